"""Playing a match: what it plays itself, what it refuses, copies, saving and loading."""

from pathlib import Path
from random import Random

import pytest

from core.toy import TOY
from freestone.core.choice import Choice
from freestone.core.dump import digest, dump
from freestone.core.errors import FreestoneError, IllegalChoice, InvalidChoice
from freestone.core.journal import Journal, parse
from freestone.core.match import Match, load, new, replay
from freestone.core.step import CHANCE


def finish(match: Match, seed: int = 0) -> Match:
    rng = Random(seed)
    while match.seat is not None:
        match.play(rng.choice(match.options))
    return match


def entries(match: Match) -> list[str]:
    return [text for _, text in match.journal.entries]


def test_chance_is_played_before_the_first_decision() -> None:
    match = new("toy", seed=1)
    assert [seat for seat, _ in match.journal.entries] == [CHANCE] * 3
    assert match.seat == 0
    assert [choice.text for choice in match.options] == ["roll", "beg", "pass"]


def test_a_single_option_is_played_and_journalled() -> None:
    match = new("toy", seed=1)
    match.play("beg", "buy")
    assert entries(match)[3:] == ["beg", "buy", "amount:1"]
    assert [choice.text for choice in match.options] == ["roll", "pass"]


def test_whoever_can_only_pass_passes() -> None:
    match = next(match for match in map(_rolled, range(99)) if match.state.coins[0] == 0)
    match.play("beg", "buy")
    assert entries(match)[-2:] == ["amount:1", "pass"]
    assert match.seat == 1


def _rolled(seed: int) -> Match:
    match = new("toy", seed=seed)
    match.play("roll")
    return match


def test_a_decision_has_at_least_two_options() -> None:
    for seed in range(30):
        match = new("toy", seats=3, seed=seed)
        rng = Random(seed)
        while match.seat is not None:
            assert len(match.options) > 1
            match.play(rng.choice(match.options))
        assert match.options == ()


def test_a_choice_or_its_text_can_be_played() -> None:
    by_text, by_choice = new("toy", seed=1), new("toy", seed=1)
    by_text.play("beg")
    by_choice.play(by_choice.pack.vocabulary.find("beg"))
    assert by_text.journal.entries == by_choice.journal.entries


@pytest.mark.parametrize(
    ("choice", "kind", "message"),
    [
        ("pas", InvalidChoice, "no choice 'pas'; did you mean 'pass'?"),
        ("buy", IllegalChoice, "buy is not possible now: coins-short"),
        ("amount:1", IllegalChoice, "amount:1 is not possible now"),
        ("coins:1", IllegalChoice, "coins:1 is not possible now"),
        (TOY.pack("toy-2").pass_, InvalidChoice, "pass belongs to another game or pack"),
        (Choice("pass", "", 0, "", 0), InvalidChoice, "pass belongs to another game or pack"),
    ],
)
def test_a_choice_that_cannot_be_is_refused(choice: str | Choice, kind: type[FreestoneError], message: str) -> None:
    match = new("toy", seed=1)
    before = match.journal.entries[:], digest(match.state)
    with pytest.raises(FreestoneError) as error:
        match.play(choice)
    assert type(error.value) is kind
    assert str(error.value) == message
    assert (match.journal.entries, digest(match.state)) == before
    match.play("pass")


def test_nothing_is_possible_once_the_game_is_over() -> None:
    match = finish(new("toy", seed=1))
    with pytest.raises(IllegalChoice, match="pass is not possible: the game is over"):
        match.play("pass")
    with pytest.raises(IllegalChoice, match="the game is over: nobody has to decide"):
        match.seen()
    assert match.refusals == []


def test_chance_is_nobodys_choice() -> None:
    match = replay(Journal(new("toy", seed=1).journal.header))
    assert match.seat == CHANCE
    with pytest.raises(IllegalChoice, match="deal:0 is not possible now: chance comes first"):
        match.play("deal:0")


def test_several_choices_are_taken_one_after_the_other() -> None:
    match = new("toy", seed=1)
    match.play("beg", "roll", "pass", "beg", "pass")
    assert [entry for entry in match.journal.entries if entry[0] >= 0] == [
        (0, "beg"),
        (0, "roll"),
        (0, "pass"),
        (1, "beg"),
        (1, "pass"),
    ]


@pytest.mark.parametrize("bad", ["nonsense", "amount:9", "begin"])
def test_several_choices_are_all_or_nothing(bad: str) -> None:
    match = new("toy", seed=1, watched=True)
    before = match.journal.history[:], digest(match.state), match.log[:]
    with pytest.raises(FreestoneError):
        match.play("beg", "roll", "pass", bad)
    assert (match.journal.history, digest(match.state), match.log) == before


def test_playing_nothing_changes_nothing() -> None:
    match = new("toy", seed=1)
    before = match.journal.entries[:]
    match.play()
    assert match.journal.entries == before


def test_refusals_are_those_of_the_decision() -> None:
    match = new("toy", seed=1)
    match.play("beg")
    assert [(refusal.choice.text, refusal.reason) for refusal in match.refusals] == [("beg", "begged")]


def test_the_result_is_there_at_the_end() -> None:
    match = new("toy", seed=1)
    assert match.winners == []
    finish(match)
    assert match.scores == [sum(sheet.values()) for sheet in match.score_sheet]
    assert match.winners == [seat for seat in range(2) if match.scores[seat] == max(match.scores)]


def test_the_seed_decides_what_chance_brings() -> None:
    assert finish(new("toy", seed=3)).journal.entries == finish(new("toy", seed=3)).journal.entries
    beginnings = {tuple(entries(new("toy", seed=seed))) for seed in range(40)}
    assert len(beginnings) > 10


