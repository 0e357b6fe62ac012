"""The check of a position notices whatever is out of place."""

from collections.abc import Callable

import pytest

from freestone.games.kutna_hora import GAME
from freestone.games.kutna_hora.names import NONE
from freestone.games.kutna_hora.state import KutnaHoraState, replaced
from kutna_hora.positions import MINE_TILE, PACK, SPACE, SQUARE, TILE, Table

BOARDS = {0: "builders grocers scribes"}


def settled() -> KutnaHoraState:
    """The middle of a game: buildings, plots, tiles, mines, patricians and an event."""
    table = Table(3, events=True, boards=BOARDS).build(0, c3="sawmill", d3="mint").build(1, e3="smelter")
    table.claim(0, "c2").give(0, "bakery").dig(0, c1="mine_1_1").dig(1, d1="technology_1").own(0, pelicans=1)
    table.barbara(3).play("rest:plot_mine").act("barbara", "convert:scribes")
    return table.patricians("council", green=1).patricians("patrician_pool", red=1).state


def owe_groschen(state: KutnaHoraState) -> None:
    state.groschen[2] = -1


def raise_the_tax_beyond_25(state: KutnaHoraState) -> None:
    state.tax = 26


def give_taxes_back(state: KutnaHoraState) -> None:
    state.tax = -1


def leave_the_reputation_track(state: KutnaHoraState) -> None:
    state.reputation[0] = 10


def fall_off_the_reputation_track(state: KutnaHoraState) -> None:
    state.reputation[0] = -7


def owe_a_pelican(state: KutnaHoraState) -> None:
    state.pelicans[0] = -1


def turn_a_twelfth_tile_of_the_cathedral(state: KutnaHoraState) -> None:
    state.barbara = 12


def advance_beyond_the_last_card(state: KutnaHoraState) -> None:
    state.levels[1] = 30


def move_an_arm_too_far(state: KutnaHoraState) -> None:
    state.arms[2] = 6


def move_an_arm_of_ore(state: KutnaHoraState) -> None:
    state.arms[0] = 1


def lose_a_guild_tile(state: KutnaHoraState) -> None:
    state.hidden.remove(TILE["tavern"] if state.hidden.counts[TILE["tavern"]] else TILE["brewery"])


def lose_a_public_tile(state: KutnaHoraState) -> None:
    state.hidden.remove(TILE["school"])


def double_a_tile(state: KutnaHoraState) -> None:
    state.discarded.append(TILE["bakery"])


def hide_a_tile_twice(state: KutnaHoraState) -> None:
    state.hidden.add(TILE["school"])


def keep_a_fourth_tile(state: KutnaHoraState) -> None:
    for tile in ("hospital", "our_lady", "st_john"):
        state.hidden.remove(TILE[tile])
        state.slots[0].append(TILE[tile])


def leave_a_gap_in_the_town_hall(state: KutnaHoraState) -> None:
    state.hall[3], state.hall[1] = state.hall[1], NONE


def put_a_stack_in_two_places(state: KutnaHoraState) -> None:
    state.hall[3] = state.hall[0]


def show_a_tile_of_another_stack(state: KutnaHoraState) -> None:
    state.tops[0], state.tops[1] = state.tops[1], state.tops[0]


def show_a_tile_that_lies_nowhere(state: KutnaHoraState) -> None:
    state.hall[2] = NONE


def show_a_marked_tile_first(state: KutnaHoraState) -> None:
    state.hidden.remove(TILE["court"])
    state.hidden.add(state.tops[3])
    state.tops[3] = TILE["court"]


def own_a_public_building(state: KutnaHoraState) -> None:
    state.owners[SQUARE["d3"]] = 1


def lose_the_owner_of_a_building(state: KutnaHoraState) -> None:
    state.owners[SQUARE["c3"]] = NONE


def build_for_another_guild(state: KutnaHoraState) -> None:
    state.rows = replaced(replaced(state.rows, 1, state.rows[2]), 2, NONE)


def hold_a_tile_of_another_guild(state: KutnaHoraState) -> None:
    state.hidden.remove(TILE["smithy"])
    state.slots[0].append(TILE["smithy"])


def have_two_guilds_in_a_row(state: KutnaHoraState) -> None:
    state.rows = replaced(state.rows, 3, state.rows[2])


def forget_a_price_next_door(state: KutnaHoraState) -> None:
    state.near = replaced(state.near, SQUARE["c4"], 0)


def lose_a_marker(state: KutnaHoraState) -> None:
    state.markers[0] = 0


def put_out_four_markers(state: KutnaHoraState) -> None:
    for square in ("a1", "a2", "a3"):
        state.owners[SQUARE[square]] = 0
    state.markers[0] = 4


def lose_a_mine_tile(state: KutnaHoraState) -> None:
    state.mine_stack.remove(MINE_TILE["mine_3_3"])


def double_a_mine_tile(state: KutnaHoraState) -> None:
    state.mine_discards.add(MINE_TILE["mine_3_3"])


def put_a_mine_tile_in_twice(state: KutnaHoraState) -> None:
    state.mine_stack.add(MINE_TILE["mine_3_3"])


def lose_a_technology_tile(state: KutnaHoraState) -> None:
    state.technology = 2


def double_a_technology_tile(state: KutnaHoraState) -> None:
    state.technology = 0


def leave_a_mine_unmarked(state: KutnaHoraState) -> None:
    state.miners[SPACE["c1"]] = NONE
    state.waiting[0] += 1
    state.production[0] = 0


