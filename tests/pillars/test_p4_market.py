"""P4.10: the market."""

import pytest

from freestone.core.preview import preview
from freestone.games.pillars import GAME
from freestone.games.pillars.state import NONE
from freestone.games.pillars.steps.board import RollTax
from freestone.games.pillars.steps.cathedral import Build
from freestone.games.pillars.steps.events import Bishop
from freestone.games.pillars.steps.market import Buy, Sell, Trade
from pillars.positions import CRAFTSMAN, METAL, PACK, SAND, STONE, WOOD, Table


def market(traders: list[int], seats: int = 2, start: int = 0, **places: list[int]) -> Table:
    """The market of round 1 before the first action; 20 gold each, no cubes."""
    table = Table(seats, start).board(market=traders, **places).until(Trade)
    for seat in range(seats):
        table.own(seat, gold=20, stone=0, wood=0, sand=0, metal=0)
    return table


def amounts(most: int) -> list[str]:
    """The texts of one up to so many."""
    return [f"amount:{number}" for number in range(1, most + 1)]


def test_p4_10_space_order_round_and_round() -> None:
    """P4.10: one action each in the order of the spaces, not of the seats, again and again."""
    table = market([2, 0, 3, 1], seats=4)
    order = []
    for material in ("sand", "wood", "stone"):
        for _ in range(4):
            order.append(table.state.seat)
            table.play(f"buy:{material}", "amount:1")
    assert order == [2, 0, 3, 1] * 3


def test_p4_10_who_declines_is_out_with_that_builder() -> None:
    """P4.10: who declines takes the builder back; the others go on until nobody is left."""
    table = market([0, 1, 2], seats=3).play("buy:sand", "amount:1", "stop")
    assert table.told("left-market", 1) == [()]
    first, second, third, _ = PACK.place["market"].spaces
    assert [table.state.spaces[space] for space in (first, second, third)] == [0, NONE, 2]
    table.play("buy:wood", "amount:1")
    assert table.at(Trade, 0)
    table.play("stop")
    assert table.at(Trade, 2)
    table.play("buy:wood", "amount:1")
    assert table.at(Trade, 2), "the last one alone may act again and again"
    table.play("stop")
    assert not table.at(Trade)


def test_p4_10_nobody_at_the_market() -> None:
    """P4.10: without builders there is no market."""
    table = Table().board()
    assert "left-market" not in {one.kind.name for one in table.to_round(2).log}


@pytest.mark.parametrize(("material", "price"), [("stone", 4), ("wood", 3), ("sand", 2)])
def test_p4_10_prices_of_buying(material: str, price: int) -> None:
    """P4.10: stone costs 4, wood 3, sand 2 gold each; any number that lies there."""
    table = market([0]).play(f"buy:{material}")
    assert table.at(Buy, 0)
    assert table.options == amounts(4)
    table.play("amount:3")
    kind = ("stone", "wood", "sand").index(material)
    assert table.state.gold[0] == 20 - 3 * price
    assert table.state.cubes[0][kind] == 3
    assert table.state.market[kind] == 1
    assert table.told("bought", 0) == [(3, f"material-{material}", 3 * price)]


@pytest.mark.parametrize(("material", "price"), [("stone", 4), ("wood", 3), ("sand", 2), ("metal", 5)])
def test_p4_10_prices_of_selling(material: str, price: int) -> None:
    """P4.10: selling pays the same prices, 5 for metal; any number; the cubes go to the general supply."""
    table = market([0]).own(0, gold=0, **{material: 4}).play(f"sell:{material}")
    assert table.at(Sell, 0)
    assert table.options == amounts(4)
    assert table.refusals == {}
    table.play("amount:3")
    kind = ("stone", "wood", "sand", "metal").index(material)
    assert table.state.gold[0] == 3 * price
    assert table.state.cubes[0][kind] == 1
    assert table.state.market == [4, 4, 4], "not to the market"
    assert table.told("sold", 0) == [(3, f"material-{material}", 3 * price)]


def test_p4_10_never_metal() -> None:
    """P4.10: metal cannot be bought."""
    assert "buy:metal" not in {choice.text for choice in PACK.vocabulary}
    assert not [text for text in market([0]).options if text.endswith("metal")]


