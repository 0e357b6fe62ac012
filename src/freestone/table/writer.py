"""The writer: one thread that commits the changes of a server."""

import asyncio
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError

from freestone.table.database import AUTOCOMMIT, BEGIN, is_shared

Work = Callable[[Connection], object]
Job = tuple[tuple[Work, ...], Future[None]]


@dataclass(frozen=True)
class Single:
    """Work that is a single statement, where servers share the database."""

    work: Work

    def __call__(self, connection: Connection) -> object:
        """Do it."""
        return self.work(connection)


class Writer:
    """Commits changes in the order in which they come, one transaction at a time, away from the event loop.

    SQLite lets one connection write at a time and makes the others wait; a server that waits for itself, on many
    connections, answers that the database is locked. One thread writes instead. A commit has to wait for the disk,
    so each one includes everything that has arrived meanwhile. The writer need not be the only one: other processes
    may write to the same database, if it lets them.
    """

    def __init__(self, engine: Engine) -> None:
        # A transaction that reads first and writes later fails at once if somebody else has written in between,
        # whatever the timeout; this one waits for its turn at the beginning.
        self._engine = engine.execution_options(**{BEGIN: "BEGIN IMMEDIATE"})
        self._connection: Connection | None = None
        # A statement is a transaction of its own: to begin and end one around it takes two more ways there and back.
        self._alone = engine.execution_options(isolation_level=AUTOCOMMIT) if is_shared(engine.url) else None
        self._lone: Connection | None = None
        self._waiting: deque[Job] = deque()
        self._thread = ThreadPoolExecutor(1, "writer")

    async def write(self, *works: Work) -> None:
        """Commit changes together. A caller cancelled while waiting does not know whether they were made."""
        done: Future[None] = Future()
        self._waiting.append((works, done))
        self._thread.submit(self._commit_waiting)
        await asyncio.wrap_future(done)

    def close(self) -> None:
        """Wait until everything is written."""
        self._thread.shutdown()
        for connection in (self._connection, self._lone):
            if connection is not None:
                connection.close()

    def _commit_waiting(self) -> None:
        # Nothing waits any more if an earlier call has already included it.
        waiting = [self._waiting.popleft() for _ in range(len(self._waiting))]
        jobs = [job for job in waiting if job[1].set_running_or_notify_cancel()]
        match jobs:
            case [((Single() as work,), done)] if self._alone is not None:
                self._execute(self._alone, work, done)
            case [_, *_]:
                self._commit(jobs)

    def _execute(self, engine: Engine, work: Work, done: Future[None], cut: Exception | None = None) -> None:
        """Do a single statement; if its connection was `cut`, again."""
        try:
            self._lone = self._lone or engine.connect()
            work(self._lone)
        except Exception as error:  # noqa: BLE001 - whoever waits gets it
            is_cut = isinstance(error, DBAPIError) and error.connection_invalidated
            if is_cut and self._lone is not None:
                self._lone.close()
                self._lone = None
            if is_cut and cut is None:
                self._execute(engine, work, done, error)
            else:
                # A statement that was cut may have been made: then it is no surprise that it cannot be made again.
                done.set_exception(cut or error)
        else:
            done.set_result(None)

    def _commit(self, jobs: list[Job], attempts: int = 2) -> None:
        """Commit jobs in one transaction; if one of them fails, each in its own, so that it fails alone."""
        has_begun = is_made = False
        try:
            # Kept: to take it from the pool and to ask whether it is alive takes as long as a change.
            self._connection = self._connection or self._engine.connect()
            with self._connection.begin():
                has_begun = True
                for works, _ in jobs:
                    for work in works:
                        work(self._connection)
                is_made = True
        except Exception as error:  # noqa: BLE001 - whoever waits gets it
            is_cut = isinstance(error, DBAPIError) and error.connection_invalidated
            # Nobody meets a connection that a restart of the database has cut. But a commit may have been made.
            if is_cut and not is_made and attempts > 1:
                self._commit(jobs, attempts - 1)
                return
            for job in jobs:
                # Not savepoints: SQLite may roll back a whole transaction by itself when the disk is full.
                if has_begun and len(jobs) > 1:
                    self._commit([job])
                else:
                    job[1].set_exception(error)
        else:
            for _, done in jobs:
                done.set_result(None)
