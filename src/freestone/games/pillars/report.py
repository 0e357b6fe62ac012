"""What a balance report says about Pillars: craftsmen, advantage cards, turn order and rounds."""

from collections import Counter

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
    """Watches a match of Pillars."""

    def __init__(self, game: Game[PillarsState]) -> None:
        super().__init__(game)
        self._first = NONE
        self._round = 0
        self._revealed: list[str] = []
        self._owners: dict[str, int] = {}
        self._uses: Counter[tuple[str, int]] = Counter()

    def look(self, state: PillarsState, events: list[Event]) -> None:
        """Remember who got what, and note a round that is over."""
        for event in events:
            name = str(event.values[0]) if event.values else ""
            if event.kind is STARTS:
                self._first = event.seat
            elif event.kind is REVEALED:
                self._revealed.append(name)
            elif event.kind in (HIRED, GOT_CARD):
                self._owners[name] = event.seat
            elif event.kind is WORKED:
                self._uses[name, event.seat] += int(event.values[1])
        # Nothing says that a round ends: the next one has begun, or the match is over.
        ended = self._round if state.round > self._round else state.round if state.over else 0
        self._round = state.round
        for seat in range(state.seats if ended else 0):
            self.note("rounds", ended, "gold", state.gold[seat])
            self.note("rounds", ended, "points", state.total(seat))
            self.note("rounds", ended, "craftsmen", len(state.team[seat]))

    def close(self, state: PillarsState, fates: Fates) -> None:
        """Note turn order, advantage cards, and craftsmen with what their work brought; all own the starting ones."""
        for seat in range(state.seats):
            self.note_fate("order", (seat - self._first) % state.seats + 1, fates, seat)
        for card in sorted(state.pack.craftsmen, key=lambda card: card.start):
            owner = self._owners.get(card.name)
            if card.start:
                for seat in range(state.seats):
                    self._note_work(card, seat)
                continue
            self.note("craftsmen", card.name, "taken", owner is not None, SHARE)
            if owner is not None:
                self.note("craftsmen", card.name, WINS, fates.wins[owner], SHARE)
                self._note_work(card, owner)
        for name in self._revealed:
            self.note("advantages", name, "taken", name in self._owners, SHARE)
            if name in self._owners:
                self.note_fate("advantages", name, fates, self._owners[name])

    def _note_work(self, card: Craftsman, seat: int) -> None:
        uses = self._uses[card.name, seat]
        self.note("craftsmen", card.name, "uses", uses)
        self.note("craftsmen", card.name, "points", uses * card.points)
