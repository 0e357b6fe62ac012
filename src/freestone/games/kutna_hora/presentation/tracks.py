"""The market, the cathedral, the rounds and the council."""

from functools import lru_cache
from typing import Final

from freestone.games.kutna_hora.names import (
    COMMODITIES,
    COMMODITY_NAMES,
    DECK_NAMES,
    DECKS,
    NONE,
    ORE,
    PATRICIAN_NAMES,
    PATRICIANS,
    RED_X,
    SILVER,
    TOWN,
    is_paid,
)
from freestone.games.kutna_hora.presentation import faces
from freestone.games.kutna_hora.presentation.canvas import GOODS, Board, gold_frame, row
from freestone.games.kutna_hora.state import KutnaHoraState
from freestone.games.kutna_hora.steps.end_of_round import PayTax, patrician_points, tax_due
from freestone.games.kutna_hora.steps.income import SeatPatrician
from freestone.pictures import CARD, INK, SOFT, Anchor, arrow, colour, faded, group, icon, outline, shield, text, wash
from freestone.presentation.canvas import moved, sized, slot

ROMAN: Final = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII")
# Of a price that stays, rises, or falls: -1 picks the last.
ARROW_TINT: Final = ("line", "good", "bad")


def trend(state: KutnaHoraState, commodity: int) -> int:
    """K3.2: return whether the price on the next card is higher (1) or lower (-1); 0 if neither, or there is none."""
    # Rows of the price table are cards: one card further, same arm.
    prices, cell = state.pack.prices[commodity], state.cell(commodity) + state.pack.positions
    now = state.price(commodity)
    return (prices[cell] > now) - (prices[cell] < now) if cell < len(prices) else 0


def price_arrow(way: int) -> str:
    """Return the arrow of a price that rises (1), stays (0) or falls (-1)."""
    return arrow(way, ARROW_TINT[way])


