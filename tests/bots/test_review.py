"""Reviews: what an entry changed, what would have been better, and nothing that a seat could not know."""

from random import Random

import pytest

import freestone
from bots.tables import all_titles
from freestone.bots.greedy import GreedyBot
from freestone.bots.hint import Advice
from freestone.bots.novice import NoviceBot
from freestone.bots.review import Better, Course, Level, Swing, candidates, conclude, curve, mistakes
from freestone.core.match import Match
from freestone.core.step import CHANCE


def game(title: str, seed: int, seats: int = 2) -> Match:
    """A game that a novice plays against greedy bots."""
    match = freestone.new(title, seats=seats, seed=seed)
    while match.seat is not None:
        kind = NoviceBot if match.seat == 0 else GreedyBot
        match.play(kind(match.seat).choose(match.seen()))
    return match


@pytest.mark.parametrize("title", all_titles())
def test_moves_hold_every_turn_once_and_belong_to_one(title: str) -> None:
    course = Course(game(title, 1))
    covered = [at for first, last in course.moves for at in course.turns if first <= at <= last]
    assert covered == course.turns
    for first, last in course.moves:
        seats = {course.entries[at - 1][0] for at in course.turns if first <= at <= last}
        assert len(seats) == 1
        assert first == last or CHANCE not in seats


@pytest.mark.parametrize("title", all_titles())
def test_the_last_moves_end_at_the_real_scores(title: str) -> None:
    match = game(title, 2)
    course = Course(match)
    assert course.level(len(course.entries)).scores == match.scores
    first, last = course.moves[-1]
    swing = course.swing(first, last)
    assert swing == course.swing(first, last)
    assert len(swing.changes) == 2


def test_a_novice_errs_and_is_told_what_was_better() -> None:
    course = Course(game("pillars", 3))
    verdicts = [course.judge(at) for at in course.decisions([0])[:40]]
    assert all(one.loss >= 0 for one in verdicts)
    found = [better for at in mistakes(verdicts) if (better := course.better(at))]
    assert found
    for one in found:
        assert one.taken.choice == course.entries[one.entry - 1][1] != one.best.choice
        assert one.best.lead > one.taken.lead


def test_what_a_seat_cannot_know_makes_no_difference_to_a_verdict() -> None:
    for seed in range(60):
        course = Course(game("pillars", seed))
        for at in course.decisions([0, 1]):
            state = course.states[at - 1]
            if state.foreseen >= 0 and not state.lasting(state.seat, "see_event"):
                hidden = course.game.redact(state, state.seat)
                dealt = [course.game.resample(hidden, state.seat, Random(number)) for number in range(6)]
                assert len({one.foreseen for one in dealt}) > 1
                verdicts = set()
                for one in dealt:
                    course.states[at - 1] = one
                    verdicts.add(course.judge(at))
                assert len(verdicts) == 1
                return
    raise AssertionError("nobody ever foresaw anything")


def test_noise_is_not_told() -> None:
    sure, noise, small = (Swing(1, 1, 0, [4.0], 0.5), Swing(2, 2, 0, [4.0], 3.0), Swing(3, 3, 0, [0.2], 0.0))
    assert candidates([small, noise, sure]) == [(1, 1)]


def test_a_review_sums_up_chance_and_decisions() -> None:
    course = Course(game("pillars", 4))
    swings = [Swing(5, 5, CHANCE, [1.0, -1.0], 0.1), Swing(6, 6, 0, [2.0, 0.0], 0.1), Swing(7, 7, 1, [-0.5, 3.0], 0.1)]
    advice = [Advice(choice, [1.0, 2.0], lead, []) for choice, lead in (("a", 0.0), ("b", 2.0))]
    better = Better(6, 0, advice[0], advice[1], 2.0, [])
    review = conclude(course, swings, [Level(0, [40.0, 40.0])], swings, [better, None])
    assert review.sums == [(1.0, 2.0, -0.5), (-1.0, 3.0, 0.0)]
    assert [one.entry for one in review.swings] == [5, 6, 7]
    assert review.better == [better]
    assert review.curve[0].scores == [40.0, 40.0]
    assert review.curve[-1].scores == course.match.scores


def test_the_curve_goes_through_all_levels() -> None:
    levels = [Level(0, [10.0]), Level(10, [20.0]), Level(20, [15.0])]
    found = curve([Swing(4, 4, 0, [8.0], 0.0), Swing(15, 15, 0, [-2.0], 0.0)], levels)
    assert [one for one in found if one.entry in (0, 10, 20)] == levels
    assert [one.entry for one in found] == [0, 4, 10, 15, 20]
