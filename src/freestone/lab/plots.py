"""Pictures of studies as SVG, in the ink and wash of the table: distributions, intervals and bars."""

from collections.abc import Sequence
from html import escape
from math import ceil
from typing import Final, NamedTuple

from freestone.i18n import numeral
from freestone.pictures import FONT, INK, LINE, SOFT, colour, group, number, paper, shield, shortened, text, width_of
from freestone.pictures.charts import WIDE, ticks_between
from freestone.pictures.svg import coloured

LEFT: Final = 128
RIGHT: Final = 22
HEAD: Final = 62
FOOT: Final = 34
PADDING: Final = 16
MOST_BINS: Final = 44
RIDGE: Final = 66
ROW: Final = 34
BAR: Final = 13
MOST_LABEL: Final = 190.0


class Spread(NamedTuple):
    """How often every value was met, by whom."""

    name: str
    counts: dict[int, int]
    seat: int


class Estimate(NamedTuple):
    """A share and where it lies with 95% confidence, of whom; nobody's has no arms."""

    name: str
    share: float
    low: float
    high: float
    seat: int | None = None


class Bars(NamedTuple):
    """A value for each kind of player."""

    name: str
    values: list[float]


class _Axis:
    """The axis from left to right: where a value goes."""

    def __init__(self, low: float, high: float, left: float = LEFT, right: float = WIDE - RIGHT) -> None:
        self.ticks = ticks_between(low, high)
        self.left, self.right = left, right

    def x(self, value: float) -> float:
        low, high = self.ticks[0], self.ticks[-1]
        return self.left + (value - low) / (high - low) * (self.right - self.left)

    def drawn(self, top: float, bottom: float, unit: str = "") -> str:
        """Return the lines of the ticks and their numbers; zero is a strong line."""
        found = ""
        for tick in self.ticks:
            x, strong = number(self.x(tick)), tick == 0
            style = f'stroke="{INK if strong else LINE}" stroke-width="{1.2 if strong else 0.8}"'
            dash = "" if strong else ' stroke-dasharray="1.5 3.5" stroke-linecap="round"'
            found += f'<path d="M{x} {number(top)}V{number(bottom)}" {style}{dash}/>'
            found += text(self.x(tick), bottom + 18, f"{numeral(tick)}{unit}", 12, fill=SOFT)
        return found


def distributions(title: str, note: str, spreads: Sequence[Spread]) -> str:
    """Return a ridge of bars for everybody, one below the other on the same axis, with the mean marked."""
    values = [value for spread in spreads for value in spread.counts]
    axis = _Axis(min(values), max(values) + 1)
    width = ceil((max(values) + 1 - min(values)) / MOST_BINS)
    bottom = HEAD + RIDGE * len(spreads)
    drawn = axis.drawn(HEAD, bottom)
    for row, spread in enumerate(spreads):
        base = HEAD + RIDGE * (row + 1)
        drawn += _label(spread.name, spread.seat, base - 22) + _ridge(axis, spread, base, width)
    means = ", ".join(f"{spread.name} {mean_of(spread.counts):.1f}" for spread in spreads)
    return _sheet(title, note, means, drawn, bottom + FOOT)


