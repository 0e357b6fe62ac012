"""P3, phase II: master builders are drawn, paid and placed."""

import pytest

from freestone.core.preview import preview
from freestone.core.step import CHANCE
from freestone.games.pillars import GAME
from freestone.games.pillars.state import NONE
from freestone.games.pillars.steps.builders import DrawBuilder, KeepOrRedraw, Place, PlaceFree, PlaceWaiting
from freestone.games.pillars.steps.events import RevealEvent
from pillars.positions import ADVANTAGE, PACK, Table

PLACES = [
    *("place:bishop", "place:kingsbridge-1", "place:kingsbridge-2", "place:priory", "place:kings_court"),
    *("place:shiring-1", "place:shiring-2", "place:castle", "place:market", "place:cathedral"),
]


def builders(seats: int = 2, start: int = 0, *, redrawn: bool = True) -> Table:
    """Phase II of round 1; the start player's redraw is spent unless a test is about it."""
    table = Table(seats, start).until(DrawBuilder)
    return table.play("draw:0", "redraw") if redrawn else table


def after_waits(table: Table, *seats: int) -> Table:
    """Let the builders of these seats be drawn and wait."""
    for seat in seats:
        table.play(f"draw:{seat}", "wait")
    return table


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_p3_1_builders_are_drawn_blind_one_at_a_time(seats: int) -> None:
    """P3.1: each builder in the bag is as likely as any other; one is drawn at a time."""
    table = builders(seats)
    assert table.state.seat == CHANCE
    assert table.odds == {f"draw:{seat}": 3 for seat in range(seats)}
    table.play("draw:1")
    assert table.at(Place, 1)
    table.play("wait")
    assert table.odds["draw:1"] == 2
    table.play("draw:1", "wait", "draw:1", "wait")
    assert "draw:1" not in table.options
    assert table.told("drew", 1) == [(7,), (6,), (5,)]


def test_p3_2_start_player_may_put_a_builder_back() -> None:
    """P3.2: before its owner decides the start player may put the builder back and draw again, even the same one."""
    table = builders(3, start=1, redrawn=False).play("draw:2")
    assert table.at(KeepOrRedraw, 1)
    assert table.options == ["keep", "redraw"]
    table.play("redraw")
    assert table.told("put-back") == [(2,)]
    assert table.at(DrawBuilder)
    assert table.odds == {"draw:0": 3, "draw:1": 3, "draw:2": 3}
    table.play("draw:2")
    assert table.at(Place, 2)


def test_p3_2_keeping_lets_the_owner_decide() -> None:
    """P3.2: a builder that is kept is its owner's to place, at the same cost."""
    table = builders(3, start=1, redrawn=False).play("draw:2", "keep")
    assert table.at(Place, 2)
    assert table.state.cost() == 7


def test_p3_2_once_a_round() -> None:
    """P3.2: after it was used the start player is not asked again; until then every time."""
    table = builders(redrawn=False).play("draw:1", "keep", "wait", "draw:0", "keep", "wait", "draw:1")
    assert table.at(KeepOrRedraw, 0)
    table.play("redraw", "draw:0")
    assert table.at(Place, 0)
    table.play("wait", "draw:1")
    assert table.at(Place, 1)


def test_p3_2_own_builders_too() -> None:
    """P3.2: the start player may put an own builder back."""
    table = builders(redrawn=False).play("draw:0")
    assert table.at(KeepOrRedraw, 0)
    assert table.play("redraw").odds == {"draw:0": 3, "draw:1": 3}


def test_p3_2_free_builders_too() -> None:
    """P3.2: the eighth and later builders, which are free, may be put back."""
    table = builders(4, redrawn=False)
    for seat in (0, 0, 0, 1, 1, 1, 2):
        table.play(f"draw:{seat}", "keep", "wait")
    table.play("draw:3")
    assert table.state.cost() == 0
    assert table.at(KeepOrRedraw, 0)
    assert table.play("redraw").odds == {"draw:2": 2, "draw:3": 3}


def test_p3_2_not_asked_when_only_that_colour_is_left() -> None:
    """P3.2: when the bag holds no other colour there is nothing to gain, so nobody is asked."""
    table = builders(redrawn=False)
    for _ in range(3):
        table.play("draw:0", "keep", "wait")
    table.play("draw:1")
    assert table.at(Place, 1)
    assert not table.state.redrawn


