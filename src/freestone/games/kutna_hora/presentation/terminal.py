"""The table of Kutná Hora in the terminal, at a glance."""

from typing import Final

from rich.console import Console, ConsoleOptions, Group, JustifyMethod, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from freestone.games.kutna_hora.effects import Effect
from freestone.games.kutna_hora.measures import final_scores
from freestone.games.kutna_hora.names import (
    CARD,
    COLOURS,
    COMMODITY_NAMES,
    DECK_NAMES,
    HOUSE_ROWS,
    KINDS,
    NONE,
    ORE,
    PATRICIANS,
    PERMITS,
    RED_X,
    ROW_NAMES,
    TOWN,
    WOOD,
)
from freestone.games.kutna_hora.presentation.canvas import short_name
from freestone.games.kutna_hora.state import KutnaHoraState
from freestone.games.kutna_hora.steps.end_of_game import row_values, stars_in_row
from freestone.games.kutna_hora.steps.end_of_round import tax_due
from freestone.games.kutna_hora.steps.mine import printed_cost
from freestone.games.kutna_hora.steps.plot import open_squares, plot_prices
from freestone.games.kutna_hora.steps.rights import hidden_tiles, price_at
from freestone.i18n import numeral
from freestone.presentation.terminal import FAINT, FREE, beside, box, player, sign
from freestone.words import Words

Cell = tuple[Text, Text]

# Widths of the screen from which three or two boards fit side by side, of the boards, and of a space of the mines.
# The market is wider than that by its longest label.
SPACIOUS, TIGHT = 118, 98
MARKET, BIG_MARKET, MINES = 27, 35, 55
MINE_CELL: Final = 4

GOODS: Final = ("color(109)", "color(250)", "color(137)", "color(68)", "color(71)", "color(178)")
DOT: Final = ("color(167)", "color(178)", "color(71)", "color(68)")
PATRICIAN: Final = ("color(71)", "color(250)", "color(178)", "color(167)")
MONEY: Final = "color(178)"
COIN, POINT, STAR, PELICAN, REPUTATION, HOUSE = "¤", "★", "✶", "♗", "♥", "⌂"
COURT, PUBLIC, ROCK, TIMES = "✦", "▤", "▒", "\N{MULTIPLICATION SIGN}"
SYMBOL: Final = {0: " ", TOWN: "»", RED_X: "✗"}
EFFECT: Final = {"points": POINT, "reputation": REPUTATION, "pelican": PELICAN, "public_tile": PUBLIC}
PURSE: Final = ("groschen", "points", "reputation")
STORE: Final = ("income", "tax-due", "pelicans", "miners", "plots")


def fit(text: Text, width: int) -> Text:
    """Return a text of exactly this width."""
    fitted = text.copy()
    fitted.truncate(width, overflow="ellipsis", pad=True)
    return fitted


def spread(left: Text, right: Text, width: int) -> Text:
    """Return one text at the left and one at the right end of a cell."""
    return Text.assemble(fit(left, width - len(right)), right)


def barred(texts: list[Text], width: int) -> Text:
    """Return texts of one width with bars between them."""
    first, *others = (fit(text, width) for text in texts)
    return Text.assemble(first, *(part for other in others for part in (("│", FAINT), other)))


def joined(cells: list[Cell], width: int) -> list[Text]:
    """Return the two lines of a row of cells, with bars between them."""
    return [barred([cell[line] for cell in cells], width) for line in (0, 1)]


def grid(lines: list[list[Cell]], width: int, ends: list[Cell] | None = None) -> Group:
    """Return a board: letters above, numbers at the left, and at the right what belongs to a row."""
    letters = "".join(f" {letter:{width}}" for letter in "abcdefghijklmnop"[: len(lines[0])])
    found = [Text(" " + letters, FAINT)]
    for number, cells in enumerate(lines):
        for half, line in enumerate(joined(cells, width)):
            end = Text.assemble(("│", FAINT), ends[number][half]) if ends else Text()
            found.append(Text.assemble((f"{number + 1 if not half else ' '} ", FAINT), line, end))
    return Group(*found)


