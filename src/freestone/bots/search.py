"""The bot that searches: Monte Carlo trees in worlds that its seat cannot tell from the real position."""

from random import Random
from time import monotonic
from typing import Any, Final

from freestone.bots.playout import TRUST, dice, look_ahead, promises
from freestone.core.choice import Choice
from freestone.core.engine import apply
from freestone.core.seen import Seen
from freestone.core.state import State
from freestone.core.step import CHANCE
from freestone.processes import forked
from freestone.thinking import Thinking, thinking_of
from freestone.thinking.completions import leads
from freestone.thinking.rollout import draw

# Tries for one decision: one costs 1, and 0.5 more for each horizon after the first.
ITERATIONS: Final = 128
TIMED_FACTOR: Final = 4  # at most this many times the usual tries by the clock; most of them fit into a second
WIDTH: Final = 8  # options that are searched: those that promise most
LOOKS: Final = 4.0  # the first look at a choice counts like this many results
NOISE: Final = 0.5  # points by which everybody errs in playouts over several turns


class Node:
    """The continuation after a choice: how often it was tried, and what that was worth to its seat."""

    __slots__ = ("children", "looks", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        self.looks: dict[Choice, float] | None = None
        self.children: dict[Choice, Node] = {}

    @property
    def mean(self) -> float:
        """The average worth."""
        return self.total / self.visits if self.visits else 0.0

    def child(self, choice: Choice) -> "Node":
        """Return what follows a choice."""
        found = self.children.get(choice)
        if found is None:
            found = self.children[choice] = Node()
        return found

    def look(self, offered: list[Choice], worths: list[float]) -> None:
        """Note by how much each choice looks worse than the best one."""
        top = max(worths)
        self.looks = {choice: worth - top for choice, worth in zip(offered, worths, strict=True)}

    def select(self, offered: list[Choice]) -> Choice:
        """Return the best choice by its results; its first look counts like a few of them."""
        assert self.looks is not None
        tried = [child for child in self.children.values() if child.visits]
        usual = max((child.mean for child in tried), default=0.0)
        top, chosen = float("-inf"), offered[0]
        for choice in offered:
            child = self.children.get(choice)
            expected = LOOKS * (usual + self.looks.get(choice, -1.0))
            score = (expected + child.total) / (LOOKS + child.visits) if child else expected / LOOKS
            if score > top:
                top, chosen = score, choice
        return chosen


Path = list[tuple[Node, int]]  # from an option down: each node, and the seat whose choice led there


class Budget:
    """The length of a stage of a search: a number of tries, and a time at which it ends anyway."""

    def __init__(self, tries: int, end: float | None) -> None:
        self.tries = tries
        self.end = end

    def spend(self, most: int) -> int:
        """Return how many tries may be made now, at most some, and spend them."""
        tries = min(most, self.tries) if self.end is None or monotonic() < self.end else 0
        self.tries -= tries
        return tries


class SearchBot:
    """Grows a tree below every good option in the same sampled worlds, and halves the options by their results.

    `iterations` is a budget of tries that always gives the same choice; `seconds`, if set, ends a search by the clock.
    Several `workers` search different worlds in processes of their own, and their results are added up.
    """

    iterations = ITERATIONS
    seconds: float | None = None
    workers = 1

    def __init__(self, seed: int, thinking: Thinking[Any] | None = None) -> None:
        self._seed = seed
        self._thinking = thinking  # with other weights than the shipped ones

    def set_time(self, seconds: float) -> None:
        """Search by the clock, and use the time for more tries."""
        self.iterations, self.seconds = TIMED_FACTOR * self.iterations, seconds

    def choose(self, seen: Seen) -> Choice:
        """Return the option that did best."""
        if self.workers <= 1:
            return self._search(seen, 0).options[0]
        results = forked(lambda worker: self._search(seen, worker).results(), self.workers)
        visits = [sum(result[at][0] for result in results) for at in range(len(seen.options))]
        means = [sum(result[at][1] for result in results) / max(1, tries) for at, tries in enumerate(visits)]
        # Most tries first: an option survives more halvings the better it does.
        return seen.options[max(range(len(visits)), key=lambda at: (visits[at], means[at]))]

    def _search(self, seen: Seen, worker: int) -> "Tree":
        tree = Tree(seen, dice(self._seed + worker, seen), self._thinking or thinking_of(seen.game))
        tree.halve(self.iterations, self.seconds)
        return tree


class Tree:
    """A search of one decision: its most promising options, and a node for each.

    Over several turns a playout depends on trifles, which further worlds only repeat. So everybody errs a little there.
    """

    def __init__(self, seen: Seen, rng: Random, thinking: Thinking[Any]) -> None:
        self.seen = seen
        self.thinking = thinking
        self.luck = rng.getrandbits(64)
        state = seen.resample(rng)
        self.horizon = self.thinking.horizon(state)
        self.reach = self.thinking.reach(state.seats)
        self.trust = TRUST / self.reach
        self.noise = NOISE if self.reach > 1 else 0.0
        self.promises = self._promised(state)
        self.options = sorted(seen.options, key=lambda option: -self.promises[option])[:WIDTH]
        self.nodes = {option: Node() for option in self.options}

    def halve(self, iterations: int, seconds: float | None) -> None:
        """Spend a budget in stages; after each one, keep the better half of the options."""
        # As many halvings as it takes to be left with one option.
        stages = (len(self.options) - 1).bit_length()
        start, world = monotonic(), 0
        for stage in range(1, stages + 1):
            # Every stage has an end of its own, so that a slow first one leaves time for the finalists.
            end = None if seconds is None else start + seconds * stage / stages
            budget = Budget(max(1, 2 * iterations // (stages * len(self.options) * (1 + self.reach))), end)
            while tries := budget.spend(self._side_by_side()):
                self._try(range(world, world + tries))
                world += tries
            self.options.sort(key=self._worth, reverse=True)
            self.options = self.options[: (len(self.options) + 1) // 2]

    def _worth(self, option: Choice) -> float:
        """Return the average worth of an option; its promise counts like a few tries."""
        node = self.nodes[option]
        return (self.trust * self.promises[option] + node.total) / (self.trust + node.visits)

    def results(self) -> list[tuple[int, float]]:
        """Return the tries of every option of the decision, and the sum of what they were worth."""
        nodes = [self.nodes.get(option, Node()) for option in self.seen.options]
        return [(node.visits, node.total) for node in nodes]

    def _promised(self, state: State) -> dict[Choice, float]:
        """Return what every option promises at a first look."""
        return dict(zip(self.seen.options, promises(self.thinking, state, self.seen.seat), strict=True))

    def _judged(self, ends: list[State]) -> list[list[float]]:
        """Return for each position what it is worth to every seat."""
        return [leads([self.thinking.evaluate(end, seat) for seat in range(end.seats)]) for end in ends]

    def _side_by_side(self) -> int:
        """Return how many worlds are tried at once."""
        return 1

    def _begun(self, world: int, option: Choice) -> tuple[State, Random]:
        """Return the position after an option in a sampled world, and the luck that follows."""
        # The same world and luck for every option, so that their difference has little noise.
        rng = Random(self.luck + world)
        state: State = self.seen.resample(rng)
        apply(state, option)
        return state, rng

    def _try(self, worlds: range) -> None:
        """Descend below every option in sampled worlds, play on, and note what that was worth on the way back."""
        ends, paths = [], []
        for world in worlds:
            for option in self.options:
                state, rng = self._begun(world, option)
                path: Path = [(self.nodes[option], self.seen.seat)]
                self._descend(state, rng, path)
                look_ahead(self.thinking, state, rng, self.horizon, self.noise)
                ends.append(state)
                paths.append(path)
        self._note(paths, ends)

    def _note(self, paths: list[Path], ends: list[State]) -> None:
        """Note on the way back from the ends of playouts what they are worth."""
        for path, worths in zip(paths, self._judged(ends), strict=True):
            for node, seat in path:
                node.visits += 1
                node.total += worths[seat]

    def _descend(self, state: State, rng: Random, path: Path) -> None:
        node = path[0][0]
        while state.agenda and self.thinking.horizon(state) == self.horizon:
            seat, offered = state.agenda[-1].seat, state.options
            if seat == CHANCE or len(offered) == 1:
                choice = draw(state, rng)
            elif node.looks is None:
                node.look(offered, self.thinking.appraise(state))
                return
            else:
                choice = node.select(offered)
            apply(state, choice)
            node = node.child(choice)
            path.append((node, seat))
