"""The course of a match, replayed once: its positions, figures for charts and what happened in every round."""

from collections.abc import Iterator
from typing import Generic, NamedTuple, TypeVar

from freestone.core.match import Match
from freestone.core.state import Event, State

S = TypeVar("S", bound=State)


class Moment(NamedTuple, Generic[S]):
    """A position on the way, what was told on the way to it, and the round that it ends (None if it ends none)."""

    entry: int
    state: S
    events: list[Event]
    ends: int | None


def moments(match: Match[S], seat: int | None) -> Iterator[Moment[S]]:
    """Yield every position of a match as a seat sees it."""
    before = 0
    for entry, state, told in match.positions():
        events = [event for event in told if event.audience in (None, seat)]
        number = match.game.round(state)
        ended = number - 1 if number > before else number if state.over else None
        yield Moment(entry, match.game.redact(state, seat), events, ended)
        before = number
