"""K7: buildings."""

from typing import Final

from freestone.core.choice import Choice
from freestone.core.state import EventKind
from freestone.core.step import Refusal, Step, Terms
from freestone.games.kutna_hora.names import (
    CARD,
    COMMODITY_NAMES,
    FROM_HOUSES,
    FROM_TILES,
    GUILD_NAMES,
    KINDS,
    NONE,
    ORIGINS,
    WOOD,
    is_paid,
)
from freestone.games.kutna_hora.state import KutnaHoraState
from freestone.games.kutna_hora.steps.action import Action, may_decline, short_of
from freestone.games.kutna_hora.steps.resolve import Resolve

BUILT: Final = EventKind("built", "building", "square", "price")
HOUSE_REMOVED: Final = EventKind("house-removed", "guild")
BARBARA_FLIPPED: Final = EventKind("barbara-flipped", "tile", "tax")


class Building(Action):
    """K7: build one of the seat's tiles on one of its plots; St. Barbara's eighth tile needs no wood."""

    def possible(self, state: KutnaHoraState, seat: int, origin: int) -> bool:
        """Whether there is a plot and a tile that can be built."""
        if not state.markers[seat]:
            return False
        return any(not obstacle(state, seat, tile, origin) for tile in state.slots[seat])

    def start(self, state: KutnaHoraState, seat: int, origin: int) -> None:
        """Ask which tile."""
        state.put(ChooseTile(seat, origin))

    def offer(self, state: KutnaHoraState, seat: int, origin: int) -> None:
        """Ask which tile, if any."""
        state.put(ChooseTile(seat, origin))

    def refusal(self, state: KutnaHoraState, seat: int, choice: Choice) -> Refusal:
        """No plot, no tile, or what stops the first tile."""
        if not state.markers[seat]:
            return Refusal(choice, "no-plot")
        if not state.slots[seat]:
            return Refusal(choice, "no-tile")
        return refused_tile(state, seat, choice, state.slots[seat][0], CARD)


def wood_of(state: KutnaHoraState, tile: int, origin: int) -> int:
    """Return the wood a tile costs, this round's event included (K7.1, K12.1)."""
    if not is_paid(origin):
        return 0
    modifier = 0 if state.event == NONE else state.pack.building_modifier[state.event]
    return max(0, state.pack.tile_wood[tile] + modifier)


def wood_terms(state: KutnaHoraState, tile: int, origin: int) -> Terms:
    """Return what a tile costs, as sentences mention it."""
    wood, each = wood_of(state, tile, origin), state.price(WOOD)
    return {"quantity": wood, "each": each, "price": wood * each}


def lacks_house(state: KutnaHoraState, seat: int, tile: int) -> bool:
    """Whether the seat lacks the house that a tile takes: its guild's, or any for some public ones (K7.2, K7.8)."""
    guild = state.pack.tile_guild[tile]
    if guild == NONE:
        return state.pack.needs_house[tile] and not state.houses_left(seat)
    row = state.row_of(seat, guild)
    return row == NONE or not state.houses[row]


def obstacle(state: KutnaHoraState, seat: int, tile: int, origin: int) -> str:
    """Return the reason why a tile cannot be built now (K7.2, K7.8, K2.4); an empty text if it can."""
    guild = state.pack.tile_guild[tile]
    # The red X is read before the tile moves the arm. It never stops public buildings (K3.4).
    if guild != NONE and state.crossed_out(guild):
        return "red-x"
    if lacks_house(state, seat, tile):
        return "no-house-at-all" if guild == NONE else "no-house-left"
    affordable = wood_of(state, tile, origin) * state.price(WOOD) <= state.groschen[seat]
    return "" if affordable else "commodity-short"


