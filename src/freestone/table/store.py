"""The store: a database of tables, their seats and every line of their journals, behind one writing thread."""

import asyncio
import json
from collections import deque
from collections.abc import Callable, Mapping
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final, TypeVar

from sqlalchemy import (
    Boolean,
    Column,
    Connection,
    Engine,
    Float,
    ForeignKey,
    Integer,
    MetaData,
    String,
    create_engine,
    delete,
    event,
    false,
    func,
    insert,
    select,
    update,
)
from sqlalchemy import Table as Rows
from sqlalchemy.exc import DBAPIError

from freestone.table.database import Hold, file_of, hold, migrate, unusable, url_of
from freestone.table.snapshot import Ending, Record, Seat, timestamp

R = TypeVar("R")
Work = Callable[[Connection], object]
BEGIN: Final = "freestone_begin"
META: Final = MetaData()
TABLES: Final = Rows(
    "tables",
    META,
    Column("id", String, primary_key=True),
    Column("header", String, nullable=False),
    Column("maker", String, nullable=False),
    Column("watcher", String, nullable=False),
    Column("created", String, nullable=False),
    Column("finished", String),
    Column("pace", Float, nullable=False),
    Column("rematch", String, nullable=False),
    Column("standing", String, nullable=False),
    Column("origin", String, nullable=False, server_default=""),
    Column("ending", String, nullable=False, server_default="[]"),
)
SEATS: Final = Rows(
    "seats",
    META,
    Column("table", String, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("name", String, nullable=False),
    Column("is_person", Boolean, nullable=False),
    Column("bot", String, nullable=False),
    Column("handed_out", Boolean, nullable=False),
    Column("token", String, nullable=False),
    Column("coach", Boolean, nullable=False, server_default=false()),
)
LINES: Final = Rows(
    "lines",
    META,
    Column("table", String, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("line", String, nullable=False),
)
VISITS: Final = Rows(
    "visits",
    META,
    Column("browser", String, primary_key=True),
    Column("table", String, ForeignKey("tables.id"), primary_key=True),
    Column("token", String, nullable=False),
    Column("time", String, nullable=False),
)
AWAY: Final = Rows(
    "away",
    META,
    Column("browser", String, primary_key=True),
    Column("table", String, ForeignKey("tables.id"), primary_key=True),
)
ADVICE: Final = Rows(
    "advice",
    META,
    Column("table", String, ForeignKey("tables.id"), primary_key=True),
    Column("hints", Boolean, nullable=False),
    Column("review", String, nullable=False),
)


@dataclass(frozen=True)
class Visit:
    """A table that a browser has been at, the link it used, how it ended, and whether it was put away there."""

    table: str
    token: str
    time: str
    header: Mapping[str, Any]
    finished: str | None
    ending: Ending
    is_away: bool


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
        self._waiting: deque[tuple[tuple[Work, ...], Future[None]]] = deque()
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

    def _commit_waiting(self) -> None:
        # Nothing waits any more if an earlier call has already included it.
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
                # Not savepoints: SQLite may roll back a whole transaction by itself when the disk is full.
                if has_begun and len(jobs) > 1:
                    self._commit([job])
                else:
                    job[1].set_exception(error)
        else:
            for _, done in jobs:
                done.set_result(None)


class Store:
    """The tables of a server in a database.

    Reads run in threads and see whole transactions. Changes are values, made by the functions below; `write`
    commits everything it is given, or nothing.
    """

    def __init__(self, place: str) -> None:
        self._engine = create_engine(url_of(place))
        event.listen(self._engine, "connect", _set_up_sqlite)
        event.listen(self._engine, "begin", _begin)
        self._writer = Writer(self._engine)
        self._hold: Hold | None = None

    async def open(self) -> None:
        """Lock the database and migrate it to the present schema; refuse one that cannot be used."""
        file = file_of(self._engine.url)
        self._hold = await asyncio.to_thread(hold, file)
        try:
            await self.write(migrate)
        except DBAPIError as error:
            raise unusable(file, error.orig or error) from error

    def publish(self, address: str) -> None:
        """Note the server's address, for whoever finds the database in use."""
        if self._hold is not None:
            self._hold.publish(address)

    async def close(self) -> None:
        """Finish writing and unlock the database."""
        await asyncio.to_thread(self._writer.close)
        self._engine.dispose()
        if self._hold is not None:
            self._hold.close()

    async def write(self, *works: Work) -> None:
        """Commit changes together; if one of them fails, none is made."""
        await self._writer.write(*works)

    async def _read(self, query: Callable[[Connection], R]) -> R:
        def run() -> R:
            with self._engine.connect() as connection:
                return query(connection)

        return await asyncio.to_thread(run)

    async def find(self, id: str) -> tuple[Record, list[str]] | None:
        """Return a table and all lines of its journal."""

        def query(connection: Connection) -> tuple[Record, list[str]] | None:
            row = connection.execute(select(TABLES).where(TABLES.c.id == id)).mappings().first()
            if row is None:
                return None
            in_order = select(SEATS).where(SEATS.c.table == id).order_by(SEATS.c.number)
            seats = tuple(
                Seat(**{name: value for name, value in one.items() if name != "table"})
                for one in connection.execute(in_order).mappings()
            )
            lines = connection.execute(select(LINES.c.line).where(LINES.c.table == id).order_by(LINES.c.number))
            hints = connection.execute(select(ADVICE.c.hints).where(ADVICE.c.table == id)).scalar()
            standing = tuple((int(entry), str(name), int(seat)) for entry, name, seat in json.loads(row["standing"]))
            # Tables from before there were hints have no row of advice, and allow them.
            written = {"standing": standing, "ending": _ending(row["ending"])}
            record = Record(**{**row, **written}, seats=seats, hints=hints is not False)
            return record, list(lines.scalars())

        return await self._read(query)

    async def review(self, id: str) -> str:
        """Return the review of a table; empty if there is none."""
        query = select(ADVICE.c.review).where(ADVICE.c.table == id)
        return await self._read(lambda connection: connection.execute(query).scalar() or "")

    async def count(self) -> int:
        """Return the number of stored tables."""
        query = select(func.count()).select_from(TABLES)
        return await self._read(lambda connection: connection.execute(query).scalar_one())

    async def is_known_elsewhere(self, browser: str, table: str) -> bool:
        """Whether another browser has been at a table."""
        query = select(VISITS).where((VISITS.c.table == table) & (VISITS.c.browser != browser)).limit(1)
        return await self._read(lambda connection: connection.execute(query).first() is not None)

    async def visits(self, browser: str) -> list[Visit]:
        """Return the tables that a browser has been at, the latest first."""
        here = (AWAY.c.table == VISITS.c.table) & (AWAY.c.browser == VISITS.c.browser)
        joined = select(
            *(VISITS.c.table, VISITS.c.token, VISITS.c.time),
            *(TABLES.c.header, TABLES.c.finished, TABLES.c.ending, AWAY.c.table.is_not(None).label("is_away")),
        )
        joined = joined.join(TABLES, TABLES.c.id == VISITS.c.table).outerjoin(AWAY, here)
        query = joined.where(VISITS.c.browser == browser).order_by(VISITS.c.time.desc())
        rows = await self._read(lambda connection: connection.execute(query).mappings().all())
        return [Visit(**{**row, "header": json.loads(row["header"]), "ending": _ending(row["ending"])}) for row in rows]


def add(record: Record, lines: list[str]) -> Work:
    """Add a table with the lines of its journal."""

    def work(connection: Connection) -> None:
        connection.execute(insert(TABLES).values(**_row(record)))
        connection.execute(insert(ADVICE).values(table=record.id, hints=record.hints, review=""))
        _write_seats(connection, record)
        _write_lines(connection, record.id, 0, lines)

    return work


def change(before: Record, after: Record, start: int, lines: list[str]) -> Work:
    """Store what differs between two records of a table, and new lines of its journal from number `start` on."""

    def work(connection: Connection) -> None:
        if _row(after) != _row(before):
            connection.execute(update(TABLES).where(TABLES.c.id == after.id).values(**_row(after)))
        if after.seats != before.seats:
            connection.execute(delete(SEATS).where(SEATS.c.table == after.id))
            _write_seats(connection, after)
        _write_lines(connection, after.id, start, lines)

    return work


def keep_review(id: str, review: str) -> Work:
    """Keep the review of a finished match."""

    def work(connection: Connection) -> None:
        kept = connection.execute(update(ADVICE).where(ADVICE.c.table == id).values(review=review))
        if not kept.rowcount:
            connection.execute(insert(ADVICE).values(table=id, hints=True, review=review))

    return work


def remember_visit(browser: str, table: str, token: str) -> Work:
    """Remember that a browser has been at a table; a table that was put away comes back."""

    def work(connection: Connection) -> None:
        forget(browser, table)(connection)
        connection.execute(insert(VISITS).values(browser=browser, table=table, token=token, time=timestamp()))

    return work


def put_away(browser: str, table: str) -> Work:
    """Move a table to the part of a browser's list that is put away."""

    def work(connection: Connection) -> None:
        connection.execute(delete(AWAY).where((AWAY.c.browser == browser) & (AWAY.c.table == table)))
        connection.execute(insert(AWAY).values(browser=browser, table=table))

    return work


def forget(browser: str, table: str) -> Work:
    """Take a table off a browser's list."""

    def work(connection: Connection) -> None:
        for rows in (AWAY, VISITS):
            connection.execute(delete(rows).where((rows.c.browser == browser) & (rows.c.table == table)))

    return work


def remove(id: str) -> Work:
    """Delete a table with everything that belongs to it."""

    def work(connection: Connection) -> None:
        # First whatever refers to the table, since foreign keys are enforced.
        for rows in (ADVICE, AWAY, VISITS, LINES, SEATS):
            connection.execute(delete(rows).where(rows.c.table == id))
        connection.execute(delete(TABLES).where(TABLES.c.id == id))

    return work


def expire(origin: str, before: datetime) -> Work:
    """Delete the tables of an origin that were made before a time."""

    def work(connection: Connection) -> None:
        time = before.isoformat(timespec="seconds")
        old = select(TABLES.c.id).where(TABLES.c.origin.startswith(f"{origin}:") & (TABLES.c.created < time))
        for id in connection.execute(old).scalars().all():
            remove(id)(connection)

    return work


def _row(record: Record) -> dict[str, Any]:
    names = ("id", "header", "maker", "watcher", "created", "finished", "pace", "rematch", "origin")
    written = {"standing": json.dumps(record.standing), "ending": json.dumps(record.ending)}
    return {**{name: getattr(record, name) for name in names}, **written}


def _ending(written: str) -> Ending:
    return Ending(*(tuple(part) for part in json.loads(written)))


def _write_seats(connection: Connection, record: Record) -> None:
    connection.execute(insert(SEATS), [{"table": record.id, **vars(seat)} for seat in record.seats])


def _write_lines(connection: Connection, table: str, start: int, lines: list[str]) -> None:
    # SQLAlchemy would insert one row of defaults for an empty list.
    if lines:
        rows = [{"table": table, "number": start + at, "line": line} for at, line in enumerate(lines)]
        connection.execute(insert(LINES), rows)


def _set_up_sqlite(connection: Any, _: object) -> None:
    """Let SQLite be read while it is written to, and lose nothing that was committed."""
    connection.isolation_level = None  # the driver would begin by itself, and not before the first change
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")  # with less, a power cut can undo the last commits in WAL mode
    cursor.execute("PRAGMA foreign_keys=ON")  # SQLite ignores them by default
    cursor.execute("PRAGMA busy_timeout=5000")  # for other programs; our own writer never waits for itself
    cursor.close()


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql(connection.get_execution_options().get(BEGIN, "BEGIN"))
