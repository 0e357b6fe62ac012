"""What many games show: who wins, with what, and where points come from, with 95% intervals."""

from math import sqrt
from statistics import NormalDist
from typing import Final, NamedTuple, TypedDict

from freestone.bots.files import components
from freestone.lab.simulate import End, Plan, fates, play
from freestone.report import (
    EVERY,
    NUMBER,
    PART,
    PLAYER_PARTS,
    PLAYERS,
    SCORE,
    SHARE,
    WINS,
    Key,
    Note,
    Notebook,
    Target,
    report_of,
)

REACHED: Final = "reached"
MISSED: Final = "missed"
UNSETTLED: Final = "unsettled"
Z: Final = NormalDist().inv_cdf(0.975)
PLAYER_POINTS: Final = "player-points"
ROUNDING: Final = 1e-9  # of a sum of squares; a single game that differs among a million has more

Notes = dict[Key, Note]


class SheetCell(TypedDict):
    """One figure: its mean (or share) with its interval, the cases and games behind it, and the extreme values."""

    kind: str
    mean: float
    interval: tuple[float, float] | None
    cases: float
    games: int
    low: float
    high: float


class SheetLine(TypedDict):
    """The figures of a round, a guild, a card, ..."""

    row: int | str
    cells: dict[str, SheetCell]


class Sheet(TypedDict):
    """One table of a balance report."""

    table: str
    columns: list[str]
    rows: list[SheetLine]


class Finding(TypedDict):
    """A target, the least and the greatest of its figures, and whether it is reached."""

    target: str
    low: float
    high: float
    least: SheetCell
    greatest: SheetCell
    verdict: str


class WinShare(NamedTuple):
    """The share of its games that a player has won, shared victories in part, with a 95% interval."""

    games: int
    won: float
    low: float
    high: float

    @classmethod
    def of(cls, victories: list[float]) -> "WinShare":
        """Return the share of some games, each given as the player's part of the victory."""
        if not victories:
            return cls(0, 0.0, 0.0, 1.0)
        won = sum(victories) / len(victories)
        return cls(len(victories), won, *wilson(won, len(victories)))


def wilson(share: float, games: float) -> tuple[float, float]:
    """Return the 95% interval of a share.

    >>> [round(end, 3) for end in wilson(0.5, 100)]
    [0.404, 0.596]
    """
    # Wilson's interval: it never leaves 0 to 1, and has a width even if all games, or none, were won.
    centre = (share + Z * Z / (2 * games)) / (1 + Z * Z / games)
    spread = Z / (1 + Z * Z / games) * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    # Rounding must not push the share itself out of its interval: with 0 of 10 games the low end came to 3e-17.
    return max(0.0, min(share, centre - spread)), min(1.0, max(share, centre + spread))


def observe(plan: Plan, number: int) -> Notes:
    """Play game `number` of a plan and return the notes about it: those of any game, and those of its own report."""
    report, notebook = report_of(components(plan.game, plan.pack)[0]), Notebook()
    result = play(plan, number, report)
    ends = fates(result)
    for rank, score in enumerate(sorted(result["scores"], reverse=True), start=1):
        notebook.note("ranks", rank, SCORE, score)
    for seat, player in enumerate(result["players"]):
        notebook.note_fate("seats", seat + 1, ends, seat)
        if len(set(plan.players)) > 1:
            notebook.note_fate(PLAYERS, player, ends, seat)
    for seat, sheet in enumerate(result["score_sheet"]):
        _note_sources(notebook, sheet, ("sources", "points"), ("sources", PART))
        _note_sources(notebook, sheet, ("sources", "winner-points"), ("sources", "winner-part"), ends.wins[seat])
        if len(set(plan.players)) > 1:
            player = result["players"][seat]
            _note_sources(notebook, sheet, (PLAYER_POINTS, player), (PLAYER_PARTS, player))
    return notebook.notes | report.notes


def _note_sources(
    notebook: Notebook, sheet: dict[str, int], points: tuple[str, str], parts: tuple[str, str], weight: float = 1
) -> None:
    """Note the points of each source, and what part of all points they are, in two columns of tables."""
    total = sum(sheet.values())
    for source, value in sheet.items():
        for (table, column), kind, of in ((points, NUMBER, 1), (parts, PART, total)):
            notebook.note(table, f"source-{source}", column, weight * value, kind, weight * of)


