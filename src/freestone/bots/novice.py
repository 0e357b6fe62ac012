"""The bot for a first game: it sees what is good, but not always, and not far."""

from typing import Final

from freestone.bots.playout import best, dice, promises
from freestone.core.choice import Choice
from freestone.core.match import Seen

DISTRACTION: Final = 2.5


class NoviceBot:
    """Looks one decision ahead like the greedy bot, but misjudges every option by a few points."""

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def choose(self, seen: Seen) -> Choice:
        """Return the option that seems best to somebody who misjudges."""
        rng = dice(self._seed, seen)
        state = seen.resample(rng)
        worths = promises(seen.game, state, seen.seat)
        return best(seen.options, [worth + rng.gauss(0.0, DISTRACTION) for worth in worths], rng)
