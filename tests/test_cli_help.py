"""Help in every language: a text for each command and option, and none that is not asked for."""

from collections import defaultdict
from typing import Any

import pytest
import typer
from typer.testing import CliRunner

from freestone.cli import app
from freestone.cli.help import FOLDER, helped
from freestone.i18n import FALLBACK, languages, message_ids

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
    assert there == set(english), "texts that nothing asks for"


def test_help_follows_the_locale_and_the_option() -> None:
    runner = CliRunner(env={"COLUMNS": "200"})
    german = runner.invoke(app, ["lab", "ladder", "--help"], env={"LC_ALL": "de_AT.UTF-8"}).output
    assert "Nur gegen den vorigen Bot spielen." in german
    assert "Vypsat verzi" in runner.invoke(app, ["--language", "cs", "--help"]).output
    assert "Print the version" in runner.invoke(app, ["--help"]).output
