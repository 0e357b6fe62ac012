"""A step is one paragraph of the rulebook: who may choose what, and what happens then."""

import re
from functools import cache
from typing import TYPE_CHECKING, ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from freestone.core.choice import Choice

if TYPE_CHECKING:
    from freestone.core.state import State

CHANCE: Final = -1  # below 0, where no seat is
NOBODY: Final = -2
S = TypeVar("S", bound="State")

Terms = dict[str, int | str]


class Refusal:
    """A choice that somebody might expect, and why it is not possible now."""

    def __init__(self, choice: Choice, reason: str, terms: Terms | None = None) -> None:
        self.choice = choice
        self.reason = reason
        self.terms = terms or {}

    def __repr__(self) -> str:
        return f"Refusal({self.choice.text!r}, {self.reason!r}, {self.terms})"


@cache
def kebab(name: str) -> str:
    """Return the name of a class as it is written in texts.

    >>> kebab("OpenMarket")
    'open-market'
    """
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "-", name).lower()


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """An immutable entry of the agenda.

    A step whose `seat` is a player or CHANCE asks (`options`, `take`); one whose seat is NOBODY just happens (`run`).
    Class flags help bots and previews. `completes`: the decision completes an action that an earlier choice began,
    such as an amount. `recurs`: in addition, its answer does not depend on that choice, so bots answer it once.
    `begins`: the options are whole actions; bots look through them, previews do not. `incidental`: a chance step
    that only reveals something, so previews need not stop there.
    """

    seat: int
    completes: ClassVar[bool] = False
    recurs: ClassVar[bool] = False
    begins: ClassVar[bool] = False
    incidental: ClassVar[bool] = False

    def __init__(self, seat: int = NOBODY) -> None:
        self.seat = seat

    def __repr__(self) -> str:
        return f"<{self.kind}, seat {self.seat}>" if self.seat != NOBODY else f"<{self.kind}>"

    @property
    def kind(self) -> str:
        """The kind of decision, such as `place-builder`: a stable text, and part of the message id of its prompt."""
        return kebab(type(self).__name__)

    def options(self, state: S) -> list[Choice]:
        """Return what may be chosen now, at least one choice, as a new list. Changes nothing."""
        raise NotImplementedError

    def odds(self, state: S) -> list[int]:
        """Return the likelihood of each option of a chance step, as a new list; equal by default."""
        return [1] * len(state.options)

    def take(self, state: S, choice: Choice) -> None:
        """Carry out a choice; this step has already left the agenda."""
        raise NotImplementedError

    def run(self, state: S) -> None:
        """Do what happens without a decision; this step has already left the agenda."""
        raise NotImplementedError

    def refusals(self, state: S) -> list[Refusal]:
        """Return what somebody might expect but cannot choose, and why; only people ask, never simulations."""
        return []

    def terms(self, state: S) -> Terms:
        """Return the values that the sentences of this decision mention."""
        return {}

    def option_terms(self, state: S, choice: Choice) -> Terms:
        """Return further values for the sentence of one option, such as its price; also for refused ones."""
        return {}

    def audience(self) -> int | None:
        """Return the only seat that may see the choice; None if everybody may."""
        return None
