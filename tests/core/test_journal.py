"""Journals: what a line may be, and how every broken one is refused with its number and the reason."""

import json
import pickle
from pathlib import Path
from typing import Any

import pytest

import freestone
from core.toy import TOY
from freestone.core.errors import BrokenJournal
from freestone.core.journal import Digest, Header, Journal, Undo, encode, parse, read
from freestone.core.match import load, replay

HEADER: dict[str, Any] = {
    "freestone": 1,
    "game": "toy",
    "rules": 2,
    "pack": "toy-1",
    "pack_digest": "digest of toy-1",
    "names": ["Anna", "Ben"],
    "settings": {"rounds": 1},
    "seed": 7,
}
DEALT = ['[-1, "deal:0"]', '[-1, "deal:1"]', '[-1, "prize:bronze"]']
WHOLE = [*DEALT, '[0, "pass"]', '[1, "pass"]', '[-1, "show:0"]', '[-1, "show:1"]']


def header(**changes: Any) -> str:
    return json.dumps({**HEADER, **changes})


def refusal(*lines: str) -> str:
    with pytest.raises(BrokenJournal) as error:
        replay(parse(lines))
    return str(error.value)


def test_a_whole_journal_replays() -> None:
    match = replay(parse([header(), *WHOLE]))
    assert match.seat is None
    assert match.scores == [0, 1]
    assert match.journal.entries[0] == (-1, "deal:0")


def test_lines_are_read_as_they_are_written() -> None:
    journal = parse([header(), *DEALT, '[0,"beg"]', '{"undo":1}', '{"digest":"abc"}'])
    assert [encode(line) for line in journal.history] == [
        '[-1,"deal:0"]',
        '[-1,"deal:1"]',
        '[-1,"prize:bronze"]',
        '[0,"beg"]',
        '{"undo":1}',
        '{"digest":"abc"}',
    ]
    assert [text for _, text in journal.entries] == ["deal:0", "deal:1", "prize:bronze"]


def test_a_header_is_read_as_it_is_written() -> None:
    written = Header("toy", 2, "toy-1", "x", ["Anna", "Žofie"], {"rounds": 1, "start": None}, 7, ["you", "random"])
    assert "Žofie" in written.line()
    assert vars(parse([written.line()]).header) == vars(written)


def test_seed_and_players_need_not_be_there() -> None:
    header_alone = {name: value for name, value in HEADER.items() if name != "seed"}
    read_back = parse([json.dumps(header_alone)]).header
    assert (read_back.seed, read_back.players) == (None, [])


def test_a_journal_copy_is_independent() -> None:
    journal = parse([header(), *DEALT])
    other = journal.copy()
    other.add((0, "pass"))
    other.add(Undo(2))
    assert len(journal.entries) == len(journal.history) == 3
    assert (len(other.entries), len(other.history)) == (2, 5)


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("", "line 1: not JSON: ''"),
        ("hello", "line 1: not JSON: 'hello'"),
        ('{"freestone": 1', "line 1: not JSON: '{\"freestone\": 1'"),
        ("[1]", "line 1: this is not the header of a Freestone journal"),
        ("{}", "line 1: this is not the header of a Freestone journal"),
        (header(freestone=2), "line 1: written in format 2; this Freestone reads format 1"),
        (header(freestone=True), "line 1: this is not the header of a Freestone journal"),
        (header(freestone=1.0), "line 1: this is not the header of a Freestone journal"),
        (header(freestone=[[]]), "line 1: this is not the header of a Freestone journal"),
        (header(game=3), "line 1: the header's game is missing or of the wrong kind"),
        (header(rules="2"), "line 1: the header's rules is missing or of the wrong kind"),
        (header(rules=True), "line 1: the header's rules is missing or of the wrong kind"),
        (header(rules=2.0), "line 1: the header's rules is missing or of the wrong kind"),
        (header(pack=None), "line 1: the header's pack is missing or of the wrong kind"),
        (header(pack_digest=[]), "line 1: the header's pack_digest is missing or of the wrong kind"),
        (header(names="Anna"), "line 1: the header's names is missing or of the wrong kind"),
        (header(names=["Anna", 3]), "line 1: names, players and colours are lists of texts"),
        (header(names=["Anna", None]), "line 1: names, players and colours are lists of texts"),
        (header(players="you"), "line 1: the header's players is missing or of the wrong kind"),
        (header(players=[["you"]]), "line 1: names, players and colours are lists of texts"),
        (header(settings=[]), "line 1: the header's settings is missing or of the wrong kind"),
        (header(settings={"rounds": [1]}), "line 1: settings are texts, whole numbers, yes or no, or nothing"),
        (header(settings={"rounds": 1.0}), "line 1: settings are texts, whole numbers, yes or no, or nothing"),
        (header(seed="7"), "line 1: the seed is not a whole number"),
        (header(seed=True), "line 1: the seed is not a whole number"),
        (header(seed=7.0), "line 1: the seed is not a whole number"),
        (header(seed=float("nan")), "line 1: the seed is not a whole number"),
        (header(seed=float("-inf")), "line 1: the seed is not a whole number"),
        (header().replace("7", "7" * 5000), "line 1: not JSON"),
        ("[" * 100_000, "line 1: not JSON"),
        ('{"a":' * 100_000, "line 1: not JSON"),
        (header(settings={"rounds": 0}).replace("0", "[" * 900 + "]" * 900), "line 1: settings are texts, "),
    ],
)
def test_a_broken_header_is_refused(line: str, message: str) -> None:
    with pytest.raises(BrokenJournal) as error:
        parse([line])
    assert str(error.value).startswith(message)
    assert len(str(error.value)) < 400


