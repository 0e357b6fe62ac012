"""A moment of a table: the position after one line of the journal, with what was made of it for those who watch."""

from dataclasses import dataclass, field, replace
from typing import Any

from freestone.core.match import Match
from freestone.core.replay import Position
from freestone.core.state import Event
from freestone.pictures.scene import Scene
from freestone.table.decision import Decision


@dataclass
class Moment:
    """The position after one line of the journal, and the events that led to it.

    `line` is the length of the journal. `notice` counts the changes since then that added no line, such as a bot
    taking over a seat. `seen` caches what each seat sees of the position, `secrets` whether others see less,
    `decisions` what it has to decide, and `scenes` the drawings by seat and language.
    """

    line: int
    notice: int
    entry: int
    state: Any
    events: list[Event]
    undone: bool = False
    seen: dict[int | None, Any] = field(default_factory=dict)
    secrets: dict[int, bool] = field(default_factory=dict)
    decisions: dict[int, Decision] = field(default_factory=dict)
    scenes: dict[tuple[int | None, str], Scene] = field(default_factory=dict)

    @classmethod
    def of(cls, match: Match, events: list[Event] | None = None) -> "Moment":
        """Return the present moment of a match, with these events or those of its last entry."""
        entry = len(match.journal.entries)
        if events is None:
            events = []
            # The log grows with the match; only its tail belongs to the last entry.
            for number, event in reversed(match.log):
                if number < entry:
                    break
                events.insert(0, event)
        return cls(len(match.journal.history), 0, entry, match.state, events)

    @classmethod
    def past(cls, position: Position) -> "Moment":
        """Return an earlier position of a match as a moment."""
        return cls(position.entry, 0, *position)

    @property
    def id(self) -> str:
        """The id of the frame that shows this moment."""
        return f"{self.line}.{self.notice}"

    def next_notice(self) -> "Moment":
        """Return the moment after a change that added no line."""
        return replace(self, notice=self.notice + 1, events=[], undone=False)

    def clear(self) -> None:
        """Drop what can be made again."""
        self.seen.clear()
        self.secrets.clear()
        self.decisions.clear()
        self.scenes.clear()
