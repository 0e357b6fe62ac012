"""What happens to a database from outside: it refuses to be written to, or somebody else is writing."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

from freestone.table.database import POSTGRES
from waiting import PATIENCE

Place = Path | str  # a file, or the URL of a database in PostgreSQL
ROWS = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name"
REFUSAL = "CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$BEGIN RAISE 'the disk is full'; END$$"


def is_postgres(place: Place) -> bool:
    return str(place).startswith(POSTGRES)


def connect(place: Place) -> Any:
    """A connection that begins no transaction by itself."""
    if is_postgres(place):
        import psycopg  # tests of servers with a file do without

        return psycopg.connect(str(place), autocommit=True)
    return sqlite3.connect(place, timeout=PATIENCE, isolation_level=None)


def names_in(connection: Any, place: Place) -> list[str]:
    query = "SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY 1" if is_postgres(place) else ROWS
    return [name for (name,) in connection.execute(query)]


@contextmanager
def refusing(place: Place, *names: str) -> Iterator[None]:
    """Let a database refuse every change of these tables, or of all, as a full disk does; then take them again."""
    with closing(connect(place)) as connection:
        names = names or tuple(names_in(connection, place))
        triggers = [(f"no_{way}_{name}", way, name) for name in names for way in ("INSERT", "UPDATE", "DELETE")]
        deed = "BEGIN SELECT RAISE(ABORT, 'the disk is full'); END"
        if is_postgres(place):
            connection.execute(REFUSAL)
            deed = "FOR EACH ROW EXECUTE FUNCTION refuse()"
        connection.execute("BEGIN" if is_postgres(place) else "BEGIN IMMEDIATE")
        for trigger, way, name in triggers:
            connection.execute(f'CREATE TRIGGER "{trigger}" BEFORE {way} ON "{name}" {deed}')
        connection.execute("COMMIT")
        try:
            yield
        finally:
            connection.execute("BEGIN" if is_postgres(place) else "BEGIN IMMEDIATE")
            for trigger, _, name in triggers:
                connection.execute(f'DROP TRIGGER "{trigger}"' + (f' ON "{name}"' if is_postgres(place) else ""))
            connection.execute("COMMIT")


@contextmanager
def held(place: Place) -> Iterator[None]:
    """Let somebody else write meanwhile, so that every change has to wait."""
    with closing(connect(place)) as connection:
        if is_postgres(place):
            connection.execute("BEGIN")
            connection.execute("LOCK TABLE tables IN SHARE ROW EXCLUSIVE MODE")
        else:
            connection.execute("BEGIN IMMEDIATE")
        try:
            yield
        finally:
            connection.execute("ROLLBACK")


def content(place: Place) -> dict[str, list[tuple[object, ...]]]:
    """Everything that a database holds."""
    with closing(connect(place)) as connection:
        names = names_in(connection, place)
        return {name: sorted(connection.execute(f'SELECT * FROM "{name}"'), key=repr) for name in names}
