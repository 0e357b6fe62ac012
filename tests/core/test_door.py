"""What callers hand in is checked or converted at the door: what can be begun can be saved, loaded and replayed."""

import operator
from fractions import Fraction
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import freestone
from core.toy import TOY
from freestone.core.errors import FreestoneError, IllegalChoice, InvalidChoice
from freestone.core.match import load, new
from freestone.core.pack import Pack
from freestone.core.step import CHANCE

HUGE = 1 << 200
ODD = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.integers(min_value=1 << 900, max_value=1 << 1100),
    st.just(10**5000),
    st.floats(),
    st.text(max_size=5),
    st.binary(max_size=3),
    st.sampled_from([np.int64(5), np.uint8(2), np.bool_(True), np.float64(2.0), np.array([1, 2]), np.array(2)]),
    st.sampled_from([Fraction(2), 2j, object(), [], {}, (), [1], ["a"], {"start": 0}, Path("nowhere"), b"x", Random]),
)
NAMES = st.one_of(ODD, st.lists(st.one_of(st.text(max_size=4), ODD), max_size=4), st.tuples(st.text(), st.text()))
HASHABLE = st.one_of(st.sampled_from(["start", "rounds"]), st.text(max_size=3), st.integers(), st.booleans())
SETTINGS = st.one_of(ODD, st.dictionaries(HASHABLE, ODD, max_size=2))
ARGUMENTS = st.fixed_dictionaries(
    {},
    optional={"seats": ODD, "seed": ODD, "names": NAMES, "settings": SETTINGS, "pack": ODD, "players": NAMES},
)


@given(game=st.one_of(st.just("toy"), ODD), arguments=ARGUMENTS)
def test_whatever_is_handed_in_is_refused_or_can_be_saved_and_loaded(game: Any, arguments: dict[str, Any]) -> None:
    try:
        match = new(game, **arguments)
    except FreestoneError as error:
        message = str(error)
        assert 0 < len(message) < 400, message
        return
    rng = Random(1)
    for _ in range(6):
        match.play(rng.choice(match.options))
    with TemporaryDirectory() as folder:
        match.save(Path(folder, "game.jsonl"))
        again = load(Path(folder, "game.jsonl"))
    assert again.journal.history == match.journal.history
    assert again.journal.header == match.journal.header


@given(st.one_of(ODD.filter(lambda value: not isinstance(value, str)), st.lists(ODD, max_size=2)))
def test_whatever_is_played_is_refused_and_nothing_happens(choice: Any) -> None:
    match = new("toy", seed=1)
    for ask in (match.play, match.preview, match.take):
        with pytest.raises(FreestoneError):
            ask(choice)
    assert len(match.journal.entries) == 3


@pytest.mark.parametrize(
    ("seed", "message"),
    [
        ("abc", "the seed is a whole number, not 'abc'"),
        (1.5, "the seed is a whole number, not 1.5"),
        (True, "the seed is a whole number, not True"),
        (np.bool_(True), "the seed is a whole number, not np.True_"),
        (np.float64(5), "the seed is a whole number, not np.float64(5.0)"),
        (1 << 1024, "a seed has at most 1,024 bits"),
    ],
)
def test_a_seed_is_a_whole_number(seed: Any, message: str) -> None:
    with pytest.raises(InvalidChoice) as error:
        new("toy", seed=seed)
    assert str(error.value) == message


@pytest.mark.parametrize("seed", [np.int64(5), np.uint8(5), np.array(5)])
def test_numbers_of_numpy_are_converted(seed: Any, tmp_path: Path) -> None:
    settings: dict[str, Any] = {"start": np.int64(1)}
    match = new("toy", seats=seed - 3, seed=seed, settings=settings)
    assert match.journal.header == new("toy", seats=2, seed=5, settings={"start": 1}).journal.header
    assert type(match.journal.header.seed) is type(match.journal.header.settings["start"]) is int
    match.save(tmp_path / "game.jsonl")
    assert load(tmp_path / "game.jsonl").journal.entries == match.journal.entries


@pytest.mark.parametrize("seed", [0, -7, HUGE, -HUGE, (1 << 1024) - 1])
def test_every_whole_number_of_a_thousand_bits_is_a_seed(seed: int, tmp_path: Path) -> None:
    match = new("toy", seed=seed)
    match.play("roll")
    match.save(tmp_path / "game.jsonl")
    assert load(tmp_path / "game.jsonl").journal.header.seed == seed


