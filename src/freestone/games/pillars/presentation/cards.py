"""Pictures of cards, made from what the cards do and never from which card it is."""

from functools import lru_cache
from typing import Final

from freestone import pictures
from freestone.games.pillars.components import MATERIALS, Advantage, Components, Craftsman, EventCard, ResourceCard
from freestone.games.pillars.effects import Amount, Cubes, Effect, Lasting
from freestone.i18n import signed
from freestone.pictures import (
    CROSS,
    LINE,
    SOFT,
    blot,
    colour,
    counter,
    group,
    icon,
    plate,
    shield,
    text,
    wash,
    width_of,
)
from freestone.presentation import Face
from freestone.words import Words

# The pictures below are remembered: the caches hold all cards of a pack, or of a few that are played at once.
WIDTH: Final = 80
HEIGHT: Final = 92
RESOURCE_WIDTH: Final = 66
TRADES: Final = frozenset(name.removeprefix("icon-") for name in pictures.symbols())
# The event comes first on the board, which the plate on its card says.
FIRST: Final = plate(1, -31, HEIGHT / 2 - 2, 19, colour("paper"))
# Where the cubes of a resource card lie, by how many there are.
PILES: Final = {2: [(-13, -15), (13, -15)], 3: [(0, -28), (-14, -5), (14, -5)]}
FULL_PILE: Final = [(-14, -28), (14, -28), (-14, -4), (14, -4)]

Sign = tuple[str, str]

# What an effect does, as pairs of a text and an icon; either may be empty.
SIGNS: Final[dict[str, list[Sign]]] = {
    "gold": [("{change}", "gold")],
    "points": [("{change}", "point")],
    "craftsman_limit": [("{change}", "craftsman")],
    "workers": [("{change}", "worker")],
    "tax_at_most": [("", "tax"), ("\N{LESS-THAN OR EQUAL TO}{amount}", "")],
    "priory_points": [("", "priory"), ("{change}", "point")],
    "see_event": [("", "eye"), ("", "event")],
    "no_tax": [("", "tax-free")],
    "no_event": [("", "event-averted")],
    "free_builder": [("", "builder"), ("0", "gold")],
    "gold_per_mill_worker": [("", "worker"), ("", "arrow"), ("{amount}", "gold")],
    "cubes_per_resource_card": [("{change}", "cube")],
    "extra_use": [("", "craftsman"), ("{change}", "")],
    "builders_next_round": [("{amount}", "builder")],
    "lose_craftsman": [("\N{MINUS SIGN}{amount}", "craftsman")],
}


def signs(effect: Effect) -> list[Sign]:
    """Return what an effect does, as signs."""
    amount = effect.amount if isinstance(effect, Amount) else 0
    if isinstance(effect, Cubes):
        return [(str(amount), MATERIALS[effect.material])]
    if isinstance(effect, Lasting) and any(effect.cubes):
        return [*((str(cubes), MATERIALS[at]) for at, cubes in enumerate(effect.cubes) if cubes), ("", "each-round")]
    pairs = SIGNS.get(effect.verb, [("", "scroll")])
    return [(words.format(amount=amount, change=signed(amount)), name) for words, name in pairs]


def trade_icon(kind: str) -> str:
    """Return the icon of a trade; a pack may have trades of its own."""
    return kind if kind in TRADES else "craftsman"


def row(signs: list[Sign], y: float, size: float = 17) -> str:
    """Return signs in a centred row, smaller if there are many icons."""
    if sum(bool(name) for _, name in signs) > 3:
        size = min(size, 14.5)
    letters = max(13.0, size * 0.82)
    widths = [
        width_of(words, letters, bold=True) + (1 if words else 0) + (size if name else 0) + 3 for words, name in signs
    ]
    x = -sum(widths) / 2
    found = ""
    for (words, name), width in zip(signs, widths, strict=True):
        if words:
            found += text(x, y + letters * 0.35, words, letters, anchor="start", bold=True)
        if name:
            found += icon(name, x + width - 3 - size / 2, y, size)
        x += width
    return found


def conversion(card: Craftsman) -> list[Sign]:
    """Return what a craftsman turns into what, as signs; a single cube or gold has no number."""
    needed = [*zip(MATERIALS, card.input, strict=True), ("gold", card.input_gold)]
    found = [(str(amount) if amount > 1 else "", name) for name, amount in needed if amount]
    found += [("", "metal-held")] if card.holds_metal else []
    found += [("", "arrow")] if found else []
    return [*found, (str(card.points), "point") if card.points else (str(card.gold), "gold")]


def pips(uses: int, used: int) -> str:
    """Return how often a craftsman can work and has worked, as a row of dots."""
    step = min(8.0, 60 / uses)
    left = -step * (uses - 1) / 2
    fills = ["none" if at < used else colour("ink") for at in range(uses)]
    ring = f'stroke="{SOFT}" stroke-width="1"'
    return "".join(f'<circle cx="{left + step * at:g}" r="2.7" fill="{fill}" {ring}/>' for at, fill in enumerate(fills))


