"""Positions of Kutná Hora as numbers: everything on the table, and the decision at hand with what follows it.

Every part of the table has a function for its fields and one for its values, in the same order. Whatever is the same
in all positions of a pack, such as villages, entrances and what tiles do, is left out.
"""

from typing import Final

from freestone.core.game import Game
from freestone.core.pack import Pack
from freestone.encoding import Encoding, Field
from freestone.games.kutna_hora.ahead import ASKING, Ahead, Places
from freestone.games.kutna_hora.cards import DECK_SIZES
from freestone.games.kutna_hora.components import HALL_COLUMNS, HALL_ROWS, HOUSES_IN_ROW, Components
from freestone.games.kutna_hora.names import (
    ACTIONS,
    COLOURS,
    COMMODITIES,
    DECKS,
    DOTS,
    GUILDS,
    HOUSE_ROWS,
    JOKER_ACTION,
    KINDS,
    NONE,
    ORIGINS,
    PATRICIANS,
    PERMITS,
    ROWS,
    SOURCE_COUNT,
    SOURCES,
)
from freestone.games.kutna_hora.state import KutnaHoraState
from freestone.games.kutna_hora.steps.setup import sets_left

# Positions beyond these are possible but far away: 36 random and 10 greedy games came to 114 groschen, an income of
# 109, production of 13, 4 pelicans, and -20 to 29 points from one source.
MOST_GROSCHEN: Final = 255
LEAST_POINTS: Final = -64
MOST_POINTS: Final = 127
MOST_EFFECT: Final = 24
LEAST_REPUTATION: Final = -15
MOST_REPUTATION: Final = 25
MOST_PELICANS: Final = 31
MOST_PRODUCTION: Final = 31
MOST_PRICE: Final = 127
MOST_OFFERS: Final = 6
MOST_ADVANCE: Final = 40
# Where a building tile is, in the order of the fields; above HELD, seats that hold it follow. 0: it is out of the game.
OPEN: Final = 2
BUILT: Final = 3
HELD: Final = 4

_HOT: Final = bytes(255) + b"\1" + bytes(255)


def one_hot(at: int, size: int) -> bytes:
    """Return zeros with a one at a place; only zeros at NONE.

    >>> list(one_hot(1, 3))
    [0, 1, 0]
    """
    # A slice of one long row, in which NONE is the first place after the one.
    return _HOT[255 - at : 255 - at + size]


def marks(values: list[int]) -> bytes:
    """Return a table for `translate` that turns numbers, NONE counting as 0, into the values of what they number."""
    return bytes([0, *values, *[0] * (255 - len(values))])


def at_places(values: list[int], places: list[int]) -> bytes:
    """Return the numbers at some places, NONE as 0."""
    return bytes([values[place] + 1 for place in places])


def turned(values: list[int], first: int) -> list[int]:
    """Return values by seat so that those of one seat come first."""
    return values[first:] + values[:first]


def clamped(values: list[int], least: int, most: int) -> bytes:
    """Return values as they are encoded: those out of range as the nearest."""
    return bytes([max(least, min(most, value)) - least for value in values])


class Planes:
    """What encoding looks up, made once for a pack and a number of seats; most of it are tables for `translate`.

    - `only`: of these, number 0 marks what is 1, number 1 what is 2, and so on.
    - `rocks`: by setup card of the mines, where rocks are; `sets`: by guild set, its guilds; NONE comes first.
    """

    def __init__(self, pack: Components, seats: int) -> None:
        self.seats: int = seats
        self.places: Places = Places(pack)
        self.no_effects: bytes = bytes([MOST_EFFECT] * len(self.places.effects))
        self.squares: list[int] = pack.side_for[seats].town.squares
        self.spaces: list[int] = pack.side_for[seats].mines.spaces
        self.only: list[bytes] = [marks([0] * at + [1]) for at in range(BUILT + seats)]
        self.public: bytes = marks([int(guild == NONE) for guild in pack.tile_guild])
        self.plots: bytes = marks(pack.tile_plot)
        self.dots: list[bytes] = [marks([dots[colour] for dots in pack.tile_dots]) for colour in range(DOTS)]
        self.stars: bytes = marks(pack.mine_stars)
        self.costs: bytes = marks(pack.mine_cost)
        rocks = [[], *[card.rocks_for[seats] for card in pack.mine_cards]]
        self.rocks: list[bytes] = [bytes([space in found for space in self.spaces]) for found in rocks]
        sets = [[], *pack.combinations]
        self.sets: list[bytes] = [bytes([guild in found for guild in range(KINDS)]) for found in sets]


