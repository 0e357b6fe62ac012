"""Packs of somebody's own, for every title: what they may change, what is refused, and how they are played."""

import json
import re
import tomllib
from io import StringIO
from pathlib import Path
from random import Random
from typing import Any
from xml.etree import ElementTree as ET

import pytest
from rich.console import Console
from typer.testing import CliRunner, Result

import freestone
from core.toy import TOY
from freestone.cli import app
from freestone.cli.screen import Screen
from freestone.core.errors import BrokenPack, InvalidChoice
from freestone.core.game import Game
from freestone.games.kutna_hora import effects as kutna_hora
from freestone.games.pillars import effects as pillars
from freestone.i18n import catalogue
from freestone.packs.folders import built_in, pack_folder
from freestone.packs.reader import SOURCES
from freestone.presentation import presentation_of
from freestone.testing import QUICK, Table, checks, parts
from freestone.words import Words
from own_packs import GAMES, copied, edit, files, leaves, missing, mistakes, renamed, write_texts

ABSURD = 1000
NONSENSE: list[object] = [None, "x", "", -1, True, [], {}, [[]], {"id": 1}, 1.5]
titles = pytest.mark.parametrize("title", GAMES, ids=lambda title: title.id)
FIXED = re.compile(r"no id '\w+'; there are|in this order|no craftsman is of the kind|needs an unknown trade")


def run(*words: str) -> Result:
    return CliRunner().invoke(app, list(words))


def written(value: Any) -> str:
    """A value in TOML."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{json.dumps(key)} = {written(one)}" for key, one in value.items()) + "}"
    return "[" + ", ".join(map(written, value)) + "]" if isinstance(value, list) else json.dumps(value)


def rewrite(path: Path, values: dict[str, Any]) -> None:
    """Write a whole file of figures anew."""
    path.write_text("".join(f"{key} = {written(value)}\n" for key, value in values.items()), encoding="utf-8")


def put(values: Any, way: tuple[str | int, ...], value: object) -> None:
    """Replace one value of a file; None takes it out."""
    for key in way[:-1]:
        values = values[key]
    if value is None:
        del values[way[-1]]
    else:
        values[way[-1]] = value


def names_in(folder: Path) -> list[tuple[Path, tuple[str | int, ...], str]]:
    """One id, and one trade, of every kind of row in every file."""
    found: dict[object, tuple[Path, tuple[str | int, ...], str]] = {}
    for path in files(folder):
        for way, value in leaves(tomllib.loads(path.read_text(encoding="utf-8"))):
            if way[-1] in ("id", "kind") and isinstance(value, str):
                found.setdefault((path, way[0], way[-1]), (path, way, value))
    return list(found.values())


@titles
def test_a_renamed_id_asks_for_its_texts_and_is_played_with_them(title: Game[Any], tmp_path: Path) -> None:
    """Every kind of id in every file: it is refused with the missing text, or it belongs to the rules."""
    kinds = names_in(copied(title, tmp_path / "whole"))
    assert len(kinds) > 4
    asked = 0
    for number, (original, way, _) in enumerate(kinds):
        folder = copied(title, tmp_path / str(number))
        path = folder / original.name
        values = tomllib.loads(path.read_text(encoding="utf-8"))
        put(values, way, "zoological")
        rewrite(path, values)
        found = mistakes(title, folder)
        ids = missing(found)
        assert ids or not found or any(FIXED.search(mistake) for mistake in found), found
        assert all(f"{path.name}, " in mistake for mistake in found if missing([mistake]))
        assert all("zoological" in id for id in ids)
        if ids:
            asked += 1
            write_texts(folder, **dict.fromkeys(ids, "Zoological Garden"))
            assert not missing(mistakes(title, folder))
    assert asked >= 4


@titles
@pytest.mark.long
def test_a_pack_with_other_ids_everywhere_is_played_in_its_own_words(title: Game[Any], tmp_path: Path) -> None:
    """Whole games through sentences, terminal, scenes and what is said beside the table."""
    folder = renamed(title, tmp_path / "own")
    pack = title.pack(folder)
    assert len(pack.texts["en"]) > 40
    for seats in (min(title.seat_counts), max(title.seat_counts)):
        settings = title.full_settings(seats, {})
        for check in (*QUICK, checks.check_texts, parts.check_scenes):
            check(Table(title, seats, settings, pack), seats)
    match = freestone.new(title.id, seats=2, seed=3, pack=folder)
    words, presentation, rng = Words(title, match.names, pack=pack), presentation_of(title), Random(3)
    console = Console(width=120, color_system=None, record=True, file=StringIO())
    screen, count = Screen(console, match, words), 0
    while match.seat is not None:
        if count % 25 == 0:
            screen.table(match.seat)
            screen.decision(match.seat, [], [], [])
            presentation.outlook(match.state, words, match.seat)
            for choice in match.options:
                words.texts(presentation.about(match.state, match.seat, choice))
                presentation.cautions(match.state, match.seat, choice)
        count += 1
        match.play(rng.choice(match.options))
    assert all(view.title and view.text for view in presentation.cards(words))
    assert presentation.faces(words)
    drawn = presentation.picture(match)
    assert drawn is not None
    ET.fromstring(drawn)
    shown = console.export_text()
    assert re.search(r"<i>&\[b\]\d", shown), "the terminal takes names for markup"
    assert "&lt;i&gt;&amp;[b]" in drawn
    assert "<i>" not in drawn


@titles
def test_texts_are_spoken_language_by_language(title: Game[Any], tmp_path: Path) -> None:
    """What a pack says in a language comes first, then what it says in English, then the title's own text."""
    folder = copied(title, tmp_path / "own")
    first, second, third = _nameable(title)
    write_texts(folder, **{first: "First", second: "Second"})
    write_texts(folder, "cs", **{first: "První"})
    pack = title.pack(folder)
    czech, english = Words(title, [], "cs", pack), Words(title, [], pack=pack)
    assert [czech.name(id) for id in (first, second)] == ["První", "Second"]
    assert [english.name(id) for id in (first, second)] == ["First", "Second"]
    assert [czech.name(third), english.name(third)] == [Words(title, [], code).name(third) for code in ("cs", "en")]
    assert pack.digest == title.pack().digest


