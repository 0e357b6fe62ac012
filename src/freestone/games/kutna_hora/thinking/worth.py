"""What a seat's position is worth: buildings, tiles and plots in town, mines, the council, and the cards in hand."""

from freestone.games.kutna_hora.names import (
    BARBARA,
    BARBARA_ACTION,
    BUILDING,
    CARD,
    GREEN,
    HOUSE_ROWS,
    INCOME,
    JOKER_ACTION,
    KINDS,
    MINE,
    NONE,
    ORE,
    PERMITS,
    PLOT,
    RED,
    RIGHTS,
    SILVERY,
    YELLOW,
    is_paid,
)
from freestone.games.kutna_hora.state import KutnaHoraState
from freestone.games.kutna_hora.steps.building import lacks_house, next_house, wood_of
from freestone.games.kutna_hora.steps.end_of_game import place_points, row_values, stars_in_row
from freestone.games.kutna_hora.steps.end_of_round import mines_by_row, most_houses, patrician_points
from freestone.games.kutna_hora.steps.income import SeatPatrician
from freestone.games.kutna_hora.steps.joker import joker_loss
from freestone.games.kutna_hora.steps.mine import cheapest_space, has_miner, wood_for
from freestone.games.kutna_hora.thinking.tables import KutnaHoraWeights, Tables
from freestone.games.kutna_hora.thinking.values import Values


def contributions(tables: Tables, weights: KutnaHoraWeights, state: KutnaHoraState, seat: int) -> list[float]:
    """Return the points that a seat can expect at the end of the match, in the order of SOURCES."""
    values = Values(tables, weights, state, seat)
    projects = Projects(values)
    dots, pairs = town(values)
    return [
        float(state.total(seat)),
        values.production(),
        values.after_taxes(),
        values.standing(state.reputation[seat]),
        dots,
        mines(values),
        values.pelicans(),
        council(values, pairs),
        projects.worth + under_way(values, projects),
        weights.growth[state.seats - 2] * values.time.left,
    ]


def town(values: Values) -> tuple[float, int]:
    """Return the dots that own buildings match (K13.1) or may match on free squares, and the pairs with public ones."""
    state, tables, tiles, guilds = values.state, values.tables, values.state.town, values.state.pack.tile_guild
    villages, owners, board, seat = tables.near[state.seats], state.owners, state.side.town, values.seat
    hope = values.weights.open_square * values.time.left
    worth, pairs = 0.0, 0
    for square in board.squares:
        tile = tiles[square]
        if tile == NONE or owners[square] != seat:
            continue
        matches = tables.matches[tile]
        worth += villages[tile][square]
        for near in board.neighbours[square]:
            other = tiles[near]
            if other == NONE:
                worth += hope * tables.colours[tile]
            else:
                worth += matches[other]
                pairs += guilds[other] == NONE
    return worth, pairs


