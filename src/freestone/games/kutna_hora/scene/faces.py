"""The faces of tiles: buildings in the town hall and in town, mines, rocks, made from what is printed on them."""

from functools import lru_cache
from typing import Final

from freestone.drawing import (
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
)
from freestone.games.kutna_hora.cards import MineTile, Tile
from freestone.games.kutna_hora.names import NONE, PATRICIANS
from freestone.games.kutna_hora.scene.signs import GOODS, GUILD_TINT, PATRICIAN_TINT, dots, row, signs

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
    title = shortened(name, 1.25 * room, 13)
    words = text(5 - WIDTH / 2, top + 14.4, title, 13, anchor="start", bold=True, within=room)
    made = [(str(tile.production), picture(tile))] if tile.guild != NONE else [("", picture(tile))]
    art = _frame(WIDTH, HEIGHT, tile) + band + words
    art += row(made, 6 - WIDTH / 2, top + 28.5, 19, start=True)
    art += _cost(tile.wood, WIDTH / 2 - 6, top + 28.5)
    art += row(signs(tile.effects[1:]), 0, top + 46.2, 14, within=WIDTH - 9)
    art += dots(tile.dots, 11 - WIDTH / 2, top + 59, 13) + _plot(tile.plot, WIDTH / 2 - 6, top + 59)
    art += icon("red-x", -13, top + 28.5, 18) if stopped else ""
    return art + (plate(f"{left}", WIDTH / 2 - 10, top + 9.6, 17) if left else "")


def _cost(wood: int, right: float, y: float) -> str:
    """Return what it costs in wood, ending at the right."""
    return icon("wood", right - 8, y, 16) + text(right - 18, y + 5, wood, 14.5, anchor="end", bold=True)


def _plot(price: int, right: float, y: float) -> str:
    """Return what plots beside it cost, ending at the right."""
    return icon("plot", right - 6, y - 0.5, 13) + text(right - 14, y + 4.2, price, 12, anchor="end", fill=SOFT)


@lru_cache(512)
def in_town(tile: Tile, name: str, width: float, height: float) -> str:
    """Return a building as it stands in town: name, what it makes, dots, and what plots beside it cost."""
    top, half = -height / 2, width / 2
    ground = group(0, 0, blot(width - 4, height - 4, tint(tile), seed=tile.index + 3, opacity=0.45))
    words = text(0, top + 13, shortened(name, 1.2 * (width - 6), 12), 12, bold=True, within=width - 6)
    made = icon(picture(tile), half - 14, top + 28, 20 if tile.guild == NONE else 18)
    feet = dots(tile.dots, 9 - half, -top - 9, 13) + text(
        half - 5, -top - 4.8, tile.plot, 12.5, anchor="end", fill=SOFT
    )
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
    art += row(made, left, 1.5, 15, start=True)
    art += row([(str(tile.cost), "wood")], left, -top - 8.6, 12.5, start=True)
    extras = signs(effect for effect in tile.effects if effect.verb not in ("production", "ore_deck"))
    shown = [(words if words != "1" else "", name) for words, name in extras]
    return art + row(shown, -left + 4 - 8 * len(shown) - 3, -top - 8.6, 13)


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


def lot(price: int) -> str:
    """Return the price of a free square on a small plate."""
    return faded(icon("groschen", -8, 0, 15), opacity=0.9) + text(1, 5, price, 14.5, anchor="start", bold=True)
