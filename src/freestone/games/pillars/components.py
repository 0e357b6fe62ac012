"""What is printed on the components of The Pillars of the Earth, read from a pack and checked."""

from typing import Final

from freestone.core.choice import Choice
from freestone.core.pack import Pack
from freestone.core.step import Terms
from freestone.games.pillars import limits
from freestone.games.pillars.effects import Effect, Lasting, read_effects
from freestone.packs.reader import Reader, Row, distinct, each

MATERIALS: Final = ("stone", "wood", "sand", "metal")
STONE: Final = 0
WOOD: Final = 1
METAL: Final = 3
MATERIAL_NAMES: Final = [f"material-{material}" for material in MATERIALS]
FILES: Final = ("pack", "rules", "places", "resource_cards", "craftsmen", "advantages", "events")
PLACES: Final = ("bishop", "kingsbridge", "priory", "kings_court", "shiring", "castle", "market", "cathedral")
WITH_CARDS: Final = ("kingsbridge", "shiring")
NAMED_TRADES: Final = ("woodworker", "stonecutter")
MOST_AT_ONCE: Final = 30


class Craftsman:
    """A craftsman card: what it turns into what, and how often a round."""

    def __init__(self, row: Row, index: int) -> None:
        self.index = index
        self.id = row.id()
        self.name = row.message(f"craftsman-{self.id}")
        self.kind = row.id("kind")
        self.start = row.flag("start")
        self.round = row.number("round", limits.ROUNDS, 0)
        self.cost = row.number("cost", limits.HIRING_COST, 0)
        self.needs = row.id("needs") if "needs" in row else ""
        self.holds_metal = row.amounts("holds", ("metal",), limits.HELD_METAL).get("metal", 0)
        consumed = row.amounts("input", (*MATERIALS, "gold"), limits.INPUT)
        self.input = [consumed.get(material, 0) for material in MATERIALS]
        self.input_gold = consumed.get("gold", 0)
        made = row.amounts("output", ("points", "gold"), limits.OUTPUT)
        self.points = made.get("points", 0)
        self.gold = made.get("gold", 0)
        self.uses = row.number("uses", limits.USES)
        row.check(len(made) == 1, "output is points or gold")
        row.check(self.start == (self.round == 0), "a craftsman is there from the start or comes in a round")
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
        if parts:
            parts.append(("part-becomes", {}))
        parts.append(("part-points", {"amount": self.points}) if self.points else ("part-gold", {"amount": self.gold}))
        parts.append(("part-uses", {"amount": self.uses}))
        if self.needs:
            parts.append(("part-needs", {"trade": f"trade-{self.needs}"}))
        return parts


class ResourceCard:
    """A resource card: the workers it takes and the cubes it brings."""

    def __init__(self, row: Row, index: int) -> None:
        self.index = index
        self.id = row.id()
        self.name = row.message(f"resource-{self.id}")
        self.material = MATERIALS.index(row.one_of("material", MATERIALS[:METAL]))
        self.cubes = row.number("cubes", limits.CUBES)
        self.workers = row.number("workers", limits.CARD_WORKERS)

    def text(self) -> list[tuple[str, Terms]]:
        """Return what it takes and brings."""
        cubes: Terms = {"amount": self.cubes, "material": MATERIAL_NAMES[self.material]}
        return [("part-workers", {"amount": self.workers}), ("part-becomes", {}), ("part-cubes", cubes)]


class Advantage:
    """An advantage card."""

    def __init__(self, row: Row, index: int) -> None:
        self.index = index
        self.id = row.id()
        self.name = row.message(f"advantage-{self.id}")
        self.when = row.one_of("when", ("now", "always", "once"))
        self.last_round = row.flag("last_round")
        self.effects = read_effects(row.table("effect"), limits.GAIN)


class EventCard:
    """An event of a round."""

    def __init__(self, row: Row, index: int) -> None:
        self.index = index
        self.id = row.id()
        self.name = row.message(f"card-{self.id}")
        self.good = row.flag("good")
        self.effects: list[Effect] = read_effects(row.table("effect"), limits.CHANGE)


class Place:
    """A place for master builders and its spaces on the board."""

    def __init__(self, row: Row, first: int) -> None:
        self.id = row.one_of("id", PLACES)
        self.name = f"place-{self.id}"
        self.step = row.number("step", limits.STEP)
        self.own_cards = row.flag("own_cards")
        row.check(self.own_cards == (self.id in WITH_CARDS), f"own_cards is for {' and '.join(WITH_CARDS)}")
        size = row.number("spaces", limits.CARD_SPACES if self.own_cards else limits.SPACES)
        self.spaces = list(range(first, first + size))
        self.points = row.numbers("points", limits.SPACE_POINTS, size) if "points" in row else [0] * size


class Target:
    """Where a builder can be sent: a place that fills from its first space on, or one space with its own card."""

    def __init__(self, id: str, place: Place, spaces: list[int]) -> None:
        self.id = id
        self.place = place
        self.spaces = spaces


