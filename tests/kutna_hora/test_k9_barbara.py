"""K9: the St. Barbara action."""

import pytest

from freestone.games.kutna_hora.names import COMMODITIES, KINDS
from freestone.games.kutna_hora.steps.action import Accept
from freestone.games.kutna_hora.steps.barbara import ConvertHouse, GainForPairs, ScoreBuilding
from freestone.games.kutna_hora.steps.building import ChooseTile
from freestone.games.kutna_hora.steps.income import SeatPatrician
from freestone.games.kutna_hora.steps.mine import Dig, DrawMine, PickMine
from freestone.games.kutna_hora.steps.plot import ClaimPlot
from freestone.games.kutna_hora.steps.rights import TakeRights
from freestone.games.kutna_hora.steps.turn import PlayCard
from kutna_hora.positions import CARD, MINE_TILE, PACK, SPACE, SQUARE, TILE, Table

BOARDS = {0: "builders grocers scribes"}


def church(number: int, boards: dict[int, str] | None = None) -> Table:
    """Seat 0 has one unused pelican, and a tile of St. Barbara is current."""
    return Table(3, boards=boards or BOARDS).own(0, pelicans=1).barbara(number).forget()


def test_k9_1_pelican_and_tile_are_turned_and_the_tax_ignored() -> None:
    """K9.1: one pelican is turned, the current tile resolved, then turned; its printed tax is ignored."""
    table = church(1).own(0, pelicans=3).act("barbara")
    assert (table.state.pelicans[0], table.state.used_pelicans[0]) == (2, 1)
    assert table.state.barbara == 1
    assert table.state.tax == 0
    assert table.state.reputation[0] == 2
    assert table.kinds()[1:] == ["pelican-used", "gained-reputation", "barbara-turned"]
    assert PACK.barbara_tiles[0].tax == 1


def test_k9_1_no_unused_pelican() -> None:
    """K9.1: used pelicans do not help."""
    table = Table(3).own(0, used_pelicans=4)
    assert not table.can("barbara")
    assert table.why_not("barbara").reason == "no-unused-pelican"


@pytest.mark.parametrize("number", range(1, 12))
def test_k9_1_tax_is_ignored_on_every_tile(number: int) -> None:
    """K9.1: whatever is printed, the St. Barbara action adds no tax; the next tile is current."""
    table = church(number).act("barbara").until(PlayCard)
    assert table.state.tax == 0
    assert table.state.barbara == number
    assert table.told("barbara-turned") == [(f"barbara-{number}",)]


@pytest.mark.parametrize(
    ("number", "reputation", "points"),
    [
        *((1, 2, 0), (2, 1, 0), (3, -1, 0), (4, 1, 0), (5, -2, 0), (6, 0, 2)),
        *((7, 0, 0), (8, 0, 1), (9, 0, 0), (10, 0, 0), (11, 0, 5)),
    ],
)
def test_k9_1_gains_and_losses_must_be_taken(number: int, reputation: int, points: int) -> None:
    """K9.1: with every middle effect declined reputation and points of the tile remain."""
    table = church(number).build(0, c3="sawmill", d3="mint", e3="brick_kiln").give(0, "bakery").claim(0, "b3")
    table.patricians("patrician_pool", green=1)
    state = table.state
    kept = (
        "groschen",
        "slots",
        "owners",
        "markers",
        "town",
        "houses",
        "production",
        "council",
        "mines",
        "pool",
        "waiting",
    )
    before = [list(getattr(state, name)) for name in kept]
    table.act("barbara")
    asked = 0
    while not table.at(PlayCard):
        assert "decline" in table.options
        table.play("decline")
        asked += 1
    assert table.state.reputation[0] == reputation
    assert table.points(0) == ({"barbara": points} if points else {})
    assert asked == {1: 0, 11: 0, 5: 2, 9: 2}.get(number, 1)
    assert [getattr(state, name) for name in kept] == before


def test_k9_2_after_tile_11() -> None:
    """K9.2: once all tiles are turned the action gives 2 reputation, again and again."""
    table = church(12).own(0, pelicans=2).act("barbara")
    assert table.state.reputation[0] == 2
    assert table.told("pelican-used", 0) == [("barbara-complete",)]
    assert table.state.barbara == 11
    table.act("joker", "action:barbara")
    assert table.state.reputation[0] == 3
    assert table.state.used_pelicans[0] == 2


