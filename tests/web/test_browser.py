"""A real browser plays: whole games, by clicks, by keys and with thumbs."""

import random

import pytest
from playwright.sync_api import Browser

from freestone.core.game import registry
from web.browser import DESKTOP, PHONE, Person, before_the_end
from web.server import Client, Server, foreseen, make

GAMES = list(registry())
MOST = 600


def check_end(person: Person, api: object) -> None:
    """The score on the page is the engine's."""
    assert isinstance(api, dict)
    shown = [
        int(cell.inner_text().replace("\N{MINUS SIGN}", "-"))
        for cell in person.page.locator(".score-sheet .total td").all()
    ]
    assert shown == [score["total"] for score in api["scores"]]
    assert person.complaints == []


@pytest.mark.parametrize("game", ["kutna_hora", pytest.param("pillars", marks=pytest.mark.long)])
def test_a_game_by_clicks(chrome: Browser, server: Server, game: str) -> None:
    """Its beginning against a bot, and its end; the long tests have whole games."""
    person, chance = Person(chrome, server), random.Random(game)
    beginning = make(server, "", "random", game=game, seed=11)
    click(person, beginning, 12, chance)
    assert not person.is_over
    end = before_the_end(server, game, 20)
    click(person, end, MOST, chance)
    check_end(person, end.get("/scores").json())


def click(person: Person, client: Client, most: int, chance: random.Random) -> None:
    """Play by clicks until the game is over, or so many times; the page offers what the engine does."""
    person.sit_down(client)
    for number in range(most):
        if person.is_over:
            return
        if number % 5 == 0:
            assert not person.scrolls()
            decision = client.get("/decision").json()
            assert person.choices() == [option["choice"] for option in decision["options"]]
        person.click_something(chance)


def test_options_by_key(chrome: Browser, server: Server) -> None:
    client = make(server, "", "random", seed=12)
    person = Person(chrome, server)
    person.sit_down(client)
    chance = random.Random(1)
    for _ in range(12):
        person.press_something(chance)
    assert person.complaints == []


def test_a_secret_shows_only_while_its_owner_holds_a_button(chrome: Browser, server: Server) -> None:
    person = Person(chrome, server)
    person.sit_down(foreseen(server))
    page = person.page
    page.click("#extras .secret")
    page.click("dialog[open] .primary")
    page.wait_for_selector("dialog[open] .hold")
    assert not page.locator(".secrets li").first.is_visible()
    page.hover(".hold")
    page.mouse.down()
    assert page.locator(".secrets li").first.is_visible()
    page.mouse.up()
    assert not page.locator(".secrets li").first.is_visible()
    assert person.complaints == []


def test_undo_takes_the_choice_back(chrome: Browser, server: Server) -> None:
    client = make(server, "", "random", seed=15)
    person = Person(chrome, server)
    person.sit_down(client)
    entry = client.get().json()["entry"]
    before = person.at()
    person.click_something(random.Random(3))
    before = person.at()
    person.page.click("#extras .undo")
    person.page.click("dialog[open] .primary")
    person.page.wait_for_selector(f"#table:not([data-at='{before}'])")
    person.wait()
    assert client.get().json()["entry"] == entry
    assert person.complaints == []


def test_a_game_can_be_made_left_and_found_again(chrome: Browser, server: Server) -> None:
    person = Person(chrome, server)
    page = person.page
    page.goto(server.address)
    form = page.locator(".new-game", has_text="Pillars")
    form.locator("[name=name-0]").fill("Zuzana")
    form.get_by_role("button", name="Play", exact=True).click()
    person.wait()
    assert "Zuzana" in page.inner_text("#seats")
    address = page.url
    page.goto(server.address)
    page.get_by_role("link", name="Resume", exact=True).click()
    person.wait()
    assert page.url == address
    assert person.complaints == []


def test_a_finished_game_is_replayed_and_gone_on_with(chrome: Browser, server: Server) -> None:
    client = make(server, "random", "random", seed=16)
    client.wait_for_turn()
    person = Person(chrome, server)
    page = person.page
    page.goto(f"{server.address}/t/{client.id}/{client.token}/replay/20")
    page.wait_for_selector("#board .item")
    assert page.inner_text("#entry").startswith("20 /")
    page.click("#step-on")
    page.wait_for_url("**/replay/21")
    page.keyboard.press("ArrowLeft")
    page.wait_for_url("**/replay/20")
    page.click("#continue")
    page.wait_for_url(lambda url: "/replay/" not in url)
    page.wait_for_selector("#board .item")
    assert person.complaints == []


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("way", ["keys", "taps", "clicks"])
def test_whole_games_in_every_way(chrome: Browser, server: Server, game: str, way: str) -> None:
    client = make(server, "", "random", game=game, seed=17)
    person = Person(chrome, server, PHONE if way == "taps" else DESKTOP)
    person.sit_down(client)
    chance = random.Random(way)
    take = {"keys": person.press_something, "taps": person.tap_something, "clicks": person.click_something}[way]
    for _ in range(MOST):
        if person.is_over:
            break
        take(chance)
        assert not person.scrolls()
    check_end(person, client.get("/scores").json())


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_through_the_accessibility_tree(chrome: Browser, server: Server, game: str) -> None:
    client = make(server, "", "random", game=game, seed=18)
    person = Person(chrome, server)
    person.sit_down(client)
    page, chance = person.page, random.Random(4)
    for _ in range(MOST):
        if page.get_by_role("dialog").count():
            break
        before = person.at()
        assert page.get_by_role("region", name="What is asked").inner_text()
        options = page.get_by_role("group", name="Your options").get_by_role("button").all()
        chance.choice(options).click()
        confirm = page.get_by_role("button", name="Do it")
        if confirm.count():
            confirm.click()
        page.wait_for_selector(f"#table:not([data-at='{before}'])")
        person.wait()
    check_end(person, client.get("/scores").json())
