"""The contract `Thinking`: how bots judge the positions of a game. The defaults work for every game."""

from functools import cache
from pathlib import Path
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar

from freestone.core.game import Game, part
from freestone.core.state import State
from freestone.thinking.completions import Completions
from freestone.thinking.weights import Weights, read

S = TypeVar("S", bound=State)


class Contribution(NamedTuple):
    """What one source adds to the value of a position: points, and the amount of whatever they come from."""

    points: float
    amount: float


class Reason(NamedTuple):
    """Why one option is better or worse than others: a source of points, and by how much it differs."""

    source: str
    points: float
    amount: float


class Thinking(Generic[S]):
    """How bots judge the positions of a game, by weights that can be tuned.

    `sources` names what the points come from; the messages `why-<source>-more` and `-less` explain them to people.
    `weights_file` holds the weights that the game is shipped with; a game without any leaves it out. `networks` is the
    folder of its trained networks, such as `2.npz` for two players, if it has any. In playouts the first of several
    equally good options is taken if `takes_first_of_equals`, otherwise any of them: the first one is quicker to find,
    but only for an evaluation that tells most options apart.
    """

    sources: ClassVar[tuple[str, ...]] = ("points",)
    weights_file: ClassVar[Path | None] = None
    networks: ClassVar[Path | None] = None
    takes_first_of_equals: ClassVar[bool] = False

    def __init__(self, game: Game[S], weights: Weights | None = None) -> None:
        self.game = game
        if weights is None:
            weights = read(self.weights_file) if self.weights_file else {}
        self.weights: Weights = weights

    def evaluate(self, state: S, seat: int) -> float:
        """Return the points that a seat can expect at the end of the match."""
        return self.game.scores(state)[seat]

    def parts(self, state: S, seat: int) -> list[float]:
        """Return the same points by source, in the order of `sources`; networks read them too."""
        return [self.evaluate(state, seat)]

    def amounts(self, state: S, seat: int) -> dict[str, float]:
        """Return how much a seat has of the sources that people count in another unit, such as gold."""
        return {}

    def breakdown(self, state: S, seat: int) -> dict[str, Contribution]:
        """Return points and amounts by source."""
        amounts = self.amounts(state, seat)
        parts = zip(self.sources, self.parts(state, seat), strict=True)
        return {source: Contribution(points, amounts.get(source, points)) for source, points in parts}

    def appraise(self, state: S) -> list[float]:
        """Return at a glance how good each offered option looks to the seat that decides, in points."""
        seat = state.agenda[-1].seat
        return Completions(seat, lambda after: self.evaluate(after, seat)).worths(state)

    def horizon(self, state: S) -> int:
        """Return a number that changes where a plan need look no further."""
        return self.game.round(state)

    def reach(self, seats: int) -> int:
        """Return over how many horizons a bot looks ahead with this number of players."""
        return 1


def thinking_of(game: Game[S]) -> Thinking[S]:
    """Return the thinking of a game with the weights that it is shipped with."""
    # Shared: weights are read once for each game, not for each decision.
    return _shipped(game)


@cache
def _shipped(game: Game[Any]) -> Thinking[Any]:
    return part(game, "thinking", Thinking)(game)
