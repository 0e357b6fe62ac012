"""K7: the Building action."""

import pytest

from freestone.games.kutna_hora.names import COMMODITIES, GUILDS, HOUSE, KINDS, NONE, ORE, PATRICIANS, RIGHTS
from freestone.games.kutna_hora.steps.building import RemoveHouse
from freestone.games.kutna_hora.steps.end_of_game import stars_in_row
from freestone.games.kutna_hora.steps.end_of_round import award_figure, fewest_mines_in_a_row
from freestone.games.kutna_hora.steps.mine import Dig
from freestone.games.kutna_hora.steps.rights import Reveal, TakeRights
from freestone.games.kutna_hora.steps.turn import PlayCard
from kutna_hora.positions import MINE_TILE, PACK, SPACE, SQUARE, TILE, Table, lacking, rich

GUILD_TILES = [tile for tile in PACK.tiles if tile.guild != NONE]
PUBLIC_TILES = [tile for tile in PACK.tiles if tile.guild == NONE]
BOARDS = {0: "builders grocers scribes"}
MINERS = {0: "builders miners grocers"}


def home(guild: str, row: int = 1) -> dict[int, str]:
    """A board with a guild in a row: 0 public, 1 pelican, 2 reputation."""
    for card in PACK.guild_cards:
        for found in card.sets_for[3]:
            names = [GUILDS[index] for index in found.guilds]
            if guild in names:
                names.remove(guild)
                names.insert(row, guild)
                return {0: " ".join(names)}
    raise AssertionError(guild)


def building(tile: str, *, row: int = 1, square: str = "c3", house: int = 1) -> Table:
    """Seat 0 has just chosen where to build a tile; the next house of its row is number `house`."""
    guild = PACK.tiles[TILE[tile]].guild
    table = rich(boards=home(GUILDS[guild], row) if guild != NONE else BOARDS).give(0, tile).claim(0, square)
    if guild != NONE:
        left = [4, 4, 4]
        left[row] = 5 - house
        table.houses(0, *left)
    table.market(population=5, ore_level=5).forget()
    return table.act("building", f"build:{tile}", f"site:{square}")


def test_k7_1_own_tile_on_own_plot() -> None:
    """K7.1: a player builds an own tile on an own plot; the marker returns."""
    table = rich(boards=BOARDS).give(0, "sawmill", "mint").claim(0, "c3", "d4").claim(1, "e5").give(1, "smelter")
    table.act("building")
    assert table.options == ["build:sawmill", "build:mint"]
    table.play("build:sawmill")
    assert table.options == ["site:c3", "site:d4"]
    assert table.refusals == {"site:e5": "not-your-plot"}
    assert table.refusal_terms["site:e5"] == {"owner": 1}
    table.play("site:d4")
    assert table.state.town[SQUARE["d4"]] == TILE["sawmill"]
    assert table.state.slots[0] == [TILE["mint"]]
    assert table.state.markers == [1, 1, 0]
    assert table.state.owners[SQUARE["c3"]] == 0


@pytest.mark.parametrize(("tile", "population", "price"), [("sawmill", 0, 6), ("sawmill", 12, 12), ("mint", 12, 20)])
def test_k7_1_wood_at_todays_price(tile: str, population: int, price: int) -> None:
    """K7.1: its wood is paid at today's price, as the preview says, before its effects change it."""
    table = rich(boards=BOARDS).give(0, tile).claim(0, "c3").market(population=population).act("building")
    choice = PACK.vocabulary.find(f"build:{tile}")
    assert table.step.option_terms(table.state, choice)["price"] == price
    assert table.changes(f"build:{tile}")["groschen"] == (-price, -price)
    table.play(f"build:{tile}", "site:c3")
    assert table.state.groschen[0] == 200 - price
    assert table.told("built", 0) == [(f"building-{tile}", "c3", price)]


def test_k7_1_needs_plot_tile_and_groschen() -> None:
    """K7.1: without a plot, a tile, or groschen for the wood the action is refused."""
    assert rich(boards=BOARDS).give(0, "sawmill").why_not("building").reason == "no-plot"
    assert rich(boards=BOARDS).claim(0, "c3").why_not("building").reason == "no-tile"
    table = rich(boards=BOARDS).give(0, "sawmill").claim(0, "c3").own(0, groschen=5)
    assert table.why_not("building").terms == lacking(1, 3, "wood", 2)
    table.give(0, "st_george", "mint")
    assert table.own(0, groschen=6).act("building").options == ["build:st_george"]
    assert table.refusal_terms["build:mint"] == lacking(4, 5, "wood", 2)