def _nameable(title: Game[Any]) -> list[str]:
    """Three names of components that have no shorter form."""
    words = Words(title, [])
    names = dict.fromkeys(choice.name for choice in title.pack().vocabulary if choice.name)
    plain = [name for name in names if name.startswith(("craftsman-", "mine-mine", "resource-", "event-card-"))]
    assert all(words.has(name) for name in plain)
    return plain[:3]


@titles
@pytest.mark.parametrize("name", ["pack.toml", "locale/en.ftl"])
def test_a_file_that_is_no_text_is_named(title: Game[Any], tmp_path: Path, name: str) -> None:
    folder = copied(title, tmp_path / "own")
    (folder / "locale").mkdir()
    (folder / name).write_bytes(b"\xff\xfe\x00")
    assert f"{name} is not a text file in UTF-8" in mistakes(title, folder)


@titles
@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("site-title = Mine now", "no component with the text 'site-title'"),
        ("title = Mine now", "no component with the text 'title'"),
        ("{id} = {{ $name }} and more", "without variables and references"),
        ("{id} = {{ site-title }}", "without variables and references"),
        ("{id} = {{ NUMBER(1) }}", "without variables and references"),
        ("{id} =\n    two\n    lines", "only characters that can be printed"),
        ("{id} = \u3164", "shows at least one character"),
        ("{id} = \u202eesrever", "only characters that can be printed"),
        ("{id} = {{ '' }}", "a text is written message-id = Name"),
        ('{id} = {{"\\u001b"}}[2J', "only characters that can be printed"),
        ("{id} = One\n{id} = Two", "{id} appears twice"),
        ("-term = One", "a text is written message-id = Name"),
        ("nonsense", "a text is written message-id = Name"),
        ("{id} = " + 41 * "x", "at most 40 characters"),
    ],
)
def test_texts_that_are_no_names_of_components_are_refused(
    title: Game[Any], tmp_path: Path, line: str, complaint: str
) -> None:
    """A pack cannot speak for the site, cannot bring markup for a terminal, and cannot run on."""
    id = _nameable(title)[0]
    folder = copied(title, tmp_path / "own")
    (folder / "locale").mkdir()
    (folder / "locale" / "en.ftl").write_text(f"# ours\n{line.format(id=id)}\n", encoding="utf-8")
    found = mistakes(title, folder)
    assert len(found) == 1, found
    assert found[0].startswith("locale/en.ftl, line ")
    assert complaint.format(id=id) in found[0]


