"""By the keyboard alone: over the table, through the options and the log; what is refused says why."""

import random
from collections.abc import Callable

from playwright.sync_api import Browser, Page, expect

import freestone
from freestone.presentation import presentation_of
from web.browser import Person, after
from web.server import Client, Server, make

HERE = "() => document.activeElement.dataset.item || document.activeElement.dataset.choice || ''"
ASKED = """() => [...document.querySelectorAll('.panel:not([hidden]) .item:is(.lit, .refused)')]
    .map(one => one.dataset.item)"""
MIDDLE = """() => { const box = document.activeElement.getBoundingClientRect();
    return {x: box.x + box.width / 2, y: box.y + box.height / 2}; }"""
INSIDE = """() => { const [one, all] = [document.activeElement, document.getElementById('options')]
    .map(part => part.getBoundingClientRect()); return one.top >= all.top - 3 && one.bottom <= all.bottom + 3; }"""
WAYS = (("ArrowRight", "x", 1), ("ArrowDown", "y", 1), ("ArrowLeft", "x", -1), ("ArrowUp", "y", -1))


def here(page: Page) -> str:
    """What has the focus."""
    found: str = page.evaluate(HERE)
    return found


def to_the_table(page: Page) -> None:
    """Tab past the link that skips the table."""
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")


def with_refusals(server: Server) -> Client:
    """A table where something is refused that lies on it."""
    return after(server, "pillars", 40, seats=2, seed=3)


def crowded(server: Server) -> Client:
    """A table where more than twenty plots are for sale."""
    return until(server, "kutna_hora", lambda match: len(match.options) > 20)


def too_dear(server: Server) -> Client:
    """A table where an amount is refused, which lies nowhere."""
    return until(server, "pillars", lambda match: any(one.choice.verb == "amount" for one in match.refusals))


def until(server: Server, game: str, is_there: Callable[[freestone.Match], bool]) -> Client:
    match, chance = freestone.new(game, seats=3, seed=3), random.Random(1)
    while not is_there(match):
        match.play(chance.choice(match.options))
    made = server.http.post(f"{server.address}/api/journals", json={"journal": "\n".join(match.lines())}).json()
    return Client(server, made["id"], made["token"])


def test_what_is_mostly_meant_is_one_key(chrome: Browser, server: Server) -> None:
    def is_building(match: freestone.Match) -> bool:
        presentation = presentation_of(match.game)
        return match.seat is not None and bool(presentation.routines(match.state, match.seat))

    client = until(server, "pillars", is_building)
    decision = client.get().json()["decision"]
    [routine] = decision["routines"]
    assert [one["key"] for one in decision["options"]][:2] == ["2", "3"]
    person = Person(chrome, server)
    person.sit_down(client)
    expect(person.page.locator("#options .option").first).to_contain_text(routine["text"])
    person.page.keyboard.press("1")
    person.page.keyboard.press("1")  # several people sit here, so it is asked again
    expect(person.page.locator(f'[data-choice="{routine["choice"]}"]')).to_have_count(0)
    played = [line for line in client.get("/journal").text.splitlines() if '"use:' in line]
    assert f'"{routine["choice"].split()[0]}"' in "".join(played)


def test_the_table_is_one_stop_for_tab(chrome: Browser, server: Server) -> None:
    person = Person(chrome, server)
    person.sit_down(make(server, "", "random", seed=35))
    page = person.page
    to_the_table(page)
    assert here(page) in person.lit()
    page.keyboard.press("Tab")
    assert page.evaluate("() => !document.activeElement.closest('#board .item')")
    page.reload()
    person.wait()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    assert page.evaluate("() => document.activeElement.matches('#options .option')")


def test_arrows_go_to_what_lies_there(chrome: Browser, server: Server) -> None:
    person = Person(chrome, server)
    person.sit_down(make(server, "", "random", seed=36))
    page = person.page
    to_the_table(page)
    for key, axis, sign in WAYS:
        before = page.evaluate(MIDDLE)
        page.keyboard.press(key)
        assert sign * (page.evaluate(MIDDLE)[axis] - before[axis]) > 0, key
    assert page.evaluate("() => [...document.querySelectorAll('#board .item[tabindex=\"0\"]')].length") == 1


def test_what_is_refused_says_why(chrome: Browser, server: Server) -> None:
    person = Person(chrome, server)
    person.sit_down(with_refusals(server))
    page = person.page
    asked = set(page.evaluate(ASKED))
    to_the_table(page)
    seen = {here(page)}
    for _ in asked:
        page.keyboard.press("PageDown")
        seen.add(here(page))
    assert seen == asked
    refused = page.locator(".panel:not([hidden]) .item.refused").first
    while here(page) != refused.get_attribute("data-item"):
        page.keyboard.press("PageUp")
    expect(page.locator("#tip .reason")).to_be_visible()
    expect(page.locator("#tip b + .meaning")).to_be_visible()
    assert refused.get_attribute("aria-disabled") == "true"
    page.keyboard.press("Enter")
    expect(page.locator("dialog[open] .reason")).to_be_visible()
    page.click("dialog[open] .reason ~ button")
    expect(page.locator("dialog[open] .wanted")).to_be_visible()
    page.keyboard.press("Escape")
    assert here(page) == refused.get_attribute("data-item")
    assert person.complaints == []