def test_k7_2_guild_tile_needs_a_house_of_its_row() -> None:
    """K7.2: no house left in the guild's row: the tile cannot be built; other rows do not help."""
    table = rich(boards=BOARDS).give(0, "sawmill").claim(0, "c3").houses(0, 0, 4, 4)
    assert not table.can("building")
    assert table.why_not("building").reason == "no-house-left"
    assert table.why_not("building").terms == {"guild": "guild-builders"}
    assert table.give(0, "sawmill", "bakery").act("building").options == ["build:bakery"]


def test_k7_2_public_tile_needs_no_house() -> None:
    """K7.2: a public tile without `remove_house` can be built with no house left."""
    assert rich(boards=BOARDS).give(0, "mint").claim(0, "c3").houses(0, 0, 0, 0).can("building")


@pytest.mark.parametrize("tile", GUILD_TILES, ids=lambda tile: tile.id)
def test_k7_3_every_guild_tile(tile: object) -> None:
    """K7.3: each of the 24 tiles does what it prints, production first, once each."""
    printed = PACK.tiles[TILE[getattr(tile, "id", "")]]
    table = building(printed.id)
    if table.at(Dig):
        table.play("remove")
    assert table.at(PlayCard)
    amounts = {effect.verb: effect.amount for effect in printed.effects}
    commodity = COMMODITIES[printed.guild]
    assert table.produced(0) == {commodity: printed.production}
    assert table.kinds()[:3] == ["played", "built", "production-rose"]
    assert table.state.levels == [5 + amounts.get("population", 0), 5 + amounts.get("ore_deck", 0)]
    arms = [0] * KINDS
    arms[printed.guild] = int(printed.guild != ORE)
    assert table.state.arms == arms
    assert table.points(0) == ({"tiles": amounts["points"]} if "points" in amounts else {})
    assert table.state.reputation[0] == amounts.get("reputation", 0)
    flipped = amounts.get("flip_barbara", 0)
    assert table.state.barbara == flipped
    assert table.state.tax == amounts.get("tax", 0) + flipped
    assert table.state.pelicans[0] == 1 + amounts.get("pelican", 0), "one of the house"
    assert table.state.technology == int(printed.guild == ORE)


def test_k7_3_in_printed_order() -> None:
    """K7.3: Court: production, arm, flip, points, tax, in this order; then the house."""
    table = building("court")
    kinds = ("production-rose", "arm-moved", "barbara-flipped", "scored", "tax-rose", "gained-pelicans")
    order = [kind for kind in table.kinds() if kind in kinds]
    assert order == [
        *("production-rose", "arm-moved", "barbara-flipped", "tax-rose", "scored", "tax-rose", "gained-pelicans"),
    ]


def test_k7_3_miners_advance_the_ore_deck_once_and_move_no_arm() -> None:
    """K7.3: the `ore_deck` of a Miners' row is its production's advance, not a second one; a mine's is implied."""
    table = building("pump_house").play("mine:c1")
    assert table.told("deck-advanced") == [("deck-ore", 2, 7), ("deck-ore", 1, 8)]
    assert table.told("arm-moved") == []
    assert table.produced(0) == {"ore": 3}


def test_k7_3_arm_lowers_the_price_of_the_guild() -> None:
    """K7.3: after a Smelter silver is cheaper and ore dearer: it is read at the silver arm."""
    table = building("smelter")
    assert ("commodity-silver", 5, 3) in table.told("price-changed")
    assert ("commodity-ore", 3, 4) in table.told("price-changed")


HOUSES = [
    (0, 1, {}, 0, 0, True),
    (0, 2, {"houses": 2}, 0, 0, False),
    (0, 3, {"houses": 2}, 0, 0, True),
    (0, 4, {"houses": 5}, 0, 0, False),
    (1, 1, {}, 1, 0, False),
    (1, 2, {}, 1, 0, False),
    (1, 3, {"houses": 2}, 1, 0, False),
    (1, 4, {"houses": 3}, 1, 0, False),
    (2, 1, {}, 0, 2, False),
    (2, 2, {}, 0, 2, False),
    (2, 3, {"houses": 2}, 0, 2, False),
    (2, 4, {"houses": 3}, 0, 3, False),
]


