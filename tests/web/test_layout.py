"""Everything is in sight and in reach, at every size: nothing is covered, cut or written over something else."""

import pytest
from playwright.sync_api import Browser

from freestone.core.game import registry
from web.audit import audit_game, screens
from web.browser import after
from web.server import Server, make

GAMES = list(registry())


@pytest.mark.parametrize("game", GAMES)
def test_decisions_of_a_game(chrome: Browser, server: Server, game: str) -> None:
    """One of four players, from the first decision to the last: every kind, and every fourth in sizes in turn."""
    assert list(audit_game(chrome, server, game, 4, 3, lambda seat: seat == 0, 4)) == []


@pytest.mark.long
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("game", GAMES)
def test_every_decision_of_every_player(chrome: Browser, server: Server, game: str, seats: int) -> None:
    """All seats, with every number of players, in other games than above."""
    assert list(audit_game(chrome, server, game, seats, 10 + seats, lambda _: True, 1)) == []


@pytest.mark.parametrize("game", GAMES)
def test_everything_that_opens(chrome: Browser, server: Server, game: str) -> None:
    """The menu, all its parts, the help and the replay."""
    client = after(server, game, 60, seats=4)
    found: list[str] = []
    for screen in screens(chrome, server):
        screen.person.sit_down(client)
        screen.person.open_menu()
        found += screen.audit("menu")
        for part in screen.person.parts():
            found += screen.audit(part)
        screen.person.open_help()
        found += screen.audit("help")
        screen.person.look_back(client, 30)
        found += screen.audit("replay")
    assert found == []


def test_the_start_page(chrome: Browser, server: Server) -> None:
    """Without games, and with more than it lists at once."""
    found: list[str] = []
    for screen in screens(chrome, server):
        screen.page.goto(server.address)
        found += screen.audit("empty")
        for number in range(9):
            client = make(server, "", "random", seed=number)
            screen.page.goto(f"{server.address}/t/{client.id}/{client.token}")
            if number % 2:
                client.post("/leave", {"bot": "random"})
                client.wait_for_turn()
        screen.page.goto(server.address)
        found += screen.audit("many games")
    assert found == []
