"""P4.11: building the cathedral, and the cubes that are kept."""

import pytest

from freestone.core.preview import preview
from freestone.games.pillars import GAME
from freestone.games.pillars.components import Craftsman
from freestone.games.pillars.steps.cathedral import Build, ReturnCubes, Work
from freestone.games.pillars.steps.market import Trade
from freestone.games.pillars.steps.setup import RevealAdvantage
from freestone.presentation import presentation_of
from pillars.positions import CRAFTSMAN, METAL, PACK, SAND, STONE, WOOD, Table

START = ("mortar_mixer", "woodworker", "stonecutter")

PRINTED = {
    "mortar_mixer": ([0, 0, 3, 0], 0, 1, 0, 3),
    "woodworker": ([0, 2, 0, 0], 0, 1, 0, 4),
    "stonecutter": ([2, 0, 0, 0], 0, 1, 0, 4),
    "tool_maker": ([0, 0, 0, 0], 0, 0, 2, 1),
    "master_woodworker": ([0, 1, 0, 0], 0, 0, 4, 2),
    "skilled_mortar_mixer": ([0, 0, 2, 0], 0, 1, 0, 3),
    "mason_2": ([1, 0, 0, 0], 0, 1, 0, 2),
    "carpenter_2": ([0, 1, 0, 0], 0, 1, 0, 2),
    "mason_3": ([1, 0, 0, 0], 0, 1, 0, 3),
    "potter_2": ([0, 0, 1, 0], 0, 1, 0, 2),
    "architect": ([0, 0, 0, 0], 0, 1, 0, 1),
    "mason_4": ([1, 0, 0, 0], 0, 1, 0, 4),
    "carpenter_3": ([0, 1, 0, 0], 0, 1, 0, 3),
    "sculptor_1": ([1, 0, 0, 0], 0, 2, 0, 1),
    "potter_3": ([0, 0, 1, 0], 0, 1, 0, 3),
    "mason_5": ([1, 0, 0, 0], 0, 1, 0, 5),
    "carpenter_4": ([0, 1, 0, 0], 0, 1, 0, 4),
    "sculptor_2": ([1, 0, 0, 0], 0, 2, 0, 2),
    "glassblower_1": ([0, 0, 1, 1], 0, 3, 0, 1),
    "carpenter_5": ([0, 1, 0, 0], 0, 1, 0, 5),
    "goldsmith_6": ([0, 0, 0, 0], 3, 1, 0, 6),
    "sculptor_3": ([1, 0, 0, 0], 0, 2, 0, 3),
    "glassblower_2": ([0, 0, 1, 1], 0, 3, 0, 2),
    "goldsmith_8": ([0, 0, 0, 0], 3, 1, 0, 8),
    "sculptor_4": ([1, 0, 0, 0], 0, 2, 0, 4),
    "organ_builder": ([0, 1, 0, 1], 0, 6, 0, 1),
    "bell_maker": ([0, 0, 0, 1], 0, 4, 0, 2),
}
"""Cubes (stone, wood, sand, metal) and gold consumed, points and gold made, uses."""


def site(*team: str, number: int = 1, gold: int = 20, **cubes: int) -> Table:
    """The building of seat 0, who starts, with this team; the other has nothing to build with."""
    wanted = {f"shiring:{name}" for name in team}
    others = tuple(text for text in (f"shiring:{card.id}" for card in PACK.craftsmen) if text not in wanted)
    table = Table(start=(number - 1) % 2, wishes=others)
    table.to_round(number).board(market=[0]).team(0, *team).until(Trade)
    nothing = {"stone": 0, "wood": 0, "sand": 0, "metal": 0}
    table.own(1, points=0, gold=0, **nothing).own(0, gold=gold, points=0, **{**nothing, **cubes}).play("stop")
    return table


@pytest.mark.parametrize("card", PACK.craftsmen, ids=lambda card: card.id)
def test_p4_11_every_craftsman_does_what_is_printed(card: Craftsman) -> None:
    """P4.11: each craftsman turns the printed cubes or gold into points or gold, up to the printed uses."""
    consumed, paid, points, earned, uses = PRINTED[card.id]
    partners = ["mortar_mixer"] if card.kind == "mason" else []
    table = site(card.id, *partners, number=max(card.round, 1), gold=26, stone=20, wood=20, sand=20, metal=20)
    assert table.at(Build, 0)
    table.play(f"use:{card.id}")
    assert table.at(Work, 0)
    assert table.options == [f"amount:{times}" for times in range(1, uses + 1)]
    assert table.refusals == {}
    table.play(f"amount:{uses}")
    state = table.state
    assert state.cubes[0] == [20 - uses * count for count in consumed]
    assert state.gold[0] == min(30, 26 - uses * paid + uses * earned)
    assert GAME.scores(state)[0] == uses * points
    if points:
        assert GAME.score_sheet(state)[0][card.kind] == uses * points
    assert table.told("worked", 0) == [(f"craftsman-{card.id}", uses)]


