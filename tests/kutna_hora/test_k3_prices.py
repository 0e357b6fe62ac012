"""K3: prices, decks, arms, the town that builds, and the red X."""

import tomllib
from pathlib import Path
from shutil import copytree

import pytest

from freestone.core.engine import advance, apply
from freestone.core.step import CHANCE
from freestone.games.kutna_hora import GAME
from freestone.games.kutna_hora.names import COMMODITIES, GUILDS, POPULATION_DECK, WOOD
from freestone.games.kutna_hora.steps.rights import Reveal
from freestone.games.kutna_hora.steps.turn import PlayCard
from kutna_hora.positions import FIGURES, PACK, TILE, Table, rich

GROCER = {0: "grocers builders scribes"}


@pytest.mark.parametrize(
    ("levels", "arms", "prices"),
    [
        ((0, 0), {}, [4, 4, 2, 3, 3, 3]),
        ((13, 0), {}, [4, 4, 4, 3, 6, 6]),
        ((0, 14), {}, [2, 6, 2, 5, 3, 3]),
        ((20, 10), {"wood": 2, "food": 1, "beer": 3}, [2, 6, 4, 4, 6, 3]),
        ((20, 10), {"wood": 2, "food": 1, "beer": 3, "silver": 2}, [4, 3, 4, 4, 6, 3]),
        ((20, 10), {"wood": 2, "food": 1, "beer": 3, "permits": 2}, [2, 6, 4, 2, 6, 3]),
        ((39, 29), {"wood": 5, "food": 5, "beer": 4, "silver": 4, "permits": 5}, [2, 4, 4, 2, 4, 6]),
    ],
)
def test_k3_1_price_of_card_and_arm(levels: tuple[int, int], arms: dict[str, int], prices: list[int]) -> None:
    """K3.1: population: wood, food, beer; ore level: ore, silver, permits; ore is read at the silver arm."""
    table = Table(3).market(population=levels[0], ore_level=levels[1], **arms)
    assert table.prices == dict(zip(COMMODITIES, prices, strict=True))


def test_k3_1_a_price_is_a_cell_of_the_printed_table() -> None:
    """K3.1: every price of every card and arm position is the cell that the file prints."""
    file = tomllib.loads((FIGURES / "markets.toml").read_text(encoding="utf-8"))
    table = Table(3)
    for commodity in COMMODITIES:
        deck = "population" if commodity in ("wood", "food", "beer") else "ore_level"
        for level, line in enumerate(file[commodity]["cards"]):
            for position, cell in enumerate(line.split()):
                table.state.arms[COMMODITIES.index("silver" if commodity == "ore" else commodity)] = position
                table.state.levels[("population", "ore_level").index(deck)] = level
                assert table.prices[commodity] == int(cell.rstrip("tx"))


def bakery(population: int, **arms: int) -> Table:
    """Seat 0 builds a Bakery: the food arm moves, the population advances by 3."""
    table = rich(boards=GROCER).give(0, "bakery").claim(0, "c3").market(population=population, **arms)
    return table.forget().act("building", "build:bakery", "site:c3")


def test_k3_2_single_steps_each_acts_at_once() -> None:
    """K3.2: an advance of 3 is three cards: the town builds for wood at 14, for beer at 15, and then comes 16."""
    table = bakery(13)
    assert table.at(Reveal), "a new tile of the Builders comes up before the next card"
    assert table.state.levels[POPULATION_DECK] == 14
    table.until(PlayCard)
    acts = [kind for kind in table.kinds() if kind in ("deck-advanced", "town-built")]
    assert acts == ["deck-advanced", "town-built", "deck-advanced", "town-built", "deck-advanced"]
    assert table.told("deck-advanced") == [("deck-population", 1, level) for level in (14, 15, 16)]
    assert table.told("town-built") == [("guild-builders",), ("guild-innkeepers",)]


