"""K2: rounds and turns."""

import pytest

import freestone
from freestone.core.dump import digest
from freestone.games.kutna_hora import GAME
from freestone.games.kutna_hora.names import ACTIONS
from freestone.games.kutna_hora.steps.mine import PickMine
from freestone.games.kutna_hora.steps.turn import PlayCard
from kutna_hora.positions import CARD, PACK, Table


@pytest.mark.parametrize(("seats", "start"), [(2, 1), (3, 0), (3, 2), (4, 3)])
def test_k2_1_three_turns_clockwise_of_2_2_and_1_card(seats: int, start: int) -> None:
    """K2.1: from the starting player clockwise, three times: 2 cards, 2 cards, 1 card."""
    table = Table(seats, start)
    order = []
    while table.state.round == 1 and table.at(PlayCard):
        order.append((table.state.seat, table.state.turn))
        table.play(table.quiet())
    seated = [(start + turn) % seats for turn in range(seats)]
    expected = [(seat, turn) for turn, cards in enumerate((2, 2, 1)) for seat in seated for _ in range(cards)]
    assert order == expected


def test_k2_1_second_card_after_the_whole_first_action() -> None:
    """K2.1: one card after the other: the first action is finished, then the same player plays the second card."""
    table = Table(3).act("plot")
    assert not table.at(PlayCard)
    table.play("plot:c3")
    assert table.at(PlayCard, 0)
    assert table.step.terms(table.state) == {"left": 1, "turn": 1, "groschen": 35}
    table.act("plot", "plot:d3")
    assert table.at(PlayCard, 1)


def test_k2_1_sixth_card_is_not_played() -> None:
    """K2.1: after the third turn one card is left in every hand; the round ends with it."""
    table = Table(3)
    while table.state.round == 1:
        hand = table.state.hand[:]
        table.skip()
    assert [sum(hand[seat * 6 : seat * 6 + 6]) for seat in range(3)] == [1, 1, 2], "before the very last card"
    assert len(table.told("rested")) == 15


def test_k2_2_either_half_and_the_card_is_spent() -> None:
    """K2.2: a card is played for one of its two actions and is spent for the round, both halves of it."""
    table = Table(3)
    assert {"play:plot_mine-plot", "play:plot_mine-mine"} <= set(table.options)
    table.play("play:plot_mine-plot", "plot:c3")
    assert table.state.hand[CARD["plot_mine"]] == 0
    assert not [text for text in table.options if "plot_mine" in text]
    assert table.refusals["play:plot_mine-plot"] == table.refusals["play:plot_mine-mine"] == "card-spent"
    assert table.told("played", 0) == [("card-plot_mine", "action-plot")]


@pytest.mark.parametrize(
    ("card", "halves"),
    [
        ("plot_mine", ["plot", "mine"]),
        ("mine_joker", ["mine", "joker"]),
        ("plot_income", ["plot", "income"]),
        ("building_income", ["building", "income"]),
        ("building_rights", ["building", "rights"]),
        ("rights_barbara", ["rights", "barbara"]),
    ],
)
def test_k2_2_the_six_cards(card: str, halves: list[str]) -> None:
    """K2.2: six cards of two actions; in a position where all is possible each offers exactly its two, or rest."""
    table = Table(3).own(0, groschen=100, pelicans=1).give(0, "sawmill").claim(0, "c3").build(0, e4="brick_kiln")
    offered = [text for text in table.options if text.split(":")[1].split("-")[0] == card]
    assert offered == [*(f"play:{card}-{half}" for half in halves), f"rest:{card}"]


def test_k2_2_spent_only_for_this_round() -> None:
    """K2.2: the card is back in the next round."""
    table = Table(3).play("rest:plot_mine")
    assert "rest:plot_mine" not in table.options
    assert "rest:plot_mine" in table.to_round(2).until(PlayCard, 0).options


@pytest.mark.parametrize("seat", [0, 1, 2])
@pytest.mark.parametrize("card", CARD)
def test_k2_2_every_card_of_every_seat_is_spent(seat: int, card: str) -> None:
    """K2.2: whoever plays it: both halves of that card are refused as spent, and nobody else loses it."""
    table = Table(3, start=seat).play(f"rest:{card}")
    spent = {text for text, reason in table.refusals.items() if reason == "card-spent"}
    assert spent == {text for text in (choice.text for choice in PACK.play) if text.startswith(f"play:{card}-")}
    assert sum(table.state.hand) == 17


