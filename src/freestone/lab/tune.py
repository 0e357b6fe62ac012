"""Tuning the weights of an evaluation by playing, to win against a population.

In every trial each weight is moved up or down by chance. The player with these weights and the one with all of them
moved the other way play one game each, on the same seat, against the same rivals, with the same chance. Then all
weights move towards whoever did better, in proportion to the difference (simultaneous perturbation; Spall 1992). What
seat, rivals and luck have done to both cancels out.

The goal is to win, but victories alone teach little: most often both players win, or neither. So half of the goal is a
logistic function of the lead over the best rival. It tells a narrow defeat from a clear one, while points that decide
nothing hardly count. One pair of games is enough for a trial: with the same number of games, more directions teach
more than more games in one direction.

The trials of a generation start from the same weights, so the number of processes changes nothing. A file holds what
came out of every trial. The weights follow from that, so a stopped run resumes exactly where it was.
"""

import json
import time
from collections.abc import Generator
from dataclasses import dataclass, replace
from functools import partial
from math import exp
from pathlib import Path
from random import Random
from statistics import mean
from typing import Any, Final, NamedTuple

from freestone.bots import files
from freestone.bots.base import Bot
from freestone.bots.roster import derived_seed
from freestone.bots.weighted import SUFFIX, fits, kind_of, thinking_with
from freestone.core import game as games
from freestone.core.errors import InvalidChoice
from freestone.lab.rows import drop_torn_line, foreign, refuse_foreign
from freestone.lab.simulate import Plan, code_digest, fates, play
from freestone.processes import Pool, opened
from freestone.report import Fates
from freestone.thinking import Thinking, thinking_of
from freestone.thinking.weights import Weights, read

NUDGE: Final = 0.25  # how far the weights of a trial are moved, as an exponent
STEP: Final = 0.03  # the first step for the whole goal; steps shrink to nothing
CLOSE: Final = 8.0  # points of lead with which a victory is fairly safe, in both games
GENERATION: Final = 16  # trials that start from the same weights
# Players of a population that are no bots: the other side of the trial, and the weights of an earlier generation.
SELF: Final = "self"
EARLIER: Final = "earlier"
OPENING: Final = '{"tuning": '

Signs = dict[str, list[int]]


@dataclass(frozen=True)
class Tuning:
    """What to tune and against whom, in plain values that processes can exchange.

    `base` has the game, its settings and its pack, and the bots of the population; nobody plays it.
    """

    base: Plan
    player: str
    population: tuple[str, ...]
    seats: tuple[int, ...]

    @classmethod
    def of(cls, base: Plan, player: str, population: list[str], seats: list[int]) -> "Tuning":
        """Return a tuning; raise InvalidChoice if something in it does not exist or does not fit."""
        bots = tuple(dict.fromkeys(name for name in population if name not in (SELF, EARLIER)))
        kind_of(player)
        for count in seats:
            replace(base, players=(player, *bots), draws=count).check()
        return cls(replace(base, players=bots), player, tuple(population), tuple(dict.fromkeys(seats)))

    def head(self, start: Weights) -> str:
        """Return the first line of the file of a run: everything that decides how it goes."""
        origins = [replace(self.base, players=(self.player,), draws=count).origin(0) for count in self.seats]
        found = {
            "game": self.base.game,
            "player": self.player,
            "population": self.population,
            "seats": self.seats,
            "seed": self.base.seed,
            "settings": [origin["settings"] for origin in origins],
            "pack_digest": origins[0]["pack_digest"],
            "code": code_digest(self.base.players),
        }
        return json.dumps({"tuning": found, "start": start})


class Generation(NamedTuple):
    """By how much one side did better in each trial, the step for the whole goal, and the time so far if it counts."""

    gains: list[float]
    step: float
    seconds: float


class Limit(NamedTuple):
    """The length of a run: a number of trials, a number of seconds, or whichever ends first; 0 means no limit."""

    trials: int
    seconds: float

    @property
    def total(self) -> int:
        """The length in trials, or in seconds if only those are limited."""
        return self.trials or int(self.seconds)

    def done(self, trail: "Trail") -> int:
        """Return how much of the total is done."""
        return trail.trials if self.trials else int(trail.seconds)

    def spent(self, trail: "Trail") -> float:
        """Return how much of it is spent, from 0 to 1."""
        shares = [
            trail.trials / self.trials if self.trials else 0,
            trail.seconds / self.seconds if self.seconds else 0,
        ]
        return min(1.0, max(shares))

    def next(self, trail: "Trail") -> range:
        """Return the numbers of the next trials."""
        stop = trail.trials + GENERATION
        return range(trail.trials, min(stop, self.trials) if self.trials else stop)