def test_a_match_without_a_seed_cannot_be_guessed() -> None:
    seeds = [new("toy").journal.header.seed for _ in range(40)]
    assert len(set(seeds)) == 40
    assert max(map(operator.index, seeds)) > 1 << 120  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"seats": "2"}, "the number of seats is a whole number, not '2'"),
        ({"seats": True}, "the number of seats is a whole number, not True"),
        ({"names": "ab"}, "names are a list of texts, not 'ab'"),
        ({"names": ["Anna", 5]}, r"names are a list of texts, not \['Anna', 5\]"),
        ({"players": "you"}, "players are a list of texts, not 'you'"),
        ({"settings": ["start"]}, r"settings are values by name, not \['start'\]"),
        ({"settings": {"start": True}}, "setting start cannot be True with 2 players"),
        ({"settings": {"start": 1.0}}, "setting start cannot be 1.0 with 2 players"),
        ({"settings": {7: 1}}, "no setting 7; there are: start, rounds"),
        ({"pack": 5}, "a pack is the name of a built-in one or a folder, not 5"),
        ({"pack": "toy-3"}, "no built-in pack 'toy-3'; did you mean 'toy-2'.; and there is no folder of this name"),
        ({"game": 7}, "no game 7; there are: "),
        ({"game": ["toy"]}, "no game"),
    ],
)
def test_what_cannot_be_used_is_refused_with_a_sentence(arguments: Any, message: str) -> None:
    with pytest.raises(InvalidChoice, match=f"^{message}"):
        new(**{"game": "toy", **arguments})


def test_a_list_that_was_handed_in_stays_the_callers() -> None:
    names, settings = ["Anna", "Ben"], {"rounds": 1}
    match = new("toy", names=names, settings=settings)
    names.append("Carla")
    settings["rounds"] = 3
    assert match.names == ["Anna", "Ben"]
    assert match.journal.header.settings["rounds"] == 1


@pytest.mark.parametrize("seat", [9, 2, -1, CHANCE, 1.0, "0", True])
def test_nobody_sees_from_a_seat_that_is_not_there(seat: Any) -> None:
    with pytest.raises(InvalidChoice, match=r"there is no seat|a seat is a whole number"):
        new("toy", seed=1).seen(seat)


def test_a_pack_is_named_or_a_folder_as_text_or_path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pillars = freestone.new("pillars")
    folder = tmp_path / "mine"
    folder.symlink_to(pillars.game.folder / "data" / "1")
    monkeypatch.chdir(tmp_path)
    for pack in (str(folder), folder, "mine", "./mine", "pillars-1"):
        assert freestone.new("pillars", pack=pack).pack.digest == pillars.pack.digest


def test_a_folder_does_not_hide_a_built_in_pack(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "pillars-1").mkdir()
    monkeypatch.chdir(tmp_path)
    assert freestone.new("pillars", pack="pillars-1").pack.name == "pillars-1"


def test_a_journal_never_names_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A stranger's journal must not make Freestone read a folder of this machine."""
    match = freestone.new("pillars", seed=1)
    folder = tmp_path / "mine"
    folder.symlink_to(match.game.folder / "data" / "1")
    monkeypatch.chdir(tmp_path)
    for named in ("mine", str(folder)):
        first, *rest = match.lines()
        lines = [first.replace('"pack": "pillars-1"', f'"pack": "{named}"'), *rest]
        (tmp_path / "game.jsonl").write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
        with pytest.raises(FreestoneError, match="line 1: no built-in pack"):
            load(tmp_path / "game.jsonl")
        assert load(tmp_path / "game.jsonl", pack=named).seat == match.seat


def test_a_pack_that_was_read_can_be_handed_in(tmp_path: Path) -> None:
    pack: Pack = TOY.pack("toy-2")
    match = new("toy", pack="toy-2")
    match.save(tmp_path / "game.jsonl")
    assert load(tmp_path / "game.jsonl", pack).pack is pack


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("rol", "no choice 'rol'; did you mean 'roll'?"),
        ("amount:99", "no choice 'amount:99'; there are: roll, beg, pass"),
        ("", "no choice ''; there are: roll, beg, pass"),
    ],
)
def test_an_unknown_choice_names_what_is_offered_now(text: str, message: str) -> None:
    """The vocabulary has hundreds of choices; only those offered help whoever mistypes one."""
    with pytest.raises(InvalidChoice) as error:
        new("toy", seed=1).play(text)
    assert str(error.value) == message


def test_a_match_can_begin_before_chance(tmp_path: Path) -> None:
    match = new("toy", seed=1, settle=False)
    assert (match.seat, match.kind, match.journal.entries) == (CHANCE, "deal", [])
    assert [choice.text for choice in match.options] == ["deal:0", "deal:1", "deal:2", "deal:3"]
    assert list(match.odds) == [2, 2, 2, 2]
    for refused in (match.seen, lambda: match.play("deal:0"), lambda: match.preview("deal:0")):
        with pytest.raises(IllegalChoice, match="chance comes first"):
            refused()
    match.draw("deal:3")
    match.draw()
    match.save(tmp_path / "game.jsonl")
    assert load(tmp_path / "game.jsonl", settle=False).journal.entries == match.journal.entries
    match.settle()
    assert list(match.odds) == []
    assert match.journal.entries[0] == (CHANCE, "deal:3")
    with pytest.raises(IllegalChoice, match="there is nothing to draw"):
        match.draw()


def test_chance_by_the_seed_is_the_same_bit_by_bit() -> None:
    match = new("toy", seats=3, seed=4, settle=False)
    while match.seat == CHANCE:
        match.draw()
    assert match.journal.entries == new("toy", seats=3, seed=4).journal.entries
