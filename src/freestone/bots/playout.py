"""What bots share: their dice, the worth of a position, and playing a position on."""

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from freestone.core.choice import Choice
from freestone.core.dump import digest
from freestone.core.engine import apply
from freestone.core.seen import Seen
from freestone.core.state import State
from freestone.core.step import CHANCE
from freestone.thinking import Thinking
from freestone.thinking.completions import Completions
from freestone.thinking.rollout import draw

TRUST: Final = 8.0


def dice(seed: int, seen: Seen) -> Random:
    """Return a source of chance that depends only on the bot's seed and on what its seat sees."""
    return Random(f"{seed}:{digest(seen.state)}")


def lead(thinking: Thinking[Any], state: State, seat: int) -> float:
    """Return how far ahead of the others a seat may expect to end."""
    return leads([thinking.evaluate(state, each) for each in range(state.seats)])[seat]


def leads(worths: list[float]) -> list[float]:
    """Return the lead of every seat: over the others half on average and half over the best of them.

    >>> leads([5.0, 3.0])
    [2.0, -2.0]
    """
    found = []
    for seat, own in enumerate(worths):
        others = worths[:seat] + worths[seat + 1 :]
        found.append(own - (sum(others) / len(others) + max(others)) / 2)
    return found


def promises(thinking: Thinking[Any], state: State, seat: int) -> list[float]:
    """Return for every option the best lead right after it and its completion."""
    return Completions(seat, lambda after: lead(thinking, after, seat)).worths(state)


def best(options: Sequence[Choice], worths: list[float], rng: Random) -> Choice:
    """Return the option of the greatest worth; equal ones by chance."""
    top = max(worths) - 1e-9
    return rng.choice([option for option, worth in zip(options, worths, strict=True) if worth >= top])


def play_on(thinking: Thinking[Any], state: State, rng: Random, horizon: int, noise: float = 0.0) -> bool:
    """Let everybody take what looks best at a glance until the horizon is reached; return whether chance had a say.

    With noise everybody misjudges options by about so many points.
    """
    chance = False
    while state.agenda and thinking.horizon(state) == horizon:
        offered = state.offered
        if len(offered) == 1:
            apply(state, offered[0])
        elif state.agenda[-1].seat == CHANCE:
            apply(state, draw(state, rng))
            chance = True
        else:
            worths = thinking.appraise(state)
            if noise:
                worths = [worth + rng.gauss(0.0, noise) for worth in worths]
                chance = True
            apply(state, offered[worths.index(max(worths))])
    return chance


def look_ahead(thinking: Thinking[Any], state: State, rng: Random, horizon: int, noise: float = 0.0) -> bool:
    """Play on over as many horizons as a thinking bot looks; return whether chance had a say."""
    chance = play_on(thinking, state, rng, horizon, noise)
    for _ in range(1, thinking.reach(state.seats)):
        chance = play_on(thinking, state, rng, thinking.horizon(state), noise) or chance
    return chance
