"""Positions for bots to decide in."""

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import numpy as np

from freestone.bots.grandmaster import GrandmasterBot
from freestone.core.choice import Choice
from freestone.core.engine import advance, apply
from freestone.core.game import Game, registry
from freestone.core.pack import Pack
from freestone.core.seen import Seen
from freestone.core.state import State
from freestone.core.step import CHANCE
from freestone.encoding import encoding_of
from freestone.thinking.network import Network, Observer


def decisions(game: Game[Any], seats: int, seed: int) -> Iterator[Seen]:
    """Every decision of a game played at random, as its seat sees it; the position moves on afterwards."""
    rng, pack = Random(seed), game.pack()
    state: State = game.setup(pack, seats, game.full_settings(seats, {}))
    advance(state)
    while state.agenda:
        seat = state.agenda[-1].seat
        if seat != CHANCE and len(state.options) > 1:
            yield Seen(game, pack, state, seat)
        apply(state, rng.choices(state.options, state.agenda[-1].odds(state))[0])


def some(game: Game[Any], seats: int, seed: int, every: int) -> list[Seen]:
    """Every n-th decision of a game, each in its own position."""
    found = enumerate(decisions(game, seats, seed))
    return [copied(seen) for number, seen in found if number % every == seed % every]


def copied(seen: Seen) -> Seen:
    """The same decision in a position that does not move on."""
    return Seen(seen.game, seen.pack, seen._state.copy(), seen.seat)


def all_games() -> list[str]:
    return list(registry())


@cache
def opinionated(game: Game[Any], pack: Pack, seats: int) -> Network:
    """A network that was never trained, but disagrees with the hand-made evaluation."""
    encoding = encoding_of(game, pack, seats)
    blank = Network.untrained(encoding, np.full(encoding.size + Observer(encoding).width, 0.1, np.float32))
    last = np.random.default_rng(1).standard_normal(blank.weights[-1].shape).astype(np.float32) / np.float32(50)
    return Network(blank.card, blank.scale, [*blank.weights[:-1], last], blank.biases)


class QuickGrandmaster(GrandmasterBot):
    """A grandmaster that does not think long, by a network that is there for every game and number of seats."""

    iterations = 16

    def choose(self, seen: Seen) -> Choice:
        self._network = opinionated(seen.game, seen.pack, seen.state.seats)
        return super().choose(seen)