class Figure:
    """Adds up the notes about one figure. Cases of the same game belong together, and so do those of a rotation."""

    def __init__(self, first: Note) -> None:
        self.kind = first.kind
        self.games = 0
        self.rotations = 0  # of single games, unless several met the same chance; intervals count them
        self.value = self.of = 0.0
        self.low, self.high = first.low, first.high
        self._squares = self._products = self._weights = 0.0

    def add(self, note: Note) -> None:
        """Add the note of one more game, or of a rotation."""
        self.games += note.games
        self.rotations += 1
        self.value += note.value
        self.of += note.of
        self._squares += note.value * note.value
        self._products += note.value * note.of
        self._weights += note.of * note.of
        self.low, self.high = min(self.low, note.low), max(self.high, note.high)

    def add_games(self, games: int, value: float, squares: float) -> None:
        """Add many games with one case each, by the sums of their values and of the squares of those."""
        self.games += games
        self.rotations += games
        self.of += games
        self._weights += games
        self.value += value
        self._products += value
        self._squares += squares

    @property
    def mean(self) -> float:
        """The mean of all cases."""
        return self.value / self.of

    def interval(self) -> tuple[float, float] | None:
        """Return the 95% interval of the mean; None after a single rotation."""
        if self.rotations < 2:
            return None
        mean = self.mean
        # The mean is a ratio of two sums over the games; this is the standard error of such a ratio.
        residuals = self._squares - 2 * mean * self._products + mean * mean * self._weights
        # Rounding can make a residual of 0 slightly negative.
        error = sqrt(max(0.0, residuals) * self.rotations / (self.rotations - 1)) / self.of
        if self.kind != SHARE:
            return mean - Z * error, mean + Z * error
        # Or slightly positive: a share that was the same in two games would count as certain.
        doubtful = residuals > ROUNDING * self._squares and 0 < mean < 1
        # Wilson's formula needs a number of independent games: as many as would have this error.
        return wilson(mean, mean * (1 - mean) / (error * error) if doubtful else self.rotations)

    def cell(self) -> SheetCell:
        """Return the figure in plain values."""
        return {
            "kind": self.kind,
            "mean": self.mean,
            "interval": self.interval(),
            "cases": self.of,
            "games": self.games,
            "low": self.low,
            "high": self.high,
        }


class Balance:
    """Adds up games one by one without keeping them; `rotation` games in a row have met the same chance."""

    def __init__(self, rotation: int = 1) -> None:
        self.games = 0
        self._rotation = rotation
        self._open: Notes = {}
        self._figures: dict[Key, Figure] = {}

    def add(self, notes: Notes) -> None:
        """Add the notes of one game."""
        self.games += 1
        for key, note in notes.items():
            if key in self._open:
                self._open[key].add(note)
            else:
                self._open[key] = note
        if self.games % self._rotation == 0:
            self._close()

    def _close(self) -> None:
        """Count the games of a rotation, complete or not."""
        for key, note in self._open.items():
            self._figures.setdefault(key, Figure(note)).add(note)
        self._open = {}

    def sheets(self) -> list[Sheet]:
        """Return the tables, without empty cells and columns: a part of nothing is no figure."""
        self._close()
        lines: dict[str, dict[int | str, SheetLine]] = {}
        columns: dict[str, dict[str, None]] = {}
        for (table, name, column), figure in self._figures.items():
            line = lines.setdefault(table, {}).setdefault(name, {"row": name, "cells": {}})
            columns.setdefault(table, {})
            if figure.of > 0:
                line["cells"][column] = figure.cell()
            columns[table][column] = None
        sheets: list[Sheet] = []
        for table, found in lines.items():
            filled = [name for name in columns[table] if any(name in line["cells"] for line in found.values())]
            sheets.append({"table": table, "columns": filled, "rows": sorted(found.values(), key=_place)})
        return sheets

    def findings(self, targets: list[Target]) -> list[Finding]:
        """Compare the games with targets; targets without figures are left out."""
        self._close()
        found = []
        for target in targets:
            named = [
                figure.cell()
                for key, figure in self._figures.items()
                if key.table == target.table
                and target.column in (key.column, EVERY)
                and (not target.rows or key.row in target.rows)
                and figure.of > 0
            ]
            if named:
                found.append(finding(target, named))
        return found


