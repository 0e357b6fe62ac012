"""What is printed on tiles, cards and tracks: one class a kind of component, read from a row and checked."""

from typing import Final

from freestone.games.kutna_hora import limits
from freestone.games.kutna_hora.boards import Boards, dots_of
from freestone.games.kutna_hora.effects import (
    GAINS,
    GUILD_VERBS,
    MIDDLE_VERBS,
    MINE_VERBS,
    PUBLIC_VERBS,
    Arm,
    Effect,
    OreDeck,
    Patrician,
    Production,
    Technology,
    read_effects,
)
from freestone.games.kutna_hora.names import (
    ACTIONS,
    COMMODITIES,
    DECKS,
    GUILDS,
    NONE,
    ORE,
    PATRICIANS,
    RED_X,
    SILVER,
    TOWN,
)
from freestone.packs.reader import Row, each

MEASURES: Final = ("mines", "buildings", "plots", "used_pelicans", "reputation", "groschen")
EVENT_DECKS: Final = ("A", "B")
DECK_SIZES: Final = (40, 30)
SYMBOLS: Final = {"": 0, "t": TOWN, "x": RED_X}


class Tile:
    """A building tile: a guild's, or a public one with a patrician."""

    index: int
    name: str
    guild: int
    colour: int

    def __init__(self, row: Row, index: int) -> None:
        self.index = index
        self.id = row.id()
        self.name = row.message(f"building-{self.id}", short=f"short-{self.id}")
        self.guild = self.colour = NONE
        self.marked = False
        self.production = 0
        self.wood = row.number("wood", limits.WOOD)
        self.plot = row.number("plot", limits.PLOT_PRICE)
        self.dots = dots_of(row)
        self.effects: list[Effect] = []


def read_guild_tile(row: Row, index: int) -> Tile:
    """Read a guild's tile; it moves its guild's arm, or is the Miners' and brings technology (K7.3)."""
    tile = Tile(row, index)
    tile.guild = GUILDS.index(row.one_of("guild", GUILDS))
    tile.marked = row.flag("marked")
    tile.production = row.number("production", limits.PRODUCTION)
    printed = read_effects(row, "effects", GUILD_VERBS)
    arms = [effect.commodity for effect in printed if isinstance(effect, Arm)]
    decks = [effect.amount for effect in printed if isinstance(effect, OreDeck)]
    technology = any(isinstance(effect, Technology) for effect in printed)
    if tile.guild == ORE:
        fits = decks == [tile.production] and technology and not arms
        row.check(fits, f"a Miners' tile has ore_deck = {tile.production} like its production, technology and no arm")
    else:
        fits = arms == [tile.guild] and not technology
        row.check(fits, f"a tile of the {GUILDS[tile.guild]} moves the arm of {COMMODITIES[tile.guild]} once")
    tile.effects = [Production("production", tile.production, tile.guild), *printed]
    return tile


def read_public_tile(row: Row, index: int) -> Tile:
    """Read a public tile; its effects move its own patrician (K7.5)."""
    tile = Tile(row, index)
    tile.colour = PATRICIANS.index(row.one_of("patrician", PATRICIANS))
    tile.effects = read_effects(row, "effects", PUBLIC_VERBS)
    moved = [effect.colour for effect in tile.effects if isinstance(effect, Patrician)]
    row.check(moved == [tile.colour], f"its effects move the {PATRICIANS[tile.colour]} patrician, once")
    return tile


class MineTile:
    """A mine tile or a technology tile."""

    def __init__(self, row: Row, index: int, names: str) -> None:
        self.index = index
        self.id = row.id()
        self.name = row.message(f"{names}-{self.id}")
        self.stack = row.number("stack", limits.STACK) if names == "mine" else 0
        self.stars = row.number("stars", limits.STARS)
        self.ore = row.number("ore", limits.ORE)
        self.cost = row.number("cost", limits.MINE_COST)
        printed = sorted(read_effects(row, "effects", MINE_VERBS), key=_order_at_the_mine)
        dug: list[Effect] = [Production("production", self.ore, ORE), OreDeck("ore_deck", self.ore)] if self.ore else []
        self.effects = dug + printed


def _order_at_the_mine(effect: Effect) -> int:
    """K4.5: population, then points, then the rest."""
    first = ("population", "points")
    return first.index(effect.verb) if effect.verb in first else len(first)


