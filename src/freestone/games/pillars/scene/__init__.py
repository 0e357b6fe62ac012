"""The table of The Pillars of the Earth as a scene: the board, the supply, and the players in full and in brief."""

from freestone.games.pillars.scene.board import draw_board
from freestone.games.pillars.scene.canvas import BOARD, SUPPLY, Canvas, painted
from freestone.games.pillars.scene.players import draw_player, draw_strip, player_panel, strip_panel
from freestone.games.pillars.scene.supply import draw_supply
from freestone.games.pillars.state import PillarsState
from freestone.scene import Panel, Scene
from freestone.words import Words


def scene(state: PillarsState, words: Words, seat: int | None) -> Scene:
    """Return everything that a seat with this redacted position sees; one's own panels come first."""
    canvas = Canvas(state, words)
    draw_board(canvas)
    draw_supply(canvas)
    first = 0 if seat is None else seat
    seats = [(first + turn) % state.seats for turn in range(state.seats)]
    for player in seats:
        draw_player(canvas, player)
        draw_strip(canvas, player)
    board = Panel("board", canvas.say("scene-board"), BOARD.width, BOARD.height, painted(words, BOARD))
    supply = Panel("supply", canvas.say("scene-supply"), SUPPLY.width, SUPPLY.height, painted(words, SUPPLY))
    players = [player_panel(canvas, player) for player in seats]
    strips = [strip_panel(canvas, player) for player in seats]
    return Scene([board, supply, *players, *strips], canvas.items)
