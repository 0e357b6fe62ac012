"""What a balance report says about games of Pillars: craftsmen, advantage cards, turn order and rounds."""

from freestone.core.game import Game
from freestone.core.state import Event
from freestone.games.pillars.components import Craftsman
from freestone.games.pillars.state import NONE, PillarsState
from freestone.games.pillars.steps.board import GOT_CARD
from freestone.games.pillars.steps.cathedral import WORKED
from freestone.games.pillars.steps.setup import REVEALED, STARTS
from freestone.games.pillars.steps.team import HIRED
from freestone.report import SHARE, WINS, Fates, Report


class PillarsReport(Report[PillarsState]):
    """Watches a game of Pillars."""

    def __init__(self, game: Game[PillarsState]) -> None:
        super().__init__(game)
        self._first = NONE
        self._round = 0
        self._hired: dict[str, int] = {}
        self._worked: dict[tuple[str, int], int] = {}
        self._shown: list[str] = []
        self._got: dict[str, int] = {}

    def look(self, state: PillarsState, events: list[Event]) -> None:
        """Remember who got what; a round that is over is noted."""
        for event in events:
            self._hear(event)
        ended = self._round if state.round > self._round else state.round if state.over else 0
        self._round = state.round
        for seat in range(state.seats if ended else 0):
            self.note("rounds", ended, "gold", state.gold[seat])
            self.note("rounds", ended, "points", state.total(seat))
            self.note("rounds", ended, "craftsmen", len(state.team[seat]))

    def _hear(self, event: Event) -> None:
        name = str(event.values[0]) if event.values else ""
        if event.kind is STARTS:
            self._first = event.seat
        elif event.kind is HIRED:
            self._hired[name] = event.seat
        elif event.kind is REVEALED:
            self._shown.append(name)
        elif event.kind is GOT_CARD:
            self._got[name] = event.seat
        elif event.kind is WORKED:
            at = (name, event.seat)
            self._worked[at] = self._worked.get(at, 0) + int(event.values[1])

    def close(self, state: PillarsState, fates: Fates) -> None:
        """Note turn order, craftsmen and advantage cards."""
        for seat in range(state.seats):
            self.note_fate("order", (seat - self._first) % state.seats + 1, fates, seat)
        self._note_craftsmen(state, fates)
        for name in self._shown:
            self.note("advantages", name, "taken", name in self._got, SHARE)
            if name in self._got:
                self.note_fate("advantages", name, fates, self._got[name])

    def _note_craftsmen(self, state: PillarsState, fates: Fates) -> None:
        """Note who was hired, how the owner fared and what the work brought; everybody owns the starting ones."""
        for card in state.pack.craftsmen:
            if card.start:
                continue
            self.note("craftsmen", card.name, "taken", card.name in self._hired, SHARE)
            if card.name in self._hired:
                owner = self._hired[card.name]
                self.note("craftsmen", card.name, WINS, fates.wins[owner], SHARE)
                self._note_work(card, owner)
        for index in state.pack.starting:
            for seat in range(state.seats):
                self._note_work(state.pack.craftsmen[index], seat)

    def _note_work(self, card: Craftsman, seat: int) -> None:
        uses = self._worked.get((card.name, seat), 0)
        self.note("craftsmen", card.name, "uses", uses)
        self.note("craftsmen", card.name, "points", uses * card.points)
