"""The table of The Pillars of the Earth as a scene: board, supply, chronicle, and the players in full and in brief."""

from freestone.games.pillars.scene.board import draw_board
from freestone.games.pillars.scene.canvas import BOARD, CHRONICLE, PLAYER, SUPPLY, Canvas
from freestone.games.pillars.scene.chronicle import draw_chronicle
from freestone.games.pillars.scene.players import draw_player, draw_strip
from freestone.games.pillars.scene.supply import draw_supply
from freestone.games.pillars.state import PillarsState
from freestone.pictures.scene import Scene
from freestone.presentation.canvas import seats_from
from freestone.words import Words


def scene(state: PillarsState, words: Words, seat: int | None) -> Scene:
    """Return everything that a seat with this redacted position sees; one's own panels come first."""
    canvas = Canvas(state, words)
    draw_board(canvas)
    draw_supply(canvas)
    draw_chronicle(canvas)
    seats = seats_from(seat, state.seats)
    for player in seats:
        draw_player(canvas, player)
        draw_strip(canvas, player)
    common = [canvas.panel("board", BOARD), canvas.panel("supply", SUPPLY), canvas.panel("chronicle", CHRONICLE)]
    players = [canvas.player_panel(player, PLAYER, 19) for player in seats]
    strips = [canvas.strip_panel(player, canvas.strip) for player in seats]
    return Scene([*common, *players, *strips], canvas.items)
