"""Packs of Kutná Hora: what does not fit is refused with file, row and what was expected."""

import re
import tomllib
from pathlib import Path
from random import Random
from shutil import copytree
from typing import Any

import pytest
from typer.testing import CliRunner, Result

import freestone
from freestone.cli import app
from freestone.core.errors import BrokenJournal, BrokenPack
from freestone.core.match import Match
from freestone.games.kutna_hora import GAME
from freestone.packs.folders import built_in
from freestone.packs.reader import SOURCES
from kutna_hora.positions import FIGURES, PACK

PACKS = built_in(GAME)
BUILT_IN = pytest.mark.parametrize("name", PACKS)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return Path(copytree(FIGURES, tmp_path / "mine"))


def edit(folder: Path, file: str, old: str, new: str) -> None:
    path = folder / f"{file}.toml"
    text = path.read_text(encoding="utf-8")
    assert old in text, f"{old!r} is not in {file}"
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


def test_a_copy_is_the_same_pack_and_an_edited_one_is_not(folder: Path) -> None:
    assert GAME.pack(folder).digest == PACK.digest
    edit(folder, "guild_buildings", "wood = 3", "wood = 4")
    assert GAME.pack(folder).digest != PACK.digest


@BUILT_IN
def test_every_row_says_where_its_figures_come_from(name: str) -> None:
    rows = GAME.pack(name).provenance
    files = {path.name for path in PACKS[name].glob("*.toml")}
    assert {row.file for row in rows} == files - {"pack.toml"}
    assert {row.source for row in rows} <= set(SOURCES)
    assert any(row.exceptions for row in rows)


def certain(path: Path) -> list[object]:
    """What a file of component data has from the rulebook or deduced, with the rows it stands in."""
    return _certain(tomllib.loads(path.read_text(encoding="utf-8")), "", path.name)


def _certain(table: dict[str, Any], source: str, where: str) -> list[object]:
    source, found = table.get("source", source), []
    for key, value in table.items():
        rows = value if isinstance(value, list) and value and isinstance(value[0], dict) else [value]
        tables = [row for row in rows if isinstance(row, dict)]
        if tables and key not in ("sources", "dots", "effects", "houses", "award", "modifier"):
            found += [
                part for number, row in enumerate(tables) for part in _certain(row, source, f"{where} {key} {number}")
            ]
        elif table.get("sources", {}).get(key, source) != "reconstructed" and key not in ("source", "sources"):
            found.append((where, key, value))
    return found


@BUILT_IN
def test_a_pack_changes_only_what_is_reconstructed(name: str) -> None:
    """What is known or deduced is the same in every set, that of the tests included."""
    files = [path for path in FIGURES.glob("*.toml") if path.name != "pack.toml"]
    known = [row for path in files for row in certain(path)]
    assert len(known) > 120
    assert known == [row for path in files for row in certain(PACKS[name] / path.name)]


@BUILT_IN
def test_the_readme_of_a_pack_was_measured_with_it(name: str) -> None:
    """Its table holds for these figures and these rules, and says so."""
    told = (PACKS[name] / "README.md").read_text(encoding="utf-8")
    assert f"rules {GAME.rules}, digest of this pack: `{GAME.pack(name).digest}`" in " ".join(told.split())


def test_new_games_are_played_with_the_newest_pack() -> None:
    assert GAME.pack().name == "kutna_hora-5"


