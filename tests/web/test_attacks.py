"""Whatever is sent, the server answers as it says or refuses: never an error of its own, and others do not wait."""

import json
import socket
from contextlib import ExitStack
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser

import freestone
from freestone.core.journal import encode
from waiting import PATIENCE
from web.browser import Person
from web.server import Client, Server, make

OWN_SERVER = True  # it is attacked
SURROGATE = "\ud800"
NASTY = "<img src=x onerror='window.caught=1'>"


def raw(server: Server, head: str, body: bytes = b"") -> int:
    """Send a request unchanged, and return the status of the answer."""
    host, _, port = server.address.removeprefix("http://").partition(":")
    with socket.create_connection((host, int(port)), timeout=PATIENCE) as line:
        line.sendall(head.encode("latin-1") + b"\r\n\r\n" + body)
        return int(line.recv(200).split()[1])


def place(server: Server) -> str:
    return server.address.removeprefix("http://")


@pytest.mark.parametrize("host", ["", "[", "evil.example", "a@127.0.0.1", "127.0.0.1/x", "[::1"])
def test_strange_hosts_are_refused(server: Server, host: str) -> None:
    assert raw(server, f"GET / HTTP/1.1\r\nHost: {host}") == 400


@pytest.mark.parametrize("origin", ["http://[", "null", "://", "\xff", "http://evil.example", "http://{}@evil.example"])
def test_strange_origins_are_refused(server: Server, origin: str) -> None:
    head = f"POST /api/tables HTTP/1.1\r\nHost: {place(server)}\r\nOrigin: {origin.format(place(server))}"
    assert raw(server, f"{head}\r\nContent-Length: 0") == 403


@pytest.mark.parametrize("kind", ["application/json", "application/x-www-form-urlencoded"])
@pytest.mark.parametrize("path", ["/api/tables", "/tables", "/journals", "/api/journals"])
def test_a_body_that_does_not_say_how_large_it_is(server: Server, path: str, kind: str) -> None:
    head = f"POST {path} HTTP/1.1\r\nHost: {place(server)}\r\nContent-Type: {kind}\r\nTransfer-Encoding: chunked"
    chunk = b"100000\r\n" + b"x" * 0x100000 + b"\r\n"
    assert raw(server, head, chunk * 2) in (400, 413)


@pytest.mark.parametrize("kind", ["text/plain", "multipart/form-data", "multipart/form-data; boundary=x", "x/y"])
@pytest.mark.parametrize("path", ["/api/tables", "/tables", "/journals", "/api/journals"])
def test_bodies_of_another_kind_are_malformed(server: Server, path: str, kind: str) -> None:
    answer = server.http.post(server.address + path, content=b'{"game": 1}', headers={"Content-Type": kind})
    assert answer.status_code == 400


@pytest.mark.parametrize("value", [SURROGATE, "\0", "../../../etc/\tpasswd", "x" * 50, "\u202e"])
@pytest.mark.parametrize("field", ["game", "pack", "name", "bot", "colour", "option", "value"])
def test_texts_that_mean_nothing(server: Server, field: str, value: str) -> None:
    first = {name: value for name in ("name", "bot", "colour") if name == field}
    body: dict[str, Any] = {"game": "pillars", "seats": [{"name": "A", **first}, {"name": "B"}]}
    body |= {name: value for name in ("game", "pack") if name == field}
    body["settings"] = {"option": {value: 1}, "value": {"start": value}}.get(field, {})
    sent = json.dumps(body).encode()
    answer = server.http.post(
        f"{server.address}/api/tables", content=sent, headers={"Content-Type": "application/json"}
    )
    assert answer.status_code == 400
    assert set(answer.json()) == {"error", "detail"}


HEADERS: list[dict[str, Any]] = [
    *({name: SURROGATE} for name in ("game", "pack", "pack_digest")),
    *({name: [SURROGATE, "b"]} for name in ("names", "players")),
    {"settings": {SURROGATE: 1}},
    {"rules": 10**30},
    {"names": [], "players": []},
    {"names": ["a"] * 1000, "players": []},
    {"colours": [1, 2]},
    {"pack": "../../../../etc"},
]


@pytest.mark.parametrize("change", HEADERS, ids=lambda change: next(iter(change)))
def test_journals_with_odd_headers_are_refused(server: Server, change: dict[str, Any]) -> None:
    header = json.loads(freestone.new("pillars", seats=2, seed=1).journal.header.line())
    journal = json.dumps({**header, **change})
    answer = server.http.post(f"{server.address}/api/journals", json={"journal": journal})
    assert answer.status_code == 400, answer.text
    form = server.http.post(f"{server.address}/journals", files={"journal": ("x", journal.encode())})
    assert form.status_code == 400


