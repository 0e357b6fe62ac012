"""The bots that people choose by strength: one network with more or less bias; where none fits, hand-made bots."""

from collections.abc import Callable
from random import Random
from typing import Any, Final

from freestone.bots.grandmaster import TrainedBot
from freestone.bots.greedy import GreedyBot
from freestone.bots.judge import Idea, Judge
from freestone.bots.novice import NoviceBot
from freestone.bots.planner import PlannerBot
from freestone.bots.playout import dice
from freestone.bots.search import SearchBot
from freestone.core.choice import Choice
from freestone.core.game import Game
from freestone.core.seen import Seen
from freestone.thinking import thinking_of
from freestone.thinking.network import Network, trained_seats

LEVELS: Final = ("novice", "apprentice", "journeyman", "master", "grandmaster")
TRAINED: Final = "grandmaster"


def is_offered(level: str, game: Game[Any], seats: int) -> bool:
    """Whether a level is offered to people; the highest one only where it has learnt, since elsewhere it is a Master.

    Programs may name it anywhere.
    """
    return level != TRAINED or seats in trained_seats(game)


class LevelBot(TrainedBot):
    """Takes what the network likes best, but overrates some sources of its points and underrates others.

    Each source counts `bias` times too much or too little for a whole match, as somebody does who is fond of the mines
    and forgets the council. Such errors grow with what is at stake between two goods, but never make a loss a gain.
    Errors that are drawn anew for every option look like slips: at the same strength, the bot made twice as many of the
    choices that people are warned of (1.8 a game instead of 0.9, in Pillars, with factors of any size up to a bias).
    """

    bias = 1.0

    def __init__(self, seed: int, network: Network | None = None) -> None:
        super().__init__(seed, network)
        self._match = seed

    def set_match(self, seed: int) -> None:
        """Have the bias that belongs to this seed from now on."""
        self._match = seed

    def _decide(self, seen: Seen, judge: Judge) -> Choice:
        ideas = judge.ideas([seen.resample(dice(self._seed, seen))])[0]
        return max(ideas, key=self._judged(seen)).leaf.path[0]

    def _judged(self, seen: Seen) -> Callable[[Idea], float]:
        """Return what this level thinks an idea is worth."""
        thinking, rng = thinking_of(seen.game), Random(self._match)
        # Factors of any size up to a bias would leave some matches with hardly any.
        excess = [self.bias ** rng.choice((-1, 1)) - 1.0 for _ in thinking.sources]

        def worth(idea: Idea) -> float:
            parts = thinking.parts(idea.leaf.state, seen.seat)
            error: float = sum(part * each for part, each in zip(parts, excess, strict=True))
            return idea.promise + error

        return worth


class Novice(LevelBot):
    """The level for a first match."""

    bias = 7.0
    stand_in = NoviceBot


class Apprentice(LevelBot):
    """The level of somebody who knows the game."""

    bias = 2.8
    stand_in = GreedyBot


class Journeyman(LevelBot):
    """The level of somebody who plays often."""

    bias = 1.8
    stand_in = PlannerBot


class Master(LevelBot):
    """The level without bias, which does not look any further."""

    stand_in = SearchBot
