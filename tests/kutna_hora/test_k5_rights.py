"""K5: the Rights action."""

import pytest

from freestone.games.kutna_hora.steps.turn import PlayCard
from kutna_hora.positions import PACK, TILE, Table, lacking, rich

BOARDS = {0: "builders grocers scribes"}


def test_k5_1_own_guilds_and_public_tiles() -> None:
    """K5.1: the top tiles of one's three guilds and of the public stacks; not those of other guilds."""
    table = rich(boards=BOARDS).act("rights")
    assert table.nouns == ["mining_office", "mint", "bakery", "st_bartholomew", "sawmill", "st_george"]
    assert table.refusals == {f"rights:{tile}": "not-your-guild" for tile in ("pump_house", "roasting_yard", "tavern")}
    assert table.refusal_terms["rights:tavern"] == {"guild": "guild-innkeepers"}


def test_k5_1_only_the_top_tile() -> None:
    """K5.1: what lies under the top tile cannot be had."""
    table = rich(boards=BOARDS).on_top("carpenters_yard").act("rights")
    assert "rights:carpenters_yard" in table.options
    assert "rights:sawmill" not in [*table.options, *table.refusals]


@pytest.mark.parametrize(
    ("tile", "ore_level", "price"),
    [("sawmill", 0, 1), ("sawmill", 16, 1), ("bakery", 0, 3), ("bakery", 16, 5), ("mint", 0, 6), ("mint", 16, 10)],
)
def test_k5_1_cost_of_the_column(tile: str, ore_level: int, price: int) -> None:
    """K5.1: 1 groschen at the left, 1 and 2 permits further right, at today's price; the preview says so."""
    table = rich(boards=BOARDS).market(ore_level=ore_level, silver=2).act("rights")
    assert table.changes(f"rights:{tile}")["groschen"] == (-price, -price)
    table.play(f"rights:{tile}")
    assert table.state.groschen[0] == 200 - price
    assert table.told("took-rights", 0) == [(f"building-{tile}", price)]
    assert table.state.slots[0] == [TILE[tile]]


def test_k5_1_three_permits_in_the_fourth_column() -> None:
    """K5.1: a red tile at the end of a full row costs 3 permits."""
    table = Table(3).to_round(4)
    seat = table.state.seat or 0
    table.own(seat, groschen=100).act("rights")
    assert [len(row) for row in table.hall()] == [4, 4, 4]
    red = table.hall()[0][3]
    assert PACK.tiles[TILE[red]].colour == 3
    assert table.prices["permits"] == 3
    table.play(f"rights:{red}")
    assert table.state.groschen[seat] == 91
    assert table.hall()[0] == ["pump_house", "mining_office", "mint"], "a red tile is a stack of its own"


@pytest.mark.parametrize(("groschen", "count"), [(0, 0), (1, 1), (2, 1), (3, 3), (5, 3), (6, 6)])
def test_k5_1_only_what_can_be_paid(groschen: int, count: int) -> None:
    """K5.1: stacks whose cost cannot be paid are refused with the figures."""
    table = Table(3, boards=BOARDS).own(0, groschen=groschen)
    assert table.can("rights") == bool(count)
    if count:
        table.act("rights")
        assert len(table.options) == count
        short = [reason for reason in table.refusals.values() if reason != "not-your-guild"]
        assert short == ["commodity-short"] * (6 - count)


def test_k5_1_refusal_figures() -> None:
    """K5.1: the refusal of a tile in the third column: 2 permits at 3, 1 groschen short."""
    table = Table(3, boards=BOARDS).own(0, groschen=5).act("rights")
    assert table.refusal_terms["rights:mint"] == lacking(1, 2, "permits", 3)


def test_k5_2_three_slots() -> None:
    """K5.2: with three tiles on the board the action is impossible, whatever they are."""
    table = rich(boards=BOARDS).give(0, "sawmill", "mint", "bakery")
    assert not table.can("rights")
    assert table.why_not("rights").reason == "no-free-slot"
    assert table.why_not("rights").terms == {"slots": 3}
    assert table.give(0, "sawmill", "mint").can("rights")


def test_k5_2_stack_goes_to_the_end_of_its_row() -> None:
    """K5.2: the stack moves to the end, the others slide left; the next tile is turned up by chance."""
    table = rich(boards={0: "miners builders grocers"})
    assert table.hall()[0] == ["pump_house", "mining_office", "mint"]
    table.act("rights", "rights:pump_house", "reveal:changing_house")
    assert table.hall() == [
        ["mining_office", "mint", "changing_house"],
        ["roasting_yard", "bakery", "st_bartholomew"],
        ["sawmill", "tavern", "st_george"],
    ]
    table.act("rights", "rights:mint", "reveal:hospital")
    assert table.hall()[0] == ["mining_office", "changing_house", "hospital"]


def test_k5_2_the_last_stack_of_a_row_stays_there() -> None:
    """K5.2: a tile from the last stack of a row leaves the order as it is."""
    table = rich(boards=BOARDS).act("rights", "rights:mint", "reveal:coal_market")
    assert table.hall()[0] == ["pump_house", "mining_office", "coal_market"]


def test_k5_2_a_stack_before_a_red_tile_goes_behind_it() -> None:
    """K5.2: the end of the row is behind the red tile once there is one."""
    table = Table(3, boards={0: "miners builders grocers"}, wishes=("reveal:school",)).to_round(4).until(PlayCard, 0)
    assert table.hall()[0] == ["pump_house", "mining_office", "mint", "school"]
    table.own(0, groschen=100).act("rights", "rights:pump_house", "reveal:horse_gin")
    assert table.hall()[0] == ["mining_office", "mint", "school", "horse_gin"]


def test_k5_2_an_empty_place_holds_no_tile() -> None:
    """K5.2: in a shorter row nothing lies at the end, and no tile is offered twice, red ones included."""
    table = Table(3, boards=BOARDS).discard("pump_house", "horse_gin", "changing_house", "smithy").to_round(4)
    table.until(PlayCard, 0).own(0, groschen=100).act("rights")
    assert [len(row) for row in table.hall()] == [3, 4, 4]
    assert sorted([*table.nouns, "roasting_yard", "tavern"]) == sorted(tile for row in table.hall() for tile in row)


def test_k5_2_an_empty_stack_leaves_its_row() -> None:
    """K5.2: when the last tile is taken the others slide left and the row is shorter."""
    table = rich(boards={0: "miners builders grocers"}).discard("horse_gin", "changing_house", "smithy")
    table.act("rights", "rights:pump_house")
    assert table.at(PlayCard)
    assert table.hall()[0] == ["mining_office", "mint"]
    assert table.prices["permits"] == 3
    assert table.state.hall[2:4] == [-1, -1]
    table.act("rights")
    assert table.changes("rights:mint")["groschen"] == (-3, -3), "the public stack has come to the second column"


def test_k5_1_no_tile_left_to_take() -> None:
    """K5.1: with nothing but tiles of other guilds in the town hall the action is refused."""
    table = rich(boards=BOARDS)
    for tile in PACK.tiles:
        if tile.guild in (2, 3, 4) or (tile.guild == -1 and tile.colour != 3):
            table.discard(tile.id)
    assert table.why_not("rights").reason == "no-tile-left"
