"""Tiles, cards and tracks: what is printed on each kind, read from a row and checked.

Bounds are wider than anything known to be printed, but they catch a slip of the finger.
"""

from typing import Final

from freestone.core.errors import shown
from freestone.core.step import Terms
from freestone.games.kutna_hora.boards import Boards
from freestone.games.kutna_hora.effects import Effect, read_effects
from freestone.games.kutna_hora.names import (
    ACTIONS,
    COLOURS,
    COMMODITIES,
    DECKS,
    GUILD_NAMES,
    GUILDS,
    NONE,
    ORE,
    PATRICIANS,
    RED_X,
    SILVER,
    TOWN,
)
from freestone.packs.reader import Component, Row

MEASURES: Final = ("mines", "buildings", "plots", "used_pelicans", "reputation", "groschen")
EVENT_DECKS: Final = ("A", "B")
# Population 0 to 39, ore 0 to 29 (K3.2).
DECK_SIZES: Final = (40, 30)
SYMBOLS: Final = {"": 0, "t": TOWN, "x": RED_X}
MINE_ORDER: Final = {"population": 0, "points": 1}  # K4.5: these two, then the rest
GUILD_OWNERS: Final = {2: (1,), 3: (1, 2), 4: (2,)}  # by players: how many of them own a guild

Text = tuple[str, Terms]


class Tile(Component):
    """A building tile: a guild's, or a public one with a patrician."""

    def __init__(self, row: Row, index: int) -> None:
        super().__init__(row, index, "building", short="short")
        self.guild = self.colour = NONE
        self.marked = False
        self.production = 0
        self.wood = row.number("wood", 0, 12)
        self.plot = row.number("plot", 1, 12)
        self.dots = row.amounts("dots", COLOURS, 1, 4)
        self.effects: list[Effect] = []

    def text(self) -> list[Text]:
        """Return what the building costs, does and shows."""
        wood: Text = ("figure-wood", {"amount": self.wood})
        plot: Text = ("figure-plot", {"amount": self.plot})
        shown = [(colour, amount) for colour, amount in zip(COLOURS, self.dots, strict=True) if amount]
        dots: list[Text] = [(f"figure-dots-{colour}", {"amount": amount}) for colour, amount in shown]
        return [wood, *(effect.text() for effect in self.effects), plot, *dots]


def read_guild_tile(row: Row, index: int) -> Tile:
    """Return a guild's tile, which moves its guild's arm, or is the Miners' and brings technology (K7.3)."""
    tile = Tile(row, index)
    tile.guild = row.place("guild", GUILDS)
    tile.marked = row.flag("marked")
    tile.production = row.number("production", 1, 9)
    printed = read_effects(row, "effects", "guild")
    arms = [effect.noun for effect in printed if effect.verb == "arm"]
    decks = [effect.amount for effect in printed if effect.verb == "ore_deck"]
    technology = any(effect.verb == "technology" for effect in printed)
    if tile.guild == ORE:
        fits = decks == [tile.production] and technology and not arms
        row.check(fits, "miners-tile", production=tile.production)
    else:
        fits = arms == [tile.guild] and not technology
        row.check(fits, "guild-tile", guild=GUILDS[tile.guild], commodity=COMMODITIES[tile.guild])
    # Production comes first, before the printed effects can change prices (K7.3).
    tile.effects = [Effect("production", tile.production, tile.guild), *printed]
    return tile


def read_public_tile(row: Row, index: int) -> Tile:
    """Return a public tile, whose effects move its own patrician (K7.5)."""
    tile = Tile(row, index)
    tile.colour = row.place("patrician", PATRICIANS)
    tile.effects = read_effects(row, "effects", "public")
    moved = [effect.noun for effect in tile.effects if effect.verb == "patrician"]
    row.check(moved == [tile.colour], "patrician-tile", patrician=PATRICIANS[tile.colour])
    return tile


class MineTile(Component):
    """A mine tile or a technology tile."""

    def __init__(self, row: Row, index: int, kind: str) -> None:
        super().__init__(row, index, kind)
        self.stack = row.number("stack", 1, 3) if kind == "mine" else 0
        self.stars = row.number("stars", 0, 6)
        self.ore = row.number("ore", 0, 6)
        self.cost = row.number("cost", 1, 9)
        self.effects: list[Effect] = []
        if self.ore:
            # The advance of the ore deck is implied by the ore of a mine (K7.3).
            self.effects += [Effect("production", self.ore, ORE), Effect("ore_deck", self.ore)]
        printed = read_effects(row, "effects", "mine")
        self.effects += sorted(printed, key=lambda effect: MINE_ORDER.get(effect.verb, len(MINE_ORDER)))

    def text(self) -> list[Text]:
        """Return what the mine does, and what it means for its neighbours and its row."""
        figures: list[Text] = [("figure-cost", {"amount": self.cost}), ("figure-stars", {"amount": self.stars})]
        return [*(effect.text() for effect in self.effects), *figures]


