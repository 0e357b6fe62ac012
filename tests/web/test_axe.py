"""axe-core looks at every page in both themes: no serious or critical finding."""

from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Browser, ViewportSize

from web.browser import DESKTOP, PHONE, WHOLE, Person, after
from web.server import Server

pytestmark = pytest.mark.long


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
    client = after(person.server, game, 60, seats=3)
    person.sit_down(client)
    problems = {"table": findings(person)}
    person.open_menu()
    problems["menu"] = findings(person)
    problems |= {part: findings(person) for part in person.parts()}
    person.open_help()
    problems["help"] = findings(person)
    person.page.keyboard.press("Escape")
    person.page.click("#options .option >> nth=0")
    person.wait()
    problems["confirm"] = findings(person)
    person.look_back(client, 30)
    problems["replay"] = findings(person)
    person.sit_down(after(person.server, game, WHOLE, seats=2))
    problems["end"] = findings(person)
    return problems


QUICK = {("pillars", "phone", "dark")}


@pytest.mark.parametrize(
    ("game", "size", "theme"),
    [
        pytest.param(
            game,
            size,
            theme,
            id=f"{game}-{name}-{theme}",
            marks=[] if (game, name, theme) in QUICK else pytest.mark.long,
        )
        for game in ("pillars", "kutna_hora")
        for name, size in (("desktop", DESKTOP), ("phone", PHONE))
        for theme in ("light", "dark")
    ],
)
def test_every_page_is_accessible(chrome: Browser, server: Server, game: str, size: ViewportSize, theme: str) -> None:
    person = Person(chrome, server, size, theme)
    person.page.reload()
    problems = {"start": findings(person), **looked_at(person, game)}
    assert {name: found for name, found in problems.items() if found} == {}
