"""The bot that plays anything legal."""

from random import Random

from freestone.core.choice import Choice
from freestone.core.seen import Seen


class RandomBot:
    """Chooses any option, each equally likely."""

    def __init__(self, seed: int) -> None:
        self._rng = Random(seed)

    def choose(self, seen: Seen) -> Choice:
        """Return any option."""
        return self._rng.choice(seen.options)
