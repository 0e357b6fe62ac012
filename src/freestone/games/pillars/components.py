"""The components of The Pillars of the Earth: what is printed on them, read from a pack and checked.

Bounds are wider than anything known to be printed, but they catch a slip of the finger.
"""

from typing import Final

from freestone.core.errors import shown
from freestone.core.pack import Pack
from freestone.core.step import Terms
from freestone.games.pillars.effects import CUBES, LASTING_VERBS, Effect, Lasting, read_effects
from freestone.packs.reader import Component, Reader, Row, each

MATERIALS: Final = CUBES
STONE: Final = 0
WOOD: Final = 1
METAL: Final = 3
MATERIAL_NAMES: Final = [f"material-{material}" for material in MATERIALS]
FILES: Final = ("rules", "places", "resource_cards", "craftsmen", "advantages", "events")
PLACES: Final = ("bishop", "kingsbridge", "priory", "kings_court", "shiring", "castle", "market", "cathedral")
WITH_CARDS: Final = ("kingsbridge", "shiring")
NAMED_TRADES: Final = ("woodworker", "stonecutter")
MOST_AT_ONCE: Final = 30
MOST_SEATS: Final = 4
MOST_SPACES: Final = 4


class Craftsman(Component):
    """A craftsman card: what it turns into what, and how often a round."""

    def __init__(self, row: Row, index: int) -> None:
        super().__init__(row, index, "craftsman")
        self.kind = row.id("kind")
        self.start = row.flag("start")
        self.round = row.number("round", 1, 6, default=0)
        self.cost = row.number("cost", 0, 20, default=0)
        self.needs = row.id("needs", default="")
        self.holds_metal = row.amounts("holds", ("metal",), 1, 1)[0]
        consumed = row.amounts("input", (*MATERIALS, "gold"), 1, 6)
        self.input, self.input_gold = consumed[: len(MATERIALS)], consumed[-1]
        self.costs = [(material, needed) for material, needed in enumerate(self.input) if needed]
        self.points, self.gold = row.amounts("output", ("points", "gold"), 1, 12)
        self.uses = row.number("uses", 1, 10)
        row.check((self.points > 0) != (self.gold > 0), "output")
        row.check(self.start == (self.round == 0), "start-or-round")
        if self.points:
            row.message(f"source-{self.kind}")
        if self.needs:
            row.message(f"trade-{self.needs}")

    def text(self) -> list[tuple[str, Terms]]:
        """Return what it turns into what, and how often."""
        parts: list[tuple[str, Terms]] = [
            ("part-cubes", {"amount": needed, "material": MATERIAL_NAMES[material]})
            for material, needed in enumerate(self.input)
            if needed
        ]
        if self.input_gold:
            parts.append(("part-gold", {"amount": self.input_gold}))
        if self.holds_metal:
            parts.append(("part-holds-metal", {}))
        plus: tuple[str, Terms] = ("part-and", {})
        parts = [part for one in parts for part in (plus, one)][1:]
        if parts:
            parts.append(("part-becomes", {}))
        parts.append(("part-points", {"amount": self.points}) if self.points else ("part-gold", {"amount": self.gold}))
        parts.append(("part-uses", {"amount": self.uses}))
        if self.needs:
            parts.append(("part-needs", {"trade": f"trade-{self.needs}"}))
        return parts


class ResourceCard(Component):
    """A resource card: the workers it takes and the cubes it brings."""

    def __init__(self, row: Row, index: int) -> None:
        super().__init__(row, index, "resource")
        self.material = row.place("material", MATERIALS[:METAL])
        self.cubes = row.number("cubes", 1, 4)
        self.workers = row.number("workers", 1, 12)

    def text(self) -> list[tuple[str, Terms]]:
        """Return what it takes and brings."""
        cubes: Terms = {"amount": self.cubes, "material": MATERIAL_NAMES[self.material]}
        return [("part-workers", {"amount": self.workers}), ("part-becomes", {}), ("part-cubes", cubes)]


class Advantage(Component):
    """An advantage card."""

    def __init__(self, row: Row, index: int) -> None:
        super().__init__(row, index, "advantage")
        self.when = row.one_of("when", ("now", "always", "once"))
        self.last_round = row.flag("last_round")
        self.effects = read_effects(row.part("effect"), least=1)

    def text(self) -> list[tuple[str, Terms]]:
        """Return when it counts and what it does."""
        return [(f"when-{self.when}", {}), *(effect.text() for effect in self.effects)]


class EventCard(Component):
    """An event of a round."""

    def __init__(self, row: Row, index: int) -> None:
        super().__init__(row, index, "card")
        self.good = row.flag("good")
        self.effects: list[Effect] = read_effects(row.part("effect"), least=-12)

    def text(self) -> list[tuple[str, Terms]]:
        """Return what it does."""
        return [effect.text() for effect in self.effects]