class Projects:
    """The tiles and plots of a seat: what they promise, and what building and one more of either would add.

    `building_gains` are for pairs of a tile and a plot that could be built now, the best first.
    """

    def __init__(self, values: Values) -> None:
        self.values: Values = values
        self.worth: float = 0.0
        self.building_gains: list[float] = []
        self.tile_gain: float = 0.0
        self.plot_gain: float = 0.0
        state, weights = values.state, values.weights
        tiles = state.slots[values.seat][:]
        squares = state.plots(values.seat) if state.markers[values.seat] else []
        number = self._wait(tiles, self._pair(tiles, squares))
        for square in squares:
            promise = self._kept(weights.plot, number) * weights.square * self._surroundings(square)
            self.worth += max(float(state.pack.extra_plot), promise)
        usual = self._usual_tile(number)
        if squares:
            self.tile_gain = self._kept(weights.pair, number) * usual - state.pack.extra_plot
        else:
            self.tile_gain = self._kept(weights.tile, number) * usual
            self.plot_gain = max(self.plot_gain, self._kept(weights.plot, number) * weights.square * weights.usual_dots)

    def _pair(self, tiles: list[int], squares: list[int]) -> int:
        """Put the best tile on its best plot, then the next; return the number of pairs."""
        values, pack, number = self.values, self.values.state.pack, 0
        least = float(pack.extra_tile + pack.extra_plot)
        # Greedy pairing, not the best of all pairings: there are few tiles and plots, and this runs for every position.
        while tiles and squares:
            best, best_tile, best_square = -100.0, NONE, NONE  # less than any pair is worth
            for tile in tiles:
                bare = self._tile_worth(tile, number)
                for square in squares:
                    found = bare + self._dots(tile, square)
                    if found > best:
                        best, best_tile, best_square = found, tile, square
            tiles.remove(best_tile)
            squares.remove(best_square)
            # At least what tile and plot score unbuilt (K13.5).
            kept = max(least, self._kept(values.weights.pair, number) * best)
            self.worth += kept
            if self._is_ready(best_tile):
                self.building_gains.append(best - kept + self._saving(best_tile))
            number += 1
        return number

    def _wait(self, tiles: list[int], number: int) -> int:
        """Count the tiles that wait for a plot; return the number of projects with them."""
        weights, least = self.values.weights, float(self.values.state.pack.extra_tile)
        for tile in tiles:
            promise = self._tile_worth(tile, number) + weights.dots
            kept = max(least, self._kept(weights.tile, number) * promise)
            self.plot_gain = max(self.plot_gain, self._kept(weights.pair, number) * promise - kept)
            self.worth += kept
            number += 1
        return number

    def _kept(self, share: float, number: int) -> float:
        """Return the share of a project's value to count on after `number` others; none if time is too short."""
        if number >= self.values.time_to_build:
            return 0.0
        return share * self.values.weights.crowd**number

    def _is_ready(self, tile: int) -> bool:
        """Whether a tile could be built this round."""
        state, seat = self.values.state, self.values.seat
        guild = state.pack.tile_guild[tile]
        if guild != NONE and (state.crossed_out(guild) or lacks_house(state, seat, tile)):
            return False
        return wood_of(state, tile, CARD) * self.values.wood <= state.groschen[seat]

    def _saving(self, tile: int) -> float:
        """Return what building a tile this round saves; the wood of an event counts for one round only."""
        state, values = self.values.state, self.values
        return (state.pack.tile_wood[tile] - wood_of(state, tile, CARD)) * values.wood * values.rate

    def _surroundings(self, square: int) -> float:
        """Return the dots around a square that a tile could match there, or that could match the tile."""
        state, tables = self.values.state, self.values.tables
        worth = float(sum(state.side.town.villages[square]))
        for near in state.side.town.neighbours[square]:
            tile = state.town[near]
            if tile == NONE:
                worth += self.values.weights.open_neighbour * self.values.time.left
            else:
                worth += tables.dots[tile] + (tables.colours[tile] if state.owners[near] == self.values.seat else 0)
        return worth

    def _usual_tile(self, number: int) -> float:
        """Return the value of a usual tile after `number` others."""
        values, weights, unit = self.values, self.values.weights, 0.0
        production, wood, points = weights.usual_tile
        for commodity in range(KINDS):
            unit += values.unit(commodity, number) / KINDS
        return production * unit + weights.dots + points - wood * values.wood * values.rate

    def _tile_worth(self, tile: int, number: int) -> float:
        """Return the value of a tile that is built after `number` others, without its surroundings."""
        values, state, pack = self.values, self.values.state, self.values.state.pack
        guild, gains = pack.tile_guild[tile], values.tables.gains
        gain = gains[pack.tile_effects[tile]]
        worth = values.gain(gain) - pack.tile_wood[tile] * values.wood * values.rate
        if guild == NONE:
            return worth
        if lacks_house(state, values.seat, tile):
            return values.weights.no_house
        worth += gain.production * values.unit_after(guild, number)
        worth += values.gain(gains[next_house(state, state.row_of(values.seat, guild))])
        return worth * values.weights.crossed_out if state.crossed_out(guild) else worth

    def _dots(self, tile: int, square: int) -> float:
        """Return the dots that a tile would match on a square, for itself and own neighbours, less those for others."""
        values, state, tables, weights = self.values, self.values.state, self.values.tables, self.values.weights
        tiles, owners, matches = state.town, state.owners, tables.matches
        public = state.pack.tile_guild[tile] == NONE
        pair = values.time.scorings * values.tokens[GREEN]
        worth = 0.0 if public else float(tables.near[state.seats][tile][square])
        for near in state.side.town.neighbours[square]:
            other = tiles[near]
            if other == NONE:
                if not public:
                    worth += weights.open_square * values.time.left * tables.colours[tile]
                continue
            if not public:
                worth += matches[tile][other]
                if state.pack.tile_guild[other] == NONE:
                    worth += pair
            if owners[near] == values.seat:
                worth += matches[other][tile] + (pair if public else 0.0)
            elif owners[near] != NONE:
                worth -= weights.neighbour * matches[other][tile]
        return worth


