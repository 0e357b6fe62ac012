"""Every built-in set agrees with what the rulebooks say about the components, whatever figures it reconstructs.

Each test quotes the sentence that it rests on; the German, Italian and Spanish editions say the same.
"""

import pytest

from freestone.games.kutna_hora import GAME
from freestone.games.kutna_hora.cards import MineTile, Tile
from freestone.games.kutna_hora.components import Components
from freestone.games.kutna_hora.names import (
    COLOURS,
    COMMODITIES,
    DECKS,
    GUILDS,
    NONE,
    ORE,
    ORE_DECK,
    PATRICIANS,
    RED_X,
    SILVER,
    TOWN,
)
from freestone.packs.folders import built_in

PACKS = list(built_in(GAME))
KEY = "production arm technology ore_deck population points reputation pelican tax patrician remove_house flip_barbara"


@pytest.fixture(params=PACKS)
def pack(request: pytest.FixtureRequest) -> Components:
    return GAME.pack(str(request.param))


def guild_tiles(pack: Components) -> list[Tile]:
    return [tile for tile in pack.tiles if tile.guild != NONE]


def public_tiles(pack: Components) -> list[Tile]:
    return [tile for tile in pack.tiles if tile.guild == NONE]


def verbs(tile: Tile | MineTile) -> set[str]:
    return {effect.verb for effect in tile.effects}


def some(found: list[bool]) -> bool:
    """Whether it holds for some and not for all."""
    return any(found) and not all(found)


def test_only_guild_tiles_turn_a_cathedral_tile(pack: Components) -> None:
    """ "That applies only if the tile is flipped over by a guild building." """
    assert not [tile.id for tile in public_tiles(pack) if "flip_barbara" in verbs(tile)]


def test_some_guilds_help_to_build_the_cathedral(pack: Components) -> None:
    """ "Some guilds get involved in the construction of St. Barbara's Cathedral"; the Scribes began it."""
    helpers = {GUILDS[tile.guild] for tile in guild_tiles(pack) if "flip_barbara" in verbs(tile)}
    assert "scribes" in helpers
    assert helpers < set(GUILDS)


def test_every_guild_tile_but_the_miners_moves_an_arm(pack: Components) -> None:
    """ "Most guild buildings will tell you to move a commodity indicator one notch to the right. (Miners' guild
    buildings are the only exception.)"
    """
    for tile in guild_tiles(pack):
        assert ("arm" in verbs(tile)) == (GUILDS[tile.guild] != "miners"), tile.id


def test_every_guild_tile_raises_production(pack: Components) -> None:
    """ "When you build a guild building, it increases your production of the associated commodity." """
    assert all(tile.production > 0 for tile in guild_tiles(pack))


def test_only_the_miners_bring_technology(pack: Components) -> None:
    """ "The mining technology level increases only when a player builds a miners' guild building." """
    for tile in pack.tiles:
        miners = tile.guild != NONE and GUILDS[tile.guild] == "miners"
        assert ("technology" in verbs(tile)) == miners, tile.id


def test_every_public_tile_brings_its_patrician(pack: Components) -> None:
    """ "All public buildings add a patrician to the patrician pool. Take the corresponding token." """
    for tile in public_tiles(pack):
        moved = [effect.text()[1]["patrician"] for effect in tile.effects if effect.verb == "patrician"]
        assert moved == [f"patrician-{PATRICIANS[tile.colour]}"], tile.id


def test_public_tiles_have_powerful_effects(pack: Components) -> None:
    """ "Public buildings have powerful immediate effects that can give you reputation, pelican tokens, and even
    immediate points"; they give no production.
    """
    public = public_tiles(pack)
    for verb in ("reputation", "pelican", "points"):
        assert any(verb in verbs(tile) for tile in public), verb
    assert all(len(tile.effects) > 1 and not tile.production for tile in public)


def test_the_sawmill_can_score_three_from_a_public_tile(pack: Components) -> None:
    """ "Blue's sawmill matches red and yellow dots. So it scores 6 points - 3 from the public building above." """
    red, yellow = COLOURS.index("red"), COLOURS.index("yellow")
    assert any(tile.dots[red] + tile.dots[yellow] == 3 for tile in public_tiles(pack))


def test_tiles_use_every_effect_of_the_key(pack: Components) -> None:
    """The key on the back page has these effects and no others."""
    assert set().union(*map(verbs, pack.tiles)) == set(KEY.split())


