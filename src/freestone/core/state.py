"""The position: plain data, cheap to copy."""

from typing import Any, NamedTuple

from mypy_extensions import mypyc_attr

from freestone.core.choice import Choice
from freestone.core.step import Step


class EventKind:
    """A kind of event and the names of the values it carries; its sentence is `event-<name>` in the catalogue."""

    def __init__(self, name: str, *fields: str) -> None:
        self.name = name
        self.fields = fields


class Event(NamedTuple):
    """Something that happened, told for the log. Text values are message ids of the catalogue."""

    kind: EventKind
    seat: int
    values: tuple[int | str, ...]
    audience: int | None = None

    def __repr__(self) -> str:
        return f"{self.kind.name}({self.seat}, {dict(zip(self.kind.fields, self.values, strict=True))})"


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What every game's position has: seats, the agenda, what is offered now, and events while somebody watches."""

    seats: int
    agenda: list[Step[Any]]
    offered: list[Choice]
    events: list[Event] | None

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.agenda = []
        self.offered = []
        self.events = None

    @property
    def seat(self) -> int | None:
        """Whose decision it is (CHANCE included); None when the game is over."""
        return self.agenda[-1].seat if self.agenda else None

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.agenda

    def copy(self) -> "State":
        """Return an independent copy; nobody watches it."""
        raise NotImplementedError

    def push(self, *steps: Step[Any]) -> None:
        """Put steps on the agenda; the first one comes next."""
        if len(steps) == 1:
            self.agenda.append(steps[0])
        else:
            self.agenda.extend(steps[::-1])

    def tell(self, kind: EventKind, seat: int, *values: int | str) -> None:
        """Emit an event if somebody watches."""
        if self.events is not None:
            self.events.append(Event(kind, seat, values))