class Half:
    """One of the two actions of a card."""

    index: int
    card: int
    action: int

    def __init__(self, index: int, card: int, action: int) -> None:
        self.index = index
        self.card = card
        self.action = action


class ActionCard:
    """An action card with its two halves."""

    index: int
    name: str
    halves: list[Half]

    def __init__(self, row: Row, index: int) -> None:
        self.index = index
        self.id = row.id()
        self.name = row.message(f"card-{self.id}", short=f"short-card-{self.id}")
        actions = row.texts("halves", ACTIONS)
        row.check(len(actions) == len(set(actions)) == 2, f"halves are two different actions, not {actions!r}")
        self.actions = actions
        for action in actions:
            row.message(f"half-{self.id}-{action}")
        self.halves = [Half(2 * index + at, index, ACTIONS.index(action)) for at, action in enumerate(actions)]


class EventCard:
    """An event card: its tax, how far the decks advance, and one effect."""

    def __init__(self, row: Row, index: int) -> None:
        self.index = index
        self.id = row.id()
        self.name = row.message(f"event-card-{self.id}")
        self.deck = row.one_of("deck", EVENT_DECKS)
        self.tax = row.number("tax", limits.TAX, 0)
        self.population = row.number("population", limits.CARDS_MOVED, 0)
        self.ore = row.number("ore", limits.CARDS_MOVED, 0)
        guild = row.one_of("town_builds", GUILDS[1:]) if "town_builds" in row else ""
        self.town_builds = GUILDS.index(guild) if guild else NONE
        modifier = row.amounts("modifier", ("building_wood", "mine_wood"), limits.MODIFIER)
        self.building_wood = modifier.get("building_wood", 0)
        self.mine_wood = modifier.get("mine_wood", 0)
        self.measure = ""
        self.most = False
        self.at_least = 0
        self.gain: list[Effect] = []
        self.award = NONE
        if "award" in row:
            self._read_award(row.table("award"))

    def _read_award(self, row: Row) -> None:
        self.most = row.one_of("who", ("most", "each")) == "most"
        self.measure = row.one_of("measure", MEASURES)
        self.at_least = 0 if self.most else row.number("at_least", limits.AT_LEAST)
        self.gain = read_effects(row, "gain", GAINS)
        row.done()


def numbered(row: Row, number: int, what: str) -> str:
    """Return the id of a row, which must be its place in the list."""
    row.check(row.number("id", limits.NUMBER) == number, f"the {what} stand in order: this is number {number}")
    return str(number)


class CathedralTile:
    """A tile of St. Barbara's Cathedral; `fixed` and `middle` are places in the pack's lists of effects."""

    name: str
    tax: int
    fixed: int
    middle: int

    def __init__(self, row: Row, number: int) -> None:
        self.name = f"barbara-{numbered(row, number, 'tiles')}"
        self.tax = row.number("tax", limits.TAX)
        self.fixed_effects = read_effects(row, "fixed", ("points", "reputation"))
        self.middle_effects = read_effects(row, "middle", MIDDLE_VERBS)
        self.fixed = self.middle = NONE


