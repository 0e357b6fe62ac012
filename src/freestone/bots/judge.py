"""What a trained network thinks of positions and options, for the bot that has learnt and for advice."""

from collections.abc import Iterable
from typing import Any, Final, NamedTuple

from freestone.bots.playout import MOST_ENTRIES, final
from freestone.core.choice import Choice
from freestone.core.engine import apply
from freestone.core.game import Game
from freestone.core.pack import Pack
from freestone.core.state import State
from freestone.encoding import encoding_of
from freestone.thinking import thinking_of
from freestone.thinking.completions import Leaf, leaves
from freestone.thinking.network import SHARPNESS, VICTORY, Array, Input, Network, Observer, shipped, turned

DIGITS: Final = 3  # of worths; sums of floats differ between machines in the fifth one, and would break ties there


class Idea(NamedTuple):
    """An option with its best completion, and what the position after it is worth."""

    leaf: Leaf
    promise: float


class Judge:
    """Says what positions are worth to seats: by a network, or by the result of a match that is over."""

    def __init__(self, game: Game[Any], pack: Pack, network: Network) -> None:
        self._game = game
        self._network = network
        self._observer = Observer(encoding_of(game, pack, network.card.seats))

    def worths(self, positions: list[tuple[State, int]]) -> list[float]:
        """Return what each position is worth to a seat, in points; the network is asked once for all of them."""
        rows = self._rows(positions)
        judged = iter(self._network.judge(self._observer.together(rows)).worths[:, 0].tolist() if rows else ())
        return [round(next(judged) if state.agenda else self._result(state, seat), DIGITS) for state, seat in positions]

    def finals(self, positions: list[tuple[State, int]]) -> list[tuple[list[float], list[float]]]:
        """Return for each position, as a seat sees it, every seat's lead and share of the victory at the end."""
        rows = self._rows(positions)
        judged = zip(*self._network.judge(self._observer.together(rows)), strict=True) if rows else iter(())
        found = []
        for state, seat in positions:
            ahead, shares = map(_plain, next(judged), (seat, seat)) if state.agenda else final(self._game, state)
            found.append((ahead, shares))
        return found

    def glances(self, states: list[State]) -> list[list[float]]:
        """Return how good each option looks at a glance to whoever decides in each position: the policy, in points."""
        rows = self._rows([(state, state.agenda[-1].seat) for state in states])
        found = SHARPNESS * self._network.policy(self._observer.together(rows))
        own = [looks[[choice.index for choice in state.options]] for looks, state in zip(found, states, strict=True)]
        return [[round(look, DIGITS) for look in each.tolist()] for each in own]

    def ideas(self, states: list[State]) -> list[list[Idea]]:
        """Return the options of whoever decides in each position, with their best completions; the best idea first."""
        seats = [state.agenda[-1].seat for state in states]
        found = [leaves(state, seat) for state, seat in zip(states, seats, strict=True)]
        moments = [
            (state, seat) for seat, each in zip(seats, found, strict=True) for state in self._moments(each, seat)
        ]
        worths = iter(self.worths(moments))
        answers = []
        for each in found:
            best: dict[int, Idea] = {}
            for leaf in each:
                worth = next(worths)
                if leaf.option not in best or worth > best[leaf.option].promise:
                    best[leaf.option] = Idea(leaf, worth)
            answers.append(sorted(best.values(), key=lambda idea: -idea.promise))
        return answers

    def _moments(self, found: list[Leaf], seat: int) -> list[State]:
        """Return the positions to judge; if an option ends the match, those after which the seat is done.

        Results are exact and judgements are not, so a seat that is ahead would end a match rather than score more.
        """
        states = [leaf.state for leaf in found]
        return states if all(state.agenda for state in states) else [self._done(state, seat) for state in states]

    def _done(self, state: State, seat: int) -> State:
        """Return a position as soon as a seat has nothing more to decide; until then it takes what looks best."""
        thinking, after = thinking_of(self._game), state.copy()
        for _ in range(MOST_ENTRIES):
            if not after.agenda or after.agenda[-1].seat != seat:
                break
            worths = thinking.appraise(after)
            apply(after, after.options[worths.index(max(worths))])
        return after

    def _rows(self, positions: list[tuple[State, int]]) -> list[Input]:
        observer = self._observer
        return [observer.see(state, seat, observer.parts(state)) for state, seat in positions if state.agenda]

    def _result(self, state: State, seat: int) -> float:
        leads, shares = final(self._game, state)
        return leads[seat] + VICTORY * shares[seat]


def judge_of(game: Game[Any], pack: Pack, seats: int) -> Judge | None:
    """Return a judge by the network that a game is shipped with; None if none fits."""
    network = shipped(game, pack, seats)
    return Judge(game, pack, network) if network else None


def follow(world: State, path: Iterable[Choice]) -> State:
    """Return the position after some choices in a world, as far as they are possible there."""
    after: State = world.copy()
    for choice in path:
        if choice not in after.options:
            break
        apply(after, choice)
    return after


def _plain(found: Array, seat: int) -> list[float]:
    """Return the numbers of a judgement from the first seat on; in it, seats count from the one that looks."""
    return [round(each, DIGITS) for each in turned(found.tolist(), -seat)]
