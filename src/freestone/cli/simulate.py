"""`freestone simulate`: many games between bots."""

import json
import time
from contextlib import closing
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer
from rich.box import SIMPLE_HEAD
from rich.table import Table

from freestone.bots.files import short_name
from freestone.cli.border import Json, Options, PackFolder, Workers, console, headed, parse_options, processes, text
from freestone.cli.players import split
from freestone.cli.progress import follow, leave_if_stopped
from freestone.core.errors import InvalidChoice
from freestone.lab.archive import Archive, Form, Lines
from freestone.lab.rows import COLUMNS, Column
from freestone.lab.simulate import Plan, run
from freestone.lab.summary import Tally


class Text(StrEnum):
    """How rows are written to the standard output."""

    JSONL = "jsonl"
    CSV = "csv"


def show_schema(wanted: bool) -> None:
    """Say what the columns of CSV and Parquet files mean."""
    if wanted:
        found = Table(*Column._fields, box=SIMPLE_HEAD)
        for column in COLUMNS:
            found.add_row(*column)
        console().print(found)
        raise typer.Exit


def simulate(
    game: Annotated[str, typer.Argument(help="The title, such as pillars.")],
    players: Annotated[
        str, typer.Option(help="Bots, separated by commas: by name, or by file, such as ./mybot.py.")
    ] = "random,random",
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 1000,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 0,
    workers: Workers = 0,
    output: Annotated[
        Path | None,
        typer.Option(dir_okay=False, help="Keep a row a game in this file: .jsonl, .csv or .parquet."),
    ] = None,
    format: Annotated[Text | None, typer.Option(help="Write the rows to the standard output instead.")] = None,
    option: Options = None,
    pack: PackFolder = None,
    as_json: Json = False,
    schema: Annotated[  # noqa: ARG001 - show_schema is its only use
        bool, typer.Option("--schema", callback=show_schema, is_eager=True, help="Only explain the columns of rows.")
    ] = False,
) -> None:
    """Play many games between bots and sum them up.

    Ctrl-C stops early and keeps what is there; with --output the same command goes on with the games that are missing.
    """
    if format and (as_json or output):
        other = "--json" if as_json else "--output"
        raise InvalidChoice(f"--format writes rows to the standard output: it does not go with {other}")
    folder = None if pack is None else str(pack.absolute())
    plan = Plan(game, tuple(split(players)), seed, parse_options(option), folder)
    plan.check()
    tally, played = Tally(list(plan.players)), Tally(list(plan.players))
    archive = None if output is None else Archive(output, plan)
    began = time.perf_counter()
    if archive is not None:
        complete = resume(archive, games, processes(workers), tally, played)
    else:
        shown = [Lines(typer.get_text_stream("stdout"), Form(format)).write] if format else []
        with closing(run(plan, games, processes(workers))) as results:
            complete = follow(results, games, tally.add, played.add, *shown)
    seconds = time.perf_counter() - began
    if as_json:
        typer.echo(json.dumps(summary(plan, tally, played, seconds, complete)))
    elif format is None:
        console().print(table(plan, tally, played, seconds))
    leave_if_stopped(complete, tally.games, games, resumable=archive is not None)


def resume(archive: Archive, games: int, workers: int, tally: Tally, played: Tally) -> bool:
    """Count the games in a file and play those that are missing; return whether none is missing now."""
    for row in archive.kept():
        if tally.games < games:
            tally.add(row)
    first = tally.games
    if first == games:
        return True
    with closing(run(archive.plan, games, workers, first)) as results, archive.added() as write:
        return follow(results, games, write, tally.add, played.add, done=first)


def summary(plan: Plan, tally: Tally, played: Tally, seconds: float, complete: bool) -> dict[str, object]:
    """Return the results as plain values."""
    return {
        "game": plan.game,
        "players": list(plan.players),
        "seed": plan.seed,
        "options": plan.options,
        "games": tally.games,
        "complete": complete,
        "seats": tally.seats(),
        "seconds": seconds,
        "games_per_second": played.games / seconds,
        "choices_per_second": played.choices / seconds,
    }


def table(plan: Plan, tally: Tally, played: Tally, seconds: float) -> Table:
    """Return the results as a table, a row a seat."""
    title = text("simulate-title", game=plan.game, games=tally.games)
    columns = ("seat", "player", "mean-score", "interval", "wins", "interval")
    found = headed(*columns, numbers=4, title=title, title_justify="left", caption=rate(tally, played, seconds))
    for row in tally.seats():
        around, (least, most) = row["mean_score_interval"], row["win_share_interval"]
        figures = [f"{row['mean_score']:.2f}", f"{around[0]:.2f} … {around[1]:.2f}" if around else ""]
        shares = [f"{row['win_share']:.1%}", f"{least:.1%} … {most:.1%}"]
        found.add_row(str(row["seat"]), short_name(row["player"]), *figures, *shares)
    return found


def rate(tally: Tally, played: Tally, seconds: float) -> str:
    """Return how fast games were played, and how many if some stood in a file."""
    if not played.games:
        return text("simulate-kept" if tally.games else "simulate-none")
    paces = {"games": pace(played.games / seconds), "choices": pace(played.choices / seconds)}
    found = text("simulate-rate", **paces)
    return found if played.games == tally.games else text("simulate-played", played=played.games, rate=found)


def pace(rate: float) -> str:
    """Return a rate in as many digits as matter.

    >>> pace(1234.5), pace(0.123)
    ('1,234', '0.12')
    """
    return f"{rate:,.0f}" if rate >= 10 else f"{rate:.2g}"