class Market(Board):
    """The market: both card stands with the prices of their cards, the arms, and the prices on the next cards."""

    art = "market"
    shows = ("arms", "levels")

    def draw(self) -> None:
        """Put the cards in their stands, then the arms over them."""
        for deck in range(len(DECKS)):
            self._draw_level(deck)
        for commodity in range(len(COMMODITIES)):
            self._draw_cells(commodity)
            self._draw_next(commodity)
        # Arms last: the silver arm also covers cells of ore.
        for commodity in range(len(COMMODITIES)):
            if commodity != ORE:
                self._draw_arm(commodity)

    def _draw_level(self, deck: int) -> None:
        """K3.2: which card of a deck is shown."""
        level, last, at = self.state.levels[deck], self.pack.last_card[deck], self.at(f"level-{DECKS[deck]}")
        name, left = self.say("scene-level", deck=DECK_NAMES[deck], level=level, last=last), -at.width / 2
        art = icon(f"{DECKS[deck]}-deck", left + 13, 0, 21)
        art += text(left + 28, 5, self.say(DECK_NAMES[deck]), 14, anchor="start", bold=True, within=96)
        art += text(at.width / 2 - 26, 5.4, level, 17, anchor="end", bold=True)
        art += text(at.width / 2 - 24, 5, f"/{last}", 14, anchor="start", fill=SOFT)
        self.put(f"level-{DECKS[deck]}", at, art, name, rule="K3.2")

    def _draw_cells(self, commodity: int) -> None:
        """K3.1: the line of a commodity on the card that is shown."""
        state, pack, good, name = self.state, self.pack, COMMODITIES[commodity], COMMODITY_NAMES[commodity]
        first = state.levels[pack.deck_of[commodity]] * pack.positions
        prices = tuple(pack.prices[commodity][first : first + pack.positions])
        symbols = tuple(pack.symbols[commodity][first : first + pack.positions])
        at = self.at(f"cells-{good}")
        words = self.say("scene-prices", commodity=name, prices=" ".join(map(str, prices)))
        art, tip = _cells(prices, symbols, at.width / pack.positions), self._signs(symbols)
        self.put(f"cells-{good}", at, art, words, tip=tip, rule="K3.1")
        words = self.say("scene-price", commodity=name, price=state.price(commodity))
        self.put(f"price-{good}", self.at(f"name-{good}"), icon(GOODS[commodity], size=23), words, rule="K3.1")

    def _draw_next(self, commodity: int) -> None:
        """K3.2: the same position on the next card."""
        state, pack, good = self.state, self.pack, COMMODITIES[commodity]
        # One card further, same arm: rows of the price table are cards.
        cell = state.cell(commodity) + pack.positions
        if cell >= len(pack.prices[commodity]):
            return
        price, symbol = pack.prices[commodity][cell], pack.symbols[commodity][cell]
        art = group(-9, 0, price_arrow(trend(state, commodity))) + group(5, 0, _cell(price, symbol, False))
        name = self.say("scene-next", commodity=COMMODITY_NAMES[commodity], price=price)
        self.put(f"next-{good}", self.at(f"next-{good}"), art, name, tip=self._signs((symbol,)), rule="K3.2")

    def _signs(self, symbols: tuple[int, ...]) -> str:
        """Return what the signs beside prices mean, if there are any."""
        return self.say("scene-tip-arm") if {RED_X, TOWN} & set(symbols) else ""

    def _draw_arm(self, commodity: int) -> None:
        """K3.1: the arm over the price of today; the silver arm shows ore too."""
        state, pack, position = self.state, self.pack, self.state.arms[commodity]
        at = slot(self.at(f"cells-{COMMODITIES[commodity]}"), pack.positions, position)
        below = slot(self.at(f"cells-{COMMODITIES[ORE]}"), pack.positions, position)
        both = commodity == SILVER
        height = below.y - at.y + at.height if both else at.height
        place = Anchor(at.x, (at.y + below.y) / 2 if both else at.y, at.width + 2, height)
        shown = [(found, state.cell(found)) for found in ([commodity, ORE] if both else [commodity])]
        cells = tuple((pack.prices[found][cell], pack.symbols[found][cell]) for found, cell in shown)
        name = self.say("scene-arm", commodity=COMMODITY_NAMES[commodity], position=position + 1)
        art, tip = _arm(place.width, height, cells), self.say("scene-tip-arm")
        self.put(f"arm-{COMMODITIES[commodity]}", place, art, name, tip=tip, rule="K3.3")


@lru_cache(2048)
def _cell(price: int, symbol: int, now: bool) -> str:
    """Return one cell of a card: the price, and whether the town builds or nobody may."""
    # A sign is beside the price, so that both can be read.
    sign = {RED_X: icon("red-x", 6, 0, 10.5), TOWN: icon("town-builds", 6, 2, 11)}.get(symbol, "")
    words = text(-5 if sign else 0, 5, price, 16 if now else 14.5, fill=INK if now else SOFT, bold=now)
    return faded(sign, opacity=1 if now else 0.7) + words


@lru_cache(1024)
def _cells(prices: tuple[int, ...], symbols: tuple[int, ...], width: float) -> str:
    found = "".join(
        group((at - (len(prices) - 1) / 2) * width, 0, _cell(price, symbols[at], False))
        for at, price in enumerate(prices)
    )
    rules = "".join(f"M{(at - len(prices) / 2) * width:g} -8V8" for at in range(len(prices) + 1))
    return f'<path d="{rules}" fill="none" stroke="{colour("line")}" stroke-width=".6"/>{found}'


@lru_cache(512)
def _arm(width: float, height: float, cells: tuple[tuple[int, int], ...]) -> str:
    """Return an arm: a golden frame with the prices in it."""
    frame = outline(width, height - 3, 5, 4, 0.6)
    art = f'<path d="{frame}" fill="{CARD}" stroke="{colour("gold")}" stroke-width="4"/>'
    art += f'<path d="{frame}" fill="none" stroke="{INK}" stroke-width="1.2"/>'
    step = height / 2 + 0.6
    for number, (price, symbol) in enumerate(cells):
        art += group(0, (number - (len(cells) - 1) / 2) * step, _cell(price, symbol, True))
    return art


