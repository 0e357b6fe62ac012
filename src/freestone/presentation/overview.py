"""An overview in one picture: phases one below the other, and in each the stations that it passes through."""

from collections.abc import Callable
from typing import Final, NamedTuple

from freestone.pictures import CARD, INK, SOFT, blot, colour, group, icon, plate, text, wash, width_of
from freestone.presentation.values import Face

WIDE: Final = 940
NARROW: Final = 344
EDGE: Final = 10
HEAD: Final = 34
CELL: Final = 106
RING: Final = 46
LETTERS: Final = 13.5
LINE_HEIGHT: Final = 15.5
MOST_LINES: Final = 3
ROW: Final = RING + 18 + MOST_LINES * LINE_HEIGHT
ARROW: Final = "M-6 0H5M1.5 -3.5 5 0 1.5 3.5"


class Phase(NamedTuple):
    """A part of a round: the id of its name, its colour, and its stations, each the id of its name and an icon."""

    id: str
    tint: str
    stations: tuple[tuple[str, str], ...]


def draw_overview(phases: tuple[Phase, ...], say: Callable[[str], str], width: int) -> Face:
    """Return phases drawn in a width; `say` returns the text of an id."""
    art, top = "", float(EDGE)
    columns = (width - 2 * EDGE) // CELL
    for number, phase in enumerate(phases, start=1):
        rows = -(-len(phase.stations) // columns)
        height = HEAD + rows * ROW + 4
        art += group(
            width / 2, top + height / 2, blot(width - 6, height - 6, colour(phase.tint), seed=number, opacity=0.2)
        )
        art += group(EDGE + 16, top + 19, plate(number, size=24)) + _title(say(phase.id), top, width)
        for at, (id, picture) in enumerate(phase.stations):
            row, column = divmod(at, columns)
            step = (width - 2 * EDGE) / min(columns, max(len(phase.stations), 2))
            x, y = EDGE + (column + 0.5) * step, top + HEAD + row * ROW
            art += group(x, y, _station(say(id), picture, phase.tint, step))
            art += (
                group(x + step / 2, y + RING / 2 + 4, _arrow())
                if at + 1 < len(phase.stations) and column + 1 < columns
                else ""
            )
        top += height
    return Face(width, top + EDGE, art)


def _title(words: str, top: float, width: int) -> str:
    return text(EDGE + 34, top + 25, words, 17, anchor="start", bold=True, within=width - EDGE - 44)


def _station(words: str, picture: str, tint: str, step: float) -> str:
    ring = wash(RING, RING, CARD, corner=20, seed=len(words)) + blot(RING - 8, RING - 8, colour(tint), opacity=0.35)
    found = group(0, RING / 2 + 4, ring, icon(picture, size=32))
    for number, line in enumerate(lines_of(words, min(step, CELL + 24) - 8)):
        found += text(0, RING + 19 + number * LINE_HEIGHT, line, LETTERS, fill=INK)
    return found


def _arrow() -> str:
    return f'<path d="{ARROW}" fill="none" stroke="{SOFT}" stroke-width="1.8" stroke-linecap="round"/>'


def lines_of(words: str, width: float) -> list[str]:
    """Return a text in lines that fit a width, as far as its words do.

    >>> lines_of("Resource cards bring cubes", 80)
    ['Resource', 'cards bring', 'cubes']
    """
    found: list[str] = []
    for word in words.split():
        if found and width_of(f"{found[-1]} {word}", LETTERS) <= width:
            found[-1] += f" {word}"
        else:
            found.append(word)
    return found
