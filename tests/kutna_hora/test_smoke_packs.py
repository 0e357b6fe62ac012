"""Packs of Kutná Hora: what does not fit is refused with file, row and what was expected."""

import re
from pathlib import Path
from shutil import copytree

import pytest

from freestone.core.errors import BrokenPack
from freestone.games.kutna_hora import GAME
from freestone.toolbox.tables import SOURCES


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return Path(copytree(GAME.folder / "data" / "1", tmp_path / "mine"))


def edit(folder: Path, file: str, old: str, new: str) -> None:
    path = folder / f"{file}.toml"
    text = path.read_text(encoding="utf-8")
    assert old in text, f"{old!r} is not in {file}"
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


def test_a_copy_is_the_same_pack_and_an_edited_one_is_not(folder: Path) -> None:
    assert GAME.pack(folder).digest == GAME.pack().digest
    edit(folder, "guild_buildings", "wood = 3", "wood = 4")
    assert GAME.pack(folder).digest != GAME.pack().digest


def test_every_row_says_where_its_figures_come_from() -> None:
    rows = GAME.pack().provenance
    assert {row.file for row in rows} == {path.name for path in (GAME.folder / "data" / "1").glob("*.toml")} - {
        "pack.toml"
    }
    assert {row.source for row in rows} <= set(SOURCES)
    assert any(row.exceptions for row in rows)


@pytest.mark.parametrize(
    ("file", "old", "new", "complaint"),
    [
        ("action_cards", '"plot", "mine"', '"plot", "sleep"', r"card plot_mine: halves are two different actions"),
        ("action_cards", "cards = [2, 2, 1]", "cards = [3, 3, 1]", r"at most 6 in all"),
        ("boards", 'entrances = ["c1", "f1"]', 'entrances = ["c1", "z9"]', r"large.mines: no place 'z9'.* a1 to h4"),
        ("boards", 'side = "top", square = "a1"', 'side = "top", square = "b2"', r"b2 does not lie at the top edge"),
        ("boards", 'row_end = ["green"', 'row_end = ["red"', r"town_hall: row_end names green, silver, yellow"),
        ("boards", "players = [3, 4]", "players = [4]", r"for 2, 3 and 4 players"),
        (
            "events",
            'town_builds = "grocers"',
            'town_builds = "bakers"',
            r"event market_privilege: no town_builds 'bakers'",
        ),
        ("events", 'measure = "plots"', 'measure = "plot"', r"no measure 'plot'; did you mean 'plots'"),
        ("events", 'id = "great_fair"', 'id = "settlers"', r"event settlers: this id stands twice"),
        ("events", 'deck = "A"', 'deck = "C"', r"event settlers: no deck 'C'"),
        ("guild_buildings", 'guild = "builders"', 'guild = "brewers"', r"tile sawmill: no guild 'brewers'"),
        ("guild_buildings", "marked = true\n", "", r"1 marked tiles of the builders expected, not 0"),
        ("guild_buildings", '{ arm = "wood" }', '{ arm = "food" }', r"tile sawmill: .* moves the arm of wood"),
        (
            "guild_buildings",
            "{ ore_deck = 2 }",
            "{ ore_deck = 1 }",
            r"tile pump_house: a Miners' tile has ore_deck = 2",
        ),
        ("guild_buildings", "plot = 2\n", "plott = 2\n", r"tile sawmill: plot is missing"),
        ("guild_buildings", "plot = 2\n", "plot = 2\nstars = 1\n", r"tile sawmill: no key 'stars'"),
        ("guild_buildings", "{ population = 1 }", "{ populace = 1 }", r"tile sawmill effects 2: no effect 'populace'"),
        ("guild_buildings", 'source = "rulebook"', 'source = "hearsay"', r"source is one of rulebook"),
        ("markets", "4  5  6  7  7  8", "4  5  6  7  7", r"ore: card 0 has 6 cells, not 5"),
        ("markets", "4  5  6  7  7  8", "4  5  6  7  7  ?", r"ore: card 0: a cell is a price from 1 to 9"),
        ("markets", "4  5  6  7  7  8", "4t 5  6  7  7  8", r"ore: the town never builds for ore"),
        ("markets", '    "4  5  6  7  7  8",  # 0\n', "", r"the ore deck has 30 cards, not 29"),
        ("mines", "stars = [1, 2, 2, 3]", "stars = [1, 2, 2]", r"rocks: stars has 4 numbers, not 3"),
        ("mines", 'id = "mine_1_1"\nstack = 1', 'id = "mine_1_1"\nstack = 4', r"stacks 1, 2 and 3"),
        ("mines", "draws = [1, 2, 3, 4, 5]", "draws = [1, 2, 3, 4]", r"technology: draws has 5 numbers, not 4"),
        ("player_board", 'id = "pelican"', 'id = "stork"', r"rows are public, pelican, reputation"),
        ("player_board", '"-6" = -4', '"-7" = -4', r"reputation: no points entry '-7'"),
        (
            "public_buildings",
            'patrician = "green"',
            'patrician = "red"',
            r"tile mint: its effects move the red patrician",
        ),
        ("rounds", "reputation_loss = [1, 2, 2, 3, 4]", "reputation_loss = [1]", r"track four: reputation_loss has 5"),
        ("rounds", '["A", "A", "B", "B"]', '["A", "A", "B"]', r"event_decks names deck A or B for each of the first 4"),
        ("setup_cards", '"h1", "e2"', '"c1", "e2"', r"mine_card 1: rock on the entrance c1"),
        ("setup_cards", '"h1", "e2"', '"b1", "a2"', r"mine_card 1: the rocks cut off a1"),
        ("setup_cards", '"h1", "e2"', '"e2", "e2"', r"mine_card 1: a rock space stands twice"),
        (
            "setup_cards",
            '["builders", "grocers", "innkeepers"]',
            '["builders", "grocers", "bakers"]',
            r"no guild 'bakers'",
        ),
        (
            "setup_cards",
            '["builders", "grocers", "innkeepers"]',
            '["miners", "grocers", "innkeepers"]',
            r"stand in 2 sets",
        ),
        ("st_barbara", "{ free_rights = 1 }", "{ free_beer = 1 }", r"tile 2 middle 1: no effect 'free_beer'"),
        ("st_barbara", "id = 3", "id = 33", r"tile 33: the tiles stand in order: this is number 3"),
        ("pack", "kutna_hora", "pillars", r"no game 'pillars'"),
    ],
)
def test_a_broken_pack_is_refused(folder: Path, file: str, old: str, new: str, complaint: str) -> None:
    edit(folder, file, old, new)
    with pytest.raises(BrokenPack, match=complaint) as error:
        GAME.pack(folder)
    assert re.match(rf"{file}\.toml[:,]", str(error.value))


def test_a_missing_row_and_a_missing_file_are_refused(folder: Path) -> None:
    text = (folder / "events.toml").read_text(encoding="utf-8")
    (folder / "events.toml").write_text(text[: text.rindex("[[event]]")], encoding="utf-8")
    with pytest.raises(BrokenPack, match=r"events\.toml: 10 events expected, not 9"):
        GAME.pack(folder)
    (folder / "events.toml").unlink()
    with pytest.raises(BrokenPack, match="cannot read"):
        GAME.pack(folder)