class Cathedral(Board):
    """St. Barbara's Cathedral: the tiles that still cover it, the current one in a golden frame."""

    art = "cathedral"
    shows = ("barbara",)

    def draw(self) -> None:
        """K9.1: put the tiles over the cathedral; under a turned one the building shows."""
        tiles, done = self.pack.barbara_tiles, self.state.barbara
        for number, tile in enumerate(tiles):
            at, current = self.at(f"tile-{number + 1}"), number == done
            stage = "turned" if number < done else "current" if current else "coming"
            art = "" if number < done else faces.cathedral_tile(tile, number + 1, current, at.width, at.height)
            name, tip = self.say(f"scene-barbara-{stage}", tile=tile.name), self.explain(tile.name)
            self.put(tile.name, at, art, name, tip=tip, choice="accept" if current else "", rule="K9.1")
        at, now = self.at("title"), "barbara-complete" if done == len(tiles) else tiles[done].name
        name = self.say("scene-cathedral-now", tile=now, done=done, tiles=len(tiles))
        words = self.say("scene-cathedral-title", done=done, tiles=len(tiles))
        art = text(4 - at.width / 2, 5, words, 14, anchor="start", bold=True)
        self.put("cathedral", at, art, name, tip=self.explain(now), rule="K9.1")


class Rounds(Board):
    """The rounds with what a refused tax costs, scorings and red tiles; the tax, the turn and the event."""

    art = "rounds"
    shows = ("event", "markers", "round", "tax", "turn")
    heeds = (PayTax,)

    def draw(self) -> None:
        """Put the rounds, the tax, the turn, and the event or else the dues."""
        for number in range(1, self.state.track.rounds + 1):
            self._draw_round(number)
        self._draw_tax()
        self._draw_turn()
        if self.state.event == NONE:
            self._draw_dues()
            return
        card, at = self.pack.events[self.state.event], self.at("event")
        art = faces.event_card(card, self.say(card.name), at.width, at.height)
        name = self.say("scene-event", event_card=card.name)
        self.put("event", at, art, name, tip=self.explain(card.name), rule="K12.1")

    def _draw_round(self, number: int) -> None:
        """K12.2-4: what refusing the tax costs, whether the council scores, and whether red tiles come."""
        track, now = self.state.track, self.state.round
        at = slot(self.at("rounds"), track.rounds, number - 1)
        at = sized(at, at.width - 2, at.height)
        loss, scores = track.reputation_loss[number - 1], number in track.patrician_scoring
        reds = number == track.red_tiles_after
        art = _round(number, loss, scores, reds, (number > now) - (number < now), at.width, at.height)
        name = self.say("scene-round", round=number, loss=loss, scores=int(scores), reds=int(reds))
        self.put(f"round-{number}", at, art, name, choice="tax:refuse" if number == now else "", rule="K12.2")

    def _draw_tax(self) -> None:
        """K7.9, K12.2: the tax rate of the town."""
        state = self.state
        art = icon("tax", 0, -11, 38) + text(0, 26, state.tax, 21, bold=True)
        name = self.say("scene-tax", tax=state.tax, most=self.pack.tax_most)
        dues = [self.say("scene-tax-due", seat=seat, due=tax_due(state, seat)) for seat in range(state.seats)]
        choice = "tax:pay" if isinstance(self.step, PayTax) else ""
        self.put("tax", self.at("tax"), art, name, tip=", ".join(dues), choice=choice, rule="K12.2")

    def _draw_turn(self) -> None:
        """K2.1: the three turns of a round and the cards that each plays in them."""
        state, cards = self.state, self.pack.cards_per_turn
        name = self.say("scene-turns", turn=min(state.turn + 1, len(cards)), turns=len(cards))
        art = text(0, -19, self.say("scene-label-turn"), 14.5, bold=True, within=96)
        for turn, count in enumerate(cards):
            now, gone = bool(state.round) and turn == state.turn, bool(state.round) and turn < state.turn
            art += group((turn - (len(cards) - 1) / 2) * 32.0, 8, _turn(count, now, gone))
        self.put("turns", self.at("turn"), art, name, rule="K2.1")

    def _draw_dues(self) -> None:
        """K12.2: what each player owes: the tax, and what plots in town add to it."""
        area, title, seats = self.at("event"), self.say("scene-label-dues"), self.state.seats
        self.put("dues", area, text(0, -19, title, 14.5, bold=True), title, rule="K12.2")
        for seat in range(seats):
            due = tax_due(self.state, seat)
            art = group(0, 9, group(-11, 0, shield(seat, 24)), text(4, 6, due, 16, anchor="start", bold=True))
            name = self.say("scene-tax-due", seat=seat, due=due)
            self.put(f"due-{seat}", slot(area, seats, seat), art, name, rule="K12.2")


