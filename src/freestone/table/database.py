"""Opening a database, in a file or on a PostgreSQL server: find it, check it, lock it and migrate its schema."""

import fcntl
import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from typing import Any, ClassVar, Final

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from platformdirs import user_data_path
from sqlalchemy import URL, Connection, Engine, create_engine, event, func, inspect, make_url, select
from sqlalchemy.exc import ArgumentError

from freestone.core.errors import FreestoneError
from freestone.extras import need

SQLITE: Final = "sqlite"
POSTGRES: Final = "postgresql"
PSYCOPG: Final = "postgresql+psycopg"
BEGIN: Final = "freestone_begin"
AUTOCOMMIT: Final = "AUTOCOMMIT"
MIGRATION: Final = 8420  # the number of the lock that lets one server at a time migrate a PostgreSQL database
# A server that is away is noticed.
CONNECTION: Final = {
    "application_name": "freestone",
    "client_encoding": "UTF8",  # whatever the database has: one of SQL_ASCII would return bytes instead of texts
    "connect_timeout": "5",
    "keepalives_idle": "30",
}
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

    prefix: ClassVar[str] = "database-"


def default_database() -> str:
    """Return the usual place of the database, among the user's data."""
    folder = user_data_path("freestone")
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'tables.sqlite'}"


def is_shared(url: URL) -> bool:
    """Whether several servers may use a database at once."""
    return url.get_backend_name() == POSTGRES


def unusable(url: URL, error: BaseException) -> UnusableDatabase:
    """Return what an error of the driver means, and what to do."""
    problem = " ".join(str(error).split())
    if is_shared(url):
        return UnusableDatabase("unreachable", url=name_of(url), problem=problem)
    # The lowest byte is the kind of an error; extended codes add details above it.
    reason = MEANING.get(getattr(error, "sqlite_errorcode", 0) & 0xFF, "damaged")
    return UnusableDatabase(reason, file=name_of(url), problem=problem)


def url_of(given: str) -> URL:
    """Return the URL of a database, given the path of a file or a URL of SQLAlchemy.

    >>> str(url_of("/srv/tables.sqlite"))
    'sqlite:////srv/tables.sqlite'
    """
    try:
        path = URL.create(SQLITE, database=str(Path(given).expanduser().absolute()))
        url = path if "://" not in given and given != MEMORY else make_url(given)
    except (ArgumentError, ValueError, RuntimeError) as error:
        raise UnusableDatabase("strange-url", url=given) from error
    if is_shared(url):
        need("postgres", f"--database {name_of(url)}")
        return url.set(drivername=PSYCOPG, query={**CONNECTION, **url.query})
    # Every connection to a database in memory would have one of its own, and options lead past the hold on a file.
    name = url.database or MEMORY
    if url.get_backend_name() != SQLITE or url.query or name.startswith((MEMORY, "file:")):
        raise UnusableDatabase("strange-url", url=url.render_as_string())
    return url.set(drivername=SQLITE)


def name_of(url: URL) -> str:
    """Return a database as people are told of it: its file, or its URL without the password."""
    if is_shared(url):
        return url.set(drivername=POSTGRES).difference_update_query(CONNECTION).render_as_string()
    assert url.database is not None
    return url.database


def engine_of(url: URL) -> Engine:
    """Return the engine for a database."""
    if is_shared(url):
        # Asking first costs little, and nobody meets the connections that a restart of the database has cut. Without a
        # size there is one for every thread that asks; otherwise workers, who keep theirs, would leave none to others.
        return create_engine(url, pool_size=0, pool_pre_ping=True, hide_parameters=True)  # errors would quote tokens
    engine = create_engine(url, hide_parameters=True)
    event.listen(engine, "connect", _set_up_sqlite)
    event.listen(engine, "begin", _begin_sqlite)
    return engine


def _set_up_sqlite(connection: Any, _: object) -> None:
    """Let SQLite be read while it is written to, and lose nothing that was committed."""
    connection.isolation_level = None  # the driver would begin by itself, and not before the first change
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")  # with less, a power cut can undo the last commits in WAL mode
    cursor.execute("PRAGMA foreign_keys=ON")  # SQLite ignores them by default
    cursor.execute("PRAGMA busy_timeout=5000")  # for other programs; our own writer never waits for itself
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    connection.exec_driver_sql(connection.get_execution_options().get(BEGIN, "BEGIN"))


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


def hold(url: URL) -> Hold:
    """Lock the file of a database, which need not exist yet; refuse one that cannot be used."""
    file = Path(name_of(url))
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
        _check(url, file)
    except UnusableDatabase:
        held.close()
        raise
    return held


def _check(url: URL, file: Path) -> None:
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
        raise unusable(url, error) from error
    if found != "ok":
        raise UnusableDatabase("damaged", file=str(file), problem=" ".join(found.split()))


def migrate(connection: Connection) -> None:
    """Migrate a database to the present schema in one transaction; a file with tables is copied first."""
    url = connection.engine.url
    if is_shared(url):
        # Servers may start at the same time; the second one finds everything done.
        connection.execute(select(func.pg_advisory_xact_lock(MIGRATION)))
        names = set(inspect(connection).get_table_names())
        if names and not names >= OURS:
            raise UnusableDatabase("shared", url=name_of(url))
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
    if found is not None and found not in known:
        raise UnusableDatabase("newer", file=name_of(url), found=found, known=known[0])
    if not is_shared(url):
        _back_up(name_of(url), found or "0")
    command.upgrade(config, "head")


def _back_up(file: str, schema: str) -> None:
    """Copy a database that has tables to a file beside it."""
    with closing(sqlite3.connect(file)) as source:
        if source.execute("SELECT count(*) FROM sqlite_master").fetchone() == (0,):
            return
        with closing(sqlite3.connect(f"{file}.schema-{schema}.backup")) as copy:
            # Copying the file would miss what is still in the write-ahead log beside it.
            source.backup(copy)