def test_p4_11_there_are_27_kinds_of_craftsmen() -> None:
    """P4.11: every card of the data is in the table of printed figures: 3 to start with and 4 a round."""
    assert list(PRINTED) == [card.id for card in PACK.craftsmen]
    assert len(PRINTED) == 27


def test_p4_11_from_the_start_player_clockwise() -> None:
    """P4.11: each builds in turn, from the start player on; one finishes before the next begins."""
    table = Table(3, start=1).board(kings_court=[0, 1, 2], market=[0]).until(Trade)
    for seat in range(3):
        table.own(seat, wood=4)
    table.play("stop")
    order = []
    while table.at(Build):
        order.append(table.state.seat)
        table.play("use:woodworker", "amount:1")
        assert table.state.seat == order[-1], "still the same player"
        table.play("finish")
    assert order == [1, 2, 0]


def test_p4_11_any_order_and_number() -> None:
    """P4.11: craftsmen are used in any order, less often than possible, and again while uses are left."""
    table = site(*START, stone=8, wood=8, sand=9)
    table.play("use:stonecutter", "amount:1", "use:mortar_mixer", "amount:2", "use:stonecutter")
    assert table.options == ["amount:1", "amount:2", "amount:3"]
    table.play("amount:3")
    assert table.options == ["use:mortar_mixer", "use:woodworker", "finish"]
    assert table.state.cubes[0] == [0, 8, 3, 0]
    assert GAME.scores(table.state)[0] == 6


def test_p4_11_uses_are_limited_each_round() -> None:
    """P4.11: used up means used up, but next round all uses are there again."""
    table = site(*START, wood=12).play("use:woodworker", "amount:4")
    assert table.state.cubes[0][WOOD] == 4
    assert not table.at(Build), "the only one with work is used up"
    table.to_round(2).board(market=[0]).until(Trade).own(0, wood=12).until(Build, 0).play("use:woodworker")
    assert len(table.options) == 4


def test_p4_11_used_up_is_a_reason() -> None:
    """P4.11: who has worked as often as possible is refused with that reason."""
    table = site(*START, wood=12, stone=2).play("use:woodworker", "amount:4")
    assert table.refusals == {"use:woodworker": "used-up", "use:mortar_mixer": "cubes-short"}
    assert table.refusal_terms["use:mortar_mixer"] == {"needed": 3, "have": 0, "material": "material-sand"}


def test_p4_11_finishing_is_allowed_at_any_time() -> None:
    """P4.11: nobody has to use anybody."""
    table = site(*START, wood=4)
    assert table.options == ["use:woodworker", "finish"]
    table.play("finish")
    assert table.state.cubes[0][WOOD] == 4
    assert not table.at(Build)


def test_p4_11_not_asked_without_work() -> None:
    """P4.11: who has no craftsman that could work is not asked, and the log says so."""
    table = site(*START, wood=1, stone=1, sand=2)
    assert table.at(RevealAdvantage), "the next round has begun"
    assert table.told("could-not-build", 0) == [()]


@pytest.mark.parametrize(("cubes", "times"), [(2, 1), (3, 1), (5, 2), (8, 4), (9, 4)])
def test_p4_11_only_what_the_cubes_allow(cubes: int, times: int) -> None:
    """P4.11: no more uses than cubes allow; the further ones are refused with what is missing."""
    table = site(*START, stone=cubes).play("use:stonecutter")
    assert len(table.options) == times
    assert table.refusals == {f"amount:{number}": "cubes-short" for number in range(times + 1, 5)}
    if times < 4:
        terms = table.refusal_terms[f"amount:{times + 1}"]
        assert terms == {"needed": 2 * times + 2, "have": cubes, "material": "material-stone"}


@pytest.mark.parametrize(("missing", "material"), [("sand", "sand"), ("metal", "metal")])
def test_p4_11_every_input_is_needed(missing: str, material: str) -> None:
    """P4.11: the glassblower needs both sand and metal."""
    table = site("glassblower_2", "stonecutter", number=5, stone=2, **{"sand": 2, "metal": 2, missing: 0})
    assert table.options == ["use:stonecutter", "finish"]
    assert table.refusals == {"use:glassblower_2": "cubes-short"}
    assert table.refusal_terms["use:glassblower_2"]["material"] == f"material-{material}"


