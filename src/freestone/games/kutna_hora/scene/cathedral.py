"""St. Barbara's Cathedral: the tiles that still cover it, the current one lit, and what has been built."""

from functools import lru_cache

from freestone.games.kutna_hora.cards import CathedralTile
from freestone.games.kutna_hora.scene.canvas import Canvas, drawing
from freestone.games.kutna_hora.scene.signs import Sign, signs
from freestone.pictures import CARD, INK, SOFT, colour, icon, outline, text, wash


def draw_cathedral(canvas: Canvas) -> None:
    """Put the tiles over the cathedral; a turned one shows what stands."""
    state, tiles = canvas.state, canvas.pack.barbara_tiles
    for number, tile in enumerate(tiles):
        _draw_tile(canvas, number, tile)
    done = state.barbara == len(tiles)
    current = "barbara-complete" if done else tiles[state.barbara].name
    name = canvas.say("scene-cathedral-now", tile=current, done=state.barbara, tiles=len(tiles))
    at = drawing("cathedral").at("title")
    words = canvas.say("scene-cathedral-title", done=state.barbara, tiles=len(tiles))
    art = text(4 - at.width / 2, 5, words, 14, anchor="start", bold=True)
    canvas.put("cathedral", "cathedral", at, art, name, tip=canvas.explain(current), rule="K9.1")


def _draw_tile(canvas: Canvas, number: int, tile: CathedralTile) -> None:
    """K9.1: a tile to come, the current one, or one that is turned."""
    state, at = canvas.state, drawing("cathedral").at(f"tile-{number + 1}")
    turned, current = number < state.barbara, number == state.barbara
    stage = "turned" if turned else "current" if current else "coming"
    name = canvas.say(f"scene-barbara-{stage}", tile=tile.name)
    art = "" if turned else cover(tile, number + 1, current, at.width, at.height)
    choice = "accept" if current else ""
    canvas.put(tile.name, "cathedral", at, art, name, tip=canvas.explain(tile.name), choice=choice, rule="K9.1")


@lru_cache(64)
def cover(tile: CathedralTile, number: int, current: bool, width: float, height: float) -> str:
    """Return a tile from top to bottom: number, what must be taken, what may be, and the tax if it is flipped."""
    top = -height / 2
    art = wash(width, height, CARD, line=SOFT, corner=4, seed=number + 5, opacity=1 if current else 0.86, weight=1)
    art += text(0, top + 16, number, 14, bold=True, fill=INK if current else SOFT)
    art += _stacked(signs(tile.fixed_effects), top + 34)
    art += _stacked(signs(tile.middle_effects), top + 75)
    if tile.tax:
        art += icon("tax", -5, -top - 12, 14) + text(4, -top - 7.5, tile.tax, 12.5, anchor="start", fill=SOFT)
    if not current:
        return art
    frame = outline(width, height, 5, number, 0.6)
    art += f'<path d="{frame}" fill="none" stroke="{colour("gold")}" stroke-width="4"/>'
    return art + f'<path d="{frame}" fill="none" stroke="{INK}" stroke-width="1.3"/>'


def _stacked(parts: list[Sign], y: float) -> str:
    """Return a sign with its number above its icon, for narrow tiles."""
    art = ""
    for words, name in parts:
        shown = words if words.startswith("\N{MINUS SIGN}") else f"+{words}" if words else ""
        art += (text(0, y, shown, 13, bold=True) if shown else "") + icon(name, 0, y + 14, 20)
    return art