def test_a_new_name_needs_a_new_short_one(tmp_path: Path) -> None:
    """Otherwise the table would show the old name in small places."""
    title = next(title for title in GAMES if title.id == "kutna_hora")
    folder = copied(title, tmp_path / "own")
    write_texts(folder, **{"building-high_church": "Hohe Kirche"})
    assert missing(mistakes(title, folder)) == ["short-high_church"]
    write_texts(folder, **{"short-high_church": "Hohe K."})
    assert mistakes(title, folder) == []


@titles
def test_all_mistakes_are_named_in_one_run(title: Game[Any], tmp_path: Path) -> None:
    """In every file, and several in one row."""
    folder = tmp_path / "own"
    run("pack", "new", str(folder), "--game", title.id)
    for path in files(folder):
        values = tomllib.loads(path.read_text(encoding="utf-8"))
        rewrite(path, {**values, "surplus": 1, "sources": {"nothing": "box"}})
    edit(folder, "pack", "name = ", 'nome = "x"\nname = ')
    result = run("check", "--pack", str(folder))
    assert result.exit_code == 1
    *named, last = result.stdout.splitlines()
    for path in files(folder):
        assert len([line for line in named if line.startswith(path.name)]) == 2, path
    assert "pack.toml: no key “nome”; did you mean “name”?" in named
    assert last == f"{folder}: {len(named)} mistakes"
    answer = json.loads(run("check", "--data", "--pack", str(folder), "--json").stdout)
    assert answer == {"valid": False, "mistakes": named}
    with pytest.raises(BrokenPack, match=rf"\(and {len(named) - 1} more: freestone check --pack names them all\)$"):
        title.pack(folder)


@titles
@pytest.mark.parametrize("absurd", [1000, -10000])
def test_no_figure_can_be_absurd(title: Game[Any], tmp_path: Path, absurd: int) -> None:
    """Every single number of every file, all at once: each is named in its row with what is allowed."""
    folder = copied(title, tmp_path / "own")
    for path in files(folder):
        before = path.read_text(encoding="utf-8")
        values = tomllib.loads(before)
        numbers = [way for way, value in leaves(values) if type(value) is int]
        for number, way in enumerate(numbers, start=absurd):
            put(values, way, number)
        rewrite(path, values)
        found = mistakes(title, folder)
        for number, way in enumerate(numbers, start=absurd):
            key = next(key for key in reversed(way) if isinstance(key, str))
            named = rf"{path.name}.*{key}.* [-\d]+( to [-\d]+)?, not {number}"
            assert any(re.match(named, mistake) for mistake in found), (way, found)
        path.write_text(before, encoding="utf-8")


def places(values: Any) -> list[tuple[str | int, ...]]:
    """One way to every kind of value in a file, and to every kind of table and list."""
    ways = [way[:depth] for way, _ in leaves(values) for depth in range(1, len(way) + 1)]
    return list({tuple(key if isinstance(key, str) else "#" for key in way): way for way in ways}.values())


