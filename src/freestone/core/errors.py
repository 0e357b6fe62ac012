"""The errors that callers can meet; each message quotes the offending text."""

from collections.abc import Iterable
from difflib import get_close_matches


class FreestoneError(ValueError):
    """Base class of all errors."""


class InvalidChoice(FreestoneError):
    """An unknown choice, game, setting, bot or number of seats."""


class IllegalChoice(FreestoneError):
    """A choice that exists but is not legal now."""


class StaleChoice(FreestoneError):
    """A choice that was made for an earlier position."""


class BrokenJournal(FreestoneError):
    """A journal that cannot be loaded; the message names the line."""


class BrokenGame(FreestoneError):
    """An installed game that does not keep the contract of `Game`; the message names the game and the fault."""


class BrokenPack(FreestoneError):
    """Component data with mistakes: `args` lists all of them, each with its file and row."""

    def __str__(self) -> str:
        first, *more = self.args
        return f"{first} (and {len(more)} more: freestone check --pack names them all)" if more else first


def shown(value: object) -> str:
    """Return a value as messages quote it: shortened if it is long, or only its type if Python cannot print it.

    >>> shown("x" * 100)[-3:], shown(10**5000)
    ("xx'", 'a huge int')
    """
    try:
        return repr(value[:60] if isinstance(value, str) else value)[:70]
    except ValueError:  # more than 4,300 digits
        return f"a huge {type(value).__name__}"


def unknown(what: str, text: object, known: Iterable[str], most: int = 12) -> InvalidChoice:
    """Return the error for an unknown text, naming the nearest known one, or some of them.

    >>> print(unknown("game", "pilars", ["pillars"]))
    no game 'pilars'; did you mean 'pillars'?
    """
    names = list(known)
    near = get_close_matches(text[:60], names, n=1) if isinstance(text, str) else []  # slow on long texts
    if near:
        return InvalidChoice(f"no {what} {shown(text)}; did you mean {near[0]!r}?")
    there_are = f"there are: {', '.join(names[:most])}" if names else "there are none"
    return InvalidChoice(f"no {what} {shown(text)}; {there_are}")
