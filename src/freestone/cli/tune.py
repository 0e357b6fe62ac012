"""`freestone lab tune` and `freestone lab exploit`: weights that win against a population, or against one bot."""

import json
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Annotated, Final, NamedTuple, NoReturn

import typer

from freestone.bots.files import short_name
from freestone.bots.roster import derived_seed
from freestone.bots.weighted import USUAL
from freestone.cli.border import (
    STOPPED,
    ClusterAddress,
    GameName,
    Json,
    PackFolder,
    Progress,
    Settings,
    Workers,
    console,
    follow,
    leave_if_stopped,
    parse_settings,
    percentage,
    pool,
    split,
    text,
)
from freestone.cli.ladder import Shares, plain_shares, shares_table
from freestone.core import game as games_
from freestone.core.errors import InvalidChoice, shown
from freestone.extras import need
from freestone.lab import exploit as responses
from freestone.lab import ladder as contests
from freestone.lab import tune as tuning
from freestone.lab.balance import WinShare
from freestone.lab.ladder import Contest, LadderGame
from freestone.lab.population import entrants
from freestone.lab.simulate import Plan
from freestone.lab.tune import EARLIER, SELF, Limit, Trail, Tuning
from freestone.processes import Pool, opened

TRIALS: Final = 4000  # of a tuning without a limit
HOURS: Final = 1.0  # of a best response without a limit
HOUR: Final = 3600

Player = Annotated[str, typer.Option(metavar="BOT", help="How to play with the weights: as greedy, planner or search.")]
Trials = Annotated[int, typer.Option(min=0, help="The number of trials; 0 means no limit.")]
Hours = Annotated[float, typer.Option(min=0, help="How long to tune, in hours; 0 means no limit.")]
Games = Annotated[int, typer.Option(min=1, help="The number of games in each contest of the final check.")]
Seed = Annotated[int, typer.Option(help="The same seed and trials give the same weights.")]


def tune(
    game: GameName,
    output: Annotated[
        Path,
        typer.Option(dir_okay=False, help="The weights file to tune; it starts as a copy of the built-in weights."),
    ],
    population: Annotated[
        str, typer.Option(metavar="BOTS", help="The rivals: bots, and self or earlier for the weights themselves.")
    ] = f"{SELF},{EARLIER},{USUAL}",
    player: Player = USUAL,
    seats: Annotated[str, typer.Option(help="The numbers of players, such as 2,4; by default all.")] = "",
    trials: Trials = 0,
    hours: Hours = 0.0,
    games: Games = 400,
    seed: Seed = 1,
    workers: Workers = 0,
    cluster: ClusterAddress = "",
    setting: Settings = None,
    pack: PackFolder = None,
    as_json: Json = False,
) -> None:
    """Tune the weights of a game's evaluation by playing to win, then let them play against the population.

    Ctrl-C stops early; the file holds the weights so far, and the same command resumes.
    """
    found = Tuning.of(_base(game, seed, setting, pack), player, entrants(game, split(population)), _seats(game, seats))
    # Bots with the built-in weights are the yardstick, also if they are not in the population.
    rivals = dict.fromkeys((player, *found.base.players))
    challenger = f"{output}:{player}"
    played = [Contest(game, challenger, rival, count) for count in found.seats for rival in rivals]
    limit = Limit(trials or (0 if hours else TRIALS), hours * HOUR)
    with pool(workers, cluster) as who:
        trail = _tune(found, output, limit, who)
        shares, complete = _check(found, output, played, games, who)
    if as_json:
        typer.echo(json.dumps({"complete": complete, **_plain(found, trail, output), "contests": plain_shares(shares)}))
    else:
        console().print(shares_table(shares))
    leave_if_stopped(complete, sum(share.games for _, share in shares), games * len(played), resumable=True)


def exploit(
    game: GameName,
    bot: Annotated[str, typer.Argument(metavar="BOT", help="The bot to beat: a name or a file.")],
    output: Annotated[Path, typer.Option(dir_okay=False, help="The file for the weights of the best response.")] = Path(
        "exploit.toml"
    ),
    player: Player = USUAL,
    network: Annotated[
        bool, typer.Option("--network", help="Train a network instead, in a folder named like the file.")
    ] = False,
    seats: Annotated[int, typer.Option(min=2, help="The number of players: all others are copies of the bot.")] = 2,
    trials: Trials = 0,
    hours: Hours = 0.0,
    games: Games = 400,
    seed: Seed = 1,
    workers: Workers = 0,
    cluster: ClusterAddress = "",
    setting: Settings = None,
    pack: PackFolder = None,
    as_json: Json = False,
) -> None:
    """Look for the hole of a bot: tune weights to beat it, then count how often they do in new games.

    Ctrl-C stops early; the file holds the weights so far, and the same command resumes.
    """
    base = _base(game, seed, setting, pack)
    # Of a tuning, `self` may be a rival; here it has to be a bot, or the final check would fail after an hour.
    plan = replace(base, players=(bot,), draws=seats)
    plan.check()
    found = Tuning.of(base, player, [bot], [seats])
    limit = Limit(trials, (hours or (0.0 if trials else HOURS)) * HOUR)
    if network and (trials or setting or player != USUAL):
        raise InvalidChoice("network-options")
    with pool(workers, cluster) as who:
        if network:
            answer = _by_network(plan, output, limit.seconds, games, who)
        else:
            answer = _by_weights(found, output, limit, games, who)
    contest = Contest(game, answer.challenger, bot, seats)
    allowed, verdict = responses.allowed(seats), responses.verdict(answer.share, seats)
    if as_json:
        plain = {**answer.plain, **plain_shares([(contest, answer.share)])[0], "allowed": allowed, "verdict": verdict}
        typer.echo(json.dumps({"complete": answer.complete, **plain}))
    else:
        console().print(shares_table([(contest, answer.share)]))
        terms = {"bot": short_name(bot), "allowed": percentage(allowed, 1), "file": str(answer.plain["weights"])}
        console().print(text(f"exploit-{verdict}", **terms), markup=False, soft_wrap=True)
    leave_if_stopped(answer.complete, answer.share.games, games, resumable=True)


