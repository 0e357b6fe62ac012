"""K13: the end of the game."""

import pytest

from freestone.games.kutna_hora import GAME
from freestone.games.kutna_hora.measures import final_sheet
from freestone.games.kutna_hora.names import SOURCES
from freestone.games.kutna_hora.steps.end_of_game import building_points, mine_row_points, stars_in_row
from kutna_hora.positions import PACK, SQUARE, Table

BOARDS = {0: "builders grocers scribes"}
ALL = {0: "builders metallurgists scribes", 1: "grocers metallurgists miners", 2: "innkeepers miners scribes"}


def last_round(**given: dict[int, str]) -> Table:
    """The last round of three players, without taxes."""
    return Table(3, boards=given.get("boards", BOARDS)).in_round(6)


@pytest.mark.parametrize(
    ("around", "points"),
    [
        ({}, 0),
        ({"c2": "brick_kiln"}, 2),
        ({"c2": "coal_market"}, 3),
        ({"c2": "coal_market", "d3": "mint", "c4": "st_george"}, 3 + 1 + 3),
        ({"d4": "coal_market"}, 0),
        ({"c2": "our_lady"}, 0),
        ({"c2": "carpenters_yard", "b3": "builders_lodge"}, 2 + 2),
    ],
)
def test_k13_1_matching_dots_of_neighbours(around: dict[str, str], points: int) -> None:
    """K13.1: 1 point for each dot on an orthogonal neighbour whose colour is among the building's own."""
    table = last_round().build(0, c3="sawmill", **around)
    assert building_points(table.state, SQUARE["c3"]) == points


def test_k13_1_once_a_dot_however_often_the_building_has_the_colour() -> None:
    """K13.1: a Brick Kiln with two red dots gets 2 for two red dots next door, not 4."""
    table = last_round().build(0, c3="brick_kiln", c4="butchers_stalls")
    assert building_points(table.state, SQUARE["c3"]) == 2
    assert table.to_end().points(0)["town"] == 4


@pytest.mark.parametrize(
    ("square", "tile", "points"),
    [
        *(("a3", "sawmill", 1), ("a3", "brick_kiln", 0), ("a5", "brick_kiln", 1), ("b5", "sawmill", 1)),
        *(("f5", "sawmill", 1), ("f5", "mining_office", 1), ("f5", "court", 2), ("a1", "mining_office", 2)),
        *(("f1", "sawmill", 1), ("e1", "sawmill", 1), ("c3", "sawmill", 0)),
    ],
)
def test_k13_1_villages_on_the_edge(square: str, tile: str, points: int) -> None:
    """K13.1: villages count for the squares beside them; corners can have two."""
    table = last_round().build(0, **{square: tile})
    assert building_points(table.state, SQUARE[square]) == points


def test_k13_1_villages_of_the_small_side() -> None:
    """K13.1: with two players the villages are elsewhere."""
    table = Table(2, boards={0: "builders grocers innkeepers"}).build(0, b1="sawmill", a3="brick_kiln", d1="bakery")
    found = [building_points(table.state, SQUARE[square]) for square in ("b1", "a3", "d1")]
    assert found == [1, 1, 1]


def test_k13_1_public_buildings_score_nothing() -> None:
    """K13.1: dots match for the owner of the guild building only; public buildings have none."""
    table = last_round().build(0, c3="sawmill", c2="coal_market", d2="mint")
    table.to_end()
    assert [table.points(seat).get("town", 0) for seat in range(3)] == [3, 0, 0]


def test_k13_1_each_owner_scores_own_buildings() -> None:
    """K13.1: two neighbours of different owners both score."""
    table = last_round(boards=ALL).build(0, c3="sawmill").build(1, d3="bakery").to_end()
    assert [table.points(seat).get("town", 0) for seat in range(3)] == [1, 1, 0]


def test_k13_2_all_stars_of_a_row_and_own_stars() -> None:
    """K13.2: rocks and technology tiles count for the row; only own stars for the rank."""
    table = last_round().dig(0, c1="mine_1_8").dig(1, d1="technology_1", f1="mine_1_3")
    assert stars_in_row(table.state, 0) == ([2, 1, 0], 4), "2 and 1 stars, and the rock at h1"
    assert mine_row_points(table.state) == [2, 1, 0]


