"""Whole games of two, three and four players: they replay to the same end. make_journals.py makes them anew."""

import json
from pathlib import Path
from typing import Any

import pytest

import freestone
from freestone.core.match import Match
from freestone.games.kutna_hora import GAME
from kutna_hora.make_journals import GAMES, JOURNALS, Golden, new, result

RESULTS: dict[str, dict[str, Any]] = json.loads((JOURNALS / "results.json").read_text(encoding="utf-8"))
GOLDEN = pytest.mark.parametrize("golden", GAMES, ids=lambda golden: golden.name)


def loaded(golden: Golden) -> Match:
    """The stored game, replayed and validated."""
    return freestone.load(JOURNALS / f"{golden.name}.jsonl")


@GOLDEN
def test_golden_journal_replays(golden: Golden) -> None:
    """Every line is legal, every digest fits, and scores, sheet, groschen and winners are those that were stored."""
    match = loaded(golden)
    assert match.seat is None
    assert len(match.names) == golden.seats
    assert match.journal.header.settings == {"start": None, **golden.settings}
    assert match.journal.header.pack == match.pack.name == golden.pack
    assert match.state.with_events == (golden.events or golden.seats == 2)
    GAME.check(match.state)
    assert RESULTS[golden.name] == result(match)
    assert match.scores == [sum(sheet.values()) for sheet in match.score_sheet]


@GOLDEN
def test_golden_journal_is_saved_as_it_is(golden: Golden, tmp_path: Path) -> None:
    """Loading and saving changes nothing, undone entries and digests included."""
    loaded(golden).save(tmp_path / "again.jsonl")
    stored = (JOURNALS / f"{golden.name}.jsonl").read_text(encoding="utf-8")
    assert (tmp_path / "again.jsonl").read_text(encoding="utf-8") == stored


@GOLDEN
def test_seed_reproduces_the_golden_game(golden: Golden) -> None:
    """The same choices after the same seed meet the same chance."""
    stored = loaded(golden).journal.entries
    match = new(golden)
    while match.seat is not None:
        match.play(stored[len(match.journal.entries)][1])
    assert match.journal.entries == stored


def test_every_pack_has_a_golden_game() -> None:
    """Journals replay with the pack that they were played with, however old it is."""
    assert {golden.pack for golden in GAMES} == set(GAME.packs())


def test_one_golden_game_has_undo_lines() -> None:
    """Taken back and played otherwise: the entries in force are fewer than the lines of the file."""
    text = (JOURNALS / "undone.jsonl").read_text(encoding="utf-8")
    assert text.count('{"undo":') > 5
    match = freestone.load(JOURNALS / "undone.jsonl")
    assert len(match.journal.entries) < len(text.splitlines()) - 1 - text.count('{"')


def test_golden_games_reach_most_of_the_rules() -> None:
    """Together they use every verb but the rarest, and every source of points."""
    verbs, sources = set(), set()
    for golden in GAMES:
        match = loaded(golden)
        verbs |= {text.split(":")[0] for _, text in match.journal.entries}
        sources |= {source for sheet in match.score_sheet for source, points in sheet.items() if points}
    assert {choice.verb for choice in GAME.pack().vocabulary} - verbs <= {"leave", "remove", "score"}
    assert set(GAME.score_sheet(match.state)[0]) - sources <= {"beyond", "red", "yellow"}
