"""An overview in one picture: phases one below the other, and in each the stations that it passes through."""

from collections.abc import Callable
from typing import Final, NamedTuple

from freestone.pictures import CARD, SOFT, blot, colour, fill, group, icon, plate, text, wash
from freestone.presentation.values import Face

WIDE: Final = 940
NARROW: Final = 344
EDGE: Final = 10
HEAD: Final = 36
# The least width of a station, and how wide its text may become.
CELL: Final = 106
MOST_TEXT: Final = 150
RING: Final = 52
LETTERS: Final = 14.5
LINE_HEIGHT: Final = 16.5
ARROW: Final = "M-8 0H7M2.5 -4.5 7 0 2.5 4.5"


class Phase(NamedTuple):
    """A part of a round: the id of its name, its colour, and its stations, each the id of its name and an icon."""

    id: str
    tint: str
    stations: tuple[tuple[str, str], ...]


def draw_overview(phases: tuple[Phase, ...], say: Callable[[str], str], width: int) -> Face:
    """Return phases drawn in a width; `say` returns the text of an id."""
    art, top = "", float(EDGE)
    for number, phase in enumerate(phases, start=1):
        drawn, height = _stations(phase, say, width - 2 * EDGE)
        ground = blot(width - 6, height + HEAD, colour(phase.tint), seed=number, opacity=0.2)
        title = text(EDGE + 34, top + 26, say(phase.id), 18, anchor="start", bold=True, within=width - EDGE - 44)
        art += group(width / 2, top + (height + HEAD) / 2, ground)
        art += group(EDGE + 16, top + 20, plate(number, size=25)) + title + group(EDGE, top + HEAD, drawn)
        top += height + HEAD + 8
    return Face(width, top, art)


def _stations(phase: Phase, say: Callable[[str], str], width: float) -> tuple[str, float]:
    """Return the stations of a phase in rows of about the same length, and how high they are together."""
    count = len(phase.stations)
    rows = -(-count // int(width // CELL))
    columns = -(-count // rows)
    step = width / columns
    texts = [fill(say(id), min(step - 8, MOST_TEXT), LETTERS) for id, _ in phase.stations]
    art, top = "", 0.0
    for first in range(0, count, columns):
        lines = texts[first : first + columns]
        for column, words in enumerate(lines):
            picture = phase.stations[first + column][1]
            art += group((column + 0.5) * step, top, _station(words, picture, phase.tint))
            if column + 1 < len(lines):
                art += group((column + 1) * step, top + RING / 2 + 4, _arrow())
        top += RING + 14 + max(map(len, lines)) * LINE_HEIGHT
    return art, top


def _station(words: tuple[str, ...], picture: str, tint: str) -> str:
    ring = wash(RING, RING, CARD, corner=20, seed=len(picture)) + blot(RING - 8, RING - 8, colour(tint), opacity=0.35)
    lines = [text(0, RING + 20 + at * LINE_HEIGHT, line, LETTERS) for at, line in enumerate(words)]
    return group(0, RING / 2 + 4, ring, icon(picture, size=36)) + "".join(lines)


def _arrow() -> str:
    return f'<path d="{ARROW}" fill="none" stroke="{SOFT}" stroke-width="2" stroke-linecap="round"/>'
