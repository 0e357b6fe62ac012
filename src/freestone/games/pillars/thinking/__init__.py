"""How bots judge positions of The Pillars of the Earth."""

from pathlib import Path

from freestone.core.game import Game
from freestone.games.pillars.state import PillarsState
from freestone.games.pillars.steps.cathedral import Build, ReturnCubes, Work
from freestone.games.pillars.thinking.glance import GLANCES
from freestone.games.pillars.thinking.prospect import SOURCES, Prospect, Schedule, hope_of_builders
from freestone.games.pillars.thinking.workshop import PillarsWeights, Workshops
from freestone.thinking import Thinking, weights


class PillarsThinking(Thinking[PillarsState]):
    """How bots judge positions of Pillars."""

    sources = (*SOURCES, "builders")
    weights_file = Path(__file__).with_name("weights.toml")
    networks = Path(__file__).with_name("networks")
    takes_first_of_equals = True

    def __init__(self, game: Game[PillarsState], values: weights.Weights | None = None) -> None:
        super().__init__(game, values)
        self._weights = PillarsWeights(self.weights)
        self._shops: dict[tuple[int, int], Workshops] = {}

    def prospect(self, state: PillarsState, seat: int) -> Prospect:
        """Return what a seat can expect; what is known of teams is remembered by pack and number of players."""
        key = (id(state.pack), state.seats)
        if key not in self._shops:
            self._shops[key] = Workshops(state.pack, self._weights, state.seats)
        return Prospect(self._shops[key], state, seat, Schedule(state))

    def evaluate(self, state: PillarsState, seat: int) -> float:
        """Return the points that a seat can expect at the end of the match; gold breaks ties."""
        if not state.agenda:
            # Nobody has 100 gold, so it only breaks ties (P5.1).
            return state.total(seat) + state.gold[seat] / 100
        prospect = self.prospect(state, seat)
        return prospect.worth() + hope_of_builders(prospect)

    def parts(self, state: PillarsState, seat: int) -> list[float]:
        """Return the same points by source."""
        if not state.agenda:
            found = [0.0] * (len(SOURCES) + 1)
            found[SOURCES.index("points")] = float(state.total(seat))
            found[SOURCES.index("gold")] = state.gold[seat] / 100
            return found
        prospect = self.prospect(state, seat)
        return [*prospect.parts(), hope_of_builders(prospect)]

    def amounts(self, state: PillarsState, seat: int) -> dict[str, float]:
        """Return the gold, which people do not count in points."""
        return {"gold": state.gold[seat]}

    def appraise(self, state: PillarsState) -> list[float]:
        """Return how good each offered option looks."""
        step = state.agenda[-1]
        return GLANCES[type(step)](self.prospect(state, step.seat), step, state.options)

    def horizon(self, state: PillarsState) -> int:
        """Return the half of the round: plans reach to its building, whose worth is known, and then to its end."""
        return 2 * state.round + isinstance(state.agenda[-1], Build | Work | ReturnCubes) if state.agenda else 0
