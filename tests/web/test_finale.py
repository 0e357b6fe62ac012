"""The end of a game: the final scoring runs source by source, can be paused and skipped, and leads on."""

import json
import re
from functools import cache

import pytest
from playwright.sync_api import Browser, expect

import freestone
from freestone.bots.greedy import GreedyBot
from freestone.core.game import registry
from freestone.core.step import CHANCE
from web.browser import DESKTOP, PHONE, Person, brought
from web.server import Client, Server

SLOW = 100  # seconds for each step, so that nothing moves by itself
ROWS = "#finale > .score-sheet tbody tr"


def before_the_end(server: Server, game: str) -> tuple[Client, str]:
    """A table of people at the last decision of a game, and the choice that ends it."""
    lines, last = nearly_over(game)
    return brought(server, lines), last


@cache
def nearly_over(game: str) -> tuple[list[str], str]:
    """The journal of a game between greedy bots without its last choice, and that choice."""
    match = freestone.new(game, seats=3, seed=5)
    while match.seat is not None:
        match.play(GreedyBot(match.seat).choose(match.seen()))
    lines = list(match.lines())
    at = max(at for at, line in enumerate(lines) if line.startswith("[") and json.loads(line)[0] != CHANCE)
    return lines[:at], json.loads(lines[at])[1]


def ended(person: Person, client: Client, choice: str) -> None:
    """Make the last choice of a game."""
    person.sit_down(client)
    person.page.click(f"#options .option[data-choice='{choice}']")
    if person.page.locator("#confirm").is_visible():
        person.page.click("#confirm .primary")


@pytest.mark.parametrize(
    ("game", "size"),
    [
        pytest.param("kutna_hora", DESKTOP, id="kutna_hora-desktop"),
        pytest.param("pillars", PHONE, id="pillars-phone"),
        pytest.param("kutna_hora", PHONE, id="kutna_hora-phone", marks=pytest.mark.long),
        pytest.param("pillars", DESKTOP, id="pillars-desktop", marks=pytest.mark.long),
    ],
)
def test_the_scoring_runs_source_by_source(chrome: Browser, server: Server, game: str, size: object) -> None:
    client, last = before_the_end(server, game)
    person = Person(chrome, server, PHONE if size is PHONE else DESKTOP)
    person.set(pace=SLOW, motion=True, confirm=False, summaries=False)
    page = person.page
    page.clock.install()
    ended(person, client, last)
    page.wait_for_selector(ROWS)
    # The last line tells points that are about to be counted.
    expect(page.locator("#log li").last).to_have_attribute("hidden", "")
    scorings = client.get("/finale").json()["scorings"]
    seats = client.get().json()["status"]["seats"]
    assert scorings[-1]["totals"] == [seat["score"] for seat in seats]
    lit = next(at for at, one in enumerate(scorings) if one["items"])
    panels = {item["id"]: item["panel"] for item in client.get().json()["items"]}
    expect(page.locator("#seats .score")).to_have_text([str(total) for total in scorings[0]["totals"]])
    page.get_by_role("button", name="Pause").click()
    page.clock.fast_forward(3 * SLOW * 1000)
    expect(page.locator(ROWS)).to_have_count(1)
    page.get_by_role("button", name="Continue").click()
    expect(page.locator(ROWS)).to_have_count(2)
    expect(page.locator("#seats .score")).to_have_text([str(total) for total in scorings[1]["totals"]])
    for at in range(1, lit):  # on to the first source of which something is on the table
        page.clock.fast_forward(4 * SLOW * 1000)
        expect(page.locator(ROWS)).to_have_count(at + 2)
    items = scorings[lit]["items"]
    for id in items:
        expect(page.locator(f"[data-item='{id}']")).to_have_class(re.compile("spoken-of"))
    board = page.locator(f".panel[data-panel='{panels[items[0]]}']")
    expect(board).to_be_in_viewport() if size is PHONE else expect(board).to_be_visible()
    page.get_by_role("button", name="Skip").press("Enter")
    expect(page.locator("#finale .verdict")).to_be_visible()
    expect(page.locator("#log li[hidden]")).to_have_count(0)
    first = "#finale > .score-sheet" if size is PHONE else "#finale .charts figure > svg"
    expect(page.locator(first).first).to_be_in_viewport(ratio=0.5)  # the log makes room for it
    expect(page.locator("#finale > .score-sheet .total td")).to_have_text([str(one["score"]) for one in seats])
    if size is DESKTOP:  # all of the result is in sight, and what can be done now beside it
        assert page.locator("#finale").evaluate("one => one.scrollHeight <= one.clientHeight")
        expect(page.get_by_role("link", name="Review")).to_be_in_viewport(ratio=1)
        page.locator("#finale .close").click()
        expect(page.locator("#finale .verdict")).to_be_hidden()
        page.get_by_role("button", name="Result").click()
        expect(page.locator("#finale .verdict")).to_be_visible()
    expect(page.locator("#seats .score")).to_have_text([str(seat["score"]) for seat in seats])
    expect(page.locator(".spoken-of, .counting")).to_have_count(0)
    assert not person.scrolls()
    assert person.small_targets() == []
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: client.id not in url)
    person.wait()
    assert person.complaints == []


def test_what_is_over_already_shows_only_its_result(chrome: Browser, server: Server) -> None:
    client, last = before_the_end(server, "pillars")
    assert client.get("/finale").status_code == 422
    assert client.play(last).status_code == 200
    person = Person(chrome, server)
    person.set(motion=True, pace=SLOW)
    person.sit_down(client)
    expect(person.page.locator("#finale .verdict")).to_be_visible()
    expect(person.page.get_by_role("button", name="Pause")).to_have_count(0)
    person.page.get_by_role("button", name="Show the scoring again").click()
    expect(person.page.get_by_role("button", name="Pause")).to_be_visible()
    assert person.complaints == []


@pytest.mark.parametrize("game", list(registry()))
def test_scores_on_the_table_follow_the_scoring(server: Server, game: str) -> None:
    client, last = before_the_end(server, game)
    client.play(last)
    for scoring in client.get("/finale").json()["scorings"]:
        shown = " ".join(item["name"] for item in scoring["set"])
        changed = [str(total) for total, points in zip(scoring["totals"], scoring["points"], strict=True) if points]
        assert all(total in shown for total in changed), scoring["source"]