class Components(Pack):
    """All components of one pack, and the choices they give rise to."""

    def __init__(self, reader: Reader) -> None:
        files = {name: reader.file(name) for name in FILES}
        super().__init__(files["pack"].title("name"), reader.digest())
        reader.section(files["pack"], self._read_head)
        reader.section(files["rules"], self._read_rules)
        reader.section(files["places"], self._read_places)
        reader.section(files["resource_cards"], self._read_resources)
        reader.section(files["craftsmen"], self._read_craftsmen)
        reader.section(files["advantages"], self._read_advantages)
        reader.section(files["events"], self._read_events)
        if files["rules"].sound:
            self._check_counts(files["craftsmen"], files["advantages"], files["events"])
        self.texts = reader.finish()
        self._index_craftsmen()
        self._index_advantages()
        self._describe_cards()
        self._make_choices()

    def _read_head(self, file: Row) -> None:
        file.one_of("game", ("pillars",))
        file.done()

    def _done(self, file: Row, rows: list[Row]) -> None:
        self.provenance += [row.done() for row in rows]
        file.done()

    def _read_resources(self, file: Row) -> None:
        rows = distinct(file.tables("resource_card"))
        self.resource_cards = each(rows, ResourceCard)
        file.count("resource cards", rows, 9)
        self._done(file, rows)

    def _read_craftsmen(self, file: Row) -> None:
        rows = distinct(file.tables("craftsman"))
        self.craftsmen = each(rows, Craftsman)
        trades = {card.kind for card in self.craftsmen}
        for card in self.craftsmen:
            if card.needs and card.needs not in trades:
                rows[card.index].note(f"needs an unknown trade {card.needs!r}")
        for trade in NAMED_TRADES:
            file.check(trade in trades, f"no craftsman is of the kind {trade!r}, which the rules name")
        self._done(file, rows)

    def _read_advantages(self, file: Row) -> None:
        rows = distinct(file.tables("advantage"))
        self.advantages = each(rows, Advantage)
        self._done(file, rows)

    def _read_events(self, file: Row) -> None:
        rows = distinct(file.tables("event"))
        self.events = each(rows, EventCard)
        self._done(file, rows)

    def _read_rules(self, row: Row) -> None:
        self.rounds = row.number("rounds", limits.ROUNDS)
        self.master_builders = row.number("master_builders", limits.MASTER_BUILDERS)
        self.workers = row.number("workers", limits.WORKERS)
        self.start_points = row.number("start_points", limits.START_POINTS)
        self.start_gold = row.numbers("start_gold", limits.GOLD, 4)
        self.gold_limit = row.number("gold_limit", limits.GOLD_LIMIT)
        self.points_lap = row.number("points_lap", limits.POINTS_LAP)
        self.craftsman_limit = row.number("craftsman_limit", limits.CRAFTSMAN_LIMIT)
        self.keep_cubes = row.number("keep_cubes", limits.KEEP_CUBES)
        self.builder_costs = row.numbers("builder_costs", limits.BUILDER_COST, 7)
        self.tax_die = row.numbers("tax_die", limits.TAX, 6)
        self.tax_faces = sorted(set(self.tax_die))
        self.advantages_removed = row.number("advantages_removed", limits.CARDS_REMOVED)
        self.events_removed = row.number("events_removed", limits.CARDS_REMOVED)
        market = row.amounts("market_cubes", MATERIALS[:METAL], limits.MARKET_CUBES)
        self.market_cubes = [market.get(material, 0) for material in MATERIALS[:METAL]]
        prices = row.amounts("prices", MATERIALS, limits.PRICE)
        self.prices = [prices.get(material, 0) for material in MATERIALS]
        row.check(min(self.prices) > 0, "prices has a price for stone, wood, sand and metal")
        row.check(max(self.start_gold) <= self.gold_limit, f"start_gold is at most {self.gold_limit}, the gold_limit")
        falling = sorted(self.builder_costs, reverse=True)
        row.check(
            self.builder_costs == falling, "builder_costs fall, or stay as they are, from one builder to the next"
        )
        self.castle_workers = row.number("castle_workers", limits.CASTLE_WORKERS)
        self.provenance.append(row.done())

    def _read_places(self, file: Row) -> None:
        self.places: list[Place] = []
        rows = file.tables("place")
        for row in rows:
            self.places.append(Place(row, sum(len(place.spaces) for place in self.places)))
        places = [place.id for place in self.places]
        file.check(places == list(PLACES), f"the places are {', '.join(PLACES)}, in this order")
        self._done(file, rows)
        self.space_count = sum(len(place.spaces) for place in self.places)
        self.targets: list[Target] = []
        for place in self.places:
            if place.own_cards:
                numbered = enumerate(place.spaces, start=1)
                self.targets += [Target(f"{place.id}-{number}", place, [space]) for number, space in numbered]
            else:
                self.targets.append(Target(place.id, place, place.spaces))
        for target in self.targets:
            file.message(f"target-{target.id}")
        self.place = {place.id: place for place in self.places}

    def _check_counts(self, craftsmen: Row, advantages: Row, events: Row) -> None:
        """Check whether there are as many cards as the rounds take; broken files are counted once they are mended."""
        rounds = self.rounds
        if craftsmen.sound:
            craftsmen.count("starting craftsmen", [card for card in self.craftsmen if card.start], 3)
            for number in range(1, rounds + 1):
                of_round = [card for card in self.craftsmen if card.round == number]
                craftsmen.count(f"craftsmen of round {number}", of_round, 4)
            craftsmen.count("craftsmen", self.craftsmen, 3 + 4 * rounds)
        if advantages.sound:
            regular = [card for card in self.advantages if not card.last_round]
            advantages.count("regular cards", regular, 2 * (rounds - 1) + self.advantages_removed)
            advantages.count("last-round cards", [card for card in self.advantages if card.last_round], 2)
        if events.sound:
            events.count("events", self.events, rounds + self.events_removed)

    def _index_craftsmen(self) -> None:
        self.trades = list(dict.fromkeys(card.kind for card in self.craftsmen))
        self.starting = [card.index for card in self.craftsmen if card.start]
        self.of_round = [[card.index for card in self.craftsmen if card.round == at] for at in range(self.rounds + 1)]
        scoring = [trade for trade in self.trades if any(card.points for card in self.craftsmen if card.kind == trade)]
        self.sources = ["start", *scoring, "priory", "advantages", "events", "tax"]
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
        self.lasting: dict[str, list[tuple[int, int]]] = {}
        self.each_round: list[tuple[int, int, int]] = []
        for card in self.advantages:
            for effect in card.effects:
                if isinstance(effect, Lasting):
                    self.lasting.setdefault(effect.verb, []).append((card.index, effect.amount))
                    for material, cubes in enumerate(effect.cubes):
                        if cubes:
                            self.each_round.append((card.index, material, cubes))

        barred = {kind for card in self.events for effect in card.effects for kind in effect.barred()}
        self.extra_use_barred = [card.kind in barred for card in self.craftsmen]

    def describe(self, name: str) -> list[tuple[str, Terms]]:
        """Return what a card does, generated from its figures."""
        return self._descriptions.get(name, [])

    def _describe_cards(self) -> None:
        self._descriptions: dict[str, list[tuple[str, Terms]]] = {}
        for card in self.craftsmen:
            self._descriptions[card.name] = card.text()
        for resource in self.resource_cards:
            self._descriptions[resource.name] = resource.text()
        for advantage in self.advantages:
            when: tuple[str, Terms] = (f"when-{advantage.when}", {})
            self._descriptions[advantage.name] = [when, *(effect.text() for effect in advantage.effects)]
        for event in self.events:
            self._descriptions[event.name] = [effect.text() for effect in event.effects]

    def _make_choices(self) -> None:
        """Make every choice once; steps compare them by identity."""
        family = self.vocabulary.family
        single = self.vocabulary.single
        seats = [str(seat) for seat in range(4)]
        craftsmen = [card.id for card in self.craftsmen]
        advantages = [card.id for card in self.advantages]
        resources = [card.id for card in self.resource_cards]
        events = [card.id for card in self.events]
        self.begin: list[Choice] = family("begin", seats, "seat")
        self.reveal: list[Choice] = family("reveal", advantages, "advantage")
        self.shiring: list[Choice] = family("shiring", craftsmen, "craftsman")
        self.aside: list[Choice] = family("aside", resources, "resource")
        self.foresee: list[Choice] = family("foresee", events, "card")
        self.event: list[Choice] = family("event", events, "card")
        self.draw: list[Choice] = family("draw", seats, "seat")
        self.roll: list[Choice] = family("roll", [str(face) for face in range(max(self.tax_die) + 1)])
        self.take: list[Choice] = family("take", resources, "resource")
        self.hire: list[Choice] = family("hire", craftsmen, "craftsman")
        self.pass_: Choice = single("pass")
        self.dismiss: list[Choice] = family("dismiss", craftsmen, "craftsman")
        self.keep: Choice = single("keep")
        self.redraw: Choice = single("redraw")
        self.place_: list[Choice] = family("place", [target.id for target in self.targets], "target")
        self.wait: Choice = single("wait")
        self.spend: list[Choice] = family("spend", advantages, "advantage")
        self.hold: list[Choice] = family("hold", advantages, "advantage")
        self.protection: Choice = single("protection")
        self.cube: list[Choice] = family("cube", MATERIALS[:METAL], "material")
        self.buy: list[Choice] = family("buy", MATERIALS[:METAL], "material")
        self.sell: list[Choice] = family("sell", MATERIALS, "material")
        self.stop: Choice = single("stop")
        self.use: list[Choice] = family("use", craftsmen, "craftsman")
        self.finish: Choice = single("finish")
        self.amount: list[Choice] = family("amount", [str(number) for number in range(MOST_AT_ONCE + 1)])
