"""The table of Kutná Hora in the terminal, at a glance."""

from typing import Final

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from freestone.games.kutna_hora.names import (
    COLOURS,
    COMMODITY_NAMES,
    DECK_NAMES,
    KINDS,
    NONE,
    PATRICIANS,
    PERMITS,
    RED_X,
)
from freestone.games.kutna_hora.state import KutnaHoraState
from freestone.games.kutna_hora.steps.end_of_game import stars_in_row
from freestone.games.kutna_hora.steps.mine import printed_cost
from freestone.games.kutna_hora.steps.plot import open_squares, plot_prices
from freestone.games.kutna_hora.steps.rights import price_at, under
from freestone.games.kutna_hora.terminal.cells import (
    COIN,
    COURT,
    DOT,
    GOODS,
    HOUSE,
    MONEY,
    PATRICIAN,
    PUBLIC,
    ROCK,
    STAR,
    SYMBOL,
    TIMES,
    Cell,
    barred,
    grid,
    joined,
    short_name,
    spread,
)
from freestone.games.kutna_hora.terminal.players import SPACIOUS, TIGHT, Boards
from freestone.presentation.terminal import FAINT, FREE, beside, box, player, sign
from freestone.words import Words

MARKET, BIG_MARKET = 34, 42
MINES: Final = 55
MINE_CELL: Final = 4


