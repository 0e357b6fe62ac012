"""K1: setting up the game."""

import pytest

from freestone.core.errors import InvalidChoice
from freestone.games.kutna_hora import GAME
from freestone.games.kutna_hora.names import GUILDS, KINDS, NONE, PATRICIANS
from freestone.games.kutna_hora.steps.end_of_round import RevealEvent
from freestone.games.kutna_hora.steps.mine import DrawMine
from freestone.games.kutna_hora.steps.rights import Reveal
from freestone.games.kutna_hora.steps.setup import (
    ChooseStart,
    DealSet,
    DealStack,
    DrawGuildCard,
    DrawMineCard,
    PickSet,
    PlaceGuild,
    PlaceRock,
)
from freestone.games.kutna_hora.steps.turn import PlayCard
from kutna_hora.positions import EVENT, PACK, SPACE, TILE, Table


@pytest.mark.parametrize(("seats", "rounds"), [(2, 6), (3, 6), (4, 5)])
def test_k1_1_number_of_rounds(seats: int, rounds: int) -> None:
    """K1.1: four players play 5 rounds, two or three play 6."""
    table = Table(seats).to_end()
    assert table.told("round-began") == [(number,) for number in range(1, rounds + 1)]


@pytest.mark.parametrize(("seats", "town", "mines"), [(2, "e4", "f4"), (3, "f5", "h4"), (4, "f5", "h4")])
def test_k1_1_board_sides(seats: int, town: str, mines: str) -> None:
    """K1.1: two players use the smaller town and mine, three and four the larger: a1 to the named corner."""
    side = Table(seats).state.side
    columns, rows = "abcdefgh".index(town[0]) + 1, int(town[1])
    wide, deep = "abcdefgh".index(mines[0]) + 1, int(mines[1])
    names = {PACK.boards.squares[square] for square in side.town.squares}
    assert names == {f"{'abcdefgh'[column]}{row + 1}" for column in range(columns) for row in range(rows)}
    spaces = {PACK.boards.spaces[space] for space in side.mines.spaces}
    assert spaces == {f"{'abcdefgh'[column]}{row + 1}" for column in range(wide) for row in range(deep)}


@pytest.mark.parametrize(("seats", "entrances"), [(2, {"b1", "e1"}), (3, {"c1", "f1"}), (4, {"c1", "f1"})])
def test_k1_1_mines_begin_at_the_entrances_of_the_side(seats: int, entrances: set[str]) -> None:
    """K1.1: each side has its own entrances: only they are open at first."""
    table = Table(seats).act("mine").play("refill:0").skip()
    table.play(table.options[0])
    assert set(table.nouns) == entrances


def test_k1_2_tax_begins_at_0() -> None:
    """K1.2: the tax rate is 0 without events."""
    assert Table(4).state.tax == 0


def test_k1_2_red_tiles_wait() -> None:
    """K1.2: the three red tiles lie in no row of the town hall but are not gone."""
    state = Table(3).state
    reds = [TILE["little_castle"], TILE["town_hall"], TILE["school"]]
    assert reds == PACK.red_tiles
    assert not set(reds) & set(state.tops)
    assert all(state.hidden.counts[tile] for tile in reds)


def test_k1_3_guild_stacks_in_the_two_left_columns() -> None:
    """K1.3: each of the six stacks may come to any of the six places, column by column, until none is left."""
    table = Table(3, begun=False)
    left = [f"stack:{guild}" for guild in GUILDS]
    for stack in ("innkeepers", "miners", "scribes", "builders", "grocers", "metallurgists"):
        assert table.at(DealStack)
        assert table.options == left
        assert set(table.odds.values()) == {1}
        table.play(f"stack:{stack}")
        left.remove(f"stack:{stack}")
    hall, number = table.state.hall, GUILDS.index
    assert [hall[row * 4] for row in range(3)] == [number("innkeepers"), number("miners"), number("scribes")]
    assert [hall[row * 4 + 1] for row in range(3)] == [number("builders"), number("grocers"), number("metallurgists")]
    assert [hall[row * 4 + 3] for row in range(3)] == [NONE] * 3


def test_k1_3_public_stacks_in_the_third_column() -> None:
    """K1.3: green, silver and yellow stacks of three lie in the rows printed for their colours, none of them red."""
    table = Table(3)
    assert [PACK.tiles[TILE[row[2]]].colour for row in table.hall()] == [0, 1, 2]
    for colour in range(3):
        stack = PACK.stacks[KINDS + colour]
        assert [PACK.tiles[tile].colour for tile in stack] == [colour] * 3
        assert sum(table.state.hidden.counts[tile] for tile in stack) == 2