class Response(NamedTuple):
    """A best response: who it is, how often it wins, whether all games were played, and what JSON tells about it."""

    challenger: str
    share: WinShare
    complete: bool
    plain: dict[str, object]


def _by_weights(found: Tuning, output: Path, limit: Limit, games: int, who: int | Pool) -> Response:
    contest = Contest(found.base.game, f"{output}:{found.player}", found.population[0], found.seats[0])
    trail = _tune(found, output, limit, who)
    shares, complete = _check(found, output, [contest], games, who)
    return Response(contest.challenger, shares[0][1], complete, _plain(found, trail, output))


def _by_network(plan: Plan, output: Path, seconds: float, games: int, who: int | Pool) -> Response:
    """Train a network against the bot of a plan and let it play; Ctrl-C ends the training and the command."""
    need("learn", "freestone lab exploit --network")
    tuning.check_output(output)
    # Only this needs PyTorch, which takes seconds to import.
    from freestone.lab.student import examination, student

    run = student(plan, output.with_suffix(""))
    victories: list[float] = []
    with opened(who) as machines, closing(examination(run, games, machines)) as results:
        with Progress("seconds", int(seconds), int(run.seconds)) as progress:
            try:
                left = max(0.0, seconds - run.seconds)
                run.learn(machines, left, lambda line: progress.reach(int(line["seconds"]), int(seconds)))
            except KeyboardInterrupt:
                _leave()
        complete = follow(results, games, victories.append)
    plain = {"player": "network", "population": plan.players, "weights": str(run.folder / "network.npz")}
    return Response("network", WinShare.of(victories), complete, {**plain, "trials": run.games})


def _leave() -> NoReturn:
    """End a stopped command; the same one resumes."""
    console(stderr=True).print(text("lab-tuning-stopped"), soft_wrap=True)
    raise typer.Exit(STOPPED)


def _base(game: str, seed: int, setting: list[str] | None, pack: Path | None) -> Plan:
    return Plan(game, (), seed, parse_settings(setting), None if pack is None else str(pack.absolute()))


def _seats(game: str, written: str) -> list[int]:
    """Return the numbers of players that are asked for; by default all that the game allows."""
    if not written:
        return list(games_.find(game).seat_counts)
    try:
        return [int(one) for one in written.split(",")]
    except ValueError:
        raise InvalidChoice("not-numbers-of-players", text=shown(written)) from None


def _tune(found: Tuning, output: Path, limit: Limit, who: int | Pool) -> Trail:
    """Tune until the limit is spent and return how far it came; Ctrl-C ends the command."""
    trail = tuning.resume(found, output)
    before = trail.trials
    what = "trials" if limit.trials else "seconds"
    with closing(tuning.run(output, found, trail, limit, who)) as steps:
        complete = follow(steps, limit.total, done=limit.done(trail), what=what, size=lambda step: step)
    if trail.trials > before:
        # Games with earlier weights.
        _games_file(output).unlink(missing_ok=True)
    if not complete:
        _leave()
    return trail


def _games_file(output: Path) -> Path:
    return output.with_suffix(".games.jsonl")


def _check(found: Tuning, output: Path, played: list[Contest], games: int, who: int | Pool) -> tuple[Shares, bool]:
    """Play contests of the tuned weights that no trial has seen; return the results and whether none is missing."""
    path, base = _games_file(output), replace(found.base, players=(), seed=derived_seed(found.base.seed, "check"))
    saved = contests.saved(path, played, base)
    tasks = contests.missing(played, games, saved)
    fresh: list[LadderGame] = []
    with closing(contests.run(path, tasks, base, who)) as results:
        complete = follow(results, len(saved) + len(tasks), fresh.append, done=len(saved))
    return [(contest, contest.share([*saved, *fresh])) for contest in played], complete


def _plain(found: Tuning, trail: Trail, output: Path) -> dict[str, object]:
    """Return what JSON tells about a tuning."""
    return {
        "player": found.player,
        "population": found.population,
        "weights": str(output),
        "trials": trail.trials,
    }
