"""What may go wrong at a table besides a wrong choice."""

from freestone.core.errors import FreestoneError


class NotYours(FreestoneError):
    """Somebody acts for a seat, or as the maker of a table, without holding it."""


class NoSuchTable(FreestoneError):
    """There is no table with this id, or the link to it is wrong."""


class TooMany(FreestoneError):
    """A limit of this server is reached."""