def test_p3_2_asked_while_another_colour_is_left() -> None:
    """P3.2: one builder of another colour in the bag is enough to be asked, though none of its own is left."""
    table = builders(redrawn=False)
    for seat in (0, 0, 1, 1):
        table.play(f"draw:{seat}", "keep", "wait")
    assert table.play("draw:1").at(KeepOrRedraw, 0)


@pytest.mark.parametrize(("gold", "can_place"), [(6, False), (7, True)])
def test_p3_3_place_now_or_wait(gold: int, can_place: bool) -> None:
    """P3.3: the owner places at the marker's cost or passes; without the gold only passing is left."""
    table = builders().play("draw:1").own(1, gold=gold)
    assert table.options == ([*PLACES, "wait"] if can_place else ["wait"])
    refusals = dict.fromkeys(PLACES, "gold-short")
    assert table.refusals == ({} if can_place else refusals)
    if can_place:
        assert table.play("place:castle").state.gold[1] == 0
        assert table.told("placed", 1) == [("target-castle", 7)]
    else:
        assert table.refusal_terms["place:castle"] == {"needed": 7, "gold": 6}


def test_p3_3_poor_owner_may_spend_remigius() -> None:
    """P3.3: without the gold, Remigius is the other way out."""
    table = remigius().play("draw:0").own(0, gold=6)
    assert table.options == ["wait", "spend:remigius"]


def test_p3_4_costs_run_from_7_to_0() -> None:
    """P3.4: 7, 6, 5, 4, 3, 2, 1 for the first seven, placed or passed, then 0."""
    table = builders(4)
    paid = []
    answers = ("wait", "place:market", "wait", "place:market", "wait", "place:market", "place:market")
    for seat, answer in zip((0, 1, 2, 3, 0, 1, 2), answers, strict=True):
        table.play(f"draw:{seat}").own(seat, gold=20)
        table.play(answer)
        paid.append(20 - table.state.gold[seat])
    assert paid == [0, 6, 0, 4, 0, 2, 1]
    assert table.state.marker == 7
    for seat in (3, 0, 1, 2, 3):
        gold = table.state.gold[seat]
        table.play(f"draw:{seat}").play(next(text for text in table.options if text.startswith("place:")))
        assert table.state.gold[seat] == gold


def test_p3_4_a_builder_put_back_does_not_move_the_marker() -> None:
    """P3.4: putting a builder back costs nothing and leaves the marker where it is."""
    table = builders(redrawn=False).play("draw:1", "redraw", "draw:0")
    assert table.state.cost() == 7
    assert table.state.marker == 0


def test_p3_5_passed_builder_waits() -> None:
    """P3.5: a passed builder waits at the cost that was declined; nothing is paid."""
    table = builders()
    gold = table.state.gold[:]
    table.play("draw:0", "wait", "draw:1", "wait")
    assert (table.state.waiting, table.state.declined) == ([0, 1], [7, 6])
    assert table.told("waited") == [(7,), (6,)]
    assert table.state.gold == gold
    assert table.state.cost() == 5


def test_p3_5_from_the_eighth_on_it_must_be_placed() -> None:
    """P3.5: at cost 0 there is no passing, and the reason is given."""
    table = after_waits(builders(3), 0, 0, 0, 1, 1, 1).play("draw:2")
    assert table.state.cost() == 1
    assert "wait" in table.options
    table.play("wait", "draw:2")
    assert table.state.cost() == 0
    assert table.options == PLACES
    assert table.refusals == {"wait": "must-place"}
    table.play("place:priory")
    assert table.at(DrawBuilder), "the waiting ones come only when the bag is empty"


def test_p3_6_waiting_builders_are_placed_free_in_order() -> None:
    """P3.6: when the bag is empty the waiting ones are placed free, in the order in which they were passed."""
    table = builders(3)
    for seat, answer in [(2, "wait"), (0, "place:market"), (1, "wait"), (2, "wait"), (0, "wait"), (1, "place:castle")]:
        table.play(f"draw:{seat}", answer)
    for seat in (0, 1, 2):
        table.play(f"draw:{seat}", "wait" if table.state.cost() else "place:kings_court")
    assert table.state.gold == [20 - 6, 21 - 2, 22]
    order = []
    while table.at(PlaceWaiting):
        order.append(table.state.seat)
        assert "wait" not in table.options
        assert table.refusals["wait"] == "must-place"
        table.play(table.options[0])
    assert order == [2, 1, 2, 0, 0]
    assert [cost for _, cost in table.told("placed", 2)] == [0, 0, 0]
    assert table.state.gold == [20 - 6, 21 - 2, 22], "they are free"
    assert table.at(RevealEvent)


