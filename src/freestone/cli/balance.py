"""`freestone lab balance`: how balanced a game is, and what decides it."""

import json
from collections import Counter
from contextlib import closing
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.box import SIMPLE_HEAD
from rich.table import Table

from freestone.bots.files import components, short_name
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
    leave_if_stopped,
    numeral,
    parse_settings,
    percentage,
    pool,
    refuse_missing_folder,
    split,
    spoken,
)
from freestone.core import game as games_
from freestone.core.errors import InvalidChoice
from freestone.i18n import span
from freestone.lab.balance import PLAYER_POINTS, Balance, Finding, Sheet, SheetCell, observe
from freestone.lab.population import entrants
from freestone.lab.simulate import Plan, run_each
from freestone.report import NUMBER, PLAYER_PARTS, PLAYERS, WINS, report_of
from freestone.words import Words

BY_PLAYER: Final = (PLAYER_POINTS, PLAYER_PARTS)  # their columns are bots
FEW_COLUMNS: Final = 3  # tables with more have no room for extreme values


def balance(
    game: GameName,
    games: Annotated[int, typer.Option(min=1, help="The number of games.")] = 500,
    players: Annotated[
        str, typer.Option(help="Bots, separated by commas: names or files. Or use --seats and --bot.")
    ] = "",
    seats: Annotated[int | None, typer.Option(help="The number of players; the most possible by default.")] = None,
    bot: Annotated[str | None, typer.Option(help="The bot on every seat; greedy by default.")] = None,
    population: Population = "",
    seed: Annotated[int, typer.Option(help="The same seed gives the same report.")] = 0,
    workers: Workers = 0,
    cluster: ClusterAddress = "",
    output: Annotated[Path | None, typer.Option(dir_okay=False, help="Save the report here too, as JSON.")] = None,
    setting: Settings = None,
    pack: PackFolder = None,
    as_json: Json = False,
) -> None:
    """Report who wins with what, how prices and incomes develop, and where points come from.

    Ctrl-C stops early and reports the games so far.
    """
    refuse_missing_folder(output)
    if players and (seats is not None or bot is not None):
        raise InvalidChoice("either-options", one="--players", other="--seats", more="--bot")
    if population and (players or bot is not None):
        raise InvalidChoice("instead-option", one="--population", other="--players", more="--bot")
    count = max(games_.find(game).seat_counts) if seats is None else seats
    seated = split(players) if players else [bot or "greedy"] * count
    if population:
        seated = entrants(game, split(population))
    folder = None if pack is None else str(pack.absolute())
    plan = Plan(game, tuple(seated), seed, parse_settings(setting), folder, count if population else 0)
    plan.check()
    found = Balance(plan.rotation)
    # Closing a generator ends its worker processes at once, also when Ctrl-C left it in the middle.
    with pool(workers, cluster) as who, closing(run_each(observe, plan, games, who)) as results:
        complete = follow(results, games, found.add)
    reported, data = components(plan.game, plan.pack)
    findings = found.findings(report_of(reported).targets(data, plan.seats))
    answer = json.dumps(
        {
            "game": plan.game,
            "pack": data.name,
            "pack_digest": data.digest,
            "players": list(plan.players),
            "population": bool(plan.draws),
            "seats": plan.seats,
            "seed": plan.seed,
            "settings": plan.settings,
            "games": found.games,
            "complete": complete,
            "targets": findings,
            "tables": found.sheets(),
        }
    )
    if output is not None:
        output.write_text(answer + "\n", encoding="utf-8")
    if as_json:
        typer.echo(answer)
    else:
        _show(plan, found, findings)
    leave_if_stopped(complete, found.games, games, resumable=False)


def _show(plan: Plan, found: Balance, findings: list[Finding]) -> None:
    game, pack = components(plan.game, plan.pack)
    words = Words(game, [], spoken(), pack)
    sitting = Counter(plan.players).items()
    players = ", ".join(words.text("lab-players", number=number, bot=player) for player, number in sitting)
    if plan.draws:
        players = words.text("lab-population", seats=plan.seats, players=", ".join(plan.players))
    terms = {"title": words.text("title"), "players": players, "seed": str(plan.seed), "pack": pack.name}
    head = words.text("lab-head", games=found.games, **terms)
    console().print(head, words.text("lab-intervals"), sep="\n", markup=False)
    for sheet in found.sheets():
        console().print(_table(sheet, words, plan.seats))
    if findings:
        console().print(_targets(findings, words))


