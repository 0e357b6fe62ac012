"""The chapters of a lesson: data in the folder `lessons` of a game, read and named mistake by mistake.

docs/lessons.md explains how to write one.
"""

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from operator import eq, ge, le
from pathlib import Path
from typing import Any, Final

from freestone.core.choice import Choice
from freestone.core.errors import FreestoneError
from freestone.core.game import Game, Values, find
from freestone.core.match import Match, new
from freestone.core.state import State
from freestone.packs.reader import Reader, Row

FOLDER: Final = "lessons"
LEARNER: Final = "Learner"  # until whoever opens the table has a name for them
RIVAL: Final = "apprentice"  # the bot that plays for the others where the script says nothing
NAME: Final = re.compile(r"(\d+)-([a-z][a-z0-9_]*)")  # of a file: the number and the name of a chapter
COMPARISON: Final = re.compile(r"(>=|<=|=) ?(-?\d+)")
COMPARE: Final = {">=": ge, "<=": le, "=": eq}
ROUND: Final = "round"
OVER: Final = "over"
ASKED: Final = "asked"
MADE: Final = "made"


class BrokenLesson(FreestoneError):
    """A chapter with mistakes, each with its file and beat."""


@dataclass(frozen=True)
class Condition:
    """What must hold of a position: comparisons of the learner's measures and the round, and what is asked.

    `asked` are kinds of decisions, one of which the learner must be asked. `made` are kinds of moves, each of which the
    learner must have made in this chapter.
    """

    figures: Mapping[str, tuple[str, int]]
    made: tuple[str, ...] = ()
    asked: tuple[str, ...] = ()
    over: bool = False

    def holds(self, game: Game[Any], state: State, seat: int, moves: Sequence[str]) -> bool:
        """Whether a position fulfils this condition for a seat that has made these moves."""
        if not all(any(fits(pattern, move) for move in moves) for pattern in self.made):
            return False
        if self.over and not state.over:
            return False
        if self.asked and (state.seat != seat or state.agenda[-1].kind not in self.asked):
            return False
        known = {**game.measures(state, seat), ROUND: game.round(state)}
        return all(COMPARE[sign](known[name], value) for name, (sign, value) in self.figures.items())


@dataclass(frozen=True)
class Beat:
    """One idea of a chapter: the teacher speaks and points and, if there are moves to `play`, asks for one.

    With `until` the learner goes on until that condition holds. With `check` the beat is a task without help, whose
    `solution` fulfils the condition; it is `open` if there are other ways. `answers` are texts for moves of a kind,
    spoken after the move, while it points at those of `after` that lie on the table then. After those of `warns`,
    another choice is better.
    """

    id: str
    text: str
    points: tuple[str, ...]
    play: tuple[str, ...]
    answers: Mapping[str, str]
    warns: tuple[str, ...]
    after: tuple[str, ...]
    until: Condition | None
    check: Condition | None
    solution: tuple[str, ...]
    open: bool

    @property
    def texts(self) -> list[str]:
        """The ids of all messages of this beat."""
        task = [f"{self.text}-well", f"{self.text}-again"] if self.check else []
        return [self.text, *task, *self.answers.values()]

    def accepts(self, choice: Choice) -> bool:
        """Whether a move is one that the teacher asks for."""
        return any(fits(pattern, choice.text) for pattern in self.play)


@dataclass(frozen=True)
class LessonChapter:
    """A chapter: the table that it begins at, what the others play, and its beats.

    `others` are wishes by seat: a seat plays the first one on its list that is left and legal. After the
    chapter that is `enough`, the learner can play a first game, in which a coach explains the rest.
    """

    game: str
    number: int
    name: str
    seat: int
    names: tuple[str, ...]
    pack: str | None
    settings: Values
    seed: int
    entries: tuple[str, ...]
    others: Mapping[int, tuple[str, ...]]
    enough: bool
    beats: tuple[Beat, ...]

    def message(self, part: str) -> str:
        """Return the id of a message of this chapter."""
        return f"lesson-{self.name}-{part}"

    def wish(self, match: Match, seat: int) -> Choice | None:
        """Return what the script lets a seat play now; None if it says nothing."""
        return wished(self.others.get(seat, ()), Counter(self.moves(match.journal.entries, seat)), match)

    def moves(self, entries: Sequence[tuple[int, str]], seat: int) -> list[str]:
        """Return the moves that a seat has made since the chapter began."""
        begun = len(opening(self.game, self.number).journal.entries)
        return [text for who, text in entries[begun:] if who == seat]

    def met(self, condition: Condition | None, match: Match) -> bool:
        """Whether a match fulfils a condition for the learner; none is never fulfilled."""
        moves = self.moves(match.journal.entries, self.seat)
        return condition is not None and condition.holds(match.game, match.state, self.seat, moves)


