"""Who beats whom: contests between bots with seats rotated, kept as JSON Lines, and ratings with intervals."""

import json
from collections.abc import Generator, Iterable, Iterator
from functools import partial
from itertools import combinations
from math import log10
from pathlib import Path
from random import Random
from typing import Final, NamedTuple, TypedDict, cast

from freestone.core.errors import InvalidChoice
from freestone.core.game import Value
from freestone.lab.archive import ANOTHER, drop_torn_line, refuse_foreign
from freestone.lab.simulate import Plan, play_one
from freestone.lab.summary import wilson
from freestone.processes import Workers

RESAMPLES: Final = 200
ROUNDS: Final = 200
ELO: Final = 400.0
UNPLAYED: Final = 0.5
OPENING: Final = '{"contest": '

Wins = dict[tuple[str, str], float]


class Contest(NamedTuple):
    """One bot against others of one kind, in a game with so many seats."""

    game: str
    challenger: str
    rival: str
    seats: int

    @property
    def name(self) -> str:
        """What the contest is called in rows and tables."""
        return f"{self.game}:{self.challenger}:{self.rival}:{self.seats}"

    def seating(self, number: int) -> tuple[str, ...]:
        """Return who sits where in a game: the challenger goes round the table.

        >>> Contest("pillars", "greedy", "random", 3).seating(4)
        ('random', 'greedy', 'random')
        """
        at = number % self.seats
        return tuple(self.challenger if seat == at else self.rival for seat in range(self.seats))


class Row(TypedDict):
    """One game of a ladder."""

    contest: str
    number: int
    seed: int
    settings: str
    pack_digest: str
    code: str
    players: list[str]
    scores: list[int]
    winners: list[int]


class Terms(NamedTuple):
    """What all games of a ladder have in common."""

    seed: int = 0
    settings: tuple[tuple[str, Value], ...] = ()
    pack: str | None = None

    def plan(self, contest: Contest, number: int = 0) -> Plan:
        """Return what is played in a game of a contest."""
        return Plan(contest.game, contest.seating(number), self.seed, dict(self.settings), self.pack)


class Share(NamedTuple):
    """How many of its games a challenger has won, shared victories in part, with a 95% interval."""

    games: int
    won: float
    low: float
    high: float


class Rating(NamedTuple):
    """A bot's rating in Elo points, with a 95% interval."""

    name: str
    elo: float
    low: float
    high: float


DEFAULT: Final = Terms()


def round_robin(game: str, bots: Iterable[str], seats: int) -> list[Contest]:
    """Return a contest for every pair of bots; with more than two seats in both ways, one against all others."""
    pairs = [(second, first) for first, second in combinations(bots, 2)]
    if seats > 2:
        pairs += [(second, first) for first, second in pairs]
    return [Contest(game, challenger, rival, seats) for challenger, rival in pairs]


def challenges(game: str, bots: Iterable[str], rival: str, seats: int) -> list[Contest]:
    """Return a contest of every other bot against one.

    >>> [contest.name for contest in challenges("pillars", ["greedy", "planner"], "greedy", 4)]
    ['pillars:planner:greedy:4']
    """
    return [Contest(game, challenger, rival, seats) for challenger in bots if challenger != rival]


