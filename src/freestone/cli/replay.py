"""`freestone replay`: a saved game, told from its journal."""

import json
from pathlib import Path
from typing import Annotated

import typer

from freestone.cli.border import Json, PackFolder, console
from freestone.cli.play import words_for
from freestone.cli.screen import Screen
from freestone.core.errors import InvalidChoice
from freestone.core.journal import portable
from freestone.core.match import Match, load
from freestone.i18n import FALLBACK


def replay(
    file: Annotated[Path, typer.Argument(exists=True, dir_okay=False, help="A journal.")],
    to: Annotated[int | None, typer.Option(min=0, help="Stop after so many entries.")] = None,
    pack: PackFolder = None,
    language: Annotated[str, typer.Option(help="The language of the log.")] = FALLBACK,
    as_json: Json = False,
) -> None:
    """Tell a game from its journal and show the table at its end, or after some entries.

    While a game is not over, what only one player may know stays hidden, and so does the seed.
    """
    match = load(file, pack, watched=True)
    running, most = match.seat is not None, len(match.journal.entries)
    if to is not None:
        if to > most:
            raise InvalidChoice(f"{file} has {most} entries; there is no entry {to}")
        match.rewind(to)
    if as_json:
        typer.echo(json.dumps(plain(match, running), ensure_ascii=False))
        return
    screen = Screen(console(), match, words_for(match, language))
    screen.log(event for _, event in match.log if not (running and event.audience is not None))
    screen.table(None)
    screen.score(None)
    if match.seat is None:
        screen.winners()


def plain(match: Match, running: bool) -> dict[str, object]:
    """Return a match as plain values, without what nobody may know while it runs."""
    header = match.journal.header
    return {
        "game": header.game,
        "rules": header.rules,
        "pack": header.pack,
        "names": header.names,
        "players": header.players,
        "settings": header.settings,
        "seed": None if running else portable(header.seed),
        "entries": match.known_entries(None) if running else match.journal.entries,
        "over": match.seat is None,
        "seat": match.seat,
        "scores": match.scores,
        "score_sheet": match.score_sheet,
        "winners": match.winners,
    }
