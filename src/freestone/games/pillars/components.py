"""What is printed on the components of The Pillars of the Earth, read from a pack and checked."""

from pathlib import Path
from typing import Final

from freestone.core.choice import Choice
from freestone.core.errors import BrokenPack
from freestone.core.pack import Pack
from freestone.core.step import Terms
from freestone.games.pillars.effects import Effect, Lasting, read_effects
from freestone.toolbox.tables import Row, count, digest, read

MATERIALS: Final = ("stone", "wood", "sand", "metal")
STONE: Final = 0
WOOD: Final = 1
METAL: Final = 3
MATERIAL_NAMES: Final = [f"material-{material}" for material in MATERIALS]
FILES: Final = ("pack", "rules", "places", "resource_cards", "craftsmen", "advantages", "events")
PLACES: Final = ("bishop", "kingsbridge", "priory", "kings_court", "shiring", "castle", "market", "cathedral")
MOST_AT_ONCE: Final = 30


class Craftsman:
    """A craftsman card: what it turns into what, and how often a round."""

    def __init__(self, row: Row, index: int) -> None:
        self.index = index
        self.id = row.text("id")
        self.name = f"craftsman-{self.id}"
        self.kind = row.text("kind")
        self.start = row.flag("start")
        self.round = row.number("round", 0)
        self.cost = row.number("cost", 0)
        self.needs = row.text("needs", "")
        self.holds_metal = row.amounts("holds", ("metal",)).get("metal", 0)
        consumed = row.amounts("input", (*MATERIALS, "gold"))
        self.input = [consumed.get(material, 0) for material in MATERIALS]
        self.input_gold = consumed.get("gold", 0)
        made = row.amounts("output", ("points", "gold"))
        self.points = made.get("points", 0)
        self.gold = made.get("gold", 0)
        self.uses = row.number("uses", least=1)

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
        self.id = row.text("id")
        self.name = f"resource-{self.id}"
        self.material = MATERIALS.index(row.one_of("material", MATERIALS[:METAL]))
        self.cubes = row.number("cubes", least=1)
        self.workers = row.number("workers", least=1)

    def text(self) -> list[tuple[str, Terms]]:
        """Return what it takes and brings."""
        cubes: Terms = {"amount": self.cubes, "material": MATERIAL_NAMES[self.material]}
        return [("part-workers", {"amount": self.workers}), ("part-becomes", {}), ("part-cubes", cubes)]


class Advantage:
    """An advantage card."""

    def __init__(self, row: Row, index: int) -> None:
        self.index = index
        self.id = row.text("id")
        self.name = f"advantage-{self.id}"
        self.when = row.one_of("when", ("now", "always", "once"))
        self.last_round = row.flag("last_round")
        self.effects = read_effects(row.table("effect"))


class EventCard:
    """An event of a round."""

    def __init__(self, row: Row, index: int) -> None:
        self.index = index
        self.id = row.text("id")
        self.name = f"card-{self.id}"
        self.good = row.flag("good")
        self.effects: list[Effect] = read_effects(row.table("effect"))


class Place:
    """A place for master builders and its spaces on the board."""

    def __init__(self, row: Row, first: int) -> None:
        self.id = row.one_of("id", PLACES)
        self.name = f"place-{self.id}"
        self.step = row.number("step")
        self.own_cards = row.flag("own_cards")
        size = row.number("spaces", least=1)
        self.spaces = list(range(first, first + size))
        self.points = row.numbers("points", size) if "points" in row else [0] * size


class Target:
    """Where a builder can be sent: a place that fills from its first space on, or one space with its own card."""

    def __init__(self, id: str, place: Place, spaces: list[int]) -> None:
        self.id = id
        self.place = place
        self.spaces = spaces


