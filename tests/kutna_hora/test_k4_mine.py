"""K4: the Mine action."""

import pytest

from freestone.games.kutna_hora.names import NONE
from freestone.games.kutna_hora.steps.mine import Dig, DrawMine, FillPool, PickMine
from freestone.games.kutna_hora.steps.turn import PlayCard
from kutna_hora.positions import MINE_TILE, PACK, SPACE, Table, lacking, rich

ROCKS = {"h1", "e2", "a3", "d4"}


def digging(table: Table, tile: str = "mine_1_1") -> Table:
    """A table that is asked where a tile goes."""
    table.act("mine")
    if table.at(FillPool):
        table.play(table.options[0])
    while table.at(DrawMine):
        table.play(f"draw:{tile}" if f"draw:{tile}" in table.options else table.options[0])
    return table.play(f"pick:{tile}")


def cost(table: Table, space: str) -> int | str:
    """What a space costs in wood."""
    return table.step.option_terms(table.state, PACK.vocabulary.find(f"mine:{space}"))["quantity"]


def test_k4_1_first_mine_needs_no_permit() -> None:
    """K4.1: with a miner in the pool nothing has to be paid; one more may come for a permit."""
    table = Table(3).act("mine")
    assert table.at(FillPool)
    assert table.options == ["refill:0", "refill:1"]
    assert table.refusals == {"refill:2": "pool-limit"}
    assert table.refusal_terms["refill:2"] == {"most": 1}
    table.play("refill:0")
    assert (table.state.groschen[0], table.state.pool[0], table.state.waiting[0]) == (40, 1, 8)


def test_k4_1_empty_pool_must_be_filled() -> None:
    """K4.1: an empty pool must be filled with 1 or 2 for the price of one permit."""
    table = Table(3).own(0, pool=0, waiting=9).market(ore_level=6).act("mine")
    assert table.options == ["refill:1", "refill:2"]
    assert table.refusals == {"refill:0": "pool-empty"}
    assert table.step.terms(table.state) == {"pool": 0, "waiting": 9, "price": 4}
    for count in (1, 2):
        assert table.changes(f"refill:{count}")["groschen"] == (-4, -4)
    table.play("refill:2")
    assert (table.state.groschen[0], table.state.pool[0], table.state.waiting[0]) == (36, 2, 7)
    assert table.told("hired-miners", 0) == [(2, 4)]


def test_k4_1_one_more_for_a_whole_permit() -> None:
    """K4.1 †: with one miner in the pool one more costs the whole price of a permit."""
    table = Table(3).act("mine", "refill:1")
    assert (table.state.groschen[0], table.state.pool[0], table.state.waiting[0]) == (37, 2, 7)


def test_k4_1_full_pool_is_not_asked() -> None:
    """K4.1: the pool holds 2: with two nobody is asked."""
    assert Table(3).own(0, pool=2, waiting=7).act("mine").at(DrawMine)


@pytest.mark.parametrize(
    ("pool", "waiting", "options"), [(0, 1, ["refill:1"]), (1, 0, []), (1, 1, ["refill:0", "refill:1"])]
)
def test_k4_1_only_miners_who_wait(pool: int, waiting: int, options: list[str]) -> None:
    """K4.1: no more than wait can be moved."""
    table = rich().miners(0, pool=pool, waiting=waiting).act("mine")
    assert table.at(FillPool) == bool(options)
    if options:
        assert table.options == options


def test_k4_1_no_permit_no_mine() -> None:
    """K4.1: with an empty pool and too few groschen the action is refused; with a miner only the permit is."""
    table = Table(3).own(0, pool=0, waiting=9, groschen=2)
    assert not table.can("mine")
    assert table.why_not("mine").terms == lacking(1, 1, "permits", 3)
    assert table.own(0, groschen=3).can("mine")
    assert Table(3).own(0, groschen=2).act("mine").at(DrawMine)


