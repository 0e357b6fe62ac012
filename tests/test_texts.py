"""Every language says everything: the same messages and variables, no fault, nothing left in English."""

import ast
import json
import re
from collections import Counter
from collections.abc import Iterator
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
import typer
from fluent.syntax import FluentParser, FluentSerializer, visitor
from fluent.syntax import ast as ftl
from typer.testing import CliRunner

import freestone
from core.toy import TOY
from freestone.cli import app, help
from freestone.core.game import Game, registry
from freestone.core.state import Event
from freestone.games.pillars.state import SCORED
from freestone.i18n import (
    FALLBACK,
    SITE,
    Catalogue,
    bundle,
    catalogue,
    languages,
    listing,
    moment,
    numeral,
    offered,
    parsed,
    percentage,
    signed,
)
from freestone.i18n.check import Findings, check, check_help, samples
from freestone.lessons.chapter import FOLDER, chapters
from freestone.presentation import Edition, presentation_of
from freestone.words import Words
from own_packs import copied, write_texts

OTHERS = [language for language in languages() if language != FALLBACK]
GAMES = list(registry().values())
NAMES = ["Ёж", "Яна", "Зоя"]
USUAL = 3  # words that English texts have so often must not occur in other languages, unless they are shared
SHARED = {
    # Names, numbers, and words to type.
    "": "agnes aliena arrow bot cards ctrl digest earlier ellen false francis freestone greedy hint hopy host ii iii "
    "iv jack json kingsbridge log ondra osel otto pass play port postgresql remigius richard save score search self "
    "serve shiring table thomas tom true",
    "cs": "by cluster data do down end engine enter file folder home interval mine my name page philip program seed "
    "server st symbol ten text to up",
    "de": "all also an barbara be blind bots bring cluster code computer deck decks die engine enter fall falls form "
    "gold groschen hand in joker lies link marker match material moment name option person phase philip plan "
    "population position prior reputation rest sand schema seed server so st stand start such symbol team text "
    "version was will",
    "es": "bots decide decides final groschen has material me metal no once philip plan prior produce produces real "
    "red resume rival scriptorium use",
    "it": "all backup barbara cluster come compare computer database decide due far file fine folder groschen in "
    "link me name no ore produce round schema scriptorium server",
}
# What is no word.
CODE = re.compile(
    "|".join(
        [
            *(
                r"`[^`]*`",
                r'"[^"]*"',
                r"[„«][a-z_]+[“»]",
                r"\w+ ?= *\w*",
                r"\w+\.\w+",
                r"\w+\([^)]*\)",
            ),  # code, settings, files
            *(r"\bfreestone( [a-z]+)*", r"--?[a-z-]+", r"\(you \w+ @\w+\)"),  # commands, options, players
            *(r"\w+(,\w+)+", r"^ *\w+ {2,}"),  # lists of words to type
            r"\[[^\]]*\]",  # icons and topics
        ]
    ),
    re.MULTILINE,
)
WORD = re.compile(r"(?<![\w-])[a-z]{2,}(?![\w-])")
BARE_ID = re.compile(r"\b(?:site|choice|event|prompt|refusal|scene|measure|card|building|craftsman|action)-[a-z]")
SOURCES = SITE.parent
ASKING = {"text", "text_or", "say", "t"}


@cache
def findings() -> list[Findings]:
    """What the check finds in our own catalogues."""
    commands = help.wanted(typer.main.get_command(app))
    found = [check({"site": SITE}, (SOURCES,)), check_help("commands", help.FOLDER, commands)]
    for game in GAMES:
        folders = sorted(path.parent for path in game.folder.glob("*/en.ftl"))
        names = {choice.name for choice in game.pack().vocabulary}
        found.append(check({f"{game.id}/{folder.name}": folder for folder in folders}, (SOURCES,), names))
    return found


def test_languages_are_complete() -> None:
    rows = [row for one in findings() for row in one.coverage]
    assert {row.place for row in rows} >= {"site", "commands", "pillars/locale", "kutna_hora/rulebook"}
    assert {f"{row.place}, {row.language}": row.missing for row in rows if row.missing} == {}


def test_no_catalogue_has_a_fault() -> None:
    """Everything can be read, is known in English, and can be filled in."""
    assert [fault.text() for one in findings() for fault in one.faults] == []