class KutnaHoraEncoding(Encoding[KutnaHoraState]):
    """Positions of Kutná Hora as bytes; nothing on its table is secret."""

    def __init__(self, game: Game[KutnaHoraState], pack: Pack, seats: int) -> None:
        assert isinstance(pack, Components)
        self._planes = Planes(pack, seats)
        self._components = pack
        super().__init__(game, pack, seats)

    def layout(self) -> list[Field]:
        """Return the fields, part by part."""
        pack, planes = self._components, self._planes
        fields = decision_fields(pack, planes)
        fields += [*course_fields(pack, self.seats), *market_fields(), *hall_fields(pack, self.seats)]
        fields += [*town_fields(planes), *mine_fields(pack, planes), *board_fields(pack, self.seats)]
        return fields

    def encode(self, state: KutnaHoraState, seat: int) -> bytes:
        """Return what a seat knows of a position: all of it."""
        return encoded(self._planes, state, seat)


def encoded(planes: Planes, state: KutnaHoraState, seat: int) -> bytes:
    """Return a position as bytes, as a seat sees it."""
    values = decision_values(planes, state, seat)
    values += [*course_values(state, seat), *market_values(state), *hall_values(planes, state, seat)]
    values += [*town_values(planes, state, seat), *mine_values(planes, state, seat), *board_values(planes, state, seat)]
    return b"".join(values)


def decision_fields(pack: Components, planes: Planes) -> list[Field]:
    """Return the fields of the decision at hand, and of what is left to do after it."""
    kinds, seats = len(ASKING), planes.seats
    nouns = {"arm": COMMODITIES, "production": COMMODITIES, "patrician": PATRICIANS}
    effects = [f"{verb} {nouns[verb][noun]}" if verb in nouns else verb for verb, noun in planes.places.effects]
    return [
        Field("deciding", (seats,), 1, "Which seat decides; none of them if chance does or at the end"),
        Field("step", (kinds,), 1, f"The kind of decision: {', '.join(kind.__name__ for kind in ASKING)}"),
        Field("origin", (len(ORIGINS),), 1, f"Where the action comes from, of {', '.join(ORIGINS)}"),
        Field("site_for", (len(pack.tiles),), 1, "The building tile for which a plot is chosen"),
        Field("stack", (len(pack.stacks),), 1, "The stack whose next tile is turned up"),
        Field("row", (HOUSE_ROWS,), 1, "The row that a guild or a red tile is for"),
        Field("accept", (JOKER_ACTION,), 1, f"The action that can be accepted, of {', '.join(ACTIONS[:JOKER_ACTION])}"),
        Field("amount", (), 6, "What converting a house, or each public neighbour, brings"),
        Field("active", (seats,), 1, "Whose turn it is; nobody's during setup and at the end of a round"),
        Field("cards_due", (), 6, "Cards to play in this turn, the one that is decided now included"),
        Field(
            "offers", (JOKER_ACTION,), MOST_OFFERS, "Actions that St. Barbara will offer next, in the order of `accept`"
        ),
        Field("effects", (len(effects),), MOST_EFFECT, f"Effects to come: {', '.join(effects)}", -MOST_EFFECT),
        Field("advances", (len(DECKS),), MOST_ADVANCE, f"Cards by which a deck will advance: {', '.join(DECKS)}"),
        Field("town_builds", (len(DECKS),), 1, "Whether the town looks next for what to build, by deck"),
        Field("turns_barbara", (), 1, "Whether the current tile of St. Barbara will be turned"),
        Field("deals_sets", (), 1, "Whether the sets of guilds will be dealt, as in a first game"),
        Field("round_end", (4,), 1, "What of the end of the round is to come: event, council, red tiles, next round"),
        Field("taxes", (seats,), 1, "Whether this round's tax is being asked for and still due, by seat"),
    ]


