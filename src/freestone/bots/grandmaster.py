"""The bot that has learnt: a trained network judges where its best options lead in sampled worlds."""

from random import Random
from time import monotonic
from typing import Any, Final

from freestone.bots.playout import dice, final, look_ahead
from freestone.bots.search import SearchBot
from freestone.core.choice import Choice
from freestone.core.engine import apply
from freestone.core.game import Game
from freestone.core.seen import Seen
from freestone.core.state import State
from freestone.encoding import encoding_of
from freestone.thinking import thinking_of
from freestone.thinking.completions import Leaf, leaves
from freestone.thinking.network import VICTORY, Network, Observer, shipped

WIDTH: Final = 6  # options that are played on: those that promise most
WORLDS: Final = 16  # in which the last options are played on
TRUST: Final = 8.0  # an option's promise counts like this many playouts, as for the planner
BAND: Final = 6.0  # points by which an option may promise less than the best one and is still played on
DIGITS: Final = 3  # of worths; sums of floats differ between machines in the fifth one, and would break ties there


class Judge:
    """Says what positions are worth to one seat: by a network, or by the result of a match that is over."""

    def __init__(self, game: Game[Any], network: Network, observer: Observer, seat: int) -> None:
        self._game = game
        self._network = network
        self._observer = observer
        self._seat = seat

    def worths(self, states: list[State]) -> list[float]:
        """Return what each position is worth in points; the network is asked once for all of them."""
        observer, seat = self._observer, self._seat
        rows = [observer.see(state, seat, observer.parts(state)) for state in states if state.agenda]
        judged = iter(self._network.judge(observer.together(rows)).worths[:, 0].tolist() if rows else ())
        return [round(next(judged) if state.agenda else self._result(state), DIGITS) for state in states]

    def _result(self, state: State) -> float:
        leads, shares = final(self._game, state)
        return leads[self._seat] + VICTORY * shares[self._seat]


class Idea:
    """An option with its best completion: its promise, what its playouts were worth, and an error in judging it."""

    def __init__(self, path: tuple[Choice, ...], promise: float, error: float) -> None:
        self.path = path
        self._total = TRUST * promise
        self._count = TRUST
        self._error = error

    @property
    def worth(self) -> float:
        """The average worth as it is judged; the promise counts like a few playouts."""
        return self._total / self._count + self._error

    def add(self, worth: float) -> None:
        """Note what a playout was worth."""
        self._total += worth
        self._count += 1

    def follow(self, world: State) -> State:
        """Return the position after it in a world; there, other ways to complete the option may be open."""
        after: State = world.copy()
        for choice in self.path:
            if choice not in after.options:
                break
            apply(after, choice)
        return after


class GrandmasterBot:
    """Plays on what a network likes best, as far as the planner does, and halves it by how the network judges the ends.

    Less `width` and fewer `worlds` mean less thought, and `noise` is by how many points it misjudges every option: so
    one network serves several levels. Where no network fits, it plays as the search does.
    """

    width = WIDTH
    worlds = WORLDS
    noise = 0.0
    seconds: float | None = None

    def __init__(self, seed: int, network: Network | None = None) -> None:
        self._seed = seed
        self._network = network  # another one than the shipped one, to see how well it plays

    def set_time(self, seconds: float) -> None:
        """Stop playing on when the time is over."""
        self.seconds = seconds

    def choose(self, seen: Seen) -> Choice:
        """Return the option that leads to what is worth most."""
        start, seats = monotonic(), seen.state.seats
        network = self._network or shipped(seen.game, seen.pack, seats)
        if network is None:
            return self._search(seen)
        observer, rng = Observer(encoding_of(seen.game, seen.pack, seats)), dice(self._seed, seen)
        judge = Judge(seen.game, network, observer, seen.seat)
        ideas, halving = self._ideas(seen, judge, rng), max(1, self.worlds // 4)
        for world in range(1, self.worlds + 1):
            if len(ideas) == 1 or (self.seconds is not None and monotonic() >= start + self.seconds):
                break
            play(seen, judge, ideas, rng.getrandbits(64))
            if world == halving:
                ideas = sorted(ideas, key=lambda idea: -idea.worth)[: (len(ideas) + 1) // 2]
                halving *= 2
        return max(ideas, key=lambda idea: idea.worth).path[0]

    def _search(self, seen: Seen) -> Choice:
        bot = SearchBot(self._seed)
        if self.seconds is not None:
            bot.set_time(self.seconds)
        return bot.choose(seen)

    def _ideas(self, seen: Seen, judge: Judge, rng: Random) -> list[Idea]:
        """Return the options that promise most, each with its best completion; the best one comes first."""
        found = leaves(seen.resample(rng), seen.seat)
        worths = judge.worths([leaf.state for leaf in found])
        best: dict[int, tuple[float, Leaf]] = {}
        for leaf, worth in zip(found, worths, strict=True):
            if leaf.option not in best or worth > best[leaf.option][0]:
                best[leaf.option] = worth, leaf
        ideas = [Idea(leaf.path, worth, rng.gauss(0.0, self.noise)) for worth, leaf in best.values()]
        ideas = sorted(ideas, key=lambda idea: -idea.worth)[: self.width]
        return [idea for idea in ideas if idea.worth >= ideas[0].worth - BAND]


def play(seen: Seen, judge: Judge, ideas: list[Idea], luck: int) -> None:
    """Play every idea on in the same world with the same luck, where everybody takes what looks best at a glance."""
    thinking, world = thinking_of(seen.game), seen.resample(Random(luck))
    ends = [idea.follow(world) for idea in ideas]
    for end in ends:
        look_ahead(thinking, end, Random(luck), thinking.horizon(world))
    for idea, worth in zip(ideas, judge.worths(ends), strict=True):
        idea.add(worth)
