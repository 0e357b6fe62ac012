"""Names: what looks empty, garbles a page or passes for another is refused; people of all languages are welcome."""

import unicodedata
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import freestone
from freestone.core.errors import InvalidChoice
from freestone.core.names import LONGEST, InvalidName, checked, mended

FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467\u200d\U0001f466"
SCOTLAND = "\U0001f3f4\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f"
WELCOME = [
    "Anna",
    "Zdeněk Čapek",
    "Nguyễn Thị Hương",
    "محمد",
    "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645",
    "שָּׁלוֹם",
    "क्षत्रिय",
    "지민",
    "さくら",
    "O'Brien-Smith 3",
    "x",
    "7",
    "☺",
    "\u2764\ufe0f",
    "\U0001f1e8\U0001f1ff",
    "1\ufe0f\u20e3",
    FAMILY,
    SCOTLAND,
    "\U0001f469\U0001f3fd\u200d\U0001f680",
    "n" * LONGEST,
]
EMPTY = ["", " ", "\t", "\u3164", "\u2800", "\u115f\u1160", "\uffa0", "\u200b", "\u200d", "\u2060\ufeff", "\xad"]
EMPTY += ["\u3000", "\xa0 ", "\u0301", "\ufe0f", "\u202e", "\u034f", "\U000e0041", "\u2800 \u3164\u200b"]
ODD = ["A\nB", "A\x1b[31m", "\u202eannA", "A\u200b", "\u200dA", "A\u200d", "A \u200d B", "A\u200d\u200dB", "A\u3164"]
ODD += ["A\ud800", "\u0301A", "A \u0301", "A\ue000", "A\U000e0067", "A\u2028B", "A\ufeffB", "A\u2800B", "A\xad"]
ODD += ["a\u0301\u0301\u0301\u200d\u0301\u0301b"]
STACKED = ["Z" + "\u0337\u0301\u0302\u0303", "A" + "\u0489" * 10 + "nna"]
LONG = ["n" * (LONGEST + 1), FAMILY * 6]
SAME = [
    ("Anna", "Anna"),
    ("Anna", "anna "),
    ("Straße", "STRASSE"),
    ("\uff2aan", "Jan"),
    ("Jo Ann", "Jo\xa0\u2003Ann"),
    ("Zdene\u030ck", "Zdeněk"),
    ("ab", "a\u200cb"),
    ("\u2764", "\u2764\ufe0f"),
]


@pytest.mark.parametrize("name", WELCOME)
def test_people_of_all_languages_are_welcome(name: str, tmp_path: Path) -> None:
    match = freestone.new("pillars", names=[name, "Somebody else"], seed=1)
    assert match.names[0] == unicodedata.normalize("NFC", name)
    match.save(tmp_path / "game.jsonl")
    assert freestone.load(tmp_path / "game.jsonl").names == match.names


@pytest.mark.parametrize(
    ("name", "fault"),
    [
        *((name, "empty") for name in EMPTY),
        *((name, "odd") for name in ODD),
        *((name, "stacked") for name in STACKED),
        *((name, "long") for name in LONG),
    ],
    ids=ascii,
)
def test_names_that_cannot_be_read_are_refused(name: str, fault: str) -> None:
    with pytest.raises(InvalidName) as refused:
        freestone.new("pillars", names=["Somebody", name])
    assert refused.value.fault == fault
    assert isinstance(refused.value, InvalidChoice)
    assert str(refused.value).isprintable()


@pytest.mark.parametrize("pair", SAME, ids=ascii)
def test_no_two_players_have_the_same_name(pair: tuple[str, str]) -> None:
    for names in (pair, pair[::-1]):
        with pytest.raises(InvalidName, match="same name"):
            checked(names)


@given(st.lists(st.text(max_size=60), min_size=1, max_size=4))
def test_any_names_can_be_mended(names: list[str]) -> None:
    sound = mended(names)
    assert checked(sound) == sound
    assert len(sound) == len(names)


@given(st.lists(st.text(max_size=60), min_size=1, max_size=4))
def test_names_that_are_taken_are_kept_as_they_are(names: list[str]) -> None:
    try:
        kept = checked(names)
    except InvalidName:
        return
    assert mended(kept) == checked(kept) == kept
