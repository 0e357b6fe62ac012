"""What bots think a position is worth."""

from pathlib import Path
from typing import Final

from freestone.core.game import Game
from freestone.games.kutna_hora.components import Components
from freestone.games.kutna_hora.evaluation.facts import Facts
from freestone.games.kutna_hora.evaluation.weights import Weights
from freestone.games.kutna_hora.evaluation.worth import parts
from freestone.games.kutna_hora.state import KutnaHoraState
from freestone.games.kutna_hora.steps.round import TakeTurn
from freestone.thinking import Contribution, Thinking, weights
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


class KutnaHoraThinking(Thinking[KutnaHoraState]):
    """How bots judge positions of Kutná Hora."""

    weights_file = Path(__file__).with_name("weights.toml")

    def __init__(self, game: Game[KutnaHoraState], values: weights.Weights | None = None) -> None:
        super().__init__(game, values)
        self._weights = Weights(self.weights)
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

    def breakdown(self, state: KutnaHoraState, seat: int) -> dict[str, Contribution]:
        """Return the sources of those points, with groschen, income and reputation as amounts."""
        if not state.agenda or not state.round:
            found = {"points": float(state.total(seat)), "groschen": state.groschen[seat] / 1000}
        else:
            found = dict(zip(PARTS, parts(self.facts(state.pack), self._weights, state, seat), strict=True))
        amounts = {
            "groschen": state.groschen[seat],
            "income": state.income(seat),
            "reputation": state.reputation[seat],
        }
        return {name: Contribution(points, amounts.get(name, points)) for name, points in found.items()}

    def appraise(self, state: KutnaHoraState) -> list[float]:
        """Return what each offered option is worth to the seat that decides, completed in the best way."""
        seat = state.agenda[-1].seat
        return Completions(seat, lambda after: self.evaluate(after, seat)).worths(state)

    def horizon(self, state: KutnaHoraState) -> int:
        """Return a number for every turn of a player and every end of a round: plans reach to the end of a turn."""
        for step in state.agenda:
            if isinstance(step, TakeTurn):
                return 100 * state.round + 10 * step.turn + step.place
        return 100 * state.round + 99

    def reach(self, seats: int) -> int:
        """Return how many turns plans look on: everybody answers, and answers again."""
        return 2 * seats
