"""What is drawn on cards: numbers and icons made from what the cards do, never from which card it is."""

from functools import lru_cache
from typing import Final

from freestone import pictures
from freestone.games.pillars.components import MATERIALS, Craftsman, ResourceCard
from freestone.games.pillars.effects import Amount, Cubes, Effect, Lasting
from freestone.i18n import signed
from freestone.pictures import LINE, SOFT, colour, counter, icon, text, width_of

WIDTH: Final = 80
HEIGHT: Final = 92
RESOURCE_WIDTH: Final = 66
CHIP_WIDTH: Final = 93
CHIP_HEIGHT: Final = 25
TRADES: Final = frozenset(name.removeprefix("icon-") for name in pictures.symbols())

FIRST: Final = pictures.plate(1, -31, HEIGHT / 2 - 2, 19, colour("paper"))

Sign = tuple[str, str]


def trade_icon(kind: str) -> str:
    """Return the icon of a trade; a pack may have trades of its own."""
    return kind if kind in TRADES else "craftsman"


def row(signs: list[Sign], y: float, size: float = 17) -> str:
    """Return numbers and icons in a centred row; a sign is (number or text, icon), either may be empty."""
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


def _amount(number: int) -> str:
    return str(number) if number > 1 else ""


def conversion(card: Craftsman) -> list[Sign]:
    """Return what a craftsman turns into what, as signs."""
    signs = [(_amount(needed), MATERIALS[kind]) for kind, needed in enumerate(card.input) if needed]
    signs += [(_amount(card.input_gold), "gold")] if card.input_gold else []
    signs += [("", "metal-held")] if card.holds_metal else []
    signs += [("", "arrow")] if signs else []
    return [*signs, (str(card.points), "point") if card.points else (str(card.gold), "gold")]


def pips(uses: int, used: int) -> str:
    """Return how often somebody can work and has worked, as a row of dots."""
    step = min(8.0, 60 / uses)
    left = -step * (uses - 1) / 2
    dots = [f'<circle cx="{left + step * at:g}" r="2.7" fill="{_pip(at < used)}" {_RING}/>' for at in range(uses)]
    return "".join(dots)


_RING: Final = f'stroke="{SOFT}" stroke-width="1"'


def _pip(spent: bool) -> str:
    return "none" if spent else colour("ink")


@lru_cache(512)
def craftsman(card: Craftsman, title: str, used: int = 0, priced: bool = False) -> str:
    """Return a craftsman card: trade, what it turns into what, how often, and its cost while it has one."""
    lines = len(pictures.wrap(title, WIDTH - 10))
    middle = -13.5
    body = icon(trade_icon(card.kind), 0, middle, 26 if lines > 1 else 36)
    if card.needs:
        body += icon(trade_icon(card.needs), -28, middle + 4, 15) + text(-17, middle + 8, "+", 13, fill=SOFT)
    bottom = HEIGHT / 2 - 4 - lines * 6.75
    body += pictures.group(0, bottom - 4.5, pips(card.uses, used)) + row(conversion(card), bottom - 18)
    if priced:
        body += pictures.plate(card.cost, WIDTH / 2 - 12, middle, 21, colour("gold"), colour("night"))
    return pictures.card(WIDTH, HEIGHT, title, body, band=colour("rose"), seed=card.index + 1)


@lru_cache(64)
def resource(card: ResourceCard) -> str:
    """Return a resource card: the cubes it brings and the workers it takes."""
    name = MATERIALS[card.material]
    base = pictures.wash(RESOURCE_WIDTH, HEIGHT, pictures.CARD, seed=card.index + 31)
    paint = pictures.group(
        0, -15, pictures.blot(RESOURCE_WIDTH - 7, HEIGHT - 37, colour(name), seed=card.index + 9, opacity=0.4)
    )
    spots = {2: [(-13, -15), (13, -15)], 3: [(0, -28), (-14, -5), (14, -5)]}
    places = spots.get(card.cubes, [(-14, -28), (14, -28), (-14, -4), (14, -4)])
    pile = "".join(icon(name, x, y, 24) for x, y in places[: card.cubes])
    return base + paint + pile + counter("worker", card.workers, 0, HEIGHT / 2 - 14, 22)


