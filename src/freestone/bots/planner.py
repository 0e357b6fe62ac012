"""The bot that plans to the end of its turn or round."""

from random import Random
from typing import Any, Final

from freestone.bots.playout import TRUST, dice, lead, look_ahead, promises
from freestone.core.choice import Choice
from freestone.core.engine import apply
from freestone.core.seen import Seen
from freestone.core.state import State
from freestone.thinking import Thinking, thinking_of

# Few playouts are enough, because all options meet the same worlds: see TRUST.
WIDTH: Final = 6  # options that are played on: those that promise most
FIRST: Final = 4  # worlds before the first halving
LAST: Final = 16  # worlds in all


class Candidate:
    """An option, and the results of the playouts that begin with it."""

    def __init__(self, option: Choice, promise: float, trust: float) -> None:
        self.option = option
        self.promise = promise
        self.trust = trust
        self.total = 0.0
        self.playouts = 0
        self.latest = 0.0
        self.certain = False

    @property
    def mean(self) -> float:
        """The average lead at the horizon; the promise of the option counts like a few playouts."""
        return (self.trust * self.promise + self.total) / (self.trust + self.playouts)

    def play(self, thinking: Thinking[Any], world: State, seat: int, rng: Random) -> None:
        """Play the option on to the horizon in a world; without chance, once is enough for all worlds."""
        if not self.certain:
            after = world.copy()
            apply(after, self.option)
            self.certain = not look_ahead(thinking, after, rng, thinking.horizon(world))
            self.latest = lead(thinking, after, seat)
        self.total += self.latest
        self.playouts += 1


class PlannerBot:
    """Plays its best options on to the horizon, where everybody takes what looks best, and halves them by results."""

    width = WIDTH
    first = FIRST
    last = LAST

    def __init__(self, seed: int, thinking: Thinking[Any] | None = None) -> None:
        self._seed = seed
        self._thinking = thinking  # with other weights than the shipped ones

    def choose(self, seen: Seen) -> Choice:
        """Return the option whose playouts end best."""
        rng, thinking = dice(self._seed, seen), self._thinking or thinking_of(seen.game)
        reach = thinking.reach(seen.state.seats)
        candidates = self._candidates(seen, thinking, reach, rng)
        # The further plans look, the longer each playout takes and the fewer there are.
        first, last = max(1, self.first // reach), max(1, self.last // reach)
        worlds = [(seen.resample(rng), rng.getrandbits(32)) for _ in range(last)]
        done, count = 0, first
        while len(candidates) > 1 and done < last:
            for one in candidates:
                for world, luck in worlds[done:count]:
                    one.play(thinking, world, seen.seat, Random(luck))
            candidates = sorted(candidates, key=lambda one: -one.mean)[: (len(candidates) + 1) // 2]
            done, count = count, 2 * count
        return candidates[0].option

    def _candidates(self, seen: Seen, thinking: Thinking[Any], reach: int, rng: Random) -> list[Candidate]:
        """Return the options that promise most; the further playouts look, the less a promise counts."""
        state, trust = seen.resample(rng), TRUST / reach**2
        promised = promises(thinking, state, seen.seat)
        candidates = [Candidate(option, promise, trust) for option, promise in zip(seen.options, promised, strict=True)]
        return sorted(candidates, key=lambda one: -one.promise)[: self.width]
