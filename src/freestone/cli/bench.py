"""`freestone bench`: how fast the rules are, beside other engines."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated, Final

import typer
from rich.table import Table

from freestone.bench.places import ENGINES, FORMS, Unavailable, find
from freestone.bench.rounds import Row, ask, circumstances, summary
from freestone.cli.border import INVALID, Json, console, headed, refuse_missing_folder, text
from freestone.cli.players import split
from freestone.cli.progress import Progress
from freestone.core.errors import unknown
from freestone.core.game import registry

Columns = tuple[tuple[str, str, str], ...]
SPEED: Final[Columns] = (
    ("games-rate", "games_per_second", ",.0f"),
    ("choices-rate", "choices_per_second", ",.0f"),
    ("times", "choices_ratio", ".1f"),
    ("copy", "copy_us", ".2f"),
    ("times", "copy_ratio", ".1f"),
)
USE: Final[Columns] = (
    ("replay", "replay_ms", ".2f"),
    ("simulated-rate", "simulated_by_1", ",.0f"),
    ("by-two", "simulated_by_2", ",.0f"),
)


def bench(
    games: Annotated[list[str] | None, typer.Argument(help="Titles, such as pillars; all if none is named.")] = None,
    engines: Annotated[str, typer.Option(help="Which engines, separated by commas.")] = ",".join(ENGINES),
    seconds: Annotated[float, typer.Option(min=0.05, help="How long each figure is measured in a round.")] = 1.0,
    rounds: Annotated[int, typer.Option(min=1, help="How often all engines have their turn; medians count.")] = 3,
    output: Annotated[Path | None, typer.Option(dir_okay=False, help="Write all rows to this file as JSON.")] = None,
    as_json: Json = False,
) -> None:
    """Measure random games, copies, replays and simulations, interpreted and compiled, beside catanatron and OpenSpiel.

    The other engines are installed when first needed, each into an environment of its own in the user's cache.
    """
    refuse_missing_folder(output)
    wanted, tables = chosen(split(engines)), seatings(games)
    missing: list[Unavailable] = []
    measured: list[list[Row]] = [[] for _ in range(rounds)]
    with TemporaryDirectory() as scratch, Progress("rows") as shown:
        places = []
        for engine in wanted:
            with noted(missing):
                places.append(find(engine, Path(scratch), shown.say))
        total = rounds * sum(len(tables) if place.engine in FORMS else 1 for place in places)
        shown.reach(0, total)
        for number, place in ((number, place) for number in range(rounds) for place in places):
            with noted(missing):
                for row in ask(place, seconds, tables):
                    measured[number].append(row)
                    shown.advance()
    report: Row = {**circumstances(), "seconds": seconds, "rows": summary(measured), "rounds": measured}
    if output:
        output.write_text(json.dumps(report, indent=1), encoding="utf-8")
    if as_json:
        typer.echo(json.dumps(report))
    else:
        console().print(table(report["rows"], SPEED), table(report["rows"], USE))
    for reason in dict.fromkeys(map(str, missing)):
        typer.echo(text("bench-left-out", reason=reason), err=True)
    if missing:
        raise typer.Exit(INVALID)


def chosen(engines: list[str]) -> list[str]:
    """Return the engines, if all are known."""
    for engine in engines:
        if engine not in ENGINES:
            raise unknown("engine", engine, ENGINES)
    return engines


def seatings(games: list[str] | None) -> list[str]:
    """Return every table that is measured, written `pillars:4`."""
    titles = registry()
    for name in games or []:
        if name not in titles:
            raise unknown("game", name, titles)
    return [f"{name}:{seats}" for name in games or titles for seats in titles[name].seat_counts]


@contextmanager
def noted(missing: list[Unavailable]) -> Iterator[None]:
    """Go on without an engine that is not available, and keep the reason."""
    try:
        yield
    except Unavailable as reason:
        missing.append(reason)


def table(rows: list[Row], columns: Columns) -> Table:
    """Return figures for people; `times` is how many times faster than catanatron in the same rounds."""
    names = ("engine", "game", "seats", *(head for head, _, _ in columns))
    found = headed(*names, numbers=len(names) - 2, pad_edge=False, collapse_padding=True)
    for row in rows:
        cells = [format(row[name], form) if name in row else "" for _, name, form in columns]
        if any(cells):
            found.add_row(row["engine"], row["game"], str(row["seats"]), *cells)
    return found