class Market:
    """The price table of a commodity: one line a card of its deck, one column a position of its arm."""

    def __init__(self, row: Row, commodity: int, positions: int, prices: range) -> None:
        self.deck = DECKS.index(row.one_of("deck", DECKS))
        self.arm = COMMODITIES.index(row.one_of("arm", COMMODITIES[1:]))
        own = self.arm == (SILVER if commodity == ORE else commodity)
        row.check(own, "every commodity has its own arm; ore is read at the silver arm")
        self.prices: list[int] = []
        self.symbols: list[int] = []
        cards = row.texts("cards")
        size = DECK_SIZES[self.deck]
        row.check(len(cards) == size, f"the {DECKS[self.deck]} deck has {size} cards, not {len(cards)}")
        for number, card in enumerate(cards):
            self._read_card(row, number, card.split(), positions, prices)
        row.check(commodity != ORE or TOWN not in self.symbols, "the town never builds for ore: it has no arm")
        early = self.symbols[:1] == [TOWN]
        row.check(not early, "the town does not build before the game begins: card 0 has no t at the left")
        if row.sound:
            self._check_course(row, commodity == ORE, positions)

    def _read_card(self, row: Row, number: int, cells: list[str], positions: int, prices: range) -> None:
        if len(cells) != positions:
            row.note(f"card {number} has {positions} cells, not {len(cells)}: {' '.join(cells)!r}")
        for cell in cells:
            digits, symbol = cell.rstrip("tx"), cell[len(cell.rstrip("tx")) :]
            if not digits.isdecimal() or int(digits) not in prices or symbol not in SYMBOLS:
                span = f"{prices[0]} to {prices[-1]}"
                row.note(f"card {number}: a cell is a price from {span} with t or x, not {cell!r}")
                continue
            self.prices.append(int(digits))
            self.symbols.append(SYMBOLS[symbol])

    def _check_course(self, row: Row, is_ore: bool, positions: int) -> None:
        """Prices fall as an arm moves right and rise from card to card; those of ore go the other way."""
        signed = [-price if is_ore else price for price in self.prices]
        right, up = ("rise", "fall") if is_ore else ("fall", "rise")
        for at, price in enumerate(signed):
            card, place = divmod(at, positions)
            if place and price > signed[at - 1]:
                row.note(f"card {card}: prices {right}, or stay, from left to right")
            if card and price < signed[at - positions]:
                row.note(f"card {card}: prices {up}, or stay, from one card to the next")


class Track:
    """The rounds track for some numbers of players."""

    def __init__(self, row: Row, index: int) -> None:
        self.index = index
        row.id()
        self.players = row.numbers("players", limits.PLAYERS)
        self.rounds = row.number("rounds", limits.ROUNDS)
        self.reputation_loss = row.numbers("reputation_loss", limits.REPUTATION_LOSS, self.rounds)
        self.red_tiles_after = row.number("red_tiles_after", range(1, self.rounds))
        self.patrician_scoring = row.numbers("patrician_scoring", range(1, self.rounds + 1))
        self.event_decks = row.texts("event_decks", EVENT_DECKS)
        decks = len(self.event_decks) == self.rounds - 1
        row.check(decks, f"event_decks names deck A or B for each of the first {self.rounds - 1} rounds")


class MineCard:
    """A mine setup card: the rock spaces for each number of players."""

    def __init__(self, row: Row, number: int, boards: Boards | None, rocks: int) -> None:
        self.id = numbered(row, number, "cards")
        self.rocks_for: list[list[int]] = [[] for _ in range(5)]
        sides = [row.texts("large"), row.texts("small")]
        if boards is None:
            return
        large, small = map(len, sides)
        row.check(large == small == rocks, f"there are {rocks} rocks on either side, not {large} and {small}")
        for side, names in zip(boards.sides, sides, strict=True):
            found = side.mines.rocks(row, names)
            for seats in side.players:
                self.rocks_for[seats] = found


class GuildSet:
    """Three guilds in the printed order; `index` is the place of the combination among all of them."""

    index: int
    guilds: list[int]

    def __init__(self, index: int, guilds: list[int]) -> None:
        self.index = index
        self.guilds = guilds


class GuildCard:
    """A guild setup card: one set for each player."""

    owners: Final = {2: (1,), 3: (1, 2), 4: (2,)}

    def __init__(self, row: Row, number: int, combinations: list[list[int]]) -> None:
        self.id = numbered(row, number, "cards")
        self.sets_for: list[list[GuildSet]] = [[] for _ in range(5)]
        for seats, key in ((2, "two"), (3, "three"), (4, "four")):
            sets = each(row.tables(key), lambda part, _: self._read_set(part, combinations))
            different = len(sets) == len({found.index for found in sets}) == seats
            row.check(different, f"{key} has {seats} different sets, not {len(sets)}")
            for guild, name in enumerate(GUILDS):
                owners = sum(guild in found.guilds for found in sets)
                row.check(owners in self.owners[seats], f"{key}: the {name} stand in {owners} sets")
            self.sets_for[seats] = sets

    def _read_set(self, row: Row, combinations: list[list[int]]) -> GuildSet:
        guilds = [GUILDS.index(name) for name in row.texts("guilds", GUILDS)]
        row.done()
        if sorted(guilds) not in combinations:
            raise row.error(f"a set is three different guilds, not {len(guilds)}")
        return GuildSet(combinations.index(sorted(guilds)), guilds)
