"""What can go wrong at a table besides a wrong choice."""

from typing import ClassVar

from freestone.core.errors import BrokenPack, FreestoneError, IllegalChoice, InvalidChoice, StaleChoice


class TableError(FreestoneError):
    """An error whose sentence pages say too, such as `not-your-seat`."""

    prefix: ClassVar[str] = "site-"


class NotYours(TableError):
    """A link does not allow to act for a seat, or as the maker of a table."""


class NoSuchTable(TableError):
    """There is no table with this id, or the link to it is wrong."""


class HungUp(TableError):
    """The stream of a table was ended; whoever follows comes back."""

    def __init__(self) -> None:
        super().__init__("lost")


class TooMany(TableError):
    """A limit of this server is reached."""


class CannotThink(TableError):
    """Worker processes die again and again."""


class NotNow(TableError, IllegalChoice):
    """Something that is possible at another time."""


class TooLate(TableError, StaleChoice):
    """A choice made for an earlier position."""


class Conflict(TooLate):
    """Somebody else has changed the table first, perhaps in another process."""

    def __init__(self) -> None:
        super().__init__("stale")


class MissingPack(TableError, BrokenPack):
    """A match was played with a pack that is not here, or has changed since."""


class WrongName(TableError, InvalidChoice):
    """A name that is not allowed at a table."""
