"""`freestone simulate`: many games between bots."""

import json
import time
from collections.abc import Callable
from contextlib import AbstractContextManager, closing, nullcontext
from dataclasses import replace
from enum import StrEnum
from functools import partial
from pathlib import Path
from typing import Annotated, Final, NamedTuple

import typer
from rich.table import Table

from freestone.bots.files import short_name
from freestone.cli.border import (
    ClusterAddress,
    GameName,
    Json,
    PackFolder,
    Population,
    Settings,
    Workers,
    console,
    follow,
    headed,
    leave_if_stopped,
    numeral,
    parse_settings,
    percentage,
    pool,
    split,
    spoken,
    text,
)
from freestone.core import game as games_
from freestone.core.errors import InvalidChoice
from freestone.core.journal import write as save_journal
from freestone.i18n import span
from freestone.lab.balance import BotSummary, PopulationTotals, SeatSummary, Totals
from freestone.lab.population import entrants
from freestone.lab.rows import COLUMNS, Archive, Batch, Form, Lines, batch
from freestone.lab.simulate import (
    End,
    Plan,
    Recorded,
    first_missing_journal,
    journal_path,
    play_and_save,
    recorded,
    run_batches,
    unrecorded,
)
from freestone.processes import Pool
from freestone.words import Words

ROWS: Final = "rows.jsonl"
PLAYERS: Final = "random,random"
SUMMARY: Final = ("mean-score", "interval", "wins", "interval")
Work = Callable[[Plan, int], Recorded]
Tally = Totals | PopulationTotals


class TextForm(StrEnum):
    """The forms in which rows are printed."""

    JSONL = "jsonl"
    CSV = "csv"


class Sink(NamedTuple):
    """Where rows go, and in which form; None if nobody wants them."""

    form: Form | None
    writer: AbstractContextManager[Callable[[Batch], object]]


def _sink(archive: Archive | None, printed: TextForm | None) -> Sink:
    if archive is not None:
        return Sink(archive.text_form, archive.batch_writer())
    if printed is not None:
        return Sink(Form(printed), nullcontext(Lines(typer.get_text_stream("stdout")).write))
    return Sink(None, nullcontext(lambda _: None))


def _show_schema(wanted: bool) -> None:
    if wanted:
        found = headed("column", "type", "meaning")
        for column in COLUMNS:
            found.add_row(*column, text(f"schema-{column.name}"))
        console().print(found)
        raise typer.Exit