class Half:
    """One of the two actions of a card."""

    def __init__(self, index: int, card: int, action: int) -> None:
        self.index = index
        self.card = card
        self.action = action


class ActionCard(Component):
    """An action card with its two halves."""

    def __init__(self, row: Row, index: int) -> None:
        super().__init__(row, index, "card", short="short-card")
        self.actions = row.texts("halves", ACTIONS)
        two = len(self.actions) == len(set(self.actions)) == 2
        row.check(two, "halves", found=shown(self.actions))
        for action in self.actions if self.id else ():
            row.message(f"half-{self.id}-{action}")
        self.halves = [Half(2 * index + at, index, ACTIONS.index(action)) for at, action in enumerate(self.actions)]


class EventCard(Component):
    """An event card: its tax, how far the decks advance, and one effect."""

    def __init__(self, row: Row, index: int) -> None:
        super().__init__(row, index, "event-card")
        self.deck = row.one_of("deck", EVENT_DECKS)
        self.tax = row.number("tax", 0, 9, default=0)
        self.population = row.number("population", 0, 9, default=0)
        self.ore = row.number("ore", 0, 9, default=0)
        self.town_builds = 1 + row.place("town_builds", GUILDS[1:]) if "town_builds" in row else NONE
        self.building_wood, self.mine_wood = row.amounts("modifier", ("building_wood", "mine_wood"), -6, 6)
        self.measure = ""
        self.most = False
        self.at_least = 0
        self.gain: list[Effect] = []
        self.award = NONE
        if "award" in row:
            award = row.part("award")
            self.most = award.one_of("who", ("most", "each")) == "most"
            self.measure = award.one_of("measure", MEASURES)
            self.at_least = 0 if self.most else award.number("at_least", 1, 30)
            self.gain = read_effects(award, "gain", "award")

    def text(self) -> list[Text]:
        """Return what the event does at once and during its round, and then at the end of the round."""
        changes = {"tax": self.tax, "building_wood": self.building_wood, "mine_wood": self.mine_wood}
        found: list[Text] = [
            (f"figure-{key}{'' if amount > 0 else '-less'}", {"amount": abs(amount)})
            for key, amount in changes.items()
            if amount
        ]
        decks = {"effect-population": self.population, "effect-ore_deck": self.ore}
        ending: list[Text] = [(message, {"amount": amount}) for message, amount in decks.items() if amount]
        if self.town_builds != NONE:
            ending.append(("figure-town_builds", {"guild": GUILD_NAMES[self.town_builds]}))
        if self.measure:
            message = "figure-award_most" if self.most else "figure-award_each"
            ending.append((message, {"measure": f"award-{self.measure}", "least": self.at_least}))
            ending += [effect.text() for effect in self.gain]
        return [*found, ("figure-end_of_round", {}), *ending] if ending else found


def numbered(row: Row, number: int) -> str:
    """Return the id of a row, which must be its place in the list."""
    row.check(row.number("id", 1, 99) == number, "order", number=number)
    return str(number)


class CathedralTile:
    """A tile of St. Barbara's Cathedral; `fixed` and `middle` are places in the pack's lists of effects."""

    def __init__(self, row: Row, number: int) -> None:
        self.name = f"barbara-{numbered(row, number)}"
        self.tax = row.number("tax", 0, 9)
        self.fixed_effects = read_effects(row, "fixed", "fixed")
        self.middle_effects = read_effects(row, "middle", "middle")
        self.fixed = self.middle = NONE

    def text(self) -> list[Text]:
        """Return what the tile gives, and the tax it raises when a building turns it."""
        effects = [effect.text() for effect in (*self.fixed_effects, *self.middle_effects)]
        return [*effects, ("figure-flip_tax", {"amount": self.tax})]