@pytest.mark.parametrize(
    ("stars", "values"),
    [
        *((0, [0, 0, 0]), (1, [1, 0, 0]), (2, [1, 0, 0]), (3, [2, 1, 0]), (5, [3, 2, 1]), (6, [3, 2, 1])),
        *((7, [5, 3, 1]), (9, [6, 4, 2]), (12, [8, 5, 2]), (13, [9, 6, 3]), (15, [9, 6, 3]), (16, [11, 7, 4])),
    ],
)
def test_k13_2_values_of_a_row(stars: int, values: list[int]) -> None:
    """K13.2: what a row is worth by its stars; more than 16 are worth the same."""
    assert PACK.row_points[stars] == values
    assert len(PACK.row_points) == 17


def test_k13_2_more_stars_than_the_table() -> None:
    """K13.2: with more than 16 stars in a row the last value holds."""
    tiles = {"c1": "mine_3_1", "d1": "mine_3_2", "e1": "mine_3_6", "f1": "mine_2_7", "b1": "mine_3_3", "g1": "mine_3_4"}
    table = last_round().dig(0, **tiles)
    assert stars_in_row(table.state, 0)[1] == 17
    assert mine_row_points(table.state) == [11, 0, 0]


@pytest.mark.parametrize(
    ("mines", "points"),
    [
        ([["mine_1_8"], ["mine_2_1"], []], [3, 3, 0]),
        ([["mine_2_7"], ["mine_1_1"], ["mine_1_2"]], [3, 2, 2]),
        ([["mine_1_8"], ["mine_2_1"], ["mine_1_1"]], [3, 3, 1]),
        ([["mine_1_1"], ["mine_1_2"], ["mine_1_5"]], [2, 2, 2]),
        ([["mine_1_3"], ["mine_2_7"], ["mine_1_8"]], [0, 3, 2]),
    ],
)
def test_k13_2_ranks_and_ties(mines: list[list[str]], points: list[int]) -> None:
    """K13.2: tied players get the full value of their place; the places they fill are used up; no star, no points."""
    table = last_round()
    spaces = iter(["c1", "d1", "f1"])
    for seat, tiles in enumerate(mines):
        for tile in tiles:
            table.dig(seat, **{next(spaces): tile})
    assert mine_row_points(table.state) == points


def test_k13_2_fourth_place_gets_nothing() -> None:
    """K13.2: there are three places; a fourth player with a star gets nothing."""
    table = (
        Table(4).dig(0, c1="mine_2_7", d1="mine_1_1").dig(1, f1="mine_3_6").dig(2, e1="mine_1_8").dig(3, b1="mine_1_2")
    )
    assert mine_row_points(table.state) == [8, 5, 2, 0]


def test_k13_2_every_row_for_itself() -> None:
    """K13.2: rows are ranked one by one and added up."""
    table = last_round().dig(0, c1="mine_2_7").dig(1, c2="mine_1_8", c3="mine_1_1")
    rows = [stars_in_row(table.state, row) for row in range(4)]
    assert rows[0] == ([3, 0, 0], 4)
    assert rows[1] == ([0, 2, 0], 4)
    assert rows[2] == ([0, 1, 0], 3)
    assert table.to_end().points(0)["mine_rows"] == 2
    assert table.points(1)["mine_rows"] == 4


@pytest.mark.parametrize(("population", "income", "points"), [(0, 6, 0), (8, 12, 1), (13, 12, 1), (28, 21, 2)])
def test_k13_3_income_divided_by_10(population: int, income: int, points: int) -> None:
    """K13.3: income at final prices, divided by 10, rounded down; no groschen are paid."""
    table = last_round().build(0, c3="sawmill").market(population=population, food=2, beer=2)
    assert table.state.income(0) == income
    groschen = table.state.groschen[0]
    assert table.to_end().points(0).get("income", 0) == points
    assert table.state.groschen[0] == groschen


