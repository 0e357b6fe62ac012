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
    hints: bool


@dataclass(frozen=True)
class Visit:
    """A table that a browser has been at, by which link, and whether it was put away there."""

    table: str
    token: str
    time: str
    header: Mapping[str, Any]
    finished: str | None
    is_away: bool


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
            await connection.execute(insert(ADVICE).values(table=record.id, hints=record.hints, review=""))
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
            hints = (await connection.execute(select(ADVICE.c.hints).where(ADVICE.c.table == id))).scalar()
            content = [_seat(dict(one)) for one in seats.mappings()], list(lines.scalars()), hints is not False
            return _record(dict(row), *content)

    async def keep_review(self, id: str, review: str) -> None:
        """Keep the review of a finished game."""
        async with self._engine.begin() as connection:
            kept = await connection.execute(update(ADVICE).where(ADVICE.c.table == id).values(review=review))
            if not kept.rowcount:
                await connection.execute(insert(ADVICE).values(table=id, hints=True, review=review))

    async def review(self, id: str) -> str:
        """Return the review of a table; empty if there is none."""
        async with self._engine.connect() as connection:
            return (await connection.execute(select(ADVICE.c.review).where(ADVICE.c.table == id))).scalar() or ""

    async def count(self) -> int:
        """Return how many tables are kept."""
        async with self._engine.connect() as connection:
            return int((await connection.execute(select(func.count()).select_from(TABLES))).scalar_one())

    async def visit(self, browser: str, table: str, token: str) -> None:
        """Remember that a browser has been at a table; one that was put away is so no longer."""
        async with self._engine.begin() as connection:
            await _forget(connection, browser, table)
            await connection.execute(insert(VISITS).values(browser=browser, table=table, token=token, time=now()))

    async def put_away(self, browser: str, table: str) -> None:
        """Remember that a browser's owner does not mean to go on with a table for now."""
        async with self._engine.begin() as connection:
            await connection.execute(delete(AWAY).where((AWAY.c.browser == browser) & (AWAY.c.table == table)))
            await connection.execute(insert(AWAY).values(browser=browser, table=table))

    async def forget(self, browser: str, table: str) -> int:
        """Take a table off a browser's list; return how many other browsers have been at it."""
        async with self._engine.begin() as connection:
            await _forget(connection, browser, table)
            others = select(func.count()).select_from(VISITS).where(VISITS.c.table == table)
            return int((await connection.execute(others)).scalar_one())

    async def delete(self, id: str) -> None:
        """Delete a table with all that belongs to it."""
        async with self._engine.begin() as connection:
            for rows in (ADVICE, AWAY, VISITS, LINES, SEATS):
                await connection.execute(delete(rows).where(rows.c.table == id))
            await connection.execute(delete(TABLES).where(TABLES.c.id == id))

    async def visits(self, browser: str) -> list[Visit]:
        """Return the tables that a browser has been at, the latest first."""
        here = (AWAY.c.table == VISITS.c.table) & (AWAY.c.browser == VISITS.c.browser)
        joined = select(VISITS, TABLES.c.header, TABLES.c.finished, AWAY.c.table.is_not(None).label("is_away"))
        joined = joined.join(TABLES, TABLES.c.id == VISITS.c.table).outerjoin(AWAY, here)
        async with self._engine.connect() as connection:
            rows = await connection.execute(joined.where(VISITS.c.browser == browser).order_by(VISITS.c.time.desc()))
            return [_visit(dict(row)) for row in rows.mappings()]


async def _forget(connection: AsyncConnection, browser: str, table: str) -> None:
    for rows in (AWAY, VISITS):
        await connection.execute(delete(rows).where((rows.c.browser == browser) & (rows.c.table == table)))


def _visit(row: Mapping[str, Any]) -> Visit:
    return Visit(
        table=row["table"],
        token=row["token"],
        time=row["time"],
        header=json.loads(row["header"]),
        finished=row["finished"],
        is_away=bool(row["is_away"]),
    )


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


def _record(row: Mapping[str, Any], seats: list[Seat], lines: list[str], hints: bool) -> Record:
    standing = [(int(entry), str(name), int(seat)) for entry, name, seat in json.loads(row["standing"])]
    return Record(**{**row, "standing": standing}, seats=seats, lines=lines, hints=hints)


def _seat(row: Mapping[str, Any]) -> Seat:
    return Seat(row["number"], row["name"], row["is_person"], row["bot"], row["handed_out"], row["token"])


async def _write_seats(connection: AsyncConnection, record: Record) -> None:
    rows = [{"table": record.id, **vars(seat)} for seat in record.seats]
    await connection.execute(insert(SEATS), rows)


async def _write_lines(connection: AsyncConnection, table: str, start: int, lines: list[str]) -> None:
    if lines:
        rows = [{"table": table, "number": start + at, "line": line} for at, line in enumerate(lines)]
        await connection.execute(insert(LINES), rows)
