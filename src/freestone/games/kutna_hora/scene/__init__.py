"""The table of Kutná Hora as a scene."""

from typing import Final

from freestone.games.kutna_hora.scene.board import Hall, Mines, Town
from freestone.games.kutna_hora.scene.canvas import Canvas
from freestone.games.kutna_hora.scene.players import Player, Strip
from freestone.games.kutna_hora.scene.tracks import Cathedral, Council, Market, Rounds
from freestone.games.kutna_hora.state import KutnaHoraState
from freestone.pictures.scene import Scene
from freestone.presentation.canvas import seats_from
from freestone.words import Words

# Panels are laid out in this order, each as high and then as far left as it can be.
COMMON: Final = (Town, Hall, Market, Cathedral, Council, Mines, Rounds)


def scene(state: KutnaHoraState, words: Words, seat: int | None) -> Scene:
    """Return everything that a seat with this redacted position sees; its own panels come first."""
    canvas, seats = Canvas(state, words, seat), seats_from(seat, state.seats)
    common = [board(canvas) for board in COMMON]
    players = [Player(canvas, player) for player in seats]
    strips = [Strip(canvas, player) for player in seats]
    for board in common:
        board.draw()
    for player, strip in zip(players, strips, strict=True):
        player.draw()
        strip.draw()
    return Scene([board.panel() for board in (*common, *players, *strips)], canvas.items)
