"""A study as a page: pictures, the same figures as tables, and what they are worth."""

from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from types import ModuleType
from typing import Final, NamedTuple

from jinja2 import Environment, PackageLoader, select_autoescape

from freestone.core import game as titles
from freestone.core.pack import Pack
from freestone.i18n import FALLBACK, catalogue, numeral
from freestone.lab import plots
from freestone.lab.balance import Figure
from freestone.lab.libraries import library
from freestone.lab.plots import Bars, Estimate, Spread
from freestone.lab.study import PLAYERS, SEATS, SOURCES, Study
from freestone.pictures import BOLD, FONT, PALETTES, REGULAR, charts, font_faces, truetype
from freestone.pictures.charts import Chart
from freestone.pictures.svg import with_fonts
from freestone.presentation import presentation_of
from freestone.report import SCORE, WINS
from freestone.words import Words

PAGE: Final = "index.html"
ZOOM: Final = 2


class Plot(NamedTuple):
    """A picture with the same figures as a table."""

    file: str
    svg: str
    title: str
    head: list[str]
    rows: list[list[str]]


class Part(NamedTuple):
    """What a page says of one study."""

    title: str
    facts: list[str]
    head: list[str]
    rows: list[list[str]]
    plots: list[Plot]


def write(folder: Path, found: Iterable[Study], own: Pack | None = None, *, with_png: bool = False) -> tuple[Path, int]:
    """Write a page about studies and its pictures into a folder; return the page and how many pictures there are.

    Games that were played with a pack of somebody's own are told in its words if it is given.
    """
    resvg = library("resvg_py", "PNG") if with_png else None
    folder.mkdir(parents=True, exist_ok=True)
    parts = [Drafter(study, number, own).part() for number, study in enumerate(found, start=1)]
    drawn = [plot for part in parts for plot in part.plots]
    for plot in drawn:
        picture = folder / plot.file
        picture.write_text(with_fonts(plot.svg), encoding="utf-8")
        if resvg is not None:
            picture.with_suffix(".png").write_bytes(png(resvg, plot.svg))
    page = folder / PAGE
    page.write_text(rendered(parts), encoding="utf-8")
    return page, len(drawn)


def png(resvg: ModuleType, svg: str) -> bytes:
    """Return a picture as PNG, with our fonts only."""
    return bytes(resvg.svg_to_bytes(svg_string=svg, zoom=ZOOM, font_files=truetype(), skip_system_fonts=True))


def rendered(parts: list[Part]) -> str:
    """Return the page as HTML."""
    loader = PackageLoader("freestone.lab", "")
    template = Environment(loader=loader, autoescape=select_autoescape()).get_template("report.html")
    values = {"palette": PALETTES["light"], "font": FONT, "faces": font_faces((REGULAR, BOLD), lambda face: face.data)}
    return template.render(parts=parts, text=catalogue(FALLBACK).text, **values)