def test_p3_6_with_two_players_after_the_sixth() -> None:
    """P3.6: two players have six builders; after them the waiting ones are placed, though the marker stands at 1."""
    table = after_waits(builders(), 0, 1, 0, 1, 0)
    assert table.play("draw:1").state.cost() == 2
    table.play("wait")
    assert table.state.cost() == 1
    assert table.at(PlaceWaiting, 0)
    gold = table.state.gold[:]
    table.skip(6)
    assert table.at(RevealEvent)
    assert table.state.gold == gold
    assert table.state.spaces.count(0) == table.state.spaces.count(1) == 3


@pytest.mark.parametrize(
    ("place", "size"),
    [
        ("bishop", 1),
        ("kingsbridge-1", 1),
        ("kingsbridge-2", 1),
        ("priory", 2),
        ("kings_court", 4),
        ("shiring-1", 1),
        ("shiring-2", 1),
        ("castle", 1),
        ("market", 4),
        ("cathedral", 1),
    ],
)
def test_p3_7_one_builder_a_space(place: str, size: int) -> None:
    """P3.7: each of the 17 spaces takes one builder; a full place is refused and the reason says who stands there."""
    table = builders(4)
    for turn in range(size):
        table.play(f"draw:{turn}").own(turn, gold=10)
        table.play(f"place:{place}")
    spaces = next(target.spaces for target in PACK.targets if target.id == place)
    assert [table.state.spaces[space] for space in spaces] == list(range(size)), "filled from the first space on"
    table.play("draw:3").own(3, gold=10)
    assert f"place:{place}" not in table.options
    assert table.refusals == {f"place:{place}": "occupied"}
    assert table.refusal_terms[f"place:{place}"] == {"owner": size - 1}
    table.own(3, gold=0)
    assert table.refusals[f"place:{place}"] == "occupied", "gold would not help there"


def test_p3_7_there_are_17_spaces() -> None:
    """P3.7: bishop 1, Kingsbridge 2, priory 2, court 4, Shiring 2, castle 1, market 4, cathedral 1."""
    sizes = {place.id: len(place.spaces) for place in PACK.places}
    assert list(sizes.values()) == [1, 2, 2, 4, 2, 1, 4, 1]
    assert PACK.space_count == 17
    assert sorted(space for place in PACK.places for space in place.spaces) == list(range(17))


@pytest.mark.parametrize("place", ["kingsbridge", "shiring"])
def test_p3_7_spaces_with_their_own_card_are_chosen(place: str) -> None:
    """P3.7: at Kingsbridge and Shiring the second space can be taken before the first."""
    table = builders().play("draw:0", f"place:{place}-2")
    first, second = PACK.place[place].spaces
    assert (table.state.spaces[first], table.state.spaces[second]) == (NONE, 0)
    assert f"place:{place}-1" in table.play("draw:1").options


def test_p3_7_several_builders_of_one_player() -> None:
    """P3.7: a player may stand on several spaces of one place."""
    table = builders()
    for _ in range(3):
        table.play("draw:0").own(0, gold=10).play("place:kings_court")
    spaces = PACK.place["kings_court"].spaces
    assert [table.state.spaces[space] for space in spaces] == [0, 0, 0, NONE]


def remigius() -> Table:
    """Phase II of round 2: seat 0 starts and keeps Remigius; the redraw is spent."""
    return Table(start=1).to_round(2).hold(0, "remigius").until(DrawBuilder).play("draw:0", "redraw")


