"""Where a choice leads once everything it begins is completed."""

from typing import Final

from freestone.core.choice import Choice
from freestone.core.engine import apply
from freestone.core.state import State

MOST: Final = 60


def completions(state: State, choice: Choice, seat: int) -> list[State]:
    """Return the positions after a choice and every way to complete what it begins, up to a limit."""
    open_ends = [(state, choice)]
    completed: list[State] = []
    while open_ends and len(completed) < MOST:
        position, taken = open_ends.pop()
        after = position.copy()
        apply(after, taken)
        step = after.agenda[-1] if after.agenda else None
        if step and step.seat == seat and (step.completes or step.begins):
            open_ends.extend((after, option) for option in after.offered)
        else:
            completed.append(after)
    return completed
