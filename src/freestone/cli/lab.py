"""`freestone lab`: reports, balance, comparisons, ladders and tuning."""

import json
from contextlib import closing
from pathlib import Path
from typing import Annotated, Final

import typer

from freestone.bots.files import short_name
from freestone.cli.balance import balance
from freestone.cli.border import (
    STOPPED,
    ClusterAddress,
    Commands,
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
    pool,
    split,
    text,
)
from freestone.cli.compare import compare
from freestone.core import game as games_
from freestone.core.errors import InvalidChoice
from freestone.extras import need
from freestone.lab import ladder as contests
from freestone.lab import rows
from freestone.lab import tune as tuning
from freestone.lab.balance import WinShare
from freestone.lab.ladder import Contest, LadderGame, Rating
from freestone.lab.simulate import Plan
from freestone.packs.folders import game_of
from freestone.thinking import thinking_of, weights

HELP: Final = "Learn about bots, rules and component data from many games."
app = typer.Typer(cls=Commands, help=HELP, no_args_is_help=True)
app.command()(balance)
app.command()(compare)


@app.callback(help=HELP)
def lab() -> None:
    """Group the commands of the laboratory."""


@app.command()
def report(
    files: Annotated[
        list[Path], typer.Argument(metavar="FILE", dir_okay=False, help="Rows saved by freestone simulate.")
    ],
    output: Annotated[
        Path, typer.Option(metavar="DIR", file_okay=False, help="The folder for the page and its plots.")
    ] = Path("report"),
    pack: PackFolder = None,
    png: Annotated[bool, typer.Option("--png", help="Save every plot as PNG too.")] = False,
) -> None:
    """Make a page with plots of simulated games: points, victories, prices, and where points come from.

    Games of the same bots at the same kind of table are summed up together, whoever sits where.
    """
    need("lab", "freestone lab report", "matplotlib", "jinja2")
    # Only this command draws, and matplotlib is optional.
    from freestone.lab import report as reports

    found = reports.studies(row for file in files for row in rows.read_games(file))
    own = game_of(pack).pack(pack) if pack else None
    page, plots = reports.write(output, found, own, with_png=png)
    made = text("lab-report-made", page=str(page), games=sum(study.games for study in found), pictures=plots)
    console().print(made, markup=False, soft_wrap=True)


@app.command()
def ladder(
    game: GameName,
    bots: Annotated[
        str, typer.Option(help="Bots, separated by commas: names or files, the weakest first.")
    ] = "random,greedy,planner",
    against: Annotated[str, typer.Option(help="Play only against this bot, not all against all.")] = "",
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
    names = split(bots)
    if twice := [bot for bot in names if names.count(bot) > 1]:
        raise InvalidChoice(f"{twice[0]} appears twice in --bots; results are reported by name")
    if not set(names) - {against} or (len(names) == 1 and not against):
        raise InvalidChoice("a ladder needs two bots: name several in --bots, or a rival in --against")
    found = contests.challenges(game, names, against, seats) if against else contests.round_robin(game, names, seats)
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
        plain = [{**contest._asdict(), **share._asdict()} for contest, share in shares]
        rated = [rating._asdict() for rating in ratings]
        typer.echo(json.dumps({"complete": complete, "contests": plain, "ratings": rated}))
    else:
        _show_ladder(shares, ratings)
    leave_if_stopped(complete, len(all_games), total, resumable=True)


def _show_ladder(shares: list[tuple[Contest, WinShare]], ratings: list[Rating]) -> None:
    table = headed("contest", "games", "won", "interval", "fair-share", numbers=4)
    for contest, share in shares:
        names = {"challenger": short_name(contest.challenger), "rival": short_name(contest.rival)}
        label = text("ladder-contest", number=contest.seats - 1, **names)
        fair = text("ladder-fair-share", times=f"{share.won * contest.seats:.2f}")
        table.add_row(label, str(share.games), f"{share.won:.1%}", f"{share.low:.1%} … {share.high:.1%}", fair)
    rated = headed("bot", "elo", "interval", numbers=2)
    for rating in ratings:
        rated.add_row(short_name(rating.name), f"{rating.elo:+.0f}", f"{rating.low:+.0f} … {rating.high:+.0f}")
    console().print(table, rated)


@app.command()
def tune(
    game: GameName,
    output: Annotated[
        Path,
        typer.Option(dir_okay=False, help="The weights file to tune; it starts as a copy of the built-in weights."),
    ],
    trials: Annotated[int, typer.Option(min=1, help="The number of trials, each with every number of players.")] = 4000,
    games: Annotated[int, typer.Option(min=1, help="The number of two-player games of the final check.")] = 400,
    seed: Annotated[int, typer.Option(help="The same seed gives the same weights.")] = 1,
    workers: Workers = 0,
    cluster: ClusterAddress = "",
) -> None:
    """Tune the weights of a game's evaluation by playing, then compare them with the built-in weights.

    Ctrl-C stops early; the file holds the weights so far.
    """
    builtin, tuned = thinking_of(games_.find(game)).weights, tuning.begin(game, output)
    # Tuning rewrites the file, so weights of another game must be refused before.
    if {name: len(values) for name, values in tuned.items()} != {name: len(each) for name, each in builtin.items()}:
        raise InvalidChoice(f"{output} does not hold the weights of {game}: name another --output")
    # Rounded up: the last generation may be smaller.
    total = -(-trials // tuning.GENERATION)
    victories: list[float] = []
    with pool(workers, cluster) as who:
        with closing(tuning.tune(game, tuned, trials, seed, who)) as generations:
            complete = follow(generations, total, lambda found: tuning.write(output, found), what="generations")
        if not complete:
            console(stderr=True).print(text("lab-tuning-stopped"), soft_wrap=True)
            raise typer.Exit(STOPPED)
        with closing(tuning.check(game, weights.read(output), builtin, games, seed, who)) as played:
            complete = follow(played, games, victories.append)
    if victories:
        count, *shares = WinShare.of(victories)
        terms = dict(zip(("won", "low", "high"), (f"{share:.1%}" for share in shares), strict=True))
        console().print(text("lab-tuned", games=count, **terms), soft_wrap=True)
    leave_if_stopped(complete, len(victories), games, resumable=False)
