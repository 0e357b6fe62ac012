"""Undo: free while the tail holds no chance and no other seat's entry; beyond that everybody has to agree."""

from pathlib import Path
from random import Random

import pytest

from core.toy import PassAlways, ToyState, Turn
from freestone.core.choice import Choice
from freestone.core.dump import dump
from freestone.core.errors import IllegalChoice
from freestone.core.journal import Undo
from freestone.core.match import Match, load, new, replay
from freestone.core.replay import SAVED_EVERY

AGREE = "something was revealed or somebody else has played since: everybody has to agree"


def entries(match: Match) -> list[str]:
    return [text for _, text in match.journal.entries]


@pytest.fixture
def match() -> Match:
    return new("toy", seed=1)


def test_there_is_nothing_to_take_back_at_the_beginning(match: Match) -> None:
    assert match.undoable() == 0
    for agreed in (False, True):
        with pytest.raises(IllegalChoice, match="there is nothing to take back"):
            match.undo(agreed=agreed)


def test_ones_own_choice_is_taken_back(match: Match) -> None:
    before = dump(match.state)
    match.play("beg")
    assert match.undoable() == 1
    match.undo()
    assert dump(match.state) == before
    assert [choice.text for choice in match.options] == ["roll", "beg", "pass"]


def test_forced_choices_that_followed_are_taken_back_with_it(match: Match) -> None:
    match.play("beg", "buy")
    assert entries(match)[-2:] == ["buy", "amount:1"]
    assert match.undoable() == 2
    match.undo()
    assert entries(match)[-1] == "beg"
    match.undo()
    assert entries(match) == entries(new("toy", seed=1))


def test_the_history_keeps_what_was_taken_back(match: Match) -> None:
    match.play("beg", "buy")
    match.undo()
    history = match.journal.history
    assert history[-3:-1] == [(0, "buy"), (0, "amount:1")]
    assert isinstance(history[-1], Undo)
    assert history[-1].count == 2


def test_chance_in_the_tail_ends_the_free_undo(match: Match) -> None:
    match.play("roll")
    assert match.undoable() == 0
    before = match.journal.history[:], dump(match.state)
    with pytest.raises(IllegalChoice) as error:
        match.undo()
    assert str(error.value) == AGREE
    assert (match.journal.history, dump(match.state)) == before
    match.undo(agreed=True)
    assert entries(match) == entries(new("toy", seed=1))


def test_another_seats_entry_ends_the_free_undo(match: Match) -> None:
    match.play("pass", "beg")
    assert match.undoable() == match.undoable(1) == 1
    assert match.undoable(0) == 0
    with pytest.raises(IllegalChoice, match="everybody has to agree"):
        match.undo(0)
    match.undo(0, agreed=True)
    assert match.seat == 0
    assert entries(match) == entries(new("toy", seed=1))


def test_passing_the_turn_is_free_to_undo_until_the_other_plays(match: Match) -> None:
    match.play("pass")
    assert (match.seat, match.undoable(0), match.undoable(1)) == (1, 1, 0)
    with pytest.raises(IllegalChoice, match="there is nothing to take back"):
        match.undo(1)
    match.undo(0)
    assert match.seat == 0


def test_the_same_choice_after_an_undo_meets_the_same_chance() -> None:
    outcomes = set()
    for seed in range(20):
        match = new("toy", seed=seed)
        match.play("roll")
        first = match.journal.entries[:]
        match.undo(agreed=True)
        match.play("roll")
        assert match.journal.entries == first
        outcomes.add(first[-1])
    assert len(outcomes) > 1


def test_an_undo_survives_saving_and_loading(match: Match, tmp_path: Path) -> None:
    match.play("beg", "buy")
    match.undo()
    match.play("pass")
    match.save(tmp_path / "game.jsonl")
    loaded = load(tmp_path / "game.jsonl")
    assert loaded.journal.history == match.journal.history
    assert loaded.undoable(0) == 1
    loaded.undo(0)
    assert entries(loaded)[-1] == "beg"
    assert dump(loaded.state) == dump(_undone(match).state)


