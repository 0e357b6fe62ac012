"""`freestone lab ladder`: who beats whom."""

import json
from contextlib import closing
from pathlib import Path
from typing import Annotated

import typer

from freestone.bots.files import short_name
from freestone.cli.border import Json, PackFolder, Settings, Workers, console, headed, parse_settings, processes, text
from freestone.cli.players import split
from freestone.cli.progress import follow, leave_if_stopped
from freestone.core.errors import InvalidChoice
from freestone.lab import ladder as contests
from freestone.lab.ladder import Contest, Rating, Row, Terms

ROWS = Path("ladder.jsonl")


def ladder(
    game: Annotated[str, typer.Argument(help="The title, such as pillars.")],
    bots: Annotated[
        str, typer.Option(help="Bots, separated by commas: by name or by file, the weakest first.")
    ] = "random,greedy,planner",
    against: Annotated[str, typer.Option(help="Only contests against this bot, instead of all against all.")] = "",
    seats: Annotated[int, typer.Option(min=2, help="Players at a table: one against all others alike.")] = 2,
    games: Annotated[int, typer.Option(min=1, help="Games of every contest.")] = 200,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 0,
    workers: Workers = 0,
    output: Annotated[
        Path, typer.Option(dir_okay=False, help="Keep a row a game in this file; games in it are not played again.")
    ] = ROWS,
    setting: Settings = None,
    pack: PackFolder = None,
    as_json: Json = False,
) -> None:
    """Let every bot play every other, seats rotated, and rate them.

    Ctrl-C stops early and keeps what is there; the same command goes on with the games that are missing.
    """
    names = split(bots)
    refuse_lonely(names, against)
    found = contests.challenges(game, names, against, seats) if against else contests.round_robin(game, names, seats)
    terms = Terms(seed, tuple(parse_settings(setting).items()), None if pack is None else str(pack.absolute()))
    for contest in found:
        terms.plan(contest).check()
    done = contests.kept(output, found, terms)
    tasks = contests.missing(found, games, done)
    total = len(done) + len(tasks)
    played: list[Row] = []
    with closing(contests.run(output, tasks, terms, processes(workers))) as games_played:
        complete = follow(games_played, total, played.append, done=len(done))
    rows = sorted([*done, *played], key=lambda row: (row["contest"], row["number"]))
    ratings = contests.ratings(rows, against or names[0])
    if as_json:
        typer.echo(json.dumps(plain(found, rows, ratings, complete)))
    else:
        show(found, rows, ratings)
    leave_if_stopped(complete, len(rows), total, resumable=True)


def refuse_lonely(bots: list[str], against: str) -> None:
    """Raise InvalidChoice if there is nobody to play against, or a bot would play against itself."""
    if twice := [bot for bot in bots if bots.count(bot) > 1]:
        raise InvalidChoice(f"{twice[0]} appears twice in --bots; who plays against whom is told by name")
    if not set(bots) - {against} or (len(bots) == 1 and not against):
        raise InvalidChoice("a ladder needs two bots: name several in --bots, or a rival in --against")


def plain(found: list[Contest], rows: list[Row], ratings: list[Rating], complete: bool) -> dict[str, object]:
    """Return the results as plain values."""
    shares = [{**contest._asdict(), **contests.share(rows, contest)._asdict()} for contest in found]
    return {"complete": complete, "contests": shares, "ratings": [rating._asdict() for rating in ratings]}


def show(found: list[Contest], rows: list[Row], ratings: list[Rating]) -> None:
    """Print the shares of all contests, then the ratings."""
    table = headed("contest", "games", "won", "interval", "fair-share", numbers=4)
    for contest in found:
        won = contests.share(rows, contest)
        names = {"challenger": short_name(contest.challenger), "rival": short_name(contest.rival)}
        label = text("ladder-contest", number=contest.seats - 1, **names)
        fair = text("ladder-fair-share", times=f"{won.won * contest.seats:.2f}")
        table.add_row(label, str(won.games), f"{won.won:.1%}", f"{won.low:.1%} … {won.high:.1%}", fair)
    rated = headed("bot", "elo", "interval", numbers=2)
    for rating in ratings:
        rated.add_row(short_name(rating.name), f"{rating.elo:+.0f}", f"{rating.low:+.0f} … {rating.high:+.0f}")
    console().print(table, rated)
