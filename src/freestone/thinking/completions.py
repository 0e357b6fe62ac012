"""What choices are worth once the actions that they begin are completed, and how far ahead that is."""

from collections.abc import Callable
from typing import Any, NamedTuple

from freestone.core.choice import Choice
from freestone.core.engine import proceed
from freestone.core.state import State


class Completions:
    """Completes the options of one decision, each in the way that is worth most to the seat that decides.

    The same question after the same choice is answered once; one that recurs (`Step.recurs`), once for all choices.
    """

    def __init__(self, seat: int, judge: Callable[[Any], float]) -> None:
        self._seat = seat
        self._judge = judge
        self._answers: dict[tuple[type, Choice | None, tuple[Choice, ...]], Choice] = {}

    def worths(self, state: State) -> list[float]:
        """Return what every option is worth."""
        return [self.worth(state, option) for option in state.options]

    def worth(self, state: State, choice: Choice) -> float:
        """Return what a choice is worth."""
        after = state.copy()
        proceed(after, choice)
        step = after.agenda[-1] if after.agenda else None
        if step is None or step.seat != self._seat or not (step.completes or step.begins):
            return self._judge(after)
        # The same kind of question with the same options; for one that recurs, whatever choice led to it.
        question = (type(step), None if step.recurs else choice, tuple(after.options))
        answer = self._answers.get(question)
        if answer is not None:
            return self.worth(after, answer)
        worths = self.worths(after)
        best = max(worths)
        self._answers[question] = after.options[worths.index(best)]
        return best


def leads(worths: list[float]) -> list[float]:
    """Return the lead of every seat: half over the average of the others, half over the best; alone, its points.

    >>> leads([5.0, 3.0])
    [2.0, -2.0]
    """
    if len(worths) == 1:
        return worths
    found = []
    for seat, own in enumerate(worths):
        others = worths[:seat] + worths[seat + 1 :]
        found.append(own - (sum(others) / len(others) + max(others)) / 2)
    return found


class Leaf(NamedTuple):
    """A way to complete an option of a decision: the place of the option, all choices, and the position after them."""

    option: int
    path: tuple[Choice, ...]
    state: Any


def leaves(state: State, seat: int) -> list[Leaf]:
    """Return every way to complete every option of a decision, for judges that take many positions at once."""
    found: list[Leaf] = []
    for at, option in enumerate(state.options):
        _complete(state, option, seat, at, (), found)
    return found


def _complete(
    state: State, choice: Choice, seat: int, option: int, path: tuple[Choice, ...], found: list[Leaf]
) -> None:
    after = state.copy()
    proceed(after, choice)
    path = (*path, choice)
    step = after.agenda[-1] if after.agenda else None
    if step is None or step.seat != seat or not (step.completes or step.begins):
        found.append(Leaf(option, path, after))
        return
    for further in after.options:
        _complete(after, further, seat, option, path, found)
