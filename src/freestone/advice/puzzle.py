"""Puzzles: positions from games between strong bots in which one option is clearly better than all others.

A puzzle is the seed of its game and what the players chose until then: chance and forced choices follow from those.
"""

import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from datetime import UTC, date, datetime
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from freestone.bots.roster import derived_seed
from freestone.core.dump import digest
from freestone.core.errors import BrokenJournal, InvalidChoice
from freestone.core.game import Game, Value
from freestone.core.match import Match, new
from freestone.thinking import Reason

FOLDER: Final = "puzzles"  # of a game
ID_LENGTH: Final = 8  # letters of the position's digest; enough to tell a few thousand puzzles apart
# The levels of bots by which a puzzle is graded: it is the harder the more of them miss it.
GRADERS: Final = ("novice", "apprentice", "journeyman", "master")
GRADES: Final = 4
MISSED: Final = 0.5  # share of its tries in which a level must find a puzzle


class Verdict(NamedTuple):
    """An option: how many points of lead and which share of victories it brings less than the best one, and why."""

    choice: str
    behind: float
    victories: float
    reasons: list[Reason]


class Margin(NamedTuple):
    """By how many points of lead a search found the solutions better than the next option, with its standard error."""

    points: float
    error: float
    worlds: int


@dataclass(frozen=True)
class Puzzle:
    """A decision with one right answer, or several that are equally good.

    `choices` lead there in the game of `seed`; `terms` fill in the question, so that a list need not replay the game.
    `verdicts` has every option, the best one first, and `solutions` those that count as right. `found` says how often
    each level of bots found one of them, and `line` is how bots played on from the best one.
    """

    id: str
    game: str
    rules: int
    pack: str
    seats: int
    settings: dict[str, Value]
    seed: int
    choices: list[str]
    seat: int
    round: int
    kind: str
    terms: dict[str, int | str]
    theme: str
    solutions: list[str]
    verdicts: list[Verdict]
    margins: list[Margin]
    found: dict[str, float]
    line: list[str]

    @classmethod
    def read(cls, row: dict[str, Any]) -> "Puzzle":
        """Return a puzzle from its row in a file."""
        verdicts = [
            Verdict(choice, behind, victories, [Reason(*reason) for reason in reasons])
            for choice, behind, victories, reasons in row["verdicts"]
        ]
        margins = [Margin(*margin) for margin in row["margins"]]
        return cls(**{**row, "choices": row["choices"].split(), "verdicts": verdicts, "margins": margins})

    def row(self) -> dict[str, Any]:
        """Return the puzzle as a row of a file."""
        return {**asdict(self), "choices": " ".join(self.choices)}

    @property
    def grade(self) -> int:
        """How hard it is, from 1 to 4."""
        return min(GRADES, 1 + sum(self.found[level] < MISSED for level in GRADERS))

    @property
    def points(self) -> float:
        """By how many points of lead the solutions are better than the next option."""
        return sum(margin.points for margin in self.margins) / len(self.margins)

    def verdict(self, choice: str) -> Verdict | None:
        """Return what is known of an option; None if it is none."""
        return next((one for one in self.verdicts if one.choice == choice), None)

    def match(self, names: Iterable[str] | None = None) -> Match[Any]:
        """Return the match at the decision; raise BrokenJournal if rules or figures no longer lead there."""
        found = new(
            self.game, self.seats, seed=self.seed, names=names, settings=self.settings, pack=self.pack, watched=True
        )
        for choice in self.choices:
            found.play(choice)
        if position_id(found) != self.id or found.seat != self.seat:
            raise BrokenJournal("other-puzzle", puzzle=self.id, game=self.game)
        return found


def told(match: Match[Any], seat: int, since: int) -> list[int]:
    """Return the entries after one of a watched match that tell a seat something."""
    return sorted({entry for entry, event in match.log if entry > since and event.audience in (None, seat)})


def position_id(match: Match[Any]) -> str:
    """Return the id of a puzzle at the present decision of a match."""
    return digest(match.state)[:ID_LENGTH]


@cache
def puzzles_of(game: Game[Any]) -> dict[str, Puzzle]:
    """Return the puzzles that a game is shipped with by id, from easy to hard."""
    found = [one for path in sorted((game.folder / FOLDER).glob("*.jsonl")) for one in read(path)]
    return {one.id: one for one in sorted(found, key=lambda one: (one.grade, one.id))}


def of_the_day(game: Game[Any], day: date) -> Puzzle | None:
    """Return a game's puzzle of a day: every puzzle comes once before any comes again."""
    every = puzzles_of(game).values()
    if not every:
        return None
    turn, at = divmod(day.toordinal(), len(every))
    return sorted(every, key=lambda one: derived_seed(turn, one.game, one.id))[at]


def today() -> date:
    """Return the day in UTC, which is the same for everybody."""
    return datetime.now(UTC).date()


def read(path: Path) -> list[Puzzle]:
    """Return the puzzles in a file; raise InvalidChoice if it holds something else."""
    try:
        return [Puzzle.read(json.loads(line)) for line in path.read_text(encoding="utf-8").splitlines()]
    except (ValueError, KeyError, TypeError) as error:
        raise InvalidChoice("no-puzzles", file=str(path)) from error


def write(path: Path, puzzles: Iterable[Puzzle]) -> None:
    """Write puzzles into a file, one in a line."""
    lines = [json.dumps(one.row(), ensure_ascii=False, separators=(",", ":")) for one in puzzles]
    path.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