@pytest.mark.parametrize(("row", "house", "points", "pelicans", "reputation", "tile"), HOUSES)
def test_k7_4_every_house(
    row: int, house: int, points: dict[str, int], pelicans: int, reputation: int, tile: bool
) -> None:
    """K7.4: the leftmost house left of the guild's row marks the building and its effect happens."""
    table = building("sawmill", row=row, house=house)
    assert table.at(TakeRights) == tile
    if tile:
        table.play("decline")
    assert table.at(PlayCard)
    assert table.points(0) == points, "declining the tile leaves the points"
    assert (table.state.pelicans[0], table.state.reputation[0]) == (pelicans, reputation)
    assert table.state.houses[row] == 4 - house
    assert table.state.owners[SQUARE["c3"]] == 0


def test_k7_4_house_comes_after_the_effects() -> None:
    """K7.4: the house's effect happens after all effects of the tile."""
    table = building("bathhouse", row=2)
    assert table.told("gained-reputation", 0) == [(1, 1), (2, 3)]
    table = building("carpenters_yard", row=0, house=2)
    assert table.told("scored", 0) == [(1, "source-tiles"), (2, "source-houses")]


def test_k7_4_free_public_tile() -> None:
    """K7.4: the free tile comes from the top of any public stack, costs nothing, and its stack moves as in K5.2."""
    table = building("sawmill", row=0)
    groschen = table.state.groschen[0]
    assert table.nouns == ["mint", "st_bartholomew", "st_george", "decline"]
    assert set(table.refusals.values()) == {"only-public-tiles"}
    assert len(table.refusals) == 6
    assert table.changes("rights:mint").get("groschen") is None
    table.on_top("mint").play("rights:mint", "reveal:hospital")
    assert table.state.groschen[0] == groschen
    assert table.state.slots[0] == [TILE["mint"]]
    assert table.hall()[0] == ["pump_house", "mining_office", "hospital"]


def test_k7_4_free_public_tile_before_the_points_of_the_house() -> None:
    """K7.4: the third house of the public row: a tile, then 2 points."""
    table = building("sawmill", row=0, house=3)
    assert table.points(0) == {}
    table.play("rights:st_george").until(PlayCard)
    assert table.points(0) == {"houses": 2}


def test_k7_4_red_tiles_included() -> None:
    """K7.4: red tiles lie in stacks of their own, which may be taken too and leave the row."""
    table = Table(3, boards={0: "builders grocers scribes"}, wishes=("reveal:school",)).to_round(4).until(PlayCard, 0)
    table.own(0, groschen=100).give(0, "brick_kiln").claim(0, "c3").act("building", "build:brick_kiln", "site:c3")
    assert table.nouns == ["mint", "school", "st_bartholomew", "little_castle", "st_george", "town_hall", "decline"]
    table.play("rights:school")
    assert table.at(PlayCard)
    assert table.hall()[0] == ["pump_house", "mining_office", "mint"]


def test_k7_4_free_public_tile_needs_a_slot() -> None:
    """K7.4: the built tile leaves its slot free; with three full ones nothing could be taken."""
    table = rich(boards=BOARDS).give(0, "sawmill", "mint", "bakery").claim(0, "c3")
    table.act("building", "build:sawmill", "site:c3")
    assert table.at(TakeRights), "two of three slots are full"
    table.until(PlayCard).give(0, "brick_kiln", "mint", "bakery")
    assert not PACK.actions[RIGHTS].possible(table.state, 0, HOUSE)
    assert PACK.actions[RIGHTS].possible(table.give(0, "mint", "bakery").state, 0, HOUSE)


def test_k7_4_no_public_tile_left() -> None:
    """K7.4: with no public tile in the town hall nothing is asked."""
    table = rich(boards=BOARDS).give(0, "sawmill").claim(0, "c3")
    for tile in PUBLIC_TILES:
        if tile.colour != 3:
            table.discard(tile.id)
    assert table.act("building", "build:sawmill", "site:c3").at(PlayCard)


