"""Whole games of two, three and four players: they replay to the same end. make_journals.py makes them anew."""

import json
from typing import Any

import pytest

import freestone
from freestone.games.pillars import GAME
from pillars.make_journals import GAMES, JOURNALS, Golden

RESULTS: dict[str, dict[str, Any]] = json.loads((JOURNALS / "results.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("golden", GAMES, ids=lambda golden: golden.name)
def test_golden_journal_replays(golden: Golden) -> None:
    """Every line is legal, every digest fits, and the end is the one that was stored."""
    match = freestone.load(JOURNALS / f"{golden.name}.jsonl")
    assert match.seat is None
    assert len(match.names) == golden.seats
    GAME.check(match.state)
    assert RESULTS[golden.name] == {
        "scores": match.scores,
        "gold": match.state.gold,
        "winners": match.winners,
        "entries": len(match.journal.entries),
    }


@pytest.mark.parametrize("golden", GAMES, ids=lambda golden: golden.name)
def test_golden_journal_is_saved_as_it_is(golden: Golden, tmp_path: Any) -> None:
    """Loading and saving changes nothing, undone entries and digests included."""
    path = JOURNALS / f"{golden.name}.jsonl"
    freestone.load(path).save(tmp_path / "again.jsonl")
    assert (tmp_path / "again.jsonl").read_text(encoding="utf-8") == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("golden", GAMES, ids=lambda golden: golden.name)
def test_seed_reproduces_the_golden_game(golden: Golden) -> None:
    """The same choices after the same seed meet the same chance."""
    stored = freestone.load(JOURNALS / f"{golden.name}.jsonl").journal.entries
    match = freestone.new("pillars", seats=golden.seats, seed=golden.seed)
    while match.seat is not None:
        match.play(stored[len(match.journal.entries)][1])
    assert match.journal.entries == stored


def test_one_golden_game_has_undo_lines() -> None:
    """Taken back and played otherwise: the entries in force are fewer than the lines of the file."""
    text = (JOURNALS / "undone.jsonl").read_text(encoding="utf-8")
    assert text.count('{"undo":') > 5
    match = freestone.load(JOURNALS / "undone.jsonl")
    assert len(match.journal.entries) < len(text.splitlines()) - 1 - text.count('{"')


def test_golden_games_reach_most_of_the_rules() -> None:
    """Together they use every verb but the rarest."""
    verbs = set()
    for golden in GAMES:
        entries = freestone.load(JOURNALS / f"{golden.name}.jsonl").journal.entries
        verbs |= {text.split(":")[0] for _, text in entries}
    assert {choice.verb for choice in GAME.pack().vocabulary} - verbs <= {"foresee", "hold"}