def test_most_mines_make_ore(pack: Components) -> None:
    """ "Most mine tiles increase ore production": at least two thirds of them, and some of every stack."""
    assert 3 * sum(mine.ore > 0 for mine in pack.mine_tiles) >= 2 * len(pack.mine_tiles)
    assert {mine.stack for mine in pack.mine_tiles if mine.ore} == {1, 2, 3}


@pytest.mark.parametrize("verb", ["population", "points"])
def test_some_mines_bring_people_and_some_points(pack: Components, verb: str) -> None:
    """ "Some mines draw more people to the town." "Some mines give you immediate points." """
    assert some([verb in verbs(mine) for mine in pack.mine_tiles])


def test_technology_begins_at_one_and_rises(pack: Components) -> None:
    """ "At the beginning of the game, this is 1, so you draw only one tile. At higher levels, you draw" more."""
    assert pack.draws[0] == 1
    assert pack.draws == sorted(set(pack.draws))


def test_some_events_move_a_deck(pack: Components) -> None:
    """ "Some events also advance the population deck or the ore deck." """
    assert some([event.population > 0 or event.ore > 0 for event in pack.events])
    assert any(event.population for event in pack.events)
    assert any(event.ore for event in pack.events)


def test_some_events_raise_the_tax(pack: Components) -> None:
    """ "If the round 1 event has a tax symbol in the upper left corner, advance the tax counter." """
    assert some([event.tax > 0 for event in pack.events])


def test_most_events_act_at_the_end_of_the_round(pack: Components) -> None:
    """ "The round's event will specify when its effect applies, and usually this is at the end of the round." """
    during = [event.id for event in pack.events if event.building_wood or event.mine_wood]
    assert 2 * len(during) < len(pack.events)


def test_some_houses_offer_a_public_tile_and_points(pack: Components) -> None:
    """ "You can ignore the public-building Rights action of a house token, and still score any points it offers." """
    houses = [pack.effect_lists[house] for row in pack.house_effects for house in row]
    assert any({"public_tile", "points"} <= {effect.verb for effect in house} for house in houses)


def test_some_cathedral_tiles_show_a_tax(pack: Components) -> None:
    """ "If it showed a tax, add that much tax to the current tax rate." """
    assert some([tile.tax > 0 for tile in pack.barbara_tiles])


def test_some_places_of_the_reputation_track_cost_points_and_some_bring_them(pack: Components) -> None:
    """ "Score these negative points" at one end, "score these points" at the other; at 0 neither."""
    points = pack.reputation_points
    assert points == sorted(points)
    assert points[0] < 0 < points[-1]
    assert points[pack.reputation_start - pack.reputation_least] == 0


@pytest.mark.parametrize("commodity", range(len(COMMODITIES)), ids=COMMODITIES)
def test_prices_follow_supply_and_demand(pack: Components, commodity: int) -> None:
    """ "As population increases, prices will also increase. As ore production increases, ore prices will fall, but
    silver prices and permit costs will rise." "When you build a guild building, its indicator moves right and prices
    go down. Silver buildings make silver prices go down, but ore prices go up."
    """
    cells, positions = pack.prices[commodity], pack.positions
    cards = [cells[start : start + positions] for start in range(0, len(cells), positions)]
    columns = [cells[position::positions] for position in range(positions)]
    assert all(card == sorted(card, reverse=commodity != ORE) for card in cards)
    assert all(column == sorted(column, reverse=commodity == ORE) for column in columns)


def test_the_decks_begin_without_symbols(pack: Components) -> None:
    """ "The indicator arms start on the left, showing only numbers in the leftmost column." """
    assert not any(symbols[0] for symbols in pack.symbols)


@pytest.mark.parametrize("symbol", [TOWN, RED_X])
def test_both_decks_have_both_symbols(pack: Components, symbol: int) -> None:
    """ "During play, these symbols might appear on the ore and population decks." """
    for deck in range(len(DECKS)):
        assert any(symbol in pack.symbols[commodity] for commodity in pack.deck_order[deck]), DECKS[deck]


def test_the_example_of_an_income_can_happen(pack: Components) -> None:
    """ "Silver is currently priced at 3 groschen. Ore is worth 4": with six ore and the silver arm moved once."""
    cells = [card * pack.positions + 1 for card in range(6, pack.last_card[ORE_DECK] + 1)]
    assert any((pack.prices[SILVER][cell], pack.prices[ORE][cell]) == (3, 4) for cell in cells)
