"""Charts as SVG in ink and wash: every line has a colour, a dash, a mark and its arms or icon; also as a table."""

import math
from collections.abc import Sequence
from html import escape
from typing import Final, NamedTuple

from freestone.i18n import FALLBACK, catalogue, numeral
from freestone.pictures.colours import INK, LINE, SOFT, colour
from freestone.pictures.fonts import FONT, number, shortened, text, width_of
from freestone.pictures.shapes import group, icon, paper, shield
from freestone.pictures.svg import coloured, symbols

WIDE: Final = 470
NARROW: Final = 264  # the column beside the table, where its scrollbar takes some room
PLOT_HEIGHT: Final = 190
LEFT: Final = 42
RIGHT: Final = 66
BOTTOM: Final = 34
PADDING: Final = 16
HEAD: Final = 40
LEGEND_ROW: Final = 26
APART: Final = 2.2
BADGE: Final = 21
# With more points, marks would cover the line: then only the named times have one.
MOST_MARKS: Final = 16
# Lines differ by dash and mark too, so that colour is never the only sign.
DASHES: Final = ("", "10 5", "2.5 5", "13 5 2.5 5", "6 4", "18 5")
MARKS: Final = (
    "M-4.6 0A4.6 4.6 0 1 1 4.6 0A4.6 4.6 0 1 1 -4.6 0Z",
    "M-4.2 -4.2H4.2V4.2H-4.2Z",
    "M0 -5.8 5.8 0 0 5.8 -5.8 0Z",
    "M0 -5.4 5.4 4.4H-5.4Z",
    "M0 5.4 5.4 -4.4H-5.4Z",
    "M-1.8 -5.2H1.8V-1.8H5.2V1.8H1.8V5.2H-1.8V1.8H-5.2V-1.8H-1.8Z",
)
STEPS: Final = (1, 2, 5, 10, 20, 50, 100, 200, 500)
MOST_TICKS: Final = 6


class Series(NamedTuple):
    """One line of a chart: of a seat, with its arms, or of something with an icon and a colour of the theme."""

    id: str
    name: str
    points: list[tuple[float, float]]
    seat: int | None = None
    icon: str = ""
    colour: str = "ink"


class Tick(NamedTuple):
    """A named place on the axis of time."""

    at: float
    label: str


class Chart(NamedTuple):
    """Figures over time; `is_step`: a value holds until it jumps; `is_close`: the axis need not begin at 0."""

    id: str
    title: str
    about: str
    time: str
    series: list[Series]
    ticks: list[Tick]
    is_step: bool = False
    is_close: bool = False
    language: str = FALLBACK


def draw(chart: Chart, width: int = WIDE) -> str:
    """Return a chart as SVG for a page that has the icons and the colours of the theme.

    Phones and the column beside the table take a `NARROW` one.
    """
    return _Plot(chart, width).svg("")


def picture(chart: Chart, theme: str = "light", width: int = WIDE, tinctures: Sequence[str] = ()) -> str:
    """Return a chart as SVG that needs nothing else: its icons inside, the theme's colours in place."""
    known = symbols()
    used = dict.fromkeys(f"icon-{series.icon}" for series in chart.series if series.icon)
    drawn = _Plot(chart, width).svg(f"<defs>{''.join(known[name] for name in used)}</defs>")
    return coloured(drawn, theme, tinctures)


def table(chart: Chart) -> tuple[list[str], list[list[str]]]:
    """Return the figures of a chart as a table: its head, and a row for every named time."""
    rows = []
    for tick in chart.ticks:
        values = [_value_at(series, tick.at) for series in chart.series]
        rows.append([tick.label, *(_figure(value, chart) for value in values)])
    return [chart.time, *(series.name for series in chart.series)], rows


def described(chart: Chart) -> str:
    """Return what a chart shows and its latest figures, for people who cannot see it."""
    # Semicolons, since a decimal comma looks like the end of an entry.
    values = "; ".join(f"{one.name} {_figure(one.points[-1][1], chart)}" for one in chart.series if one.points)
    return catalogue(chart.language).text("chart-latest", {"about": chart.about, "values": values})


def _value_at(series: Series, at: float) -> float:
    return [value for x, value in series.points if x <= at][-1]


def _figure(value: float, chart: Chart) -> str:
    """Return a number, or a mean with one digit behind the point."""
    return numeral(value, 0 if isinstance(value, int) else 1, chart.language)


