"""What rows of simulations show: games of the same bots at the same kind of table are one study, whoever sits where."""

from collections import Counter
from collections.abc import Iterable
from typing import Final, NamedTuple

from freestone.bots.files import short_name
from freestone.lab.balance import Figure
from freestone.lab.simulate import Result, fates
from freestone.presentation import Sample
from freestone.report import Key, Notebook

SEATS: Final = "seats"
PLAYERS: Final = "players"
SOURCES: Final = "sources"
TABLE: Final = ""


class Subject(NamedTuple):
    """What the games of a study have in common; the players in alphabetical order."""

    game: str
    pack: str
    pack_digest: str
    settings: str
    players: tuple[str, ...]


class Study:
    """Adds games up, one after the other, without keeping them."""

    def __init__(self, subject: Subject) -> None:
        self.subject = subject
        self.kinds = list(dict.fromkeys(subject.players))
        self.games = self.choices = self.repeated = 0
        self.scores: dict[str, Counter[int]] = {kind: Counter() for kind in self.kinds}
        self.sitters: list[Counter[str]] = [Counter() for _ in subject.players]
        self.figures: dict[Key, Figure] = {}
        self._met: set[tuple[int, tuple[str, ...]]] = set()

    @property
    def names(self) -> list[str]:
        """What the kinds of players are called, short if that is enough to tell them apart."""
        short = [short_name(kind) for kind in self.kinds]
        return short if len(set(short)) == len(short) else self.kinds

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.subject.players)

    @property
    def is_rotated(self) -> bool:
        """Whether all seats were taken by the same players equally often, so that seats can be compared."""
        return all(sitters == self.sitters[0] for sitters in self.sitters)

    @property
    def has_fixed_seats(self) -> bool:
        """Whether every kind of player had a seat of its own, so that seats say nothing that players do not."""
        return len(self.kinds) == self.seats and all(len(sitters) == 1 for sitters in self.sitters)

    def add(self, row: Result) -> None:
        """Add one game; the same game in two files counts once."""
        game = (row["seed"], tuple(row["players"]))
        if game in self._met:
            self.repeated += 1
            return
        self._met.add(game)
        self.games += 1
        self.choices += row["choices"]
        for seat, (player, score) in enumerate(zip(row["players"], row["scores"], strict=True)):
            self.scores[player][score] += 1
            self.sitters[seat][player] += 1
        for key, note in observed(row).notes.items():
            self.figures.setdefault(key, Figure(note)).add(note)

    def figure(self, table: str, row: int | str, column: str) -> Figure:
        """Return what the games say about something."""
        return self.figures[Key(table, row, column)]

    def sources(self) -> list[str]:
        """Return the sources that brought or cost any points, those that brought the most first."""
        found = dict.fromkeys(str(key.row) for key in self.figures if key.table == SOURCES)
        means = {source: [self.figure(SOURCES, source, kind).mean for kind in self.kinds] for source in found}
        return sorted((source for source in found if any(means[source])), key=lambda source: -sum(means[source]))

    def samples(self) -> list[Sample]:
        """Return the means of all figures at the end of every round: one for the table, or one for each kind."""
        rounds: dict[int, dict[str, list[float]]] = {}
        for key, figure in self.figures.items():
            if isinstance(key.row, int) and key.table not in (SEATS, PLAYERS):
                rounds.setdefault(key.row, {}).setdefault(key.table, []).append(figure.mean)
        return [Sample(0, number, number, True, figures) for number, figures in sorted(rounds.items())]


def observed(row: Result) -> Notebook:
    """Return what a game says: victories and points by seat and player, points by source, figures by round."""
    found = Notebook()
    ends = fates(row)
    for seat, player in enumerate(row["players"]):
        found.note_fate(SEATS, seat, ends, seat)
        found.note_fate(PLAYERS, player, ends, seat)
        for source, points in row["score_sheet"][seat].items():
            found.note(SOURCES, source, player, points)
    for number, figures in enumerate(row["rounds"]):
        for figure, values in figures.items():
            of = sorted(zip(row["players"], values, strict=True)) if len(values) > 1 else [(TABLE, values[0])]
            for player, value in of:
                found.note(figure, number, player, value)
    return found


def studies(rows: Iterable[Result]) -> list[Study]:
    """Sort games into studies, in the order in which their first games come."""
    found: dict[Subject, Study] = {}
    for row in rows:
        players = tuple(sorted(row["players"]))
        subject = Subject(row["game"], row["pack"], row["pack_digest"], row["settings"], players)
        found.setdefault(subject, Study(subject)).add(row)
    return list(found.values())