@pytest.mark.parametrize("tile", PUBLIC_TILES, ids=lambda tile: tile.id)
def test_k7_5_every_public_tile(tile: object) -> None:
    """K7.5: each of the 12 public tiles: no owner, no house, no production; its patrician goes from bank to pool."""
    printed = PACK.tiles[TILE[getattr(tile, "id", "")]]
    table = building(printed.id)
    amounts = {effect.verb: effect.amount for effect in printed.effects}
    assert table.at(RemoveHouse) == ("remove_house" in amounts)
    if table.at(RemoveHouse):
        table.play("house:scribes")
    assert table.at(PlayCard)
    assert table.state.owners[SQUARE["c3"]] == NONE
    assert table.produced(0) == {}
    assert sum(table.state.houses[:3]) == 12 - ("remove_house" in amounts)
    tokens = [int(colour == printed.colour) for colour in range(4)]
    assert table.state.patrician_pool == tokens
    assert table.state.patrician_bank == [3 - token for token in tokens]
    assert table.state.levels == [5 + amounts.get("population", 0), 5 + amounts.get("ore_deck", 0)]
    assert table.points(0) == ({"tiles": amounts["points"]} if "points" in amounts else {})
    assert table.state.reputation[0] == amounts.get("reputation", 0)
    assert table.state.pelicans[0] == amounts.get("pelican", 0)
    assert table.state.tax == amounts.get("tax", 0)
    assert table.state.arms == [0] * KINDS


def test_k7_5_no_patrician_left() -> None:
    """K7.5: none of its colour left in the bank: nothing moves, the other effects happen."""
    table = rich(boards=BOARDS).give(0, "mint").claim(0, "c3").patricians("council", green=3)
    table.act("building", "build:mint", "site:c3")
    assert table.state.patrician_pool == [0, 0, 0, 0]
    assert table.state.council[PATRICIANS.index("green")] == 3
    assert table.points(0) == {"tiles": 5}


def technology(**miners: int) -> Table:
    """Seat 0 has built a Pump House and is asked where its technology tile goes."""
    table = rich(boards=MINERS).give(0, "pump_house").claim(0, "c3")
    if miners:
        table.miners(0, **miners)
    return table.forget().act("building", "build:pump_house", "site:c3")


def test_k7_6_technology_tile_is_placed_free() -> None:
    """K7.6: on any space where a mine could go, free, with a waiting miner, with its effects."""
    table = technology()
    groschen = table.state.groschen[0]
    assert table.at(Dig, 0)
    assert table.options == ["mine:c1", "mine:f1", "remove"]
    table.play("mine:f1")
    assert table.state.groschen[0] == groschen
    assert table.state.mines[SPACE["f1"]] == MINE_TILE["technology_1"]
    assert table.state.miners[SPACE["f1"]] == 0
    assert (table.state.pool[0], table.state.waiting[0]) == (1, 7)
    assert table.produced(0) == {"ore": 3}
    assert table.state.levels[1] == 3
    assert table.state.technology == 1


def test_k7_6_free_although_there_are_no_groschen() -> None:
    """K7.6: no wood is needed, whatever the neighbours print."""
    table = rich(boards=MINERS).give(0, "pump_house").claim(0, "c3").dig(1, c1="mine_3_2").own(0, groschen=6)
    table.act("building", "build:pump_house", "site:c3")
    assert table.state.groschen[0] == 0
    assert "mine:c2" in table.options
    assert "groschen" not in table.changes("mine:c2")


def test_k7_6_pool_miner_only_if_none_waits() -> None:
    """K7.6: a miner of the pool is used only if none waits."""
    table = technology(pool=1, waiting=1)
    spaces = [noun for noun in table.nouns if noun != "remove"]
    table.play(f"mine:{spaces[0]}")
    assert (table.state.pool[0], table.state.waiting[0]) == (1, 0)
    table = technology(pool=1, waiting=0)
    table.play(table.options[0])
    assert (table.state.pool[0], table.state.waiting[0]) == (0, 0)


def test_k7_6_may_be_removed() -> None:
    """K7.6: the tile may be removed from the game; the level rises either way; the next one is the second."""
    table = technology().play("remove")
    assert table.state.technology == 1
    assert MINE_TILE["technology_1"] in table.state.scrapped
    assert table.told("scrapped", 0) == [("technology-technology_1",)]
    assert table.told("technology-rose", 0) == [(2,)]
    assert table.produced(0) == {"ore": 2}
    assert table.state.waiting[0] == 8
    table.act("mine", "refill:0", "draw:mine_1_1", "draw:mine_1_2")
    assert table.nouns == ["mine_1_1", "mine_1_2", "leave"], "two tiles are drawn now"


