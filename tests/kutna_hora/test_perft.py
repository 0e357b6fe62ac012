"""How many lines of play lead on from fixed positions, chance included: a changed count is a changed rule."""

import pytest

from freestone.core.engine import advance
from freestone.games.kutna_hora import GAME
from freestone.games.kutna_hora.steps.end_of_round import DealRedTile, PayTax, RevealEvent
from freestone.games.kutna_hora.steps.setup import DrawMineCard
from freestone.lab.checks import perft
from kutna_hora.positions import PACK, Table, rich

BOARDS = {0: "builders grocers scribes"}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_perft_of_the_town_hall(seats: int) -> None:
    """K1.3, K1.8: a starting player, then six stacks in six places, counted by hand."""
    state = GAME.setup(PACK, seats, {"start": None, "events": False, "first_game": False})
    advance(state)
    by_hand = [1, seats, seats * 6, seats * 6 * 5, seats * 6 * 5 * 4]
    assert [perft(state, depth) for depth in range(5)] == by_hand


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_perft_of_the_mine_cards(seats: int) -> None:
    """K1.4, K1.9: 15 cards, then rocks 1, 2, 2, 3 of which two are alike, then 9 guild cards, counted by hand."""
    state = Table(seats, begun=False).until(DrawMineCard).state
    assert [perft(state, depth) for depth in range(1, 5)] == [15, 15 * 3, 15 * 7, 15 * 12]
    assert perft(state, 6) == 15 * 12 * 9


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_perft_of_the_guilds(seats: int) -> None:
    """K1.9: every order of sets, then six ways to place three guilds, counted by hand."""
    table = Table(seats, begun=False, wishes=("guild-card:2",)).until(DrawMineCard).skip(6)
    sets = [1, 1, 2, 6, 24][seats]
    assert perft(table.state, seats) == sets
    assert perft(table.state, seats + 3) == sets * 6


def test_perft_of_the_first_cards() -> None:
    """K2: resting is always there; the first two choices counted by hand: 6 rests, 7 halves that are possible."""
    table = Table(3)
    assert perft(table.state, 1) == 13
    plots, mines, jokers, rights = 2 * 30, 2 * 2, 3, 2 * 6
    rests = 10 + 10 + 11 + 12 + 11 + 11
    assert [len(table.state.options), plots, mines, jokers, rights] == [13, 60, 4, 3, 12]
    assert perft(table.state, 2) == plots + mines + jokers + rights + rests


@pytest.mark.parametrize(
    ("seats", "counts"),
    [(2, [13, 124, 1193, 11406]), (3, [13, 144, 1513, 16096]), (4, [13, 144, 1513, 16096])],
)
def test_perft_of_the_first_turn(seats: int, counts: list[int]) -> None:
    """K2 to K6: the first turn of a game."""
    assert [perft(Table(seats).state, depth) for depth in range(1, 5)] == counts


def busy() -> Table:
    """The middle of a game with everything possible."""
    table = rich(boards=BOARDS).build(0, c3="sawmill", c4="mint").build(1, d3="smelter").give(0, "bakery", "hospital")
    table.claim(0, "b3", "d4").dig(1, c1="technology_1").own(0, pelicans=2).patricians("patrician_pool", green=1)
    return table.market(population=12, ore_level=13)


@pytest.mark.parametrize(
    ("number", "counts"),
    [
        (2, [18, 137, 1034, 7901]),
        (3, [18, 134, 1039, 8078]),
        (4, [18, 156, 1451, 12461]),
        (5, [18, 132, 971, 7287]),
        (8, [18, 133, 992, 7490]),
        (9, [18, 132, 978, 7404]),
    ],
)
def test_perft_of_a_busy_town(number: int, counts: list[int]) -> None:
    """K2 to K10: with plots, tiles, pelicans, patricians and technology, at different tiles of St. Barbara."""
    assert [perft(busy().barbara(number).state, depth) for depth in range(1, 5)] == counts


def test_perft_of_the_end_of_a_round() -> None:
    """K12: taxes of three, then three red tiles in any order, counted by hand."""
    table = Table(3, events=True).in_round(3).tax(2).until(PayTax)
    assert [perft(table.state, depth) for depth in range(1, 8)] == [2, 4, 8, 8 * 3, 8 * 6, 8 * 6, 8 * 6 * 5]
    assert table.until(DealRedTile).until(RevealEvent).state.round == 4


def test_perft_of_the_last_taxes() -> None:
    """K12.2, K13: lines that end with the game count where they end."""
    table = Table(3).in_round(6).tax(2).until(PayTax)
    assert [perft(table.state, depth) for depth in range(1, 6)] == [2, 4, 8, 8, 8]
