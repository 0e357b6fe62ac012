"""What the coach says: cubes that would bring points, those that will be too many, and places in vain."""

from freestone.games.pillars import GAME
from freestone.games.pillars.presentation.coach import remarks, use_of
from freestone.games.pillars.presentation.options import about
from freestone.games.pillars.steps.builders import KeepOrRedraw, Place, PlaceWaiting
from freestone.games.pillars.steps.cathedral import Build
from freestone.games.pillars.steps.market import Trade
from freestone.games.pillars.steps.supply import TakeCard
from freestone.presentation import Remark, presentation_of
from freestone.words import Words
from pillars.positions import PACK, SAND, STONE, WOOD, Table

# Nobody earns gold in the wool mill then.
WORKERS_OUT = ("take:sand-4", "take:stone-4", "take:wood-4", "take:sand-3", "take:stone-3", "take:wood-3", "wait")


def found(table: Table) -> list[Remark]:
    """What may be said to the seat that decides."""
    assert table.state.seat is not None
    return remarks(table.state, table.state.seat)


def told(table: Table) -> set[str]:
    """The ids of what may be said to the seat that decides."""
    return {one.id for one in found(table)}


def only(table: Table, id: str) -> Remark:
    """The one remark of that id."""
    (one,) = (remark for remark in found(table) if remark.id == id)
    return one


def test_cubes_are_wanted_for_the_points_that_they_bring() -> None:
    """P4.11: a mason makes a point from 1 stone, twice; a mortar mixer needs 3 sand for a point."""
    table = Table().until(TakeCard, 0).team(0, "mortar_mixer", "mason_2").own(0, sand=1)
    assert use_of(table.state, 0, STONE, 4) == (2, 2)
    assert use_of(table.state, 0, STONE, 1) == (1, 1)
    assert use_of(table.state, 0, SAND, 4) == (1, 2)
    assert use_of(table.state, 0, SAND, 1) == (0, 0)
    assert use_of(table.state, 0, WOOD, 4) == (0, 0)
    stone, *_ = (one for one in found(table) if one.id == "cubes-wanted")
    assert stone.terms == {"amount": 2, "material": "material-stone", "points": 2}
    assert set(stone.choices) == {text for text in table.options if text.startswith("take:stone")}


def test_cubes_out_of_reach_are_not_spoken_of() -> None:
    """P2.2, P3.3, P4.10: a player needs workers for a card; at the market gold, and there must be such a cube."""
    table = Table().until(TakeCard, 0).team(0, "mortar_mixer", "mason_2")
    table.state.workers[0] = 0
    assert not {"cubes-wanted", "last-card", "idle-workers"} & told(table)
    table = Table(wishes=WORKERS_OUT).until(Place, 0).team(0, "mortar_mixer", "mason_2").own(0, gold=20)
    assert only(table, "market").terms == {"amount": 2, "material": "material-stone", "points": 2}
    table.state.market[STONE] = 1
    assert only(table, "market").terms["amount"] == 1
    table.own(0, gold=table.state.cost() + 5)
    table.state.mill[0] = 0
    assert "market" not in told(table)


def test_at_the_market_only_a_deal_that_brings_points_is_named() -> None:
    """P4.10: stone costs 4; the stone that is bought makes points, the one in hand is worked up without it."""
    table = Table(wishes=("place:market",)).until(Trade, 0).team(0, "mortar_mixer", "mason_2")
    table.own(0, gold=9, stone=1, wood=0, sand=0)
    buy = next(one for one in found(table) if one.id == "buy")
    assert (buy.terms["amount"], buy.terms["points"], buy.choices) == (1, 1, ["buy:stone"])
    table.own(0, gold=1)
    assert "buy" not in told(table)
    table.own(0, gold=0, wood=3)
    assert only(table, "sell").choices == ["sell:wood"]


def test_a_place_is_named_only_where_it_is_free() -> None:
    """P3.7, P4.7: whoever lacks gold for the tax is told of the King's Court only with room there."""
    table = Table(wishes=WORKERS_OUT).until(PlaceWaiting)
    seat = table.state.seat
    assert seat is not None
    table.own(seat, gold=0)
    table.state.mill[seat] = 0
    assert only(table, "tax-court").choices == ["place:kings_court"]
    for space in PACK.place["kings_court"].spaces:
        table.state.spaces[space] = 1 - seat
    table.state.options = table.step.options(table.state)
    assert {"tax"} == {"tax", "tax-court"} & told(table)


def test_a_tip_about_hiring_waits_for_somebody_to_hire() -> None:
    """P2.3: with nobody whom the gold is enough for, it would be in vain."""
    table, tips = Table().until(TakeCard, 0), presentation_of(GAME).tips
    assert "hire" in {one.id for one in tips(table.state, 0)}
    table.own(0, gold=0)
    assert "hire" not in {one.id for one in tips(table.state, 0)}


def test_cubes_that_craftsmen_can_use_are_not_too_many() -> None:
    """P4.11: 5 cubes may be kept, after the building."""
    table = Table().until(TakeCard, 0).own(0, sand=3).until(Build, 0)
    table.own(0, sand=3, wood=2, stone=2)
    assert "excess" not in told(table)
    table.own(0, sand=3, wood=2, stone=2, metal=6)
    assert "excess" in told(table)


def test_while_a_builder_may_be_put_back_the_coach_keeps_to_that() -> None:
    """P3.2: what places are good for can wait until one is chosen."""
    table = Table().until(KeepOrRedraw, 0)
    table.own(0, gold=0)
    assert not {"market", "metal", "builder-cost", "event", "tax", "tax-court"} & told(table)


def test_in_the_last_round_a_place_for_the_next_one_says_that_it_brings_nothing() -> None:
    """P4.9: castle and cathedral can still be occupied."""
    table = Table().to_round(6).until(PlaceWaiting)
    state, words = table.state, Words(GAME, ["Anna", "Ben"])
    assert state.seat is not None
    for text, is_futile in (("place:castle", True), ("place:cathedral", True), ("place:bishop", False)):
        said = about(state, state.seat, PACK.vocabulary.find(text))
        assert (words.texts(said) == ["Brings nothing in the last round"]) is is_futile
