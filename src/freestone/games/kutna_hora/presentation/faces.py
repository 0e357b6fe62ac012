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
    short_name,
    signs,
)
from freestone.i18n import signed
from freestone.pictures import (
    CARD,
    INK,
    SOFT,
    blot,
    colour,
    faded,
    group,
    icon,
    outline,
    plate,
    rough,
    shield,
    shortened,
    text,
    wash,
    width_of,
)
from freestone.presentation.values import Face
from freestone.words import Words

WIDTH: Final = 91
HEIGHT: Final = 67
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


def tint(tile: Tile) -> str:
    """Return the colour of a tile's guild, or of its patrician."""
    return colour(PATRICIAN_TINT[tile.colour] if tile.guild == NONE else GUILD_TINT[tile.guild])


def picture(tile: Tile) -> str:
    """Return the icon of what a tile makes, or of its patrician."""
    return f"patrician-{PATRICIANS[tile.colour]}" if tile.guild == NONE else GOODS[tile.guild]


def _frame(width: float, height: float, tile: Tile) -> str:
    """Return the ground of a tile; public ones have a second line inside."""
    ground = wash(width, height, CARD, seed=tile.index + 3)
    if tile.guild != NONE:
        return ground
    inner = outline(width - 5, height - 5, 4, tile.index + 5, 0.5)
    return f'{ground}<path d="{inner}" fill="none" stroke="{tint(tile)}" stroke-width="2"/>'


@lru_cache(512)
def building(tile: Tile, name: str, left: int, stopped: bool) -> str:
    """Return a building on offer: what it makes, costs and does, its dots, the tiles left, and a red X if stopped."""
    top = -HEIGHT / 2
    band = group(0, top + 10, blot(WIDTH - 5, 16, tint(tile), seed=tile.index + 3, opacity=0.7))
    room = WIDTH - (26 if left else 10)
    title = shortened(name, 1.25 * room, 13, bold=True)
    words = text(5 - WIDTH / 2, top + 14.4, title, 13, anchor="start", bold=True, within=room)
    made = [(str(tile.production) if tile.guild != NONE else "", picture(tile))]
    # The first effect, production or the patrician, has its own place on the tile.
    does = signs(tile.effects[1:])
    # Four signs do not fit into one line, so the first moves up beside what the tile makes.
    first, rest = (does[:1], does[1:]) if len(does) > 3 else ([], does)
    wood = text(WIDTH / 2 - 24, top + 33.5, tile.wood, 14.5, anchor="end", bold=True)
    art = _frame(WIDTH, HEIGHT, tile) + band + words
    art += row(made + first, 6 - WIDTH / 2, top + 28.5, 18, start=True)
    art += icon("wood", WIDTH / 2 - 14, top + 28.5, 16) + wood
    art += row(rest, 0, top + 45.4, 14.5, within=WIDTH - 9)
    art += dots(tile.dots, 4 - WIDTH / 2, top + 58.4, 13.5, 60) + _plot(tile.plot, WIDTH / 2 - 4, top + 58.4)
    art += icon("red-x", 24 - WIDTH / 2, top + 28.5, 21) if stopped else ""
    return art + (plate(f"{left}", WIDTH / 2 - 10, top + 9.6, 17) if left else "")


def _plot(price: int, right: float, y: float) -> str:
    """Return the price of plots next door, on a pennant that ends at the right."""
    flag = f"M{right - 15:g} {y - 6.5:g}H{right:g}L{right - 4:g} {y:g} {right:g} {y + 6.5:g}H{right - 15:g}Z"
    pole = f"M{right - 15:g} {y - 7.5:g}V{y + 8:g}"
    cloth = f'<path d="{flag}" fill="{colour("rose")}" opacity=".55"/>'
    return f'{cloth}<path d="{pole}" stroke="{INK}" stroke-width="1.3"/>' + text(
        right - 9.5, y + 4.4, price, 12.5, bold=True
    )


