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
from freestone.cli.border import (
    GameName,
    Json,
    PackFolder,
    Settings,
    Workers,
    console,
    follow,
    headed,
    leave_if_stopped,
    parse_settings,
    processes,
    split,
    text,
)
from freestone.core.errors import InvalidChoice
from freestone.lab.balance import Totals
from freestone.lab.rows import COLUMNS, Archive, Column, Form, Lines
from freestone.lab.simulate import Plan, Result, first_missing_journal, play, play_and_save, run_each

ROWS: Final = "rows.jsonl"


class TextForm(StrEnum):
    """The forms in which rows are printed."""

    JSONL = "jsonl"
    CSV = "csv"


def _show_schema(wanted: bool) -> None:
    if wanted:
        found = Table(*Column._fields, box=SIMPLE_HEAD)
        for column in COLUMNS:
            found.add_row(*column)
        console().print(found)
        raise typer.Exit


def simulate(
    game: GameName,
    players: Annotated[
        str, typer.Option(help="Bots, separated by commas: names, or files such as ./mybot.py.")
    ] = "random,random",
    games: Annotated[int, typer.Option(min=1, help="The number of games.")] = 1000,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 0,
    workers: Workers = 0,
    output: Annotated[
        Path | None,
        typer.Option(dir_okay=False, help="Save one row per game in this file: .jsonl, .csv or .parquet."),
    ] = None,
    journals: Annotated[
        Path | None,
        typer.Option(metavar="DIR", file_okay=False, help="Save the journal of every game in this folder."),
    ] = None,
    format: Annotated[TextForm | None, typer.Option(help="Print the rows instead of a summary.")] = None,
    setting: Settings = None,
    pack: PackFolder = None,
    as_json: Json = False,
    schema: Annotated[  # noqa: ARG001 - _show_schema is its only use
        bool, typer.Option("--schema", callback=_show_schema, is_eager=True, help="Explain the columns and exit.")
    ] = False,
) -> None:
    """Play many games between bots and summarize them.

    Ctrl-C stops early and keeps the results so far. With --output or --journals the same command resumes the run.
    """
    if format and (as_json or output):
        other = "--json" if as_json else "--output"
        raise InvalidChoice(f"--format prints rows, so it cannot be combined with {other}")
    folder = None if pack is None else str(pack.absolute())
    plan = Plan(game, tuple(split(players)), seed, parse_settings(setting), folder)
    plan.check()
    # All games count for the summary, but only those played now for the rates.
    tally, played = Totals(list(plan.players)), Totals(list(plan.players))
    work: Callable[[Plan, int], Result] = play
    if journals is not None:
        journals.mkdir(exist_ok=True)
        # Rows beside the journals let the same command resume.
        output = output or (None if format else journals / ROWS)
        work = partial(play_and_save, str(journals))
    began = time.perf_counter()
    if output is not None:
        archive = Archive(output, plan)
        complete = _resume(archive, work, journals, games, processes(workers), tally, played)
    else:
        if journals is not None:
            first_missing_journal(str(journals), plan, games)
        printed = [Lines(typer.get_text_stream("stdout"), Form(format)).write] if format else []
        with closing(run_each(work, plan, games, processes(workers))) as results:
            complete = follow(results, games, tally.add, played.add, *printed)
    seconds = time.perf_counter() - began
    if as_json:
        summary = {
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
        typer.echo(json.dumps(summary))
    elif format is None:
        console().print(_table(plan, tally, played, seconds))
    leave_if_stopped(complete, tally.games, games, resumable=output is not None)


def _resume(
    archive: Archive,
    work: Callable[[Plan, int], Result],
    journals: Path | None,
    games: int,
    workers: int,
    tally: Totals,
    played: Totals,
) -> bool:
    """Count the saved games and play the missing ones; return whether none is missing now.

    A game with a saved row but without its journal is played again, for its journal alone.
    """
    for row in archive.rows():
        # The file may hold more games than are asked for now; all are read, to be sure that they belong to this plan.
        if tally.games < games:
            tally.add(row)
    # Rows are written in the order of their numbers, so their count is the first missing number.
    known = first = tally.games
    if journals is not None:
        first = min(known, first_missing_journal(str(journals), archive.plan, games))
    if first == games:
        return True
    with closing(run_each(work, archive.plan, games, workers, first)) as results, archive.writer() as write:

        def count(row: Result) -> None:
            if row["number"] >= known:
                write(row)
                tally.add(row)
                played.add(row)

        return follow(results, games, count, done=first)


def _table(plan: Plan, tally: Totals, played: Totals, seconds: float) -> Table:
    rate = text("simulate-kept" if tally.games else "simulate-none")
    if played.games:
        paces = {"games": pace(played.games / seconds), "choices": pace(played.choices / seconds)}
        rate = text("simulate-rate", **paces)
        if played.games < tally.games:
            rate = text("simulate-played", played=played.games, rate=rate)
    title = text("simulate-title", game=plan.game, games=tally.games)
    columns = ("seat", "player", "mean-score", "interval", "wins", "interval")
    found = headed(*columns, numbers=4, title=title, title_justify="left", caption=rate)
    for row in tally.seats():
        around, (least, most) = row["mean_score_interval"], row["win_share_interval"]
        figures = [f"{row['mean_score']:.2f}", f"{around[0]:.2f} … {around[1]:.2f}" if around else ""]
        shares = [f"{row['win_share']:.1%}", f"{least:.1%} … {most:.1%}"]
        found.add_row(str(row["seat"]), short_name(row["player"]), *figures, *shares)
    return found


def pace(rate: float) -> str:
    """Return a rate with as many digits as matter.

    >>> pace(1234.5), pace(0.123)
    ('1,234', '0.12')
    """
    return f"{rate:,.0f}" if rate >= 10 else f"{rate:.2g}"