@pytest.mark.parametrize("name", ["game", "rules", "pack", "pack_digest", "names", "settings"])
def test_a_header_with_a_missing_field_is_refused(name: str) -> None:
    fields = {key: value for key, value in HEADER.items() if key != name}
    assert refusal(json.dumps(fields)).startswith(f"line 1: the header's {name} is missing or of the wrong kind")


def test_an_empty_journal_is_refused() -> None:
    assert refusal() == "line 1: not JSON: ''"


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"game": "tyo"}, "line 1: no game 'tyo'; did you mean 'toy'?"),
        ({"game": "x" * 100_000}, "line 1: no game 'xxx"),
        ({"rules": 3}, "line 1: written under rules 3 of toy; this Freestone knows rules 2"),
        ({"pack": "toy-9"}, "line 1: no built-in pack 'toy-9'; did you mean 'toy-2'?"),
        ({"pack": "../toy-1"}, "line 1: no built-in pack '../toy-1'; did you mean 'toy-1'?"),
        (
            {"pack_digest": "\x1b[2J"},
            "line 1: played with another pack: 'toy-1' '\\x1b[2J', not 'digest of toy-1'",
        ),
        ({"names": ["Anna"]}, "line 1: toy cannot be played by 1; it takes 2, 3 players"),
        ({"names": ["Anna"] * 100_000}, "line 1: toy cannot be played by 100000; it takes 2, 3 players"),
        ({"names": ["Anna", "\ud800"]}, "line 1: a name has 1 to 200 printable characters, not '\\ud800'"),
        ({"names": ["Anna", "B" * 100_000]}, "line 1: a name has 1 to 200 printable characters, not 'BBB"),
        ({"players": ["you"]}, "line 1: 1 players for 2 names"),
        ({"players": ["you", "\n"]}, "line 1: a name has 1 to 200 printable characters, not '\\n'"),
        ({"settings": {"round": 1}}, "line 1: no setting 'round'; did you mean 'rounds'?"),
        ({"settings": {"rounds": 9}}, "line 1: setting rounds cannot be 9 with 2 players"),
        ({"settings": {"rounds": True}}, "line 1: setting rounds cannot be True with 2 players"),
        ({"settings": {"start": "x" * 100_000}}, "line 1: setting start cannot be 'xxx"),
    ],
)
def test_a_header_that_does_not_fit_is_refused(changes: dict[str, Any], message: str) -> None:
    error = refusal(header(**changes))
    assert error.startswith(message)
    assert len(error) < 400


