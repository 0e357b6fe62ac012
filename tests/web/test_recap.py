"""What happened since the last move, and answers where the hand is."""

import random

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

import freestone
from freestone.core.game import registry
from web.browser import DESKTOP, PHONE, Person, after, brought
from web.server import Server, make

pytestmark = pytest.mark.long
CHOICES = """() => [...document.querySelectorAll('.panel:not([hidden]) .item.lit > .hit, #options')]
    .map(one => one.getBoundingClientRect().toJSON())"""


def overlap(one: dict[str, float], other: dict[str, float]) -> bool:
    """Whether two boxes on the screen share a point."""
    return (
        one["left"] < other["right"]
        and other["left"] < one["right"]
        and one["top"] < other["bottom"]
        and other["top"] < one["bottom"]
    )


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_strip_steps_through_what_others_did(chrome: Browser, server: Server, size: ViewportSize) -> None:
    client = make(server, "", "random", "random", seed=5)
    person = Person(chrome, server, size)
    person.sit_down(client)
    page, chance = person.page, random.Random(2)
    while client.get().json()["status"]["round"] < 2:
        person.click_something(chance)
    picture = client.get().json()
    later = [line for line in picture["log"] if line["entry"] > picture["status"]["since"]]
    assert any(line["chance"] for line in later)  # this is in the log alone
    news = [line["text"] for line in later if (line["seat"] or 0) > 0 and not line["chance"]]
    shown = page.locator("#recap .line")
    summary = page.locator(":is(#round, #dialog) .summary")
    if not person.is_phone:
        expect(summary).to_be_visible()
    count = int(shown.inner_text().split(" ")[0].split("/")[1])
    assert count > 2
    told = [shown.inner_text()]
    for number in range(2, count + 1):
        if number == 2:
            page.keyboard.press(".")
            page.wait_for_selector("#board .spoken-of", state="attached")
            expect(summary).to_be_hidden()  # it would cover what the strip speaks of
        else:
            page.get_by_role("button", name="One step on").click()
        expect(shown).to_contain_text(f"{number}/{count} ")
        told.append(shown.inner_text())
    assert " ".join(one.split(" ", 1)[1] for one in told) == " ".join(news)
    again = page.get_by_role("button", name="Round 1 in brief")
    if person.is_phone:
        page.locator("#handle").tap()
        again.tap()
        expect(summary).to_be_visible()
        page.keyboard.press("Escape")
    else:
        again.click()
        expect(summary).to_be_visible()
        card = page.locator("#round").evaluate("one => one.getBoundingClientRect().toJSON()")
        assert not any(overlap(card, box) for box in page.evaluate(CHOICES))
        assert page.locator("#round").evaluate("one => one.scrollHeight <= one.clientHeight")  # readable as a whole
        again.click()
        expect(summary).to_be_hidden()
        again.click()
        page.locator("#round .close").click()
        expect(summary).to_be_hidden()
        again.click()
        expect(summary).to_be_visible()
        person.click_something(chance)
        expect(summary).to_be_hidden()
    assert person.small_texts() == []
    assert person.complaints == []


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("width", [1366, 1920, 2560])
def test_the_picture_of_a_round_leaves_the_market_and_every_choice_in_sight(
    chrome: Browser, server: Server, seats: int, width: int
) -> None:
    match, chance = freestone.new("kutna_hora", seats=seats, seed=4), random.Random(4)
    while match.state.round < 3:
        match.play(chance.choice(match.options))
    person = Person(chrome, server, {"width": width, "height": width * 9 // 16})
    person.sit_down(brought(server, list(match.lines())))
    page = person.page
    page.get_by_role("button", name="Round 2 in brief").click()
    picture = page.locator("#round .round-picture")
    expect(picture).to_be_visible()
    card = page.locator("#round").evaluate("one => one.getBoundingClientRect().toJSON()")
    market = page.locator(":is([data-panel=market], [data-panel=brief-market]):not([hidden])")
    boxes = [*page.evaluate(CHOICES), market.evaluate("one => one.getBoundingClientRect().toJSON()")]
    assert not any(overlap(card, box) for box in boxes)
    assert page.locator("#round").evaluate("one => one.scrollHeight <= one.clientHeight")
    assert page.locator("#round .unseen").inner_text().count("points") >= seats  # for whoever cannot see it
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