def test_p4_10_only_what_can_be_paid() -> None:
    """P4.10: no more is bought than can be paid, and the reason is given."""
    table = market([0]).own(0, gold=7)
    assert table.options == ["buy:stone", "buy:wood", "buy:sand", "stop"]
    table.play("buy:wood")
    assert table.options == amounts(2)
    assert table.refusals == {"amount:3": "gold-short-cubes", "amount:4": "gold-short-cubes"}
    assert table.refusal_terms["amount:3"] == {"amount": 3, "material": "material-wood", "needed": 9, "gold": 7}
    table.play("amount:2")
    assert table.state.gold[0] == 1
    assert table.refusals["buy:sand"] == "gold-short"
    assert table.refusal_terms["buy:sand"] == {"needed": 2, "gold": 1}


@pytest.mark.parametrize(("material", "price"), [("stone", 4), ("wood", 3), ("sand", 2)])
def test_p4_10_the_last_gold_can_be_spent(material: str, price: int) -> None:
    """P4.10: gold for exactly one cube buys one."""
    table = market([0]).own(0, gold=price).play(f"buy:{material}")
    assert table.options == amounts(1)
    assert table.play("amount:1").state.gold[0] == 0


def test_p4_10_preview_shows_the_range() -> None:
    """P4.10: choosing a kind shows what one cube and what all of them would cost."""
    changes = preview(GAME, market([0]).state, PACK.buy[WOOD]).changes()
    assert changes == {"gold": (-12, -3), "wood": (1, 4)}


def test_p4_10_only_what_lies_there() -> None:
    """P4.10: what is sold out cannot be bought."""
    table = market([0, 1]).play("buy:sand", "amount:3", "buy:sand")
    assert table.options == amounts(1)
    table.play("amount:1")
    assert "buy:sand" not in table.options
    assert table.refusals["buy:sand"] == "sold-out"


def test_p4_10_only_cubes_in_hand_are_sold() -> None:
    """P4.10: what a player does not have cannot be sold."""
    table = market([0])
    assert [text for text in table.options if text.startswith("sell:")] == []
    assert {text: reason for text, reason in table.refusals.items() if text.startswith("sell:")} == {
        **dict.fromkeys(["sell:stone", "sell:wood", "sell:sand", "sell:metal"], "no-cubes"),
    }


def test_p4_10_buying_wood_needs_a_woodworker() -> None:
    """P4.10: without a woodworker no wood is bought; it may be sold."""
    table = market([0]).team(0, "mortar_mixer", "stonecutter").own(0, wood=1)
    assert table.options == ["buy:stone", "buy:sand", "sell:wood", "stop"]
    assert table.refusals["buy:wood"] == "needs-woodworker"


def test_p4_10_selling_stone_needs_a_stonecutter() -> None:
    """P4.10: without a stonecutter no stone is sold; it may be bought."""
    table = market([0]).team(0, "mortar_mixer", "woodworker").own(0, stone=1)
    assert table.options == ["buy:stone", "buy:wood", "buy:sand", "stop"]
    assert table.refusals["sell:stone"] == "needs-stonecutter"


def test_p4_10_master_woodworker_is_a_woodworker() -> None:
    """P4.10, P4.11: both cards of a trade count: the master woodworker allows to buy wood."""
    table = Table(wishes=("shiring:mason_2", "shiring:tool_maker")).board(market=[0])
    table.team(0, "mortar_mixer", "master_woodworker").until(Trade)
    assert CRAFTSMAN["woodworker"] not in table.state.team[0]
    assert "buy:wood" in table.options


def test_p4_10_what_was_bought_may_not_be_sold() -> None:
    """P4.10: a kind bought at this market may not be sold there, not even older cubes; other kinds may."""
    table = market([0]).own(0, sand=2, wood=2).play("buy:sand", "amount:1")
    assert "sell:sand" not in table.options
    assert table.refusals["sell:sand"] == "bought-here"
    assert {"buy:sand", "sell:wood"} <= set(table.options), "buying more of it is allowed"


def test_p4_10_what_was_sold_may_be_bought() -> None:
    """P4.10: only buying and then selling is forbidden: a kind sold at this market may be bought there later."""
    table = market([0]).own(0, gold=0, sand=2).play("sell:sand", "amount:2")
    assert "buy:sand" in table.options
    table.play("buy:sand", "amount:1")
    assert table.state.cubes[0][SAND] == 1
    assert table.state.gold[0] == 2
    assert table.refusals["sell:sand"] == "bought-here", "from then on it may not be sold"


