"""Populations: bots from which every game draws its players, so that all of them meet each other on every seat."""

from collections.abc import Iterable
from functools import lru_cache
from itertools import combinations
from math import comb
from random import Random

from freestone.bots.levels import LEVELS
from freestone.bots.roster import bots_for, derived_seed


def entrants(game: str, names: Iterable[str]) -> list[str]:
    """Return bots by name; `levels` stands for all levels, and `styles` for the bots that play this game only.

    >>> entrants("pillars", ["random", "styles"])
    ['random', 'advantages', 'builders', 'market', 'metal']
    """
    anywhere = bots_for(None)
    groups = {"levels": list(LEVELS), "styles": [name for name in bots_for(game) if name not in anywhere]}
    return [bot for name in names for bot in groups.get(name, [name])]


def order(population: tuple[str, ...], seats: int, seed: int, number: int) -> tuple[str, ...]:
    """Return the players of game `number`, by seat.

    The same players move on by one seat from game to game until everybody has had every seat. Then others are drawn,
    and every combination comes once before any comes again.

    >>> [order(("a", "b", "c"), 2, 0, number) for number in range(6)]
    [('b', 'a'), ('a', 'b'), ('c', 'a'), ('a', 'c'), ('b', 'c'), ('c', 'b')]
    """
    rotation, at = divmod(number, seats)
    # More seats than bots: everybody plays as often as there is room for all, and the other seats are drawn.
    times, rest = divmod(seats, len(population))
    drawn = [*population * times, *_drawn(population, rest, seed, rotation)]
    # Who sits next to whom may matter too.
    Random(derived_seed(seed, "seating", rotation)).shuffle(drawn)
    return (*drawn[at:], *drawn[:at])


def _drawn(population: tuple[str, ...], count: int, seed: int, rotation: int) -> tuple[str, ...]:
    """Return the bots that are drawn for a rotation: all combinations in a random order, and then again in another."""
    cycle, place = divmod(rotation, comb(len(population), count))
    return _shuffled(population, count, seed, cycle)[place]


@lru_cache(maxsize=4)  # every game asks
def _shuffled(population: tuple[str, ...], count: int, seed: int, cycle: int) -> list[tuple[str, ...]]:
    found = list(combinations(population, count))
    Random(derived_seed(seed, "combinations", cycle)).shuffle(found)
    return found
