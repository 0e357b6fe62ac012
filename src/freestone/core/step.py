"""A step is one paragraph of the rulebook: who may choose what, and what happens then."""

import re
from functools import cache
from typing import TYPE_CHECKING, ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from freestone.core.choice import Choice

if TYPE_CHECKING:
    from freestone.core.state import State

CHANCE: Final = -1
NOBODY: Final = -2
S = TypeVar("S", bound="State")

Terms = dict[str, int | str]


class Refusal:
    """A choice that somebody might try, and why it is not possible now."""

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
    `completes` marks a decision that finishes an action begun by an earlier choice, such as an amount; `recurs` one of
    these that has the same answer whatever led to it, so that bots answer it once; `begins` one among whole actions,
    which bots look through and previews do not; `incidental` a chance step that only turns something up, so that
    previews can go on whatever it is.
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
        """Which decision this is, such as `place-builder`: stable text, also part of the id of its prompt."""
        return kebab(type(self).__name__)

    def options(self, state: S) -> list[Choice]:
        """Return what may be chosen now, never nothing; changes nothing."""
        raise NotImplementedError

    def weights(self, state: S) -> list[int]:
        """Return how likely each option of a chance step is; all alike unless a step says otherwise."""
        return [1] * len(state.offered)

    def take(self, state: S, choice: Choice) -> None:
        """Carry out a choice; this step has already left the agenda."""
        raise NotImplementedError

    def run(self, state: S) -> None:
        """Do what happens when nothing is asked; this step has already left the agenda."""
        raise NotImplementedError

    def refusals(self, state: S) -> list[Refusal]:
        """Name what somebody might try in vain, and why; for people only, never for simulations."""
        return []

    def terms(self, state: S) -> Terms:
        """Return the values that the sentences of this decision mention."""
        return {}

    def option_terms(self, state: S, choice: Choice) -> Terms:
        """Return what the sentence of one option mentions besides, such as its price; for refused ones too."""
        return {}

    def audience(self) -> int | None:
        """Return the only seat that learns what is chosen here; None if everybody does."""
        return None
