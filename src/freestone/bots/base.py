"""What a bot is: something that chooses from what its seat sees."""

from typing import Protocol

from freestone.core.choice import Choice
from freestone.core.seen import Seen


class Bot(Protocol):
    """A player that is a program. It is made with a seed, and the same seed means the same choices."""

    def __init__(self, seed: int) -> None: ...

    def choose(self, seen: Seen) -> Choice:
        """Return one of `seen.options`."""
        ...
