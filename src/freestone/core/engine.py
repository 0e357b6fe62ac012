"""The loop: run the agenda to the next decision, take one choice, repeat. It never asks; it stops and returns."""

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
    odds = state.agenda[-1].odds(state)
    # A hash instead of a generator: every outcome follows from the seed and its number alone, so an undo needs no state
    # of chance to restore, and no version of Python changes it.
    point = int.from_bytes(blake2b(f"{seed}:{number}".encode(), digest_size=8).digest(), "big") % sum(odds)
    at = 0
    while point >= odds[at]:
        point -= odds[at]
        at += 1
    return at
