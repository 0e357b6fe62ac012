"""Kutná Hora: The City of Silver, for two to four players."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import ClassVar, Final

from freestone.core.choice import Choice
from freestone.core.game import Game, Setting, Standing, Value
from freestone.core.pack import Pack
from freestone.games.kutna_hora import invariants, measures
from freestone.games.kutna_hora.components import Components
from freestone.games.kutna_hora.names import is_paid
from freestone.games.kutna_hora.state import KutnaHoraState
from freestone.games.kutna_hora.steps import round as course
from freestone.games.kutna_hora.steps.end_of_round import PayTax
from freestone.games.kutna_hora.steps.income import SeatPatrician
from freestone.packs.folders import built_in, pack_folder
from freestone.packs.reader import Reader
from freestone.packs.texts import FOLDER, OwnReader

HERE: Final = Path(__file__).parent


@cache
def _components(folder: Path) -> Components:
    """Read a built-in pack once: it does not change."""
    return Components(Reader(folder, HERE / FOLDER))


class PayEveryTax(Standing[KutnaHoraState]):
    """Pay the tax at the end of every round while it can be paid (K12.2)."""

    def __init__(self, seat: int) -> None:
        super().__init__("pay-every-tax", seat)

    def answer(self, state: KutnaHoraState) -> Choice | None:
        """Pay."""
        return state.pack.tax_pay if isinstance(state.agenda[-1], PayTax) else None

    def lapsed(self, state: KutnaHoraState) -> bool:
        """It lasts to the end of the game."""
        return state.over


class NoPatricians(Standing[KutnaHoraState]):
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
    """The game as the rest of Freestone sees it."""

    id = "kutna_hora"
    rules = 2
    seat_counts = (2, 3, 4)
    settings = (
        Setting("start", None, (None,), names_seat=True),
        Setting("events", False, (False, True)),
        Setting("first_game", False, (False, True)),
    )
    first_game: ClassVar[Mapping[str, Value]] = {"first_game": True}
    folder = HERE
    presentation = "freestone.games.kutna_hora.presentation:KutnaHoraPresentation"
    thinking = "freestone.games.kutna_hora.thinking:KutnaHoraThinking"
    report = "freestone.games.kutna_hora.report:KutnaHoraReport"
    encoding = "freestone.games.kutna_hora.encoding:KutnaHoraEncoding"

    def pack(self, source: str | Path | None = None) -> Components:
        """Return a pack by name or folder."""
        folder = pack_folder(self, source)
        # A folder of an owner is read anew each time: it may have been edited.
        return Components(OwnReader(folder, HERE)) if isinstance(source, Path) else _components(folder)

    def packs(self) -> list[str]:
        """Return the names of the built-in packs."""
        return list(built_in(self))

    def setup(self, pack: Pack, seats: int, settings: Mapping[str, Value]) -> KutnaHoraState:
        """Return the position before the first step; two players always use events (K1.10)."""
        assert isinstance(pack, Components)
        start = settings["start"]
        with_events = seats == 2 or bool(settings["events"])
        first_game = bool(settings["first_game"])
        return course.begin(pack, seats, start if isinstance(start, int) else None, first_game, with_events)

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

    def figures(self, state: KutnaHoraState) -> dict[str, list[int]]:
        """Return prices, decks, tax, income and points."""
        return measures.series(state)

    def round(self, state: KutnaHoraState) -> int:
        """Return the number of the round."""
        return state.round

    def rounds(self, state: KutnaHoraState) -> int:
        """Return the number of the last round."""
        return state.track.rounds

    def check(self, state: KutnaHoraState) -> None:
        """Assert every invariant."""
        invariants.check(state)

    def standing(self, state: KutnaHoraState, seat: int) -> list[Standing[KutnaHoraState]]:
        """Return the standing answers that this seat may give."""
        if state.seat != seat:
            return []
        step = state.agenda[-1]
        if isinstance(step, PayTax):
            return [PayEveryTax(seat)]
        asked = isinstance(step, SeatPatrician) and is_paid(step.origin)
        return [NoPatricians(seat, state.round)] if asked else []


GAME: Final = KutnaHora()
