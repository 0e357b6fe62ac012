"""`freestone lab balance`: how even a title is, and what decides its games."""

import json
from collections import Counter
from contextlib import closing
from pathlib import Path
from typing import Annotated

import typer
from rich.box import SIMPLE_HEAD
from rich.table import Table

from freestone.cli.border import (
    Json,
    PackFolder,
    Settings,
    Workers,
    console,
    parse_settings,
    processes,
    refuse_missing_folder,
)
from freestone.cli.players import split
from freestone.cli.progress import follow, leave_if_stopped
from freestone.core import game as titles
from freestone.core.errors import InvalidChoice
from freestone.lab.balance import Cell, Finding, Report, Row, Sheet, observe
from freestone.lab.simulate import Plan, components, run_each
from freestone.report import NUMBER, WINS, report_of
from freestone.words import Words

FEW_COLUMNS = 3


def balance(
    game: Annotated[str, typer.Argument(help="The title, such as pillars.")],
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 500,
    players: Annotated[
        str, typer.Option(help="Bots, separated by commas, by name or by file; or say --seats and --bot.")
    ] = "",
    seats: Annotated[int | None, typer.Option(help="How many play; as many as can if not given.")] = None,
    bot: Annotated[str | None, typer.Option(help="Which bot sits on every seat; greedy if not given.")] = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same report.")] = 0,
    workers: Workers = 0,
    output: Annotated[
        Path | None, typer.Option(dir_okay=False, help="Keep the report in this file too, as JSON.")
    ] = None,
    setting: Settings = None,
    pack: PackFolder = None,
    as_json: Json = False,
) -> None:
    """Report who wins with what, how prices and incomes run and where points come from; Ctrl-C stops early."""
    refuse_missing_folder(output)
    folder = None if pack is None else str(pack.absolute())
    plan = Plan(game, seated(game, players, seats, bot), seed, parse_settings(setting), folder)
    plan.check()
    report = Report()
    with closing(run_each(observe, plan, games, processes(workers))) as results:
        complete = follow(results, games, report.add)
    answer = json.dumps(plain(plan, report, complete))
    if output is not None:
        output.write_text(answer + "\n", encoding="utf-8")
    if as_json:
        typer.echo(answer)
    else:
        show(plan, report)
    leave_if_stopped(complete, report.games, games, resumable=False)


def seated(game: str, players: str, seats: int | None, bot: str | None) -> tuple[str, ...]:
    """Return who plays: the named players, or one bot on every seat.

    >>> seated("pillars", "", 3, None)
    ('greedy', 'greedy', 'greedy')
    """
    if players and (seats is not None or bot is not None):
        raise InvalidChoice("say either --players or --seats and --bot")
    if players:
        return tuple(split(players))
    return (bot or "greedy",) * (max(titles.find(game).seat_counts) if seats is None else seats)


def plain(plan: Plan, report: Report, complete: bool) -> dict[str, object]:
    """Return a report as plain values."""
    _, pack = components(plan.game, plan.pack)
    return {
        "game": plan.game,
        "pack": pack.name,
        "pack_digest": pack.digest,
        "players": list(plan.players),
        "seed": plan.seed,
        "settings": plan.settings,
        "games": report.games,
        "complete": complete,
        "targets": findings(plan, report),
        "tables": report.sheets(),
    }


def findings(plan: Plan, report: Report) -> list[Finding]:
    """Return how the games compare with what the title was tuned to."""
    title, pack = components(plan.game, plan.pack)
    return report.findings(report_of(title).targets(pack, len(plan.players)))


def show(plan: Plan, report: Report) -> None:
    """Print a report as tables."""
    title, pack = components(plan.game, plan.pack)
    words = Words(title, [], pack=pack)
    name = words.text("title") if words.has("title") else title.id
    sitting = Counter(plan.players).items()
    players = ", ".join(words.text("lab-players", number=number, bot=player) for player, number in sitting)
    head = words.text("lab-head", title=name, games=report.games, players=players, seed=str(plan.seed), pack=pack.name)
    console().print(head, words.text("lab-intervals"), sep="\n", markup=False)
    for sheet in report.sheets():
        console().print(table(sheet, words))
    compared = findings(plan, report)
    if compared:
        console().print(targets(compared, words))