class View:
    """Draws one position."""

    def __init__(self, state: KutnaHoraState, words: Words) -> None:
        self.state = state
        self.pack = state.pack
        self.words = words

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Lay the table out on two or three floors, and the player boards below."""
        width = min(console.width, options.max_width)
        yield self._header(self.words.text("title") if width >= TIGHT else "")
        if self.state.event != NONE:
            yield self._event()
        yield from self._floors(width)
        yield box(self._say("players"), Boards(self.state, self.words).shown(width))

    def _floors(self, width: int) -> list[RenderableType]:
        """Return the boards: side by side as far as there is room."""
        rest, council = width - MINES - 1, Group(self._rounds(), self._council())
        if width < TIGHT:
            market = beside((self._market(MARKET), MARKET + 1), (council, width - MARKET - 2))
            return [self._town(width), market, self._mines(), self._hall(width)]
        side = BIG_MARKET if width >= SPACIOUS else MARKET
        town, mines = (self._town(width - side - 1), width - side - 1), (self._mines(), MINES)
        if width < SPACIOUS:
            return [beside(town, (self._market(side), side)), beside(mines, (council, rest)), self._hall(width)]
        first = beside(town, (Group(self._market(side), self._rounds()), side))
        return [first, beside(mines, (Group(self._hall(rest), self._council()), rest))]

    def _say(self, message: str, **terms: int | str) -> str:
        return self.words.text(f"terminal-{message}", **terms)

    def _header(self, title: str) -> RenderableType:
        state, words = self.state, self.words
        line = Table.grid(expand=True)
        line.add_column(no_wrap=True)
        line.add_column(justify="right", no_wrap=True)
        right = Text()
        if state.start != NONE:
            right = Text.assemble(player(words.names, state.start), (" " + self._say("start"), FAINT))
        line.add_row(Text.assemble((f"{title}  " if title else "", "bold"), (self._stage(), "italic")), right)
        return line

    def _stage(self) -> str:
        state = self.state
        if state.over:
            return self._say("over")
        if not state.round:
            return self._say("setup")
        cards = self.pack.cards_per_turn
        return self._say(
            "round", round=state.round, rounds=state.track.rounds, turn=state.turn + 1, cards=cards[state.turn]
        )

    def _event(self) -> Text:
        name = self.pack.events[self.state.event].name
        return Text.assemble((self._say("event", event_card=name), "bold"), " ", (self.words.card(name), FAINT))

    def _town(self, width: int) -> RenderableType:
        """Return the squares: buildings with owner or patrician, dots, villages and plot price; plots; free squares."""
        town = self.state.side.town
        cell = min(12, (width - 5) // town.columns - 1)
        free = [square for square in open_squares(self.state, 0) if self.state.round]
        prices = dict(zip(free, plot_prices(self.state, free, self.pack.reputation_start, 0), strict=True))
        lines = [
            [self._square(town.squares[row * town.columns + column], cell, prices) for column in range(town.columns)]
            for row in range(town.rows)
        ]
        return box(self._say("town"), grid(lines, cell))

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
            return Text.assemble(sign(owner), (" " + self._say("plot"), "italic")), village
        price = Text(f"{prices[square]}{COIN}", MONEY) if square in prices else Text(FREE, FAINT)
        return price, village

    def _dots(self, dots: list[int]) -> Text:
        parts = [(self.words.text(f"dot-{name}") * dots[at], DOT[at]) for at, name in enumerate(COLOURS) if dots[at]]
        return Text.assemble(*parts)

    def _patrician(self, colour: int) -> Text:
        return Text(COURT + self.words.text(f"short-patrician-{PATRICIANS[colour]}"), PATRICIAN[colour])

    def _mines(self) -> RenderableType:
        """Return the spaces: miner and stars above ore and cost; open spaces with their wood; the rows at the right."""
        board = self.state.side.mines
        lines = [
            [*(self._space(board.spaces[row * board.columns + column]) for column in range(board.columns))]
            for row in range(board.rows)
        ]
        ends = [self._mine_row(row) for row in range(board.rows)]
        stack, draws = self.state.mine_stack.total, self.pack.draws[self.state.technology]
        below = Text(self._say("stack", tiles=stack, draws=draws), FAINT)
        return box(self._say("mines"), Group(grid(lines, MINE_CELL, ends), below))

    def _space(self, space: int) -> Cell:
        state, pack = self.state, self.pack
        tile = state.mines[space]
        if tile == NONE:
            wood = printed_cost(state, space)
            entrance = Text("▽" if state.side.mines.entrance[space] else "", FAINT)
            return entrance, Text(f"{wood}{self._wood()}", GOODS[2]) if wood else Text(FREE, FAINT)
        stars = pack.mine_stars[tile]
        if tile in pack.rock_tiles:
            return Text(ROCK * MINE_CELL, FAINT), Text(f"{ROCK}{stars}{STAR}{ROCK}", FAINT)
        ore = Text(f"{pack.mine_ore[tile]}{self.words.text('terminal-ore')}", f"bold {GOODS[0]}")
        wood_ = Text(f"{pack.mine_cost[tile]}{self._wood()}", GOODS[2])
        return Text.assemble(sign(state.miners[space]), f" {stars}{STAR}"), Text.assemble(ore, wood_)

    def _wood(self) -> str:
        return self.words.text("terminal-wood")

    def _mine_row(self, row: int) -> Cell:
        """Return what a row pays, and who has how many stars in it."""
        stars, total = stars_in_row(self.state, row)
        values = self.pack.row_points[min(total, len(self.pack.row_points) - 1)]
        pays = Text.assemble(f"{total}{STAR} ", ("/".join(map(str, values)), "bold" if values[0] else FAINT))
        owners = [Text.assemble(sign(seat), str(own)) for seat, own in enumerate(stars) if own]
        return pays, Text("").join(owners)

    def _market(self, width: int) -> RenderableType:
        """Return both decks: every commodity with its six cells, the arm, and the same cell of the next card."""
        state, lines, spacious = self.state, [], width >= BIG_MARKET
        for deck, name in enumerate(DECK_NAMES):
            level, last = state.levels[deck], self.pack.last_card[deck]
            title = Text.assemble((self.words.name(name), "bold"), f" {level}", (f"/{last}", FAINT))
            lines.append((title, Text(self._say("next") if level < last else "", FAINT)))
            lines += [
                (self._prices(at, 8 if spacious else 7), self._next(at))
                for at in range(KINDS)
                if self.pack.deck_of[at] == deck
            ]
        shown = [spread(left, right, width - 4) if spacious else left for left, right in lines]
        return box(self._say("market"), Group(*shown))

    def _prices(self, commodity: int, width: int) -> Text:
        state, pack = self.state, self.pack
        first, arm = state.levels[pack.deck_of[commodity]] * pack.positions, state.arms[pack.arm_of[commodity]]
        line = Text(f"{self.words.name(COMMODITY_NAMES[commodity]):{width}}", GOODS[commodity])
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
        if now:
            return Text.assemble(
                (f"[{text.rstrip()}]", f"bold {'red' if symbol == RED_X else MONEY}"), "" if symbol else " "
            )
        return Text(f" {text} ", FAINT)

    def _rounds(self) -> RenderableType:
        state, track = self.state, self.state.track
        parts = []
        for number in range(1, track.rounds + 1):
            marks = (COURT if number in track.patrician_scoring else "") + (
                PUBLIC if number == track.red_tiles_after else ""
            )
            parts.append(Text(f"{number}{marks}", "bold reverse" if number == state.round else FAINT))
        loss = track.reputation_loss[max(state.round, 1) - 1]
        tax = Text.assemble(
            (self._say("tax", tax=state.tax), f"bold {MONEY}"), " ", self._say("refusing", reputation=loss)
        )
        legend = Text.assemble(f"  {PUBLIC} ", self._say("red"), f" {COURT} ", self._say("scoring"), style=FAINT)
        return box(self._say("rounds"), Group(tax, Text.assemble(Text(" ").join(parts), legend)))

    def _hall(self, width: int) -> RenderableType:
        """Return the stacks: tile, tiles left, wood and what it makes, or its patrician; above what rights cost."""
        columns, cell = self.pack.hall_columns, (width - 3) // self.pack.hall_columns - 1
        heads = [self._rights(column) for column in range(columns)]
        lines = [
            [self._stack(self.state.hall[row * columns + column], cell) for column in range(columns)]
            for row in range(self.pack.hall_rows)
        ]
        head = barred(heads, cell)
        return box(self._say("hall"), Group(head, *(line for row in lines for line in joined(row, cell))))

    def _rights(self, column: int) -> Text:
        permits, price = self.pack.hall_permits[column], price_at(self.state, column)
        head = (self._say("permits", count=permits) + " ", GOODS[PERMITS]) if permits else ""
        return Text.assemble(head, (f"{price}{COIN}", MONEY))

    def _stack(self, stack: int, width: int) -> Cell:
        tile = NONE if stack == NONE else self.state.tops[stack]
        if tile == NONE:
            return Text(FREE, FAINT), Text()
        card, left = self.pack.tiles[tile], len(self._below(stack)) + 1
        name = Text(short_name(self.words, card, width - 3), "bold")
        wood = Text(f"{card.wood}{self._wood()}", GOODS[2])
        if card.guild == NONE:
            made = self._patrician(card.colour)
        else:
            stopped = f" {SYMBOL[RED_X]}" if self.state.crossed_out(card.guild) else ""
            made = Text(f"{card.production} {self.words.name(COMMODITY_NAMES[card.guild])}", GOODS[card.guild])
            made.append(stopped, "bold red")
        return spread(name, Text(f"{TIMES}{left}", FAINT), width), Text.assemble(wood, "→", made)

    def _below(self, stack: int) -> list[int]:
        counts = self.state.hidden.counts
        return [tile for tile in self.pack.stacks[stack] if counts[tile]] if under(self.state, stack) else []

    def _council(self) -> RenderableType:
        state, tiles = self.state, self.pack.barbara_tiles
        done = state.barbara == len(tiles)
        name = "barbara-complete" if done else tiles[state.barbara].name
        number = "" if done else f" {state.barbara + 1}/{len(tiles)}"
        cathedral = Text.assemble((self._say("barbara"), "bold"), number, ": ", (self.words.card(name), FAINT))
        places = (("council", state.council), ("pool", state.patrician_pool), ("bank", state.patrician_bank))
        return box(self._say("cathedral"), Group(cathedral, Text("   ").join(self._tokens(*place) for place in places)))

    def _tokens(self, place: str, tokens: list[int]) -> Text:
        found = [Text.assemble(self._patrician(at), str(count)) for at, count in enumerate(tokens) if count]
        shown = Text(" ").join(found) if found else Text("—", FAINT)
        return Text.assemble((self._say(place) + " ", "bold" if place == "council" else FAINT), shown)