def _targets(findings: list[Finding], words: Words) -> Table:
    """Return the table of targets: what is wanted, what was found, and whether the target is reached."""
    table = Table(box=SIMPLE_HEAD, title=words.text("lab-table-targets"), title_justify="left")
    table.add_column(words.text("lab-rows-targets"))
    for column in ("wanted", "found", "verdict"):
        table.add_column(words.text(f"lab-column-{column}"), justify="right")
    for one in findings:
        least, greatest = figure(one["least"], roomy=False), figure(one["greatest"], roomy=False)
        both = least if one["least"] == one["greatest"] else f"{least} … {greatest}"
        table.add_row(words.text(one["target"]), wanted(one), both, words.text(f"lab-verdict-{one['verdict']}"))
    return table


def wanted(found: Finding) -> str:
    """Return the limits of a target in the form of its figures.

    >>> shown = {"kind": "share", "mean": 0.5, "interval": (0.4, 0.6), "cases": 9, "games": 9, "low": 0, "high": 1}
    >>> wanted({"target": "t", "low": 0.8, "high": 1.0, "least": shown, "greatest": shown, "verdict": "missed"})
    '80…100%'
    """
    low, high = found["low"], found["high"]
    if found["least"]["kind"] == NUMBER:
        return span(_short(low), _short(high))
    return span(numeral(100 * low), percentage(high))


def _table(sheet: Sheet, words: Words, seats: int) -> Table:
    """Return one table; a table of victories says how many cases each row counts."""
    columns, with_wins = sheet["columns"], WINS in sheet["columns"]
    found = Table(box=SIMPLE_HEAD, title=_label(words, "table", sheet), title_justify="left")
    found.add_column(_label(words, "rows", sheet))
    for column in columns:
        heading = short_name(column) if sheet["table"] in BY_PLAYER else _label(words, "column", sheet, column)
        found.add_column(heading, justify="right")
    if sheet["table"] == PLAYERS:
        found.add_column(words.text("lab-fair"), justify="right")
    if with_wins:
        found.add_column(words.text("lab-cases"), justify="right")
    roomy = len(columns) <= FEW_COLUMNS and not with_wins
    for line in sheet["rows"]:
        name, wins = line["row"], line["cells"].get(WINS)
        label = short_name(str(name)) if sheet["table"] == PLAYERS else _row_label(words, name)
        cells = [figure(line["cells"].get(column), roomy) for column in columns]
        if wins and sheet["table"] == PLAYERS:
            cells.append(percentage(wins["mean"] * seats))
        cases = [numeral(wins["cases"]) if wins else ""] if with_wins else []
        found.add_row(label, *cells, *cases)
    return found


def _row_label(words: Words, name: int | str) -> str:
    return words.name(name) if isinstance(name, str) and words.has(name) else str(name)


def _label(words: Words, kind: str, sheet: Sheet, name: str = "") -> str:
    """Return a heading: the message of the game's own table, a general one, or the name of a component."""
    owner = "report" if words.has(f"report-table-{sheet['table']}") else "lab"
    asked = f"{kind}-{name or sheet['table']}"
    return next(words.text(message) for message in (f"{owner}-{asked}", f"lab-{asked}", name) if words.has(message))


def figure(cell: SheetCell | None, roomy: bool) -> str:
    """Return a figure with its interval, in percent if it is a share; a roomy table has the extreme values too.

    >>> shown = {"kind": "share", "mean": 0.5, "interval": (0.4, 0.6), "cases": 9, "games": 9, "low": 0, "high": 1}
    >>> figure(shown, roomy=False)
    '50% (40…60)'
    """
    if cell is None:
        return ""
    if cell["kind"] == NUMBER:
        error = f" ±{numeral(cell['interval'][1] - cell['mean'], 1)}" if cell["interval"] else ""
        extremes = f" [{span(_short(cell['low']), _short(cell['high']))}]" if roomy else ""
        return f"{numeral(cell['mean'], 1)}{error}{extremes}"
    low, high = cell["interval"] or (0.0, 1.0)
    return f"{percentage(cell['mean'])} ({span(numeral(100 * low), numeral(100 * high))})"


def _short(number: float) -> str:
    """Return a number with at most one digit after the point."""
    return numeral(number, 0 if float(number).is_integer() else 1)
