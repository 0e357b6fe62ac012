"""axe-core looks at every page in both themes: no serious or critical finding."""

from collections.abc import Iterator
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Browser

from web.browser import DESKTOP, PHONE, Person, browser
from web.server import Server, make


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


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_every_page_is_accessible(chrome: Browser, server: Server, theme: str) -> None:
    person = Person(chrome, server, DESKTOP, theme)
    page = person.page
    page.reload()
    problems = {"start": findings(person)}
    client = make(server, "", "random", seed=21)
    person.sit_down(client)
    problems["table"] = findings(person)
    for button in ("open-menu", "open-scores", "open-rules"):
        page.click(f"#{button}")
        page.wait_for_selector("dialog[open] h2")
        problems[button] = findings(person)
        page.keyboard.press("Escape")
    page.click("#options .option >> nth=0")
    problems["confirm"] = findings(person)
    page.goto(f"{server.address}/t/{client.id}/{client.token}/replay/3")
    page.wait_for_selector("#board .item")
    problems["replay"] = findings(person)
    assert {name: found for name, found in problems.items() if found} == {}


def test_the_phone_is_accessible(chrome: Browser, server: Server) -> None:
    person = Person(chrome, server, PHONE)
    person.sit_down(make(server, "", "random", seed=22))
    assert findings(person) == []
