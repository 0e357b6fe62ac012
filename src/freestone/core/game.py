"""What a title provides, and the registry of titles by entry points."""

import os
from collections.abc import Mapping
from contextlib import suppress
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path
from random import Random
from typing import Any, Final, Generic, NamedTuple, TypeVar

from freestone.core.choice import Choice
from freestone.core.door import whole, wrong
from freestone.core.errors import InvalidChoice, shown, unknown
from freestone.core.pack import Pack
from freestone.core.state import State

S = TypeVar("S", bound=State)
Value = None | bool | int | str
Values = dict[str, Value]
Folder = str | os.PathLike[str]
Source = None | Folder | Pack


class Setting(NamedTuple):
    """Something to decide when a table is made, such as who starts or whether events are used."""

    name: str
    default: Value
    allowed: tuple[Value, ...]

    def check(self, value: object, seats: int) -> Value:
        """Return the value, as it is journalled, if it may be used with this number of seats."""
        if not isinstance(value, Value):
            with suppress(InvalidChoice):
                value = whole(self.name, value)
        for known in self.allowed:
            is_nobody = self.name == "start" and isinstance(known, int) and known >= seats
            if type(value) is type(known) and value == known and not is_nobody:
                return known
        raise InvalidChoice(f"setting {self.name} cannot be {shown(value)} with {seats} players")


START: Final = Setting("start", None, (None, 0, 1, 2, 3))


class Standing:
    """An answer given once and for a while: it answers every decision it fits until it lapses."""

    def __init__(self, name: str, seat: int) -> None:
        self.name = name
        self.seat = seat

    def answer(self, state: Any) -> Choice | None:
        """Return the choice for the decision at hand, or None if this does not speak of it."""
        raise NotImplementedError

    def lapsed(self, state: Any) -> bool:
        """Whether its time is over."""
        raise NotImplementedError


class Game(Generic[S]):
    """A title: its facts and the functions through which the rest of Freestone reaches it."""

    id: str
    rules: int
    seat_counts: tuple[int, ...]
    settings: tuple[Setting, ...]
    folder: Path

    def pack(self, source: str | Path | None = None) -> Pack:
        """Return a built-in pack by name, the newest if none is named, or the one in a folder."""
        raise NotImplementedError

    def setup(self, pack: Pack, seats: int, settings: Mapping[str, Value]) -> S:
        """Return the position before the first step."""
        raise NotImplementedError

    def redact(self, state: S, seat: int | None) -> S:
        """Return a copy without what this seat does not know; None is somebody who only watches."""
        raise NotImplementedError

    def resample(self, state: S, seat: int | None, rng: Random) -> S:
        """Return a copy of a redacted position in which the unknown is filled in at random."""
        raise NotImplementedError

    def scores(self, state: S) -> list[int]:
        """Return the points of every seat."""
        raise NotImplementedError

    def score_sheet(self, state: S) -> list[dict[str, int]]:
        """Return for every seat its points by source; they sum to its score."""
        raise NotImplementedError

    def winners(self, state: S) -> list[int]:
        """Return the seats that win if the game ends here."""
        raise NotImplementedError

    def measures(self, state: S, seat: int) -> dict[str, int]:
        """Return the figures whose change a preview shows to this seat."""
        raise NotImplementedError

    def check(self, state: S) -> None:
        """Assert every invariant of the position."""
        raise NotImplementedError

    def standing(self, state: S, seat: int) -> list[Standing]:
        """Return the standing answers that this seat may give now."""
        return []

    def view(self, state: S, words: Any, seat: int | None) -> object:
        """Return the table for the terminal, which rich prints, in the words of the match; None if it is not drawn."""
        return None

    def scene(self, state: S, words: Any, seat: int | None) -> Any:
        """Return the `Scene` that a seat with this redacted position sees; `words` are the `Words` of the match."""
        raise NotImplementedError

    def insight(self) -> Any:
        """Return the `Insight` of this title: what it says beside the table; None if it says nothing."""
        return None

    def evaluate(self, state: S, seat: int) -> float:
        """Return the points that a seat may expect at the end of the game; bots decide by it."""
        return self.scores(state)[seat]

    def appraise(self, state: S) -> list[float]:
        """Return at a glance how good each offered option looks to the seat that decides, in points."""
        return [0.0] * len(state.offered)

    def horizon(self, state: S) -> int:
        """Return a number that changes when a planning bot need look no further, such as the round."""
        return 0

    def reach(self, seats: int) -> int:
        """Return over how many horizons a planning or searching bot looks with so many players."""
        return 1

    def weights(self) -> dict[str, list[float]]:
        """Return the weights of the evaluation by name."""
        return {}

    def weighted(self, weights: dict[str, list[float]]) -> "Game[S]":
        """Return this title with other weights, for tuning."""
        raise NotImplementedError

    def witness(self) -> Any:
        """Return a new `Witness` of the toolbox, who notes what reports say of this title; None if there is none."""
        return None

    def full_settings(self, seats: int, given: Mapping[str, Value]) -> Values:
        """Return every setting of a table: those given, checked, and the others at their defaults."""
        if seats not in self.seat_counts:
            counts = ", ".join(map(str, self.seat_counts))
            raise InvalidChoice(f"{self.id} cannot be played by {seats}; it takes {counts} players")
        known = {setting.name: setting for setting in self.settings}
        for name in given:
            if name not in known:
                raise unknown("setting", name, known)
        return {name: setting.check(given.get(name, setting.default), seats) for name, setting in known.items()}


@cache
def registry() -> dict[str, Game[Any]]:
    """Return every installed title by its id."""
    found = {point.name: point.load() for point in entry_points(group="freestone.games")}
    return dict(sorted(found.items()))


def find(name: object) -> Game[Any]:
    """Return a title; raise InvalidChoice, naming the nearest one, if there is none."""
    game = registry().get(name) if isinstance(name, str) else None
    if game is None:
        raise unknown("game", name, registry())
    return game


def named_pack(title: Game[Any], source: Source) -> Pack:
    """Return the pack that a caller names: a built-in one, or else a folder, as text or as a path.

    Only callers name folders. A journal names a built-in pack or nothing, since it may come from a stranger.
    """
    if isinstance(source, Pack):
        return source
    if source is not None and not isinstance(source, str | os.PathLike):
        raise wrong("a pack is the name of a built-in one or a folder", source)
    try:
        return title.pack(source if source is None or isinstance(source, str) else Path(source))
    except InvalidChoice as error:
        if isinstance(source, str) and Path(source).is_dir():
            return title.pack(Path(source))
        raise InvalidChoice(f"{error}; and there is no folder of this name") from error
