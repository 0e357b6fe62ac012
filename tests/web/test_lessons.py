"""Lessons at the page: chapters are taken by mouse, touch and keyboard; other moves are answered; progress is kept."""

import re

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from freestone.core.game import registry
from freestone.lessons.chapter import LessonChapter, chapters, enough
from web.browser import DESKTOP, PHONE, Person
from web.learner import Learner
from web.server import Client, Server
from web.test_axe import findings

SMALL = ViewportSize(width=375, height=667)
ALL = [chapter for game in sorted(registry()) for chapter in chapters(game)]
FIRST = [chapter for chapter in ALL if chapter.number == 1]
# Whether something that the teacher points at lies, at least in part, outside the table or below the teacher's card,
# or the shade does not reach every edge.
HIDDEN = """() => {
    const veil = document.querySelector('.veil');
    if (!veil || veil.style.display === 'none') return [];
    const { x, y } = document.getElementById('holes');
    if (x.baseVal.value || y.baseVal.value) return ['the shade is cut'];
    const box = document.querySelector('.veil .rims').getBoundingClientRect();
    const middle = [box.left + 8, box.top + 8];
    const top = document.elementFromPoint(...middle);
    return top && top.closest('#board') ? [] : [`${middle} is covered by ${top?.outerHTML.slice(0, 80)}`];
}"""
EACH = pytest.mark.parametrize("chapter", ALL, ids=lambda one: f"{one.game}-{one.number}")


class Looker(Learner):
    """Takes a chapter and looks at every beat."""

    def settled(self, before: str) -> None:
        super().settled(before)
        assert self.page.evaluate(HIDDEN) == []
        if self.part in ("beat", "ask") and self.beat.points:
            self.page.wait_for_function("() => document.querySelector('.veil').style.display === ''")


def taken(chrome: Browser, server: Server, chapter: LessonChapter, size: ViewportSize, keys: bool = False) -> None:
    learner = Looker(chrome, server, chapter, size, keys)
    learner.take()
    expect(learner.page.locator("#teacher .answers > :first-child")).to_be_visible()
    learner.page.goto(f"{server.address}/learn/{chapter.game}")
    expect(learner.page.locator(f"#chapter-{chapter.number}.done")).to_be_visible()
    expect(learner.page.locator(f"#chapter-{chapter.number}.next")).to_have_count(0)
    expect(learner.page.locator(".next")).to_have_count(1)
    learner.page.context.close()


@pytest.mark.parametrize("chapter", FIRST[:1], ids=lambda one: one.game)
def test_a_chapter_is_taken_on_a_phone(chrome: Browser, server: Server, chapter: LessonChapter) -> None:
    taken(chrome, server, chapter, SMALL)


@pytest.mark.parametrize("chapter", FIRST[1:], ids=lambda one: one.game)
def test_a_chapter_is_taken_with_the_keyboard(chrome: Browser, server: Server, chapter: LessonChapter) -> None:
    taken(chrome, server, chapter, DESKTOP, keys=True)


@pytest.mark.long
@EACH
@pytest.mark.parametrize("way", ["mouse", "touch", "keys"])
def test_every_chapter_is_taken(chrome: Browser, server: Server, chapter: LessonChapter, way: str) -> None:
    taken(chrome, server, chapter, SMALL if way == "touch" else DESKTOP, keys=way == "keys")


def begun(chrome: Browser, server: Server, size: ViewportSize = DESKTOP) -> Learner:
    """Somebody whom the first chapter of Pillars asks for a move."""
    learner = Learner(chrome, server, chapters("pillars")[0], size)
    while learner.part != "ask":
        before = learner.state
        learner.go_on()
        learner.settled(before)
    return learner


