"""The store: a database of tables, their seats and every line of their journals."""

import asyncio
import json
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from sqlalchemy import (
    ARRAY,
    URL,
    Boolean,
    Column,
    Connection,
    Float,
    ForeignKey,
    Integer,
    MetaData,
    Select,
    String,
    bindparam,
    delete,
    false,
    func,
    insert,
    select,
    true,
    update,
)
from sqlalchemy import Table as Rows
from sqlalchemy.dialects.postgresql import insert as insert_or
from sqlalchemy.exc import DBAPIError

from freestone.table.database import AUTOCOMMIT, Hold, engine_of, hold, is_shared, migrate, unusable, url_of
from freestone.table.errors import Conflict
from freestone.table.snapshot import Ending, Record, Seat, Snapshot, Stored, UndoRequest, timestamp
from freestone.table.writer import Single, Work, Writer

R = TypeVar("R")
REPEATABLE: Final = "REPEATABLE READ"
READERS: Final = 8  # threads, each with a connection; with the writer fewer than SQLAlchemy opens to a file
CLOCK: Final = func.extract("epoch", func.clock_timestamp())  # of PostgreSQL, the same for all
CHANNEL: Final = "freestone"  # on which processes that share a database tell each other of changes
JOBS_CHANNEL: Final = "freestone_jobs"  # on which they tell of new jobs, without a text, and of answered ones
TURN: Final = "turn"  # the work of a job that lets a bot play
TIMES: Final = ("created", "played", "finished", "archived")
PLAIN: Final = ("id", "header", "maker", "watcher", "pace", "rematch", "origin", *TIMES)
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
    # How far the table is (`Snapshot.version`): only whoever knows may make the next change.
    Column("line", Integer, nullable=False, server_default="0"),
    Column("notice", Integer, nullable=False, server_default="0"),
    Column("request", String, nullable=False, server_default=""),
    Column("played", String, nullable=False, server_default=""),
    Column("archived", String),
    Column("bound", String, nullable=False, server_default="[]"),
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
# The journals of tables that are archived, each packed into one text.
ARCHIVE: Final = Rows(
    "archive",
    META,
    Column("table", String, ForeignKey("tables.id"), primary_key=True),
    Column("lines", String, nullable=False),
)


# Work for whichever process is free, where processes share a database. A job is done as long as its row is locked, so
# one that dies leaves it to the others.
JOBS: Final = Rows(
    "jobs",
    META,
    Column("id", String, primary_key=True),
    Column("share", String, nullable=False),  # whose job it is, a table's or a match's: each gets its share of the work
    Column("work", String, nullable=False),
    Column("terms", String, nullable=False),
    Column("due", Float, nullable=False),
    Column("failures", Integer, nullable=False, server_default="0"),
    Column("answer", String),
)


# What every choice stores. Making such a statement anew takes as long as executing it.
FIXED: Final = ("id", "header", "maker", "watcher", "created")
CHANGE: Final = (
    update(TABLES)
    .where(*(TABLES.c[name] == bindparam(f"old_{name}") for name in ("id", "line", "notice")))
    .values({column.name: bindparam(f"new_{column.name}") for column in TABLES.c if column.name not in FIXED})
)
ADD_LINES: Final = insert(LINES)
VERSION: Final = select(TABLES.c.line, TABLES.c.notice).where(TABLES.c.id == bindparam("table"))
LONGEST_NEWS: Final = 7_900  # bytes; PostgreSQL refuses notifications of 8,000


@dataclass(frozen=True)
class Visit:
    """A table that a browser has been at: its link, how it ended, if it is archived, and if it was put away there."""

    table: str
    token: str
    time: str
    header: Mapping[str, Any]
    finished: str | None
    ending: Ending
    played: str
    archived: str | None
    is_away: bool


