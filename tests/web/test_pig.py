"""A game from a package of its own, installed beside Freestone and played everywhere: examples/pig."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pexpect
import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from waiting import PATIENCE
from web.browser import DESKTOP, PHONE, Person
from web.server import Client, Server, make
from web.test_advice import ask, reviewed

pytestmark = pytest.mark.long

EXAMPLE = Path(__file__).resolve().parent.parent.parent / "examples" / "pig"
# Where elements lie that are not wholly in the window, from left to right.
OUTSIDE = """elements => elements.map(element => element.getBoundingClientRect())
    .filter(box => box.left < 0 || box.right > innerWidth).map(box => [box.left, box.right])"""


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Pig is installed for the processes that tests start, and only for them."""
    site = tmp_path_factory.mktemp("site")
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps"]
    subprocess.run([*command, "--no-build-isolation", "--target", str(site), str(EXAMPLE)], check=True)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", os.pathsep.join(filter(None, [str(site), os.environ.get("PYTHONPATH", "")])))
        yield site


@pytest.fixture(scope="module")
def server(installed: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    assert installed.exists()
    running = Server(tmp_path_factory.mktemp("server"))
    running.start()
    yield running
    running.kill()


def run(*words: str, cwd: Path) -> str:
    command = [sys.executable, "-m", "freestone", *words]
    done = subprocess.run(command, cwd=cwd, check=False, capture_output=True, text=True, timeout=PATIENCE)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_every_seat_of_the_start_page_has_a_name_of_its_own(server: Server) -> None:
    card = server.http.get(server.address).text.partition('name="game" value="pig"')[2].partition("</form>")[0]
    names = re.findall(r'name="name-\d" [^>]*value="([^"]+)"', card)
    assert len(names) == len(set(names)) == 6


@pytest.mark.usefixtures("installed")
def test_its_lesson_can_be_taken(server: Server, tmp_path: Path) -> None:
    assert "How far do you dare to go?" in server.http.get(f"{server.address}/learn/pig").text
    begun = server.http.post(f"{server.address}/learn/pig/1")
    _, _, id, token = begun.headers["location"].split("/")
    assert Client(server, id, token).get("/lesson").json()["beats"][1]["play"] == ["roll"]
    assert "pig: 1 chapter can be taken" in run("check", "--lessons", "--game", "pig", cwd=tmp_path)


@pytest.mark.long
def test_the_laboratory_plays_it(tmp_path: Path) -> None:
    assert "Pig" in run("games", cwd=tmp_path)
    bots = "random,novice,apprentice,journeyman,greedy"
    assert "greedy" in run(
        "simulate", "pig", "--players", bots, "--games", "10", "--output", "rows.jsonl", cwd=tmp_path
    )
    run("lab", "report", "rows.jsonl", "--output", "report", cwd=tmp_path)
    run("lab", "balance", "pig", "--players", "greedy,greedy", "--games", "10", cwd=tmp_path)
    run("check", "--fuzz", "2s", "--game", "pig", cwd=tmp_path)


@pytest.mark.usefixtures("installed")
def test_the_terminal_plays_it(tmp_path: Path) -> None:
    words = ["-m", "freestone", "play", "pig", "--players", "@Anna,greedy,greedy,greedy,greedy,greedy", "--seed", "3"]
    words += ["--set", "goal=25"]
    terminal = pexpect.spawn(sys.executable, words, cwd=str(tmp_path), timeout=PATIENCE, encoding="utf-8", echo=False)
    while terminal.expect([r"> $", r"(wins|share the victory)\."]) == 0:
        terminal.sendline("1")
    terminal.close(force=True)


@pytest.mark.parametrize(
    "size", [pytest.param(DESKTOP, id="desktop", marks=pytest.mark.long), pytest.param(PHONE, id="phone")]
)
def test_the_browser_plays_it(server: Server, chrome: Browser, size: ViewportSize) -> None:
    names = ["Anna", "Berthold", "Cecily", "Dietrich", "Edith", "Falk"]
    body = {"game": "pig", "seats": [{"name": name, "bot": ""} for name in names], "settings": {"goal": 25}}
    made = server.http.post(f"{server.address}/api/tables", json={**body, "seed": 7}).json()
    person, chance = Person(chrome, server, size), Random(1)
    assert "Pig" in person.page.content()
    person.sit_down(Client(server, made["id"], made["token"]))
    while not person.is_over:
        person.click_something(chance)
    heads = person.page.locator(".score-sheet thead th + th .arms")  # which stand for the names of so many
    expect(heads).to_have_count(len(names))
    assert heads.evaluate_all(OUTSIDE) == [], "a seat is out of sight"
    person.page.keyboard.press("Escape")
    assert list(person.parts())
    assert person.complaints == []
    person.page.context.close()


@pytest.mark.long
def test_a_hint_and_a_review_explain_it(server: Server) -> None:
    client = make(server, "", "master", game="pig")
    client.wait_for_turn()
    assert ask(client).json()["options"]
    while not client.wait_for_turn()["status"]["over"]:  # type: ignore[index]
        client.play("hold" if re.search("hold", client.get("/decision").text) else "roll")
    assert reviewed(client)["is_ready"]