class _Plot:
    """A chart being drawn: where values and times go."""

    def __init__(self, chart: Chart, width: int) -> None:
        self.chart = chart
        self.width = width
        self.legend = _rows(chart.series, width)
        self.top = HEAD + LEGEND_ROW * len(self.legend) + 6
        self.bottom = self.top + PLOT_HEIGHT
        self.height = self.bottom + BOTTOM
        values = [value for series in chart.series for _, value in series.points] or [0]
        self.scale = ticks_between(min(values) if chart.is_close else min(0, *values), max(values))
        times = [at for series in chart.series for at, _ in series.points] or [0.0]
        # At least 1, or a single point would divide by zero.
        self.first, self.span = min(times), max(1.0, max(times) - min(times))

    def x(self, at: float) -> float:
        return LEFT + 12 + (at - self.first) / self.span * (self.width - LEFT - RIGHT - 24)

    def y(self, value: float) -> float:
        low, high = self.scale[0], self.scale[-1]
        return self.bottom - 8 - (value - low) / max(1, high - low) * (PLOT_HEIGHT - 16)

    def svg(self, defs: str) -> str:
        chart, name = self.chart, f"chart-{self.chart.id}-{self.width}"
        head = f'viewBox="0 0 {self.width} {self.height}" role="img" aria-labelledby="{name}-title {name}-about"'
        words = f'<title id="{name}-title">{escape(chart.title)}</title>'
        words += f'<desc id="{name}-about">{escape(described(chart))}</desc>'
        size = f'width="{self.width}" height="{self.height}"'
        body = f"{paper(self.width, self.height, 3)}{self._head()}{self._axes()}{self._lines()}{self._badges()}"
        xmlns = 'xmlns="http://www.w3.org/2000/svg"'
        return f'<svg {xmlns} {size} {head} font-family="{FONT}">{words}{defs}{body}</svg>'

    def _head(self) -> str:
        found = text(PADDING, 28, self.chart.title, 18, anchor="start", bold=True, within=self.width - 2 * PADDING)
        for row, listed in enumerate(self.legend):
            y = HEAD + LEGEND_ROW * row + 12
            found += "".join(self._entry(at, left, y) for at, left in listed)
        return found

    def _entry(self, at: int, left: float, y: float) -> str:
        """Return a line of the legend: how the line looks, whose it is, and the name."""
        series = self.chart.series[at]
        stroke = _stroke(f"M{number(left)} {number(y)}h30", series, at)
        mark = group(left + 15, y, _mark(series, at))
        name = shortened(series.name, 150, 13)
        return stroke + mark + group(left + 43, y, _arms(series)) + text(left + 57, y + 4.5, name, 13, anchor="start")

    def _axes(self) -> str:
        right = self.width - RIGHT
        found = ""
        for value in self.scale:
            y, strong = self.y(value), value == 0
            style = f'stroke="{INK if strong else LINE}" stroke-width="{1.3 if strong else 0.8}"'
            dash = "" if strong else ' stroke-dasharray="1.5 3.5" stroke-linecap="round"'
            found += f'<path d="M{LEFT} {number(y)}H{right}" {style}{dash}/>'
            found += text(LEFT - 8, y + 4, _figure(value, self.chart), 12, fill=SOFT, anchor="end")
        for tick in self._shown_ticks():
            x = self.x(tick[0])
            found += f'<path d="M{number(x)} {self.bottom}v6" stroke="{INK}" stroke-width="1.2"/>'
            found += text(x, self.bottom + 20, tick[1], 12, fill=SOFT)
        found += f'<path d="M{LEFT} {self.top}V{self.bottom}H{right}" fill="none" stroke="{INK}" stroke-width="1.3"/>'
        return found + text(right + 10, self.bottom + 20, self.chart.time, 12, fill=SOFT, anchor="start", italic=True)

    def _shown_ticks(self) -> list[tuple[float, str]]:
        """Return the ticks whose labels do not touch; the last one is always there."""
        found: list[tuple[float, str]] = []
        free = math.inf
        # From the right, because the last tick is always shown.
        for tick in reversed(self.chart.ticks):
            half = width_of(tick.label, 12) / 2 + 4
            if self.x(tick.at) + half <= free:
                found.append((tick.at, tick.label))
                free = self.x(tick.at) - half
        return found

    def _aside(self, at: int) -> float:
        """Return how far a line is moved, so that equal ones lie side by side."""
        return APART * (at - (len(self.chart.series) - 1) / 2)

    def _lines(self) -> str:
        return "".join(self._line(series, at) for at, series in enumerate(self.chart.series) if series.points)

    def _line(self, series: Series, at: int) -> str:
        places = [(self.x(time), self.y(value) + self._aside(at)) for time, value in series.points]
        path = f"M{number(places[0][0])} {number(places[0][1])}"
        for x, y in places[1:]:
            path += f"H{number(x)}V{number(y)}" if self.chart.is_step else f"L{number(x)} {number(y)}"
        if len(places) > MOST_MARKS:
            places = [self._place(series, tick.at, at) for tick in self.chart.ticks]
        return _stroke(path, series, at) + "".join(group(x, y, _mark(series, at)) for x, y in places)

    def _place(self, series: Series, time: float, at: int) -> tuple[float, float]:
        return self.x(time), self.y(_value_at(series, time)) + self._aside(at)

    def _badges(self) -> str:
        """Return arms or icon and the last value of every line at its end, moved apart where they would touch."""
        shown = [(at, series) for at, series in enumerate(self.chart.series) if series.points]
        values = [series.points[-1][1] for _, series in shown]
        heights = apart([self.y(value) for value in values], BADGE, self.top + 8, self.bottom - 4)
        x = self.width - RIGHT + 8
        found = ""
        for (at, series), value, y in zip(shown, values, heights, strict=True):
            end, level = self._place(series, series.points[-1][0], at)
            lead = f"M{number(end + 7)} {number(level)}L{number(x - 2)} {number(y)}"
            found += f'<path d="{lead}" fill="none" stroke="{SOFT}" stroke-width=".8"/>'
            found += group(x + 10, y, _arms(series))
            found += text(x + 22, y + 4.8, _figure(value, self.chart), 14, anchor="start", bold=True, within=RIGHT - 38)
        return found