def test_p3_8_remigius_makes_a_builder_free() -> None:
    """P3.8: its owner spends the card, must then place the builder, free, and the marker moves as usual."""
    table = remigius().play("draw:0").own(0, gold=20)
    assert table.options == [*PLACES, "wait", "spend:remigius"]
    table.play("spend:remigius")
    assert table.at(PlaceFree, 0)
    assert table.options == PLACES
    assert table.refusals == {"wait": "must-place"}
    assert table.state.marker == 0
    table.play("place:castle")
    assert table.state.gold[0] == 20
    assert table.state.marker == 1
    assert table.state.spaces[PACK.place["castle"].spaces[0]] == 0
    assert table.told("spent", 0) == [("advantage-remigius",)]
    assert table.state.holder[ADVANTAGE["remigius"]] == NONE
    assert "spend:remigius" not in table.play("draw:0").options, "once only"


def test_p3_8_preview_of_remigius() -> None:
    """P3.8: spending him costs the card and no gold."""
    table = remigius().play("draw:0").own(0, gold=20)
    assert preview(GAME, table.state, PACK.spend[ADVANTAGE["remigius"]]).changes() == {"advantages": (-1, -1)}


def test_p3_8_only_for_own_builders() -> None:
    """P3.8: nobody spends Remigius on another's builder."""
    assert "spend:remigius" not in remigius().play("draw:1").options


def test_p3_8_after_the_redraw_decision() -> None:
    """P3.8: first the start player decides about putting it back, then the owner about Remigius."""
    table = Table(start=1).to_round(2).hold(1, "remigius").until(DrawBuilder).play("draw:1")
    assert table.at(KeepOrRedraw, 0)
    table.play("keep")
    assert table.at(Place, 1)
    assert "spend:remigius" in table.options


def test_p3_8_not_at_cost_0() -> None:
    """P3.8: a builder that costs nothing does not need him, and the reason says so."""
    table = Table(4, start=3).to_round(2).hold(1, "remigius").until(DrawBuilder).play("draw:0", "redraw")
    after_waits(table, 0, 0, 0, 2, 2, 2, 3).play("draw:1")
    assert table.state.cost() == 0
    assert "spend:remigius" not in table.options
    assert table.refusals["spend:remigius"] == "free-already"


def test_p3_8_not_for_waiting_builders() -> None:
    """P3.8: a builder that has waited is free already."""
    table = after_waits(remigius(), 0, 1, 0, 1, 0, 1)
    assert table.at(PlaceWaiting, 0)
    assert table.options == PLACES
    assert table.refusals["spend:remigius"] == "free-already"


def test_p3_9_town_wall_leaves_two_builders() -> None:
    """P3.9: who was hit has two builders in the bag next round, who was protected three."""
    table = Table(3).board(bishop=[2]).play("event:town_wall", "protection").to_round(2).until(DrawBuilder)
    assert table.odds == {"draw:0": 2, "draw:1": 2, "draw:2": 3}
    assert table.told("fewer-builders") == [(2,), (2,)]


def test_p3_9_for_one_round_only() -> None:
    """P3.9: in the round after that all three are back."""
    table = Table().board().play("event:town_wall").to_round(2).until(DrawBuilder)
    assert table.odds == {"draw:0": 2, "draw:1": 2}
    table.to_round(3).until(DrawBuilder)
    assert table.odds == {"draw:0": 3, "draw:1": 3}


def test_p3_9_four_builders_are_enough_for_phase_two() -> None:
    """P3.9: with two builders each the waiting ones come after the fourth."""
    table = Table().board().play("event:town_wall").to_round(2).until(DrawBuilder).play("draw:0", "redraw")
    assert after_waits(table, 0, 0, 1, 1).at(PlaceWaiting, 0)


def test_p3_9_nothing_happens_in_round_6() -> None:
    """P3.9: in round 6 the town wall does nothing."""
    table = Table().to_round(6).board().own(0, gold=9).own(1, gold=9).play("event:town_wall")
    assert table.state.builders_next == [3, 3]
    assert table.state.gold == [21, 21], "only the mill has paid"
    assert not table.told("fewer-builders")
    assert table.to_end().state.over


def test_p3_2_keeping_every_builder_lasts_until_the_bag_is_empty() -> None:
    """P3.2: nobody is asked any more once no builder can be drawn, so the answer does not outlive the drawing."""
    table = builders(redrawn=False).until(KeepOrRedraw)
    (standing,) = GAME.standing(table.state, 0)
    assert not standing.lapsed(table.state)
    table.until(RevealEvent)
    assert standing.lapsed(table.state)
