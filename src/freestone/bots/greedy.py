"""The bot that looks one decision ahead."""

from freestone.bots.playout import best, dice, promises
from freestone.core.choice import Choice
from freestone.core.seen import Seen


class GreedyBot:
    """Takes each option in a copy of what it sees, completes it in the best way and likes the best position most."""

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def choose(self, seen: Seen) -> Choice:
        """Return the option after which this seat may expect the greatest lead."""
        rng = dice(self._seed, seen)
        state = seen.resample(rng)
        return best(seen.options, promises(seen.game, state, seen.seat), rng)