def test_k1_3_marked_tile_lies_at_the_bottom() -> None:
    """K1.3: the three others come up in any order, the marked tile only as the last."""
    table = Table(3, wishes=("stack:builders",), begun=False)
    table.until(Reveal)
    while "reveal:sawmill" not in table.options:
        table.skip()
    assert table.nouns == ["sawmill", "brick_kiln", "carpenters_yard"]
    table.play("reveal:brick_kiln").until(PlayCard)
    table.own(0, groschen=300)
    table.act("rights", "rights:brick_kiln")
    assert table.nouns == ["sawmill", "carpenters_yard"]
    table.play("reveal:carpenters_yard").act("rights", "rights:carpenters_yard")
    assert table.nouns == ["sawmill"], "a single outcome is still revealed by chance"
    table.play("reveal:sawmill").until(PlayCard, 0).act("joker")
    table.give(0, "brick_kiln").play("action:rights", "rights:sawmill")
    assert table.options == ["reveal:builders_lodge"]


@pytest.mark.parametrize("guild", range(KINDS))
def test_k1_3_one_marked_tile_for_each_guild(guild: int) -> None:
    """K1.3: every guild has four tiles, one of them marked."""
    marked = ["smithy", "ore_washery", "builders_lodge", "court", "fish_market", "wine_merchant"]
    stack = PACK.stacks[guild]
    assert len(stack) == 4
    assert [PACK.tiles[tile].id for tile in stack if PACK.marked[tile]] == [marked[guild]]


def test_k1_3_column_costs() -> None:
    """K1.3: the columns cost 1 groschen, 1, 2 and 3 permits at today's price."""
    table = rights_table()
    assert table.prices["permits"] == 3
    costs = {text: table.step.option_terms(table.state, PACK.vocabulary.find(text)) for text in table.options}
    assert costs["rights:sawmill"] == {"quantity": 0, "each": 3, "price": 1}
    assert costs["rights:mining_office"] == {"quantity": 1, "each": 3, "price": 3}
    assert costs["rights:mint"] == {"quantity": 2, "each": 3, "price": 6}
    assert PACK.hall_permits[3::4] == [3, 3, 3]
    assert PACK.hall_groschen[3::4] == [0, 0, 0]


def rights_table() -> Table:
    """Seat 0 is asked for rights."""
    return Table(3).own(0, groschen=100).act("rights")


def test_k1_4_any_of_fifteen_mine_cards() -> None:
    """K1.4: one of the 15 mine setup cards, all alike."""
    table = Table(3, begun=False).until(DrawMineCard)
    assert table.options == [f"mine-card:{number}" for number in range(1, 16)]
    assert set(table.odds.values()) == {1}


@pytest.mark.parametrize(("seats", "spaces"), [(2, ["b3", "c1", "a4", "f4"]), (4, ["h1", "c3", "b4", "g4"])])
def test_k1_4_the_card_says_where_the_rocks_go(seats: int, spaces: list[str]) -> None:
    """K1.4: card 11 has its own four spaces on each side of the board."""
    table = Table(seats, wishes=("mine-card:11",))
    rocks = [space for space, tile in enumerate(table.state.mines) if tile != NONE]
    assert sorted(PACK.boards.spaces[space] for space in rocks) == sorted(spaces)
    assert all(table.state.mines[space] in PACK.rock_tiles for space in rocks)
    assert all(table.state.miners[space] == NONE for space in rocks)


def test_k1_4_which_rock_goes_where_is_random() -> None:
    """K1.4: four rocks of 1, 2, 2 and 3 stars; which goes where is random, two are alike."""
    table = Table(3, begun=False).until(PlaceRock)
    assert table.odds == {"rock:1": 1, "rock:2": 2, "rock:3": 1}
    table.play("rock:2")
    assert table.odds == {"rock:1": 1, "rock:2": 1, "rock:3": 1}
    table.play("rock:3", "rock:2")
    assert table.odds == {"rock:1": 1}
    table.play("rock:1")
    stars = [PACK.mine_stars[tile] for tile in table.state.mines if tile != NONE]
    assert sorted(stars) == [1, 2, 2, 3]


def test_k1_5_decks_and_arms_begin_at_the_left() -> None:
    """K1.5: both decks show card 0, every arm its leftmost position."""
    table = Table(3)
    assert table.state.levels == [0, 0]
    assert table.state.arms == [0] * KINDS
    assert table.prices == {"ore": 4, "silver": 4, "wood": 2, "permits": 3, "food": 3, "beer": 3}


