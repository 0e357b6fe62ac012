"""Random playouts, which also measure the speed of the rules, and how chance is played without a match."""

from random import Random

from freestone.core.choice import Choice
from freestone.core.engine import outcome, proceed
from freestone.core.errors import IllegalChoice
from freestone.core.state import State
from freestone.core.step import CHANCE


def play_out(state: State, rng: Random) -> int:
    """Choose at random until the match is over; return the number of choices that players made."""
    choices = 0
    while state.agenda:
        if state.agenda[-1].seat == CHANCE:
            proceed(state, draw(state, rng))
        else:
            # `rng.choice` and `rng.choices` do more work, and this loop measures the speed of the rules.
            proceed(state, state.options[below(len(state.options), rng)])
            choices += 1
    return choices


def draw(state: State, rng: Random) -> Choice:
    """Return an outcome of chance by its odds, or the only option of a forced choice.

    >>> import freestone
    >>> position = freestone.position("pillars")
    >>> draw(position, Random(1)) in position.options
    True
    """
    if len(state.options) == 1:
        return state.options[0]
    if not state.agenda or state.agenda[-1].seat != CHANCE:
        raise IllegalChoice("there is nothing to draw: chance is not asked now")
    odds, total = state.agenda[-1].odds(state), 0
    for each in odds:  # compiled, a loop is quicker than `sum`
        total += each
    point, at = below(total, rng), 0
    while point >= odds[at]:
        point -= odds[at]
        at += 1
    return state.options[at]


def settle(state: State, seed: int, chances: int) -> int:
    """Play chance and forced choices until somebody has to decide, and return how often chance has had its turn by now.

    `chances` says how often before. Chance takes what it would take in a match with this seed.
    """
    while state.agenda:
        if state.agenda[-1].seat == CHANCE:
            proceed(state, state.options[outcome(state, seed, chances)])
            chances += 1
        elif len(state.options) == 1:
            proceed(state, state.options[0])
        else:
            break
    return chances


def below(limit: int, rng: Random) -> int:
    """Return a random number from 0 to below a limit; quicker than `rng.randrange`."""
    # Multiplied as machine numbers when compiled, because both are floats.
    return int(rng.random() * float(limit))
