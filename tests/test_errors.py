"""Errors in people's languages: each that a person can meet is a message of the catalogue."""

import ast
import pickle
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner

import freestone
from freestone.cli import app
from freestone.core.errors import BrokenPack, FreestoneError, InvalidChoice, Mistake, unknown
from freestone.core.game import registry
from freestone.i18n import FALLBACK, SITE, catalogue, languages
from freestone.words import SYSTEM, sentence
from own_packs import copied, edit
from test_texts import english

SOURCES = SITE.parent
OTHERS = [language for language in languages() if language != FALLBACK]
PREFIXES = ("error-", "mistake-", "site-", "database-")
# Whoever meets these writes Python: games, lessons, environments, conformance.
FOR_PROGRAMMERS = {"BrokenGame", "BrokenLesson", "BrokenBeat"}
PACKAGES_FOR_PROGRAMMERS = {"env", "testing", "bench"}
# What only a program can do, by the beginnings of the sentences.
SENTENCES = (
    "there is no seat ",
    "the game is over: nobody has to decide",
    "chance comes first: nobody has to decide",
    "there is nothing to draw: chance is not asked now",
    "there is no entry ",
    "the match has gone on since this was seen",
    " names for ",
    ", not ",  # a value of the wrong kind
    "cannot be made with a seed",
    "failed ",
)
OWN_BOTS = "bots/files.py"  # says what the code of somebody's bot did wrong
# Helpers, and where the message is among their arguments.
HELPERS = {"broken": 1, "unknown": 0, "foreign": 0}


def kinds(of: type[FreestoneError] = FreestoneError) -> set[str]:
    return {of.__name__, *(name for kind in of.__subclasses__() for name in kinds(kind))}


def raised() -> Iterator[tuple[str, str, ast.expr]]:
    """Every error that our code makes: where, by which class or helper, and its message."""
    known = kinds() | set(HELPERS)
    for path in sorted(SOURCES.rglob("*.py")):
        is_for_programmers = path.relative_to(SOURCES).parts[0] in PACKAGES_FOR_PROGRAMMERS
        # The helpers put sentences together, so they need messages everywhere.
        here = set(HELPERS) if is_for_programmers else known
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in here:
                at = HELPERS.get(node.func.id, 0)
                if len(node.args) > at:
                    yield f"{path.relative_to(SOURCES)}:{node.lineno}", node.func.id, node.args[at]


def is_for_programmers(message: ast.expr) -> bool:
    texts = [part.value for part in ast.walk(message) if isinstance(part, ast.Constant) and isinstance(part.value, str)]
    return any(text.startswith(SENTENCES) for text in texts)


def test_every_error_for_people_is_a_message() -> None:
    """No sentence is written where it is raised, unless only programmers can meet it."""
    found = list(raised())
    assert len(found) > 150
    wrong = [
        f"{where}: {ast.unparse(message)}"
        for where, kind, message in found
        if kind not in FOR_PROGRAMMERS and not is_for_programmers(message) and not is_message(kind, message)
        if not (isinstance(message, ast.JoinedStr) and where.startswith(OWN_BOTS))
    ]
    assert wrong == []


def is_message(kind: str, message: ast.expr) -> bool:
    """Whether this is the id of a message, or may be one that is put together."""
    if isinstance(message, ast.JoinedStr):
        return " " not in "".join(str(part.value) for part in message.values if isinstance(part, ast.Constant))
    id = str(message.value) if isinstance(message, ast.Constant) else ""
    names = [prefix + (f"no-{id}" if kind == "unknown" else id) for prefix in PREFIXES]
    return not id or any(map(catalogue(FALLBACK).has, names))


# How rows of component data note mistakes, and where the message is among the arguments.
NOTES = {"note": 0, "give_up": 0, "check": 1, "count": 0, "rows": 2}