@lru_cache(512)
def in_town(tile: Tile, name: str, width: float, height: float) -> str:
    """Return a building in town: its name, what it makes, its dots, and the price of plots next door."""
    top, half = -height / 2, width / 2
    ground = group(0, 0, blot(width - 4, height - 4, tint(tile), seed=tile.index + 3, opacity=0.45))
    title = shortened(name, 1.4 * (width - 6), 12, bold=True)
    words = text(0, top + 13, title, 12, bold=True, within=width - 6)
    size = 0.33 * width
    made = icon(picture(tile), half - 0.26 * width, top + 0.51 * height, size + (2 if tile.guild == NONE else 0))
    feet = dots(tile.dots, 2.5 - half, -top - 9, 13, width - 22) + _plot(tile.plot, half - 2.5, -top - 9)
    return _frame(width, height, tile) + ground + words + made + feet


@lru_cache(128)
def chip(tile: Tile, name: str, width: float, height: float) -> str:
    """Return a building as a small chip: the icon of what it makes, and its name."""
    left = -width / 2
    ground = wash(width, height, CARD, corner=4, seed=tile.index + 4)
    ground += group(left + 13, 0, blot(20, height - 6, tint(tile), seed=tile.index, opacity=0.6))
    label = shortened(name, 1.2 * (width - 28), 12.5)
    words = text(left + 26, 4.5, label, 12.5, anchor="start", within=width - 30)
    return ground + icon(picture(tile), left + 13, 0, 18) + words


@lru_cache(512)
def mine(tile: MineTile, width: float, height: float) -> str:
    """Return a mine: stars, ore, effects, and the wood that mines beside and below it cost."""
    top, left = -height / 2, 4 - width / 2
    fill = colour("silver" if tile.name.startswith("technology") else "card")
    art = wash(width, height, fill, seed=tile.index + 2, corner=6)
    art += group(0, 0, blot(width - 5, height - 5, colour("earth"), seed=tile.index, opacity=0.28))
    if tile.stars:
        art += row([(str(tile.stars), "star")], left, top + 9.5, 13, start=True)
    extras = signs(effect for effect in tile.effects if effect.verb not in ("production", "ore_deck"))
    shown = [(words if words != "1" else "", name) for words, name in extras]
    # On a narrow space, numbers beside the signs leave less room for both.
    size = 13 if width > 45 or not any(words for words, _ in shown) else 11
    art += row([(str(tile.ore), "ore")] if tile.ore else [], left, 1.5, 14, start=True)
    art += row([(str(tile.cost), "wood")], left, -top - 8.6, size, start=True)
    letters = max(12.0, size * 0.85)
    length = sum(width_of(words, letters, bold=True) + size for words, _ in shown) + max(0, len(shown) - 1)
    ending = row(shown, -length, 0, size, within=length, start=True) if shown else ""
    return art + group(width / 2 - 3, -top - 8.6, ending)


@lru_cache(64)
def rock(stars: int, width: float, height: float, seed: int) -> str:
    """Return a rock with its stars."""
    half, tall = width / 2 - 2, height / 2 - 2
    shape = [(-half, tall * 0.5), (-half * 0.8, -tall * 0.5), (-half * 0.2, -tall), (half * 0.6, -tall * 0.8)]
    shape += [(half, -tall * 0.1), (half * 0.9, tall * 0.8), (0, tall), (-half * 0.8, tall * 0.9)]
    body = f'<path d="{rough(shape, seed, 2)}" fill="{colour("stone")}" stroke="{INK}" stroke-width="1.2"/>'
    x, y = half / 10, tall / 10
    cracks = f"M{-5 * x:g} {-3 * y:g}L{-x:g} 0 {-3 * x:g} {5 * y:g}M{4 * x:g} {-6 * y:g}L{5 * x:g} 0"
    lines = f'<path d="{cracks}" fill="none" stroke="{SOFT}" stroke-width=".9"/>'
    return body + lines + row([(str(stars), "star")], 0, 1, 16)


