"""Bots with weights of their own: `./weights.toml` plays as greedy, `./weights.toml:planner` as planner."""

from pathlib import Path
from typing import Any, ClassVar, Final, Protocol

from freestone.bots.base import Bot
from freestone.bots.greedy import GreedyBot
from freestone.bots.planner import PlannerBot
from freestone.bots.search import SearchBot
from freestone.core.choice import Choice
from freestone.core.errors import InvalidChoice, unknown
from freestone.core.game import Game, part, registry
from freestone.core.seen import Seen
from freestone.thinking import Thinking, thinking_of
from freestone.thinking.weights import Weights, read

SUFFIX: Final = ".toml"
USUAL: Final = "greedy"


class ThinkingBot(Bot, Protocol):
    """A bot that can think with other weights than the shipped ones."""

    def __init__(self, seed: int, thinking: Thinking[Any] | None = None) -> None: ...


KINDS: Final[dict[str, type[ThinkingBot]]] = {USUAL: GreedyBot, "planner": PlannerBot, "search": SearchBot}


def kind_of(name: str) -> type[ThinkingBot]:
    """Return the kind of bot that plays with given weights; raise InvalidChoice if it cannot."""
    if name not in KINDS:
        raise unknown("player-with-weights", name, KINDS)
    return KINDS[name]


def thinking_with(game: Game[Any], weights: Weights) -> Thinking[Any]:
    """Return the thinking of a game with other weights."""
    return part(game, "thinking", Thinking)(game, weights)


def fits(game: Game[Any], weights: Weights) -> bool:
    """Whether these are weights of a game: the same names, with as many numbers each."""
    shipped = thinking_of(game).weights
    return {name: len(each) for name, each in weights.items()} == {name: len(each) for name, each in shipped.items()}


def load(path: Path, name: str) -> type[Bot]:
    """Return the bot that plays with the weights in a file; raise InvalidChoice if they belong to no game."""
    kind, weights = kind_of(name or USUAL), read(path)
    found = next((game for game in registry().values() if weights and fits(game, weights)), None)
    if found is None:
        raise InvalidChoice("weights-of-no-game", file=str(path))
    owner, thinking = found.id, thinking_with(found, weights)

    class WeightedBot:
        """Plays the game that the weights belong to."""

        game: ClassVar[str] = owner

        def __init__(self, seed: int) -> None:
            self._bot = kind(seed, thinking)

        def choose(self, seen: Seen) -> Choice:
            """Return what the bot chooses with these weights."""
            return self._bot.choose(seen)

    return WeightedBot
