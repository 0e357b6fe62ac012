"""`freestone check`: journals, packs, figures, and the rules themselves."""

import re
from pathlib import Path
from typing import Annotated, Any

import typer

from freestone.cli import checks
from freestone.cli.border import INVALID, Json, PackFolder, fail
from freestone.core import game as titles
from freestone.core.errors import InvalidChoice
from freestone.core.game import Game
from freestone.packs.folders import game_of


def check(
    what: Annotated[
        list[str] | None, typer.Argument(metavar="FILE", help="Journals; with --data or --fuzz: titles.")
    ] = None,
    repair: Annotated[bool, typer.Option("--repair", help="Drop a broken last line; FILE.bak keeps it.")] = False,
    fuzz: Annotated[
        str | None, typer.Option("--fuzz", metavar="TIME", help="Play at random for a while, such as 30s or 5m.")
    ] = None,
    data: Annotated[bool, typer.Option("--data", help="Count the component data and list doubtful figures.")] = False,
    game: Annotated[str | None, typer.Option(help="Only this title, with --data or --fuzz.")] = None,
    pack: PackFolder = None,
    seed: Annotated[int | None, typer.Option(help="The seed of --fuzz; new every time if not given.")] = None,
    as_json: Json = False,
) -> None:
    """Check journals, a pack, the component data, or the rules by random play; status 1 if something is wrong."""
    names = [*(what or []), *([game] if game else [])]
    if fuzz is not None and not data:
        sound = checks.rules(chosen(names, pack), duration(fuzz), seed, pack, as_json)
    elif data and fuzz is None:
        sound = checks.data(chosen(names, pack), pack, as_json)
    elif what and not game and fuzz is None:
        sound = checks.journals([existing(name) for name in what], pack, repair, as_json)
    elif pack is not None and not names and fuzz is None:
        sound = checks.pack(pack, as_json)
    else:
        fail("check one of these: journals, --fuzz TIME, --data, or --pack DIR")
    if data or fuzz is not None:  # of all games: those that are left out have been named on the way
        sound = sound and (bool(names) or pack is not None or not titles.installed().faults)
    if not sound:
        raise typer.Exit(INVALID)


def chosen(names: list[str], pack: Path | None) -> list[Game[Any]]:
    """Return the named titles; if none is named, the one that a pack is made for, or all."""
    if names:
        return [titles.find(name) for name in names]
    return list(titles.registry().values()) if pack is None else [game_of(pack)]


def existing(name: str) -> Path:
    """Return a file that is there."""
    if not Path(name).is_file():
        raise InvalidChoice(f"there is no file {name}")
    return Path(name)


def duration(text: str) -> float:
    """Return seconds.

    >>> duration("90s"), duration("1.5m")
    (90.0, 90.0)
    """
    found = re.fullmatch(r"(\d+(?:\.\d+)?)([smh]?)", text)
    if not found:
        raise InvalidChoice(f"a time is written 30s, 5m or 1h, not {text!r}")
    return float(found[1]) * {"s": 1, "": 1, "m": 60, "h": 3600}[found[2]]
