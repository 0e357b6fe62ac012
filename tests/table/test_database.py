"""Opening a database: old ones keep their games, and whatever cannot be used is refused in one sentence."""

import asyncio
import os
import re
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from typer.testing import CliRunner

from freestone.cli import app
from freestone.core.game import find
from freestone.table.database import MIGRATIONS, UnusableDatabase, engine_of, url_of
from freestone.table.hall import Hall
from freestone.table.store import META, Store
from postgres import Postgres
from waiting import PATIENCE

LITTLE = 8192  # bytes: less than an empty database needs
OLD = Path(__file__).parent / "schema-0.sql"
NEWEST = ScriptDirectory(str(MIGRATIONS)).get_current_head() or ""


async def opened(place: Path | str) -> None:
    store = Store(str(place))
    try:
        await store.open()
    finally:
        await store.close()


def old_database(file: Path) -> None:
    script = OLD.read_text(encoding="utf-8").replace("PACK-DIGEST", find("pillars").pack().digest)
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript(script)


def schema_of(file: Path) -> str:
    with closing(sqlite3.connect(file)) as connection:
        return str(connection.execute("SELECT version_num FROM alembic_version").fetchone()[0])


def test_an_old_database_keeps_its_games(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    old_database(file)

    async def look() -> None:
        hall = Hall(Store(str(file)))
        await hall.open()
        try:
            table = await hall.table("0123456789ab")
            assert len(table.now.match.journal.history) == 12
            assert len(table.now.match.journal.entries) == 10
            assert [seat.name for seat in table.now.seats] == ["Anna", "Ben"]
            assert table.now.access("token-of-ben").seats == {1}
            assert [visit.table for visit in await hall.store.visits("some-browser")] == ["0123456789ab"]
        finally:
            await hall.close()

    asyncio.run(look())
    assert schema_of(file) == NEWEST
    with closing(sqlite3.connect(tmp_path / "tables.sqlite.schema-0.backup")) as copy:
        assert copy.execute("SELECT count(*) FROM lines").fetchone() == (12,)
        assert copy.execute("SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'").fetchone() is None


def test_a_database_is_copied_only_before_it_changes(tmp_path: Path) -> None:
    for _ in range(2):
        asyncio.run(opened(tmp_path / "tables.sqlite"))
    assert not list(tmp_path.glob("*.backup"))


@pytest.mark.parametrize("made", ["new", "old"])
def test_migrations_lead_to_the_schema_that_the_store_uses(tmp_path: Path, made: str) -> None:
    file = tmp_path / "tables.sqlite"
    if made == "old":
        old_database(file)
    migrated(str(file))


def test_migrations_lead_there_on_postgresql_too(postgres: Postgres) -> None:
    migrated(postgres.empty())


def migrated(place: str) -> None:
    asyncio.run(opened(place))
    engine = engine_of(url_of(place))
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), META) == []
    engine.dispose()


def test_servers_that_start_together_migrate_once(postgres: Postgres) -> None:
    place = postgres.empty()

    async def together() -> None:
        await asyncio.gather(*(opened(place) for _ in range(4)))

    asyncio.run(together())


def test_a_migration_that_fails_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "tables.sqlite"
    old_database(file)
    copy = tmp_path / "migrations"
    shutil.copytree(MIGRATIONS, copy)
    head = f'revision = "broken"\ndown_revision = "{NEWEST}"\n'
    (copy / "versions" / "broken.py").write_text(f"{head}def upgrade():\n    raise RuntimeError('halfway')\n")
    monkeypatch.setattr("freestone.table.database.MIGRATIONS", copy)
    with pytest.raises(RuntimeError, match="halfway"):
        asyncio.run(opened(file))
    with closing(sqlite3.connect(file)) as connection:
        names = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    assert "alembic_version" not in names


def garbage(file: Path) -> None:
    file.write_bytes(os.urandom(5000))


def of_somebody_else(file: Path) -> None:
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("CREATE TABLE bookmarks (url TEXT)")


def newer(file: Path) -> None:
    asyncio.run(opened(file))
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '999'")
        connection.commit()