@lru_cache(64)
def _round(number: int, loss: int, scores: bool, reds: bool, when: int, width: float, height: float) -> str:
    """Return a round that is over (`when` below 0), the current one (0), or one to come."""
    top = -height / 2
    art = wash(width, height, CARD if when == 0 else colour("paper"), line=SOFT, seed=number + 4, weight=1)
    inner = text(0, top + 17, ROMAN[number - 1] if number <= len(ROMAN) else number, 15, bold=True)
    inner += row([(f"\N{MINUS SIGN}{loss}", "reputation")], 0, top + 33, 16)
    if scores:
        corners = ((-7.5, -6), (7.5, -6), (-7.5, 7), (7.5, 7))
        heads = [icon(f"patrician-{name}", *place, 14) for name, place in zip(PATRICIANS, corners, strict=True)]
        inner += group(-9 if reds else 0, top + 54, "".join(heads))
    if reds:
        tile = wash(23, 23, colour("rose"), corner=4, weight=1, opacity=0.8) + icon("patrician-red", 0, 0, 18)
        inner += group(9 if scores else 0, top + 54, tile)
    inner += gold_frame(width, height, number) if when == 0 else ""
    return art + (faded(inner, opacity=0.4) if when < 0 else inner)


@lru_cache(16)
def _turn(cards: int, now: bool, gone: bool) -> str:
    """Return a turn as the cards that are played in it."""
    found, fill = "", colour("gold") if now else CARD
    for at in range(cards):
        aside = at - (cards - 1) / 2
        found += group(aside * 8, aside * 4, wash(15, 22, fill, corner=3, seed=at + 4, weight=1))
    return faded(found, opacity=0.35) if gone else found


class Council(Board):
    """The patricians: in the bank, in the pool, and on the council, where they pay."""

    art = "council"
    shows = ("council", "houses", "miners", "owners", "patrician_bank", "patrician_pool", "town", "used_pelicans")
    heeds = (SeatPatrician,)

    def draw(self) -> None:
        """K8.2, K12.3: put the tokens of each colour where they are; numbers run from council to pool to bank."""
        state, step = self.state, self.step
        places = (("council", state.council), ("pool", state.patrician_pool), ("bank", state.patrician_bank))
        # Tile 6 of St. Barbara takes a patrician from the bank, free (K9.3).
        source = "bank" if isinstance(step, SeatPatrician) and not is_paid(step.origin) else "pool"
        for colour_, patrician in enumerate(PATRICIANS):
            first, title = 0, PATRICIAN_NAMES[colour_]
            points = [patrician_points(state, seat, colour_) for seat in range(state.seats)]
            pays = [self.say("scene-pays", seat=seat, points=paid) for seat, paid in enumerate(points)]
            tip = f"{self.explain(title)} {', '.join(pays)}"
            for place, tokens in places:
                id, count = f"{place}-{patrician}", tokens[colour_]
                at, art = self.at(id), text(0, 20, count, 14, bold=True) if count > 1 else ""
                name = self.say(f"scene-patricians-{place}", count=count, patrician=title)
                choice = f"patrician:{patrician}" if place == source else ""
                self.put(id, at, art, name, tip=tip, choice=choice, rule="K12.3")
                for number in range(count):
                    spot, token = sized(moved(at, 0, -5 - 3 * number), 22, 24), f"patrician-{patrician}"
                    name = self.say(title)
                    self.put(f"{token}-{first + number}", spot, icon(token, size=23), name, rule="K12.3")
                first += count
