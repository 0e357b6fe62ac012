"""K4: the mines; also for technology tiles (K7.6) and St. Barbara's ninth tile (K9.3)."""

from typing import TYPE_CHECKING, Final

from freestone.core.choice import Choice
from freestone.core.state import EventKind
from freestone.core.step import CHANCE, Refusal, Step, Terms
from freestone.games.kutna_hora.names import FROM_MINES, NONE, ORIGINS, PERMITS, TECHNOLOGY, WOOD, is_paid
from freestone.games.kutna_hora.state import KutnaHoraState
from freestone.games.kutna_hora.steps.action import Action, short_of
from freestone.games.kutna_hora.steps.resolve import Resolve

if TYPE_CHECKING:
    from freestone.games.kutna_hora.boards import Mines

HIRED_MINERS: Final = EventKind("hired-miners", "count", "price")
DREW: Final = EventKind("drew", "mine")
RESHUFFLED: Final = EventKind("reshuffled", "count")
LEFT_TILES: Final = EventKind("left-tiles", "count")
HAD_TO_LEAVE_TILES: Final = EventKind("had-to-leave-tiles", "count")
DUG: Final = EventKind("dug", "mine", "space", "price")
TECHNOLOGY_ROSE: Final = EventKind("technology-rose", "level")
SCRAPPED: Final = EventKind("scrapped", "mine")

# More wood than any mine costs: what St. Barbara gives is free.
UNLIMITED: Final = 1_000_000


class Mine(Action):
    """K4: draw tiles and dig one; the pool may have to be filled first."""

    def possible(self, state: KutnaHoraState, seat: int, origin: int) -> bool:
        """Whether there is a miner, and a tile to draw; no affordable space is needed (K4.6-7)."""
        if state.mine_stack.empty and state.mine_discards.empty:
            return False
        if state.pool[seat]:
            return True
        if not state.waiting[seat]:
            return False
        return not is_paid(origin) or state.price(PERMITS) <= state.groschen[seat]

    def start(self, state: KutnaHoraState, seat: int, origin: int) -> None:
        """Ask for a refill of the pool if there can be one, then draw."""
        # The pool is filled only as the first step, so its question goes on top (K4.1).
        state.put(Prospect(seat, origin))
        if is_paid(origin) and refill_limit(state, seat) and state.price(PERMITS) <= state.groschen[seat]:
            state.put(FillPool(seat))

    def refusal(self, state: KutnaHoraState, seat: int, choice: Choice) -> Refusal:
        """No miner, no tile, or no permit for the miners who wait."""
        if not has_miner(state, seat):
            return Refusal(choice, "no-miner")
        if not state.pool[seat] and state.price(PERMITS) > state.groschen[seat]:
            return short_of(state, seat, choice, 1, PERMITS)
        return Refusal(choice, "no-mine-tile")


def has_miner(state: KutnaHoraState, seat: int) -> bool:
    """Whether a miner is left in the pool or waiting (K4.6)."""
    return state.pool[seat] + state.waiting[seat] > 0


def refill_limit(state: KutnaHoraState, seat: int) -> int:
    """Return how many miners could enter the pool (K4.1)."""
    return min(state.pack.pool_limit - state.pool[seat], state.waiting[seat])


class FillPool(Step[KutnaHoraState]):
    """K4.1: for the price of a permit 1 or 2 miners enter the pool; an empty pool must be filled."""

    completes = True

    def options(self, state: KutnaHoraState) -> list[Choice]:
        """As many as fit and wait; none only if the pool is not empty."""
        # An empty pool must be filled; with one miner in it, a second one is a choice (K4.1).
        least = 0 if state.pool[self.seat] else 1
        return state.pack.refill[least : refill_limit(state, self.seat) + 1]

    def take(self, state: KutnaHoraState, choice: Choice) -> None:
        """Pay the permit and move the miners."""
        if not choice.value:
            return
        price = state.price(PERMITS)
        state.tell(HIRED_MINERS, self.seat, choice.value, price)
        state.pay(self.seat, price)
        state.waiting[self.seat] -= choice.value
        state.pool[self.seat] += choice.value

    def refusals(self, state: KutnaHoraState) -> list[Refusal]:
        """Nobody, with an empty pool; more than fit or wait."""
        refill, most = state.pack.refill, refill_limit(state, self.seat)
        nobody = [] if state.pool[self.seat] else [Refusal(refill[0], "pool-empty")]
        return nobody + [Refusal(choice, "pool-limit", {"most": most}) for choice in refill[most + 1 :]]

    def terms(self, state: KutnaHoraState) -> Terms:
        """The miners in the pool and waiting, and the price of the permit."""
        seat = self.seat
        return {"pool": state.pool[seat], "waiting": state.waiting[seat], "price": state.price(PERMITS)}


