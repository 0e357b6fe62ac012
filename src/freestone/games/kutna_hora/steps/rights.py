"""K5: the town hall and the rights to its tiles."""

from typing import Final

from freestone.core.choice import Choice
from freestone.core.state import EventKind
from freestone.core.step import CHANCE, Refusal, Step, Terms
from freestone.games.kutna_hora.names import CARD, GUILD_NAMES, HOUSE, KINDS, NONE, ORIGINS, PERMITS, is_paid
from freestone.games.kutna_hora.state import KutnaHoraState
from freestone.games.kutna_hora.steps.action import Action, may_decline, short, short_of

TOOK_RIGHTS: Final = EventKind("took-rights", "building", "price")
REVEALED: Final = EventKind("revealed", "building")


class Rights(Action):
    """K5: take the top tile of a stack; free for a house (public tiles only) and for St. Barbara's second tile."""

    def possible(self, state: KutnaHoraState, seat: int, origin: int) -> bool:
        """Whether a slot is free and some tile may be taken."""
        if len(state.slots[seat]) >= state.pack.tile_slots:
            return False
        # Read once for all places of the town hall: this is asked before every card.
        permit, hall = state.price(PERMITS), state.hall
        return any(hall[at] != NONE and can_take(state, seat, at, origin, permit) for at in range(len(hall)))

    def start(self, state: KutnaHoraState, seat: int, origin: int) -> None:
        """Ask which tile."""
        state.put(TakeRights(seat, origin))

    def offer(self, state: KutnaHoraState, seat: int, origin: int) -> None:
        """Ask which tile, if any."""
        state.put(TakeRights(seat, origin))

    def refusal(self, state: KutnaHoraState, seat: int, choice: Choice) -> Refusal:
        """No slot, or no tile that can be paid."""
        if len(state.slots[seat]) >= state.pack.tile_slots:
            return Refusal(choice, "no-free-slot", {"slots": state.pack.tile_slots})
        prices = [price_at(state, at) for at in range(len(state.hall)) if may_take(state, seat, at, CARD)]
        return short(state, seat, choice, min(prices)) if prices else Refusal(choice, "no-tile-left")


def may_take(state: KutnaHoraState, seat: int, at: int, origin: int) -> bool:
    """Whether a tile lies there whose guild the seat belongs to, or a public one (K5.1)."""
    stack = state.hall[at]
    if stack == NONE or state.tops[stack] == NONE:
        return False
    # Stacks below KINDS are those of the guilds, in their order; the others are public.
    if stack >= KINDS:
        return True
    return origin != HOUSE and state.rows[seat * KINDS + stack] != NONE


def price_at(state: KutnaHoraState, at: int) -> int:
    """Return what rights cost at a place of the town hall (K1.3)."""
    pack = state.pack
    return pack.hall_groschen[at] + pack.hall_permits[at] * state.price(PERMITS)


def can_take(state: KutnaHoraState, seat: int, at: int, origin: int, permit: int) -> bool:
    """Whether the seat may take the tile there and can pay for it, at this price of a permit (K2.4)."""
    if not may_take(state, seat, at, origin):
        return False
    pack = state.pack
    return not is_paid(origin) or pack.hall_groschen[at] + pack.hall_permits[at] * permit <= state.groschen[seat]


def takeable(state: KutnaHoraState, seat: int, origin: int) -> list[Choice]:
    """Return the tiles that the seat can take."""
    hall, tops, rights, permit = state.hall, state.tops, state.pack.rights, state.price(PERMITS)
    return [rights[tops[hall[at]]] for at in range(len(hall)) if can_take(state, seat, at, origin, permit)]


