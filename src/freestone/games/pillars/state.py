"""The position of a game of The Pillars of the Earth."""

from typing import Any, Final

from freestone.core.bag import Bag
from freestone.core.state import EventKind, State
from freestone.core.step import Step
from freestone.games.pillars.components import MATERIAL_NAMES, MOST_SEATS, Advantage, Components, ResourceCard

# Seats and cards count from 0, so these can be in the same lists of a position.
NONE: Final = -1
HIDDEN: Final = -2
ASIDE: Final = -3
NOTHING_BOUGHT: Final = (False, False, False, False)
# By number of seats and start player: all seats in turn, from the start player on.
TURNS: Final = [
    [[(start + turn) % seats for turn in range(seats)] for start in range(seats)] for seats in range(MOST_SEATS + 1)
]
# Gold that is missing when it is due costs a point for every two (P4.7).
MISSING_PER_POINT: Final = 2

GAINED_GOLD: Final = EventKind("gained-gold", "gold")
MILLED: Final = EventKind("milled", "gold")
PAID: Final = EventKind("paid", "gold", "source")
FELL_SHORT: Final = EventKind("fell-short", "missing")
SCORED: Final = EventKind("scored", "points", "source")
LOST_POINTS: Final = EventKind("lost-points", "points", "source")
GAINED_CUBES: Final = EventKind("gained-cubes", "amount", "material")
FEWER_BUILDERS: Final = EventKind("fewer-builders", "builders")


