"""No text under 12 px and no target too small, as they show: both titles, early, in the middle and at the end."""

import pytest
from playwright.sync_api import Browser, ViewportSize

from web.browser import DESKTOP, PHONE, WHOLE, Person, after
from web.server import Client, Server

pytestmark = pytest.mark.long


def check(person: Person, what: str) -> None:
    assert person.small_texts() == [], what
    assert person.small_targets() == [], what
    assert not person.scrolls(), what


def check_parts(person: Person, client: Client) -> None:
    """Everything that the menu opens, and the replay."""
    person.open_menu()
    check(person, "menu")
    for part in person.parts():
        check(person, part)
    person.look_back(client, 30)
    check(person, "replay")


@pytest.mark.parametrize(
    ("game", "size"),
    [
        pytest.param("kutna_hora", DESKTOP, id="kutna_hora-desktop"),
        pytest.param("pillars", PHONE, id="pillars-phone", marks=pytest.mark.long),
        pytest.param("kutna_hora", PHONE, id="kutna_hora-phone", marks=pytest.mark.long),
        pytest.param("pillars", DESKTOP, id="pillars-desktop", marks=pytest.mark.long),
    ],
)
def test_everything_is_large_enough(chrome: Browser, server: Server, game: str, size: ViewportSize) -> None:
    person = Person(chrome, server, size)
    for moves in (WHOLE, 0, 60):
        client = after(server, game, moves, seats=4)
        person.sit_down(client)
        check(person, f"after {moves} moves")
    check_parts(person, client)
    assert person.complaints == []
