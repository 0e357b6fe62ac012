"""The position of a game of Kutná Hora."""

from typing import TYPE_CHECKING, Final

from freestone.core.bag import Bag
from freestone.core.state import EventKind, State
from freestone.games.kutna_hora.names import (
    COMMODITY_NAMES,
    FROM_BEYOND,
    HOUSE_ROWS,
    KINDS,
    NONE,
    RED_X,
    SOURCE_COUNT,
    SOURCE_NAMES,
    TOWN,
)

if TYPE_CHECKING:
    from freestone.games.kutna_hora.boards import Side
    from freestone.games.kutna_hora.cards import Track
    from freestone.games.kutna_hora.components import Components

SCORED: Final = EventKind("scored", "points", "source")
LOST_POINTS: Final = EventKind("lost-points", "points", "source")
GAINED_REPUTATION: Final = EventKind("gained-reputation", "amount", "reputation")
LOST_REPUTATION: Final = EventKind("lost-reputation", "amount", "reputation")
PRODUCTION_ROSE: Final = EventKind("production-rose", "amount", "commodity", "production")
TAX_ROSE: Final = EventKind("tax-rose", "amount", "tax")


def replaced(values: tuple[int, ...], at: int, value: int) -> tuple[int, ...]:
    """Return a tuple in which one value is another.

    >>> replaced((1, 2, 3), 1, 0)
    (1, 0, 3)
    """
    return values[:at] + (value,) + values[at + 1 :]  # noqa: RUF005 - half the time of unpacking when compiled