def test_k9_3_tile_2_rights_free() -> None:
    """K9.3: tile 2: 1 reputation and rights to any tile one may have, free."""
    table = church(2).own(0, groschen=0).act("barbara")
    assert table.at(TakeRights, 0)
    assert table.state.reputation[0] == 1
    assert table.nouns == ["mining_office", "mint", "bakery", "st_bartholomew", "sawmill", "st_george", "decline"]
    assert set(table.refusals.values()) == {"not-your-guild"}
    table.play("rights:mint", "reveal:hospital")
    assert table.state.slots[0] == [TILE["mint"]]
    assert table.state.groschen[0] == 0
    assert table.hall()[0] == ["pump_house", "mining_office", "hospital"]
    assert table.told("took-rights", 0) == [("building-mint", 0)]
    assert table.kinds()[-1] == "barbara-turned", "the tile is turned last"


def test_k9_3_tile_2_without_a_slot() -> None:
    """K9.3: tile 2 with three tiles on the board: nothing is asked, and the log says why."""
    table = church(2).give(0, "sawmill", "mint", "bakery").act("barbara")
    assert table.at(PlayCard)
    assert table.told("not-possible", 0) == [("action-rights",)]


def test_k9_3_tile_3_house_to_production() -> None:
    """K9.3: tile 3: -1 reputation; the leftmost house of an own guild becomes +2 production, without its effect."""
    table = church(3).houses(0, 4, 0, 4).act("barbara")
    assert table.at(ConvertHouse, 0)
    assert table.state.reputation[0] == -1
    assert table.options == ["convert:builders", "convert:scribes", "decline"]
    assert table.refusals["convert:grocers"] == "no-house-left"
    assert "convert:miners" not in table.refusals
    assert table.changes("convert:scribes")["production_permits"] == (2, 2)
    table.play("convert:scribes")
    assert table.produced(0) == {"permits": 2}
    assert table.state.houses[:3] == [4, 0, 3]
    assert table.state.reputation[0] == -1, "the house's reputation is not gained"


def test_k9_3_tile_3_moves_no_deck_and_no_arm() -> None:
    """K9.3 †: nothing is built by tile 3: no arm, no deck, no technology, not even for the Miners."""
    table = church(3, boards={0: "miners builders grocers"}).act("barbara", "convert:miners")
    assert table.produced(0) == {"ore": 2}
    assert table.state.levels == [0, 0]
    assert table.state.arms == [0] * KINDS
    assert table.state.technology == 0
    assert church(3).act("barbara", "convert:builders").state.arms == [0] * KINDS


def test_k9_3_tile_3_without_houses() -> None:
    """K9.3: tile 3 with no house left: only the reputation is lost."""
    table = church(3).houses(0, 0, 0, 0).act("barbara")
    assert table.at(PlayCard)
    assert table.state.reputation[0] == -1


def test_k9_3_tile_4_plot_free_anywhere() -> None:
    """K9.3: tile 4: 1 reputation and any free square for nothing, next to a building or not."""
    table = church(4).build(1, c3="smelter").own(0, groschen=0).claim(2, "a1").act("barbara")
    assert table.at(ClaimPlot, 0)
    assert table.state.reputation[0] == 1
    assert len(table.options) == 30 - 2 + 1
    assert set(table.refusals.values()) == {"built-on", "claimed-already"}
    table.play("plot:f5")
    assert table.state.owners[SQUARE["f5"]] == 0
    assert table.state.groschen[0] == 0


def test_k9_3_tile_4_without_a_marker() -> None:
    """K9.3: tile 4 with three markers in town: nothing is asked."""
    assert church(4).claim(0, "a1", "b1", "c1").act("barbara").at(PlayCard)


def test_k9_3_tile_5_income_twice_with_a_patrician_each() -> None:
    """K9.3: tile 5: -2 reputation, income twice, each with the chance to seat a patrician for 10."""
    table = church(5).build(0, c3="sawmill").patricians("patrician_pool", green=2).own(0, groschen=0)
    table.market(population=12).act("barbara")
    assert table.at(Accept, 0)
    assert table.state.reputation[0] == -2
    table.play("accept")
    assert table.state.groschen[0] == 12
    table.play("patrician:green", "accept")
    assert table.at(SeatPatrician, 0)
    assert table.state.groschen[0] == 14
    table.play("patrician:green")
    assert table.at(PlayCard)
    assert table.state.groschen[0] == 4
    assert table.state.council[0] == 2


def test_k9_3_tile_5_each_may_be_declined() -> None:
    """K9.3: tile 5: the first income may be declined and the second taken."""
    table = church(5).build(0, c3="sawmill").act("barbara", "decline", "accept")
    assert table.at(PlayCard)
    assert table.state.groschen[0] == 46


def test_k9_3_tile_5_without_production() -> None:
    """K9.3: tile 5 without production and patricians: only the reputation is lost."""
    table = church(5).act("barbara")
    assert table.at(PlayCard)
    assert table.state.reputation[0] == -2


