"""What may go wrong at a table besides a wrong choice; people read it in their language."""

from typing import Final

from freestone.core.errors import BrokenPack, FreestoneError, IllegalChoice, InvalidChoice, StaleChoice
from freestone.i18n import FALLBACK, catalogue

PREFIX: Final = "site-"


class TableError(FreestoneError):
    """Something that a message of the site tells, such as `not-your-seat`."""

    def __init__(self, message: str, **terms: int | str) -> None:
        self.message = message
        self.terms = terms
        super().__init__(self.said(FALLBACK))

    def said(self, language: str) -> str:
        """Return the sentence in a language."""
        return catalogue(language).text(PREFIX + self.message, self.terms)


class NotYours(TableError):
    """Somebody acts for a seat, or as the maker of a table, without holding it."""


class NoSuchTable(TableError):
    """There is no table with this id, or the link to it is wrong."""


class TooMany(TableError):
    """A limit of this server is reached."""


class CannotThink(TableError):
    """The processes that think are lost again and again."""


class NotNow(TableError, IllegalChoice):
    """Something that is possible at another time."""


class TooLate(TableError, StaleChoice):
    """A choice that was made for a position that is over."""


class MissingPack(TableError, BrokenPack):
    """A game was played with component data that are not here, or that have changed since."""


class WrongName(TableError, InvalidChoice):
    """A name that may not stand at a table."""
