"""Replaying: every position of a match, going back, and following the entries of another journal."""

from random import Random

import pytest

from freestone.core.dump import dump
from freestone.core.errors import BrokenJournal, InvalidChoice
from freestone.core.match import Match, new


def played(seed: int, entries: int) -> Match:
    match, rng = new("toy", seats=3, seed=seed, settings={"rounds": 3}, watched=True), Random(seed)
    while len(match.journal.entries) < entries:
        match.play(rng.choice(match.options))
    return match


def test_positions_are_those_that_were_passed_with_their_events() -> None:
    match = new("toy", seed=2, watched=True, settle=False)
    passed = [dump(match.state)]
    while match.settle_once() or match.seat is not None:
        if len(passed) > len(match.journal.entries):
            match.take(match.options[0])
        passed.append(dump(match.state))
    found = list(match.positions())
    assert [one.entry for one in found] == list(range(len(match.journal.entries) + 1))
    assert [dump(one.state) for one in found] == passed
    assert [(one.entry, event) for one in found for event in one.events] == match.log


def test_a_match_goes_back_to_any_entry() -> None:
    whole = played(3, 25)
    whole.undo(agreed=True)
    positions = list(whole.positions())
    for position in reversed(positions):
        whole.rewind(position.entry)
        assert dump(whole.state) == dump(position.state)
        assert whole.journal.history == whole.journal.entries
        assert len(whole.journal.entries) == position.entry
        assert all(entry <= position.entry for entry, _ in whole.log)
    with pytest.raises(InvalidChoice, match="there is no entry -1"):
        whole.rewind(-1)


def test_a_match_follows_the_entries_of_another() -> None:
    ahead, other = played(4, 30), played(4, 30)
    ahead.undo(agreed=True)
    ahead.play(ahead.options[-1])
    follower = new("toy", seats=3, seed=4, settings={"rounds": 3}, settle=False)
    for leader in (other, ahead, played(4, 15), played(4, 30)):
        follower.follow(leader.journal.entries)
        assert follower.journal.entries == leader.journal.entries
        assert dump(follower.state) == dump(leader.state)


def test_an_entry_that_does_not_fit_is_named_by_its_line() -> None:
    match = played(4, 10)
    entries = match.journal.entries
    with pytest.raises(BrokenJournal, match=f"line {len(entries) + 2}: "):
        match.follow([*entries, (2, "fly")])