@pytest.mark.parametrize(
    ("reputation", "points"),
    [(-6, -4), (-5, -2), (-4, -1), (-3, 0), (0, 0), (6, 0), (7, 1), (8, 2), (9, 4)],
)
def test_k13_4_reputation_spaces(reputation: int, points: int) -> None:
    """K13.4: the points printed on the spaces at both ends of the track."""
    table = last_round().own(0, reputation=reputation).to_end()
    assert table.points(0) == ({"reputation": points} if points else {})


def test_k13_5_extras() -> None:
    """K13.5: one point for each tile not built, each plot marker in town and each unused pelican, not used ones."""
    table = last_round().give(0, "sawmill", "mint").claim(0, "a1").own(0, pelicans=4, used_pelicans=9)
    assert table.to_end().points(0) == {"extras": 7}
    table = last_round().claim(0, "a1", "b2", "c3").own(0, groschen=100).to_end()
    assert table.points(0) == {"extras": 3}


def test_k13_6_most_points() -> None:
    """K13.6: the most points win, whatever the groschen."""
    table = last_round().own(0, groschen=0).own(1, groschen=99).own(0, pelicans=1).to_end()
    assert GAME.scores(table.state) == [1, 0, 0]
    assert GAME.winners(table.state) == [0]


def test_k13_6_then_most_groschen() -> None:
    """K13.6: a tie in points goes to the one with most groschen."""
    table = last_round().own(0, pelicans=2, groschen=7).own(1, pelicans=2, groschen=8).own(2, groschen=99).to_end()
    assert GAME.winners(table.state) == [1]


def test_k13_6_then_shared() -> None:
    """K13.6: a tie in both is shared."""
    table = last_round().own(0, pelicans=2, groschen=8).own(1, pelicans=2, groschen=8).own(2, groschen=99).to_end()
    assert GAME.winners(table.state) == [0, 1]


def test_k13_6_negative_points_lose_too() -> None:
    """K13.6, K11.1: scores below 0 are compared all the same."""
    table = last_round().own(0, reputation=-6).own(1, reputation=-5).own(2, reputation=-4).to_end()
    assert GAME.scores(table.state) == [-4, -2, -1]
    assert GAME.winners(table.state) == [2]


def test_k13_sheet_sums_to_the_score() -> None:
    """K13.1-5: every source of the score sheet is listed separately, and they sum to the score."""
    table = last_round().build(0, c3="sawmill", c2="coal_market").dig(0, c1="mine_1_8").own(0, reputation=8, pelicans=2)
    table.market(population=13, food=2, beer=2).patricians("council", green=1).to_end()
    assert table.points(0) == {"green": 1, "town": 3, "mine_rows": 2, "income": 1, "reputation": 2, "extras": 2}
    assert list(GAME.score_sheet(table.state)[0]) == list(SOURCES)
    assert GAME.scores(table.state)[0] == 11


def test_k13_preview_knows_the_final_points() -> None:
    """K13.1: the figure of what the game would be worth if it ended now counts town, mines, income and extras."""
    table = last_round().build(0, c3="sawmill").give(0, "brick_kiln").claim(0, "c2").own(0, groschen=99)
    table.market(population=5)
    before = GAME.measures(table.state, 0)["final_points"]
    assert before == 0 + 0 + 2
    table.act("building", "build:brick_kiln", "site:c2").until(type(table.step))
    assert GAME.measures(table.state, 0)["final_points"] == 2 + 1 + 1 + GAME.scores(table.state)[0]


def test_k13_figures_before_the_end_are_those_of_the_end() -> None:
    """K13.1-5: the sheet as if the game ended now is the sheet of the end if nothing happens any more."""
    table = last_round().build(0, c3="sawmill", c2="coal_market").dig(0, c1="mine_1_8").dig(1, d1="mine_2_7")
    table.own(0, reputation=8, pelicans=2).own(1, reputation=-5).give(1, "mint").claim(2, "a1")
    table.market(population=13, food=2, beer=2)
    foreseen = final_sheet(table.state)
    assert GAME.winners(table.state) == [0]
    assert table.to_end().state.over
    assert foreseen == GAME.score_sheet(table.state) == final_sheet(table.state)
    assert {source for sheet in foreseen for source, points in sheet.items() if points} == {
        *("town", "mine_rows", "income", "reputation", "extras"),
    }
