"""A pointer that lies where the next question appears: it points at nothing, and its second click plays nothing."""

import re

from playwright.sync_api import Browser, expect

from web.browser import Person
from web.server import Server, make


def test_a_pointer_at_rest_neither_points_nor_plays(chrome: Browser, server: Server) -> None:
    person = Person(chrome, server)
    client = make(server, "", "greedy", game="kutna_hora", seed=5)
    person.sit_down(client)
    page, before = person.page, person.at()
    box = page.locator("#options .option").first.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.dblclick(x, y)
    page.wait_for_selector(f"#table:not([data-at='{before}'])")
    person.wait()
    played = [line for line in client.get("/journal").text.splitlines() if line.startswith("[0,")]
    assert len(played) == 1, "the second click of two has played as well"
    expect(page.locator("body")).to_have_class(re.compile("at-rest"))
    expect(page.locator("#board .spoken-of")).to_have_count(0)
    expect(page.locator("#tip")).to_be_hidden()
    page.mouse.move(x + 2, y + 1)
    expect(page.locator("body")).not_to_have_class(re.compile("at-rest"))
    expect(page.locator("#board .spoken-of").first).to_be_attached()
