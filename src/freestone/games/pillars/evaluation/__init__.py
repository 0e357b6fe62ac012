"""What bots think a position is worth."""

from pathlib import Path

from freestone.core.game import Game
from freestone.games.pillars.components import Components
from freestone.games.pillars.evaluation.glance import GLANCES
from freestone.games.pillars.evaluation.outlook import Course, Outlook
from freestone.games.pillars.evaluation.queue import unplaced
from freestone.games.pillars.evaluation.weights import Weights
from freestone.games.pillars.evaluation.workshop import Workshops
from freestone.games.pillars.state import PillarsState
from freestone.games.pillars.steps.cathedral import Build, ReturnCubes, Work
from freestone.thinking import Contribution, Thinking, weights


class PillarsThinking(Thinking[PillarsState]):
    """How bots judge positions of Pillars."""

    weights_file = Path(__file__).with_name("weights.toml")

    def __init__(self, game: Game[PillarsState], values: weights.Weights | None = None) -> None:
        super().__init__(game, values)
        self._weights = Weights(self.weights)
        self._shops: dict[tuple[int, int], Workshops] = {}

    def shops(self, pack: Components, seats: int) -> Workshops:
        """Return what is remembered of teams for a pack and a number of players."""
        key = (id(pack), seats)
        if key not in self._shops:
            self._shops[key] = Workshops(pack, self._weights, seats)
        return self._shops[key]

    def evaluate(self, state: PillarsState, seat: int) -> float:
        """Return the points that a seat may expect at the end of the game; gold breaks ties."""
        if not state.agenda:
            return state.total(seat) + state.gold[seat] / 100
        outlook = Outlook(self.shops(state.pack, state.seats), state, seat, Course(state))
        return outlook.worth() + unplaced(outlook)

    def breakdown(self, state: PillarsState, seat: int) -> dict[str, Contribution]:
        """Return the sources of those points, with gold as an amount."""
        if not state.agenda:
            found = {"points": float(state.total(seat)), "gold": state.gold[seat] / 100}
        else:
            outlook = Outlook(self.shops(state.pack, state.seats), state, seat, Course(state))
            found = {**outlook.parts(), "builders": unplaced(outlook)}
        gold = float(state.gold[seat])
        return {name: Contribution(points, gold if name == "gold" else points) for name, points in found.items()}

    def appraise(self, state: PillarsState) -> list[float]:
        """Return how good each offered option looks."""
        step = state.agenda[-1]
        outlook = Outlook(self.shops(state.pack, state.seats), state, step.seat, Course(state))
        return GLANCES[type(step)](outlook, step, state.offered)

    def horizon(self, state: PillarsState) -> int:
        """Return the half of the round: plans reach to its building, whose worth is known, and then to its end."""
        return 2 * state.round + isinstance(state.agenda[-1], Build | Work | ReturnCubes) if state.agenda else 0
