"""P2, phase I: resource cards and craftsmen from the supply."""

import pytest

from freestone.core.preview import preview
from freestone.games.pillars import GAME
from freestone.games.pillars.components import Craftsman, ResourceCard
from freestone.games.pillars.state import ASIDE
from freestone.games.pillars.steps.board import RollTax
from freestone.games.pillars.steps.builders import DrawBuilder
from freestone.games.pillars.steps.setup import SetAside
from freestone.games.pillars.steps.supply import TakeCard
from freestone.games.pillars.steps.team import Dismiss
from pillars.positions import CRAFTSMAN, PACK, RESOURCE, SAND, STONE, WOOD, Table

SMALL = ("take:sand-2", "take:wood-2", "take:sand-3", "take:stone-2", "take:wood-3", "take:sand-4", "take:stone-3")


def supply(seats: int = 2, start: int = 0, number: int = 1) -> Table:
    """Phase I with the two largest cards, wood-4 and stone-4, set aside."""
    table = Table(seats, start, wishes=("aside:wood-4", "aside:stone-4"))
    return table.to_round(number).until(TakeCard)


def test_p2_1_one_card_each_round_and_round() -> None:
    """P2.1: from the start player clockwise everybody takes one card, again and again."""
    table = supply(3, start=1)
    order = []
    for text in ("take:sand-2", "take:wood-2", "take:sand-3", "take:stone-2", "take:wood-3"):
        order.append(table.state.seat)
        table.play(text)
    assert order == [1, 2, 0, 1, 2]
    taken = ("sand-2", "wood-2", "sand-3", "stone-2", "wood-3")
    assert [table.state.resource_owner[RESOURCE[name]] for name in taken] == [1, 2, 0, 1, 2]


def test_p2_1_a_taken_card_is_gone() -> None:
    """P2.1: what one has taken another cannot take."""
    table = supply().play("take:sand-2")
    assert "take:sand-2" not in table.options
    table.play("hire:mason_2")
    assert "hire:mason_2" not in table.options
    assert "hire:skilled_mortar_mixer" in table.options


@pytest.mark.parametrize("card", PACK.resource_cards, ids=lambda card: card.id)
def test_p2_2_resource_card_commits_its_workers(card: ResourceCard) -> None:
    """P2.2: the workers of a resource card are committed at once."""
    others = [one.id for one in PACK.resource_cards if one is not card][:2]
    table = Table(wishes=tuple(f"aside:{name}" for name in others)).until(TakeCard)
    table.play(f"take:{card.id}")
    assert table.state.workers == [12 - card.workers, 12]
    assert table.state.resource_owner[card.index] == 0
    assert table.told("took", 0) == [(f"resource-{card.id}", card.workers)]


def test_p2_2_printed_resource_cards() -> None:
    """P2.2: three cards a material with 2, 3 and 4 cubes; the workers run from 2 to 10."""
    printed = {(card.material, card.cubes): card.workers for card in PACK.resource_cards}
    assert [printed[SAND, cubes] for cubes in (2, 3, 4)] == [2, 4, 7]
    assert [printed[WOOD, cubes] for cubes in (2, 3, 4)] == [3, 6, 9]
    assert [printed[STONE, cubes] for cubes in (2, 3, 4)] == [5, 8, 10]


def test_p2_2_not_without_enough_free_workers() -> None:
    """P2.2: a card that needs more workers than are free cannot be chosen, and the reason is given."""
    table = supply().play("take:stone-3", "pass")
    assert table.state.workers[0] == 4
    assert [text for text in table.options if text.startswith("take:")] == ["take:sand-2", "take:sand-3", "take:wood-2"]
    short = dict.fromkeys(["take:sand-4", "take:wood-3", "take:stone-2"], "workers-short")
    assert table.refusals == short
    assert table.refusal_terms["take:stone-2"] == {"needed": 5, "free": 4}
    assert "take:stone-3" not in table.refusals, "it does not lie there any more"
    table.play("take:sand-3")
    assert table.state.workers[0] == 0
    assert not [text for text in table.options if text.startswith("take:")]


