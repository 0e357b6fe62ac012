"""A language made of English by writing every letter otherwise: whatever still reads English cannot be translated."""

import json
import re
import shutil
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast, visitor

import freestone
from freestone.core.game import registry
from web.server import Client, Server

LANGUAGE = "xx"
NAMES = ("Ёж", "Яна")
PARTS = ["outlook", "scores", "charts", "summary", "summaries", "rules", "glossary", "cards"]
LATIN = re.compile(r"[A-Za-z]{2,}")
NOT_WORDS = {"II", "III", "IV", "VI", "VIII", "English"}
CODED = {
    "origin",
    "id",
    "panel",
    "kind",
    "choice",
    "rule",
    "key",
    "game",
    "language",
    "order",
    "gone",
    "bot",
    "rematch",
    "at",
    "items",
    "colour",
}
SPOKEN = ("aria-label", "title", "placeholder", "alt", "content")
DECISIONS = 60


class Other(visitor.Transformer):
    """Writes every Latin letter of a text as another one."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802 - the library's name
        node.value = other(node.value)
        return node


def other(text: str) -> str:
    """Return a text with letters of another alphabet."""
    return re.sub(r"[A-Za-z]", lambda letter: chr(0x410 + (ord(letter[0].lower()) - ord("a"))), text)


def translated(source: str) -> str:
    """Return a whole catalogue with every text written otherwise."""
    return str(FluentSerializer().serialize(Other().visit(FluentParser().parse(source))))


@pytest.fixture(scope="module")
def abroad(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose copy of Freestone knows the other language."""
    folder = tmp_path_factory.mktemp("abroad")
    home = Path(freestone.__file__).parent
    shutil.copytree(home, folder / "freestone", ignore=shutil.ignore_patterns("__pycache__"))
    for path in (folder / "freestone").rglob("en.ftl"):
        path.with_name(f"{LANGUAGE}.ftl").write_text(translated(path.read_text(encoding="utf-8")), encoding="utf-8")
    server = Server(folder)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(folder))
        server.start()
    server.http.cookies.set("language", LANGUAGE)
    yield server
    server.kill()


class Page(HTMLParser):
    """Collects what a person can read or hear of a page."""

    def __init__(self, source: str) -> None:
        super().__init__()
        self.said: list[str] = []
        self.messages: dict[str, str] = {}
        self.inside = ""
        self.feed(source)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        named = dict(attrs)
        self.inside = (named.get("id") or tag) if tag in ("script", "style") else ""
        spoken = [name for name in SPOKEN if name != "content" or named.get("name") == "description"]
        self.said += [value for name in spoken if (value := named.get(name))]

    def handle_endtag(self, tag: str) -> None:
        self.inside = ""

    def handle_data(self, data: str) -> None:
        if self.inside == "texts":
            self.messages = json.loads(data)
        elif not self.inside:
            self.said.append(data)


def texts_of(value: Any, key: str = "") -> Iterator[str]:
    """Return all texts of an answer that somebody reads; those of drawings too."""
    if isinstance(value, dict):
        is_answer = value.keys() == {"name", "text"}
        for name, part in value.items():
            yield from texts_of(part, "id" if is_answer and name == "name" else name)
    elif isinstance(value, list):
        for part in value:
            yield from texts_of(part, key)
    elif isinstance(value, str) and key not in CODED:
        yield from Page(value).said if value.startswith("<") else [value]


def english(said: Iterator[str] | list[str]) -> set[str]:
    """Return what is left of the old language."""
    return {text for text in said if set(LATIN.findall(text)) - NOT_WORDS}


def table(server: Server, game: str) -> Client:
    """A table of two people with names that no Latin letter occurs in."""
    body = {"game": game, "seats": [{"name": name, "bot": ""} for name in NAMES], "seed": 11}
    made = server.http.post(f"{server.address}/api/tables", json=body).json()
    return Client(server, made["id"], made["token"])


def asked(client: Client, path: str = "") -> Any:
    return client.get(f"{path}?language={LANGUAGE}").json()