def noted(path: Path) -> Iterator[str]:
    """The ids of the mistakes that a reader of component data can find, as far as they are written out."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in NOTES:
            at, prefix = NOTES[node.func.attr], "count-" if node.func.attr in ("count", "rows") else ""
            message = node.args[at] if len(node.args) > at else None
            id = message.value if isinstance(message, ast.Constant) else None
            if isinstance(id, str) and re.fullmatch(r"[a-z-]+", id):
                yield f"mistake-{prefix}{id}"


def test_every_mistake_of_a_pack_is_a_message() -> None:
    """Those that only one game can have are in its own catalogue."""
    games = [game.folder for game in registry().values()]
    names = ("components", "cards", "boards", "effects")
    paths = [path for game in games for name in names for path in game.glob(f"{name}.py")]
    found = {path: list(noted(path)) for path in [*paths, *(SOURCES / "packs").glob("*.py")]}
    assert sum(map(len, found.values())) > 80
    for path, ids in found.items():
        texts = catalogue(FALLBACK, *(game / "locale" for game in games if path.is_relative_to(game)))
        assert [id for id in ids if not texts.has(id)] == [], path


BROKEN = (
    ("kutna_hora", "setup_cards", 'small = ["a1"', 'small = ["b1"', "mine_card 1: Fels auf dem Eingang b1"),
    ("kutna_hora", "events", "building_wood = -1", "building_wood = -9", "zwischen -6 und 6, nicht bei -9"),
    ("kutna_hora", "rounds", "players = [4]", "players = [3, 4]", "die Leisten sind für 2, 3 und 4 Spieler"),
    ("pillars", "events", "gold = 5", "gould = 5", "kein Effekt „gould“; meintest du „gold“?"),
    ("pillars", "rules", "events_removed = 4", "events_removed = 5", "11 Ereignisse erwartet, nicht 10: 1 für jede"),
    ("pillars", "rules", "rounds = 6", "rounds = ", "Zeile 5, Spalte 10: das ist kein TOML-Wert"),
    ("pillars", "craftsmen", "round = 1", 'round = "eins"', "round ist eine ganze Zahl, nicht „eins“"),
    ("pillars", "craftsmen", 'id = "mason_2"', 'id = "mason_x"', "der Text craftsman-mason_x fehlt; schreib"),
)


@pytest.mark.parametrize(("game", "file", "old", "new", "complaint"), BROKEN)
def test_mistakes_of_a_pack_are_named_in_the_language(
    game: str, file: str, old: str, new: str, complaint: str, tmp_path: Path
) -> None:
    folder = copied(registry()[game], tmp_path / "own")
    edit(folder, file, old, new)
    command = ["check", "--pack", str(folder)]
    german, plain = (CliRunner(env={"LC_ALL": code}).invoke(app, command).stdout for code in ("de_DE.UTF-8", "C"))
    assert complaint in german
    assert len(german.splitlines()) == len(plain.splitlines()) == 2
    with pytest.raises(BrokenPack) as error:
        registry()[game].pack(folder)
    assert len({sentence(error.value, language) for language in languages()}) == len(languages())


def test_an_error_is_english_for_programs_and_translated_for_people() -> None:
    error = unknown("game", "pilars", ["pillars"])
    assert str(error) == "no game 'pilars'; did you mean 'pillars'?"
    assert sentence(error) == "no game “pilars”; did you mean “pillars”?"
    assert sentence(error, "de") == "kein Spiel „pilars“; meintest du „pillars“?"
    assert sentence(InvalidChoice("of a stranger's game"), "de") == "of a stranger's game"


@pytest.mark.parametrize(
    "error",
    [
        unknown("game", "pilars", ["pillars"]),
        BrokenPack("not-a-folder", folder="nowhere"),
        BrokenPack(Mistake("missing", key="id"), Mistake("empty", key="id")),
    ],
)
def test_an_error_travels_between_processes(error: FreestoneError) -> None:
    copy = pickle.loads(pickle.dumps(error))
    assert (type(copy), sentence(copy, "de")) == (type(error), sentence(error, "de"))
    assert list(map(str, copy.args)) == list(map(str, error.args))


QUOTED = re.compile(r"[“„«][^“”»]*[“”»]|\b[a-z]+:\S+")  # with choices
WRONG = (
    "play",
    "play pilars",
    "play pillars --players you",
    "play pillars --players you,radnom",
    "play pillars --players you,mines",
    "play pillars --players you,",
    "play pillars --set start",
    "play pillars --set stat=1",
    "play pillars --set start=9",
    "play pillars --players you,./nothing.py",
    "play --load broken.jsonl",
    "play --load torn.jsonl",
    "replay game.jsonl --to 99999",
    "review game.jsonl",
    "check",
    "check nothing.jsonl",
    "check --fuzz soon",
    "perft",
    "simulate pillars --output rows.txt",
    "simulate pillars --players random,random --population random",
    "lab compare",
    "lab compare pillars --bots greedy",
    "lab ladder pillars --bots greedy,greedy",
    "lab report broken.jsonl",
    "lab tune pillars --output nowhere/weights.toml",
    "pack new folder --game pillars",
)


@pytest.mark.parametrize("language", [OTHERS[0], *(pytest.param(one, marks=pytest.mark.long) for one in OTHERS[1:])])
def test_commands_refuse_in_the_language(language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("folder").mkdir()
    freestone.new("pillars", seed=1, players=["you", "random"]).save("game.jsonl")
    Path("broken.jsonl").write_text("nothing\n", encoding="utf-8")
    Path("torn.jsonl").write_text(Path("game.jsonl").read_text(encoding="utf-8") + "[0", encoding="utf-8")
    for words in WRONG:
        said = [
            CliRunner(env={"LC_ALL": code}).invoke(app, words.split()).stderr for code in (f"{language}.UTF-8", "C")
        ]
        assert said[0].startswith("freestone: "), said
        assert said[0] != said[1], words
        typed = set(re.findall(r"[a-z]+", words))
        assert english(QUOTED.sub("", said[0]), language) <= typed, said[0]


def test_a_broken_journal_is_explained_in_the_language(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    freestone.new("pillars", seed=1).save(file)
    header = file.read_text(encoding="utf-8").splitlines()[0]
    for line in ('[0,"take:sand-3"]', '[-1,"nothing"]', "[0]", "{", '{"undo":9}', '{"digest":"1"}'):
        file.write_text(f"{header}\n{line}\n", encoding="utf-8")
        said = CliRunner(env={"LC_ALL": "cs_CZ.UTF-8"}).invoke(app, ["check", str(file)]).stdout
        assert said.startswith(f"{file}: řádek 2: ")
        assert not english(QUOTED.sub("", said), "cs"), said


@pytest.mark.parametrize("language", languages())
def test_what_the_system_says_follows_a_colon(language: str) -> None:
    """It begins with a small letter, except German nouns."""
    said = [catalogue(language).text(f"error-system-{one}") for one in SYSTEM.values()]
    assert [text for text in said if text[0].isupper() and language != "de"] == []