def _undone(match: Match) -> Match:
    match.undo(0)
    return match


def test_the_log_forgets_what_was_taken_back() -> None:
    match = new("toy", seed=1, watched=True)
    match.play("beg", "buy")
    assert [event.kind.name for _, event in match.log][-1] == "bought"
    match.undo()
    assert [event.kind.name for _, event in match.log] == ["dealt", "dealt"]
    match.play("pass")
    assert [(number, event.kind.name) for number, event in match.log][-1] == (5, "passed")


def test_an_undo_takes_standing_answers_back(match: Match) -> None:
    match.answer_always(PassAlways(0, match.state.rounds))
    assert entries(match)[-1] == "pass"
    assert match.undoable(0) == 1
    match.undo(0)
    assert match.standing == []
    assert match.seat == 0


def test_an_undo_keeps_standing_answers_that_were_given_before(match: Match) -> None:
    class PassForever(PassAlways):
        def lapsed(self, state: ToyState) -> bool:
            return False

    match.play("pass")
    match.answer_always(PassForever(1, match.state.rounds))
    given = match.standing[:]
    match.play("beg")
    match.undo(0)
    assert match.standing == given
    asked_again = match.copy()
    asked_again.undo(1, agreed=True)
    assert asked_again.seat == 1
    assert asked_again.standing == []


def test_every_choice_of_a_whole_game_can_be_taken_back_if_all_agree() -> None:
    match = new("toy", seats=3, seed=5)
    positions = []
    while match.seat is not None:
        positions.append(dump(match.state))
        before = match.copy()
        match.play(match.options[0])
    for position in reversed(positions[:-1]):
        before.undo(agreed=True)
        assert dump(before.state) == position


@pytest.mark.parametrize("agreed", [False, True])
def test_nothing_is_taken_back_after_the_end(agreed: bool) -> None:
    match = new("toy", seats=3, seed=5)
    while match.seat is not None:
        match.play(match.options[0])
    last = match.journal.entries[-1][0]
    assert match.undoable(last) == match.undoable() == 0
    with pytest.raises(IllegalChoice, match="over"):
        match.undo(last, agreed=agreed)


def test_any_order_of_undos_leads_to_the_position_of_the_entries_in_force() -> None:
    for seed in range(8):
        match, rng = new("toy", seats=3, seed=seed, settings={"rounds": 3}, watched=True), Random(seed)
        while match.seat is not None and len(match.journal.history) < 400:
            before = match.copy()
            if rng.random() < 0.45 and before.last_deliberate(None) < len(before.journal.entries):
                match.undo(agreed=True)
            else:
                match.play(rng.choice(match.options))
            fresh = replay(match.journal.in_force(), watched=True)
            assert dump(match.state) == dump(fresh.state)
            assert (match.log, match.undoable()) == (fresh.log, fresh.undoable())
            assert match.known_entries(0) == fresh.known_entries(0)


def test_ten_thousand_undos_play_little_again(monkeypatch: pytest.MonkeyPatch) -> None:
    match, rng = new("toy", seats=3, seed=5, settings={"rounds": 3}), Random(5)
    while len(match.journal.entries) < 40:
        match.play(rng.choice(match.options))
    match.undo(agreed=True)
    match.play("pass")
    last = match.journal.entries[match.last_deliberate(None)]
    match.undo(agreed=True)
    journal = match.journal.copy()
    for _ in range(10_000):
        journal.add(last)
        journal.add(Undo(1))
    advanced = 0

    def counted(step: Turn, state: ToyState) -> list[Choice]:
        nonlocal advanced
        advanced += 1
        return options(step, state)

    options = Turn.options
    monkeypatch.setattr(Turn, "options", counted)
    assert dump(replay(journal).state) == dump(match.state)
    assert advanced < 2 * len(journal.history) + SAVED_EVERY * 10_000