def test_k9_3_tile_6_patrician_from_the_bank() -> None:
    """K9.3: tile 6: 2 points and a patrician from the bank, not the pool, straight to the council, free."""
    table = church(6).patricians("council", silver=3).patricians("patrician_pool", green=1).own(0, groschen=0)
    table.act("barbara")
    assert table.at(SeatPatrician, 0)
    assert table.points(0) == {"barbara": 2}
    assert table.options == ["patrician:green", "patrician:yellow", "patrician:red", "decline"]
    table.play("patrician:green")
    assert table.state.patrician_bank == [1, 0, 3, 3]
    assert table.state.patrician_pool == [1, 0, 0, 0]
    assert table.state.council == [1, 3, 0, 0]
    assert table.state.groschen[0] == 0
    assert table.told("seated", 0) == [("patrician-green", 0)]


def test_k9_3_tile_6_empty_bank() -> None:
    """K9.3: tile 6 with an empty bank: the points alone."""
    table = church(6).patricians("council", green=3, silver=3, yellow=3, red=3).act("barbara")
    assert table.at(PlayCard)
    assert table.points(0) == {"barbara": 2}


def test_k9_3_tile_7_reputation_for_pairs() -> None:
    """K9.3: tile 7: 1 reputation for each pair of an own building and a public one next to it."""
    table = (
        church(7).build(0, c3="sawmill", e3="brick_kiln").build(1, c4="smelter", d3="mint", c2="hospital", a5="school")
    )
    table.act("barbara")
    assert table.at(GainForPairs, 0)
    assert table.step.terms(table.state) == {"reputation": 3}
    assert table.changes("accept")["reputation"] == (3, 3)
    assert table.play("accept").state.reputation[0] == 3, "Mint and Hospital at the Sawmill, Mint at the Brick Kiln"
    assert table.state.barbara == 7


def test_k9_3_tile_7_a_single_pair() -> None:
    """K9.3: tile 7: one pair is enough."""
    table = church(7).build(0, c3="sawmill", d3="mint").act("barbara", "accept")
    assert table.state.reputation[0] == 1


def test_k9_3_tile_7_without_pairs() -> None:
    """K9.3: tile 7: diagonal neighbours, and public buildings beside those of others, do not count."""
    table = church(7).build(0, c3="sawmill").build(1, d4="mint", e4="smelter").act("barbara")
    assert table.at(PlayCard)
    assert table.state.reputation[0] == 0


def test_k9_3_tile_8_building_for_0_wood() -> None:
    """K9.3: tile 8: 1 point and a building for 0 wood, with all its effects and its house."""
    table = church(8).give(0, "sawmill").claim(0, "c3").own(0, groschen=0).act("barbara")
    assert table.at(ChooseTile, 0)
    assert table.options == ["build:sawmill", "decline"]
    table.play("build:sawmill", "site:c3", "rights:st_george").until(PlayCard)
    assert table.state.groschen[0] == 0
    assert table.produced(0) == {"wood": 3}
    assert table.state.arms[COMMODITIES.index("wood")] == 1
    assert table.state.slots[0] == [TILE["st_george"]]
    assert table.points(0) == {"barbara": 1}
    assert table.state.barbara == 8


def test_k9_3_tile_8_red_x_still_counts() -> None:
    """K9.3, K7.2: a free building is a building all the same: a red X stops it, a missing house or plot too."""
    assert church(8).give(0, "sawmill").claim(0, "c3").market(wood=1).act("barbara").at(PlayCard)
    assert church(8).give(0, "sawmill").claim(0, "c3").houses(0, 0, 4, 4).act("barbara").at(PlayCard)
    assert church(8).give(0, "sawmill").act("barbara").at(PlayCard)


def test_k9_3_tile_9_two_mines_for_nothing() -> None:
    """K9.3 †: tile 9: two mine actions for 0 wood with waiting miners, no permit needed."""
    table = church(9).own(0, groschen=0).act("barbara")
    assert table.at(Accept, 0)
    table.play("accept")
    assert table.at(DrawMine), "the pool is not asked for"
    table.play("draw:mine_1_3", "pick:mine_1_3")
    assert "groschen" not in table.changes("mine:c1")
    table.play("mine:c1")
    assert table.at(Accept, 0)
    table.play("accept", "draw:mine_1_4", "pick:mine_1_4", "mine:c2")
    assert table.at(PlayCard)
    assert table.state.groschen[0] == 0
    assert (table.state.pool[0], table.state.waiting[0]) == (1, 6)
    assert table.produced(0) == {"ore": 4}
    assert table.state.levels == [1, 4]
    assert table.state.mines[SPACE["c2"]] == MINE_TILE["mine_1_4"]


