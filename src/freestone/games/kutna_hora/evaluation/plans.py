"""What buildings, tiles and plots are worth, by their dots and by what they bring."""

from freestone.games.kutna_hora.evaluation.council import pooled
from freestone.games.kutna_hora.evaluation.outlook import Outlook
from freestone.games.kutna_hora.names import GREEN, HOUSE_ROWS, KINDS, NONE, WOOD
from freestone.games.kutna_hora.state import KutnaHoraState


def town(outlook: Outlook) -> float:
    """Return the dots that own buildings match, and may match on free squares; count public buildings next to them."""
    state, facts, seat = outlook.state, outlook.facts, outlook.seat
    tiles, owners, guild = state.town, state.owners, state.pack.tile_guild
    villages = facts.near[state.seats]
    hope = outlook.weights.open_square * outlook.course.left
    worth = 0.0
    for square in state.side.town.squares:
        tile = tiles[square]
        if tile == NONE or owners[square] != seat:
            continue
        matches = facts.matches[tile]
        worth += villages[tile][square]
        for near in state.side.town.neighbours[square]:
            other = tiles[near]
            if other == NONE:
                worth += hope * facts.colours[tile]
            else:
                worth += matches[other]
                outlook.pairs += guild[other] == NONE
    return worth


class Plans:
    """Tiles and plots of a seat: what they promise, and what building, one more tile and one more plot would add."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook: Outlook = outlook
        self.worth: float = 0.0
        self.building_gains: list[float] = []
        self.tile_gain: float = 0.0
        self.plot_gain: float = 0.0
        tiles, squares = outlook.state.slots[outlook.seat][:], plots(outlook)
        number = self._pair(tiles, squares)
        number = self._wait(tiles, number)
        weights, least = outlook.weights, float(outlook.state.pack.extra_plot)
        for square in squares:
            self.worth += max(least, self._kept(weights.plot, number) * weights.square * surroundings(outlook, square))
        self._foresee(number, bool(squares))

    def _pair(self, tiles: list[int], squares: list[int]) -> int:
        """Put the best tile on its best plot, then the next; return how many pairs there are."""
        outlook, number = self.outlook, 0
        least = float(outlook.state.pack.extra_tile + outlook.state.pack.extra_plot)
        while tiles and squares:
            best, best_tile, best_square = -100.0, NONE, NONE
            for tile in tiles:
                bare = tile_worth(outlook, tile, number)
                for square in squares:
                    found = bare + dots(outlook, tile, square)
                    if found > best:
                        best, best_tile, best_square = found, tile, square
            tiles.remove(best_tile)
            squares.remove(best_square)
            kept = max(least, self._kept(outlook.weights.pair, number) * best)
            self.worth += kept
            if is_ready(outlook, best_tile):
                self.building_gains.append(best - kept)
            number += 1
        return number

    def _wait(self, tiles: list[int], number: int) -> int:
        """Count tiles that wait for a plot; return how many plans there are with them."""
        outlook, weights = self.outlook, self.outlook.weights
        least = float(outlook.state.pack.extra_tile)
        for tile in tiles:
            promise = tile_worth(outlook, tile, number) + weights.dots
            kept = max(least, self._kept(weights.tile, number) * promise)
            self.plot_gain = max(self.plot_gain, self._kept(weights.pair, number) * promise - kept)
            self.worth += kept
            number += 1
        return number

    def _foresee(self, number: int, free_plot: bool) -> None:
        """Work out what one more tile and one more plot would bring."""
        weights, usual = self.outlook.weights, usual_tile(self.outlook, number)
        if free_plot:
            self.tile_gain = self._kept(weights.pair, number) * usual - self.outlook.state.pack.extra_plot
        else:
            self.tile_gain = self._kept(weights.tile, number) * usual
            self.plot_gain = max(self.plot_gain, self._kept(weights.plot, number) * weights.square * weights.usual_dots)

    def _kept(self, share: float, number: int) -> float:
        """Return which part of a plan's worth may be counted on: nothing if there is no time to build so many."""
        if number >= self.outlook.time_to_build:
            return 0.0
        return share * self.outlook.weights.crowd**number


