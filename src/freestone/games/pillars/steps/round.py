"""The flow of the game on one page: P1.7, then phases I, II and III, six times."""

from functools import cache
from typing import Final

from freestone.core.state import EventKind
from freestone.core.step import Step
from freestone.games.pillars.components import Components
from freestone.games.pillars.state import NONE, TURNS, PillarsState
from freestone.games.pillars.steps.board import (
    Castle,
    GatherMaterials,
    Kingsbridge,
    Mill,
    PayTax,
    Priory,
    RollTax,
    Shiring,
)
from freestone.games.pillars.steps.builders import NextBuilder
from freestone.games.pillars.steps.cathedral import BeginBuilding, KeepCubes
from freestone.games.pillars.steps.events import RevealEvent
from freestone.games.pillars.steps.market import OpenMarket
from freestone.games.pillars.steps.setup import (
    SUPPLY,
    ChooseStart,
    FillSupply,
    HandOut,
    LayOutCraftsman,
    LookAhead,
    RevealAdvantage,
    SetAside,
)
from freestone.games.pillars.steps.supply import EndSupply, TakeCard

ROUND_BEGAN: Final = EventKind("round-began", "round")
CATHEDRAL_GREW: Final = EventKind("cathedral-grew", "part")
NEW_START: Final = EventKind("new-start")
GAME_ENDED: Final = EventKind("game-ended")


def begin(pack: Components, seats: int, start: int | None) -> PillarsState:
    """Return the position before the first step."""
    state = PillarsState(pack, seats)
    state.lay_out()
    state.push(ChooseStart() if start is None else HandOut(start), PlayRound())
    return state


def new_workers(state: PillarsState, seat: int) -> int:
    """Return the workers that a seat has in a new round: its own, grey ones, and those of cards (P1.7, P4.9)."""
    return state.pack.workers + state.grey[seat] + state.lasting(seat, "workers")


def next_start(state: PillarsState) -> int:
    """Return who starts the next round: whose builder is at the cathedral, or else the next player (P4.12)."""
    guest = state.owner_at("cathedral")
    return (state.start + 1) % state.seats if guest == NONE else guest


@cache
def steps_of_round(seats: int, start: int, is_last: bool) -> list[Step[PillarsState]]:
    """Return the steps of a round, the last one first, as an agenda has them; steps never change and are shared."""
    turns = TURNS[seats][start]
    cards = (RevealAdvantage(), RevealAdvantage(), LayOutCraftsman(), LayOutCraftsman(), FillSupply())
    supply = (SetAside(), SetAside(), LookAhead(), TakeCard(start), EndSupply())
    # The order of the board decides what counts: an event meets the workers while they are still in the mill, and a
    # card from Kingsbridge already counts at the priory, the forest and the court (P4.4-7).
    board = (RevealEvent(), Mill(), Kingsbridge(), Priory(), GatherMaterials(), RollTax(), PayTax())
    building = [BeginBuilding(seat) for seat in turns]
    # Cubes are worth nothing after the last round, so nobody is asked which to keep (P4.11).
    keeping = [] if is_last else [KeepCubes(seat) for seat in turns]
    last = (Shiring(), Castle(), OpenMarket(), *building, *keeping, EndRound())
    return [*cards, *supply, NextBuilder(), *board, *last][::-1]


class PlayRound(Step[PillarsState]):
    """A round: laying out, phase I, phase II, and the board clockwise as phase III."""

    def run(self, state: PillarsState) -> None:
        """Put the whole round on the agenda."""
        self._lay_out(state)
        state.agenda += steps_of_round(state.seats, state.start, state.last_round())

    def _lay_out(self, state: PillarsState) -> None:
        """P1.7, P3.9: market, metal, marker, workers and builders."""
        pack = state.pack
        state.round += 1
        state.tell(ROUND_BEGAN, state.start, state.round)
        state.market = pack.market_cubes[:]
        # Metal that nobody took stays, and there is never more than one (P4.7).
        state.court_metal = 1
        state.marker = 0
        state.redrawn = False
        for seat in range(state.seats):
            state.workers[seat] = new_workers(state, seat)
            state.grey[seat] = 0
            state.passed[seat] = False
            state.bag.counts[seat] = state.builders_next[seat]
            # The loss of a builder by the town wall lasts one round (P3.9).
            state.builders_next[seat] = pack.master_builders
        state.resource_owner = [SUPPLY] * len(pack.resource_cards)


class EndRound(Step[PillarsState]):
    """P4.11-12: the cathedral grows, the start player changes; after the last round the game is over (P5.1)."""

    def run(self, state: PillarsState) -> None:
        """Clear the board for the next round."""
        state.cathedral += 1
        state.tell(CATHEDRAL_GREW, state.start, state.cathedral)
        if state.last_round():
            state.tell(GAME_ENDED, state.start)
            return
        state.start = next_start(state)
        state.tell(NEW_START, state.start)
        state.spaces = [NONE] * state.pack.space_count
        state.event = NONE
        state.protected = [False] * state.seats
        state.cubes_per_card = [0] * state.seats
        state.extra_uses = [0] * state.seats
        state.push(PlayRound())