class Drafter:
    """Draws and words what one study shows."""

    def __init__(self, study: Study, number: int, own: Pack | None = None) -> None:
        self.study = study
        self.number = number
        self.title = titles.find(study.subject.game)
        played = own if own is not None and own.digest == study.subject.pack_digest else None
        self.words = Words(self.title, study.names, pack=played)

    def part(self) -> Part:
        """Return all that the page says of the study."""
        drawn = [self._scores(), *self._wins(), self._sources(), *self._courses()]
        kinds = zip(self.study.names, self.study.kinds, strict=True)
        rows = [[name, str(self._cases(kind)), *self._fate(kind)] for name, kind in kinds]
        return Part(self._heading(), self._facts(), self._heads("player", "cases", "points", *self._won()), rows, drawn)

    def _won(self) -> list[str]:
        """Return the column of victories; where all are alike they say nothing."""
        return ["wins"] if len(self.study.kinds) > 1 else []

    def _text(self, message: str, **terms: int | str) -> str:
        return self.words.text(f"lab-report-{message}", **terms)

    def _heads(self, *messages: str) -> list[str]:
        return [self.words.text(f"column-{message}") for message in messages]

    def _heading(self) -> str:
        names = dict(zip(self.study.kinds, self.study.names, strict=True))
        sitting = Counter(names[player] for player in self.study.subject.players).items()
        players = ", ".join(self.words.text("lab-players", number=number, bot=name) for name, number in sitting)
        return self._text("heading", title=self.words.text("title"), players=players)

    def _facts(self) -> list[str]:
        study, subject = self.study, self.study.subject
        facts = [
            self._text("games", games=study.games, choices=round(study.choices / study.games)),
            self._text("table", settings=subject.settings, pack=subject.pack, digest=subject.pack_digest),
        ]
        return facts + ([self._text("repeated", games=study.repeated)] if study.repeated else [])

    def _cases(self, kind: str) -> int:
        return sum(self.study.scores[kind].values())

    def _fate(self, kind: str) -> list[str]:
        score, wins = (self.study.figure(PLAYERS, kind, column) for column in (SCORE, WINS))
        return [with_error(score), *(f"{wins.mean:.1%} ({interval_text(wins)})" for _ in self._won())]

    def _plot(self, name: str, svg: str, title: str, head: list[str], rows: list[list[str]]) -> Plot:
        return Plot(f"{self.number}-{self.study.subject.game}-{name}.svg", svg, title, head, rows)

    def _scores(self) -> Plot:
        title, scores = self._text("scores"), self.study.scores
        spreads = [
            Spread(name, dict(scores[kind]), seat)
            for seat, (name, kind) in enumerate(zip(self.study.names, self.study.kinds, strict=True))
        ]
        head = self._heads("player", "least", "quarter", "middle", "three-quarters", "greatest")
        rows = [[name, *quartiles(counts)] for name, counts, _ in spreads]
        return self._plot("scores", plots.distributions(title, self._text("scores-note"), spreads), title, head, rows)

    def _wins(self) -> list[Plot]:
        study = self.study
        named = list(enumerate(zip(study.names, study.kinds, strict=True)))
        by_kind = [self._estimate(PLAYERS, kind, name, seat) for seat, (name, kind) in named]
        players = [self._intervals("players", "wins-note", by_kind)] if len(by_kind) > 1 else []
        if study.has_fixed_seats:
            return players
        by_seat = [self._estimate(SEATS, seat, self._seat_name(seat), None) for seat in range(study.seats)]
        return [*players, self._intervals("seats", "wins-note" if study.is_rotated else "seats-fixed", by_seat)]

    def _intervals(self, name: str, note: str, found: list[Estimate]) -> Plot:
        title, fair = self._text(name), 1 / self.study.seats
        svg = plots.intervals(title, self._text(note, fair=f"{fair:.0%}"), found, fair)
        rows = [[one.name, f"{one.share:.1%}", f"{one.low:.1%}…{one.high:.1%}"] for one in found]
        return self._plot(
            name, svg, title, self._heads("player" if name == "players" else "seat", "wins", "interval"), rows
        )

    def _seat_name(self, seat: int) -> str:
        """Return the number of a seat, and who sat there if nobody else did."""
        sitters, number = self.study.sitters[seat], self.words.text("site-seat", number=seat + 1)
        if self.study.is_rotated or len(sitters) > 1:
            return number
        return f"{number}: {self.study.names[self.study.kinds.index(next(iter(sitters)))]}"

    def _estimate(self, table: str, row: int | str, name: str, seat: int | None) -> Estimate:
        figure = self.study.figure(table, row, WINS)
        return Estimate(name, figure.mean, *(figure.interval() or (0.0, 1.0)), seat)

    def _sources(self) -> Plot:
        study, title = self.study, self._text("sources")
        figures = {source: [study.figure(SOURCES, source, kind) for kind in study.kinds] for source in study.sources()}
        found = [Bars(self.words.source(source), [one.mean for one in row]) for source, row in figures.items()]
        rows = [[self.words.source(source), *map(with_error, row)] for source, row in figures.items()]
        svg = plots.bars(title, self._text("sources-note"), found, study.names)
        return self._plot("sources", svg, title, [*self._heads("source"), *study.names], rows)

    def _courses(self) -> list[Plot]:
        """Return the charts of the title itself, with means of all games."""
        samples = self.study.samples()
        charts = presentation_of(self.title).charts(samples, self.words) if samples else []
        return [self._course(chart) for chart in charts]

    def _course(self, chart: Chart) -> Plot:
        common = all(series.seat is None for series in chart.series)
        title = self._text("mean", what=chart.title)
        shown = chart._replace(title=title, is_step=False, is_close=chart.is_close or common)
        return self._plot(f"rounds-{chart.id}", charts.picture(shown), shown.title, *charts.table(shown))


def interval_text(figure: Figure) -> str:
    """Return where a share lies with 95% confidence, in percent."""
    low, high = figure.interval() or (0.0, 1.0)
    return f"{100 * low:.1f}…{100 * high:.1f}"


def with_error(figure: Figure) -> str:
    """Return a mean and how far off it may be."""
    interval = figure.interval()
    return numeral(figure.mean, 1) + (f" ±{interval[1] - figure.mean:.1f}" if interval else "")


def quartiles(counts: dict[int, int]) -> list[str]:
    """Return the least, middle and greatest of counted values, and those at the quarters.

    >>> quartiles({1: 2, 5: 1, 9: 1})
    ['1', '1', '1', '5', '9']
    """
    values = sorted(value for value, count in counts.items() for _ in range(count))
    return [numeral(values[(len(values) - 1) * part // 4]) for part in range(5)]