def plots(outlook: Outlook) -> list[int]:
    """Return the squares with a seat's plot markers."""
    state, seat = outlook.state, outlook.seat
    if not state.markers[seat]:
        return []
    owners, tiles = state.owners, state.town
    return [square for square in state.side.town.squares if owners[square] == seat and tiles[square] == NONE]


def is_ready(outlook: Outlook, tile: int) -> bool:
    """Whether a tile could be built now."""
    state = outlook.state
    guild = state.pack.tile_guild[tile]
    if guild != NONE and (state.crossed_out(guild) or not houses_for(state, outlook.seat, guild)):
        return False
    return state.pack.tile_wood[tile] * state.price(WOOD) <= state.groschen[outlook.seat]


def houses_for(state: KutnaHoraState, seat: int, guild: int) -> int:
    """Return how many houses are left in the row of a guild."""
    row = state.row_of(seat, guild)
    return 0 if row == NONE else state.houses[row]


def surroundings(outlook: Outlook, square: int) -> float:
    """Return the dots around a square: those that a tile could match there, and own buildings that would match it."""
    state, facts = outlook.state, outlook.facts
    worth = float(sum(state.side.town.villages[square]))
    for near in state.side.town.neighbours[square]:
        tile = state.town[near]
        if tile == NONE:
            worth += outlook.weights.open_neighbour * outlook.course.left
        else:
            worth += facts.dots[tile] + (facts.colours[tile] if state.owners[near] == outlook.seat else 0)
    return worth


def usual_tile(outlook: Outlook, number: int) -> float:
    """Return what a usual tile would bring after so many others."""
    production, wood, points = outlook.weights.usual_tile
    unit = 0.0
    for commodity in range(KINDS):
        unit += outlook.unit(commodity, number) / KINDS
    return production * unit + outlook.weights.dots + points - wood * outlook.state.price(WOOD) * outlook.rate


def tile_worth(outlook: Outlook, tile: int, number: int) -> float:
    """Return what a tile brings when it is built after so many others, its surroundings apart."""
    state, pack = outlook.state, outlook.state.pack
    guild, gain = pack.tile_guild[tile], outlook.facts.tiles[tile]
    worth = outlook.gain(gain) - pack.tile_wood[tile] * state.price(WOOD) * outlook.rate
    if guild == NONE:
        return worth + pooled(outlook, pack.tile_colour[tile])
    houses = houses_for(state, outlook.seat, guild)
    if not houses:
        return outlook.weights.no_house
    worth += gain.amount * outlook.unit_after(guild, number)
    effects = outlook.facts.houses[state.row_of(outlook.seat, guild) % HOUSE_ROWS]
    worth += outlook.gain(effects[len(effects) - houses])
    return worth * outlook.weights.crossed_out if state.crossed_out(guild) else worth


def dots(outlook: Outlook, tile: int, square: int) -> float:
    """Return the dots that a tile would match on a square, for itself and for own neighbours, less for others'."""
    state, facts, weights = outlook.state, outlook.facts, outlook.weights
    tiles, owners, matches = state.town, state.owners, facts.matches
    public = state.pack.tile_guild[tile] == NONE
    pair = outlook.course.scorings * (state.council[GREEN] + weights.pooled * state.patrician_pool[GREEN])
    worth = 0.0 if public else float(facts.near[state.seats][tile][square])
    for near in state.side.town.neighbours[square]:
        other = tiles[near]
        if other == NONE:
            if not public:
                worth += weights.open_square * outlook.course.left * facts.colours[tile]
            continue
        if not public:
            worth += matches[tile][other]
            if state.pack.tile_guild[other] == NONE:
                worth += pair
        if owners[near] == outlook.seat:
            worth += matches[other][tile] + (pair if public else 0.0)
        elif owners[near] != NONE:
            worth -= weights.neighbour * matches[other][tile]
    return worth