def test_what_is_refused_and_lies_nowhere_stands_below_the_options(chrome: Browser, server: Server) -> None:
    client = too_dear(server)
    person = Person(chrome, server)
    person.sit_down(client)
    reasons = {one["reason"] for one in client.get("/decision").json()["refused"]}
    shown = person.page.locator("#options .refused-too").all_inner_texts()
    assert {text.partition(": not possible, ")[2].partition(" Rule ")[0] for text in shown} == reasons
    assert person.page.get_attribute("#options .refused-too a", "href") == "/rules/pillars#P4.10"


def test_every_one_of_many_options_is_reached(chrome: Browser, server: Server) -> None:
    client = crowded(server)
    person = Person(chrome, server)
    person.sit_down(client)
    page = person.page
    offered = person.choices()
    assert len(offered) > 20
    lit = {page.get_attribute(f"[data-item='{one}']", "data-item") for one in person.lit()}
    assert len(lit) >= len(offered) - 1
    page.focus("#options .option >> nth=0")
    seen = [here(page)]
    for _ in offered[1:]:
        page.keyboard.press("ArrowRight")
        seen.append(here(page))
        assert page.evaluate(INSIDE)
    assert seen == offered
    page.keyboard.press("Home")
    assert here(page) == offered[0]
    page.keyboard.press("ArrowDown")
    assert here(page) == offered[2]
    keys = [key.inner_text() for key in page.locator("#options kbd").all()]
    assert len(set(keys)) == len(offered)
    before = person.at()
    page.keyboard.press(keys[-1])
    if page.locator("#confirm").is_visible():
        page.keyboard.press("Enter")
    page.wait_for_selector(f"#table:not([data-at='{before}'])")


def test_the_log_shows_what_it_speaks_of(chrome: Browser, server: Server) -> None:
    person = Person(chrome, server)
    person.sit_down(after(server, "pillars", 60, seats=2))
    page = person.page
    page.reload()
    person.wait()
    page.focus("#log")
    page.keyboard.press("ArrowUp")
    page.wait_for_selector(".item.spoken-of")
    page.keyboard.press("Home")
    page.locator("#prompt").evaluate("one => one.focus()")
    page.wait_for_selector(".item.spoken-of", state="detached")
    page.hover("#log .line >> nth=-1")
    page.wait_for_selector(".item.spoken-of")
    assert person.complaints == []


def test_help_and_take_back_have_keys(chrome: Browser, server: Server) -> None:
    person = Person(chrome, server)
    client = make(server, "", "", seed=37)
    person.sit_down(client)
    page = person.page
    page.keyboard.press("?")
    expect(page.locator("dialog[open] .keys")).to_be_visible()
    page.keyboard.press("Escape")
    entry = client.get().json()["entry"]
    before = person.at()
    page.keyboard.press("1")
    if page.locator("#confirm").is_visible():
        page.keyboard.press("Enter")
    page.wait_for_selector(f"#table:not([data-at='{before}'])")
    person.wait()
    before = person.at()
    page.keyboard.press("u")
    page.wait_for_selector(f"#table:not([data-at='{before}'])")
    person.wait()
    assert client.get().json()["entry"] == entry


def test_keys_count_as_soon_as_a_dialog_is_closed(chrome: Browser, server: Server) -> None:
    person = Person(chrome, server)
    person.sit_down(make(server, "", "", seed=37))
    page = person.page
    page.keyboard.press("?")
    expect(page.locator("dialog[open] .keys")).to_be_visible()
    # Until the next frame is drawn, the button in the closed dialog keeps the focus and gets the keys.
    page.evaluate(
        "() => { document.querySelector('dialog[open]').close();"
        " document.activeElement.dispatchEvent(new KeyboardEvent('keydown', {key: '?', bubbles: true})); }"
    )
    expect(page.locator("dialog[open] .keys")).to_be_visible()


def test_what_has_no_effect_is_one_line_that_a_key_unfolds(chrome: Browser, server: Server) -> None:
    def is_idle(match: freestone.Match) -> bool:
        verbs = [choice.verb for choice in match.options]
        return 3 <= verbs.count("rest") < len(verbs)

    person = Person(chrome, server)
    person.sit_down(until(server, "kutna_hora", is_idle))
    page, folded = person.page, person.page.locator("#options .idle")
    idle = folded.locator(".option")
    expect(folded.locator("summary")).to_contain_text(f"({idle.count()})")
    expect(idle.first).to_be_hidden()
    assert person.choices()[-idle.count() :] == [one.get_attribute("data-choice") for one in idle.all()]
    key = folded.locator("summary kbd").text_content() or ""
    before = person.at()
    page.keyboard.press(key)
    expect(idle.first.locator("kbd")).to_be_visible()
    assert person.at() == before, "nobody plays what is folded away"
    folded.locator("summary").click()
    expect(idle.first).to_be_hidden()
    page.keyboard.press(key)
    page.keyboard.press(key)
    person.moved(before)


def test_keys_follow_the_order_that_is_shown(chrome: Browser, server: Server) -> None:
    person = Person(chrome, server)
    person.sit_down(crowded(server))
    keys = person.page.locator("#options .option").evaluate_all(
        "all => all.map(one => one.getAttribute('aria-keyshortcuts'))"
    )
    assert [key for key in keys if key] == list("123456789abcdefghijklmnopqrstvwxyz")[: len(keys)]
