"""Text: escaped, never too small, and fitted into its width whatever the font."""

from functools import lru_cache
from html import escape
from typing import Final

from freestone.drawing.colours import INK

FONT: Final = "'Iowan Old Style', 'Palatino Linotype', 'URW Palladio L', P052, 'Book Antiqua', Georgia, serif"
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
    """Return a line of text, escaped; a long one is set `within` a width whatever the font.

    >>> text(0, 0, "<b>", anchor="start")
    '<text x="0" y="0" font-size="13" fill="var(--ink, #2b2118)">&lt;b&gt;</text>'
    """
    assert size >= LEAST_TEXT, f"text of size {size}: {words}"
    style = "" if anchor == "start" else f' text-anchor="{anchor}"'
    style += ' font-weight="700"' if bold else ""
    style += ' font-style="italic"' if italic else ""
    length = width_of(str(words), size)
    if within and length > 0.84 * within:
        style += f' textLength="{number(min(length, within))}" lengthAdjust="spacingAndGlyphs"'
    place = f'x="{number(x)}" y="{number(y)}" font-size="{number(size)}"'
    return f'<text {place} fill="{fill}"{style}>{escape(str(words))}</text>'


LETTER_WIDTHS: Final = {
    letter: width
    for width, letters in {
        0.27: " .,:;'\N{RIGHT SINGLE QUOTATION MARK}",
        0.35: "ijlt-()íI",
        0.4: "frJř",
        0.45: "csčšť",
        0.6: "bdhknpquELPS+\N{MINUS SIGN}úňůüßñ",
        0.66: "BTXYZ",
        0.71: "CRď",
        0.8: "AKUV",
        0.86: "wDGHNOQ",
        0.92: "m",
        1.0: "MW≤…",
    }.items()
    for letter in letters
}


@lru_cache(2048)
def width_of(words: str, size: float) -> float:
    """Return about how wide a line of bold text is."""
    return size * sum(LETTER_WIDTHS.get(letter, 0.52) for letter in words)


@lru_cache(2048)
def wrap(words: str, width: float, size: float = 13) -> tuple[str, ...]:
    """Return words as one line if it fits with a little pressing, otherwise as the two lines that are the narrowest.

    >>> wrap("Skilled Mortar Mixer", 90)
    ('Skilled', 'Mortar Mixer')
    """
    parts = words.split()
    if len(parts) < 2 or width_of(words, size) <= 1.1 * width:
        return (words,)
    halves = [(" ".join(parts[:at]), " ".join(parts[at:])) for at in range(1, len(parts))]
    return min(halves, key=lambda pair: max(width_of(half, size) for half in pair))


def fitting(words: str, width: float, size: float = 16) -> float:
    """Return the size, at most the given one, at which a line fits a width; never under the least."""
    return max(float(LEAST_TEXT), min(size, size * width / max(1.0, width_of(words, size))))


def shortened(words: str, width: float, size: float = LEAST_TEXT) -> str:
    """Return a line cut to a width, with an ellipsis if something is missing."""
    while len(words) > 1 and width_of(words, size) > width:
        words = words.rstrip("…")[:-1].rstrip() + "…"
    return words
