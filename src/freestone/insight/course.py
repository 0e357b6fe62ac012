"""The course of a match, replayed once: figures for charts and what happened in every round."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from freestone.core.engine import advance, apply
from freestone.core.match import Match
from freestone.core.state import Event


class Moment(NamedTuple):
    """A position on the way, what was told on the way to it, and the round that it ends (None if it ends none)."""

    entry: int
    state: Any
    events: list[Event]
    ends: int | None


def moments(match: Match, seat: int | None) -> Iterator[Moment]:
    """Replay a match and yield every position as a seat sees it, from the one before the first entry on."""
    header, find = match.journal.header, match.pack.vocabulary.find
    state = match.game.setup(match.pack, len(header.names), header.options)
    state.events = []
    advance(state)
    before = 0
    for entry, text in enumerate(["", *(text for _, text in match.journal.entries)]):
        if text:
            apply(state, find(text))
        events = [event for event in state.events or [] if event.audience in (None, seat)]
        state.events = []
        ended = state.round - 1 if state.round > before else state.round if state.over else None
        yield Moment(entry, match.game.redact(state, seat), events, ended)
        before = state.round