@titles
@pytest.mark.long
def test_nonsense_is_a_mistake_and_never_a_crash(title: Game[Any], tmp_path: Path) -> None:
    """Every kind of value of every file, and what holds it, replaced by something else, or gone; all files at once."""
    folder, rng = copied(title, tmp_path / "own"), Random(11)
    originals = {path: path.read_text(encoding="utf-8") for path in files(folder)}
    changes = {
        path: [(way, nonsense) for way in places(tomllib.loads(text)) for nonsense in rng.sample(NONSENSE, 4)]
        for path, text in originals.items()
    }
    for each in changes.values():
        rng.shuffle(each)
    rounds = max(map(len, changes.values()))
    refused = 0
    for number in range(rounds):
        for path, text in originals.items():
            values, (way, nonsense) = tomllib.loads(text), changes[path][number % len(changes[path])]
            put(values, way, nonsense)
            rewrite(path, values)
        refused += bool(mistakes(title, folder))
    assert refused == rounds
    for path, text in originals.items():
        path.write_text(text, encoding="utf-8")
    assert mistakes(title, folder) == []


@pytest.mark.parametrize(
    ("file", "old", "new", "complaint"),
    [
        ("events", 'id = "king"', "id = 1", "events.toml, event 1: id is a text, not 1"),
        ("events", "{ gold = 5 }", "5", "events.toml, event king: effect is a table, not 5"),
        ("events", "gold = 5", "gould = 5", "events.toml, event king.effect: no effect 'gould'; did you mean 'gold'?"),
        (
            "craftsmen",
            "round = 1",
            "round = []",
            "craftsmen.toml, craftsman tool_maker: round is a whole number, not []",
        ),
        ("rules", "[20, 21, 22, 23]", "[]", "rules.toml: start_gold has 4 numbers, not 0"),
        (
            "rules",
            "events_removed = 4",
            "events_removed = 5",
            "events.toml: 11 events expected, not 10: 1 for each round, and 5 are events_removed in rules.toml",
        ),
    ],
)
def test_a_mistake_is_named_once(tmp_path: Path, file: str, old: str, new: str, complaint: str) -> None:
    """What only follows from it is not."""
    title = next(title for title in GAMES if title.id == "pillars")
    folder = copied(title, tmp_path / "own")
    edit(folder, file, old, new)
    assert mistakes(title, folder) == [complaint]


@titles
def test_the_readme_explains_every_effect(title: Game[Any]) -> None:
    """Whoever adds a card finds the words for its effect beside the files."""
    verbs = {"pillars": pillars.VERBS, "kutna_hora": {verb for verbs in kutna_hora.PRINTED.values() for verb in verbs}}
    readme = (pack_folder(title) / "README.md").read_text(encoding="utf-8")
    assert [verb for verb in verbs[title.id] if f"`{verb}`" not in readme] == []


@titles
def test_rows_from_the_box_are_known_and_counted(title: Game[Any], tmp_path: Path) -> None:
    """A row counts when none of its figures is doubtful any more."""
    folder = tmp_path / "own"
    made = run("pack", "new", str(folder), "--game", title.id)
    assert made.exit_code == 0, made.output
    path = files(folder)[0]
    text = path.read_text(encoding="utf-8")
    for source in SOURCES:
        assert re.search(rf"^#   {source} ", text, re.MULTILINE), "the head of a file explains every source"
    assert (folder / "README.md").read_text(encoding="utf-8").startswith("# ")
    values = tomllib.loads(text)
    rows = next(value for value in values.values() if isinstance(value, list) and isinstance(value[0], dict))
    rows[0] = {**rows[0], "source": "box", "sources": {}}
    rows[1] = {**rows[1], "source": "box", "sources": dict.fromkeys(list(rows[1])[1:2], "reconstructed")}
    rewrite(path, values)
    total = len(title.pack(folder).provenance)
    assert title.pack(folder).digest == title.pack().digest, "where figures come from changes no game"
    assert f"1 of {total} rows from your box" in run("check", "--pack", str(folder)).output
    listed = run("check", "--data", "--pack", str(folder)).output
    assert f"1 of {total} rows from your box" in listed
    facts = json.loads(run("check", "--pack", str(folder), "--json").stdout)
    assert (facts["box"], facts["rows"], facts["valid"]) == (1, total, True)
    assert run("check", "--data", "--json").exit_code == 0


