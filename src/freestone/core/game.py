"""What a game must and may provide, and the registry of the installed games.

A game is a folder with a subclass of `Game`, and one entry point in the group `freestone.games` whose name is its id:

    [project.entry-points."freestone.games"]
    my_game = "my_package.my_game:GAME"

**It must** have the facts `id`, `rules` (the version of its rules), `seat_counts` and `folder`; the functions `pack`,
`setup` and `scores`; and English texts in `locale/en.ftl` of its folder: `title`, `prompt-<step>` for every step that
asks a seat, `choice-<verb>` for every verb, and `event-<kind>` for every kind of event. A step's name is written in
kebab case: `RollOrHold` asks `prompt-roll-or-hold`.

**It may** have more, since the defaults work for every game: `settings`, `packs`, `redact` and `resample` (a game with
secrets needs both), `first_game`, `score_sheet`, `winners`, `returns`, `measures`, `figures`, `round`, `rounds`,
`check` and `standing`. Each has its texts: `setting-<name>` and `setting-<name>-<value>`, `source-<name>`,
`measure-<name>` (with `$change` and `$count`), `chart-<figure>` and `chart-<figure>-about`, `standing-<name>`. Further
texts are `tagline` for the start page, `refusal-<reason>`, and `field-<name>` (with `$value`) for each field of the
position that the plain table shows. Rules to look up are in `rules/en.ftl`, a lesson is in `lessons/`, and a picture
for the start page is `art/cover.svg`.

**Optional parts** are named by import path and imported when they are first needed, so that a simulation imports no
drawing: `presentation` (how people see the game), `thinking` (how bots judge its positions), `report` (what balance
reports say about it) and `encoding` (its positions as numbers, for programs that learn). The default of each is its
base class, which is also its contract: `freestone.presentation`, `freestone.thinking`, `freestone.report` and
`freestone.encoding`.

`installed` checks every game and leaves out a broken one.
"""

import logging
import os
import re
from abc import ABC, abstractmethod
from collections.abc import Mapping
from contextlib import suppress
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from multiprocessing import parent_process
from pathlib import Path
from random import Random
from typing import Any, ClassVar, Final, Generic, NamedTuple, TypeVar

from freestone.core.choice import Choice
from freestone.core.door import whole, wrong
from freestone.core.errors import BrokenGame, InvalidChoice, shown, unknown
from freestone.core.pack import Pack
from freestone.core.state import AnyState, State

S = TypeVar("S", bound=State)
P = TypeVar("P")
Value = None | bool | int | str
Values = dict[str, Value]
Folder = str | os.PathLike[str]
Source = None | Folder | Pack
GROUP: Final = "freestone.games"
MOST_SEATS: Final = 10  # that can be told apart by colours, patterns and signs
FACTS: Final = ("id", "rules", "seat_counts", "folder", "settings", "presentation", "thinking", "report", "encoding")
LOG: Final = logging.getLogger(__name__)


class Setting(NamedTuple):
    """Something to decide when a table is made; with `names_seat` the seats are allowed values too."""

    name: str
    default: Value
    allowed: tuple[Value, ...]
    names_seat: bool = False

    def values(self, seats: int) -> tuple[Value, ...]:
        """Return the values that are allowed with this number of seats: each of them too, if the setting names one."""
        return (*self.allowed, *range(seats)) if self.names_seat else self.allowed

    def check(self, value: object, seats: int) -> Value:
        """Return the value, as it is journalled, if it may be used with this number of seats."""
        if not isinstance(value, Value):
            with suppress(InvalidChoice):
                value = whole(self.name, value)
        for known in self.values(seats):
            if type(value) is type(known) and value == known:  # `True == 1` in Python
                return known
        raise InvalidChoice("setting-value", name=self.name, value=shown(value), seats=seats)


class Standing(ABC, Generic[AnyState]):
    """A standing answer: applied automatically to every decision that it fits, until it expires."""

    since: int  # how many entries there were when it was given

    def __init__(self, name: str, seat: int) -> None:
        self.name = name
        self.seat = seat
        self.since = 0

    @abstractmethod
    def answer(self, state: AnyState) -> Choice | None:
        """Return the choice for the decision at hand, or None if this answer does not fit it."""

    @abstractmethod
    def lapsed(self, state: AnyState) -> bool:
        """Whether this answer has expired."""


