"""Puzzles in the browser: solved by clicks, touch and keyboard, with history, streak and the puzzle of the day."""

import re
from datetime import date, timedelta

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from freestone.advice.puzzle import Puzzle, of_the_day, puzzles_of, today
from freestone.core.game import find, registry
from web.browser import DESKTOP, PHONE, Person
from web.server import Server
from web.test_axe import findings

pytestmark = pytest.mark.long

GAMES = sorted(game.id for game in registry().values() if puzzles_of(game))
PLACES = [
    pytest.param(GAMES[0], DESKTOP, id=f"{GAMES[0]}-desktop"),
    pytest.param(GAMES[-1], PHONE, id=f"{GAMES[-1]}-phone"),
]


def first(game: str) -> Puzzle:
    return next(iter(puzzles_of(find(game)).values()))


def wrong(puzzle: Puzzle) -> str:
    return next(one.choice for one in puzzle.verdicts if one.choice not in puzzle.solutions)


def at_puzzle(browser: Browser, server: Server, puzzle: Puzzle, size: ViewportSize) -> Person:
    person = Person(browser, server, size)
    person.page.goto(f"{server.address}/puzzles/{puzzle.game}/{puzzle.id}")
    person.wait()
    return person


def choose(person: Person, choice: str) -> None:
    """Choose an option as at any table, and confirm it where that is asked."""
    option = person.page.locator(f'#options .option[data-choice="{choice}"]')
    option.tap() if person.is_phone else option.click()
    person.page.wait_for_selector("#answer:not([hidden]), #confirm:not([hidden])")
    confirm = person.page.locator("#confirm .primary")
    if confirm.is_visible():
        confirm.tap() if person.is_phone else confirm.click()
    expect(person.page.locator("#answer")).to_be_visible()


@pytest.mark.parametrize(("game", "size"), PLACES)
def test_a_puzzle_is_solved_at_the_second_try(chrome: Browser, server: Server, game: str, size: ViewportSize) -> None:
    puzzle = first(game)
    person = at_puzzle(chrome, server, puzzle, size)
    page = person.page
    choose(person, wrong(puzzle))
    expect(page.locator("#verdict")).to_have_text("There is something better.")
    expect(page.locator("#verdict")).to_be_focused()
    expect(page.locator("#explanation dt")).to_have_text(["Your choice", "Best", "Why"])
    expect(page.locator("#proof tbody tr")).to_have_count(len(puzzle.verdicts))
    assert findings(person) == []
    page.click("#again")
    person.wait()
    choose(person, puzzle.solutions[0])
    expect(page.locator("#verdict")).to_have_text("Right!")
    page.click("#step-on")
    expect(page.locator("#count")).to_have_text(re.compile("^1 / "))
    expect(page.locator("#step")).not_to_have_text("The position in question.")
    page.goto(f"{server.address}/puzzles/{game}")
    mark = page.locator(f'[data-puzzle="{puzzle.id}"] .mark')
    expect(mark).to_have_attribute("aria-label", "Missed")  # the first try counts
    assert findings(person) == []
    assert person.complaints == []


@pytest.mark.parametrize(("game", "size"), PLACES)
def test_every_step_of_a_line_lights_what_it_tells(
    chrome: Browser, server: Server, game: str, size: ViewportSize
) -> None:
    puzzle = first(game)
    person = at_puzzle(chrome, server, puzzle, size)
    page = person.page
    choose(person, wrong(puzzle))
    _, last = page.locator("#count").inner_text().split(" / ")
    lit = page.locator("#board .spoken-of")
    for number in range(1, int(last) + 1):
        page.click("#step-on")
        expect(page.locator("#count")).to_have_text(f"{number} / {last}")
        expect(page.locator("#step")).not_to_be_empty()
        page.wait_for_selector("#board .panel:not([hidden]) .spoken-of, #board .panel.spoken-of", state="attached")
    expect(page.locator("#step-on")).to_be_disabled()
    for number in range(int(last)):
        page.click("#step-back")
        expect(page.locator("#count")).to_have_text(f"{int(last) - number - 1} / {last}")
    expect(lit).to_have_count(0)
    assert person.complaints == []