class Market:
    """The price table of a commodity: one line a card of its deck, one column a position of its arm."""

    def __init__(self, row: Row, commodity: int, positions: int, prices: range) -> None:
        self.deck = row.place("deck", DECKS)
        # Ore is the first commodity and has no arm.
        self.arm = 1 + row.place("arm", COMMODITIES[1:])
        own = self.arm == (SILVER if commodity == ORE else commodity)
        row.check(own, "own-arm")
        self.prices: list[int] = []
        self.symbols: list[int] = []
        cards, size = row.texts("cards"), DECK_SIZES[self.deck]
        row.check(len(cards) == size, f"deck-{DECKS[self.deck]}", count=size, found=len(cards))
        for number, card in enumerate(cards):
            self._read_card(row, number, card.split(), positions, prices)
        row.check(commodity != ORE or TOWN not in self.symbols, "no-town-for-ore")
        # All arms begin at the left of card 0, and nobody has advanced a deck by then.
        row.check(self.symbols[:1] != [TOWN], "early-town")
        if row.is_sound:
            self._check_course(row, commodity == ORE, positions)

    def _read_card(self, row: Row, number: int, cells: list[str], positions: int, prices: range) -> None:
        if len(cells) != positions:
            row.note("cells", card=number, count=positions, found=len(cells), cells=shown(" ".join(cells)))
        for cell in cells:
            digits = cell.rstrip("tx")
            symbol = cell[len(digits) :]
            if digits.isdecimal() and int(digits) in prices and symbol in SYMBOLS:
                self.prices.append(int(digits))
                self.symbols.append(SYMBOLS[symbol])
            else:
                row.note("cell", card=number, least=prices[0], most=prices[-1], found=shown(cell))

    def _check_course(self, row: Row, is_ore: bool, positions: int) -> None:
        """Prices fall as an arm moves right and rise from card to card; those of ore go the other way."""
        # Turned round for ore, so that one comparison serves both directions.
        signed = [-price if is_ore else price for price in self.prices]
        right, down = ("rise", "fall") if is_ore else ("fall", "rise")
        for at, price in enumerate(signed):
            card, place = divmod(at, positions)
            if place and price > signed[at - 1]:
                row.note(f"prices-{right}-right", card=card)
            if card and price < signed[at - positions]:
                row.note(f"prices-{down}-down", card=card)


class Track:
    """The rounds track for some numbers of players."""

    def __init__(self, row: Row, index: int) -> None:
        self.index = index
        row.id()
        self.players = row.numbers("players", 2, 4)
        self.rounds = row.number("rounds", 2, 8)
        self.reputation_loss = row.numbers("reputation_loss", 0, 9, count=self.rounds)
        self.red_tiles_after = row.number("red_tiles_after", 1, self.rounds - 1)
        self.patrician_scoring = row.numbers("patrician_scoring", 1, self.rounds)
        self.event_decks = row.texts("event_decks", EVENT_DECKS)
        decks = len(self.event_decks) == self.rounds - 1
        row.check(decks, "event-decks", rounds=self.rounds - 1)


class MineCard:
    """A mine setup card: the rock spaces for each number of players."""

    def __init__(self, row: Row, number: int, boards: Boards | None, rocks: int) -> None:
        self.id = numbered(row, number)
        self.rocks_for: list[list[int]] = [[] for _ in range(5)]
        sides = [row.texts("large"), row.texts("small")]
        if boards is None:
            return
        large, small = map(len, sides)
        row.check(large == small == rocks, "rocks", rocks=rocks, large=large, small=small)
        for side, names in zip(boards.sides, sides, strict=True):
            found = side.mines.rocks(row, names)
            for seats in side.players:
                self.rocks_for[seats] = found


class GuildSet:
    """Three guilds in the printed order; `index` is the place of the combination among all of them."""

    def __init__(self, index: int, guilds: list[int]) -> None:
        self.index = index
        self.guilds = guilds


class GuildCard:
    """A guild setup card: one set for each player."""

    def __init__(self, row: Row, number: int, combinations: list[list[int]]) -> None:
        self.id = numbered(row, number)
        self.sets_for: list[list[GuildSet]] = [[] for _ in range(5)]
        for seats, key in ((2, "two"), (3, "three"), (4, "four")):
            sets = self.sets_for[seats]
            for part in row.parts(key):
                guilds = [GUILDS.index(name) for name in part.texts("guilds", GUILDS)]
                if sorted(guilds) in combinations:
                    sets.append(GuildSet(combinations.index(sorted(guilds)), guilds))
                else:
                    part.check(False, "guild-set", found=shown([GUILDS[guild] for guild in guilds]))
            different = len(sets) == len({found.index for found in sets}) == seats
            row.check(different, "guild-sets", key=key, count=seats, found=len(sets))
            for guild, name in enumerate(GUILDS):
                owners = sum(guild in found.guilds for found in sets)
                row.check(owners in GUILD_OWNERS[seats], "guild-owners", key=key, guild=name, sets=owners)