def test_p4_10_the_preview_of_buying_back() -> None:
    """P4.10: after a sale the preview of buying the same kind shows its price."""
    table = market([0]).own(0, gold=0, sand=2).play("sell:sand", "amount:2")
    assert preview(GAME, table.state, PACK.buy[SAND]).changes() == {"gold": (-4, -2), "sand": (1, 2)}


def test_p4_10_the_ban_is_of_one_player() -> None:
    """P4.10: what one has bought the others may sell."""
    table = market([0, 1]).own(0, sand=1).own(1, sand=1).play("buy:sand", "amount:1")
    assert "sell:sand" in table.options


def test_p4_10_the_ban_is_of_one_round() -> None:
    """P4.10: next round the same kind may be sold."""
    table = market([0]).play("buy:sand", "amount:2").to_round(2).board(market=[0]).until(Trade)
    assert "sell:sand" in table.options
    table.play("sell:sand", "amount:1").to_round(3).board(market=[0]).until(Trade)
    assert "buy:sand" in table.options


def test_p4_10_the_bishops_cube_is_not_bought() -> None:
    """P4.10: a cube that the bishop gave may be sold."""
    table = Table().board(bishop=[0], market=[0]).until(Bishop).play("cube:stone").until(Trade)
    assert "sell:stone" in table.options


def test_p4_10_an_action_moves_at_least_one_cube() -> None:
    """P4.10: nothing is not an action."""
    table = market([0]).own(0, metal=1).play("buy:sand")
    assert "amount:0" not in table.options
    table.play("amount:1", "sell:metal")
    assert table.options == ["amount:1"]


def test_p4_10_who_can_do_nothing_is_out() -> None:
    """P4.10: without gold and cubes only leaving is left."""
    table = market([0, 1]).own(0, gold=1)
    assert table.options == ["stop"]
    assert table.play("stop").at(Trade, 1)
    assert table.told("had-to-leave", 0) == [()]
    assert not table.told("left-market")


def test_p4_10_two_builders_give_two_actions_a_lap() -> None:
    """P4.10: a player with two builders acts twice in every lap and leaves with each separately."""
    table = market([0, 1, 0])
    order = []
    for text in ("buy:stone", "buy:wood", "buy:sand", "buy:stone", "buy:wood", "buy:sand"):
        order.append(table.state.seat)
        table.play(text, "amount:1")
    assert order == [0, 1, 0, 0, 1, 0]
    table.play("stop")
    assert table.at(Trade, 1)
    table.play("stop")
    assert table.at(Trade, 0), "with the other builder"
    table.play("stop")
    assert not table.at(Trade)


def test_p4_10_the_ban_holds_for_both_builders() -> None:
    """P4.10: what one builder has bought the other may not sell."""
    table = market([0, 0]).own(0, sand=1, metal=1).play("buy:sand", "amount:1")
    assert table.at(Trade, 0)
    assert table.refusals["sell:sand"] == "bought-here"


def test_p4_10_bought_cubes_are_there_for_the_building() -> None:
    """P4.10: the market comes before the cathedral."""
    table = market([0]).play("buy:wood", "amount:2", "stop")
    assert table.at(Build, 0)
    assert table.options == ["use:woodworker", "finish"]


def test_p4_10_the_market_comes_after_the_tax() -> None:
    """P4.10: the tax is paid before anything can be sold."""
    table = Table().board(market=[0]).until(RollTax).own(0, gold=1, metal=1, points=9).play("roll:5")
    assert sum(table.state.points[0]) == 7
    assert table.play("sell:metal", "amount:1").state.gold[0] == 5


def test_p4_10_materials_are_numbered_as_everywhere() -> None:
    """P4.10: the woodworker's ban is on wood and the stonecutter's on stone, whatever their place in a list."""
    assert [choice.noun for choice in PACK.sell] == ["stone", "wood", "sand", "metal"]
    assert (STONE, WOOD, SAND, METAL) == (0, 1, 2, 3)
    assert PACK.trades[PACK.woodworker] == "woodworker"
    assert PACK.trades[PACK.stonecutter] == "stonecutter"
