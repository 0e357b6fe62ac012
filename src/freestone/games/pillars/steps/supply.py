"""P2, phase I: resource cards and craftsmen from the supply."""

from typing import Final

from freestone.core.choice import Choice
from freestone.core.state import EventKind
from freestone.core.step import Refusal, Step, Terms
from freestone.games.pillars.components import MATERIAL_NAMES, MOST_SEATS, ResourceCard
from freestone.games.pillars.state import ASIDE, NONE, PillarsState
from freestone.games.pillars.steps.team import UNTAKEN, hire

TOOK: Final = EventKind("took", "resource", "workers")
PASSED: Final = EventKind("passed")
HAD_TO_PASS: Final = EventKind("had-to-pass")
WENT_TO_MILL: Final = EventKind("went-to-mill", "workers")


def cards_within_reach(state: PillarsState, seat: int) -> list[ResourceCard]:
    """Return the resource cards that a seat has enough workers to take (P2.2)."""
    workers = state.workers[seat]
    return [card for card in state.resources_of(NONE) if card.workers <= workers]


class TakeCard(Step[PillarsState]):
    """P2.1-5: in turn, each player takes one card, or passes for the rest of the phase."""

    def options(self, state: PillarsState) -> list[Choice]:
        """Cards whose workers or gold the player has, and passing."""
        pack = state.pack
        gold, workers = state.gold[self.seat], state.workers[self.seat]
        found = [
            pack.take[card]
            for card, owner in enumerate(state.resource_owner)
            if owner == NONE and pack.workers_on[card] <= workers
        ]
        for card in state.supply:
            if pack.craftsmen[card].cost <= gold:
                found.append(pack.hire[card])  # noqa: PERF401 - most supplies are empty soon
        found.append(pack.pass_)
        return found

    def take(self, state: PillarsState, choice: Choice) -> None:
        """Take the card; the next player who has not passed follows."""
        pack, seat, card = state.pack, self.seat, choice.value
        if choice is pack.pass_:
            state.passed[seat] = True
            state.tell(PASSED if len(state.options) > 1 else HAD_TO_PASS, seat)
            self._ask_next(state)
        # Cards of both kinds are numbered from 0, so only identity tells which kind was taken.
        elif choice is pack.hire[card]:
            state.supply.remove(card)
            # The next player goes on the agenda first, so that a dismissal is decided before that.
            self._ask_next(state)
            hire(state, seat, card, pack.craftsmen[card].cost)
        else:
            workers = pack.resource_cards[card].workers
            state.workers[seat] -= workers
            state.resource_owner[card] = seat
            state.tell(TOOK, seat, choice.name, workers)
            self._ask_next(state)

    def _ask_next(self, state: PillarsState) -> None:
        if not state.supply and NONE not in state.resource_owner:
            return
        # A full circle: the last player who has not passed may take one card after the other.
        for turn in range(1, state.seats + 1):
            seat = (self.seat + turn) % state.seats
            if not state.passed[seat]:
                state.put(TAKE_CARD[seat])
                return

    def refusals(self, state: PillarsState) -> list[Refusal]:
        """Cards that need more workers or gold than the player has (P2.2, P2.3)."""
        pack, free, gold = state.pack, state.workers[self.seat], state.gold[self.seat]
        found = [
            Refusal(pack.take[card.index], "workers-short", {"needed": card.workers, "free": free})
            for card in state.resources_of(NONE)
            if card.workers > free
        ]
        dear = [pack.craftsmen[card] for card in state.supply if pack.craftsmen[card].cost > gold]
        found += [Refusal(pack.hire[card.index], "gold-short", {"needed": card.cost, "gold": gold}) for card in dear]
        return found

    def terms(self, state: PillarsState) -> Terms:
        """Workers and gold at hand."""
        return {"workers": state.workers[self.seat], "gold": state.gold[self.seat]}

    def option_terms(self, state: PillarsState, choice: Choice) -> Terms:
        """What a card takes and brings; what a craftsman costs, and whether hiring means that somebody has to go."""
        if choice.verb == "take":
            card = state.pack.resource_cards[choice.value]
            return {"workers": card.workers, "cubes": card.cubes, "material": MATERIAL_NAMES[card.material]}
        is_full = len(state.team[self.seat]) >= state.craftsman_limit(self.seat)
        cost = state.pack.craftsmen[choice.value].cost if choice.verb == "hire" else 0
        return {"cost": cost, "full": int(is_full)}


# Steps never change, so each of them is made once.
TAKE_CARD: Final = [TakeCard(seat) for seat in range(MOST_SEATS)]


class EndSupply(Step[PillarsState]):
    """P2.6-7: untaken cards go; every worker left goes to the mill."""

    def run(self, state: PillarsState) -> None:
        """Clear the supply."""
        for card in state.supply:
            state.tell(UNTAKEN, state.start, state.pack.craftsmen[card].name)
        state.dismissed += state.supply
        state.supply = []
        state.resource_owner = [ASIDE if owner == NONE else owner for owner in state.resource_owner]
        for seat in state.clockwise():
            state.mill[seat] = state.workers[seat]
            state.workers[seat] = 0
            if state.mill[seat]:
                state.tell(WENT_TO_MILL, seat, state.mill[seat])
