"""Jobs in a shared database: questions that any worker answers, turns of bots that any worker plays, and the workers.

A worker locks a job in a transaction that lasts as long as the work. If the worker dies, PostgreSQL ends the
transaction, and the job is free again: no lease has to run out, and nothing has to be cleaned up. The effect of a turn
is a line of the journal, which can be written once; an answer is written once by whoever holds the lock.
"""

import asyncio
import json
import logging
import threading
from collections import Counter
from collections.abc import Awaitable, Callable
from concurrent.futures import CancelledError
from contextlib import suppress
from hashlib import sha256
from typing import Any, Final, NamedTuple, TypeVar, get_type_hints

from pydantic import TypeAdapter
from sqlalchemy import Connection, delete, func, literal_column, select, text, update
from sqlalchemy.exc import SQLAlchemyError

from freestone.advice.review import Analysis
from freestone.core.journal import Journal, encode, parse
from freestone.table.errors import CannotThink
from freestone.table.store import CLOCK, JOBS, JOBS_CHANNEL, TURN, Store, add_job
from freestone.table.thinking import Thinkers, answer, hint, is_doubtful, mistake, promising

R = TypeVar("R")
LOG: Final = logging.getLogger(__name__)
QUESTIONS: Final[dict[str, Callable[..., Any]]] = {
    work.__name__: work for work in (hint, promising, is_doubtful, mistake, answer)
}
FAILED: Final = "failed"  # instead of an answer, which is JSON
LOOK: Final = 1.0  # seconds: the death of a worker is told to nobody, so free jobs are also looked for
PATIENCE: Final = 5.0  # seconds until whoever waits for an answer looks whether it is there, or asks again
LONGEST: Final = 300  # seconds: PostgreSQL ends the transaction of a worker that hangs or has lost its network
KEPT: Final = 600.0  # seconds: for a server that asks again, because it or its connection was lost meanwhile
FIRST_REST: Final = 0.5  # seconds before a turn that failed is tried again; longer each time
LONGEST_REST: Final = 60.0


