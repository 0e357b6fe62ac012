"""The table has a hierarchy: the board of the decision is large, the rest is quiet, and nothing covers anything."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

import freestone
from freestone.bots.greedy import GreedyBot
from web.browser import DESKTOP, Person, after
from web.server import Client, Server

# The least size of any letter on the table in CSS pixels, by the window: it grows with it. Boards full of tiles lie in
# full beside the stage as soon as they are legible, and so with smaller letters than all others.
LEAST = {(1366, 768): 12, (1920, 1080): 14.6, (2560, 1440): 19}
LEAST_ON_TILES = {(1366, 768): 12, (1920, 1080): 12, (2560, 1440): 16}
TILES = ":is([data-panel=hall], [data-panel=mines], [data-panel=town])"
LABELS = """async (panels = '') => {
    await new Promise(done => requestAnimationFrame(() => setTimeout(done)));
    return [...document.querySelectorAll(`.panel${panels ?? ''}:not([hidden]) text`)]
        .map(one => [one.textContent, parseFloat(getComputedStyle(one).fontSize) * one.getScreenCTM().a]);
}"""
# Without the air above and below letters, and around an icon.
COVERED = """() => [...document.querySelectorAll('.panel:not([hidden])')].flatMap(panel => {
    const icons = [...panel.querySelectorAll('use')]
        .map(one => ({name: one.getAttribute('href'), box: one.getBoundingClientRect()}));
    return [...panel.querySelectorAll('text')].flatMap(text => {
        const one = text.getBoundingClientRect();
        return icons.filter(({box}) =>
            Math.min(one.right, box.right - box.width * 0.1) - Math.max(one.left, box.left + box.width * 0.1) > 1
            && Math.min(one.bottom - one.height * 0.24, box.bottom - box.width * 0.1)
                - Math.max(one.top + one.height * 0.24, box.top + box.width * 0.1) > 1)
            .map(({name}) => `${panel.dataset.panel}: ${text.textContent} on ${name}`);
    });
})"""
LARGEST = """() => {
    const size = one => one.clientWidth * one.clientHeight;
    const panels = [...document.querySelectorAll('.panel.common:not([hidden])')];
    return panels.sort((one, other) => size(other) - size(one))[0].dataset.panel;
}"""
# The board of a decision by the verb of its options.
STAGES = {"rights": "hall", "plot": "town", "mine": "mines", "tax": "rounds", "patrician": "council"}


def decisions(server: Server, seats: int) -> Iterator[tuple[str, Client]]:
    """A table for the first decision about each board of Kutná Hora, and which board that is."""
    match, left = freestone.new("kutna_hora", seats=seats, seed=3), dict(STAGES)
    while match.seat is not None and left:
        verb = next((choice.verb for choice in match.options if choice.verb in left), "")
        if verb:
            made = server.http.post(f"{server.address}/api/journals", json={"journal": "\n".join(match.lines())}).json()
            yield left.pop(verb), Client(server, made["id"], made["token"])
        match.play(GreedyBot(match.seat).choose(match.seen()))


def largest(page: Page) -> str:
    """The shared board that is largest on the screen."""
    found: str = page.evaluate(LARGEST)
    return found


@pytest.mark.parametrize("seats", [2, 4])
def test_the_board_of_the_decision_has_the_stage(chrome: Browser, server: Server, seats: int) -> None:
    person = Person(chrome, server)
    for board, client in decisions(server, seats):
        person.sit_down(client)
        assert largest(person.page) == board
        assert person.page.evaluate(COVERED) == []


@pytest.mark.parametrize("size", [*LEAST])
def test_the_log_keeps_its_place(chrome: Browser, server: Server, size: tuple[int, int]) -> None:
    """Whichever board has the stage, and however little of it that board fills."""
    width, height = size
    person = Person(chrome, server, ViewportSize(width=width, height=height))
    for _, client in decisions(server, 2):
        person.sit_down(client)
        assert person.page.locator(".side > .log-part").count() == 1


@pytest.mark.parametrize("game", ["kutna_hora", "pillars"])
def test_letters_grow_with_the_window(chrome: Browser, server: Server, game: str) -> None:
    person = Person(chrome, server)
    person.sit_down(after(server, game, 80, seats=4))
    for (width, height), least in LEAST.items():
        person.page.set_viewport_size(ViewportSize(width=width, height=height))
        labels = person.page.evaluate(LABELS, f":not({TILES})")
        assert [(text, size) for text, size in labels if size < least - 0.05] == [], (width, height)
        tiles = person.page.evaluate(LABELS, TILES)
        assert [one for one in tiles if one[1] < LEAST_ON_TILES[width, height] - 0.05] == [], (width, height)
        labels += tiles
        assert [text for text, _ in labels if "\N{HORIZONTAL ELLIPSIS}" in text] == []
        small = sum(size < 13.4 for _, size in labels)
        assert small <= len(labels) / (2 if game == "pillars" else 10)
    assert person.page.evaluate(COVERED) == []


def test_kutna_hora_is_no_instrument_panel(chrome: Browser, server: Server) -> None:
    """There were 371 and 398 labels once."""
    for seats, most in ((2, 220), (4, 240)):
        person = Person(chrome, server, DESKTOP)
        person.sit_down(after(server, "kutna_hora", 80, seats=seats))
        assert len(person.page.evaluate(LABELS)) <= most


def test_a_click_or_a_key_enlarges_a_board(chrome: Browser, server: Server) -> None:
    person = Person(chrome, server)
    person.sit_down(after(server, "kutna_hora", 60, seats=3))
    page = person.page
    first = largest(page)
    page.click(".panel[data-panel='brief-market']", position={"x": 100, "y": 12})
    assert largest(page) == "market"
    page.keyboard.press("Escape")
    assert largest(page) == first
    seen = [first]
    for _ in range(7):
        page.keyboard.press("+")
        seen.append(largest(page))
    assert len(set(seen)) == 7
    assert seen[-1] == first
    page.keyboard.press("-")
    assert largest(page) == seen[-2]
    assert person.complaints == []


def test_plus_enlarges_boards_without_a_stage_too(chrome: Browser, server: Server) -> None:
    person = Person(chrome, server)
    person.sit_down(after(server, "pillars", 10, seats=2))
    page, board = person.page, "() => document.querySelector('.panel.opened')?.dataset.panel ?? ''"
    page.keyboard.press("+")
    assert page.evaluate(board) == "board"
    assert person.small_targets() == []
    page.locator(".panel.opened .fold").click()
    assert page.evaluate(board) == ""
    before, box = person.at(), page.locator("[data-panel='cards'], [data-panel='supply']").first.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + 3, box["y"] + 3)  # nothing lies there
    assert page.evaluate(board) == ""
    assert person.at() == before


def test_the_lens_shows_what_is_pointed_at_larger(chrome: Browser, server: Server) -> None:
    person = Person(chrome, server)
    person.sit_down(after(server, "kutna_hora", 60, seats=3))
    person.page.hover(".panel.player:not([hidden]) [data-item^='half-'] >> nth=0")
    expect(person.page.locator("#tip .lens")).to_be_visible()
    person.page.hover("#prompt")
    expect(person.page.locator("#tip")).to_be_hidden()


def test_options_beside_their_board_say_the_rest_in_two_lines_and_all_alike(chrome: Browser, server: Server) -> None:
    client = dict(decisions(server, 2))["hall"]
    person = Person(chrome, server, DESKTOP)
    person.sit_down(client)
    page, told = person.page, client.get().json()["decision"]["options"]
    rights = [option for option in told if option["choice"].startswith("rights:")]
    assert any(option["depicted"] for option in rights)
    heights = set()
    for option in rights:
        button = page.locator(f"#options .option[data-choice='{option['choice']}']")
        about = button.locator(".about")
        rest = [line for line in option["about"] if line not in option["depicted"]]
        expect(about).to_have_text(" · ".join(rest))
        heights.add(
            about.evaluate("one => Math.round(one.clientHeight / parseFloat(getComputedStyle(one).lineHeight))")
        )
        # Whoever listens hears everything, and so does whoever points at it.
        for line in option["depicted"]:
            expect(button).to_have_accessible_name(re.compile(re.escape(line)))
            button.hover()
            expect(page.locator("#tip")).to_contain_text(line)
    assert max(heights) <= 2
    assert person.complaints == []
