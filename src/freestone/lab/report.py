"""Reports of simulated games: a page of plots, with the same figures as tables."""

from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Final, NamedTuple

from jinja2 import Environment, PackageLoader, select_autoescape

from freestone.bots.files import short_name
from freestone.core import game as games
from freestone.core.pack import Pack
from freestone.i18n import FALLBACK, catalogue, numeral, percentage, span
from freestone.lab import plots
from freestone.lab.balance import Figure
from freestone.lab.plots import Distribution, Estimate, Plot
from freestone.lab.simulate import Result, fates
from freestone.pictures import BOLD, FONT, PALETTES, REGULAR, charts, font_faces
from freestone.presentation import Sample, presentation_of
from freestone.report import PLAYERS, SCORE, WINS, Key, Notebook
from freestone.words import Words

PAGE: Final = "index.html"
SEATS: Final = "seats"
SOURCES: Final = "sources"
TABLE: Final = ""


class Subject(NamedTuple):
    """What the games of a study have in common; the players are in alphabetical order.

    They play every game, or they are a population from which every game draws `draws` of them.
    """

    game: str
    pack: str
    pack_digest: str
    settings: str
    players: tuple[str, ...]
    draws: int


class Study:
    """All games of the same bots, or of a population, at the same kind of table; it adds them up one by one."""

    def __init__(self, subject: Subject) -> None:
        self.subject = subject
        self.kinds = list(dict.fromkeys(subject.players))
        self.games = self.choices = self.repeated = 0
        self.scores: dict[str, Counter[int]] = {kind: Counter() for kind in self.kinds}
        self.sitters: list[Counter[str]] = [Counter() for _ in range(self.seats)]
        self.figures: dict[Key, Figure] = {}
        self._met: set[tuple[int, tuple[str, ...]]] = set()

    @property
    def names(self) -> list[str]:
        """The names of the kinds of players, short if that is enough to tell them apart."""
        short = [short_name(kind) for kind in self.kinds]
        return short if len(set(short)) == len(short) else self.kinds

    @property
    def seats(self) -> int:
        """The number of players."""
        return self.subject.draws or len(self.subject.players)

    @property
    def is_rotated(self) -> bool:
        """Whether the same players took every seat equally often, so that seats can be compared."""
        return all(sitters == self.sitters[0] for sitters in self.sitters)

    @property
    def has_fixed_seats(self) -> bool:
        """Whether every kind of player kept one seat, so that seats say nothing that players do not."""
        return len(self.kinds) == self.seats and all(len(sitters) == 1 for sitters in self.sitters)

    def add(self, row: Result) -> None:
        """Add one game; the same game in two files counts once."""
        game = (row["seed"], tuple(row["players"]))
        # The seed is derived from the number of the game, so files of the same plan overlap.
        if game in self._met:
            self.repeated += 1
            return
        self._met.add(game)
        self.games += 1
        self.choices += row["choices"]
        notebook, ends = Notebook(), fates(row)
        for seat, player in enumerate(row["players"]):
            self.scores[player][row["scores"][seat]] += 1
            self.sitters[seat][player] += 1
            notebook.note_fate(SEATS, seat, ends, seat)
            notebook.note_fate(PLAYERS, player, ends, seat)
            for source, points in row["score_sheet"][seat].items():
                notebook.note(SOURCES, source, player, points)
        for number, figures in enumerate(row["rounds"]):
            for figure, values in figures.items():
                owners = sorted(zip(row["players"], values, strict=True)) if len(values) > 1 else [(TABLE, values[0])]
                for owner, value in owners:
                    notebook.note(figure, number, owner, value)
        for key, note in notebook.notes.items():
            self.figures.setdefault(key, Figure(note)).add(note)

    def figure(self, table: str, row: int | str, column: str) -> Figure:
        """Return a figure of the games."""
        return self.figures[Key(table, row, column)]

    def sources(self) -> list[str]:
        """Return the sources that brought or cost any points, the largest first."""
        found = dict.fromkeys(str(key.row) for key in self.figures if key.table == SOURCES)
        means = {source: [self.figure(SOURCES, source, kind).mean for kind in self.kinds] for source in found}
        return sorted((source for source in found if any(means[source])), key=lambda source: -sum(means[source]))

    def samples(self) -> list[Sample]:
        """Return the mean of every figure at the end of each round: one for the table, or one for each kind."""
        rounds: dict[int, dict[str, list[float]]] = {}
        for table, number, owner in self.figures:
            owners = [TABLE] if owner == TABLE else self.kinds
            # Of a population, some bots may have played fewer rounds than others.
            is_known = all(Key(table, number, each) in self.figures for each in owners)
            if isinstance(number, int) and table != SEATS and is_known:
                means = [self.figure(table, number, each).mean for each in owners]
                rounds.setdefault(number, {})[table] = means
        return [Sample(0, number, number, True, figures) for number, figures in sorted(rounds.items())]


