"""K10: the Joker."""

import pytest

from freestone.games.kutna_hora import GAME
from freestone.games.kutna_hora.names import ACTIONS
from freestone.games.kutna_hora.steps.joker import ChooseAction
from freestone.games.kutna_hora.steps.turn import PlayCard
from freestone.presentation import presentation_of
from freestone.words import Words
from kutna_hora.positions import PACK, Table

BOARDS = {0: "builders grocers scribes"}


@pytest.mark.parametrize("reputation", range(-6, 10))
def test_k10_1_loses_1_reputation_but_not_with_6(reputation: int) -> None:
    """K10.1: the Joker costs 1 reputation, 2 points at the lower end of the track, nothing with 6 or more."""
    table = Table(3).own(0, reputation=reputation).act("joker")
    assert table.at(ChooseAction, 0)
    lost = 0 if reputation >= 6 else 1
    assert table.state.reputation[0] == max(-6, reputation - lost)
    assert table.points(0) == ({"beyond": -2} if reputation == -6 else {})
    assert table.told("lost-reputation", 0) == ([] if reputation >= 6 else [(1, max(-6, reputation - 1))])


def test_k10_1_any_one_of_the_other_actions() -> None:
    """K10.1: each of the six others is offered if it is possible; one is taken, then the next card is played."""
    table = Table(3, boards=BOARDS).own(0, pelicans=1).give(0, "sawmill").claim(0, "c3").build(0, e4="brick_kiln")
    table.market(population=5).act("joker")
    names = ["mine", "rights", "plot", "building", "income", "barbara"]
    assert table.nouns == names
    table.play("action:income")
    assert table.at(PlayCard)
    assert table.state.groschen[0] == 49


@pytest.mark.parametrize(
    ("action", "then"),
    [
        ("mine", ["refill:0", "draw:mine_1_1", "pick:mine_1_1", "mine:c1"]),
        ("rights", ["rights:sawmill", "reveal:carpenters_yard"]),
        ("plot", ["plot:e3"]),
        ("building", ["build:bakery", "site:c3"]),
        ("income", []),
        ("barbara", []),
    ],
)
def test_k10_1_same_steps_as_by_the_card(action: str, then: list[str]) -> None:
    """K10.1: what the Joker does is what the card itself does, but for the reputation."""

    def begun() -> Table:
        table = Table(3, boards=BOARDS).own(0, pelicans=1).give(0, "bakery").claim(0, "c3").build(0, e4="brick_kiln")
        return table.market(population=3)

    by_card, by_joker = begun().act(action, *then), begun().act("joker", f"action:{action}", *then)
    for table in (by_card, by_joker):
        assert table.at(PlayCard)
    assert by_card.state.groschen == by_joker.state.groschen
    assert by_card.state.levels == by_joker.state.levels
    assert by_card.produced(0) == by_joker.produced(0)
    assert by_card.state.slots == by_joker.state.slots
    assert by_card.state.reputation[0] == by_joker.state.reputation[0] + 1


def test_k10_1_impossible_actions_are_refused() -> None:
    """K10.1: what can have no effect is refused with its reason."""
    table = Table(3).act("joker")
    assert table.nouns == ["mine", "rights", "plot"]
    assert table.refusals == {
        "action:building": "no-plot",
        "action:income": "no-production",
        "action:barbara": "no-unused-pelican",
    }


@pytest.mark.parametrize(("reputation", "price"), [(3, 5), (4, 1), (6, 1)])
def test_k10_1_costs_are_read_after_the_loss(reputation: int, price: int) -> None:
    """K10.1 †: with 3 the Joker's plot is not cheap any more; with 4 it is."""
    table = Table(3).own(0, reputation=reputation).act("joker", "action:plot", "plot:c3")
    assert table.state.groschen[0] == 40 - price


def test_k10_1_possible_only_after_the_loss() -> None:
    """K10.1 †: a plot that only the reputation before the loss could pay does not make the Joker possible."""
    table = Table(3).own(0, groschen=1, reputation=3, pool=0, waiting=9)
    table.discard("sawmill", "brick_kiln").give(0, "sawmill", "brick_kiln", "roasting_yard")
    assert table.can("plot")
    assert not table.can("joker")
    assert table.own(0, reputation=4).act("joker").options == ["action:plot"]
    assert Table(3).own(0, groschen=1, reputation=6, pool=0, waiting=9).can("joker")


def test_k10_1_for_no_effect_it_costs_nothing() -> None:
    """K10.1 †: the Joker's card played for no effect costs no reputation."""
    table = Table(3).play("rest:mine_joker")
    assert table.state.reputation[0] == 0
    assert table.told("lost-reputation") == []


def test_k10_1_lights_spent_cards_only_for_what_no_card_in_hand_has() -> None:
    """K10.1: on the table every action can be clicked; where a card in hand has it, a spent one is out of it."""
    table = Table(3, boards=BOARDS).own(0, pelicans=1).build(0, e4="brick_kiln").act("income").act("joker")
    state = table.state
    hand = [card for card in PACK.cards if state.hand[card.index]]
    held = {half.action for card in hand for half in card.halves}
    items = presentation_of(GAME).scene(state, Words(GAME, ["A", "B", "C"], pack=PACK), 0).items
    targets = {item.id: item.choice for item in items if item.choice.startswith("action:")}
    assert set(targets.values()) == {f"action:{name}" for name in ACTIONS if name != "joker"}
    for id, choice in targets.items():
        card = next(card for card in PACK.cards if id.startswith(f"half-0-{card.id}-"))
        assert card in hand or ACTIONS.index(choice.removeprefix("action:")) not in held, id
    assert any(card not in hand for card in PACK.cards)
