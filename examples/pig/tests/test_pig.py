"""Pig keeps its own rules and Freestone's promises."""

import pytest
from freestone_pig import GAME

import freestone
from freestone.testing import Case, cases


@pytest.mark.parametrize("case", cases(GAME), ids=str)
def test_conformance(case: Case) -> None:
    case()


def match_after(*faces: int, goal: int = 100) -> freestone.Match:
    """Return a match in which the first player has rolled these faces and not yet held."""
    match = freestone.new("pig", seats=3, settings={"goal": goal}, settle=False)
    for face in faces:
        match.take("roll")
        match.draw(f"face:{face}")
    return match


def test_the_first_roll_is_not_a_choice() -> None:
    assert [choice.text for choice in match_after().options] == ["roll"]


def test_holding_makes_the_turn_safe_and_passes_the_die() -> None:
    match = match_after(4, 5)
    match.take("hold")
    assert match.scores == [9, 0, 0]
    assert match.seat == 1


def test_a_one_loses_the_turn() -> None:
    match = match_after(6, 6, 1)
    assert match.scores == [0, 0, 0]
    assert match.seat == 1


def test_reaching_the_goal_wins() -> None:
    match = match_after(6, 6, 6, 6, 6, goal=25)
    match.take("hold")
    assert match.winners == [0]
