"""Opening a database: find it, check it, lock it and migrate its schema."""

import fcntl
import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, make_url
from sqlalchemy.exc import ArgumentError

from freestone.core.errors import FreestoneError
from freestone.i18n import FALLBACK, catalogue

DRIVER: Final = "sqlite"
MEMORY: Final = ":memory:"
MIGRATIONS: Final = Path(__file__).parent / "migrations"
OURS: Final = {"tables", "seats", "lines"}
# What SQLite answers, and the message for whoever starts a server.
MEANING: Final = {
    sqlite3.SQLITE_NOTADB: "foreign",
    sqlite3.SQLITE_READONLY: "read-only",
    sqlite3.SQLITE_CANTOPEN: "read-only",
    sqlite3.SQLITE_PERM: "read-only",
    sqlite3.SQLITE_BUSY: "busy",
    sqlite3.SQLITE_LOCKED: "busy",
    sqlite3.SQLITE_FULL: "disk",
    sqlite3.SQLITE_IOERR: "disk",
}


class UnusableDatabase(FreestoneError):
    """A database that cannot be used; the message says why and what to do."""

    def __init__(self, reason: str, **terms: str | int) -> None:
        super().__init__(catalogue(FALLBACK).text(f"database-{reason}", terms))


def unusable(file: Path, error: BaseException) -> UnusableDatabase:
    """Return what an error of the driver means, and what to do."""
    # The lowest byte is the kind of an error; extended codes add details above it.
    reason = MEANING.get(getattr(error, "sqlite_errorcode", 0) & 0xFF, "damaged")
    return UnusableDatabase(reason, file=str(file), problem=str(error))


def url_of(given: str) -> URL:
    """Return the URL of a database, given the path of a file or a URL of SQLAlchemy.

    >>> str(url_of("/srv/tables.sqlite"))
    'sqlite:////srv/tables.sqlite'
    """
    try:
        path = URL.create(DRIVER, database=str(Path(given).expanduser().absolute()))
        url = path if "://" not in given and given != MEMORY else make_url(given)
    except (ArgumentError, ValueError, RuntimeError) as error:
        raise UnusableDatabase("strange-url", url=given) from error
    # Every connection to a database in memory would have one of its own, and options lead past the hold on a file.
    name = url.database or MEMORY
    if url.get_backend_name() != DRIVER or url.query or name.startswith((MEMORY, "file:")):
        raise UnusableDatabase("strange-url", url=url.render_as_string())
    return url.set(drivername=DRIVER)


def file_of(url: URL) -> Path:
    """Return the file that holds a database."""
    assert url.database is not None
    return Path(url.database)


class Hold:
    """The lock of one server on a database file; it ends with the process, however that ends."""

    def __init__(self, file: Path) -> None:
        # Two paths to one database must meet the same lock. Appending leaves the address of its holder in the file.
        place = file.resolve()
        self._note = place.with_name(f"{place.name}.lock").open("a+b", buffering=0)
        try:
            fcntl.flock(self._note, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            self._note.seek(0)
            address = self._note.read().decode().strip()
            self._note.close()
            if address:
                raise UnusableDatabase("in-use", file=str(file), address=address) from error
            raise UnusableDatabase("in-use-somewhere", file=str(file)) from error
        self.publish("")

    def publish(self, address: str) -> None:
        """Note the server's address, for whoever finds the database in use; on a full disk, do without."""
        with suppress(OSError):
            self._note.truncate(0)
            self._note.write(address.encode())

    def close(self) -> None:
        """Let others use the database."""
        # The file stays. If it were removed, one server could lock the old file while another locks a new one.
        self.publish("")
        self._note.close()


def hold(file: Path) -> Hold:
    """Lock a database file, which need not exist yet; refuse one that cannot be used."""
    try:
        if file.is_dir():
            raise UnusableDatabase("folder", file=str(file), example=str(file / "tables.sqlite"))
        if file.exists() and not file.is_file():
            raise UnusableDatabase("foreign", file=str(file))
        if not file.parent.is_dir():
            raise UnusableDatabase("no-folder", folder=str(file.parent))
        held = Hold(file)
    except OSError as error:
        raise UnusableDatabase("read-only", file=str(file)) from error
    try:
        _check(file)
    except UnusableDatabase:
        held.close()
        raise
    return held


def _check(file: Path) -> None:
    """Refuse a file that is neither empty nor a sound, writable database of tables."""
    try:
        with closing(sqlite3.connect(file)) as connection:
            known = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
            if known and not known >= OURS:
                raise UnusableDatabase("foreign", file=str(file))
            # Only an attempt to write shows that a database is read-only, in use or on a full disk.
            connection.execute("BEGIN IMMEDIATE")
            connection.execute("CREATE TABLE may_write (it TEXT)")
            connection.rollback()
            (found,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    except sqlite3.Error as error:
        raise unusable(file, error) from error
    if found != "ok":
        raise UnusableDatabase("damaged", file=str(file), problem=" ".join(found.split()))


def migrate(connection: Connection) -> None:
    """Migrate a database to the present schema in one transaction; a database with tables is copied first."""
    config = Config()
    # Alembic takes a percent sign for the beginning of a variable.
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    script = ScriptDirectory.from_config(config)
    # The newest revision comes first.
    known = [one.revision for one in script.walk_revisions()]
    found = MigrationContext.configure(connection).get_current_revision()
    if found == known[0]:
        return
    file = file_of(connection.engine.url)
    if found is not None and found not in known:
        raise UnusableDatabase("newer", file=str(file), found=found, known=known[0])
    _back_up(file, found or "0")
    command.upgrade(config, "head")


def _back_up(file: Path, schema: str) -> None:
    """Copy a database that has tables to a file beside it."""
    with closing(sqlite3.connect(file)) as source:
        if source.execute("SELECT count(*) FROM sqlite_master").fetchone() == (0,):
            return
        with closing(sqlite3.connect(f"{file}.schema-{schema}.backup")) as copy:
            # Copying the file would miss what is still in the write-ahead log beside it.
            source.backup(copy)
