"""What can go wrong at the border; the message always shows the offending text."""

from collections.abc import Iterable
from difflib import get_close_matches


class FreestoneError(ValueError):
    """Base of every error that a caller of Freestone may meet."""


class InvalidChoice(FreestoneError):
    """A text that means nothing here: no such choice, game, option, bot or number of seats."""


class IllegalChoice(FreestoneError):
    """A choice that exists but may not be taken now."""


class StaleChoice(FreestoneError):
    """A choice made for a position that is no longer the current one."""


class BrokenJournal(FreestoneError):
    """A journal that cannot be read or replayed; the message names the line."""


class BrokenPack(FreestoneError):
    """Component data that do not fit together; the message names file and row."""


def unknown(what: str, text: str, known: Iterable[str]) -> InvalidChoice:
    """Return the error for an unknown text, naming the nearest known one.

    >>> print(unknown("game", "pilars", ["pillars"]))
    no game 'pilars'; did you mean 'pillars'?
    """
    names = list(known)
    near = get_close_matches(text, names, n=1)
    hint = (
        f"did you mean {near[0]!r}?" if near else f"there are: {', '.join(names[:12])}" if names else "there are none"
    )
    return InvalidChoice(f"no {what} {text!r}; {hint}")
