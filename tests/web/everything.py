"""Somebody who calls everything that the server offers: a route that is new must be taught here."""

import itertools
import json
import re
from collections.abc import Iterator
from typing import Any

import httpx
from fastapi.routing import APIRoute

import freestone
from freestone.advice.puzzle import Puzzle, puzzles_of
from freestone.core.game import registry
from freestone.pictures import FACES
from freestone.table.hall import Hall
from freestone.table.store import Store
from freestone.web.app import make_app
from freestone.web.pages import PARTS
from web.server import Client, Server, seats

FRAMES = "/api/tables/{id}/frames"
PUZZLES: list[Puzzle] = [each for game in registry().values() for each in list(puzzles_of(game).values())[:1]]
VALUES: dict[str, list[Any]] = {
    "seat": [0, 1],
    "entry": [0, 5],
    "game": list(registry()),
    "number": [1],
    "puzzle": [puzzle.id for puzzle in PUZZLES],
    "name": list(PARTS),
    "file": [FACES[0].file],
}
JOURNAL = "\n".join(freestone.new("pillars", seats=2, seed=4).lines())
TABLE = {"game": "pillars", "seats": seats("", "random")}
BODIES: dict[str, Any] = {
    "/api/tables": TABLE,
    "/api/journals": {"journal": JOURNAL},
    "/api/tables/{id}/seats/{seat}/coach": {"on": True},
    "/api/tables/{id}/coach": {"finished": 0},
    "/api/tables/{id}/play": {"choice": "pass"},
    "/api/tables/{id}/mistake": {"entry": 1},
    "/api/tables/{id}/back": {"entry": 0},
    "/api/tables/{id}/look": {"choice": "pass", "at": 0},
    "/api/tables/{id}/task": {"beat": 0},
    "/api/tables/{id}/hint": {},
    "/api/tables/{id}/undo": None,
    "/api/tables/{id}/agree": {"agreed": True},
    "/api/tables/{id}/standing": {"name": "pass"},
    "/api/tables/{id}/seats/{seat}/bot": {"bot": ""},
    "/api/tables/{id}/seats/{seat}/hand-out": None,
    "/api/tables/{id}/seats/{seat}/take-in": None,
    "/api/tables/{id}/pace": {"seconds": 0},
    "/api/tables/{id}/rematch": None,
    "/api/tables/{id}/continue": {"entry": 5},
    "/api/tables/{id}/leave": {"bot": "random"},
    "/api/puzzles/{game}/{puzzle}/play": {"choice": PUZZLES[0].solutions[0], "at": 0},
    "/learn/{game}/{number}": {},
    "/first-game/{game}": {},
    "/tables": {"game": "pillars", "kind-0": "person", "kind-1": "random"},
    "/journals": {"journal": JOURNAL},
    "/t/{id}/{token}/away": {},
    "/t/{id}/{token}/bring-back": {},
    "/t/{id}/{token}/remove": {},
}
ASKED = {"/api/tables/{id}/code": {"base": "https://games.example.org"}}
TIMELY = ("{id}/play", "{id}/coach", "hint", "standing")


def routes() -> list[tuple[str, str]]:
    """Every method and path of the application, those that change nothing first, in the order of the bodies above."""
    app = make_app(Hall(Store("never-opened.sqlite")))
    inner = [getattr(route, "original_router", app).routes for route in app.routes]
    known = [route for some in inner for route in some if isinstance(route, APIRoute)]
    found = {(method, route.path) for route in known for method in route.methods or ()}
    return sorted(found, key=lambda one: (one[0] != "GET", [*BODIES].index(one[1]) if one[1] in BODIES else -1, one))


def paths(path: str, client: Client) -> list[str]:
    """A path with every value that its parameters may have."""
    known = {**VALUES, "id": [client.id], "token": [client.token]}
    names = re.findall(r"\{(\w+)\}", path)
    return [path.format(**dict(zip(names, one, strict=True))) for one in itertools.product(*(known[n] for n in names))]


def call(client: Client, method: str, path: str) -> Iterator[httpx.Response]:
    """Call a route in every way: as it is meant, in a language that there is not, and with nonsense."""
    headers = {"Authorization": f"Bearer {client.token}"}
    for filled in paths(path, client):
        url = client.server.address + filled
        if path == FRAMES:
            yield followed(client, url)
            continue
        if method == "GET":
            yield client.server.http.get(url, headers={**headers, "Accept": "text/html"})
            yield client.server.http.get(url, headers=headers, params=ASKED.get(path))
            yield client.server.http.get(f"{url}?language=zz&theme=zz&since=zz", headers=headers)
        else:
            yield client.server.http.request(method, url, headers=headers, content=b'{"nonsense": [')
            yield client.server.http.request(method, url, headers=headers, **body(client, method, path))


def body(client: Client, method: str, path: str) -> dict[str, Any]:
    """What a route wants to be sent."""
    if method == "DELETE":
        return {}
    assert path in BODIES, f"{path} is new: say in tests/web/everything.py what it is sent"
    sent = BODIES[path]
    if not path.startswith("/api/"):
        return {"files": sent} if path == "/journals" else {"data": sent}
    if path.endswith(TIMELY):
        sent = {**sent, "at": client.get().json().get("at", 0)}
    return {"json": sent}


def followed(client: Client, url: str) -> httpx.Response:
    """Follow the table from its beginning up to now."""
    now = client.get()
    with client.server.http.stream("GET", f"{url}?token={client.token}&since=0.0") as answer:
        lines: list[str] = []
        for line in answer.iter_lines():
            lines.append(line)
            if line.startswith("data") and json.loads(line[6:])["id"] == now.json()["id"]:
                break
    answer.headers.pop("content-encoding", None)  # the lines are unpacked
    return httpx.Response(answer.status_code, headers=answer.headers, text="\n".join(lines), request=answer.request)


def fresh(server: Server) -> Server:
    """The same server, as a browser that has never been there sees it."""
    server.http.cookies.clear()
    return server
