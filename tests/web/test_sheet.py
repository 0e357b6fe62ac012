"""On a phone the table has the screen, and what is asked is a sheet that slides up: by a drag, a tap and a key."""

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from web.browser import PHONE, Person, after
from web.server import Server
from web.test_touch import swipe

LEAST_SHARE = 0.5  # with a question of two lines, the recap and two options; it was 0.35
SMALL = ViewportSize(width=375, height=667)
PLACES = 13
OUT_OF_REACH = """things => {
    const board = document.getElementById('board').getBoundingClientRect();
    return things.filter(thing => {
        thing.scrollIntoView({block: 'center', inline: 'center', behavior: 'instant'});
        const box = thing.getBoundingClientRect();
        const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
        return x < board.left || x > board.right || y < board.top || y > board.bottom;
    }).map(thing => thing.parentElement.dataset.item);
}"""


def sit_down(chrome: Browser, server: Server, game: str, moves: int = 0) -> Page:
    person = Person(chrome, server, PHONE)
    person.page.set_viewport_size(SMALL)
    person.sit_down(after(server, game, moves, seats=3))
    return person.page


def share(page: Page) -> float:
    """How much of the height the table has."""
    found: float = page.evaluate("() => document.getElementById('board').clientHeight / innerHeight")
    return found


@pytest.mark.parametrize("moves", [0, 25, 60])
@pytest.mark.parametrize("game", ["kutna_hora", "pillars"])
def test_the_table_has_the_screen(chrome: Browser, server: Server, game: str, moves: int) -> None:
    page = sit_down(chrome, server, game, moves)
    assert share(page) >= LEAST_SHARE
    expect(page.locator("#prompt")).to_be_in_viewport(ratio=1)
    expect(page.locator("#options .option").first).to_be_in_viewport(ratio=1)
    expect(page.locator("#open-log")).to_be_in_viewport(ratio=1)


def test_all_places_can_be_reached(chrome: Browser, server: Server) -> None:
    page = sit_down(chrome, server, "pillars")
    things = page.locator(".panel[data-panel='board'] .item > .hit")
    assert things.count() >= PLACES
    assert things.evaluate_all(OUT_OF_REACH) == []


def test_the_sheet_slides(chrome: Browser, server: Server) -> None:
    page = sit_down(chrome, server, "kutna_hora", 60)
    handle, last = page.locator("#handle"), page.locator("#options .option:visible").last
    expect(handle).to_have_attribute("aria-expanded", "false")
    handle.tap()
    expect(handle).to_have_attribute("aria-expanded", "true")
    last.scroll_into_view_if_needed()
    expect(last).to_be_in_viewport()
    handle.scroll_into_view_if_needed()
    handle.focus()
    page.keyboard.press("Enter")
    expect(handle).to_have_attribute("aria-expanded", "false")
    box = handle.bounding_box()
    assert box is not None
    x, y = box["x"] + 0.58 * box["width"], box["y"] + 10
    swipe(page.context.new_cdp_session(page), x, y, 0, -300)
    expect(handle).to_have_attribute("aria-expanded", "true")
    page.keyboard.press("Escape")
    expect(handle).to_have_attribute("aria-expanded", "false")


def test_the_log_is_within_reach(chrome: Browser, server: Server) -> None:
    page = sit_down(chrome, server, "pillars", 30)
    page.tap("#open-log")
    expect(page.locator("dialog[open] .log .line").first).to_be_visible()