class Jobs:
    """Questions to workers. Whoever asks the same gets the same answer, in whichever process."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._bells: dict[str, asyncio.Event] = {}
        self.waiting: Counter[str] = Counter()  # answers that are not there yet, by the name of the work

    async def think(self, work: Callable[..., R], journal: Journal, *terms: Any) -> R:
        """Let a worker do some work and return the result, however many workers and connections are lost meanwhile."""
        lines = [journal.header.line(), *map(encode, journal.entries)]
        question = json.dumps([lines, *terms], ensure_ascii=False)
        id, share = _digest(f"{work.__name__} {question}"), _digest(lines[0])
        bell = self._bells.setdefault(id, asyncio.Event())
        self.waiting[work.__name__] += 1
        try:
            while True:
                bell.clear()
                with suppress(SQLAlchemyError):
                    await self._store.write(add_job(id, share, work.__name__, question))
                    if (found := await self._answer(id)) is not None:
                        return await self._result(id, found, work, *terms)
                with suppress(TimeoutError):
                    await asyncio.wait_for(bell.wait(), PATIENCE)
        finally:
            self._bells.pop(id, None)
            self.waiting[work.__name__] -= 1

    def hear(self, id: str) -> None:
        """Wake whoever waits for the answer to a job."""
        if id in self._bells:
            self._bells[id].set()

    async def _answer(self, id: str) -> str | None:
        query = select(JOBS.c.answer).where(JOBS.c.id == id)
        return await self._store.read(lambda connection: connection.execute(query).scalar())

    async def _result(self, id: str, found: str, work: Callable[..., R], *terms: Any) -> R:
        if found == FAILED:
            # Whoever asks again wants another attempt.
            failed = delete(JOBS).where((JOBS.c.id == id) & (JOBS.c.answer == FAILED))
            await self._store.write(lambda connection: connection.execute(failed))
            raise CannotThink("cannot-think")
        result: R = _type(work, *terms).validate_json(found)
        return result


class Job(NamedTuple):
    """A job that is locked for whoever took it."""

    id: str
    share: str
    work: str
    terms: str
    failures: int


class Shift:
    """Does jobs, several at a time, until it is closed; `play` lets a bot play at a table that has some lines."""

    def __init__(
        self, store: Store, thinkers: Thinkers, play: Callable[[str, int], Awaitable[None]], count: int
    ) -> None:
        self._store = store
        self._thinkers = thinkers
        self._play = play
        self._bells = [threading.Event() for _ in range(count)]
        self._is_closed = threading.Event()
        self._loop = asyncio.get_running_loop()
        self._efforts: set[asyncio.Task[str | None]] = set()
        # A thread each, because a connection waits while a job is done.
        self._threads = [threading.Thread(target=self._run, args=(bell,), daemon=True) for bell in self._bells]
        for thread in self._threads:
            thread.start()

    def wake(self) -> None:
        """Look for jobs now."""
        for bell in self._bells:
            bell.set()

    async def close(self) -> None:
        """Stop, in the middle of the work; others take it over."""
        self._is_closed.set()
        self.wake()
        for effort in list(self._efforts):
            effort.cancel()
        for thread in self._threads:
            await asyncio.to_thread(thread.join)

    def _run(self, bell: threading.Event) -> None:
        while not self._is_closed.is_set():
            bell.clear()  # before the look, so that a job that comes meanwhile rings again
            try:
                rest = self._do_next()
            except CancelledError:  # by `close`
                return
            except SQLAlchemyError as error:
                LOG.warning("a worker has lost the database and looks again: %s", " ".join(str(error).split())[:200])
                rest = LOOK
            bell.wait(rest)

    def _do_next(self) -> float:
        """Do the next job that is free; return how long there is none."""
        with self._store.begin() as connection:
            connection.execute(text(f"SET LOCAL idle_in_transaction_session_timeout = '{LONGEST}s'"))
            job = _take(connection)
            if job is None:
                return _rest(connection)
            done = asyncio.run_coroutine_threadsafe(self._effort(job), self._loop)
            try:
                _finish(connection, job, done.result())
            except Exception as error:  # whatever it is, the job must not be stuck
                if self._is_closed.is_set():
                    raise CancelledError from error
                LOG.warning("the job %s of %s could not be done: %r", job.work, job.share, error)
                _fail(connection, job)
        return 0.0

    async def _effort(self, job: Job) -> str | None:
        """Do a job in a task of its own, so that closing can end it; return the answer to a question."""
        if self._is_closed.is_set():
            raise asyncio.CancelledError
        task = asyncio.create_task(self._do(job))
        self._efforts.add(task)
        task.add_done_callback(self._efforts.discard)
        return await task

    async def _do(self, job: Job) -> str | None:
        terms = json.loads(job.terms)
        if job.work == TURN:
            await self._play(job.share, *terms)
            return None
        work, (lines, *others) = QUESTIONS[job.work], terms
        found = await self._thinkers.think(work, parse(lines), *others)
        return _type(work, *others).dump_json(found).decode()


def _take(connection: Connection) -> Job | None:
    """Lock the next job: every table's first, then every table's second and so on, those being done included."""
    place = func.row_number().over(partition_by=JOBS.c.share, order_by=(JOBS.c.due, JOBS.c.id)).label("place")
    queue = select(JOBS.c.id, place).where(JOBS.c.answer.is_(None)).subquery()
    query = select(*(JOBS.c[name] for name in Job._fields)).join(queue, queue.c.id == JOBS.c.id)
    query = query.where(JOBS.c.answer.is_(None) & (JOBS.c.due <= CLOCK)).order_by(queue.c.place, JOBS.c.due)
    row = connection.execute(query.limit(1).with_for_update(of=JOBS, skip_locked=True)).first()
    return None if row is None else Job(*row)


def _rest(connection: Connection) -> float:
    """Return how long no further job is due, and at most the time until the next look."""
    next_due = select(func.min(JOBS.c.due) - CLOCK).where(JOBS.c.answer.is_(None) & (JOBS.c.due > CLOCK))
    found = connection.execute(next_due).scalar()
    return LOOK if found is None else min(LOOK, max(0.0, float(found)))


def _finish(connection: Connection, job: Job, found: str | None) -> None:
    """Keep an answer for a while and tell of it; a turn is done when it is in the journal."""
    here = JOBS.c.id == job.id
    if found is None:
        connection.execute(delete(JOBS).where(here))
        return
    connection.execute(update(JOBS).where(here).values(answer=found, due=CLOCK))
    connection.execute(select(func.pg_notify(JOBS_CHANNEL, job.id)))
    is_old = JOBS.c.answer.is_not(None) & (JOBS.c.due < CLOCK - literal_column(str(KEPT)))
    stale = select(JOBS.c.id).where(is_old).with_for_update(skip_locked=True)
    connection.execute(delete(JOBS).where(JOBS.c.id.in_(stale)))


def _fail(connection: Connection, job: Job) -> None:
    """Try a turn again, later each time; whoever has asked a question is told."""
    if job.work != TURN:
        _finish(connection, job, FAILED)
        return
    rest = min(FIRST_REST * 2**job.failures, LONGEST_REST)
    changed = {"failures": min(job.failures + 1, 10), "due": CLOCK + rest}
    connection.execute(update(JOBS).where(JOBS.c.id == job.id).values(**changed))


def _type(work: Callable[..., Any], *terms: Any) -> TypeAdapter[Any]:
    """Return what a piece of work results in: by its signature, or by that of the question of a review."""
    asked = getattr(Analysis, terms[0]) if work is answer else work
    return TypeAdapter(get_type_hints(asked)["return"])


def _digest(words: str) -> str:
    return sha256(words.encode()).hexdigest()
