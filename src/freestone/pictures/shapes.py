"""Ink and wash: hand-drawn boxes, patches of colour, parchment, and parts moved about."""

import math
from collections.abc import Sequence
from functools import cache, lru_cache

from freestone.pictures.colours import INK, LINE, colour
from freestone.pictures.lettering import number


def group(x: float, y: float, *parts: str) -> str:
    """Return parts moved to a point."""
    return f'<g transform="translate({number(x)} {number(y)})">{"".join(parts)}</g>'


def scaled(factor: float, *parts: str) -> str:
    """Return parts larger or smaller around (0, 0)."""
    return f'<g transform="scale({round(factor, 3):g})">{"".join(parts)}</g>'


def faded(*parts: str, opacity: float = 0.45) -> str:
    """Return parts in the background."""
    return f'<g opacity="{opacity}">{"".join(parts)}</g>'


def _jitter(seed: int, at: int) -> float:
    """Return a number between -1 and 1 that looks random and is always the same."""
    value = math.sin(seed * 12.9898 + at * 78.233) * 43758.5453
    return 2 * (value - math.floor(value)) - 1


def rough(points: Sequence[tuple[float, float]], seed: int = 1, jitter: float = 0.7) -> str:
    """Return the data of a closed path near these points, as drawn by hand."""
    moved = [
        (x + jitter * _jitter(seed, 2 * at), y + jitter * _jitter(seed, 2 * at + 1)) for at, (x, y) in enumerate(points)
    ]
    middles = [((x + u) / 2, (y + v) / 2) for (x, y), (u, v) in zip(moved, [*moved[1:], moved[0]], strict=True)]
    curves = [
        f"Q{number(x)} {number(y)} {number(u)} {number(v)}"
        for (x, y), (u, v) in zip([*moved[1:], moved[0]], [*middles[1:], middles[0]], strict=True)
    ]
    return f"M{number(middles[0][0])} {number(middles[0][1])}{''.join(curves)}Z"


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
    return rough(_around(width, height, corner), seed, jitter)


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