class Prospect(Step[KutnaHoraState]):
    """K4.2: draw as many tiles as the technology allows, then choose."""

    player: int
    origin: int

    def __init__(self, player: int, origin: int) -> None:
        super().__init__()
        self.player = player
        self.origin = origin

    def run(self, state: KutnaHoraState) -> None:
        """Draw the next tile if one is due and left; the discards refill an empty stack."""
        if len(state.drawn) == state.pack.draws[state.technology]:
            state.put(PickMine(self.player, self.origin))
            return
        if state.mine_stack.empty and not state.mine_discards.empty:
            state.tell(RESHUFFLED, self.player, state.mine_discards.total)
            # Swapping the bags refills the one and empties the other. From now on I, II and III are mixed (K4.2).
            state.mine_stack, state.mine_discards = state.mine_discards, state.mine_stack
            state.mixed = True
        if not state.mine_stack.empty:
            state.push(DrawMine(self.player), self)
        else:
            state.put(PickMine(self.player, self.origin))


class DrawMine(Step[KutnaHoraState]):
    """K1.7, K4.2: a mine tile is turned up: from I, then II, then III, until the tiles have been mixed."""

    player: int

    def __init__(self, player: int) -> None:
        super().__init__(CHANCE)
        self.player = player

    def options(self, state: KutnaHoraState) -> list[Choice]:
        """Any tile of the topmost part of the stack."""
        draw = state.pack.draw
        counts = state.mine_stack.counts
        if not state.mixed:
            for layer in state.pack.mine_layers:
                found = [draw[tile] for tile in layer if counts[tile]]
                if found:
                    return found
        return [draw[tile] for tile in state.mine_stack.kinds()]

    def take(self, state: KutnaHoraState, choice: Choice) -> None:
        """Lay it before the player."""
        state.mine_stack.remove(choice.value)
        state.drawn.append(choice.value)
        state.tell(DREW, self.player, choice.name)


class PickMine(Step[KutnaHoraState]):
    """K4.2: one of the drawn tiles, or none; the others are discarded."""

    origin: int

    def __init__(self, seat: int, origin: int) -> None:
        super().__init__(seat)
        self.origin = origin

    def options(self, state: KutnaHoraState) -> list[Choice]:
        """Any of them if there is a space for it, and none."""
        pack = state.pack
        found = [pack.pick[tile] for tile in state.drawn] if can_dig(state, self.seat, self.origin) else []
        found.append(pack.leave)
        return found

    def take(self, state: KutnaHoraState, choice: Choice) -> None:
        """Discard the others and ask for the space."""
        drawn = state.drawn
        state.drawn = []
        if choice is not state.pack.leave:
            drawn.remove(choice.value)
            # The tile stays on the table while its space is chosen.
            state.drawn = [choice.value]
            state.put(Dig(self.seat, choice.value, self.origin))
        else:
            state.tell(LEFT_TILES if len(state.options) > 1 else HAD_TO_LEAVE_TILES, self.seat, len(drawn))
        for tile in drawn:
            state.mine_discards.add(tile)

    def refusals(self, state: KutnaHoraState) -> list[Refusal]:
        """All tiles, if no space is open or none can be paid (K4.7)."""
        if can_dig(state, self.seat, self.origin):
            return []
        return [refused_pick(state, self.seat, state.pack.pick[tile], self.origin) for tile in state.drawn]

    def terms(self, state: KutnaHoraState) -> Terms:
        """How many tiles there are, and the seat's groschen."""
        return {"tiles": len(state.drawn), "groschen": state.groschen[self.seat]}