@pytest.mark.parametrize(
    ("file", "old", "new", "complaint"),
    [
        (
            "action_cards",
            '"plot", "mine"',
            '"plot", "sleep"',
            r"card plot_mine: halves: no entry 'sleep'; there are: mine",
        ),
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
        ("events", 'id = "great_fair"', 'id = "settlers"', r"event settlers: this id appears twice"),
        ("events", 'deck = "A"', 'deck = "C"', r"event settlers: no deck 'C'"),
        ("guild_buildings", 'guild = "builders"', 'guild = "brewers"', r"tile sawmill: no guild 'brewers'"),
        ("guild_buildings", "marked = true\n", "", r"tile builders_lodge: sources: no key 'marked'"),
        ("guild_buildings", '{ arm = "wood" }', '{ arm = "food" }', r"tile sawmill: .* moves the arm of wood"),
        (
            "guild_buildings",
            "{ ore_deck = 2 }",
            "{ ore_deck = 1 }",
            r"tile pump_house: a Miners. tile has ore_deck = 2",
        ),
        ("guild_buildings", "plot = 2\n", "plott = 2\n", r"tile sawmill: plot is missing"),
        ("guild_buildings", "plot = 2\n", "plot = 2\nstars = 1\n", r"tile sawmill: no key 'stars'"),
        ("guild_buildings", "{ population = 1 }", "{ populace = 1 }", r"tile sawmill effects 2: no effect 'populace'"),
        (
            "guild_buildings",
            'source = "rulebook"',
            'source = "hearsay"',
            r"guilds: no source 'hearsay'; there are: box, rulebook",
        ),
        ("markets", "4  5  6  7  7  8", "4  5  6  7  7", r"ore: card 0 has 6 cells, not 5"),
        ("markets", "4  5  6  7  7  8", "4  5  6  7  7  ?", r"ore: card 0: a cell is a price from 1 to 9"),
        ("markets", "4  5  6  7  7  8", "4t 5  6  7  7  8", r"ore: the town never builds for ore"),
        ("markets", '    "4  5  6  7  7  8",  # 0\n', "", r"the ore deck has 30 cards, not 29"),
        ("mines", "stars = [1, 2, 2, 3]", "stars = [1, 2, 2]", r"rocks: stars has 4 numbers, not 3"),
        ("mines", 'id = "mine_1_1"\nstack = 1', 'id = "mine_1_1"\nstack = 4', r"mine mine_1_1: stack is 1 to 3, not 4"),
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
        ("setup_cards", '"h1", "e2"', '"e2", "e2"', r"mine_card 1: a rock space appears twice"),
        (
            "setup_cards",
            '["builders", "grocers", "innkeepers"]',
            '["builders", "grocers", "bakers"]',
            r"guild_card 1 two 1: guilds: no entry 'bakers'",
        ),
        (
            "setup_cards",
            '["builders", "grocers", "innkeepers"]',
            '["miners", "grocers", "innkeepers"]',
            r"stand in 2 sets",
        ),
        ("st_barbara", "{ free_rights = 1 }", "{ free_beer = 1 }", r"tile 2 middle 1: no effect 'free_beer'"),
        ("st_barbara", "id = 3", "id = 33", r"tile 33: ids are numbers in order: this is number 3"),
        ("pack", "kutna_hora", "pillars", r"no game 'pillars'"),
        # Numbers that no board has.
        ("boards", "rows = 5", "rows = 0", r"large.town: rows is 1 to 10, not 0"),
        ("boards", "columns = 8", "columns = 99", r"large.mines: columns is 1 to 16, not 99"),
        ("boards", "entrance_wood = 2", "entrance_wood = 0", r"large.mines: entrance_wood is 1 to 9, not 0"),
        ("boards", "{ groschen = 1 }, ", "", r"4 columns of the town hall expected, not 3"),
        ("boards", "dots = { green = 1 }", "dots = { pink = 1 }", r"no dots entry 'pink'"),
        ("boards", "dots = { green = 1 }", "dots = { green = 0 }", r"villages 1: dots.green is 1 to 4, not 0"),
        ("guild_buildings", "plot = 2\n", "plot = 0\n", r"tile sawmill: plot is 1 to 12, not 0"),
        ("guild_buildings", "wood = 3\n", "wood = -1\n", r"tile sawmill: wood is 0 to 12, not -1"),
        ("guild_buildings", "production = 3\n", "production = 0\n", r"tile sawmill: production is 1 to 9, not 0"),
        ("guild_buildings", "wood = 3\n", 'wood = "three"\n', r"tile sawmill: wood is a whole number, not 'three'"),
        ("markets", "least = 1", "least = 0", r"prices: least is 1 to 15, not 0"),
        ("markets", "least = 1, most = 9", "least = 9, most = 1", r"prices: least is at most 1, not 9"),
        ("markets", "4  5  6  7  7  8", "0  5  6  7  7  8", r"ore: card 0: a cell is a price from 1 to 9"),
        ("markets", "4  5  6  7  7  8", "10 5  6  7  7  8", r"ore: card 0: a cell is a price from 1 to 9"),
        ("markets", "4  5  6  7  7  8", "4tx 5 6  7  7  8", r"ore: card 0: a cell is a price"),
        ("markets", "4  5  6  7  7  8", "4  5  6  7  7  8  9", r"ore: card 0 has 6 cells, not 7"),
        (
            "markets",
            '"4  2x 1x 1x 1x 1x",  # 0',
            '"4t 2x 1x 1x 1x 1x",  # 0',
            r"silver: the town does not build before",
        ),
        ("markets", '[silver]\ndeck = "ore"\narm = "silver"', '[silver]\ndeck = "ore"\narm = "wood"', r"its own arm"),
        ("markets", '[ore]\ndeck = "ore"', '[ore]\ndeck = "silver"', r"ore: no deck 'silver'"),
        ("markets", "[beer]", "[ale]", r"beer: deck is missing"),
        (
            "mines",
            "draws = [1, 2, 3, 4, 5]",
            "draws = [0, 2, 3, 4, 5]",
            r"technology: draws has numbers of 1 to 9, not 0",
        ),
        ("mines", "stars = [1, 2, 2, 3]", "stars = [1, 2, 2, -3]", r"rocks: stars has numbers of 0 to 6, not -3"),
        ("mines", "stars = 0\npoints = [0, 0, 0]", "stars = 2\npoints = [0, 0, 0]", r"row values begin with 0 stars"),
        ("mines", "points = [1, 0, 0]", "points = [1, 0]", r"points has 3 numbers, not 2"),
        ("mines", "cost = 3\n", "cost = 0\n", r"cost is 1 to 9, not 0"),
        ("player_board", "groschen = [40", "groschen = [-1", r"start: groschen has numbers of 0 to 99, not -1"),
        ("player_board", "[0, 0, 3, 8]", "[0, 3, 8]", r"plots: surcharge has 4 numbers, not 3"),
        ("player_board", "[0, 0, 3, 8]", "[0, 0, 3, -8]", r"plots: surcharge has numbers of 0 to 20, not -8"),
        ("player_board", "start = 0", "start = 10", r"reputation: start lies between -6 and 9, not 10"),
        ("player_board", "start = 0", "start = -7", r"reputation: start lies between -6 and 9, not -7"),
        ("player_board", "pool_limit = 2", "pool_limit = 0", r"pool_limit is 1 to 12, not 0"),
        ("player_board", "{ effects = [{ points = 5 }] },\n", "", r"row public: 4 houses expected, not 3"),
        ("player_board", "{ public_tile = 1 }", "{ public_tile = 2 }", r"public_tile is 1, not 2"),
        (
            "rounds",
            "reputation_loss = [1, 2, 2, 3, 4]",
            "reputation_loss = [1, 2, 2, 3, -4]",
            r"reputation_loss has numbers of 0 to 9, not -4",
        ),
        (
            "rounds",
            "red_tiles_after = 2",
            "red_tiles_after = 5",
            r"track four: red_tiles_after is 1 to 4, not 5",
        ),
        ("rounds", "[3, 4, 5]", "[3, 4, 6]", r"track four: patrician_scoring has numbers of 1 to 5, not 6"),
        ("rounds", "players = [4]", "players = [3, 4]", r"tracks are for 2, 3 and 4 players, each number once"),
        ("rounds", "most = 25", "most = -1", r"tax: most is 0 to 60, not -1"),
        # Names that nobody knows, or that stand twice.
        ("action_cards", '"building", "income"', '"building", "building"', r"card building_income: halves are two"),
        ("action_cards", '["rights", "barbara"]', '["rights", "plot"]', r"no card has the action 'barbara'"),
        ("events", "building_wood = -1", "building_stone = -1", r"event timber_rafts: no modifier entry"),
        ("events", "at_least = 1, ", "", r"event settlers.award: at_least is missing"),
        ("events", "{ points = 2 }", "{ tax = 2 }", r"no effect 'tax' here"),
        ("public_buildings", 'id = "mint"', 'id = "sawmill"', r"tile sawmill: this id appears twice"),
        ("mines", 'id = "mine_1_2"', 'id = "mine_1_1"', r"mine mine_1_1: this id appears twice"),
        ("public_buildings", "{ points = 5 }", '{ arm = "wood" }', r"tile mint effects 3: no effect 'arm' here"),
        ("public_buildings", "plot = 5\n", "plot = 5\nproduction = 2\n", r"tile mint: no key 'production'"),
        ("setup_cards", "id = 2", "id = 20", r"mine_card 20: ids are numbers in order: this is number 2"),
        ("setup_cards", '"h1", "e2"', '"h1", "i2"', r"mine_card 1: no place 'i2'; they run from a1 to h4"),
        ("setup_cards", '"h1", "e2"', '"h1"', r"mine_card 1: there are 4 rocks on either side, not 3 and 4"),
        ("setup_cards", 'small = ["a1"', 'small = ["b1"', r"mine_card 1: rock on the entrance b1"),
        ("setup_cards", 'small = ["a1"', 'small = ["h1"', r"mine_card 1: no place 'h1'; they run from a1 to f4"),
        (
            "st_barbara",
            "{ income_actions = 2 }",
            "{ income_actions = 0 }",
            r"tile 5 middle 1: income_actions is 1 to 6, not 0",
        ),
        ("st_barbara", "tax = 3", "tax = -3", r"tile 11: tax is 0 to 9, not -3"),
    ],
)
def test_a_broken_pack_is_refused(folder: Path, file: str, old: str, new: str, complaint: str) -> None:
    edit(folder, file, old, new)
    with pytest.raises(BrokenPack, match=complaint) as error:
        GAME.pack(folder)
    assert re.match(rf"{file}\.toml[:,]", str(error.value))


