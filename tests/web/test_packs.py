"""Packs of somebody's own at the table in the browser: their names are shown, and stay names."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, expect

import freestone
from own_packs import GAMES, renamed
from web.browser import Person
from web.server import Client, Server

pytestmark = pytest.mark.long

MARKUP = "#log i, #options i, #board i, dialog i, #prompt i"


@pytest.fixture(scope="module")
def packs(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """A pack for every title, with other ids everywhere and names that look like markup."""
    folder = tmp_path_factory.mktemp("packs")
    found = {title.id: renamed(title, folder / title.id) for title in GAMES}
    for id, path in found.items():
        (path / "pack.toml").write_text(f'game = "{id}"\nname = "our {id}"\n', encoding="utf-8")
    return found


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, packs: dict[str, Path]) -> Iterator[Server]:
    """A server that was given these packs."""
    given = [word for path in packs.values() for word in ("--pack", str(path))]
    running = Server(tmp_path_factory.mktemp("server"), *given)
    running.start()
    yield running
    running.kill()


@pytest.mark.parametrize("game", ["pillars", pytest.param("kutna_hora", marks=pytest.mark.long)])
def test_names_of_a_pack_are_shown_as_they_are_written(
    chrome: Browser, server: Server, packs: dict[str, Path], game: str
) -> None:
    match, chance = freestone.new(game, seats=2, seed=5, pack=packs[game]), Random(5)
    while match.seat is not None and len(match.journal.entries) < 150:
        match.play(chance.choice(match.options))
    made = server.http.post(f"{server.address}/api/journals", json={"journal": "\n".join(match.lines())}).json()
    client = Client(server, made["id"], made["token"])
    person = Person(chrome, server)
    person.sit_down(client)
    expect(person.page.locator("#log")).to_contain_text("<i>&[b]")
    assert person.page.locator("#board [aria-label*='<i>&[b]']").count() > 0
    for _ in range(6):
        person.click_something(chance)
    for part in person.parts():
        if part == "cards":
            expect(person.page.locator(f".part-{part}")).to_contain_text("<i>&[b]")
        assert person.page.locator(MARKUP).count() == 0
    picture = client.get("/image").text
    assert "&lt;i&gt;&amp;[b]" in picture
    assert "<i>" not in picture
    assert person.complaints == []