def test_k4_1_only_as_the_first_step() -> None:
    """K4.1: after the draw no miner can be hired any more: the pool may be empty after digging."""
    table = digging(Table(3))
    assert not [text for text in table.options if text.startswith("refill")]
    table.play("mine:c1")
    assert table.at(PlayCard)
    assert (table.state.pool[0], table.state.waiting[0]) == (0, 8)


def test_k4_2_one_tile_at_the_start() -> None:
    """K4.2: at level 1 one tile is drawn; it or none may be chosen."""
    table = Table(3).act("mine", "refill:0", "draw:mine_1_4")
    assert table.at(PickMine)
    assert table.options == ["pick:mine_1_4", "leave"]
    table.play("leave")
    assert table.at(PlayCard)
    assert table.state.mine_discards.kinds() == [MINE_TILE["mine_1_4"]]
    assert table.told("left-tiles", 0) == [(1,)]
    assert table.state.pool[0] == 1


def test_k4_2_as_many_as_the_technology_level() -> None:
    """K4.2: with two technology tiles gone three are drawn; one is chosen, the others are discarded."""
    table = rich().dig(1, c1="technology_1", f1="technology_2")
    table.act("mine", "refill:0", "draw:mine_1_4", "draw:mine_1_2", "draw:mine_1_9")
    assert table.options == ["pick:mine_1_4", "pick:mine_1_2", "pick:mine_1_9", "leave"]
    table.play("pick:mine_1_2")
    assert table.at(Dig)
    assert table.state.mine_discards.kinds() == [MINE_TILE["mine_1_4"], MINE_TILE["mine_1_9"]]
    table.play("mine:c2")
    assert table.state.mines[SPACE["c2"]] == MINE_TILE["mine_1_2"]
    assert table.state.drawn == []


def test_k4_2_level_is_one_more_than_technology_tiles_gone() -> None:
    """K4.2: 1, 2, 3, 4 and at last 5 tiles."""
    assert PACK.draws == [1, 2, 3, 4, 5]


def test_k4_2_empty_stack_is_refilled_with_the_discards() -> None:
    """K4.2: the stack runs out in the middle of a draw: the discards, not the tile just drawn, are mixed again."""
    table = rich().dig(1, c1="technology_1", f1="technology_2")
    table.leave_in_stack("mine_3_9", discards=("mine_1_1", "mine_2_2", "mine_3_3")).forget()
    table.act("mine", "refill:0", "draw:mine_3_9")
    assert table.told("reshuffled", 0) == [(3,)]
    assert table.nouns == ["mine_1_1", "mine_2_2", "mine_3_3"], "I, II and III are mixed"
    assert set(table.odds.values()) == {1}
    table.play("draw:mine_2_2")
    assert table.nouns == ["mine_1_1", "mine_3_3"]
    table.play("draw:mine_3_3", "leave")
    assert table.state.mine_stack.kinds() == [MINE_TILE["mine_1_1"]]
    assert len(table.state.mine_discards.kinds()) == 3


def test_k4_2_stack_is_not_refilled_before_it_is_needed() -> None:
    """K4.2: drawing the last tile does not mix the discards yet."""
    table = rich().leave_in_stack("mine_3_9", discards=("mine_1_1",)).forget()
    table.act("mine", "refill:0", "draw:mine_3_9", "leave")
    assert table.told("reshuffled") == []
    assert table.state.mine_stack.total == 0
    assert table.state.mine_discards.total == 2


def test_k4_2_permit_is_not_given_back() -> None:
    """K4.2: the miners' permit stays paid and the miners stay in the pool if no tile is placed."""
    table = Table(3).own(0, pool=0, waiting=9).act("mine", "refill:1", "draw:mine_1_1", "leave")
    assert (table.state.groschen[0], table.state.pool[0]) == (37, 1)