class Components(Pack):
    """All components of one pack, and the choices they give rise to."""

    def __init__(self, folder: Path) -> None:
        head, *files = (read(folder / f"{name}.toml") for name in FILES)
        head.one_of("game", ("pillars",))
        super().__init__(head.text("name"), digest(folder / f"{name}.toml" for name in FILES[1:]))
        rules, places, resources, craftsmen, advantages, events = files
        self._read_rules(rules)
        self._read_places(places)
        self.resource_cards = [ResourceCard(row, at) for at, row in self._rows(resources, "resource_card")]
        self.craftsmen = [Craftsman(row, at) for at, row in self._rows(craftsmen, "craftsman")]
        self.advantages = [Advantage(row, at) for at, row in self._rows(advantages, "advantage")]
        self.events = [EventCard(row, at) for at, row in self._rows(events, "event")]
        head.done()
        self._check_counts()
        self._index_craftsmen()
        self._index_advantages()
        self._describe_cards()
        self._make_choices()

    def _rows(self, file: Row, key: str) -> list[tuple[int, Row]]:
        """Return numbered rows; what nobody reads of them is refused once the pack has been read."""
        rows = file.tables(key)
        ids = [row.text("id") for row in rows]
        for row, id in zip(rows, ids, strict=True):
            if ids.count(id) > 1:
                raise row.error("this id stands twice")
        file.done()
        self._unfinished = [*getattr(self, "_unfinished", []), *rows]
        return list(enumerate(rows))

    def _read_rules(self, row: Row) -> None:
        self.rounds = row.number("rounds", least=1)
        self.master_builders = row.number("master_builders", least=1)
        self.workers = row.number("workers", least=1)
        self.start_points = row.number("start_points", least=0)
        self.start_gold = row.numbers("start_gold", 4)
        self.gold_limit = row.number("gold_limit", least=1)
        self.points_lap = row.number("points_lap", least=1)
        self.craftsman_limit = row.number("craftsman_limit", least=3)
        self.keep_cubes = row.number("keep_cubes", least=0)
        self.builder_costs = row.numbers("builder_costs")
        self.tax_die = row.numbers("tax_die", 6)
        self.tax_faces = sorted(set(self.tax_die))
        self.advantages_removed = row.number("advantages_removed", least=0)
        self.events_removed = row.number("events_removed", least=0)
        market = row.amounts("market_cubes", MATERIALS[:METAL])
        self.market_cubes = [market.get(material, 0) for material in MATERIALS[:METAL]]
        prices = row.amounts("prices", MATERIALS)
        self.prices = [prices.get(material, 0) for material in MATERIALS]
        if min(self.prices) < 1:
            raise row.error("prices has a price of at least 1 for stone, wood, sand and metal")
        self.castle_workers = row.number("castle_workers", least=0)
        self.provenance.append(row.done())

    def _read_places(self, file: Row) -> None:
        self.places: list[Place] = []
        for row in file.tables("place"):
            self.places.append(Place(row, sum(len(place.spaces) for place in self.places)))
            self.provenance.append(row.done())
        file.done()
        if [place.id for place in self.places] != list(PLACES):
            raise BrokenPack(f"places.toml: the places are {', '.join(PLACES)}, in this order")
        self.space_count = sum(len(place.spaces) for place in self.places)
        self.targets: list[Target] = []
        for place in self.places:
            if place.own_cards:
                numbered = enumerate(place.spaces, start=1)
                self.targets += [Target(f"{place.id}-{number}", place, [space]) for number, space in numbered]
            else:
                self.targets.append(Target(place.id, place, place.spaces))
        self.place = {place.id: place for place in self.places}

    def _check_counts(self) -> None:
        for row in self._unfinished:
            self.provenance.append(row.done())
        count("resource_cards.toml", "resource cards", self.resource_cards, 9)
        count("craftsmen.toml", "craftsmen", self.craftsmen, 3 + 4 * self.rounds)
        count("craftsmen.toml", "starting craftsmen", [card for card in self.craftsmen if card.start], 3)
        for number in range(1, self.rounds + 1):
            of_round = [card for card in self.craftsmen if card.round == number]
            count("craftsmen.toml", f"craftsmen of round {number}", of_round, 4)
        regular = [card for card in self.advantages if not card.last_round]
        count("advantages.toml", "regular cards", regular, 2 * (self.rounds - 1) + self.advantages_removed)
        count("advantages.toml", "last-round cards", [card for card in self.advantages if card.last_round], 2)
        count("events.toml", "events", self.events, self.rounds + self.events_removed)

    def _index_craftsmen(self) -> None:
        self.trades = list(dict.fromkeys(card.kind for card in self.craftsmen))
        for card in self.craftsmen:
            if card.needs and card.needs not in self.trades:
                raise BrokenPack(f"craftsmen.toml, craftsman {card.id}: needs an unknown trade {card.needs!r}")
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
