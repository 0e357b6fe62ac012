"""`freestone simulate`: many games between bots."""

import json
import time
from collections.abc import Callable
from contextlib import closing
from enum import StrEnum
from functools import partial
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.box import SIMPLE_HEAD
from rich.table import Table

from freestone.bots.files import short_name
from freestone.cli.border import Json, PackFolder, Settings, Workers, console, headed, parse_settings, processes, text
from freestone.cli.players import split
from freestone.cli.progress import follow, leave_if_stopped
from freestone.core.errors import InvalidChoice
from freestone.lab.archive import Archive, Form, Lines
from freestone.lab.journals import first_missing, play_and_keep
from freestone.lab.rows import COLUMNS, Column
from freestone.lab.simulate import Plan, Result, play_one, run_each
from freestone.lab.summary import Tally

ROWS: Final = "rows.jsonl"


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
    journals: Annotated[
        Path | None,
        typer.Option(metavar="DIR", file_okay=False, help="Keep the journal of every game in this folder."),
    ] = None,
    format: Annotated[Text | None, typer.Option(help="Write the rows to the standard output instead.")] = None,
    setting: Settings = None,
    pack: PackFolder = None,
    as_json: Json = False,
    schema: Annotated[  # noqa: ARG001 - show_schema is its only use
        bool, typer.Option("--schema", callback=show_schema, is_eager=True, help="Only explain the columns of rows.")
    ] = False,
) -> None:
    """Play many games between bots and sum them up.

    Ctrl-C stops early and keeps what is there; with --output or --journals the same command resumes with the games that
    are missing.
    """
    if format and (as_json or output):
        other = "--json" if as_json else "--output"
        raise InvalidChoice(f"--format writes rows to the standard output: it does not go with {other}")
    folder = None if pack is None else str(pack.absolute())
    plan = Plan(game, tuple(split(players)), seed, parse_settings(setting), folder)
    plan.check()
    tally, played = Tally(list(plan.players)), Tally(list(plan.players))
    if journals is not None:
        journals.mkdir(exist_ok=True)
        output = output or (None if format else journals / ROWS)
    kept_in = None if journals is None else str(journals)
    archive = None if output is None else Archive(output, plan)
    began = time.perf_counter()
    if archive is not None:
        complete = resume(archive, kept_in, games, processes(workers), tally, played)
    else:
        shown = [Lines(typer.get_text_stream("stdout"), Form(format)).write] if format else []
        if kept_in is not None:
            first_missing(kept_in, plan, games)
        with closing(run_each(player(kept_in), plan, games, processes(workers))) as results:
            complete = follow(results, games, tally.add, played.add, *shown)
    seconds = time.perf_counter() - began
    if as_json:
        typer.echo(json.dumps(summary(plan, tally, played, seconds, complete)))
    elif format is None:
        console().print(table(plan, tally, played, seconds))
    leave_if_stopped(complete, tally.games, games, resumable=archive is not None)


def player(journals: str | None) -> Callable[[Plan, int], Result]:
    """Return what plays a game, and keeps its journal if there is a folder for it."""
    return play_one if journals is None else partial(play_and_keep, journals)


def resume(archive: Archive, journals: str | None, games: int, workers: int, tally: Tally, played: Tally) -> bool:
    """Count the games in a file and play those that are missing; return whether none is missing now.

    A game whose row is there but whose journal is not is played again, for its journal alone.
    """
    for row in archive.kept():
        if tally.games < games:
            tally.add(row)
    known = tally.games
    first = known if journals is None else min(known, first_missing(journals, archive.plan, games))
    if first == games:
        return True
    with closing(run_each(player(journals), archive.plan, games, workers, first)) as results, archive.added() as write:

        def count(row: Result) -> None:
            if row["number"] >= known:
                write(row)
                tally.add(row)
                played.add(row)

        return follow(results, games, count, done=first)


def summary(plan: Plan, tally: Tally, played: Tally, seconds: float, complete: bool) -> dict[str, object]:
    """Return the results as plain values."""
    return {
        "game": plan.game,
        "players": list(plan.players),
        "seed": plan.seed,
        "settings": plan.settings,
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
