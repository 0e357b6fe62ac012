"""Ink and wash: hand-drawn boxes, parchment, icons, cards, and the arms of the seats."""

import math
from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final

from freestone.pictures.colours import CARD, INK, LINE, colour
from freestone.pictures.fonts import LEADING, fitting, lines_of, number, text, width_of, wrap

ORDINARIES: Final = ("bend", "chevron", "cross", "pale", "fess", "saltire")
SHIELD: Final = "M-10 -11Q0 -9.5 10 -11Q11 6 0 13Q-11 6 -10 -11Z"
ON_SHIELD: Final = {
    "bend": "M-9.9 -6.4V-10.9L-5.2 -10.3 8.9 1Q8 4.4 5.9 7.3Z",
    "chevron": "M0 -5.8 9 .8 7.4 5.4 0 .4 -7.4 5.4 -9 .8Z",
    "cross": "M-2.4 -10.3H2.4V-3H9.8L9.4 1.7H2.4V11.3L0 12.7 -2.4 11.3V1.7H-9.4L-9.8 -3H-2.4Z",
    "pale": "M-3.3 -10.2H3.3V10.6L0 12.8 -3.3 10.6Z",
    "fess": "M-10 -4.4H10L9.2 2.2H-9.2Z",
    "saltire": "M-9.8 -7.6V-10.9L-6.8 -10.6 0 -2.9 6.8 -10.6 9.8 -10.9V-7.6"
    "L2.8 .2 7.6 5.3 5.4 8.2 0 3.3 -5.4 8.2 -7.6 5.3 -2.8 .2Z",
}
CROSS: Final = f'<path d="M-9 -9L9 9M-9 9L9 -9" stroke="{colour("bad")}" stroke-width="2.6"/>'
# Which way a figure goes: it stays, rises, or falls.
ARROWS: Final = {0: "M-4 0H4", 1: "M0 5V-5M-3.5 -1.5L0 -5.5 3.5 -1.5", -1: "M0 -5V5M-3.5 1.5L0 5.5 3.5 1.5"}
FIGURE: Final = "M-8.4 12.4Q-8.8 -.6 -3.4 -3.6H3.4Q8.8 -.6 8.4 12.4 0 13.9 -8.4 12.4Z"
HAT: Final = "M-6.6 -8.2Q-5.2 -14.6 0 -14.6 5.2 -14.6 6.6 -8.2 0 -10.6 -6.6 -8.2Z"
# Boxes of one size differ in this many ways. Nobody tells more apart, and equal lines make small pictures.
HANDS: Final = 3
EDGE: Final = f'stroke="{INK}" stroke-width="1.4" stroke-linejoin="round"'
ON_FIGURE: Final = {
    "bend": "M-6.2 .6 -4.6 -2.6 7.9 6.5V11Z",
    "chevron": "M0 1.2 7.7 8.4V12L0 5.4 -7.7 12V8.4Z",
    "cross": "M-1.7 -4H1.7V3H7.2L7.7 6.6H1.7V12.6H-1.7V6.6H-7.7L-7.2 3H-1.7Z",
    "pale": "M-2.3 -4.2H2.3V12.8H-2.3Z",
    "fess": "M-7.2 2.6H7.2L8 7.4H-8Z",
    "saltire": "M-5.6 -1 -3.4 -3.2 0 1.6 3.4 -3.2 5.6 -1 2.2 4.2 8.1 10.4V12.4H6.2L0 7.2 -6.2 12.4H-8.1V10.4L-2.2 4.2Z",
}


def group(x: float, y: float, *parts: str) -> str:
    """Return parts moved to a point."""
    return f'<g transform="translate({number(x)} {number(y)})">{"".join(parts)}</g>'


def scaled(factor: float, *parts: str) -> str:
    """Return parts larger or smaller around (0, 0)."""
    return f'<g transform="scale({round(factor, 3):g})">{"".join(parts)}</g>'


def faded(*parts: str, opacity: float = 0.45) -> str:
    """Return parts in the background."""
    return f'<g opacity="{opacity}">{"".join(parts)}</g>'


@cache
def arrow(way: int, tint: str) -> str:
    """Return the arrow of a figure that rises (1), stays (0) or falls (-1), in a colour of the theme."""
    look = f'stroke="{colour(tint)}" stroke-width="2" stroke-linecap="round"'
    return f'<path d="{ARROWS[way]}" fill="none" {look}/>'


