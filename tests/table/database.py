"""What happens to a database from outside: it refuses to be written to, or somebody else is writing."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from waiting import PATIENCE

ROWS = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name"


@contextmanager
def refusing(file: Path, *names: str) -> Iterator[None]:
    """Let a database refuse every change of these tables, or of all, as a full disk does; then take them again."""
    with closing(sqlite3.connect(file, timeout=PATIENCE, isolation_level=None)) as connection:
        names = names or tuple(name for (name,) in connection.execute(ROWS))
        triggers = [(f"no_{way}_{name}", way, name) for name in names for way in ("INSERT", "UPDATE", "DELETE")]
        connection.execute("BEGIN IMMEDIATE")
        for trigger, way, name in triggers:
            refusal = "SELECT RAISE(ABORT, 'the disk is full')"
            connection.execute(f'CREATE TRIGGER "{trigger}" BEFORE {way} ON "{name}" BEGIN {refusal}; END')
        connection.execute("COMMIT")
        yield
        connection.execute("BEGIN IMMEDIATE")
        for trigger, _, _ in triggers:
            connection.execute(f'DROP TRIGGER "{trigger}"')
        connection.execute("COMMIT")


@contextmanager
def held(file: Path) -> Iterator[None]:
    """Let somebody else write meanwhile, so that every change has to wait."""
    with closing(sqlite3.connect(file, timeout=PATIENCE, isolation_level=None)) as connection:
        connection.execute("BEGIN IMMEDIATE")
        yield
        connection.rollback()


def content(file: Path) -> dict[str, list[tuple[object, ...]]]:
    """Everything that a database holds."""
    with closing(sqlite3.connect(file, timeout=PATIENCE)) as connection:
        names = [name for (name,) in connection.execute(ROWS)]
        return {name: sorted(connection.execute(f'SELECT * FROM "{name}"'), key=repr) for name in names}
