"""The server as a whole: one for each database, where it says it is, and what it answers to every request."""

import json
import re
import socket
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from typer.testing import CliRunner

from freestone.cli import app
from freestone.web.serve import PORT
from web.everything import FRAMES, fresh, paths, routes
from web.server import Client, Server, make


def serve(*words: str) -> str:
    """What a server says that does not begin."""
    result = CliRunner().invoke(app, ["serve", "--no-browser", *words])
    assert result.exit_code == 2, result.output
    assert result.output.count("\n") == 1
    return result.output


@pytest.fixture
def another(tmp_path: Path) -> Iterator[Server]:
    """A server of its own for one test, not started yet."""
    made = Server(tmp_path)
    yield made
    made.kill()


def test_a_database_has_one_server_and_its_address_is_told(another: Server) -> None:
    another.start()
    file = str(another.folder / "tables.sqlite")
    for place in (file, f"sqlite:///{file}", f"sqlite+aiosqlite:///{file}"):
        assert f"in use by the Freestone server at {another.address}/" in serve("--database", place)
    another.kill()
    another.start()
    assert f"at {another.address}/" in serve("--database", file, "--port", another.address.rpartition(":")[2])


def test_a_port_that_is_taken_is_named(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        said = serve("--port", port, "--database", str(tmp_path / "tables.sqlite"))
    assert f"port {port}" in said
    assert "in use" in said


def test_a_server_says_so_if_the_usual_port_is_taken(another: Server) -> None:
    another.more = ("--port", str(PORT))
    with socket.socket() as taken:
        with suppress(OSError):
            taken.bind(("127.0.0.1", PORT))
        another.start()
    assert another.process is not None
    assert another.process.stdout is not None
    port = another.address.rpartition(":")[2]
    assert port != str(PORT)
    said = another.process.stdout.readline()
    assert re.search(f"Port {PORT} is taken by another program, so this server uses port {port}", said)


def test_every_address_answers_head_as_get_without_a_body(server: Server) -> None:
    client = make(server, "", "")
    for method, path in routes():
        if method != "GET":
            continue
        for filled in [*paths(path, client)]:
            url = f"{server.address}{filled}?token={client.token}" + ("&wait=false" if path == FRAMES else "")
            get, head = server.http.get(url), server.http.head(url)
            assert (head.status_code, head.content) == (get.status_code, b""), url
            for name in ("content-type", "cache-control"):
                assert head.headers.get(name) == get.headers.get(name), url
    for path in ("/static/site.css", "/api/openapi.json", "/none"):
        assert server.http.head(server.address + path).status_code == server.http.get(server.address + path).status_code


def test_a_stream_that_is_asked_for_its_head_ends(server: Server) -> None:
    client = make(server, "", "")
    answer = server.http.head(f"{server.address}/api/tables/{client.id}/frames?token={client.token}&wait=true")
    assert answer.headers["content-type"].startswith("text/event-stream")


def test_no_cache_keeps_what_bears_a_token(server: Server) -> None:
    client = make(server, "", "")
    for method, path in routes():
        if method != "GET" or "{id}" not in path:
            continue
        for filled in paths(path, client):
            wait = "&wait=false" if path == FRAMES else ""
            answer = server.http.get(f"{server.address}{filled}?token={client.token}{wait}")
            assert "no-store" in answer.headers["cache-control"], filled
            assert answer.headers["referrer-policy"] in ("same-origin", "no-referrer"), filled
    assert "no-store" in server.http.get(server.address).headers["cache-control"]
    assert "no-store" in server.http.get(f"{server.address}/t/{client.id}/wrong").headers["cache-control"]


@pytest.mark.parametrize("trusted", [True, False])
def test_cookies_are_secure_behind_tls_if_the_proxy_is_trusted(another: Server, trusted: bool) -> None:
    another.more = ("--proxy", "127.0.0.1", "--name", "https://games.example.org") if trusted else ()
    another.start()
    client = make(another, "", "")
    url = f"{another.address}/t/{client.id}/{client.token}"
    for proto in ("https", "http"):
        cookie = fresh(another).http.get(url, headers={"X-Forwarded-Proto": proto}).headers["set-cookie"]
        assert ("Secure" in cookie) == (trusted and proto == "https")


def test_a_page_on_tls_may_post(another: Server) -> None:
    another.more = ("--proxy", "127.0.0.1", "--name", "https://games.example.org")
    another.start()
    headers = {"Host": "games.example.org", "Origin": "https://games.example.org", "Content-Type": "application/json"}
    body = json.dumps({"game": "pillars", "seats": [{"name": "Anna"}, {"name": "Ben"}]})
    answer = another.http.post(f"{another.address}/api/tables", content=body, headers=headers)
    assert answer.status_code == 201
    made = answer.json()
    assert Client(another, made["id"], made["token"]).get().status_code == 200
