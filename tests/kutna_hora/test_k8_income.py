"""K8: the Income action."""

import pytest

from freestone.games.kutna_hora import GAME
from freestone.games.kutna_hora.names import PATRICIANS
from freestone.games.kutna_hora.steps.income import SeatPatrician
from freestone.games.kutna_hora.steps.turn import PlayCard
from kutna_hora.positions import PACK, Table


def test_k8_1_production_times_price() -> None:
    """K8.1: the sum of production times price, at once; the preview states it."""
    table = Table(3, boards={0: "builders metallurgists scribes"}).build(0, a1="sawmill", b2="smelter", c3="court")
    table.market(population=13, ore_level=10, wood=1, silver=1, permits=1, food=1, beer=1)
    assert table.prices["wood"] == table.prices["permits"] == 3
    assert table.prices["silver"] == 4
    assert table.changes(table.half("income"))["groschen"] == (33, 33)
    table.act("income")
    assert table.state.groschen[0] == 40 + 3 * 3 + 3 * 4 + 4 * 3
    assert table.told("earned", 0) == [(33,)]


def test_k8_1_ore_of_mines_and_buildings_is_one_commodity() -> None:
    """K8.1: ore from mines and from buildings is paid at the one ore price."""
    table = Table(3, boards={0: "miners builders grocers"}).build(0, a1="pump_house")
    table.dig(0, c1="mine_1_3", f1="mine_1_9").market(ore_level=5)
    assert table.produced(0) == {"ore": 6}
    assert table.act("income").state.groschen[0] == 40 + 6 * 3


def test_k8_1_only_ones_own_production() -> None:
    """K8.1: buildings and mines of others bring nothing."""
    table = Table(3).build(1, a1="smelter").dig(2, c1="mine_1_3").build(0, f5="roasting_yard")
    assert table.act("income").state.groschen == [40 + 3 * 4, 41, 42]


def test_k8_1_nothing_to_earn() -> None:
    """K8.1: without production the action is refused, unless a patrician could be moved."""
    table = Table(3)
    assert not table.can("income")
    assert table.why_not("income").reason == "no-production"
    table.patricians("patrician_pool", yellow=1)
    assert table.act("income").at(SeatPatrician)
    assert not Table(3).patricians("patrician_pool", yellow=1).own(0, groschen=9).can("income")


def test_k8_2_patrician_for_10() -> None:
    """K8.2: one patrician of the pool may go to the council for 10 groschen, after the income."""
    table = Table(3).build(0, a1="smelter").patricians("patrician_pool", green=1, red=2).own(0, groschen=0)
    table.act("income")
    assert table.at(SeatPatrician, 0)
    assert table.state.groschen[0] == 12, "the income has come already and pays for it"
    assert table.options == ["patrician:green", "patrician:red", "decline"]
    assert table.refusals == {"patrician:silver": "no-patrician", "patrician:yellow": "no-patrician"}
    assert table.changes("patrician:red")["groschen"] == (-10, -10)
    table.play("patrician:red")
    assert table.at(PlayCard), "only one"
    assert table.state.groschen[0] == 2
    assert table.state.patrician_pool == [1, 0, 0, 1]
    assert table.state.council == [0, 0, 0, 1]
    assert table.told("seated", 0) == [("patrician-red", 10)]


def test_k8_2_may_be_declined() -> None:
    """K8.2: the patrician is optional."""
    table = Table(3).build(0, a1="smelter").patricians("patrician_pool", green=1).act("income", "decline")
    assert table.at(PlayCard)
    assert table.state.groschen[0] == 52
    assert table.state.patrician_pool[PATRICIANS.index("green")] == 1


@pytest.mark.parametrize(("groschen", "asked"), [(6, False), (7, True)])
def test_k8_2_only_if_10_can_be_paid(groschen: int, asked: bool) -> None:
    """K8.2: with less than 10 groschen after the income nobody is asked."""
    table = Table(3).build(0, a1="smelter").patricians("patrician_pool", green=1).market(ore_level=2, silver=2)
    assert table.prices["silver"] == 1
    assert table.own(0, groschen=groschen).act("income").at(SeatPatrician) == asked


def test_k8_2_not_from_the_bank() -> None:
    """K8.2: an empty pool: nobody is asked although the bank is full."""
    assert Table(3).build(0, a1="smelter").act("income").at(PlayCard)


def test_k8_2_standing_answer_for_the_round() -> None:
    """K8.2: a player may decline all paid patricians for the rest of the round, not those of St. Barbara."""
    table = Table(3).build(0, a1="smelter").patricians("patrician_pool", green=1)
    assert GAME.standing(table.state, 0) == []
    table.act("income")
    (answer,) = GAME.standing(table.state, 0)
    assert GAME.standing(table.state, 1) == []
    assert answer.name == "no-patricians"
    assert answer.answer(table.state) is PACK.decline
    table.play("decline").own(0, pelicans=1).barbara(6).act("barbara")
    assert table.at(SeatPatrician)
    assert answer.answer(table.state) is None
    assert GAME.standing(table.state, 0) == []
    assert not answer.lapsed(table.state)
    assert answer.lapsed(table.to_round(2).state)