def test_k2_2_cards_are_open_information() -> None:
    """K2.2: everybody sees every hand: nothing is redacted."""
    table = Table(3).skip(3)
    assert {digest(GAME.redact(table.state, seat)) for seat in (0, 1, 2, None)} == {digest(table.state)}


def test_k2_3_no_effect_once_a_card() -> None:
    """K2.3: every card in hand can be played for no effect, once, not once for each half; nothing is lost by that."""
    table = Table(3)
    assert [text for text in table.options if text.startswith("rest:")] == [f"rest:{card}" for card in CARD]
    before = (table.state.groschen[:], table.state.reputation[:], table.state.levels[:], table.state.arms[:])
    table.play("rest:mine_joker")
    assert table.told("rested", 0) == [("card-mine_joker",)]
    assert (table.state.groschen, table.state.reputation, table.state.levels, table.state.arms) == before
    assert table.state.hand[: len(CARD)] == [1, 0, 1, 1, 1, 1]


def test_k2_3_a_player_without_anything_can_still_rest() -> None:
    """K2.3: with nothing possible at all every card is still there to be played for no effect."""
    table = Table(3).own(0, groschen=0, pool=0, waiting=9)
    assert table.options == [f"rest:{card}" for card in CARD]


def test_k2_3_what_an_action_has_cost_is_lost_when_it_stops() -> None:
    """K2.3 †: the permit for miners stays paid if no tile is placed; so does the Joker's reputation."""
    table = Table(3).miners(0, pool=0, waiting=9).own(0, groschen=20)
    table.act("joker", "action:mine", "refill:2", "draw:mine_1_1", "leave")
    assert table.state.groschen[0] == 17
    assert table.state.reputation[0] == -1
    assert (table.state.pool[0], table.state.waiting[0]) == (2, 7)


def test_k2_4_costs_are_paid_when_they_arise() -> None:
    """K2.4: first the permit, then, after the draw, the wood."""
    table = Table(3).miners(0, pool=0, waiting=9).own(0, groschen=20).act("mine", "refill:1")
    assert table.state.groschen[0] == 17
    table.play("draw:mine_1_3", "pick:mine_1_3")
    assert table.state.groschen[0] == 17
    table.play("mine:c1")
    assert table.state.groschen[0] == 13


@pytest.mark.parametrize(
    ("groschen", "offered"), [(0, []), (1, ["sawmill"]), (2, ["sawmill"]), (3, ["sawmill", "mining_office"])]
)
def test_k2_4_what_cannot_be_paid_cannot_be_chosen(groschen: int, offered: list[str]) -> None:
    """K2.4: only what can be paid in full is offered; an action that could have no effect is not."""
    table = Table(3, boards={0: "builders grocers scribes"}).own(0, groschen=groschen)
    assert table.can("rights") == bool(offered)
    if offered:
        names = {text for text in table.act("rights").nouns if text in ("sawmill", "mining_office")}
        assert names == set(offered)
    else:
        assert table.why_not("rights").reason == "groschen-short"
        assert table.why_not("rights").terms == {"missing": 1, "price": 1}


@pytest.mark.parametrize("action", ACTIONS)
def test_k2_4_every_action_can_be_impossible(action: str) -> None:
    """K2.4: each of the seven actions is refused with a reason if it can have no effect; the card can still rest."""
    table = Table(3).own(0, groschen=0, pool=0, waiting=9)
    assert not table.can(action)
    reasons = {
        "mine": "commodity-short",
        "rights": "groschen-short",
        "plot": "groschen-short",
        "building": "no-plot",
        "income": "no-production",
        "barbara": "no-unused-pelican",
        "joker": "no-action-possible",
    }
    assert table.why_not(action).reason == reasons[action]


def test_k2_4_mine_is_offered_even_if_no_space_can_be_paid() -> None:
    """K2.4: for Mine a miner and a tile are enough (K4.7)."""
    table = Table(3).own(0, groschen=0)
    assert table.can("mine")
    table.act("mine").skip()
    assert table.at(PickMine)
    assert table.options == ["leave"]


