"""The rulebook in the browser: found from everywhere, legible at every size, accessible, and printable."""

import re

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from freestone.core.game import registry
from web.browser import DESKTOP, PHONE, Person, after
from web.server import Server, make
from web.test_axe import findings

pytestmark = pytest.mark.long

GAMES = ["kutna_hora", "pillars"]


@pytest.mark.parametrize("game", sorted(registry()))
def test_every_topic_and_every_rule_has_an_address(server: Server, game: str) -> None:
    page = server.http.get(f"{server.address}/rules/{game}").text
    ids = re.findall(r' id="([^"]+)"', page)
    assert len(ids) == len(set(ids))
    links = set(re.findall(rf'href="(?:/rules/{game})?#([^"]+)"', page))
    assert links <= set(ids)
    for topic in re.findall(r'<section class="topic" id="([^"]+)"', page):
        assert server.http.get(f"{server.address}/rules/{game}/{topic}").status_code == 200
    assert server.http.get(f"{server.address}/rules/{game}/nothing").status_code == 404
    assert server.http.get(f"{server.address}/rules/nothing").status_code == 400


@pytest.mark.parametrize("game", GAMES)
def test_the_start_page_leads_to_the_book(chrome: Browser, server: Server, game: str) -> None:
    person = Person(chrome, server)
    person.page.goto(server.address)
    person.page.click(f'a[href="/rules/{game}"]')
    expect(person.page.locator("main h1")).to_be_visible()
    assert person.complaints == []


@pytest.mark.parametrize(
    ("game", "size", "theme"),
    [
        # Each game, size and theme once; all books are made by the same template.
        pytest.param(game, size, theme, id=f"{game}-{theme}", marks=[] if is_quick else pytest.mark.long)
        for at, game in enumerate(GAMES)
        for is_quick, size, theme in ((at % 2 == 0, DESKTOP, "light"), (at % 2 == 1, PHONE, "dark"))
    ],
)
def test_the_book_is_accessible_and_fits(
    chrome: Browser, server: Server, game: str, size: ViewportSize, theme: str
) -> None:
    person = Person(chrome, server, size, theme)
    person.page.goto(f"{server.address}/rules/{game}")
    assert findings(person) == []
    assert person.page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    assert person.complaints == []


def test_on_paper_there_is_no_navigation_and_no_dark_ground(chrome: Browser, server: Server) -> None:
    person = Person(chrome, server, DESKTOP, "dark")
    person.page.goto(f"{server.address}/rules/pillars")
    person.page.emulate_media(media="print")
    expect(person.page.locator(".contents")).to_be_hidden()
    ground = "getComputedStyle(document.documentElement).getPropertyValue('--paper').trim()"
    assert person.page.evaluate(ground) == "#fff"
    assert len(person.page.pdf()) > 100_000


def test_an_address_with_a_rule_unfolds_it(chrome: Browser, server: Server) -> None:
    person = Person(chrome, server)
    person.page.goto(f"{server.address}/rules/pillars#P4.10")
    expect(person.page.locator('[data-rule="P4.10"]')).to_be_visible()
    expect(person.page.locator("#market-title")).to_be_in_viewport()


@pytest.mark.parametrize("game", GAMES)
def test_the_table_opens_the_topic_of_the_decision(chrome: Browser, server: Server, game: str) -> None:
    person = Person(chrome, server)
    client = after(server, game, 60, seats=3)
    person.sit_down(client)
    rule = client.get().json()["status"]["rule"]
    person.page.click("#open-rules")
    expect(person.page.locator(f'dialog[open] [data-rule="{rule}"]')).to_be_attached()
    whole = person.page.get_attribute("dialog[open] .links a", "href")
    topic = person.page.get_attribute("dialog[open] [data-topic]", "data-topic")
    assert whole == f"/rules/{game}#{topic}"
    assert person.complaints == []


def test_watchers_learn_the_rule_too(server: Server) -> None:
    client = make(server, "", "", game="pillars")
    watched = server.http.get(f"{server.address}/api/tables/{client.id}?token={client.token}").json()
    assert watched["status"]["rule"] == "P2.1"


@pytest.mark.parametrize(("game", "item"), [("pillars", "wheel"), ("kutna_hora", "brief-rounds-tax")])
def test_a_thing_says_what_it_is_for_before_its_numbers(chrome: Browser, server: Server, game: str, item: str) -> None:
    person = Person(chrome, server)
    person.sit_down(after(server, game, 60, seats=2))
    shown = person.page.locator(f'.panel:not([hidden]) [data-item="{item}"]')
    shown.hover()
    expect(person.page.locator("#tip b + .meaning")).to_be_visible()
    sentence = person.page.inner_text("#tip .meaning")
    assert (shown.get_attribute("aria-description") or "").startswith(sentence)
    assert person.complaints == []