def test_p4_11_goldsmith_needs_gold() -> None:
    """P4.11: the goldsmith works only for gold in hand."""
    table = site("goldsmith_6", "stonecutter", number=5, gold=8, stone=2)
    table.play("use:goldsmith_6")
    assert table.options == ["amount:1", "amount:2"]
    assert table.refusals["amount:3"] == "gold-short"
    assert table.refusal_terms["amount:3"] == {"needed": 9, "gold": 8}
    table.play("amount:2")
    assert table.refusals["use:goldsmith_6"] == "gold-short"


@pytest.mark.parametrize("mixer", ["mortar_mixer", "skilled_mortar_mixer"])
def test_p4_11_mason_with_a_mortar_mixer(mixer: str) -> None:
    """P4.11: a mason works with either mortar mixer in the team, who need not be used."""
    table = site("mason_2", mixer, number=2, stone=1)
    assert table.options == ["use:mason_2", "finish"]


@pytest.mark.parametrize("mason", ["mason_2", "mason_3", "mason_4", "mason_5"])
def test_p4_11_mason_without_a_mortar_mixer(mason: str) -> None:
    """P4.11: without a mortar mixer no mason works, and the reason says so."""
    table = site(mason, "stonecutter", number=4, stone=4)
    assert table.options == ["use:stonecutter", "finish"]
    assert table.refusals == {f"use:{mason}": "needs-trade"}
    assert table.refusal_terms[f"use:{mason}"] == {"trade": "trade-mortar_mixer"}


def test_p4_11_tool_maker_keeps_the_metal() -> None:
    """P4.11: the tool maker needs metal in hand and keeps it."""
    table = site("tool_maker", gold=5, metal=1)
    table.play("use:tool_maker", "amount:1")
    assert table.state.gold[0] == 7
    assert table.state.cubes[0][METAL] == 1


def test_p4_11_tool_maker_without_metal() -> None:
    """P4.11: without metal the tool maker earns nothing."""
    table = site("tool_maker", "stonecutter", stone=2)
    assert table.options == ["use:stonecutter", "finish"]
    assert table.refusals == {"use:tool_maker": "cubes-short"}
    assert table.refusal_terms["use:tool_maker"] == {"needed": 1, "have": 0, "material": "material-metal"}


def test_p4_11_metal_serves_the_tool_maker_before_another() -> None:
    """P4.11: the metal may be used up afterwards; used up before, it does not serve the tool maker."""
    table = site("tool_maker", "bell_maker", number=6, metal=1).play("use:tool_maker", "amount:1")
    assert table.play("use:bell_maker", "amount:1").state.gold[0] == 22
    table = site("tool_maker", "bell_maker", number=6, metal=1).play("use:bell_maker", "amount:1")
    assert not table.at(Build)
    assert table.state.gold[0] == 20


def test_p4_11_gold_made_here_can_be_spent_here() -> None:
    """P4.11: the order is free, so the master woodworker's gold may pay the goldsmith."""
    table = site("master_woodworker", "goldsmith_6", number=5, gold=0, wood=2)
    assert table.options == ["use:master_woodworker", "finish"]
    table.play("use:master_woodworker", "amount:2", "use:goldsmith_6")
    assert table.options == ["amount:1", "amount:2"]


def test_p4_11_preview_of_a_craftsman_shows_the_range() -> None:
    """P4.11: choosing a craftsman shows what once and what as often as possible would bring."""
    table = site(*START, wood=6)
    changes = preview(GAME, table.state, PACK.use[CRAFTSMAN["woodworker"]]).changes()
    assert changes == {"points": (1, 3), "wood": (-6, -2)}


def test_p4_11_preview_of_returning_goes_to_the_end() -> None:
    """P4.11: giving back one material shows what has to follow."""
    table = keeping(4, 4, 0, 0)
    changes = preview(GAME, table.state, PACK.amount[1]).changes()
    assert changes["stone"] == (-1, -1)
    assert changes["wood"] == (-2, -2)


def keeping(stone: int, wood: int, sand: int, metal: int) -> Table:
    """Seat 0 at the end of building in round 1 with these cubes."""
    table = site(*START, stone=stone, wood=wood, sand=sand, metal=metal)
    return table.play("finish") if table.at(Build) else table


def test_p4_11_five_cubes_are_kept() -> None:
    """P4.11: up to five cubes nobody is asked."""
    table = keeping(2, 1, 1, 1)
    assert not table.at(ReturnCubes)
    assert table.state.cubes[0] == [2, 1, 1, 1]


