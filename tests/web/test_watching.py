"""What operators see: health, readiness, metrics and the log; strangers learn nothing of tables from any of it."""

import json
import re
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from waiting import until
from web.everything import FRAMES, paths, routes
from web.server import Server, make

PLAY = '{method="POST",route="/api/tables/{id}/play",status="200"}'


class Logged(Server):
    """A server whose log goes to a file."""

    @property
    def lines(self) -> list[str]:
        assert self.log is not None
        return self.log.read_text().splitlines()

    @property
    def metrics(self) -> dict[str, float]:
        text = self.http.get(f"{self.address}/metrics").text
        return {name: float(value) for name, value in re.findall(r"^(freestone_.*) (\S+)$", text, re.MULTILINE)}


@pytest.fixture
def logged(tmp_path: Path) -> Iterator[Logged]:
    made = Logged(tmp_path, "--log", "json")
    made.log = tmp_path / "log"
    made.start()
    yield made
    made.kill()


def test_no_request_leaves_a_secret_in_the_log(logged: Logged) -> None:
    client = make(logged, "", "", seed=None)
    handed = client.post("/seats/0/hand-out").json()["token"]
    for method, path in routes():
        if "{id}" in path:
            url = f"{logged.address}{paths(path, client)[0]}?token={client.token}&wait=false&base={handed}"
            logged.http.request(method, url, content=handed).read()
    logged.http.get(f"{logged.address}/t/{client.id}/{handed}/nothing/{client.token}")

    def seen() -> set[str]:
        lines = [json.loads(line) for line in logged.lines]
        return {line["route"] for line in lines if line["logger"] == "freestone.requests"}

    # A request is logged after its answer is sent.
    expected = {"/t/{id}/{token}", FRAMES, "/api/tables/{id}/play", "none"}
    until(lambda: expected <= seen(), "all requests are logged")
    written = "\n".join(logged.lines)
    cookies = [cookie.value for cookie in logged.http.cookies.jar if cookie.value]
    with sqlite3.connect(logged.folder / "tables.sqlite") as database:
        headers = [json.loads(row[0]) for row in database.execute("SELECT header FROM tables")]
    assert cookies
    secrets = [client.token, handed, *cookies, *(str(header["seed"]) for header in headers)]
    assert [secret for secret in secrets if len(secret) > 10 and secret in written] == []


def test_metrics_count_what_happens(logged: Logged) -> None:
    client = make(logged, "", "")
    with logged.http.stream("GET", f"{logged.address}/api/tables/{client.id}/frames?token={client.token}") as stream:
        lines = stream.iter_lines()  # kept: the stream ends with it
        next(lines)
        assert client.play().status_code == 200
        assert logged.metrics["freestone_listeners"] == 1
    until(lambda: logged.metrics["freestone_listeners"] == 0, "the listener is gone")
    found = logged.metrics
    assert found[f"freestone_requests_total{PLAY}"] == found["freestone_choice_seconds_count"] == 1
    assert found["freestone_open_tables"] == 1
    assert found["freestone_database_errors_total"] == 0
    logged.http.request("BREW", logged.address)
    assert not any("BREW" in name for name in logged.metrics)


def test_metrics_are_for_this_computer_or_for_a_token(server: Server, tmp_path: Path) -> None:
    def status(place: Server, **headers: str) -> int:
        return place.http.get(f"{place.address}/metrics", headers=headers).status_code

    assert status(server) == 200
    assert status(server, **{"X-Forwarded-For": "203.0.113.5"}) == 404
    closed = Server(tmp_path, "--metrics-token", "open-sesame", "--proxy", "127.0.0.1")
    closed.start()
    try:
        assert status(closed) == status(closed, Authorization="Bearer wrong") == 404
        forwarded = {"X-Forwarded-For": "203.0.113.5", "Authorization": "Bearer open-sesame"}
        assert status(closed, **forwarded) == 200
    finally:
        closed.kill()


def test_a_server_without_its_database_lives_but_is_not_ready(logged: Logged) -> None:
    def ask(path: str) -> httpx.Response:
        return logged.http.get(logged.address + path)

    assert (ask("/health").text, ask("/ready").text) == ("alive\n", "ready\n")
    with sqlite3.connect(logged.folder / "tables.sqlite") as database:
        database.execute("ALTER TABLE tables RENAME TO elsewhere")
    answer = ask("/ready")
    assert (answer.status_code, answer.json()["error"]) == (503, "database")
    assert ask("/health").status_code == 200
    assert logged.metrics["freestone_database_errors_total"] == 1