def _jitter(seed: int, at: int) -> float:
    """Return a number between -1 and 1 that looks random and is always the same."""
    # Not `random`: a drawing must be the same on every machine and in every frame, or everything would seem to change.
    value = math.sin(seed * 12.9898 + at * 78.233) * 43758.5453
    return 2 * (value - math.floor(value)) - 1


def _tenths(*values: int) -> str:
    """Return coordinates in tenths as short as possible: no zero before a point, no blank before a minus.

    >>> _tenths(-3, 120, -57)
    '-.3 12-5.7'
    """
    written = [f"{value / 10:g}".replace("0.", ".", abs(value) < 10) for value in values]
    return " ".join(written).replace(" -", "-")


def rough(points: Sequence[tuple[float, float]], seed: int = 1, jitter: float = 0.7) -> str:
    """Return the data of a closed path near these points, as drawn by hand."""
    moved = [
        (x + jitter * _jitter(seed, 2 * at), y + jitter * _jitter(seed, 2 * at + 1)) for at, (x, y) in enumerate(points)
    ]
    # Curves run through the middles of the sides, with the points as handles, so that they join smoothly. Each handle
    # then mirrors the one before, and `t` draws such curves from the middles alone. All numbers are tenths, and each
    # middle makes up for what rounding has done to its handle.
    (x, y), (u, v) = moved[0], moved[1]
    left, top, across, down = round(5 * (x + u)), round(5 * (y + v)), round(10 * u), round(10 * v)
    start, bend, ways = (left, top), (across - left, down - top), []
    for x, y in [*moved[2:], moved[0]]:
        right, below = round((across + 10 * x) / 2), round((down + 10 * y) / 2)
        ways += [right - left, below - top]
        left, top, across, down = right, below, 2 * right - across, 2 * below - down
    ways += [start[0] - left, start[1] - top]
    return f"M{_tenths(*start)}q{_tenths(*bend, *ways[:2])}t{_tenths(*ways[2:])}z"


def _around(width: float, height: float, corner: float) -> list[tuple[float, float]]:
    """Return points around a box at (0, 0): its corners, points near them, and some on long sides."""
    right, bottom = width / 2, height / 2
    corners = [(-right, -bottom), (right, -bottom), (right, bottom), (-right, bottom)]
    found: list[tuple[float, float]] = []
    for (x, y), (u, v) in zip(corners, [*corners[1:], corners[0]], strict=True):
        length = math.hypot(u - x, v - y)
        stops = [0.0, min(corner, length / 3)]
        stops += [length * part / 3 for part in (1, 2)] if length > 4 * corner else []
        stops.append(length - min(corner, length / 3))
        found += [(x + (u - x) * stop / length, y + (v - y) * stop / length) for stop in stops]
    return found


@lru_cache(4096)
def outline(width: float, height: float, corner: float = 5, seed: int = 1, jitter: float = 0.7) -> str:
    """Return the data of a hand-drawn box around (0, 0)."""
    return rough(_around(width, height, corner), seed % HANDS, jitter)


def blot(width: float, height: float, fill: str, *, seed: int = 1, opacity: float = 1) -> str:
    """Return a patch of colour around (0, 0) without a line."""
    shape = outline(width, height, min(width, height) / 4, seed, 1.6)
    return f'<path d="{shape}" fill="{fill}" opacity="{opacity}"/>'


def wash(
    width: float,
    height: float,
    fill: str,
    *,
    line: str = INK,
    corner: float = 5,
    weight: float = 1.2,
    seed: int = 0,
    opacity: float = 1,
) -> str:
    """Return a box around (0, 0) whose colour runs a little over its ink line."""
    # Boxes of different sizes get different lines without anybody choosing seeds.
    seed = seed or int(width * 7 + height * 3)
    colour_shape = outline(width + 1, height + 1, corner, seed + 1, 1.1)
    ink_shape = outline(width, height, corner, seed, 0.6)
    filled = f'<path d="{colour_shape}" fill="{fill}"{f" opacity={chr(34)}{opacity}{chr(34)}" if opacity < 1 else ""}/>'
    return f'{filled}<path d="{ink_shape}" fill="none" stroke="{line}" stroke-width="{weight}"/>'


