"""Replays lessons: each text is there, each thing that is pointed at lies on the table, each move is legal.

The names and the seat of the learner in its file are the only order of seats that a chapter allows.
"""

from collections import Counter
from random import Random
from typing import Any, Final

from freestone.core.choice import Choice
from freestone.core.errors import FreestoneError
from freestone.core.game import Game
from freestone.core.match import Match
from freestone.lessons.chapter import FOLDER, Beat, LessonChapter, chapters, opening, wished
from freestone.lessons.task import Search, answer, is_lost
from freestone.presentation import presentation_of
from freestone.words import Words

# Walks through a chapter in which the learner takes any of the moves that the teacher accepts.
WALKS: Final = 6
LONGEST: Final = 200  # decisions until a beat must have come to its end
SEARCHED: Final = 5000  # positions in which another way to fulfil a task is looked for
GLANCE: Final = 400  # positions of each search on a walk, of which there are many


class BrokenBeat(FreestoneError):
    """Something that is wrong with a chapter."""


def check(game: Game[Any], seats: int | None = None) -> list[str]:
    """Return everything that is wrong with the lesson of a game, a sentence each.

    With a number of seats, only the chapters for as many players are replayed.
    """
    try:
        found = chapters(game.id)
    except FreestoneError as error:
        return [str(one) for one in error.args]
    numbers = [one.number for one in found]
    wrong = [] if numbers == list(range(1, len(found) + 1)) else [f"chapters are numbered from 1 on, not {numbers}"]
    for one in found:
        if seats in (None, len(one.names)):
            wrong += _check_chapter(game, one)
    return wrong


def _check_chapter(game: Game[Any], chapter: LessonChapter) -> list[str]:
    where = f"{game.id}, chapter {chapter.number} ({chapter.name})"
    words = Words(game, list(chapter.names), folders=(FOLDER,))
    ids = [chapter.message("title"), chapter.message("about"), *(id for beat in chapter.beats for id in beat.texts)]
    wrong = [f"{where}: there is no text {id}" for id in ids if not words.has(id)]
    if not chapter.beats or chapter.beats[-1].check is None:
        wrong.append(f"{where}: the last beat is not a task")
    try:
        branches = Walk(game, chapter, None).go()
        for seed in range(WALKS if branches else 0):
            Walk(game, chapter, Random(seed)).go()
    except FreestoneError as error:
        wrong.append(f"{where}{error}" if isinstance(error, BrokenBeat) else f"{where}: {error}")
    return wrong


class Walk:
    """One way through a chapter: by the first moves and the solutions, or by chance."""

    def __init__(self, game: Game[Any], chapter: LessonChapter, chance: Random | None) -> None:
        self.game = game
        self.chapter = chapter
        self.chance = chance
        self.match: Match = opening(game.id, chapter.number).copy()
        self.played: Counter[str] = Counter()
        self.branches = 0

    def go(self) -> int:
        """Play every beat; return how often the learner had a choice."""
        for beat in self.chapter.beats:
            self._must(self.match.seat in (None, self.chapter.seat), beat, "it is not the learner's turn")
            self._look(beat)
            if beat.check:
                self._weigh(beat)
            if beat.play:
                self._play(beat)
        return self.branches

    def _weigh(self, beat: Beat) -> None:
        """See that a task can be fulfilled now, and if it is not open, only with every move of the solution.

        Otherwise its texts may speak of a move that the learner has not made.
        """
        self._must(not is_lost(self.chapter, beat, self.match, SEARCHED), beat, "it cannot be fulfilled")
        if self.chance is not None or beat.open:
            return
        for move in dict.fromkeys(beat.solution):
            way = Search(self.chapter, beat, SEARCHED, without=move).way(self.match)
            self._must(way is None, beat, f"without {move}, it is fulfilled by {', '.join(way or ())}; is it open?")

    def _look(self, beat: Beat) -> None:
        """Find everything that a beat points at."""
        for point in beat.points:
            self._must(self._lies(point), beat, f"there is no {point!r} on the table")

    def _lies(self, point: str) -> bool:
        """Whether there is an item or a panel of that id on the learner's table."""
        state, seat = self.game.redact(self.match.state, self.chapter.seat), self.chapter.seat
        scene = presentation_of(self.game).scene(state, Words(self.game, self.match.names, pack=self.match.pack), seat)
        return point in {item.id for item in scene.items} | {panel.id for panel in scene.panels}

    def _play(self, beat: Beat) -> None:
        self.played.clear()
        was_lost = False
        for _ in range(LONGEST):
            self._must(self.match.seat is not None, beat, "the game is over")
            self.match.play(self._choice(beat))
            answer(self.chapter, self.match)
            if beat.after:
                self._must(any(self._lies(point) for point in beat.after), beat, "after it, it points at nothing")
            if beat.until is None or self.chapter.met(beat.until, self.match):
                break
            self._must(not self.match.state.over, beat, "the game ends first")
            if beat.check and self.chance is not None and not was_lost:
                was_lost = is_lost(self.chapter, beat, self.match, GLANCE)
        else:
            self._must(False, beat, f"it does not end within {LONGEST} decisions")
        is_met = self.chapter.met(beat.check, self.match)
        is_free = beat.check is None or self.chance is not None
        self._must(is_met or is_free, beat, "the solution does not fulfil the task")
        self._must(not (is_met and was_lost), beat, "it was fulfilled after it had been given up")

    def _choice(self, beat: Beat) -> Choice:
        accepted = [choice for choice in self.match.options if beat.accepts(choice)]
        self._must(bool(accepted), beat, f"none of {', '.join(beat.play)} is legal")
        self.branches += len(accepted) > 1
        if self.chance is not None:
            return self.chance.choice(accepted)
        choice = wished(beat.solution or beat.play, self.played, self.match) or accepted[0]
        self.played[choice.text] += 1
        return choice

    def _must(self, holds: bool, beat: Beat, fault: str) -> None:
        if not holds:
            raise BrokenBeat(f", beat {beat.id}: {fault}")
