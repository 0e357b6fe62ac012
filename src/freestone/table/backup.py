"""Backups: everything in a database as JSON Lines, which any other database can take in; and a list of its tables.

The first line has the schema, each further one a row, and the last one the number of rows. A backup holds the tokens of
all links, so only its owner may read the file.
"""

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path
from typing import Any, Final

from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, func, insert, select
from sqlalchemy.exc import DBAPIError, OperationalError, SQLAlchemyError

from freestone.table.database import MIGRATIONS, UnusableDatabase, engine_of, is_shared, name_of, unusable, url_of
from freestone.table.store import META, REPEATABLE, TABLES, VISITS, Store

BATCH: Final = 500  # rows that are inserted at once


@dataclass(frozen=True)
class Listed:
    """A stored table as operators see it: nothing of what its players see, and no token."""

    id: str
    game: str
    players: list[str]
    created: str
    visited: str | None
    finished: str | None
    archived: str | None
    lines: int


def tables(place: str) -> list[Listed]:
    """Return all tables of a database, the oldest first."""
    visited = select(func.max(VISITS.c.time)).where(VISITS.c.table == TABLES.c.id).scalar_subquery()
    times = TABLES.c.created, visited, TABLES.c.finished, TABLES.c.archived
    query = select(TABLES.c.id, TABLES.c.header, *times, TABLES.c.line)
    with _reading(place) as connection:
        found = connection.execute(query.order_by(TABLES.c.created, TABLES.c.id)).all()
    headers = [json.loads(row[1]) for row in found]
    return [
        Listed(id, header["game"], header["names"], *rest)
        for (id, _, *rest), header in zip(found, headers, strict=True)
    ]


def back_up(place: str, file: Path) -> int:
    """Write everything in a database into a file, as it is at one moment; return the number of tables.

    Servers may go on meanwhile. The file appears when it is complete.
    """
    part, rows = file.with_name(f"{file.name}.part"), 0
    part.unlink(missing_ok=True)  # what an interrupted backup left may be readable for others
    part.touch(mode=0o600)
    with _reading(place) as connection, part.open("w", encoding="utf-8") as out:
        out.write(f"{json.dumps({'schema': _schema(connection)})}\n")
        for table in META.sorted_tables:
            for row in connection.execute(select(table)).mappings():
                out.write(f"{json.dumps([table.name, dict(row)])}\n")
                rows += 1
        out.write(f"{json.dumps({'rows': rows})}\n")
        out.flush()
        os.fsync(out.fileno())
        count = connection.execute(select(func.count()).select_from(TABLES)).scalar_one()
    part.replace(file)
    return count


async def restore(place: str, file: Path) -> int:
    """Fill an empty database from a backup, completely or not at all; return the number of tables."""
    lines = file.read_bytes().splitlines()
    store = Store(place)
    await store.open()
    try:
        await store.write(lambda connection: _fill(connection, file, lines))
        return await store.count()
    finally:
        await store.close()


def _fill(connection: Connection, file: Path, lines: list[bytes]) -> None:
    if any(connection.execute(select(table).limit(1)).first() for table in META.sorted_tables):
        raise UnusableDatabase("not-empty", file=name_of(connection.engine.url))
    try:
        first, *rows, last = [json.loads(line) for line in lines]
        schema, is_whole = first["schema"], last["rows"] == len(rows)
        known = [(META.tables[name], values) for name, values in rows]
        is_whole = is_whole and all(values.keys() == {*table.c.keys()} for table, values in known)
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as error:
        raise UnusableDatabase("no-backup", file=str(file)) from error
    if not is_whole:
        raise UnusableDatabase("no-backup", file=str(file))
    if schema != _schema(connection):
        raise UnusableDatabase("other-schema", file=str(file), found=str(schema), known=_schema(connection))
    try:
        for table, group in groupby(known, key=lambda row: row[0]):
            values = [one for _, one in group]
            for start in range(0, len(values), BATCH):
                connection.execute(insert(table), values[start : start + BATCH])
    except OperationalError as error:  # of the database, such as a full disk
        raise unusable(connection.engine.url, error.orig or error) from error
    except (SQLAlchemyError, ValueError, OverflowError) as error:  # of what is in the file
        raise UnusableDatabase("no-backup", file=str(file)) from error


@contextmanager
def _reading(place: str) -> Iterator[Connection]:
    """Connect to a database that may be in use, to read it as it is at one moment."""
    url = url_of(place)
    if not is_shared(url) and not Path(name_of(url)).is_file():
        raise UnusableDatabase("missing", file=name_of(url))
    engine = engine_of(url)
    terms: dict[str, Any] = {"isolation_level": REPEATABLE} if is_shared(url) else {}
    try:
        with engine.connect().execution_options(**terms) as connection:
            if _schema(connection) != ScriptDirectory(str(MIGRATIONS)).get_current_head():
                raise UnusableDatabase("old", file=name_of(url))
            yield connection
    except DBAPIError as error:
        raise unusable(url, error.orig or error) from error
    finally:
        engine.dispose()


def _schema(connection: Connection) -> str:
    return MigrationContext.configure(connection).get_current_revision() or "0"
