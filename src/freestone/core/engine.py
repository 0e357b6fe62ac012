"""The loop: run the agenda to the next decision, take one choice, repeat. It never asks; it stops and returns."""

from functools import lru_cache
from hashlib import blake2b

from freestone.core.choice import Choice
from freestone.core.door import option
from freestone.core.state import State
from freestone.core.step import NOBODY


def advance(state: State, above: int = 0) -> None:
    """Run the agenda until a seat (or chance) has to choose, or until at most `above` steps remain."""
    agenda = state.agenda
    while len(agenda) > above:
        step = agenda[-1]
        if step.seat != NOBODY:
            state.options = step.options(state)
            assert state.options, f"{type(step).__name__} asks but offers nothing"
            return
        agenda.pop()  # before it runs, so that what it pushes comes next
        step.run(state)
    state.options = []


def apply(state: State, choice: Choice | str, above: int = 0) -> None:
    """Take an option, itself or its text, and run to the next decision, or until at most `above` steps remain.

    What is not an option raises InvalidChoice or IllegalChoice and changes nothing.
    """
    proceed(state, option(state, choice), above)


def proceed(state: State, choice: Choice, above: int = 0) -> None:
    """Do what `apply` does with a choice that is known to be an option."""
    step = state.agenda.pop()
    step.take(state, choice)
    advance(state, above)


def outcome(state: State, seed: int | None, number: int) -> int:
    """Return the index of the option that chance takes, given the seed and the number of earlier chance entries."""
    if len(state.options) == 1:
        return 0
    # A hash instead of a generator: every outcome follows from the seed and its number alone, so an undo needs no state
    # of chance to restore, and no version of Python changes it.
    fate = _seeded(seed).copy()
    fate.update(str(number).encode())
    odds, total = state.agenda[-1].odds(state), 0
    for each in odds:  # compiled, a loop is quicker than `sum`
        total += each
    point, at = int.from_bytes(fate.digest(), "big") % total, 0
    while point >= odds[at]:
        point -= odds[at]
        at += 1
    return at


@lru_cache(maxsize=16)
def _seeded(seed: int | None) -> blake2b:
    """Return the beginning of every hash with this seed; a copy of it takes half the time of a new one."""
    return blake2b(f"{seed}:".encode(), digest_size=8)