def test_an_older_journal_is_read() -> None:
    assert replay(parse([header(rules=1), *WHOLE])).seat is None


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("", "line 5: not JSON: ''"),
        ("[0,", "line 5: not JSON: '[0,'"),
        ("\ufeff[]", "line 5: not JSON: '\\ufeff[]'"),
        ("NaN", "line 5: neither an entry [seat, choice] nor an undo or digest line: 'NaN'"),
        ("[" * 100_000, "line 5: not JSON: '[[["),
        ("9" * 5000, "line 5: not JSON: '999"),
        ("null", "line 5: neither an entry [seat, choice] nor an undo or digest line: 'null'"),
        ("[0]", "line 5: neither an entry [seat, choice] nor an undo or digest line: '[0]'"),
        ('[0,"pass",1]', "line 5: neither an entry [seat, choice] nor an undo or digest line: '[0,\"pass\",1]'"),
        ('["0","pass"]', "line 5: neither an entry"),
        ('[0.0,"pass"]', "line 5: neither an entry"),
        ('[true,"pass"]', "line 5: neither an entry"),
        ("[0,3]", "line 5: neither an entry"),
        ("[" * 900 + "]" * 900, "line 5: neither an entry"),
        ("{}", "line 5: neither an entry"),
        ('{"undo":0}', "line 5: neither an entry"),
        ('{"undo":-1}', "line 5: neither an entry"),
        ('{"undo":true}', "line 5: neither an entry"),
        ('{"undo":"1"}', "line 5: neither an entry"),
        ('{"undo":1,"digest":"x"}', "line 5: neither an entry"),
        ('{"digest":7}', "line 5: neither an entry"),
        ('{"undo":4}', "line 5: takes back 4 entries of 3"),
        ('{"undo":' + "9" * 4000 + "}", "line 5: takes back 999"),
        ('{"digest":"abc"}', "line 5: the position is not the one that was saved (digest 'abc')"),
        ('{"digest":"\\u001b[2J"}', "line 5: the position is not the one that was saved (digest '\\x1b[2J')"),
        ('[0,"pas"]', "line 5: no choice 'pas'; did you mean 'pass'?"),
        ('[0,"\\ud800"]', "line 5: no choice '\\ud800'; there are: roll, beg, pass"),
        ('[0,"buy"]', "line 5: buy is not possible now: coins-short"),
        ('[1,"pass"]', "line 5: 'pass' by seat 1, but it is seat 0's decision"),
        ('[-1,"coins:1"]', "line 5: 'coins:1' by seat -1, but it is seat 0's decision"),
        ('[7,"pass"]', "line 5: 'pass' by seat 7, but it is seat 0's decision"),
        (f'[{"7" * 4000},"pass"]', "line 5: 'pass' by seat 777"),
        (f'[0,"{"x" * 1_000_000}"]', "line 5: no choice 'xxx"),
    ],
)
def test_a_broken_line_is_refused(line: str, message: str) -> None:
    error = refusal(header(), *DEALT, line, '[0, "pass"]')
    assert error.startswith(message)
    assert len(error) < 400


def test_a_choice_no_longer_legal_names_the_rules_it_was_made_under() -> None:
    error = refusal(header(rules=1), *DEALT, '[0,"buy"]')
    assert error == "line 5: buy is not possible now: coins-short (written under rules 1, these are rules 2)"


def test_an_outcome_that_cannot_be_is_refused() -> None:
    assert refusal(header(), *DEALT[:2], '[-1,"prize:gold"]') == "line 4: prize:gold is not possible now"


def test_entries_after_the_end_are_refused() -> None:
    assert refusal(header(), *WHOLE, '[0,"pass"]') == "line 9: 'pass' by seat 0, but the game is over"


def test_an_undone_entry_must_have_been_legal_too() -> None:
    error = refusal(header(), *DEALT, '[0,"buy"]', '{"undo":1}', '[0,"pass"]')
    assert error == "line 5: buy is not possible now: coins-short"


def test_a_wrong_digest_after_an_undo_is_found_at_its_line() -> None:
    error = refusal(header(), *DEALT, '[0,"beg"]', '{"undo":1}', '{"digest":"00"}')
    assert error == "line 7: the position is not the one that was saved (digest '00')"


