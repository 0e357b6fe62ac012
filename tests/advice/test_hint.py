"""Hints: the best options with expected scores and reasons, from nothing but what the seat sees."""

from random import Random

import pytest

from bots.tables import all_games, decisions, some
from freestone.advice.hint import EXPERIENCE, OTHERS, WINNING, Assessment, Comparison, assess, shifted
from freestone.advice.reasons import why
from freestone.bots.judge import judge_of
from freestone.core.game import find
from freestone.core.seen import Seen
from freestone.core.state import State
from freestone.games.pillars.state import PillarsState
from freestone.thinking import Reason, thinking_of
from freestone.thinking.completions import leads
from freestone.thinking.network import VICTORY
from freestone.words import Words
from strangers import DICE, installed


def quick(seen: Seen, seed: int = 3) -> list[Assessment]:
    return assess(seen, seed, worlds=4, games=1)


@pytest.mark.parametrize("title", all_games())
def test_the_breakdown_of_a_worth_adds_up(title: str) -> None:
    game = find(title)
    for seen in some(game, 3, 2, every=11):
        for seat in range(3):
            breakdown = thinking_of(game).breakdown(seen._state, seat)
            total = sum(one.points for one in breakdown.values())
            assert total == pytest.approx(thinking_of(game).evaluate(seen._state, seat))


@pytest.mark.parametrize("title", all_games())
def test_a_hint_names_offered_options_from_the_best_on(title: str) -> None:
    game = find(title)
    for seen in some(game, 2, 4, every=29):
        found = quick(seen)
        assert found == quick(seen)
        assert len(found) == min(3, len(seen.options))
        assert {one.choice for one in found} <= {option.text for option in seen.options}
        assert [one.lead for one in found] == sorted((one.lead for one in found), reverse=True)
        assert all(len(one.scores) == 2 for one in found)


@pytest.mark.parametrize("title", all_games())
def test_every_reason_can_be_said(title: str) -> None:
    game = find(title)
    words = Words(game, ["Anna", "Ben"])
    seen = some(game, 2, 6, every=25)[2]
    for source in (*thinking_of(game).breakdown(seen._state, 0), OTHERS, EXPERIENCE, WINNING):
        for points in (2.2, -2.2):
            text = why([Reason(source, points, points)], words, "others" if points > 0 else "first")
            assert ("2" in text) == (source != WINNING), text


@pytest.mark.heavy
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_reasons_of_an_option_add_up_to_its_lead(seats: int) -> None:
    for title in all_games():
        for seen in some(find(title), seats, 3, every=40):
            first, second, *_ = assess(seen, 3, worlds=2, games=1)
            total = sum(reason.points for reason in second.reasons)
            assert total == pytest.approx(second.lead - first.lead, abs=0.01)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_options_are_judged_by_a_trained_network_where_one_fits(seats: int) -> None:
    seen = some(find("pillars"), seats, 3, every=30)[1]
    judge = judge_of(seen.game, seen.pack, seats)
    assert judge
    comparison = Comparison(seen, 1)
    assert comparison.candidates[0].option is judge.ideas([seen.state])[0][0].leaf.path[0]
    comparison.play_world()
    for one in comparison.leaders:
        (continuation,) = one.continuations
        ((ahead, shares),) = judge.finals([(continuation.state, seen.seat)])
        assert one.lead == pytest.approx(ahead[seen.seat] + VICTORY * shares[seen.seat], abs=0.01)
        assert one.worths == pytest.approx(shifted(hand_made(continuation.state), ahead), abs=0.01)
        assert EXPERIENCE in continuation.breakdown
    with installed(DICE):
        plain = Comparison(some(find("dice"), 3, 2, every=5)[0], 1)
        plain.play_world()
        assert EXPERIENCE not in plain.leaders[0].continuations[0].breakdown


def hand_made(state: State) -> list[float]:
    return [thinking_of(find("pillars")).evaluate(state, seat) for seat in range(state.seats)]


def test_shifted_worths_have_the_leads_of_the_network() -> None:
    rng = Random(5)
    for seats in (2, 3, 4):
        worths, ahead = ([rng.uniform(-20, 40) for _ in range(seats)] for _ in range(2))
        ahead = leads(ahead)
        found = shifted(worths, ahead)
        assert sum(found) == pytest.approx(sum(worths))
        misses = [abs(one - other) for one, other in zip(leads(found), ahead, strict=True)]
        before = [abs(one - other) for one, other in zip(leads(worths), ahead, strict=True)]
        assert max(misses) < (1e-9 if seats == 2 else max(before))
    assert shifted([7.0], [7.0]) == [7.0]


def test_an_option_that_was_asked_for_is_assessed() -> None:
    seen = next(one for one in some(find("kutna_hora"), 3, 5, every=7) if len(one.options) > 8)
    worst = assess(seen, 1, worlds=2, games=1, also=seen.options)[-1].choice
    named = seen.pack.vocabulary.find(worst)
    assert worst in {one.choice for one in assess(seen, 1, worlds=2, games=1, also=[named])}


@pytest.mark.heavy
def test_what_is_hidden_makes_no_difference_to_a_hint() -> None:
    game, found = find("pillars"), 0
    for seed in range(40):
        for seen in decisions(game, 2, seed):
            state = seen._state
            assert isinstance(state, PillarsState)
            if state.foreseen >= 0 and not state.lasting(seen.seat, "see_event"):
                dealt = [game.resample(seen.state, seen.seat, Random(number)) for number in range(4)]
                assert len({one.foreseen for one in dealt}) > 1
                hints = [quick(Seen(game, seen.pack, one, seen.seat)) for one in dealt]
                assert all(one == hints[0] for one in hints)
                found += 1
                break
        if found == 2:
            return
    raise AssertionError("nobody ever foresaw anything")


def test_a_hint_by_the_clock_ends() -> None:
    seen = some(find("pillars"), 2, 4, every=20)[1]
    assert assess(seen, 1, seconds=0.05)
