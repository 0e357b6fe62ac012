"""Kutná Hora: The City of Silver, for two to four players."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, Final

from freestone.core.choice import Choice
from freestone.core.game import START, Game, Setting, Standing, Value
from freestone.core.pack import Pack
from freestone.games.kutna_hora import invariants, measures
from freestone.games.kutna_hora.components import Components
from freestone.games.kutna_hora.evaluation import Evaluation, shipped
from freestone.games.kutna_hora.names import is_paid
from freestone.games.kutna_hora.report import KutnaHoraWitness
from freestone.games.kutna_hora.state import KutnaHoraState
from freestone.games.kutna_hora.steps import round as course
from freestone.games.kutna_hora.steps.end_of_round import PayTax
from freestone.games.kutna_hora.steps.income import SeatPatrician
from freestone.games.kutna_hora.steps.round import TakeTurn
from freestone.packs.folders import pack_folder
from freestone.packs.reader import Reader
from freestone.packs.texts import OwnReader
from freestone.thinking.weights import Weights

HERE: Final = Path(__file__).parent


@cache
def built_in(folder: Path) -> Components:
    """Read a built-in pack once: it does not change."""
    return Components(Reader(folder))


class PayEveryTax(Standing):
    """Pay the tax at the end of every round while it can be paid (K12.2)."""

    def __init__(self, seat: int) -> None:
        super().__init__("pay-every-tax", seat)

    def answer(self, state: KutnaHoraState) -> Choice | None:
        """Pay."""
        return state.pack.tax_pay if isinstance(state.agenda[-1], PayTax) else None

    def lapsed(self, state: KutnaHoraState) -> bool:
        """It lasts to the end of the game."""
        return state.over


class NoPatricians(Standing):
    """Move no patrician to the council for the rest of this round (K8.2)."""

    def __init__(self, seat: int, round: int) -> None:
        super().__init__("no-patricians", seat)
        self.round = round

    def answer(self, state: KutnaHoraState) -> Choice | None:
        """Decline what would cost groschen."""
        step = state.agenda[-1]
        return state.pack.decline if isinstance(step, SeatPatrician) and is_paid(step.origin) else None

    def lapsed(self, state: KutnaHoraState) -> bool:
        """It lasts for its round."""
        return state.round != self.round


class KutnaHora(Game[KutnaHoraState]):
    """The title as the rest of Freestone sees it."""

    id = "kutna_hora"
    rules = 2
    seat_counts = (2, 3, 4)
    settings = (START, Setting("events", False, (False, True)), Setting("first_game", False, (False, True)))
    folder = HERE
    evaluation: Evaluation | None = None

    def pack(self, source: str | Path | None = None) -> Components:
        """Return a pack by name or folder."""
        folder = pack_folder(HERE / "data", self.id, source)
        return Components(OwnReader(folder, HERE)) if isinstance(source, Path) else built_in(folder)

    def setup(self, pack: Pack, seats: int, settings: Mapping[str, Value]) -> KutnaHoraState:
        """Return the position before the first step; two players always use events (K1.10)."""
        assert isinstance(pack, Components)
        start = settings["start"]
        with_events = seats == 2 or bool(settings["events"])
        first_game = bool(settings["first_game"])
        return course.begin(pack, seats, start if isinstance(start, int) else None, first_game, with_events)

    def redact(self, state: KutnaHoraState, seat: int | None) -> KutnaHoraState:
        """Return a copy: what lies face down has no order here, and nothing is known to one seat alone."""
        return state.copy()

    def resample(self, state: KutnaHoraState, seat: int | None, rng: Random) -> KutnaHoraState:
        """Return a copy: chance is drawn when something is revealed."""
        return state.copy()

    def scores(self, state: KutnaHoraState) -> list[int]:
        """Return the points of every seat."""
        return [state.total(seat) for seat in range(state.seats)]

    def score_sheet(self, state: KutnaHoraState) -> list[dict[str, int]]:
        """Return the points by source."""
        return measures.score_sheet(state)

    def winners(self, state: KutnaHoraState) -> list[int]:
        """Return who wins if the game ends here."""
        return measures.winners(state)

    def measures(self, state: KutnaHoraState, seat: int) -> dict[str, int]:
        """Return the figures that previews compare."""
        return measures.measures(state, seat)

    def check(self, state: KutnaHoraState) -> None:
        """Assert every invariant."""
        invariants.check(state)

    def view(self, state: KutnaHoraState, words: Any, seat: int | None) -> object:
        """Return the table for the terminal."""
        from freestone.games.kutna_hora.terminal import View  # noqa: PLC0415 - rich is for people; simulations go without

        return View(state, words)

    def scene(self, state: KutnaHoraState, words: Any, seat: int | None) -> Any:
        """Return the table for the browser, notebooks and images."""
        from freestone.games.kutna_hora.scene import scene  # noqa: PLC0415 - drawings are for people; simulations go without

        return scene(state, words, seat)

    def witness(self) -> KutnaHoraWitness:
        """Return who watches a game for reports."""
        return KutnaHoraWitness()

    def evaluate(self, state: KutnaHoraState, seat: int) -> float:
        """Return the points that a seat may expect at the end of the game."""
        return self._evaluation().evaluate(state, seat)

    def appraise(self, state: KutnaHoraState) -> list[float]:
        """Return what each offered option is worth right after it."""
        return self._evaluation().appraise(state)

    def horizon(self, state: KutnaHoraState) -> int:
        """Return a number for every turn of a player and every end of a round: plans reach to the end of a turn."""
        for step in state.agenda:
            if isinstance(step, TakeTurn):
                return 100 * state.round + 10 * step.turn + step.place
        return 100 * state.round + 99

    def reach(self, seats: int) -> int:
        """Return how many turns plans look on: everybody answers, and answers again."""
        return 2 * seats

    def weights(self) -> Weights:
        """Return the weights of the evaluation."""
        return self._evaluation().weights

    def weighted(self, weights: Weights) -> "KutnaHora":
        """Return this title with other weights."""
        other = KutnaHora()
        other.evaluation = Evaluation(weights)
        return other

    def _evaluation(self) -> Evaluation:
        if self.evaluation is None:
            self.evaluation = shipped()
        return self.evaluation

    def insight(self) -> Any:
        """Return what is said beside the table."""
        from freestone.games.kutna_hora.insight import KutnaHoraInsight  # noqa: PLC0415 - simulations go without

        return KutnaHoraInsight(self)

    def standing(self, state: KutnaHoraState, seat: int) -> list[Standing]:
        """Return what this seat may answer once and for all."""
        if state.seat != seat:
            return []
        step = state.agenda[-1]
        if isinstance(step, PayTax):
            return [PayEveryTax(seat)]
        asked = isinstance(step, SeatPatrician) and is_paid(step.origin)
        return [NoPatricians(seat, state.round)] if asked else []


GAME: Final = KutnaHora()
