"""The faces of tiles and cards, drawn from what is printed on them; and all of them together, for the gallery."""

from functools import cache, lru_cache
from typing import Final

from freestone.games.kutna_hora.cards import CathedralTile, EventCard, MineTile, Tile
from freestone.games.kutna_hora.components import Components
from freestone.games.kutna_hora.names import ACTION_NAMES, NONE, PATRICIAN_NAMES, PATRICIANS
from freestone.games.kutna_hora.presentation.canvas import (
    DRAWINGS,
    GOODS,
    GUILD_TINT,
    Sign,
    dots,
    gold_frame,
    row,
    row_width,
    signs,
)
from freestone.i18n import signed
from freestone.pictures import (
    CARD,
    INK,
    SOFT,
    block,
    blot,
    colour,
    faded,
    group,
    icon,
    lines_of,
    outline,
    plate,
    rough,
    shield,
    text,
    wash,
    width_of,
)
from freestone.pictures.fonts import Paragraph
from freestone.presentation.values import Face
from freestone.words import Words

WIDTH: Final = 122
HEIGHT: Final = 88
TWO_LINES: Final = 27  # the height of a name in town; below it there is room for icons
MOST_PRESSED: Final = 1.3  # how much longer than its line such a name may be
LOW: Final = 100  # a lower tile has room for one line of effects
PATRICIAN_TINT: Final = ("leaf", "silver", "gold", "rose")
ACTION_PICTURES: Final = ("mine", "scroll", "plot", "house", "income", "pelican", "joker")
ACTION_TINT: Final = ("stone", "sky", "leaf", "rose", "sand", "plum", "earth")
MEASURES: Final = {
    "mines": "mine",
    "buildings": "house",
    "plots": "plot",
    "used_pelicans": "pelican",
    "reputation": "reputation",
    "groschen": "groschen",
}


def tint_name(tile: Tile) -> str:
    """Return the name of the colour of a tile's guild, or of its patrician."""
    return PATRICIAN_TINT[tile.colour] if tile.guild == NONE else GUILD_TINT[tile.guild]


def tint(tile: Tile) -> str:
    """Return the colour of a tile's guild, or of its patrician."""
    return colour(tint_name(tile))


def picture(tile: Tile) -> str:
    """Return the icon of what a tile makes, or of its patrician."""
    return f"patrician-{PATRICIANS[tile.colour]}" if tile.guild == NONE else GOODS[tile.guild]


def _frame(width: float, height: float, tile: Tile) -> str:
    """Return the ground of a tile; public ones have a coloured border with a second line inside."""
    ground = wash(width, height, CARD, seed=tile.index + 3)
    if tile.guild != NONE:
        return ground
    inner, line = (outline(width - less, height - less, 4, tile.index + 5, 0.5) for less in (5, 8.5))
    band = f'<path d="{inner}" fill="none" stroke="{tint(tile)}" stroke-width="3"/>'
    return f'{ground}{band}<path d="{line}" fill="none" stroke="{INK}" stroke-width="0.9"/>'


@lru_cache(1024)
def building(tile: Tile, name: str, left: int, stopped: bool, width: float, height: float) -> str:
    """Return a building on offer: what it makes, costs and does, its dots, the tiles left, and a red X if stopped."""
    top, side = -height / 2, width / 2 - 6
    room = width - (32 if left else 12)
    title = lines_of(name, room, 0.42 * height, 14.5)
    head, foot = title.height + 7, -top - 10
    band = group(0, top + head / 2 + 1.5, blot(width - 5, head - 2, tint(tile), seed=tile.index + 3, opacity=0.7))
    words = block(name, room / 2 - side, top + head / 2 + 1, room, 0.42 * height, 14.5)
    made = [(str(tile.production) if tile.guild != NONE else "", picture(tile))]
    # The first effect, production or the patrician, has its own place on the tile.
    does = signs(tile.effects[1:])
    # More than three signs need a second line, or on a low tile room beside what the tile makes.
    first, rest = (does[:1], does[1:]) if len(does) > 3 and height < LOW else ([], does)
    most = len(rest) if height < LOW else 3
    lines = [rest[at : at + most] for at in range(0, len(rest), most)] if rest else []
    price, step = [(str(tile.wood), "wood")], (foot - 8 - top - head) / (len(lines) + 1)
    upper = top + head + step / 2
    art = _frame(width, height, tile) + band + words
    art += row(made + first, -side, upper, 18, start=True, within=2 * side - row_width(price, 17) - 4)
    art += row(price, side - row_width(price, 17), upper, 17, start=True)
    art += "".join(row(line, 0, upper + (at + 1) * step, 17, within=width - 8) for at, line in enumerate(lines))
    art += dots(tile.dots, 4 - width / 2, foot, 14.5, width - 28) + _plot(tile.plot, width / 2 - 4, foot)
    art += icon("red-x", side - row_width(price, 17) - 16, upper, 20) if stopped else ""
    return art + (plate(f"{left}", width / 2 - 12, top + 12, 19) if left else "")


