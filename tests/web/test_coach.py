"""The coach at the table: whom it speaks to, what stays between them, and how it looks."""

import random
import re
from typing import Any

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from advice.test_coach import wasted
from web.browser import DESKTOP, PHONE, Person
from web.server import Client, Server, seats
from web.test_axe import findings

OWN_SERVER = True  # it is restarted
LEAST_OPTIONS = 7  # in sight at 1366x768, or all
DECISIONS = 6
IN_SIGHT = """() => {
    const options = [...document.querySelectorAll('#options .option')].filter(one => one.checkVisibility());
    const shown = options.filter(option => {
        const [box, list] = [option, option.parentElement].map(one => one.getBoundingClientRect());
        return box.top >= list.top - 1 && box.bottom <= Math.min(list.bottom, innerHeight) + 1;
    });
    return [shown.length, options.length];
}"""
LARGE_AND_SMALL = pytest.mark.parametrize(
    "size", [pytest.param(DESKTOP, id="desktop", marks=pytest.mark.long), pytest.param(PHONE, id="phone")]
)


def coached(server: Server, *kinds: str, game: str = "pillars") -> Client:
    """A table where the first seat has a coach."""
    body: dict[str, Any] = {"game": game, "seats": seats(*kinds), "seed": 7}
    body["seats"][0]["coach"] = True
    made = server.http.post(f"{server.address}/api/tables", json=body).json()
    return Client(server, made["id"], made["token"])


def late(server: Server) -> tuple[Client, int]:
    """A table in the last round where somebody with a coach could waste many points, and the number of that seat."""
    match, seen = wasted()
    body = {"journal": "\n".join(match.lines())}
    made = server.http.post(f"{server.address}/api/journals", json=body).json()
    client = Client(server, made["id"], made["token"])
    assert client.post(f"/seats/{seen.seat}/coach", {"on": True}).status_code == 200
    return client, seen.seat


def test_the_coach_speaks_only_to_its_seat(server: Server) -> None:
    client = coached(server, "", "")
    tokens = [client.post(f"/seats/{seat}/hand-out").json()["token"] for seat in (0, 1)]
    own, other = (Client(server, client.id, token) for token in tokens)
    assert [seat["coach"] for seat in own.get().json()["status"]["seats"]] == [True, False]
    assert [seat["coach"] for seat in other.get().json()["status"]["seats"]] == [False, False]
    spoken = 0
    for _ in range(4):
        picture = own.get().json()
        at, is_own = picture["at"], picture["decision"]["yours"]
        asked, waits = (own, other) if is_own else (other, own)
        assert waits.post("/coach", {"at": at}).status_code == 403
        found = asked.post("/coach", {"at": at}).json()
        assert bool(found) == is_own
        assert bool(asked.get().json()["decision"]["tips"]) != is_own
        spoken += len(found)
        assert asked.post("/coach", {"at": at + 1}).status_code == 409
        asked.play()
    assert spoken
    assert other.post("/seats/0/coach", {"on": False}).status_code == 403
    assert other.post("/mistake", {"entry": 10_000}).status_code == 403
    server.kill()
    server.start()
    assert own.get().json()["status"]["seats"][0]["coach"]
    assert own.post("/seats/0/coach", {"on": False}).status_code == 200
    assert not own.get().json()["status"]["seats"][0]["coach"]


def test_the_coach_is_silent_beside_a_hint(chrome: Browser, server: Server) -> None:
    person = Person(chrome, server)
    person.sit_down(coached(server, "", "greedy", "greedy"))
    page = person.page
    expect(page.locator("#coach .coach-card")).to_be_visible()
    page.keyboard.press("0")
    page.wait_for_selector("#options .best .why")
    expect(page.locator("#coach")).to_be_hidden()
    page.mouse.move(5, 5)
    assert all(one.is_visible() for one in page.locator("#options .advised .expected").all())
    page.keyboard.press("0")
    expect(page.locator("#coach .coach-card")).to_be_visible()
    assert person.complaints == []


