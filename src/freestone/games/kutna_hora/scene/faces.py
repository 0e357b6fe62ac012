"""The faces of tiles: buildings in the town hall and in town, mines, rocks, made from what is printed on them."""

from functools import cache, lru_cache
from typing import Final

from freestone.games.kutna_hora.cards import MineTile, Tile
from freestone.games.kutna_hora.names import NONE, PATRICIANS
from freestone.games.kutna_hora.scene.signs import GOODS, GUILD_TINT, PATRICIAN_TINT, Sign, dots, row, signs
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
    shortened,
    text,
    wash,
    width_of,
)

WIDTH: Final = 91
HEIGHT: Final = 67


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
    """Return a building as it is offered: what it makes, costs, does, its dots, the tiles left, a red X."""
    top = -HEIGHT / 2
    band = group(0, top + 10, blot(WIDTH - 5, 16, tint(tile), seed=tile.index + 3, opacity=0.7))
    room = WIDTH - (26 if left else 10)
    title = shortened(name, 1.25 * room, 13, bold=True)
    words = text(5 - WIDTH / 2, top + 14.4, title, 13, anchor="start", bold=True, within=room)
    made = [(str(tile.production), picture(tile))] if tile.guild != NONE else [("", picture(tile))]
    art = _frame(WIDTH, HEIGHT, tile) + band + words
    does = signs(tile.effects[1:])
    first, rest = (does[:1], does[1:]) if len(does) > 3 else ([], does)
    art += row(made + first, 6 - WIDTH / 2, top + 28.5, 18, start=True)
    art += _cost(tile.wood, WIDTH / 2 - 6, top + 28.5)
    art += row(rest, 0, top + 45.4, 14.5, within=WIDTH - 9)
    art += dots(tile.dots, 4 - WIDTH / 2, top + 58.4, 13.5, 60) + _plot(tile.plot, WIDTH / 2 - 4, top + 58.4)
    art += icon("red-x", 24 - WIDTH / 2, top + 28.5, 21) if stopped else ""
    return art + (plate(f"{left}", WIDTH / 2 - 10, top + 9.6, 17) if left else "")


def _cost(wood: int, right: float, y: float) -> str:
    """Return what it costs in wood, ending at the right."""
    return icon("wood", right - 8, y, 16) + text(right - 18, y + 5, wood, 14.5, anchor="end", bold=True)


def _plot(price: int, right: float, y: float) -> str:
    """Return what plots beside it cost, on a pennant that ends at the right."""
    flag = f"M{right - 15:g} {y - 6.5:g}H{right:g}L{right - 4:g} {y:g} {right:g} {y + 6.5:g}H{right - 15:g}Z"
    pole = f"M{right - 15:g} {y - 7.5:g}V{y + 8:g}"
    art = (
        f'<path d="{flag}" fill="{colour("rose")}" opacity=".55"/><path d="{pole}" stroke="{INK}" stroke-width="1.3"/>'
    )
    return art + text(right - 9.5, y + 4.4, price, 12.5, bold=True)


@lru_cache(512)
def in_town(tile: Tile, name: str, width: float, height: float) -> str:
    """Return a building as it stands in town: name, what it makes, dots, and what plots beside it cost."""
    top, half = -height / 2, width / 2
    ground = group(0, 0, blot(width - 4, height - 4, tint(tile), seed=tile.index + 3, opacity=0.45))
    title = shortened(name, 1.4 * (width - 6), 12, bold=True)
    words = text(0, top + 13, title, 12, bold=True, within=width - 6)
    size = 0.33 * width
    made = icon(picture(tile), half - 0.26 * width, top + 0.51 * height, size + (2 if tile.guild == NONE else 0))
    feet = dots(tile.dots, 2.5 - half, -top - 9, 13, width - 22) + _plot(tile.plot, half - 2.5, -top - 9)
    return _frame(width, height, tile) + ground + words + made + feet


@lru_cache(512)
def mine(tile: MineTile, width: float, height: float) -> str:
    """Return a mine: stars, ore, effects, and the wood that mines beside and below it cost."""
    top, left = -height / 2, 4 - width / 2
    fill = colour("silver" if tile.name.startswith("technology") else "card")
    art = wash(width, height, fill, seed=tile.index + 2, corner=6)
    art += group(0, 0, blot(width - 5, height - 5, colour("earth"), seed=tile.index, opacity=0.28))
    if tile.stars:
        art += row([(str(tile.stars), "star")], left, top + 9.5, 13, start=True)
    made = [(str(tile.ore), "ore")] if tile.ore else []
    extras = signs(effect for effect in tile.effects if effect.verb not in ("production", "ore_deck"))
    shown = [(words if words != "1" else "", name) for words, name in extras]
    size = 13 if width > 45 or not any(words for words, _ in shown) else 11
    art += row(made, left, 1.5, 14, start=True) + row([(str(tile.cost), "wood")], left, -top - 8.6, size, start=True)
    return art + group(width / 2 - 3, -top - 8.6, _ending(shown, size))


def _ending(parts: list[Sign], size: float) -> str:
    """Return signs in a row that ends at (0, 0)."""
    letters = max(12.0, size * 0.85)
    length = sum(width_of(words, letters, bold=True) + size for words, _ in parts) + max(0, len(parts) - 1)
    return row(parts, -length, 0, size, within=length, start=True) if parts else ""


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
    return (art if asked else faded(art, opacity=0.6)) + text(
        2.5, 5, price, 15, anchor="start", bold=asked, fill=INK if asked else SOFT
    )
