"""The bot that looks one decision ahead."""

from typing import Any

from freestone.bots.playout import best, dice, promises
from freestone.core.choice import Choice
from freestone.core.seen import Seen
from freestone.thinking import Thinking, thinking_of


class GreedyBot:
    """Tries each option in a copy of what it sees, completes it in the best way and takes the best position."""

    def __init__(self, seed: int, thinking: Thinking[Any] | None = None) -> None:
        self._seed = seed
        self._thinking = thinking  # with other weights than the shipped ones

    def choose(self, seen: Seen) -> Choice:
        """Return the option after which this seat can expect the greatest lead."""
        rng = dice(self._seed, seen)
        state = seen.resample(rng)
        thinking = self._thinking or thinking_of(seen.game)
        return best(seen.options, promises(thinking, state, seen.seat), rng)