def test_every_message_is_used() -> None:
    assert [line for one in findings() for line in one.unused] == []


def test_whatever_is_asked_for_is_there() -> None:
    """Every id that code and pages write out is in the catalogue of the site, of the commands or of its game."""
    site = catalogue(OTHERS[0], help.FOLDER)
    lost = [
        f"{path.name}: {id}"
        for path in sorted(SOURCES.rglob("*"))
        if path.suffix in {".py", ".js", ".html"}
        for id in asked(path)
        if not (site.has(id) or site.has(f"site-{id}") or any(words.has(id) for words in spoken(path)))
    ]
    assert lost == []
    assert sum(len(list(asked(path))) for path in SOURCES.rglob("*.js")) > 100


def spoken(path: Path) -> list[Words]:
    """The words of the game that a file belongs to; shared code may speak of any."""
    own = [game for game in GAMES if path.is_relative_to(game.folder)]
    return [Words(game, [], folders=("lessons", "rulebook")) for game in own or GAMES]


def asked(path: Path) -> Iterator[str]:
    """The ids that a file asks for by their whole names."""
    content = path.read_text(encoding="utf-8")
    if path.suffix != ".py":
        yield from re.findall(r"""\b(?:say|t)\(["']([a-z][\w-]*[a-z0-9])["'][,)]""", content)
        return
    for node in ast.walk(ast.parse(content)):
        if isinstance(node, ast.Call) and node.args and isinstance(first := node.args[0], ast.Constant):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            is_id = isinstance(first.value, str) and re.fullmatch(r"[a-z]+(-[\w]+)+", first.value)
            if name in ASKING and is_id:
                yield str(first.value)


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_left_in_english(language: str) -> None:
    left = {
        f"{path.parent.name}: {id}": sorted(found)
        for path in sorted(SOURCES.rglob(f"{language}.ftl"))
        for id, text in written(path)
        if (found := english(text, language))
    }
    assert left == {}


@pytest.mark.parametrize("language", OTHERS)
def test_english_words_are_found(language: str) -> None:
    """An English sentence would be noticed in every catalogue, also in the help of the commands."""
    for path in sorted(SOURCES.rglob("en.ftl")):
        sentences = [text for _, text in written(path) if len(words_of(text)) > 4]
        unnoticed = [text for text in sentences if not english(text, language)]
        assert len(unnoticed) <= 0.005 * len(sentences), unnoticed
    explained = [thing.help for thing, _ in help.helped(typer.main.get_command(app))]
    sentences = [text for text in explained if len(words_of(text)) > 4]
    assert len(sentences) > 100
    assert [text for text in sentences if not english(text, language)] == []


def english(text: str, language: str) -> set[str]:
    """The words of a text that are English and none of its language."""
    return set(words_of(text)) & english_words(language)


@cache
def english_words(language: str) -> frozenset[str]:
    """The words that English texts use again and again, without those that a language may use too."""
    counts = Counter(word for path in SOURCES.rglob("en.ftl") for _, text in written(path) for word in words_of(text))
    usual = {word for word, count in counts.items() if count >= USUAL}
    return frozenset(usual.difference(SHARED[""].split(), SHARED.get(language, "").split()))


def words_of(text: str) -> list[str]:
    """The words of a text in small letters."""
    return WORD.findall(CODE.sub(" ", text.lower()))


def written(path: Path) -> Iterator[tuple[str, str]]:
    """The ids and texts of a catalogue, without variables."""
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, ftl.Message):
            texts = _Texts()
            texts.visit(entry)
            yield entry.id.name, " ".join(texts.found)


class _Texts(visitor.Visitor):
    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802 - the library's name
        self.found.append(node.value)


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_whole_game_is_told(game: Game[Any], language: str) -> None:
    """All that is asked, offered, refused, told and shown in a game reads like a sentence of the language."""
    match, chance = freestone.new(game.id, names=NAMES, seed=3, watched=True), Random(3)
    words, shown = Words(game, NAMES, language), presentation_of(game)
    texts: set[str] = set()
    for number in range(10_000):
        if match.seat is None:
            break
        seen = match.seen()
        texts.add(words.prompt(seen.state))
        texts.update(words.option(seen.state, choice) for choice in seen.options)
        texts.update(words.refusal(one) for one in match.refusals)
        if number % 10 == 0:
            choice = chance.choice(seen.options)
            texts.update(words.texts(shown.about(seen.state, seen.seat, choice)), words.changes(seen.preview(choice)))
            texts.update(
                text for item in shown.scene(seen.state, words, seen.seat).items for text in (item.name, item.tip)
            )
        match.play(chance.choice(match.options))
    texts.update(words.event(event) for _, event in match.log)
    texts.update(words.source(name) for name in match.score_sheet[0])
    assert len(texts) > 200
    assert [text for text in texts if english(text, language) or "{" in text or BARE_ID.search(text)] == []


