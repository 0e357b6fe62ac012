"""The market: both card stands with the prices of their cards, the arms, and what the next card would show."""

from functools import lru_cache
from typing import Final

from freestone.games.kutna_hora.names import COMMODITIES, COMMODITY_NAMES, DECK_NAMES, DECKS, ORE, RED_X, SILVER, TOWN
from freestone.games.kutna_hora.scene.canvas import Canvas, drawing, slot
from freestone.games.kutna_hora.scene.signs import GOODS
from freestone.pictures import CARD, INK, SOFT, Anchor, colour, faded, group, icon, outline, text

LETTERS: Final = 14.5


def draw_market(canvas: Canvas) -> None:
    """Put the cards in their stands, then the arms over them."""
    for deck in range(len(DECKS)):
        _draw_level(canvas, deck)
    for commodity in range(len(COMMODITIES)):
        _draw_cells(canvas, commodity)
        _draw_next(canvas, commodity)
    for commodity in range(len(COMMODITIES)):
        if commodity != ORE:
            _draw_arm(canvas, commodity)


def _draw_level(canvas: Canvas, deck: int) -> None:
    """K3.2: which card of a deck is shown."""
    level, last = canvas.state.levels[deck], canvas.pack.last_card[deck]
    at = drawing("market").at(f"level-{DECKS[deck]}")
    name = canvas.say("scene-level", deck=DECK_NAMES[deck], level=level, last=last)
    left = -at.width / 2
    art = icon(f"{DECKS[deck]}-deck", left + 13, 0, 21)
    art += text(left + 28, 5, canvas.say(DECK_NAMES[deck]), 14, anchor="start", bold=True, within=96)
    art += text(at.width / 2 - 22, 5.4, level, 17, anchor="end", bold=True)
    art += text(at.width / 2 - 20, 5, f"/{last}", 12.5, anchor="start", fill=SOFT)
    canvas.put(f"level-{DECKS[deck]}", "market", at, art, name, rule="K3.2")


@lru_cache(2048)
def _cell(price: int, symbol: int, now: bool) -> str:
    """Return one cell of a card: the price, and whether the town builds or nobody may."""
    cross = icon("red-x", 0, 0, 21) if symbol == RED_X else ""
    shift = -4 if symbol == TOWN else 0
    house = icon("town-builds", 6.5, 3, 12.5) if symbol == TOWN else ""
    words = text(shift, 5, price, LETTERS + (1.5 if now else 0), fill=INK if now else SOFT, bold=now)
    return faded(cross, opacity=0.8 if now else 0.45) + house + words


@lru_cache(1024)
def _cells(prices: tuple[int, ...], symbols: tuple[int, ...], width: float) -> str:
    found = "".join(
        group((at - (len(prices) - 1) / 2) * width, 0, _cell(price, symbols[at], False))
        for at, price in enumerate(prices)
    )
    rules = "".join(f"M{(at - len(prices) / 2) * width:g} -8V8" for at in range(len(prices) + 1))
    return f'<path d="{rules}" fill="none" stroke="{colour("line")}" stroke-width=".6"/>{found}'


def _draw_cells(canvas: Canvas, commodity: int) -> None:
    """K3.1: the line of a commodity on the card that is shown."""
    state, pack = canvas.state, canvas.pack
    first = state.levels[pack.deck_of[commodity]] * pack.positions
    prices = tuple(pack.prices[commodity][first : first + pack.positions])
    symbols = tuple(pack.symbols[commodity][first : first + pack.positions])
    at, head = (
        drawing("market").at(f"cells-{COMMODITIES[commodity]}"),
        drawing("market").at(f"name-{COMMODITIES[commodity]}"),
    )
    name = canvas.say("scene-prices", commodity=COMMODITY_NAMES[commodity], prices=" ".join(map(str, prices)))
    art = _cells(prices, symbols, at.width / pack.positions)
    canvas.put(f"cells-{COMMODITIES[commodity]}", "market", at, art, name, rule="K3.1")
    words = canvas.say("scene-price", commodity=COMMODITY_NAMES[commodity], price=state.price(commodity))
    canvas.put(f"price-{COMMODITIES[commodity]}", "market", head, icon(GOODS[commodity], size=23), words, rule="K3.1")


def _draw_next(canvas: Canvas, commodity: int) -> None:
    """K3.2: what the next card would show at the same position."""
    state, pack = canvas.state, canvas.pack
    cell = state.cell(commodity) + pack.positions
    at = drawing("market").at(f"next-{COMMODITIES[commodity]}")
    if cell >= len(pack.prices[commodity]):
        return
    price, symbol = pack.prices[commodity][cell], pack.symbols[commodity][cell]
    rises = price - state.price(commodity)
    name = canvas.say("scene-next", commodity=COMMODITY_NAMES[commodity], price=price)
    art = _arrow(rises) + group(5, 0, _cell(price, symbol, False))
    canvas.put(f"next-{COMMODITIES[commodity]}", "market", at, art, name, rule="K3.2")


@lru_cache(8)
def _arrow(rises: int) -> str:
    """Return which way a price goes."""
    paths = {0: "M-13 0H-5", 1: "M-9 5V-5M-12.5 -1.5L-9 -5.5 -5.5 -1.5", -1: "M-9 -5V5M-12.5 1.5L-9 5.5 -5.5 1.5"}
    way = (rises > 0) - (rises < 0)
    tint = colour(("line", "good", "bad")[way])
    return f'<path d="{paths[way]}" fill="none" stroke="{tint}" stroke-width="2" stroke-linecap="round"/>'


def _draw_arm(canvas: Canvas, commodity: int) -> None:
    """K3.1: the arm over the price of today; the silver arm shows ore too."""
    state, pack, market = canvas.state, canvas.pack, drawing("market")
    at = slot(market.at(f"cells-{COMMODITIES[commodity]}"), pack.positions, state.arms[commodity])
    below = slot(market.at(f"cells-{COMMODITIES[ORE]}"), pack.positions, state.arms[commodity])
    both = commodity == SILVER
    height = below.y - at.y + at.height if both else at.height
    place = Anchor(at.x, (at.y + below.y) / 2 if both else at.y, at.width + 2, height)
    cells = [commodity, ORE] if both else [commodity]
    art = _arm(place.width, place.height, tuple(_shown(canvas, found) for found in cells))
    name = canvas.say("scene-arm", commodity=COMMODITY_NAMES[commodity], position=state.arms[commodity] + 1)
    canvas.put(
        f"arm-{COMMODITIES[commodity]}", "market", place, art, name, tip=canvas.say("scene-tip-arm"), rule="K3.3"
    )


def _shown(canvas: Canvas, commodity: int) -> tuple[int, int]:
    cell = canvas.state.cell(commodity)
    return canvas.pack.prices[commodity][cell], canvas.pack.symbols[commodity][cell]


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
