"""Reviews: what an entry changed, what would have been better, and nothing that a seat could not know."""

import asyncio
from random import Random
from typing import Any

import pytest

import freestone
from bots.tables import all_games
from freestone.advice.hint import Assessment
from freestone.advice.review import Analysis, Better, CurvePoint, Swing, curve, greatest, review
from freestone.bots.greedy import GreedyBot
from freestone.bots.novice import NoviceBot
from freestone.core.match import Match
from freestone.core.step import CHANCE


def game(title: str, seed: int, seats: int = 2) -> Match:
    """A game that a novice plays against greedy bots."""
    match = freestone.new(title, seats=seats, seed=seed)
    while match.seat is not None:
        kind = NoviceBot if match.seat == 0 else GreedyBot
        match.play(kind(match.seat).choose(match.seen()))
    return match


@pytest.mark.parametrize("title", all_games())
def test_moves_hold_every_turn_once_and_belong_to_one(title: str) -> None:
    analysis = Analysis(game(title, 1))
    covered = [at for first, last in analysis.moves for at in analysis.turns if first <= at <= last]
    assert covered == analysis.turns
    for first, last in analysis.moves:
        seats = {analysis.entries[at - 1][0] for at in analysis.turns if first <= at <= last}
        assert len(seats) == 1
        assert first == last or CHANCE not in seats


@pytest.mark.parametrize("title", all_games())
def test_the_last_moves_end_at_the_real_scores(title: str) -> None:
    match = game(title, 2)
    analysis = Analysis(match)
    assert analysis.point(len(analysis.entries)).scores == match.scores
    first, last = analysis.moves[-1]
    [swing] = analysis.swings((first, last))
    assert [swing] == Analysis(match).swings((first, last))
    assert len(swing.changes) == 2


@pytest.mark.heavy
def test_a_novice_errs_and_is_told_what_was_better() -> None:
    analysis = Analysis(game("pillars", 3))
    losses = {at: analysis.loss(at) for at in analysis.decisions([0])[:40]}
    assert all(loss >= 0 for loss in losses.values())
    mistakes = sorted(losses, key=lambda at: -losses[at])[:8]
    found = [better for at in mistakes if (better := analysis.better(at))]
    assert found
    for one in found:
        assert one.taken.choice == analysis.entries[one.entry - 1][1] != one.best.choice
        assert one.best.lead > one.taken.lead


@pytest.mark.heavy
def test_what_a_seat_cannot_know_makes_no_difference_to_a_judgement() -> None:
    for seed in range(60):
        analysis = Analysis(game("pillars", seed))
        for at in analysis.decisions([0, 1]):
            state = analysis.states[at - 1]
            if state.foreseen >= 0 and not state.lasting(state.seat, "see_event"):
                hidden = analysis.game.redact(state, state.seat)
                dealt = [analysis.game.resample(hidden, state.seat, Random(number)) for number in range(6)]
                assert len({one.foreseen for one in dealt}) > 1
                losses = set()
                for one in dealt:
                    analysis.states[at - 1] = one
                    losses.add(analysis.loss(at))
                assert len(losses) == 1
                return
    raise AssertionError("nobody ever foresaw anything")


def test_noise_is_not_shown() -> None:
    sure, noise, small = (Swing(1, 1, 0, [4.0], 0.5), Swing(2, 2, 0, [4.0], 3.0), Swing(3, 3, 0, [0.2], 0.0))
    assert greatest([small, noise, sure], 5) == [sure]


def test_a_review_asks_confirms_and_adds_up_luck() -> None:
    match = game("pillars", 4)
    analysis = Analysis(match)
    change = {CHANCE: [1.0, -1.0], 0: [2.0, 0.0], 1: [-0.5, 3.0]}
    worst = analysis.decisions([0])[3]
    options = [Assessment(choice, [], [1.0, 2.0], lead, []) for choice, lead in (("a", 0.0), ("b", 2.0))]
    asked: list[str] = []
    progress: list[tuple[int, int]] = []

    def swing(first: int, last: int) -> Swing:
        seat = match.journal.entries[last - 1][0]
        return Swing(first, last, seat, change[seat], 0.1 if first < analysis.moves[4][0] else 9.0)

    async def answer(question: str, *terms: Any) -> Any:
        asked.append(question)
        if question == "swings":
            return [swing(*move) for move in terms]
        if question == "confirmed":
            return swing(*terms)
        if question == "point":
            return CurvePoint(terms[0], [40.0, 40.0])
        return 2.0 * (terms[0] == worst) if question == "loss" else Better(worst, 0, *options)

    found = asyncio.run(review(match, [0], answer, lambda *numbers: progress.append(numbers)))
    movers = [match.journal.entries[last - 1][0] for _, last in analysis.moves]
    counts = {seat: movers.count(seat) for seat in change}
    assert found.luck == [counts[CHANCE], -counts[CHANCE]]
    assert [(one.first, one.entry) for one in found.swings] == analysis.moves[:4]
    assert [one.entry for one in found.better] == [worst]
    assert found.better[0].loss == 2.0
    assert asked.count("confirmed") == 4
    assert asked.count("better") == 1
    assert found.curve[0].scores == [40.0, 40.0]
    assert found.curve[-1].scores == match.scores
    assert progress[-1] == (len(asked), len(asked))


def test_the_curve_goes_through_all_points() -> None:
    points = [CurvePoint(0, [10.0]), CurvePoint(10, [20.0]), CurvePoint(20, [15.0])]
    found = curve([Swing(4, 4, 0, [8.0], 0.0), Swing(15, 15, 0, [-2.0], 0.0)], points)
    assert [one for one in found if one.entry in (0, 10, 20)] == points
    assert [one.entry for one in found] == [0, 4, 10, 15, 20]