def test_p4_11_cubes_beyond_five_are_lost_by_choice() -> None:
    """P4.11: whoever has more chooses what is lost, one material after the other."""
    table = keeping(3, 2, 2, 0)
    assert table.at(ReturnCubes, 0)
    assert table.options == ["amount:0", "amount:1", "amount:2"]
    table.play("amount:1")
    assert table.options == ["amount:0", "amount:1"]
    table.play("amount:0")
    assert table.options == ["amount:1"], "what is left to lose must be sand"
    assert table.refusals == {"amount:0": "must-return"}
    assert table.refusal_terms["amount:0"] == {"least": 1}
    table.play("amount:1")
    assert table.state.cubes[0] == [2, 2, 1, 0]
    assert table.told("returned", 0) == [(1, "material-stone"), (1, "material-sand")]


def test_p4_11_metal_counts() -> None:
    """P4.11: metal is a cube like the others, and may be the one that is lost."""
    table = keeping(2, 1, 1, 2)
    assert table.at(ReturnCubes, 0)
    table.play("amount:0", "amount:0", "amount:0")
    assert table.options == ["amount:1"]
    table.play("amount:1")
    assert table.state.cubes[0] == [2, 1, 1, 1]


def test_p4_11_no_more_than_the_excess_is_lost() -> None:
    """P4.11: nobody gives back more than necessary, nor more than there is."""
    table = keeping(6, 1, 0, 0)
    assert table.options == ["amount:1", "amount:2"]
    assert table.refusals == {"amount:0": "must-return"}
    table.play("amount:2")
    assert table.state.cubes[0] == [4, 1, 0, 0]
    assert not table.at(ReturnCubes)


def test_p4_11_cubes_are_returned_when_all_have_built() -> None:
    """P4.11: first all build, then all return, clockwise from the start player."""
    table = Table(3, start=2).board(kings_court=[0, 1, 2], market=[0]).until(Trade)
    for seat in range(3):
        table.own(seat, wood=7, metal=0)
    table.play("stop")
    assert [table.state.seat, *(table.play("finish").state.seat for _ in range(2))] == [2, 0, 1]
    table.play("finish")
    order = []
    while table.at(ReturnCubes):
        order.append(table.state.seat)
        table.play("amount:0", "amount:2")
    assert order == [2, 0, 1]


def test_p4_11_not_asked_in_round_6() -> None:
    """P4.11: in round 6 nothing needs to be returned."""
    table = site(*START, number=6, stone=9, wood=9, sand=9, metal=9).play("finish")
    assert table.state.over
    assert table.state.cubes[0] == [9, 9, 9, 9]


def test_p4_11_the_cathedral_grows_by_a_part_each_round() -> None:
    """P4.11: the start player adds a part at the end of every round; after six it is complete."""
    table = Table(3, start=1)
    for number in range(1, 7):
        assert table.to_round(number).state.cathedral == number - 1
    table.to_end()
    assert table.state.cathedral == 6
    assert [one.values for one in table.log if one.kind.name == "cathedral-grew"] == [(part,) for part in range(1, 7)]
    assert [one.seat for one in table.log if one.kind.name == "cathedral-grew"] == [1, 2, 0, 1, 2, 0]


def test_p4_11_materials_of_the_starting_craftsmen() -> None:
    """P4.11: mortar mixer sand, woodworker wood, stonecutter stone."""
    wanted = {name: PACK.craftsmen[CRAFTSMAN[name]].input for name in START}
    assert wanted["mortar_mixer"][SAND] == 3
    assert wanted["woodworker"][WOOD] == 2
    assert wanted["stonecutter"][STONE] == 2


def best(table: Table) -> list[str]:
    """The choices that the table offers as one."""
    routines = presentation_of(GAME).routines(table.state, 0)
    return [choice.text for one in routines for choice in one.choices]


def test_p4_11_the_best_building_is_offered_as_one() -> None:
    """P4.11: whoever makes most of the same cubes works with them, and nobody wastes what another one needs."""
    table = site("stonecutter", "mason_2", "mortar_mixer", stone=4, sand=3)
    together = best(table)
    assert together == ["use:mortar_mixer", "use:stonecutter", "amount:1", "use:mason_2", "amount:2"]
    table.play("use:mortar_mixer", "amount:1", *together[1:])
    assert GAME.scores(table.state)[0] == 4
    assert not table.at(Build, 0)


def test_p4_11_gold_is_earned_before_it_is_spent_and_none_is_lost() -> None:
    """P4.11, P1.3: the order makes the best building possible; gold that nobody can hold costs no cubes."""
    table = site("goldsmith_6", "tool_maker", gold=2, number=5, metal=1)
    assert best(table) == ["use:tool_maker", "use:goldsmith_6"]
    assert best(site("master_woodworker", "carpenter_2", number=2, gold=30, wood=4)) == ["use:carpenter_2", "amount:2"]


def test_p4_11_a_single_choice_is_no_routine() -> None:
    """P4.11: with one craftsman who can work once, the table offers nothing besides the choice itself."""
    assert best(site("stonecutter", stone=2)) == []
    assert best(Table()) == []