@pytest.mark.parametrize("card", [card for card in PACK.craftsmen if card.round], ids=lambda card: card.id)
def test_p2_3_craftsman_costs_his_gold(card: Craftsman) -> None:
    """P2.3: a craftsman of the supply is hired for the gold on the card, if there is enough."""
    others = [one.id for one in PACK.craftsmen if one.round == card.round and one is not card]
    table = Table(wishes=tuple(f"shiring:{name}" for name in others)).to_round(card.round).until(TakeCard)
    seat = table.state.start
    table.own(seat, gold=card.cost - 1)
    assert f"hire:{card.id}" not in table.options
    assert table.refusals[f"hire:{card.id}"] == "gold-short"
    assert table.refusal_terms[f"hire:{card.id}"] == {"needed": card.cost, "gold": card.cost - 1}
    table.own(seat, gold=card.cost)
    assert f"hire:{card.id}" not in table.refusals
    table.play(f"hire:{card.id}")
    assert table.state.gold[seat] == 0
    assert card.index in table.state.team[seat]
    assert card.index not in table.state.supply
    assert table.told("hired", seat) == [(f"craftsman-{card.id}", card.cost)]
    assert table.at(TakeCard, 1 - seat)


def test_p2_3_costs_of_the_craftsmen() -> None:
    """P2.3: the four craftsmen of round r cost r+1 to r+4; later ones are dearer and the patterns of uses hold."""
    for number in range(1, 6):
        costs = sorted(card.cost for card in PACK.craftsmen if card.round == number)
        assert costs == [number + 1, number + 2, number + 3, number + 4]
    assert sorted(card.cost for card in PACK.craftsmen if card.round == 6) == [7, 8, 9, 10]


def test_p2_4_fifth_craftsman_is_no_question() -> None:
    """P2.4: up to five craftsmen nobody has to leave."""
    table = supply().play("hire:mason_2", "pass", "hire:skilled_mortar_mixer")
    names = ("mortar_mixer", "woodworker", "stonecutter", "skilled_mortar_mixer", "mason_2")
    assert table.state.team[0] == tuple(CRAFTSMAN[name] for name in names), "in the order of the data"
    assert not table.at(Dismiss)


def full_team() -> Table:
    """Round 2, seat 0 starts with five craftsmen; potter_2 and architect lie in the supply."""
    table = supply(start=1, number=2)
    return table.team(0, "mortar_mixer", "woodworker", "stonecutter", "skilled_mortar_mixer", "mason_2")


def test_p2_4_sixth_craftsman_forces_a_dismissal() -> None:
    """P2.4: with a sixth craftsman one must be dismissed at once, before the next player's turn; it leaves the game."""
    table = full_team().play("hire:architect")
    assert table.at(Dismiss, 0)
    team = ("mortar_mixer", "woodworker", "stonecutter", "skilled_mortar_mixer", "mason_2", "architect")
    assert table.options == [f"dismiss:{name}" for name in team]
    table.play("dismiss:woodworker")
    assert len(table.state.team[0]) == 5
    assert CRAFTSMAN["woodworker"] not in table.state.team[0]
    assert CRAFTSMAN["woodworker"] in table.state.dismissed
    assert table.told("dismissed", 0) == [("craftsman-woodworker",)]
    assert table.at(TakeCard, 1)


def test_p2_4_the_new_one_may_be_dismissed() -> None:
    """P2.4: the craftsman just paid may be the one who leaves; nobody else can hire him then."""
    table = full_team()
    gold = table.state.gold[0]
    table.play("hire:architect", "dismiss:architect")
    assert table.state.gold[0] == gold - 6
    assert len(table.state.team[0]) == 5
    assert CRAFTSMAN["architect"] in table.state.dismissed
    assert "hire:architect" not in table.options


def test_p2_4_preview_of_a_sixth_craftsman() -> None:
    """P2.4: the preview of hiring him includes the dismissal: the team does not grow."""
    table = full_team()
    assert preview(GAME, table.state, PACK.hire[CRAFTSMAN["architect"]]).changes() == {"gold": (-6, -6)}


def test_p2_4_jack_allows_a_sixth() -> None:
    """P2.4: with Jack only the seventh craftsman forces a dismissal."""
    table = Table(start=1, wishes=("shiring:carpenter_2", "shiring:mason_3")).to_round(2).hold(0, "jack")
    table.until(TakeCard, 0)
    table.team(0, "mortar_mixer", "woodworker", "stonecutter", "skilled_mortar_mixer", "mason_2")
    table.play("hire:architect")
    assert len(table.state.team[0]) == 6
    assert table.at(TakeCard, 1)
    table.play("pass", "hire:potter_2")
    assert table.at(Dismiss, 0)
    assert len(table.options) == 7
    table.play("dismiss:mason_2")
    assert len(table.state.team[0]) == 6


