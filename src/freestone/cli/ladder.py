"""`freestone lab ladder`: contests between bots, and the table of their results."""

import json
from contextlib import closing
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from freestone.bots.files import short_name
from freestone.cli.border import (
    ClusterAddress,
    GameName,
    Json,
    PackFolder,
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
    signed,
    split,
    text,
)
from freestone.core.errors import InvalidChoice
from freestone.i18n import span
from freestone.lab import ladder as contests
from freestone.lab.balance import WinShare
from freestone.lab.ladder import Contest, LadderGame, Rating
from freestone.lab.population import entrants
from freestone.lab.simulate import Plan

Shares = list[tuple[Contest, WinShare]]


def ladder(
    game: GameName,
    bots: Annotated[
        str,
        typer.Option(
            help="Bots, separated by commas: names or files, the weakest first; also levels, and styles of the game."
        ),
    ] = "random,greedy,planner",
    against: Annotated[str, typer.Option(help="Play only against this bot, not all against all.")] = "",
    neighbours: Annotated[bool, typer.Option("--neighbours", help="Play only against the bot before.")] = False,
    seats: Annotated[int, typer.Option(min=2, help="The number of players: one bot against copies of another.")] = 2,
    games: Annotated[int, typer.Option(min=1, help="The number of games in each contest.")] = 200,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 0,
    workers: Workers = 0,
    cluster: ClusterAddress = "",
    output: Annotated[
        Path, typer.Option(dir_okay=False, help="Save the games here; saved games are not played again.")
    ] = Path("ladder.jsonl"),
    setting: Settings = None,
    pack: PackFolder = None,
    as_json: Json = False,
) -> None:
    """Let every bot play every other with rotating seats, and rate them.

    Ctrl-C stops early and keeps the games so far; the same command resumes the ladder.
    """
    names = entrants(game, split(bots))
    if twice := [bot for bot in names if names.count(bot) > 1]:
        raise InvalidChoice("bot-twice", bot=twice[0])
    if not set(names) - {against} or (len(names) == 1 and not against):
        raise InvalidChoice("ladder-of-two")
    if against and neighbours:
        raise InvalidChoice("either-option", one="--against", other="--neighbours")
    pairs = contests.neighbours if neighbours else contests.round_robin
    found = contests.challenges(game, names, against, seats) if against else pairs(game, names, seats)
    base = Plan(game, (), seed, parse_settings(setting), None if pack is None else str(pack.absolute()))
    for contest in found:
        contest.plan(base).check()
    saved = contests.saved(output, found, base)
    tasks = contests.missing(found, games, saved)
    total = len(saved) + len(tasks)
    played: list[LadderGame] = []
    with pool(workers, cluster) as who, closing(contests.run(output, tasks, base, who)) as results:
        complete = follow(results, total, played.append, done=len(saved))
    # Sorted, so that ratings do not depend on the order in which processes finished.
    all_games = sorted([*saved, *played], key=lambda one: (one["contest"], one["number"]))
    ratings = contests.ratings(all_games, against or names[0])
    shares = [(contest, contest.share(all_games)) for contest in found]
    if as_json:
        rated = [rating._asdict() for rating in ratings]
        typer.echo(json.dumps({"complete": complete, "contests": plain_shares(shares), "ratings": rated}))
    else:
        console().print(shares_table(shares), _ratings_table(ratings))
    leave_if_stopped(complete, len(all_games), total, resumable=True)


def shares_table(shares: Shares) -> Table:
    """Return a table of how often challengers have won, beside their fair share."""
    table = headed("contest", "games", "won", "interval", "fair-share", numbers=4)
    for contest, share in shares:
        names = {"challenger": short_name(contest.challenger), "rival": short_name(contest.rival)}
        label = text("ladder-contest", number=contest.seats - 1, **names)
        fair = text("ladder-fair-share", times=numeral(share.won * contest.seats, 2))
        interval = span(percentage(share.low, 1), percentage(share.high, 1))
        table.add_row(label, str(share.games), percentage(share.won, 1), interval, fair)
    return table


def plain_shares(shares: Shares) -> list[dict[str, object]]:
    """Return the same for JSON."""
    return [{**contest._asdict(), **share._asdict()} for contest, share in shares]


def _ratings_table(ratings: list[Rating]) -> Table:
    rated = headed("bot", "elo", "interval", numbers=2)
    for rating in ratings:
        rated.add_row(short_name(rating.name), signed(rating.elo), span(signed(rating.low), signed(rating.high)))
    return rated
