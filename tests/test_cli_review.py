"""Hints and reviews in the terminal."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

import freestone
from freestone.cli import app

JOURNALS = Path(__file__).parent / "pillars" / "journals"


def test_a_game_that_is_not_over_is_not_reviewed(tmp_path: Path) -> None:
    match = freestone.new("pillars", seats=2, seed=1)
    match.save(tmp_path / "running.jsonl")
    answer = CliRunner().invoke(app, ["review", str(tmp_path / "running.jsonl")])
    assert answer.exit_code == 2
    assert "not over" in answer.output


def test_a_hint_names_options_by_their_numbers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    words = ["play", "pillars", "--players", "you,greedy", "--seed", "3"]
    answer = CliRunner().invoke(app, words, input="hint\nquit\n")
    told = answer.output.split("> hint")[1]
    assert told.count("●") >= 3
    assert told.count("▲") >= 3


@pytest.mark.long
def test_a_finished_game_is_reviewed() -> None:
    answer = CliRunner().invoke(app, ["review", str(JOURNALS / "two.jsonl"), "--json"])
    assert answer.exit_code == 0, answer.output
    review = json.loads(answer.stdout)
    assert review["is_ready"]
    assert review["curve"][-1]["scores"] == freestone.load(JOURNALS / "two.jsonl").scores
