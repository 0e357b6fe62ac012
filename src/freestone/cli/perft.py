"""`freestone perft`: how many lines of play there are."""

import json
import time
from pathlib import Path
from typing import Annotated

import typer

from freestone.cli.border import Json, PackFolder, Settings, console, fail, headed, parse_settings
from freestone.cli.progress import Progress
from freestone.core.match import Match, load, new
from freestone.core.state import State
from freestone.lab import perft as lab


def perft(
    game: Annotated[str | None, typer.Argument(help="The title, such as pillars.")] = None,
    depth: Annotated[int, typer.Option(min=1, help="How many entries deep.")] = 3,
    seats: Annotated[int, typer.Option(help="How many players.")] = 2,
    seed: Annotated[int, typer.Option(help="Chance before the first decision, from where counting begins.")] = 0,
    load_file: Annotated[
        Path | None, typer.Option("--load", metavar="FILE", dir_okay=False, help="Count from the end of this journal.")
    ] = None,
    setting: Settings = None,
    pack: PackFolder = None,
    as_json: Json = False,
) -> None:
    """Count the lines of play from the first decision of a game, chance included: a changed rule changes the counts."""
    match = begin(game, seats, seed, load_file, setting, pack)
    rows = [counted(match.state, deep) for deep in range(1, depth + 1)]
    if as_json:
        typer.echo(json.dumps({"game": match.game.id, "seats": len(match.names), "counts": rows}))
        return
    table = headed("depth", "lines", "seconds", numbers=3)
    for row in rows:
        table.add_row(f"{row['depth']}", f"{row['lines']:,}", f"{row['seconds']:.2f}")
    console().print(table)


def counted(state: State, depth: int) -> dict[str, float]:
    """Return how many lines there are to a depth; what follows on each pair of first entries is counted as one step."""
    began, lines = time.perf_counter(), 0
    ahead = lab.positions(state, min(2, depth))
    with Progress("lines", len(ahead)) as shown:
        for position in ahead:
            lines += lab.perft(position, depth - min(2, depth))
            shown.advance()
    return {"depth": depth, "lines": lines, "seconds": time.perf_counter() - began}


def begin(
    game: str | None, seats: int, seed: int, file: Path | None, setting: list[str] | None, pack: Path | None
) -> Match:
    """Return the match at whose position counting begins."""
    if file is not None:
        return load(file, pack)
    if game is None:
        fail("name a game, such as: freestone perft pillars --depth 3")
    return new(game, seats, seed, settings=parse_settings(setting), pack=pack)