def test_k1_6_cathedral_patricians_and_technology() -> None:
    """K1.6: tile 1 of eleven is current, three patricians of each of four colours in the bank, 4 technology tiles."""
    state = Table(3).state
    assert state.barbara == 0
    assert [tile.name for tile in PACK.barbara_tiles] == [f"barbara-{number}" for number in range(1, 12)]
    assert state.patrician_bank == [3, 3, 3, 3]
    assert len(PATRICIANS) == 4
    assert state.patrician_pool == state.council == [0, 0, 0, 0]
    assert state.technology == 0
    assert [tile.id for tile in PACK.technology_mines] == [f"technology_{number}" for number in (1, 2, 3, 4)]


def test_k1_7_mine_tiles_i_on_ii_on_iii() -> None:
    """K1.7: tiles I come first in any order, then II, then III."""
    table = Table(3)
    for layer in (1, 2, 3):
        for drawn in range(9):
            table.until(PlayCard).own(table.state.seat or 0, groschen=100, pool=1, waiting=8)
            if not table.can("mine"):
                table.hand(table.state.seat or 0, "plot_mine", "mine_joker", "plot_income", "building_income")
            table.act("mine", "refill:0")
            assert table.at(DrawMine)
            assert len(table.options) == 9 - drawn
            assert all(text.startswith(f"draw:mine_{layer}_") for text in table.options)
            table.skip(2)
    assert sum(table.state.mine_discards.counts) == 27


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_k1_8_random_start_and_groschen_in_turn_order(seats: int) -> None:
    """K1.8: the starting player is random; 40, 41, 42, 43 groschen in turn order."""
    table = Table(seats, start=None, begun=False)
    assert table.at(ChooseStart)
    assert table.options == [f"begin:{seat}" for seat in range(seats)]
    assert set(table.odds.values()) == {1}
    table.play(f"begin:{seats - 1}")
    assert table.state.groschen == [*range(41, 40 + seats), 40]
    assert table.until(PlayCard).state.seat == seats - 1


def test_k1_8_given_start() -> None:
    """K1.8: the starting player may be given; nobody else can be, and nobody who does not sit there."""
    table = Table(4, start=2, begun=False)
    assert not table.at(ChooseStart)
    assert table.state.groschen == [42, 43, 40, 41]
    with pytest.raises(InvalidChoice, match="start"):
        GAME.full_settings(2, {"start": 3})


def test_k1_8_what_everybody_has() -> None:
    """K1.8: 12 houses in 3 rows of 4, 1 miner in the pool, 8 waiting, 3 markers, reputation and score 0, six cards."""
    state = Table(4).state
    assert state.houses == [4, 4, 4] * 4
    assert (state.pool, state.waiting) == ([1] * 4, [8] * 4)
    assert (state.markers, PACK.plot_markers) == ([0] * 4, 3)
    assert state.reputation == [0] * 4
    assert GAME.scores(state) == [0] * 4
    assert state.hand == [1] * 24
    assert [card.id for card in PACK.cards] == [
        *("plot_mine", "mine_joker", "plot_income", "building_income", "building_rights", "rights_barbara"),
    ]
    assert state.pelicans == state.used_pelicans == [0] * 4
    assert state.production == [0] * 24


def test_k1_9_any_of_nine_guild_cards() -> None:
    """K1.9: a random guild setup card gives one set of 3 guilds for each player."""
    table = Table(3, begun=False).until(DrawGuildCard)
    assert table.options == [f"guild-card:{number}" for number in range(1, 10)]
    table.play("guild-card:4")
    assert table.options == [
        "set:miners-metallurgists-scribes",
        "set:scribes-grocers-innkeepers",
        "set:metallurgists-builders-grocers",
    ]


@pytest.mark.parametrize(("seats", "start"), [(2, 1), (3, 1), (4, 2)])
def test_k1_9_sets_in_reverse_turn_order_then_rows_in_turn_order(seats: int, start: int) -> None:
    """K1.9: the last player picks first, the starting player takes what is left; then rows from the starting player."""
    table = Table(seats, start, begun=False).until(PickSet)
    order = [(start + turn) % seats for turn in range(seats)]
    for left, seat in zip(range(seats, 0, -1), reversed(order), strict=True):
        assert table.at(PickSet, seat)
        assert len(table.options) == left
        assert sorted(table.refusals.values()) == ["set-taken"] * (seats - left)
        table.play(table.options[-1])
    for seat in order:
        for left in (3, 2, 1):
            assert table.at(PlaceGuild, seat)
            assert len(table.options) == left
            assert list(table.refusals.values()) == ["placed-already"] * (3 - left)
            table.play(table.options[-1])
    assert table.at(RevealEvent if seats == 2 else PlayCard)
    assert [event.seat for event in table.log if event.kind.name == "took-set"] == order[::-1]
    assert len(set(table.told("took-set"))) == seats


