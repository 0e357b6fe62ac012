"""What an option would change, found by trying it on a copy: no rule is implemented twice."""

from typing import Any, Final, NamedTuple

from freestone.core.choice import Choice
from freestone.core.engine import apply
from freestone.core.game import Game
from freestone.core.state import State

MOST_COMPLETIONS: Final = 240


class Preview(NamedTuple):
    """The smallest and the largest change of every measure, over all ways to complete the action."""

    low: dict[str, int]
    high: dict[str, int]

    def changes(self) -> dict[str, tuple[int, int]]:
        """Return the measures that change, with their smallest and largest change."""
        return {name: (low, self.high[name]) for name, low in self.low.items() if low or self.high[name]}


def preview(game: Game[Any], state: State, choice: Choice) -> Preview:
    """Return what a choice would change for the seat that decides.

    It covers the action itself: it stops before the first chance that matters, before any decision that does not
    complete the same action, and where the action ends. `state` is the position as that seat sees it.
    """
    seat = state.seat
    assert seat is not None
    before = game.measures(state, seat)
    low: dict[str, int] = {}
    high: dict[str, int] = {}
    for after in _completions(state, choice, seat):
        for name, value in game.measures(after, seat).items():
            change = value - before[name]
            low[name] = min(change, low.get(name, change))
            high[name] = max(change, high.get(name, change))
    return Preview(low, high)


def _completions(state: State, choice: Choice, seat: int) -> list[State]:
    rest = len(state.agenda) - 1  # what comes after the action
    open_ends = [(state, choice)]
    completed: list[State] = []
    while open_ends and len(completed) < MOST_COMPLETIONS:
        position, taken = open_ends.pop()
        after = position.copy()
        apply(after, taken, rest)
        step = after.agenda[-1] if after.options else None
        if step and step.completes and step.seat == seat:
            open_ends.extend((after, option) for option in after.options)
        elif step and step.incidental:
            open_ends.append((after, after.options[0]))  # every outcome is as good
        else:
            completed.append(after)
    return completed
