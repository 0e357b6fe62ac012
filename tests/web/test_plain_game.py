"""A stranger's game of rules and texts alone in the browser, beside one that is broken: both sizes, to the end."""

import random
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, ViewportSize, expect
from typer.testing import CliRunner

from freestone.cli import app
from strangers import DICE, installed, package
from web.browser import DESKTOP, PARTS, PHONE, Person
from web.finished import finished
from web.server import Server, make

pytestmark = pytest.mark.long


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that finds both games."""
    folder = tmp_path_factory.mktemp("packages")
    package(folder, "broken", "raise RuntimeError('never finished')")
    with installed(folder, DICE):
        running = Server(tmp_path_factory.mktemp("server"))
        running.start()
        yield running
        running.kill()


def test_the_start_page_offers_it_and_leaves_the_broken_one_out(server: Server, chrome: Browser) -> None:
    person = Person(chrome, server)
    games = person.page.locator(".game-card [name=game]")
    assert [game.get_attribute("value") for game in games.all()] == ["dice", "kutna_hora", "pillars"]
    first = person.page.locator(".game-card").first
    expect(first.locator(".seat-row")).to_have_count(6)
    first.get_by_role("button", name="Play", exact=True).click()
    person.wait()
    assert "Dice" in person.page.title()
    assert person.complaints == []


def test_the_highest_level_is_offered_where_it_has_learnt(server: Server, chrome: Browser) -> None:
    person = Person(chrome, server)
    stranger, _, learnt = person.page.locator(".game-card").all()
    assert stranger.locator("[name=kind-1] [value=grandmaster]").is_disabled()
    assert stranger.locator("[name=kind-1] [value=master]").is_enabled()
    kind, option = learnt.locator("[name=kind-1]"), learnt.locator("[name=kind-1] [value=grandmaster]")
    option.evaluate("option => { option.dataset.seats = '2' }")  # as if with two players only
    learnt.locator("[name=kind-2]").select_option("nobody")
    kind.select_option("grandmaster")
    assert kind.input_value() == "grandmaster"
    learnt.locator("[name=kind-2]").select_option("novice")
    assert kind.input_value() == "master"
    assert option.is_disabled()
    assert person.complaints == []


@pytest.mark.parametrize(
    "size", [pytest.param(DESKTOP, id="desktop", marks=pytest.mark.long), pytest.param(PHONE, id="phone")]
)
def test_it_is_played_with_all_that_can_be_opened(server: Server, chrome: Browser, size: ViewportSize) -> None:
    person, chance = Person(chrome, server, size), random.Random(2)
    person.sit_down(make(server, "", "novice", "apprentice", "journeyman", "master", "random", game="dice", seed=5))
    assert set(person.lit()) == {"option-roll", "option-keep"}
    assert person.small_texts() == []
    assert person.small_targets() == []
    assert not person.scrolls()
    for _ in person.parts():
        pass
    person.page.keyboard.press("Escape")
    person.page.keyboard.press("0")
    expect(person.page.locator("#options .best .why").first).to_be_visible()
    while not person.is_over:
        person.click_something(chance)
    assert person.complaints == []


def test_it_is_reviewed(server: Server, chrome: Browser) -> None:
    person = Person(chrome, server)
    client = finished(server, "dice")
    person.page.goto(f"{server.address}/t/{client.id}/{client.token}/review")
    expect(person.page.locator(".findings").first).to_be_visible()
    assert person.complaints == []


def test_it_is_played_in_a_language_that_it_lacks(server: Server) -> None:
    """The table is in German, and what only the game can say in English: no page breaks."""
    client = make(server, "", "", game="dice")
    base = f"{server.address}/t/{client.id}/{client.token}"
    headers = {"Accept-Language": "de"}
    for path in ("", "/replay", *(f"/part/{name}" for name in PARTS)):
        answer = server.http.get(base + path, headers=headers)
        assert answer.status_code == 200, path
        assert "<html" not in answer.text or '<html lang="de"' in answer.text, path
    german, english = (client.get(f"?language={language}").json() for language in ("de", "en"))
    assert german["decision"]["prompt"] == english["decision"]["prompt"]
    refused = client.call("POST", "/undo?language=de").json()["detail"]
    assert refused != client.call("POST", "/undo?language=en").json()["detail"]


def test_its_texts_can_be_checked() -> None:
    with installed(DICE):
        found = CliRunner().invoke(app, ["check", "--texts", "--game", "dice"])
    assert found.exit_code == 0, found.output
    assert re.search(r"dice/locale +0/(\d+) +0/\1 +\1/\1", found.output)
