"""`freestone simulate`: many games between bots."""

import csv
import json
import os
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from enum import StrEnum
from pathlib import Path
from typing import Annotated, TextIO

import typer
from rich.box import SIMPLE_HEAD
from rich.table import Table

from freestone.cli.border import Json, Options, PackFolder, console, parse_options
from freestone.cli.players import split
from freestone.cli.progress import follow, tell_stopped
from freestone.core.errors import InvalidChoice
from freestone.lab.simulate import Plan, Result, run
from freestone.lab.summary import Tally


class Format(StrEnum):
    """How results are written."""

    TABLE = "table"
    JSONL = "jsonl"
    CSV = "csv"


def simulate(
    game: Annotated[str, typer.Argument(help="The title, such as pillars.")],
    players: Annotated[str, typer.Option(help="Bots by name, separated by commas.")] = "random,random",
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 1000,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 0,
    workers: Annotated[int, typer.Option(min=0, help="How many processes; 0 means one for each core.")] = 0,
    format: Annotated[Format | None, typer.Option(help="Rows of what form; by the file's name if not given.")] = None,
    output: Annotated[Path | None, typer.Option(dir_okay=False, help="Write a row a game to this file.")] = None,
    option: Options = None,
    pack: PackFolder = None,
    as_json: Json = False,
) -> None:
    """Play many games between bots and sum them up; Ctrl-C stops early and keeps what is there."""
    plan = Plan(
        game, tuple(split(players)), seed, parse_options(option), None if pack is None else str(pack.absolute())
    )
    plan.check()
    form = format or form_of(output)
    if as_json and output is None and form is not Format.TABLE:
        raise InvalidChoice(
            f"--json and --format {form} both write to the standard output; give the rows a file: --output"
        )
    tally = Tally(list(plan.players))
    began = time.perf_counter()
    with closing(run(plan, games, workers or os.cpu_count() or 1)) as results, written(output, form) as write:
        complete = follow(results, games, tally.add, write)
    seconds = time.perf_counter() - began
    if not complete:
        tell_stopped(tally.games, games)
    if as_json:
        typer.echo(json.dumps(summary(plan, tally, seconds)))
    elif output or form is Format.TABLE:
        console().print(table(plan, tally, seconds))


def form_of(output: Path | None) -> Format:
    """Return the form that a file's name asks for: CSV or, for any other file, JSON Lines."""
    if output is None:
        return Format.TABLE
    return Format.CSV if output.suffix == ".csv" else Format.JSONL


@contextmanager
def written(output: Path | None, form: Format) -> Iterator[Callable[[Result], None]]:
    """Return what writes a row: to the file, to the standard output, or nowhere."""
    if form is Format.TABLE:
        yield lambda _: None
    elif output is None:
        yield writer(typer.get_text_stream("stdout"), form)
    else:
        with output.open("w", encoding="utf-8", newline="") as file:
            yield writer(file, form)


def writer(file: TextIO, form: Format) -> Callable[[Result], None]:
    """Return what writes a row in a form."""
    return CsvWriter(file).write if form is Format.CSV else JsonWriter(file).write


class JsonWriter:
    """Writes rows as JSON Lines."""

    def __init__(self, file: TextIO) -> None:
        self._file = file

    def write(self, row: Result) -> None:
        """Write one game."""
        self._file.write(json.dumps(row) + "\n")


class CsvWriter:
    """Writes flat rows: a column a seat for scores, victories and each source of points."""

    def __init__(self, file: TextIO) -> None:
        self._file = file
        self._rows: csv.DictWriter[str] | None = None

    def write(self, row: Result) -> None:
        """Write one game; the first one brings the names of the columns."""
        flat = self._flat(row)
        if self._rows is None:
            self._rows = csv.DictWriter(self._file, list(flat), lineterminator="\n")
            self._rows.writeheader()
        self._rows.writerow(flat)

    def _flat(self, row: Result) -> dict[str, int | float | str]:
        flat: dict[str, int | float | str] = {"game": row["game"], "seed": row["seed"]}
        flat |= {"entries": row["entries"], "choices": row["choices"]}
        share = 1 / len(row["winners"])
        for seat, player in enumerate(row["players"]):
            flat |= {f"player_{seat}": player, f"score_{seat}": row["scores"][seat]}
            flat[f"win_{seat}"] = share if seat in row["winners"] else 0
            flat |= {f"{source}_{seat}": points for source, points in row["score_sheet"][seat].items()}
        return flat


def summary(plan: Plan, tally: Tally, seconds: float) -> dict[str, object]:
    """Return the results as plain values."""
    return {
        "game": plan.game,
        "players": list(plan.players),
        "seed": plan.seed,
        "options": plan.options,
        "games": tally.games,
        "seats": tally.seats(),
        "seconds": seconds,
        "games_per_second": tally.games / seconds,
        "choices_per_second": tally.choices / seconds,
    }


def table(plan: Plan, tally: Tally, seconds: float) -> Table:
    """Return the results as a table, a row a seat."""
    rate = f"{tally.games / seconds:,.0f} games/s, {tally.choices / seconds:,.0f} choices/s"
    found = Table(box=SIMPLE_HEAD, caption=rate, title=f"{plan.game}: {tally.games:,} games", title_justify="left")
    for column in ("seat", "player", "mean score", "95%", "wins", "95%"):
        found.add_column(column, justify="left" if column == "player" else "right")
    for row in tally.seats():
        low, high = row["mean_score_interval"]
        least, most = row["win_share_interval"]
        figures = [f"{row['mean_score']:.2f}", f"{low:.2f} … {high:.2f}"]
        shares = [f"{row['win_share']:.1%}", f"{least:.1%} … {most:.1%}"]
        found.add_row(str(row["seat"]), row["player"], *figures, *shares)
    return found
