"""`freestone lab compare`: two bots by victories, by source of points and by round."""

import json
from contextlib import closing
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.box import SIMPLE_HEAD
from rich.table import Table

from freestone.bots.files import components, short_name
from freestone.cli.border import (
    ClusterAddress,
    Json,
    PackFolder,
    Settings,
    Workers,
    console,
    follow,
    leave_if_stopped,
    numeral,
    parse_settings,
    percentage,
    pool,
    signed,
    split,
    spoken,
)
from freestone.core.errors import InvalidChoice, shown
from freestone.i18n import span
from freestone.lab import rows
from freestone.lab.compare import Conditions, Duel, Gap, first_order, is_clear, of_rows, play_order, rotation
from freestone.lab.simulate import Plan, run_each
from freestone.words import Words


def compare(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The game, such as pillars.")] = "",
    bots: Annotated[
        str, typer.Option(help="Two bots, separated by a comma: names or files, the weaker first.")
    ] = "greedy,planner",
    seats: Annotated[int, typer.Option(min=2, help="The number of players; the two bots share the seats.")] = 2,
    games: Annotated[int, typer.Option(min=1, help="The number of games, rounded up to whole rotations.")] = 200,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 0,
    workers: Workers = 0,
    cluster: ClusterAddress = "",
    saved: Annotated[
        list[Path] | None,
        typer.Option(
            "--from", metavar="FILE", dir_okay=False, help="Compare the games that simulate saved here; repeatable."
        ),
    ] = None,
    setting: Settings = None,
    pack: PackFolder = None,
    as_json: Json = False,
) -> None:
    """Compare two bots: victories, points by source, and every figure of the game round by round.

    The bots take every seat equally often, and all orders of one rotation meet the same chance. A * marks a difference
    whose 95% interval excludes 0. Ctrl-C stops early and shows the games so far.
    """
    if bool(game) == bool(saved):
        raise InvalidChoice("compare-what")
    folder = None if pack is None else str(pack.absolute())
    if saved:
        found = of_rows(row for file in saved for row in rows.read_games(file))
        complete, total = True, found.games
    else:
        named = split(bots)
        if len(named) != 2 or named[0] == named[1]:
            raise InvalidChoice("compare-two", text=shown(bots))
        found = Duel(*named)
        plan = Plan(game, first_order((named[0], named[1]), seats), seed, parse_settings(setting), folder)
        orders = len(rotation(plan.players))
        total = -(-games // orders) * orders
        with pool(workers, cluster) as who, closing(run_each(play_order, plan, total, who)) as results:
            complete = follow(results, total, found.add)
    found.close()
    if found.conditions is not None:
        if as_json:
            typer.echo(json.dumps({"complete": complete, **_plain(found, found.conditions)}))
        else:
            _show(found, found.conditions, folder)
    leave_if_stopped(complete, found.games, total, resumable=False)


def _plain(found: Duel, conditions: Conditions) -> dict[str, Any]:
    won, interval = found.wins()
    return {
        "game": conditions.game,
        "seats": conditions.seats,
        "settings": conditions.settings,
        "pack_digest": conditions.pack_digest,
        "rival": found.rival,
        "challenger": found.challenger,
        "games": found.games,
        "rotated": found.is_rotated,
        "won": {"share": won, "interval": interval},
        "points": found.points(),
        "sources": found.sources(),
        "rounds": [{"round": number, "figures": figures} for number, figures in found.rounds().items()],
    }


def _show(found: Duel, conditions: Conditions, folder: str | None) -> None:
    game, pack = components(conditions.game, folder)
    words = Words(game, [], spoken(), pack if pack.digest == conditions.pack_digest else None)
    rival, challenger = short_name(found.rival), short_name(found.challenger)
    won, (low, high) = found.wins()
    shares = {"won": percentage(won, 1), "low": percentage(low, 1), "high": percentage(high, 1)}
    lines = [
        words.text("compare-head", title=words.text("title"), games=found.games, seats=conditions.seats),
        words.text("compare-rotated" if found.is_rotated else "compare-not-rotated"),
        words.text("compare-won", challenger=challenger, rival=rival, **shares),
    ]
    console().print(*lines, sep="\n", markup=False, soft_wrap=True)
    columns = [rival, challenger, words.text("compare-difference"), words.text("column-interval")]
    points = Table("", *columns, box=SIMPLE_HEAD, title=words.text("compare-sources"), title_justify="left")
    gaps = {words.source(source): gap for source, gap in found.sources().items()}
    for name, gap in {words.text("column-points"): found.points(), **gaps}.items():
        points.add_row(name, numeral(gap["rival"], 2), numeral(gap["challenger"], 2), *_difference(gap))
    console().print(_right(points), _by_round(found, words))


def _difference(gap: Gap) -> tuple[str, str]:
    """Return a difference, marked if it is clear, and its interval."""
    low, high = gap["interval"] or (0.0, 0.0)
    around = span(signed(low, 2), signed(high, 2)) if gap["interval"] else ""
    return f"{_mark(gap)}{signed(gap['difference'], 2)}", around


def _by_round(found: Duel, words: Words) -> Table:
    """Return how far the challenger is ahead at the end of every round."""
    rounds = found.rounds()
    names = list(dict.fromkeys(name for figures in rounds.values() for name in figures))
    heads = [words.measure_name(name) for name in names]
    table = Table(
        words.text("compare-round"), *heads, box=SIMPLE_HEAD, title=words.text("compare-rounds"), title_justify="left"
    )
    for number, figures in rounds.items():
        cells = [_with_error(figures[name]) if name in figures else "" for name in names]
        table.add_row(str(number) if number else words.text("compare-start"), *cells)
    return _right(table)


def _with_error(gap: Gap) -> str:
    """Return a difference with its error, marked if it is clear."""
    error = f" ±{numeral(gap['interval'][1] - gap['difference'], 1)}" if gap["interval"] else ""
    return f"{_mark(gap)}{signed(gap['difference'], 1)}{error}"


def _mark(gap: Gap) -> str:
    return "* " if is_clear(gap) else ""


def _right(table: Table) -> Table:
    """Return a table whose columns after the first are right-aligned."""
    for column in table.columns[1:]:
        column.justify = "right"
    return table
