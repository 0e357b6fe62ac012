"""The bot that plans to the end of its turn or round."""

from random import Random
from typing import Any, Final

from freestone.bots.playout import dice, lead, play_on, promise
from freestone.core.choice import Choice
from freestone.core.engine import apply
from freestone.core.game import Game
from freestone.core.match import Seen
from freestone.core.state import State

WIDTH: Final = 6
FIRST: Final = 4
LAST: Final = 16


class Plan:
    """One option, and how playouts that begin with it have ended."""

    def __init__(self, option: Choice, promise: float) -> None:
        self.option = option
        self.promise = promise
        self.total = 0.0
        self.playouts = 0

    @property
    def mean(self) -> float:
        """The average lead at the horizon."""
        return self.total / self.playouts


class PlannerBot:
    """Plays its best options on to the horizon, everybody taking what looks best, and halves them by results."""

    width = WIDTH
    first = FIRST
    last = LAST

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def choose(self, seen: Seen) -> Choice:
        """Return the option whose playouts end best."""
        rng = dice(self._seed, seen)
        state = seen.resample(rng)
        plans = [Plan(option, promise(seen.game, state, option, seen.seat)) for option in seen.options]
        plans.sort(key=lambda plan: -plan.promise)
        worlds = [(seen.resample(rng), rng.getrandbits(32)) for _ in range(self.last)]
        plans = plans[: self.width]
        count = self.first
        while len(plans) > 1 and count <= self.last:
            for plan in plans:
                self._try(seen, plan, worlds[plan.playouts : count])
            plans.sort(key=lambda plan: -plan.mean)
            plans = plans[: max(1, (len(plans) + 1) // 2)]
            count *= 2
        return plans[0].option

    def _try(self, seen: Seen, plan: Plan, worlds: list[tuple[State, int]]) -> None:
        for world, luck in worlds:
            plan.total += outcome(seen.game, world, plan.option, seen.seat, Random(luck))
            plan.playouts += 1


def outcome(game: Game[Any], state: State, option: Choice, seat: int, rng: Random) -> float:
    """Return the lead at the horizon after an option."""
    horizon = game.horizon(state)
    after = state.copy()
    apply(after, option)
    play_on(game, after, rng, horizon)
    return lead(game, after, seat)