def test_k3_2_preview_goes_through_town_builds() -> None:
    """K3.2: the preview of a building states all its changes of prices, though tiles are turned up on the way."""
    table = rich(boards={0: "builders grocers scribes"}).give(0, "bakery").claim(0, "c3").market(population=13)
    table.act("building")
    before = GAME.measures(table.state, 0)
    changes = table.changes("build:bakery")
    table.play("build:bakery", "site:c3").until(PlayCard)
    after = GAME.measures(table.state, 0)
    happened = {name: after[name] - before[name] for name in before if after[name] != before[name]}
    assert changes == {name: (change, change) for name, change in happened.items()}
    assert changes["price_beer"] == (-1, -1)
    assert changes["groschen"] == (-12, -12)


def test_k3_2_order_of_the_population_deck() -> None:
    """K3.2 †: wood acts before food, food before beer, each to its end."""
    table = rich(boards={0: "scribes grocers builders"}).give(0, "mining_office").claim(0, "c3").market(population=21)
    table.forget().act("building", "build:mining_office", "site:c3").until(PlayCard)
    guilds = ["builders", "builders", "grocers", "grocers", "innkeepers"]
    assert table.told("town-built") == [(f"guild-{guild}",) for guild in guilds]
    assert table.state.arms == [0, 0, 2, 1, 2, 1]


def test_k3_2_order_of_the_ore_deck() -> None:
    """K3.2 †: silver acts before permits."""
    table = rich().market(ore_level=20, silver=1, permits=0).forget()
    table.act("mine", "refill:0", "draw:mine_1_1", "pick:mine_1_1", "mine:c1").until(PlayCard)
    assert table.told("town-built") == [("guild-metallurgists",), ("guild-scribes",)]
    assert (table.state.arms[1], table.state.arms[3]) == (2, 1)


def test_k3_2_last_card_of_the_population_deck() -> None:
    """K3.2: at card 39 further steps are ignored."""
    table = bakery(38, wood=5, food=4, beer=5)
    assert table.state.levels[POPULATION_DECK] == 39
    assert table.told("deck-advanced") == [("deck-population", 1, 39)]
    assert bakery(39, wood=5, food=4, beer=5).told("deck-advanced") == []


def test_k3_2_last_card_of_the_ore_deck() -> None:
    """K3.2: at card 29 further steps are ignored; production rises all the same."""
    table = rich().market(ore_level=28, silver=4, permits=4, wood=0)
    table.act("mine", "refill:0", "draw:mine_1_3", "pick:mine_1_3", "mine:c1")
    assert table.state.levels[1] == 29
    assert table.produced(0) == {"ore": 2}


def test_k3_3_town_builds() -> None:
    """K3.3: the arm moves one to the right, the top tile is discarded and its stack goes to the end of its row."""
    table = rich(boards=GROCER).market(population=13, food=1, beer=1)
    assert table.hall()[2] == ["sawmill", "tavern", "st_george"]
    table.act("mine", "refill:0", "draw:mine_1_5", "pick:mine_1_5", "mine:c1")
    assert table.state.levels[POPULATION_DECK] == 14
    assert table.state.arms[WOOD] == 1
    assert [PACK.tiles[tile].id for tile in table.state.discarded] == ["sawmill"]
    assert table.options == ["reveal:brick_kiln", "reveal:carpenters_yard"]
    table.play("reveal:carpenters_yard")
    assert table.hall()[2] == ["tavern", "st_george", "carpenters_yard"]
    assert table.prices["wood"] == 4
    assert table.state.groschen == [200 - 2 * 4, 41, 42], "nobody pays or gains anything for it"
    assert table.produced(0) == {"ore": 1}


def test_k3_3_no_tile_left() -> None:
    """K3.3: with no tile of the guild left the arm moves all the same."""
    table = rich(boards=GROCER).market(population=13, food=1, beer=1)
    table.discard("sawmill", "brick_kiln", "carpenters_yard", "builders_lodge").forget()
    assert table.hall()[2] == ["tavern", "st_george"]
    table.act("mine", "refill:0", "draw:mine_1_5", "pick:mine_1_5", "mine:c1")
    assert table.at(PlayCard)
    assert table.state.arms[WOOD] == 1
    assert len(table.state.discarded) == 4
    assert table.told("town-built") == [("guild-builders",)]
    assert table.told("tile-discarded") == []