def mines(values: Values) -> float:
    """Return the value of stars in the rows of the mines, and of miners in the pool.

    Later stars make a row pay more (K13.2), and a seat's place in it less certain.
    """
    state, seat, weights, left = values.state, values.seat, values.weights, values.time.left
    worth = weights.miner * state.pool[seat] * min(1.0, left)
    for row in range(state.side.mines.rows):
        stars, total = stars_in_row(state, row)
        own = stars[seat]
        if own:
            pays = row_values(state.pack, total + int(weights.row_stars * left + 0.5))
            worth += max(0.0, 1 - weights.rows * left) * place_points(pays, stars, own) + weights.star * own * left
    return worth


def coming_mine(values: Values, free: bool) -> float:
    """Return the value of a mine yet to be drawn; nothing if it cannot be paid."""
    state, seat, weights = values.state, values.seat, values.weights
    if not has_miner(state, seat):
        return 0.0
    price = 0
    if not free:
        space = cheapest_space(state)
        if space == NONE:
            return 0.0
        price = wood_for(state, space, CARD) * values.wood + (0 if state.pool[seat] else state.price(PERMITS))
        if price > state.groschen[seat]:
            return 0.0
    worth = weights.mine[0] * values.unit(ORE, 0) + weights.mine[1]
    return worth + weights.mine[2] * (state.pack.draws[state.technology] - 1) - price * values.rate


def council(values: Values, pairs: int) -> float:
    """Return what the patricians that are likely to sit on the council will pay, green ones for these pairs."""
    state, time = values.state, values.time
    if not time.scorings:
        return 0.0
    # The hope of a higher pay does not count for a scoring at the end of this round.
    later, pack = min(time.scorings, time.rounds), state.pack
    worth = 0.0
    for colour in range(len(state.council)):
        tokens = values.tokens[colour]
        if tokens > 0:
            pay = pairs * pack.patrician_pay[GREEN] if colour == GREEN else values.pay(colour)
            pays = float(pay * time.scorings)
            # Nobody works towards patricians that are all in the bank; pelicans are used anyway.
            if colour == SILVERY or state.patrician_bank[colour] < pack.patrician_tokens:
                pays += values.weights.council[colour] * next_pay(values, colour) * later
            if colour == SILVERY:
                for number in range(state.pelicans[values.seat]):
                    pays += values.silver(number)
            worth += tokens * pays
    return worth


def seating_gain(values: Values, earned: int) -> float:
    """Return what moving a patrician to the council would bring more than to the others, after earning groschen."""
    state, pack, seat, gain = values.state, values.state.pack, values.seat, 0.0
    have = state.groschen[seat] + earned
    if have < pack.patrician_cost or not values.time.scorings:
        return gain
    for colour in range(len(state.council)):
        if state.patrician_pool[colour]:
            others = -values.pay(colour)
            for rival in range(state.seats):
                others += patrician_points(state, rival, colour)
            gain = max(gain, values.pay(colour) - others / (state.seats - 1))
    price = values.money(have) - values.money(have - pack.patrician_cost)
    return max(0.0, (1 - values.pooled) * values.time.scorings * gain - price)


