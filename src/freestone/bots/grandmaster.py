"""The bot that has learnt: a trained network judges where its best options lead in sampled worlds."""

from random import Random
from time import monotonic
from typing import ClassVar, Final

from freestone.bots.base import Bot, TimedBot
from freestone.bots.judge import Idea, Judge
from freestone.bots.playout import dice, look_ahead
from freestone.bots.search import SearchBot
from freestone.core.choice import Choice
from freestone.core.seen import Seen
from freestone.thinking import thinking_of
from freestone.thinking.network import Network, shipped

WIDTH: Final = 6  # options that are played on: those that promise most
WORLDS: Final = 16  # in which the last options are played on
BAND: Final = 6.0  # points by which an option may promise less than the best one and is still played on


class GrandmasterBot:
    """Plays on what a network likes best in sampled worlds, and halves it by how the network judges where it leads.

    Everybody in these playouts takes what looks best at a glance. Less `width` and fewer `worlds` mean less thought:
    without any world it takes what the network likes best. Where no network fits, a `stand_in` decides.
    """

    width = WIDTH
    worlds = WORLDS
    stand_in: ClassVar[type[Bot]] = SearchBot
    seconds: float | None = None

    def __init__(self, seed: int, network: Network | None = None) -> None:
        self._seed = seed
        self._network = network  # another one than the shipped one, to see how well it plays

    def set_time(self, seconds: float) -> None:
        """Stop playing on when the time is over."""
        self.seconds = seconds

    def choose(self, seen: Seen) -> Choice:
        """Return the option that leads to what is worth most."""
        start = monotonic()
        network = self._network or shipped(seen.game, seen.pack, seen.state.seats)
        if network is None:
            return self._stand_in().choose(seen)
        judge, rng = Judge(seen.game, seen.pack, network), dice(self._seed, seen)
        ideas, halving = self._ideas(seen, judge, rng), max(1, self.worlds // 4)
        for world in range(1, self.worlds + 1):
            if len(ideas) == 1 or (self.seconds is not None and monotonic() >= start + self.seconds):
                break
            self._play(seen, judge, ideas, rng.getrandbits(64))
            if world == halving:
                ideas = sorted(ideas, key=lambda idea: -idea.worth)[: (len(ideas) + 1) // 2]
                halving *= 2
        return max(ideas, key=lambda idea: idea.worth).leaf.path[0]

    def _stand_in(self) -> Bot:
        bot = self.stand_in(self._seed)
        if self.seconds is not None and isinstance(bot, TimedBot):
            bot.set_time(self.seconds)
        return bot

    def _ideas(self, seen: Seen, judge: Judge, rng: Random) -> list[Idea]:
        """Return the options that promise most; the best one comes first."""
        ideas = judge.ideas([seen.resample(rng)])[0]
        self._misjudge(seen, ideas)
        ideas = sorted(ideas, key=lambda idea: -idea.worth)[: self.width]
        return [idea for idea in ideas if idea.worth >= ideas[0].worth - BAND]

    def _misjudge(self, seen: Seen, ideas: list[Idea]) -> None:
        """Err as the level does; the highest one does not."""

    def _play(self, seen: Seen, judge: Judge, ideas: list[Idea], luck: int) -> None:
        """Play every idea on in the same world with the same luck, and note what the network thinks of where it led."""
        thinking, rng = thinking_of(seen.game), Random(luck)
        world = seen.resample(rng)
        # Not the numbers that made the world: what is hidden in it would foretell what chance draws.
        horizon, chance = thinking.horizon(world), rng.getrandbits(64)
        ends = [idea.follow(world) for idea in ideas]
        for end in ends:
            look_ahead(thinking, end, Random(chance), horizon)
        for idea, worth in zip(ideas, judge.worths([(end, seen.seat) for end in ends]), strict=True):
            idea.add(worth)