def test_k2_4_barbara_whenever_a_pelican_is_unused() -> None:
    """K2.4: St. Barbara is possible whenever a pelican is unused: turning pelican and tile is an effect."""
    table = Table(3).own(0, groschen=0, pelicans=1).barbara(10)
    assert table.can("barbara"), "although no building can score"
    table.act("barbara")
    assert table.at(PlayCard)
    assert (table.state.pelicans[0], table.state.used_pelicans[0], table.state.barbara) == (0, 1, 10)


def test_k2_4_joker_only_if_another_action_is_possible() -> None:
    """K2.4: with nothing else possible the Joker is not either; with one action it is, and offers that alone."""
    table = Table(3).own(0, groschen=0, pool=0, waiting=9)
    assert not table.can("joker")
    assert table.why_not("joker").reason == "no-action-possible"
    table.own(0, groschen=3).claim(0, "a1", "b1", "c1")
    table.discard("sawmill", "roasting_yard")
    assert table.act("joker").options == ["action:mine", "action:rights"]


def test_k2_4_refusals_state_the_figures() -> None:
    """K2.4: "2 groschen short (needs 3 wood at 4)": a refusal names what is missing, quantity, commodity and price."""
    table = Table(3, boards={0: "builders grocers scribes"}).give(0, "sawmill").claim(0, "c3").market(population=12)
    table.own(0, groschen=10)
    assert table.prices["wood"] == 4
    assert not table.can("building")
    refusal = table.why_not("building")
    assert refusal.reason == "commodity-short"
    assert refusal.terms == {"missing": 2, "quantity": 3, "commodity": "commodity-wood", "each": 4, "price": 12}
    assert table.own(0, groschen=12).can("building")


def test_k2_2_first_actions_in_vocabulary() -> None:
    """K2.2: twelve halves exist, and no other way to play a card than those and resting."""
    assert len(PACK.play) == 12
    assert len(PACK.rest) == 6


def test_k2_4_match_states_prices_and_reasons() -> None:
    """K2.4: at the border: a preview states the full price, a refused choice its reason, and nothing is taken."""
    match = freestone.new("kutna_hora", seats=3, seed=2, settings={"start": 0, "first_game": True})
    assert match.seat == 0
    assert match.preview("play:plot_mine-plot").changes()["groschen"] == (-5, -5)
    assert match.preview("play:plot_mine-plot").changes()["final_points"] == (1, 1)
    assert match.preview("rest:plot_mine").changes() == {}
    assert match.preview("play:mine_joker-joker").changes()["reputation"] == (-1, -1)
    low, high = match.preview("play:building_rights-rights").changes()["groschen"]
    assert -6 <= low < high == -1, "from the cheapest to the dearest"
    with pytest.raises(freestone.IllegalChoice, match=r"play:rights_barbara-barbara.*no-unused-pelican"):
        match.play("play:rights_barbara-barbara")
    with pytest.raises(freestone.IllegalChoice, match="no-tile"):
        match.play("play:plot_mine-plot", "plot:c3", "play:building_income-building", "build:sawmill")
    with pytest.raises(freestone.InvalidChoice, match="plot:z9"):
        match.play("plot:z9")
    assert match.state.groschen[0] == 40
    match.play("play:plot_mine-plot", "plot:c3")
    assert match.state.groschen[0] == 35


def test_k2_4_actions_inside_actions() -> None:
    """K2.4, K9.3: Joker, St. Barbara's tile 8, a Miners' building, its technology tile, its house's public tile."""
    table = Table(3, boards={0: "miners builders grocers"}).own(0, pelicans=1, groschen=0).barbara(8)
    table.give(0, "changing_house").claim(0, "c3").play("play:mine_joker-joker", "action:barbara")
    table.play("build:changing_house", "site:c3", "mine:c1", "rights:st_george")
    assert table.options == ["reveal:st_mary_magdalene", "reveal:st_john"]
    table.play("reveal:st_john")
    assert table.at(PlayCard, 0)
    assert table.state.barbara == 8
    assert table.produced(0) == {"ore": 3}
    assert table.state.levels == [1, 3]
    assert table.points(0) == {"barbara": 1}
    assert (table.state.reputation[0], table.state.groschen[0], table.state.technology) == (-1, 0, 1)