def test_chance_follows_its_weights() -> None:
    rolls = [0, 0, 0]
    for seed in range(600):
        match = new("toy", seed=seed)
        match.play("roll")
        rolls[int(entries(match)[-1][-1])] += 1
    assert rolls[0] < rolls[1] < rolls[2]
    assert abs(rolls[0] - 100) < 35


def test_one_entry_can_be_settled_at_a_time() -> None:
    match = replay(Journal(new("toy", seed=1).journal.header))
    lengths = []
    while match.settle_once():
        lengths.append(len(match.journal.entries))
    assert lengths == [1, 2, 3]
    assert entries(match) == entries(new("toy", seed=1))


def test_a_copy_is_independent_and_meets_the_same_chance() -> None:
    match = new("toy", seed=1, watched=True)
    match.play("beg")
    before = match.journal.history[:], digest(match.state)
    copy = match.copy()
    told = match.log[:]
    assert copy.watched
    copy.undo()
    copy.play("roll")
    finish(copy)
    assert (match.journal.history, digest(match.state)) == before
    assert match.log == told != copy.log
    one, other = finish(match.copy(), 5), finish(match, 5)
    assert one.journal.entries == other.journal.entries
    assert dump(one.state) == dump(other.state)


def test_a_saved_game_is_loaded_and_goes_on_as_if_uninterrupted(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    for seed in range(3):
        rng = Random(seed)
        live = new("toy", seats=3, seed=seed, settings={"rounds": 3})
        while live.seat is not None:
            live.save(path)
            loaded = load(path)
            assert dump(loaded.state) == dump(live.state)
            assert loaded.undoable() == live.undoable()
            choice = rng.choice(live.options)
            live.play(choice)
            loaded.play(choice.text)
            assert loaded.journal.entries == live.journal.entries
            assert loaded.journal.history == live.journal.history


def test_a_save_has_digests_every_fifty_entries_and_at_the_end(tmp_path: Path) -> None:
    match = new("toy", seed=1, settings={"rounds": 3})
    for _ in range(60):
        match.play("beg")
        match.undo()
    finish(match)
    lines = list(match.lines())[1:]
    marks = [number for number, line in enumerate(lines, start=1) if "digest" in line]
    history = len(match.journal.history)
    assert marks == [*(50 * count + count for count in range(1, history // 50 + 1)), len(lines)]
    assert len(lines) == history + len(marks)
    assert lines[-1] == f'{{"digest":"{digest(match.state)}"}}'
    match.save(tmp_path / "game.jsonl")
    assert (tmp_path / "game.jsonl").read_text(encoding="utf-8").splitlines()[1:] == lines


def test_saving_again_after_loading_gives_the_same_file(tmp_path: Path) -> None:
    match = new("toy", seed=1, names=["Anna", "Žofie"], players=["you", "random"])
    match.play("beg")
    match.undo()
    match.play("roll")
    match.save(tmp_path / "one")
    load(tmp_path / "one").save(tmp_path / "two")
    assert (tmp_path / "one").read_bytes() == (tmp_path / "two").read_bytes()


def test_a_save_that_fails_leaves_the_old_file_and_nothing_else(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    match = new("toy", seed=1)
    match.save(path)
    before = path.read_bytes()
    match.play("beg")
    match.journal.add((0, "nonsense"))
    with pytest.raises(FreestoneError):
        match.save(path)
    assert path.read_bytes() == before
    assert [path.name for path in tmp_path.iterdir()] == ["game.jsonl"]


def test_a_save_that_cannot_be_written_names_the_file_that_was_asked_for(tmp_path: Path) -> None:
    path = tmp_path / "none" / "game.jsonl"
    with pytest.raises(FileNotFoundError) as caught:
        new("toy", seed=1).save(path)
    assert caught.value.filename == str(path)


def test_a_save_that_works_leaves_nothing_else(tmp_path: Path) -> None:
    new("toy", seed=1).save(tmp_path / "game.jsonl")
    assert [path.name for path in tmp_path.iterdir()] == ["game.jsonl"]


def test_entries_that_a_seat_may_not_know_are_hidden_while_the_game_runs() -> None:
    match = new("toy", seats=3, seed=1)
    match.play("pass")
    whole = match.journal.entries
    for seat in range(3):
        known = match.known_entries(seat)
        assert known[seat] == whole[seat]
        assert [text for _, text in known[:3]].count("?") == 2
        assert known[3:] == whole[3:]
    watcher = match.known_entries(None)
    assert watcher[:3] == [(CHANCE, "?")] * 3
    assert watcher[3:] == whole[3:]


def test_nothing_is_hidden_any_more_at_the_end() -> None:
    match = finish(new("toy", seats=3, seed=1))
    assert match.known_entries(None) == match.journal.entries


def test_lines_are_a_whole_journal() -> None:
    match = finish(new("toy", seed=9))
    assert replay(parse(match.lines())).journal.entries == match.journal.entries


def test_another_pack_can_be_played_and_is_named_in_the_journal(tmp_path: Path) -> None:
    match = new("toy", seed=1, pack="toy-2")
    match.play("roll")
    assert entries(match)[-1] == "coins:2"
    match.save(tmp_path / "game.jsonl")
    assert load(tmp_path / "game.jsonl").pack is TOY.pack("toy-2")
    with pytest.raises(FreestoneError, match="line 1: played with another pack"):
        load(tmp_path / "game.jsonl", pack="toy-1")
