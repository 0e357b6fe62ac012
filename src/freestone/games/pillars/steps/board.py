"""P4.3-9: the board from the mill to the castle."""

from typing import Final

from freestone.core.choice import Choice
from freestone.core.state import EventKind
from freestone.core.step import CHANCE, Step, Terms
from freestone.games.pillars.components import METAL, Place, ResourceCard
from freestone.games.pillars.state import ASIDE, MILLED, NONE, PillarsState
from freestone.games.pillars.steps.spend import SpendOrHold
from freestone.games.pillars.steps.team import UNTAKEN, hire

GOT_CARD: Final = EventKind("got-card", "advantage")
ROLLED: Final = EventKind("rolled", "tax")
EXEMPT: Final = EventKind("exempt")
GOT_WORKERS: Final = EventKind("got-workers", "workers")


def visits(state: PillarsState, place: Place) -> list[tuple[int, int]]:
    """Return (seat, space number) of the builders at a place, clockwise from the start player, then by space."""
    spaces = state.spaces
    return [(seat, at) for seat in state.clockwise() for at, space in enumerate(place.spaces) if spaces[space] == seat]


def untaken(cards: list[int], taken: list[tuple[int, int]]) -> list[int]:
    """Return the space numbers of the cards that no builder has come for."""
    return [at for at in range(len(cards)) if all(at != space for _, space in taken)]


def wages(workers: int) -> int:
    """Return the gold that workers earn in the wool mill: 1 each (P4.3)."""
    return workers


def points_at(state: PillarsState, seat: int, place: Place, at: int) -> int:
    """Return the points that a builder of this seat scores on a space, cards included (P4.5)."""
    return place.points[at] + state.lasting(seat, "priory_points")


def cubes_from(state: PillarsState, seat: int, card: ResourceCard) -> int:
    """Return the cubes that a resource card brings, with what the event of the round changes (P4.6)."""
    # A cold winter takes a cube from each card, but never one that the card did not bring.
    return max(0, card.cubes + state.cubes_per_card[seat])


def cubes_due(state: PillarsState, seat: int) -> list[int]:
    """Return by material the cubes that the resource cards of a seat will bring (P4.6)."""
    found = [0] * (METAL + 1)
    for card in state.resources_of(seat):
        found[card.material] += cubes_from(state, seat, card)
    return found


def is_at_court(state: PillarsState, seat: int) -> bool:
    """Whether a builder at the King's Court spares a seat the tax (P4.7)."""
    return any(state.spaces[space] == seat for space in state.pack.place["kings_court"].spaces)


def tax_limit(state: PillarsState, seat: int) -> int:
    """Return the highest tax that a seat ever pays: the highest on the die, unless a card sets a limit (P4.7)."""
    # `lasting` is 0 for a seat without such a card.
    return state.lasting(seat, "tax_at_most") or state.pack.tax_faces[-1]


def tax_due(state: PillarsState, seat: int) -> int:
    """Return the tax of this round that a seat has to pay unless it is exempt (P4.7)."""
    return min(state.tax, tax_limit(state, seat))


class Mill(Step[PillarsState]):
    """P4.3: 1 gold for each worker in the wool mill; they return to their owner."""

    def run(self, state: PillarsState) -> None:
        """Pay the workers out."""
        for seat in state.clockwise():
            state.gain_gold(seat, wages(state.mill[seat]), MILLED)
            state.workers[seat] += state.mill[seat]
            state.mill[seat] = 0


class Kingsbridge(Step[PillarsState]):
    """P4.4: a builder takes the advantage card of its space; now-cards act at once, untaken ones leave the game."""

    def run(self, state: PillarsState) -> None:
        """Hand the cards out."""
        pack = state.pack
        taken = visits(state, pack.place["kingsbridge"])
        for seat, at in taken:
            card = pack.advantages[state.kingsbridge[at]]
            state.tell(GOT_CARD, seat, card.name)
            if card.when != "now":
                state.holder[card.index] = seat
                continue
            for effect in card.effects:
                effect.run(state, seat, pack.advantage_source)
        for at in untaken(state.kingsbridge, taken):
            state.tell(UNTAKEN, state.start, pack.advantages[state.kingsbridge[at]].name)
        state.kingsbridge = []


