"""An overview in one picture: phases one below the other, and in each the stations that it passes through."""

from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

from freestone.pictures import CARD, SOFT, blot, colour, fill, group, icon, outline, plate, text, wash
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
# How much room a box around alternatives needs for its words, and without them.
HEADING: Final = 24
PADDING: Final = 8
ARROW: Final = "M-8 0H7M2.5 -4.5 7 0 2.5 4.5"


# The id of its name, and an icon.
Station = tuple[str, str]


class OneOf(NamedTuple):
    """Alternatives: one box around all of them, with the words `id` if there is one, and no arrows between them."""

    stations: tuple[Station, ...]
    id: str = ""


class Phase(NamedTuple):
    """A part of a round: the id of its name, its colour, and one after the other its stations, or one of several."""

    id: str
    tint: str
    steps: tuple[Station | OneOf, ...]


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
    """Return the stations of a phase in as few rows as have room for them, and how high they are together."""
    steps = [step if isinstance(step, OneOf) else OneOf((step,)) for step in phase.steps]
    most = int(width // CELL)
    least = _height(steps, most)
    columns = next(count for count in range(1, most + 1) if _height(steps, count) == least)
    art, top, cell = "", 0.0, width / columns
    for row in _rows(steps, columns):
        boxed = [len(step.stations) > 1 for step in row]
        down = HEADING if any(step.id for step in row) else PADDING if any(boxed) else 0
        left, height = 0.0, 0.0
        for at, step in enumerate(row):
            drawn, high = _step(step, phase, say, cell, columns)
            wide = min(len(step.stations), columns) * cell
            box = _box(step, wide, cell, high + down, say) if boxed[at] else ""
            art += group(left, top, box, group(0, down, drawn))
            left, height = left + wide, max(height, high + down)
            if step is not row[-1]:
                # An arrow keeps clear of the boxes beside it.
                art += group(left + PADDING * (boxed[at] - boxed[at + 1]), top + down + RING / 2 + 4, _arrow())
        top += height
    return art, top


def _rows(steps: Iterable[OneOf], columns: int) -> list[list[OneOf]]:
    """Return steps in rows of at most so many stations; alternatives stay together, and if too many, by themselves."""
    rows: list[list[OneOf]] = []
    for step in steps:
        if rows and sum(len(one.stations) for one in (*rows[-1], step)) <= columns:
            rows[-1].append(step)
        else:
            rows.append([step])
    return rows


def _height(steps: Iterable[OneOf], columns: int) -> int:
    """Return how many rows of stations steps take in so many columns."""
    return sum(max(-(-len(step.stations) // columns) for step in row) for row in _rows(steps, columns))


def _step(step: OneOf, phase: Phase, say: Callable[[str], str], cell: float, columns: int) -> tuple[str, float]:
    """Return a station, or alternatives side by side, and how high they are."""
    art, top, edges = "", 0.0, min(2, len(step.stations))
    for first in range(0, len(step.stations), columns):
        stations = step.stations[first : first + columns]
        texts = [fill(say(id), min(cell - edges * PADDING, MOST_TEXT), LETTERS) for id, _ in stations]
        for column, (words, (_, picture)) in enumerate(zip(texts, stations, strict=True)):
            art += group((column + 0.5) * cell, top, _station(words, picture, phase.tint))
        top += RING + 14 + max(map(len, texts)) * LINE_HEIGHT
    return art, top


def _box(step: OneOf, width: float, cell: float, height: float, say: Callable[[str], str]) -> str:
    """Return the box around alternatives, as wide as their texts may be, and its words."""
    room = width - max(PADDING, cell - MOST_TEXT - 2 * PADDING)
    edge = outline(room, height - 4, 8, len(step.stations), 0.8)
    ground = f'<path d="{edge}" fill="{CARD}" opacity=".45"/>'
    line = f'<path d="{edge}" fill="none" stroke="{SOFT}" stroke-width="1.2" stroke-dasharray="5 4"/>'
    words = text(width / 2, 19, say(step.id), LETTERS, fill=SOFT, italic=True) if step.id else ""
    return group(width / 2, height / 2, ground, line) + words


def _station(words: tuple[str, ...], picture: str, tint: str) -> str:
    ring = wash(RING, RING, CARD, corner=20, seed=len(picture)) + blot(RING - 8, RING - 8, colour(tint), opacity=0.35)
    lines = [text(0, RING + 20 + at * LINE_HEIGHT, line, LETTERS) for at, line in enumerate(words)]
    return group(0, RING / 2 + 4, ring, icon(picture, size=36)) + "".join(lines)


def _arrow() -> str:
    return f'<path d="{ARROW}" fill="none" stroke="{SOFT}" stroke-width="2" stroke-linecap="round"/>'
