"""Titles, their settings and beginning a match."""

from dataclasses import replace
from typing import Any

import pytest

import freestone
from core.toy import TOY
from freestone.core.errors import BrokenJournal, FreestoneError, InvalidChoice
from freestone.core.game import find, registry
from freestone.core.match import new, replay


def test_a_title_is_found_by_its_id() -> None:
    assert find("toy") is TOY
    assert list(registry()) == freestone.installed_games()


def test_an_unknown_title_is_refused_with_the_nearest() -> None:
    with pytest.raises(InvalidChoice, match=r"no game 'tyo'; did you mean 'toy'\?"):
        new("tyo")


def test_settings_not_given_are_at_their_defaults() -> None:
    assert TOY.full_settings(2, {}) == {"start": None, "rounds": 2}
    assert TOY.full_settings(3, {"start": 2, "rounds": 3}) == {"start": 2, "rounds": 3}


@pytest.mark.parametrize(
    ("seats", "settings", "message"),
    [
        (4, {}, "toy cannot be played by 4; it takes 2, 3 players"),
        (0, {}, "toy cannot be played by 0; it takes 2, 3 players"),
        (-1, {}, "toy cannot be played by -1; it takes 2, 3 players"),
        (2, {"round": 1}, "no setting 'round'; did you mean 'rounds'?"),
        (2, {"rounds": 4}, "setting rounds cannot be 4 with 2 players"),
        (2, {"rounds": True}, "setting rounds cannot be True with 2 players"),
        (2, {"rounds": "1"}, "setting rounds cannot be '1' with 2 players"),
        (2, {"start": 2}, "setting start cannot be 2 with 2 players"),
        (2, {"start": -1}, "setting start cannot be -1 with 2 players"),
    ],
)
def test_a_table_that_cannot_be_is_refused(seats: int, settings: dict[str, Any], message: str) -> None:
    with pytest.raises(InvalidChoice) as error:
        new("toy", seats=seats, settings=settings)
    assert str(error.value) == message


@pytest.mark.parametrize(
    ("names", "message"),
    [
        (["Anna", ""], "a name has 1 to 200 printable characters, not ''"),
        (["Anna", " "], "a name has 1 to 200 printable characters, not ' '"),
        (["Anna", "a\nb"], "a name has 1 to 200 printable characters, not 'a\\nb'"),
        (["Anna", "\ud800"], "a name has 1 to 200 printable characters, not '\\ud800'"),
        (["Anna", "\x1b[2J"], "a name has 1 to 200 printable characters, not '\\x1b[2J'"),
        (["Anna", "\u2028"], "a name has 1 to 200 printable characters, not '\\u2028'"),
        (["x" * 201, "Ben"], f"a name has 1 to 200 printable characters, not '{'x' * 60}"),
    ],
)
def test_a_name_in_a_journal_must_be_fit_to_print(names: list[str], message: str) -> None:
    journal = new("toy", seats=2).journal
    journal.header = replace(journal.header, names=names)
    with pytest.raises(BrokenJournal) as error:
        replay(journal)
    assert str(error.value).startswith(f"line 1: {message}")


def test_names_say_how_many_play() -> None:
    match = new("toy", names=["Anna", "Žofie", "李"])
    assert match.state.seats == 3
    assert match.names == ["Anna", "Žofie", "李"]


def test_names_and_seats_must_agree() -> None:
    with pytest.raises(InvalidChoice, match="3 names for 2 seats"):
        new("toy", seats=2, names=["Anna", "Ben", "Cleo"])


def test_without_names_players_are_numbered() -> None:
    assert new("toy").names == ["Player 1", "Player 2"]


def test_a_seed_makes_the_same_game_and_none_a_secret_one() -> None:
    assert new("toy", seed=5).journal.entries == new("toy", seed=5).journal.entries
    seeds = {new("toy").journal.header.seed for _ in range(5)}
    assert len(seeds) == 5


def test_every_error_is_a_freestone_error() -> None:
    for name in ("InvalidChoice", "IllegalChoice", "StaleChoice", "BrokenJournal", "BrokenPack"):
        assert issubclass(getattr(freestone, name), FreestoneError)
        assert issubclass(getattr(freestone, name), ValueError)


def test_a_game_of_ones_own_needs_only_the_registry() -> None:
    match = freestone.new("toy", seed=1)
    while match.seat is not None:
        match.play(match.options[-1])
    assert match.winners
