"""The course of the game on one page: setup, then rounds of three turns each, then the final scoring."""

from typing import Final

from freestone.core.state import EventKind
from freestone.core.step import Step
from freestone.games.kutna_hora.components import Components
from freestone.games.kutna_hora.state import KutnaHoraState
from freestone.games.kutna_hora.steps.end_of_game import ScoreGame
from freestone.games.kutna_hora.steps.end_of_round import (
    AdvanceForEvent,
    DemandTax,
    RedTilesArrive,
    ResolveEvent,
    RevealEvent,
    ScoreCouncil,
)
from freestone.games.kutna_hora.steps.setup import (
    ChooseStart,
    DealSets,
    DealStacks,
    DrawGuildCard,
    DrawMineCard,
    HandOut,
)
from freestone.games.kutna_hora.steps.turn import PLAY_CARD

ROUND_BEGAN: Final = EventKind("round-began", "round")
NEW_START: Final = EventKind("new-start")


def begin(pack: Components, seats: int, start: int | None, first_game: bool, with_events: bool) -> KutnaHoraState:
    """Return the position before the first step."""
    state = KutnaHoraState(pack, seats)
    state.lay_out(with_events)
    first = ChooseStart() if start is None else HandOut(start)
    guilds = DealSets() if first_game else DrawGuildCard()
    state.push(first, DealStacks(), DrawMineCard(), guilds, BeginRound())
    return state


class BeginRound(Step[KutnaHoraState]):
    """K1.10, K2.1: a round begins; its event is turned up first."""

    def run(self, state: KutnaHoraState) -> None:
        """Put the round on the agenda."""
        state.round += 1
        state.tell(ROUND_BEGAN, state.start, state.round)
        state.put(TAKE_TURN[0][0])
        if state.with_events and state.round <= len(state.track.event_decks):
            state.put(RevealEvent())


class TakeTurn(Step[KutnaHoraState]):
    """K2.1: from the starting player clockwise everyone takes a turn, three times."""

    turn: int
    place: int

    def __init__(self, turn: int, place: int) -> None:
        super().__init__()
        self.turn = turn
        self.place = place

    def run(self, state: KutnaHoraState) -> None:
        """Let one player play the cards of the turn; the next one follows."""
        cards = state.pack.cards_per_turn
        if self.turn == len(cards):
            state.put(EndRound())
            return
        state.turn = self.turn
        seat = (state.start + self.place) % state.seats
        last = self.place == state.seats - 1
        state.put(TAKE_TURN[self.turn + 1][0] if last else TAKE_TURN[self.turn][self.place + 1])
        state.put(PLAY_CARD[seat][cards[self.turn]])


# By turn and place; like PLAY_CARD made once, because steps never change.
TAKE_TURN: Final = [[TakeTurn(turn, place) for place in range(4)] for turn in range(7)]


class EndRound(Step[KutnaHoraState]):
    """K12: event, taxes in turn order, patricians, red tiles, and on to the next round."""

    def run(self, state: KutnaHoraState) -> None:
        """Put all of it on the agenda."""
        state.push(SCORE_COUNCIL, RED_TILES_ARRIVE, NEXT_ROUND)
        # From the last to the first: the top of the agenda comes next.
        for turn in range(state.seats - 1, -1, -1):
            state.put(DEMAND_TAX[(state.start + turn) % state.seats])
        state.push(ADVANCE_FOR_EVENT, RESOLVE_EVENT)


class NextRound(Step[KutnaHoraState]):
    """K12.5: cards come back and the marker passes to the left; after the last round comes the final scoring."""

    def run(self, state: KutnaHoraState) -> None:
        """Begin another round or end the game."""
        if state.round == state.track.rounds:
            state.put(ScoreGame())
            return
        # The sixth card, which nobody plays, is among them (K2.1).
        state.hand = [1] * len(state.hand)
        state.turn = 0
        state.start = (state.start + 1) % state.seats
        state.tell(NEW_START, state.start)
        state.put(BeginRound())


# The end of every round, made once.
DEMAND_TAX: Final = [DemandTax(seat) for seat in range(4)]
ADVANCE_FOR_EVENT: Final = AdvanceForEvent()
RESOLVE_EVENT: Final = ResolveEvent()
SCORE_COUNCIL: Final = ScoreCouncil()
RED_TILES_ARRIVE: Final = RedTilesArrive()
NEXT_ROUND: Final = NextRound()