def decision_values(planes: Planes, state: KutnaHoraState, seat: int) -> list[bytes]:
    """Return the values of the decision at hand, read from the agenda."""
    seats, agenda, ahead = planes.seats, state.agenda, Ahead(planes.places, state)
    deciding, kind, effects = NONE, NONE, planes.no_effects
    if ahead.effects is not planes.places.no_effects:
        effects = clamped(ahead.effects, -MOST_EFFECT, MOST_EFFECT)
    if agenda:
        kind = planes.places.steps[type(agenda[-1])]
        deciding = NONE if agenda[-1].seat < 0 else (agenda[-1].seat - seat) % seats
    return [
        one_hot(deciding, seats),
        one_hot(kind, len(ASKING)),
        one_hot(ahead.origin, len(ORIGINS)),
        one_hot(ahead.tile, len(state.pack.tiles)),
        one_hot(ahead.stack, len(state.pack.stacks)),
        one_hot(ahead.row, HOUSE_ROWS),
        one_hot(ahead.action, JOKER_ACTION),
        bytes([ahead.amount]),
        one_hot(NONE if ahead.active == NONE else (ahead.active - seat) % seats, seats),
        bytes([ahead.cards]),
        clamped(ahead.offers, 0, MOST_OFFERS),
        effects,
        clamped(ahead.advances, 0, MOST_ADVANCE),
        bytes(ahead.town_builds),
        bytes([ahead.turns_barbara, ahead.deals_sets]),
        bytes(ahead.round_end),
        bytes(turned(ahead.taxes, seat)),
    ]


def course_fields(pack: Components, seats: int) -> list[Field]:
    """Return the fields of round, turn, events, tax, patricians and St. Barbara."""
    events, colours = len(pack.events), ", ".join(PATRICIANS)
    return [
        Field("round", (), 8, "The number of the round; 0 during setup"),
        Field("turn", (), 5, "The turn of the round, from 0"),
        Field("start", (seats,), 1, "The starting player; nobody until chosen"),
        Field("with_events", (), 1, "Whether events are used"),
        Field("event", (events,), 1, "The open event card"),
        Field("events_left", (events,), 1, "Event cards that are still in their decks"),
        Field("tax", (), 60, "The tax rate"),
        Field("bank", (len(PATRICIANS),), 9, f"Patricians in the bank: {colours}"),
        Field("pool", (len(PATRICIANS),), 9, "Patricians that can be moved to the council, by colour"),
        Field("council", (len(PATRICIANS),), 9, "Patricians in the council, by colour"),
        Field("barbara", (len(pack.barbara_tiles) + 1,), 1, "Which tile of St. Barbara is next; the last: none is"),
        Field("sets", (len(pack.combinations),), 1, "The sets of guilds that can be picked, of all combinations"),
    ]


def course_values(state: KutnaHoraState, seat: int) -> list[bytes]:
    """Return the values of round, turn, events, tax, patricians and St. Barbara."""
    pack = state.pack
    sets = [0] * len(pack.combinations)
    # Only while they are picked: afterwards nobody can.
    if not state.round and state.guild_card != NONE:
        for choice in sets_left(state):
            sets[choice.value] = 1
    return [
        bytes([state.round, state.turn]),
        one_hot(NONE if state.start == NONE else (state.start - seat) % state.seats, state.seats),
        bytes([state.with_events]),
        one_hot(state.event, len(pack.events)),
        bytes(state.event_cards.counts),
        bytes([state.tax, *state.patrician_bank, *state.patrician_pool, *state.council]),
        one_hot(state.barbara, len(pack.barbara_tiles) + 1),
        bytes(sets),
    ]


def market_fields() -> list[Field]:
    """Return the fields of the price dial."""
    return [
        Field("levels", (len(DECKS),), max(DECK_SIZES) - 1, f"The open card of each price deck: {', '.join(DECKS)}"),
        Field("arms", (KINDS,), 8, f"The position of each commodity's arm: {', '.join(COMMODITIES)}"),
        Field("prices", (KINDS,), 15, "Today's prices, by commodity"),
        Field("crossed_out", (KINDS,), 1, "Whether a red X stops the commodity's guild"),
    ]


def market_values(state: KutnaHoraState) -> list[bytes]:
    """Return the values of the price dial."""
    crossed = [int(state.crossed_out(commodity)) for commodity in range(KINDS)]
    return [bytes(state.levels), bytes(state.arms), bytes(state.prices()), bytes(crossed)]


