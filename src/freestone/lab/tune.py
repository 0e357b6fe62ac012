"""Fitting the weights of an evaluation: what it says of positions shall be how their games end.

Games are played at a glance with some noise, positions are kept with the final scores, and one weight after the other
is moved while the leads that the evaluation expects come nearer to the leads at the end.
"""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

from freestone.bots.roster import derived_seed
from freestone.core.choice import Choice
from freestone.core.engine import advance, apply
from freestone.core.game import Game
from freestone.core.state import State
from freestone.core.step import CHANCE
from freestone.toolbox.rollout import draw

NOISE: Final = 0.7
KEPT: Final = 0.08
STEPS: Final = (0.3, 0.15, 0.08)
LEAST_STEP: Final = 0.02
LEVEL: Final = 0.05

Weights = dict[str, list[float]]


class Sample(NamedTuple):
    """A position and the points of every seat at the end of its game."""

    state: State
    finals: list[float]


class Progress(NamedTuple):
    """How far a fit has come: the weights so far and how much they err, in points."""

    weights: Weights
    error: float
    tried: int
    of: int


def collect(game: Game[Any], seats: int, games: int, seed: int) -> list[Sample]:
    """Play games at a glance and keep positions: where a horizon is passed, and some others."""
    samples = []
    for number in range(games):
        rng = Random(derived_seed(seed, seats, number))
        samples += play(game, seats, rng)
    return samples


def play(game: Game[Any], seats: int, rng: Random) -> list[Sample]:
    """Play one game and return the positions that are kept of it."""
    state: Any = game.setup(game.pack(), seats, game.options(seats, {}))
    advance(state)
    kept: list[State] = []
    horizon = game.horizon(state)
    while state.agenda:
        apply(state, glance(game, state, rng))
        if state.agenda and (game.horizon(state) != horizon or rng.random() < KEPT):
            kept.append(state.copy())
            horizon = game.horizon(state)
    finals = [game.evaluate(state, seat) for seat in range(seats)]
    return [Sample(position, finals) for position in kept]


def glance(game: Game[Any], state: State, rng: Random) -> Choice:
    """Return what chance takes, or what looks best to somebody who misjudges a little."""
    if state.agenda[-1].seat == CHANCE or len(state.offered) == 1:
        return draw(state, rng)
    worths = [worth + rng.gauss(0.0, NOISE) for worth in game.appraise(state)]
    return state.offered[worths.index(max(worths))]


def error(game: Game[Any], samples: list[Sample]) -> float:
    """Return how far, in points, the expected leads are from those at the end, and a little of how far the level is."""
    total, count = 0.0, 0
    for state, finals in samples:
        expected = [game.evaluate(state, seat) for seat in range(state.seats)]
        shift = (sum(expected) - sum(finals)) / len(finals)
        total += sum((worth - final - shift) ** 2 for worth, final in zip(expected, finals, strict=True))
        total += LEVEL * shift * shift
        count += len(finals) - 1
    return float((total / count) ** 0.5)


def fit(game: Game[Any], samples: list[Sample], steps: tuple[float, ...] = STEPS) -> Iterator[Progress]:
    """Move one weight after the other, by ever smaller steps, and keep what errs less."""
    weights = {name: values[:] for name, values in game.weights().items()}
    least = error(game.weighted(weights), samples)
    places = [(name, at) for name, values in weights.items() for at in range(len(values))]
    for round, step in enumerate(steps):
        for number, (name, at) in enumerate(places):
            weights, least = improved(game, samples, weights, least, (name, at, step))
            yield Progress(weights, least, round * len(places) + number + 1, len(steps) * len(places))


def improved(
    game: Game[Any], samples: list[Sample], weights: Weights, least: float, move: tuple[str, int, float]
) -> tuple[Weights, float]:
    """Return the weights with one of them moved up or down if that errs less, and how much they err."""
    name, at, step = move
    for sign in (1.0, -1.0):
        tried = {key: values[:] for key, values in weights.items()}
        tried[name][at] += sign * max(step * abs(tried[name][at]), LEAST_STEP)
        found = error(game.weighted(tried), samples)
        if found < least - 1e-6:
            return tried, found
    return weights, least


def rewritten(text: str, weights: Weights) -> str:
    """Return the text of a weights file with other numbers, comments and order kept.

    >>> rewritten("gold = [0.3]", {"gold": [0.25]})
    'gold = [0.25]'
    """
    return "\n".join(_line(line, weights) for line in text.split("\n"))


def _line(line: str, weights: Weights) -> str:
    name = line.partition(" = ")[0]
    if name not in weights:
        return line
    return f"{name} = [{', '.join(repr(round(value, 3)) for value in weights[name])}]"


def write(path: Path, weights: Weights) -> None:
    """Put weights into their file."""
    path.write_text(rewritten(path.read_text(encoding="utf-8"), weights), encoding="utf-8")