def _rows(series: Sequence[Series], within: int) -> list[list[tuple[int, float]]]:
    """Return the legend as rows of (which line, where it begins), in even columns and as few rows as possible."""
    widths = [71 + min(150.0, width_of(one.name, 13)) for one in series]
    # Fewest rows first; one column fits at any rate.
    for count in range(1, len(series) + 1):
        size = math.ceil(len(series) / count)
        columns = [max(widths[column::size]) for column in range(size)]
        if PADDING + sum(columns) <= within or size == 1:
            lefts = [PADDING + sum(columns[:column]) for column in range(size)]
            return [list(zip(range(at, len(series)), lefts, strict=False)) for at in range(0, len(series), size)]
    return []


def _paint(series: Series) -> str:
    return colour(series.colour if series.seat is None else f"seat-{series.seat}")


def _arms(series: Series) -> str:
    return icon(series.icon, size=20) if series.seat is None else shield(series.seat, 19)


def _stroke(path: str, series: Series, at: int) -> str:
    """Return a line in its colour and dash, with a thin edge of ink."""
    dash = DASHES[at % len(DASHES)]
    style = 'fill="none" stroke-linejoin="round"' + (f' stroke-dasharray="{dash}"' if dash else "")
    edge = f'<path d="{path}" {style} stroke="{INK}" stroke-width="4"/>'
    return f'{edge}<path d="{path}" {style} stroke="{_paint(series)}" stroke-width="2.6"/>'


def _mark(series: Series, at: int) -> str:
    return f'<path d="{MARKS[at % len(MARKS)]}" fill="{_paint(series)}" stroke="{INK}" stroke-width="1.2"/>'


def ticks_between(low: float, high: float) -> list[int]:
    """Return round numbers from the lowest value or below to the highest or above.

    >>> ticks_between(0, 23)
    [0, 5, 10, 15, 20, 25]
    """
    high = max(low + 1, high)
    step = next(step for step in STEPS if math.ceil(high / step) - math.floor(low / step) <= MOST_TICKS)
    return list(range(step * math.floor(low / step), step * math.ceil(high / step) + 1, step))


def apart(wanted: Sequence[float], gap: float, low: float, high: float) -> list[float]:
    """Return places near the wanted ones, in the same order, at least a gap apart and within the limits.

    >>> apart([10, 12, 50], 10, 0, 60)
    [6.0, 16.0, 50.0]
    """
    order = sorted(range(len(wanted)), key=lambda at: wanted[at])
    blocks: list[tuple[float, list[int]]] = []
    for at in order:
        blocks.append((wanted[at], [at]))
        # Blocks that touch become one around the mean of what its members want, which may touch the next in turn.
        while len(blocks) > 1 and _touch(blocks[-2], blocks[-1], gap):
            (_, first), (_, second) = blocks[-2:]
            members = first + second
            blocks[-2:] = [(sum(wanted[one] for one in members) / len(members), members)]
    found = [0.0] * len(wanted)
    for middle, members in blocks:
        for place, at in enumerate(members):
            found[at] = middle + gap * (place - (len(members) - 1) / 2)
    return _inside(found, order, gap, low, high)


def _touch(above: tuple[float, list[int]], below: tuple[float, list[int]], gap: float) -> bool:
    return below[0] - above[0] < gap * (len(above[1]) + len(below[1])) / 2


def _inside(found: list[float], order: list[int], gap: float, low: float, high: float) -> list[float]:
    for place, at in enumerate(order):
        found[at] = max(found[at], low + gap * place)
    for place, at in enumerate(reversed(order)):
        found[at] = min(found[at], high - gap * place)
    return found
