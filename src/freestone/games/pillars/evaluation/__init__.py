"""What bots think a position is worth."""

from functools import cache

from freestone.games.pillars.components import Components
from freestone.games.pillars.evaluation.glance import GLANCES
from freestone.games.pillars.evaluation.outlook import Course, Outlook
from freestone.games.pillars.evaluation.queue import unplaced
from freestone.games.pillars.evaluation.weights import Weights, read
from freestone.games.pillars.evaluation.workshop import Workshops
from freestone.games.pillars.state import PillarsState
from freestone.thinking import weights


class Evaluation:
    """Judges positions by its weights."""

    def __init__(self, values: weights.Weights) -> None:
        self.weights = Weights(values)
        self._shops: dict[tuple[int, int], Workshops] = {}

    def shops(self, pack: Components, seats: int) -> Workshops:
        """Return what is remembered of teams for a pack and a number of players."""
        key = (id(pack), seats)
        if key not in self._shops:
            self._shops[key] = Workshops(pack, self.weights, seats)
        return self._shops[key]

    def evaluate(self, state: PillarsState, seat: int) -> float:
        """Return the points that a seat may expect at the end of the game; gold breaks ties."""
        if not state.agenda:
            return state.total(seat) + state.gold[seat] / 100
        outlook = Outlook(self.shops(state.pack, state.seats), state, seat, Course(state))
        return outlook.worth() + unplaced(outlook)

    def parts(self, state: PillarsState, seat: int) -> dict[str, float]:
        """Return what those points come from."""
        if not state.agenda:
            return {"points": float(state.total(seat)), "gold": state.gold[seat] / 100}
        outlook = Outlook(self.shops(state.pack, state.seats), state, seat, Course(state))
        return {**outlook.parts(), "builders": unplaced(outlook)}

    def appraise(self, state: PillarsState) -> list[float]:
        """Return how good each offered option looks."""
        step = state.agenda[-1]
        outlook = Outlook(self.shops(state.pack, state.seats), state, step.seat, Course(state))
        return GLANCES[type(step)](outlook, step, state.offered)


@cache
def shipped() -> Evaluation:
    """Return the evaluation with the weights that Freestone is shipped with."""
    return Evaluation(read())
