"""Everything is in sight and in reach, at every size: nothing is covered, cut or written over something else."""

import pytest
from playwright.sync_api import Browser

from freestone.core.game import registry
from web.audit import audit_game, audit_parts, audit_start_page
from web.browser import after
from web.server import Server

pytestmark = pytest.mark.long

GAMES = list(registry())
CROWDED = "kutna_hora"  # where most is shown at once


@pytest.mark.long
@pytest.mark.parametrize("device", ["desktop", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_decisions_of_a_game(chrome: Browser, server: Server, game: str, device: str) -> None:
    """One of four players, from the first decision to the last: every kind, and every eighth, in sizes in turn."""
    assert list(audit_game(chrome, server, game, 4, 3, lambda seat: seat == 0, 8, [device])) == []


@pytest.mark.long
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("game", GAMES)
def test_every_decision_of_every_player(chrome: Browser, server: Server, game: str, seats: int) -> None:
    """All seats, with every number of players, in other games than above."""
    assert list(audit_game(chrome, server, game, seats, 10 + seats, lambda _: True, 1)) == []


@pytest.mark.parametrize(
    "game", [pytest.param(game, marks=[] if game == CROWDED else pytest.mark.long) for game in GAMES]
)
def test_everything_that_opens(chrome: Browser, server: Server, game: str) -> None:
    """The menu, all its parts, the help and the replay."""
    assert list(audit_parts(chrome, server, after(server, game, 60, seats=4))) == []


def test_the_start_page(chrome: Browser, server: Server) -> None:
    """Without games, and with more than it lists at once."""
    assert list(audit_start_page(chrome, server)) == []
