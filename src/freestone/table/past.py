"""The past of a game: the position after every entry in force."""

from dataclasses import dataclass
from typing import Any

from freestone.core.match import Match
from freestone.core.state import Event
from freestone.core.step import CHANCE
from freestone.presentation.course import positions
from freestone.table.moments import Moment


@dataclass(frozen=True)
class Past:
    """Every position of a game from before the first entry on, and what happened with each entry."""

    states: list[Any]
    events: list[list[Event]]

    @property
    def first_decision(self) -> int:
        """The first entry after which a seat is asked, once chance has laid everything out."""
        return next((entry for entry, state in enumerate(self.states) if state.seat != CHANCE), 0)

    def moment(self, entry: int) -> Moment:
        """Return a past position as a moment of the table."""
        return Moment(entry, 0, entry, self.states[entry], self.events[entry])


def past_of(match: Match) -> Past:
    """Take the entries in force once more and keep every position."""
    states, events = zip(*positions(match), strict=True)
    return Past(list(states), list(events))
