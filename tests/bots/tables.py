"""Positions for bots to decide in."""

from collections.abc import Iterator
from random import Random
from typing import Any

from freestone.core.engine import advance, apply
from freestone.core.game import Game, registry
from freestone.core.seen import Seen
from freestone.core.state import State
from freestone.core.step import CHANCE


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
