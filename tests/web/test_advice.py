"""Hints and reviews over HTTP: who gets them, when, and that they tell no secrets."""

from functools import partial
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser

import freestone
from freestone.advice.hint import Assessment
from freestone.advice.review import Better, Review, Swing
from freestone.advice.views import review_view
from freestone.bots.greedy import GreedyBot
from freestone.core.step import CHANCE
from freestone.words import Words
from waiting import until
from web.audit import open_table
from web.browser import DESKTOP, PHONE, Person
from web.finished import finished
from web.server import Client, Server, make, seats
from web.test_axe import findings

OWN_SERVER = True  # it is restarted


@pytest.fixture(scope="module")
def over(server: Server) -> Client:
    """A table where a person has just played against a bot."""
    return finished(server, "pillars")


def reviewed(client: Client) -> dict[str, Any]:
    found: dict[str, Any] = client.get("/review").json()
    while not found["is_ready"]:
        assert found["done"] <= found["total"]
        found = until(partial(progress, client, found["done"]), "the review goes on")
    return found


def progress(client: Client, done: int) -> dict[str, Any] | None:
    """How far a review is, once that is further than before."""
    found: dict[str, Any] = client.get("/review").json()
    return found if found["is_ready"] or found["done"] != done else None


def ask(client: Client, at: int | None = None) -> Any:
    return client.post("/hint", {"at": client.get().json()["at"] if at is None else at})


def test_a_hint_names_the_best_options_with_scores_and_reasons(server: Server) -> None:
    client = make(server, "", "greedy", "greedy", game="kutna_hora")
    client.wait_for_turn()
    answer = ask(client)
    assert answer.status_code == 200, answer.text
    offered = {one["choice"]: one["text"] for one in client.get("/decision").json()["options"]}
    found = answer.json()["options"]
    assert 2 <= len(found) <= 3
    for one in found:
        assert one["text"] == offered[one["choice"]]
        assert len(one["scores"]) == 3
        assert one["why"].endswith(".")
    assert found[0]["behind"] == 0
    assert ask(client).json() == answer.json()


def test_a_hint_is_for_who_decides_now_where_hints_are_allowed(server: Server) -> None:
    client = make(server, "", "", seed=4)
    assert client.get().json()["status"]["hints"] is False
    assert ask(client).status_code == 403
    body = {"game": "pillars", "seats": seats("", ""), "hints": True}
    made = server.http.post(f"{server.address}/api/tables", json=body).json()
    client = Client(server, made["id"], made["token"])
    picture = client.get().json()
    assert picture["status"]["hints"] is True
    tokens = [client.post(f"/seats/{seat}/hand-out").json()["token"] for seat in (0, 1)]
    asked = Client(server, made["id"], tokens[picture["decision"]["seat"]])
    other = Client(server, made["id"], tokens[1 - picture["decision"]["seat"]])
    assert ask(other).status_code == 403
    assert ask(Client(server, made["id"], made["watcher"])).status_code == 403
    assert ask(asked, at=3).status_code == 409
    assert ask(asked).status_code == 200
    assert asked.post("/hint", {"at": "now"}).status_code == 400
    assert ask(Client(server, "nowhere", tokens[0]), at=3).status_code == 404


@pytest.mark.parametrize(("chosen", "allowed"), [("alone", True), ("true", True), ("false", False)])
def test_the_start_page_allows_hints_or_not(server: Server, chosen: str, allowed: bool) -> None:
    form = {"game": "pillars", "kind-0": "person", "name-0": "A", "kind-1": "greedy", "name-1": "B", "hints": chosen}
    answer = server.http.post(f"{server.address}/tables", data=form)
    assert answer.status_code == 303, answer.text
    _, _, id, token = answer.headers["location"].split("/")
    assert Client(server, id, token).get().json()["status"]["hints"] is allowed


def test_hints_stay_as_they_were_chosen(server: Server) -> None:
    allowed = make(server, "", "greedy")
    body = {"game": "pillars", "seats": seats("", "greedy"), "hints": False}
    made = server.http.post(f"{server.address}/api/tables", json=body).json()
    refused = Client(server, made["id"], made["token"])
    server.kill()
    server.start()
    assert allowed.get().json()["status"]["hints"] is True
    assert refused.get().json()["status"]["hints"] is False


def test_an_undo_says_what_it_takes_back(server: Server) -> None:
    client = make(server, "", "greedy", seed=6)
    client.wait_for_turn()
    assert client.get().json()["status"]["undo"]["text"] == ""
    client.play()
    picture: Any = client.wait_for_turn()
    undo = picture["status"]["undo"]
    assert undo["possible"]
    assert not undo["free"]
    assert "N0" in undo["text"]
    assert "N1" in undo["text"]


@pytest.mark.long
def test_a_review_comes_after_the_end_and_is_kept(server: Server, over: Client) -> None:
    assert make(server, "", "greedy").get("/review").status_code == 422
    client, found = over, reviewed(over)
    entries = [one["entry"] for one in found["curve"]]
    assert entries == sorted(entries)
    assert found["curve"][-1]["scores"] == [one["score"] for one in client.get().json()["status"]["seats"]]
    assert found["better"], "a novice never errs"
    for one in found["better"]:
        assert one["seat"] == 0
        assert one["taken"]["choice"] != one["best"]["choice"]
        assert one["points"] > 0
    assert len(found["luck"]) == 2
    server.kill()
    server.start()
    begin = client.get("/review").json()
    assert begin["is_ready"] or begin["total"] == 1
    again = reviewed(client)
    assert all(again[name] == found[name] for name in ("curve", "swings", "better", "luck"))


