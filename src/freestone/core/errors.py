"""The errors that callers can meet; each message quotes the offending text.

The engine knows messages by their ids, so that people read them in their language. Whoever prints an error gets it in
English, quoted as Python quotes. An error that only programmers can meet is a plain sentence.
"""

from collections.abc import Iterable
from difflib import get_close_matches
from importlib import import_module
from typing import ClassVar, Final

# As an import path, like the parts of a game: only who reads an error needs a catalogue.
SPEECH: Final = "freestone.words"


class FreestoneError(ValueError):
    """Base class of all errors: the id of a message, without its prefix, and its terms; or a plain sentence."""

    prefix: ClassVar[str] = "error-"

    def __init__(self, message: str, **terms: "Term") -> None:
        super().__init__(message)
        self.message = message
        self.terms = terms
        self.home = ""  # the folder of a game's catalogues, where one of them has the message

    def __str__(self) -> str:
        # An id has no spaces; a sentence needs no catalogue.
        return self.message if " " in self.message else str(import_module(SPEECH).plain_sentence(self))


Term = int | str | FreestoneError | OSError


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


class Mistake(FreestoneError):
    """A mistake in component data, with its file and row."""

    prefix: ClassVar[str] = "mistake-"


class BrokenPack(FreestoneError):
    """Component data that cannot be played with: `mistakes` lists everything that is wrong."""

    def __init__(self, first: str | FreestoneError, *more: FreestoneError, **terms: "Term") -> None:
        if isinstance(first, str):
            super().__init__(first, **terms)
        else:
            super().__init__("mistakes", first=first, count=len(more))
        self.args = (first, *more)

    @property
    def mistakes(self) -> list[FreestoneError]:
        """All mistakes; an error that is no list of them is the only one."""
        return [one for one in self.args if isinstance(one, FreestoneError)] or [self]


def shown(value: object) -> str:
    """Return a value as messages quote it: shortened if it is long, or only its type if Python cannot print it.

    >>> shown("x" * 100)[-3:], shown(10**5000)
    ("xx'", 'a huge int')
    """
    try:
        return repr(value[:60] if isinstance(value, str) else value)[:70]
    except ValueError:  # more than 4,300 digits
        return f"a huge {type(value).__name__}"


def unknown(what: str, text: object, known: Iterable[str], most: int = 12, **terms: str) -> InvalidChoice:
    """Return the error for an unknown text, naming the nearest known one, or some of them.

    >>> print(unknown("game", "pilars", ["pillars"]))
    no game 'pilars'; did you mean 'pillars'?
    """
    names, fault = list(known), InvalidChoice(f"no-{what}", text=shown(text), **terms)
    near = get_close_matches(text[:60], names, n=1) if isinstance(text, str) else []  # slow on long texts
    if near:
        return InvalidChoice("near", fault=fault, near=repr(near[0]))
    return InvalidChoice("there-are", fault=fault, known=", ".join(names[:most])) if names else fault