class PillarsState(State):
    """Everything on the table. Lists by seat unless stated; NONE means nobody or nothing."""

    pack: Components
    """What is printed on the components."""
    round: int
    """The current round, from 1; 0 during setup."""
    start: int
    """The start player; NONE until chosen."""
    gold: list[int]
    """Gold by seat."""
    points: list[list[int]]
    """Victory points by seat and source (`pack.sources`)."""
    cubes: list[list[int]]
    """Cubes by seat and material: stone, wood, sand, metal."""
    team: list[tuple[int, ...]]
    """The craftsmen that each seat employs, as places in `pack.craftsmen`, in that order."""
    holder: list[int]
    """By advantage card: the seat that holds it, or NONE."""
    workers: list[int]
    """Workers that each seat can still send out this round."""
    mill: list[int]
    """Workers of each seat that went to the mill because it did not use them."""
    grey: list[int]
    """Grey workers that each seat gets from the castle in the next round."""
    passed: list[bool]
    """Whether each seat has passed in the supply phase."""
    resource_owner: list[int]
    """By resource card: the seat that took it, NONE while it can be taken, ASIDE if it sits out."""
    supply: list[int]
    """Craftsmen that can be hired in the supply phase."""
    shiring: list[int]
    """Craftsmen at Shiring, for builders placed there."""
    kingsbridge: list[int]
    """Advantage cards at Kingsbridge, for builders placed there."""
    advantages: Bag
    """Advantage cards that are still in the deck of the first rounds."""
    last_advantages: Bag
    """Advantage cards that are still in the deck of the last rounds."""
    events_left: Bag
    """Event cards that are still in the deck."""
    foreseen: int
    """The coming event, if somebody has looked at it; HIDDEN from those who have not, or NONE."""
    event: int
    """The event of this round; NONE until it is revealed."""
    protected: list[bool]
    """Whether each seat is spared the event."""
    builders_next: list[int]
    """How many builders each seat puts into the bag next round."""
    bag: Bag
    """Master builders in the bag, by seat."""
    spaces: list[int]
    """By space of the board: the seat whose builder is there, or NONE."""
    waiting: list[int]
    """The seats whose builders wait for a free place, in their order."""
    declined: list[int]
    """For each of `waiting`: the price that its owner declined."""
    marker: int
    """The place of the marker on the track of builder prices."""
    redrawn: bool
    """Whether the start player has put a builder back this round."""
    market: list[int]
    """Stone, wood and sand that the market still sells."""
    court_metal: int
    """The metal at the king's court: 1 until somebody takes it."""
    tax: int
    """The tax of this round; 0 until it is rolled."""
    exempt: list[bool]
    """Whether each seat pays no tax this round."""
    bought: tuple[tuple[bool, ...], ...]
    """By seat and material: bought at the market this round."""
    cubes_per_card: list[int]
    """Extra cubes that each seat gets for every resource card this round."""
    extra_uses: list[int]
    """Extra uses of a craftsman that each seat has this round."""
    used: list[int]
    """By craftsman: how often it has worked this round."""
    dismissed: list[int]
    """Craftsmen that are out of the game."""
    cathedral: int
    """Finished parts of the cathedral: one for each finished round."""

    def __init__(self, pack: Components, seats: int) -> None:
        super().__init__(seats)
        self.pack = pack

    def lay_out(self) -> None:
        """Lay everything out as it is before chance and players decide anything (P1)."""
        pack, seats = self.pack, self.seats
        self.round = 0
        self.start = NONE
        self.gold = [0] * seats
        self.points = [[0] * len(pack.sources) for _ in range(seats)]
        self.cubes = [[0, 0, 0, 0] for _ in range(seats)]
        self.team = [tuple(pack.starting)] * seats
        self.holder = [NONE] * len(pack.advantages)
        self.workers = [0] * seats
        self.mill = [0] * seats
        self.grey = [0] * seats
        self.passed = [False] * seats
        self.resource_owner = [ASIDE] * len(pack.resource_cards)
        self.supply = []
        self.shiring = []
        self.kingsbridge = []
        self.advantages = Bag([int(not card.last_round) for card in pack.advantages])
        self.last_advantages = Bag([int(card.last_round) for card in pack.advantages])
        self.events_left = Bag([1] * len(pack.events))
        self.foreseen = NONE
        self.event = NONE
        self.protected = [False] * seats
        self.builders_next = [pack.master_builders] * seats
        self.bag = Bag([0] * seats)
        self.spaces = [NONE] * pack.space_count
        self.waiting = []
        self.declined = []
        self.marker = 0
        self.redrawn = False
        self.market = [0, 0, 0]
        self.court_metal = 0
        self.tax = 0
        self.exempt = [False] * seats
        self.bought = (NOTHING_BOUGHT,) * seats
        self.cubes_per_card = [0] * seats
        self.extra_uses = [0] * seats
        self.used = [0] * len(pack.craftsmen)
        self.dismissed = []
        self.cathedral = 0

    def copy(self) -> "PillarsState":
        """Return an independent copy; nobody watches it."""
        # Written out field by field: searches spend more time here than on any rule.
        other = PillarsState(self.pack, self.seats)
        other.agenda = self.agenda[:]
        # Shared: options are replaced, never changed.
        other.options = self.options
        other.round = self.round
        other.start = self.start
        other.gold = self.gold[:]
        other.points = [row[:] for row in self.points]
        other.cubes = [row[:] for row in self.cubes]
        other.team = self.team[:]
        other.holder = self.holder[:]
        other.workers = self.workers[:]
        other.mill = self.mill[:]
        other.grey = self.grey[:]
        other.passed = self.passed[:]
        other.resource_owner = self.resource_owner[:]
        other.supply = self.supply[:]
        other.shiring = self.shiring[:]
        other.kingsbridge = self.kingsbridge[:]
        other.advantages = self.advantages.copy()
        other.last_advantages = self.last_advantages.copy()
        other.events_left = self.events_left.copy()
        other.foreseen = self.foreseen
        other.event = self.event
        other.protected = self.protected[:]
        other.builders_next = self.builders_next[:]
        other.bag = self.bag.copy()
        other.spaces = self.spaces[:]
        other.waiting = self.waiting[:]
        other.declined = self.declined[:]
        other.marker = self.marker
        other.redrawn = self.redrawn
        other.market = self.market[:]
        other.court_metal = self.court_metal
        other.tax = self.tax
        other.exempt = self.exempt[:]
        other.bought = self.bought
        other.cubes_per_card = self.cubes_per_card[:]
        other.extra_uses = self.extra_uses[:]
        other.used = self.used[:]
        other.dismissed = self.dismissed[:]
        other.cathedral = self.cathedral
        return other

    def clockwise(self) -> list[int]:
        """Return all seats from the start player on."""
        return TURNS[self.seats][self.start]

    def total(self, seat: int) -> int:
        """Return a seat's points."""
        total = 0
        for points in self.points[seat]:  # compiled, a loop is quicker than `sum`
            total += points
        return total

    def cost(self) -> int:
        """Return what the next builder costs (P3.4)."""
        costs = self.pack.builder_costs
        return costs[self.marker] if self.marker < len(costs) else 0

    def has_trade(self, seat: int, trade: int) -> bool:
        """Whether a card of this trade is in the team."""
        kinds = self.pack.kinds
        return any(kinds[card] == trade for card in self.team[seat])

    def craftsman_limit(self, seat: int) -> int:
        """Return how many craftsmen this seat may have (P2.4)."""
        return self.pack.craftsman_limit + self.lasting(seat, "craftsman_limit")

    def lasting(self, seat: int, verb: str) -> int:
        """Return the sum of one lasting effect over the cards that this seat keeps."""
        holder = self.holder
        return sum(amount for card, amount in self.pack.lasting[verb] if holder[card] == seat)

    def card_with(self, seat: int, verb: str) -> int:
        """Return a card with this effect that the seat keeps; NONE if there is none."""
        for card, _ in self.pack.lasting[verb]:
            if self.holder[card] == seat:
                return card
        return NONE

    def cards_of(self, seat: int) -> list[Advantage]:
        """Return the advantage cards that a seat keeps."""
        return [card for card in self.pack.advantages if self.holder[card.index] == seat]

    def resources_of(self, owner: int) -> list[ResourceCard]:
        """Return the resource cards that a seat has taken; for NONE those that can still be taken."""
        return [card for card in self.pack.resource_cards if self.resource_owner[card.index] == owner]

    def is_ahead(self, *kinds: type[Step[Any]]) -> bool:
        """Whether a step of one of these kinds is still to come this round, or is at work now."""
        return any(isinstance(step, kinds) for step in self.agenda)

    def last_round(self) -> bool:
        """Whether this is the last round."""
        return self.round == self.pack.rounds

    def gain_gold(self, seat: int, amount: int, kind: EventKind = GAINED_GOLD) -> None:
        """Gain gold; what exceeds the limit is lost (P1.3)."""
        before = self.gold[seat]
        self.gold[seat] = min(before + amount, self.pack.gold_limit)
        if self.gold[seat] != before:
            self.tell(kind, seat, self.gold[seat] - before)

    def pay(self, seat: int, amount: int) -> None:
        """Pay gold that is there."""
        assert 0 <= amount <= self.gold[seat]
        self.gold[seat] -= amount

    def pay_due(self, seat: int, due: int, source: int) -> None:
        """Pay what is demanded; gold that is missing costs points (P4.7)."""
        paid, fine = min(due, self.gold[seat]), self.fine(seat, due)
        self.pay(seat, paid)
        if paid:
            self.tell(PAID, seat, paid, self.pack.source_names[source])
        if due > paid:
            self.tell(FELL_SHORT, seat, due - paid)
            self.score(seat, -fine, source)

    def fine(self, seat: int, due: int) -> int:
        """Return the points that a seat loses if this much gold is due now (P4.7)."""
        missing = due - self.gold[seat]
        # Rounded down, so 1 missing gold costs nothing (P4.7).
        return min(missing // MISSING_PER_POINT, self.total(seat)) if missing > 0 else 0

    def score(self, seat: int, amount: int, source: int) -> None:
        """Gain or lose points; they never fall below 0 (P4.1)."""
        # Cut here, not in the total: the sources must add up to the score.
        change = amount if amount > 0 else max(amount, -self.total(seat))
        if not change:
            return
        self.points[seat][source] += change
        self.tell(SCORED if change > 0 else LOST_POINTS, seat, abs(change), self.pack.source_names[source])

    def gain_cubes(self, seat: int, material: int, amount: int) -> None:
        """Take cubes from the unlimited supply."""
        if amount > 0:
            self.cubes[seat][material] += amount
            self.tell(GAINED_CUBES, seat, amount, MATERIAL_NAMES[material])

    def limit_builders(self, seat: int, builders: int) -> None:
        """Limit how many builders go into the bag next round (P3.9)."""
        self.builders_next[seat] = builders
        self.tell(FEWER_BUILDERS, seat, builders)

    def owner_at(self, place: str) -> int:
        """Return whose builder is on the first space of a place."""
        return self.spaces[self.pack.place[place].spaces[0]]
