"""Ladders: contests between bots with rotated seats, saved as JSON Lines, and ratings with intervals."""

import json
from collections.abc import Generator, Iterable, Iterator
from dataclasses import replace
from functools import partial
from itertools import combinations, pairwise
from math import log10
from pathlib import Path
from random import Random
from typing import Final, NamedTuple, TypedDict, cast

from freestone.core.game import victory_shares
from freestone.lab.balance import WinShare
from freestone.lab.rows import appended, foreign, refuse_foreign
from freestone.lab.simulate import Plan, play
from freestone.processes import Pool, opened

RESAMPLES: Final = 200
ROUNDS: Final = 200  # of the fit of ratings; it has settled long before
# 400 points mean ten times the chances, as in chess.
ELO: Final = 400.0
# Without this, a bot that has won every game would have an infinite rating.
UNPLAYED: Final = 0.5
# How every file of a ladder begins; a file that begins otherwise is somebody's own and is left alone.
OPENING: Final = '{"contest": '

Wins = dict[tuple[str, str], float]


class Contest(NamedTuple):
    """A challenger against rivals of one kind, in a game with this number of seats."""

    game: str
    challenger: str
    rival: str
    seats: int

    @property
    def name(self) -> str:
        """The name of the contest in files and tables."""
        return f"{self.game}:{self.challenger}:{self.rival}:{self.seats}"

    def plan(self, base: Plan, number: int = 0) -> Plan:
        """Return the plan of a game: the challenger moves on by one seat from game to game.

        >>> Contest("pillars", "greedy", "random", 3).plan(Plan("pillars", ()), 4).players
        ('random', 'greedy', 'random')
        """
        at = number % self.seats
        return replace(base, players=tuple(self.challenger if seat == at else self.rival for seat in range(self.seats)))

    def share(self, played: Iterable["LadderGame"]) -> WinShare:
        """Return the share of its games that the challenger has won."""
        shares = []
        for one in played:
            if one["contest"] == self.name:
                wins = zip(one["players"], victory_shares(one["winners"], self.seats), strict=True)
                shares.append(sum(share for player, share in wins if player == self.challenger))
        return WinShare.of(shares)


class LadderGame(TypedDict):
    """One game of a ladder, as a line of its file."""

    contest: str
    number: int
    seed: int
    settings: str
    pack_digest: str
    code: str
    players: list[str]
    scores: list[int]
    winners: list[int]


class Rating(NamedTuple):
    """A bot's rating in Elo points, with a 95% interval."""

    name: str
    elo: float
    low: float
    high: float


def round_robin(game: str, bots: Iterable[str], seats: int) -> list[Contest]:
    """Return a contest for every pair of bots; with more than two seats, each of them challenges the other."""
    pairs = [(second, first) for first, second in combinations(bots, 2)]
    if seats > 2:
        pairs += [(second, first) for first, second in pairs]
    return [Contest(game, challenger, rival, seats) for challenger, rival in pairs]


def neighbours(game: str, bots: Iterable[str], seats: int) -> list[Contest]:
    """Return a contest of each bot against the one before.

    >>> [contest.name for contest in neighbours("pillars", ["random", "greedy", "planner"], 2)]
    ['pillars:greedy:random:2', 'pillars:planner:greedy:2']
    """
    return [Contest(game, challenger, rival, seats) for rival, challenger in pairwise(bots)]


def challenges(game: str, bots: Iterable[str], rival: str, seats: int) -> list[Contest]:
    """Return a contest of each bot against one rival.

    >>> [contest.name for contest in challenges("pillars", ["greedy", "planner"], "greedy", 4)]
    ['pillars:planner:greedy:4']
    """
    return [Contest(game, challenger, rival, seats) for challenger in bots if challenger != rival]


