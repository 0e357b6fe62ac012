"""What tiles, mines, pelicans and patricians are worth to a style, in points."""

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from freestone.games.kutna_hora.effects import Effect
from freestone.games.kutna_hora.names import BARBARA, CARD, GREEN, NONE, ORE, PERMITS, WOOD, YELLOW, is_paid
from freestone.games.kutna_hora.steps.building import guilds_with_houses, lacks_house, next_house, wood_of
from freestone.games.kutna_hora.steps.end_of_game import building_points, own_buildings
from freestone.games.kutna_hora.steps.end_of_round import public_pairs
from freestone.games.kutna_hora.steps.mine import cheapest_space, diggable, has_miner, wood_for
from freestone.games.kutna_hora.steps.plot import prices_for
from freestone.games.kutna_hora.styles.outlook import POOLED, Outlook

# A building takes three actions: rights and a plot are each worth a share of what it will bring, and a third tile less
# than the first. A plot is worth less before there is a tile for it.
RIGHTS_SHARE: Final = 0.42
PLOT_SHARE: Final = 0.5
CROWD: Final = 0.75
EARLY: Final = 0.6
# The share of a tile's worth that is left while its guild is crossed out.
CROSSED_OUT: Final = 0.7
# The dots of a usual site, and how much a better or worse one counts while its tile may still go elsewhere.
USUAL_DOTS: Final = 4.0
SITE: Final = 0.6
# A usual mine: stars and ore; a further tile to choose from; a star that does not change the ranking of its row yet.
USUAL_STARS: Final = 1.6
USUAL_ORE: Final = 0.9
DRAW: Final = 0.4
STAR: Final = 0.5
# Rankings change: the points of a row count less for each round to come.
UNSETTLED: Final = 0.1
# A new row of mines for each yellow patrician and scoring; technology; a free public tile; a house that is removed.
NEW_ROW: Final = 0.5
TECHNOLOGY: Final = 1.6
PUBLIC_TILE: Final = 2.0
LOST_HOUSE: Final = 0.5
# A usual tile of the cathedral.
USUAL_CATHEDRAL: Final = 2.0


