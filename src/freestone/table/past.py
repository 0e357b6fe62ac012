"""The past of a game: the position after every entry in force."""

from dataclasses import dataclass
from typing import Any

from freestone.core.engine import advance, apply
from freestone.core.match import Match
from freestone.core.state import Event
from freestone.core.step import CHANCE
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
    """Play the entries in force once more and keep every position."""
    header = match.journal.header
    state: Any = match.game.setup(match.pack, len(header.names), header.options)
    state.events = []
    advance(state)
    past = Past([state.copy()], [state.events])
    for _, text in match.journal.entries:
        state.events = []
        apply(state, match.pack.vocabulary.find(text))
        past.states.append(state.copy())
        past.events.append(state.events)
    return past