def mark_an_empty_space(state: KutnaHoraState) -> None:
    state.miners[SPACE["f1"]] = 0
    state.waiting[0] -= 1


def lose_a_rock(state: KutnaHoraState) -> None:
    state.mines[state.mines.index(PACK.rock_tiles[0])] = NONE


def lose_a_patrician(state: KutnaHoraState) -> None:
    state.patrician_bank[2] = 2


def owe_a_patrician(state: KutnaHoraState) -> None:
    state.patrician_bank[2], state.council[2] = 4, -1


def hold_a_card_twice(state: KutnaHoraState) -> None:
    state.hand[0] = 2


def have_an_event_without_events(state: KutnaHoraState) -> None:
    state.with_events = False


def keep_the_open_event_in_the_deck(state: KutnaHoraState) -> None:
    state.event_cards.add(state.event)


def lose_a_house(state: KutnaHoraState) -> None:
    state.houses[4] -= 1


def win_a_house(state: KutnaHoraState) -> None:
    state.houses[5] += 1


def take_a_house_from_the_wrong_row(state: KutnaHoraState) -> None:
    state.houses[0] += 1
    state.houses[1] -= 1


def owe_a_house(state: KutnaHoraState) -> None:
    state.houses[6:9] = [4, 5, -1]


def lose_a_miner(state: KutnaHoraState) -> None:
    state.waiting[2] = 7


def overfill_the_pool(state: KutnaHoraState) -> None:
    state.pool[2], state.waiting[2] = 3, 6


def owe_a_miner(state: KutnaHoraState) -> None:
    state.pool[2], state.waiting[2] = 2, -1
    for space, tile in zip(("f1", "f2", "f3", "f4", "g1", "g2", "g3", "g4"), range(10, 18), strict=True):
        state.mine_stack.remove(tile)
        state.mines[SPACE[space]], state.miners[SPACE[space]] = tile, 2
        state.production[12] += PACK.mine_ore[tile]


def produce_from_nothing(state: KutnaHoraState) -> None:
    state.production[8] += 1


def produce_less_than_there_is(state: KutnaHoraState) -> None:
    state.production[0] = 0


def convert_a_second_house(state: KutnaHoraState) -> None:
    state.granted = replaced(state.granted, 2, state.granted[2] + 2)
    state.production[2] += 2
    state.houses[0] -= 1
    state.lost_houses[0] += 1


def convert_a_house_that_is_still_there(state: KutnaHoraState) -> None:
    state.lost_houses[0] -= 1
    state.houses[2] += 1


def convert_before_tile_3(state: KutnaHoraState) -> None:
    state.barbara = 2


TAMPERED = [
    *(owe_groschen, raise_the_tax_beyond_25, give_taxes_back, leave_the_reputation_track),
    *(fall_off_the_reputation_track, owe_a_pelican, turn_a_twelfth_tile_of_the_cathedral),
    *(advance_beyond_the_last_card, move_an_arm_too_far, move_an_arm_of_ore),
    *(lose_a_guild_tile, lose_a_public_tile, double_a_tile, hide_a_tile_twice, keep_a_fourth_tile),
    *(leave_a_gap_in_the_town_hall, put_a_stack_in_two_places, show_a_tile_of_another_stack),
    *(show_a_tile_that_lies_nowhere, show_a_marked_tile_first),
    *(own_a_public_building, lose_the_owner_of_a_building, build_for_another_guild, hold_a_tile_of_another_guild),
    *(have_two_guilds_in_a_row, forget_a_price_next_door, lose_a_marker, put_out_four_markers),
    *(lose_a_mine_tile, double_a_mine_tile, put_a_mine_tile_in_twice, lose_a_technology_tile),
    *(double_a_technology_tile, leave_a_mine_unmarked, mark_an_empty_space, lose_a_rock),
    *(lose_a_patrician, owe_a_patrician, hold_a_card_twice, have_an_event_without_events),
    *(keep_the_open_event_in_the_deck, lose_a_house, win_a_house, take_a_house_from_the_wrong_row, owe_a_house),
    *(lose_a_miner, overfill_the_pool, owe_a_miner, produce_from_nothing, produce_less_than_there_is),
    *(convert_a_second_house, convert_a_house_that_is_still_there, convert_before_tile_3),
]


@pytest.mark.parametrize("tamper", TAMPERED, ids=lambda tamper: tamper.__name__)
def test_check_notices(tamper: Callable[[KutnaHoraState], None]) -> None:
    """A sound position passes; with one thing out of place it does not."""
    state = settled()
    GAME.check(state)
    tamper(state)
    with pytest.raises(AssertionError):
        GAME.check(state)


def test_check_knows_which_side_is_in_use() -> None:
    """With two players nothing lies on squares and spaces of the larger side."""
    for field, place, value in (("owners", SQUARE["f5"], 0), ("mines", SPACE["h4"], PACK.rock_tiles[0])):
        state = Table(2).state
        GAME.check(state)
        getattr(state, field)[place] = value
        with pytest.raises(AssertionError):
            GAME.check(state)


def test_production_is_what_stands_plus_2_for_tile_3() -> None:
    """The use of tile 3 adds 2 to what the buildings produce, for good."""
    state = settled()
    assert state.production[:6] == [1, 0, 3, 2, 0, 0]
    assert state.granted[:6] == (0, 0, 0, 2, 0, 0)