def test_whoever_has_finished_games_hears_less(server: Server) -> None:
    client = coached(server, "", "greedy", game="kutna_hora")
    at = client.wait_for_turn()["at"]
    heard = [len(client.post("/coach", {"at": at, "finished": games}).json()) for games in (0, 2, 9)]
    assert heard == sorted(heard, reverse=True)
    assert heard[0] > heard[-1] == 0


def test_the_start_page_gives_people_a_coach(server: Server) -> None:
    form = {"game": "pillars", "kind-0": "person", "name-0": "A", "kind-1": "greedy", "name-1": "B", "coach": "on"}
    answer = server.http.post(f"{server.address}/tables", data=form)
    _, _, id, token = answer.headers["location"].split("/")
    assert [seat["coach"] for seat in Client(server, id, token).get().json()["status"]["seats"]] == [True, False]


def test_a_mistake_can_be_taken_back_only_by_who_made_it_last(server: Server) -> None:
    client, _ = late(server)
    entry = client.get().json()["entry"] + 1
    assert client.play("finish").status_code == 200
    found = client.post("/mistake", {"entry": entry}).json()
    assert found["taken"]["choice"] == "finish"
    assert found["best"]["text"] in found["text"]
    assert found["can_undo"]
    assert client.post("/undo").status_code == 200
    assert client.play(found["best"]["choice"]).status_code == 200
    assert client.post("/mistake", {"entry": entry}).json() is None


@LARGE_AND_SMALL
def test_the_coach_at_the_page(chrome: Browser, server: Server, size: ViewportSize) -> None:
    person, (client, _) = Person(chrome, server, size), late(server)
    page = person.page
    person.sit_down(client)
    expect(page.locator("#coach .coach-card p")).to_be_visible()
    assert findings(person) == []
    assert not person.scrolls()
    before = person.at()
    page.click("#options .option[data-choice='finish']")
    page.click("#confirm .primary")
    page.wait_for_selector(f"#table:not([data-at='{before}'])")
    expect(page.locator("#mistake .mistake-card")).to_contain_text("better")
    assert findings(person) == []
    # However long the words are, and wherever the pointer is, the answers are in sight.
    page.locator("#options .option").first.hover()
    page.locator("#mistake p").evaluate("one => one.textContent = one.textContent.repeat(4)")
    for answer in page.locator("#mistake button").all():
        expect(answer).to_be_in_viewport(ratio=0.98)
    before = person.at()
    page.click("#mistake .coach-undo")
    page.wait_for_selector(f"#table:not([data-at='{before}'])")
    person.wait()
    assert "finish" in person.choices()
    expect(page.locator("#mistake .mistake-card")).to_have_count(0)
    assert person.complaints == []


@pytest.mark.parametrize("game", ["kutna_hora", pytest.param("pillars", marks=pytest.mark.long)])
def test_enough_options_are_in_sight_beside_the_coach(chrome: Browser, server: Server, game: str) -> None:
    person, client = Person(chrome, server), coached(server, "", "greedy", game=game)
    page, chance = person.page, random.Random(3)
    person.sit_down(client)
    for _ in range(DECISIONS):
        if person.is_over:
            break
        page.wait_for_load_state("networkidle")
        shown, count = page.evaluate(IN_SIGHT)
        assert shown >= min(count, LEAST_OPTIONS), page.locator("#coach").inner_text()
        person.click_something(chance)


