"""`freestone lab ladder`: who beats whom."""

from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from freestone.cli.border import console
from freestone.cli.progress import follow
from freestone.lab import ladder as contests

ROWS = Path("ladder.jsonl")


def ladder(
    game: Annotated[str, typer.Argument(help="The title, such as pillars.")],
    bots: Annotated[str, typer.Option(help="Bots by name, the weakest first.")] = "random,greedy,planner",
    seats: Annotated[int, typer.Option(min=2, help="Players at a table: one against all others alike.")] = 2,
    games: Annotated[int, typer.Option(min=1, help="Games of every contest.")] = 200,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 0,
    workers: Annotated[int, typer.Option(min=1, help="How many processes.")] = 1,
    output: Annotated[Path, typer.Option(help="Where rows go; games that stand there are not played again.")] = ROWS,
) -> None:
    """Let bots play against each other, seats rotated, and rate them."""
    names = bots.split(",")
    found = contests.round_robin(game, names, seats)
    rows = contests.read(output)
    tasks = contests.missing(found, games, rows)
    follow(contests.run(output, tasks, seed, workers), len(tasks), rows.append)
    rows = [row for row in rows if row["contest"] in {contest.name for contest in found}]
    show(found, rows, names[0])


def show(found: list[contests.Contest], rows: list[contests.Row], anchor: str) -> None:
    """Print the shares of all contests, then the ratings."""
    table = Table("contest", "games", "won", "95%", "fair share")
    for contest in found:
        won = contests.share(rows, contest)
        interval = f"{won.low:.1%} to {won.high:.1%}"
        label = f"{contest.challenger} against {contest.seats - 1} {contest.rival}"
        table.add_row(label, str(won.games), f"{won.won:.1%}", interval, f"{won.won * contest.seats:.2f} x")
    console().print(table)
    if rows:
        rated = Table("bot", "Elo", "95%")
        for rating in contests.ratings(rows, anchor):
            rated.add_row(rating.name, f"{rating.elo:+.0f}", f"{rating.low:+.0f} to {rating.high:+.0f}")
        console().print(rated)