def simulate(
    game: GameName,
    players: Annotated[
        str,
        typer.Option(help="Bots, separated by commas: names, or files such as ./mybot.py; two random ones by default."),
    ] = "",
    population: Population = "",
    seats: Annotated[
        int | None, typer.Option(help="With --population: the number of players; the most possible by default.")
    ] = None,
    games: Annotated[int, typer.Option(min=1, help="The number of games.")] = 1000,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 0,
    workers: Workers = 0,
    cluster: ClusterAddress = "",
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
        raise InvalidChoice("format-prints", option=other)
    folder = None if pack is None else str(pack.absolute())
    plan = _plan(Plan(game, (), seed, parse_settings(setting), folder), players, population, seats)
    plan.check()
    work: Work = unrecorded
    if journals is not None:
        journals.mkdir(exist_ok=True)
        # Rows beside the journals let the same command resume.
        output = output or (None if format else journals / ROWS)
        # The machines of a cluster have other disks, so their journals come back and are saved here.
        work = recorded if cluster else partial(play_and_save, str(journals))
    began, tally = time.perf_counter(), PopulationTotals(plan) if plan.draws else Totals(list(plan.players))
    archive = None if output is None else Archive(output, plan)
    for row in archive.rows() if archive else ():
        # The file may hold more games than are asked for now; all are read, to be sure that they belong to this plan.
        if tally.games < games:
            tally.add(End.of(row))
    # All games count for the summary, but only those played now for the rates.
    kept, kept_choices = tally.games, tally.choices
    with pool(workers, cluster) as who:
        complete = _play(plan, games, who, work, journals, _sink(archive, format), tally)
    seconds = time.perf_counter() - began
    rates = (tally.games - kept) / seconds, (tally.choices - kept_choices) / seconds
    if as_json:
        summary = {
            "game": plan.game,
            "players": list(plan.players),
            "seed": plan.seed,
            "settings": plan.settings,
            "games": tally.games,
            "complete": complete,
            **({"seats": tally.seats()} if isinstance(tally, Totals) else {"bots": tally.bots()}),
            "seconds": seconds,
            "games_per_second": rates[0],
            "choices_per_second": rates[1],
        }
        typer.echo(json.dumps(summary))
    elif format is None:
        console().print(_table(plan, tally, kept, rates))
    leave_if_stopped(complete, tally.games, games, resumable=output is not None)


def _plan(base: Plan, players: str, population: str, seats: int | None) -> Plan:
    """Return the plan for players who play every game, or for a population."""
    if not population:
        if seats is not None:
            raise InvalidChoice("seats-of-population")
        return replace(base, players=tuple(split(players or PLAYERS)))
    if players:
        raise InvalidChoice("either-option", one="--players", other="--population")
    count = max(games_.find(base.game).seat_counts) if seats is None else seats
    return replace(base, players=tuple(entrants(base.game, split(population))), draws=count)


def _play(plan: Plan, games: int, who: int | Pool, work: Work, journals: Path | None, sink: Sink, tally: Tally) -> bool:
    """Play the games that the tally lacks, and write and count them; return whether none is missing now.

    A game with a saved row but without its journal is played again, for its journal alone.
    """
    # Rows are written in the order of their numbers, so their count is the first missing number.
    known = first = tally.games
    if journals is not None:
        first = min(known, first_missing_journal(str(journals), plan, games))
    if first == games:
        return True
    with sink.writer as write:

        def count(found: Batch) -> None:
            for number, journal in found.journals.items():
                save_journal(journal_path(str(journals), number), journal)
            if found.numbers.start >= known:
                write(found)
                for end in found.ends:
                    tally.add(end)

        for start, stop in ((first, known), (known, games)):
            with closing(run_batches(partial(batch, sink.form, work), plan, stop, who, start)) as batches:
                if not follow(batches, games, count, done=start, size=lambda found: len(found.numbers)):
                    return False
    return True


def _table(plan: Plan, tally: Tally, kept: int, rates: tuple[float, float]) -> Table:
    rate = text("simulate-kept" if tally.games else "simulate-none")
    if tally.games > kept:
        rate = text("simulate-rate", **dict(zip(("games", "choices"), map(pace, rates), strict=True)))
        if kept:
            rate = text("simulate-played", played=tally.games - kept, rate=rate)
    name = Words(games_.find(plan.game), [], spoken()).text("title")
    title = text("simulate-title", game=name, games=tally.games)
    layout = {"title": title, "title_justify": "left", "caption": rate}
    if isinstance(tally, PopulationTotals):
        found = headed("player", *SUMMARY, "fair", numbers=5, **layout)
        for bot in tally.bots():
            found.add_row(short_name(bot["player"]), *_summary(bot), percentage(bot["fair"]))
        return found
    found = headed("seat", "player", *SUMMARY, numbers=4, **layout)
    for row in tally.seats():
        found.add_row(str(row["seat"] + 1), short_name(row["player"]), *_summary(row))
    return found


def _summary(row: SeatSummary | BotSummary) -> list[str]:
    score = [numeral(row["mean_score"], 2), _range(row["mean_score_interval"], numeral, 2)]
    return [*score, percentage(row["win_share"], 1), _range(row["win_share_interval"], percentage, 1)]


def _range(interval: tuple[float, float] | None, write: Callable[[float, int], str], digits: int) -> str:
    return span(write(interval[0], digits), write(interval[1], digits)) if interval else ""


def pace(rate: float) -> str:
    """Return a rate with as many digits as matter.

    >>> pace(1234.5), pace(0.123)
    ('1,234', '0.12')
    """
    return numeral(rate, 0 if rate >= 10 else 1 if rate >= 1 else 2)
