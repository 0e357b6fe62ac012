"""What many games show about a title: who wins, with what, and where points come from, with 95% intervals."""

from math import sqrt
from typing import Final, TypedDict

from freestone.lab.simulate import Plan, Result, components, fates, play_before
from freestone.lab.summary import Z, wilson
from freestone.report import PART, SCORE, SHARE, WINS, Key, Note, Notebook, Target, report_of

REACHED: Final = "reached"
MISSED: Final = "missed"
UNSETTLED: Final = "unsettled"

Notes = dict[Key, Note]


class Cell(TypedDict):
    """One figure: its kind, its mean (or share), of how many cases in how many games, and the values seen."""

    kind: str
    mean: float
    interval: tuple[float, float] | None
    cases: float
    games: int
    low: float
    high: float


class Row(TypedDict):
    """The figures of a round, a guild, a card, ..."""

    row: int | str
    cells: dict[str, Cell]


class Sheet(TypedDict):
    """One table of a report."""

    table: str
    columns: list[str]
    rows: list[Row]


class Finding(TypedDict):
    """A target, the least and the greatest of the figures it speaks of, and whether it is reached."""

    target: str
    low: float
    high: float
    least: Cell
    greatest: Cell
    verdict: str


def observe(plan: Plan, number: int) -> Notes:
    """Play game `number` of a plan and return what is to be said about it."""
    title, _ = components(plan.game, plan.pack)
    report = report_of(title)
    result = play_before(report, plan, number)
    return general(result) | report.notes


def general(result: Result) -> Notes:
    """Return what can be said about a game of any title: ranks, seats, players and sources of points."""
    notebook = Notebook()
    ends = fates(result)
    for rank, score in enumerate(sorted(result["scores"], reverse=True), start=1):
        notebook.note("ranks", rank, SCORE, score)
    for seat, player in enumerate(result["players"]):
        notebook.note_fate("seats", seat + 1, ends, seat)
        if len(set(result["players"])) > 1:
            notebook.note_fate("players", player, ends, seat)
    for sheet in result["score_sheet"]:
        for source, points in sheet.items():
            notebook.note("sources", f"source-{source}", "points", points)
            notebook.note("sources", f"source-{source}", PART, points, PART, of=sum(sheet.values()))
    return notebook.notes


class Figure:
    """Adds up what games say about one figure; the cases of one game belong together, so intervals go by games."""

    def __init__(self, first: Note) -> None:
        self.kind = first.kind
        self.games = 0
        self.value = self.of = 0.0
        self.low, self.high = first.low, first.high
        self._squares = self._products = self._weights = 0.0

    def add(self, note: Note) -> None:
        """Add what one more game says."""
        self.games += 1
        self.value += note.value
        self.of += note.of
        self._squares += note.value * note.value
        self._products += note.value * note.of
        self._weights += note.of * note.of
        self.low, self.high = min(self.low, note.low), max(self.high, note.high)

    @property
    def mean(self) -> float:
        """The mean of all cases."""
        return self.value / self.of

    @property
    def error(self) -> float:
        """The standard error of the mean, as that of a ratio of two sums over the games."""
        mean = self.mean
        residuals = self._squares - 2 * mean * self._products + mean * mean * self._weights
        return sqrt(max(0.0, residuals) * self.games / (self.games - 1)) / self.of

    def interval(self) -> tuple[float, float] | None:
        """Return where the true mean lies with 95% confidence; None if too few games say anything."""
        if self.games < 2:
            return None
        mean, error = self.mean, self.error
        if self.kind != SHARE:
            return mean - Z * error, mean + Z * error
        doubtful = error > 0 and 0 < mean < 1
        return wilson(mean, mean * (1 - mean) / (error * error) if doubtful else self.games)

    def cell(self) -> Cell:
        """Return the figure as plain values."""
        return {
            "kind": self.kind,
            "mean": self.mean,
            "interval": self.interval(),
            "cases": self.of,
            "games": self.games,
            "low": self.low,
            "high": self.high,
        }


class Report:
    """Adds games up, one after the other, without keeping them."""

    def __init__(self) -> None:
        self.games = 0
        self._figures: dict[Key, Figure] = {}

    def add(self, notes: Notes) -> None:
        """Add one game."""
        self.games += 1
        for key, note in notes.items():
            self._figures.setdefault(key, Figure(note)).add(note)

    def sheets(self) -> list[Sheet]:
        """Return the tables; what is a part of nothing is left out."""
        rows: dict[str, dict[int | str, Row]] = {}
        columns: dict[str, dict[str, None]] = {}
        for (table, name, column), figure in self._figures.items():
            columns.setdefault(table, {})[column] = None
            row = rows.setdefault(table, {}).setdefault(name, {"row": name, "cells": {}})
            if figure.of > 0:
                row["cells"][column] = figure.cell()
        return [sheet(table, list(columns[table]), list(rows[table].values())) for table in rows]

    def findings(self, targets: list[Target]) -> list[Finding]:
        """Return how the games compare with targets; those of which nothing is known are left out."""
        return [finding(target, cells) for target in targets if (cells := self._cells(target))]

    def _cells(self, target: Target) -> list[Cell]:
        keys = [key for key in self._figures if (key.table, key.column) == (target.table, target.column)]
        named = [self._figures[key] for key in keys if not target.rows or key.row in target.rows]
        return [figure.cell() for figure in named if figure.of > 0]


def finding(target: Target, cells: list[Cell]) -> Finding:
    """Return how figures compare with a target; one outside it may be there by chance while its interval reaches in."""
    least, greatest = (choose(cells, key=lambda cell: cell["mean"]) for choose in (min, max))
    outside = [cell for cell in cells if not target.low <= cell["mean"] <= target.high]
    verdict = REACHED if not outside else UNSETTLED
    if any(lies_outside(cell, target) for cell in outside):
        verdict = MISSED
    return {
        "target": target.name,
        "low": target.low,
        "high": target.high,
        "least": least,
        "greatest": greatest,
        "verdict": verdict,
    }


def lies_outside(cell: Cell, target: Target) -> bool:
    """Whether the whole interval of a figure lies beyond a target; one game says nothing."""
    if cell["interval"] is None:
        return False
    low, high = cell["interval"]
    return high < target.low or low > target.high


def sheet(table: str, columns: list[str], rows: list[Row]) -> Sheet:
    """Return a table with its rows in order, without columns in which nothing stands."""
    filled = [column for column in columns if any(column in row["cells"] for row in rows)]
    return {"table": table, "columns": filled, "rows": sorted(rows, key=place)}


def place(row: Row) -> tuple[int, float]:
    """Return where a row stands: numbers in their order, others from the most victories to the fewest."""
    if isinstance(row["row"], int):
        return 0, row["row"]
    wins = row["cells"].get(WINS)
    return (2, 0) if wins is None else (1, -wins["mean"])
