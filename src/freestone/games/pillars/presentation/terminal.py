"""The table of The Pillars of the Earth in the terminal, at a glance."""

from typing import Final

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from freestone.games.pillars.components import MATERIAL_NAMES, METAL, Craftsman, Place
from freestone.games.pillars.state import NONE, PillarsState
from freestone.games.pillars.steps.builders import NextBuilder
from freestone.games.pillars.steps.supply import EndSupply
from freestone.i18n import numeral
from freestone.presentation.terminal import FAINT, FREE, beside, box, is_wide, player, rows, sign, signs
from freestone.words import Words

MATERIALS: Final = ("color(103)", "color(137)", "color(179)", "color(74)")
GOLD: Final = "color(178)"
POINT: Final = "★"
TIMES: Final = "\N{MULTIPLICATION SIGN}"
CUBE: Final = "▪"
WORKER: Final = "♙"
COIN: Final = "¤"
KEPT: Final = "✦"
BUILT, TO_BUILD = "▰", "▱"
# The places without cards of their own whose offer is a plain text.
OFFERS: Final = {"bishop": "terminal-protection", "cathedral": "terminal-starts-next"}


class View:
    """Draws one position for a seat that may see it."""

    def __init__(self, state: PillarsState, words: Words) -> None:
        self.state = state
        self.pack = state.pack
        self.words = words

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Lay the table out: side by side if there is room, otherwise one below the other."""
        title = self.words.text("terminal-players")
        if is_wide(console, options):
            yield self._header(self.words.text("title"))
            yield beside((self._board(), 72), (Group(self._supply(), self._wheel()), 47))
            yield box(title, self._players(with_cards=True))
        else:
            yield self._header("")
            yield self._board()
            yield beside((self._supply(), 44), (self._wheel(), 35))
            teams = rows([sign(seat), self._cards_of(seat)] for seat in range(self.state.seats))
            yield box(title, Group(self._players(with_cards=False), teams))

    def _header(self, title: str) -> RenderableType:
        words, state, rounds = self.words, self.state, self.pack.rounds
        phase = "terminal-phase-builders" if state.is_ahead(NextBuilder) else "terminal-phase-board"
        if state.is_ahead(EndSupply):
            phase = "terminal-phase-supply"
        if state.over:
            phase = "terminal-over"
        now = words.text("terminal-round", round=state.round, rounds=rounds)
        left = Text.assemble((f"{title}  " if title else "", "bold"), now, "  ", (words.text(phase), "italic"))
        parts = Text.assemble((BUILT * state.cathedral, GOLD), (TO_BUILD * (rounds - state.cathedral), FAINT))
        right = Text.assemble((words.text("terminal-cathedral") + " ", FAINT), parts)
        if state.start >= 0:
            right.append("   ").append(player(words.names, state.start))
            right.append(" " + words.text("terminal-start"), FAINT)
        line = Table.grid(expand=True)
        line.add_column()
        line.add_column(justify="right")
        line.add_row(left, right)
        return line

    def _supply(self) -> RenderableType:
        title, words = self.words.text("terminal-supply"), self.words
        hires: list[list[RenderableType]] = [
            [Text(f"{card.cost:2}{COIN}", GOLD), words.name(card.name), self._trade(card)]
            for card in (self.pack.craftsmen[index] for index in self.state.supply)
        ]
        # Below NONE is ASIDE: no card is owned or can be taken.
        if not hires and max(self.state.resource_owner) < NONE:
            return box(title, Text(words.text("terminal-supply-over"), FAINT))
        lines: list[list[RenderableType]] = []
        for material in (2, 1, 0):
            lines.append([Text(words.name(MATERIAL_NAMES[material]), MATERIALS[material])])
            for card in self.pack.resource_cards:
                if card.material == material:
                    owner = self.state.resource_owner[card.index]
                    lines[-1].append(self._resource(card.cubes, card.workers, material, owner))
        return box(title, Group(rows(lines, gap=3), *([rows(hires, gap=1)] if hires else [])))

    def _resource(self, cubes: int, workers: int, material: int, owner: int) -> Text:
        if owner < NONE:
            return Text("—", FAINT)
        text = Text.assemble((CUBE * cubes, MATERIALS[material]), f" {workers}{WORKER}")
        return text if owner == NONE else Text.assemble(sign(owner), " ", (text.plain, FAINT))

    def _trade(self, card: Craftsman) -> Text:
        """Return in signs what a craftsman turns into what, and how often."""
        used = [self._material(material, needed) for material, needed in enumerate(card.input) if needed]
        if card.input_gold:
            used.append(Text(f"{card.input_gold}{COIN}", GOLD))
        if card.holds_metal:
            used.append(Text.assemble("(", self._material(METAL, card.holds_metal), ")"))
        made = (f"{card.points}{POINT}", "bold") if card.points else (f"{card.gold}{COIN}", GOLD)
        return Text.assemble(Text("+").join(used), " → " if used else "→ ", made, f" {TIMES}{card.uses}")

    def _material(self, material: int, amount: int) -> Text:
        return Text(f"{amount}{TIMES} {self.words.name(MATERIAL_NAMES[material])}", MATERIALS[material])

    def _wheel(self) -> RenderableType:
        state, words = self.state, self.words
        # After the printed prices builders are free (P3.4).
        costs = [*self.pack.builder_costs, 0]
        at = min(state.marker, len(costs) - 1)
        past = [Text(str(cost), "strike " + FAINT) for cost in costs[:at]]
        coming = [Text(str(cost)) for cost in costs[at + 1 :]]
        wheel = Text(" ").join([*past, Text(f" {costs[at]} ", "reverse bold " + GOLD), *coming])
        bag = [Text.assemble(sign(seat), f"{TIMES}{state.bag.counts[seat]}") for seat in state.bag.kinds()]
        nobody = Text(words.text("terminal-nobody"), FAINT)
        lines = [
            [Text(words.text("terminal-cost"), FAINT), wheel],
            [Text(words.text("terminal-bag"), FAINT), Text(" ").join(bag) or nobody],
            [Text(words.text("terminal-waiting"), FAINT), signs(state.waiting) if state.waiting else nobody],
        ]
        return box(words.text("terminal-builders"), rows(lines))

    def _board(self) -> RenderableType:
        state, words = self.state, self.words
        event = Text(words.text("terminal-hidden"), FAINT)
        if state.event >= 0:
            name = self.pack.events[state.event].name
            event = Text.assemble((words.name(name), "bold"), ". ", words.card(name))
        elif state.foreseen >= 0:
            event = Text(words.text("terminal-coming", card=self.pack.events[state.foreseen].name), "italic")
        mill = [Text.assemble(sign(seat), f" {sent}{WORKER}") for seat, sent in enumerate(state.mill) if sent]
        lines = [self._line(1, "terminal-event", event)]
        for place in self.pack.places:
            if place.id == "kingsbridge":
                lines.append(self._line(3, "terminal-mill", Text("  ").join(mill)))
            lines += self._place(place)
        return box(words.text("terminal-board"), rows(lines))

    def _line(self, number: int, name: str, what: Text) -> list[RenderableType]:
        return [Text(f"{number:2}", FAINT), Text(self.words.name(name), no_wrap=True), on_one_line(what)]

    def _place(self, place: Place) -> list[list[RenderableType]]:
        owners = [self.state.spaces[space] for space in place.spaces]
        if not place.own_cards:
            return [self._line(place.step, place.name, Text.assemble(signs(owners), "  ", self._offer(place)))]
        offers = self._cards_at(place)
        offers += [Text()] * (len(owners) - len(offers))
        first, *others = (Text.assemble(sign(owner), " ", card) for owner, card in zip(owners, offers, strict=True))
        lines: list[list[RenderableType]] = [["", "", on_one_line(other)] for other in others]
        return [self._line(place.step, place.name, first), *lines]

    def _cards_at(self, place: Place) -> list[Text]:
        state, pack, words = self.state, self.pack, self.words
        if place.id == "kingsbridge":
            names = [pack.advantages[card].name for card in state.kingsbridge]
            return [Text.assemble(words.name(name), (". " + words.card(name), FAINT)) for name in names]
        hires = [pack.craftsmen[card] for card in state.shiring]
        return [Text.assemble(words.name(card.name), "  ", self._trade(card)) for card in hires]

    def _offer(self, place: Place) -> Text:
        """Return what a place without cards of its own has to give."""
        words, state, pack = self.words, self.state, self.pack
        match place.id:
            case "priory":
                return Text(" ").join(Text(f"{points}{POINT}") for points in place.points)
            case "kings_court":
                metal = [self._material(METAL, state.court_metal)] if state.court_metal else []
                return Text(", ").join([Text(words.text("terminal-tax-free"), FAINT), *metal])
            case "castle":
                return Text(words.text("terminal-grey", amount=pack.castle_workers), FAINT)
            case "market":
                goods = [self._material(kind, left) for kind, left in enumerate(state.market)]
                prices = [(f" {pack.prices[kind]}{COIN}", GOLD) for kind in range(METAL)]
                stalls = [Text.assemble(good, price) for good, price in zip(goods, prices, strict=True)]
                return Text("  ").join(stalls)
        return Text(words.text(OFFERS[place.id]), FAINT)

    def _players(self, *, with_cards: bool) -> RenderableType:
        words, state = self.words, self.state
        table = Table(box=None, header_style=FAINT, pad_edge=False, padding=(0, 2, 0, 0), expand=with_cards)
        table.add_column("")
        for name in ("points", "gold", "workers"):
            table.add_column(words.text(f"terminal-{name}"), justify="right")
        for material, name in enumerate(MATERIAL_NAMES):
            table.add_column(Text(words.name(name), MATERIALS[material]), justify="right")
        if with_cards:
            table.add_column(words.text("terminal-team"), ratio=1)
        for seat in range(state.seats):
            points, gold = Text(numeral(state.total(seat)), "bold"), Text(str(state.gold[seat]), GOLD)
            cubes = [Text(str(amount or FREE), MATERIALS[at]) for at, amount in enumerate(state.cubes[seat])]
            figures: list[RenderableType] = [player(words.names, seat), points, gold, str(state.workers[seat]), *cubes]
            table.add_row(*figures, *([self._cards_of(seat)] if with_cards else []))
        return table

    def _cards_of(self, seat: int) -> Text:
        """Return the names of a player's craftsmen and, marked, of the advantage cards."""
        team = [Text(self.words.name(self.pack.craftsmen[card].name)) for card in self.state.team[seat]]
        names = [self.words.name(card.name) for card in self.state.cards_of(seat)]
        return Text(", ").join([*team, *(Text(KEPT + name, "italic " + GOLD) for name in names)])


def on_one_line(text: Text) -> Text:
    """Return a text that stays on its line and ends with three dots if it is too long for it."""
    text.no_wrap = True
    text.overflow = "ellipsis"
    return text