@lru_cache(1024)
def craftsman(card: Craftsman, title: str, used: int = 0, priced: bool = False, lonely: bool = False) -> Face:
    """Return a craftsman card: trade, what it turns into what, how often, and its cost while it has one.

    The trade that he needs beside him is crossed out if he is lonely without it.
    """
    lines = len(pictures.wrap(title, WIDTH - 10))
    middle = -13.5
    body = icon(trade_icon(card.kind), 0, middle, 26 if lines > 1 else 36)
    if card.needs:
        body += icon(trade_icon(card.needs), -28, middle + 4, 15) + text(-17, middle + 8, "+", 13, fill=SOFT)
        body += group(-28, middle + 4, CROSS) * lonely
    bottom = HEIGHT / 2 - 4 - lines * 6.75
    body += group(0, bottom - 4.5, pips(card.uses, used)) + row(conversion(card), bottom - 18)
    if priced:
        body += plate(card.cost, WIDTH / 2 - 12, middle, 21, colour("gold"), colour("night"))
    return Face(WIDTH, HEIGHT, pictures.card(WIDTH, HEIGHT, title, body, band=colour("rose"), seed=card.index + 1))


@lru_cache(64)
def resource(card: ResourceCard) -> Face:
    """Return a resource card: the cubes it brings and the workers it takes."""
    name = MATERIALS[card.material]
    art = wash(RESOURCE_WIDTH, HEIGHT, pictures.CARD, seed=card.index + 31)
    art += group(0, -15, blot(RESOURCE_WIDTH - 7, HEIGHT - 37, colour(name), seed=card.index + 9, opacity=0.4))
    art += "".join(icon(name, x, y, 24) for x, y in PILES.get(card.cubes, FULL_PILE)[: card.cubes])
    return Face(RESOURCE_WIDTH, HEIGHT, art + counter("worker", card.workers, 0, HEIGHT / 2 - 14, 22))


@lru_cache(64)
def claim(card: ResourceCard, seat: int) -> Face:
    """Return a taken resource card as it lies at its site: whose it is and how many cubes it brings."""
    art = wash(46, 26, pictures.CARD, corner=4, seed=card.index + 5) + group(-13, 0, shield(seat, 19))
    return Face(46, 26, art + text(1.5, 5, card.cubes, 15, bold=True) + icon(MATERIALS[card.material], 14, 0, 15))


@lru_cache(256)
def advantage(card: Advantage, title: str) -> Face:
    """Return an advantage card."""
    size = 24 if len(card.effects) == 1 else 20
    top = -4 - 26 * (len(card.effects) - 1) / 2
    body = "".join(row(signs(effect), top + 26 * at, size) for at, effect in enumerate(card.effects))
    if card.when != "now":
        body += icon(card.when, 0, HEIGHT / 2 - 22, 17)
    return Face(WIDTH, HEIGHT, pictures.card(WIDTH, HEIGHT, title, body, band=colour("sky"), seed=card.index + 3))


@lru_cache(256)
def chip(card: Advantage, title: str) -> Face:
    """Return an advantage card as its owner keeps it: small, with its name."""
    label = pictures.block(title, -22, 0, 66, 25, 12.5, bold=False, anchor="start")
    art = wash(93, 25, pictures.CARD, corner=4, seed=card.index + 4) + group(-34, 0, token(card, 18)) + label
    return Face(93, 25, art)


@lru_cache(128)
def token(card: Advantage, size: float) -> str:
    """Return the picture of an advantage card without its name."""
    picture = next(name for _, name in signs(card.effects[0]) if name)
    return blot(size + 1, size + 1, colour("sky"), seed=card.index, opacity=0.6) + icon(picture, size=size)


@lru_cache(64)
def event(card: EventCard, title: str) -> Face:
    """Return an event card face up."""
    body = "".join(row(signs(effect), -2 + 26 * at, 24) for at, effect in enumerate(card.effects))
    body += icon("sun" if card.good else "storm", 0, 25, 22)
    width, height, band = WIDTH + 4, HEIGHT + 18, colour("leaf" if card.good else "rose")
    return Face(width, height, pictures.card(width, height, title, body, band=band, seed=card.index + 8) + FIRST)


@lru_cache(1)
def event_back() -> str:
    """Return an event card face down."""
    inner = wash(WIDTH - 8, HEIGHT + 6, colour("plum"), line=LINE, opacity=0.55)
    return wash(WIDTH + 4, HEIGHT + 18, pictures.CARD) + inner + icon("event", 0, 0, 46) + FIRST


def faces(pack: Components, words: Words) -> dict[str, Face]:
    """Return how every card looks, by its name."""
    return {
        **{card.name: craftsman(card, words.name(card.name), priced=not card.start) for card in pack.craftsmen},
        **{card.name: resource(card) for card in pack.resource_cards},
        **{card.name: advantage(card, words.name(card.name)) for card in pack.advantages},
        **{card.name: event(card, words.name(card.name)) for card in pack.events},
    }