def test_k7_6_no_miner_only_removed() -> None:
    """K7.6: no miner anywhere: it can only be removed, and every open space is refused for that reason."""
    table = technology(pool=0, waiting=0)
    assert table.options == ["remove"]
    assert table.refusals["mine:c1"] == "no-miner"
    assert table.play("remove").state.technology == 1


def test_k7_6_no_space_only_removed() -> None:
    """K7.6: no space where a mine could go: it can only be removed."""
    table = rich(boards=MINERS).give(0, "pump_house").claim(0, "c3")
    for space in table.state.side.mines.spaces:
        if table.state.mines[space] == NONE:
            table.state.mines[space] = PACK.rock_tiles[0]
    table.edited().act("building", "build:pump_house", "site:c3")
    assert table.options == ["remove"]


def test_k7_6_no_technology_tile_left() -> None:
    """K7.6: after the fourth tile nothing happens."""
    table = rich(boards=MINERS).give(0, "pump_house").claim(0, "c3")
    table.dig(1, c1="technology_1", d1="technology_2", f1="technology_3", c2="technology_4")
    table.act("building", "build:pump_house", "site:c3")
    assert table.at(PlayCard)
    assert table.state.technology == 4


def test_k7_6_in_order() -> None:
    """K7.6: the top one of the four: the second building brings the second tile."""
    table = rich(boards=MINERS).give(0, "pump_house", "horse_gin").claim(0, "c3", "d3")
    table.act("building", "build:pump_house", "site:c3", "mine:c1")
    table.act("building", "build:horse_gin", "site:d3", "mine:d1")
    assert table.state.mines[SPACE["d1"]] == MINE_TILE["technology_2"]
    assert table.state.technology == 2


def test_k7_6_a_placed_technology_tile_is_a_mine() -> None:
    """K7.6: it opens spaces at its printed cost and counts for rows, patricians and events."""
    table = technology().play("mine:c1")
    table.own(0, pool=1, waiting=7).act("mine", "refill:0", "draw:mine_1_1", "draw:mine_1_2", "pick:mine_1_1")
    assert {"mine:b1", "mine:d1", "mine:c2"} <= set(table.options)
    assert table.changes("mine:d1")["groschen"][0] == -3 * table.prices["wood"]
    assert stars_in_row(table.state, 0) == ([1, 0, 0], 2), "its star and the rock at h1"
    assert award_figure(table.state, 0, "mines") == 1
    table.dig(0, c2="mine_1_3", c3="mine_1_4", c4="mine_1_5")
    assert fewest_mines_in_a_row(table.state, 0) == 1


@pytest.mark.parametrize(("current", "tax"), [(1, 1), (2, 0), (3, 2), (11, 3)])
def test_k7_7_flip_barbara(current: int, tax: int) -> None:
    """K7.7: the current tile is turned and its tax added; nobody gets its effect."""
    table = rich(boards=BOARDS).give(0, "mining_office").claim(0, "c3").barbara(current).forget()
    table.houses(0, 4, 4, 3).own(0, reputation=0).act("building", "build:mining_office", "site:c3").until(PlayCard)
    assert table.state.barbara == current
    assert table.state.tax == tax
    assert table.told("barbara-flipped", 0) == [(f"barbara-{current}", tax)]
    assert table.points(0) == {}
    assert table.state.reputation[0] == 2, "the house's"
    assert table.state.used_pelicans[0] == 0


def test_k7_7_no_tile_left() -> None:
    """K7.7: once all are turned nothing happens."""
    table = rich(boards=BOARDS).give(0, "mining_office").claim(0, "c3").barbara(12).forget()
    table.act("building", "build:mining_office", "site:c3").until(PlayCard)
    assert (table.state.barbara, table.state.tax) == (11, 0)
    assert table.told("barbara-flipped") == []