def _plot(price: int, right: float, y: float) -> str:
    """Return the price of plots next door, on a pennant that ends at the right."""
    flag = f"M{right - 17:g} {y - 7:g}H{right:g}L{right - 4:g} {y:g} {right:g} {y + 7:g}H{right - 17:g}Z"
    pole = f"M{right - 17:g} {y - 8:g}V{y + 8:g}"
    cloth = f'<path d="{flag}" fill="{colour("rose")}" opacity=".55"/>'
    return f'{cloth}<path d="{pole}" stroke="{INK}" stroke-width="1.3"/>' + text(
        right - 10, y + 4.6, price, 13.5, bold=True
    )


def _town_title(name: str, width: float, height: float) -> tuple[float, Paragraph]:
    """Return how high the name of a building in town may be, and the name: in two lines if they fit, or nearly."""
    room = width - 5
    two = lines_of(name, room, TWO_LINES, 13)
    if len(two.lines) <= 2 and max(width_of(line, two.size, bold=True) for line in two.lines) <= MOST_PRESSED * room:
        return TWO_LINES, two
    return height - 18, lines_of(name, room, height - 18, 13)


def town_middle(name: str, width: float, height: float) -> tuple[float, float]:
    """Return where things lie on a building in town, between its name and its dots: their middle and their height."""
    head = _town_title(name, width, height)[1].height + 3
    return (head - 17) / 2, height - head - 18


@lru_cache(1024)
def in_town(tile: Tile, name: str, width: float, height: float) -> str:
    """Return a building in town: its name, what it makes, its dots, and the price of plots next door."""
    top, half = -height / 2, width / 2
    ground = group(0, 0, blot(width - 4, height - 4, tint(tile), seed=tile.index + 3, opacity=0.45))
    tall, title = _town_title(name, width, height)
    words = block(name, 0, top + 2 + title.height / 2, width - 5, tall, 13)
    y, room = town_middle(name, width, height)
    size, aside = min(0.36 * width, room), 0 if tile.guild == NONE else half - 0.26 * width
    # A name of three lines, such as a pack may have, leaves no room; the frame has the colour of the patrician too.
    made = icon(picture(tile), aside, y, size) if size > 11 else ""
    feet = dots(tile.dots, 2.5 - half, -top - 10, 13.5, width - 24) + _plot(tile.plot, half - 2.5, -top - 10)
    return _frame(width, height, tile) + ground + words + made + feet


@lru_cache(512)
def chip(tile: Tile, name: str, width: float, height: float) -> str:
    """Return a building as a small chip: the icon of what it makes, and its name."""
    left = -width / 2
    ground = wash(width, height, CARD, corner=4, seed=tile.index + 4)
    ground += group(left + 13, 0, blot(20, height - 6, tint(tile), seed=tile.index, opacity=0.6))
    words = block(name, 12, 0, width - 30, height - 2, 14.5, bold=False)
    return ground + icon(picture(tile), left + 13, 0, 18) + words


@lru_cache(512)
def mine(tile: MineTile, width: float, height: float) -> str:
    """Return a mine: stars, ore, effects, and the wood that mines beside and below it cost."""
    top, left = -height / 2, 4 - width / 2
    fill = colour("silver" if tile.name.startswith("technology") else "card")
    art = wash(width, height, fill, seed=tile.index + 2, corner=6)
    art += group(0, 0, blot(width - 5, height - 5, colour("earth"), seed=tile.index, opacity=0.28))
    if tile.stars:
        art += row([(str(tile.stars), "star")], left, top + 10, 14.5, start=True)
    extras = signs(effect for effect in tile.effects if effect.verb not in ("production", "ore_deck"))
    shown = [(words if words != "1" else "", name) for words, name in extras]
    art += row([(str(tile.ore), "ore")] if tile.ore else [], left, 1, 14.5, start=True)
    cost = [(str(tile.cost), "wood")]
    # Beside the cost there is room for one sign; more of them, which no printed mine has, are smaller.
    size = 13.5 if row_width(cost, 14.5) + row_width(shown, 13.5) <= width - 4 else 11
    art += row(cost, left - 1, -top - 9, max(size, 14.5) if size > 11 else size, start=True)
    return art + row(shown, width / 2 - 2.5 - row_width(shown, size), -top - 9, size, start=True)


