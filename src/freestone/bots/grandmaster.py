"""The bot that has learnt: a trained network judges where its best options lead in sampled worlds."""

from random import Random
from time import monotonic
from typing import Any, Final

from freestone.bots.playout import dice, final
from freestone.bots.search import SearchBot
from freestone.core.choice import Choice
from freestone.core.engine import apply
from freestone.core.seen import Seen
from freestone.core.state import State
from freestone.core.step import CHANCE
from freestone.encoding import encoding_of
from freestone.thinking import Thinking, thinking_of
from freestone.thinking.completions import Leaf, leaves
from freestone.thinking.network import VICTORY, Network, Observer, shipped
from freestone.thinking.rollout import draw

WIDTH: Final = 6  # options that are played on: those that promise most
WORLDS: Final = 16  # in which the last options are played on
DEPTH: Final = 2  # decisions of anybody that a playout takes after an option
TRUST: Final = 8.0  # an option's promise counts like this many playouts, as for the planner
BAND: Final = 6.0  # points by which an option may promise less than the best one and is still played on
DIGITS: Final = 3  # of worths; sums of floats differ between machines in the fifth one, and would break ties there


class Idea:
    """An option with its best completion: its promise, what its playouts were worth, and an error in judging it."""

    def __init__(self, leaf: Leaf, promise: float) -> None:
        self.leaf = leaf
        self.promise = promise
        self.error = 0.0
        self._total = TRUST * promise
        self._count = TRUST

    @property
    def worth(self) -> float:
        """The average worth as it is judged; the promise counts like a few playouts."""
        return self._total / self._count + self.error

    def add(self, worth: float) -> None:
        """Note what a playout was worth."""
        self._total += worth
        self._count += 1

    def follow(self, world: State) -> State:
        """Return the position after it in a world; there, other ways to complete the option may be open."""
        after: State = world.copy()
        for choice in self.leaf.path:
            if choice not in after.options:
                break
            apply(after, choice)
        return after


class Judge:
    """Says what positions are worth to seats: by a network, or by the result of a match that is over."""

    def __init__(self, seen: Seen, network: Network) -> None:
        self._game = seen.game
        self._network = network
        self._observer = Observer(encoding_of(seen.game, seen.pack, network.card.seats))

    def worths(self, positions: list[tuple[State, int]]) -> list[float]:
        """Return what each position is worth to a seat, in points; the network is asked once for all of them."""
        observer = self._observer
        rows = [observer.see(state, seat, observer.parts(state)) for state, seat in positions if state.agenda]
        judged = iter(self._network.judge(observer.together(rows)).worths[:, 0].tolist() if rows else ())
        return [round(next(judged) if state.agenda else self._result(state, seat), DIGITS) for state, seat in positions]

    def ideas(self, states: list[State]) -> list[list[Idea]]:
        """Return the options of whoever decides in each position, with their best completions; the best idea first."""
        seats = [state.agenda[-1].seat for state in states]
        found = [leaves(state, seat) for state, seat in zip(states, seats, strict=True)]
        worths = iter(
            self.worths([(leaf.state, seat) for seat, each in zip(seats, found, strict=True) for leaf in each])
        )
        answers = []
        for each in found:
            best: dict[int, Idea] = {}
            for leaf in each:
                worth = next(worths)
                if leaf.option not in best or worth > best[leaf.option].promise:
                    best[leaf.option] = Idea(leaf, worth)
            answers.append(sorted(best.values(), key=lambda idea: -idea.promise))
        return answers

    def _result(self, state: State, seat: int) -> float:
        leads, shares = final(self._game, state)
        return leads[seat] + VICTORY * shares[seat]


class GrandmasterBot:
    """Plays on what a network likes best in sampled worlds, and halves it by how the network judges where it leads.

    Everybody in these playouts takes what the network likes best. Less `width`, `depth` and fewer `worlds` mean less
    thought, and `noise` is by how many points it misjudges every option: so one network serves several levels. Where no
    network fits, it plays as the search does.
    """

    width = WIDTH
    worlds = WORLDS
    depth = DEPTH
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
        start = monotonic()
        network = self._network or shipped(seen.game, seen.pack, seen.state.seats)
        if network is None:
            return self._search(seen)
        judge, rng = Judge(seen, network), dice(self._seed, seen)
        ideas, halving = self._ideas(seen, judge, rng), max(1, self.worlds // 4)
        for world in range(1, self.worlds + 1):
            if len(ideas) == 1 or (self.seconds is not None and monotonic() >= start + self.seconds):
                break
            self._play(seen, judge, ideas, rng.getrandbits(64))
            if world == halving:
                ideas = sorted(ideas, key=lambda idea: -idea.worth)[: (len(ideas) + 1) // 2]
                halving *= 2
        return max(ideas, key=lambda idea: idea.worth).leaf.path[0]

    def _search(self, seen: Seen) -> Choice:
        bot = SearchBot(self._seed)
        if self.seconds is not None:
            bot.set_time(self.seconds)
        return bot.choose(seen)

    def _ideas(self, seen: Seen, judge: Judge, rng: Random) -> list[Idea]:
        """Return the options that promise most; the best one comes first."""
        ideas = judge.ideas([seen.resample(rng)])[0]
        for idea in ideas:
            idea.error = rng.gauss(0.0, self.noise)
        ideas = sorted(ideas, key=lambda idea: -idea.worth)[: self.width]
        return [idea for idea in ideas if idea.worth >= ideas[0].worth - BAND]

    def _play(self, seen: Seen, judge: Judge, ideas: list[Idea], luck: int) -> None:
        """Play every idea on in the same world with the same luck, all of them together, and note what it was worth."""
        thinking, rng = thinking_of(seen.game), Random(luck)
        world = seen.resample(rng)
        # Not the numbers that made the world: what is hidden in it would foretell what chance draws.
        horizon, chance = thinking.horizon(world), rng.getrandbits(64)
        ends, lucks = [idea.follow(world) for idea in ideas], [Random(chance) for _ in ideas]
        for _ in range(self.depth):
            asked = [at for at, end in enumerate(ends) if decides(thinking, end, lucks[at], horizon)]
            for at, answers in zip(asked, judge.ideas([ends[at] for at in asked]), strict=True):
                ends[at] = answers[0].leaf.state
        for idea, worth in zip(ideas, judge.worths([(end, seen.seat) for end in ends]), strict=True):
            idea.add(worth)


def decides(thinking: Thinking[Any], state: State, rng: Random, horizon: int) -> bool:
    """Play chance and forced choices on; return whether somebody has to decide before the horizon."""
    while state.agenda and thinking.horizon(state) == horizon:
        if state.agenda[-1].seat != CHANCE and len(state.options) > 1:
            return True
        apply(state, draw(state, rng))
    return False
