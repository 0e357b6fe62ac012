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
    """Component data that do not fit together: `args` are all mistakes, each with its file and row."""

    def __str__(self) -> str:
        first, *more = self.args
        return f"{first} (and {len(more)} more: freestone check --pack names them all)" if more else first


def unknown(what: str, text: str, known: Iterable[str]) -> InvalidChoice:
    """Return the error for an unknown text, naming the nearest known one.

    >>> print(unknown("game", "pilars", ["pillars"]))
    no game 'pilars'; did you mean 'pillars'?
    """
    names, text = list(known), text[:60]
    near = get_close_matches(text, names, n=1)
    if near:
        return InvalidChoice(f"no {what} {text!r}; did you mean {near[0]!r}?")
    there_are = f"there are: {', '.join(names[:12])}" if names else "there are none"
    return InvalidChoice(f"no {what} {text!r}; {there_are}")