@mypyc_attr(allow_interpreted_subclasses=True)
class Taste:
    """What things are worth. The figures are those of a player without a plan; a style changes some of them."""

    # Factors of what everybody sees in a thing.
    production: ClassVar[float] = 1.0
    dots: ClassVar[float] = 1.0
    stars: ClassVar[float] = 0.7
    council: ClassVar[float] = 1.0
    # Points on top: for a building of a guild, a public one, a mine, a new pelican, and a pelican used.
    guild: ClassVar[float] = 0.0
    public: ClassVar[float] = 0.0
    mine: ClassVar[float] = 0.0
    pelican: ClassVar[float] = 0.0
    cathedral: ClassVar[float] = 0.0

    def rights(self, outlook: Outlook, tile: int, origin: int) -> float:
        """Return what the rights to a tile are worth: a share of the building, if there is time to build it."""
        state, waiting = outlook.state, len(outlook.state.slots[outlook.seat])
        worth = float(state.pack.extra_tile)
        if waiting < outlook.builds and not lacks_house(state, outlook.seat, tile):
            dots = USUAL_DOTS if state.pack.tile_guild[tile] != NONE else 0.0
            wood = outlook.rate * wood_of(state, tile, CARD) * state.price(WOOD)
            building = self.tile(outlook, tile) + self.dots * dots - wood
            worth = max(worth, RIGHTS_SHARE * CROWD**waiting * building)
        return worth - outlook.cost(outlook.rights_price(tile) if is_paid(origin) else 0)

    def plot(self, outlook: Outlook, square: int, origin: int) -> float:
        """Return what a plot is worth: a share of the best building for it, less the tax on markers."""
        state, pack, seat = outlook.state, outlook.state.pack, outlook.seat
        markers, tiles = state.markers[seat], state.slots[seat]
        worth = 0.0
        if markers < outlook.builds:
            fitting = [tile for tile in tiles or outlook.likely_tiles() if not lacks_house(state, seat, tile)]
            worth = max([0.0, *(self.promise(outlook, tile, square) for tile in fitting)])
        if markers >= len(tiles):
            worth *= EARLY if outlook.rounds else 0.0
        surcharge = pack.surcharge[markers + 1] - pack.surcharge[markers]
        price = prices_for(state, seat, [square], origin)[0]
        return max(float(pack.extra_plot), worth) - outlook.cost(price) - outlook.rate * surcharge

    def promise(self, outlook: Outlook, tile: int, square: int) -> float:
        """Return what a square promises for a tile that waits for one."""
        usual = self.dots * USUAL_DOTS
        return PLOT_SHARE * (self.tile(outlook, tile) + usual) + SITE * (self.site(outlook, tile, square) - usual)

    def building(self, outlook: Outlook, tile: int, origin: int) -> float:
        """Return what it is worth to build a tile on the best own plot."""
        state = outlook.state
        site = max(self.site(outlook, tile, square) for square in state.plots(outlook.seat))
        wood = wood_of(state, tile, origin) * state.price(WOOD)
        return self.tile(outlook, tile) + site - outlook.spent(wood) - state.pack.extra_tile

    def tile(self, outlook: Outlook, tile: int) -> float:
        """Return what a tile brings once it is built, wherever that is."""
        state, pack = outlook.state, outlook.state.pack
        guild = pack.tile_guild[tile]
        worth = self.effects(outlook, pack.tile_effects[tile])
        if guild == NONE:
            return worth + self.public
        worth += self.guild
        row = state.row_of(outlook.seat, guild)
        if row != NONE and state.houses[row]:
            worth += self.effects(outlook, next_house(state, row))
        return CROSSED_OUT * worth if state.crossed_out(guild) else worth

    def site(self, outlook: Outlook, tile: int, square: int) -> float:
        """Return what a tile brings on a square: dots, and pairs for green patricians."""
        pairs = outlook.pairs(tile, square) * outlook.tokens(GREEN) * outlook.scorings
        return self.dots * outlook.dots(tile, square) + self.council * pairs

    def effects(self, outlook: Outlook, effects: int) -> float:
        """Return what a printed list of effects is worth."""
        return sum([self.effect(outlook, effect) for effect in outlook.state.pack.effect_lists[effects]])

    def effect(self, outlook: Outlook, effect: Effect) -> float:
        """Return what an effect is worth; changes that concern everybody alike count nothing."""
        verb, amount = effect.verb, effect.amount
        if verb == "points":
            return float(amount)
        if verb == "reputation":
            return outlook.steps(amount)
        if verb == "production":
            return self.production * outlook.production(effect.noun, amount)
        if verb == "pelican":
            return sum([self.new_pelican(outlook, number) for number in range(amount)])
        if verb == "patrician":
            return POOLED * max(0.0, self.seating(outlook, effect.noun, CARD))
        if verb == "technology":
            return TECHNOLOGY + self.mine
        if verb == "public_tile":
            return PUBLIC_TILE + RIGHTS_SHARE * self.public if outlook.builds > 1 else 1.0
        return -LOST_HOUSE if verb == "remove_house" else 0.0

    def seating(self, outlook: Outlook, colour: int, origin: int) -> float:
        """Return what it is worth to move a patrician to the council."""
        price = outlook.state.pack.patrician_cost if is_paid(origin) else 0
        return self.council * outlook.council(colour) - outlook.cost(price)

    def income(self, outlook: Outlook) -> float:
        """Return what an Income action is worth, with a patrician for the council."""
        worths = [0.0]
        if outlook.groschen + outlook.income >= outlook.state.pack.patrician_cost:
            pool = outlook.state.patrician_pool
            worths += [self.seating(outlook, colour, CARD) for colour, tokens in enumerate(pool) if tokens]
        return outlook.earned(outlook.income) + max(worths)

    def new_pelican(self, outlook: Outlook, others: int) -> float:
        """Return what a pelican is worth after some others: a point, or more if there is time to use it."""
        extra, unused = float(outlook.state.pack.extra_pelican), outlook.state.pelicans[outlook.seat] + others
        if unused >= outlook.uses:
            return extra
        return max(extra, USUAL_CATHEDRAL + self.pelican + self.council * outlook.used_pelican())

    def barbara(self, outlook: Outlook) -> float:
        """Return what it is worth to use a pelican now: the current tile of the cathedral, and silver patricians."""
        state, pack = outlook.state, outlook.state.pack
        worth = self.council * outlook.used_pelican() + self.cathedral - pack.extra_pelican
        if state.barbara == len(pack.barbara_tiles):
            return worth + self.effects(outlook, pack.after_last)
        tile = pack.barbara_tiles[state.barbara]
        offers = [max(0.0, self.offer(outlook, effect)) for effect in tile.middle_effects]
        return worth + self.effects(outlook, tile.fixed) + sum(offers)

    def offer(self, outlook: Outlook, effect: Effect) -> float:
        """Return what a tile of the cathedral offers (K9.3)."""
        state, seat, verb, amount = outlook.state, outlook.seat, effect.verb, effect.amount
        worths = [0.0]
        if verb == "free_rights" and len(state.slots[seat]) < state.pack.tile_slots:
            worths += [self.rights(outlook, tile, BARBARA) for tile in outlook.tiles(BARBARA)]
        elif verb == "free_plot_anywhere" and state.markers[seat] < state.pack.plot_markers:
            worths += [self.plot(outlook, square, BARBARA) for square in outlook.squares(BARBARA)]
        elif verb == "free_building":
            worths += [self.building(outlook, tile, BARBARA) for tile in outlook.ready_tiles(BARBARA)]
        elif verb == "income_actions":
            worths.append(amount * self.income(outlook))
        elif verb == "free_mines" and has_miner(state, seat):
            worths.append(amount * self.mining(outlook, BARBARA))
        elif verb == "patrician_bank_to_council":
            bank = state.patrician_bank
            worths += [self.seating(outlook, colour, BARBARA) for colour, left in enumerate(bank) if left]
        elif verb == "reputation_per_public_neighbour":
            worths.append(outlook.steps(public_pairs(state, seat) * amount))
        elif verb == "score_one_building":
            worths += [float(building_points(state, square)) for square in own_buildings(state, seat)]
        elif verb == "house_to_production":
            worths += [self.conversion(outlook, guild, amount) for guild in guilds_with_houses(state, seat)]
        return max(worths)

    def house(self, outlook: Outlook, guild: int) -> float:
        """Return what it costs to lose the next house of a guild."""
        row = outlook.state.row_of(outlook.seat, guild)
        return LOST_HOUSE + SITE * self.effects(outlook, next_house(outlook.state, row))

    def conversion(self, outlook: Outlook, guild: int, amount: int) -> float:
        """Return what it is worth to turn a house into production."""
        return amount * outlook.unit(guild) - self.house(outlook, guild)

    def mining(self, outlook: Outlook, origin: int) -> float:
        """Return what a mine is worth before its tile is known."""
        state, space = outlook.state, cheapest_space(outlook.state)
        if space == NONE:
            return 0.0
        price = wood_for(state, space, origin) * state.price(WOOD)
        if is_paid(origin) and not state.pool[outlook.seat]:
            price += state.price(PERMITS)
        if price > outlook.groschen:
            return 0.0
        worth = self.production * USUAL_ORE * outlook.unit(ORE) + self.stars * USUAL_STARS + self.mine
        return worth + DRAW * (state.pack.draws[state.technology] - 1) - outlook.cost(price)

    def drawn_mine(self, outlook: Outlook, tile: int, origin: int) -> float:
        """Return what a drawn mine is worth on its best space."""
        spaces = diggable(outlook.state, outlook.seat, origin)
        return max(self.space(outlook, tile, choice.value, origin) for choice in spaces)

    def space(self, outlook: Outlook, tile: int, space: int, origin: int) -> float:
        """Return what a mine is worth on a space."""
        state, pack = outlook.state, outlook.state.pack
        row, stars = state.side.mines.row_of[space], pack.mine_stars[tile]
        worth = self.effects(outlook, pack.mine_effects[tile]) + self.mine
        worth += self.stars * (STAR * stars + (1 - UNSETTLED * outlook.rounds) * outlook.row(row, stars))
        if outlook.is_new_row(row):
            worth += self.council * NEW_ROW * outlook.scorings * outlook.tokens(YELLOW)
        return worth - outlook.cost(wood_for(state, space, origin) * state.price(WOOD))