def next_pay(values: Values, colour: int) -> float:
    """Return how much more one patrician would pay after the next step towards it, by how near that is."""
    state, seat, pay = values.state, values.seat, values.state.pack.patrician_pay
    if colour == GREEN:
        return float(pay[GREEN])
    if colour == SILVERY:
        # Half a pair; unused pelicans count by themselves.
        return pay[SILVERY] / 2 * (state.used_pelicans[seat] % 2)
    near = 0
    if colour == RED:
        most = most_houses(state, seat)
        for row in range(seat * HOUSE_ROWS, (seat + 1) * HOUSE_ROWS):
            near += state.houses[row] < most
        return pay[RED] * near / HOUSE_ROWS
    counts = mines_by_row(state, seat)
    fewest = min(counts)
    if fewest >= 2:
        return 0.0
    for count in counts:
        near += count > fewest
    return pay[YELLOW] * (near / len(counts)) ** 2


def under_way(values: Values, projects: Projects) -> float:
    """Return what the cards left this round may bring, and what an unfinished action will."""
    time, gains = values.time, action_gains(values, projects)
    worth = values.weights.soon * hand_gain(values, projects, gains) if time.plays else 0.0
    if time.prospect != NONE:
        worth += coming_mine(values, not is_paid(time.prospect))
    if time.joker:
        worth += max(gains[:JOKER_ACTION])
    step = values.state.agenda[-1]
    if isinstance(step, SeatPatrician) and step.seat == values.seat and step.origin != BARBARA:
        worth += seating_gain(values, 0)
    # A free mine is worth its draw even where action_gains, which counts the wood, says it is not.
    for action in time.offered:
        worth += coming_mine(values, free=True) if action == MINE else gains[action]
    return worth


def action_gains(values: Values, projects: Projects) -> list[float]:
    """Return what each action could bring now."""
    state, seat, pack = values.state, values.seat, values.state.pack
    have = state.groschen[seat]
    least, rights, plot = values.weights.buying
    gains = [0.0] * (JOKER_ACTION + 1)
    gains[MINE] = max(0.0, coming_mine(values, free=False))
    if len(state.slots[seat]) < pack.tile_slots and have >= least:
        gains[RIGHTS] = max(0.0, projects.tile_gain - rights * values.rate)
    if state.markers[seat] < pack.plot_markers and have >= least:
        gains[PLOT] = max(0.0, projects.plot_gain - plot * values.rate)
    if projects.building_gains:
        gains[BUILDING] = max(0.0, projects.building_gains[0])
    gains[INCOME] = values.money(have + values.income) - values.money(have) + seating_gain(values, values.income)
    if state.pelicans[seat]:
        tiles = values.weights.barbara
        coming = tiles[min(state.barbara, len(tiles) - 1)]
        coming += values.tokens[SILVERY] * values.time.scorings * pack.patrician_pay[SILVERY] / 2
        gains[BARBARA_ACTION] = max(0.0, coming - values.pelican(state.pelicans[seat] - 1))
    reputation = state.reputation[seat]
    price = values.standing(reputation) - values.standing(reputation - joker_loss(state, seat))
    # The best other action, less the reputation that the Joker costs (K10.1).
    gains[JOKER_ACTION] = max(0.0, max(gains) - price)
    return gains


def hand_gain(values: Values, projects: Projects, gains: list[float]) -> float:
    """Return the value of the cards that may still be played this round, each for its best action."""
    state, cards = values.state, len(values.state.pack.cards)
    hand = state.hand[values.seat * cards : (values.seat + 1) * cards]
    # A copy: what follows lowers the gains of actions already counted.
    gains = gains[:]
    built, worth = 0, 0.0
    for _ in range(values.time.plays):
        best, best_card, best_action = 0.0, NONE, NONE
        for half in state.pack.halves:
            if hand[half.card] and gains[half.action] > best:
                best, best_card, best_action = gains[half.action], half.card, half.action
        if best_card == NONE:
            break
        # A card has two actions but is played for one.
        hand[best_card] = 0
        worth += best
        gains[best_action] *= values.weights.again
        if best_action == BUILDING:
            built += 1
            gains[BUILDING] = projects.building_gains[built] if built < len(projects.building_gains) else 0.0
    return worth
