"""Bad days: kills at random, a database that goes away, and crowds that hold on to everything they get."""

import os
import random
import socket
import time
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from postgres import Postgres
from waiting import spend, until
from web.bad_days import run
from web.browser import Person
from web.server import Server, make
from web.test_crowds import ATTACKER, crowd, line, served

# Many more with benchmarks/bad_days.py.
KILLS = int(os.environ.get("FREESTONE_KILLS", "25"))
AWAY = 20.0  # seconds
SILENT, SLOW = 2000, 40


@pytest.mark.long
@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_nothing_is_lost_doubled_or_stuck_however_often_something_is_killed(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    postgres: Postgres | None = request.getfixturevalue("postgres") if kind == "postgres" else None
    place = postgres.empty() if postgres else str(tmp_path / "tables.sqlite")
    day = run(tmp_path, place, postgres is not None, KILLS)
    assert day.kills == KILLS
    assert day.count > KILLS


@pytest.mark.long
def test_people_see_that_the_database_is_away_and_then_go_on(chrome: Browser, tmp_path: Path) -> None:
    postgres = Postgres()
    postgres.start()
    server = Server(tmp_path, "--database", postgres.empty(), "--processes", "2")
    with ExitStack() as stack:
        stack.callback(postgres.remove)
        server.start()
        stack.callback(server.stop)
        person = Person(chrome, server)
        person.sit_down(make(server, "", ""))
        person.click_something(random.Random(1))
        asked = person.page.inner_text("#prompt")
        postgres.stop()
        begin = time.monotonic()
        expect(person.page.locator("#connection")).to_be_visible()
        person.page.click("#options .option >> nth=0")
        person.page.click("#confirm .primary")
        expect(person.page.locator("#prompt")).to_contain_text("nothing was changed")
        assert server.http.get(f"{server.address}/health").status_code == 200
        assert server.http.get(f"{server.address}/ready").status_code == 503
        spend(max(0.0, begin + AWAY - time.monotonic()))
        postgres.start()
        expect(person.page.locator("#connection")).to_be_hidden()
        expect(person.page.locator("#prompt")).to_have_text(asked)
        person.click_something(random.Random(1))


@pytest.mark.long
def test_crowds_that_hold_on_to_everything_bother_nobody(tmp_path: Path) -> None:
    """Silent connections, some that send a byte a second, and listeners that never read."""
    server = Server(tmp_path)
    server.start()
    client, watched = make(server, "", ""), make(server, "random", "random")
    watched.post("/pace", {"seconds": 0})
    host = server.address.removeprefix("http://")
    request = f"GET /api/tables/{watched.id}/frames?token={watched.token} HTTP/1.1\r\nHost: {host}\r\n\r\n".encode()
    with ExitStack() as stack:
        slow = [stack.enter_context(line(server, f"127.0.0.{3 + number % 4}")) for number in range(SLOW)]
        for one in slow:
            one.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            one.sendall(request)
        for number in range(4):
            stack.enter_context(crowd(server, f"127.0.0.{10 + number}", SILENT // 4))
        trickling = stack.enter_context(crowd(server, ATTACKER, 50))
        for byte in b"GET / HTTP/1.1\r\n":
            for one in trickling:
                try:
                    one.sendall(bytes([byte]))
                except ConnectionError:
                    continue
            served(server, client)
            spend(0.5)
        until(lambda: watched.get().json()["status"]["over"], "bots play to the end")
    server.stop()