def _ridge(axis: _Axis, spread: Spread, base: float, width: int) -> str:
    """Return the bars of one ridge and its mean."""
    bins: dict[int, int] = {}
    for value, count in spread.counts.items():
        bins[value // width * width] = bins.get(value // width * width, 0) + count
    tallest, path, mean = max(bins.values()), "", mean_of(spread.counts)
    for start, count in sorted(bins.items()):
        left, right = axis.x(max(start, axis.ticks[0])), axis.x(min(start + width, axis.ticks[-1]))
        height = (RIDGE - 16) * count / tallest
        path += f"M{number(left)} {number(base)}V{number(base - height)}H{number(right)}V{number(base)}Z"
    paint = colour(f"seat-{spread.seat}")
    drawn = f'<path d="{path}" fill="{paint}" fill-opacity=".72" stroke="{INK}" stroke-width=".8"/>'
    drawn += f'<path d="M{number(axis.left)} {number(base)}H{number(axis.right)}" stroke="{INK}" stroke-width="1.2"/>'
    x = axis.x(mean + 0.5)
    drawn += f'<path d="M{number(x)} {number(base + 3)}V{number(base - RIDGE + 14)}" stroke="{INK}" stroke-width="2"/>'
    return drawn + _tag(x, base - RIDGE + 12, f"{mean:.1f}")


def _tag(x: float, y: float, words: str) -> str:
    """Return a number on a little card, so that it can be read above anything."""
    width = width_of(words, 13, bold=True) + 8
    box = f'x="{number(x - width / 2)}" y="{number(y - 8)}" width="{number(width)}" height="17" rx="3"'
    return f'<rect {box} fill="{colour("card")}" stroke="{LINE}"/>' + text(x, y + 5, words, 13, bold=True)


def intervals(title: str, note: str, estimates: Sequence[Estimate], fair: float) -> str:
    """Return a dot with its interval for everybody, and a line where all would be if they were alike."""
    high = max(100 * fair, *(100 * one.high for one in estimates))
    axis = _Axis(0, high, right=WIDE - 150)
    bottom = HEAD + 14 + ROW * len(estimates)
    drawn = axis.drawn(HEAD + 8, bottom, "%")
    x = number(axis.x(100 * fair))
    drawn += f'<path d="M{x} {HEAD + 4}V{bottom}" stroke="{colour("bad")}" stroke-width="1.6" stroke-dasharray="7 4"/>'
    for row, one in enumerate(estimates):
        drawn += _estimate(axis, one, HEAD + 14 + ROW * row + ROW / 2)
    figures = ", ".join(f"{one.name} {one.share:.1%}" for one in estimates)
    return _sheet(title, note, figures, drawn, bottom + FOOT)


def _estimate(axis: _Axis, one: Estimate, y: float) -> str:
    low, middle, high = (axis.x(100 * share) for share in (one.low, one.share, one.high))
    paint = INK if one.seat is None else colour(f"seat-{one.seat}")
    drawn = f'<path d="M{number(low)} {number(y)}H{number(high)}M{number(low)} {number(y - 5)}v10'
    drawn += f'M{number(high)} {number(y - 5)}v10" stroke="{INK}" stroke-width="2" fill="none"/>'
    dot = f'cx="{number(middle)}" cy="{number(y)}" r="6" fill="{paint}" stroke="{INK}" stroke-width="1.4"'
    words = f"{one.share:.1%}"
    around = f"({100 * one.low:.1f}…{100 * one.high:.1f})"
    drawn += f"<circle {dot}/>" + text(axis.right + 14, y + 5, words, 14, anchor="start", bold=True)
    drawn += text(axis.right + 64, y + 5, around, 12, fill=SOFT, anchor="start", within=82)
    return drawn + _label(one.name, one.seat, y)


def bars(title: str, note: str, rows: Sequence[Bars], names: Sequence[str]) -> str:
    """Return a group of bars for every row, one for each kind of player, in the order of the legend."""
    values = [value for row in rows for value in row.values]
    labels = min(MOST_LABEL, max(width_of(row.name, 13) for row in rows))
    axis = _Axis(min(0.0, *values), max(values), PADDING + labels + 8, WIDE - 58)
    size = BAR * len(names) + 9
    top = HEAD + (26 if len(names) > 1 else 4)
    bottom = top + size * len(rows)
    drawn = (_legend(names, HEAD + 6) if len(names) > 1 else "") + axis.drawn(top, bottom)
    for at, row in enumerate(rows):
        y = top + size * at + 4.5
        label = shortened(row.name, labels, 13)
        drawn += text(PADDING + labels, y + (size - 9) / 2 + 4.5, label, 13, anchor="end")
        for seat, value in enumerate(row.values):
            drawn += _bar(axis, value, seat, y + BAR * seat, with_arms=len(names) > 1)
    about = "; ".join(f"{row.name} {', '.join(f'{value:.1f}' for value in row.values)}" for row in rows)
    return _sheet(title, note, about, drawn, bottom + FOOT)


def _bar(axis: _Axis, value: float, seat: int, y: float, *, with_arms: bool) -> str:
    zero, end = axis.x(0), axis.x(value)
    box = f'x="{number(min(zero, end))}" y="{number(y + 1)}" width="{number(abs(end - zero))}" height="{BAR - 2}"'
    drawn = f'<rect {box} fill="{colour(f"seat-{seat}")}" fill-opacity=".8" stroke="{INK}" stroke-width=".8"/>'
    right = max(zero, end)
    if with_arms:
        drawn += group(right + 9, y + BAR / 2, shield(seat, 11))
    return drawn + text(right + (18 if with_arms else 6), y + BAR / 2 + 4.3, numeral(value, 1), 12, anchor="start")


def _legend(names: Sequence[str], y: float) -> str:
    drawn, x = "", float(PADDING)
    for seat, name in enumerate(names):
        drawn += _arms_and_name(x, y, name, seat, 96)
        x += 44 + min(96.0, width_of(name, 13))
    return drawn


def _label(name: str, seat: int | None, y: float) -> str:
    if seat is None:
        return text(PADDING, y + 4.5, shortened(name, LEFT - PADDING - 8, 13), 13, anchor="start")
    return _arms_and_name(PADDING, y, name, seat, LEFT - PADDING - 32)


def _arms_and_name(x: float, y: float, name: str, seat: int, within: float) -> str:
    return group(x + 9, y, shield(seat, 18)) + text(x + 24, y + 4.5, shortened(name, within, 13), 13, anchor="start")


def _sheet(title: str, note: str, about: str, drawn: str, height: float) -> str:
    """Return a whole picture on its paper; whoever cannot see it is told what it says."""
    tall = ceil(height)
    head = f'xmlns="http://www.w3.org/2000/svg" width="{WIDE}" height="{tall}" viewBox="0 0 {WIDE} {tall}" role="img"'
    words = f"<title>{escape(title)}</title><desc>{escape(f'{note} {about}')}</desc>"
    top = text(PADDING, 28, title, 18, anchor="start", bold=True)
    top += text(PADDING, 48, note, 12, fill=SOFT, anchor="start", within=WIDE - 2 * PADDING)
    return coloured(f'<svg {head} font-family="{FONT}">{words}{paper(WIDE, tall, 3)}{top}{drawn}</svg>', "light")


def mean_of(counts: dict[int, int]) -> float:
    """Return the mean of counted values.

    >>> mean_of({1: 1, 2: 3})
    1.75
    """
    return sum(value * count for value, count in counts.items()) / sum(counts.values())
