"""The Pillars of the Earth: six rounds to a cathedral, for two to four players."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, Final

from freestone.core.choice import Choice
from freestone.core.game import START, Game, Standing, Value
from freestone.core.pack import Pack
from freestone.core.step import CHANCE
from freestone.games.pillars import measures
from freestone.games.pillars.components import Components
from freestone.games.pillars.evaluation import Evaluation, shipped
from freestone.games.pillars.report import PillarsWitness
from freestone.games.pillars.state import HIDDEN, PillarsState
from freestone.games.pillars.steps import round as course
from freestone.games.pillars.steps.builders import KeepOrRedraw
from freestone.games.pillars.steps.cathedral import Build, ReturnCubes, Work
from freestone.packs.folders import pack_folder
from freestone.packs.reader import Reader
from freestone.packs.texts import OwnReader
from freestone.thinking.weights import Weights

HERE: Final = Path(__file__).parent


@cache
def built_in(folder: Path) -> Components:
    """Read a built-in pack once: it does not change."""
    return Components(Reader(folder))


class KeepEveryBuilder(Standing):
    """The start player puts no builder back for the rest of this round (P3.2)."""

    def __init__(self, seat: int, round: int) -> None:
        super().__init__("keep-every-builder", seat)
        self.round = round

    def answer(self, state: PillarsState) -> Choice | None:
        """Keep whatever was drawn."""
        return state.pack.keep if isinstance(state.agenda[-1], KeepOrRedraw) else None

    def lapsed(self, state: PillarsState) -> bool:
        """It lasts for its round."""
        return state.round != self.round


class Pillars(Game[PillarsState]):
    """The title as the rest of Freestone sees it."""

    id = "pillars"
    rules = 2
    seat_counts = (2, 3, 4)
    settings = (START,)
    folder = HERE
    evaluation: Evaluation | None = None

    def pack(self, source: str | Path | None = None) -> Components:
        """Return a pack by name or folder."""
        folder = pack_folder(HERE / "data", self.id, source)
        return Components(OwnReader(folder, HERE)) if isinstance(source, Path) else built_in(folder)

    def setup(self, pack: Pack, seats: int, settings: Mapping[str, Value]) -> PillarsState:
        """Return the position before the first step."""
        assert isinstance(pack, Components)
        start = settings["start"]
        return course.begin(pack, seats, start if isinstance(start, int) else None)

    def redact(self, state: PillarsState, seat: int | None) -> PillarsState:
        """Hide the event that only somebody else has foreseen (P1.8)."""
        seen = state.copy()
        if state.foreseen >= 0 and (seat is None or not state.lasting(seat, "see_event")):
            seen.events_left.add(state.foreseen)
            seen.foreseen = HIDDEN
            _offer_again(seen)
        return seen

    def resample(self, state: PillarsState, seat: int | None, rng: Random) -> PillarsState:
        """Fill a hidden event in."""
        guess = state.copy()
        if guess.foreseen == HIDDEN:
            guess.foreseen = rng.choice(guess.events_left.kinds())
            guess.events_left.remove(guess.foreseen)
            _offer_again(guess)
        return guess

    def scores(self, state: PillarsState) -> list[int]:
        """Return the points of every seat."""
        return [state.total(seat) for seat in range(state.seats)]

    def score_sheet(self, state: PillarsState) -> list[dict[str, int]]:
        """Return the points by source."""
        return measures.score_sheet(state)

    def winners(self, state: PillarsState) -> list[int]:
        """Return who is ahead."""
        return measures.winners(state)

    def measures(self, state: PillarsState, seat: int) -> dict[str, int]:
        """Return the figures that previews compare."""
        return measures.measures(state, seat)

    def check(self, state: PillarsState) -> None:
        """Assert every invariant."""
        measures.check(state)

    def view(self, state: PillarsState, words: Any, seat: int | None) -> object:
        """Return the table for the terminal."""
        from freestone.games.pillars.terminal import View  # noqa: PLC0415 - rich is for people; simulations go without

        return View(state, words)

    def scene(self, state: PillarsState, words: Any, seat: int | None) -> Any:
        """Return the table for the browser, notebooks and images."""
        from freestone.games.pillars.scene import scene  # noqa: PLC0415 - drawings are for people; simulations go without

        return scene(state, words, seat)

    def insight(self) -> Any:
        """Return what is said beside the table."""
        from freestone.games.pillars.insight import PillarsInsight  # noqa: PLC0415 - for people; simulations go without

        return PillarsInsight(self)

    def evaluate(self, state: PillarsState, seat: int) -> float:
        """Return the points that a seat may expect at the end of the game."""
        return self._evaluation().evaluate(state, seat)

    def appraise(self, state: PillarsState) -> list[float]:
        """Return at a glance how good each offered option looks."""
        return self._evaluation().appraise(state)

    def horizon(self, state: PillarsState) -> int:
        """Return the half of the round: plans reach to its building, whose worth is known, and then to its end."""
        return 2 * state.round + isinstance(state.agenda[-1], Build | Work | ReturnCubes) if state.agenda else 0

    def weights(self) -> Weights:
        """Return the weights of the evaluation."""
        return self._evaluation().weights.values

    def weighted(self, weights: Weights) -> "Pillars":
        """Return this title with other weights."""
        other = Pillars()
        other.evaluation = Evaluation(weights)
        return other

    def _evaluation(self) -> Evaluation:
        if self.evaluation is None:
            self.evaluation = shipped()
        return self.evaluation

    def witness(self) -> PillarsWitness:
        """Return who watches a game for reports."""
        return PillarsWitness()

    def standing(self, state: PillarsState, seat: int) -> list[Standing]:
        """Return what this seat may answer once and for all."""
        asked = isinstance(state.agenda[-1], KeepOrRedraw) and state.seat == seat
        return [KeepEveryBuilder(seat, state.round)] if asked else []


def _offer_again(state: PillarsState) -> None:
    """Work out anew what chance offers: it depends on what is hidden."""
    if state.seat == CHANCE:
        state.offered = state.agenda[-1].options(state)


GAME: Final = Pillars()
