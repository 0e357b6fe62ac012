"""The position: plain data, cheap to copy."""

from functools import cache
from inspect import get_annotations
from typing import Any, ClassVar, Final, NamedTuple, Self

from mypy_extensions import mypyc_attr
from typing_extensions import TypeVar

from freestone.core.choice import Choice
from freestone.core.step import CHANCE, Step

# Options follow from the rest, events are told only to those who watch, and the pack has its own digest.
NOT_PART: Final = frozenset({"options", "events", "pack", "__dict__"})


@cache
def fields(kind: type) -> list[str]:
    """Return the fields that a class and its bases declare; of a position, those that define it."""
    names: dict[str, None] = {}
    for base in reversed(kind.__mro__):
        hints: dict[str, object] = get_annotations(base)
        own = [name for name, hint in hints.items() if getattr(hint, "__origin__", None) is not ClassVar]
        # mypyc lists the fields of a compiled class in `__mypyc_attrs__`; an interpreted one has annotations.
        names.update(dict.fromkeys(vars(base).get("__mypyc_attrs__") or own))
    return [name for name in names if name not in NOT_PART]


class EventKind:
    """A kind of event and the names of its values; its message is `event-<name>`."""

    def __init__(self, name: str, *fields: str) -> None:
        self.name = name
        self.fields = fields


class Event(NamedTuple):
    """Something that happened, for the log. Text values are message ids."""

    kind: EventKind
    seat: int
    values: tuple[int | str, ...]
    audience: int | None = None

    def __repr__(self) -> str:
        return f"{self.kind.name}({self.seat}, {dict(zip(self.kind.fields, self.values, strict=True))})"


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position: what those of all games have.

    A program reads `seats`, `seat`, `kind`, `options`, `odds` and `over`, plays on with `freestone.apply`, and tries
    things out on a `copy`. The agenda holds the steps still to come, its last one first; the rules alone change it.
    `events` is a list while somebody watches, and otherwise None.

    >>> import freestone
    >>> position = freestone.position("pillars", seats=3)
    >>> trial = position.copy()
    >>> freestone.apply(trial, trial.options[0])
    """

    seats: int
    agenda: list[Step[Any]]
    options: list[Choice]
    events: list[Event] | None

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.agenda = []
        self.options = []
        self.events = None

    def __repr__(self) -> str:
        kind: type = type(self)
        known = [name for name in fields(kind) if hasattr(self, name)]
        return f"{kind.__name__}({', '.join(f'{name}={getattr(self, name)!r}' for name in known)})"

    @property
    def kind(self) -> str | None:
        """The kind of decision; None when the match is over."""
        return self.agenda[-1].kind if self.agenda else None

    @property
    def seat(self) -> int | None:
        """Whose decision it is, including CHANCE; None when the match is over."""
        return self.agenda[-1].seat if self.agenda else None

    @property
    def over(self) -> bool:
        """Whether the match is over."""
        return not self.agenda

    @property
    def odds(self) -> list[int]:
        """The likelihood of each option if it is a decision of chance; otherwise empty."""
        return self.agenda[-1].odds(self) if self.seat == CHANCE else []

    def copy(self) -> Self:
        """Return an independent copy that collects no events."""
        raise NotImplementedError

    def push(self, *steps: Step[Any]) -> None:
        """Put steps on the agenda; the first one comes next."""
        agenda, at = self.agenda, len(steps)
        while at:  # from the last to the first: the top of the stack is its end
            at -= 1
            agenda.append(steps[at])

    def put(self, step: Step[Any]) -> None:
        """Put one step on the agenda: the same as `push`, without making a tuple first."""
        self.agenda.append(step)

    # Four values instead of any number: a tuple for each event that nobody watches took a twentieth of all time.
    def tell(
        self,
        kind: EventKind,
        seat: int,
        first: int | str | None = None,
        second: int | str | None = None,
        third: int | str | None = None,
        fourth: int | str | None = None,
    ) -> None:
        """Record an event, with up to four values, if somebody watches."""
        if self.events is not None:
            values = tuple(value for value in (first, second, third, fourth) if value is not None)
            self.events.append(Event(kind, seat, values))


AnyState = TypeVar("AnyState", bound=State, default=Any)