class Store:
    """The tables of a server in a database.

    Reads run in threads and see whole transactions. Changes are values, made by the functions below; `write`
    commits everything it is given, or nothing.
    """

    def __init__(self, place: str) -> None:
        self._engine = engine_of(url_of(place))
        self.is_shared = is_shared(self._engine.url)
        # What is read in several steps must be of one time.
        self._reading = self._engine.execution_options(isolation_level=REPEATABLE) if self.is_shared else self._engine
        # A single question needs no transaction; that saves two ways to the server and back, before every request.
        self._glance = self._engine.execution_options(isolation_level=AUTOCOMMIT) if self.is_shared else self._engine
        self._writer = Writer(self._engine)
        self._readers = ThreadPoolExecutor(READERS, "reader")
        self._hold: Hold | None = None

    async def open(self) -> None:
        """Lock the database, unless servers share it, and migrate its schema; refuse one that cannot be used."""
        url = self._engine.url
        if not self.is_shared:
            self._hold = await asyncio.to_thread(hold, url)
        try:
            await self.write(migrate)
        except DBAPIError as error:
            raise unusable(url, error.orig or error) from error

    def publish(self, address: str) -> None:
        """Note the server's address, for whoever finds the database in use."""
        if self._hold is not None:
            self._hold.publish(address)

    async def close(self) -> None:
        """Finish reading and writing, and unlock the database."""
        # Also what nobody waits for any more: its connection could not be closed.
        await asyncio.to_thread(self._readers.shutdown)
        await asyncio.to_thread(self._writer.close)
        self._engine.dispose()
        if self._hold is not None:
            self._hold.close()

    async def write(self, *works: Work) -> None:
        """Commit changes together; if one of them fails, none is made."""
        await self._writer.write(*works)

    async def read(self, query: Callable[[Connection], R]) -> R:
        """Return what a query finds, as of one moment."""

        def run() -> R:
            with self._reading.connect() as connection:
                return query(connection)

        return await self._in_thread(run)

    async def find(self, id: str, start: int = 0) -> Stored | None:
        """Return a table with the lines of its journal from number `start` on."""

        def query(connection: Connection) -> Stored | None:
            row = connection.execute(select(TABLES).where(TABLES.c.id == id)).mappings().first()
            if row is None:
                return None
            in_order = select(SEATS).where(SEATS.c.table == id).order_by(SEATS.c.number)
            seats = [
                Seat(**{name: value for name, value in one.items() if name != "table"})
                for one in connection.execute(in_order).mappings()
            ]
            new = (LINES.c.table == id) & (LINES.c.number >= start)
            lines = connection.execute(select(LINES.c.line).where(new).order_by(LINES.c.number))
            hints = connection.execute(select(ADVICE.c.hints).where(ADVICE.c.table == id)).scalar()
            # Tables from before there were hints have no row of advice, and allow them.
            record = _record(dict(row), seats, hints is not False)
            return Stored(record, list(lines.scalars()), row["notice"], _request(row["request"]))

        return await self.read(query)

    @property
    def url(self) -> URL:
        """The address of the database."""
        return self._engine.url

    async def version(self, id: str) -> tuple[int, int] | None:
        """Return how far a table is; None if there is none."""

        def run() -> tuple[int, int] | None:
            with self._glance.connect() as connection:
                row = connection.execute(VERSION, {"table": id}).first()
                return None if row is None else (row.line, row.notice)

        return await self._in_thread(run)

    async def _in_thread(self, run: Callable[[], R]) -> R:
        return await asyncio.get_running_loop().run_in_executor(self._readers, run)

    def begin(self) -> AbstractContextManager[Connection]:
        """Begin a transaction of the caller's own, which may last."""
        return self._engine.begin()

    async def review(self, id: str) -> str:
        """Return the review of a table; empty if there is none."""
        query = select(ADVICE.c.review).where(ADVICE.c.table == id)
        return await self.read(lambda connection: connection.execute(query).scalar() or "")

    async def ping(self) -> None:
        """Return if the database answers; raise SQLAlchemyError otherwise."""
        query = select(TABLES.c.id).limit(1)
        await self.read(lambda connection: connection.execute(query).first())

    async def count(self) -> int:
        """Return the number of stored tables, without those that are archived."""
        query = select(func.count()).select_from(TABLES).where(TABLES.c.archived.is_(None))
        return await self.read(lambda connection: connection.execute(query).scalar_one())

    async def is_known_elsewhere(self, browser: str, table: str) -> bool:
        """Whether another browser has been at a table."""
        query = select(VISITS).where((VISITS.c.table == table) & (VISITS.c.browser != browser)).limit(1)
        return await self.read(lambda connection: connection.execute(query).first() is not None)

    async def visits(self, browser: str) -> list[Visit]:
        """Return the tables that a browser has been at, the latest first."""
        here = (AWAY.c.table == VISITS.c.table) & (AWAY.c.browser == VISITS.c.browser)
        joined = select(
            *(VISITS.c.table, VISITS.c.token, VISITS.c.time),
            *(TABLES.c.header, TABLES.c.finished, TABLES.c.ending, TABLES.c.played, TABLES.c.archived),
            AWAY.c.table.is_not(None).label("is_away"),
        )
        joined = joined.join(TABLES, TABLES.c.id == VISITS.c.table).outerjoin(AWAY, here)
        query = joined.where(VISITS.c.browser == browser).order_by(VISITS.c.time.desc())
        rows = await self.read(lambda connection: connection.execute(query).mappings().all())
        return [Visit(**{**row, "header": json.loads(row["header"]), "ending": _ending(row["ending"])}) for row in rows]


