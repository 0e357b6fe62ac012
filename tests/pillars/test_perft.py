"""How many lines of play lead on from fixed positions, chance included: a changed count is a changed rule."""

import pytest

from freestone.core.engine import advance
from freestone.games.pillars import GAME
from freestone.games.pillars.steps.board import RollTax
from freestone.games.pillars.steps.builders import DrawBuilder
from freestone.games.pillars.steps.cathedral import Build
from freestone.games.pillars.steps.market import Trade
from freestone.games.pillars.steps.supply import TakeCard
from freestone.lab.checks import perft
from pillars.positions import PACK, Table


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_perft_of_the_setup(seats: int) -> None:
    """A start player, two of 14 advantage cards and one of four craftsmen, counted by hand (P1)."""
    state = GAME.setup(PACK, seats, {"start": None})
    advance(state)
    by_hand = [1, seats, seats * 14, seats * 14 * 13, seats * 14 * 13 * 4]
    assert [perft(state, depth) for depth in range(5)] == by_hand


def first_cards(cards: int, players: int) -> int:
    """How often so many players can each take one of the cards, or pass, if they can afford every one."""
    return cards * first_cards(cards - 1, players - 1) + first_cards(cards, players - 1) if players else 1


@pytest.mark.parametrize(
    ("seats", "counts"),
    [(2, [10, 91, 668, 4072]), (3, [10, 91, 748, 4974]), (4, [10, 91, 748, 5509])],
)
def test_perft_of_the_supply(seats: int, counts: list[int]) -> None:
    """Phase I (P2); the first card of everybody is counted by hand too."""
    table = Table(seats, wishes=("aside:wood-4", "aside:stone-4")).until(TakeCard)
    assert [perft(table.state, depth) for depth in range(1, 5)] == counts
    assert counts[:seats] == [first_cards(9, players) for players in range(1, seats + 1)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_perft_of_the_builders(seats: int) -> None:
    """A draw, keep or redraw, one of ten places or waiting, the next draw, counted by hand (P3)."""
    table = Table(seats).until(DrawBuilder)
    kept, redrawn = 11 * seats, seats * 11
    by_hand = [
        seats,
        seats * 2,
        seats * (11 + seats),
        seats * (kept + redrawn),
        seats * (kept * 2 + redrawn * seats),
    ]
    assert [perft(table.state, depth) for depth in range(1, 6)] == by_hand


@pytest.mark.parametrize(
    ("seats", "counts"),
    [(2, [7, 19, 99, 284]), (3, [7, 19, 103, 324]), (4, [7, 19, 103, 328])],
)
def test_perft_of_the_market_and_the_building(seats: int, counts: list[int]) -> None:
    """Everybody trades, then builds (P4.10, P4.11)."""
    table = Table(seats).board(market=list(range(seats))).until(Trade)
    for seat in range(seats):
        table.own(seat, gold=7, stone=2, wood=0, sand=3, metal=1)
    assert [perft(table.state, depth) for depth in range(1, 5)] == counts


@pytest.mark.parametrize(
    ("seats", "counts"),
    [(2, [9, 32, 88, 257]), (3, [9, 32, 88, 256]), (4, [9, 32, 88, 248])],
)
def test_perft_from_the_event_on(seats: int, counts: list[int]) -> None:
    """The event with a guest at the bishop and cards to spend, the tax, and Shiring with a full team (P4.1-8)."""
    table = Table(seats, start=seats - 1).to_round(2).hold(0, "thomas", "tax_exemption")
    table.board(bishop=[1], shiring=[0, 1])
    table.team(0, "mortar_mixer", "woodworker", "stonecutter", "skilled_mortar_mixer", "mason_2")
    assert [perft(table.state, depth) for depth in range(1, 5)] == counts
    good, bad = 4, 5
    assert counts[1] == good * 3 + bad * 4, "a cube or protection"


@pytest.mark.parametrize(
    ("seats", "counts"),
    [(2, [4, 8, 18, 41, 63]), (3, [4, 8, 21, 45, 100]), (4, [4, 8, 21, 48, 104])],
)
def test_perft_of_the_last_building(seats: int, counts: list[int]) -> None:
    """The end of the game: lines that end with it count where they end (P4.11, P5.1)."""
    table = Table(seats).to_round(6).board().until(RollTax)
    for seat in range(seats):
        table.own(seat, gold=20, stone=4, wood=2, sand=3, metal=0)
    table.until(Build)
    assert [perft(table.state, depth) for depth in range(1, 6)] == counts
