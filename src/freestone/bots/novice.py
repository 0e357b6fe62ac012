"""The bot for a first match: it misjudges options and ignores the other players."""

from typing import Final

from freestone.bots.playout import best, dice
from freestone.core.choice import Choice
from freestone.core.seen import Seen
from freestone.thinking import thinking_of
from freestone.thinking.completions import Completions

DISTRACTION: Final = 2.5  # points by which it misjudges an option


class NoviceBot:
    """Looks one decision ahead, only at its own points, and misjudges every option by a few of them."""

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def choose(self, seen: Seen) -> Choice:
        """Return the option that seems best after misjudging each."""
        rng = dice(self._seed, seen)
        thinking = thinking_of(seen.game)
        own = Completions(seen.seat, lambda after: thinking.evaluate(after, seen.seat))
        worths = own.worths(seen.resample(rng))
        return best(seen.options, [worth + rng.gauss(0.0, DISTRACTION) for worth in worths], rng)