def test_k4_3_entrances_beside_and_below() -> None:
    """K4.3: entrances, beside and below a mine, anybody's, technology tiles included; not above, no rock, no mine."""
    table = digging(rich().dig(1, c1="technology_1").dig(2, b2="mine_1_3", d2="mine_1_4", d3="mine_1_9"), "mine_1_1")
    open_ = {"b1", "d1", "c2", "f1", "a2", "b3", "c3", "e3"}
    assert set(table.nouns) == open_
    refused = table.refusals
    assert {space for space in ROCKS if refused[f"mine:{space}"] == "dug-already"} == ROCKS
    assert table.refusal_terms["mine:e2"] == {"mine": "rock-2"}
    assert table.refusal_terms["mine:c1"] == {"mine": "technology-technology_1"}
    assert refused["mine:a1"] == refused["mine:c4"] == "not-next-to-a-mine"
    assert len(table.options) + len(refused) == 32


def test_k4_3_a_rock_opens_nothing() -> None:
    """K4.3: a rock is no mine: the spaces beside and below it stay closed."""
    table = digging(rich())
    assert table.options == ["mine:c1", "mine:f1"]


@pytest.mark.parametrize(
    ("mines", "space", "wood"),
    [
        ({}, "c1", 2),
        ({"c1": "mine_1_3"}, "d1", 3),
        ({"c1": "mine_1_3"}, "c2", 3),
        ({"c1": "mine_1_5"}, "b1", 2),
        ({"b1": "mine_1_4"}, "c1", 2),
        ({"b1": "mine_1_5"}, "c1", 2),
        ({"b1": "mine_1_4", "d1": "mine_3_2"}, "c1", 2),
        ({"c1": "mine_1_3", "b2": "mine_3_2", "d2": "mine_1_4"}, "c2", 6),
        ({"c1": "mine_3_1", "b2": "mine_1_5"}, "c2", 5),
        ({"c2": "mine_3_2"}, "c1", 2),
        ({"c1": "technology_1"}, "d1", 3),
    ],
)
def test_k4_4_cost_in_wood(mines: dict[str, str], space: str, wood: int) -> None:
    """K4.4: 2 at an entrance, whatever lies beside it; else the highest that mines beside and above print."""
    table = digging(rich().dig(1, **mines).market(population=8), "mine_1_7")
    assert table.prices["wood"] == 4
    assert cost(table, space) == wood
    assert table.changes(f"mine:{space}")["groschen"] == (-4 * wood, -4 * wood)
    table.play(f"mine:{space}")
    assert table.state.groschen[0] == 200 - 4 * wood
    assert table.told("dug", 0) == [("mine-mine_1_7", space, 4 * wood)]


def test_k4_4_two_wood_are_enough_at_an_entrance() -> None:
    """K4.4: who can pay 2 wood is offered the entrance beside a dear mine, and the space below the mine is too dear."""
    table = digging(rich().dig(1, b1="mine_1_4").market(population=8), "mine_1_7").own(0, groschen=8)
    assert {"mine:c1", "mine:f1"} == set(table.options)
    assert table.refusal_terms["mine:b2"]["missing"] == 8


def test_k4_4_a_mine_opens_nothing_above() -> None:
    """K4.4: a mine never affects the space above it."""
    table = digging(rich().dig(1, b3="mine_1_3"))
    assert set(table.nouns) == {"c1", "f1", "c3", "b4"}


def test_k4_4_too_dear_spaces_are_refused_with_figures() -> None:
    """K4.4: only what can be paid; the refusal names quantity and price."""
    table = digging(Table(3).dig(1, c1="mine_1_3").own(0, groschen=5), "mine_1_1")
    assert table.options == ["mine:f1"]
    assert table.refusals["mine:d1"] == "commodity-short"
    assert table.refusal_terms["mine:d1"] == lacking(1, 3, "wood", 2)


def test_k4_5_order_of_effects() -> None:
    """K4.5: placed and marked with a miner of the pool, then production, ore deck, population, points."""
    table = rich().leave_in_stack("mine_3_9").own(0, pool=2, waiting=7).forget()
    table.act("mine", "draw:mine_3_9", "pick:mine_3_9", "mine:c1")
    assert table.state.mines[SPACE["c1"]] == MINE_TILE["mine_3_9"]
    assert table.state.miners[SPACE["c1"]] == 0
    assert (table.state.pool[0], table.state.waiting[0]) == (1, 7)
    order = [kind for kind in table.kinds() if kind in ("dug", "production-rose", "deck-advanced", "scored")]
    assert order == ["dug", "production-rose", "deck-advanced", "deck-advanced", "scored"]
    assert table.told("deck-advanced") == [("deck-ore", 1, 1), ("deck-population", 1, 1)]
    assert table.points(0) == {"mines": 1}


