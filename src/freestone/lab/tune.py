"""Tuning the weights of an evaluation by playing.

In every trial two players meet whose weights differ a little: each weight is moved up for one of them and down for the
other, or the reverse, by chance. Then all weights move towards the player who scored more, in proportion to the lead
(simultaneous perturbation; Spall 1992). The trials of a generation start from the same weights, so the number of
processes changes nothing.
"""

from collections.abc import Callable, Generator
from functools import partial
from math import exp
from pathlib import Path
from random import Random
from statistics import mean
from typing import Any, Final, NamedTuple

from freestone.bots.greedy import GreedyBot
from freestone.bots.roster import derived_seed
from freestone.core import game as games
from freestone.core.choice import Choice
from freestone.core.engine import advance, apply
from freestone.core.errors import InvalidChoice
from freestone.core.game import part
from freestone.core.seen import Seen
from freestone.core.step import CHANCE
from freestone.lab.simulate import components
from freestone.processes import Pool, opened
from freestone.thinking import Thinking, thinking_of
from freestone.thinking.rollout import draw
from freestone.thinking.weights import Weights, read

APART: Final = 0.25  # how far the weights of a trial are moved, as an exponent
RATE: Final = 0.0012  # of the first step, for each point of lead; steps shrink to nothing
GENERATION: Final = 8  # trials that start from the same weights

Signs = dict[str, list[int]]


class Trial(NamedTuple):
    """The direction in which the first player's weights were moved, the second's being the opposite, and its lead."""

    signs: Signs
    lead: float


def tune(game: str, start: Weights, trials: int, seed: int, workers: int | Pool) -> Generator[Weights]:
    """Move weights in ever smaller steps and yield them after every generation."""
    weights = start
    with opened(workers) as pool:
        for first in range(0, trials, GENERATION):
            numbers = range(first, min(first + GENERATION, trials))
            answers = dict(pool.answers(partial(trial, game, weights, seed), numbers))
            rate = RATE * (1 - first / trials)
            # In the order of their numbers, not as they finish: the sum must not depend on the number of processes.
            for number in numbers:
                found = answers[number].result()
                weights = moved(weights, found.signs, rate * found.lead)
            yield weights


def trial(game: str, weights: Weights, seed: int, number: int) -> Trial:
    """Let the weights moved one way meet those moved the other way, with every number of players."""
    rules, _ = components(game, None)
    kind, rng = part(rules, "thinking", Thinking), Random(derived_seed(seed, number))
    signs = {name: [rng.choice((-1, 1)) for _ in values] for name, values in weights.items()}
    players = [kind(rules, moved(weights, signs, way)) for way in (APART, -APART)]
    leads = [meeting(game, players, seats, rng.getrandbits(32)) for seats in rules.seat_counts]
    return Trial(signs, sum(leads) / len(leads))


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


def meeting(game: str, players: list[Thinking[Any]], seats: int, luck: int) -> float:
    """Return the lead of the first player over two games with the same chance and swapped seats."""
    # The luck of the draw and the advantage of a seat mostly cancel out.
    return (lead(game, players, seats, luck) - lead(game, players[::-1], seats, luck)) / 2


def lead(game: str, players: list[Thinking[Any]], seats: int, luck: int) -> float:
    """Play one game without looking ahead, the players on alternate seats; return the first one's mean lead."""

    def glance(state: Any, seat: int) -> Choice:
        worths = players[seat % 2].appraise(state)
        chosen: Choice = state.options[worths.index(max(worths))]
        return chosen

    scores = play(game, seats, luck, glance)
    return mean(scores[::2]) - mean(scores[1::2])


def check(game: str, weights: Weights, rival: Weights, games: int, seed: int, workers: int | Pool) -> Generator[float]:
    """Let greedy bots with these weights play two-player games against others; yield their part of each victory."""
    with opened(workers) as pool:
        for _, answer in pool.answers(partial(victory, game, weights, rival, seed), range(games)):
            yield answer.result()


def victory(game: str, weights: Weights, rival: Weights, seed: int, number: int) -> float:
    """Play one two-player game; return the first weights' part of the victory."""
    rules, pack = components(game, None)
    kind, luck = part(rules, "thinking", Thinking), derived_seed(seed, number)
    bots = [GreedyBot(luck, kind(rules, each)) for each in (weights, rival)]

    def choose(state: Any, seat: int) -> Choice:
        return bots[(seat + number) % 2].choose(Seen(rules, pack, state, seat))

    # Two games in a row meet the same chance, with the seats swapped.
    scores = play(game, 2, derived_seed(seed, number // 2), choose)
    ahead = scores[number % 2] - scores[1 - number % 2]
    return 0.5 if not ahead else float(ahead > 0)


def play(game: str, seats: int, luck: int, choose: Callable[[Any, int], Choice]) -> list[int]:
    """Play one game and return the scores."""
    rules, pack = components(game, None)
    rng, state = Random(luck), rules.setup(pack, seats, rules.full_settings(seats, {}))
    advance(state)
    while state.agenda:
        seat = state.agenda[-1].seat
        open_ = seat != CHANCE and len(state.options) > 1
        apply(state, choose(state, seat) if open_ else draw(state, rng))
    return rules.scores(state)


def rewritten(text: str, weights: Weights) -> str:
    """Return the text of a weights file with other numbers; comments and order stay.

    >>> rewritten("gold = [0.3]", {"gold": [0.25]})
    'gold = [0.25]'
    """
    lines = []
    for line in text.split("\n"):
        name = line.partition(" = ")[0]
        numbers = [repr(round(value, 3)) for value in weights.get(name, [])]
        lines.append(f"{name} = [{', '.join(numbers)}]" if numbers else line)
    return "\n".join(lines)


def begin(game: str, path: Path) -> Weights:
    """Return the weights in a file; a missing file starts as a copy of the built-in weights."""
    if not path.exists():
        shipped = thinking_of(games.find(game)).weights_file
        if shipped is None:
            raise InvalidChoice(f"{game} has no weights to tune")
        path.write_bytes(shipped.read_bytes())
    return read(path)


def write(path: Path, weights: Weights) -> None:
    """Write weights into their file, which is complete at any moment."""
    # Renaming replaces the file in one step; an interrupted write would leave half of it.
    made = path.with_name(path.name + ".new")
    made.write_text(rewritten(path.read_text(encoding="utf-8"), weights), encoding="utf-8")
    made.replace(path)
