"""Worker processes for bots, hints and reviews, so that thinking never holds up the server."""

import asyncio
import logging
import os
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterable
from functools import lru_cache, partial
from pathlib import Path
from typing import Any, Final, TypeVar

from freestone.advice import coach
from freestone.advice.hint import Assessment, assess
from freestone.advice.review import Analysis, Better
from freestone.bots import roster
from freestone.bots.base import TimedBot
from freestone.core.choice import Choice
from freestone.core.game import find, registry
from freestone.core.journal import Journal
from freestone.core.match import Match, replay
from freestone.core.seen import Seen
from freestone.lessons import task
from freestone.lessons.chapter import chapter
from freestone.packs.folders import Packs
from freestone.processes import LostProcess, Workers
from freestone.table.errors import CannotThink

R = TypeVar("R")
LOG: Final = logging.getLogger(__name__)
MOST_WORKERS: Final = 4
REMEMBERED: Final = 60  # matches in each process; a known one replays only what is new
SECONDS: Final = 1.0  # for a choice of a bot: people wait for it at a table
RESTS: Final = (0.0, 0.2, 1.0, 3.0)  # seconds before each attempt


def most_workers() -> int:
    """Return how many processes think at a time, unless told otherwise."""
    return min(MOST_WORKERS, os.cpu_count() or 1)


class Thinkers:
    """Worker processes that know the packs; work that is lost with its process is done again."""

    def __init__(self, folders: Iterable[Path] = (), workers: int | None = None, patience: int = 3) -> None:
        begin = partial(_begin, [str(folder) for folder in folders], patience)
        self._workers = Workers(workers or most_workers(), begin)
        self.waiting: Counter[str] = Counter()  # answers that are not there yet, by the name of the work

    async def think(self, work: Callable[..., R], *terms: Any) -> R:
        """Let a process do some work and return the result; if its process dies, try again a few times."""
        self.waiting[work.__name__] += 1
        try:
            return await self._think(work, *terms)
        finally:
            self.waiting[work.__name__] -= 1

    async def _think(self, work: Callable[..., R], *terms: Any) -> R:
        for rest in RESTS:
            await asyncio.sleep(rest)
            try:
                return await asyncio.wrap_future(self._workers.submit(work, *terms))
            except LostProcess:
                LOG.warning("a process that thinks was lost; another begins")
        raise CannotThink("cannot-think")

    def warm(self) -> None:
        """Let the first process begin before it is needed."""
        self._workers.submit(be_ready)

    def close(self) -> None:
        """End the processes."""
        self._workers.close()


class _Memory:
    """What a process knows: the packs, and the matches that it saw last, by the header of their journals."""

    def __init__(self) -> None:
        self.packs = Packs()
        self.matches: OrderedDict[str, Match] = OrderedDict()


MEMORY: Final = _Memory()


def _begin(folders: list[str], patience: int) -> None:
    """Prepare a process: it gives way to the server and knows the packs."""
    os.nice(patience)
    MEMORY.packs = Packs(Path(folder) for folder in folders)


def match_of(journal: Journal) -> Match:
    """Return the match of a journal; one that was met before only replays what is new."""
    key = journal.header.line()
    # Taking it out and putting it back keeps the dictionary in order of use. Tables that chose the same seed may share
    # a header; `follow` rewinds to where they part.
    match = MEMORY.matches.pop(key, None) or replayed(Journal(journal.header))
    match.follow(journal.entries)
    MEMORY.matches[key] = match
    if len(MEMORY.matches) > REMEMBERED:
        MEMORY.matches.popitem(last=False)
    return match


def replayed(journal: Journal) -> Match:
    """Return the match of a journal, with the pack that it was played with."""
    return replay(journal, MEMORY.packs.find(find(journal.header.game), journal.header.pack))


def choose(journal: Journal, seat: int, name: str) -> str:
    """Return the choice of a bot for the seat that decides; it repeats itself after an undo, unless by the clock."""
    match = match_of(journal)
    bot = roster.bot_for(name, match, seat)
    if isinstance(bot, TimedBot):
        bot.set_time(SECONDS)
    return bot.choose(match.seen(seat)).text


def prospect(journal: Journal, number: int, beat: int) -> tuple[bool, bool]:
    """Return whether a task will be at its end once the others have answered, and whether it is lost then."""
    found = chapter(journal.header.game, number)
    return task.prospect(found, found.beats[beat], match_of(journal)) if found else (False, False)


def hint(journal: Journal, seat: int, viewpoint: int | None, seed: int, seconds: float) -> list[Assessment]:
    """Return a hint for the seat that decides, from what the holder of a link sees."""
    return assess(seen_from(match_of(journal), seat, viewpoint), seed, seconds=seconds)


def promising(journal: Journal, seat: int, viewpoint: int | None) -> list[str]:
    """Return the choices of the seat that decides for which a coach may speak."""
    return coach.promising(seen_from(match_of(journal), seat, viewpoint))


def is_doubtful(journal: Journal, viewpoint: int | None) -> bool:
    """Return whether the last entry of a journal may have been a serious mistake."""
    return coach.is_doubtful(*_last(journal, viewpoint))


def mistake(journal: Journal, viewpoint: int | None, advised: str, seed: int) -> Better | None:
    """Return by how much and why a choice would have been better than the last entry of a journal, if seriously."""
    seen, taken = _last(journal, viewpoint)
    return coach.mistake(seen, taken, seen.pack.vocabulary.find(advised), seed, journal.count)


def _last(journal: Journal, viewpoint: int | None) -> tuple[Seen, Choice]:
    """Return what was seen before the last entry of a journal, and what was chosen."""
    seat, text = journal.entries[-1]
    match = match_of(journal.in_force(journal.count - 1))
    return seen_from(match, seat, viewpoint), match.pack.vocabulary.find(text)


def seen_from(match: Match, seat: int, viewpoint: int | None) -> Seen:
    """Return what a seat sees; where several people share a screen, no more than the screen shows."""
    state = match.state
    shown = match.game.redact(state, viewpoint)
    shown.options = state.options
    return Seen(match.game, match.pack, shown, seat)


def answer(journal: Journal, question: str, *terms: Any) -> Any:
    """Answer a question of a review: call a method of the match's `Analysis`, which is kept for further questions."""
    return getattr(_analysis(match_of(journal)), question)(*terms)


# Matches are equal by identity, and `match_of` returns the same object as long as it is remembered.
_analysis = lru_cache(4)(Analysis)


def be_ready() -> None:
    """Load the pack of every game."""
    for game in registry().values():
        game.pack()
