"""`freestone pack`: component data of one's own."""

import re
from pathlib import Path
from shutil import copytree
from typing import Annotated

import typer

from freestone.cli.border import Commands, console, text
from freestone.core import game as titles
from freestone.core.errors import InvalidChoice
from freestone.packs.folders import pack_folder

app = typer.Typer(cls=Commands, help="Component data of one's own: for owners of a box.", no_args_is_help=True)


@app.callback()
def packs() -> None:
    """Component data of one's own: for owners of a box."""


@app.command("new")
def new(
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="The folder to make.")],
    game: Annotated[str, typer.Option(help="The title, such as pillars.")],
    name: Annotated[str, typer.Option(help="What the pack is called; as its folder if not given.")] = "",
) -> None:
    """Copy the built-in data of a title into a new folder, where the figures printed in a box can be entered."""
    title = titles.find(game)
    if folder.exists():
        raise InvalidChoice(f"{folder} is there already; nothing was changed")
    name = name or folder.resolve().name
    source = pack_folder(title.folder / "data", title.id, None)
    copytree(source, folder)
    rename(folder / "pack.toml", name)
    for file in sorted(folder.glob("*.toml")):
        if file.name != "pack.toml":
            explain(file)
    title.pack(folder)
    console().print(text("pack-made", folder=str(folder), game=title.id, name=name), markup=False, soft_wrap=True)


def rename(file: Path, name: str) -> None:
    """Write a name into the head of a pack."""
    before = file.read_text(encoding="utf-8")
    quoted = name.replace("\\", "\\\\").replace('"', '\\"')
    changed, count = re.subn(r"^name = .*$", lambda _: f'name = "{quoted}"', before, flags=re.MULTILINE)
    assert count == 1, f"{file} has {count} names"
    file.write_text(changed, encoding="utf-8")


def explain(file: Path) -> None:
    """Say at the head of a file what `source` means and what its owner writes there."""
    head = "".join(f"# {line}".rstrip() + "\n" for line in text("pack-head").splitlines())
    file.write_text(f"{head}#\n{file.read_text(encoding='utf-8')}", encoding="utf-8")
