"""The contract `Report`: what a game notes about each match, so that balance reports can sum up many of them."""

from dataclasses import dataclass
from math import inf
from typing import Final, Generic, NamedTuple, TypeVar

from freestone.core.game import Game, part
from freestone.core.pack import Pack
from freestone.core.state import Event, State

S = TypeVar("S", bound=State)

NUMBER: Final = "number"
SHARE: Final = "share"
PART: Final = "part"
WINS: Final = "wins"
SCORE: Final = "score"
EVERY: Final = ""
PLAYERS: Final = "players"
PLAYER_PARTS: Final = "player-parts"


class Key(NamedTuple):
    """The place of a figure in a report; rows are numbers, such as rounds, or message ids."""

    table: str
    row: int | str
    column: str


@dataclass(slots=True)
class Note:
    """What one match says about a figure: a sum, the number of its values, and the least and the greatest of them.

    `kind` is `number` (reported as a mean), `share` (of the cases in which something happened) or `part` (of a sum).
    """

    kind: str
    value: float
    of: float
    low: float
    high: float
    games: int = 1

    def add(self, other: "Note") -> None:
        """Add what another match, which met the same chance, says about the figure."""
        self.value += other.value
        self.of += other.of
        self.low, self.high = min(self.low, other.low), max(self.high, other.high)
        self.games += other.games


class Target(NamedTuple):
    """The range that the figures of a column should be in, or those of every column; in the named rows or in all."""

    name: str
    table: str
    column: str
    rows: tuple[int | str, ...]
    low: float
    high: float


class Fates(NamedTuple):
    """How a match ended for each seat: its share of the victory and its points."""

    wins: list[float]
    scores: list[int]


class Notebook:
    """Collects notes about one match."""

    def __init__(self) -> None:
        self.notes: dict[Key, Note] = {}

    def note(self, table: str, row: int | str, column: str, value: float, kind: str = NUMBER, of: float = 1) -> None:
        """Add a value, or the sum of `of` values, to a figure."""
        # Infinite limits, so that the first value becomes both the least and the greatest.
        known = self.notes.setdefault(Key(table, row, column), Note(kind, 0.0, 0.0, inf, -inf))
        known.value += value
        known.of += of
        # A share of nothing has no value.
        if of > 0:
            known.low = min(known.low, value / of)
            known.high = max(known.high, value / of)

    def note_fate(self, table: str, row: int | str, fates: Fates, seat: int) -> None:
        """Note how the match ended for the seat that a row is about."""
        self.note(table, row, WINS, fates.wins[seat], SHARE)
        self.note(table, row, SCORE, fates.scores[seat])


class Report(Notebook, Generic[S]):
    """Watches one match and takes the notes of its game; this base takes none."""

    def __init__(self, game: Game[S]) -> None:
        super().__init__()
        self.game = game

    def look(self, state: S, events: list[Event]) -> None:
        """Look at a position, after the setup and after every entry, and at the events since the last one."""

    def close(self, state: S, fates: Fates) -> None:
        """Take notes at the end of the match."""

    def targets(self, pack: Pack, seats: int) -> list[Target]:
        """Return the figures that a pack was tuned to, with this number of players."""
        return []


def report_of(game: Game[S]) -> Report[S]:
    """Return a new report, for one match of a game."""
    return part(game, "report", Report)(game)