def test_an_unknown_table_and_a_second_one_are_refused(folder: Path) -> None:
    for file in sorted(path.stem for path in folder.glob("*.toml")):
        path = folder / f"{file}.toml"
        text = path.read_text(encoding="utf-8")
        path.write_text(text + "\n[surplus]\nkey = 1\n", encoding="utf-8")
        with pytest.raises(BrokenPack, match=rf"{file}\.toml.*no key 'surplus'"):
            GAME.pack(folder)
        path.write_text(text + "\n[[broken\n", encoding="utf-8")
        with pytest.raises(BrokenPack, match=rf"{file}\.toml: "):
            GAME.pack(folder)
        path.write_text(text, encoding="utf-8")
    assert GAME.pack(folder).digest == PACK.digest


@pytest.mark.parametrize(
    ("file", "row", "complaint"),
    [
        ("action_cards", "card", "6 cards expected, not 5"),
        ("guild_buildings", "tile", "24 tiles expected, not 23"),
        ("public_buildings", "tile", "12 tiles expected, not 11"),
        ("mines", "mine", "27 mine tiles expected, not 26"),
        ("mines", "technology_tile", "4 technology tiles expected, not 3"),
        ("setup_cards", "mine_card", "15 mine setup cards expected, not 14"),
        ("setup_cards", "guild_card", "9 guild setup cards expected, not 8"),
        ("st_barbara", "tile", "11 tiles expected, not 10"),
    ],
)
def test_a_wrong_count_is_refused(folder: Path, file: str, row: str, complaint: str) -> None:
    path = folder / f"{file}.toml"
    text = path.read_text(encoding="utf-8")
    start = text.rindex(f"[[{row}]]")
    following = text.find("[[", start + 2)
    path.write_text(text[:start] + (text[following:] if following > 0 else ""), encoding="utf-8")
    with pytest.raises(BrokenPack, match=rf"{file}\.toml: {complaint}"):
        GAME.pack(folder)


