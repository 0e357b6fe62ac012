"""The table of The Pillars of the Earth as a scene: board, supply, chronicle, and the players in full and in brief."""

from freestone.games.pillars.scene.board import draw_board
from freestone.games.pillars.scene.canvas import BOARD, CHRONICLE, SUPPLY, Canvas, painted
from freestone.games.pillars.scene.chronicle import draw_chronicle
from freestone.games.pillars.scene.players import draw_player, draw_strip, player_panel, strip_panel
from freestone.games.pillars.scene.supply import draw_supply
from freestone.games.pillars.state import PillarsState
from freestone.pictures import Drawing
from freestone.pictures.scene import Panel, Scene
from freestone.words import Words


def scene(state: PillarsState, words: Words, seat: int | None) -> Scene:
    """Return everything that a seat with this redacted position sees; one's own panels come first."""
    canvas = Canvas(state, words)
    draw_board(canvas)
    draw_supply(canvas)
    draw_chronicle(canvas)
    first = 0 if seat is None else seat
    seats = [(first + turn) % state.seats for turn in range(state.seats)]
    for player in seats:
        draw_player(canvas, player)
        draw_strip(canvas, player)
    common = [_panel(canvas, "board", BOARD), _panel(canvas, "supply", SUPPLY), _panel(canvas, "chronicle", CHRONICLE)]
    players = [player_panel(canvas, player) for player in seats]
    strips = [strip_panel(canvas, player) for player in seats]
    return Scene([*common, *players, *strips], canvas.items)


def _panel(canvas: Canvas, id: str, drawing: Drawing) -> Panel:
    return Panel(id, canvas.say(f"scene-{id}"), drawing.width, drawing.height, painted(canvas.words, drawing))
