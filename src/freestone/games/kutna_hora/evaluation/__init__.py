"""What bots think a position is worth."""

from functools import cache
from pathlib import Path

from freestone.core.state import State
from freestone.games.kutna_hora.evaluation.worth import Worth
from freestone.games.kutna_hora.state import KutnaHoraState
from freestone.toolbox.completions import completions
from freestone.toolbox.weights import Weights, read


class Evaluation:
    """Judges positions by its weights."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights

    def evaluate(self, state: KutnaHoraState, seat: int) -> float:
        """Return the points that a seat may expect at the end of the game; groschen break ties."""
        if not state.agenda or not state.round:
            return state.total(seat) + state.groschen[seat] / 1000
        return Worth(self.weights, state, seat).total()

    def parts(self, state: KutnaHoraState, seat: int) -> dict[str, float]:
        """Return what those points come from."""
        if not state.agenda or not state.round:
            return {"points": float(state.total(seat)), "groschen": state.groschen[seat] / 1000}
        return Worth(self.weights, state, seat).parts()

    def appraise(self, state: KutnaHoraState) -> list[float]:
        """Return what each offered option is worth to the seat that decides, completed in the best way."""
        seat = state.agenda[-1].seat
        return [self._best(completions(state, option, seat), seat) for option in state.offered]

    def _best(self, ends: list[State], seat: int) -> float:
        return max(self.evaluate(end, seat) for end in ends if isinstance(end, KutnaHoraState))


@cache
def shipped() -> Evaluation:
    """Return the evaluation with the weights that Freestone is shipped with."""
    return Evaluation(read(Path(__file__).with_name("weights.toml")))