@lru_cache(64)
def rock(stars: int, width: float, height: float, seed: int) -> str:
    """Return a rock with its stars; its cracks keep to the rim, since one beside a number reads like a sign."""
    half, tall = width / 2 - 2, height / 2 - 2
    shape = [(-half, tall * 0.5), (-half * 0.8, -tall * 0.5), (-half * 0.2, -tall), (half * 0.6, -tall * 0.8)]
    shape += [(half, -tall * 0.1), (half * 0.9, tall * 0.8), (0, tall), (-half * 0.8, tall * 0.9)]
    body = f'<path d="{rough(shape, seed, 2)}" fill="{colour("stone")}" stroke="{INK}" stroke-width="1.2"/>'
    x, y = half / 10, tall / 10
    cracks = f"M{-2 * x:g} {-9.5 * y:g}L{-x:g} {-7.6 * y:g} {-3.5 * x:g} {-5.6 * y:g}"
    cracks += f"M{5 * x:g} {8.6 * y:g}L{3.2 * x:g} {7.2 * y:g} {4.6 * x:g} {5.8 * y:g}"
    lines = f'<path d="{cracks}" fill="none" stroke="{SOFT}" stroke-width=".9"/>'
    return body + lines + row([(str(stars), "star")], 0, 1, 16)


@cache
def lot(price: int, asked: bool) -> str:
    """Return the price of a free square: clear while somebody claims a plot, faint otherwise."""
    art = blot(42, 22, colour("paper"), seed=price + 2, opacity=0.75) + icon("groschen", -9, 0, 17)
    words = text(3.5, 5.6, price, 17, anchor="start", bold=asked, fill=INK if asked else SOFT)
    return (art if asked else faded(art, opacity=0.6)) + words


@lru_cache(64)
def cathedral_tile(tile: CathedralTile, number: int, current: bool, width: float, height: float) -> str:
    """Return a cathedral tile from top to bottom: number, forced effects, optional ones, and the tax if flipped."""
    top = -height / 2
    art = wash(width, height, CARD, line=SOFT, corner=4, seed=number + 5, opacity=1 if current else 0.86, weight=1)
    art += text(0, top + 16, number, 14, bold=True, fill=INK if current else SOFT)
    for effects, y in ((tile.fixed_effects, top + 34), (tile.middle_effects, top + 75)):
        for words, name in signs(effects):
            shown = words if words.startswith("\N{MINUS SIGN}") else f"+{words}" if words else ""
            art += (text(0, y, shown, 14, bold=True) if shown else "") + icon(name, 0, y + 14.5, 20)
    if tile.tax:
        art += icon("tax", -6, -top - 12, 14) + text(2.5, -top - 7.5, tile.tax, 14, anchor="start", fill=SOFT)
    return art + (gold_frame(width, height, number) if current else "")


@lru_cache(128)
def event_card(card: EventCard, name: str, width: float, height: float) -> str:
    """Return an event: its tax, how far the decks advance, and its other effect."""
    top = -height / 2
    band = group(0, top + 12, blot(width - 6, 19, colour("sky"), seed=card.index + 3, opacity=0.75))
    art = wash(width, height, CARD, seed=card.index + 4) + band
    art += block(name, 0, top + 12, width - 12, 22, 15)
    advances = ((card.tax, "tax"), (card.population, "population-deck"), (card.ore, "ore-deck"))
    art += row([(f"+{amount}", name) for amount, name in advances if amount], 0, top + 35, 18)
    does: list[Sign] = []
    if card.town_builds != NONE:
        does = [("", GOODS[card.town_builds]), ("", "town-builds")]
    elif card.building_wood or card.mine_wood:
        does = [("", "house" if card.building_wood else "mine"), (signed(card.building_wood or card.mine_wood), "wood")]
    elif card.measure:
        least = f"{card.at_least}+" if card.at_least else ""
        does = [("", "crown")] if card.most else []
        does += [(least, MEASURES[card.measure]), ("", "arrow"), *signs(card.gain)]
    return art + row(does, 0, top + 57, 18)


