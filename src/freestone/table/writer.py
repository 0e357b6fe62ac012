"""The one writer of a database: whatever waits is committed in one short transaction, away from the event loop."""

import asyncio
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, Final

from sqlalchemy import Connection, Engine, event

Work = Callable[[Connection], object]
BEGIN: Final = "freestone_begin"


class Writer:
    """Commits changes in the order in which they come, one transaction at a time.

    SQLite lets one connection write at a time and makes the others wait; a server that waits for itself, on many
    connections, answers that the database is locked. One thread writes instead, and as a commit has to wait for the
    disk, it takes along everything that has come meanwhile. Nothing here needs to be the only writer: other
    processes may write to the same database, if it lets them.
    """

    def __init__(self, engine: Engine) -> None:
        self._engine = engine.execution_options(**{BEGIN: "BEGIN IMMEDIATE"})
        self._waiting: deque[tuple[tuple[Work, ...], Future[None]]] = deque()
        self._thread = ThreadPoolExecutor(1, "writer")

    async def write(self, *works: Work) -> None:
        """Commit changes together. Whoever is cancelled while waiting does not know whether they were made."""
        done: Future[None] = Future()
        self._waiting.append((works, done))
        self._thread.submit(self._commit_waiting)
        await asyncio.wrap_future(done)

    def close(self) -> None:
        """Wait until everything is written."""
        self._thread.shutdown()

    def _commit_waiting(self) -> None:
        """Commit all that waits; nothing does if an earlier call took it along."""
        waiting = [self._waiting.popleft() for _ in range(len(self._waiting))]
        jobs = [job for job in waiting if job[1].set_running_or_notify_cancel()]
        if jobs:
            self._commit(jobs)

    def _commit(self, jobs: list[tuple[tuple[Work, ...], Future[None]]]) -> None:
        """Commit jobs in one transaction; if one of them fails, each in its own, so that it fails alone."""
        has_begun = False
        try:
            with self._engine.begin() as connection:
                has_begun = True
                for works, _ in jobs:
                    for work in works:
                        work(connection)
        except Exception as error:  # noqa: BLE001 - whoever waits gets it
            for job in jobs:
                if has_begun and len(jobs) > 1:
                    self._commit([job])
                else:
                    job[1].set_exception(error)
        else:
            for _, done in jobs:
                done.set_result(None)


def set_up_sqlite(engine: Engine) -> None:
    """Let SQLite be read while it is written to, lose nothing that was committed, and begin as it is told."""
    event.listen(engine, "connect", _connect)
    event.listen(engine, "begin", _begin)


def _connect(connection: Any, _: object) -> None:
    connection.isolation_level = None  # the driver would begin by itself, and not before the first change
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute("PRAGMA busy_timeout=5000")
    cursor.close()


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql(connection.get_execution_options().get(BEGIN, "BEGIN"))