@pytest.mark.parametrize(("language", "one"), [("en", "mason"), ("de", "Maurer"), ("it", "muratore"), ("cs", "zedník")])
def test_the_log_names_the_one_source_of_points(language: str, one: str) -> None:
    """A craftsman scores alone; only the score sheet adds up all of a trade."""
    words = Words(registry()["pillars"], NAMES, language)
    line = words.event(Event(SCORED, 0, (2, "source-mason")))
    assert line.endswith(f" ({one}).")


@pytest.mark.parametrize(
    ("language", "low", "high", "text"),
    [
        ("en", 1, 1, "+1 point "),
        ("en", 0, 1, "0 to +1 points "),
        ("es", -2, -1, "\N{MINUS SIGN}1 a \N{MINUS SIGN}2 puntos "),
        ("cs", 2, 4, "+2 až +4 body "),
        ("cs", 5, 9, "+5 až +9 bodů "),
    ],
)
def test_the_noun_goes_with_the_last_number_of_a_range(language: str, low: int, high: int, text: str) -> None:
    words = Words(registry()["kutna_hora"], NAMES, language)
    assert words.change("final_points", low, high).startswith(text)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_text_is_made_once_in_each_language(game: Game[Any]) -> None:
    """Whoever changes the language, or reads another one at the same table, costs only texts that were not said yet."""
    seen = freestone.new(game.id, names=NAMES, seed=3).seen()

    def said() -> list[str]:
        spoken = [Words(game, NAMES, language) for language in languages()]
        return [words.option(seen.state, choice) for words in spoken for choice in seen.options]

    first = said()
    assert len(set(first)) > len(languages())
    assert all(text is again for text, again in zip(first, said(), strict=True))


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_message_is_filled_in_as_the_library_does(game: Game[Any], language: str) -> None:
    folder = game.folder / "locale"
    texts, library = Catalogue(language, (folder,)), bundle(language)
    messages: dict[str, ftl.Message] = {}
    for path in (SITE / f"{language}.ftl", folder / f"{language}.ftl"):
        library.add_resource(parsed(path), allow_overrides=True)
        messages |= {entry.id.name: entry for entry in parsed(path).body if isinstance(entry, ftl.Message)}
    for id, message in messages.items():
        pattern = library.get_message(id).value
        for small in samples(message) if pattern else ():
            large = {name: -12345 if isinstance(value, int) else value for name, value in small.items()}
            for terms in (small, large):
                assert pattern
                said, errors = library.format_pattern(pattern, dict(terms))
                assert errors or texts.verbatim(id, terms) == str(said)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_lessons_and_rulebooks_speak_every_language(game: Game[Any], language: str) -> None:
    words = Words(game, NAMES, language, folders=(FOLDER,))
    texts = [words.text(id) for one in chapters(game.id) for beat in one.beats for id in beat.texts]
    texts += [words.text(one.message(part)) for one in chapters(game.id) for part in ("title", "about")]
    edition = Edition(presentation_of(game), language)
    texts += [text for passage in edition.passages for part in passage.parts for text in part.texts]
    texts += [rule.text for passage in edition.passages for rule in passage.rules]
    assert len(texts) > 200
    assert [text for text in texts if not text.strip() or "{" in text] == []
    assert language == FALLBACK or [text for text in texts if english(text, language)] == []


FAULTY = {
    "one = { $x\n": "line 1: ",
    "one = eins\none = zwei\n": "line 2: one appears twice",
    "four = vier\n": "four is not in English",
    "one = eins { $y }\n": "one uses $y, which is not given",
    "one = eins\n": "one leaves out $x",
    "one = [gold] eins { $x }\n": "one has [gold], which English does not have",
    "two = { $count ->\n    [one] eins\n   *[other] { NUMBR($count) }\n }\n": "two: Unknown function",
    'two = { $count ->\n    [one] eins\n   *[other] { "" }\n }\n': "two: it says nothing ($count = ",
    'three = { FORM($x, "gender") ->\n    [f] { four }\n   *[m] er\n }\n': "three: Unknown message: four ($x = N",
    "two = { $count } Male\n": "",
}