def fits(pattern: str, text: str) -> bool:
    """Whether a choice is of a kind; a star at the end stands for any rest.

    >>> fits("take:stone-*", "take:stone-3"), fits("pass", "pass"), fits("*", "pass")
    (True, True, True)
    """
    return text.startswith(pattern[:-1]) if pattern.endswith("*") else text == pattern


def wished(wishes: tuple[str, ...], played: Counter[str], match: Match) -> Choice | None:
    """Return the first wish that has not been played yet and is legal now."""
    left = Counter(played)
    for wish in wishes:
        if left[wish]:
            left[wish] -= 1
            continue
        for choice in match.options:
            if choice.text == wish:
                return choice
    return None


@cache
def chapters(game: str) -> tuple[LessonChapter, ...]:
    """Return the lesson of a game, chapter by chapter; none if it has no lesson."""
    folder = find(game).folder / FOLDER
    files = sorted(folder.glob("*.toml")) if folder.is_dir() else []
    reader = Reader(folder)
    found = [_read(reader, game, path) for path in files]
    if reader.mistakes:
        raise BrokenLesson("; ".join(reader.mistakes))
    return tuple(found)


def chapter(game: str, number: int) -> LessonChapter | None:
    """Return a chapter by its number."""
    return next((one for one in chapters(game) if one.number == number), None)


def enough(game: str) -> int:
    """Return the number of the chapter after which a learner can play a first game: the last one if none says so."""
    found = chapters(game)
    return next((one.number for one in found if one.enough), len(found))


@cache
def opening(game: str, number: int) -> Match:
    """Return the match with which a chapter begins; for whoever plays on, a copy of it."""
    found = chapter(game, number)
    assert found is not None
    match = new(
        game,
        names=found.names,
        seed=found.seed,
        settings=found.settings,
        pack=found.pack,
        watched=True,
    )
    match.play(*found.entries)
    return match


def _read(reader: Reader, game: str, path: Path) -> LessonChapter:
    row = reader.file(path.stem)
    named = NAME.fullmatch(path.stem)
    if named is None:
        row.note("the name of a chapter's file is a number and a word, such as 03-market.toml")
    number, name = (int(named[1]), named[2]) if named else (0, "")
    names = row.texts("names")
    seat = row.number("seat", 0, len(names), 0)
    wishes = row.part("others")
    found = LessonChapter(
        game=game,
        number=number,
        name=name,
        seat=seat,
        names=(*names[:seat], LEARNER, *names[seat:]),
        pack=row.text("pack", "") or None,
        settings=row.get("settings", dict, {}),
        seed=row.number("seed", 0, 2**53 - 1),
        entries=_texts(row, "entries"),
        others={int(one): _texts(wishes, one) for one in wishes.names() if one.isdecimal()},
        enough=row.flag("enough"),
        beats=tuple(_beat(part, f"lesson-{name}") for part in row.parts("beats")),
    )
    row.close()
    return found


def _beat(row: Row, prefix: str) -> Beat:
    id = row.id()
    answers = row.part("answers")
    beat = Beat(
        id=id,
        text=f"{prefix}-{id}",
        points=_texts(row, "point"),
        play=_texts(row, "play") or (("*",) if "check" in row else ()),
        answers={pattern: f"{prefix}-{id}-{answers.id(pattern)}" for pattern in answers.names()},
        warns=_texts(row, "warns"),
        after=_texts(row, "after"),
        until=_condition(row, "until"),
        check=_condition(row, "check"),
        solution=_texts(row, "solution"),
        open=row.flag("open"),
    )
    row.check(bool(beat.play) or not (beat.answers or beat.until), "a beat with answers or until needs moves to play")
    row.check(bool(beat.answers) or not beat.after, "a beat points at something after a move only with answers to it")
    row.check(set(beat.warns) <= set(beat.answers), "a warning is one of the answers")
    row.check(beat.until is not None or beat.check is None, "a task needs until: when it is over")
    return beat


def _texts(row: Row, key: str) -> tuple[str, ...]:
    """Return a list of texts that may be left out."""
    is_given = bool(row.get(key, list, []))  # asked for in any case, so that a misspelt key finds this one
    return tuple(row.texts(key)) if is_given else ()


def _condition(row: Row, key: str) -> Condition | None:
    part, figures = row.part(key), dict[str, tuple[str, int]]()
    if key not in row:
        return None
    made, asked, over = _texts(part, MADE), _texts(part, ASKED), part.flag(OVER)
    for name in part.names():
        if name not in (MADE, ASKED, OVER):
            found = COMPARISON.fullmatch(part.text(name))
            if found is None:
                part.note(f"{name} is a comparison such as '>= 3', not {part.values[name]!r}")
            else:
                figures[name] = found[1], int(found[2])
    return Condition(figures, made, asked, over)
