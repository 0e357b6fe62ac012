"""Freestone: two complete cathedral-building board games, for Python, the terminal and the browser."""

from importlib import import_module
from typing import TYPE_CHECKING, Any, Literal, TypedDict, Unpack, overload

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from freestone.bots.base import Bot
    from freestone.bots.playout import dice
    from freestone.core.choice import Choice
    from freestone.core.engine import apply
    from freestone.core.errors import (
        BrokenJournal,
        BrokenPack,
        FreestoneError,
        IllegalChoice,
        InvalidChoice,
        StaleChoice,
    )
    from freestone.core.game import Folder, Value
    from freestone.core.match import Match, load
    from freestone.core.seen import Seen
    from freestone.core.state import State
    from freestone.core.step import CHANCE
    from freestone.games.kutna_hora.state import KutnaHoraState
    from freestone.games.pillars.state import PillarsState
    from freestone.thinking import thinking_of
    from freestone.thinking.rollout import draw

__all__ = [
    "CHANCE",
    "Bot",
    "BrokenJournal",
    "BrokenPack",
    "Choice",
    "FreestoneError",
    "IllegalChoice",
    "InvalidChoice",
    "Match",
    "Seen",
    "StaleChoice",
    "State",
    "apply",
    "dice",
    "draw",
    "installed_games",
    "load",
    "new",
    "position",
    "thinking_of",
]
__version__ = "0.1.0"

# Imported when first used: `import freestone` takes no time, so the command line can handle Ctrl-C before all else.
_HOMES = {
    "bots.base": ["Bot"],
    "bots.playout": ["dice"],
    "core.choice": ["Choice"],
    "core.engine": ["apply"],
    "core.errors": ["BrokenJournal", "BrokenPack", "FreestoneError", "IllegalChoice", "InvalidChoice", "StaleChoice"],
    "core.match": ["Match", "load"],
    "core.seen": ["Seen"],
    "core.state": ["State"],
    "core.step": ["CHANCE"],
    "thinking": ["thinking_of"],
    "thinking.rollout": ["draw"],
}


def __getattr__(name: str) -> Any:
    """Import a public name when it is first used."""
    for home, names in _HOMES.items():
        if name in names:
            found = globals()[name] = getattr(import_module(f"freestone.{home}"), name)
            return found
    raise AttributeError(f"module 'freestone' has no attribute {name!r}")


def __dir__() -> list[str]:
    """Return the public names."""
    return sorted({*globals(), *__all__})


class Arrangement(TypedDict, total=False):
    """How a match is set up, besides its game and its seats."""

    seed: "int | None"
    names: "Iterable[str] | None"
    settings: "Mapping[str, Value] | None"
    pack: "Folder | None"
    players: "Iterable[str] | None"
    watched: bool
    settle: bool


@overload
def new(
    game: Literal["pillars"], seats: int | None = None, **arrangement: Unpack[Arrangement]
) -> "Match[PillarsState]": ...
@overload
def new(
    game: Literal["kutna_hora"], seats: int | None = None, **arrangement: Unpack[Arrangement]
) -> "Match[KutnaHoraState]": ...
@overload
def new(game: str, seats: int | None = None, **arrangement: Unpack[Arrangement]) -> "Match": ...
def new(game: str, seats: int | None = None, **arrangement: Unpack[Arrangement]) -> "Match":
    """Begin a match of a game, with two players by default.

    The same `seed` leads to the same chance; without one it is secret. `settings` are decided when a table is made,
    `pack` is the name of a built-in pack or a folder, and `players` records who plays in the journal. `watched` keeps
    a log. With `settle=False` the match stops before the first entry of chance.

    >>> new("pillars", seats=3, seed=7).names
    ['Player 1', 'Player 2', 'Player 3']
    """
    begin = import_module("freestone.core.match").new
    match: Match = begin(game, seats, **arrangement)
    return match


@overload
def position(
    game: Literal["pillars"],
    seats: int = 2,
    settings: "Mapping[str, Value] | None" = None,
    pack: "Folder | None" = None,
) -> "PillarsState": ...
@overload
def position(
    game: Literal["kutna_hora"],
    seats: int = 2,
    settings: "Mapping[str, Value] | None" = None,
    pack: "Folder | None" = None,
) -> "KutnaHoraState": ...
@overload
def position(
    game: str, seats: int = 2, settings: "Mapping[str, Value] | None" = None, pack: "Folder | None" = None
) -> "State": ...
def position(
    game: str, seats: int = 2, settings: "Mapping[str, Value] | None" = None, pack: "Folder | None" = None
) -> "State":
    """Return the first position of a game, to play on without a match: nothing is journalled, chance is the caller's.

    `apply(position, choice)` takes one of `position.options`; `draw` finds an outcome when the seat is `CHANCE`.

    >>> first = position("kutna_hora", seats=4)
    >>> first.seat == CHANCE, len(first.options) == len(first.odds)
    (True, True)
    """
    begin = import_module("freestone.core.match").position
    state: State = begin(game, seats, settings, pack)
    return state


def installed_games() -> list[str]:
    """Return the ids of the installed games.

    >>> "pillars" in installed_games()
    True
    """
    return list(import_module("freestone.core.game").registry())