def add(now: Snapshot) -> Work:
    """Add a table with the lines of its journal."""

    def work(connection: Connection) -> None:
        record = now.record
        connection.execute(insert(TABLES).values(**_row(now)))
        connection.execute(insert(ADVICE).values(table=record.id, hints=record.hints, review=""))
        _write_seats(connection, record)
        write_lines(connection, record.id, 0, now.lines_after(0))
        add_turn(now)(connection)

    return work


def _change_and_tell() -> Select[Any]:
    """Return the same change with its lines and a notification as one statement, which saves three ways there and back.

    It finds a row if the change was made.
    """
    made = CHANGE.returning(TABLES.c.id).cte("made")
    lines = func.unnest(bindparam("lines", type_=ARRAY(String))).table_valued("line", with_ordinality="at", name="new")
    new = lines.render_derived()
    number = bindparam("start", type_=Integer) + new.c.at - 1
    new_lines = select(made.c.id, number, new.c.line).select_from(made.join(new, true()))
    added = insert(LINES).from_select(list(LINES.c), new_lines).cte("added")
    return select(func.pg_notify(CHANNEL, bindparam("told"))).select_from(made).add_cte(added)


CHANGE_AND_TELL: Final = _change_and_tell()


def change(before: Snapshot, after: Snapshot) -> Work:
    """Store what differs between two snapshots of a table; raise Conflict if the first is not the stored one."""

    def work(connection: Connection) -> None:
        id, (line, notice), row = after.record.id, before.version, _row(after)
        values = {f"new_{name}": value for name, value in row.items() if name not in FIXED}
        values |= {"old_id": id, "old_line": line, "old_notice": notice}
        lines = after.lines_after(line)
        if is_shared(connection.engine.url):
            values |= {"start": line, "lines": lines, "told": _news(before, after, row, lines)}
            is_made = connection.execute(CHANGE_AND_TELL, values).first() is not None
        else:
            is_made = connection.execute(CHANGE, values).rowcount == 1
            write_lines(connection, id, line, lines if is_made else [])
        if not is_made:
            raise Conflict
        if after.seats != before.seats:
            connection.execute(delete(SEATS).where(SEATS.c.table == id))
            _write_seats(connection, after.record)
        if (after.line, after.bot_to_move) != (line, before.bot_to_move):
            add_turn(after)(connection)

    # Nothing else is written then: neither seats nor the turn of a bot.
    return Single(work) if after.seats == before.seats and after.bot_to_move is None else work


