"""What a title notes about a game while it is played, so that reports can sum up many games."""

from dataclasses import dataclass
from math import inf
from typing import Final, Generic, NamedTuple, TypeVar

from freestone.core.pack import Pack
from freestone.core.state import Event, State

S = TypeVar("S", bound=State)

NUMBER: Final = "number"
SHARE: Final = "share"
PART: Final = "part"
WINS: Final = "wins"
SCORE: Final = "score"


class Key(NamedTuple):
    """Where a figure stands in a report; rows are numbers, such as rounds, or message ids."""

    table: str
    row: int | str
    column: str


@dataclass(slots=True)
class Note:
    """What one game says about a figure: a sum, of how many, and the least and the greatest value in it.

    Kinds: the mean of a number, the share of cases in which something was so, or what part one sum is of another.
    """

    kind: str
    value: float
    of: float
    low: float
    high: float


class Target(NamedTuple):
    """What figures should be: those of a column, in the rows that are named or in all of them, from low to high."""

    name: str
    table: str
    column: str
    rows: tuple[int | str, ...]
    low: float
    high: float


class Fates(NamedTuple):
    """How a game ended for each seat: its share of the victory and its points."""

    wins: list[float]
    scores: list[int]


class Witness(Generic[S]):
    """Watches one game from outside and takes notes."""

    def __init__(self) -> None:
        self.notes: dict[Key, Note] = {}

    def look(self, state: S, events: list[Event]) -> None:
        """Look at the position after the setup and after every entry, and at what was told since the last look."""

    def close(self, state: S, fates: Fates) -> None:
        """Note what the end of the game shows."""

    def targets(self, pack: Pack, seats: int) -> list[Target]:
        """Return what the figures of a pack were tuned to, with so many players."""
        return []

    def note(self, table: str, row: int | str, column: str, value: float, kind: str = NUMBER, of: float = 1) -> None:
        """Add a value, or a sum of so many values, to a figure."""
        known = self.notes.setdefault(Key(table, row, column), Note(kind, 0.0, 0.0, inf, -inf))
        known.value += value
        known.of += of
        if of > 0:
            known.low = min(known.low, value / of)
            known.high = max(known.high, value / of)

    def note_fate(self, table: str, row: int | str, fates: Fates, seat: int) -> None:
        """Note how a game ended for a seat of which a row speaks."""
        self.note(table, row, WINS, fates.wins[seat], SHARE)
        self.note(table, row, SCORE, fates.scores[seat])