def test_rocks_may_not_cut_off_a_space_on_either_side(folder: Path) -> None:
    edit(folder, "setup_cards", 'small = ["a1", "e2", "b3", "f4"]', 'small = ["a1", "e3", "f3", "d4"]')
    with pytest.raises(BrokenPack, match=r"setup_cards\.toml, mine_card 1: the rocks cut off e4, f4"):
        GAME.pack(folder)


def test_a_grid_with_unreachable_spaces_is_refused(folder: Path) -> None:
    """Entrances in the second row: nothing leads up to the first."""
    edit(folder, "boards", 'entrances = ["c1", "f1"]', 'entrances = ["c2", "f2"]')
    with pytest.raises(BrokenPack, match=r"mine_card 1: the rocks cut off a1, b1, c1"):
        GAME.pack(folder)


def run(*words: str) -> Result:
    return CliRunner().invoke(app, list(words))


def own_pack(folder: Path) -> Path:
    """A pack made by the command, with dearer wood and another purse."""
    made = run("pack", "new", str(folder), "--game", "kutna_hora", "--name", "our box")
    assert made.exit_code == 0, made.output
    edit(folder, "player_board", "groschen = [40, 41, 42, 43]", "groschen = [50, 51, 52, 53]")
    edit(folder, "guild_buildings", "wood = 3", "wood = 7")
    return folder