def test_k3_3_last_tile_discarded_empties_the_row() -> None:
    """K3.3, K5.2: a stack whose last tile is discarded leaves its row and the others slide left."""
    table = rich(boards=GROCER).market(population=13, food=1, beer=1)
    table.discard("brick_kiln", "carpenters_yard", "builders_lodge").forget()
    table.act("mine", "refill:0", "draw:mine_1_5", "pick:mine_1_5", "mine:c1")
    assert table.at(PlayCard)
    assert table.hall()[2] == ["tavern", "st_george"]
    assert table.told("tile-discarded") == [("building-sawmill",)]


def test_k3_3_newly_visible_cell_acts_in_turn() -> None:
    """K3.3: a cascade: each new cell that shows the symbol moves the arm and discards another tile."""
    table = rich(boards=GROCER).market(population=37, wood=0, food=4, beer=4)
    table.act("mine", "refill:0", "draw:mine_1_5", "pick:mine_1_5", "mine:c1")
    for tile in ("brick_kiln", "carpenters_yard", "builders_lodge"):
        assert table.at(Reveal)
        table.play(f"reveal:{tile}")
    assert table.at(PlayCard)
    assert table.state.arms[WOOD] == 4
    names = ["sawmill", "brick_kiln", "carpenters_yard", "builders_lodge"]
    assert [PACK.tiles[tile].id for tile in table.state.discarded] == names


def test_k3_3_arm_at_its_last_position_by_event() -> None:
    """K3.3 †: an arm at its last position stays there and no tile is discarded if an event lets the town build."""
    table = Table(3, events=True, wishes=("event:market_privilege",)).market(food=5).forget()
    table.to_round(2)
    assert table.state.arms[COMMODITIES.index("food")] == 5
    assert table.told("town-built") == table.told("tile-discarded") == []
    assert table.hall()[1][1] == "bakery"


def test_k3_3_arm_at_its_last_position_by_building() -> None:
    """K3.3, K7.3: a building cannot move an arm beyond its last position either; its other effects happen."""
    table = bakery(39, wood=5, food=5, beer=5)
    assert table.state.arms[COMMODITIES.index("food")] == 5
    assert table.told("arm-moved") == []
    assert table.produced(0) == {"food": 3}


def test_k3_3_symbol_at_the_last_position(tmp_path: Path) -> None:
    """K3.3 †: a symbol at the last position does nothing: a pack that prints one plays on."""
    folder = Path(copytree(FIGURES, tmp_path / "pack"))
    text = (folder / "markets.toml").read_text(encoding="utf-8")
    wood = text.index("[wood]")
    changed = text[:wood] + text[wood:].replace('"3  2x 1x 1x 1x 1x"', '"3  2x 1x 1x 1t 1t"', 1)
    (folder / "markets.toml").write_text(changed, encoding="utf-8")
    pack = GAME.pack(folder)
    for arm, expected in ((5, 5), (4, 5), (3, 3)):
        state = GAME.setup(pack, 3, {"start": 0, "events": False, "first_game": True})
        advance(state)
        while state.seat == CHANCE:
            apply(state, state.options[0])
        state.arms[WOOD] = arm
        wishes = ["play:plot_mine-mine", "refill:0", "draw:mine_1_5", "pick:mine_1_5", "mine:c1"]
        for text in wishes:
            apply(state, pack.vocabulary.find(text))
        assert state.levels[POPULATION_DECK] == 1
        assert state.arms[WOOD] == expected
        assert len(state.discarded) == expected - arm


def test_k3_4_red_x_stops_building_only() -> None:
    """K3.4: with a red X on wood no Builders' tile can be built; rights to it can still be bought."""
    table = rich(boards=GROCER).give(0, "brick_kiln", "bakery").claim(0, "c3").market(population=2, wood=2)
    assert table.prices["wood"] == 1
    table.act("building")
    assert table.options == ["build:bakery"]
    assert table.refusals == {"build:brick_kiln": "red-x"}
    assert table.refusal_terms["build:brick_kiln"] == {"commodity": "commodity-wood"}
    table.play("build:bakery", "site:c3").until(PlayCard)
    assert "rights:sawmill" in table.act("rights").options


