"""The page about adding a game builds the example, installs it and runs the commands that it shows."""

import os
import re
import shlex
import subprocess
import sys
from itertools import groupby
from pathlib import Path

import pytest

from waiting import PATIENCE

PROJECT = Path(__file__).resolve().parent.parent
EXAMPLE = PROJECT / "examples" / "pig"
PAGE = (PROJECT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
# The name of a file on a line of its own, or a block of code; blocks without a name go on with the file before.
# Blocks of the language `python` belong to no file: test_docs.py runs them.
PIECE = re.compile(r"^`([\w./-]+)`$|^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def files() -> dict[str, str]:
    """Return the files of the package as the page gives them, piece by piece."""
    found: dict[str, list[str]] = {}
    name = ""
    for named, language, code in PIECE.findall(PAGE):
        name = named or name
        if language not in ("", "console", "python"):
            found.setdefault(name, []).append(code)
    return {name: "\n\n".join(pieces) for name, pieces in found.items()}


def commands() -> list[str]:
    """Return the commands of the page in their order."""
    blocks = [code for _, language, code in PIECE.findall(PAGE) if language == "console"]
    return [line.removeprefix("$ ") for code in blocks for line in code.splitlines()]


def test_the_page_has_every_file_of_the_example() -> None:
    listing = ["git", "-c", "safe.directory=*", "ls-files"]
    tracked = subprocess.run(listing, cwd=EXAMPLE, check=True, capture_output=True, text=True).stdout.split()
    assert sorted(files()) == sorted(set(tracked) - {"README.md"})


@pytest.mark.parametrize("name", files())
def test_a_file_of_the_page_is_that_of_the_example(name: str) -> None:
    assert files()[name] == (EXAMPLE / name).read_text(encoding="utf-8")


@pytest.mark.long
def test_the_commands_of_the_page_run(tmp_path: Path) -> None:
    for name, text in files().items():
        path = tmp_path / "pig" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    # Installed into a folder of its own, so that other tests do not meet the game.
    site = tmp_path / "site"
    # The example's tests need no plugin of ours.
    environment = {**os.environ, "PYTHONPATH": str(site), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    programs = {
        "pip": [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check"],
        "python": [sys.executable],
        "freestone": [sys.executable, "-m", "freestone"],
    }
    outputs = {}
    for command in commands():
        program, *words = shlex.split(command)
        if program == "pip":
            words = ["install", "--no-deps", "--no-build-isolation", "--target", str(site), "."]
        done = subprocess.run(
            [*programs[program], *words],
            cwd=tmp_path / "pig",
            env=environment,
            check=False,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
        )
        assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"
        outputs[command] = done.stdout
    assert [key for key, _ in groupby(command.split()[0] for command in outputs)] == ["pip", "freestone", "python"]
    assert "Pig" in outputs["freestone games"]
