"""What a seat knows: redaction, resampling, previews, events and standing answers."""

from random import Random

import pytest

from core.toy import HIDDEN, TOY, PassAlways, ToyState
from freestone.core.choice import Choice
from freestone.core.dump import digest, dump
from freestone.core.engine import advance, apply
from freestone.core.errors import IllegalChoice, InvalidChoice, StaleChoice
from freestone.core.match import Match, new, replay
from freestone.core.preview import preview
from freestone.core.seen import Seen


@pytest.fixture
def match() -> Match:
    return new("toy", seats=3, seed=1)


def test_a_seat_sees_its_own_card_and_nobody_elses(match: Match) -> None:
    for seat in range(3):
        state = match.seen(seat).state
        assert [card == HIDDEN for card in state.hands] == [owner != seat for owner in range(3)]
        assert state.cards.total == 7
    assert HIDDEN not in match.state.hands


def test_the_deciding_seat_sees_its_options(match: Match) -> None:
    seen = match.seen()
    assert seen.seat == 0
    assert seen.options == match.options == tuple(seen.state.options)


def test_others_do_not_see_what_is_offered(match: Match) -> None:
    """What is offered may tell what is hidden."""
    seen = match.seen(1)
    assert not seen.options
    assert not seen.state.options


def test_the_last_outcome_of_chance_does_not_tell_what_is_hidden() -> None:
    match = new("toy", seed=1, settings={"rounds": 1})
    match.play("pass")
    match.take("pass")
    assert len(match.options) == 1
    assert match.seen(1).state.options == []
    assert len(match.seen(0).resample(Random(1)).options) == 1


def test_what_a_seat_sees_is_a_copy(match: Match) -> None:
    before = digest(match.state)
    state = match.seen().state
    apply(state, state.options[0])
    assert digest(match.state) == before


def test_what_was_seen_is_stale_once_the_match_has_gone_on(match: Match) -> None:
    early, late = match.seen(), match.seen()
    position = dump(early.state)
    match.play("beg")
    assert dump(early.state) == position
    with pytest.raises(StaleChoice, match="the match has gone on since"):
        _ = late.state


def test_a_resampled_position_looks_the_same_to_that_seat(match: Match) -> None:
    rng = Random(3)
    seen = match.seen(1)
    guesses = [seen.resample(rng) for _ in range(60)]
    assert all(dump(TOY.redact(guess, 1)) == dump(seen.state) for guess in guesses)
    assert all(guess.hands[1] == match.state.hands[1] for guess in guesses)
    assert len({digest(guess) for guess in guesses}) > 5


def test_a_resampled_position_can_be_played_to_its_end(match: Match) -> None:
    rng = Random(3)
    state: ToyState = match.seen().resample(rng)
    assert tuple(state.options) == match.options
    while not state.over:
        apply(state, rng.choice(state.options))
    assert HIDDEN not in state.hands


def test_a_preview_shows_what_changes(match: Match) -> None:
    assert match.preview("beg").changes() == {"coins": (1, 1)}


def test_a_preview_ranges_over_all_completions(match: Match) -> None:
    state = match.state
    state.coins[0] = 6
    advance(state)
    seen = Seen(match.game, match.pack, state, 0)
    assert seen.preview(match.pack.vocabulary.find("buy")).changes() == {"coins": (-6, -1), "points": (1, 6)}


def test_a_preview_stops_before_chance(match: Match) -> None:
    assert match.preview("roll").changes() == {}


def test_a_preview_stops_before_another_seat_and_before_the_next_decision(match: Match) -> None:
    assert match.preview("pass").changes() == {}
    match.play("beg")
    assert match.preview("pass").changes() == {}


