"""No text under 12 px and no target too small, as they show: both titles, early, in the middle and at the end."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, ViewportSize

from web.browser import DESKTOP, PHONE, Person, after, browser
from web.server import Client, Server

PARTS = ("outlook", "scores", "charts", "summaries", "rules", "cards", "glossary")
WHOLE = 10_000


@pytest.fixture(scope="module")
def chrome() -> Iterator[Browser]:
    with browser() as running:
        yield running


def check(person: Person, what: str) -> None:
    assert person.small_texts() == [], what
    assert person.small_targets() == [], what
    assert not person.scrolls(), what


def check_parts(person: Person, client: Client) -> None:
    """Everything that the menu opens, and the replay."""
    page = person.page
    for at, part in enumerate(PARTS):
        page.click("#open-menu")
        check(person, "menu")
        page.locator("dialog .links button").nth(at).click()
        page.wait_for_selector(f".part-{part}")
        check(person, part)
        page.keyboard.press("Escape")
    page.goto(f"{person.server.address}/t/{client.id}/{client.token}/replay/30")
    page.wait_for_selector("#board .item")
    check(person, "replay")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", ["pillars", "kutna_hora"])
def test_everything_is_large_enough(chrome: Browser, server: Server, game: str, size: ViewportSize) -> None:
    person = Person(chrome, server, size)
    for moves in (WHOLE, 0, 60):
        client = after(server, game, moves, seats=4)
        person.sit_down(client)
        check(person, f"after {moves} moves")
    check_parts(person, client)
    assert person.complaints == []