def test_p2_4_no_other_way_to_dismiss() -> None:
    """P2.4: craftsmen are dismissed only above the limit and by the collapse: quiet games offer it never."""
    table = Table()
    while not table.state.over:
        assert not [text for text in table.options if text.startswith("dismiss:")]
        table.skip()


def test_p2_5_a_pass_lasts_for_the_phase() -> None:
    """P2.5: who has passed is not asked again; the others go on."""
    table = supply(3).play("take:sand-2", "pass", "take:wood-2", "take:sand-3")
    assert table.state.seat == 2
    table.play("take:stone-2")
    assert table.state.seat == 0
    table.play("pass")
    assert table.state.seat == 2
    table.play("hire:mason_2")
    assert table.at(TakeCard, 2), "the last one alone may take card after card"


def test_p2_5_a_pass_ends_with_the_phase() -> None:
    """P2.5: next round everybody is asked again."""
    table = supply().play("pass", "pass").to_round(2).until(TakeCard, 1).play("pass")
    assert table.at(TakeCard, 0)


def test_p2_5_phase_ends_when_everyone_has_passed() -> None:
    """P2.5: after the last pass the builders follow."""
    table = supply(3).play("pass", "pass")
    assert table.at(TakeCard, 2)
    assert table.play("pass").at(DrawBuilder)
    assert [len(table.told("passed", seat)) for seat in range(3)] == [1, 1, 1]


def test_p2_5_phase_ends_when_all_nine_cards_are_gone() -> None:
    """P2.5: when the ninth card is taken nobody is asked any more, not even to pass."""
    table = supply(4)
    for text in (*SMALL, "hire:skilled_mortar_mixer"):
        assert table.at(TakeCard)
        table.play(text)
    assert table.at(TakeCard)
    assert table.options[-2:] == ["hire:mason_2", "pass"]
    table.play("hire:mason_2")
    assert table.at(DrawBuilder)


def test_p2_5_a_last_craftsman_still_forces_a_dismissal() -> None:
    """P2.5, P2.4: the ninth card may be a sixth craftsman; the dismissal comes before the builders."""
    table = full_team()
    state = table.state
    for card in PACK.resource_cards:
        state.resource_owner[card.index] = ASIDE
    state.supply.remove(CRAFTSMAN["potter_2"])
    state.dismissed.append(CRAFTSMAN["potter_2"])
    table.own(0, gold=10).play("hire:architect")
    assert table.at(Dismiss, 0)
    assert table.play("dismiss:mason_2").at(DrawBuilder)


def test_p2_6_untaken_craftsmen_leave_the_game() -> None:
    """P2.6: craftsmen left in the supply never come back."""
    table = supply().play("hire:mason_2", "pass", "pass")
    assert table.at(DrawBuilder)
    assert table.state.supply == []
    assert CRAFTSMAN["skilled_mortar_mixer"] in table.state.dismissed
    assert table.told("untaken") == [("craftsman-skilled_mortar_mixer",)]


def test_p2_6_untaken_resource_cards_return_to_the_pile() -> None:
    """P2.6: resource cards left in the supply belong to nobody and bring nothing; next round they are there again."""
    table = supply().play("take:sand-2", "pass", "pass")
    owners = table.state.resource_owner
    assert owners[RESOURCE["sand-2"]] == 0
    assert owners.count(ASIDE) == 8
    table.to_round(2).until(SetAside)
    assert len(table.options) == 9


def test_p2_7_workers_left_go_to_the_mill() -> None:
    """P2.7: all workers left go to the mill, without a choice."""
    table = supply(3).play("take:stone-3", "take:sand-2", "pass", "take:sand-3", "pass", "pass")
    assert table.at(DrawBuilder)
    assert table.state.mill == [0, 10, 12]
    assert table.state.workers == [0, 0, 0]
    assert table.told("went-to-mill") == [(10,), (12,)]


def test_p2_7_grey_workers_go_to_the_mill_too() -> None:
    """P2.7: grey workers that are not committed go there as well."""
    table = Table().board(castle=[0]).to_round(2).until(DrawBuilder)
    assert table.state.mill == [14, 12]
    assert table.until(RollTax).state.mill == [0, 0]
