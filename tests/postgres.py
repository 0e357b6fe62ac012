"""A real PostgreSQL server in a folder of its own, started from Debian's package, with fresh databases in no time."""

import asyncio
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Sequence
from itertools import count
from pathlib import Path
from typing import LiteralString

import psycopg
from psycopg import sql

from freestone.table.store import Store
from waiting import until

USER = "postgres"
# Nothing here outlives the tests, so nothing needs to reach a disk.
DURABLE = ("shared_buffers=64MB", "max_connections=100")
QUICK = ("fsync=off", "synchronous_commit=off", "full_page_writes=off", "shared_buffers=16MB", "max_connections=60")


def program(name: str) -> str:
    """Where a program of PostgreSQL is; a test without it fails. Debian keeps them off the path."""
    found = [str(path) for path in sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), reverse=True)]
    known = next(iter(found), None) or shutil.which(name)
    assert known, "PostgreSQL is missing. Debian: sudo apt-get install postgresql"
    return known


class Postgres:
    """A server that can be stopped and started again; it ends with the tests, however they end."""

    def __init__(self, settings: Sequence[str] = QUICK) -> None:
        self._settings = settings
        # Not the tests' own folder: the path of a socket has at most 107 characters.
        self.folder = Path(tempfile.mkdtemp(prefix="freestone-postgres-"))
        self._run_as: list[str] = []
        if os.geteuid() == 0:  # which PostgreSQL refuses to be
            known = pwd.getpwnam(USER)
            os.chown(self.folder, known.pw_uid, known.pw_gid)
            self._run_as = [f"--reuid={known.pw_uid}", f"--regid={known.pw_gid}", "--clear-groups"]
        self._numbers = count(1)
        self._process: subprocess.Popen[bytes] | None = None
        self._is_template_ready = False
        made = [program("initdb"), "--no-sync", "--auth=trust", f"--username={USER}", "--encoding=UTF8", "--locale=C"]
        self._run(*made, str(self.folder / "data")).wait()

    def _run(self, *command: str) -> subprocess.Popen[bytes]:
        with (self.folder / "log").open("ab") as log:
            # SIGQUIT ends PostgreSQL at once, without a last word to its disk.
            words = ["setpriv", *self._run_as, "--pdeathsig=QUIT", *command]
            return subprocess.Popen(words, cwd=self.folder, stdout=log, stderr=log)

    def start(self) -> None:
        settings = ("listen_addresses=", f"unix_socket_directories={self.folder}", *self._settings)
        options = [word for one in settings for word in ("-c", one)]
        self._process = self._run(program("postgres"), "-D", str(self.folder / "data"), *options)
        until(self._answers, "PostgreSQL answers")

    def _answers(self) -> bool:
        assert self._process is not None
        assert self._process.poll() is None, (self.folder / "log").read_text()
        try:
            self.execute("SELECT 1")
        except psycopg.OperationalError:
            return False
        return True

    @property
    def pid(self) -> int:
        """The process that has started all others of PostgreSQL."""
        assert self._process is not None
        return self._process.pid

    def stop(self) -> None:
        """Stop the server, as an administrator does who does not wait for its clients."""
        assert self._process is not None
        self._process.send_signal(signal.SIGINT)
        self._process.wait()

    def remove(self) -> None:
        assert self._process is not None
        self._process.send_signal(signal.SIGQUIT)
        self._process.wait()
        shutil.rmtree(self.folder)

    def url(self, name: str) -> str:
        return f"postgresql://{USER}@/{name}?host={self.folder}"

    def execute(self, statement: LiteralString | sql.Composed, place: str = "") -> list[tuple[object, ...]]:
        with psycopg.connect(place or self.url(USER), autocommit=True) as connection:
            found = connection.execute(statement)
            return found.fetchall() if found.description else []

    def empty(self, encoding: str = "UTF8") -> str:
        """The URL of a new database with nothing in it."""
        return self._copy("template0", encoding)

    def fresh(self) -> str:
        """The URL of a new database with the present schema."""
        if not self._is_template_ready:
            self.execute("CREATE DATABASE freestone TEMPLATE template0")
            asyncio.run(self._migrate(Store(self.url("freestone"))))
            self._is_template_ready = True
        return self._copy("freestone")

    def _copy(self, template: str, encoding: str = "UTF8") -> str:
        name = f"test_{next(self._numbers)}"
        words = {"name": sql.Identifier(name), "template": sql.Identifier(template), "encoding": encoding}
        # Copying the files of an 8 MB database is quicker than writing every page of it to the log.
        made = sql.SQL("CREATE DATABASE {name} TEMPLATE {template} ENCODING {encoding} STRATEGY file_copy")
        self.execute(made.format(**words))
        return self.url(name)

    async def _migrate(self, store: Store) -> None:
        await store.open()
        await store.close()
