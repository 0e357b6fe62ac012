"""The layout in other languages: in each of ours, and in one with accents and texts 40% longer."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, ViewportSize

from freestone.core.game import registry
from freestone.i18n import FALLBACK, languages
from freestone.lessons.chapter import chapter, chapters
from web.abroad import PSEUDO, abroad, pseudo
from web.audit import (
    Screen,
    audit_archived,
    audit_company,
    audit_errors,
    audit_game,
    audit_parts,
    audit_puzzle,
    audit_review,
    audit_start_page,
)
from web.browser import DESKTOP, PHONE, Person, after
from web.learner import Learner
from web.server import Server, serving

pytestmark = pytest.mark.long

GAMES = list(registry())
OURS = [language for language in languages() if language != FALLBACK]
SIZES = {"desktop": (DESKTOP, (1366, 768), 4), "phone": (PHONE, (375, 812), 2)}


@pytest.fixture(scope="module")
def far(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose readers read the longer language."""
    with abroad(tmp_path_factory.mktemp("abroad"), PSEUDO, pseudo) as server:
        yield server


@pytest.fixture(params=[*OURS, PSEUDO])
def foreign(request: pytest.FixtureRequest, server: Server) -> Iterator[Server]:
    """A server whose readers read some other language."""
    if request.param == PSEUDO:
        yield request.getfixturevalue("far")
        return
    server.language = request.param
    yield server
    server.language = FALLBACK


@pytest.mark.parametrize("size", SIZES)
def test_long_texts_fit(chrome: Browser, far: Server, size: str) -> None:
    """The start page, the tables with their menu, and a lesson."""
    device, window, least = SIZES[size]
    found: list[str] = []
    person = Person(chrome, far, device)
    screen = Screen(person, (window,), least)
    person.page.goto(far.address)
    assert person.page.locator("html").get_attribute("lang") == PSEUDO
    assert pseudo("Freestone") in person.page.locator("h1").inner_text()
    found += screen.audit("start")
    for game in GAMES:
        person.sit_down(after(far, game, 40))
        found += screen.audit_decision("", is_hinted=False, sizes=(window,))
    person.open_menu()
    found += screen.audit("menu")
    found += lesson(chrome, far, device, GAMES[0], 1)
    assert found == []
    assert person.complaints == []


def lesson(chrome: Browser, server: Server, device: ViewportSize, game: str, number: int) -> Iterator[str]:
    """What is wrong at the beginning of a chapter."""
    taught = chapter(game, number)
    assert taught is not None
    learner = Learner(chrome, server, taught, device)
    screen = Screen(learner, ((device["width"], device["height"]),), 0)
    learner.page.reload()
    learner.settled("")
    yield from screen.audit(f"lesson {game} {number}")


@pytest.mark.long
def test_the_start_page(chrome: Browser, foreign: Server) -> None:
    assert list(audit_start_page(chrome, foreign)) == []


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_decisions_of_a_game(chrome: Browser, foreign: Server, game: str) -> None:
    assert list(audit_game(chrome, foreign, game, 4, 3, lambda seat: seat == 0, 4)) == []


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_everything_that_opens(chrome: Browser, foreign: Server, game: str) -> None:
    assert list(audit_parts(chrome, foreign, after(foreign, game, 60, seats=4))) == []


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_lessons(chrome: Browser, foreign: Server, game: str) -> None:
    """Every chapter is looked at where it begins, on each device, and at every step."""
    found: list[str] = []
    for taught in chapters(game):
        for device, _, _ in SIZES.values():
            found += lesson(chrome, foreign, device, game, taught.number)
        learner = Learner(chrome, foreign, taught)
        screen = Screen(learner, [window for _, window, _ in SIZES.values()][::-1], 0)  # it is taken in the last size
        learner.page.reload()
        learner.settled("")
        for at, part in enumerate(learner.steps()):
            found += screen.audit(f"lesson {game} {taught.number}, step {at}, {part}")
        learner.page.context.close()
    assert found == []


@pytest.mark.long
@pytest.mark.parametrize("path", ["/rules/{}", "/puzzles/{}", "/learn/{}"])
@pytest.mark.parametrize("game", GAMES)
def test_pages_beside_the_table(chrome: Browser, foreign: Server, game: str, path: str) -> None:
    found: list[str] = []
    for device, window, _ in SIZES.values():
        person = Person(chrome, foreign, device)
        screen = Screen(person, (window,), 0)
        person.page.goto(foreign.address + path.format(game))
        found += screen.audit(path, is_drawn=not path.startswith("/rules"))
        assert person.complaints == []
    assert found == []


@pytest.mark.long
@pytest.mark.parametrize("look", [audit_company, audit_puzzle, audit_review])
@pytest.mark.parametrize("game", GAMES)
def test_advice_and_company(
    chrome: Browser, foreign: Server, game: str, look: Callable[[Browser, Server, str], Iterator[str]]
) -> None:
    """The coach, what others did, what asks back, links, puzzles and reviews."""
    assert list(look(chrome, foreign, game)) == []


@pytest.mark.long
def test_pages_that_say_what_is_not_there(chrome: Browser, foreign: Server) -> None:
    assert list(audit_errors(chrome, foreign)) == []


@pytest.mark.long
@pytest.mark.parametrize("language", [*OURS, PSEUDO])
def test_the_archive(chrome: Browser, tmp_path: Path, language: str) -> None:
    made = abroad(tmp_path, PSEUDO, pseudo) if language == PSEUDO else serving(tmp_path)
    with made as server:
        server.language = language
        assert list(audit_archived(chrome, server)) == []
