"""The players' boards in full: money, reputation, production, houses, miners, tiles and cards."""

from typing import Final

from freestone.games.kutna_hora.scene.canvas import Canvas, drawing
from freestone.games.kutna_hora.scene.hands import draw_cards, draw_offers, draw_slots
from freestone.games.kutna_hora.scene.houses import draw_houses
from freestone.games.kutna_hora.scene.people import draw_markers, draw_miners, draw_pelicans
from freestone.games.kutna_hora.scene.reputation import draw_reputation
from freestone.games.kutna_hora.scene.trade import draw_income, draw_production
from freestone.i18n import numeral
from freestone.pictures import SOFT, Drawing, counter, icon, text
from freestone.pictures.scene import Panel
from freestone.presentation.canvas import named

BIG: Final = 25


def player_panel(canvas: Canvas, seat: int) -> Panel:
    """Return the panel of a player: parchment, arms and name."""
    board, words = drawing("player"), canvas.words
    art = named(words, board, seat, 18)
    return Panel(f"player-{seat}", words.names[seat], board.width, board.height, art, seat)


def draw_player(canvas: Canvas, seat: int) -> None:
    """Put everything that a player has on the panel."""
    draw_money(canvas, seat, "", f"player-{seat}", drawing("player"), BIG)
    _draw_final(canvas, seat)
    draw_signs(canvas, seat, "", f"player-{seat}", drawing("player"))
    draw_reputation(canvas, seat)
    draw_production(canvas, seat)
    draw_income(canvas, seat, "", f"player-{seat}", drawing("player"), 22)
    draw_houses(canvas, seat)
    draw_miners(canvas, seat)
    draw_markers(canvas, seat)
    draw_pelicans(canvas, seat)
    draw_slots(canvas, seat)
    draw_cards(canvas, seat)
    draw_offers(canvas, seat)


def draw_money(canvas: Canvas, seat: int, prefix: str, panel: str, board: Drawing, size: float) -> None:
    """Put groschen and points; the name says what the points would be if the game ended now."""
    groschen, points, final = canvas.state.groschen[seat], canvas.state.total(seat), canvas.final[seat]
    name = canvas.say("scene-groschen", groschen=groschen)
    art = counter("groschen", groschen, size=size)
    canvas.put(f"{prefix}groschen-{seat}", panel, board.at("groschen"), art, name, rule="K8.1")
    name, art = canvas.say("scene-points", points=points, final=final), counter("point", numeral(points), size=size)
    canvas.put(f"{prefix}points-{seat}", panel, board.at("points"), art, name, rule="K13.6")


def _draw_final(canvas: Canvas, seat: int) -> None:
    """Put the points if the game ended now."""
    at = drawing("player").at("final")
    name = canvas.say("scene-points", points=canvas.state.total(seat), final=canvas.final[seat])
    art = text(0, 5, f"\N{RIGHTWARDS ARROW} {numeral(canvas.final[seat])}", 14, fill=SOFT, italic=True)
    canvas.put(f"final-{seat}", f"player-{seat}", at, art, name, rule="K13.6")


def draw_signs(canvas: Canvas, seat: int, prefix: str, panel: str, board: Drawing) -> None:
    """Put who starts and who decides."""
    if canvas.state.start == seat:
        name = canvas.say("scene-start-player", seat=seat)
        canvas.put(f"{prefix}start", panel, board.at("start"), icon("start-player", size=22), name, rule="K12.5")
    if canvas.state.seat == seat:
        canvas.put(
            f"{prefix}turn", panel, board.at("turn"), icon("quill", size=22), canvas.say("scene-turn", seat=seat)
        )