def refused_tile(state: KutnaHoraState, seat: int, choice: Choice, tile: int, origin: int) -> Refusal:
    """Return why a tile cannot be built, with the figures."""
    reason, guild = obstacle(state, seat, tile, origin), state.pack.tile_guild[tile]
    if reason == "red-x":
        return Refusal(choice, reason, {"commodity": COMMODITY_NAMES[guild]})
    if reason == "no-house-left":
        return Refusal(choice, reason, {"guild": GUILD_NAMES[guild]})
    if reason == "commodity-short":
        return short_of(state, seat, choice, wood_of(state, tile, origin), WOOD)
    return Refusal(choice, reason)


class ChooseTile(Step[KutnaHoraState]):
    """K7.1: choose one of the seat's tiles."""

    completes = True
    # Which tile to build does not depend on the card that allows it, so bots answer it once.
    recurs = True
    origin: int

    def __init__(self, seat: int, origin: int) -> None:
        super().__init__(seat)
        self.origin = origin

    def options(self, state: KutnaHoraState) -> list[Choice]:
        """Tiles that can be built."""
        seat, build = self.seat, state.pack.build
        found = [build[tile] for tile in state.slots[seat] if not obstacle(state, seat, tile, self.origin)]
        return may_decline(state, found, self.origin)

    def take(self, state: KutnaHoraState, choice: Choice) -> None:
        """Ask for the plot."""
        if choice is not state.pack.decline:
            state.put(ChooseSite(self.seat, choice.value, self.origin))

    def refusals(self, state: KutnaHoraState) -> list[Refusal]:
        """Tiles that cannot be built, and why."""
        seat, origin = self.seat, self.origin
        stopped = [tile for tile in state.slots[seat] if obstacle(state, seat, tile, origin)]
        return [refused_tile(state, seat, state.pack.build[tile], tile, origin) for tile in stopped]

    def terms(self, state: KutnaHoraState) -> Terms:
        """Price of wood, groschen and where the action comes from."""
        return {"wood": state.price(WOOD), "groschen": state.groschen[self.seat], "origin": ORIGINS[self.origin]}

    def option_terms(self, state: KutnaHoraState, choice: Choice) -> Terms:
        """What the tile costs, in wood and in groschen."""
        return wood_terms(state, choice.value, self.origin)


def plots(state: KutnaHoraState) -> list[int]:
    """Return the squares with a plot marker of any seat."""
    town, owners = state.town, state.owners
    return [square for square in state.side.town.squares if owners[square] != NONE and town[square] == NONE]


class ChooseSite(Step[KutnaHoraState]):
    """K7.1, K7.3-5: place and pay the tile on one of the seat's plots; a house marks a guild's building."""

    completes = True
    tile: int
    origin: int

    def __init__(self, seat: int, tile: int, origin: int) -> None:
        super().__init__(seat)
        self.tile = tile
        self.origin = origin

    def options(self, state: KutnaHoraState) -> list[Choice]:
        """Own plots."""
        owners, site = state.owners, state.pack.site
        return [site[square] for square in plots(state) if owners[square] == self.seat]

    def take(self, state: KutnaHoraState, choice: Choice) -> None:
        """Place the tile; its effects come first, then the effect of the house."""
        pack, seat, tile = state.pack, self.seat, self.tile
        price = wood_of(state, tile, self.origin) * state.price(WOOD)
        state.tell(BUILT, seat, pack.tiles[tile].name, choice.noun, price)
        state.pay(seat, price)
        state.slots[seat].remove(tile)
        place_tile(state, choice.value, tile, seat)
        if pack.tile_guild[tile] != NONE:
            house = take_house(state, state.row_of(seat, pack.tile_guild[tile]))
            # Pushed before the effects of the tile, so that it comes after them (K7.3-4).
            state.put(Resolve(seat, house, FROM_HOUSES))
        state.put(Resolve(seat, pack.tile_effects[tile], FROM_TILES))

    def refusals(self, state: KutnaHoraState) -> list[Refusal]:
        """Plots of others."""
        owners, site = state.owners, state.pack.site
        others = [square for square in plots(state) if owners[square] != self.seat]
        return [Refusal(site[square], "not-your-plot", {"owner": owners[square]}) for square in others]

    def terms(self, state: KutnaHoraState) -> Terms:
        """Which tile it is and what it costs."""
        return {"building": state.pack.tiles[self.tile].name, **wood_terms(state, self.tile, self.origin)}


