"""The database: tables, their seats and every line of their journals. What was answered has been committed before."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, Final

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Integer,
    MetaData,
    String,
    delete,
    event,
    func,
    insert,
    select,
    update,
)
from sqlalchemy import Table as Rows
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from freestone.table.seats import Seat

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


@dataclass
class Record:
    """A table as it is kept."""

    id: str
    header: str
    maker: str
    watcher: str
    created: str
    finished: str | None
    pace: float
    rematch: str
    standing: list[tuple[int, str, int]]
    seats: list[Seat]
    lines: list[str]


@dataclass(frozen=True)
class Visit:
    """A table that a browser has been at, and by which link."""

    table: str
    token: str
    time: str
    header: Mapping[str, Any]
    finished: str | None


def now() -> str:
    """Return the time as it is kept."""
    return datetime.now(UTC).isoformat(timespec="seconds")


class Store:
    """The tables of a server in a database."""

    def __init__(self, url: str) -> None:
        self._engine = create_async_engine(url)
        if url.startswith("sqlite"):
            event.listen(self._engine.sync_engine, "connect", _set_up_sqlite)

    async def open(self) -> None:
        """Make the tables that are missing."""
        async with self._engine.begin() as connection:
            await connection.run_sync(META.create_all)

    async def close(self) -> None:
        """Let go of the database."""
        await self._engine.dispose()

    async def add(self, record: Record) -> None:
        """Keep a new table."""
        async with self._engine.begin() as connection:
            await connection.execute(insert(TABLES).values(**_row(record)))
            await _write_seats(connection, record)
            await _write_lines(connection, record.id, 0, record.lines)

    async def append(self, record: Record, start: int) -> None:
        """Keep new lines of a journal, the first of them with number `start`."""
        async with self._engine.begin() as connection:
            await connection.execute(update(TABLES).where(TABLES.c.id == record.id).values(**_row(record)))
            await _write_lines(connection, record.id, start, record.lines)

    async def arrange(self, record: Record) -> None:
        """Keep who sits where and how the table stands besides its journal."""
        async with self._engine.begin() as connection:
            await connection.execute(update(TABLES).where(TABLES.c.id == record.id).values(**_row(record)))
            await connection.execute(delete(SEATS).where(SEATS.c.table == record.id))
            await _write_seats(connection, record)

    async def find(self, id: str) -> Record | None:
        """Return a table with its whole journal."""
        async with self._engine.connect() as connection:
            row = (await connection.execute(select(TABLES).where(TABLES.c.id == id))).mappings().first()
            if row is None:
                return None
            seats = await connection.execute(select(SEATS).where(SEATS.c.table == id).order_by(SEATS.c.number))
            lines = await connection.execute(select(LINES.c.line).where(LINES.c.table == id).order_by(LINES.c.number))
            return _record(dict(row), [_seat(dict(one)) for one in seats.mappings()], list(lines.scalars()))

    async def count(self) -> int:
        """Return how many tables are kept."""
        async with self._engine.connect() as connection:
            return int((await connection.execute(select(func.count()).select_from(TABLES))).scalar_one())

    async def visit(self, browser: str, table: str, token: str) -> None:
        """Remember that a browser has been at a table."""
        async with self._engine.begin() as connection:
            here = (VISITS.c.browser == browser) & (VISITS.c.table == table)
            await connection.execute(delete(VISITS).where(here))
            await connection.execute(insert(VISITS).values(browser=browser, table=table, token=token, time=now()))

    async def visits(self, browser: str) -> list[Visit]:
        """Return the tables that a browser has been at, the latest first."""
        joined = select(VISITS, TABLES.c.header, TABLES.c.finished).join(TABLES, TABLES.c.id == VISITS.c.table)
        async with self._engine.connect() as connection:
            rows = await connection.execute(joined.where(VISITS.c.browser == browser).order_by(VISITS.c.time.desc()))
            return [
                Visit(row["table"], row["token"], row["time"], json.loads(row["header"]), row["finished"])
                for row in rows.mappings()
            ]


def _set_up_sqlite(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute("PRAGMA busy_timeout=5000")
    cursor.close()


def _row(record: Record) -> dict[str, Any]:
    names = ("id", "header", "maker", "watcher", "created", "finished", "pace", "rematch")
    return {**{name: getattr(record, name) for name in names}, "standing": json.dumps(record.standing)}


def _record(row: Mapping[str, Any], seats: list[Seat], lines: list[str]) -> Record:
    standing = [(int(entry), str(name), int(seat)) for entry, name, seat in json.loads(row["standing"])]
    return Record(**{**row, "standing": standing}, seats=seats, lines=lines)


def _seat(row: Mapping[str, Any]) -> Seat:
    return Seat(row["number"], row["name"], row["is_person"], row["bot"], row["handed_out"], row["token"])


async def _write_seats(connection: AsyncConnection, record: Record) -> None:
    rows = [{"table": record.id, **vars(seat)} for seat in record.seats]
    await connection.execute(insert(SEATS), rows)


async def _write_lines(connection: AsyncConnection, table: str, start: int, lines: list[str]) -> None:
    if lines:
        rows = [{"table": table, "number": start + at, "line": line} for at, line in enumerate(lines)]
        await connection.execute(insert(LINES), rows)
