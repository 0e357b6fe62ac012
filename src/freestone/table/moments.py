"""The moments of a table, one for each line of its journal, kept so that a watcher gets exactly what it missed."""

from collections import deque
from dataclasses import dataclass, field
from typing import Any, Final

from freestone.core.match import Match
from freestone.core.replay import Position
from freestone.core.state import Event
from freestone.pictures.scene import Scene

KEPT: Final = 150
DRAWN: Final = 2  # a frame needs two; each more is 0.3 MB a table


@dataclass
class Moment:
    """The position after one line of the journal, and what happened with it.

    `line` is the journal's length and `notice` counts what changed since without a line, such as who sits where.
    """

    line: int
    notice: int
    entry: int
    state: Any
    events: list[Event]
    undone: bool = False
    scenes: dict[tuple[int | None, str], Scene] = field(default_factory=dict)

    @classmethod
    def of(cls, match: Match, events: list[Event] | None = None) -> "Moment":
        """Return the present moment of a match, with these events or those of its last entry."""
        entry = len(match.journal.entries)
        happened = _last_events(match, entry) if events is None else events
        return cls(len(match.journal.history), 0, entry, match.state, happened)

    @classmethod
    def past(cls, position: Position) -> "Moment":
        """Return an earlier position of a match as a moment."""
        return cls(position.entry, 0, *position)

    def noticed(self) -> "Moment":
        """Return the next moment without a line."""
        return Moment(self.line, self.notice + 1, self.entry, self.state, [], scenes=self.scenes)

    @property
    def id(self) -> str:
        """How the frame of this moment is called."""
        return f"{self.line}.{self.notice}"


class Moments:
    """The latest moments in order."""

    def __init__(self, first: Moment) -> None:
        self._kept: deque[Moment] = deque([first], maxlen=KEPT)

    def add(self, moment: Moment) -> None:
        """Add the newest moment; drawings of older ones are let go, whenever they were drawn."""
        self._kept.append(moment)
        for older in list(self._kept)[:-DRAWN]:
            older.scenes.clear()

    def since(self, id: str) -> list[tuple[Moment, Moment]] | None:
        """Return each later moment with the one before it; None if that far back is not known."""
        seen = _parsed(id)
        kept = list(self._kept)
        if seen is None or seen > (kept[-1].line, kept[-1].notice):
            return None
        later = [at for at, moment in enumerate(kept) if (moment.line, moment.notice) > seen]
        if not later:
            return []
        first = later[0]
        if first == 0 or kept[first - 1].line != seen[0]:
            return None
        return [(kept[at - 1], kept[at]) for at in later]


def _last_events(match: Match, entry: int) -> list[Event]:
    events: list[Event] = []
    for number, event in reversed(match.log):
        if number < entry:
            break
        events.insert(0, event)
    return events


def _parsed(id: str) -> tuple[int, int] | None:
    line, _, notice = id.partition(".")
    if len(id) > 20 or not (line.isascii() and line.isdigit() and notice.isascii() and notice.isdigit()):
        return None
    return int(line), int(notice)
