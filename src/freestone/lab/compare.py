"""Two bots compared: who wins, where their points come from, and in which round they draw apart."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from itertools import chain
from typing import Final, NamedTuple, TypedDict

from freestone.core.errors import InvalidChoice
from freestone.lab.balance import Figure
from freestone.lab.simulate import Plan, Result, fates, play
from freestone.report import NUMBER, SCORE, SHARE, WINS, Key, Notebook

TOTAL: Final = "total"
SOURCES: Final = "sources"
DIFFERENCE: Final = "difference"


class Gap(TypedDict):
    """A figure of both bots, and how much more the challenger has, with a 95% interval after two rotations."""

    rival: float
    challenger: float
    difference: float
    interval: tuple[float, float] | None


class Conditions(NamedTuple):
    """What games must have in common to be compared."""

    game: str
    pack_digest: str
    settings: str
    seats: int


def first_order(bots: tuple[str, str], seats: int) -> tuple[str, ...]:
    """Return the order of the first game: both bots in turn.

    >>> first_order(("greedy", "planner"), 3)
    ('greedy', 'planner', 'greedy')
    """
    return tuple(bots[seat % 2] for seat in range(seats))


def rotation(players: tuple[str, ...]) -> list[tuple[str, ...]]:
    """Return the orders of a rotation, in which each of two bots takes every seat equally often.

    >>> rotation(("a", "b"))
    [('a', 'b'), ('b', 'a')]
    >>> ["".join(order) for order in rotation(("a", "b", "a"))]
    ['aba', 'baa', 'aab', 'bab', 'abb', 'bba']
    """
    first, second = dict.fromkeys(players)
    # With an odd number of seats one bot has a seat more, so the bots change places too.
    swapped = tuple(second if player == first else first for player in players)
    turns = [(*order[at:], *order[:at]) for order in (players, swapped) for at in range(len(order))]
    return list(dict.fromkeys(turns))


def play_order(plan: Plan, number: int) -> Result:
    """Play game `number` of a comparison; all orders of one rotation meet the same chance."""
    orders = rotation(plan.players)
    turn, order = divmod(number, len(orders))
    return play(replace(plan, players=orders[order]), turn)


class Duel:
    """Adds up the games of two bots, one at a time."""

    def __init__(self, rival: str, challenger: str) -> None:
        self.rival = rival
        self.challenger = challenger
        self.games = 0
        self.conditions: Conditions | None = None
        self._figures: dict[Key, Figure] = {}
        self._sitters: list[Counter[str]] = []
        self._met: set[tuple[int, tuple[str, ...]]] = set()
        # Games of one rotation share their chance, so together they are one case of every figure.
        self._turns: dict[int, Notebook] = {}

    @property
    def is_rotated(self) -> bool:
        """Whether both bots took every seat equally often, so that no difference comes from the seats."""
        return all(sitters[self.rival] == sitters[self.challenger] for sitters in self._sitters)

    def add(self, row: Result) -> None:
        """Add a game; raise InvalidChoice if it cannot be compared with the games so far."""
        conditions = Conditions(row["game"], row["pack_digest"], row["settings"], row["seats"])
        order = tuple(row["players"])
        if {*order} != {self.rival, self.challenger}:
            raise InvalidChoice("other-bots", bots=", ".join(order), rival=self.rival, challenger=self.challenger)
        if conditions != (self.conditions or conditions):
            raise InvalidChoice("unlike-games")
        if (row["seed"], order) in self._met:  # the same game in two files
            return
        self._met.add((row["seed"], order))
        self.conditions, self.games = conditions, self.games + 1
        self._sitters = self._sitters or [Counter() for _ in order]
        for sitters, player in zip(self._sitters, order, strict=True):
            sitters[player] += 1
        self._note(self._turns.setdefault(row["seed"], Notebook()), row)
        if all((row["seed"], other) in self._met for other in rotation(order)):
            self._close(row["seed"])

    def _note(self, notebook: Notebook, row: Result) -> None:
        """Note the figures of one game."""
        challenging = [player == self.challenger for player in row["players"]]
        ends = fates(row)
        won = sum(share for share, own in zip(ends.wins, challenging, strict=True) if own)
        notebook.note(TOTAL, WINS, self.challenger, won, SHARE)
        sheet = row["score_sheet"]
        values: dict[tuple[str, int | str], list[int]] = {(TOTAL, SCORE): ends.scores}
        values |= {(SOURCES, source): [line[source] for line in sheet] for source in sheet[0]}
        for number, figures in enumerate(row["rounds"]):
            # A figure with one value, such as a price, belongs to the whole table.
            values |= {(name, number): found for name, found in figures.items() if len(found) == len(challenging)}
        for (table, line), found in values.items():
            own, other = (
                [value for value, own in zip(found, challenging, strict=True) if own is side] for side in (True, False)
            )
            mean, rival = sum(own) / len(own), sum(other) / len(other)
            for column, value in ((self.challenger, mean), (self.rival, rival), (DIFFERENCE, mean - rival)):
                notebook.note(table, line, column, value, NUMBER)

    def _close(self, seed: int) -> None:
        for key, note in self._turns.pop(seed).notes.items():
            self._figures.setdefault(key, Figure(note)).add(note)

    def close(self) -> None:
        """Count the games of rotations that are not complete, after the last game."""
        for seed in [*self._turns]:
            self._close(seed)

    def wins(self) -> tuple[float, tuple[float, float]]:
        """Return the share of the games that the challenger has won, with its interval."""
        figure = self._figures[Key(TOTAL, WINS, self.challenger)]
        return figure.mean, figure.interval() or (0.0, 1.0)

    def points(self) -> Gap:
        """Return the points at the end."""
        return self._gap(TOTAL, SCORE)

    def sources(self) -> dict[str, Gap]:
        """Return the sources that brought or cost any points, the greatest difference first."""
        named = dict.fromkeys(str(key.row) for key in self._figures if key.table == SOURCES)
        found = {source: self._gap(SOURCES, source) for source in named}
        met = {source: gap for source, gap in found.items() if gap["rival"] or gap["challenger"]}
        return dict(sorted(met.items(), key=lambda pair: -abs(pair[1]["difference"])))

    def rounds(self) -> dict[int, dict[str, Gap]]:
        """Return the figures of the seats after the setup (0) and at the end of every round."""
        found: dict[int, dict[str, Gap]] = {}
        for table, line, _ in self._figures:
            if isinstance(line, int) and table not in found.get(line, {}):
                found.setdefault(line, {})[table] = self._gap(table, line)
        return dict(sorted(found.items()))

    def _gap(self, table: str, line: int | str) -> Gap:
        rival, challenger, difference = (
            self._figures[Key(table, line, column)] for column in (self.rival, self.challenger, DIFFERENCE)
        )
        return {
            "rival": rival.mean,
            "challenger": challenger.mean,
            "difference": difference.mean,
            "interval": difference.interval(),
        }


def is_clear(gap: Gap) -> bool:
    """Whether the interval of a difference excludes 0.

    >>> is_clear({"rival": 1, "challenger": 3, "difference": 2, "interval": (0.5, 3.5)})
    True
    """
    return gap["interval"] is not None and not gap["interval"][0] <= 0 <= gap["interval"][1]


def of_rows(rows: Iterable[Result]) -> Duel:
    """Return the comparison of saved games; raise InvalidChoice unless two bots played all of them."""
    waiting = iter(rows)
    first = next(waiting)
    kinds = list(dict.fromkeys(first["players"]))
    if len(kinds) != 2:
        raise InvalidChoice("games-of-two", bots=", ".join(kinds))
    found = Duel(*kinds)
    for row in chain([first], waiting):
        found.add(row)
    return found