@lru_cache(64)
def claim(card: ResourceCard, seat: int) -> str:
    """Return a taken resource card as it lies at its site: whose it is and how many cubes it brings."""
    base = pictures.wash(46, 26, pictures.CARD, corner=4, seed=card.index + 5)
    arms = pictures.group(-13, 0, pictures.shield(seat, 19))
    return base + arms + text(1.5, 5, card.cubes, 15, bold=True) + icon(MATERIALS[card.material], 14, 0, 15)


def signs(effect: Effect) -> list[Sign]:
    """Return what an effect does, as signs."""
    amount = effect.amount if isinstance(effect, Amount) else 0
    if isinstance(effect, Cubes):
        return [(str(amount), MATERIALS[effect.material])]
    if isinstance(effect, Lasting) and any(effect.cubes):
        return [(str(cubes), MATERIALS[kind]) for kind, cubes in enumerate(effect.cubes) if cubes] + [
            ("", "each-round")
        ]
    change = signed(amount)
    pictures: dict[str, list[Sign]] = {
        "gold": [(change, "gold")],
        "points": [(change, "point")],
        "craftsman_limit": [(change, "craftsman")],
        "workers": [(change, "worker")],
        "tax_at_most": [("", "tax"), (f"\N{LESS-THAN OR EQUAL TO}{amount}", "")],
        "priory_points": [("", "priory"), (change, "point")],
        "see_event": [("", "eye"), ("", "event")],
        "no_tax": [("", "tax-free")],
        "no_event": [("", "event-averted")],
        "free_builder": [("", "builder"), ("0", "gold")],
        "gold_per_mill_worker": [("", "worker"), ("", "arrow"), (str(amount), "gold")],
        "cubes_per_resource_card": [(change, "cube")],
        "extra_use": [("", "craftsman"), (change, "")],
        "builders_next_round": [(str(amount), "builder")],
        "lose_craftsman": [(f"\N{MINUS SIGN}{amount}", "craftsman")],
    }
    return pictures.get(effect.verb, [("", "scroll")])


WHEN: Final = {"now": "", "always": "always", "once": "once"}


@lru_cache(128)
def advantage(name: str, effects: tuple[Effect, ...], when: str, index: int) -> str:
    """Return an advantage card."""
    size = 24 if len(effects) == 1 else 20
    gap = 26
    top = -4 - gap * (len(effects) - 1) / 2
    body = "".join(row(signs(effect), top + gap * at, size) for at, effect in enumerate(effects))
    if WHEN.get(when):
        body += icon(WHEN[when], 0, HEIGHT / 2 - 22, 17)
    return pictures.card(WIDTH, HEIGHT, name, body, band=colour("sky"), seed=index + 3)


@lru_cache(128)
def chip(name: str, effects: tuple[Effect, ...], index: int) -> str:
    """Return an advantage card as it is kept: small, with its name."""
    base = pictures.wash(CHIP_WIDTH, CHIP_HEIGHT, pictures.CARD, corner=4, seed=index + 4)
    label = text(-22, 4.5, pictures.shortened(name, 85), 12.5, anchor="start", within=65)
    return base + pictures.group(-34, 0, token(effects, index, 18)) + label


@lru_cache(128)
def token(effects: tuple[Effect, ...], index: int, size: float) -> str:
    """Return an advantage card as a picture only."""
    picture = next((icon for _, icon in signs(effects[0]) if icon), "scroll")
    return pictures.blot(size + 1, size + 1, colour("sky"), seed=index, opacity=0.6) + icon(picture, size=size)


@lru_cache(64)
def event(name: str, effects: tuple[Effect, ...], good: bool, index: int) -> str:
    """Return an event card face up."""
    body = "".join(row(signs(effect), -2 + 26 * at, 24) for at, effect in enumerate(effects))
    body += icon("sun" if good else "storm", 0, 25, 22)
    band = colour("leaf" if good else "rose")
    return pictures.card(WIDTH + 4, HEIGHT + 18, name, body, band=band, seed=index + 8) + FIRST


@lru_cache(1)
def event_back() -> str:
    """Return an event card face down."""
    inner = pictures.wash(WIDTH - 8, HEIGHT + 6, colour("plum"), line=LINE, opacity=0.55)
    return pictures.wash(WIDTH + 4, HEIGHT + 18, pictures.CARD) + inner + icon("event", 0, 0, 46) + FIRST