def test_the_board_of_a_step_comes_to_the_stage(chrome: Browser, server: Server) -> None:
    puzzle = next(one for one in puzzles_of(find("kutna_hora")).values() if one.kind == "pick-mine")
    person = at_puzzle(chrome, server, puzzle, DESKTOP)
    page = person.page
    choose(person, puzzle.solutions[0])
    staged = set()
    while page.locator("#step-on").is_enabled():
        told = page.locator("#step").inner_text()
        page.click("#step-on")
        expect(page.locator("#step")).not_to_have_text(told)
        page.wait_for_selector("#board .spoken-of", state="attached")
        staged.add(page.locator("#board .panel.common:not([hidden])").get_attribute("data-panel"))
    assert {"mines", "town"} <= staged
    assert person.complaints == []


@pytest.mark.parametrize(("game", "size"), PLACES)
def test_the_answer_takes_the_place_of_the_question(
    chrome: Browser, server: Server, game: str, size: ViewportSize
) -> None:
    puzzle = first(game)
    person = at_puzzle(chrome, server, puzzle, size)
    page = person.page
    expect(page.locator(".goal")).to_be_visible()
    choose(person, wrong(puzzle))
    expect(page.locator(".goal")).to_be_hidden()
    expect(page.locator("#verdict")).to_be_in_viewport(ratio=1)
    page.click("#proof summary")
    expect(page.locator("#proof tbody tr").first).to_be_in_viewport(ratio=1)
    page.click("#again")
    expect(page.locator(".goal")).to_be_visible()
    assert person.complaints == []


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_is_solved_by_keyboard_alone(chrome: Browser, server: Server, game: str) -> None:
    puzzle = first(game)
    person = at_puzzle(chrome, server, puzzle, DESKTOP)
    page = person.page
    option = page.locator(f'#options .option[data-choice="{puzzle.solutions[0]}"]')
    page.keyboard.press(str(option.get_attribute("aria-keyshortcuts")))
    page.wait_for_selector("#answer:not([hidden]), #confirm:not([hidden])")
    if page.locator("#confirm .primary").is_visible():
        page.keyboard.press("Enter")
    expect(page.locator("#verdict")).to_be_focused()
    expect(page.locator("#verdict")).to_have_text("Right!")
    page.keyboard.press("ArrowRight")
    expect(page.locator("#count")).to_have_text(re.compile("^1 / "))
    page.keyboard.press("ArrowLeft")
    expect(page.locator("#count")).to_have_text(re.compile("^0 / "))
    page.locator("#next").focus()
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile(rf"/puzzles/{game}/\w+$"))
    person.wait()
    assert person.complaints == []


@pytest.mark.parametrize("game", GAMES)
def test_the_list_shows_the_puzzles_of_a_theme(chrome: Browser, server: Server, game: str) -> None:
    every = puzzles_of(find(game)).values()
    wanted = first(game).theme
    person = Person(chrome, server, PHONE)
    page = person.page
    page.goto(f"{server.address}/puzzles/{game}")
    expect(page.locator("[data-puzzle]:visible")).to_have_count(len(every))
    page.select_option("#theme", wanted)
    of_theme = [one for one in every if one.theme == wanted]
    assert 0 < len(of_theme) < len(every)
    shown = page.locator("[data-puzzle]:visible").evaluate_all("all => all.map(one => one.dataset.puzzle)")
    assert shown == [one.id for one in of_theme]
    expect(page.locator("section:visible")).to_have_count(len({one.grade for one in of_theme}))
    expect(page.locator("#progress")).to_contain_text(f"0 of {len(of_theme)}")
    assert person.small_targets() == []
    assert person.complaints == []