class TakeRights(Step[KutnaHoraState]):
    """K5.1-2, K7.4, K9.3: take the top tile of a stack into a slot; the stack goes to the end of its row."""

    completes = True
    recurs = True
    origin: int

    def __init__(self, seat: int, origin: int) -> None:
        super().__init__(seat)
        self.origin = origin

    def options(self, state: KutnaHoraState) -> list[Choice]:
        """Tiles that may be taken and paid."""
        return may_decline(state, takeable(state, self.seat, self.origin), self.origin)

    def take(self, state: KutnaHoraState, choice: Choice) -> None:
        """Pay, take the tile and move its stack."""
        if choice is state.pack.decline:
            return
        stack = state.pack.stack_of[choice.value]
        price = price_at(state, state.hall.index(stack)) if is_paid(self.origin) else 0
        state.tell(TOOK_RIGHTS, self.seat, choice.name, price)
        state.pay(self.seat, price)
        state.slots[self.seat].append(choice.value)
        move_stack(state, stack)

    def refusals(self, state: KutnaHoraState) -> list[Refusal]:
        """Tiles of other guilds, and tiles that are too expensive."""
        seat, there = self.seat, [at for at, stack in enumerate(state.hall) if stack != NONE]
        permit = state.price(PERMITS)
        refused = [at for at in there if not can_take(state, seat, at, self.origin, permit)]
        return [refused_tile(state, seat, at, self.origin) for at in refused]

    def terms(self, state: KutnaHoraState) -> Terms:
        """Free slots, groschen and where the action comes from."""
        free = state.pack.tile_slots - len(state.slots[self.seat])
        return {"slots": free, "groschen": state.groschen[self.seat], "origin": ORIGINS[self.origin]}

    def option_terms(self, state: KutnaHoraState, choice: Choice) -> Terms:
        """What the rights cost, in permits and in groschen."""
        return rights_terms(state, choice, self.origin)


def rights_terms(state: KutnaHoraState, choice: Choice, origin: int) -> Terms:
    """Return what the rights to a tile cost, as sentences mention it."""
    pack = state.pack
    if choice is pack.decline or not is_paid(origin):
        return {"quantity": 0, "each": 0, "price": 0}
    at = state.hall.index(pack.stack_of[choice.value])
    return {"quantity": pack.hall_permits[at], "each": state.price(PERMITS), "price": price_at(state, at)}


def refused_tile(state: KutnaHoraState, seat: int, at: int, origin: int) -> Refusal:
    """Return why the tile at a place of the town hall cannot be taken."""
    pack, stack = state.pack, state.hall[at]
    choice, permits = pack.rights[state.tops[stack]], pack.hall_permits[at]
    if may_take(state, seat, at, origin):
        only_permits = permits and not pack.hall_groschen[at]
        dear = short(state, seat, choice, price_at(state, at))
        return short_of(state, seat, choice, permits, PERMITS) if only_permits else dear
    if origin == HOUSE:
        return Refusal(choice, "only-public-tiles")
    return Refusal(choice, "not-your-guild", {"guild": GUILD_NAMES[stack]})


def move_stack(state: KutnaHoraState, stack: int) -> None:
    """Take the top tile off a stack, which goes to the end of its row or, if empty, leaves it (K5.2)."""
    pack, hall = state.pack, state.hall
    at = hall.index(stack)
    last = pack.hall_row_end[at]
    while at < last and hall[at + 1] != NONE:
        hall[at] = hall[at + 1]
        at += 1
    hall[at] = NONE
    state.tops[stack] = NONE
    if hidden_tiles(state, stack):
        hall[at] = stack
        state.put(Reveal(stack))


def hidden_tiles(state: KutnaHoraState, stack: int) -> list[int]:
    """Return the tiles that lie face down in a stack."""
    counts = state.hidden.counts
    return [tile for tile in state.pack.stacks[stack] if counts[tile]]


def under(state: KutnaHoraState, stack: int) -> list[int]:
    """Return the tiles that may lie next in a stack: the marked one only when it is the last (K1.3)."""
    found, marked = hidden_tiles(state, stack), state.pack.marked
    # No order of the stack is stored: chance draws from what is face down, and the marked tile comes last.
    return [tile for tile in found if not marked[tile]] or found


class Reveal(Step[KutnaHoraState]):
    """K1.3: the next tile of a stack is turned up."""

    # Turning up the next tile does not change what taking rights brings, so previews look past it.
    incidental = True
    stack: int

    def __init__(self, stack: int) -> None:
        super().__init__(CHANCE)
        self.stack = stack

    def options(self, state: KutnaHoraState) -> list[Choice]:
        """Any tile that may lie there."""
        reveal = state.pack.reveal
        return [reveal[tile] for tile in under(state, self.stack)]

    def take(self, state: KutnaHoraState, choice: Choice) -> None:
        """It is the top tile now."""
        state.hidden.remove(choice.value)
        state.tops[self.stack] = choice.value
        state.tell(REVEALED, state.start, choice.name)