@lru_cache(256)
def half_card(action: int, name: str, half: int, spent: bool, width: float, height: float) -> str:
    """Return one half of an action card; both together look like one card, with a gap around it."""
    edge, gap = outline(width - 3, height - 2, 4, action + half, 0.5), 1 - 2 * half
    fill = colour("paper-deep") if spent else CARD
    art = f'<path d="{edge}" fill="{fill}" stroke="{SOFT}" stroke-width="1" transform="translate(0 {gap})"/>'
    paint = outline(width - 7, height - 6, 4, action, 1)
    inner = f'<path d="{paint}" fill="{colour(ACTION_TINT[action])}" opacity=".4"/>'
    inner += icon(ACTION_PICTURES[action], 15 - width / 2, 0, 21)
    inner += block(name, 13, 0, width - 34, height - 2, 15)
    return art + group(0, gap, faded(inner, opacity=0.4) if spent else inner)


@lru_cache(256)
def guild_set(guilds: tuple[int, ...], names: tuple[str, ...], owner: int, width: float, height: float) -> str:
    """Return a set of guilds below each other, under the arms of its owner."""
    lines, step = "", height / 3 - 2
    for at, (guild, name) in enumerate(zip(guilds, names, strict=True)):
        y = (at - 1) * step
        lines += group(12 - width / 2, y, icon(GOODS[guild], 0, 0, 19))
        lines += block(name, 11, y, width - 27, step, 15, bold=False)
    art = wash(width, height, CARD, seed=sum(guilds) + 3)
    return art + (lines if owner == NONE else faded(lines, opacity=0.35) + shield(owner, 36))


@lru_cache(128)
def guild_card(guild: int, name: str, placed: bool, width: float, height: float) -> str:
    """Return a guild that waits for a row of the player board."""
    paint = f'<path d="{outline(width - 6, height - 6, 5, guild + 2, 1.2)}" fill="{colour(GUILD_TINT[guild])}"'
    art = wash(width, height, CARD, seed=guild + 4) + f'{paint} opacity=".5"/>' + icon(GOODS[guild], 0, -11, 42)
    art += block(name, 0, height / 2 - 15, width - 8, 24, 16)
    return faded(art, opacity=0.4) if placed else art


def gallery(pack: Components, words: Words) -> dict[str, Face]:
    """Return the faces of all tiles and cards by name."""
    cell, event = DRAWINGS["cathedral"].at("tile-1"), DRAWINGS["rounds"].at("event")
    found = {
        tile.name: Face(WIDTH, HEIGHT, building(tile, words.name(tile.name), 0, False, WIDTH, HEIGHT))
        for tile in pack.tiles
    }
    for tile in (*pack.mine_tiles, *pack.technology_mines):
        found[tile.name] = Face(48, 48, mine(tile, 48, 48))
    for number, cover in enumerate(pack.barbara_tiles, start=1):
        art = cathedral_tile(cover, number, False, cell.width, cell.height)
        found[cover.name] = Face(cell.width, cell.height, art)
    for card in pack.events:
        art = event_card(card, words.name(card.name), event.width, event.height)
        found[card.name] = Face(event.width, event.height, art)
    for at, patrician in enumerate(PATRICIAN_NAMES):
        width = _wide_enough(64, words.name(patrician))
        art = wash(width, 72, CARD, seed=at + 2) + icon(f"patrician-{PATRICIANS[at]}", 0, -8, 40)
        found[patrician] = Face(width, 72, art + text(0, 28, words.name(patrician), 12, bold=True))
    for action_card in pack.cards:
        names = [words.name(ACTION_NAMES[half.action]) for half in action_card.halves]
        width, height = _wide_enough(122, *names), 28
        halves = [
            group(0, (at - 0.5) * height, half_card(half.action, names[at], at, False, width, height))
            for at, half in enumerate(action_card.halves)
        ]
        found[action_card.name] = Face(width, 2 * height, "".join(halves))
    return found


def _wide_enough(least: float, *names: str) -> float:
    """Return a width in which every name fits in text of the smallest size."""
    return max(least, *(width_of(name, 12, bold=True) + 8 for name in names))
