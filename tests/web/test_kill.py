"""kill -9 at any moment loses nothing that was answered, and the table opens again exactly there."""

import random
import signal
import threading
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, expect

from waiting import PATIENCE
from web.browser import Person
from web.server import Client, Server, make


def test_a_killed_server_opens_every_table_where_it_was(tmp_path: Path) -> None:
    server = Server(tmp_path)
    server.start()
    client = make(server, "", "", "random")
    for _ in range(6):
        client.wait_for_turn()
        assert client.play().status_code == 200
    client.wait_for_turn()
    client.post("/pace", {"seconds": 3})
    link = client.post("/seats/1/hand-out").json()["token"]
    before = client.get().json()
    server.kill()
    server.start()
    after = client.get().json()
    assert {**after, "id": ""} == {**before, "id": ""}
    assert Client(server, client.id, link).get().status_code == 200
    server.kill()


def test_what_was_answered_is_there_after_a_kill_in_between(tmp_path: Path) -> None:
    server = Server(tmp_path)
    server.start()
    client = make(server, "", "", seed=5)
    answered = client.get().json()["at"]
    for delay in (0.15, 0.3, 0.5):
        assert server.process is not None
        killer = threading.Timer(delay, server.process.kill)
        killer.start()
        try:
            while True:
                answered = client.play().json()["at"]
        except httpx.TransportError:
            killer.join()
        server.kill()
        server.start()
        at = client.get().json()["at"]
        assert at >= answered
        assert client.play().status_code == 200
    server.kill()


@pytest.mark.parametrize(("asked", "status"), [(signal.SIGINT, 130), (signal.SIGTERM, 143)])
def test_a_server_that_is_asked_to_stop_does_so_while_somebody_follows(
    tmp_path: Path, asked: signal.Signals, status: int
) -> None:
    server = Server(tmp_path)
    server.start()
    client = make(server, "", "")
    url = f"{server.address}/api/tables/{client.id}/frames?token={client.token}"
    assert server.process is not None
    with server.http.stream("GET", url) as answer:
        next(answer.iter_lines())
        server.process.send_signal(asked)
        assert server.process.wait(timeout=PATIENCE) == status
    assert (tmp_path / "tables.sqlite.lock").read_text() == "", "the hall was not closed"
    server.kill()


def test_a_page_says_that_the_server_is_gone_and_goes_on_when_it_is_back(chrome: Browser, tmp_path: Path) -> None:
    server = Server(tmp_path)
    server.start()
    server.more = ("--port", server.address.rpartition(":")[2])
    person = Person(chrome, server)
    person.sit_down(make(server, "", ""))
    asked = person.page.inner_text("#prompt")
    server.kill()
    person.page.click("#options .option >> nth=0")
    person.page.click("#confirm .primary")
    expect(person.page.locator("#prompt")).to_contain_text("connection is lost")
    server.start()
    expect(person.page.locator("#prompt")).to_have_text(asked)
    person.click_something(random.Random(1))
    server.kill()
