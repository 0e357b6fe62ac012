"""What a newcomer stumbles over: forms, errors in plain words, seats that go and come back."""

from random import Random

import httpx
import pytest
from playwright.sync_api import Browser, expect

from web.browser import Person
from web.server import Client, Server, make

HTML = {"Accept": "text/html"}


def sit_down(server: Server, **fields: str) -> httpx.Response:
    form = {"game": "pillars", "kind-0": "person", "name-0": "Anna", **fields}
    return server.http.post(f"{server.address}/tables", data=form, headers=HTML, follow_redirects=True)


def test_a_form_that_is_refused_comes_back_filled_in(server: Server) -> None:
    answer = sit_down(server, **{"name-0": "Zuzana"})
    assert answer.status_code == 400
    assert "is for 2 to 4 players, and you chose 1" in answer.text
    assert 'value="Zuzana"' in answer.text
    assert "digits only" in sit_down(server, **{"kind-1": "person", "seed": "abc"}).text


def test_a_name_that_is_taken_is_refused_in_words(server: Server) -> None:
    answer = sit_down(server, **{"kind-1": "person", "name-1": "Anna"})
    assert answer.status_code == 400
    assert "Two players are called" in answer.text
    assert answer.text.count('value="Anna"') == 3  # the form of the other game is as it was


def test_levels_are_offered_from_the_weakest_on(server: Server) -> None:
    page = server.http.get(server.address).text
    places = [
        page.index(f'<option value="{bot}"') for bot in ("novice", "apprentice", "journeyman", "master", "random")
    ]
    assert places == sorted(places)
    assert 'value="greedy"' not in page


def test_addresses_that_lead_nowhere_say_so(server: Server) -> None:
    client = make(server, "", "")
    for path in ("/nowhere", f"/t/{client.id}/{client.token}/replay/abc"):
        answer = server.http.get(f"{server.address}{path}", headers=HTML)
        assert answer.status_code == 404
        assert "There is nothing at this address." in answer.text


def test_a_file_that_is_no_journal_is_refused_in_plain_words(server: Server) -> None:
    answer = server.http.post(f"{server.address}/journals", files={"journal": ("a.txt", b"hello")}, headers=HTML)
    assert answer.status_code == 400
    assert "This file is not the journal of a game" in answer.text


def test_a_seat_is_given_away_and_taken_back(chrome: Browser, server: Server) -> None:
    person = Person(chrome, server)
    person.sit_down(make(server, "", "random", seed=31))
    page = person.page
    page.click("#open-menu")
    page.click("text=Give a link to this seat")
    page.click("dialog[open] .primary")
    page.wait_for_selector("dialog[open] .link")
    page.keyboard.press("Escape")
    expect(page.locator("#prompt")).to_contain_text("You watch now.")
    page.click("#extras button")
    page.click("dialog[open] .primary")
    person.wait()
    assert person.complaints == []


def test_a_bot_plays_until_the_seat_is_taken_back(chrome: Browser, server: Server) -> None:
    client = make(server, "", "random", seed=32)
    person = Person(chrome, server)
    person.sit_down(client)
    client.post("/pace", {"seconds": 5})
    client.post("/seats/0/bot", {"bot": "random"})
    expect(person.page.locator("#prompt")).to_contain_text("A bot plays for you.")
    person.page.click("#extras .primary")
    person.wait()
    assert person.complaints == []


def test_a_replay_begins_with_the_first_decision(chrome: Browser, server: Server) -> None:
    client = make(server, "", "random", seed=33)
    person = Person(chrome, server)
    person.page.goto(f"{server.address}/t/{client.id}/{client.token}/replay/0")
    person.page.wait_for_selector("#board .item")
    assert not person.page.inner_text("#entry").startswith("0 /")


def test_alone_with_bots_one_click_is_enough(chrome: Browser, server: Server) -> None:
    """Whatever is chosen can be taken back, so nothing but a warning asks again."""
    client = make(server, "", "random", "random", seed=3)
    person = Person(chrome, server)
    person.sit_down(client)
    asked = [one for one in client.get("/decision").json()["options"] if one["passes"] and not one["cautions"]]
    before = person.at()
    person.page.click(f"#options .option[data-choice='{asked[0]['choice']}']")
    person.page.wait_for_selector(f"#table:not([data-at='{before}'])")
    assert person.complaints == []


def test_the_first_decision_is_whole_on_a_small_screen(chrome: Browser, server: Server) -> None:
    """Every option is in sight beside the coach, with what it costs and brings, and so is the way to pass."""
    client = make(server, "", "random", "random", seed=3)
    person = Person(chrome, server, {"width": 1366, "height": 768})
    person.sit_down(client)
    options = person.page.locator("#options .option")
    side = person.page.locator("#side").bounding_box()
    assert side is not None
    assert options.count() > 6
    for at in range(options.count()):
        box = options.nth(at).bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= side["y"] + side["height"], options.nth(at).inner_text()
    assert options.last.get_attribute("data-choice") == "pass"
    texts = options.all_inner_texts()
    assert any("workers for" in text for text in texts)
    assert not any("gold" in line for text in texts for line in text.splitlines() if line.startswith("\N{MINUS SIGN}"))
    assert person.page.locator("#recap").is_hidden()  # nothing is news before the first move


@pytest.mark.long
@pytest.mark.parametrize("count", [3, 4])
def test_options_are_in_sight_beside_coach_recap_and_summary(chrome: Browser, server: Server, count: int) -> None:
    """The second round begins: whatever else there is to say leaves room for every option, and cuts no number."""
    names = ("Anna", "Berthold", "Cecily", "Dorothea")[:count]
    people = [{"name": name, "bot": "apprentice" if at else "", "coach": not at} for at, name in enumerate(names)]
    body = {"game": "pillars", "seats": people, "seed": 11}
    made = server.http.post(f"{server.address}/api/tables", json=body).json()
    client, chance = Client(server, made["id"], made["token"]), Random(1)
    person = Person(chrome, server, {"width": 1366, "height": 768})
    person.set(pace=0, motion=False, confirm=False)
    person.sit_down(client)
    page = person.page
    while client.get().json()["status"]["round"] < 2:
        person.click_something(chance)
    page.wait_for_selector("#round:not([hidden]) .summary")
    page.wait_for_selector("#recap:not([hidden])")
    rows = page.locator("#options .rows").bounding_box()
    assert rows is not None
    for option in page.locator("#options .rows .option").all():
        box = option.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= rows["y"] + rows["height"] + 1, option.inner_text()
    # Who plays as fast as this outruns the coach, whose answer then is that the decision is over.
    assert [one for one in person.complaints if "409" not in one] == []


def test_a_line_about_the_whole_table_has_no_colour(server: Server) -> None:
    client = make(server, "", "random", "random", seed=3)
    lines = {line["text"]: line["seat"] for line in client.get().json()["log"]}
    assert lines["Round 1 begins."] is None
    named = {text: seat for text, seat in lines.items() if seat is not None}
    assert named