def played(pack: Path | None, seed: int = 7) -> Match:
    match, rng = freestone.new("kutna_hora", seats=2, seed=seed, pack=pack, settings={"start": 0}), Random(seed)
    while match.seat is not None:
        match.play(rng.choice(match.options))
    return match


def test_a_pack_of_ones_own_is_played_and_its_journal_names_it(tmp_path: Path) -> None:
    folder = own_pack(tmp_path / "box")
    assert run("check", "--pack", str(folder)).exit_code == 0
    match = played(folder)
    assert match.pack.name == match.journal.header.pack == "our box"
    assert match.journal.header.pack_digest == GAME.pack(folder).digest != GAME.pack().digest
    assert GAME.pack(folder).tile_wood[0] == 7
    match.save(tmp_path / "game.jsonl")
    again = freestone.load(tmp_path / "game.jsonl", pack=folder)
    assert again.scores == match.scores
    assert run("check", str(tmp_path / "game.jsonl"), "--pack", str(folder)).exit_code == 0


def test_a_journal_is_refused_with_another_pack(tmp_path: Path) -> None:
    folder = own_pack(tmp_path / "box")
    played(folder).save(tmp_path / "ours.jsonl")
    played(None).save(tmp_path / "theirs.jsonl")
    with pytest.raises(BrokenJournal, match=r"no built-in pack 'our box'"):
        freestone.load(tmp_path / "ours.jsonl")
    with pytest.raises(BrokenJournal, match=r"played with another pack: 'kutna_hora-5' '[0-9a-f]+', not '[0-9a-f]+'"):
        freestone.load(tmp_path / "theirs.jsonl", pack=folder)
    edit(folder, "rounds", "most = 25", "most = 24")
    with pytest.raises(BrokenJournal, match=r"line 1: played with another pack: 'our box'"):
        freestone.load(tmp_path / "ours.jsonl", pack=folder)
    assert run("check", str(tmp_path / "ours.jsonl"), "--pack", str(folder)).exit_code != 0


def test_figures_of_a_pack_are_played(tmp_path: Path) -> None:
    """Purse, houses, thresholds, tracks and tables come from the files, not from the rules."""
    folder = Path(copytree(FIGURES, tmp_path / "mine"))
    edit(folder, "player_board", "cheap_plot_at = 3", "cheap_plot_at = 0")
    edit(folder, "player_board", "cheap_cost = 1", "cheap_cost = 2")
    edit(folder, "action_cards", "joker_reputation = 1", "joker_reputation = 2")
    edit(folder, "rounds", "start = 0", "start = 4")
    match = freestone.new("kutna_hora", seats=3, seed=1, pack=folder, settings={"start": 0, "first_game": True})
    assert match.state.tax == 4
    assert match.preview("play:plot_mine-plot").changes()["groschen"] == (-2, -2)
    match.play("play:mine_joker-joker")
    assert match.state.reputation[0] == -2


def test_a_missing_row_and_a_missing_file_are_refused(folder: Path) -> None:
    text = (folder / "events.toml").read_text(encoding="utf-8")
    (folder / "events.toml").write_text(text[: text.rindex("[[event]]")], encoding="utf-8")
    with pytest.raises(BrokenPack, match=r"events\.toml: 10 events expected, not 9"):
        GAME.pack(folder)
    (folder / "events.toml").unlink()
    with pytest.raises(BrokenPack, match="cannot read"):
        GAME.pack(folder)
