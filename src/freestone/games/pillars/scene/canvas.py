"""The drawings of Pillars, and what every part of its scene needs."""

from pathlib import Path
from typing import Final

from freestone.games.pillars.state import PillarsState
from freestone.pictures import Drawing
from freestone.presentation import canvas
from freestone.presentation.canvas import sized, slot
from freestone.words import Words

__all__ = ["BOARD", "CHRONICLE", "PLAYER", "SUPPLY", "Canvas", "sized", "slot"]

ART: Final = Path(__file__).parent.parent / "art"
BOARD: Final = Drawing(ART / "board.svg")
CHRONICLE: Final = Drawing(ART / "chronicle.svg")
SUPPLY: Final = Drawing(ART / "supply.svg")
PLAYER: Final = Drawing(ART / "player.svg")
STRIP: Final = Drawing(ART / "strip.svg")
TALL_STRIP: Final = Drawing(ART / "strip_tall.svg")


class Canvas(canvas.Canvas[PillarsState]):
    """A scene of Pillars in the making."""

    def __init__(self, state: PillarsState, words: Words) -> None:
        super().__init__(state, words)
        self.pack = state.pack
        self.strip = TALL_STRIP if state.seats == 3 else STRIP
