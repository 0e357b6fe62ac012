"""What the coach says: cubes that the best craftsmen lack, those that will be too many, and places in vain."""

from freestone.games.pillars import GAME
from freestone.games.pillars.components import STONE
from freestone.games.pillars.presentation.coach import remarks, worthiest
from freestone.games.pillars.presentation.options import about
from freestone.games.pillars.steps.builders import KeepOrRedraw, PlaceWaiting
from freestone.games.pillars.steps.cathedral import Build
from freestone.games.pillars.steps.supply import TakeCard
from freestone.words import Words
from pillars.positions import PACK, Table


def told(table: Table) -> set[str]:
    """The ids of what may be said to the seat that decides."""
    assert table.state.seat is not None
    return {one.id for one in remarks(table.state, table.state.seat)}


def test_the_best_craftsmen_are_asked_what_they_lack() -> None:
    """P4.11: a mason makes a point from 1 stone, twice; that the mortar mixer could use 9 sand matters less."""
    table = Table().until(TakeCard, 0).team(0, "mortar_mixer", "woodworker", "stonecutter", "mason_2")
    assert worthiest(table.state, 0) == (STONE, 2)
    table.own(0, stone=1)
    assert worthiest(table.state, 0) == (STONE, 1)


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
    assert not {"market", "metal", "builder-cost", "event"} & told(table)


def test_in_the_last_round_a_place_for_the_next_one_says_that_it_brings_nothing() -> None:
    """P4.9: castle and cathedral can still be occupied."""
    table = Table().to_round(6).until(PlaceWaiting)
    state, words = table.state, Words(GAME, ["Anna", "Ben"])
    assert state.seat is not None
    for text, is_futile in (("place:castle", True), ("place:cathedral", True), ("place:bishop", False)):
        said = about(state, state.seat, PACK.vocabulary.find(text))
        assert (words.texts(said) == ["Brings nothing in the last round"]) is is_futile