@cache
def paper(width: int, height: int, seed: int = 1) -> str:
    """Return the parchment of a panel, from its upper left corner at (0, 0), with stains and a drawn edge."""
    stains = "".join(_stain(width, height, seed + at) for at in range(1 + width * height // 40000))
    fibres = "".join(_fibre(width, height, seed + at) for at in range(8 + width * height // 6000))
    sheet = f'<rect width="{width}" height="{height}" rx="6" fill="{colour("paper")}"/>'
    grain = f'<path d="{fibres}" fill="none" stroke="{LINE}" stroke-width=".6" opacity=".35"/>'
    edge = f'<path d="{outline(width - 5, height - 5, 7, seed, 0.8)}" fill="none" stroke="{LINE}" stroke-width="1.4"/>'
    return f"{sheet}{stains}{grain}{group(width / 2, height / 2, edge)}"


def _stain(width: int, height: int, seed: int) -> str:
    rx = min(height / 2.4, 50 + 40 * abs(_jitter(seed, 3)))
    x, y = (
        width / 2 + _jitter(seed, 1) * (width / 2 - 1.3 * rx),
        height / 2 + _jitter(seed, 2) * (height / 2 - 1.1 * rx),
    )
    ring = [(rx * math.cos(at * 0.7), 0.7 * rx * math.sin(at * 0.7)) for at in range(9)]
    return group(x, y, f'<path d="{rough(ring, seed, rx / 9)}" fill="{colour("paper-deep")}" opacity=".14"/>')


def _fibre(width: int, height: int, seed: int) -> str:
    x, y = (0.5 + _jitter(seed, 4) / 2.1) * width, (0.5 + _jitter(seed, 5) / 2.1) * height
    u, v = 7 * _jitter(seed, 6), 3 * _jitter(seed, 7)
    return f"M{number(x)} {number(y)}q{number(v)} {number(u)} {number(u)} {number(v)}"


@lru_cache(4096)
def icon(name: str, x: float = 0, y: float = 0, size: float = 24, tint: str = "") -> str:
    """Return an icon around a point; `tint` is the colour of those that have none of their own."""
    place = f'x="{number(x - size / 2)}" y="{number(y - size / 2)}" width="{number(size)}" height="{number(size)}"'
    return f'<use href="#icon-{name}" {place}{f" color={chr(34)}{tint}{chr(34)}" if tint else ""}/>'


@lru_cache(4096)
def counter(name: str, value: int | str, x: float = 0, y: float = 0, size: float = 20) -> str:
    """Return an icon with a number at its right; the pair is centred on the point."""
    # Small icons do not shrink their numbers: text below 12 cannot be read on a phone.
    letters = max(13.0, size * 0.8)
    span = size + 3 + width_of(str(value), letters, bold=True)
    left = x - span / 2
    figures = text(left + size + 3, y + letters * 0.34, value, letters, anchor="start", bold=True)
    return icon(name, left + size / 2, y, size) + figures


def block(
    words: str,
    x: float,
    y: float,
    width: float,
    height: float,
    size: float = 16,
    *,
    bold: bool = True,
    anchor: str = "middle",
) -> str:
    """Return a whole text around a point or beginning there, in lines and letters that fit a box."""
    lines, letters = lines_of(words, width, height, size, bold=bold)
    first = y - (len(lines) - 1) * letters * LEADING / 2 + 0.34 * letters
    return "".join(
        text(x, first + at * letters * LEADING, line, letters, bold=bold, anchor=anchor, within=width)
        for at, line in enumerate(lines)
    )


def title_lines(words: str, width: float, top: float, size: float = 13) -> str:
    """Return a title of one or two lines, centred, whose first line sits at `top`."""
    return "".join(
        text(0, top + at * (size + 0.5), line, size, bold=True, within=width)
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


def _armed(seat: int, shape: str, charges: dict[str, str]) -> str:
    field = f'<path d="{shape}" fill="{colour(f"seat-{seat}")}"/>'
    # There are as many patterns as colours: when the colours begin again, the patterns are one ahead.
    pattern = ORDINARIES[(seat + seat // len(ORDINARIES)) % len(ORDINARIES)]
    charge = f'<path d="{charges[pattern]}" fill="{colour(f"charge-{seat}")}"/>'
    return f'{field}{charge}<path d="{shape}" fill="none" {EDGE}/>'


@cache
def shield(seat: int, size: float = 24) -> str:
    """Return the arms of a seat around (0, 0): a colour and, so that it is never the only sign, a pattern."""
    return scaled(size / 26, _armed(seat, SHIELD, ON_SHIELD))


@cache
def figure(seat: int, size: float = 28) -> str:
    """Return the piece of a seat around (0, 0), with the same colour and pattern as its arms."""
    face = f'<ellipse cy="-7" rx="4.1" ry="4.3" fill="{colour("charge")}" {EDGE}/>'
    hat = f'<path d="{HAT}" fill="{colour(f"seat-{seat}")}" {EDGE}/>'
    return scaled(size / 29, _armed(seat, FIGURE, ON_FIGURE), face, hat)
