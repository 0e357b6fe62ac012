"""The bot that has learnt: it searches, and a trained network says which options to search and what they lead to."""

from random import Random
from typing import ClassVar, Final

from freestone.bots.base import Bot, TimedBot
from freestone.bots.judge import Judge
from freestone.bots.playout import dice
from freestone.bots.search import SearchBot, Tree
from freestone.core.choice import Choice
from freestone.core.seen import Seen
from freestone.core.state import State
from freestone.thinking import thinking_of
from freestone.thinking.network import VICTORY, Network, shipped

ITERATIONS: Final = 256  # tries for one decision, counted like those of a search


class TrainedBot:
    """Decides by a trained network; where none fits, a `stand_in` decides."""

    stand_in: ClassVar[type[Bot]] = SearchBot
    seconds: float | None = None

    def __init__(self, seed: int, network: Network | None = None) -> None:
        self._seed = seed
        self._network = network  # another one than the shipped one, to see how well it plays

    def set_time(self, seconds: float) -> None:
        """Stop searching when the time is over."""
        self.seconds = seconds

    def choose(self, seen: Seen) -> Choice:
        """Return the option that is worth most."""
        network = self._network or shipped(seen.game, seen.pack, seen.state.seats)
        if network is None:
            return self._stand_in().choose(seen)
        return self._decide(seen, Judge(seen.game, seen.pack, network))

    def _decide(self, seen: Seen, judge: Judge) -> Choice:
        raise NotImplementedError

    def _stand_in(self) -> Bot:
        bot = self.stand_in(self._seed)
        if self.seconds is not None and isinstance(bot, TimedBot):
            bot.set_time(self.seconds)
        return bot


class GrandmasterBot(TrainedBot):
    """Searches as the search does, except that a network chooses the options to search and judges where they lead."""

    iterations = ITERATIONS

    def _decide(self, seen: Seen, judge: Judge) -> Choice:
        tree = JudgedTree(seen, dice(self._seed, seen), judge)
        tree.halve(self.iterations, self.seconds)
        return tree.options[0]


class JudgedTree(Tree):
    """A search of one decision in which a judge says what options promise, and what the ends of playouts are worth."""

    def __init__(self, seen: Seen, rng: Random, judge: Judge) -> None:
        self._judge = judge
        super().__init__(seen, rng, thinking_of(seen.game))

    def _promised(self, state: State) -> dict[Choice, float]:
        return {idea.leaf.path[0]: idea.promise for idea in self._judge.ideas([state])[0]}

    def _judged(self, ends: list[State]) -> list[list[float]]:
        found = self._judge.finals([(end, self.seen.seat) for end in ends])
        return [[lead + VICTORY * share for lead, share in zip(*each, strict=True)] for each in found]