def test_k1_9_rows_are_chosen_freely() -> None:
    """K1.9: each of the three guilds may go to each row; nobody places a guild of another set."""
    table = Table(3, boards={0: "scribes builders metallurgists"})
    rows = table.state.rows[:KINDS]
    assert [rows[GUILDS.index(guild)] for guild in ("scribes", "builders", "metallurgists")] == [0, 1, 2]
    assert sorted(rows) == [NONE, NONE, NONE, 0, 1, 2]
    table = Table(3, boards={0: "metallurgists scribes builders"}, begun=False).until(PlaceGuild, 0)
    assert table.nouns == ["metallurgists", "builders", "scribes"]
    assert table.step.terms(table.state) == {"row": "row-public"}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_k1_9_first_game(seats: int) -> None:
    """K1.9: first game: card 1, sets dealt at random, guilds in the order of the set to public, pelican, reputation."""
    table = Table(seats, first_game=True, begun=False).until(DealSet)
    sets = PACK.guild_cards[0].sets_for[seats]
    assert PACK.guild_cards[0].id == "1"
    for left in range(seats, 0, -1):
        assert table.at(DealSet, -1)
        assert len(table.options) == left
        assert set(table.odds.values()) == {1}
        table.play(table.options[-1])
    table.until(PlayCard)
    assert len(table.told("took-set")) == seats
    assert len(table.told("guild-placed")) == 3 * seats
    for seat, printed in enumerate(reversed(sets)):
        rows = table.state.rows[seat * KINDS : (seat + 1) * KINDS]
        assert [rows[guild] for guild in printed.guilds] == [0, 1, 2]


def test_k1_9_first_game_order_is_the_printed_one() -> None:
    """K1.9: the first set of card 1 for two is Builders, Grocers, Innkeepers: Builders in the public row, and so on."""
    table = Table(2, first_game=True)
    rows = table.state.rows[:KINDS]
    assert [rows[GUILDS.index(guild)] for guild in ("builders", "grocers", "innkeepers")] == [0, 1, 2]


@pytest.mark.parametrize("events", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_k1_10_events_always_with_two(seats: int, events: bool) -> None:
    """K1.10: events always with 2 players, an option with 3 or 4: one for every round but the last."""
    table = Table(seats, events=events).to_end()
    rounds = 5 if seats == 4 else 6
    revealed = table.told("event-revealed")
    assert len(revealed) == len(set(revealed)) == (rounds - 1 if events or seats == 2 else 0)
    assert len(table.told("event-happened")) == len(revealed)


@pytest.mark.parametrize(("seats", "decks"), [(2, "AAABB"), (3, "AAABB"), (4, "AABB")])
def test_k1_10_deck_a_until_the_red_tiles_then_b(seats: int, decks: str) -> None:
    """K1.10: A for the rounds up to the one after which the red tiles arrive, B for the later ones, shuffled."""
    table = Table(seats, events=True, begun=False)
    shown = {"A": 5, "B": 5}
    for number, deck in enumerate(decks, start=1):
        table.until(RevealEvent)
        assert table.state.round == number
        assert {PACK.events[EVENT[noun]].deck for noun in table.nouns} == {deck}
        assert len(table.options) == shown[deck]
        assert set(table.odds.values()) == {1}
        shown[deck] -= 1
        table.skip()
        assert (len(table.told("revealed")) == 12) == (deck == "B"), "the red tiles come between A and B"


def test_k1_10_first_event_before_the_round_begins() -> None:
    """K1.10: round 1's event is revealed before anybody plays; its tax symbol raises the tax at once."""
    table = Table(2, begun=False).until(RevealEvent)
    assert table.state.round == 1
    assert table.told("played") == table.told("rested") == []
    table.play("event:mining_code")
    assert table.at(PlayCard)
    assert table.state.tax == 2
    assert table.told("tax-rose") == [(2, 2)]


def test_k1_10_event_without_tax_symbol() -> None:
    """K1.10: without a tax symbol the tax stays."""
    assert Table(2, wishes=("event:timber_rafts",)).state.tax == 0


def test_k1_1_spaces_outside_the_small_side_do_not_exist() -> None:
    """K1.1: with two players nobody can claim f1 or dig at h1."""
    table = Table(2).act("plot")
    assert "plot:f1" not in [*table.options, *table.refusals]
    assert SPACE["h1"] not in table.state.side.mines.spaces
