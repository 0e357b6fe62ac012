"""Hints and reviews at a table: each is worked out once, however many ask for it."""

import asyncio
import logging
from collections.abc import Callable, Coroutine, Iterable
from dataclasses import dataclass
from functools import partial
from secrets import randbits
from typing import Any, Final, TypeVar

from pydantic import TypeAdapter, ValidationError

from freestone.advice.coach import remarks, tenable
from freestone.advice.hint import Assessment
from freestone.advice.review import Better, Review, review
from freestone.core.journal import Journal
from freestone.presentation import Remark
from freestone.table.errors import NotNow, NotYours, TooMany
from freestone.table.jobs import Jobs
from freestone.table.snapshot import Access, Snapshot
from freestone.table.store import Store, keep_review
from freestone.table.table import Table
from freestone.table.thinking import Thinkers, answer, hint, is_doubtful, mistake, promising, seen_from

T = TypeVar("T")
Key = tuple[str, int, int | None]  # a table, a position of its match, and whose knowledge counts
LOG: Final = logging.getLogger(__name__)
SECONDS: Final = 1.0  # somebody waits for a hint at the table
MOST_KEPT: Final = 60  # of hints and of reviews, for all tables together
PATIENCE: Final = 10  # the niceness of reviews: they give way to bots and hints (3), and those to the server
STORED: Final = TypeAdapter(tuple[int, Review])  # with the line of the journal that it was made for


@dataclass
class ReviewTask:
    """A review in progress: how many of its questions are answered, and the review once they all are."""

    line: int
    done: int = 0
    total: int = 1
    review: Review | None = None
    task: asyncio.Task[None] | None = None

    @property
    def has_failed(self) -> bool:
        """Whether it ended without a review."""
        return self.review is None and self.task is not None and self.task.done()

    def progress(self, done: int, total: int) -> None:
        """Record the progress."""
        self.done, self.total = done, total