@pytest.mark.parametrize("tile", ["mine_1_3", "mine_3_7", "mine_1_1", "mine_2_7"])
def test_k4_5_ore_deck_by_the_same_number(tile: str) -> None:
    """K4.5: the ore deck advances by the production; a mine without ore moves nothing."""
    ore = PACK.mine_ore[MINE_TILE[tile]]
    table = rich().leave_in_stack(tile).act("mine", "refill:0", f"draw:{tile}", f"pick:{tile}", "mine:f1")
    assert table.state.levels == [0, ore]
    assert table.produced(0) == ({"ore": ore} if ore else {})


@pytest.mark.parametrize("tile", PACK.mine_tiles, ids=lambda tile: tile.id)
def test_k4_5_every_mine_tile(tile: object) -> None:
    """K4.5: each of the 27 tiles does what it prints, and nothing else."""
    name = getattr(tile, "id", "")
    printed = {effect.verb: effect.amount for effect in PACK.mine_tiles[MINE_TILE[name]].effects}
    table = rich().leave_in_stack(name).act("mine", "refill:0", f"draw:{name}", f"pick:{name}", "mine:c1")
    assert table.at(PlayCard)
    assert table.produced(0).get("ore", 0) == printed.get("production", 0)
    assert table.state.levels == [printed.get("population", 0), printed.get("ore_deck", 0)]
    assert table.points(0).get("mines", 0) == printed.get("points", 0)
    assert printed.keys() <= {"production", "ore_deck", "population", "points"}


def test_k4_6_no_miner_anywhere() -> None:
    """K4.6: with no miner on the board the action can have no effect."""
    table = rich().miners(0, pool=0, waiting=0)
    assert not table.can("mine")
    assert table.why_not("mine").reason == "no-miner"


def test_k4_6_too_few_tiles() -> None:
    """K4.6: stack and discards together hold fewer than may be drawn: choose from what there is."""
    table = rich().dig(1, c1="technology_1", f1="technology_2")
    table.leave_in_stack("mine_1_1", discards=("mine_2_1",)).act("mine", "refill:0", "draw:mine_1_1", "draw:mine_2_1")
    assert table.options == ["pick:mine_1_1", "pick:mine_2_1", "leave"]


def test_k4_6_no_tile_at_all() -> None:
    """K4.6: with no tile in stack and discards the action is refused."""
    table = rich().leave_in_stack()
    assert not table.can("mine")
    assert table.why_not("mine").reason == "no-mine-tile"
    assert rich().leave_in_stack(discards=("mine_1_1",)).can("mine")


def test_k4_7_may_draw_without_paying_for_a_space() -> None:
    """K4.7 †: a player may draw even if no space can be paid; then the tiles are discarded."""
    table = Table(3).own(0, groschen=3).act("mine", "refill:0", "draw:mine_1_1")
    assert table.options == ["leave"]
    assert table.refusals == {"pick:mine_1_1": "commodity-short"}
    assert table.refusal_terms["pick:mine_1_1"]["missing"] == 1
    table.play("leave")
    assert table.state.mine_discards.kinds() == [MINE_TILE["mine_1_1"]]
    assert table.state.groschen[0] == 3
    assert table.told("had-to-leave-tiles", 0) == [(1,)]


def test_k4_7_no_open_space_at_all() -> None:
    """K4.7 †: with every reachable space taken the draw is still possible."""
    table = rich()
    state = table.state
    for space in state.side.mines.spaces:
        if state.mines[space] == NONE:
            state.mines[space] = PACK.rock_tiles[0]
    table.edited().act("mine", "refill:0", "draw:mine_1_1")
    assert table.options == ["leave"]
    assert table.refusals == {"pick:mine_1_1": "no-open-space"}