def test_another_move_is_explained_shown_and_taken_back(chrome: Browser, server: Server) -> None:
    learner = begun(chrome, server)
    page = learner.page
    at = page.locator("#table").get_attribute("data-at")
    learner.choose("use:stonecutter")
    expect(page.locator("#teacher")).to_have_attribute("data-part", "other")
    expect(page.locator("#teacher")).to_contain_text("+1 point")
    page.get_by_role("button", name="Back to the lesson").click()
    expect(page.locator("#teacher")).to_have_attribute("data-part", "ask")
    learner.choose("use:stonecutter")
    page.get_by_role("button", name="Show me").click()
    expect(page.locator('[data-score="0"]')).to_have_text("5")
    page.reload()  # the detour is remembered too
    page.get_by_role("button", name="Back to the lesson").click()
    expect(page.locator('[data-score="0"]')).to_have_text("4")
    expect(page.locator("#teacher")).to_have_attribute("data-part", "ask")
    assert page.locator("#table").get_attribute("data-at") != at  # the journal keeps what was taken back
    learner.choose("use:mason_2")
    page.get_by_role("button", name="Show me").click()
    expect(page.locator('[data-score="0"]')).to_have_text("5")  # how often the mason works is chosen too
    learner.choose("use:mason_2")  # and the learner may play on
    expect(page.locator('[data-score="0"]')).to_have_text("6")
    page.get_by_role("button", name="Back to the lesson").click()
    expect(page.locator('[data-score="0"]')).to_have_text("4")
    learner.choose("use:stonecutter")
    expect(page.locator("#teacher")).to_have_attribute("data-part", "other")
    learner.choose("use:mortar_mixer")  # the right move is taken at once, without a way back
    expect(page.locator('[data-score="0"]')).to_have_text("5")
    learner.take()


def test_a_free_choice_can_be_made_again(chrome: Browser, server: Server) -> None:
    learner = Learner(chrome, server, next(one for one in chapters("pillars") if one.name == "team"))
    while not any(choice.startswith("dismiss:") for choice in learner.choices()):
        before = learner.state
        learner.choose("hire:mason_4") if learner.part == "ask" else learner.go_on()
        learner.settled(before)
    before = learner.state
    learner.choose("dismiss:mortar_mixer")
    learner.settled(before)
    expect(learner.page.locator("#teacher")).to_have_attribute("data-part", "answer")
    expect(learner.page.locator('[data-item="craftsman-mason_4"]')).to_have_attribute(
        "aria-label", re.compile("cannot work")
    )
    # After a warning, to choose again comes first.
    expect(learner.page.locator("#teacher .answers > :first-child")).to_have_text("Choose again")
    learner.page.get_by_role("button", name="Choose again").click()
    expect(learner.page.locator('#options [data-choice="dismiss:mortar_mixer"]')).to_be_visible()
    learner.take()


def test_a_chapter_is_left_and_resumed(chrome: Browser, server: Server) -> None:
    learner = begun(chrome, server)
    page, words, table = learner.page, learner.page.locator("#teacher [aria-live]").text_content(), learner.page.url
    page.goto(server.address)
    assert table.partition(server.address)[2] not in page.content()  # it is not a game to go on with
    page.goto(f"{server.address}/learn/pillars")
    page.get_by_role("link", name="Resume").click()
    expect(page.locator("#teacher [aria-live]")).to_have_text(str(words))


def learner_at(chrome: Browser, server: Server, game: str, number: int, beat: str) -> Learner:
    """Somebody who is asked for a move in a beat of a chapter."""
    learner = Learner(chrome, server, chapters(game)[number - 1])
    while learner.beat.id != beat or learner.part != "ask":
        before = learner.state
        if learner.part == "ask":
            learner.choose(learner.wish(learner.beat))
        else:
            learner.go_on()
        learner.settled(before)
    return learner


def test_a_task_that_fails_can_be_tried_again(chrome: Browser, server: Server) -> None:
    learner = learner_at(chrome, server, "pillars", 1, "task")
    before = learner.state
    learner.choose("finish")
    learner.settled(before)
    assert learner.part == "again"
    learner.page.get_by_role("button", name="Try again").click()
    expect(learner.page.locator("#options .option")).to_have_count(3)
    learner.take()


def test_a_task_that_is_lost_is_given_up_at_once(chrome: Browser, server: Server) -> None:
    learner = learner_at(chrome, server, "pillars", 2, "task")
    teacher = learner.page.locator("#teacher")
    expect(learner.page.locator("#log")).to_be_visible()  # where it lies on the table, it needs no room beside it
    learner.choose("take:sand-3")
    expect(teacher).to_have_attribute("data-part", "lost")
    expect(teacher).to_contain_text("cannot be done this way")
    expect(learner.page.get_by_role("button", name="Try again")).to_be_focused()
    learner.page.get_by_role("button", name="Go on anyway").click()
    expect(teacher).to_have_attribute("data-part", "ask")
    learner.choose("pass")
    expect(teacher).to_have_attribute("data-part", "again")
    learner.page.get_by_role("button", name="Go on anyway").click()
    expect(teacher).not_to_contain_text("Well")