class Trail:
    """The way of the weights, generation by generation."""

    def __init__(self, seed: int, start: Weights) -> None:
        self.seed = seed
        self.history = [start]
        self.trials = 0
        self.seconds = 0.0

    @property
    def weights(self) -> Weights:
        """The weights now."""
        return self.history[-1]

    def earlier(self) -> Weights:
        """Return the weights of some generation, the present one among them."""
        return Random(derived_seed(self.seed, EARLIER, self.trials)).choice(self.history)

    def move(self, generation: Generation) -> None:
        """Move the weights by what came out of the trials of a generation."""
        weights = self.weights
        for number, gain in enumerate(generation.gains, start=self.trials):
            weights = moved(weights, signs(weights, self.seed, number), generation.step * gain)
        self.history.append(weights)
        self.trials += len(generation.gains)
        self.seconds = generation.seconds


def run(output: Path, tuning: Tuning, trail: Trail, limit: Limit, workers: int | Pool) -> Generator[int]:
    """Move weights in ever smaller steps until the limit is spent, save them, and yield how much of it is done."""
    began = time.monotonic() - trail.seconds
    with opened(workers) as pool, trials_file(output).open("a", encoding="utf-8") as file:
        pool.carry(tuning.base.paths, tuning.base.read)
        while (spent := limit.spent(trail)) < 1:
            numbers = limit.next(trail)
            found = dict(pool.results(partial(trial, tuning, trail.weights, trail.earlier()), numbers))
            # In the order of their numbers, not as they finish: the sum must not depend on the number of processes.
            gains = [found[number] for number in numbers]
            # Without a limit no time is saved: the same trials leave the same file.
            seconds = round(time.monotonic() - began, 1) if limit.seconds else 0.0
            generation = Generation(gains, STEP * (1 - spent), seconds)
            file.write(json.dumps(generation._asdict()) + "\n")
            file.flush()
            before = limit.done(trail)
            trail.move(generation)
            write(output, trail.weights)
            yield limit.done(trail) - before


def trial(tuning: Tuning, weights: Weights, earlier: Weights, number: int) -> float:
    """Return how much better the weights do when they are moved one way, not the other, over all numbers of players."""
    game, seed = games.find(tuning.base.game), tuning.base.seed
    ways = [moved(weights, signs(weights, seed, number), way) for way in (NUDGE, -NUDGE)]
    sides, old = [thinking_with(game, way) for way in ways], thinking_with(game, earlier)
    return mean(difference(tuning, sides, old, seats, derived_seed(seed, number, seats)) for seats in tuning.seats)


def difference(tuning: Tuning, sides: list[Thinking[Any]], old: Thinking[Any], seats: int, luck: int) -> float:
    """Play one game with each side; return how much better the first one reached its goal."""
    rng = Random(luck)
    seat, rivals = rng.randrange(seats), rng.choices(tuning.population, k=seats)
    goals = []
    for own, other in (sides, sides[::-1]):
        thoughts = [{SELF: other, EARLIER: old}.get(rival) for rival in rivals]
        thoughts[seat] = own
        names = [rival if one is None else tuning.player for rival, one in zip(rivals, thoughts, strict=True)]
        plan = replace(tuning.base, players=tuple(names), seed=luck)
        bots = [bot(plan, at, thought) for at, thought in enumerate(thoughts)]
        goals.append(goal(fates(play(plan, 0, bots=bots)), seat))
    return goals[0] - goals[1]


def bot(plan: Plan, seat: int, thinking: Thinking[Any] | None) -> Bot:
    """Return the bot of a seat, with a thinking of its own if it has one."""
    name, seed = plan.players[seat], derived_seed(plan.seed, seat)
    return files.made(name, plan.game, seed) if thinking is None else kind_of(name)(seed, thinking)


