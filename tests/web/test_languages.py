"""A language made of English by writing every letter otherwise: whatever still reads English cannot be translated."""

import json
import re
from collections.abc import Iterator
from html.parser import HTMLParser
from random import Random
from typing import Any, get_args

import pytest
from playwright.sync_api import Browser, expect
from pydantic_core.core_schema import ErrorType

from freestone.core.game import registry
from freestone.i18n import Plurals, catalogue, languages
from freestone.web.service import FAULTS
from freestone.web.site import script_texts
from web.abroad import abroad
from web.browser import Person, after
from web.server import Client, Server

LANGUAGE = "ru"  # its numbers and lists are in the same alphabet
NAMES = ("Ёж", "Яна")
PARTS = ["outlook", "scores", "charts", "summary", "summaries", "rules", "glossary", "cards"]
LATIN = re.compile(r"[A-Za-z]{2,}")
NOT_WORDS = {"II", "III", "IV", "VI", "VIII", "Anna", "Ben", "Clara"}  # the names are those of rulebooks
CODED = {
    "origin",
    "id",
    "panel",
    "stage",
    "full",
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


def other(text: str) -> str:
    """Return a text with letters of another alphabet; icons and topics are no words."""
    return re.sub(r"\[[^\]]*\]|[A-Za-z]", lambda found: found[0] if len(found[0]) > 1 else _letter(found[0]), text)


def _letter(letter: str) -> str:
    return chr(0x410 + (ord(letter.lower()) - ord("a")))


@pytest.fixture(scope="module", name="abroad")
def server_abroad(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose copy of Freestone knows the other language."""
    with abroad(tmp_path_factory.mktemp("abroad"), LANGUAGE, other) as server:
        yield server


class Page(HTMLParser):
    """Collects what a person can read or hear of a page."""

    def __init__(self, source: str) -> None:
        super().__init__()
        self.said: list[str] = []
        self.messages: dict[str, str | dict[str, str]] = {}
        self.inside = ""
        self.feed(source)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        named = dict(attrs)
        # A language is offered by its own name.
        is_foreign = tag == "option" and "lang" in named
        self.inside = (named.get("id") or tag) if tag in ("script", "style") or is_foreign else ""
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


@pytest.mark.parametrize("game", ["pillars", pytest.param("kutna_hora", marks=pytest.mark.long)])
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
    beside = [f"/{part}/{game}" for part in ("learn", "rules", "puzzles")]
    for path in ("/", base, f"{base}/replay/3", *beside, "/t/nothing/here", "/nothing"):
        page = Page(abroad.http.get(abroad.address + path, headers={"Accept": "text/html"}).text)
        assert english(page.said) == set(), path
        for message, text in page.messages.items():
            for form in text.values() if isinstance(text, dict) else [text]:
                assert not english([re.sub(r"\{\w+\}", "", form)]), message


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


@pytest.mark.parametrize(
    ("headers", "spoken"), [({"Accept-Language": "cs, en"}, "cs"), ({"Cookie": "language=it"}, "it")]
)
def test_errors_of_the_interface_follow_the_reader(server: Server, headers: dict[str, str], spoken: str) -> None:
    """Only the word for programs stays the same."""
    client, say = table(server, "pillars"), catalogue(spoken).text
    play = f"{server.address}/api/tables/{client.id}/play?token={client.token}"
    asked: list[tuple[str, str, dict[str, Any]]] = [
        ("GET", f"{server.address}/api/nowhere", {}),
        ("PUT", f"{server.address}/api/games", {}),
        ("POST", play, {"json": {"choice": "pass"}}),
        ("POST", play, {"json": {"choice": "pass", "at": "x"}}),
        ("POST", play, {"json": {"choice": "", "at": 1}}),
        ("POST", play, {"content": b"{", "headers": {"Content-Type": "application/json"}}),
    ]
    answers = [
        server.http.request(method, url, **{**given, "headers": headers | given.get("headers", {})})
        for method, url, given in asked
    ]
    assert [(one.status_code, one.json()["error"], one.json()["detail"]) for one in answers] == [
        (404, "http", say("site-no-page")),
        (405, "http", say("site-no-page")),
        (400, "malformed", say("error-malformed-missing", {"where": "body.at"})),
        (400, "malformed", say("error-malformed-number", {"where": "body.at"})),
        (400, "malformed", say("error-malformed-short", {"where": "body.choice", "limit": "1"})),
        (400, "malformed", say("error-malformed-json", {"where": "body.1"})),
    ]


def test_every_fault_of_a_value_has_a_sentence() -> None:
    """Of the kinds of values that bodies and queries have."""
    kinds = ("string", "int", "float", "bool", "list", "dict", "model")
    known = {kind for kind in get_args(ErrorType) if kind.startswith(kinds)}
    assert known - {"string_not_ascii"} <= FAULTS.keys()


@pytest.mark.parametrize("path", ["/rules/nope", "/learn/nope", "/puzzles/nope"])
def test_the_address_of_an_unknown_game_says_which_games_there_are(server: Server, path: str) -> None:
    answer = server.http.get(f"{server.address}{path}", headers={"Accept": "text/html", "Accept-Language": "de"})
    assert answer.status_code == 404
    assert "Ein Spiel „nope“ gibt es hier nicht." in answer.text
    assert "Die Säulen der Erde" in answer.text


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
    assert re.findall(r'<option value="(\w+)" lang=', page) == sorted({*languages(), LANGUAGE})
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


@pytest.mark.parametrize(
    ("accepted", "spoken"),
    [
        ("de-AT,de;q=0.9,en;q=0.8", "de"),
        ("fr-FR, fr;q=0.9, it;q=0.3, es;q=0.7", "es"),
        ("de;q=0, it;q=0.1", "it"),
        ("fr, *;q=0.5", "en"),
        ("nonsense;q=x;;,", "en"),
        ("", "en"),
    ],
)
def test_pages_follow_the_browser(server: Server, accepted: str, spoken: str) -> None:
    answer = server.http.get(server.address, headers={"Accept-Language": accepted})
    assert f'<html lang="{spoken}"' in answer.text
    refused = server.http.get(f"{server.address}/nothing", headers={"Accept-Language": accepted, "Accept": "text/html"})
    assert (refused.status_code, f'<html lang="{spoken}"' in refused.text) == (404, True)


def test_what_was_chosen_counts_more_than_the_browser(server: Server) -> None:
    headers = {"Accept-Language": "de", "Cookie": "language=it"}
    assert '<html lang="it"' in server.http.get(server.address, headers=headers).text
    assert '<html lang="de"' in server.http.get(server.address, headers=headers | {"Cookie": "language=zz"}).text


def test_people_at_one_table_read_different_languages(server: Server) -> None:
    client = table(server, "pillars")
    read = [client.get(f"?language={language}").json() for language in ("en", "de", "it", "en")]
    prompts = [one["decision"]["prompt"] for one in read]
    assert len(set(prompts)) == 3
    assert prompts[0] == prompts[3]
    assert [one["language"] for one in read] == ["en", "de", "it", "en"]
    assert client.get("?language=zz").status_code == 400


def test_plural_forms_reach_the_page() -> None:
    """The script knows the number, so it gets a sentence for each form that differs."""
    assert Plurals("en").texts("site-puzzle-less", {})["other"] == "{count} points less than the best"
    assert Plurals("cs").texts("site-puzzle-less", {}).keys() == {"one", "few", "many", "other"}
    sent = json.loads(script_texts("en"))
    assert sent["book-reference"].keys() == {"one", "other"}
    assert "{count}" in sent["puzzle-less"]


def test_the_language_changes_without_losing_what_was_begun(chrome: Browser, server: Server) -> None:
    """At the table: the position, the menu, and a choice that waits; on the start page: what was filled in."""
    person = Person(chrome, server)
    client = after(server, "pillars", 0)
    person.sit_down(client)
    at = person.at()
    chosen = next(one for one in client.get("/decision").json()["options"] if one["passes"] or one["reveals"])["choice"]
    person.page.click(f"#options .option[data-choice='{chosen}']")
    expect(person.page.locator("#confirm")).to_be_visible()
    english = person.page.locator("#confirm .primary").inner_text()
    person.page.click("#open-menu")
    person.page.select_option("#language", "de")
    expect(person.page.locator("html")).to_have_attribute("lang", "de")
    expect(person.page.locator("dialog #language")).to_be_focused()
    person.page.locator("dialog .close").click()
    assert person.page.locator("#confirm .primary").inner_text() != english
    assert person.page.locator(f"#options .selected[data-choice='{chosen}']").count() == 1
    assert person.at() == at
    person.page.click("#confirm .primary")
    person.page.wait_for_selector(f"#table:not([data-at='{at}'])")

    person.page.goto(server.address)
    expect(person.page.locator("html")).to_have_attribute("lang", "de")
    form = person.page.locator(".new-game").first
    form.locator("[name=name-0]").fill("Ludmila")
    form.locator("[name=kind-2]").select_option("nobody")
    form.locator("[name=coach]").set_checked(False)
    person.page.select_option("#language", "it")
    expect(person.page.locator("html")).to_have_attribute("lang", "it")
    expect(form.locator("[name=name-0]")).to_have_value("Ludmila")
    expect(form.locator("[name=kind-2]")).to_have_value("nobody")
    expect(form.locator("[name=coach]")).not_to_be_checked()
    person.page.reload()
    expect(form.locator("[name=name-0]")).not_to_have_value("Ludmila")
    assert person.complaints == []
