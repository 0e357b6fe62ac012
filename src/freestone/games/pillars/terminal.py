"""The table of The Pillars of the Earth in the terminal, at a glance."""

from collections.abc import Callable
from typing import Final

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from freestone.games.pillars.components import MATERIAL_NAMES, METAL, Craftsman, Place
from freestone.games.pillars.state import NONE, PillarsState
from freestone.games.pillars.steps.builders import NextBuilder
from freestone.games.pillars.steps.supply import EndSupply
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


class View:
    """Draws one position for a seat that has it before its eyes."""

    def __init__(self, state: PillarsState, words: Words) -> None:
        self.state = state
        self.pack = state.pack
        self.words = words

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Lay the table out: side by side if there is room, otherwise one below the other."""
        if is_wide(console, options):
            yield self._header(self.words.text("title"))
            yield beside((self._board(), 72), (Group(self._supply(), self._wheel()), 47))
            yield box(self.words.text("terminal-players"), self._players([self._cards_of]))
        else:
            yield self._header("")
            yield self._board()
            yield beside((self._supply(), 44), (self._wheel(), 35))
            seats = range(self.state.seats)
            teams = rows([sign(seat), self._cards_of(seat)] for seat in seats)
            yield box(self.words.text("terminal-players"), Group(self._players([]), teams))

    def _header(self, title: str) -> RenderableType:
        words, start = self.words, self.state.start
        left = Text.assemble((f"{title}  " if title else "", "bold"), self._round(), "  ", (self._phase(), "italic"))
        right = Text.assemble((words.text("terminal-cathedral") + " ", FAINT), self._cathedral())
        if start >= 0:
            right.append("   ").append(player(words.names, start)).append(" " + words.text("terminal-start"), FAINT)
        line = Table.grid(expand=True)
        line.add_column()
        line.add_column(justify="right")
        line.add_row(left, right)
        return line

    def _round(self) -> str:
        return self.words.text("terminal-round", round=self.state.round, rounds=self.pack.rounds)

    def _cathedral(self) -> Text:
        built = self.state.cathedral
        return Text.assemble((BUILT * built, GOLD), (TO_BUILD * (self.pack.rounds - built), FAINT))

    def _phase(self) -> str:
        agenda = self.state.agenda
        if not agenda:
            return self.words.text("terminal-over")
        if any(isinstance(step, EndSupply) for step in agenda):
            return self.words.text("terminal-phase-supply")
        drawing = any(isinstance(step, NextBuilder) for step in agenda)
        return self.words.text("terminal-phase-builders" if drawing else "terminal-phase-board")

    def _supply(self) -> RenderableType:
        lines = [self._resources(material) for material in (2, 1, 0)]
        hires = [self._for_hire(self.pack.craftsmen[card]) for card in self.state.supply]
        if not hires and max(self.state.resource_owner) < NONE:
            return box(self.words.text("terminal-supply"), Text(self.words.text("terminal-supply-over"), FAINT))
        return box(
            self.words.text("terminal-supply"), Group(rows(lines, gap=3), *([rows(hires, gap=1)] if hires else []))
        )

    def _resources(self, material: int) -> list[RenderableType]:
        cards = [card for card in self.pack.resource_cards if card.material == material]
        cells: list[RenderableType] = [Text(self.words.name(MATERIAL_NAMES[material]), MATERIALS[material])]
        for card in cards:
            owner = self.state.resource_owner[card.index]
            cells.append(self._resource(card.cubes, card.workers, material, owner))
        return cells

    def _resource(self, cubes: int, workers: int, material: int, owner: int) -> Text:
        if owner < NONE:
            return Text("—", FAINT)
        text = Text.assemble((CUBE * cubes, MATERIALS[material]), f" {workers}{WORKER}")
        return text if owner == NONE else Text.assemble(sign(owner), " ", (text.plain, FAINT))

    def _for_hire(self, card: Craftsman) -> list[RenderableType]:
        return [self._gold(card.cost), self.words.name(card.name), self._trade(card)]

    def _gold(self, amount: int) -> Text:
        return Text(f"{amount:2}{COIN}", GOLD)

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
        return Text(f"{amount} {self.words.name(MATERIAL_NAMES[material])}", MATERIALS[material])

    def _wheel(self) -> RenderableType:
        state, words = self.state, self.words
        bag = Text(" ").join(
            Text.assemble(sign(seat), f"{TIMES}{state.bag.counts[seat]}") for seat in state.bag.kinds()
        )
        nobody = Text(words.text("terminal-nobody"), FAINT)
        lines = [
            [Text(words.text("terminal-cost"), FAINT), self._costs()],
            [Text(words.text("terminal-bag"), FAINT), bag or nobody],
            [Text(words.text("terminal-waiting"), FAINT), signs(state.waiting) if state.waiting else nobody],
        ]
        return box(words.text("terminal-builders"), rows(lines))

    def _costs(self) -> Text:
        costs = [*self.pack.builder_costs, 0]
        at = min(self.state.marker, len(costs) - 1)
        past = [Text(str(cost), "strike " + FAINT) for cost in costs[:at]]
        coming = [Text(str(cost)) for cost in costs[at + 1 :]]
        return Text(" ").join([*past, Text(f" {costs[at]} ", "reverse bold " + GOLD), *coming])

    def _board(self) -> RenderableType:
        lines = [self._line(1, "terminal-event", self._event())]
        for place in self.pack.places:
            if place.id == "kingsbridge":
                lines.append(self._line(3, "terminal-mill", self._mill()))
            lines += self._place(place)
        return box(self.words.text("terminal-board"), rows(lines))

    def _line(self, number: int, name: str, what: Text) -> list[RenderableType]:
        return [Text(f"{number:2}", FAINT), Text(self.words.name(name), no_wrap=True), shortened(what)]

    def _event(self) -> Text:
        state, words = self.state, self.words
        if state.event >= 0:
            name = self.pack.events[state.event].name
            return Text.assemble((words.name(name), "bold"), ": ", words.card(name))
        if state.foreseen >= 0:
            return Text(words.text("terminal-coming", card=self.pack.events[state.foreseen].name), "italic")
        return Text(words.text("terminal-hidden"), FAINT)

    def _mill(self) -> Text:
        mill = self.state.mill
        sent = [seat for seat in range(self.state.seats) if mill[seat]]
        return Text("  ").join(Text.assemble(sign(seat), f" {mill[seat]}{WORKER}") for seat in sent)

    def _place(self, place: Place) -> list[list[RenderableType]]:
        owners = [self.state.spaces[space] for space in place.spaces]
        if not place.own_cards:
            return [self._line(place.step, place.name, Text.assemble(signs(owners), "  ", self._offer(place)))]
        cards = self._kingsbridge() if place.id == "kingsbridge" else self._shiring()
        cards += [Text()] * (len(owners) - len(cards))
        first, *others = (Text.assemble(sign(owner), " ", card) for owner, card in zip(owners, cards, strict=True))
        lines: list[list[RenderableType]] = [["", "", shortened(other)] for other in others]
        return [self._line(place.step, place.name, first), *lines]

    def _kingsbridge(self) -> list[Text]:
        names = [self.pack.advantages[card].name for card in self.state.kingsbridge]
        return [Text.assemble(self.words.name(name), (": " + self.words.card(name), FAINT)) for name in names]

    def _shiring(self) -> list[Text]:
        cards = [self.pack.craftsmen[card] for card in self.state.shiring]
        return [Text.assemble(self.words.name(card.name), "  ", self._trade(card)) for card in cards]

    def _offer(self, place: Place) -> Text:
        """Return what a place without cards of its own has to give."""
        words, state = self.words, self.state
        match place.id:
            case "bishop":
                return Text(words.text("terminal-protection"), FAINT)
            case "priory":
                return Text(" ").join(Text(f"{points}{POINT}") for points in place.points)
            case "kings_court":
                metal = [self._material(METAL, state.court_metal)] if state.court_metal else []
                return Text(", ").join([Text(words.text("terminal-tax-free"), FAINT), *metal])
            case "castle":
                return Text(words.text("terminal-grey", amount=self.pack.castle_workers), FAINT)
            case "market":
                return Text("  ").join(self._stall(material) for material in range(METAL))
        return Text(words.text("terminal-starts-next"), FAINT)

    def _stall(self, material: int) -> Text:
        goods = self._material(material, self.state.market[material])
        return Text.assemble(goods, (f" {self.pack.prices[material]}{COIN}", GOLD))

    def _players(self, columns: list[Callable[[int], Text]]) -> RenderableType:
        words = self.words
        table = Table(box=None, header_style=FAINT, pad_edge=False, padding=(0, 2, 0, 0), expand=bool(columns))
        table.add_column("")
        for name in ("points", "gold", "workers"):
            table.add_column(words.text(f"terminal-{name}"), justify="right")
        for material, name in enumerate(MATERIAL_NAMES):
            table.add_column(Text(words.name(name), MATERIALS[material]), justify="right")
        for _ in columns:
            table.add_column(words.text("terminal-team"), ratio=1)
        for seat in range(self.state.seats):
            table.add_row(*self._figures(seat), *(column(seat) for column in columns))
        return table

    def _figures(self, seat: int) -> list[RenderableType]:
        state = self.state
        cubes = [Text(str(amount or FREE), MATERIALS[at]) for at, amount in enumerate(state.cubes[seat])]
        points, gold = Text(str(state.total(seat)), "bold"), Text(str(state.gold[seat]), GOLD)
        return [player(self.words.names, seat), points, gold, str(state.workers[seat]), *cubes]

    def _cards_of(self, seat: int) -> Text:
        """Return the names of a player's craftsmen and, marked, of the advantage cards."""
        team = [self.words.name(self.pack.craftsmen[card].name) for card in self.state.team[seat]]
        kept = [card for card in self.pack.advantages if self.state.holder[card.index] == seat]
        return Text(", ").join([Text(name) for name in team] + [self._kept(card.name) for card in kept])

    def _kept(self, name: str) -> Text:
        return Text(f"{KEPT}{self.words.name(name)}", "italic " + GOLD)


def shortened(text: Text) -> Text:
    """Return a text that stays on its line and ends with three dots if it is too long for it."""
    text.no_wrap = True
    text.overflow = "ellipsis"
    return text
