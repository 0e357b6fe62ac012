"""`freestone pack`: make a pack of your own."""

import json
import re
from pathlib import Path
from shutil import copytree
from typing import Annotated

import typer

from freestone.cli.border import Commands, console, text
from freestone.core import game as titles
from freestone.core.errors import InvalidChoice
from freestone.packs.folders import pack_folder

HELP = "Packs of your own, for owners of a box."
app = typer.Typer(cls=Commands, help=HELP, no_args_is_help=True)


@app.callback(help=HELP)
def packs() -> None:
    """Group the commands for packs."""


@app.command("new")
def new(
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="The folder to make.")],
    game: Annotated[str, typer.Option(help="The game, such as pillars.")],
    name: Annotated[str, typer.Option(help="The name of the pack; by default that of its folder.")] = "",
) -> None:
    """Copy a game's built-in pack into a new folder, for you to enter the figures printed in your box."""
    title = titles.find(game)
    if folder.exists():
        raise InvalidChoice(f"{folder} is there already; nothing was changed")
    name = name or folder.resolve().name
    quoted = json.dumps(name, ensure_ascii=False)  # a text of JSON is one of TOML
    head = "".join(f"# {line}".rstrip() + "\n" for line in text("pack-head").splitlines())
    copytree(pack_folder(title), folder)
    for file in sorted(folder.glob("*.toml")):
        content = file.read_text(encoding="utf-8")
        if file.name == "pack.toml":
            content = re.sub(r"^name = .*$", lambda _: f"name = {quoted}", content, flags=re.MULTILINE)
        else:
            content = f"{head}#\n{content}"
        file.write_text(content, encoding="utf-8")
    title.pack(folder)
    console().print(text("pack-made", folder=str(folder), game=title.id, name=name), markup=False, soft_wrap=True)