def test_the_coach_says_less_before_options_are_out_of_sight(chrome: Browser, server: Server) -> None:
    person, client = Person(chrome, server), coached(server, "", "greedy", game="kutna_hora")
    page, chance = person.page, random.Random(3)
    client.wait_for_turn()
    while (picture := client.get().json())["status"]["round"] < 2:
        client.play(chance.choice(picture["decision"]["options"])["choice"])
        client.wait_for_turn()
    person.sit_down(client)
    words = page.locator("#coach p")
    expect(words).to_be_visible()
    words.evaluate("one => one.textContent = one.textContent.repeat(3)")
    expect(page.locator("#coach")).to_have_attribute("data-lines", re.compile("[123]"))
    shown, count = page.evaluate(IN_SIGHT)
    assert shown == count >= LEAST_OPTIONS
    low = words.evaluate("one => one.offsetHeight")
    page.locator("#coach .coach-fold").click()
    assert words.evaluate("one => one.offsetHeight") > low, "whoever wants to read it can"
    page.set_viewport_size({"width": 1366, "height": 560})
    expect(page.locator("#options")).to_have_class(re.compile("more-below"))
    page.locator("#options .rows").evaluate("one => one.scrollTop = one.scrollHeight")
    expect(page.locator("#options")).to_have_class(re.compile("more-above"))
    expect(page.locator("#options")).not_to_have_class(re.compile("more-below"))


def test_the_coach_can_be_folded(chrome: Browser, server: Server) -> None:
    person, client = Person(chrome, server), coached(server, "", "greedy", game="kutna_hora")
    page = person.page
    person.sit_down(client)
    title, words = page.locator("#coach .coach-fold"), page.locator("#coach p")
    whole = words.evaluate("one => one.offsetHeight")
    title.click()
    assert words.evaluate("one => one.offsetHeight") < whole / 2, "one line is left"
    assert page.evaluate("() => JSON.parse(localStorage.settings).isCoachFolded")
    expect(title).to_have_attribute("aria-expanded", "false")
    title.press("Enter")
    assert words.evaluate("one => one.offsetHeight") == whole


def test_the_coach_is_two_lines_on_a_phone_until_it_is_touched(chrome: Browser, server: Server) -> None:
    person, client = Person(chrome, server, PHONE), coached(server, "", "greedy", game="kutna_hora")
    page = person.page
    person.sit_down(client)
    card = page.locator("#coach section")
    expect(card).to_be_visible()
    low = card.evaluate("one => one.offsetHeight")
    lines = "one => one.offsetHeight / parseFloat(getComputedStyle(one).lineHeight)"
    assert round(card.locator("p").evaluate(lines)) == 2
    assert low <= 48
    page.locator("#coach p").tap()
    expect(page.locator("#coach .coach-fold")).to_have_attribute("aria-expanded", "true")
    assert card.evaluate("one => one.offsetHeight") > low
    assert person.small_targets() == []


def test_a_hint_moves_nothing_away_from_below_the_pointer(chrome: Browser, server: Server) -> None:
    person, client = Person(chrome, server), coached(server, "", "greedy")
    page = person.page
    person.sit_down(client)
    order, button = person.choices(), page.locator(".hint-button")
    expect(page.locator("#coach p")).to_be_visible()
    expect(button).to_have_count(1)  # the coach has no other one
    place = button.bounding_box()
    button.click()
    page.wait_for_selector("#options .best .why")
    expect(page.locator("#options .best")).to_be_in_viewport(ratio=0.98)  # edges are rounded
    assert person.choices() == order
    assert button.bounding_box() == place
    assert sorted(page.locator("#options .rank").all_inner_texts()) == ["1", "2", "3"]
    button.click()
    # Over the last option that is in sight, whatever is advised above it.
    pointed = page.locator("#options .rows .option").nth(4)
    page.keyboard.press("0")
    pointed.hover()
    place = pointed.bounding_box()
    page.wait_for_selector("#options .advised", state="attached")
    assert pointed.bounding_box() == place


@LARGE_AND_SMALL
def test_the_coach_can_be_switched_off(chrome: Browser, server: Server, size: ViewportSize) -> None:
    person, client = Person(chrome, server, size), coached(server, "", "greedy", game="kutna_hora")
    page = person.page
    person.sit_down(client)
    if size is PHONE:
        page.tap("#coach p")
    page.click("#coach .coach-off")
    expect(page.locator("#coach .coach-card")).to_have_count(0)
    page.click("#open-menu")
    page.locator(".seat-list .row").first.get_by_text("Let the coach speak").click()
    expect(page.locator("#coach .coach-card")).to_have_count(1)
    assert client.get().json()["status"]["seats"][0]["coach"]
    assert person.complaints == []
