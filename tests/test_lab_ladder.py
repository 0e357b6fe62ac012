"""`freestone lab ladder` as a command: it goes on where it stopped, and says what does not fit."""

import json
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from freestone.cli import app
from freestone.lab import ladder
from waiting import PATIENCE, until

LADDER = ("lab", "ladder", "pillars", "--bots", "random,market")


def run(*words: str) -> Result:
    return CliRunner().invoke(app, list(words))


def climb(rows: Path, *words: str) -> dict[str, object]:
    result = run(*LADDER, "--output", str(rows), "--json", *words)
    assert result.exit_code == 0, result.output
    answer: dict[str, object] = json.loads(result.stdout)
    return answer


def test_the_number_of_workers_changes_nothing(tmp_path: Path) -> None:
    alone = climb(tmp_path / "one.jsonl", "--games", "4", "--workers", "1")
    assert climb(tmp_path / "two.jsonl", "--games", "4", "--workers", "2") == alone
    assert alone["complete"] is True


def test_a_ladder_goes_on_after_a_torn_line(tmp_path: Path) -> None:
    rows = tmp_path / "rows.jsonl"
    climb(rows, "--games", "2", "--workers", "1")
    before = rows.read_text()
    rows.write_text(before + '{"contest": "pil')
    climb(rows, "--games", "4", "--workers", "1")
    assert rows.read_text().startswith(before)
    assert [row["number"] for row in ladder.read(rows)] == [0, 1, 2, 3]
    assert climb(rows, "--games", "4") == climb(tmp_path / "new.jsonl", "--games", "4", "--workers", "1")


def test_contests_and_ratings_are_shown(tmp_path: Path) -> None:
    shown = run(*LADDER, "--games", "2", "--workers", "1", "--output", str(tmp_path / "rows.jsonl")).output
    assert "market against 1 random" in shown
    assert "Elo" in shown


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["--bots", "random,novcie"], "did you mean “novice”?"),
        (["--seats", "5"], "cannot be played by 5"),
        (["--seed", "1"], "holds games with the seed 0, not 1"),
        (["--set", "start=1"], "with other settings or figures"),
        (["--set", "start=9"], "setting start cannot be 9"),
        (["--bots", "random"], "a ladder needs two bots"),
        (["--bots", "random", "--against", "random"], "a ladder needs two bots"),
        (["--bots", "random,random"], "random appears twice in --bots"),
        (["--bots", "levels,novice"], "novice appears twice in --bots"),
        (["--neighbours", "--against", "random"], "use either --against or --neighbours"),
    ],
)
def test_bad_input_is_refused(words: list[str], complaint: str, tmp_path: Path) -> None:
    rows = tmp_path / "rows.jsonl"
    climb(rows, "--games", "1", "--workers", "1")
    before = rows.read_text()
    result = run(*LADDER, *words, "--output", str(rows))
    assert result.exit_code == 2
    assert complaint in result.stderr
    assert rows.read_text() == before


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("a line of notes", "does not hold rows of games"),
        ("number,game\n1,pillars\n", "does not hold rows of games"),
        ('{"contest": "pillars"}\n', "line 1: this is no game of a ladder"),
        ('{"contest": oops}\n', "line 1: this is no game of a ladder"),
    ],
)
def test_files_of_other_kinds_are_left_alone(text: str, complaint: str, tmp_path: Path) -> None:
    rows = tmp_path / "rows.jsonl"
    rows.write_text(text)
    result = run(*LADDER, "--games", "1", "--output", str(rows))
    assert result.exit_code == 2
    assert complaint in result.stderr
    assert rows.read_text() == text


def test_an_interrupted_ladder_keeps_its_games(tmp_path: Path) -> None:
    rows = tmp_path / "rows.jsonl"
    words = ["lab", "ladder", "pillars", "--bots", "random,market", "--games", "1000000", "--output", str(rows)]
    command = [sys.executable, "-m", "freestone", *words, "--json"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        until(lambda: rows.exists() and rows.stat().st_size, "rows")
        process.send_signal(signal.SIGINT)
        shown, complaint = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130, complaint
    assert "the same command resumes the run" in complaint
    assert "Traceback" not in complaint
    assert json.loads(shown)["contests"][0]["games"] == len(ladder.read(rows)) > 0