def refused_pick(state: KutnaHoraState, seat: int, choice: Choice, origin: int) -> Refusal:
    """Return why no drawn tile can be placed: no space is open, or all are too expensive."""
    cheapest = cheapest_space(state)
    if cheapest == NONE:
        return Refusal(choice, "no-open-space")
    return short_of(state, seat, choice, wood_for(state, cheapest, origin), WOOD)


def printed_cost(state: KutnaHoraState, space: int) -> int:
    """Return the wood for a space: an entrance's own, else the highest of the mines beside and above (K4.4).

    It is 0 if the space is not open (K4.3).
    """
    return wood_at(state.side.mines, state.mines, state.pack.mine_cost, space)


def wood_at(board: "Mines", mines: list[int], costs: list[int], space: int) -> int:
    """Return the wood for a space, of those who look at many of them at once."""
    # An entrance has its own cost, whatever lies beside it: the German rulebook decides this (K4.4).
    cost = board.entrance[space]
    if cost:
        return cost
    # A mine never affects the space above it, so `supports` has only the spaces beside and above (K4.3-4).
    for other in board.supports[space]:
        tile = mines[other]
        if tile != NONE and costs[tile] > cost:
            cost = costs[tile]
    return cost


def is_open(state: KutnaHoraState, space: int) -> bool:
    """Whether a mine may go there: empty, at an entrance, beside or below a mine (K4.3)."""
    return state.mines[space] == NONE and printed_cost(state, space) > 0


def cheapest_space(state: KutnaHoraState) -> int:
    """Return the open space with the lowest printed cost; NONE if no space is open."""
    board, mines, costs = state.side.mines, state.mines, state.pack.mine_cost
    cheapest, least = NONE, UNLIMITED
    for space in board.spaces:
        if mines[space] == NONE:
            cost = wood_at(board, mines, costs, space)
            if 0 < cost < least:
                cheapest, least = space, cost
    return cheapest


def wood_for(state: KutnaHoraState, space: int, origin: int) -> int:
    """Return the wood that a mine costs there, this round's event included; St. Barbara's are free (K4.4, K12.1)."""
    if not is_paid(origin):
        return 0
    modifier = 0 if state.event == NONE else state.pack.mine_modifier[state.event]
    return max(0, printed_cost(state, space) + modifier)


def most_wood(state: KutnaHoraState, seat: int, origin: int) -> int:
    """Return the highest printed cost that a seat can pay, this round's event considered (K4.4, K12.1)."""
    if not is_paid(origin):
        return UNLIMITED
    modifier = 0 if state.event == NONE else state.pack.mine_modifier[state.event]
    # Turned round, so that each space costs one comparison: what a seat can pay is never below 0, so the limit of 0 on
    # the cost need not be considered.
    return state.groschen[seat] // state.price(WOOD) - modifier


def can_dig(state: KutnaHoraState, seat: int, origin: int) -> bool:
    """Whether there is an open space that the seat can pay."""
    board, mines, costs = state.side.mines, state.mines, state.pack.mine_cost
    most = most_wood(state, seat, origin)
    return any(0 < wood_at(board, mines, costs, space) <= most for space in board.spaces if mines[space] == NONE)


def diggable(state: KutnaHoraState, seat: int, origin: int) -> list[Choice]:
    """Return the open spaces that the seat can pay."""
    board, mines, costs, mine = state.side.mines, state.mines, state.pack.mine_cost, state.pack.mine
    most = most_wood(state, seat, origin)
    free = [space for space in board.spaces if mines[space] == NONE]
    return [mine[space] for space in free if 0 < wood_at(board, mines, costs, space) <= most]


