"""What is not stored has not happened: a failed change leaves no trace, and readers see stored positions alone."""

import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

import freestone
from freestone.core.journal import parse
from freestone.table.archive import archive
from freestone.table.database import engine_of, url_of
from table.database import content, refusing
from waiting import PATIENCE, spend, until
from web.everything import BODIES, JOURNAL, routes
from web.server import Client, Server, make

OWN_SERVER = True  # its database is looked into
REMOVE, BRING_BACK = "/t/{id}/{token}/remove", "/t/{id}/{token}/bring-back"
AT_A_TABLE = "/api/tables/{id}"
READ_ALONE = {
    *(f"{AT_A_TABLE}/{name}" for name in ("hint", "coach", "mistake", "task")),
    "/api/puzzles/{game}/{puzzle}/play",
}
IN_LESSONS = {
    f"{AT_A_TABLE}/back",
    f"{AT_A_TABLE}/look",
    "/learn/{game}/{number}",
    "/first-game/{game}",
}  # tests/web/test_lessons.py
CHANGES = [
    (method, path) for method, path in routes() if method not in ("GET", "HEAD") and path not in READ_ALONE | IN_LESSONS
]
MOST_STEPS = 200


class Sitting:
    """A table of two people, made ripe for one change: the seat of one of them is handed out."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.maker = make(server, "", "", seed=11)
        self.other = Client(server, self.maker.id, self.maker.post("/seats/1/hand-out").json()["token"])
        self.watcher = Client(server, self.maker.id, self.maker.get("/links").json()["watcher"])

    @property
    def links(self) -> list[Client]:
        return [self.maker, self.other, self.watcher]

    def deciding(self) -> Client:
        deciding: int = self.maker.get().json()["status"]["deciding"]
        return self.links[deciding]

    def play(self) -> Client:
        client = self.deciding()
        assert client.play().status_code == 200
        return client

    def archive(self) -> None:
        with engine_of(url_of(str(self.server.folder / "tables.sqlite"))).begin() as connection:
            archive(self.maker.id)(connection)

    def until_standing(self) -> tuple[Client, str]:
        for _ in range(MOST_STEPS):
            client = self.deciding()
            offered = client.get("/decision").json()["standing"]
            if offered:
                return client, offered[0]["name"]
            client.play()
        raise AssertionError("no standing answer is ever offered")

    def until_asked(self) -> Client:
        """Let somebody ask to take back what is not theirs alone to take back; return who is asked."""
        for _ in range(MOST_STEPS):
            client = self.play()
            undo = client.get().json()["status"]["undo"]
            if undo["possible"] and not undo["free"]:
                assert client.post("/undo").status_code == 200
                return self.other if client is self.maker else self.maker
        raise AssertionError("everything can be taken back")

    def seen(self) -> list[Any]:
        """All that anybody sees, and all that is stored."""
        paths = ("", "/journal", "/decision", "/scores", "/links")
        answers = [client.get(path) for client in self.links for path in paths]
        return [[answer.text for answer in answers], content(self.server.folder / "tables.sqlite")]


def request(sitting: Sitting, path: str) -> tuple[Client, str, Any]:
    """Who makes a change, at which address and with which body, so that it would succeed."""
    maker, body = sitting.maker, BODIES.get(path)
    name = path.removeprefix(AT_A_TABLE)
    if name == "/play":
        maker = sitting.deciding()
        picture = maker.get().json()
        body = {"choice": picture["decision"]["options"][0]["choice"], "at": picture["at"]}
    elif name == "/undo":
        while not maker.get().json()["status"]["undo"]["free"]:
            maker = sitting.play()
    elif name == "/agree":
        maker = sitting.until_asked()
    elif name == "/standing":
        maker, given = sitting.until_standing()
        body = {"name": given, "at": maker.get().json()["at"]}
    elif name == "/standing/{name}":
        maker, given = sitting.until_standing()
        while not (standing := maker.get().json()["status"]["standing"]):
            maker.post("/standing", {"name": given, "at": maker.get().json()["at"]})
        path = path.replace("{name}", standing[0]["name"])
    elif name == "/seats/{seat}/bot":
        body = {"bot": "random"}
    elif name == "/seats/{seat}/take-in":
        path = path.replace("{seat}", "1")
    elif path == REMOVE:
        maker.post("/seats/1/take-in")
    elif path == BRING_BACK:
        sitting.archive()
    return maker, path.format(id=maker.id, seat=0, token=maker.token), body


def send(client: Client, method: str, path: str, body: Any) -> httpx.Response:
    url = client.server.address + path
    if path.startswith("/api/"):
        return client.server.http.request(method, url, json=body, headers={"Authorization": f"Bearer {client.token}"})
    files = {"journal": ("game.jsonl", JOURNAL + "\n")} if path == "/journals" else None
    data = None if files else body
    return client.server.http.post(url, data=data, files=files, headers={"Origin": client.server.address})


@pytest.mark.parametrize(("method", "path"), CHANGES)
def test_a_change_that_is_not_stored_has_not_happened(server: Server, method: str, path: str) -> None:
    sitting = Sitting(server)
    client, address, body = request(sitting, path)
    before = sitting.seen()
    with refusing(server.folder / "tables.sqlite"):
        assert send(client, method, address, body).status_code == 503
    assert sitting.seen() == before
    assert send(client, method, address, body).status_code in (200, 201, 303)
    assert content(server.folder / "tables.sqlite") != before[1]


def test_a_visit_that_cannot_be_stored_keeps_nobody_out(server: Server) -> None:
    table = make(server, "", "")
    link = f"/t/{table.id}/{table.token}"
    with refusing(server.folder / "tables.sqlite", "visits"):
        answers = [send(table, "POST", path, BODIES.get(path)) for path in ("/tables", "/journals")]
        pages = [link, *(answer.headers["location"] for answer in answers)]
        opened = [server.http.get(server.address + page) for page in pages]
    assert [answer.status_code for answer in opened] == [200, 200, 200]
    assert not any("set-cookie" in answer.headers for answer in [*answers, *opened])


def in_force(lines: list[str]) -> tuple[str, ...]:
    return tuple(text for _, text in parse(lines).entries)


class Readers:
    """Some who ask for everything that changes, all the time, and note what they get."""

    def __init__(self, client: Client, file: Path) -> None:
        self.client, self.file = client, file
        self.is_over = False
        self.faults: list[str] = []
        self.journals: dict[tuple[str, ...], int] = {}

    def read(self, number: int) -> None:
        chance = Random(number)
        headers = {"Authorization": f"Bearer {self.client.token}"}
        base = f"{self.client.server.address}/api/tables/{self.client.id}"
        with (
            httpx.Client(timeout=PATIENCE, trust_env=False, headers=headers) as http,
            closing(self.connect()) as stored,
        ):
            while not self.is_over:
                journal = http.get(f"{base}/journal")
                kept = stored.execute("SELECT count(*) FROM lines").fetchone()[0]
                entries = in_force(journal.text.splitlines())
                self.journals[entries] = min(kept, self.journals.get(entries, kept))
                last = len(entries)
                some = ["", "/decision", "/scores", "/charts", f"/positions/{last}", f"/positions/{last}/log", "/image"]
                answer = http.get(base + chance.choice(some))
                if answer.status_code not in (200, 404):
                    self.faults.append(f"{answer.url.path}: {answer.status_code}")

    def connect(self) -> sqlite3.Connection:
        return sqlite3.connect(self.file, timeout=PATIENCE, isolation_level=None, check_same_thread=False)

    def write_for_others(self) -> None:
        """Hold the write lock most of the time, as a slow disk does.

        SQLite does not queue for a lock but looks again every 100 ms at most, so it must often find it free.
        """
        with closing(self.connect()) as connection:
            while not self.is_over:
                connection.execute("BEGIN IMMEDIATE")
                spend(0.05)
                connection.execute("ROLLBACK")
                spend(0.03)


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    running = Server(tmp_path)
    running.start()
    yield running
    running.kill()


def test_readers_meet_whole_and_stored_positions_alone(own_server: Server) -> None:
    client = make(own_server, "", "", seed=5)
    readers = Readers(client, own_server.folder / "tables.sqlite")
    ends = [client.get().json()["at"]]
    with ThreadPoolExecutor(5) as pool:
        tasks = [pool.submit(readers.write_for_others), *(pool.submit(readers.read, number) for number in range(4))]
        chance = Random(1)
        try:
            for number in range(40):
                answer = client.post("/undo") if number % 3 == 2 else chosen(client, chance)
                assert answer.status_code == 200, answer.text
                ends.append(answer.json()["at"])
            until(lambda: len(readers.journals) > 10, "readers read")
        finally:
            readers.is_over = True
        for task in tasks:
            task.result()
    assert readers.faults == []
    lines = [line for _, _, line in sorted(content(readers.file)["lines"])]
    header = freestone.new("pillars", seed=5).journal.header.line()
    first_stored: dict[tuple[str, ...], int] = {}
    for end in ends:
        first_stored.setdefault(in_force([header, *map(str, lines[:end])]), end)
    assert readers.journals.keys() <= first_stored.keys()
    assert [entries for entries, kept in readers.journals.items() if kept < first_stored[entries]] == []


def chosen(client: Client, chance: Random) -> httpx.Response:
    picture = client.get().json()
    option = chance.choice(picture["decision"]["options"])
    return client.post("/play", {"choice": option["choice"], "at": picture["at"]})
