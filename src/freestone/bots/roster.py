"""The installed bots by name, one entry point each."""

from collections.abc import Iterable
from functools import cache
from hashlib import blake2b
from importlib.metadata import entry_points
from typing import Final

from freestone.bots.base import Bot, only_game
from freestone.core.errors import InvalidChoice, unknown

GROUP: Final = "freestone.bots"


@cache
def registry() -> dict[str, type[Bot]]:
    """Return every installed kind of bot by its name."""
    found = {point.name: point.load() for point in entry_points(group=GROUP)}
    return dict(sorted(found.items()))


def bots_for(game: str | None) -> dict[str, type[Bot]]:
    """Return the bots that play a game, by name; without a game, those that play any."""
    return {name: kind for name, kind in registry().items() if only_game(kind) in (None, game)}


def find(name: str, game: str, besides: Iterable[str] = ()) -> type[Bot]:
    """Return a kind of bot for a game; raise InvalidChoice if there is none, naming the nearest one or word besides.

    >>> find("radnom", "pillars")
    Traceback (most recent call last):
    freestone.core.errors.InvalidChoice: no player 'radnom'; did you mean 'random'?
    """
    kind = registry().get(name)
    if kind is None:
        raise unknown("player", name, [*besides, *bots_for(game)])
    return suited(name, kind, game)


def suited(name: str, kind: type[Bot], game: str) -> type[Bot]:
    """Return a kind of bot that plays a game; raise InvalidChoice if it plays another one only."""
    only = only_game(kind)
    if only not in (None, game):
        raise InvalidChoice(f"{name} plays {only}, not {game}")
    return kind


def derived_seed(*parts: object) -> int:
    """Return a seed made of others, the same for the same parts.

    >>> derived_seed(7, 0) == derived_seed(7, 0) != derived_seed(7, 1)
    True
    """
    text = ":".join(map(str, parts))
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "big") >> 11