@pytest.mark.parametrize("game", list(registry()))
def test_a_whole_game_speaks_the_other_language(abroad: Server, game: str) -> None:
    client, chance, left = table(abroad, game), Random(5), set()
    for number in range(DECISIONS):
        decision = asked(client, "/decision")
        left |= english(texts_of(decision))
        if number % 20 == 0:
            left |= english(texts_of(asked(client)))
            left |= english([text for part in PARTS for text in read(abroad, client, part)])
        client.play(chance.choice(decision["options"])["choice"])
    client.post("/leave", {"bot": "random"})
    client.wait_for_turn()
    left |= english(texts_of(asked(client)))
    left |= english(texts_of(asked(client, "/scores")))
    left |= english(texts_of(asked(client, "/charts")))
    left |= english([text for part in PARTS for text in read(abroad, client, part)])
    assert left == set()


def read(server: Server, client: Client, part: str) -> list[str]:
    """Return what a part of the page says."""
    answer = server.http.get(f"{server.address}/t/{client.id}/{client.token}/part/{part}")
    assert answer.status_code == 200
    return Page(answer.text).said


@pytest.mark.parametrize("game", list(registry()))
def test_pages_speak_the_other_language(abroad: Server, game: str) -> None:
    client = table(abroad, game)
    base = f"/t/{client.id}/{client.token}"
    for path in ("/", base, f"{base}/replay/3", "/t/nothing/here", "/nothing"):
        page = Page(abroad.http.get(abroad.address + path, headers={"Accept": "text/html"}).text)
        assert english(page.said) == set(), path
        for message, text in page.messages.items():
            assert not english([re.sub(r"\{\w+\}", "", text)]), message


def test_refusals_speak_the_other_language(abroad: Server) -> None:
    client = table(abroad, "pillars")
    picture = asked(client)
    refused = [
        client.call("POST", f"/play?language={LANGUAGE}", {"choice": "finish", "at": picture["at"]}),
        client.call("POST", f"/undo?language={LANGUAGE}"),
        client.call("POST", f"/agree?language={LANGUAGE}", {"agreed": True}),
        Client(abroad, client.id, "wrong").call("GET", f"?language={LANGUAGE}"),
        client.call("GET", f"/positions/9999?language={LANGUAGE}"),
        client.call("POST", f"/play?language={LANGUAGE}", {"choice": "pass", "at": 0}),
    ]
    assert [answer.status_code for answer in refused] == [422, 422, 422, 403, 404, 409]
    assert english([answer.json()["detail"] for answer in refused]) == set()


def test_titles_speak_the_other_language(abroad: Server) -> None:
    games = abroad.http.get(f"{abroad.address}/api/games?language={LANGUAGE}").json()
    kept = {"default", "allowed", "languages", "packs", "colours", "name"}
    shown = [{name: value for name, value in game.items() if name not in kept} for game in games]
    for game in shown:
        game["settings"] = [setting["text"] for setting in game["settings"]]
    assert english(texts_of(shown)) == set()
    assert all(LANGUAGE in game["languages"] for game in games)


def test_the_language_is_offered_where_there_is_a_choice(abroad: Server) -> None:
    page = abroad.http.get(abroad.address).text
    assert re.findall(r'<option value="(\w+)" lang=', page) == ["en", LANGUAGE]
    client = table(abroad, "pillars")
    offered = abroad.http.get(f"{abroad.address}/t/{client.id}/{client.token}").text
    assert f'"{LANGUAGE}"' in offered.split('id="languages">')[1].split("<")[0]


@pytest.mark.parametrize("wrong", [{}, {"seed": "1x"}, {"colour-0": "or", "colour-1": "or"}, {"kind-1": "zz"}])
def test_forms_are_refused_in_the_other_language(abroad: Server, wrong: dict[str, str]) -> None:
    form = {"game": "pillars", "kind-0": "person", **({"kind-1": "person"} if wrong else {}), **wrong}
    answer = abroad.http.post(f"{abroad.address}/tables", data=form)
    assert answer.status_code == 400
    [sentence] = re.findall(r'role="alert">([^<]+)<', answer.text)
    assert english([sentence]) == set()
