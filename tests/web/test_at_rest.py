"""A pointer that lies where the next question appears: it points at nothing, and its second click plays nothing."""

import re

from playwright.sync_api import Browser, expect

from web.browser import Person
from web.server import Client, Server, make


def played(client: Client) -> list[str]:
    """What the first seat has chosen, by itself or because nothing else was left."""
    return [line for line in client.get("/journal").text.splitlines() if line.startswith("[0,")]


def test_a_pointer_at_rest_neither_points_nor_plays(chrome: Browser, server: Server) -> None:
    person = Person(chrome, server)
    client = make(server, "", "greedy", game="kutna_hora", seed=5)
    person.sit_down(client)
    page, before, count = person.page, person.at(), len(played(client))
    box = page.locator("#options .option").first.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.dblclick(x, y)
    page.wait_for_selector(f"#table:not([data-at='{before}'])")
    person.wait()
    assert len(played(client)) == count + 1, "the second click of two has played as well"
    expect(page.locator("body")).to_have_class(re.compile("at-rest"))
    expect(page.locator("#board .spoken-of")).to_have_count(0)
    expect(page.locator("#tip")).to_be_hidden()
    page.mouse.move(x + 2, y + 1)
    expect(page.locator("body")).not_to_have_class(re.compile("at-rest"))
    expect(page.locator("#board .spoken-of").first).to_be_attached()