def test_the_puzzle_of_the_day_counts_for_a_streak(chrome: Browser, server: Server) -> None:
    person = Person(chrome, server)
    page = person.page
    puzzle = of_the_day(find("pillars"), today())
    assert puzzle is not None
    link = page.locator("#daily [data-game=pillars] a:visible")
    yesterday = str(today() - timedelta(days=1))
    page.evaluate("day => localStorage.setItem('freestone.puzzles', JSON.stringify({days: [day]}))", yesterday)
    page.goto(server.address)
    expect(page.locator("#daily")).to_contain_text("Days in a row: 1")
    link.click()
    person.wait()
    assert page.url.endswith(f"/puzzles/{puzzle.game}/{puzzle.id}")
    choose(person, next(choice for choice in person.choices() if choice not in puzzle.solutions))
    page.goto(server.address)
    expect(link).to_contain_text("Not solved")
    link.click()
    person.wait()
    choose(person, puzzle.solutions[0])
    page.goto(server.address)
    expect(page.locator("#daily")).to_contain_text("Days in a row: 2")
    expect(link).to_contain_text("Solved today")
    expect(page.locator("#daily [data-game=kutna_hora] a:visible")).to_have_text("Solve it")


@pytest.mark.parametrize("game", GAMES)
def test_every_puzzle_comes_before_any_comes_again(game: str) -> None:
    every = puzzles_of(find(game))
    start = date(2026, 1, 1).toordinal()
    begin = start - start % len(every)
    days = [of_the_day(find(game), date.fromordinal(begin + number)) for number in range(len(every))]
    assert {one.id for one in days if one} == set(every)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_leads_to_a_puzzle_of_its_own(server: Server, game: str) -> None:
    assert f'href="/puzzles/{game}/today"' in server.http.get(f"{server.address}/puzzles/{game}").text
    answer = server.http.get(f"{server.address}/puzzles/{game}/today", follow_redirects=False)
    assert answer.headers["location"].removeprefix(f"/puzzles/{game}/") in puzzles_of(find(game))


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_shows_only_what_its_seat_knows(server: Server, game: str) -> None:
    puzzle = first(game)
    base = f"{server.address}/api/puzzles/{game}/{puzzle.id}"
    picture = server.http.get(base)
    assert picture.json()["decision"]["seat"] == puzzle.seat
    answer = server.http.post(f"{base}/play", json={"choice": wrong(puzzle), "at": 0})
    pages = [server.http.get(f"{server.address}/puzzles/{game}{path}") for path in ("", f"/{puzzle.id}")]
    for text in (picture.text, answer.text, *(one.text for one in pages)):
        assert str(puzzle.seed) not in text
    # Neither the page nor the picture gives the solution away.
    assert '"behind"' not in picture.text
    known = match_log(puzzle)
    assert {line["entry"] for line in picture.json()["log"]} <= known


def test_no_option_of_a_puzzle_tells_its_points(server: Server) -> None:
    """Neither one point nor several: where only some options told them, the silent one would seem to bring none."""
    for id in list(puzzles_of(find("kutna_hora")))[:12]:
        options = server.http.get(f"{server.address}/api/puzzles/kutna_hora/{id}").json()["decision"]["options"]
        assert not [change for option in options for change in option["preview"] if "if the game ended now" in change]


def match_log(puzzle: Puzzle) -> set[int]:
    """The entries of which the log tells the seat anything."""
    return {entry for entry, event in puzzle.match().log if event.audience in (None, puzzle.seat)}


def test_what_is_no_puzzle_is_refused(server: Server) -> None:
    puzzle = first(GAMES[0])
    base = f"{server.address}/api/puzzles/{puzzle.game}"
    assert server.http.get(f"{base}/none").status_code == 404
    assert server.http.get(f"{server.address}/puzzles/{puzzle.game}/none").status_code == 404
    assert server.http.get(f"{base}/{puzzle.id}/positions/999999").status_code == 404
    assert server.http.post(f"{base}/{puzzle.id}/play", json={"choice": "nonsense", "at": 0}).status_code == 422
