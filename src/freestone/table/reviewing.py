"""A review worked out bit by bit in other processes, with progress."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Iterable
from typing import Any, Final

from freestone.bots.review import Course, Review, candidates, conclude, mistakes
from freestone.core.journal import Journal, encode
from freestone.core.match import Match
from freestone.table.thinking import Thinkers, replayed

Tell = Callable[[int, int], None]
CHUNK: Final = 8
REMEMBERED: Final = 4

_courses: OrderedDict[str, Course] = OrderedDict()


async def review(match: Match, people: Iterable[int], thinkers: Thinkers, tell: Tell) -> Review:
    """Review a finished game and say how much of the work is done; people's decisions are judged."""
    course, work = Course(match), _Work(match.journal.in_force(), thinkers, tell)
    moves, decisions, levels = course.moves, course.decisions(people), course.levels()
    chunks = [moves[at : at + CHUNK] for at in range(0, len(moves), CHUNK)]
    found, verdicts, known = await asyncio.gather(
        work.each("swings", [(chunk,) for chunk in chunks]),
        work.each("judge", [(at,) for at in decisions]),
        work.each("level", [(at,) for at in levels]),
    )
    swings = [swing for chunk in found for swing in chunk]
    confirmed, better = await asyncio.gather(
        work.each("confirmed", candidates(swings)), work.each("better", [(at,) for at in mistakes(verdicts)])
    )
    return conclude(course, swings, known, confirmed, better)


class _Work:
    """Bits of work that are given away, and a count of them."""

    def __init__(self, journal: Journal, thinkers: Thinkers, tell: Tell) -> None:
        self._journal = journal
        self._thinkers = thinkers
        self._tell = tell
        self._done = self._total = 0

    async def each(self, name: str, terms: list[Any]) -> list[Any]:
        """Do the same for all terms."""
        self._total += len(terms)
        return list(await asyncio.gather(*(self._one(name, one) for one in terms)))

    async def _one(self, name: str, terms: tuple[Any, ...]) -> Any:
        found = await self._thinkers.think(look, self._journal, name, *terms)
        self._done += 1
        self._tell(self._done, self._total)
        return found


def look(journal: Journal, name: str, *terms: Any) -> Any:
    """Return what one look at a game finds; the game is replayed once for many looks."""
    key = "\n".join([journal.header.line(), *(encode(entry) for entry in journal.entries)])
    course = _courses.pop(key, None) or Course(replayed(journal))
    _courses[key] = course
    if len(_courses) > REMEMBERED:
        _courses.popitem(last=False)
    return getattr(course, name)(*terms)