def place_tile(state: KutnaHoraState, square: int, tile: int, seat: int) -> None:
    """Put a tile on a plot, whose marker returns; plots next door get its price (K6.1, K7.1)."""
    state.markers[seat] -= 1
    state.town[square] = tile
    # A public building belongs to nobody, not even to the builder (K7.5).
    state.owners[square] = NONE if state.pack.tile_guild[tile] == NONE else seat
    price, near = state.pack.tile_plot[tile], list(state.near)
    # `near` keeps the highest price beside every square up to date, because plots are priced far more often than
    # buildings are placed.
    for other in state.side.town.neighbours[square]:
        near[other] = max(near[other], price)
    state.near = tuple(near)


def next_house(state: KutnaHoraState, row: int) -> int:
    """Return the list of effects under the leftmost house of a row that has one (K7.4)."""
    # `houses` lists the rows of all seats one after the other.
    effects = state.pack.house_effects[row % len(state.pack.house_effects)]
    return effects[len(effects) - state.houses[row]]


def take_house(state: KutnaHoraState, row: int) -> int:
    """Take the leftmost house of a row and return the list of its effects (K7.4)."""
    effects = next_house(state, row)
    state.houses[row] -= 1
    return effects


class RemoveHouse(Step[KutnaHoraState]):
    """K7.8: the leftmost house of any row leaves the board without its effect."""

    completes = True
    recurs = True

    def options(self, state: KutnaHoraState) -> list[Choice]:
        """Own guilds with a house left."""
        house = state.pack.house
        return [house[guild] for guild in guilds_with_houses(state, self.seat)]

    def take(self, state: KutnaHoraState, choice: Choice) -> None:
        """Remove it."""
        remove_house(state, self.seat, choice.value)

    def refusals(self, state: KutnaHoraState) -> list[Refusal]:
        """Own guilds without a house."""
        return without_houses(state, self.seat, state.pack.house)


def guilds_with_houses(state: KutnaHoraState, seat: int) -> list[int]:
    """Return the seat's guilds whose rows still hold a house."""
    rows = [(guild, state.row_of(seat, guild)) for guild in range(KINDS)]
    return [guild for guild, row in rows if row != NONE and state.houses[row]]


def without_houses(state: KutnaHoraState, seat: int, choices: list[Choice]) -> list[Refusal]:
    """Return the refusals for the seat's guilds that have no house left; nobody expects other guilds."""
    rows = [(guild, state.row_of(seat, guild)) for guild in range(KINDS)]
    empty = [guild for guild, row in rows if row != NONE and not state.houses[row]]
    return [Refusal(choices[guild], "no-house-left", {"guild": GUILD_NAMES[guild]}) for guild in empty]


def remove_house(state: KutnaHoraState, seat: int, guild: int) -> None:
    """Take the leftmost house of a guild's row off the board without its effect (K7.8, K9.3)."""
    state.houses[state.row_of(seat, guild)] -= 1
    state.lost_houses[seat] += 1
    state.tell(HOUSE_REMOVED, seat, GUILD_NAMES[guild])


def flip_barbara(state: KutnaHoraState, seat: int) -> None:
    """Turn the current tile of St. Barbara without its effects and add its tax (K7.7)."""
    tiles = state.pack.barbara_tiles
    # No tile is left to turn, so no tax is added either (K7.7).
    if state.barbara == len(tiles):
        return
    tile = tiles[state.barbara]
    state.barbara += 1
    state.tell(BARBARA_FLIPPED, seat, tile.name, tile.tax)
    state.raise_tax(tile.tax)