@pytest.mark.parametrize(("square", "praise"), [("plot:c2", "no green dot"), ("plot:e4", "Well played")])
def test_a_task_that_is_fulfilled_less_well_is_not_praised(
    chrome: Browser, server: Server, square: str, praise: str
) -> None:
    learner = learner_at(chrome, server, "kutna_hora", 2, "task")
    for choice in ("play:plot_mine-plot", square):
        before = learner.state
        learner.choose(choice)
        learner.settled(before)
    teacher = learner.page.locator("#teacher")
    expect(teacher).to_have_attribute("data-part", "done")
    expect(teacher).to_contain_text(praise)
    if square == "plot:c2":
        expect(teacher).not_to_contain_text("Well played")


def test_what_the_teacher_points_at_makes_the_move(chrome: Browser, server: Server) -> None:
    learner = learner_at(chrome, server, "pillars", 5, "sell")
    learner.page.locator('[data-item="stall-metal"]').click()
    expect(learner.page.locator("#teacher h2 .quiet")).to_have_text("4/7")


@pytest.mark.parametrize("number", [4, 12])
def test_whoever_knows_enough_is_led_to_a_first_game_with_a_coach(chrome: Browser, server: Server, number: int) -> None:
    learner = Learner(chrome, server, chapters("kutna_hora")[number - 1])
    page = learner.page
    page.evaluate(
        """([game, number, beat]) => localStorage.setItem("freestone.lessons", JSON.stringify(
            { [`${game}/${number}`]: { page: location.pathname, beat, entry: 0, isDetour: false, isDone: false } }))""",
        ["kutna_hora", number, len(learner.chapter.beats)],
    )
    page.reload()
    begin = page.get_by_role("button", name="Play a first game")
    expect(begin).to_be_focused()
    page.keyboard.press("Enter")
    page.wait_for_function("() => !document.getElementById('teacher') && document.querySelector('#options .option')")
    expect(page.locator("#coach")).not_to_be_empty()
    expect(page.locator("#seats > *")).to_have_count(len(learner.chapter.names))


def test_a_first_game_is_offered_among_the_chapters(chrome: Browser, server: Server) -> None:
    for game in sorted(registry()):
        person = Person(chrome, server)
        person.page.goto(f"{server.address}/learn/{game}")
        offer = person.page.locator(f"#chapter-{enough(game)} + .enough button")
        expect(person.page.locator(".enough")).to_have_count(1)
        offer.click()
        person.wait()
        expect(person.page.locator("#seats > *")).to_have_count(2)


def test_after_all_chapters_comes_a_first_game(chrome: Browser, server: Server) -> None:
    person = Person(chrome, server)
    page = person.page
    done = {f"pillars/{one.number}": {"page": "", "isDone": True} for one in chapters("pillars")}
    page.evaluate("done => localStorage.setItem('freestone.lessons', JSON.stringify(done))", done)
    page.goto(server.address)
    expect(page.locator("[data-chapters][href='/learn/pillars']")).to_have_text("Learn \N{CHECK MARK}")
    expect(page.locator("[data-chapters][href='/learn/kutna_hora']")).to_have_text("Learn")
    page.goto(f"{server.address}/learn/pillars")
    expect(page.locator(".chapters > :first-child.next.enough .primary")).to_be_visible()
    expect(page.locator(".chapters .primary:visible")).to_have_count(1)
    assert person.complaints == []


def test_the_log_of_a_chapter_begins_with_it(server: Server) -> None:
    answer = server.http.post(f"{server.address}/learn/kutna_hora/4")
    _, _, id, token = answer.headers["location"].split("/")
    client = Client(server, id, token)
    assert client.get().json()["log"] == []
    client.play("play:mine_joker-mine")
    assert client.get().json()["log"]


def test_the_teacher_speaks_to_everybody(chrome: Browser, server: Server) -> None:
    learner = begun(chrome, server, PHONE)
    words = learner.page.locator("#teacher [aria-live=polite]")
    expect(words).to_contain_text("Pointed at: Mortar Mixer")
    assert findings(learner) == []
    learner.page.goto(f"{server.address}/learn/pillars")
    assert findings(learner) == []


def test_only_lessons_have_a_teacher(server: Server) -> None:
    made = server.http.post(
        f"{server.address}/api/tables", json={"game": "pillars", "seats": [{"name": "A"}, {"name": "B"}]}
    ).json()
    client = Client(server, made["id"], made["token"])
    assert client.get("/lesson").status_code == 404
    assert client.post("/back", {"entry": 0}).status_code == 422
    assert client.get().json()["status"]["lesson"] is None
    assert server.http.get(f"{server.address}/learn/pillars/99", headers={"accept": "text/html"}).status_code == 404
