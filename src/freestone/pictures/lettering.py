"""Text: escaped, never too small, and fitted into its width."""

from functools import lru_cache
from html import escape
from typing import Final

from freestone.pictures.colours import INK
from freestone.pictures.fonts import width_of

LEAST_TEXT: Final = 12


def number(value: float) -> str:
    """Return a coordinate as short as possible.

    >>> number(12.0), number(-3.14159)
    ('12', '-3.1')
    """
    return f"{value:.1f}".removesuffix(".0")


def text(
    x: float,
    y: float,
    words: str | int,
    size: float = 13,
    *,
    fill: str = INK,
    anchor: str = "middle",
    bold: bool = False,
    italic: bool = False,
    within: float = 0,
) -> str:
    """Return a line of text, escaped; a long one is pressed `within` a width.

    >>> text(0, 0, "<b>", anchor="start")
    '<text x="0" y="0" font-size="13" fill="var(--ink, #2b2118)">&lt;b&gt;</text>'
    """
    assert size >= LEAST_TEXT, f"text of size {size}: {words}"
    style = "" if anchor == "start" else f' text-anchor="{anchor}"'
    style += ' font-weight="700"' if bold else ""
    style += ' font-style="italic"' if italic else ""
    style += pressed(width_of(str(words), size, bold=bold, italic=italic), within)
    place = f'x="{number(x)}" y="{number(y)}" font-size="{number(size)}"'
    return f'<text {place} fill="{fill}"{style}>{escape(str(words))}</text>'


def pressed(length: float, within: float) -> str:
    """Return what presses a line of some length into a width; nothing if it fits, or if there is no limit.

    >>> pressed(90, 100), pressed(110, 100), pressed(110, 0)
    ('', ' textLength="100" lengthAdjust="spacingAndGlyphs"', '')
    """
    return f' textLength="{number(within)}" lengthAdjust="spacingAndGlyphs"' if 0 < within < length else ""


@lru_cache(2048)
def wrap(words: str, width: float, size: float = 13) -> tuple[str, ...]:
    """Return a bold title as one line if it fits with a little pressing, otherwise as the narrowest two lines.

    >>> wrap("Skilled Mortar Mixer", 90)
    ('Skilled', 'Mortar Mixer')
    """
    parts = words.split()
    if len(parts) < 2 or width_of(words, size, bold=True) <= 1.1 * width:
        return (words,)
    halves = [(" ".join(parts[:at]), " ".join(parts[at:])) for at in range(1, len(parts))]
    return min(halves, key=lambda pair: max(width_of(half, size, bold=True) for half in pair))


def fitting(words: str, width: float, size: float = 16) -> float:
    """Return the size, at most the given one, at which a bold title fits a width; never under the least."""
    return max(float(LEAST_TEXT), min(size, size * width / max(1.0, width_of(words, size, bold=True))))


def shortened(words: str, width: float, size: float = LEAST_TEXT, *, bold: bool = False) -> str:
    """Return a line cut to a width, with an ellipsis if something is missing."""
    while len(words) > 1 and width_of(words, size, bold=bold) > width:
        words = words.rstrip("…")[:-1].rstrip() + "…"
    return words