class Adviser:
    """Gives hints while a match is played, and its review when it is over."""

    def __init__(self, store: Store, thinkers: Thinkers | Jobs, reviewers: Thinkers | Jobs, most: int) -> None:
        self._store = store
        self._most = most
        self._thinkers = thinkers
        self._reviewers = reviewers
        self._hints: dict[Key, asyncio.Task[list[Assessment]]] = {}
        self._promising: dict[Key, asyncio.Task[list[str]]] = {}
        self._mistakes: dict[Key, asyncio.Task[Better | None]] = {}
        self._reviews: dict[str, ReviewTask] = {}
        self._seed = randbits(32)

    @property
    def waiting(self) -> dict[str, int]:
        """How many questions of reviews are not answered yet."""
        return self._reviewers.waiting

    def close(self) -> None:
        """Stop all work."""
        thoughts = (*self._hints.values(), *self._promising.values(), *self._mistakes.values())
        for task in (*thoughts, *(one.task for one in self._reviews.values())):
            if task is not None:
                task.cancel()

    async def hint(self, table: Table, access: Access, at: int) -> list[Assessment]:
        """Return a hint for the seat that decides; the journal must have `at` lines, before and after."""
        now = table.now
        if not now.record.hints:
            raise NotYours("hints-off")
        seat = now.deciding(access, at)
        found = await self._advice(table.id, now.match.journal.in_force(), seat, access.viewpoint)
        # The table may have moved on meanwhile; advice for another position would mislead.
        table.now.deciding(access, at)
        return found

    async def remarks(self, table: Table, access: Access, at: int, finished: int) -> list[Remark]:
        """Return what the coach says to the seat that decides; it has finished some games."""
        now = table.now
        seat = now.deciding(access, at)
        if not now.seats[seat].coach:
            return []
        found = remarks(now.match.game, seen_from(now.match, seat, access.viewpoint).state, seat, finished)
        near: list[str] = []
        if any(one.choices for one in found):
            journal = now.match.journal.in_force()
            think = partial(self._thinkers.think, promising, journal, seat, access.viewpoint)
            near = await _once(self._promising, _key(table.id, journal, access.viewpoint), think)
            table.now.deciding(access, at)
        return tenable(found, near)

    async def mistake(self, now: Snapshot, access: Access, entry: int) -> Better | None:
        """Return what would have been better than an entry of a seat with a coach, if it was a serious mistake."""
        journal = now.match.journal.in_force(entry)
        if not 0 < entry == journal.count or (seat := journal.entries[-1][0]) not in now.held(access):
            raise NotYours("not-your-seat")
        if not now.seats[seat].coach:
            return None
        think = partial(self._mistake, now.record.id, journal, access.viewpoint)
        return await _once(self._mistakes, _key(now.record.id, journal, access.viewpoint), think)

    async def _mistake(self, id: str, journal: Journal, viewpoint: int | None) -> Better | None:
        """Compare the last entry with what a hint would have advised, if a first look finds it doubtful."""
        if not await self._thinkers.think(is_doubtful, journal, viewpoint):
            return None
        seat, _ = journal.entries[-1]
        best, *_ = await self._advice(id, journal.in_force(journal.count - 1), seat, viewpoint)
        return await self._thinkers.think(mistake, journal, viewpoint, best.choice, self._seed)

    async def _advice(self, id: str, journal: Journal, seat: int, viewpoint: int | None) -> list[Assessment]:
        """Return the hint for the seat that decides after a journal, the same whoever asks and however often.

        The viewpoint counts: a screen that several people share must not be advised by what one of them knows.
        """
        think = partial(self._thinkers.think, hint, journal, seat, viewpoint, self._seed, SECONDS)
        key = _key(id, journal, viewpoint)
        if key not in self._hints:
            self._must_be_free(self._hints.values())
        return await _once(self._hints, key, think)

    def _must_be_free(self, tasks: Iterable[asyncio.Task[Any] | None]) -> None:
        """Refuse to begin with more of a kind than anybody has time for; many reviews must leave time for hints."""
        if sum(task is not None and not task.done() for task in tasks) >= self._most:
            raise TooMany("busy")

    def review(self, now: Snapshot) -> ReviewTask:
        """Return the review of a finished match, or its progress; the first request starts it."""
        if now.match.seat is not None:
            raise NotNow("review-later")
        id = now.record.id
        known = self._reviews.get(id)
        if known is None or known.line != now.line or known.has_failed:
            self._must_be_free(one.task for one in self._reviews.values())
            _make_room(self._reviews)
            known = self._reviews[id] = ReviewTask(now.line)
            known.task = asyncio.create_task(self._review(now, known))
        return known

    async def _review(self, now: Snapshot, task: ReviewTask) -> None:
        """Load or make a review; after a failure the next request starts over. An unstored review is still shown."""
        try:
            task.review = await self._stored(now)
            if task.review is None:
                people = [seat.number for seat in now.seats if seat.is_person]
                ask = partial(self._reviewers.think, answer, now.match.journal.in_force())
                task.review = await review(now.match, people, ask, task.progress)
                text = STORED.dump_json((now.line, task.review)).decode()
                await self._store.write(keep_review(now.record.id, text))
        except Exception as error:  # noqa: BLE001 - nobody waits for it
            LOG.warning("table %s: its review failed or could not be stored: %r", now.record.id, error)

    async def _stored(self, now: Snapshot) -> Review | None:
        """Return the stored review, unless it is of another position or was stored in another form."""
        try:
            line, found = STORED.validate_json(await self._store.review(now.record.id))
        except ValidationError:
            return None
        return found if line == now.line else None


def _key(id: str, journal: Journal, viewpoint: int | None) -> Key:
    # Not the number of entries: after an undo, the same number may be another position.
    return id, hash(tuple(journal.entries)), viewpoint


async def _once(known: dict[Key, asyncio.Task[T]], key: Key, think: Callable[[], Coroutine[Any, Any, T]]) -> T:
    """Return what somebody thinks, once for all who ask; a failure is forgotten."""
    if key not in known:
        _make_room(known)
        known[key] = asyncio.create_task(think())
    try:
        # Others may wait for the same answer, so whoever leaves must not cancel it.
        return await asyncio.shield(known[key])
    except Exception:
        known.pop(key, None)
        raise


def _make_room(kept: dict[Any, Any]) -> None:
    while len(kept) >= MOST_KEPT:
        kept.pop(next(iter(kept)))
