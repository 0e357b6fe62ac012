"""Tiles as small chips: the icon of what they make, and their names."""

from functools import lru_cache

from freestone.games.kutna_hora.cards import Tile
from freestone.games.kutna_hora.scene.faces import picture, tint
from freestone.pictures import CARD, blot, group, icon, shortened, text, wash


@lru_cache(128)
def chip(tile: Tile, name: str, width: float, height: float) -> str:
    """Return a tile as a chip."""
    left = -width / 2
    ground = wash(width, height, CARD, corner=4, seed=tile.index + 4)
    ground += group(left + 13, 0, blot(20, height - 6, tint(tile), seed=tile.index, opacity=0.6))
    label = shortened(name, 1.2 * (width - 28), 12.5)
    return (
        ground
        + icon(picture(tile), left + 13, 0, 18)
        + text(left + 26, 4.5, label, 12.5, anchor="start", within=width - 30)
    )
