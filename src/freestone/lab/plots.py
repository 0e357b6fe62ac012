"""The plots of reports, drawn with matplotlib in the fonts and colours of the table.

Colour is never the only sign: players differ in their marks, hatches and line styles too.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from html import escape
from io import BytesIO, StringIO
from math import ceil
from typing import Any, Final, NamedTuple

import matplotlib as mpl
from matplotlib import font_manager
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.patches import FancyBboxPatch
from matplotlib.patheffects import Normal, Stroke
from matplotlib.ticker import FuncFormatter, MaxNLocator

from freestone.i18n import FALLBACK, numeral, percentage, span
from freestone.pictures import MOST_SEATS, PALETTES, fill, shortened, truetype, width_of
from freestone.pictures.charts import WIDE, Chart, Series, apart, described
from freestone.pictures.fonts import SERIF
from freestone.pictures.svg import with_fonts

PIXELS: Final = 72  # to the inch: then a point is a pixel, and sizes are the same as in the table's own drawings
ZOOM: Final = 2  # of PNG images, for screens with small pixels
PADDING: Final = 16
RIGHT: Final = 20
HEAD: Final = 44
LETTERS: Final = 12
NOTE_LINE: Final = 15
FOOT: Final = 32
LEGEND: Final = 26
RIDGE: Final = 66
ROW: Final = 32
BAR: Final = 13
LINES: Final = 200
GAP: Final = 44
MOST_LABEL: Final = 180.0
MOST_BINS: Final = 44
BADGE: Final = 17
ROUND: Final = (1, 2, 5, 10)  # the steps of an axis: no ticks at 15, 30, 45

PALETTE: Final = PALETTES["light"]
INK: Final = PALETTE["ink"]
SOFT: Final = PALETTE["ink-soft"]
LINE: Final = PALETTE["line"]
MARKS: Final = ("o", "s", "D", "^", "v", "P")
HATCHES: Final = ("", "////", "\\\\\\\\", "xxxx", "||||", "----")  # dots would make files six times larger
DASHES: Final = ("-", (0, (5, 2)), (0, (1.2, 1.6)), (0, (6, 2, 1.2, 2)), (0, (3, 2)), (0, (9, 2)))
STYLE: Final[dict[Any, Any]] = {
    "font.family": SERIF,
    "font.size": LETTERS,
    "text.color": INK,
    "axes.edgecolor": INK,
    "axes.facecolor": "none",
    "axes.grid": True,
    "axes.axisbelow": True,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "grid.color": LINE,
    "grid.linestyle": (0, (1, 3)),
    "grid.linewidth": 0.9,
    "xtick.color": SOFT,
    "ytick.color": SOFT,
    "hatch.color": INK,
    "hatch.linewidth": 0.5,
    "legend.frameon": False,
    "legend.fontsize": 13,
    # Text stays text, set in the fonts that `with_fonts` embeds, instead of becoming outlines.
    "svg.fonttype": "none",
    # The same games give the same file: ids are not random, and no date is written.
    "svg.hashsalt": "freestone",
    "savefig.facecolor": "auto",
}


class Distribution(NamedTuple):
    """How often a player reached each score."""

    name: str
    counts: dict[int, int]

    @property
    def mean(self) -> float:
        """The mean score."""
        return sum(value * count for value, count in self.counts.items()) / sum(self.counts.values())


class Estimate(NamedTuple):
    """A share of victories with its 95% interval; `player` is which player's colour it has, if it is a player's."""

    name: str
    share: float
    low: float
    high: float
    player: int | None = None


class Plot(NamedTuple):
    """A finished plot, and what it shows in a sentence for people who cannot see it."""

    figure: Figure
    title: str
    about: str

    def svg(self) -> str:
        """Return the plot as SVG, with its fonts inside."""
        source = StringIO()
        with mpl.rc_context(STYLE):
            self.figure.savefig(source, format="svg", metadata={"Date": None, "Title": self.title})
        image = source.getvalue()
        # `with_fonts` adds the faces after the first tag, which must be this one and not the XML declaration.
        start = image.index("<svg")
        described = image[start:].replace("</title>", f"</title><desc>{escape(self.about)}</desc>", 1)
        return with_fonts(described)

    def png(self) -> bytes:
        """Return the plot as a PNG image."""
        found = BytesIO()
        with mpl.rc_context(STYLE):
            self.figure.savefig(found, format="png", dpi=ZOOM * PIXELS)
        return found.getvalue()


def distributions(title: str, note: str, players: Sequence[Distribution], language: str = FALLBACK) -> Plot:
    """Draw a row of bars for every player on the same axis, with the mean marked."""
    values = [value for player in players for value in player.counts]
    width = ceil((max(values) + 1 - min(values)) / MOST_BINS)
    labels = _label_width(player.name for player in players)
    with _style():
        sheet = _Sheet(title, note, RIDGE * len(players))
        axes = sheet.axes(PADDING + labels + 10)
        axes.set_ylim(0, len(players))
        for at, player in enumerate(players):
            base = len(players) - 1 - at
            bins: dict[int, int] = {}
            for value, count in player.counts.items():
                bins[value // width * width] = bins.get(value // width * width, 0) + count
            tallest = max(bins.values())
            heights = [0.74 * count / tallest for count in bins.values()]
            axes.bar(list(bins), heights, width, base, align="edge", alpha=0.75, **_paint(at))
            axes.axhline(base, color=INK, linewidth=1.2)
            middle = player.mean + 0.5
            axes.plot([middle, middle], [base, base + 0.82], color=INK, linewidth=2)
            tag = {"boxstyle": "round,pad=0.25", "facecolor": PALETTE["card"], "edgecolor": LINE}
            mean = numeral(player.mean, 1, language)
            axes.text(middle, base + 0.84, mean, ha="center", va="center", weight="bold", bbox=tag)
        _names(axes, [player.name for player in players], [len(players) - 0.7 - at for at in range(len(players))])
        axes.spines["bottom"].set_visible(False)
        axes.xaxis.set_major_locator(MaxNLocator(7, steps=ROUND, integer=True))
    about = "; ".join(f"{player.name} {numeral(player.mean, 1, language)}" for player in players)
    return Plot(sheet.figure, title, f"{note} {about}")


def intervals(title: str, note: str, estimates: Sequence[Estimate], fair: float, language: str = FALLBACK) -> Plot:
    """Draw a dot with its interval for everybody, and a line at a fair share."""
    labels = _label_width(one.name for one in estimates)
    with _style():
        sheet = _Sheet(title, note, ROW * len(estimates) + 8)
        axes = sheet.axes(PADDING + labels + 16, right=160)
        axes.set_xlim(0, 1.04 * max(fair, *(one.high for one in estimates)))
        axes.set_ylim(-0.6, len(estimates) - 0.4)
        axes.axvline(fair, color=PALETTE["bad"], linewidth=1.6, dashes=(5, 3))
        rows = range(len(estimates))[::-1]
        for y, one in zip(rows, estimates, strict=True):
            ends = [[one.share - one.low], [one.high - one.share]]
            axes.errorbar(one.share, y, xerr=ends, color=INK, capsize=4, linewidth=2, capthick=2, zorder=3)
            mark = "o" if one.player is None else MARKS[one.player % len(MARKS)]
            fill = INK if one.player is None else PALETTE[f"seat-{one.player}"]
            look: dict[str, Any] = {"markersize": 9, "markerfacecolor": fill, "markeredgecolor": INK}
            axes.plot(one.share, y, mark, zorder=4, clip_on=False, **look)
            beside = axes.get_yaxis_transform()
            around = f"({span(numeral(100 * one.low, 1, language), numeral(100 * one.high, 1, language))})"
            share = percentage(one.share, 1, language)
            axes.annotate(
                share, (1, y), (68, 0), beside, "offset points", size=13, weight="bold", ha="right", va="center"
            )
            axes.annotate(around, (1, y), (76, 0), beside, "offset points", color=SOFT, va="center")
        _names(axes, [one.name for one in estimates], list(rows))
        axes.tick_params(axis="y", pad=13)  # a mark at 0% must not touch its name
        axes.xaxis.set_major_locator(MaxNLocator(6, steps=ROUND))
        axes.xaxis.set_major_formatter(FuncFormatter(lambda share, _: percentage(share, 0, language)))
    about = "; ".join(f"{one.name} {percentage(one.share, 1, language)}" for one in estimates)
    return Plot(sheet.figure, title, f"{note} {about}")


def bars(title: str, note: str, rows: dict[str, list[float]], names: Sequence[str], language: str = FALLBACK) -> Plot:
    """Draw a group of bars for every row, one for each player, in the order of the legend."""
    many = len(names) > 1
    labels = _label_width(rows)
    size = BAR * len(names) + 9
    with _style():
        sheet = _Sheet(title, note, size * len(rows), LEGEND if many else 0)
        axes = sheet.axes(PADDING + labels + 10, right=48)
        thick = BAR / size
        for player, name in enumerate(names):
            values = [row[player] for row in rows.values()]
            offset = (player - (len(names) - 1) / 2) * thick
            drawn = axes.barh([at + offset for at in range(len(rows))], values, 0.84 * thick, **_paint(player))
            drawn.set_label(name)
            for at, value in enumerate(values):
                shift = (max(0.0, value), at + offset)
                axes.annotate(numeral(value, 1, language), shift, (5, 0), textcoords="offset points", va="center")
        axes.set_ylim(len(rows) - 0.5, -0.5)
        axes.axvline(0, color=INK, linewidth=1.2)
        axes.spines["left"].set_visible(False)
        _names(axes, list(rows), list(range(len(rows))))
        axes.xaxis.set_major_locator(MaxNLocator(6, steps=ROUND, integer=True))
        if many:
            sheet.legend(axes)
    about = "; ".join(f"{name} {' / '.join(numeral(one, 1, language) for one in row)}" for name, row in rows.items())
    return Plot(sheet.figure, title, f"{note} {about}")


def lines(chart: Chart) -> Plot:
    """Draw figures over time, each line with its last value."""
    with _style():
        sheet = _Sheet(chart.title, "", LINES, LEGEND * ceil(len(chart.series) / 3))
        axes = sheet.axes(44, right=64)
        for at, series in enumerate(chart.series):
            times, values = zip(*series.points, strict=True)
            axes.plot(times, values, linestyle=DASHES[at % len(DASHES)], label=series.name, **_line(series, at))
        if not chart.is_close:
            axes.set_ylim(bottom=min(0.0, axes.get_ylim()[0]))
        axes.set_xticks([tick.at for tick in chart.ticks], [tick.label for tick in chart.ticks])
        axes.yaxis.set_major_locator(MaxNLocator(6, steps=ROUND, integer=True))
        axes.grid(visible=False, axis="x")
        axes.annotate(chart.time, (1, 0), (8, -14), "axes fraction", "offset points", color=SOFT, style="italic")
        low, high = axes.get_ylim()
        ends = [series.points[-1][1] for series in chart.series]
        wanted = [(value - low) / (high - low) * LINES for value in ends]
        heights = apart(wanted, BADGE, 4, LINES - 4)
        for at, (series, value, y) in enumerate(zip(chart.series, ends, heights, strict=True)):
            axes.plot(1.06, y / LINES, transform=axes.transAxes, clip_on=False, **_line(series, at))
            last = numeral(value, 1, chart.language)
            axes.text(1.085, y / LINES, last, weight="bold", va="center", transform=axes.transAxes)
        sheet.legend(axes)
    return Plot(sheet.figure, chart.title, described(chart))


def learning(
    title: str,
    note: str,
    shares: dict[str, list[tuple[float, Estimate]]],
    errors: dict[str, list[tuple[float, float]]],
    axis: tuple[str, str, str],
    fair: float,
    language: str = FALLBACK,
) -> Plot:
    """Draw shares of victories with their intervals over time, and errors below; `axis` names time and both figures."""
    with _style():
        sheet = _Sheet(title, note, 2 * LINES + GAP, LEGEND * ceil((len(shares) + len(errors)) / 3) + NOTE_LINE)
        upper, lower = sheet.axes(52, bottom=LINES + GAP, tall=LINES), sheet.axes(52, tall=LINES)
        upper.axhline(fair, color=PALETTE["bad"], linewidth=1.6, dashes=(5, 3))
        for at, (name, points) in enumerate(shares.items()):
            times, estimates = zip(*points, strict=True)
            look = _line(Series(name, name, [], seat=at % MOST_SEATS), at)
            upper.plot(times, [one.share for one in estimates], linestyle=DASHES[at % len(DASHES)], label=name, **look)
            ends = [one.low for one in estimates], [one.high for one in estimates]
            upper.fill_between(times, *ends, color=look["color"], alpha=0.18, linewidth=0)
        for at, (name, curve) in enumerate(errors.items()):
            look = {"color": (INK, SOFT)[at % 2], "linewidth": 2.2}
            lower.plot(*zip(*curve, strict=True), linestyle=DASHES[at % len(DASHES)], label=name, **look)
        upper.yaxis.set_major_formatter(FuncFormatter(lambda share, _: percentage(share, 0, language)))
        for axes, name in ((upper, axis[1]), (lower, axis[2])):
            axes.yaxis.set_major_locator(MaxNLocator(6, steps=ROUND))
            axes.set_ylim(bottom=0)
            axes.annotate(name, (0, 1), (4, 6), "axes fraction", "offset points", color=SOFT, style="italic")
        upper.sharex(lower)
        lower.annotate(
            axis[0], (1, 0), (-4, 6), "axes fraction", "offset points", ha="right", color=SOFT, style="italic"
        )
        sheet.legend(upper, lower)
    about = "; ".join(f"{name} {percentage(points[-1][1].share, 1, language)}" for name, points in shares.items())
    return Plot(sheet.figure, title, f"{note} {about}")


class _Sheet:
    """A figure on parchment with a title and a note; sizes are in pixels."""

    def __init__(self, title: str, note: str, plot: float, legend: float = 0) -> None:
        wrapped = fill(note, WIDE - 2 * PADDING, LETTERS) if note else ()
        self.head = HEAD + NOTE_LINE * len(wrapped)
        self.plot = plot
        self.tall = self.head + legend + plot + FOOT
        self.figure = Figure((WIDE / PIXELS, self.tall / PIXELS), PIXELS, facecolor=PALETTE["paper"])
        inset, size = 2.5 / PIXELS, (WIDE - 5) / PIXELS
        edge = FancyBboxPatch((inset, inset), size, (self.tall - 5) / PIXELS, "round,pad=0,rounding_size=0.08")
        edge.set(facecolor="none", edgecolor=LINE, linewidth=1.4, transform=self.figure.dpi_scale_trans)
        self.figure.add_artist(edge)
        self._text(title, 28, size=18, weight="bold")
        for at, line in enumerate(wrapped):
            self._text(line, 47 + NOTE_LINE * at, color=SOFT)

    def _text(self, words: str, y: float, **style: Any) -> None:
        self.figure.text(PADDING / WIDE, 1 - y / self.tall, words, va="baseline", **style)

    def axes(self, left: float, right: float = RIGHT, bottom: float = 0, tall: float = 0) -> Axes:
        """Return axes for the whole plot, or for a part of it."""
        size = (WIDE - left - right) / WIDE, (tall or self.plot) / self.tall
        place = (left / WIDE, (FOOT + bottom) / self.tall, *size)
        found = self.figure.add_axes(place)
        found.tick_params(length=0, pad=7)
        return found

    def legend(self, *axes: Axes) -> None:
        """Name the players below the note."""
        found = [one.get_legend_handles_labels() for one in axes]
        handles = [handle for both in found for handle in both[0]]
        names = [str(name) for both in found for name in both[1]]
        at = ((PADDING - 4) / WIDE, 1 - (self.head - 8) / self.tall)
        self.figure.legend(
            handles, names, loc="upper left", bbox_to_anchor=at, ncols=3, borderaxespad=0, handlelength=2.6
        )


@cache
def _fonts() -> None:
    for file in truetype():
        font_manager.fontManager.addfont(file)


def _style() -> Any:
    _fonts()
    return mpl.rc_context(STYLE)


def _paint(player: int) -> dict[str, Any]:
    hatch = HATCHES[player % len(HATCHES)]
    return {"color": PALETTE[f"seat-{player}"], "edgecolor": INK, "linewidth": 0.8, "hatch": hatch}


def _colour(series: Series) -> str:
    return PALETTE[series.colour if series.seat is None else f"seat-{series.seat}"]


def _line(series: Series, at: int) -> dict[str, Any]:
    """Return how a line looks: an edge of ink keeps pale colours legible on parchment."""
    edge = [Stroke(linewidth=3.8, foreground=INK), Normal()]
    mark = {"marker": MARKS[at % len(MARKS)], "markersize": 7.5, "markeredgecolor": INK}
    return {"color": _colour(series), "linewidth": 2.4, "path_effects": edge, **mark}


def _label_width(names: Iterable[str]) -> float:
    return min(MOST_LABEL, max(width_of(name, 13) for name in names))


def _names(axes: Axes, names: Sequence[str], places: Sequence[float]) -> None:
    """Write names at the left of the axes, without lines to them."""
    axes.set_yticks(places, [shortened(name, MOST_LABEL, 13) for name in names], size=13, color=INK)
    axes.grid(visible=False, axis="y")