def play(terms: Terms, task: tuple[Contest, int]) -> Row:
    """Play one game of a contest; the games of one trip round the table meet the same chance."""
    contest, number = task
    result = play_one(terms.plan(contest, number), number // contest.seats)
    return {
        "contest": contest.name,
        "number": number,
        "seed": terms.seed,
        "settings": result["settings"],
        "pack_digest": result["pack_digest"],
        "code": result["code"],
        "players": result["players"],
        "scores": result["scores"],
        "winners": result["winners"],
    }


def read(path: Path) -> list[Row]:
    """Return the rows that have been written so far, without a line that an interruption has cut short.

    Raise InvalidChoice, naming the line, where a file holds something else.
    """
    if not path.exists():
        return []
    refuse_foreign(path, OPENING)
    with path.open("rb") as file:
        return [_row(path, number, line) for number, line in enumerate(file, start=1) if line.endswith(b"\n")]


def _row(path: Path, number: int, line: bytes) -> Row:
    try:
        row = json.loads(line)
    except ValueError:
        row = None
    if not isinstance(row, dict) or row.keys() != Row.__annotations__.keys():
        raise InvalidChoice(f"{path}, line {number}: this is no row of a ladder. {ANOTHER}")
    return cast("Row", row)


def kept(path: Path, contests: list[Contest], terms: Terms = DEFAULT) -> list[Row]:
    """Return the games of contests that stand in a file; raise InvalidChoice if they are other games."""
    origins = {contest.name: terms.plan(contest).origin(0) for contest in contests}
    rows = [row for row in read(path) if row["contest"] in origins]
    for row in rows:
        origin = origins[row["contest"]]
        if row["seed"] != terms.seed:
            raise InvalidChoice(f"{path} holds games with the seed {row['seed']}, not {terms.seed}. {ANOTHER}")
        if (row["settings"], row["pack_digest"]) != (origin["settings"], origin["pack_digest"]):
            raise InvalidChoice(f"{path} holds games of {row['contest']} with other settings or figures. {ANOTHER}")
        if row["code"] != origin["code"]:
            raise InvalidChoice(f"{path} holds games of {row['contest']} from before rules or bots changed. {ANOTHER}")
    return rows


def missing(contests: list[Contest], games: int, rows: list[Row]) -> list[tuple[Contest, int]]:
    """Return the games that are still to be played, all contests advancing alike."""
    done = {(row["contest"], row["number"]) for row in rows}
    tasks = [(contest, number) for number in range(games) for contest in contests]
    return [(contest, number) for contest, number in tasks if (contest.name, number) not in done]


def run(path: Path, tasks: list[tuple[Contest, int]], terms: Terms = DEFAULT, workers: int = 1) -> Generator[Row]:
    """Play games, write each row as it comes and return it."""
    if path.exists():
        drop_torn_line(path)
    with path.open("a", encoding="utf-8") as file:
        for row in _played(tasks, terms, workers):
            file.write(json.dumps(row) + "\n")
            file.flush()
            yield row


def _played(tasks: list[tuple[Contest, int]], terms: Terms, workers: int) -> Iterator[Row]:
    if workers == 1:
        yield from map(partial(play, terms), tasks)
        return
    with Workers(workers) as processes:
        for _, answer in processes.answers(partial(play, terms), tasks):
            yield answer.result()


def share(rows: Iterable[Row], contest: Contest) -> Share:
    """Return what the challenger of a contest has won."""
    wins = [_won(row, contest.challenger) for row in rows if row["contest"] == contest.name]
    if not wins:
        return Share(0, 0.0, 0.0, 1.0)
    won = sum(wins) / len(wins)
    return Share(len(wins), won, *wilson(won, len(wins)))


def _won(row: Row, player: str) -> float:
    return sum(row["players"][seat] == player for seat in row["winners"]) / len(row["winners"])


def ratings(rows: list[Row], anchor: str) -> list[Rating]:
    """Return Bradley-Terry ratings on the Elo scale, the anchor at 0; intervals by weighing the games anew.

    Half a victory is added to both sides of every pair that met, and weighed too: so whoever has won every game has an
    interval as well. Without a game of the anchor there are no ratings.
    """
    rng, wins = Random(0), pair_wins(rows, [1.0] * len(rows))
    if not any(anchor in pair for pair in wins):
        return []
    found = elos({pair: won + UNPLAYED for pair, won in wins.items()}, anchor)
    drawn = [elos(_drawn(rows, rng), anchor) for _ in range(RESAMPLES)]
    return sorted((_rating(name, elo, drawn) for name, elo in found.items()), key=lambda rating: -rating.elo)


def _drawn(rows: list[Row], rng: Random) -> Wins:
    """Weigh every game anew (the Bayesian bootstrap; Rubin 1981)."""
    wins = pair_wins(rows, [rng.expovariate(1.0) for _ in rows])
    return {pair: won + rng.gammavariate(UNPLAYED, 1.0) for pair, won in wins.items()}


def _rating(name: str, elo: float, drawn: list[dict[str, float]]) -> Rating:
    values = sorted(one[name] for one in drawn)
    return Rating(name, elo, values[int(0.025 * len(values))], values[int(0.975 * len(values))])


def elos(wins: Wins, anchor: str) -> dict[str, float]:
    """Return the ratings that explain best who finished before whom."""
    names = sorted({name for pair in wins for name in pair})
    strength = dict.fromkeys(names, 1.0)
    for _ in range(ROUNDS):
        strength = {name: _stronger(name, names, wins, strength) for name in names}
    return {name: ELO * log10(value / strength[anchor]) for name, value in strength.items()}


def _stronger(name: str, names: list[str], wins: Wins, strength: dict[str, float]) -> float:
    won = weight = 0.0
    for other in names:
        if (name, other) in wins:
            won += wins[name, other]
            weight += (wins[name, other] + wins[other, name]) / (strength[name] + strength[other])
    return won / weight


def pair_wins(rows: list[Row], weights: list[float]) -> Wins:
    """Return how often one bot finished before another at the same table, by weight; equal scores count half."""
    wins: Wins = {}
    for row, weight in zip(rows, weights, strict=True):
        for one, two in combinations(range(len(row["players"])), 2):
            first, second = row["players"][one], row["players"][two]
            if first != second:
                result = _before(row, one, two)
                wins[first, second] = wins.get((first, second), 0.0) + weight * result
                wins[second, first] = wins.get((second, first), 0.0) + weight * (1 - result)
    return wins


def _before(row: Row, one: int, two: int) -> float:
    ranks = [(seat in row["winners"], row["scores"][seat]) for seat in (one, two)]
    return 0.5 if ranks[0] == ranks[1] else float(ranks[0] > ranks[1])