def play_task(base: Plan, task: tuple[Contest, int]) -> LadderGame:
    """Play one game of a contest; the games of one trip round the table meet the same chance."""
    contest, number = task
    result = play(contest.plan(base, number), number // contest.seats)
    return {
        "contest": contest.name,
        "number": number,
        "seed": base.seed,
        "settings": result["settings"],
        "pack_digest": result["pack_digest"],
        "code": result["code"],
        "players": result["players"],
        "scores": result["scores"],
        "winners": result["winners"],
    }


def read(path: Path) -> list[LadderGame]:
    """Return the games in a file, without a line that an interruption has cut short.

    Raise InvalidChoice, naming the line, if the file holds anything else.
    """
    if not path.exists():
        return []
    refuse_foreign(path, OPENING)
    found = []
    for number, line in enumerate(path.read_bytes().splitlines(keepends=True), start=1):
        if line.endswith(b"\n"):
            try:
                row = json.loads(line)
            except ValueError:
                row = None
            if not isinstance(row, dict) or row.keys() != LadderGame.__annotations__.keys():
                raise foreign("no-ladder-game", path, number=number)
            found.append(cast("LadderGame", row))
    return found


def saved(path: Path, contests: list[Contest], base: Plan) -> list[LadderGame]:
    """Return the saved games of contests; raise InvalidChoice if the file holds other games."""
    origins = {contest.name: contest.plan(base).origin(0) for contest in contests}
    played = [one for one in read(path) if one["contest"] in origins]
    for one in played:
        origin = origins[one["contest"]]
        if one["seed"] != base.seed:
            raise foreign("ladder-seed", path, found=str(one["seed"]), seed=str(base.seed))
        if (one["settings"], one["pack_digest"]) != (origin["settings"], origin["pack_digest"]):
            raise foreign("ladder-settings", path, contest=one["contest"])
        if one["code"] != origin["code"]:
            raise foreign("ladder-before-change", path, contest=one["contest"])
    return played


def missing(contests: list[Contest], games: int, played: list[LadderGame]) -> list[tuple[Contest, int]]:
    """Return the games that remain, with all contests advancing together."""
    done = {(one["contest"], one["number"]) for one in played}
    tasks = [(contest, number) for number in range(games) for contest in contests]
    return [(contest, number) for contest, number in tasks if (contest.name, number) not in done]


def run(path: Path, tasks: list[tuple[Contest, int]], base: Plan, workers: int | Pool = 1) -> Generator[LadderGame]:
    """Play games, append each to the file when it is over, and yield it."""
    yield from appended(path, _play_all(tasks, base, workers))


def _play_all(tasks: list[tuple[Contest, int]], base: Plan, workers: int | Pool) -> Iterator[LadderGame]:
    if workers == 1:
        yield from map(partial(play_task, base), tasks)
        return
    # One plan with all bots, whose files come along; nobody plays it.
    everybody = replace(base, players=tuple(sorted({bot for contest, _ in tasks for bot in contest[1:3]})))
    with opened(workers) as pool:
        pool.carry(everybody.paths, everybody.read)
        for _, played in pool.results(partial(play_task, base), tasks):
            yield played


def ratings(played: list[LadderGame], anchor: str) -> list[Rating]:
    """Return Bradley-Terry ratings on the Elo scale, the anchor at 0; without a game of the anchor there are none.

    Half a victory is added to both sides of every pair that met, so that whoever has won every game has an interval
    too. Intervals come from weighing all games anew, many times (the Bayesian bootstrap; Rubin 1981).
    """
    # A fixed seed: the same games have the same intervals.
    rng, wins = Random(0), pair_wins(played, [1.0] * len(played))
    if not any(anchor in pair for pair in wins):
        return []
    found = elos({pair: won + UNPLAYED for pair, won in wins.items()}, anchor)
    drawn: dict[str, list[float]] = {name: [] for name in found}
    for _ in range(RESAMPLES):
        wins = pair_wins(played, [rng.expovariate(1.0) for _ in played])
        # The weight of half a game: an exponential weight is a gamma variate of shape 1.
        weighed = {pair: won + rng.gammavariate(UNPLAYED, 1.0) for pair, won in wins.items()}
        for name, elo in elos(weighed, anchor).items():
            drawn[name].append(elo)
    rated = []
    for name, elo in found.items():
        values = sorted(drawn[name])
        rated.append(Rating(name, elo, values[int(0.025 * RESAMPLES)], values[int(0.975 * RESAMPLES)]))
    return sorted(rated, key=lambda rating: -rating.elo)


def elos(wins: Wins, anchor: str) -> dict[str, float]:
    """Return the ratings that best explain who finished before whom, found by repeated improvement."""
    names = sorted({name for pair in wins for name in pair})
    # The MM algorithm for Bradley-Terry models (Hunter 2004): it needs no step size and never gets worse.
    strength = dict.fromkeys(names, 1.0)
    for _ in range(ROUNDS):
        stronger = {}
        for name in names:
            others = [other for other in names if (name, other) in wins]
            won = sum(wins[name, other] for other in others)
            met = [(wins[name, other] + wins[other, name]) / (strength[name] + strength[other]) for other in others]
            stronger[name] = won / sum(met)
        strength = stronger
    return {name: ELO * log10(value / strength[anchor]) for name, value in strength.items()}


def pair_wins(played: list[LadderGame], weights: list[float]) -> Wins:
    """Return how often one bot finished before another at the same table, weighted; equal scores count half."""
    wins: Wins = {}
    for one, weight in zip(played, weights, strict=True):
        ranks = [(seat in one["winners"], score) for seat, score in enumerate(one["scores"])]
        for seat, other in combinations(range(len(ranks)), 2):
            first, second = one["players"][seat], one["players"][other]
            if first != second:
                result = 0.5 if ranks[seat] == ranks[other] else float(ranks[seat] > ranks[other])
                wins[first, second] = wins.get((first, second), 0.0) + weight * result
                wins[second, first] = wins.get((second, first), 0.0) + weight * (1 - result)
    return wins
