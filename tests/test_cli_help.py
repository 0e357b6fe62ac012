"""Help in every language: a text for each command and option, and none that is not asked for."""

import os
import re
import subprocess
import sys
from collections import defaultdict
from pathlib import Path
from shutil import copytree, ignore_patterns
from typing import Any

import pytest
import typer
from typer.testing import CliRunner

import freestone
from freestone.cli import app
from freestone.cli.help import FOLDER, VALUE, VALUES, around, helped
from freestone.i18n import FALLBACK, catalogue, languages, message_ids

OTHERS = [language for language in languages() if language != FALLBACK]


def root() -> Any:
    return typer.main.get_command(app)


@pytest.mark.parametrize("language", OTHERS)
def test_everything_is_explained(language: str) -> None:
    there, english = message_ids(FOLDER / f"{language}.ftl"), defaultdict(set)
    for thing, messages in helped(root()):
        found = next((message for message in messages if message in there), None)
        assert found is not None, messages
        english[found].add(thing.help)
    assert {message for message, texts in english.items() if len(texts) > 1} == set(), "one text stands for two"
    assert there == {*english, *around()}, "texts that nothing asks for"


def test_help_follows_the_locale_and_the_option() -> None:
    runner = CliRunner(env={"COLUMNS": "200"})
    german = runner.invoke(app, ["lab", "ladder", "--help"], env={"LC_ALL": "de_AT.UTF-8"}).output
    assert "Nur gegen den vorigen Bot spielen." in german
    assert "Vypsat verzi" in runner.invoke(app, ["--language", "cs", "--help"]).output
    assert "Print the version" in runner.invoke(app, ["--help"]).output


@pytest.mark.parametrize("language", languages())
def test_nothing_of_a_help_is_taken_for_markup(language: str) -> None:
    """The library leaves out what stands in square brackets and begins with a small letter."""
    texts = catalogue(language, FOLDER)
    for thing, messages in helped(root()):
        found = next(filter(texts.has, messages), None)
        assert not re.search(r"\[[a-z]", texts.text(found) if found else thing.help), messages
    said = CliRunner(env={"COLUMNS": "200", "LC_ALL": f"{language}.UTF-8"}).invoke(app, ["play", "--help"]).output
    assert "you,random,random" in said


@pytest.mark.parametrize("language", OTHERS)
def test_the_words_around_the_help_are_translated(language: str) -> None:
    texts = catalogue(language, FOLDER)
    runner = CliRunner(env={"COLUMNS": "200", "LC_ALL": f"{language}.UTF-8"})
    frame = ("Usage:", "Show this", "[required]", "[default", "[env", " Options ", " Arguments ", " Commands ")
    same = {value for value in VALUES.split() if value == texts.text(f"value-{value}").lower()}
    for words in (["--help"], ["lab", "--help"], ["play", "--help"], ["lab", "tune", "--help"], ["admin", "--help"]):
        said = runner.invoke(app, words).output
        for english in frame:
            assert english not in said, words
        assert {word.lower() for word in VALUE.findall(said)}.isdisjoint(set(VALUES.split()) - same), words
    # The next command speaks English again.
    english_help = CliRunner(env={"COLUMNS": "200"}).invoke(app, ["lab", "tune", "--help"]).output
    assert all(word in english_help for word in ("Usage:", "Show this message and exit.", "[required]", " Options "))


WRONG = (
    "pley",
    "lab pley",
    "play --foo",
    "play --pla x",
    "replay",
    "play a b c",
    "play --seed",
    "play --resume=1",
    "play pillars --seed x",
    "bench --seconds x",
    "simulate pillars --games -3",
    "serve --port 99999",
    "simulate pillars --format foo",
    "replay nothing.jsonl",
    "play --load .",
    "play pillars --pack /dev/null",
)


@pytest.mark.parametrize("language", OTHERS)
def test_wrong_commands_are_refused_in_the_language(language: str) -> None:
    for words in WRONG:
        english, said = (
            CliRunner(env={"LC_ALL": code}).invoke(app, words.split()).stderr for code in ("C", f"{language}.UTF-8")
        )
        assert said.startswith("freestone: "), said
        assert said != english
        assert "'" not in said + english, "typewriter quotes"
        assert not re.search(r"\b(?:such|value|should|must|does|missing|unexpected|requires|invalid)\b", said), said


def test_near_names_are_alternatives() -> None:
    said = {
        code: CliRunner(env={"LC_ALL": code}).invoke(app, ["pley"]).stderr for code in ("C", "de.UTF-8", "cs.UTF-8")
    }
    assert "did you mean play or replay?" in said["C"]
    assert "meintest du play oder replay?" in said["de.UTF-8"]
    assert "nemysleli jste play nebo replay?" in said["cs.UTF-8"]


@pytest.mark.parametrize("language", languages())
def test_help_names_values_by_words_and_limits(language: str) -> None:
    texts, runner = catalogue(language, FOLDER), CliRunner(env={"COLUMNS": "200", "LC_ALL": f"{language}.UTF-8"})
    said = [runner.invoke(app, [*words.split(), "--help"]).output for words in ("serve", "simulate", "lab train")]
    assert not re.search(r"<|>|\bbool\b|\bint\b|\bstr\b|\bx\b", "".join(said))
    number = texts.text("value-number") if language != FALLBACK else "NUMBER"
    assert f"{number} 0\N{EN DASH}65535 " in said[0]
    assert f"{number} ≥ 1 " in said[1]
    assert re.search(r"--json +\w", said[1]), "a flag takes no value"
    assert " plain|json " in said[0]


def test_an_option_overrides_the_locale_in_all_of_the_help() -> None:
    runner = CliRunner(env={"COLUMNS": "200", "LC_ALL": "de.UTF-8"})
    for language in ("en", "it"):
        alone = CliRunner(env={"COLUMNS": "200", "LC_ALL": f"{language}.UTF-8"}).invoke(app, ["play", "--help"])
        for words in (f"--language {language} play --help", f"play --help --language={language}"):
            assert runner.invoke(app, words.split()).output == alone.output


def test_every_command_takes_the_language() -> None:
    runner = CliRunner(env={"LC_ALL": "C"})
    assert "Spielstärken" in runner.invoke(app, ["games", "--language", "de"]).output
    assert "ganze Zahl" in runner.invoke(app, ["simulate", "pillars", "--games", "x", "--language", "de"]).stderr


def test_a_language_without_help_is_helped_in_english(tmp_path: Path) -> None:
    """A new language begins with a few texts of the site; what it lacks breaks no command."""
    copy = tmp_path / "freestone"
    copytree(Path(freestone.__file__).parent, copy, ignore=ignore_patterns("__pycache__", "static", "puzzles", "*.npz"))
    (copy / "locale" / "eo.ftl").write_text(
        "language-name = Esperanto\nerror-no-game = neniu ludo { $text }\n", "utf-8"
    )
    for words, status, said in (
        ("--help", 0, "Usage:"),
        ("pley", 2, "no command “pley”"),
        ("play x", 2, "neniu ludo “x”"),
    ):
        found = subprocess.run(
            [sys.executable, "-m", "freestone", "--language", "eo", *words.split()],
            env={**os.environ, "PYTHONPATH": str(tmp_path)},
            capture_output=True,
            text=True,
            check=False,
        )
        assert found.returncode == status, found.stderr
        assert said in found.stdout + found.stderr
