"""The bot that has learnt: it searches, and a trained network says which options to search and what they lead to."""

from random import Random
from typing import ClassVar, Final

from freestone.bots.base import Bot, TimedBot
from freestone.bots.judge import Judge
from freestone.bots.playout import MOST_ENTRIES, dice
from freestone.bots.search import TIMED_FACTOR, Node, Path, SearchBot, Tree
from freestone.core.choice import Choice
from freestone.core.engine import apply
from freestone.core.seen import Seen
from freestone.core.state import State
from freestone.core.step import CHANCE
from freestone.thinking import thinking_of
from freestone.thinking.network import VICTORY, Network, shipped
from freestone.thinking.rollout import draw

ITERATIONS: Final = 256  # tries for one decision, counted like those of a search
SIDE_BY_SIDE: Final = 32  # playouts whose choices the network looks at together


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
    """Searches as the search does, but a network chooses the options, plays them on and judges where they lead."""

    iterations = ITERATIONS

    def set_time(self, seconds: float) -> None:
        """Search by the clock, and use the time for more tries."""
        self.iterations, self.seconds = TIMED_FACTOR * self.iterations, seconds

    def _decide(self, seen: Seen, judge: Judge) -> Choice:
        tree = JudgedTree(seen, dice(self._seed, seen), judge)
        tree.halve(self.iterations, self.seconds)
        return tree.options[0]


class Playout:
    """An option that is played on in a sampled world: first down its tree, then by glances of the network."""

    def __init__(self, state: State, rng: Random, path: Path, tree: Tree) -> None:
        self.state = state
        self.path = path
        self._rng = rng
        self._node: Node | None = path[0][0]  # None outside the tree
        self._thinking = tree.thinking
        self._horizon = tree.horizon
        self._horizons = tree.reach
        self._entries = MOST_ENTRIES * tree.reach

    def go_on(self) -> bool:
        """Play on to the next choice that a network has to look at; return whether there is one."""
        state = self.state
        while state.agenda and self._entries:
            horizon = self._thinking.horizon(state)
            if horizon != self._horizon:
                self._horizon, self._node = horizon, None
                self._horizons -= 1
                if not self._horizons:
                    return False
            if state.agenda[-1].seat == CHANCE or len(state.options) == 1:
                self._take(draw(state, self._rng))
            elif self._node is not None and self._node.looks is not None:
                self._take(self._node.select(state.options))
            else:
                return True
        return False

    def choose(self, worths: list[float], noise: float) -> None:
        """Take what looks best; where the tree ends, note how everything looks there, and leave it."""
        offered = self.state.options
        if self._node is not None:
            self._node.look(offered, worths)
            self._node = None
        if noise:
            worths = [worth + self._rng.gauss(0.0, noise) for worth in worths]
        self._take(offered[worths.index(max(worths))])

    def _take(self, choice: Choice) -> None:
        seat = self.state.agenda[-1].seat
        self._entries -= 1
        apply(self.state, choice)
        if self._node is not None:
            self._node = self._node.child(choice)
            self.path.append((self._node, seat))


class JudgedTree(Tree):
    """A search of one decision by a network: it says what options promise, chooses in playouts, and judges their ends.

    Playouts go side by side, so that the network looks at the choices of many at once.
    """

    def __init__(self, seen: Seen, rng: Random, judge: Judge) -> None:
        self._judge = judge
        super().__init__(seen, rng, thinking_of(seen.game))

    def _promised(self, state: State) -> dict[Choice, float]:
        return {idea.leaf.path[0]: idea.promise for idea in self._judge.ideas([state])[0]}

    def _judged(self, ends: list[State]) -> list[list[float]]:
        found = self._judge.finals([(end, self.seen.seat) for end in ends])
        return [[lead + VICTORY * share for lead, share in zip(*each, strict=True)] for each in found]

    def _side_by_side(self) -> int:
        return max(1, SIDE_BY_SIDE // len(self.options))

    def _try(self, worlds: range) -> None:
        playouts = []
        for world in worlds:
            for option in self.options:
                state, rng = self._begun(world, option)
                playouts.append(Playout(state, rng, [(self.nodes[option], self.seen.seat)], self))
        asking = [each for each in playouts if each.go_on()]
        while asking:
            glances = self._judge.glances([each.state for each in asking])
            for each, worths in zip(asking, glances, strict=True):
                each.choose(worths, self.noise)
            asking = [each for each in asking if each.go_on()]
        self._note([each.path for each in playouts], [each.state for each in playouts])