def test_a_broken_line_is_refused_also_beyond_the_part_that_is_asked_for() -> None:
    with pytest.raises(BrokenJournal, match="line 7: buy is not possible now: coins-short"):
        replay(parse([header(), *DEALT, '[0,"beg"]', '{"undo":1}', '[0,"buy"]']), to=2)


def test_the_first_entries_alone_can_be_asked_for() -> None:
    journal = parse([header(), *DEALT, '[0,"beg"]', '{"undo":1}', '[0,"pass"]'])
    assert [text for _, text in replay(journal, to=4).journal.entries] == ["deal:0", "deal:1", "prize:bronze", "pass"]
    match = replay(journal, to=3)
    assert [text for _, text in match.journal.entries] == ["deal:0", "deal:1", "prize:bronze"]
    assert match.seat == 0
    assert replay(journal, to=0).journal.entries == []
    assert len(replay(journal, to=99).journal.entries) == 4


def test_the_number_of_entries_asked_for_is_not_negative() -> None:
    with pytest.raises(ValueError, match="there is no entry -1"):
        replay(parse([header(), *WHOLE]), to=-1)


def test_replaying_leaves_the_journal_as_it_is() -> None:
    journal = parse([header(), *WHOLE])
    replay(journal)
    assert journal.header.settings == {"rounds": 1}
    assert len(journal.history) == 7


def test_replaying_settles_nothing_and_loading_does(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_text("\n".join([header(), DEALT[0], ""]), encoding="utf-8")
    assert len(replay(read(path)).journal.entries) == 1
    match = load(path)
    assert match.seat == 0
    assert match.journal.entries[0] == (-1, "deal:0")
    assert len(match.journal.entries) == 3


def test_a_journal_without_a_seed_goes_on_with_a_secret_one() -> None:
    lines = [header(seed=None), *DEALT]
    seeds = {replay(parse(lines)).journal.header.seed for _ in range(4)}
    assert len(seeds) == 4
    assert None not in seeds


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (f"{header()}\n[-1", "line 2: the last line is not complete"),
        (header(), "line 1: the last line is not complete"),
        (f"{header()}\n\n", "line 2: not JSON: ''"),
        ("", "line 1: not JSON: ''"),
    ],
)
def test_a_file_that_was_cut_is_refused(tmp_path: Path, content: str, message: str) -> None:
    path = tmp_path / "game.jsonl"
    path.write_text(content, encoding="utf-8")
    with pytest.raises(BrokenJournal) as error:
        load(path)
    assert str(error.value) == message


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BrokenJournal, match=r"cannot read .*nowhere: no such file"):
        load(tmp_path / "nowhere")
    with pytest.raises(BrokenJournal, match=r"cannot read .*: is a directory"):
        load(tmp_path)


def test_a_file_that_is_not_text_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_bytes(b"\xff\xfe\n")
    with pytest.raises(BrokenJournal, match=r"game\.jsonl is not a text file in UTF-8"):
        load(path)


def test_a_file_without_end_is_refused() -> None:
    with pytest.raises(BrokenJournal, match=r"/dev/zero is too large for a journal: more than [\d,]+ bytes"):
        load("/dev/zero")


def test_windows_line_ends_are_read(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_bytes("\r\n".join([header(), *WHOLE, ""]).encode())
    assert load(path).seat is None


def test_a_journal_needs_only_its_lines() -> None:
    journal = Journal(parse([header()]).header)
    journal.add((-1, "deal:0"))
    assert replay(journal).journal.entries == [(-1, "deal:0")]
    assert [type(line) for line in parse([header(), *DEALT, '{"undo":2}', '{"digest":""}']).history[3:]] == [
        Undo,
        Digest,
    ]
    assert TOY.id == journal.header.game


def test_a_journal_travels_to_other_processes() -> None:
    match = freestone.new("pillars", seats=2, seed=1)
    match.play(match.options[0])
    match.undo()
    found = pickle.loads(pickle.dumps(match.journal))
    assert (found.header, found.entries, found.history) == (
        match.journal.header,
        match.journal.entries,
        match.journal.history,
    )
