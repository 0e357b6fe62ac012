"""The course of a match, replayed once: its positions, figures for charts and what happened in every round."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from freestone.core.match import Match
from freestone.core.state import Event


class Moment(NamedTuple):
    """A position on the way, what was told on the way to it, and the round that it ends (None if it ends none)."""

    entry: int
    state: Any
    events: list[Event]
    ends: int | None


def moments(match: Match, seat: int | None) -> Iterator[Moment]:
    """Yield every position of a match as a seat sees it."""
    before = 0
    for entry, state, told in match.positions():
        events = [event for event in told if event.audience in (None, seat)]
        ended = state.round - 1 if state.round > before else state.round if state.over else None
        yield Moment(entry, match.game.redact(state, seat), events, ended)
        before = state.round