@pytest.mark.parametrize("source", FAULTY)
def test_faults_are_named(tmp_path: Path, source: str) -> None:
    english = "one = one { $x }\ntwo = { $count ->\n    [one] once\n   *[other] often\n }\nthree = { $x } comes\n"
    (tmp_path / "en.ftl").write_text(english, encoding="utf-8")
    (tmp_path / "de.ftl").write_text(source, encoding="utf-8")
    (tmp_path / "code.py").write_text('say("one", x=1)\nsay(f"th{ree}")\n', encoding="utf-8")
    found = check({"here": tmp_path}, [tmp_path])
    assert found.unused == ["here: two", "here: three"]
    german = next(row for row in found.coverage if row.language == "de")
    assert german.total == 3
    wanted = FAULTY[source]
    assert bool(found.faults) == bool(wanted)
    said = [fault.text() for fault in found.faults]
    assert not wanted or any(line.startswith("here, de.ftl") and wanted in line for line in said), said
    assert len({fault.text(language) for fault in found.faults[:1] for language in languages()}) in (
        0,
        len(languages()),
    )


def test_help_that_is_missing_or_surplus_is_named(tmp_path: Path) -> None:
    """The English of help is not in a catalogue; any message that suits an option will do."""
    (tmp_path / "pl.ftl").write_text("command-play = Graj\noption-seat = Ile\noption-tune-sed = Ziarno\n", "utf-8")
    wanted = [["command-play"], ["option-play-seat", "option-seat"], ["option-tune-seed", "option-seed"]]
    found = check_help("commands", tmp_path, wanted)
    polish = next(row for row in found.coverage if row.language == "pl")
    assert (polish.known, polish.total, polish.missing) == (2, 3, ["option-tune-seed"])
    assert [fault.text() for fault in found.faults] == ["commands, pl.ftl: option-tune-sed explains nothing"]


def test_the_command_shows_what_each_language_has() -> None:
    found = CliRunner().invoke(app, ["check", "--texts", "--game", "pillars"])
    assert found.exit_code == 0, found.output
    assert re.search(r"pillars/rulebook +(\d+ +)+", found.output)
    plain = json.loads(CliRunner().invoke(app, ["check", "--texts", "--game", "pillars", "--json"]).output)
    assert plain["valid"]
    assert {row["place"] for row in plain["coverage"]} >= {"pillars/locale", "pillars/lessons"}
    refused = CliRunner().invoke(app, ["check", "--texts", "--data"])
    assert (refused.exit_code, refused.output.partition(":")[0]) == (2, "freestone")


def test_texts_of_a_pack_are_checked(tmp_path: Path) -> None:
    """A pack names what it likes in each language; a name in two of them counts as translated."""
    folder = copied(registry()["pillars"], tmp_path / "box")
    write_texts(folder, **{"craftsman-mason_2": "Bricklayer", "craftsman-mason_3": "Vaulter"})
    write_texts(folder, "de", **{"craftsman-mason_2": "Maurer", "craftsman-mason_4": "Töpferin"})
    found = CliRunner().invoke(app, ["check", "--texts", "--pack", str(folder)])
    assert found.exit_code == 0, found.output
    assert re.search(r"box/locale +0/2 +1/2 +2 ", found.output)
    assert "box/locale: not yet in de: craftsman-mason_3" in found.output


def test_a_faulty_translation_is_said_in_english(tmp_path: Path) -> None:
    """Whatever somebody's catalogue lacks or gets wrong breaks no page."""
    (tmp_path / "en.ftl").write_text("one = one { $x }\ntwo = two\nthree = three\n", encoding="utf-8")
    (tmp_path / "de.ftl").write_text("one = eins { $y }\ntwo =\n    .acc = zwei\n", encoding="utf-8")
    german = catalogue("de", tmp_path)
    assert [german.text("one", {"x": 1}), german.text("two"), german.text("three")] == ["one 1", "two", "three"]


def test_a_game_without_a_language_is_played_in_english() -> None:
    words = Words(TOY, ["A", "B"], "de")
    assert words.text("title") == Words(TOY, ["A", "B"]).text("title")
    assert words.text("site-confirm") == catalogue("de").text("site-confirm")