def studies(*files: Iterable[Result]) -> list[Study]:
    """Sort the games of files into studies, in the order of their first games; every file is read twice.

    A file has the games of one plan, so if their players differ, they were drawn from a population.
    """
    found: dict[Subject, Study] = {}
    for rows in files:
        met: dict[tuple[str, ...], set[tuple[str, ...]]] = {}
        for row in rows:
            met.setdefault(_table(row), set()).add(tuple(sorted(row["players"])))
        for row in rows:
            subject = _subject(row, met[_table(row)])
            found.setdefault(subject, Study(subject)).add(row)
    return list(found.values())


def _table(row: Result) -> tuple[str, ...]:
    """Return the kind of table at which a game was played."""
    return row["game"], row["pack"], row["pack_digest"], row["settings"], str(row["seats"])


def _subject(row: Result, lineups: set[tuple[str, ...]]) -> Subject:
    table = row["game"], row["pack"], row["pack_digest"], row["settings"]
    if len(lineups) == 1:
        return Subject(*table, next(iter(lineups)), 0)
    return Subject(*table, tuple(sorted({player for lineup in lineups for player in lineup})), row["seats"])


class Exhibit(NamedTuple):
    """A plot of the page, its file and its figures as a table."""

    file: str
    plot: Plot
    head: list[str]
    rows: list[list[str]]


class StudySection(NamedTuple):
    """What a page says about one study."""

    title: str
    facts: list[str]
    head: list[str]
    rows: list[list[str]]
    exhibits: list[Exhibit]


def write(
    folder: Path, found: Iterable[Study], own: Pack | None = None, language: str = FALLBACK, *, with_png: bool = False
) -> tuple[Path, int]:
    """Write a page about studies and its plots into a folder; return the page and the number of plots.

    `own` is the pack of somebody's own that games were played with; its names are used for them.
    """
    folder.mkdir(parents=True, exist_ok=True)
    sections = [Drafter(study, number, own, language).section() for number, study in enumerate(found, start=1)]
    exhibits = [exhibit for section in sections for exhibit in section.exhibits]
    for exhibit in exhibits:
        (folder / exhibit.file).write_text(exhibit.plot.svg(), encoding="utf-8")
        if with_png:
            (folder / exhibit.file).with_suffix(".png").write_bytes(exhibit.plot.png())
    loader = PackageLoader("freestone.lab", "")
    template = Environment(loader=loader, autoescape=select_autoescape()).get_template("report.html")
    style = {"palette": PALETTES["light"], "font": FONT, "faces": font_faces((REGULAR, BOLD), lambda face: face.data)}
    page = folder / PAGE
    said = {"language": language, "text": catalogue(language).text}
    page.write_text(template.render(sections=sections, **said, **style), encoding="utf-8")
    return page, len(exhibits)