def _news(before: Snapshot, after: Snapshot, row: Mapping[str, Any], lines: list[str]) -> str:
    """Return what other processes are told: which table has changed, how far it is now, and if that fits, how."""
    version, old = f"{after.record.id} {after.line} {after.version[1]}", _row(before)
    differs = {name: value for name, value in row.items() if value != old[name]}
    news = json.dumps([*before.version, differs, lines])
    return version if after.seats != before.seats or len(news) > LONGEST_NEWS else f"{version} {news}"


def told(now: Snapshot, news: str) -> Stored | None:
    """Return a table as the process that changed it tells of it; None if that is not all that is new."""
    if not news:
        return None
    line, notice, differs, lines = json.loads(news)
    if (line, notice) != now.version:
        return None
    row = {**_row(now), **differs}
    record = _record(row, list(now.seats), now.record.hints)
    return Stored(record, lines, row["notice"], _request(row["request"]))


def add_turn(now: Snapshot) -> Work:
    """Add the job of letting a bot play, if one has to and processes share the database."""

    def work(connection: Connection) -> None:
        if now.bot_to_move is not None and is_shared(connection.engine.url):
            # Every turn is a job of its own: the one before is still locked by whoever has just done it.
            line, notice = now.version
            id = f"{now.record.id} {line}.{notice}"
            add_job(id, now.record.id, TURN, json.dumps([line]), now.record.pace)(connection)

    return work


def add_job(id: str, share: str, work: str, terms: str, rest: float = 0.0) -> Work:
    """Add a job that is due after a rest, and wake whoever is free; one that is there already stays as it is."""
    job = insert_or(JOBS).values(id=id, share=share, work=work, terms=terms, due=CLOCK + rest)
    wake = select(func.pg_notify(JOBS_CHANNEL, ""))
    return lambda connection: connection.execute(job.on_conflict_do_nothing()).rowcount and connection.execute(wake)


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
        for rows in (ADVICE, ARCHIVE, AWAY, VISITS, LINES, SEATS):
            connection.execute(delete(rows).where(rows.c.table == id))
        connection.execute(delete(TABLES).where(TABLES.c.id == id))

    return work


def _row(now: Snapshot) -> dict[str, Any]:
    record, (line, notice), request = now.record, now.version, now.request
    asked = json.dumps([request.seat, sorted(request.waiting)]) if request else ""
    listed = {name: json.dumps(getattr(record, name)) for name in ("standing", "bound", "ending")}
    plain = {name: getattr(record, name) for name in PLAIN}
    return {**plain, **listed, "request": asked, "line": line, "notice": notice}


def _record(row: dict[str, Any], seats: list[Seat], hints: bool) -> Record:
    standing = tuple((int(entry), str(name), int(seat)) for entry, name, seat in json.loads(row["standing"]))
    bound = tuple((int(start), int(end)) for start, end in json.loads(row["bound"]))
    plain, ending = {name: row[name] for name in PLAIN}, _ending(row["ending"])
    return Record(**plain, seats=tuple(seats), standing=standing, bound=bound, hints=hints, ending=ending)


def _request(written: str) -> UndoRequest | None:
    if not written:
        return None
    seat, waiting = json.loads(written)
    return UndoRequest(seat, frozenset(waiting))


def _ending(written: str) -> Ending:
    return Ending(*(tuple(part) for part in json.loads(written)))


def _write_seats(connection: Connection, record: Record) -> None:
    connection.execute(insert(SEATS), [{"table": record.id, **vars(seat)} for seat in record.seats])


def write_lines(connection: Connection, table: str, start: int, lines: list[str]) -> None:
    """Write lines of a journal, from number `start` on."""
    # SQLAlchemy would insert one row of defaults for an empty list.
    if lines:
        rows = [{"table": table, "number": start + at, "line": line} for at, line in enumerate(lines)]
        connection.execute(ADD_LINES, rows)