class Dig(Step[KutnaHoraState]):
    """K4.3-5, K7.6: place a tile on an open space; a technology tile may be removed instead."""

    completes = True
    recurs = True
    tile: int
    origin: int

    def __init__(self, seat: int, tile: int, origin: int) -> None:
        super().__init__(seat)
        self.tile = tile
        self.origin = origin

    def options(self, state: KutnaHoraState) -> list[Choice]:
        """Open spaces that can be paid."""
        found = diggable(state, self.seat, self.origin) if has_miner(state, self.seat) else []
        return [*found, state.pack.remove] if self.origin == TECHNOLOGY else found

    def take(self, state: KutnaHoraState, choice: Choice) -> None:
        """Place the tile, or remove it from the game."""
        state.drawn = []
        if choice is not state.pack.remove:
            dig(state, self.seat, self.tile, choice, self.origin)
            return
        state.scrapped += (self.tile,)
        state.tell(SCRAPPED, self.seat, state.pack.mine_names[self.tile])

    def refusals(self, state: KutnaHoraState) -> list[Refusal]:
        """Spaces that are taken, closed or too expensive; all of them without a miner."""
        offered = [choice.value for choice in self.options(state) if choice is not state.pack.remove]
        refused = [space for space in state.side.mines.spaces if space not in offered]
        return [refused_space(state, self.seat, space, self.origin) for space in refused]

    def terms(self, state: KutnaHoraState) -> Terms:
        """Which tile it is."""
        mine, groschen = state.pack.mine_names[self.tile], state.groschen[self.seat]
        return {"mine": mine, "groschen": groschen, "origin": ORIGINS[self.origin]}

    def option_terms(self, state: KutnaHoraState, choice: Choice) -> Terms:
        """What the space costs, in wood and in groschen; 0 if it is closed."""
        return space_terms(state, choice, self.origin)


def space_terms(state: KutnaHoraState, choice: Choice, origin: int) -> Terms:
    """Return what a mine at a space costs, as sentences mention it."""
    closed = choice is state.pack.remove or not is_open(state, choice.value)
    wood, each = 0 if closed else wood_for(state, choice.value, origin), state.price(WOOD)
    return {"quantity": wood, "each": each, "price": wood * each}


def dig(state: KutnaHoraState, seat: int, tile: int, choice: Choice, origin: int) -> None:
    """Pay the wood, place and mark the tile; then come its effects (K4.4-5)."""
    space = choice.value
    price = wood_for(state, space, origin) * state.price(WOOD)
    state.tell(DUG, seat, state.pack.mine_names[tile], choice.noun, price)
    state.pay(seat, price)
    state.mines[space] = tile
    state.miners[space] = seat
    send_miner(state, seat, origin)
    state.put(Resolve(seat, state.pack.mine_effects[tile], FROM_MINES))


def refused_space(state: KutnaHoraState, seat: int, space: int, origin: int) -> Refusal:
    """Return why no mine can go to a space."""
    choice, there = state.pack.mine[space], state.mines[space]
    if there != NONE:
        return Refusal(choice, "dug-already", {"mine": state.pack.mine_names[there]})
    if not is_open(state, space):
        return Refusal(choice, "not-next-to-a-mine")
    if not has_miner(state, seat):
        return Refusal(choice, "no-miner")
    return short_of(state, seat, choice, wood_for(state, space, origin), WOOD)


def send_miner(state: KutnaHoraState, seat: int, origin: int) -> None:
    """Take the miner that marks a mine: from the pool, or a waiting one if the mine is free (K4.5, K7.6, K9.3)."""
    # Free mines take waiting miners and spare the pool (K7.6, K9.3).
    if not is_paid(origin) and state.waiting[seat]:
        state.waiting[seat] -= 1
    else:
        assert state.pool[seat] > 0
        state.pool[seat] -= 1


def take_technology(state: KutnaHoraState, seat: int) -> None:
    """Take the top technology tile and play or remove it; the level rises either way (K7.6)."""
    if state.technology == len(state.pack.technology_tiles):
        return
    tile = state.pack.technology_tiles[state.technology]
    state.technology += 1
    state.drawn = [tile]
    state.tell(TECHNOLOGY_ROSE, seat, state.pack.draws[state.technology])
    state.put(Dig(seat, tile, TECHNOLOGY))