def test_numbers_lists_and_dates_follow_the_language() -> None:
    assert [numeral(-1234.5, 1, code) for code in ("en", "de")] == ["\N{MINUS SIGN}1,234.5", "\N{MINUS SIGN}1.234,5"]
    assert [signed(0.5, 1, code) for code in ("en", "cs")] == ["+0.5", "+0,5"]
    assert [percentage(0.125, 1, code) for code in ("en", "it", "de")] == ["12.5%", "12,5%", "12,5\N{NO-BREAK SPACE}%"]
    assert [listing(["A", "B", "Ivo"], code) for code in ("en", "de", "cs")] == [
        "A, B and Ivo",
        "A, B und Ivo",
        "A, B a\N{NO-BREAK SPACE}Ivo",
    ]
    assert [listing(["A", name], "es") for name in ("Ben", "Ivo", "hierro")] == ["A y Ben", "A e Ivo", "A y hierro"]
    assert [listing(["A", name], "it") for name in ("Ben", "Eva")] == ["A e Ben", "A ed Eva"]
    when = datetime(2026, 3, 9, 17, 5, tzinfo=UTC)
    assert [moment(when, code) for code in ("en", "de")] == ["09/03/2026, 17:05", "09.03.26, 17:05"]
    # A made-up language counts and lists as English does.
    assert (numeral(0.5, 1, "xx"), listing(["A", "B"], "xx")) == ("0.5", "A and B")


def test_the_first_known_language_is_spoken() -> None:
    assert offered(["de_AT.UTF-8"]) == offered(["fr", "de-CH", "en"]) == offered(["de"]) == "de"
    assert offered(["C"]) == offered([]) == offered(["fr_FR@euro"]) == FALLBACK


@pytest.mark.parametrize(
    ("locale", "arguments", "spoken"),
    [
        ({"LC_ALL": "de_DE.UTF-8"}, [], "de"),
        ({"LC_ALL": "", "LC_MESSAGES": "cs_CZ", "LANG": "de_DE"}, [], "cs"),
        ({"LC_ALL": "", "LC_MESSAGES": "", "LANG": "es_ES@euro"}, [], "es"),
        ({"LC_ALL": "C.UTF-8", "LANG": "de_DE"}, [], "en"),
        ({"LC_ALL": "fr_FR"}, [], "en"),
        ({"LC_ALL": "de_DE"}, ["--language", "it"], "it"),
    ],
)
def test_commands_follow_the_locale(locale: dict[str, str], arguments: list[str], spoken: str) -> None:
    found = CliRunner().invoke(app, [*arguments, "games"], env=locale)
    assert found.exit_code == 0, found.output
    assert catalogue(spoken).text("column-players") in found.output
    assert catalogue(spoken).text("column-title") in found.output


def test_one_command_does_not_change_the_language_of_the_next(tmp_path: Path) -> None:
    match = freestone.new("pillars", names=NAMES, seed=3)
    match.save(tmp_path / "game.jsonl")
    told = [
        CliRunner().invoke(app, ["replay", str(tmp_path / "game.jsonl"), *more]).output
        for more in (["--language", "cs"], [], ["--language", "de"])
    ]
    assert [catalogue(code).text("cli-score") in text for code, text in zip(("cs", "en", "de"), told, strict=True)] == [
        *(True, True, True)
    ]
    refused = CliRunner().invoke(app, ["replay", str(tmp_path / "game.jsonl"), "--language", "dee"])
    assert (refused.exit_code, refused.output.partition(";")[0]) == (2, "freestone: no language “dee”")


def test_no_line_of_czech_ends_with_a_word_of_one_letter() -> None:
    short = re.compile(r"[\s(„][aikosuvz] (?=\S)", re.IGNORECASE)
    for path in SOURCES.rglob("cs.ftl"):
        assert short.findall(FluentSerializer().serialize(parsed(path))) == [], path
    assert listing(["Anna", "Ben"], "cs") == "Anna a\N{NO-BREAK SPACE}Ben"


def test_the_names_of_german_saints_stay_in_one_line() -> None:
    for path in SOURCES.rglob("de.ftl"):
        assert re.findall(r"\b(?:Hl|St)\. ", FluentSerializer().serialize(parsed(path))) == [], path