def test_k9_3_tile_9_pool_miners_only_when_none_waits() -> None:
    """K9.3: tile 9: the last waiting miner first, then one of the pool; without any miner nothing is asked."""
    table = church(9).miners(0, pool=2, waiting=1).act("barbara")
    for _ in range(2):
        table.play("accept").skip()
        table.play(table.options[0]).play(table.options[0])
    assert table.at(PlayCard)
    assert (table.state.pool[0], table.state.waiting[0]) == (1, 0)
    assert church(9).miners(0, pool=0, waiting=0).act("barbara").at(PlayCard)


def test_k9_3_tile_9_empty_pool_needs_no_permit() -> None:
    """K9.3 †: tile 9 with an empty pool and no groschen: the waiting miners go straight to the mines."""
    table = church(9).own(0, pool=0, waiting=9, groschen=0).act("barbara", "accept", "draw:mine_1_1", "pick:mine_1_1")
    table.play("mine:f1", "decline")
    assert (table.state.pool[0], table.state.waiting[0]) == (0, 8)


def test_k9_3_tile_9_one_miner_left() -> None:
    """K9.3: tile 9 with a single miner on the board: the second mine is not offered."""
    table = church(9).miners(0, pool=0, waiting=1).act("barbara", "accept").skip()
    table.play(table.options[0]).play(table.options[0])
    assert table.at(PlayCard)
    assert table.told("not-possible", 0) == [("action-mine",)]


def test_k9_3_tile_9_drawing_without_digging() -> None:
    """K9.3: tile 9: the tiles of either mine action may be left."""
    table = church(9).act("barbara", "accept", "draw:mine_1_3")
    assert table.at(PickMine)
    table.play("leave")
    assert table.at(Accept)
    assert not table.at(Dig)


def test_k9_3_tile_10_dots_of_one_building() -> None:
    """K9.3: tile 10: one own building scores its matching dots now; those without any are refused, others' too."""
    table = (
        church(10)
        .build(0, c3="sawmill", a5="brick_kiln", f2="vegetable_market")
        .build(1, d3="coal_market", e3="smelter")
    )
    table.build(2, e5="pump_house").act("barbara")
    assert table.at(ScoreBuilding, 0)
    assert table.options == ["score:c3", "score:a5", "decline"]
    assert table.refusals == {
        "score:d3": "nobodys-building",
        "score:e3": "not-your-building",
        "score:e5": "not-your-building",
        "score:f2": "no-matching-dots",
    }
    assert table.changes("score:c3")["points"] == (3, 3)
    terms = table.step.option_terms(table.state, PACK.vocabulary.find("score:c3"))
    assert terms == {"building": "building-sawmill", "points": 3}
    table.play("score:c3")
    assert table.points(0) == {"barbara": 3}, "2 red and 1 yellow of the Coal Market"


def test_k9_3_tile_10_counts_villages_and_does_not_use_up() -> None:
    """K9.3: tile 10 counts villages; the building scores again at the end."""
    table = church(10).build(0, a3="carpenters_yard").act("barbara", "score:a3")
    assert table.points(0) == {"barbara": 1}
    assert table.to_end().points(0)["town"] == 1


def test_k9_4_building_of_tile_8_flips_tile_8_itself() -> None:
    """K9.4 †: a building built by tile 8 flips tile 8, with its tax; no further tile is turned."""
    table = church(8).give(0, "mining_office").claim(0, "c3").act("barbara", "build:mining_office", "site:c3")
    assert table.at(PlayCard)
    assert table.state.barbara == 8
    assert table.state.tax == 2
    assert table.told("barbara-flipped", 0) == [("barbara-8", 2)]
    assert table.told("barbara-turned") == []
    assert table.points(0) == {"barbara": 1}


def test_k9_4_tile_11_turned_by_a_building() -> None:
    """K9.4: tile 11 turned by a building: nobody gets the 5 points."""
    table = Table(3, boards=BOARDS).give(0, "mining_office").claim(0, "c3").barbara(11).own(0, pelicans=1)
    table.act("building", "build:mining_office", "site:c3")
    assert table.state.barbara == 11
    assert [table.points(seat) for seat in range(3)] == [{}, {}, {}]
    reputation = table.state.reputation[0]
    assert table.act("barbara").state.reputation[0] == reputation + 2, "the cathedral stands"


def test_k9_1_all_tiles_in_order() -> None:
    """K9.1: eleven actions turn the tiles one after the other, by whomever."""
    table = Table(3)
    for number in range(1, 12):
        table.until(PlayCard).own(table.state.seat or 0, pelicans=1)
        if not table.can("barbara"):
            table.hand(table.state.seat or 0, *CARD)
        table.act("barbara").until(PlayCard)
        assert table.state.barbara == number
