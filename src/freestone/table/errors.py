"""What can go wrong at a table besides a wrong choice; people read it in their language."""

from typing import Final

from freestone.core.errors import BrokenPack, FreestoneError, IllegalChoice, InvalidChoice, StaleChoice
from freestone.i18n import FALLBACK, catalogue

PREFIX: Final = "site-"


class TableError(FreestoneError):
    """An error with a message in the catalogue of the site, such as `not-your-seat`."""

    def __init__(self, message: str, **terms: int | str) -> None:
        self.message = message
        self.terms = terms
        super().__init__(self.said(FALLBACK))

    def said(self, language: str) -> str:
        """Return the sentence in a language."""
        return catalogue(language).text(PREFIX + self.message, self.terms)


class NotYours(TableError):
    """A link does not allow to act for a seat, or as the maker of a table."""


class NoSuchTable(TableError):
    """There is no table with this id, or the link to it is wrong."""


class TooMany(TableError):
    """A limit of this server is reached."""


class CannotThink(TableError):
    """Worker processes die again and again."""


class NotNow(TableError, IllegalChoice):
    """Something that is possible at another time."""


class TooLate(TableError, StaleChoice):
    """A choice made for an earlier position."""


class MissingPack(TableError, BrokenPack):
    """A match was played with a pack that is not here, or has changed since."""


class WrongName(TableError, InvalidChoice):
    """A name that is not allowed at a table."""
