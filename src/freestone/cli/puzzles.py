"""`freestone lab puzzles`: positions in which one option is clearly better, found in games between bots."""

import json
from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from time import monotonic
from typing import Annotated, Final

import typer

from freestone.advice.puzzle import GRADES, Puzzle, read, write
from freestone.cli.border import (
    STOPPED,
    ClusterAddress,
    GameName,
    Json,
    PackFolder,
    Settings,
    Workers,
    console,
    follow,
    headed,
    parse_settings,
    pool,
    refuse_missing_folder,
    split,
    spoken,
    text,
)
from freestone.core.errors import InvalidChoice, shown
from freestone.core.game import find
from freestone.lab import puzzles as searches
from freestone.lab.puzzles import Examined
from freestone.lab.simulate import Plan
from freestone.words import Words

HOUR: Final = 3600


def puzzles(
    game: GameName,
    count: Annotated[int, typer.Option(min=1, help="Stop when this many puzzles are found.")] = 60,
    seats: Annotated[str, typer.Option(help="Numbers of players, separated by commas; games take turns.")] = "2,3,4",
    player: Annotated[str, typer.Option(help="The bot that plays all seats.")] = "master",
    output: Annotated[
        Path | None,
        typer.Option(metavar="FILE", dir_okay=False, help="Save searched games here; by default GAME-puzzles.jsonl."),
    ] = None,
    into: Annotated[
        Path | None, typer.Option(metavar="FILE", dir_okay=False, help="Write the puzzles into this file too.")
    ] = None,
    again: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            exists=True,
            dir_okay=False,
            help="Instead of games, search the puzzles in this file again and keep those that stand.",
        ),
    ] = None,
    hours: Annotated[float, typer.Option(min=0.001, help="Stop after this many hours.")] = 24.0,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 0,
    workers: Workers = 0,
    cluster: ClusterAddress = "",
    setting: Settings = None,
    pack: PackFolder = None,
    as_json: Json = False,
) -> None:
    """Find puzzles: decisions in games between bots in which one option is clearly better, for a reason.

    Every puzzle is verified by two deep searches with different chance; whatever is wrong or ambiguous is thrown out.
    Ctrl-C stops early and keeps the games so far; the same command resumes the search.
    """
    refuse_missing_folder(into)
    if into is not None and into.exists():
        read(into)  # nobody's other file may be lost
    if again is not None:
        known = [one for one in read(again) if one.game == game]
        if not known:
            raise InvalidChoice("no-puzzles", file=str(again))
        _again(game, known, into, workers, cluster, as_json)
        return
    path = output or Path(f"{game}-puzzles.jsonl")
    refuse_missing_folder(path)
    folder = None if pack is None else str(pack.absolute())
    plans = [Plan(game, (player,) * number, seed, parse_settings(setting), folder) for number in _numbers(seats)]
    for plan in plans:
        plan.check()
    saved = searches.saved(path, plans)
    rows = [row for one in saved for row in one["puzzles"]]
    games = [one["number"] for one in saved]

    def add(one: Examined) -> None:
        games.append(one["number"])
        rows.extend(one["puzzles"])

    complete = True
    if len(rows) < count:
        with pool(workers, cluster) as who, closing(searches.run(path, plans, games, who)) as results:
            enough = _until_enough(results, count - len(rows), hours)
            complete = follow(enough, count, add, done=len(rows), what="puzzles", size=_size)
    found = [Puzzle.read(row) for row in rows]
    if into is not None:
        write(into, found)
    if as_json:
        answer = {"complete": complete, "games": len(games), "puzzles": len(found), "grades": _grades(found)}
        typer.echo(json.dumps(answer))
    else:
        _show(game, found, len(games))
    if not complete:
        console(stderr=True).print(text("puzzles-stopped", file=str(path)), soft_wrap=True, markup=False)
        raise typer.Exit(STOPPED)


def _again(game: str, known: list[Puzzle], into: Path | None, workers: int, cluster: str, as_json: bool) -> None:
    """Search known puzzles again, say how many still stand, and write these into a file."""
    found: list[Puzzle] = []
    with pool(workers, cluster) as who, closing(searches.all_again(known, who)) as results:
        complete = follow(results, len(known), lambda one: found.extend([one] if one else []), what="puzzles")
    order = [one.id for one in known]
    found.sort(key=lambda one: order.index(one.id))
    if complete and into is not None:
        write(into, found)
    if as_json:
        answer = {"complete": complete, "known": len(known), "puzzles": len(found), "grades": _grades(found)}
        typer.echo(json.dumps(answer))
    else:
        _table(game, found)
        console().print(text("puzzles-stand", count=len(found), known=len(known)), soft_wrap=True)
    if not complete:
        raise typer.Exit(STOPPED)


def _numbers(seats: str) -> list[int]:
    found = split(seats)
    if not all(number.isascii() and number.isdecimal() for number in found):
        raise InvalidChoice("not-numbers-of-players", text=shown(seats))
    return [int(number) for number in found]


def _size(one: Examined) -> int:
    return len(one["puzzles"])


def _until_enough(results: Iterator[Examined], wanted: int, hours: float) -> Iterator[Examined]:
    """Yield games until `wanted` puzzles are found or the time is over."""
    end, found = monotonic() + HOUR * hours, 0
    for one in results:
        yield one
        found += _size(one)
        if found >= wanted or monotonic() >= end:
            return


def _grades(found: list[Puzzle]) -> dict[str, list[int]]:
    """Return how many puzzles there are of each theme, by grade."""
    counts = Counter((one.theme, one.grade) for one in found)
    themes = sorted({one.theme for one in found})
    return {theme: [counts[theme, grade] for grade in range(1, GRADES + 1)] for theme in themes}


def _show(game: str, found: list[Puzzle], games: int) -> None:
    _table(game, found)
    console().print(text("puzzles-found", count=len(found), games=games), soft_wrap=True)


def _table(game: str, found: list[Puzzle]) -> None:
    words = Words(find(game), [], spoken())
    table = headed("theme", *(f"grade-{grade}" for grade in range(1, GRADES + 1)), numbers=GRADES)
    for theme, counts in _grades(found).items():
        table.add_row(words.text_or(f"theme-{theme}", theme), *map(str, counts))
    console().print(table)
