"""Charts as SVG: how the figures of every seat went, in the colours and with the marks of the seats."""

from collections.abc import Sequence
from html import escape
from itertools import pairwise
from typing import Final

from freestone.drawing import colour, number, text

WIDTH: Final = 420
HEIGHT: Final = 190
LEFT, RIGHT, TOP, BOTTOM = 40, 92, 30, 24
DASHES: Final = ("", "7 3", "2 3", "9 3 2 3")
MOST_POINTS: Final = 240


def chart(title: str, names: Sequence[str], lines: Sequence[Sequence[int]]) -> str:
    """Return a chart with a line for each seat, its name at the end, so that no legend is needed."""
    low, high = min(0, *map(min, lines)), max(1, *map(max, lines))
    parts = [text(LEFT, 18, title, 14, anchor="start", bold=True), _grid(low, high)]
    ends = _spread([_y(line[-1], low, high) for line in lines])
    for seat, line in enumerate(lines):
        parts.append(_line(seat, line, low, high))
        label = f"{names[seat][:10]} {line[-1]}"
        parts.append(text(WIDTH - RIGHT + 8, ends[seat] + 4, label, 12, anchor="start", bold=True))
    head = f'xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" class="chart" role="img"'
    return f'<svg {head} aria-label="{escape(_spoken(title, names, lines))}">{"".join(parts)}</svg>'


def _spoken(title: str, names: Sequence[str], lines: Sequence[Sequence[int]]) -> str:
    ends = ", ".join(f"{name} {line[-1]}" for name, line in zip(names, lines, strict=True))
    return f"{title}: {ends}"


def _y(value: float, low: int, high: int) -> float:
    return TOP + (HEIGHT - TOP - BOTTOM) * (1 - (value - low) / (high - low))


def _grid(low: int, high: int) -> str:
    step = max(1, round((high - low) / 4))
    parts = []
    for value in range(low, high + 1, step):
        y = number(_y(value, low, high))
        parts.append(
            f'<path d="M{LEFT} {y}H{WIDTH - RIGHT}" stroke="{colour("line")}" stroke-width=".7" opacity=".6"/>'
        )
        parts.append(text(LEFT - 6, float(y) + 4, value, 12, anchor="end", fill=colour("ink-soft")))
    return "".join(parts)


def _line(seat: int, line: Sequence[int], low: int, high: int) -> str:
    wide = WIDTH - LEFT - RIGHT
    every = max(1, len(line) // MOST_POINTS)
    kept = sorted({*range(0, len(line), every), len(line) - 1})
    points = [f"{number(LEFT + wide * at / max(1, len(line) - 1))} {number(_y(line[at], low, high))}" for at in kept]
    ink = f'fill="none" stroke="{colour("ink")}" stroke-width="3.6" stroke-linejoin="round" opacity=".55"'
    paint = f'fill="none" stroke="{colour(f"seat-{seat}")}" stroke-width="2.2" stroke-linejoin="round"'
    dash = f' stroke-dasharray="{DASHES[seat]}"' if DASHES[seat] else ""
    path = f"M{'L'.join(points)}"
    return f'<path d="{path}" {ink}{dash}/><path d="{path}" {paint}{dash}/>'


def _spread(heights: list[float], gap: float = 14) -> list[float]:
    """Return heights moved apart so that no two labels lie on each other."""
    order = sorted(range(len(heights)), key=lambda at: heights[at])
    placed = heights[:]
    for before, at in pairwise(order):
        placed[at] = max(placed[at], placed[before] + gap)
    over = max(0.0, max(placed) - (HEIGHT - BOTTOM + 6))
    return [height - over for height in placed]
