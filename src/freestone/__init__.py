"""Freestone: two cathedral-building board games, complete, from Python, the terminal and the browser."""

from importlib import import_module

from freestone.bots.base import Bot
from freestone.core.choice import Choice
from freestone.core.errors import BrokenJournal, BrokenPack, FreestoneError, IllegalChoice, InvalidChoice, StaleChoice
from freestone.core.game import registry
from freestone.core.match import Match, Seen, load, new

__all__ = [
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
    "games",
    "load",
    "new",
]
__version__ = "0.1.0"

import_module("freestone.games")  # loaded before `games` is defined, since loading it binds the same name


def games() -> list[str]:
    """Return the ids of the installed titles.

    >>> "pillars" in games()
    True
    """
    return list(registry())