def goal(ends: Fates, seat: int) -> float:
    """Return how well a seat has reached its goal, from 0 to 1: half of it is victory, half the lead."""
    ahead = ends.scores[seat] - max(score for at, score in enumerate(ends.scores) if at != seat)
    return (ends.wins[seat] + 1 / (1 + exp(-ahead / CLOSE))) / 2


def signs(weights: Weights, seed: int, number: int) -> Signs:
    """Return the way in which a trial moves each weight."""
    rng = Random(derived_seed(seed, number))
    return {name: [rng.choice((-1, 1)) for _ in values] for name, values in weights.items()}


def moved(weights: Weights, signs: Signs, step: float) -> Weights:
    """Return weights moved away from 0 or towards it, each by its sign; a weight of 0 stays.

    >>> moved({"gold": [1.0, 0.0]}, {"gold": [-1, 1]}, 0.5)
    {'gold': [0.6065306597126334, 0.0]}
    """
    found = {}
    for name, values in weights.items():
        # Factors rather than differences: large and small weights move alike, and none changes its sign.
        found[name] = [value * exp(sign * step) for value, sign in zip(values, signs[name], strict=True)]
    return found


def trials_file(output: Path) -> Path:
    """Return the file of a run, beside the one of its weights.

    >>> trials_file(Path("weights.toml")).name
    'weights.trials.jsonl'
    """
    return output.with_suffix(".trials.jsonl")


def check_output(output: Path) -> None:
    """Raise InvalidChoice if a file does not look like one of weights."""
    if output.suffix != SUFFIX:
        raise InvalidChoice("weights-file", example=f"weights{SUFFIX}", file=str(output))


def resume(tuning: Tuning, output: Path) -> Trail:
    """Return how far a run has come; a new one begins with the weights in its file, or else with the shipped ones.

    Raise InvalidChoice if the files belong to another run, and change nothing then.
    """
    check_output(output)
    if output.absolute() in [Path(path).absolute() for path in tuning.base.paths]:
        raise InvalidChoice("weights-of-rival", file=str(output))
    game, path = games.find(tuning.base.game), trials_file(output)
    shipped = thinking_of(game).weights_file
    if shipped is None:
        raise InvalidChoice("no-weights", game=tuning.base.game)
    weights = read(output if output.exists() else shipped)
    # Tuning rewrites the file, so weights of another game must be refused before.
    if not fits(game, weights):
        raise InvalidChoice("weights-of-other-game", file=str(output), game=tuning.base.game)
    trail = _replay(tuning, path) if path.exists() else Trail(tuning.base.seed, weights)
    if not path.exists():
        path.write_text(tuning.head(weights) + "\n", encoding="utf-8")
    if not output.exists():
        output.write_bytes(shipped.read_bytes())
    if trail.trials:
        # The run may have been stopped between the two files.
        write(output, trail.weights)
    return trail


def _replay(tuning: Tuning, path: Path) -> Trail:
    """Return the trail in the file of a run; raise InvalidChoice if it is another run."""
    refuse_foreign(path, OPENING)
    lines = [line for line in path.read_text(encoding="utf-8").splitlines(keepends=True) if line.endswith("\n")]
    start = json.loads(lines[0])["start"] if lines else {}
    if not lines or lines[0] != tuning.head(start) + "\n":
        raise foreign("other-tuning", path)
    drop_torn_line(path)
    trail = Trail(tuning.base.seed, start)
    for line in lines[1:]:
        trail.move(Generation(**json.loads(line)))
    return trail


def rewritten(text: str, weights: Weights) -> str:
    """Return the text of a weights file with other numbers; comments and order stay.

    >>> rewritten("gold = [0.3]", {"gold": [0.25]})
    'gold = [0.25]'
    """
    lines = []
    for line in text.split("\n"):
        name = line.partition(" = ")[0]
        numbers = [repr(float(f"{value:.4g}")) for value in weights.get(name, [])]
        lines.append(f"{name} = [{', '.join(numbers)}]" if numbers else line)
    return "\n".join(lines)


def write(path: Path, weights: Weights) -> None:
    """Write weights into their file, which is complete at any moment."""
    # Renaming replaces the file in one step; an interrupted write would leave half of it.
    made = path.with_name(path.name + ".new")
    made.write_text(rewritten(path.read_text(encoding="utf-8"), weights), encoding="utf-8")
    made.replace(path)
