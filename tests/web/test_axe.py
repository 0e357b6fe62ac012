"""axe-core looks at every page in both themes: no serious or critical finding."""

from collections.abc import Iterator
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Browser, ViewportSize

from web.browser import DESKTOP, PHONE, Person, after, browser
from web.server import Server

PARTS = ("outlook", "scores", "charts", "summaries", "rules", "cards", "glossary")
WHOLE = 10_000


@pytest.fixture(scope="module")
def chrome() -> Iterator[Browser]:
    with browser() as running:
        yield running


def findings(person: Person) -> list[str]:
    found: Any = Axe().run(person.page)
    return [
        f"{one['impact']}: {one['id']}: {node['html'][:150]} {node['failureSummary'][:300]}"
        for one in found.response["violations"]
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"][:4]
    ]


def looked_at(person: Person, game: str) -> dict[str, list[str]]:
    """Look at every screen of a title and return what is found on each."""
    page, server = person.page, person.server
    client = after(server, game, 60, seats=3)
    person.sit_down(client)
    problems = {"table": findings(person)}
    page.click("#open-menu")
    problems["menu"] = findings(person)
    for at, part in enumerate(PARTS):
        page.locator("dialog .links button").nth(at).click()
        page.wait_for_selector(f".part-{part}")
        problems[part] = findings(person)
        page.keyboard.press("Escape")
        page.click("#open-menu")
    page.locator("dialog .links button").nth(len(PARTS) + 1).click()
    problems["help"] = findings(person)
    page.keyboard.press("Escape")
    page.click("#options .option >> nth=0")
    person.wait()
    problems["confirm"] = findings(person)
    page.goto(f"{server.address}/t/{client.id}/{client.token}/replay/30")
    page.wait_for_selector("#board .item")
    problems["replay"] = findings(person)
    person.sit_down(after(server, game, WHOLE, seats=2))
    problems["end"] = findings(person)
    return problems


@pytest.mark.parametrize(
    ("size", "theme"),
    [
        pytest.param(DESKTOP, "light", id="desktop-light"),
        pytest.param(PHONE, "dark", id="phone-dark"),
        pytest.param(DESKTOP, "dark", id="desktop-dark", marks=pytest.mark.long),
        pytest.param(PHONE, "light", id="phone-light", marks=pytest.mark.long),
    ],
)
@pytest.mark.parametrize("game", ["pillars", "kutna_hora"])
def test_every_page_is_accessible(chrome: Browser, server: Server, game: str, size: ViewportSize, theme: str) -> None:
    person = Person(chrome, server, size, theme)
    person.page.reload()
    problems = {"start": findings(person), **looked_at(person, game)}
    assert {name: found for name, found in problems.items() if found} == {}