class Game(ABC, Generic[S]):
    """A game that can be played: its facts, its rules, and the import paths of its optional parts."""

    id: str
    rules: int
    seat_counts: tuple[int, ...]
    folder: Path
    settings: tuple[Setting, ...] = ()
    first_game: ClassVar[Mapping[str, Value]] = {}  # the settings that the rulebook suggests for a first game
    presentation: ClassVar[str] = "freestone.presentation:Presentation"
    thinking: ClassVar[str] = "freestone.thinking:Thinking"
    report: ClassVar[str] = "freestone.report:Report"
    encoding: ClassVar[str] = "freestone.encoding:Encoding"

    @abstractmethod
    def pack(self, source: str | Path | None = None) -> Pack:
        """Return a built-in pack by name, the newest if none is named, or the one in a folder."""

    def packs(self) -> list[str]:
        """Return the names of the built-in packs, the oldest first."""
        return [self.pack().name]

    @abstractmethod
    def setup(self, pack: Pack, seats: int, settings: Mapping[str, Value]) -> S:
        """Return the position before the first step."""

    @abstractmethod
    def scores(self, state: S) -> list[int]:
        """Return the points of every seat."""

    def redact(self, state: S, seat: int | None) -> S:
        """Return a copy without the secrets of other seats; None is somebody who only watches."""
        return state.copy()

    def resample(self, state: S, seat: int | None, rng: Random) -> S:
        """Return a copy of a redacted position with possible values in place of the secrets."""
        return state.copy()

    def score_sheet(self, state: S) -> list[dict[str, int]]:
        """Return the points of every seat by source, which add up to its score; all seats have the same sources."""
        return [{"points": points} for points in self.scores(state)]

    def winners(self, state: S) -> list[int]:
        """Return the seats that win if the match ends here."""
        scores = self.scores(state)
        return [seat for seat, points in enumerate(scores) if points == max(scores)]

    def returns(self, state: S) -> list[float]:
        """Return what the end of a match brings to every seat, from -1 to 1: together 0, and shared by several winners.

        Of two seats the winner gets 1 and the loser -1; of four, the winner 1 and the others -1/3.
        """
        if state.seats == 1:
            return [0.0]
        shares = victory_shares(self.winners(state), state.seats)
        return [(state.seats * share - 1) / (state.seats - 1) for share in shares]

    def measures(self, state: S, seat: int) -> dict[str, int]:
        """Return the figures of a seat, always the same ones; previews show how a choice changes them."""
        return {"points": self.scores(state)[seat]}

    def figures(self, state: S) -> dict[str, list[int]]:
        """Return the figures that charts and simulations follow: one value for the table, or one for each seat."""
        seats = [self.measures(state, seat) for seat in range(state.seats)]
        return {name: [measures[name] for measures in seats] for name in seats[0]}

    def round(self, state: S) -> int:
        """Return the number of the round, from 1 on: 0 during the setup, and always in a game without rounds."""
        return 0

    def rounds(self, state: S) -> int:
        """Return the number of the last round; 0 if the game has no rounds, or if nobody knows which is the last."""
        return 0

    @property
    def has_rounds(self) -> bool:
        """Whether the game counts rounds."""
        return type(self).round is not Game.round

    def check(self, state: S) -> None:
        """Assert every invariant of the position."""

    def standing(self, state: S, seat: int) -> list[Standing[S]]:
        """Return the standing answers that this seat may give now."""
        return []

    def full_settings(self, seats: int, given: Mapping[str, Value]) -> Values:
        """Return every setting of a table: those given, checked, and the others at their defaults."""
        if seats not in self.seat_counts:
            counts = ", ".join(map(str, self.seat_counts))
            raise InvalidChoice("seat-count", game=self.id, seats=shown(seats), counts=counts)
        if not isinstance(given, Mapping):
            raise wrong("settings are values by name", given)
        known = {setting.name: setting for setting in self.settings}
        for name in given:
            if name not in known:
                raise unknown("setting", name, known)
        return {name: setting.check(given.get(name, setting.default), seats) for name, setting in known.items()}


def part(game: Game[Any], name: str, contract: type[P]) -> type[P]:
    """Import an optional part of a game; raise BrokenGame if it is missing or does not keep its contract."""
    path: str = getattr(game, name)
    module, _, attribute = path.partition(":")
    try:
        found = getattr(import_module(module), attribute)
    except (ImportError, AttributeError, ValueError) as error:
        raise BrokenGame(f"the {name} of {game.id}, {path!r}, cannot be imported: {error}") from error
    if not isinstance(found, type) or not issubclass(found, contract):
        raise BrokenGame(f"the {name} of {game.id}, {path!r}, is not a subclass of {contract.__name__}")
    return found


class Installed(NamedTuple):
    """The games that can be played by id, and why others are left out by the names of their entry points."""

    games: dict[str, Game[Any]]
    faults: dict[str, str]


