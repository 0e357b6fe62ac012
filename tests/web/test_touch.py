"""A phone: real touches, long presses and swipes."""

import random

import pytest
from playwright.sync_api import Browser, CDPSession, expect

import freestone
from freestone.core.game import registry
from web.audit import open_table
from web.browser import DESKTOP, PHONE, Person, after
from web.server import Server, make


def finger(person: Person) -> CDPSession:
    return person.page.context.new_cdp_session(person.page)


def press(hand: CDPSession, x: float, y: float) -> None:
    hand.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})


def lift(hand: CDPSession) -> None:
    hand.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def swipe(hand: CDPSession, x: float, y: float, along: float, down: float) -> None:
    """Draw a finger over the screen in ten steps."""
    press(hand, x, y)
    for step in range(1, 11):
        point = {"x": x + along * step / 10, "y": y + down * step / 10}
        hand.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [point]})
    lift(hand)


@pytest.mark.parametrize("game", ["pillars", "kutna_hora"])
def test_taps_play(chrome: Browser, server: Server, game: str) -> None:
    person = Person(chrome, server, PHONE)
    person.sit_down(make(server, "", "random", game=game, seed=13))
    chance = random.Random(2)
    for _ in range(10):
        assert not person.scrolls()
        assert person.small_targets() == []
        expect(person.page.locator("#prompt")).to_be_in_viewport()
        person.tap_something(chance)
    assert person.complaints == []


def test_a_long_press_shows_what_a_choice_would_change(chrome: Browser, server: Server) -> None:
    person = Person(chrome, server, PHONE)
    person.sit_down(after(server, "pillars", 0, seats=2))
    page, hand, before = person.page, finger(person), person.at()
    x, y = person.middle(".panel:not([hidden]) .item.lit > .hit")
    press(hand, x, y)
    expect(page.locator("#tip li").first).to_be_visible()
    expect(page.locator("#tip b + .meaning")).to_be_visible()
    lift(hand)
    assert page.locator("#tip").is_visible()
    assert not page.locator("#confirm").is_visible()
    assert page.locator("dialog[open]").count() == 0
    assert person.at() == before
    page.touchscreen.tap(*person.middle("#prompt"))
    expect(page.locator("#tip")).to_be_hidden()


def test_a_hint_leaves_the_question_in_sight(chrome: Browser, server: Server) -> None:
    """Also where it advises an option from the end of the list, such as letting a builder wait."""
    person, client = Person(chrome, server, PHONE), open_table(server, "pillars", 2, seed=105)
    match, chance = freestone.new("pillars", seats=2, seed=105), random.Random(105)
    for _ in range(24):
        choice = chance.choice(match.options)
        client.play(choice.text)
        match.play(choice)
    person.sit_down(client)
    person.page.locator(".hint-button").click()
    best = person.page.locator("#options .pinned .best")
    expect(best).to_have_attribute("data-choice", "wait")
    for one in (best, person.page.locator("#prompt")):
        expect(one).to_be_in_viewport(ratio=0.98)  # edges are rounded
    assert person.complaints == []


def test_tabs_follow_a_swipe(chrome: Browser, server: Server) -> None:
    person = Person(chrome, server, PHONE)
    person.sit_down(after(server, "kutna_hora", 30, seats=2))
    page, hand = person.page, finger(person)
    person.tap(".tab >> nth=0")
    expect(page.locator(".tab >> nth=0")).to_have_attribute("aria-pressed", "true")
    swipe(hand, 180, 450, 0, -400)
    expect(page.locator(".tab >> nth=1")).to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize("game", ["pillars", "kutna_hora"])
def test_no_board_scrolls_sideways_and_all_are_drawn_in_sight(chrome: Browser, server: Server, game: str) -> None:
    """What is wider than the phone is cut into pieces; a board is drawn when somebody gets there."""
    person = Person(chrome, server, PHONE)
    person.sit_down(after(server, game, 30, seats=4))
    page = person.page
    assert page.evaluate(
        "() => [...document.querySelectorAll('.panel')].every(one => one.scrollWidth <= one.clientWidth)"
    )
    tab = page.locator(".tab").last
    tab.click()
    expect(page.locator(f"[data-panel='{tab.get_attribute('data-tab')}'] .art > *").first).to_be_attached()
    page.set_viewport_size(DESKTOP)
    page.wait_for_selector("#board:not(.as-tabs)")
    expect(page.locator(".panel:not([hidden]) .art > svg")).to_have_count(0)
    assert person.complaints == []


def test_the_tab_of_a_decision_is_marked_and_opened(chrome: Browser, server: Server) -> None:
    person = Person(chrome, server, PHONE)
    person.sit_down(after(server, "pillars", 0, seats=2))
    page = person.page
    expect(page.locator(".tab.has-lit[aria-pressed=true]")).to_have_count(1)
    expect(page.locator(".panel:not([hidden]) .item.lit > .hit").first).to_be_in_viewport()


def test_a_tapped_line_of_the_log_leads_to_the_table(chrome: Browser, server: Server) -> None:
    person = Person(chrome, server, PHONE)
    person.sit_down(after(server, "pillars", 40, seats=2))
    page = person.page
    person.tap("#open-menu")
    person.tap("dialog .links button >> nth=7")
    person.tap("dialog .log .line >> nth=0")
    page.wait_for_selector(".item.spoken-of")
    assert page.locator("dialog[open]").count() == 0


@pytest.mark.parametrize("game", list(registry()))
def test_a_phone_on_its_side_offers_every_option(chrome: Browser, server: Server, game: str) -> None:
    """Beside the table the column scrolls as a whole, so that no option is squeezed to nothing."""
    person = Person(chrome, server, {"width": 812, "height": 375})
    person.sit_down(after(server, game, 40, seats=4))
    options = person.page.locator("#options .option")
    for at in range(options.count()):
        options.nth(at).scroll_into_view_if_needed()
        options.nth(at).click(trial=True)
    assert person.complaints == []
