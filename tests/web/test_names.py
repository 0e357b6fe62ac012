"""Whatever door a name comes through, the same ones are welcome and the same ones are refused in a sentence."""

import html
import json
import subprocess
import sys
from collections.abc import Callable

import httpx
import pytest

import freestone
from core.test_names import EMPTY, LONG, ODD, SAME, STACKED, WELCOME
from web.server import Client, Server

REFUSED = [(name, "Somebody") for name in (*EMPTY, *ODD, *STACKED, *LONG) if name.strip()] + SAME
Door = Callable[[Server, tuple[str, str]], httpx.Response]


def by_program(server: Server, names: tuple[str, str]) -> httpx.Response:
    body = json.dumps({"game": "pillars", "seats": [{"name": name} for name in names]})
    kind = {"Content-Type": "application/json"}
    return server.http.post(f"{server.address}/api/tables", content=body, headers=kind)


def by_form(server: Server, names: tuple[str, str]) -> httpx.Response:
    form = {"game": "pillars", "kind-0": "person", "kind-1": "person", "name-0": names[0], "name-1": names[1]}
    return server.http.post(f"{server.address}/tables", data=form, headers={"Accept": "text/html"})


@pytest.mark.parametrize("door", [by_program, by_form])
def test_every_door_refuses_the_same_names(server: Server, door: Door) -> None:
    for names in REFUSED:
        if not all(name.isascii() or name.encode(errors="ignore").decode() == name for name in names):
            continue
        answer = door(server, names)
        assert answer.status_code == 400, (ascii(names), answer.text)
        assert "name" in answer.text.lower()


@pytest.mark.parametrize("door", [by_program, by_form])
def test_every_door_lets_the_same_names_in(server: Server, door: Door) -> None:
    for name in WELCOME:
        assert door(server, (name, "Somebody else")).status_code in (201, 303), name


def test_a_form_says_which_name_is_taken_twice(server: Server) -> None:
    answer = by_form(server, ("Anna", "ANNA"))
    assert "Two players are called “ANNA”." in html.unescape(answer.text)


def test_rows_without_a_name_are_called_after_their_bots(server: Server) -> None:
    form = {"game": "pillars", "kind-0": "person", "kind-1": "novice", "kind-2": "novice", "name-0": "Novice"}
    place = server.http.post(f"{server.address}/tables", data=form).headers["location"]
    _, _, id, token = place.split("/")
    names = [seat["name"] for seat in Client(server, id, token).get().json()["status"]["seats"]]
    assert names == ["Novice", "novice 2", "novice 3"]


def test_old_journals_with_odd_names_still_open(server: Server) -> None:
    lines = list(freestone.new("pillars", seats=3, seed=1).lines())
    header = {**json.loads(lines[0]), "names": ["Anna", "anna", "\u3164"]}
    journal = "\n".join([json.dumps(header), *lines[1:]])
    made = server.http.post(f"{server.address}/api/journals", json={"journal": journal}).json()
    seats = Client(server, made["id"], made["token"]).get().json()["status"]["seats"]
    assert [seat["name"] for seat in seats] == ["Anna", "anna 2", "Player 3"]


@pytest.mark.parametrize("players", ["@Anna,@anna", "@\u3164,random", "@Z\u0337\u0301\u0302\u0303,random"], ids=ascii)
def test_the_terminal_refuses_them_too(players: str) -> None:
    command = [sys.executable, "-m", "freestone", "play", "pillars", "--players", players]
    run = subprocess.run(command, capture_output=True, text=True, stdin=subprocess.DEVNULL, check=False)
    assert run.returncode == 2
    assert run.stderr.count("\n") == 1
    assert "name" in run.stderr
