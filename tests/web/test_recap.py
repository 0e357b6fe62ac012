"""What happened since the last move, and answers where the hand is."""

import random

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from freestone.core.game import registry
from web.browser import DESKTOP, PHONE, Person, after
from web.server import Server, make

pytestmark = pytest.mark.long


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_strip_steps_through_what_others_did(chrome: Browser, server: Server, size: ViewportSize) -> None:
    client = make(server, "", "random", "random", seed=5)
    person = Person(chrome, server, size)
    person.sit_down(client)
    page, chance = person.page, random.Random(2)
    while client.get().json()["status"]["round"] < 2:
        person.click_something(chance)
    picture = client.get().json()
    news = [line["text"] for line in picture["log"] if line["entry"] > picture["status"]["since"]]
    assert len(news) > 2
    assert not any(line["seat"] == 0 and "sends" in line["text"] for line in picture["log"][-len(news) :])
    expect(page.locator("#recap .line")).to_contain_text(news[0])
    page.keyboard.press(".")
    expect(page.locator("#recap .line")).to_contain_text(news[1])
    page.wait_for_selector("#board .spoken-of", state="attached")
    page.get_by_role("button", name="One step on").click()
    expect(page.locator("#recap .line")).to_contain_text(news[2])
    notice, board = page.locator("#notice").bounding_box(), page.locator("#board").bounding_box()
    assert notice is not None
    assert board is not None
    is_beside = notice["x"] >= board["x"] + board["width"] or notice["y"] >= board["y"] + board["height"]
    assert is_beside  # the summary of the round covers nothing of the table
    assert person.small_texts() == []
    assert person.complaints == []


def test_a_second_click_on_the_same_place_confirms(chrome: Browser, server: Server) -> None:
    client = after(server, "pillars", 2)
    person = Person(chrome, server)
    person.sit_down(client)
    asking = {one["choice"] for one in client.get("/decision").json()["options"] if one["passes"]}
    lit = person.page.locator("#board .item.lit")
    choices = {item["id"]: item["choice"] for item in client.get().json()["items"]}
    at = next(n for n in range(lit.count()) if choices[lit.nth(n).get_attribute("data-item") or ""] in asking)
    before, thing = person.at(), lit.nth(at).locator(".hit")
    thing.click()
    answer = person.page.locator("#beside .primary")
    expect(answer).to_be_focused()
    person.page.keyboard.press("Escape")
    expect(answer).to_be_hidden()
    thing.click()
    expect(answer).to_be_visible()
    thing.click()
    person.page.wait_for_selector(f"#table:not([data-at='{before}'])")
    assert person.complaints == []


@pytest.mark.parametrize("game", list(registry()))
def test_equal_effects_are_said_once(server: Server, game: str) -> None:
    for moves in (0, 5, 20, 40):
        decision = after(server, game, moves).get("/decision").json()
        previews = [set(option["preview"]) for option in decision["options"]]
        assert set(decision["shared"]) == set.intersection(*previews)
        assert not any("if the game ended now" in text for text in decision["shared"])
