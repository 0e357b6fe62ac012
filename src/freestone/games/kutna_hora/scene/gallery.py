"""Every tile and card face up, to be looked at."""

from typing import Final

from freestone.games.kutna_hora.cards import ActionCard, Tile
from freestone.games.kutna_hora.components import Components
from freestone.games.kutna_hora.names import ACTION_NAMES, PATRICIAN_NAMES, PATRICIANS
from freestone.games.kutna_hora.scene import faces as drawn
from freestone.games.kutna_hora.scene.canvas import drawing
from freestone.games.kutna_hora.scene.cathedral import cover
from freestone.games.kutna_hora.scene.hands import half_card
from freestone.games.kutna_hora.scene.rounds import event_card
from freestone.pictures import CARD, group, icon, text, wash, width_of
from freestone.presentation.values import Face
from freestone.words import Words

MINE: Final = 48
CARD_WIDTH: Final = 60
HALF: Final = 41
MARGIN: Final = 8
TEXT: Final = 12


def faces(pack: Components, words: Words) -> dict[str, Face]:
    """Return how every tile and card looks, by its name."""
    cell, event = drawing("cathedral").at("tile-1"), drawing("rounds").at("event")
    buildings = {tile.name: _building(tile, words) for tile in pack.tiles}
    mines = {
        tile.name: Face(MINE, MINE, drawn.mine(tile, MINE, MINE)) for tile in (*pack.mine_tiles, *pack.technology_mines)
    }
    flips = {
        tile.name: Face(cell.width, cell.height, cover(tile, number, False, cell.width, cell.height))
        for number, tile in enumerate(pack.barbara_tiles, start=1)
    }
    events = {
        card.name: Face(event.width, event.height, event_card(card, words.name(card.name), event.width, event.height))
        for card in pack.events
    }
    people = {name: _patrician(at, words.name(name)) for at, name in enumerate(PATRICIAN_NAMES)}
    return {**buildings, **mines, **flips, **events, **people, **{card.name: _card(card, words) for card in pack.cards}}


def _building(tile: Tile, words: Words) -> Face:
    short = f"short-{tile.id}"
    name = words.text(short) if words.has(short) else words.name(tile.name)
    return Face(drawn.WIDTH, drawn.HEIGHT, drawn.building(tile, name, 0, False))


def _wide_enough(least: float, *names: str) -> float:
    """Return a width in which every name fits in the least size of text."""
    return max(least, *(width_of(name, TEXT, bold=True) + MARGIN for name in names))


def _patrician(colour: int, name: str) -> Face:
    width = _wide_enough(64, name)
    art = wash(width, 72, CARD, seed=colour + 2) + icon(f"patrician-{PATRICIANS[colour]}", 0, -8, 40)
    return Face(width, 72, art + text(0, 28, name, TEXT, bold=True))


def _card(card: ActionCard, words: Words) -> Face:
    """Return both halves of an action card."""
    names = [words.name(ACTION_NAMES[half.action]) for half in card.halves]
    width = _wide_enough(CARD_WIDTH, *names)
    halves = [
        group(0, (at - 0.5) * HALF, half_card(half.action, name, at, False, width, HALF))
        for at, (half, name) in enumerate(zip(card.halves, names, strict=True))
    ]
    return Face(width, 2 * HALF, "".join(halves))
