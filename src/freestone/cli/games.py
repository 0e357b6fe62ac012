"""`freestone games` and `freestone pack`: the installed games, and packs of your own."""

import json
import re
from pathlib import Path
from shutil import copytree
from typing import Annotated, Final

import typer

from freestone.bots import roster
from freestone.bots.levels import LEVELS
from freestone.cli.border import Commands, Json, console, headed, spoken, text
from freestone.core import game as games_
from freestone.core.errors import InvalidChoice
from freestone.packs import sources
from freestone.packs.folders import pack_folder
from freestone.thinking.network import trained_seats
from freestone.words import Words

HELP: Final = "Packs of your own, for owners of a box."
packs = typer.Typer(cls=Commands, help=HELP, no_args_is_help=True)


def games(as_json: Json = False) -> None:
    """List the installed games with their settings, component data and own bots, and the bots that play any game."""
    found, bots, faults = [], list(roster.bots_for(None)), games_.installed().faults
    others = [bot for bot in bots if bot not in LEVELS]
    players = [text("games-levels", bots=", ".join(LEVELS)), text("games-bots", bots=", ".join(others))]
    table = headed("name", "title", "players", "settings", "data")
    for game in games_.registry().values():
        pack, most = game.pack(), max(game.seat_counts)
        title, totals = Words(game, [], spoken(), pack).text("title"), sources.totals(pack)
        settings = {
            setting.name: [setting.default, *(value for value in setting.values(most) if value is not setting.default)]
            for setting in game.settings
        }
        trained = trained_seats(game)
        if trained:
            players.append(text("games-trained", game=game.id, seats=", ".join(map(str, trained))))
        if own := [name for name in roster.bots_for(game.id) if name not in bots]:
            players.append(text("games-own-bots", game=game.id, bots=", ".join(own)))
        found.append(
            {
                "id": game.id,
                "title": title,
                "rules": game.rules,
                "pack": pack.name,
                "figures": dict(totals),
                "seats": list(game.seat_counts),
                "settings": settings,
                "bots": own,
                "trained_seats": trained,
            }
        )
        lines = [f"{name}: {', '.join(str(value).lower() for value in values)}" for name, values in settings.items()]
        data = text("cli-figures-of-pack", rows=totals.total(), count=totals["reconstructed"])
        table.add_row(game.id, title, ", ".join(map(str, game.seat_counts)), "\n".join(lines), f"{pack.name}\n{data}")
    if as_json:
        typer.echo(json.dumps({"games": found, "levels": LEVELS, "bots": bots, "left_out": faults}))
        return
    left_out = [text("games-left-out", game=name, reason=reason) for name, reason in faults.items()]
    console().print(table, *players, *left_out, sep="\n", soft_wrap=True)


@packs.callback(help=HELP)
def pack() -> None:
    """Group the commands for packs."""


@packs.command("new")
def new_pack(
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="The folder to make.")],
    game: Annotated[str, typer.Option(help="The game, such as pillars.")],
    name: Annotated[str, typer.Option(help="The name of the pack; by default that of its folder.")] = "",
) -> None:
    """Copy a game's built-in pack into a new folder, for you to enter the figures printed in your box."""
    found = games_.find(game)
    if folder.exists():
        raise InvalidChoice("already-there", folder=str(folder))
    name = name or folder.resolve().name
    quoted = json.dumps(name, ensure_ascii=False)  # a text of JSON is one of TOML
    head = "".join(f"# {line}".rstrip() + "\n" for line in text("pack-head").splitlines())
    copytree(pack_folder(found), folder)
    for file in sorted(folder.glob("*.toml")):
        content = file.read_text(encoding="utf-8")
        if file.name == "pack.toml":
            # A function, because a backslash in a replacement text is an escape.
            content = re.sub(r"^name = .*$", lambda _: f"name = {quoted}", content, flags=re.MULTILINE)
        else:
            content = f"{head}#\n{content}"
        file.write_text(content, encoding="utf-8")
    # Raises if the copy cannot be read; better now than at the first game.
    found.pack(folder)
    console().print(text("pack-made", folder=str(folder), game=found.id, name=name), markup=False, soft_wrap=True)