def test_k3_4_action_refused_for_the_x() -> None:
    """K3.4: if the X stops the only tile the action is refused with that reason."""
    table = rich(boards=GROCER).give(0, "bakery").claim(0, "c3").market(food=1)
    assert not table.can("building")
    assert table.why_not("building").reason == "red-x"
    assert table.why_not("building").terms == {"commodity": "commodity-food"}
    assert table.market(food=0).can("building")


def test_k3_4_x_is_checked_before_the_tile_is_placed() -> None:
    """K3.4: at card 0 a Sawmill may be built though its own arm then shows an X; the next one may not."""
    table = rich(boards=GROCER).give(0, "sawmill", "brick_kiln").claim(0, "c3", "d3").market(population=0)
    table.act("building", "build:sawmill", "site:c3")
    assert table.state.crossed_out(WOOD)
    assert table.produced(0) == {"wood": 3}
    assert not table.can("building")
    assert table.why_not("building").reason == "red-x"


@pytest.mark.parametrize(("level", "stopped"), [(13, False), (14, True)])
def test_k3_4_x_on_ore_stops_miners_buildings_only(level: int, stopped: bool) -> None:
    """K3.4: an X on ore (silver arm at the left, card 14) stops Miners' buildings, but no mine."""
    table = rich(boards={0: "miners builders grocers"}).give(0, "pump_house").claim(0, "c3").market(ore_level=level)
    assert table.state.crossed_out(0) == stopped
    assert table.can("building") != stopped
    assert "mine:c1" in table.act("mine", "refill:0", "draw:mine_1_1", "pick:mine_1_1").options


def test_k3_4_technology_tile_is_not_a_building() -> None:
    """K3.4: the X that a Miners' building itself brings up does not stop its technology tile."""
    table = rich(boards={0: "miners builders grocers"}).give(0, "pump_house").claim(0, "c3")
    table.market(ore_level=17, silver=1, permits=1).act("building", "build:pump_house", "site:c3")
    assert table.state.crossed_out(0)
    assert table.options == ["mine:c1", "mine:f1", "remove"]


def test_k3_4_public_buildings_are_never_stopped() -> None:
    """K3.4: with an X on every commodity but ore a public tile can be built."""
    table = rich().give(0, "st_george", "roasting_yard").claim(0, "c3")
    table.market(wood=3, food=3, beer=3, silver=3, permits=3)
    assert table.act("building").options == ["build:st_george"]


def test_k3_5_arm_of_a_building_shows_a_cell_that_acts_at_once() -> None:
    """K3.5 †: the symbol of the cell under the moved arm acts before the next effect of the tile."""
    table = rich(boards=GROCER).give(0, "sawmill").claim(0, "c3").market(population=22, food=2, beer=1).forget()
    table.act("building", "build:sawmill", "site:c3")
    assert table.at(Reveal)
    assert table.state.levels[POPULATION_DECK] == 22, "the population of the Sawmill comes later"
    assert table.state.arms[WOOD] == 2
    table.until(PlayCard)
    order = [kind for kind in table.kinds() if kind in ("production-rose", "arm-moved", "town-built", "deck-advanced")]
    assert order[:4] == ["production-rose", "arm-moved", "town-built", "arm-moved"]
    assert table.told("town-built")[0] == ("guild-builders",)
    assert TILE["brick_kiln"] in table.state.discarded


def test_k3_1_the_guild_of_a_commodity() -> None:
    """K3.1, K3.3: Miners ore, Metallurgists silver, Builders wood, Scribes permits, Grocers food, Innkeepers beer."""
    assert list(zip(GUILDS, COMMODITIES, strict=True)) == [
        ("miners", "ore"),
        ("metallurgists", "silver"),
        ("builders", "wood"),
        ("scribes", "permits"),
        ("grocers", "food"),
        ("innkeepers", "beer"),
    ]
    assert PACK.deck_order == [[2, 4, 5], [1, 3]]
