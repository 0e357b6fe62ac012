"""What bots think a position is worth."""

from functools import cache
from typing import Final

from freestone.games.kutna_hora.components import Components
from freestone.games.kutna_hora.evaluation.facts import Facts
from freestone.games.kutna_hora.evaluation.weights import Weights, read
from freestone.games.kutna_hora.evaluation.worth import parts
from freestone.games.kutna_hora.state import KutnaHoraState
from freestone.thinking import weights
from freestone.thinking.completions import Completions

PARTS: Final = (
    "points",
    "income",
    "groschen",
    "reputation",
    "town",
    "mines",
    "pelicans",
    "council",
    "plans",
    "growth",
)


class Evaluation:
    """Judges positions by its weights."""

    def __init__(self, values: weights.Weights) -> None:
        self.weights = values
        self._weights = Weights(values)
        self._facts: dict[int, Facts] = {}

    def facts(self, pack: Components) -> Facts:
        """Return the tables of a pack, made once."""
        found = self._facts.get(id(pack))
        if found is None:
            found = self._facts[id(pack)] = Facts(pack)
        return found

    def evaluate(self, state: KutnaHoraState, seat: int) -> float:
        """Return the points that a seat may expect at the end of the game; groschen break ties."""
        if not state.agenda or not state.round:
            return state.total(seat) + state.groschen[seat] / 1000
        return sum(parts(self.facts(state.pack), self._weights, state, seat))

    def parts(self, state: KutnaHoraState, seat: int) -> dict[str, float]:
        """Return what those points come from."""
        if not state.agenda or not state.round:
            return {"points": float(state.total(seat)), "groschen": state.groschen[seat] / 1000}
        return dict(zip(PARTS, parts(self.facts(state.pack), self._weights, state, seat), strict=True))

    def appraise(self, state: KutnaHoraState) -> list[float]:
        """Return what each offered option is worth to the seat that decides, completed in the best way."""
        seat = state.agenda[-1].seat
        return Completions(seat, lambda after: self.evaluate(after, seat)).worths(state)


@cache
def shipped() -> Evaluation:
    """Return the evaluation with the weights that Freestone is shipped with."""
    return Evaluation(read())
