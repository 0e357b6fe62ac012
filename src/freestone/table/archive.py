"""The archive: tables at which nobody has played for long. The journal of each is packed into one row.

Nothing else changes: lists still show these tables, and their links say what happened and bring them back. Visits
beyond measure go at the same time.
"""

import asyncio
import json
import logging
import zlib
from base64 import b64decode, b64encode
from collections.abc import Awaitable, Callable
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from typing import Final

from sqlalchemy import ColumnElement, Connection, delete, false, func, insert, or_, select, tuple_, update
from sqlalchemy.exc import SQLAlchemyError

from freestone.core.errors import InvalidChoice, shown
from freestone.table.database import is_shared
from freestone.table.errors import NoSuchTable
from freestone.table.limits import Limits
from freestone.table.snapshot import LESSON, Record, timestamp
from freestone.table.store import ARCHIVE, AWAY, CHANNEL, LINES, TABLES, VISITS, Store, Visit, remove, write_lines
from freestone.table.writer import Work

LOG: Final = logging.getLogger(__name__)
LOOK: Final = 3600.0  # seconds
MOST_VISITS: Final = 200  # to a link; whoever has one can make up browsers without end
NOTICE: Final = 6  # people are told in the last sixth of the time: of 90 days, the last 15


class Archived(NoSuchTable):
    """A table is in the archive; whoever has a link to it may bring it back."""

    def __init__(self, record: Record) -> None:
        super().__init__("archived", day=(record.archived or "")[:10])
        self.record = record


def expiry(table: Record | Visit, limits: Limits) -> datetime | None:
    """Return when a table will be archived, if nobody plays and that is soon."""
    if not limits.quiet_days or table.finished or table.archived:
        return None
    time = timedelta(days=limits.quiet_days)
    end = datetime.fromisoformat(table.played) + time
    return end if end - datetime.now(UTC) < time / NOTICE else None


def _is_due(limits: Limits) -> ColumnElement[bool]:
    """Whether nobody has played for as long as the limits allow; tables of lessons expire by themselves."""
    kinds = [(limits.quiet_days, TABLES.c.finished.is_(None)), (limits.finished_days, TABLES.c.finished.is_not(None))]
    old = [kind & (TABLES.c.played < _ago(days)) for days, kind in kinds if days]
    return or_(false(), *old) & ~TABLES.c.origin.startswith(f"{LESSON}:")


def _ago(days: int) -> str:
    return (datetime.now(UTC) - timedelta(days=days)).isoformat(timespec="seconds")


def archive(id: str, limits: Limits | None = None) -> Work:
    """Archive a table, unless it is archived; with limits, only if it is still due."""

    def work(connection: Connection) -> None:
        here = (TABLES.c.id == id) & TABLES.c.archived.is_(None)
        # First, because it locks the row: nobody can play meanwhile.
        if limits is not None:
            here &= _is_due(limits)
        if not _mark(connection, here, archived=timestamp()):
            return
        lines = select(LINES.c.line).where(LINES.c.table == id).order_by(LINES.c.number)
        packed = zlib.compress(json.dumps(list(connection.execute(lines).scalars())).encode(), 9)
        connection.execute(insert(ARCHIVE).values(table=id, lines=b64encode(packed).decode()))
        connection.execute(delete(LINES).where(LINES.c.table == id))

    return work


def bring_back(id: str) -> Work:
    """Take a table out of the archive, if it is there; its time begins anew."""

    def work(connection: Connection) -> None:
        here = (TABLES.c.id == id) & TABLES.c.archived.is_not(None)
        if not _mark(connection, here, archived=None, played=timestamp()):
            return
        packed = connection.execute(select(ARCHIVE.c.lines).where(ARCHIVE.c.table == id)).scalar_one()
        write_lines(connection, id, 0, json.loads(zlib.decompress(b64decode(packed))))
        connection.execute(delete(ARCHIVE).where(ARCHIVE.c.table == id))

    return work


def _mark(connection: Connection, here: ColumnElement[bool], **values: str | None) -> bool:
    """Change the row of a table, so that whoever has it open learns of it; return whether there is such a row."""
    marked = update(TABLES).where(here).values(notice=TABLES.c.notice + 1, **values)
    row = connection.execute(marked.returning(TABLES.c.id, TABLES.c.line, TABLES.c.notice)).first()
    if row is not None and is_shared(connection.engine.url):
        connection.execute(select(func.pg_notify(CHANNEL, f"{row.id} {row.line} {row.notice}")))
    return row is not None


class Archivist:
    """Archives what is due, now and then; `let_go` gets the id of each table that was archived."""

    def __init__(self, store: Store, limits: Limits, let_go: Callable[[str], Awaitable[None]]) -> None:
        self._store = store
        self._limits = limits
        self._let_go = let_go
        self._is_closed = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Begin."""
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Finish what has begun, and stop."""
        self._is_closed.set()
        if self._task is not None:
            # Not awaited by itself: a server that is asked to stop cancels all tasks, and must go on to close the rest.
            await asyncio.wait([self._task])

    async def _run(self) -> None:
        while not self._is_closed.is_set():
            try:
                for id in await archive_due(self._store, self._limits):
                    await self._let_go(id)
                await self._store.write(forget_old_visits)
            except SQLAlchemyError as error:
                LOG.warning("the archive has to wait: %s", " ".join(str(error).split())[:200])
            with suppress(TimeoutError):
                await asyncio.wait_for(self._is_closed.wait(), LOOK)


async def archive_due(store: Store, limits: Limits) -> list[str]:
    """Archive every table that is due, each in a transaction of its own, and return their ids."""
    due = select(TABLES.c.id).where(TABLES.c.archived.is_(None) & _is_due(limits))
    found = await store.read(lambda connection: connection.execute(due).scalars().all())
    for id in found:
        await store.write(archive(id, limits))
    # Somebody may have played meanwhile.
    there = select(TABLES.c.id).where(TABLES.c.id.in_(found) & TABLES.c.archived.is_not(None))
    return await store.read(lambda connection: list(connection.execute(there).scalars()))


def forget_old_visits(connection: Connection) -> None:
    """Keep the latest visits to each link, and forget where others have put its table away."""
    visit = VISITS.c.browser, VISITS.c.table
    latest_first = func.row_number().over(partition_by=(VISITS.c.table, VISITS.c.token), order_by=VISITS.c.time.desc())
    ranked = select(*visit, latest_first.label("rank")).subquery()
    old = select(ranked.c.browser, ranked.c.table).where(ranked.c.rank > MOST_VISITS)
    connection.execute(delete(VISITS).where(tuple_(*visit).in_(old)))
    connection.execute(delete(AWAY).where(tuple_(AWAY.c.browser, AWAY.c.table).not_in(select(*visit))))


async def known(store: Store, ids: list[str]) -> list[str]:
    """Return the ids of tables; refuse one that does not exist."""
    found = set(await store.read(lambda connection: connection.execute(select(TABLES.c.id)).scalars().all()))
    for id in ids:
        if id not in found:
            raise InvalidChoice("no-table", text=shown(id))
    return ids


def expire(origin: str, before: datetime) -> Work:
    """Delete the tables of an origin that were made before a time."""

    def work(connection: Connection) -> None:
        time = before.isoformat(timespec="seconds")
        old = select(TABLES.c.id).where(TABLES.c.origin.startswith(f"{origin}:") & (TABLES.c.created < time))
        for id in connection.execute(old).scalars().all():
            remove(id)(connection)

    return work