@cache
def lot(price: int, asked: bool) -> str:
    """Return the price of a free square: clear while somebody claims a plot, faint otherwise."""
    art = blot(38, 20, colour("paper"), seed=price + 2, opacity=0.75) + icon("groschen", -8, 0, 16)
    words = text(2.5, 5, price, 15, anchor="start", bold=asked, fill=INK if asked else SOFT)
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
            art += (text(0, y, shown, 13, bold=True) if shown else "") + icon(name, 0, y + 14, 20)
    if tile.tax:
        art += icon("tax", -5, -top - 12, 14) + text(4, -top - 7.5, tile.tax, 12.5, anchor="start", fill=SOFT)
    return art + (gold_frame(width, height, number) if current else "")


@lru_cache(32)
def event_card(card: EventCard, name: str, width: float, height: float) -> str:
    """Return an event: its tax, how far the decks advance, and its other effect."""
    top = -height / 2
    band = group(0, top + 12, blot(width - 6, 19, colour("sky"), seed=card.index + 3, opacity=0.75))
    art = wash(width, height, CARD, seed=card.index + 4) + band
    art += text(0, top + 17, shortened(name, width, 14, bold=True), 14, bold=True, within=width - 12)
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


@lru_cache(64)
def half_card(action: int, name: str, half: int, spent: bool, width: float, height: float) -> str:
    """Return one half of an action card; both together look like one card."""
    edge = outline(width - 1, height, 4, action + half, 0.5)
    fill = colour("paper-deep") if spent else CARD
    art = f'<path d="{edge}" fill="{fill}" stroke="{SOFT}" stroke-width="1"/>'
    paint = outline(width - 5, height - 4, 4, action, 1)
    inner = f'<path d="{paint}" fill="{colour(ACTION_TINT[action])}" opacity=".4"/>'
    inner += icon(ACTION_PICTURES[action], 0, -6.5, 25) + text(0, height / 2 - 5, name, 12, bold=True, within=width - 6)
    return art + (faded(inner, opacity=0.32) if spent else inner)


@lru_cache(64)
def guild_set(guilds: tuple[int, ...], names: tuple[str, ...], owner: int, width: float, height: float) -> str:
    """Return a set of guilds below each other, under the arms of its owner."""
    lines = ""
    for at, (guild, name) in enumerate(zip(guilds, names, strict=True)):
        y = (at - 1) * 21
        lines += group(9 - width / 2, y, icon(GOODS[guild], 0, 0, 15))
        lines += text(18 - width / 2, y + 4.5, name, 12, anchor="start", within=width - 20)
    art = wash(width, height, CARD, seed=sum(guilds) + 3)
    return art + (lines if owner == NONE else faded(lines, opacity=0.35) + shield(owner, 30))


@lru_cache(32)
def guild_card(guild: int, name: str, placed: bool) -> str:
    """Return a guild that waits for a row of the player board."""
    paint = f'<path d="{outline(84, 60, 5, guild + 2, 1.2)}" fill="{colour(GUILD_TINT[guild])}" opacity=".5"/>'
    art = wash(90, 66, CARD, seed=guild + 4) + paint + icon(GOODS[guild], 0, -8, 36)
    art += text(0, 25, name, 13, bold=True, within=84)
    return faded(art, opacity=0.4) if placed else art


def gallery(pack: Components, words: Words) -> dict[str, Face]:
    """Return the faces of all tiles and cards by name."""
    cell, event = DRAWINGS["cathedral"].at("tile-1"), DRAWINGS["rounds"].at("event")
    found = {tile.name: Face(WIDTH, HEIGHT, building(tile, short_name(words, tile), 0, False)) for tile in pack.tiles}
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
        width, height = _wide_enough(60, *names), 41
        halves = [
            group(0, (at - 0.5) * height, half_card(half.action, names[at], at, False, width, height))
            for at, half in enumerate(action_card.halves)
        ]
        found[action_card.name] = Face(width, 2 * height, "".join(halves))
    return found


def _wide_enough(least: float, *names: str) -> float:
    """Return a width in which every name fits in text of the smallest size."""
    return max(least, *(width_of(name, 12, bold=True) + 8 for name in names))
