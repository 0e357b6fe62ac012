"""The drawings of Kutná Hora, and what every part of its scene needs."""

from collections.abc import Iterable
from pathlib import Path
from typing import Final

from freestone.games.kutna_hora.measures import final_scores
from freestone.games.kutna_hora.names import NONE
from freestone.games.kutna_hora.state import KutnaHoraState
from freestone.pictures import Drawing
from freestone.presentation import canvas
from freestone.presentation.canvas import moved, painted, sized, slot
from freestone.words import Words

__all__ = ["Canvas", "drawing", "kept_numbers", "moved", "painted", "sized", "slot"]

ART: Final = Path(__file__).parent.parent / "art"
SIDES: Final = {2: "small", 3: "large", 4: "large"}
DRAWINGS: Final = {path.stem: Drawing(path) for path in sorted(ART.glob("*.svg")) if path.stem != "cover"}


def drawing(name: str, seats: int = 0) -> Drawing:
    """Return a drawing; town and mines differ by the number of players."""
    return DRAWINGS[f"{name}_{SIDES[seats]}" if seats else name]


class Canvas(canvas.Canvas[KutnaHoraState]):
    """A scene of Kutná Hora in the making."""

    def __init__(self, state: KutnaHoraState, words: Words, viewer: int | None) -> None:
        super().__init__(state, words)
        self.pack = state.pack
        self.viewer = viewer
        self.seats = range(state.seats)
        self.prices = state.prices()
        self.final = final_scores(state)
        self.built = {state.town[square]: square for square in state.side.town.squares if state.town[square] != NONE}

    def short(self, building: str) -> str:
        """Return the name of a building, a shorter one if there is one."""
        short = f"short-{building}"
        return self.say(short if self.words.has(short) else f"building-{building}")


def kept_numbers(places: Iterable[int], count: int) -> dict[int, int]:
    """Return which of `count` pieces that are alike stands at which place, so that few seem to change places.

    Nobody notes which piece went where. A piece is chosen by the place; earlier places have precedence.

    >>> kept_numbers([7, 4], 3)
    {7: 1, 4: 2}
    """
    free = list(range(count))
    found: dict[int, int] = {}
    for place in places:
        wanted = place % count
        number = min(free, key=lambda at: (at - wanted) % count)
        free.remove(number)
        found[place] = number
    return found
