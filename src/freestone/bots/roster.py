"""The installed bots by name, one entry point each."""

from collections.abc import Iterable
from functools import cache
from hashlib import blake2b
from importlib.metadata import entry_points
from typing import Final

from freestone.bots.base import Bot, SteadyBot, only_game
from freestone.core.errors import InvalidChoice, unknown
from freestone.core.match import Match

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


def bot_for(name: str, match: Match, seat: int) -> Bot:
    """Return the bot that makes the next choice of a seat.

    It is made anew for every choice, so its seed changes from one to the next; what it keeps for a match does not.
    """
    secret = match.journal.header.seed
    bot = find(name, match.game.id)(derived_seed(secret, seat, len(match.journal.entries)))
    if isinstance(bot, SteadyBot):
        bot.set_match(derived_seed(secret, seat))
    return bot


def suited(name: str, kind: type[Bot], game: str) -> type[Bot]:
    """Return a kind of bot that plays a game; raise InvalidChoice if it plays another one only."""
    only = only_game(kind)
    if only not in (None, game):
        raise InvalidChoice("other-game", bot=name, plays=only, game=game)
    return kind


def derived_seed(*parts: object) -> int:
    """Return a seed made of others, the same for the same parts.

    >>> derived_seed(7, 0) == derived_seed(7, 0) != derived_seed(7, 1)
    True
    """
    text = ":".join(map(str, parts))
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "big") >> 11