class Place:
    """A place for master builders and its spaces on the board."""

    def __init__(self, row: Row, first: int) -> None:
        self.id = row.one_of("id", PLACES)
        self.name = f"place-{self.id}"
        self.step = row.number("step", 1, 14)
        self.own_cards = row.flag("own_cards")
        row.check(self.own_cards == (self.id in WITH_CARDS), "own-cards", places=", ".join(WITH_CARDS))
        size = row.number("spaces", 2, 2) if self.own_cards else row.number("spaces", 1, MOST_SPACES)
        self.spaces = list(range(first, first + size))
        self.points = row.numbers("points", 0, 9, size) if "points" in row else [0] * size


class Target:
    """Where a builder can be sent: a place that fills from its first space on, or one space with its own card."""

    def __init__(self, id: str, place: Place, spaces: list[int]) -> None:
        self.id = id
        self.place = place
        self.spaces = spaces


class Components(Pack):
    """All components of one pack, and the choices they give rise to."""

    def __init__(self, reader: Reader) -> None:
        reader.open("pillars", FILES)
        super().__init__(reader.name, reader.digest())
        rules = reader.section("rules", self._read_rules)
        reader.section("places", self._read_places)
        reader.section("resource_cards", self._read_resources)
        craftsmen = reader.section("craftsmen", self._read_craftsmen)
        advantages = reader.section("advantages", self._read_advantages)
        events = reader.section("events", self._read_events)
        if rules.is_sound:
            self._check_counts(craftsmen, advantages, events)
        self.texts = reader.finish()
        self.provenance = reader.provenance
        cards: list[Component] = [*self.craftsmen, *self.resource_cards, *self.advantages, *self.events]
        self.descriptions = {card.name: card.text() for card in cards}
        self._index_craftsmen()
        self._index_advantages()
        self._make_choices()

    def _read_resources(self, file: Row) -> None:
        self.resource_cards = each(file.rows("resource_card", 9, "resource-cards"), ResourceCard)
        self.workers_on = [card.workers for card in self.resource_cards]

    def _read_craftsmen(self, file: Row) -> None:
        rows = file.rows("craftsman")
        self.craftsmen = each(rows, Craftsman)
        trades = {card.kind for card in self.craftsmen}
        for card in self.craftsmen:
            if card.needs and card.needs not in trades:
                rows[card.index].note("no-trade", trade=shown(card.needs))
        for trade in NAMED_TRADES:
            file.check(trade in trades, "no-craftsman", trade=repr(trade))

    def _read_advantages(self, file: Row) -> None:
        self.advantages = each(file.rows("advantage"), Advantage)

    def _read_events(self, file: Row) -> None:
        self.events = each(file.rows("event"), EventCard)

    def _read_rules(self, row: Row) -> None:
        row.is_row = True
        self.rounds = row.number("rounds", 1, 6)
        self.master_builders = row.number("master_builders", 1, 3)
        self.workers = row.number("workers", 1, 30)
        self.start_points = row.number("start_points", 0, 20)
        self.start_gold = row.numbers("start_gold", 0, 60, count=4)
        self.gold_limit = row.number("gold_limit", 1, 99)
        self.points_lap = row.number("points_lap", 1, 100)
        self.craftsman_limit = row.number("craftsman_limit", 3, 10)
        self.keep_cubes = row.number("keep_cubes", 0, 30)
        self.builder_costs = row.numbers("builder_costs", 0, 20, count=7)
        self.tax_die = row.numbers("tax_die", 0, 12, count=6)
        # Chance offers each face once, with odds, instead of six options that may be equal.
        self.tax_faces = sorted(set(self.tax_die))
        self.tax_odds = [self.tax_die.count(face) for face in self.tax_faces]
        self.advantages_removed = row.number("advantages_removed", 0, 30)
        self.events_removed = row.number("events_removed", 0, 30)
        self.market_cubes = row.amounts("market_cubes", MATERIALS[:METAL], 0, 12)
        self.prices = row.amounts("prices", MATERIALS, 1, 12)
        self.castle_workers = row.number("castle_workers", 0, 6)
        row.check(min(self.prices) > 0, "prices", materials=", ".join(MATERIALS))
        affordable = all(gold <= self.gold_limit for gold in self.start_gold)
        row.check(affordable, "start-gold", most=self.gold_limit)
        falling = self.builder_costs == sorted(self.builder_costs, reverse=True)
        row.check(falling, "builder-costs")

    def _read_places(self, file: Row) -> None:
        self.places: list[Place] = []
        self.targets: list[Target] = []
        self.space_count = 0
        for row in file.rows("place"):
            place = Place(row, self.space_count)
            self.places.append(place)
            self.space_count += len(place.spaces)
            # Each card is a choice of its own; elsewhere the place is, and builders fill it in order (P3.7).
            if place.own_cards:
                numbered = enumerate(place.spaces, start=1)
                self.targets += [Target(f"{place.id}-{number}", place, [space]) for number, space in numbered]
            else:
                self.targets.append(Target(place.id, place, place.spaces))
        self.place = {place.id: place for place in self.places}
        # Spaces are filled from the first on, so a target is full exactly when its last space is taken.
        self.last_spaces = [target.spaces[-1] for target in self.targets]
        self.market_spaces = self.place["market"].spaces if "market" in self.place else []
        file.check(list(self.place) == list(PLACES), "places", places=", ".join(PLACES))
        for target in self.targets:
            file.message(f"target-{target.id}")

    def _check_counts(self, craftsmen: Row, advantages: Row, events: Row) -> None:
        """Check that there are as many cards as the rounds take; broken files are counted once they are corrected."""
        rounds = self.rounds
        if craftsmen.is_sound:
            craftsmen.count("starting-craftsmen", [card for card in self.craftsmen if card.start], 3)
            for number in range(1, rounds + 1):
                of_round = [card for card in self.craftsmen if card.round == number]
                craftsmen.count("craftsmen-of-round", of_round, 4, round=number)
            craftsmen.count("craftsmen", self.craftsmen, 3 + 4 * rounds)
        if advantages.is_sound:
            regular = [card for card in self.advantages if not card.last_round]
            removed = self.advantages_removed
            advantages.count("regular-cards", regular, 2 * (rounds - 1) + removed, removed=removed)
            advantages.count("last-round-cards", [card for card in self.advantages if card.last_round], 2)
        if events.is_sound:
            events.count("events", self.events, rounds + self.events_removed, removed=self.events_removed)

    def _index_craftsmen(self) -> None:
        self.trades = list(dict.fromkeys(card.kind for card in self.craftsmen))
        self.starting = [card.index for card in self.craftsmen if card.start]
        self.of_round = [[card.index for card in self.craftsmen if card.round == at] for at in range(self.rounds + 1)]
        scoring = [trade for trade in self.trades if any(card.points for card in self.craftsmen if card.kind == trade)]
        self.sources = ["start", *scoring, "priory", "advantages", "events", "tax"]
        self.source_names = [f"source-{source}" for source in self.sources]
        # Craftsmen who make gold score nothing, so their 0 is never used.
        self.source_of = [self.sources.index(card.kind) if card.points else 0 for card in self.craftsmen]
        self.priory_source = self.sources.index("priory")
        self.advantage_source = self.sources.index("advantages")
        self.event_source = self.sources.index("events")
        self.tax_source = self.sources.index("tax")
        self.kinds = [self.trades.index(card.kind) for card in self.craftsmen]
        self.needs = [self.trades.index(card.needs) if card.needs else -1 for card in self.craftsmen]
        self.woodworker = self.trades.index("woodworker")
        self.stonecutter = self.trades.index("stonecutter")

    def _index_advantages(self) -> None:
        """List the cards that last by what they do, so that the steps ask for an effect and never for a card."""
        self.lasting: dict[str, list[tuple[int, int]]] = {verb: [] for verb in LASTING_VERBS}
        self.each_round: list[tuple[int, int, int]] = []
        for card in self.advantages:
            for effect in card.effects:
                if isinstance(effect, Lasting):
                    self.lasting[effect.verb].append((card.index, effect.amount))
                    for material, cubes in enumerate(effect.cubes):
                        if cubes:
                            self.each_round.append((card.index, material, cubes))

        barred = {kind for card in self.events for effect in card.effects for kind in effect.barred()}
        self.extra_use_barred = [card.kind in barred for card in self.craftsmen]

    def _make_choices(self) -> None:
        """Make every choice once; steps compare them by identity."""
        family = self.vocabulary.family
        single = self.vocabulary.single
        seats = [str(seat) for seat in range(MOST_SEATS)]
        craftsmen = [card.id for card in self.craftsmen]
        advantages = [card.id for card in self.advantages]
        resources = [card.id for card in self.resource_cards]
        events = [card.id for card in self.events]
        self.begin = family("begin", seats, "seat")
        self.reveal = family("reveal", advantages, "advantage")
        self.shiring = family("shiring", craftsmen, "craftsman")
        self.aside = family("aside", resources, "resource")
        self.foresee = family("foresee", events, "card")
        self.event = family("event", events, "card")
        self.draw = family("draw", seats, "seat")
        # One for every number up to the highest, so that a face is its own place in the family.
        self.roll = family("roll", [str(face) for face in range(max(self.tax_die) + 1)])
        self.tax_rolls = [self.roll[face] for face in self.tax_faces]
        self.take = family("take", resources, "resource")
        self.hire = family("hire", craftsmen, "craftsman")
        self.pass_ = single("pass")
        self.dismiss = family("dismiss", craftsmen, "craftsman")
        self.keep = single("keep")
        self.redraw = single("redraw")
        self.place_ = family("place", [target.id for target in self.targets], "target")
        self.wait = single("wait")
        self.spend = family("spend", advantages, "advantage")
        self.hold = family("hold", advantages, "advantage")
        self.protection = single("protection")
        self.cube = family("cube", MATERIALS[:METAL], "material")
        self.buy = family("buy", MATERIALS[:METAL], "material")
        self.sell = family("sell", MATERIALS, "material")
        self.stop = single("stop")
        self.use = family("use", craftsmen, "craftsman")
        self.finish = single("finish")
        self.amount = family("amount", [str(number) for number in range(MOST_AT_ONCE + 1)])