class Priory(Step[PillarsState]):
    """P4.5: 2 points on the first space, 1 on the second, plus what a card of the owner adds."""

    def run(self, state: PillarsState) -> None:
        """Score the spaces."""
        place = state.pack.place["priory"]
        for seat, at in visits(state, place):
            state.score(seat, points_at(state, seat, place, at), state.pack.priory_source)


class GatherMaterials(Step[PillarsState]):
    """P4.6: cubes for the resource cards of the round and for the cards that bring some each round."""

    def run(self, state: PillarsState) -> None:
        """Hand out the cubes; cards return to the pile and workers to their owners."""
        pack = state.pack
        for seat in state.clockwise():
            for card in state.resources_of(seat):
                state.gain_cubes(seat, card.material, cubes_from(state, seat, card))
                state.workers[seat] += card.workers
            # The event of the round changes resource cards alone, never the cards that bring cubes each round (P4.1).
            for advantage, material, cubes in pack.each_round:
                if state.holder[advantage] == seat:
                    state.gain_cubes(seat, material, cubes)
        state.resource_owner = [ASIDE] * len(pack.resource_cards)


class RollTax(Step[PillarsState]):
    """P4.7: the start player rolls the die for the tax."""

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def options(self, state: PillarsState) -> list[Choice]:
        """Every face."""
        return state.pack.tax_rolls[:]

    def odds(self, state: PillarsState) -> list[int]:
        """How often each face is on the die."""
        return state.pack.tax_odds[:]

    def take(self, state: PillarsState, choice: Choice) -> None:
        """Set the tax; a builder at court exempts its owner, and whoever holds an exemption is asked."""
        state.tax = choice.value
        state.tell(ROLLED, state.start, state.tax)
        # Every space at court exempts, not only the first, which takes the metal.
        state.exempt = [is_at_court(state, seat) for seat in range(state.seats)]
        for seat in reversed(state.clockwise()):
            if not state.exempt[seat] and state.lasting(seat, "no_tax"):
                state.put(ClaimExemption(seat, state.card_with(seat, "no_tax")))


class ClaimExemption(SpendOrHold):
    """P4.7: spend an exemption after the roll, or keep it."""

    def spare(self, state: PillarsState) -> None:
        """No tax this time."""
        state.exempt[self.seat] = True

    def terms(self, state: PillarsState) -> Terms:
        """The tax and the player's gold."""
        return {"tax": state.tax, "gold": state.gold[self.seat]}


class PayTax(Step[PillarsState]):
    """P4.7: everyone who is not exempt pays; the first builder at court takes the metal."""

    def run(self, state: PillarsState) -> None:
        """Collect the tax and hand over the metal."""
        for seat in state.clockwise():
            if state.exempt[seat]:
                state.tell(EXEMPT, seat)
                continue
            state.pay_due(seat, tax_due(state, seat), state.pack.tax_source)
        # `owner_at` is the owner of the first space, and the metal goes to that one; with nobody there it stays.
        first = state.owner_at("kings_court")
        if first != NONE:
            state.gain_cubes(first, METAL, state.court_metal)
            state.court_metal = 0


class Shiring(Step[PillarsState]):
    """P4.8: builders take the craftsmen of their spaces, free; untaken ones leave the game."""

    def run(self, state: PillarsState) -> None:
        """Let them hire one after the other."""
        taken = visits(state, state.pack.place["shiring"])
        hires: list[Step[PillarsState]] = [HireAtShiring(seat, state.shiring[at]) for seat, at in taken]
        for at in untaken(state.shiring, taken):
            state.dismissed.append(state.shiring[at])
            state.tell(UNTAKEN, state.start, state.pack.craftsmen[state.shiring[at]].name)
        state.shiring = []
        state.push(*hires)


class HireAtShiring(Step[PillarsState]):
    """P4.8, P2.4: one craftsman joins a team; above the limit one is dismissed before the next is hired."""

    player: int
    card: int

    def __init__(self, player: int, card: int) -> None:
        super().__init__()
        self.player = player
        self.card = card

    def run(self, state: PillarsState) -> None:
        """Hire."""
        hire(state, self.player, self.card, 0)


class Castle(Step[PillarsState]):
    """P4.9: two grey workers for the next round; no effect in the last round."""

    def run(self, state: PillarsState) -> None:
        """Give the workers to the guest."""
        guest = state.owner_at("castle")
        if guest != NONE and not state.last_round():
            state.grey[guest] = state.pack.castle_workers
            state.tell(GOT_WORKERS, guest, state.pack.castle_workers)