def test_a_preview_never_depends_on_what_is_hidden() -> None:
    match = new("toy", seed=1, settings={"rounds": 1})
    match.play("pass")
    changes = set()
    for card in range(4):
        match.state.hands[0] = card
        seen = Seen(match.game, match.pack, match.state, 1)
        changes.add(str(seen.preview(seen.options[-1]).changes()))
        assert seen.options[-1].text == "pass"
    assert changes == {"{}"}


def test_a_preview_changes_nothing(match: Match) -> None:
    before = digest(match.state), match.journal.entries[:]
    for choice in match.options:
        match.preview(choice)
        preview(match.game, match.state, choice)
    assert (digest(match.state), match.journal.entries) == before


def test_only_what_is_offered_has_a_preview(match: Match) -> None:
    with pytest.raises(IllegalChoice, match="buy is not possible now: coins-short"):
        match.preview("buy")
    with pytest.raises(InvalidChoice, match=r"no choice 'bye'; did you mean 'beg'\?"):
        match.preview("bye")


def test_events_are_told_only_while_somebody_watches() -> None:
    watched, alone = new("toy", seed=1, watched=True), new("toy", seed=1)
    for match in (watched, alone):
        match.play("beg", "buy", "pass")
    assert alone.log == []
    assert alone.state.events is None
    assert [repr(event) for _, event in watched.log][2:] == ["bought(0, {'points': 1})", "passed(0, {})"]
    assert watched.journal.entries == alone.journal.entries


def test_an_event_carries_the_number_of_its_entry_and_its_audience() -> None:
    match = new("toy", seed=1, watched=True)
    assert [(number, event.seat, event.audience) for number, event in match.log] == [(1, 0, 0), (2, 1, 1)]
    match.play("pass")
    number, event = match.log[-1]
    assert (number, event.audience) == (4, None)
    assert match.journal.entries[number - 1] == (0, "pass")


def test_a_replayed_match_tells_the_same_events() -> None:
    match = new("toy", seed=1, watched=True)
    while match.seat is not None:
        match.play(match.options[0])
    again = replay(match.journal, watched=True)
    assert list(map(repr, again.log)) == list(map(repr, match.log))


def test_a_standing_answer_is_journalled_like_any_other(match: Match) -> None:
    match.answer_always(PassAlways(0, match.state.rounds))
    assert match.journal.entries[-1] == (0, "pass")
    assert match.seat == 1


def test_a_standing_answer_speaks_for_its_seat_only(match: Match) -> None:
    match.answer_always(PassAlways(2, match.state.rounds))
    assert match.seat == 0
    match.play("pass")
    assert match.seat == 1
    match.play("pass")
    assert match.journal.entries[-2] == (2, "pass")
    assert match.seat == 0


def test_a_standing_answer_lapses(match: Match) -> None:
    match.answer_always(PassAlways(0, match.state.rounds))
    match.play("pass", "pass")
    assert match.seat == 0
    assert match.standing == []


def test_a_standing_answer_can_be_withdrawn(match: Match) -> None:
    match.answer_always(PassAlways(1, match.state.rounds))
    match.withdraw("pass-always", 0)
    assert len(match.standing) == 1
    match.withdraw("pass-always", 1)
    match.play("pass")
    assert match.seat == 1


def test_a_standing_answer_that_is_not_possible_is_not_given(match: Match) -> None:
    class RollAlways(PassAlways):
        def answer(self, state: ToyState) -> Choice | None:
            return state.pack.roll

    match.answer_always(RollAlways(0, match.state.rounds))
    assert [text for _, text in match.journal.entries].count("roll") == 1
    assert match.seat == 0


def test_a_title_says_which_standing_answers_there_are(match: Match) -> None:
    assert [standing.name for standing in match.game.standing(match.state, 0)] == ["pass-always"]
    assert match.game.standing(match.state, 1) == []


def test_a_journal_with_standing_answers_replays(match: Match) -> None:
    match.answer_always(PassAlways(0, match.state.rounds))
    match.play("beg", "pass")
    assert replay(match.journal).journal.entries == match.journal.entries
