"""K6: the Plot action."""

import pytest

from kutna_hora.positions import PACK, SQUARE, Table, rich

BOARDS = {0: "builders grocers scribes"}


def prices(table: Table) -> dict[str, int | str]:
    """What every offered square costs."""
    choices = [(noun, PACK.vocabulary.find(f"plot:{noun}")) for noun in table.nouns]
    return {noun: table.step.option_terms(table.state, choice)["price"] for noun, choice in choices}


@pytest.mark.parametrize(("seats", "squares"), [(2, 20), (3, 30)])
def test_k6_1_no_building_any_free_square_for_5(seats: int, squares: int) -> None:
    """K6.1: while no building stands every free square costs 5, wherever markers stand."""
    table = Table(seats).act("plot")
    assert len(table.options) == squares
    assert set(prices(table).values()) == {5}
    assert table.changes("plot:c3")["groschen"] == (-5, -5)
    table.play("plot:c3")
    assert table.state.groschen[0] == 35
    assert table.state.owners[SQUARE["c3"]] == 0
    assert table.state.markers[0] == 1
    assert table.told("claimed", 0) == [("c3", 5)]
    table.act("plot")
    assert len(table.options) == squares - 1
    assert table.refusals["plot:c3"] == "claimed-already"
    assert table.refusal_terms["plot:c3"] == {"owner": 0}


def test_k6_1_next_to_a_building_for_its_price() -> None:
    """K6.1: with a building only orthogonal neighbours, for the price printed on it; public buildings count too."""
    table = rich().build(1, c3="smelter").act("plot")
    assert prices(table) == {"c2": 2, "b3": 2, "d3": 2, "c4": 2}
    assert table.refusals["plot:c3"] == "built-on"
    assert table.refusal_terms["plot:c3"] == {"building": "building-smelter"}
    assert table.refusals["plot:b2"] == table.refusals["plot:e3"] == "not-next-to-a-building"
    assert prices(rich().build(1, a1="mint").act("plot")) == {"b1": 5, "a2": 5}


def test_k6_1_highest_price_of_the_neighbours() -> None:
    """K6.1: next to two buildings the higher price, not the sum."""
    table = rich().build(1, c3="smelter", e3="mint").act("plot")
    assert prices(table)["d3"] == 5
    assert prices(table)["b3"] == 2
    table.play("plot:d3")
    assert table.state.groschen[0] == 195


def test_k6_1_claimed_neighbours_are_not_free() -> None:
    """K6.1: a square with anybody's marker is not free."""
    table = rich().build(1, c3="smelter").claim(2, "c2", "b3").act("plot")
    assert set(table.nouns) == {"d3", "c4"}
    assert table.refusal_terms["plot:b3"] == {"owner": 2}


def test_k6_1_no_neighbouring_square_free() -> None:
    """K6.1: if no square next to a building is free, any free square costs 5."""
    table = rich().build(1, a1="smelter").claim(2, "b1").claim(1, "a2").act("plot")
    assert len(table.options) == 27
    assert set(prices(table).values()) == {5}
    assert "plot:f5" in table.options


@pytest.mark.parametrize(("reputation", "price"), [(2, 5), (3, 1), (4, 1), (9, 1)])
def test_k6_2_reputation_3_makes_plots_cheap(reputation: int, price: int) -> None:
    """K6.2: with a reputation of 3 or more a plot costs 1 groschen, next to buildings and away from them."""
    table = rich().own(0, reputation=reputation).act("plot")
    assert set(prices(table).values()) == {price}
    table = rich().own(0, reputation=reputation).build(1, c3="smelter", d3="mint").act("plot")
    assert prices(table)["e3"] == price
    assert prices(table)["b3"] == min(price, 2)
    table.play("plot:e3")
    assert table.state.groschen[0] == 200 - price


def test_k6_2_at_most_three_markers() -> None:
    """K6.2: with three markers in town the action is refused."""
    table = rich().claim(0, "a1", "c3", "f5")
    assert not table.can("plot")
    assert table.why_not("plot").reason == "no-plot-marker"
    assert table.why_not("plot").terms == {"markers": 3}
    assert rich().claim(0, "a1", "c3").can("plot")


def test_k6_1_too_dear() -> None:
    """K6.1: a square that cannot be paid is refused with the figures; so is the action if all are."""
    table = Table(3).build(1, c3="smelter", e3="mint").own(0, groschen=2).act("plot")
    assert set(table.nouns) == {"c2", "b3", "c4"}
    assert table.refusals["plot:d3"] == "groschen-short"
    assert table.refusal_terms["plot:d3"] == {"missing": 3, "price": 5}
    table = Table(3).own(0, groschen=4)
    assert table.why_not("plot").terms == {"missing": 1, "price": 5}


def test_k6_1_no_free_square() -> None:
    """K6.1: in a full town the action is refused."""
    table = rich(2)
    state = table.state
    for square in state.side.town.squares:
        state.owners[square] = 1
    state.markers[1] = len(state.side.town.squares)
    state.options = table.step.options(state)
    assert not table.can("plot")
    assert table.why_not("plot").reason == "no-free-square"


def test_k6_2_marker_comes_back_with_the_building() -> None:
    """K6.2, K7.1: a marker that returns can claim again."""
    table = rich(boards=BOARDS).give(0, "sawmill").claim(0, "a1", "c3", "f5")
    assert not table.can("plot")
    table.act("building", "build:sawmill", "site:c3", "decline")
    assert table.can("plot")
    assert table.state.markers[0] == 2
