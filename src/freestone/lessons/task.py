"""What follows the moves of a learner: how the others answer, and whether a task can still be fulfilled."""

from collections import Counter
from typing import Final

from freestone.bots import roster
from freestone.core.choice import Choice
from freestone.core.match import Match
from freestone.lessons.chapter import RIVAL, Beat, LessonChapter, wished

MOST: Final = 20_000  # positions that a search looks at, about two seconds; a larger task counts as possible
BOT: Final = 1000  # a choice of a bot takes as long as this many positions


def answer(chapter: LessonChapter, match: Match) -> int:
    """Let the others play until the learner is asked or the match is over; return how often a bot had to choose.

    They make the same choices as at a table.
    """
    bots = 0
    while (seat := match.seat) not in (None, chapter.seat):
        assert seat is not None
        wish = chapter.wish(match, seat)
        bots += wish is None
        match.play(wish or roster.bot_for(RIVAL, match, seat).choose(match.seen()))
    return bots


def follow_ups(match: Match, choice: Choice) -> list[Choice]:
    """Return what to choose after a choice until one sees what it does, such as how often a craftsman works."""
    seat, kind = match.seat, match.state.agenda[-1].kind
    assert seat is not None
    before, after, found = match.game.measures(match.state, seat), match.copy(), list[Choice]()
    after.play(choice)
    while after.seat == seat and after.state.agenda[-1].kind != kind:
        if match.game.measures(after.state, seat) != before:
            break
        found.append(_telling(after, seat))
        after.play(found[-1])
    return found


def _telling(match: Match, seat: int) -> Choice:
    """Return the first option that changes something for a seat, or else the first."""
    before = match.game.measures(match.state, seat)
    for choice in match.options:
        after = match.copy()
        after.play(choice)
        if match.game.measures(after.state, seat) != before:
            return choice
    return match.options[0]


def is_over(chapter: LessonChapter, beat: Beat, match: Match) -> bool:
    """Whether a beat is at its end: so is every one when the match is."""
    return match.seat is None or beat.until is None or chapter.met(beat.until, match)


def is_lost(chapter: LessonChapter, beat: Beat, match: Match, most: int = MOST) -> bool:
    """Whether nothing that the learner can still do fulfils a task.

    Chance, the script and the bots of a chapter are fixed by its seed, so a search knows what will happen.
    """
    search = Search(chapter, beat, most)
    return search.way(match) is None and search.left > 0


def prospect(chapter: LessonChapter, beat: Beat, match: Match) -> tuple[bool, bool]:
    """Return whether a task will be at its end once the others have answered, and whether it is lost then."""
    then = match.copy()
    answer(chapter, then)
    if is_over(chapter, beat, then):
        return True, not chapter.met(beat.check, then)
    return False, is_lost(chapter, beat, then)


class Search:
    """Tries every move of the learner but one, those of the solution first, at `left` positions at most."""

    def __init__(self, chapter: LessonChapter, beat: Beat, left: int, without: str = "") -> None:
        self.chapter = chapter
        self.beat = beat
        self.left = left
        self.without = without

    def way(self, match: Match) -> list[str] | None:
        """Return moves that fulfil the task from here; None if there are none, or none was found with what is left."""
        for choice in self._moves(match):
            if self.left <= 0:
                return None
            after = match.copy()
            after.play(choice)
            self.left -= 1 + BOT * answer(self.chapter, after)
            rest: list[str] | None = []
            if not is_over(self.chapter, self.beat, after):
                rest = self.way(after)
            elif not self.chapter.met(self.beat.check, after):
                rest = None
            if rest is not None:
                return [choice.text, *rest]
        return None

    def _moves(self, match: Match) -> list[Choice]:
        played = Counter(self.chapter.moves(match.journal.entries, self.chapter.seat))
        first = wished(self.beat.solution, played, match)
        options = [choice for choice in match.options if choice.text != self.without]
        return sorted(options, key=lambda choice: choice != first)