class KutnaHoraState(State):
    """Everything on the table. Lists by seat unless stated; what has two indices is one list, row after row.

    What seldom changes is a tuple, which copies share. NONE means nobody or nothing.
    """

    pack: "Components"
    """What is printed on the components."""
    round: int
    """The current round, from 1; 0 during setup."""
    turn: int
    """The current turn of the round, from 0."""
    start: int
    """The starting player; NONE until chosen."""
    with_events: bool
    """Whether events are used."""
    event: int
    """The open event card; NONE if there is none."""
    event_cards: Bag
    """Event cards that are still in their decks."""
    tax: int
    """The tax rate."""
    levels: list[int]
    """The open card of each price deck: population and ore."""
    arms: list[int]
    """The position of each commodity's arm on the price dial."""
    mine_card: int
    """The setup card of the mines; NONE until drawn."""
    guild_card: int
    """The setup card of the guilds; NONE until drawn."""
    hall: list[int]
    """By place of the town hall, row after row: the stack that lies there, or NONE."""
    tops: list[int]
    """By stack: the tile that lies open on it, or NONE."""
    hidden: Bag
    """Building tiles that still lie face down in the stacks."""
    discarded: list[int]
    """Building tiles that are out of the game."""
    slots: list[list[int]]
    """The tiles that each seat has the rights to and has not built yet."""
    town: list[int]
    """By square: the tile built there, or NONE."""
    owners: list[int]
    """By square: the seat whose plot marker or house is there, or NONE."""
    near: tuple[int, ...]
    """By square: the highest plot price printed on a tile next door."""
    markers: list[int]
    """Plot markers that each seat has in the town."""
    mines: list[int]
    """By space of the mines: the tile or rock there, or NONE."""
    miners: list[int]
    """By space of the mines: the seat whose miner is there, or NONE."""
    pool: list[int]
    """Miners that each seat can send at once."""
    waiting: list[int]
    """Miners of each seat that must come to its pool first."""
    mine_stack: Bag
    """Mine tiles that can still be drawn."""
    mine_discards: Bag
    """Mine tiles that were drawn and put back; they become the next stack."""
    mixed: bool
    """Whether the mine tiles have been shuffled together, so that their order by depth is gone."""
    drawn: list[int]
    """The mine tiles among which a player chooses now."""
    technology: int
    """How many technology tiles are in use."""
    scrapped: tuple[int, ...]
    """Technology mines that are out of the game."""
    sets: tuple[int, ...]
    """The guild set of each seat; NONE until picked."""
    rows: tuple[int, ...]
    """By seat and guild (`seat * KINDS + guild`): the row of the player board, or NONE."""
    houses: list[int]
    """By seat and row (`seat * HOUSE_ROWS + row`): houses that are still on the player board."""
    lost_houses: list[int]
    """Houses that each seat has given up without building."""
    groschen: list[int]
    """Groschen by seat."""
    reputation: list[int]
    """Reputation by seat."""
    production: list[int]
    """By seat and commodity (`seat * KINDS + commodity`): what the seat produces."""
    granted: tuple[int, ...]
    """The part of `production` that St. Barbara gave."""
    sheet: list[int]
    """Victory points by seat and source (`seat * SOURCE_COUNT + source`)."""
    pelicans: list[int]
    """Pelican tokens that each seat has and has not used."""
    used_pelicans: list[int]
    """Pelican tokens that each seat has used."""
    patrician_bank: list[int]
    """Patricians in the bank, by colour: green, silver, yellow, red."""
    patrician_pool: list[int]
    """Patricians that can be moved to the council, by colour."""
    council: list[int]
    """Patricians in the council, by colour."""
    barbara: int
    """Tiles of St. Barbara that are turned."""
    hand: list[int]
    """By seat and card (`seat * len(pack.cards) + card`): 1 while the card can be played this round."""

    def __init__(self, pack: "Components", seats: int) -> None:
        super().__init__(seats)
        self.pack = pack

    def lay_out(self, with_events: bool) -> None:
        """Lay everything out as it is before chance and players decide anything (K1)."""
        pack, seats = self.pack, self.seats
        self.round = 0
        self.turn = 0
        self.start = NONE
        self.with_events = with_events
        self.event = NONE
        self.event_cards = Bag([1] * len(pack.events))
        self.tax = pack.tax_start
        self.levels = [0, 0]
        self.arms = [0] * KINDS
        self.mine_card = NONE
        self.guild_card = NONE
        self.hall = [NONE] * len(pack.hall_row_end)
        self.tops = [NONE] * len(pack.stacks)
        self.hidden = Bag([1] * len(pack.tiles))
        self.discarded = []
        self.slots = [[] for _ in range(seats)]
        self.town = [NONE] * len(pack.plot)
        self.owners = [NONE] * len(pack.plot)
        self.near = (0,) * len(pack.plot)
        self.markers = [0] * seats
        self.mines = [NONE] * len(pack.mine)
        self.miners = [NONE] * len(pack.mine)
        self.pool = [pack.miners_in_pool] * seats
        self.waiting = [pack.miners_waiting] * seats
        self.mine_stack = Bag([1] * len(pack.mine_tiles))
        self.mine_discards = Bag([0] * len(pack.mine_tiles))
        self.mixed = False
        self.drawn = []
        self.technology = 0
        self.scrapped = ()
        self.sets = (NONE,) * seats
        self.rows = (NONE,) * (seats * KINDS)
        self.houses = pack.houses_in_row * seats
        self.lost_houses = [0] * seats
        self.groschen = [0] * seats
        self.reputation = [pack.reputation_start] * seats
        self.production = [0] * (seats * KINDS)
        self.granted = (0,) * (seats * KINDS)
        self.sheet = [0] * (seats * SOURCE_COUNT)
        self.pelicans = [0] * seats
        self.used_pelicans = [0] * seats
        self.patrician_bank = [pack.patrician_tokens] * 4
        self.patrician_pool = [0] * 4
        self.council = [0] * 4
        self.barbara = 0
        self.hand = [1] * (seats * len(pack.cards))

    def copy(self) -> "KutnaHoraState":
        """Return an independent copy; nobody watches it."""
        # Written out field by field: searches copy a position for every option that they try.
        other = KutnaHoraState(self.pack, self.seats)
        other.agenda = self.agenda[:]
        # Shared: options are replaced, never changed. `copied` in core copies them for those who keep a position.
        other.options = self.options
        other.round = self.round
        other.turn = self.turn
        other.start = self.start
        other.with_events = self.with_events
        other.event = self.event
        other.event_cards = self.event_cards.copy()
        other.tax = self.tax
        other.levels = self.levels[:]
        other.arms = self.arms[:]
        other.mine_card = self.mine_card
        other.guild_card = self.guild_card
        other.hall = self.hall[:]
        other.tops = self.tops[:]
        other.hidden = self.hidden.copy()
        other.discarded = self.discarded[:]
        other.slots = [tiles[:] for tiles in self.slots]
        other.town = self.town[:]
        other.owners = self.owners[:]
        other.near = self.near
        other.markers = self.markers[:]
        other.mines = self.mines[:]
        other.miners = self.miners[:]
        other.pool = self.pool[:]
        other.waiting = self.waiting[:]
        other.mine_stack = self.mine_stack.copy()
        other.mine_discards = self.mine_discards.copy()
        other.mixed = self.mixed
        other.drawn = self.drawn[:]
        other.technology = self.technology
        other.scrapped = self.scrapped
        other.sets = self.sets
        other.rows = self.rows
        other.houses = self.houses[:]
        other.lost_houses = self.lost_houses[:]
        other.groschen = self.groschen[:]
        other.reputation = self.reputation[:]
        other.production = self.production[:]
        other.granted = self.granted
        other.sheet = self.sheet[:]
        other.pelicans = self.pelicans[:]
        other.used_pelicans = self.used_pelicans[:]
        other.patrician_bank = self.patrician_bank[:]
        other.patrician_pool = self.patrician_pool[:]
        other.council = self.council[:]
        other.barbara = self.barbara
        other.hand = self.hand[:]
        return other

    @property
    def side(self) -> "Side":
        """The side of the board in use (K1.1)."""
        return self.pack.side_for[self.seats]

    @property
    def track(self) -> "Track":
        """The rounds track in use (K1.1)."""
        return self.pack.track_for[self.seats]

    def clockwise(self) -> list[int]:
        """Return all seats from the starting player on."""
        return [(self.start + turn) % self.seats for turn in range(self.seats)]

    def total(self, seat: int) -> int:
        """Return a seat's points."""
        sheet, points = self.sheet, 0
        for source in range(seat * SOURCE_COUNT, (seat + 1) * SOURCE_COUNT):
            points += sheet[source]
        return points

    def cell(self, commodity: int) -> int:
        """Return the cell of the price table that card and arm show now (K3.1)."""
        pack = self.pack
        return self.levels[pack.deck_of[commodity]] * pack.positions + self.arms[pack.arm_of[commodity]]

    def price(self, commodity: int) -> int:
        """Return today's price of a commodity (K3.1)."""
        return self.pack.prices[commodity][self.cell(commodity)]

    def prices(self) -> list[int]:
        """Return today's prices of all commodities."""
        return [self.price(commodity) for commodity in range(KINDS)]

    def crossed_out(self, commodity: int) -> bool:
        """Whether a red X stops this commodity's guild (K3.4)."""
        return self.pack.symbols[commodity][self.cell(commodity)] == RED_X

    def town_wants(self, commodity: int) -> bool:
        """Whether the town builds for this commodity now; an arm at its last position stays there (K3.3)."""
        if self.pack.symbols[commodity][self.cell(commodity)] != TOWN:
            return False
        return self.arms[commodity] < self.pack.positions - 1

    def income(self, seat: int) -> int:
        """Return what an Income action would bring (K8.1)."""
        first = seat * KINDS
        production = self.production
        earned = 0
        # A loop, and no price for what is not produced: bots ask for the income in every position.
        for commodity in range(KINDS):
            amount = production[first + commodity]
            if amount:
                earned += amount * self.price(commodity)
        return earned

    def houses_left(self, seat: int) -> int:
        """Return how many houses are on the player board."""
        return sum(self.houses[seat * HOUSE_ROWS : (seat + 1) * HOUSE_ROWS])

    def row_of(self, seat: int, guild: int) -> int:
        """Return the place of a guild's row in `houses`; NONE if the seat does not belong to it."""
        row = self.rows[seat * KINDS + guild]
        return NONE if row == NONE else seat * HOUSE_ROWS + row

    def plays_left(self, seat: int) -> int:
        """Return how many cards a seat has still to play this round (K2.1)."""
        hand, cards = self.hand, len(self.pack.cards)
        left = self.pack.cards_a_round - cards
        for card in range(seat * cards, (seat + 1) * cards):
            left += hand[card]
        return max(0, left)

    def guild_in(self, seat: int, row: int) -> int:
        """Return the guild in a row of a player board; NONE if there is none yet."""
        for guild in range(KINDS):
            if self.rows[seat * KINDS + guild] == row:
                return guild
        return NONE

    def plots(self, seat: int) -> list[int]:
        """Return the squares with a seat's plot markers."""
        town, owners = self.town, self.owners
        return [square for square in self.side.town.squares if owners[square] == seat and town[square] == NONE]

    def pay(self, seat: int, amount: int) -> None:
        """Pay groschen that are there (K2.4)."""
        assert 0 <= amount <= self.groschen[seat], f"{amount} groschen due, {self.groschen[seat]} there"
        self.groschen[seat] -= amount

    def score(self, seat: int, amount: int, source: int) -> None:
        """Gain or lose points; they may be negative (K11.1)."""
        if amount:
            self.sheet[seat * SOURCE_COUNT + source] += amount
            self.tell(SCORED if amount > 0 else LOST_POINTS, seat, abs(amount), SOURCE_NAMES[source])

    def on_track(self, reputation: int) -> int:
        """Return the space of the track for a reputation that may be beyond its ends (K11.1)."""
        return max(self.pack.reputation_least, min(self.pack.reputation_most, reputation))

    def change_reputation(self, seat: int, amount: int) -> None:
        """Gain or lose reputation; each step beyond an end of the track is points instead (K11.1)."""
        if not amount:
            return
        wanted = self.reputation[seat] + amount
        kept = self.on_track(wanted)
        self.reputation[seat] = kept
        self.tell(GAINED_REPUTATION if amount > 0 else LOST_REPUTATION, seat, abs(amount), kept)
        self.score(seat, (wanted - kept) * self.pack.points_beyond, FROM_BEYOND)

    def raise_production(self, seat: int, commodity: int, amount: int) -> None:
        """Produce more of a commodity."""
        at = seat * KINDS + commodity
        self.production[at] += amount
        self.tell(PRODUCTION_ROSE, seat, amount, COMMODITY_NAMES[commodity], self.production[at])

    def raise_tax(self, amount: int) -> None:
        """Raise the tax rate, up to its limit (K7.9)."""
        rise = min(amount, self.pack.tax_most - self.tax)
        if rise > 0:
            self.tax += rise
            self.tell(TAX_ROSE, self.start, rise, self.tax)