def hall_fields(pack: Components, seats: int) -> list[Field]:
    """Return the fields of the town hall and of the building tiles."""
    stacks, tiles = len(pack.stacks), len(pack.tiles)
    return [
        Field(
            "hall", (stacks, HALL_ROWS), HALL_COLUMNS, "By stack and row of the hall: the column, from 1; 0: not there"
        ),
        Field("rights", (stacks,), MOST_PRICE, "What the rights to the top tile of each stack cost"),
        Field("hidden", (tiles,), 1, "Building tiles that still lie face down in the stacks"),
        Field("open", (tiles,), 1, "Building tiles that lie open on the stacks"),
        Field("built", (tiles,), 1, "Building tiles in town"),
        Field("held", (seats, tiles), 1, "Building tiles that each seat has the rights to"),
    ]


def hall_values(planes: Planes, state: KutnaHoraState, seat: int) -> list[bytes]:
    """Return the values of the town hall and of the building tiles."""
    pack, permit = state.pack, state.price(PERMITS)
    hall, rights = [0] * (len(pack.stacks) * HALL_ROWS), [0] * len(pack.stacks)
    for at, stack in enumerate(state.hall):
        if stack != NONE:
            hall[stack * HALL_ROWS + at // HALL_COLUMNS] = at % HALL_COLUMNS + 1
            rights[stack] = pack.hall_groschen[at] + pack.hall_permits[at] * permit
    # By tile, 0 if it is out of the game.
    places = state.hidden.counts[:]
    for tile in state.tops:
        if tile != NONE:
            places[tile] = OPEN
    for tile in state.town:
        if tile != NONE:
            places[tile] = BUILT
    for other in range(planes.seats):
        for tile in state.slots[other]:
            places[tile] = HELD + (other - seat) % planes.seats
    by_tile = bytes(places)
    return [bytes(hall), clamped(rights, 0, MOST_PRICE), *[by_tile.translate(table) for table in planes.only]]


def town_fields(planes: Planes) -> list[Field]:
    """Return the fields of the town."""
    squares = len(planes.squares)
    return [
        Field("public", (squares,), 1, "By square, row after row: whether a public building is there"),
        Field("plot", (squares,), 12, "By square: the plot price printed on the building there"),
        Field("dots", (DOTS, squares), 4, f"By colour and square: dots on the building there: {', '.join(COLOURS)}"),
        Field("near", (squares,), 12, "By square: the highest plot price printed on a building next door"),
        Field(
            "owner", (planes.seats, squares), 1, "By seat and square: whether the plot or the building is the seat's"
        ),
    ]


def town_values(planes: Planes, state: KutnaHoraState, seat: int) -> list[bytes]:
    """Return the values of the town."""
    near = state.near
    town, owners = at_places(state.town, planes.squares), at_places(state.owners, planes.squares)
    return [
        town.translate(planes.public),
        town.translate(planes.plots),
        *[town.translate(dots) for dots in planes.dots],
        bytes([near[square] for square in planes.squares]),
        *[owners.translate(planes.only[(seat + after) % planes.seats]) for after in range(planes.seats)],
    ]


def mine_fields(pack: Components, planes: Planes) -> list[Field]:
    """Return the fields of the mines and their tiles."""
    spaces, mines = len(planes.spaces), len(pack.mine_tiles)
    technology = len(pack.technology_tiles)
    return [
        Field("rock", (spaces,), 1, "By space, row after row: whether rock is there or will be placed there"),
        Field("stars", (spaces,), 6, "By space: stars on the mine or rock there"),
        Field("cost", (spaces,), 9, "By space: the cost printed on the mine there"),
        Field("miner", (planes.seats, spaces), 1, "By seat and space: whether the seat's miner is there"),
        Field("mine_stack", (mines,), 1, "Mine tiles that can still be drawn"),
        Field("mine_discards", (mines,), 1, "Mine tiles that were drawn and put back"),
        Field("mixed", (), 1, "Whether the mine tiles have been shuffled together"),
        Field("drawn", (mines + technology,), 1, "Mine and technology tiles among which somebody chooses now"),
        Field("technology", (), technology, "How many technology tiles are in use"),
        Field("scrapped", (technology,), 1, "Technology tiles that are out of the game"),
    ]


def mine_values(planes: Planes, state: KutnaHoraState, seat: int) -> list[bytes]:
    """Return the values of the mines and their tiles."""
    pack, seats, mine_tiles = state.pack, planes.seats, len(state.pack.mine_tiles)
    mines, miners = at_places(state.mines, planes.spaces), at_places(state.miners, planes.spaces)
    drawn, scrapped = [0] * (mine_tiles + len(pack.technology_tiles)), [0] * len(pack.technology_tiles)
    for tile in state.drawn:
        drawn[tile] = 1
    for tile in state.scrapped:
        scrapped[tile - mine_tiles] = 1
    return [
        planes.rocks[state.mine_card + 1],
        mines.translate(planes.stars),
        mines.translate(planes.costs),
        *[miners.translate(planes.only[(seat + after) % seats]) for after in range(seats)],
        bytes(state.mine_stack.counts),
        bytes(state.mine_discards.counts),
        bytes([state.mixed, *drawn, state.technology, *scrapped]),
    ]


def board_fields(pack: Components, seats: int) -> list[Field]:
    """Return the fields of the player boards, all of them by seat."""
    guilds, sources, actions = ", ".join(GUILDS), ", ".join(SOURCES), ", ".join(card.id for card in pack.cards)
    return [
        Field("groschen", (seats,), MOST_GROSCHEN, "Groschen"),
        Field("income", (seats,), MOST_GROSCHEN, "What an Income action would bring"),
        Field("reputation", (seats,), MOST_REPUTATION, "Reputation", LEAST_REPUTATION),
        Field("pelicans", (seats,), MOST_PELICANS, "Unused pelicans"),
        Field("used_pelicans", (seats,), MOST_PELICANS, "Pelicans that were used"),
        Field("markers", (seats,), 6, "Plot markers in town"),
        Field("miners", (seats,), 12, "Miners in the pool"),
        Field("waiting", (seats,), 12, "Miners that must come to the pool first"),
        Field("production", (seats, KINDS), MOST_PRODUCTION, "Production by commodity"),
        Field("guilds", (seats, KINDS), 1, f"The guilds of the seat's set: {guilds}"),
        *[Field(f"{row}_row", (seats, KINDS), 1, f"The guild in the {row} row of the player board") for row in ROWS],
        Field("houses", (seats, HOUSE_ROWS), HOUSES_IN_ROW, f"Houses left in each row: {', '.join(ROWS)}"),
        Field("hand", (seats, len(pack.cards)), 1, f"Cards that can be played this round: {actions}"),
        Field("points", (seats, SOURCE_COUNT), MOST_POINTS, f"Points by source: {sources}", LEAST_POINTS),
    ]


def board_values(planes: Planes, state: KutnaHoraState, seat: int) -> list[bytes]:
    """Return the values of the player boards."""
    pack, kinds = state.pack, seat * KINDS
    incomes = [state.income(other) for other in range(state.seats)]
    rows = bytes([row + 1 for row in (*state.rows[kinds:], *state.rows[:kinds])])
    return [
        clamped(turned(state.groschen, seat), 0, MOST_GROSCHEN),
        clamped(turned(incomes, seat), 0, MOST_GROSCHEN),
        clamped(turned(state.reputation, seat), LEAST_REPUTATION, MOST_REPUTATION),
        clamped(turned(state.pelicans, seat), 0, MOST_PELICANS),
        clamped(turned(state.used_pelicans, seat), 0, MOST_PELICANS),
        bytes(turned(state.markers, seat)),
        bytes(turned(state.pool, seat)),
        bytes(turned(state.waiting, seat)),
        clamped(turned(state.production, kinds), 0, MOST_PRODUCTION),
        *[planes.sets[state.sets[(seat + after) % state.seats] + 1] for after in range(state.seats)],
        *[rows.translate(planes.only[row]) for row in range(HOUSE_ROWS)],
        bytes(turned(state.houses, seat * HOUSE_ROWS)),
        bytes(turned(state.hand, seat * len(pack.cards))),
        clamped(turned(state.sheet, seat * SOURCE_COUNT), LEAST_POINTS, MOST_POINTS),
    ]
