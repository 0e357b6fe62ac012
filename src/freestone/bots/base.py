"""What a bot is: something that chooses from what its seat sees."""

from typing import Protocol, runtime_checkable

from freestone.core.choice import Choice
from freestone.core.seen import Seen


class Bot(Protocol):
    """A player that is a program. It is made with a seed, and the same seed means the same choices.

    A class with `game: ClassVar[str] = "pillars"` plays this game only: it is refused wherever another is played.
    """

    def __init__(self, seed: int) -> None: ...

    def choose(self, seen: Seen) -> Choice:
        """Return one of `seen.options`."""
        ...


@runtime_checkable
class TimedBot(Bot, Protocol):
    """A bot that can be held to a time, which a table does because people wait there; every bot may be one."""

    def set_time(self, seconds: float) -> None:
        """Think about each choice for at most this long from now on."""
        ...


@runtime_checkable
class SteadyBot(Bot, Protocol):
    """A bot with habits that last a match. A table makes bots anew for every choice, so it says which match it is."""

    def set_match(self, seed: int) -> None:
        """Have the habits that belong to this seed from now on, instead of those of the bot's own."""
        ...


def only_game(kind: type[Bot]) -> str | None:
    """Return the only game that a kind of bot plays; None if it plays any."""
    game = getattr(kind, "game", None)
    # A bot may have a property of this name, which says nothing about its class.
    return game if isinstance(game, str) else None
