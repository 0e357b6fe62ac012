"""The database: tables, their seats and every line of their journals. What was answered has been committed before."""

import asyncio
import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, Final, TypeVar

from sqlalchemy import (
    Boolean,
    Column,
    Connection,
    Float,
    ForeignKey,
    Integer,
    MetaData,
    String,
    create_engine,
    delete,
    func,
    insert,
    select,
    update,
)
from sqlalchemy import Table as Rows
from sqlalchemy.engine import RowMapping
from sqlalchemy.exc import DBAPIError

from freestone.table.database import Hold, file_of, hold, migrate, unusable, url_of
from freestone.table.seats import Seat
from freestone.table.writer import Work, Writer, set_up_sqlite

R = TypeVar("R")
SEED: Final = "seed"
JOURNAL: Final = "journal"
POSITION: Final = "position"
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
class Record:
    """A table as it is stored, apart from its journal's entries: who sits where, and how they play.

    `standing` has each standing answer in force: the entry at which it was given, its name and its seat. `origin`
    says what its maker could know beforehand: SEED, JOURNAL, POSITION, or nothing.
    """

    id: str
    header: str
    maker: str
    watcher: str
    created: str
    seats: tuple[Seat, ...]
    finished: str | None = None
    pace: float = 0.0
    rematch: str = ""
    standing: tuple[tuple[int, str, int], ...] = ()
    hints: bool = True
    origin: str = ""


@dataclass(frozen=True)
class Visit:
    """A table that a browser has been at, by which link, and whether it was put away there."""

    table: str
    token: str
    time: str
    header: Mapping[str, Any]
    finished: str | None
    is_away: bool


def timestamp() -> str:
    """Return the time as it is stored."""
    return datetime.now(UTC).isoformat(timespec="seconds")


class Store:
    """The tables of a server in a database.

    Reads run in threads and see whole transactions. Changes are values, made by the functions below; `write`
    commits all that it is given, or nothing.
    """

    def __init__(self, place: str) -> None:
        self._engine = create_engine(url_of(place))
        set_up_sqlite(self._engine)
        self._writer = Writer(self._engine)
        self._hold: Hold | None = None

    async def open(self) -> None:
        """Take hold of the database and bring it to the present schema; refuse one that cannot be used."""
        file = file_of(self._engine.url)
        self._hold = await asyncio.to_thread(hold, file)
        try:
            await self.write(migrate)
        except DBAPIError as error:
            raise unusable(file, error.orig or error) from error

    def tell(self, address: str) -> None:
        """Let whoever finds the database in use know where its server is."""
        if self._hold is not None:
            self._hold.tell(address)

    async def close(self) -> None:
        """Finish what is being written and let go of the database."""
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
        return await self._read(lambda connection: _found(connection, id))

    async def review(self, id: str) -> str:
        """Return the review of a table; empty if there is none."""
        query = select(ADVICE.c.review).where(ADVICE.c.table == id)
        return await self._read(lambda connection: connection.execute(query).scalar() or "")

    async def count(self) -> int:
        """Return how many tables are stored."""
        query = select(func.count()).select_from(TABLES)
        return await self._read(lambda connection: connection.execute(query).scalar_one())

    async def is_known_elsewhere(self, browser: str, table: str) -> bool:
        """Whether another browser has been at a table."""
        query = select(VISITS).where((VISITS.c.table == table) & (VISITS.c.browser != browser)).limit(1)
        return await self._read(lambda connection: connection.execute(query).first() is not None)

    async def visits(self, browser: str) -> list[Visit]:
        """Return the tables that a browser has been at, the latest first."""
        here = (AWAY.c.table == VISITS.c.table) & (AWAY.c.browser == VISITS.c.browser)
        joined = select(VISITS, TABLES.c.header, TABLES.c.finished, AWAY.c.table.is_not(None).label("is_away"))
        joined = joined.join(TABLES, TABLES.c.id == VISITS.c.table).outerjoin(AWAY, here)
        query = joined.where(VISITS.c.browser == browser).order_by(VISITS.c.time.desc())
        return await self._read(lambda connection: [_visit(row) for row in connection.execute(query).mappings()])