class Drafter:
    """Draws and describes one study."""

    def __init__(self, study: Study, number: int, own: Pack | None = None, language: str = FALLBACK) -> None:
        self.study = study
        self.number = number
        self.language = language
        self.game = games.find(study.subject.game)
        played = own if own is not None and own.digest == study.subject.pack_digest else None
        self.words = Words(self.game, study.names, language, played)

    def section(self) -> StudySection:
        """Return the whole section of the study."""
        study, subject = self.study, self.study.subject
        names = dict(zip(study.kinds, study.names, strict=True))
        if subject.draws:
            players = self.words.text("lab-population", seats=subject.draws, players=", ".join(study.names))
        else:
            sitting = Counter(names[player] for player in subject.players).items()
            players = ", ".join(self.words.text("lab-players", number=number, bot=name) for name, number in sitting)
        facts = [
            self._text("games", games=study.games, choices=round(study.choices / study.games)),
            self._text("table", settings=subject.settings, pack=subject.pack, digest=subject.pack_digest),
            *([self._text("repeated", games=study.repeated)] if study.repeated else []),
        ]
        is_contest = len(study.kinds) > 1  # the victories of one kind of player against itself say nothing
        rows = []
        for kind, name in names.items():
            score, wins = (study.figure(PLAYERS, kind, column) for column in (SCORE, WINS))
            low, high = wins.interval() or (0.0, 1.0)
            around = span(numeral(100 * low, 1, self.language), numeral(100 * high, 1, self.language))
            won = [f"{self._share(wins.mean)} ({around})"] if is_contest else []
            cases = numeral(study.scores[kind].total(), 0, self.language)
            rows.append([name, cases, with_error(score, self.language), *won])
        head = self._heads("player", "cases", "points", *(["wins"] if is_contest else []))
        title = self._text("heading", title=self.words.text("title"), players=players)
        return StudySection(title, facts, head, rows, [self._scores(), *self._wins(), self._sources(), *self._rounds()])

    def _text(self, message: str, **terms: int | str) -> str:
        return self.words.text(f"lab-report-{message}", **terms)

    def _share(self, share: float, digits: int = 1) -> str:
        return percentage(share, digits, self.language)

    def _heads(self, *messages: str) -> list[str]:
        return [self.words.text(f"column-{message}") for message in messages]

    def _exhibit(self, name: str, plot: Plot, head: list[str], rows: list[list[str]]) -> Exhibit:
        return Exhibit(f"{self.number}-{self.study.subject.game}-{name}.svg", plot, head, rows)

    def _scores(self) -> Exhibit:
        study = self.study
        found = [Distribution(*pair) for pair in zip(study.names, study.scores.values(), strict=True)]
        plot = plots.distributions(self._text("scores"), self._text("scores-note"), found, self.language)
        head = self._heads("player", "least", "quarter", "middle", "three-quarters", "greatest")
        return self._exhibit("scores", plot, head, [[one.name, *quartiles(one.counts, self.language)] for one in found])

    def _wins(self) -> list[Exhibit]:
        """Return the victories of players and of seats, as far as there is anything to compare."""
        study, found = self.study, []
        if len(study.kinds) > 1:
            named = enumerate(zip(study.names, study.kinds, strict=True))
            by_kind = [self._estimate(PLAYERS, kind, name, at) for at, (name, kind) in named]
            found.append(self._intervals("players", "wins-note", by_kind))
        if not study.has_fixed_seats:
            by_seat = [self._estimate(SEATS, seat, self._seat_name(seat), None) for seat in range(study.seats)]
            found.append(self._intervals("seats", "wins-note" if study.is_rotated else "seats-fixed", by_seat))
        return found

    def _intervals(self, name: str, note: str, found: list[Estimate]) -> Exhibit:
        fair = 1 / self.study.seats
        note = self._text(note, fair=self._share(fair, 0))
        plot = plots.intervals(self._text(name), note, found, fair, self.language)
        rows = [[one.name, self._share(one.share), span(self._share(one.low), self._share(one.high))] for one in found]
        head = self._heads("player" if name == "players" else "seat", "wins", "interval")
        return self._exhibit(name, plot, head, rows)

    def _seat_name(self, seat: int) -> str:
        """Return the number of a seat, and who sat there if nobody else did."""
        sitters, number = self.study.sitters[seat], self.words.text("site-seat", number=seat + 1)
        if self.study.is_rotated or len(sitters) > 1:
            return number
        return f"{number}: {self.study.names[self.study.kinds.index(next(iter(sitters)))]}"

    def _estimate(self, table: str, row: int | str, name: str, player: int | None) -> Estimate:
        figure = self.study.figure(table, row, WINS)
        return Estimate(name, figure.mean, *(figure.interval() or (0.0, 1.0)), player)

    def _sources(self) -> Exhibit:
        study = self.study
        figures = {
            self.words.source(source): [study.figure(SOURCES, source, kind) for kind in study.kinds]
            for source in study.sources()
        }
        means = {name: [one.mean for one in row] for name, row in figures.items()}
        plot = plots.bars(self._text("sources"), self._text("sources-note"), means, study.names, self.language)
        rows = [[name, *(with_error(one, self.language) for one in row)] for name, row in figures.items()]
        return self._exhibit("sources", plot, [*self._heads("source"), *study.names], rows)

    def _rounds(self) -> list[Exhibit]:
        """Return the charts of the game itself, with the means of all games."""
        samples, found = self.study.samples(), []
        for chart in presentation_of(self.game).charts(samples, self.words) if samples else []:
            is_close = chart.is_close or all(series.seat is None for series in chart.series)
            shown = chart._replace(title=self._text("mean", what=chart.title), is_close=is_close)
            found.append(self._exhibit(f"rounds-{chart.id}", plots.lines(shown), *charts.table(shown)))
        return found


def with_error(figure: Figure, language: str = FALLBACK) -> str:
    """Return a mean and its 95% error."""
    interval = figure.interval()
    error = f" ±{numeral(interval[1] - figure.mean, 1, language)}" if interval else ""
    return numeral(figure.mean, 1, language) + error


def quartiles(counts: dict[int, int], language: str = FALLBACK) -> list[str]:
    """Return the least, the greatest and the quartiles of counted values.

    >>> quartiles({1: 2, 5: 1, 9: 1})
    ['1', '1', '1', '5', '9']
    """
    values = sorted(value for value, count in counts.items() for _ in range(count))
    return [numeral(values[(len(values) - 1) * part // 4], 0, language) for part in range(5)]