def test_k7_8_remove_a_house_of_ones_choice() -> None:
    """K7.8: the leftmost house of a row of one's choice leaves without its effect; one cannot decline."""
    table = rich(boards=BOARDS).give(0, "school").claim(0, "c3").houses(0, 4, 0, 2)
    table.forget().act("building", "build:school", "site:c3")
    assert table.at(RemoveHouse, 0)
    assert table.options == ["house:builders", "house:scribes"]
    assert table.refusals["house:grocers"] == "no-house-left"
    assert "house:miners" not in table.refusals
    table.play("house:scribes")
    assert table.state.houses[:3] == [4, 0, 1]
    assert table.points(0) == {"tiles": 3}, "the third house of the row would have given 2 points"
    assert table.state.reputation[0] == 0
    assert table.told("house-removed", 0) == [("guild-scribes",)]
    order = [kind for kind in table.kinds() if kind in ("patrician-pooled", "house-removed", "scored", "tax-rose")]
    assert order == ["patrician-pooled", "house-removed", "scored", "tax-rose"]


def test_k7_8_next_house_of_the_row_is_the_second() -> None:
    """K7.8: a removed house is used up: the next building of that guild takes the second house."""
    table = rich(boards={0: "scribes grocers builders"}).give(0, "school", "mining_office").claim(0, "c3", "d3")
    table.act("building", "build:school", "site:c3", "house:scribes")
    table.act("building", "build:mining_office", "site:d3").until(PlayCard)
    assert table.points(0) == {"tiles": 3, "houses": 2}


def test_k7_8_no_house_at_all() -> None:
    """K7.8: with no house left on the board such a tile cannot be built."""
    table = rich(boards=BOARDS).give(0, "school").claim(0, "c3").houses(0, 0, 0, 0)
    assert not table.can("building")
    assert table.why_not("building").reason == "no-house-at-all"
    assert table.give(0, "school", "mint").act("building").options == ["build:mint"]


@pytest.mark.parametrize(("rate", "after"), [(22, 24), (23, 25), (24, 25), (25, 25)])
def test_k7_9_taxes_never_exceed_25(rate: int, after: int) -> None:
    """K7.9: the tax rate stops at 25."""
    table = rich(boards=BOARDS).give(0, "mint").claim(0, "c3").tax(rate).forget()
    table.act("building", "build:mint", "site:c3")
    assert table.state.tax == after
    assert table.told("tax-rose") == ([(after - rate, after)] if after > rate else [])


def test_k7_9_flips_and_events_stop_at_25_too() -> None:
    """K7.9: neither a flipped tile nor an event raises it further."""
    table = rich(boards=BOARDS).give(0, "archive").claim(0, "c3").tax(25).barbara(11)
    assert table.act("building", "build:archive", "site:c3").state.tax == 25
    table = Table(3, events=True, wishes=("event:mining_code",)).tax(24)
    assert table.to_round(2).state.tax == 25


def test_k7_10_pelicans_are_unused_and_unlimited() -> None:
    """K7.10: `pelican` n gives n unused ones, however many are about."""
    table = rich(boards=BOARDS).give(0, "high_church").claim(0, "c3").own(1, pelicans=30).own(0, pelicans=5)
    table.act("building", "build:high_church", "site:c3")
    assert (table.state.pelicans[0], table.state.used_pelicans[0]) == (7, 0)
    assert table.told("gained-pelicans", 0) == [(2,)]


def test_k7_10_points_reputation_tax_and_decks_at_once() -> None:
    """K7.10: Hospital: population 2, reputation 1, 3 points, tax 1, at once and for the builder alone."""
    table = building("hospital")
    assert table.state.levels == [7, 5]
    assert table.state.reputation == [1, 0, 0]
    assert [table.points(seat) for seat in range(3)] == [{"tiles": 3}, {}, {}]
    assert table.state.tax == 1


def test_k7_preview_of_a_building() -> None:
    """K7.1, K7.3: a preview states the full price and what happens to prices, production, income, tax and points."""
    table = rich(boards={0: "builders metallurgists scribes"}).give(0, "ore_washery").claim(0, "c3")
    table.market(ore_level=5).act("building")
    changes = table.changes("build:ore_washery")
    assert changes["groschen"] == (-8, -8)
    assert changes["points"] == (2, 2)
    assert changes["production_silver"] == (4, 4)
    assert changes["price_silver"] == (-2, -2)
    assert changes["price_ore"] == (1, 1)
    assert changes["income"] == (12, 12)
    assert changes["tax"] == (2, 2)
    assert changes["pelicans"] == (1, 1)


def test_k7_4_chance_reveals_what_lay_under_the_free_tile() -> None:
    """K7.4, K5.2: the next tile of the public stack is turned up."""
    assert building("sawmill", row=0).play("rights:st_george").at(Reveal)
