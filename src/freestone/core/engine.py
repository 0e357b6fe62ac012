"""The loop: run the agenda to the next decision, take one choice, repeat. It never asks; it stops and returns."""

from hashlib import blake2b

from freestone.core.choice import Choice
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


def is_offered(state: State, choice: Choice) -> bool:
    """Whether a choice is offered now; compares by identity, which is faster than `in`."""
    for option in state.options:  # noqa: SIM110 - a loop, not a generator: this is asked for every choice
        if option is choice:
            return True
    return False


def apply(state: State, choice: Choice, above: int = 0) -> None:
    """Take one of the offered choices and run to the next decision, or until at most `above` steps remain."""
    assert is_offered(state, choice), f"{choice.text} is not offered"
    step = state.agenda.pop()
    step.take(state, choice)
    advance(state, above)


def outcome(state: State, seed: int | None, number: int) -> int:
    """Return the index of the option that chance takes, given the seed and the number of earlier chance entries."""
    odds = state.agenda[-1].odds(state)
    # A hash instead of a generator: every outcome follows from the seed and its number alone, so an undo needs no state
    # of chance to restore, and no version of Python changes it.
    point = int.from_bytes(blake2b(f"{seed}:{number}".encode(), digest_size=8).digest(), "big") % sum(odds)
    at = 0
    while point >= odds[at]:
        point -= odds[at]
        at += 1
    return at
