"""The table of Kutná Hora as a scene: town, mines, town hall, market, cathedral, rounds, council and the players."""

from typing import Final

from freestone.games.kutna_hora.scene import mines, town
from freestone.games.kutna_hora.scene.canvas import Canvas, drawing, painted
from freestone.games.kutna_hora.scene.cathedral import draw_cathedral
from freestone.games.kutna_hora.scene.council import draw_council
from freestone.games.kutna_hora.scene.hall import draw_hall
from freestone.games.kutna_hora.scene.market import draw_market
from freestone.games.kutna_hora.scene.mines import draw_mines
from freestone.games.kutna_hora.scene.players import draw_player, player_panel
from freestone.games.kutna_hora.scene.rounds import draw_rounds
from freestone.games.kutna_hora.scene.strips import draw_strip, strip_panel
from freestone.games.kutna_hora.scene.town import draw_town
from freestone.games.kutna_hora.state import KutnaHoraState
from freestone.pictures.scene import Panel, Scene
from freestone.words import Words

# Panels are laid out in this order, each as high and then as far left as it can be.
COMMON: Final = ("town", "hall", "market", "cathedral", "council", "mines", "rounds")
GROUNDS: Final = {"town": town.ground, "mines": mines.ground}


def scene(state: KutnaHoraState, words: Words, seat: int | None) -> Scene:
    """Return everything that a seat with this redacted position sees; one's own panels come first."""
    canvas = Canvas(state, words, seat)
    for draw in (draw_town, draw_hall, draw_market, draw_cathedral, draw_council, draw_mines, draw_rounds):
        draw(canvas)
    first = 0 if seat is None else seat
    seats = [(first + turn) % state.seats for turn in range(state.seats)]
    for player in seats:
        draw_player(canvas, player)
        draw_strip(canvas, player)
    common = [_panel(canvas, id) for id in COMMON]
    players = [player_panel(canvas, player) for player in seats]
    strips = [strip_panel(canvas, player) for player in seats]
    return Scene([*common, *players, *strips], canvas.items)


def _panel(canvas: Canvas, id: str) -> Panel:
    art = drawing(id, canvas.state.seats if id in GROUNDS else 0)
    return Panel(id, canvas.say(f"scene-{id}"), art.width, art.height, painted(canvas.words, art) + _ground(canvas, id))


def _ground(canvas: Canvas, id: str) -> str:
    """Return squares or spaces as this pack has them."""
    side = canvas.state.side
    if id not in GROUNDS:
        return ""
    grid = side.town if id == "town" else side.mines
    return GROUNDS[id](canvas.state.seats, grid.rows, grid.columns)
