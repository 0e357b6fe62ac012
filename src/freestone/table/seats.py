"""Who sits at a table, and what a link to it allows."""

from dataclasses import dataclass, field
from secrets import compare_digest, token_urlsafe
from typing import Final

NO_BOT: Final = ""
PERSON: Final = "person"


def fresh_token() -> str:
    """Return a part of a link that nobody can guess."""
    return token_urlsafe(18)


@dataclass(frozen=True)
class Seat:
    """One seat: whose name stands there, whether it is a person's, and the bot that plays it now, if any."""

    number: int
    name: str
    is_person: bool
    bot: str = NO_BOT
    handed_out: bool = False
    token: str = field(default_factory=fresh_token)

    @property
    def is_played_by_bot(self) -> bool:
        """Whether a bot plays here now."""
        return self.bot != NO_BOT


@dataclass(frozen=True)
class Access:
    """What the holder of a link may do: the seats that are theirs, and whether the table is theirs to arrange."""

    seats: frozenset[int]
    is_maker: bool = False

    @property
    def viewpoint(self) -> int | None:
        """The seat whose knowledge is shown; nobody's for watchers and for several people around one screen."""
        return next(iter(self.seats)) if len(self.seats) == 1 else None


def is_same(token: str, known: str) -> bool:
    """Whether a token is the known one, compared in constant time."""
    return compare_digest(token.encode(), known.encode())