@cache
def installed() -> Installed:
    """Return the installed games, checked one by one: a broken game is left out and never harms the others."""
    found = Installed({}, {})
    for point in sorted(entry_points(group=GROUP), key=lambda point: point.name):
        try:
            game = point.load()
            check_game(point.name, game)
        except BrokenGame as error:
            found.faults[point.name] = str(error)
        except (Exception, SystemExit) as error:  # noqa: BLE001 - whatever a stranger's module does when it is imported
            found.faults[point.name] = f"{point.value} cannot be loaded: {type(error).__name__}: {error}"
        else:
            found.games[point.name] = game
    if parent_process() is None:  # worker processes would only repeat it
        for name, fault in found.faults.items():
            LOG.warning("game %s is left out: %s", name, " ".join(fault.split()))
    return found


def check_game(name: str, game: object) -> None:
    """Raise BrokenGame, naming the fault, unless an object keeps the contract of a game, as far as it tells at rest."""

    def need(holds: bool, fault: str) -> None:
        if not holds:
            raise BrokenGame(fault)

    need(isinstance(game, Game), f"{shown(game)} is not an instance of freestone.core.game.Game")
    assert isinstance(game, Game)
    facts: dict[str, Any] = {fact: getattr(game, fact, None) for fact in FACTS}
    id, rules, counts, folder, settings = (facts[fact] for fact in FACTS[:5])
    need(id == name, f"its id is {shown(id)}, but its entry point is called {name!r}")
    need(bool(re.fullmatch("[a-z][a-z0-9_]*", name)), "its id has other characters than a-z, 0-9 and _")
    need(type(rules) is int and rules > 0, f"rules is a version, a number from 1 on, not {shown(rules)}")
    are_counts = isinstance(counts, tuple) and all(type(count) is int and 0 < count <= MOST_SEATS for count in counts)
    need(are_counts and bool(counts), f"seat_counts is a tuple of numbers from 1 to {MOST_SEATS}, not {shown(counts)}")
    need(isinstance(settings, tuple), f"settings is a tuple, not {shown(settings)}")
    for setting in settings:
        need(isinstance(setting, Setting), f"settings has {shown(setting)}, which is not a Setting")
        is_allowed = setting.default in setting.values(min(counts))
        need(is_allowed, f"setting {setting.name} has a default that it does not allow, {shown(setting.default)}")
    for part_name in FACTS[5:]:
        path = facts[part_name]
        is_path = isinstance(path, str) and bool(re.fullmatch(r"[\w.]+:\w+", path))
        need(is_path, f"{part_name} is an import path such as 'my_game.look:Look', not {shown(path)}")
    need(isinstance(folder, Path) and folder.is_dir(), f"folder is the Path of a folder, not {shown(folder)}")
    catalogue = folder / "locale" / "en.ftl"
    need(catalogue.is_file(), f"there is no English catalogue {catalogue}")
    # A search is enough: parsing catalogues takes longer than anything else before the first page.
    has_title = re.search("^title *=", catalogue.read_text(encoding="utf-8"), re.MULTILINE)
    need(bool(has_title), f"the message 'title' is missing in {catalogue}")
    try:
        pack: object = game.pack()
    except Exception as error:
        raise BrokenGame(f"its pack cannot be read: {type(error).__name__}: {error}") from error
    need(isinstance(pack, Pack), f"pack returns {shown(pack)}, which is not a Pack")


def registry() -> dict[str, Game[Any]]:
    """Return every game that can be played, by its id."""
    return installed().games


def find(name: object) -> Game[Any]:
    """Return a game; raise InvalidChoice, naming the nearest one, if there is none."""
    game = registry().get(name) if isinstance(name, str) else None
    if game is not None:
        return game
    if isinstance(name, str) and name in installed().faults:
        raise BrokenGame("left-out", game=name, fault=installed().faults[name])
    raise unknown("game", name, registry())


def victory_shares(winners: list[int], seats: int) -> list[float]:
    """Return the share of every seat in a victory: several winners have equal shares.

    >>> victory_shares([0, 2], seats=3)
    [0.5, 0.0, 0.5]
    """
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)]


def named_pack(game: Game[Any], source: Source) -> Pack:
    """Return the pack that a caller names: a built-in one, or else a folder, as text or as a path.

    Only callers name folders. A journal names a built-in pack or nothing, since it may come from a stranger.
    """
    if isinstance(source, Pack):
        return source
    if source is not None and not isinstance(source, str | os.PathLike):
        raise wrong("a pack is the name of a built-in one or a folder", source)
    try:
        return game.pack(source if source is None or isinstance(source, str) else Path(source))
    # A name comes first, so that a folder beside the program never replaces a built-in pack.
    except InvalidChoice as error:
        if isinstance(source, str) and Path(source).is_dir():
            return game.pack(Path(source))
        raise InvalidChoice("nor-a-folder", fault=error) from error
