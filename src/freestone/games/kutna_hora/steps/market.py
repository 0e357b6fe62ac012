"""K3: prices, the two decks, the arms, and the town that builds by itself."""

from typing import Final

from freestone.core.state import EventKind
from freestone.core.step import Step
from freestone.games.kutna_hora.names import COMMODITY_NAMES, DECK_NAMES, GUILD_NAMES, NONE
from freestone.games.kutna_hora.state import KutnaHoraState
from freestone.games.kutna_hora.steps.rights import move_stack

DECK_ADVANCED: Final = EventKind("deck-advanced", "deck", "amount", "level")
ARM_MOVED: Final = EventKind("arm-moved", "commodity", "position")
PRICE_CHANGED: Final = EventKind("price-changed", "commodity", "before", "price")
TOWN_BUILT: Final = EventKind("town-built", "guild")
TILE_DISCARDED: Final = EventKind("tile-discarded", "building")


def advance(state: KutnaHoraState, deck: int, count: int) -> None:
    """Advance a deck card by card; after each the town may build before the next (K3.2)."""
    first, target = state.levels[deck], min(state.levels[deck] + count, state.pack.last_card[deck])
    before = known_prices(state)
    while state.levels[deck] < target:
        state.levels[deck] += 1
        if town_acts(state, deck):
            # One card at a time: its symbols act before the next card comes, which they may change (K3.2).
            state.push(TownBuilds(deck), Advance(deck, target - state.levels[deck]))
            break
    if state.levels[deck] > first:
        state.tell(DECK_ADVANCED, state.start, DECK_NAMES[deck], state.levels[deck] - first, state.levels[deck])
        tell_prices(state, before)


class Advance(Step[KutnaHoraState]):
    """K3.2: advance a deck by `count` cards."""

    deck: int
    count: int

    def __init__(self, deck: int, count: int) -> None:
        super().__init__()
        self.deck = deck
        self.count = count

    def run(self, state: KutnaHoraState) -> None:
        """Advance it."""
        advance(state, self.deck, self.count)


def move_arm(state: KutnaHoraState, commodity: int) -> None:
    """Move an arm one to the right; the symbol of the new cell acts at once (K3.5)."""
    if state.arms[commodity] == state.pack.positions - 1:
        return
    before = known_prices(state)
    state.arms[commodity] += 1
    state.tell(ARM_MOVED, state.start, COMMODITY_NAMES[commodity], state.arms[commodity])
    tell_prices(state, before)
    deck = state.pack.deck_of[commodity]
    if town_acts(state, deck):
        state.put(TownBuilds(deck))


def town_acts(state: KutnaHoraState, deck: int) -> bool:
    """Whether the town wants to build for any commodity of a deck."""
    return any(state.town_wants(commodity) for commodity in state.pack.deck_order[deck])


def town_builds(state: KutnaHoraState, commodity: int) -> None:
    """Let the town build: the arm moves and the guild's top tile is discarded, if there is one (K3.3)."""
    if state.arms[commodity] == state.pack.positions - 1:
        return
    state.tell(TOWN_BUILT, state.start, GUILD_NAMES[commodity])
    # Pushed before the stack moves, so that its next tile is turned up before further symbols act.
    state.put(TownBuilds(state.pack.deck_of[commodity]))
    before = known_prices(state)
    state.arms[commodity] += 1
    state.tell(ARM_MOVED, state.start, COMMODITY_NAMES[commodity], state.arms[commodity])
    tell_prices(state, before)
    tile = state.tops[commodity]
    # Without a tile left the arm moves all the same (K3.3).
    if tile != NONE:
        state.discarded.append(tile)
        state.tell(TILE_DISCARDED, state.start, state.pack.tiles[tile].name)
        move_stack(state, commodity)


class TownBuilds(Step[KutnaHoraState]):
    """K3.3: the symbols that a deck shows act one after the other, new ones in turn, until none is left."""

    deck: int

    def __init__(self, deck: int) -> None:
        super().__init__()
        self.deck = deck

    def run(self, state: KutnaHoraState) -> None:
        """Let the town build for the first commodity that asks for it, and look again."""
        for commodity in state.pack.deck_order[self.deck]:
            if state.town_wants(commodity):
                town_builds(state, commodity)
                return


def known_prices(state: KutnaHoraState) -> list[int]:
    """Return all prices if somebody watches."""
    # Only the log needs them; simulations would compute six prices for nothing.
    return [] if state.events is None else state.prices()


def tell_prices(state: KutnaHoraState, before: list[int]) -> None:
    """Tell which prices have changed."""
    for commodity in range(len(before)):
        price = state.price(commodity)
        if price != before[commodity]:
            state.tell(PRICE_CHANGED, state.start, COMMODITY_NAMES[commodity], before[commodity], price)