def _place(line: SheetLine) -> tuple[int, float]:
    """Return the sort key of a line: numbers in their order, others from the most victories to the fewest."""
    if isinstance(line["row"], int):
        return 0, line["row"]
    wins = line["cells"].get(WINS)
    return (2, 0) if wins is None else (1, -wins["mean"])


def finding(target: Target, cells: list[SheetCell]) -> Finding:
    """Compare figures with a target.

    A figure outside the target may be there by chance as long as its interval reaches into the target.
    """
    least, greatest = (choose(cells, key=lambda cell: cell["mean"]) for choose in (min, max))
    outside = [cell for cell in cells if not target.low <= cell["mean"] <= target.high]
    certain = [
        cell
        for cell in outside
        if cell["interval"] and (cell["interval"][1] < target.low or cell["interval"][0] > target.high)
    ]
    return {
        "target": target.name,
        "low": target.low,
        "high": target.high,
        "least": least,
        "greatest": greatest,
        "verdict": MISSED if certain else UNSETTLED if outside else REACHED,
    }


class SeatSummary(TypedDict):
    """The results of one seat; after a single game the mean score has no interval."""

    seat: int
    player: str
    mean_score: float
    mean_score_interval: tuple[float, float] | None
    win_share: float
    win_share_interval: tuple[float, float]


class BotSummary(TypedDict):
    """The results of one bot of a population; `fair` is its share of the victories over that of equal bots."""

    player: str
    cases: int
    mean_score: float
    mean_score_interval: tuple[float, float] | None
    win_share: float
    win_share_interval: tuple[float, float] | None
    fair: float


class PopulationTotals:
    """Adds up the results of every bot of a population, one game at a time."""

    def __init__(self, plan: Plan) -> None:
        self.games = self.choices = 0
        self._plan = plan
        self._balance = Balance(plan.rotation)

    def add(self, end: End) -> None:
        """Count the next game of the plan."""
        notebook, ends = Notebook(), end.fates
        for seat, player in enumerate(self._plan.order(self.games)):
            notebook.note_fate(PLAYERS, player, ends, seat)
        self._balance.add(notebook.notes)
        self.games += 1
        self.choices += end.choices

    def bots(self) -> list[BotSummary]:
        """Return the summary of every bot that has played, the one with the most victories first."""
        found: list[BotSummary] = []
        for sheet in self._balance.sheets():
            for line in sheet["rows"]:
                score, wins = line["cells"][SCORE], line["cells"][WINS]
                found.append(
                    {
                        "player": str(line["row"]),
                        "cases": round(wins["cases"]),
                        "mean_score": score["mean"],
                        "mean_score_interval": score["interval"],
                        "win_share": wins["mean"],
                        "win_share_interval": wins["interval"],
                        "fair": wins["mean"] * self._plan.seats,
                    }
                )
        return found


class Totals:
    """Adds up the results of every seat, one game at a time, without keeping the games."""

    def __init__(self, players: list[str]) -> None:
        self.players = players
        self.games = self.choices = 0
        # Plain sums, since a collector adds thousands of games a second; `Figure` has the statistics.
        self._scores = [0] * len(players)
        self._squares = [0] * len(players)
        self._wins = [0.0] * len(players)

    def add(self, end: End) -> None:
        """Count one game; a shared victory counts for its share."""
        self.games += 1
        self.choices += end.choices
        for seat, (share, score) in enumerate(zip(*end.fates, strict=True)):
            self._wins[seat] += share
            self._scores[seat] += score
            self._squares[seat] += score * score

    def seats(self) -> list[SeatSummary]:
        """Return the summary of every seat; there is none without games."""
        return [self._summary(seat) for seat in range(len(self.players))] if self.games else []

    def _summary(self, seat: int) -> SeatSummary:
        score, share = Figure(Note("", 0, 1, 0, 0)), self._wins[seat] / self.games
        score.add_games(self.games, self._scores[seat], self._squares[seat])
        return {
            "seat": seat,
            "player": self.players[seat],
            "mean_score": score.mean,
            "mean_score_interval": score.interval(),
            "win_share": share,
            "win_share_interval": wilson(share, self.games),
        }