class Board:
    """Prints a part of a position."""

    def __init__(self, state: KutnaHoraState, words: Words) -> None:
        self.state = state
        self.pack = state.pack
        self.words = words

    def say(self, message: str, **terms: int | str) -> str:
        """Return a text of the terminal."""
        return self.words.text(f"terminal-{message}", **terms)

    def good(self, commodity: int, text: str = "{}") -> Text:
        """Return the name of a commodity in its colour, inside another text."""
        return Text(text.format(self.words.name(COMMODITY_NAMES[commodity])), GOODS[commodity])


class View(Board):
    """Prints one position."""

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Lay the table out on two or three floors, and the player boards below."""
        width = min(console.width, options.max_width)
        yield self._header(self.words.text("title") if width >= TIGHT else "")
        if self.state.event != NONE:
            name = self.pack.events[self.state.event].name
            yield Text.assemble((self.say("event", event_card=name), "bold"), " ", (self.words.card(name), FAINT))
        yield from self._floors(width)
        yield box(self.say("players"), PlayerBoards(self.state, self.words).fitted(width))

    def _floors(self, width: int) -> list[RenderableType]:
        """Return the boards, side by side as far as there is room."""
        rest, council = width - MINES - 1, Group(self._rounds(), self._council())
        if width < TIGHT:
            side = MARKET + self._label
            market = beside((self._market(side), side + 1), (council, width - side - 2))
            return [self._town(width), market, self._mines(), self._hall(width)]
        side = (BIG_MARKET if width >= SPACIOUS else MARKET) + self._label
        town, mines = (self._town(width - side - 1), width - side - 1), (self._mines(), MINES)
        if width < SPACIOUS:
            return [beside(town, (self._market(side), side)), beside(mines, (council, rest)), self._hall(width)]
        first = beside(town, (Group(self._market(side), self._rounds()), side))
        return [first, beside(mines, (Group(self._hall(rest), self._council()), rest))]

    def _header(self, title: str) -> RenderableType:
        state, right = self.state, Text()
        if state.over:
            stage = self.say("over")
        elif not state.round:
            stage = self.say("setup")
        else:
            turn, cards = state.turn + 1, self.pack.cards_per_turn[state.turn]
            stage = self.say("round", round=state.round, rounds=state.track.rounds, turn=turn, cards=cards)
        if state.start != NONE:
            right = Text.assemble(player(self.words.names, state.start), (" " + self.say("start"), FAINT))
        line = Table.grid(expand=True)
        line.add_column(no_wrap=True)
        line.add_column(justify="right", no_wrap=True)
        line.add_row(Text.assemble((f"{title}  " if title else "", "bold"), (stage, "italic")), right)
        return line

    def _town(self, width: int) -> RenderableType:
        """Return the squares: buildings with owner or patrician, dots, villages and plot price; plots; free squares."""
        town = self.state.side.town
        cell = min(12, (width - 5) // town.columns - 1)
        free = open_squares(self.state, CARD) if self.state.round else []
        prices = dict(zip(free, plot_prices(self.state, free, self.pack.reputation_start, CARD), strict=True))
        cells = [self._square(square, cell, prices) for square in town.squares]
        lines = [cells[first : first + town.columns] for first in range(0, len(cells), town.columns)]
        return box(self.say("town"), grid(lines, cell))

    def _square(self, square: int, width: int, prices: dict[int, int]) -> Cell:
        state = self.state
        tile, owner = state.town[square], state.owners[square]
        village = self._dots(state.side.town.villages[square])
        if village:
            village = Text.assemble((HOUSE, FAINT), village)
        if tile != NONE:
            card = self.pack.tiles[tile]
            name, plot = short_name(self.words, card, width), Text(str(card.plot), FAINT)
            if card.guild == NONE:  # a village next to it is nobody's gain (K13.1)
                below = Text.assemble(self._patrician(card.colour), " ", self._dots(card.dots))
                return Text(name, "bold"), spread(below, plot, width)
            below = Text.assemble(sign(owner), " ", self._dots(card.dots), village)
            return Text(name, f"bold {GOODS[card.guild]}"), spread(below, plot, width)
        if owner != NONE:
            return Text.assemble(sign(owner), (" " + self.say("plot"), "italic")), village
        price = Text(f"{prices[square]}{COIN}", MONEY) if square in prices else Text(FREE, FAINT)
        return price, village

    def _dots(self, dots: list[int]) -> Text:
        parts = [(self.words.text(f"dot-{name}") * dots[at], DOT[at]) for at, name in enumerate(COLOURS) if dots[at]]
        return Text.assemble(*parts)

    def _patrician(self, colour: int) -> Text:
        return Text(COURT + self.words.text(f"short-patrician-{PATRICIANS[colour]}"), PATRICIAN[colour])

    def _mines(self) -> RenderableType:
        """Return the spaces: miner and stars above ore and cost; open spaces with their wood; the rows at the right."""
        board, draws = self.state.side.mines, self.pack.draws[self.state.technology]
        cells = [self._space(space) for space in board.spaces]
        lines = [cells[first : first + board.columns] for first in range(0, len(cells), board.columns)]
        ends = [self._mine_row(row) for row in range(board.rows)]
        below = Text(self.say("stack", tiles=self.state.mine_stack.total, draws=draws), FAINT)
        return box(self.say("mines"), Group(grid(lines, MINE_CELL, ends), below))

    def _space(self, space: int) -> Cell:
        state, pack, tile = self.state, self.pack, self.state.mines[space]
        if tile == NONE:
            wood = printed_cost(state, space)
            entrance = Text("▽" if state.side.mines.entrance[space] else "", FAINT)
            return entrance, self._wood(wood) if wood else Text(FREE, FAINT)
        stars = pack.mine_stars[tile]
        if tile in pack.rock_tiles:
            return Text(ROCK * MINE_CELL, FAINT), Text(f"{ROCK}{stars}{STAR}{ROCK}", FAINT)
        ore = Text(f"{pack.mine_ore[tile]}{self.say('ore')}", f"bold {GOODS[ORE]}")
        above = Text.assemble(sign(state.miners[space]), f" {stars}{STAR}")
        return above, Text.assemble(ore, self._wood(pack.mine_cost[tile]))

    def _wood(self, amount: int) -> Text:
        return Text(f"{amount}{self.say('wood')}", GOODS[WOOD])

    def _mine_row(self, row: int) -> Cell:
        """Return what a row pays, and who has how many stars in it."""
        stars, total = stars_in_row(self.state, row)
        values = row_values(self.pack, total)
        pays = Text.assemble(f"{total}{STAR} ", ("/".join(map(str, values)), "bold" if values[0] else FAINT))
        owners = [Text.assemble(sign(seat), str(own)) for seat, own in enumerate(stars) if own]
        return pays, Text("").join(owners)

    def _market(self, width: int) -> RenderableType:
        """Return both decks: every commodity with its six cells, the arm, and the same cell of the next card."""
        lines, spacious = list[Text](), width >= BIG_MARKET + self._label
        for deck, name in enumerate(DECK_NAMES):
            level, last = self.state.levels[deck], self.pack.last_card[deck]
            title = Text.assemble((self.words.name(name), "bold"), f" {level}", (f"/{last}", FAINT))
            after = Text(self.say("next") if level < last else "", FAINT)
            lines.append(spread(title, after, width - 4) if spacious else title)
            for commodity in (at for at in range(KINDS) if self.pack.deck_of[at] == deck):
                prices = self._prices(commodity, self._label + spacious)
                lines.append(spread(prices, self._next(commodity), width - 4) if spacious else prices)
        return box(self.say("market"), Group(*lines))

    @property
    def _labels(self) -> list[str]:
        return [self.words.text_or(f"short-{name}", self.words.name(name)) for name in COMMODITY_NAMES]

    @property
    def _label(self) -> int:
        return max(map(len, self._labels))

    def _prices(self, commodity: int, width: int) -> Text:
        state, pack = self.state, self.pack
        first, arm = state.levels[pack.deck_of[commodity]] * pack.positions, state.arms[pack.arm_of[commodity]]
        line = Text(f"{self._labels[commodity]:{width}}", GOODS[commodity])
        for at in range(pack.positions):
            line.append(self._cell(commodity, first + at, at == arm))
        line.rstrip()
        return line

    def _next(self, commodity: int) -> Text:
        """Return the cell that the next card of the deck would show."""
        after = self.state.cell(commodity) + self.pack.positions
        return self._cell(commodity, after, False) if after < len(self.pack.prices[commodity]) else Text()

    def _cell(self, commodity: int, cell: int, now: bool) -> Text:
        symbol = self.pack.symbols[commodity][cell]
        text = f"{self.pack.prices[commodity][cell]}{SYMBOL[symbol]}"
        if not now:
            return Text(f" {text} ", FAINT)
        price = (f"[{text.rstrip()}]", f"bold {'red' if symbol == RED_X else MONEY}")
        return Text.assemble(price, "" if symbol else " ")

    def _rounds(self) -> RenderableType:
        state, track, parts = self.state, self.state.track, []
        for number in range(1, track.rounds + 1):
            marks = COURT if number in track.patrician_scoring else ""
            marks += PUBLIC if number == track.red_tiles_after else ""
            parts.append(Text(f"{number}{marks}", "bold reverse" if number == state.round else FAINT))
        # During the setup the round is 0: then the first one counts.
        refusing = self.say("refusing", reputation=track.reputation_loss[max(state.round, 1) - 1])
        tax = Text.assemble((self.say("tax", tax=state.tax), f"bold {MONEY}"), " ", refusing)
        legend = Text.assemble(f"  {PUBLIC} ", self.say("red"), f" {COURT} ", self.say("scoring"), style=FAINT)
        return box(self.say("rounds"), Group(tax, Text.assemble(Text(" ").join(parts), legend)))

    def _hall(self, width: int) -> RenderableType:
        """Return the stacks: tile, tiles left, wood and what it makes, or its patrician; above what rights cost."""
        columns, cell = self.pack.hall_columns, (width - 3) // self.pack.hall_columns - 1
        heads = []
        for column in range(columns):
            permits, price = self.pack.hall_permits[column], price_at(self.state, column)
            head = (self.say("permits", count=permits) + " ", GOODS[PERMITS]) if permits else ""
            heads.append(Text.assemble(head, (f"{price}{COIN}", MONEY)))
        stacks = [self._stack(stack, cell) for stack in self.state.hall]
        rows = [stacks[first : first + columns] for first in range(0, len(stacks), columns)]
        return box(self.say("hall"), Group(barred(heads, cell), *(line for row in rows for line in joined(row, cell))))

    def _stack(self, stack: int, width: int) -> Cell:
        tile = NONE if stack == NONE else self.state.tops[stack]
        if tile == NONE:
            return Text(FREE, FAINT), Text()
        card, left = self.pack.tiles[tile], len(hidden_tiles(self.state, stack)) + 1
        if card.guild == NONE:
            made = self._patrician(card.colour)
        else:
            made = self.good(card.guild, f"{card.production} {{}}")
            made.append(f" {SYMBOL[RED_X]}" if self.state.crossed_out(card.guild) else "", "bold red")
        name = Text(short_name(self.words, card, width - 3), "bold")
        return spread(name, Text(f"{TIMES}{left}", FAINT), width), Text.assemble(self._wood(card.wood), "→", made)

    def _council(self) -> RenderableType:
        state, tiles = self.state, self.pack.barbara_tiles
        done = state.barbara == len(tiles)
        name = "barbara-complete" if done else tiles[state.barbara].name
        number = "" if done else f" {state.barbara + 1}/{len(tiles)}"
        cathedral = Text.assemble((self.say("barbara"), "bold"), number, " · ", (self.words.card(name), FAINT))
        places = []
        for place, tokens in (
            ("council", state.council),
            ("pool", state.patrician_pool),
            ("bank", state.patrician_bank),
        ):
            found = [Text.assemble(self._patrician(at), str(count)) for at, count in enumerate(tokens) if count]
            title = (self.say(place) + " ", "bold" if place == "council" else FAINT)
            places.append(Text.assemble(title, Text(" ").join(found) if found else Text("—", FAINT)))
        return box(self.say("cathedral"), Group(cathedral, Text("   ").join(places)))


class PlayerBoards(Board):
    """Prints what the players have, in as few tables as the width allows."""

    def fitted(self, width: int) -> Group:
        """Return everything for a screen of this width."""
        seats, final = range(self.state.seats), final_scores(self.state)
        figures, goods = [self._figures(seat, final[seat]) for seat in seats], [self._goods(seat) for seat in seats]
        houses = [[self._houses(seat, row) for row in range(HOUSE_ROWS)] for seat in seats]
        hands = [[self._tiles(seat), self._cards(seat)] for seat in seats]
        heads = ["terminal-tiles", "terminal-cards"]
        apart = [self._listed(ROW_NAMES, houses), self._listed(heads, hands)]
        if width < TIGHT:
            return Group(self._table(figures, 1), self._listed(COMMODITY_NAMES, goods, "right"), *apart)
        both = [[*one[:4], *made, *one[4:]] for one, made in zip(figures, goods, strict=True)]
        if width < SPACIOUS:
            return Group(self._table([line[:-1] for line in both], 1), *apart)
        together = [[*left, *right] for left, right in zip(houses, hands, strict=True)]
        return Group(self._table(both, 2), self._listed([*ROW_NAMES, *heads], together))

    def _table(self, lines: list[list[Text]], gap: int) -> Table:
        """Return figures below their heads: those of the purse, the goods if they are there, those of the store."""
        table = Table(box=None, header_style=FAINT, pad_edge=False, padding=(0, gap, 0, 0), expand=True)
        table.add_column("", no_wrap=True, overflow="ellipsis", ratio=1)
        heads = [Text(self.say(name)) for name in (*PURSE, *STORE)]
        if len(lines[0]) > len(heads) + 1:
            heads[len(PURSE) : len(PURSE)] = [self.good(commodity) for commodity in range(KINDS)]
        for head in heads[: len(lines[0]) - 1]:
            table.add_column(head, justify="right")
        for line in lines:
            table.add_row(*line)
        return table

    def _listed(self, heads: list[str], lines: list[list[Text]], justify: JustifyMethod = "left") -> Table:
        table = Table(box=None, header_style=FAINT, pad_edge=False, padding=(0, 1, 0, 0))
        table.add_column("")
        for head in heads:
            table.add_column(self.words.name(head), justify=justify)
        for seat, line in enumerate(lines):
            table.add_row(sign(seat), *line)
        return table

    def _figures(self, seat: int, final: int) -> list[Text]:
        state, later = self.state, "" if self.state.over else (f"→{numeral(final)}", FAINT)
        return [
            player(self.words.names, seat),
            Text(str(state.groschen[seat]), MONEY),
            Text.assemble((numeral(state.total(seat)), "bold"), later),
            Text(numeral(state.reputation[seat])),
            Text(str(state.income(seat))),
            Text(str(tax_due(state, seat))),
            Text.assemble(str(state.pelicans[seat]), (f"+{state.used_pelicans[seat]}", FAINT)),
            Text.assemble(str(state.pool[seat]), (f"+{state.waiting[seat]}", FAINT)),
            Text(f"{state.markers[seat]}/{self.pack.plot_markers}"),
        ]

    def _goods(self, seat: int) -> list[Text]:
        """Return what a player produces."""
        amounts = self.state.production[seat * KINDS : (seat + 1) * KINDS]
        return [Text(str(amount or FREE), GOODS[at] if amount else FAINT) for at, amount in enumerate(amounts)]

    def _houses(self, seat: int, row: int) -> Text:
        """Return a row of the player board: its commodity, and what the houses that are left cover."""
        guild, covered = self.state.guild_in(seat, row), self.pack.house_effects[row]
        if guild == NONE:
            return Text(FREE, FAINT)
        gone = len(covered) - self.state.houses[seat * HOUSE_ROWS + row]
        left = [Text("".join(map(_effect, self.pack.effect_lists[effects]))) for effects in covered[gone:]]
        return Text(" ").join([self.good(guild), *([Text(FREE * gone, FAINT)] if gone else []), *left])

    def _tiles(self, seat: int) -> Text:
        names = [Text(short_name(self.words, self.pack.tiles[tile], 9), "bold") for tile in self.state.slots[seat]]
        return Text(", ").join(names) if names else Text("—", FAINT)

    def _cards(self, seat: int) -> Text:
        first, cards = seat * len(self.pack.cards), []
        for card in self.pack.cards:
            short = self.words.text(f"short-{card.name}") if self.words.has(f"short-{card.name}") else card.id
            cards.append(Text(short) if self.state.hand[first + card.index] else Text(FREE * 2, FAINT))
        return Text(" ").join(cards)


def _effect(effect: Effect) -> str:
    """Return an effect as a sign; only points and reputation need a number when it is 1."""
    found, amount = EFFECT.get(effect.verb, "?"), effect.amount
    return f"{amount if amount > 1 or found in (POINT, REPUTATION) else ''}{found}"
