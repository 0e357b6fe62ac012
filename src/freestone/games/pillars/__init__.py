"""The Pillars of the Earth: six rounds to a cathedral, for two to four players."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from random import Random
from typing import Final

from freestone.core.choice import Choice
from freestone.core.game import Game, Setting, Standing, Value
from freestone.core.pack import Pack
from freestone.core.step import CHANCE
from freestone.games.pillars import invariants
from freestone.games.pillars.components import MATERIALS, METAL, Components
from freestone.games.pillars.state import HIDDEN, PillarsState
from freestone.games.pillars.steps.board import cubes_due
from freestone.games.pillars.steps.builders import KeepOrRedraw
from freestone.games.pillars.steps.round import begin
from freestone.packs.folders import built_in, pack_folder
from freestone.packs.reader import Reader
from freestone.packs.texts import FOLDER, OwnReader

HERE: Final = Path(__file__).parent


@cache
def _components(folder: Path) -> Components:
    """Read a built-in pack once: it does not change."""
    return Components(Reader(folder, HERE / FOLDER))


class KeepEveryBuilder(Standing[PillarsState]):
    """The start player puts no builder back for the rest of this round (P3.2)."""

    def __init__(self, seat: int, round: int) -> None:
        super().__init__("keep-every-builder", seat)
        self.round = round

    def answer(self, state: PillarsState) -> Choice | None:
        """Keep whatever was drawn."""
        return state.pack.keep if isinstance(state.agenda[-1], KeepOrRedraw) else None

    def lapsed(self, state: PillarsState) -> bool:
        """It lasts until the bag is empty: nothing is asked any more then."""
        return state.round != self.round or not state.bag.total


class Pillars(Game[PillarsState]):
    """The Pillars of the Earth, as the rest of Freestone sees it."""

    id = "pillars"
    rules = 2
    seat_counts = (2, 3, 4)
    settings = (Setting("start", None, (None,), names_seat=True),)
    folder = HERE
    presentation = "freestone.games.pillars.presentation:PillarsPresentation"
    thinking = "freestone.games.pillars.thinking:PillarsThinking"
    report = "freestone.games.pillars.report:PillarsReport"
    encoding = "freestone.games.pillars.encoding:PillarsEncoding"

    def pack(self, source: str | Path | None = None) -> Components:
        """Return a pack by name or folder."""
        folder = pack_folder(self, source)
        return Components(OwnReader(folder, HERE)) if isinstance(source, Path) else _components(folder)

    def packs(self) -> list[str]:
        """Return the names of the built-in packs."""
        return list(built_in(self))

    def setup(self, pack: Pack, seats: int, settings: Mapping[str, Value]) -> PillarsState:
        """Return the position before the first step."""
        assert isinstance(pack, Components)
        start = settings["start"]
        return begin(pack, seats, start if isinstance(start, int) else None)

    def redact(self, state: PillarsState, seat: int | None) -> PillarsState:
        """Hide the event that only somebody else has foreseen (P1.8)."""
        seen = state.copy()
        if state.foreseen >= 0 and (seat is None or not state.lasting(seat, "see_event")):
            # Back among the others: a gap there would tell which event is coming.
            seen.events_left.add(state.foreseen)
            seen.foreseen = HIDDEN
            _offer_again(seen)
        return seen

    def resample(self, state: PillarsState, seat: int | None, rng: Random) -> PillarsState:
        """Fill in a hidden event with a possible one."""
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
        """Return the points of every seat by source, sources without points included."""
        return [dict(zip(state.pack.sources, row, strict=True)) for row in state.points]

    def winners(self, state: PillarsState) -> list[int]:
        """P5.1: most points, then most gold, then shared."""
        ranks = [(state.total(seat), state.gold[seat]) for seat in range(state.seats)]
        return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]

    def measures(self, state: PillarsState, seat: int) -> dict[str, int]:
        """Return the figures that previews compare."""
        due = cubes_due(state, seat)
        return {
            "gold": state.gold[seat],
            "points": state.total(seat),
            "workers": state.workers[seat],
            **dict(zip(MATERIALS, state.cubes[seat], strict=True)),
            **{f"{material}_due": due[kind] for kind, material in enumerate(MATERIALS[:METAL])},
            "craftsmen": len(state.team[seat]),
            "advantages": state.holder.count(seat),
        }

    def figures(self, state: PillarsState) -> dict[str, list[int]]:
        """Return points, gold and the number of craftsmen of every seat."""
        return {"points": self.scores(state), "gold": state.gold[:], "craftsmen": [len(team) for team in state.team]}

    def round(self, state: PillarsState) -> int:
        """Return the number of the round."""
        return state.round

    def rounds(self, state: PillarsState) -> int:
        """Return the number of the last round."""
        return state.pack.rounds

    def check(self, state: PillarsState) -> None:
        """Assert every invariant."""
        invariants.check(state)

    def standing(self, state: PillarsState, seat: int) -> list[Standing[PillarsState]]:
        """Return the standing answers that this seat may give."""
        asked = isinstance(state.agenda[-1], KeepOrRedraw) and state.seat == seat
        return [KeepEveryBuilder(seat, state.round)] if asked else []


def _offer_again(state: PillarsState) -> None:
    """List again what chance offers, since that depends on what is hidden."""
    if state.seat == CHANCE:
        state.options = state.agenda[-1].options(state)


GAME: Final = Pillars()
