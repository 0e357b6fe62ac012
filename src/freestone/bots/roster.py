"""The installed bots by name, one entry point each."""

from collections.abc import Iterable
from functools import cache
from hashlib import blake2b
from importlib.metadata import entry_points
from typing import Final

from freestone.bots.base import Bot
from freestone.core.errors import unknown

GROUP: Final = "freestone.bots"


@cache
def registry() -> dict[str, type[Bot]]:
    """Return every installed kind of bot by its name."""
    found = {point.name: point.load() for point in entry_points(group=GROUP)}
    return dict(sorted(found.items()))


def find(name: str, besides: Iterable[str] = ()) -> type[Bot]:
    """Return a kind of bot; raise InvalidChoice, naming the nearest one (or a word allowed besides), if there is none.

    >>> find("radnom")
    Traceback (most recent call last):
    freestone.core.errors.InvalidChoice: no player 'radnom'; did you mean 'random'?
    """
    kind = registry().get(name)
    if kind is None:
        raise unknown("player", name, [*besides, *registry()])
    return kind


def derived_seed(*parts: object) -> int:
    """Return a seed made of others, the same for the same parts.

    >>> derived_seed(7, 0) == derived_seed(7, 0) != derived_seed(7, 1)
    True
    """
    text = ":".join(map(str, parts))
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "big") >> 11
