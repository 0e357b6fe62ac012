"""A real server in a process of its own, and programs that talk to it."""

import re
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager, nullcontext
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random

import httpx

import freestone
from waiting import PATIENCE, until

# The server closes a connection after five idle seconds; we must not use it just then.
KEPT = httpx.Limits(keepalive_expiry=2)


class Server:
    """A server that can be stopped, killed and started again on the same database."""

    def __init__(self, folder: Path, *more: str) -> None:
        self.folder = folder
        self.log: Path | None = None  # where it writes its log; else to that of the tests
        self.more = more
        self.address = ""
        self.language = "en"  # of the browsers that visit it
        self.said = ""
        self.http = httpx.Client()
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        self.http.close()
        self.http = httpx.Client(timeout=PATIENCE, trust_env=False, limits=KEPT)
        command = [sys.executable, "-u", "-m", "freestone", "serve", "--port", "0", "--no-browser"]
        command += ["--database", f"sqlite:///{self.folder / 'tables.sqlite'}"]
        with self.log.open("w") if self.log else nullcontext() as log:
            self.process = subprocess.Popen([*command, *self.more], stdout=subprocess.PIPE, stderr=log, text=True)
        assert self.process.stdout is not None
        self.said = ""
        while (found := re.search(r"http://127\.0\.0\.1:\d+", self.said)) is None:
            line = self.process.stdout.readline()
            assert line, f"the server did not begin: {self.said}"
            self.said += line
        self.address = found[0]

    def stop(self) -> None:
        """End it and everything that belongs to it."""
        assert self.process is not None
        self.process.terminate()
        self.process.wait()
        self.kill()

    def kill(self) -> None:
        assert self.process is not None
        self.process.kill()
        self.process.wait()
        self.http.close()
        if self.process.stdout is not None:
            self.process.stdout.close()


@contextmanager
def serving(folder: Path) -> Iterator[Server]:
    """A real server on loopback, with a database of its own."""
    running = Server(folder)
    running.start()
    try:
        yield running
    finally:
        running.kill()


class Client:
    """A program that holds one link of one table."""

    def __init__(self, server: Server, id: str = "", token: str = "") -> None:
        self.server = server
        self.id = id
        self.token = token

    def call(self, method: str, path: str, body: object = None, **headers: str) -> httpx.Response:
        url = f"{self.server.address}/api/tables/{self.id}{path}"
        headers = {"Authorization": f"Bearer {self.token or 'none'}", **headers}
        return self.server.http.request(method, url, json=body, headers=headers)

    def get(self, path: str = "") -> httpx.Response:
        return self.call("GET", path)

    def post(self, path: str, body: object = None) -> httpx.Response:
        return self.call("POST", path, body)

    def play(self, choice: str = "", at: int | None = None) -> httpx.Response:
        picture = self.get().json()
        choice = choice or picture["decision"]["options"][0]["choice"]
        return self.post("/play", {"choice": choice, "at": picture["at"] if at is None else at})

    def wait_for_turn(self) -> dict[str, object]:
        """Wait until this link has to decide, or the game is over."""
        return until(self._picture_if_asked, "this link has to decide")

    def _picture_if_asked(self) -> dict[str, object] | None:
        picture: dict[str, object] = self.get().json()
        decision, status = picture["decision"], picture["status"]
        assert isinstance(status, dict)
        return picture if status["over"] or (isinstance(decision, dict) and decision["yours"]) else None


def seats(*kinds: str) -> list[dict[str, str]]:
    return [{"name": f"N{number}", "bot": kind} for number, kind in enumerate(kinds)]


def make(server: Server, *kinds: str, seed: int | None = 7, game: str = "pillars") -> Client:
    """A table with bots of these kinds; an empty one is a person."""
    body = {"game": game, "seats": seats(*kinds), "seed": seed}
    answer = server.http.post(f"{server.address}/api/tables", json=body)
    assert answer.status_code == 201, answer.text
    made = answer.json()
    return Client(server, made["id"], made["token"])


def age(server: Server, client: Client, days: float) -> None:
    """Let the last choice at a table be some days ago, while its server is away."""
    server.kill()
    time = (datetime.now(UTC) - timedelta(days=days)).isoformat(timespec="seconds")
    with closing(sqlite3.connect(server.folder / "tables.sqlite")) as database, database:
        database.execute("UPDATE tables SET played = ? WHERE id = ?", (time, client.id))
    server.start()


def foreseen(server: Server) -> Client:
    """A table of two people where one of them has just seen the coming event."""
    for seed in range(200):
        match, chance = freestone.new("pillars", seats=2, seed=seed), Random(seed)
        while match.seat is not None:
            if match.state.foreseen >= 0:
                body = {"journal": "\n".join(match.lines())}
                made = server.http.post(f"{server.address}/api/journals", json=body).json()
                return Client(server, made["id"], made["token"])
            match.play(chance.choice(match.options))
    raise AssertionError("nobody ever foresaw anything")