def targets(found: list[Finding], words: Words) -> Table:
    """Return the table of targets: what is wanted, what was found, and whether that is reached."""
    shown = Table(box=SIMPLE_HEAD, title=words.text("lab-table-targets"), title_justify="left")
    shown.add_column(words.text("lab-rows-targets"))
    for column in ("wanted", "found", "verdict"):
        shown.add_column(words.text(f"lab-column-{column}"), justify="right")
    for one in found:
        verdict = words.text(f"lab-verdict-{one['verdict']}")
        shown.add_row(words.text(one["target"]), wanted(one), both(one), verdict)
    return shown


def wanted(found: Finding) -> str:
    """Return the limits of a target in the form of its figures.

    >>> shown = {"kind": "share", "mean": 0.5, "interval": (0.4, 0.6), "cases": 9, "games": 9, "low": 0, "high": 1}
    >>> wanted({"target": "t", "low": 0.8, "high": 1.0, "least": shown, "greatest": shown, "verdict": "missed"})
    '80…100%'
    """
    low, high = found["low"], found["high"]
    if found["least"]["kind"] == NUMBER:
        return f"{low:g}…{high:g}"
    return f"{100 * low:.0f}…{100 * high:.0f}%"


def both(found: Finding) -> str:
    """Return the figure of a target, or the least and the greatest of several."""
    least, greatest = figure(found["least"], roomy=False), figure(found["greatest"], roomy=False)
    return least if found["least"] == found["greatest"] else f"{least} to {greatest}"


def table(sheet: Sheet, words: Words) -> Table:
    """Return one table of a report; a table of victories says of how many cases each row speaks."""
    columns, with_wins = sheet["columns"], WINS in sheet["columns"]
    found = Table(box=SIMPLE_HEAD, title=label(words, "table", sheet), title_justify="left")
    found.add_column(label(words, "rows", sheet))
    for column in columns:
        found.add_column(label(words, "column", sheet, column), justify="right")
    if with_wins:
        found.add_column(words.text("lab-cases"), justify="right")
    roomy = len(columns) <= FEW_COLUMNS and not with_wins
    for row in sheet["rows"]:
        cells = [figure(row["cells"].get(column), roomy) for column in columns]
        found.add_row(row_name(words, row), *cells, *([cases(row)] if with_wins else []))
    return found


def label(words: Words, kind: str, sheet: Sheet, name: str = "") -> str:
    """Return the heading of a table, its rows or a column: whose table it is decides, else a component is named."""
    whose = "report" if words.has(f"report-table-{sheet['table']}") else "lab"
    asked = f"{kind}-{name or sheet['table']}"
    return next(words.text(message) for message in (f"{whose}-{asked}", f"lab-{asked}", name) if words.has(message))


def row_name(words: Words, row: Row) -> str:
    """Return what a row speaks of."""
    name = row["row"]
    return words.name(name) if isinstance(name, str) and words.has(name) else str(name)


def cases(row: Row) -> str:
    """Return how many seats had what a row speaks of."""
    return f"{row['cells'][WINS]['cases']:.0f}" if WINS in row["cells"] else ""


def figure(cell: Cell | None, roomy: bool) -> str:
    """Return a figure with its interval, in a roomy table with the values seen too; shares in percent.

    >>> shown = {"kind": "share", "mean": 0.5, "interval": (0.4, 0.6), "cases": 9, "games": 9, "low": 0, "high": 1}
    >>> figure(shown, roomy=False)
    '50% (40…60)'
    """
    if cell is None:
        return ""
    if cell["kind"] == NUMBER:
        return number(cell) + (f" [{cell['low']:g}…{cell['high']:g}]" if roomy else "")
    low, high = cell["interval"] or (0.0, 1.0)
    return f"{cell['mean']:.0%} ({100 * low:.0f}…{100 * high:.0f})"


def number(cell: Cell) -> str:
    """Return a mean and how far off it may be."""
    if cell["interval"] is None:
        return f"{cell['mean']:.1f}"
    return f"{cell['mean']:.1f} ±{cell['interval'][1] - cell['mean']:.1f}"