def test_what_was_better_adds_up() -> None:
    """Whoever subtracts the scores that are shown gets the points that are named."""
    match = freestone.new("pillars", seats=2, seed=4)
    while len(match.options) < 2:
        match.play(match.options[0])
    taken, best = match.options[:2]
    match.play(taken)
    worse = Assessment(taken.text, [], [80.26, 86.34], -6.08, [])
    better = Better(len(match.journal.entries), 0, worse, Assessment(best.text, [], [81.34, 84.26], -2.92, []))
    words = Words(match.game, match.names)
    [shown] = review_view(Review([], [], [better], []), match, words, list(match.positions())).better
    (own, other), (then, others) = shown.taken.scores, shown.best.scores
    assert shown.points == round(then - others - (own - other), 1) == 3.0


@pytest.mark.parametrize("game", ["pillars", "kutna_hora"])
def test_a_swing_always_says_what_was_done(game: str) -> None:
    match, chance = freestone.new(game, seats=2, seed=4), Random(4)
    while match.seat is not None:
        match.play(chance.choice(match.options))
    entries = [(entry, seat) for entry, (seat, _) in enumerate(match.journal.entries, 1) if seat != CHANCE]
    swings = [Swing(entry, entry, seat, [1.0, 0.0], 0.0) for entry, seat in entries]
    review = review_view(Review([], swings, [], []), match, Words(match.game, match.names), list(match.positions()))
    assert all(swing.lines for swing in review.swings)


@pytest.mark.long
def test_a_review_of_bots_advises_nobody(server: Server) -> None:
    client = make(server, "random", "random")
    client.wait_for_turn()
    assert reviewed(client)["better"] == []
    assert "nobody to advise" in server.http.get(f"{server.address}/t/{client.id}/{client.token}/review").text


@pytest.mark.parametrize("theme", [pytest.param("light", marks=pytest.mark.long), "dark"])
def test_a_hint_is_accessible(chrome: Browser, server: Server, theme: str) -> None:
    person = Person(chrome, server, DESKTOP if theme == "light" else PHONE, theme)
    person.sit_down(make(server, "", "greedy", seed=8))
    person.page.keyboard.press("0")
    person.page.wait_for_selector("#options .best .why")
    assert findings(person) == []
    assert not person.scrolls()
    before = person.at()
    person.page.click("#options .advised >> nth=0")
    person.moved(before)
    assert person.complaints == []


@pytest.mark.long
def test_a_hint_shows_scores_and_reasons_where_options_are_long(chrome: Browser, server: Server) -> None:
    """Other options leave out what they change first, and no change pushes an option aside."""
    client = open_table(server, "kutna_hora", 4, 34)
    match, at = freestone.new("kutna_hora", seats=4, seed=34), client.get().json()["at"]
    while not (match.kind == "dig" and len(match.options) > 4):
        choice = GreedyBot(match.seat or 0).choose(match.seen())
        match.play(choice)
        at = client.post("/play", {"choice": choice.text, "at": at}).json()["at"]
    person = Person(chrome, server)
    person.sit_down(client)
    page = person.page
    page.keyboard.press("0")
    page.wait_for_selector("#options .best .why")
    page.mouse.move(5, 5)
    for said in (".expected", ".why"):
        assert [one.is_visible() for one in page.locator(f"#options .advised {said}").all()] == [True] * 3
    widths: list[float] = page.evaluate(
        "() => [...document.querySelectorAll('#options .what')].map(one => one.getBoundingClientRect().width)"
    )
    assert min(widths) > 150
    rows = page.locator("#options .rows")
    assert rows.evaluate("one => one.scrollHeight <= one.clientHeight + 1")
    assert person.complaints == []


@pytest.mark.long
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_review_is_accessible(chrome: Browser, server: Server, over: Client, theme: str) -> None:
    person = Person(chrome, server, DESKTOP if theme == "light" else PHONE, theme)
    person.page.goto(f"{server.address}/t/{over.id}/{over.token}/review")
    person.page.wait_for_selector(".findings")
    assert findings(person) == []
    assert person.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    person.page.click(".findings a >> nth=0")
    person.page.wait_for_selector("#board .item")
    assert person.complaints == []


def test_more_than_a_choice_is_taken_back_after_a_question(chrome: Browser, server: Server) -> None:
    person = Person(chrome, server)
    client = make(server, "", "greedy", seed=6)
    person.sit_down(client)
    before = client.get().json()["entry"]
    at = person.at()
    person.page.click("#options .option >> nth=0")
    person.moved(at)
    person.page.keyboard.press("u")
    assert "N1" in person.page.inner_text("dialog[open] p")
    at = person.at()
    person.page.click("dialog[open] .primary")
    person.moved(at)
    assert client.get().json()["entry"] == before
    assert person.complaints == []


def test_a_seat_is_handed_to_a_bot_of_a_chosen_level_and_back(chrome: Browser, server: Server) -> None:
    person = Person(chrome, server)
    client = make(server, "", "", seed=6)
    person.sit_down(client)
    seat = client.get().json()["decision"]["seat"]
    person.page.click("#open-menu")
    person.page.locator(".seat-list .row").nth(seat).get_by_text("Let a bot play").click()
    person.page.select_option("dialog[open] select", "novice")
    person.page.click("dialog[open] .primary")
    person.page.wait_for_selector("#extras button.primary")
    assert client.get().json()["status"]["seats"][seat]["bot"] == "novice"
    person.page.click("#extras button.primary")
    person.page.wait_for_selector("#extras button.primary", state="detached")
    assert client.get().json()["status"]["seats"][seat]["bot"] == ""
