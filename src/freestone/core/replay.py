"""Replaying: the positions that the entries of a journal lead to. Positions are never stored."""

from collections.abc import Iterator
from typing import Any, Final, Generic, NamedTuple

from freestone.core.engine import advance, apply
from freestone.core.game import Game
from freestone.core.journal import Entry, Header
from freestone.core.pack import Pack
from freestone.core.state import AnyState, Event

SAVED_EVERY: Final = 16


class Position(NamedTuple):
    """The position after `entry` entries, and the events of the last of them."""

    entry: int
    state: Any
    events: list[Event]


class Replay(Generic[AnyState]):
    """Finds the positions of one match.

    Every 16th position is saved when it is first passed on the way back. Without that each undo would replay the
    whole game: ten thousand undos in an uploaded journal took half a minute.
    """

    def __init__(self, game: Game[Any], pack: Pack, header: Header) -> None:
        self._game = game
        self._pack = pack
        self._header = header
        self._saved: dict[int, AnyState] = {}

    def copy(self) -> "Replay[AnyState]":
        """Return an independent replay; saved positions never change, so both share them."""
        other: Replay[AnyState] = Replay(self._game, self._pack, self._header)
        other._saved = self._saved.copy()
        return other

    def start(self, events: list[Event] | None = None) -> AnyState:
        """Return the position before the first entry; `events`, if given, collects its events."""
        state: AnyState = self._game.setup(self._pack, len(self._header.names), self._header.settings)
        state.events = events
        advance(state)
        return state

    def end(self, entries: list[Entry]) -> AnyState:
        """Return the position after all entries, replayed from the last saved position."""
        self._saved = {at: state for at, state in self._saved.items() if at <= len(entries)}
        begin = max(self._saved, default=0)
        state = copied(self._saved[begin]) if begin else self.start()
        for at in range(begin, len(entries)):
            if at % SAVED_EVERY == 0:
                self._saved[at] = copied(state)
            apply(state, self._pack.vocabulary.find(entries[at][1]))
        return state

    def positions(self, entries: list[Entry]) -> Iterator[Position]:
        """Yield every position from before the first entry on."""
        find, events = self._pack.vocabulary.find, list[Event]()
        state = self.start(events)
        yield Position(0, state.copy(), events)
        for at, (_, text) in enumerate(entries, start=1):
            state.events = events = []
            apply(state, find(text))
            yield Position(at, state.copy(), events)


def copied(state: AnyState) -> AnyState:
    """Return a copy that shares nothing mutable; `State.copy`, made for searches, shares the list of options."""
    other: Any = state.copy()
    other.options = state.options[:]
    return other  # type: ignore[no-any-return]
