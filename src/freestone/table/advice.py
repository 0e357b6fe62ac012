"""Advice at a table: hints while a game goes on, and a review when it is over."""

import asyncio
import logging
from secrets import randbits
from typing import Any, Final

from pydantic import TypeAdapter

from freestone.bots.hint import Advice
from freestone.bots.review import Review
from freestone.table.errors import NotNow, NotYours
from freestone.table.reviewing import review
from freestone.table.snapshot import Access, Snapshot
from freestone.table.store import Store, keep_review
from freestone.table.table import Table
from freestone.table.thinking import Thinkers, hint

LOG: Final = logging.getLogger(__name__)
SECONDS: Final = 1.0
MOST_KEPT: Final = 60
PATIENCE: Final = 10
REVIEW: Final = TypeAdapter(tuple[int, Review])


class Reviewing:
    """A review on its way: how many of its bits are done, and what came of it."""

    def __init__(self, line: int) -> None:
        self.line = line
        self.done = 0
        self.total = 1
        self.review: Review | None = None
        self.task: asyncio.Task[None] | None = None

    @property
    def has_failed(self) -> bool:
        """Whether it ended without a result."""
        return self.review is None and self.task is not None and self.task.done()

    def tell(self, done: int, total: int) -> None:
        """Hear how far it is."""
        self.done, self.total = done, total


class Adviser:
    """Gives hints and reviews; each is thought of once, whoever asks how often."""

    def __init__(self, store: Store, thinkers: Thinkers, reviewers: Thinkers) -> None:
        self._store = store
        self._thinkers = thinkers
        self._reviewers = reviewers
        self._hints: dict[tuple[str, int, int | None], asyncio.Task[list[Advice]]] = {}
        self._reviews: dict[str, Reviewing] = {}
        self._seed = randbits(32)

    def close(self) -> None:
        """Stop thinking."""
        tasks = [*self._hints.values(), *(one.task for one in self._reviews.values() if one.task)]
        for task in tasks:
            task.cancel()
        self._reviewers.close()

    async def hint(self, table: Table, access: Access, at: int) -> list[Advice]:
        """Return advice for the seat that decides, made for `at` lines of the journal."""
        now = table.now
        if not now.record.hints:
            raise NotYours("hints-off")
        seat = now.deciding(access, at)
        key = table.id, at, access.viewpoint
        if key not in self._hints:
            _make_room(self._hints)
            terms = now.match.journal.in_force(), seat, access.viewpoint, self._seed, SECONDS
            self._hints[key] = asyncio.create_task(self._thinkers.think(hint, *terms))
        try:
            found = await asyncio.shield(self._hints[key])
        except Exception:
            self._hints.pop(key, None)
            raise
        table.now.deciding(access, at)
        return found

    async def review(self, now: Snapshot) -> Reviewing:
        """Return how far the review of a finished game is; the first who asks sets it going."""
        if now.match.seat is not None:
            raise NotNow("review-later")
        id = now.record.id
        known = self._reviews.get(id)
        if known is None or known.line != now.line or known.has_failed:
            _make_room(self._reviews)
            known = self._reviews[id] = Reviewing(now.line)
            known.task = asyncio.create_task(self._try_to_review(now, known))
        return known

    async def _try_to_review(self, now: Snapshot, work: Reviewing) -> None:
        """Review a game. Whoever asks after a failure begins anew; a review that cannot be kept is still shown."""
        try:
            await self._review(now, work)
        except Exception as error:  # noqa: BLE001 - nobody waits for it
            LOG.warning("table %s: its review failed or could not be kept: %r", now.record.id, error)

    async def _review(self, now: Snapshot, work: Reviewing) -> None:
        id = now.record.id
        kept = await self._store.review(id)
        if kept:
            line, found = REVIEW.validate_json(kept)
            if line == work.line:
                work.review = found
                return
        people = [seat.number for seat in now.seats if seat.is_person]
        work.review = await review(now.match, people, self._reviewers, work.tell)
        await self._store.write(keep_review(id, REVIEW.dump_json((work.line, work.review)).decode()))


def _make_room(kept: dict[Any, Any]) -> None:
    while len(kept) >= MOST_KEPT:
        kept.pop(next(iter(kept)))