@titles
@pytest.mark.parametrize("name", ["", "  ", "\u3164", "a\\nb", 41 * "x"])
def test_a_pack_has_a_name_that_can_be_read(title: Game[Any], tmp_path: Path, name: str) -> None:
    folder = copied(title, tmp_path / "own")
    (folder / "pack.toml").write_text(f'game = "{title.id}"\nname = "{name}"\n', encoding="utf-8")
    found = mistakes(title, folder)
    assert len(found) == 1
    assert found[0].startswith("pack.toml: name: a name ")


def bounds(title: Game[Any], folder: Path, path: Path, way: tuple[str | int, ...]) -> list[int]:
    """The least and the greatest value that a figure may have, as the refusal of an absurd one states them."""
    values = tomllib.loads(path.read_text(encoding="utf-8"))
    put(values, way, ABSURD)
    before = path.read_text(encoding="utf-8")
    rewrite(path, values)
    stated = [re.search(rf"(-?\d+)(?: to (-?\d+))?, not {ABSURD}", one) for one in mistakes(title, folder)]
    path.write_text(before, encoding="utf-8")
    least, most = next(found.groups() for found in stated if found)
    return [int(least), int(most or least)]


def played_and_shown(title: Game[Any], folder: Path) -> None:
    """A whole game that is drawn and printed now and then."""
    match, rng = freestone.new(title.id, seats=max(title.seat_counts), seed=3, pack=folder), Random(3)
    words, console = Words(title, match.names, pack=match.pack), Console(width=120, file=StringIO())
    while match.seat is not None:
        if len(match.journal.entries) % 40 == 0:
            presentation_of(title).scene(match.state, words, 0)
            console.print(presentation_of(title).terminal(match.state, words, 0))
            title.check(match.state)
        busy = [choice for choice in match.options if choice.verb not in ("pass", "rest", "leave", "decline")]
        match.play(rng.choice(busy or match.options))
    assert presentation_of(title).picture(match)


@pytest.mark.long
@titles
def test_every_figure_can_be_played_at_both_ends_of_what_is_allowed(title: Game[Any], tmp_path: Path) -> None:
    """Whatever a check lets through is played, printed and drawn."""
    folder, tried = copied(title, tmp_path / "own"), set()
    for path in files(folder):
        before = path.read_text(encoding="utf-8")
        for way, value in leaves(tomllib.loads(before)):
            kind = (path, *(key for key in way if isinstance(key, str)), way[:2] if path.stem == "places" else ())
            if type(value) is int and kind not in tried:
                tried.add(kind)
                for bound in bounds(title, folder, path, way):
                    values = tomllib.loads(before)
                    put(values, way, bound)
                    rewrite(path, values)
                    write_texts(folder, **dict.fromkeys(missing(mistakes(title, folder)), "New"))
                    if not mistakes(title, folder):
                        played_and_shown(title, folder)
                    (folder / "locale" / "en.ftl").unlink()
                path.write_text(before, encoding="utf-8")
    assert len(tried) > 20


def test_a_game_without_component_data_says_so() -> None:
    """Such a game is played all the same; only `freestone pack new` has nothing to copy."""
    assert built_in(TOY) == {}
    with pytest.raises(InvalidChoice, match="toy has no component data in files"):
        pack_folder(TOY)


def test_a_catalogue_falls_back_text_by_text(tmp_path: Path) -> None:
    """What a language lacks is said in English; the rest is not."""
    (tmp_path / "en.ftl").write_text("one = one\ntwo = two\n", encoding="utf-8")
    (tmp_path / "cs.ftl").write_text("one = jedna\n", encoding="utf-8")
    czech = catalogue("cs", tmp_path)
    assert (czech.text("one"), czech.text("two")) == ("jedna", "two")