def add(record: Record, lines: list[str]) -> Work:
    """Add a table with the lines of its journal."""

    def work(connection: Connection) -> None:
        connection.execute(insert(TABLES).values(**_row(record)))
        connection.execute(insert(ADVICE).values(table=record.id, hints=record.hints, review=""))
        _write_seats(connection, record)
        _write_lines(connection, record.id, 0, lines)

    return work


def change(before: Record, after: Record, start: int, lines: list[str]) -> Work:
    """Change a table: what differs between two records, and new lines of its journal from number `start` on."""

    def work(connection: Connection) -> None:
        if _row(after) != _row(before):
            connection.execute(update(TABLES).where(TABLES.c.id == after.id).values(**_row(after)))
        if after.seats != before.seats:
            connection.execute(delete(SEATS).where(SEATS.c.table == after.id))
            _write_seats(connection, after)
        _write_lines(connection, after.id, start, lines)

    return work


def keep_review(id: str, review: str) -> Work:
    """Keep the review of a finished game."""

    def work(connection: Connection) -> None:
        kept = connection.execute(update(ADVICE).where(ADVICE.c.table == id).values(review=review))
        if not kept.rowcount:
            connection.execute(insert(ADVICE).values(table=id, hints=True, review=review))

    return work


def remember_visit(browser: str, table: str, token: str) -> Work:
    """Remember that a browser has been at a table; one that was put away is so no longer."""

    def work(connection: Connection) -> None:
        forget(browser, table)(connection)
        connection.execute(insert(VISITS).values(browser=browser, table=table, token=token, time=timestamp()))

    return work


def put_away(browser: str, table: str) -> Work:
    """Remember that a browser's owner does not mean to go on with a table for now."""

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
    """Delete a table with all that belongs to it."""

    def work(connection: Connection) -> None:
        for rows in (ADVICE, AWAY, VISITS, LINES, SEATS):
            connection.execute(delete(rows).where(rows.c.table == id))
        connection.execute(delete(TABLES).where(TABLES.c.id == id))

    return work


def _found(connection: Connection, id: str) -> tuple[Record, list[str]] | None:
    row = connection.execute(select(TABLES).where(TABLES.c.id == id)).mappings().first()
    if row is None:
        return None
    seats = connection.execute(select(SEATS).where(SEATS.c.table == id).order_by(SEATS.c.number)).mappings()
    lines = connection.execute(select(LINES.c.line).where(LINES.c.table == id).order_by(LINES.c.number)).scalars()
    hints = connection.execute(select(ADVICE.c.hints).where(ADVICE.c.table == id)).scalar()
    return _record(row, tuple(_seat(one) for one in seats), hints is not False), list(lines)


def _visit(row: RowMapping) -> Visit:
    return Visit(
        table=row["table"],
        token=row["token"],
        time=row["time"],
        header=json.loads(row["header"]),
        finished=row["finished"],
        is_away=bool(row["is_away"]),
    )


def _row(record: Record) -> dict[str, Any]:
    names = ("id", "header", "maker", "watcher", "created", "finished", "pace", "rematch", "origin")
    return {**{name: getattr(record, name) for name in names}, "standing": json.dumps(record.standing)}


def _record(row: RowMapping, seats: tuple[Seat, ...], hints: bool) -> Record:
    standing = tuple((int(entry), str(name), int(seat)) for entry, name, seat in json.loads(row["standing"]))
    return Record(**{**row, "standing": standing}, seats=seats, hints=hints)


def _seat(row: RowMapping) -> Seat:
    return Seat(row["number"], row["name"], row["is_person"], row["bot"], row["handed_out"], row["token"])


def _write_seats(connection: Connection, record: Record) -> None:
    connection.execute(insert(SEATS), [{"table": record.id, **vars(seat)} for seat in record.seats])


def _write_lines(connection: Connection, table: str, start: int, lines: list[str]) -> None:
    if lines:
        rows = [{"table": table, "number": start + at, "line": line} for at, line in enumerate(lines)]
        connection.execute(insert(LINES), rows)
