"""`freestone bench` and `freestone perft`: how fast the rules are, and how many lines of play they allow."""

import json
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated, Any, Final

import typer
from rich.table import Table

from freestone.bench.engines import (
    ENGINES,
    ENVIRONMENTS,
    FORMS,
    Unavailable,
    ask,
    circumstances,
    environments,
    find,
    summary,
)
from freestone.bench.measure import Measurement
from freestone.cli.border import (
    INVALID,
    Json,
    PackFolder,
    Progress,
    Settings,
    console,
    headed,
    numeral,
    parse_settings,
    refuse_missing_folder,
    split,
    text,
)
from freestone.core import game
from freestone.core.errors import InvalidChoice, unknown
from freestone.core.match import load, new
from freestone.lab.checks import perft as count
from freestone.lab.checks import positions

Columns = tuple[tuple[str, str, int], ...]  # head, figure, digits after the point
SPEED: Final[Columns] = (
    ("games-rate", "games_per_second", 0),
    ("choices-rate", "choices_per_second", 0),
    ("times", "choices_ratio", 1),
    ("copy", "copy_us", 2),
    ("times", "copy_ratio", 1),
)
BORDER: Final[Columns] = (
    ("apply-rate", "applied_per_second", 0),
    ("to-rules", "applied_cost", 2),
    ("match-rate", "played_per_second", 0),
    ("to-apply", "played_cost", 2),
)
USE: Final[Columns] = (
    ("replay", "replay_ms", 2),
    ("simulated-rate", "simulated_by_1", 0),
    ("by-two", "simulated_by_2", 0),
)
STEPS: Final[Columns] = (
    ("environment", "environment", 0),
    ("steps-rate", "steps_per_second", 0),
    ("times", "steps_ratio", 2),
)


def bench(
    games: Annotated[
        list[str] | None, typer.Argument(metavar="GAME", help="Games, such as pillars; all by default.")
    ] = None,
    engines: Annotated[str, typer.Option(help="The engines to compare, separated by commas.")] = ",".join(ENGINES),
    seconds: Annotated[float, typer.Option(min=0.05, help="The time for each figure in a round.")] = 1.0,
    rounds: Annotated[int, typer.Option(min=1, help="The number of rounds; the medians are reported.")] = 3,
    output: Annotated[Path | None, typer.Option(dir_okay=False, help="Save all measurements here as JSON.")] = None,
    as_json: Json = False,
) -> None:
    """Measure random games, copies, replays, simulations and environments, next to other engines.

    The other engines are installed when first needed, each into its own environment in your cache folder.
    """
    refuse_missing_folder(output)
    wanted, known = split(engines), game.registry()
    for engine in wanted:
        if engine not in ENGINES:
            raise unknown("engine", engine, ENGINES)
    tables = [f"{name}:{seats}" for name in games or known for seats in game.find(name).seat_counts]
    missing: list[Unavailable] = []
    measured: list[list[Measurement]] = [[] for _ in range(rounds)]
    with TemporaryDirectory() as scratch, Progress("rows") as progress:
        places = []
        for engine in wanted:
            with _noting(missing):
                places.append(find(engine, tables, Path(scratch), progress.say))
                if engine in FORMS and "environments" in wanted:
                    places.append(environments(places[-1], progress.say))
        progress.reach(0, rounds * sum(place.rows for place in places))
        # Rounds outside, engines inside: each ratio compares figures of the same minutes, however busy the machine is.
        for number in range(rounds):
            for place in places:
                with _noting(missing):
                    for row in ask(place, seconds):
                        measured[number].append(row)
                        progress.advance()
    report: dict[str, Any] = {
        **circumstances(),
        "seconds": seconds,
        "rows": summary(measured),
        "rounds": measured,
    }
    if output:
        output.write_text(json.dumps(report, indent=1), encoding="utf-8")
    if as_json:
        typer.echo(json.dumps(report))
    else:
        steps = [row for row in report["rows"] if "environment" in row]
        steps.sort(key=lambda row: ENVIRONMENTS.index(row["environment"]))
        console().print(*(_table(report["rows"], columns) for columns in (SPEED, BORDER, USE)), _table(steps, STEPS))
    for reason in dict.fromkeys(map(str, missing)):
        typer.echo(text("bench-left-out", reason=reason), err=True)
    if missing:
        raise typer.Exit(INVALID)


@contextmanager
def _noting(missing: list[Unavailable]) -> Iterator[None]:
    """Continue without an engine that is not available, and note the reason."""
    try:
        yield
    except Unavailable as reason:
        missing.append(reason)


def _table(rows: list[Measurement], columns: Columns) -> Table | str:
    names = ("engine", "game", "seats", *(head for head, _, _ in columns))
    found = headed(*names, numbers=len(names) - 2, pad_edge=False, collapse_padding=True)
    for row in rows:
        cells = [_cell(row[name], digits) if name in row else "" for _, name, digits in columns]
        if any(cells):
            found.add_row(row["engine"], row["game"], str(row["seats"]), *cells)
    return found if found.row_count else ""


def _cell(value: float | str, digits: int) -> str:
    return value if isinstance(value, str) else numeral(value, digits)


def perft(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="The game, such as pillars.")] = None,
    depth: Annotated[int, typer.Option(min=1, help="The greatest number of entries to look ahead.")] = 3,
    seats: Annotated[int, typer.Option(help="The number of players.")] = 2,
    seed: Annotated[int, typer.Option(help="The seed of the chance before the first decision.")] = 0,
    load_file: Annotated[
        Path | None, typer.Option("--load", metavar="FILE", dir_okay=False, help="Count from the end of this journal.")
    ] = None,
    setting: Settings = None,
    pack: PackFolder = None,
    as_json: Json = False,
) -> None:
    """Count all lines of play from the first decision, chance included; a changed rule changes the counts."""
    if load_file is not None:
        match = load(load_file, pack)
    elif game is not None:
        match = new(game, seats, seed, settings=parse_settings(setting), pack=pack)
    else:
        raise InvalidChoice("perft-what")
    rows = []
    for deep in range(1, depth + 1):
        began, lines = time.perf_counter(), 0
        ahead = positions(match.state, min(2, deep))  # what follows each pair of first entries is a step of the bar
        with Progress("lines", len(ahead)) as progress:
            for position in ahead:
                lines += count(position, deep - min(2, deep))
                progress.advance()
        rows.append({"depth": deep, "lines": lines, "seconds": time.perf_counter() - began})
    if as_json:
        typer.echo(json.dumps({"game": match.game.id, "seats": len(match.names), "counts": rows}))
        return
    table = headed("depth", "lines", "seconds", numbers=3)
    for row in rows:
        table.add_row(f"{row['depth']}", numeral(row["lines"]), numeral(row["seconds"], 2))
    console().print(table)
