"""Garbage in any argument of any command is answered with one line, in one style, and status 2; never a traceback."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import get_args, get_type_hints

import pytest
import typer
from typer.models import ArgumentInfo
from typer.testing import CliRunner

import freestone
from freestone.cli import app
from freestone.cli.play import save_folder

JUNK = b"\xff\xfe\x00junk\n\x80\x81\n" * 3
KINDS = {"int": "integer", "float": "float", "Path": "file"}
BASES = {
    "serve": "--no-browser --port 0",
    "work": "--database tables.sqlite",
    "play": "pillars --players random,random",
    "simulate": "pillars --games 1 --workers 1",
    "replay": "game.jsonl",
    "review": "game.jsonl",
    "check": "--data",
    "perft": "pillars --depth 1",
    "bench": "pillars --engines interpreted --seconds 0.05 --rounds 1",
    "games": "",
    "lab report": "rows.jsonl --output report",
    "lab balance": "pillars --games 2 --workers 1",
    "lab compare": "pillars --bots random,market --games 1 --workers 1",
    "lab ladder": "pillars --bots random,greedy --games 1 --workers 1",
    "lab tune": "pillars --output weights.toml --trials 1 --games 1 --workers 1",
    "lab exploit": "pillars random --trials 1 --games 1 --workers 1",
    "lab train": "pillars --output run --hours 0.001 --workers 1",
    "lab puzzles": "pillars --count 1 --hours 0.001 --workers 1 --output search.jsonl --into found.jsonl",
    "pack new": "mine --game pillars",
    "admin tables": "",
    "admin backup": "tables.backup",
    "admin restore": "tables.backup",
    "admin migrate": "",
    "admin archive": "",
    "admin bring-back": "5f0c2b8a91de",
}
BAD = {
    "integer": ["many", "1.5", "", "0x10", "٣x"],
    "float": ["many", "", "1,5"],
    "file": [
        "missing/file.jsonl",
        "folder",
        "junk.jsonl",
        "empty.jsonl",
        "junk.csv",
        "junk.parquet",
        "a\0b",
        "x" * 300,
    ],
    "directory": ["missing/deep/folder", "junk.jsonl", "a\0b", "x" * 300],
}
NOT_GARBAGE = {
    ("lab ladder", "--output", "empty.jsonl"),  # an empty file is one to begin with
    ("lab puzzles", "--output", "empty.jsonl"),
    ("lab puzzles", "--into", "empty.jsonl"),
    ("simulate", "--output", "empty.jsonl"),
    ("pack new", "folder", "missing/file.jsonl"),  # all folders are made
    *(
        (command, "--output", name)
        for command in ("lab balance", "bench")
        for name in ("junk.jsonl", "empty.jsonl", "junk.csv", "junk.parquet")
    ),
    # A backup replaces an older one.
    *(("admin backup", "file", name) for name in ("junk.jsonl", "empty.jsonl", "junk.csv", "junk.parquet")),
    *(("check", "what", name) for name in BAD["file"]),
}


def commands(group: typer.Typer = app, name: str = "") -> Iterator[tuple[str, Callable[..., object]]]:
    """Every command by its whole name."""
    for one in group.registered_commands:
        assert one.callback is not None
        yield f"{name}{one.name or one.callback.__name__}", one.callback
    for below in group.registered_groups:
        assert below.typer_instance is not None
        yield from commands(below.typer_instance, f"{name}{below.name} ")


def parameters(command: Callable[..., object]) -> Iterator[tuple[str, str]]:
    """Every parameter that takes a number, a file or a folder, as it is written, and which of them."""
    for name, hint in get_type_hints(command, include_extras=True).items():
        info = next(iter(getattr(hint, "__metadata__", [])), None)
        kinds = {kind for kind in KINDS if kind in str(get_args(hint)[:1])}
        if info is not None and kinds:
            written = (
                name if isinstance(info, ArgumentInfo) else (info.param_decls or [f"--{name.replace('_', '-')}"])[0]
            )
            kind = KINDS[kinds.pop()]
            yield written, "directory" if kind == "file" and not info.file_okay else kind


def cases() -> Iterator[tuple[str, str, str]]:
    for command, function in commands():
        for name, kind in parameters(function):
            for value in BAD[kind]:
                if (command, name, value) not in NOT_GARBAGE:
                    yield command, name, value


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    Path("folder").mkdir()
    for name in ("junk.jsonl", "junk.csv", "junk.parquet"):
        Path(name).write_bytes(JUNK)
    Path("empty.jsonl").touch()
    match = freestone.new("pillars", seed=1, players=["random", "random"])
    match.save("game.jsonl")
    return tmp_path


def refused(*words: str) -> str:
    """The one line that a command says about bad input."""
    result = CliRunner().invoke(app, list(words))
    assert isinstance(result.exception, SystemExit), repr(result.exception)
    assert result.exit_code == 2, result.output
    assert re.fullmatch(r"freestone: (?![A-Z][a-z])[^\n]*[^.\n]\n", result.stderr), result.stderr
    return result.stderr


def test_every_command_has_a_base() -> None:
    assert {name for name, _ in commands()} == set(BASES)


@pytest.mark.parametrize(("command", "name", "value"), list(cases()))
def test_garbage_is_refused_in_one_line(command: str, name: str, value: str, place: Path) -> None:
    words = BASES[command].split()
    if name.startswith("-"):
        words += [name, value]
    else:
        words[0] = value
    before = {path: path.read_bytes() for path in place.iterdir() if path.is_file()}
    refused(*command.split(), *words)
    assert {path: path.read_bytes() for path in before} == before


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("simulate pillars --games many", "--games must be a whole number, not “many”"),
        ("simulate pillars --gmaes 5", "no option --gmaes; did you mean --"),
        ("simulate", "GAME is missing"),
        ("simulate pillars two", "too many arguments: two"),
        ("simulate pillars --games", "--games needs a value"),
        ("simulate pillars --games 0", "--games must be at least 1, not “0”"),
        ("simulate pillars --format xml", "--format must be jsonl or csv, not “xml”"),
        ("smiulate", "no command “smiulate”; did you mean simulate?"),
        ("lab tuen", "no command “tuen”; did you mean tune?"),
        ("--verison", "no option --verison; did you mean --version?"),
        ("serve --port 99999", "--port must be at most 65535, not “99999”"),
    ],
)
def test_what_is_misspelt_is_said_in_the_same_style(words: str, reason: str) -> None:
    assert reason in refused(*words.split())


@pytest.mark.parametrize("group", ["admin", "lab", "pack"])
def test_a_group_alone_shows_its_commands(group: str) -> None:
    result = CliRunner().invoke(app, [group])
    assert result.exit_code == 2
    assert "Usage" in result.output


def test_input_that_ends_is_said_in_a_line() -> None:
    match = freestone.new("pillars", seed=1, players=["you", "random"])
    for name in ("one.jsonl", "two.jsonl"):
        match.save(save_folder() / name)
    assert "the input ended" in refused("play", "--resume")
