"""Icons, counters, cards, banners and plates."""

import math
from functools import lru_cache

from freestone.pictures.colours import CARD, INK, colour
from freestone.pictures.fonts import width_of
from freestone.pictures.lettering import fitting, number, shortened, text, wrap
from freestone.pictures.shapes import blot, group, rough, wash


@lru_cache(4096)
def icon(name: str, x: float = 0, y: float = 0, size: float = 24, tint: str = "") -> str:
    """Return an icon around a point; `tint` is the colour of those that have none of their own."""
    place = f'x="{number(x - size / 2)}" y="{number(y - size / 2)}" width="{number(size)}" height="{number(size)}"'
    return f'<use href="#icon-{name}" {place}{f" color={chr(34)}{tint}{chr(34)}" if tint else ""}/>'


@lru_cache(4096)
def counter(name: str, value: int | str, x: float = 0, y: float = 0, size: float = 20) -> str:
    """Return an icon with a number at its right; the pair is centred on the point."""
    letters = max(13.0, size * 0.8)
    span = size + 3 + width_of(str(value), letters, bold=True)
    left = x - span / 2
    figures = text(left + size + 3, y + letters * 0.34, value, letters, anchor="start", bold=True)
    return icon(name, left + size / 2, y, size) + figures


def title_lines(words: str, width: float, top: float, size: float = 13) -> str:
    """Return a title of one or two lines, centred, whose first line sits at `top`."""
    return "".join(
        text(0, top + at * (size + 0.5), shortened(line, 1.3 * width, size, bold=True), size, bold=True, within=width)
        for at, line in enumerate(wrap(words, width, size))
    )


def card(width: float, height: float, title: str, body: str, *, band: str = "", seed: int = 0) -> str:
    """Return a card around (0, 0): a coloured band behind its title, and a body around the middle of the rest."""
    lines = len(wrap(title, width - 10))
    head = 8 + 13.5 * lines
    paint = ""
    if band:
        paint = group(0, (head - height) / 2 + 2.5, blot(width - 6, head - 1, band, seed=seed + 3, opacity=0.6))
    words = title_lines(title, width - 10, 16 - height / 2)
    return wash(width, height, CARD, seed=seed) + paint + words + group(0, head / 2, body)


def ribbon(width: float, words: str, *, fill: str = "", size: float = 14) -> str:
    """Return a banner around (0, 0) with a heading on it."""
    half, fold = width / 2, 7
    tails = "".join(
        f'<path d="M{side * (half - fold)} -6L{side * (half + fold)} -4L{side * (half + 2)} 3L{side * (half + fold)} 11'
        f'L{side * (half - fold)} 9Z" fill="{colour("paper-deep")}" stroke="{INK}" stroke-width="1"/>'
        for side in (-1, 1)
    )
    return (
        tails + wash(width, 20, fill or CARD, corner=2) + text(0, 5, words, fitting(words, width - 8, size), bold=True)
    )


@lru_cache(1024)
def plate(words: str | int, x: float = 0, y: float = 0, size: float = 18, fill: str = CARD, ink: str = INK) -> str:
    """Return a short text on a small round plate; on gold the ink is `night` in both themes."""
    ring = [(size / 2 * math.cos(at * 0.785), size / 2 * math.sin(at * 0.785)) for at in range(8)]
    shape = f'<path d="{rough(ring, len(str(words)), 0.5)}" fill="{fill}" stroke="{INK}"/>'
    letters = max(12.5, 0.64 * size)
    return group(x, y, shape, text(0, 0.35 * letters, words, letters, fill=ink, bold=True))