def torn(file: Path) -> None:
    old_database(file)
    with closing(sqlite3.connect(file)) as connection:
        connection.executemany(
            "INSERT INTO away VALUES (?, '0123456789ab')", [("x" * 90 + str(n),) for n in range(500)]
        )
        connection.commit()
    content = file.read_bytes()
    file.write_bytes(content[: len(content) // 2])


def scribbled(file: Path) -> None:
    old_database(file)
    with file.open("r+b") as content:
        content.seek(4096)
        content.write(b"\xff" * 8192)


def folder(file: Path) -> None:
    file.mkdir()


def held_by_a_program(file: Path) -> None:
    old_database(file)
    held.append(sqlite3.connect(file, isolation_level=None))
    held[0].execute("BEGIN EXCLUSIVE")


def device(file: Path) -> None:
    file.symlink_to(os.devnull)


held: list[sqlite3.Connection] = []


@pytest.mark.parametrize(
    ("make", "reason"),
    [
        (garbage, "is not a database of Freestone"),
        (of_somebody_else, "is not a database of Freestone"),
        (newer, f"made by a newer Freestone \\(schema 999; this one knows {NEWEST}\\)"),
        (torn, "is damaged"),
        (scribbled, "is damaged"),
        (folder, "is a folder"),
        (device, "is not a database of Freestone"),
        (held_by_a_program, "is in use by another program"),
    ],
)
def test_what_cannot_be_used_is_refused_in_one_sentence(
    tmp_path: Path, make: Callable[[Path], None], reason: str
) -> None:
    file = tmp_path / "tables.sqlite"
    make(file)
    refused(str(file), f"{re.escape(str(file))}.*{reason}")
    while held:
        held.pop().close()


@pytest.mark.parametrize("place", ["{}/none/tables.sqlite", "sqlite:///{}/none/tables.sqlite"])
def test_a_folder_that_is_missing_is_named(tmp_path: Path, place: str) -> None:
    refused(place.format(tmp_path), f"no folder {re.escape(str(tmp_path))}/none")


@pytest.mark.parametrize(
    "url",
    [
        "mysql://anna:secret@example.org/games",
        "oracle://",
        "://",
        "sqlite+what://x:y:z",
        ":memory:",
        "sqlite://",
        "sqlite:///:memory:",
        "sqlite:///",
        "sqlite:///games.sqlite?timeout=1",
        "~nobody-at-all/games.sqlite",
        "sqlite:///file:games?mode=memory&uri=true",
    ],
)
def test_urls_that_mean_nothing_are_refused_without_their_password(url: str) -> None:
    assert "secret" not in refused(url, "(cannot be kept at|no folder)")


def no_server(postgres: Postgres) -> str:
    return postgres.empty().rpartition("host=")[0] + "host=/nowhere"


def no_database(postgres: Postgres) -> str:
    return postgres.url("none")


def no_user(postgres: Postgres) -> str:
    return postgres.empty().replace("postgres@", "anna:secret@")


def shared_with_others(postgres: Postgres) -> str:
    place = postgres.empty()
    postgres.execute("CREATE TABLE bookmarks (url TEXT)", place)
    return place


def newer_postgresql(postgres: Postgres) -> str:
    place = postgres.fresh()
    postgres.execute("UPDATE alembic_version SET version_num = '999'", place)
    return place


@pytest.mark.parametrize(
    ("make", "reason"),
    [
        (no_server, "cannot be used .*Is the server running"),
        (no_database, 'cannot be used .*"none" does not exist'),
        (no_user, r"anna:\*\*\*@.* cannot be used"),
        (shared_with_others, "has tables of another program"),
        (newer_postgresql, f"made by a newer Freestone \\(schema 999; this one knows {NEWEST}\\)"),
    ],
)
def test_a_postgresql_that_cannot_be_used_is_refused(
    postgres: Postgres, make: Callable[[Postgres], str], reason: str
) -> None:
    assert "secret" not in refused(make(postgres), reason)


def test_a_missing_driver_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    refused("postgresql://anna@/games", r"needs psycopg: pip install 'freestone\[postgres\]'")


def refused(place: str, reason: str) -> str:
    """What the command says: one line, with status 2."""
    result = CliRunner().invoke(app, ["serve", "--no-browser", "--port", "0", "--database", place])
    assert result.exit_code == 2, result.output
    assert result.output.count("\n") == 1
    assert re.search(reason, result.output), result.output
    return result.output


def test_a_name_that_no_disk_takes_is_refused(tmp_path: Path) -> None:
    refused(str(tmp_path / ("x" * 300)), "cannot be written")


@pytest.mark.parametrize("is_new", [True, False])
def test_a_full_disk_is_named(tmp_path: Path, is_new: bool) -> None:
    """A limit on the size of files does what a full disk does, for a process of its own."""
    file = tmp_path / "tables.sqlite"
    if not is_new:
        asyncio.run(opened(file))
    serve = f"{sys.executable} -B -m freestone serve --no-browser --port 0 --database {file}"
    limited = f"import resource; resource.setrlimit(resource.RLIMIT_FSIZE, ({LITTLE}, {LITTLE}))"
    # -B: Python keeps compiled modules even if they were written in part, and later processes would stumble over them.
    started = f"{limited}; import os; os.execv({sys.executable!r}, {serve.split()!r})"
    command = [sys.executable, "-B", "-c", started]
    result = subprocess.run(command, check=False, capture_output=True, text=True, timeout=PATIENCE)
    assert result.returncode == 2, result.stderr
    assert re.fullmatch(f"freestone: The disk refuses to keep the database {re.escape(str(file))} .*\n", result.stderr)


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can become somebody without rights")
@pytest.mark.parametrize("closed", ["file", "folder"])
def test_a_database_without_rights_is_refused(closed: str) -> None:
    """Root may write everything, so the test gives its rights up for a moment."""
    place = Path(os.path.realpath("/tmp")) / f"freestone-{os.getpid()}-{closed}"
    place.mkdir(mode=0o755)
    file = place / "tables.sqlite"
    try:
        old_database(file)
        if closed == "file":
            place.chmod(0o777)
        os.seteuid(65534)
        with pytest.raises(UnusableDatabase, match="cannot be written"):
            asyncio.run(opened(file))
    finally:
        os.seteuid(0)
        for one in place.iterdir():
            one.unlink()
        place.rmdir()


def test_a_plain_path_and_a_url_mean_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.chdir(tmp_path)
    wanted = tmp_path / "odd % name?.sqlite"
    assert url_of("~/odd % name?.sqlite").database == str(wanted)
    assert url_of("odd % name?.sqlite").database == str(wanted)
    assert url_of(f"sqlite:///{tmp_path}/a.sqlite") == url_of(f"{tmp_path}/a.sqlite")
    asyncio.run(opened(wanted))
    assert wanted.exists()


def test_one_store_at_a_time(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    link = tmp_path / "link.sqlite"
    link.symlink_to(file)

    async def twice() -> None:
        first = Store(str(file))
        await first.open()
        for again in (file, link):
            with pytest.raises(UnusableDatabase, match="just starting"):
                await opened(again)
        first.publish("http://127.0.0.1:1234")
        with pytest.raises(UnusableDatabase, match=re.escape("at http://127.0.0.1:1234/ ")):
            await opened(link)
        await first.close()
        await opened(link)

    asyncio.run(twice())