@pytest.mark.parametrize("colours", [[SURROGATE, "x"], ["azure"] * 500, ["gules", "gules"], []])
def test_odd_colours_of_a_journal_become_known_ones(server: Server, colours: list[str]) -> None:
    header = json.loads(freestone.new("pillars", seats=2, seed=1).journal.header.line())
    journal = json.dumps({**header, "colours": colours})
    made = server.http.post(f"{server.address}/api/journals", json={"journal": journal})
    status = Client(server, made.json()["id"], made.json()["token"]).get().json()["status"]
    worn = [seat["colour"] for seat in status["seats"]]
    assert len({*worn}) == 2
    assert {*worn} <= {"azure", "gules", "vert", "or", "purpure", "sable"}


@pytest.mark.parametrize("line", ["[" * 100_000, '{"a":' * 50_000, "\0" * 1000, "[0,1]", '{"undo":99}', "NaN"])
def test_journals_with_odd_lines_are_refused(server: Server, line: str) -> None:
    journal = f"{freestone.new('pillars', seats=2, seed=1).journal.header.line()}\n{line}"
    answer = server.http.post(f"{server.address}/api/journals", json={"journal": journal})
    assert answer.status_code == 400


def test_a_journal_may_take_back_often_but_not_for_ever(server: Server) -> None:
    match, chance = freestone.new("pillars", seats=2, seed=1), Random(1)
    while len(match.journal.entries) < 120:
        match.play(chance.choice(match.options))
    entries = [encode(entry) for entry in match.journal.entries]
    lines = [match.journal.header.line(), *entries, *(['{"undo":1}', entries[-1]] * 1000)]
    answer = server.http.post(f"{server.address}/api/journals", json={"journal": "\n".join(lines)})
    assert answer.status_code == 201
    lines = [match.journal.header.line(), *(['[0,"pass"]'] * 30_000)]
    answer = server.http.post(f"{server.address}/api/journals", json={"journal": "\n".join(lines)})
    assert answer.status_code == 429


@pytest.mark.parametrize(
    "path",
    [
        "/static/../app.py",
        "/static/%2e%2e/app.py",
        "/games/..%2fpillars/cover.svg",
        "/t/%00/x",
        f"/t/{'a' * 3000}/x",
        "/t/%ed%a0%80/x",
        "/t/{id}/%ed%a0%80",
        "/t/{id}/{token}/part/..%2fbase",
        "/t/{id}/{token}/replay/99999999999999999999",
        "/t/{id}/{token}/replay/-1",
        "/colours.css?seats=%22%7D",
        "/colours.css?seats=azure,azure,azure,azure,azure,azure,azure",
    ],
)
def test_strange_addresses(server: Server, path: str) -> None:
    client = make(server, "", "")
    url = server.address + path.replace("{id}", client.id).replace("{token}", client.token)
    for headers in ({}, {"Accept": "text/html", "Cookie": f"language=../../x; browser={'z' * 50}"}):
        answer = server.http.get(url, headers=headers)
        assert answer.status_code == 200 if "colours" in path else answer.status_code in (403, 404)
        assert '"}' not in answer.text or answer.headers["content-type"] == "application/json"


def test_many_followers_keep_nobody_waiting(server: Server) -> None:
    client = make(server, "", "")
    url = f"{server.address}/api/tables/{client.id}/frames?token={client.token}"
    with ExitStack() as stack:
        streams = [stack.enter_context(server.http.stream("GET", url)) for _ in range(60)]
        for stream in streams:
            assert next(stream.iter_lines()).startswith("id")
        assert client.play().status_code == 200


def test_a_follower_whose_link_is_taken_back_is_let_go(server: Server) -> None:
    maker = make(server, "", "")
    token = maker.post("/seats/1/hand-out").json()["token"]
    with server.http.stream("GET", f"{server.address}/api/tables/{maker.id}/frames?token={token}") as stream:
        lines = stream.iter_lines()
        next(lines)
        maker.post("/seats/1/take-in")
        assert not any("status" in line and '"yours":true' in line for line in list(lines)[4:])


def test_names_are_only_names(chrome: Browser, server: Server) -> None:
    body = {"game": "pillars", "seats": [{"name": NASTY}, {"name": "</script>{{7*7}}", "bot": "random"}], "seed": 5}
    made = server.http.post(f"{server.address}/api/tables", json=body).json()
    person = Person(chrome, server)
    person.sit_down(Client(server, made["id"], made["token"]))
    for part in ("open-scores", "open-outlook", "open-menu"):
        person.page.click(f"#{part}")
        person.page.wait_for_selector("dialog[open] h2")
        person.page.keyboard.press("Escape")
    id, token = made["id"], made["token"]
    for path in ("", f"/t/{id}/{token}/replay/9"):
        person.page.goto(server.address + path)
        person.page.wait_for_selector("#board .item" if path else "h1")
        assert person.page.evaluate("() => window.caught") is None
    assert person.complaints == []
    person.page.goto(f"{server.address}/api/tables/{id}/image?token={token}")
    assert person.page.evaluate("() => window.caught") is None
