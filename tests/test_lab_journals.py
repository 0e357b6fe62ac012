"""`simulate --journals`: a file a game, the same with any number of workers, resumed like rows."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from freestone.cli import app
from freestone.core.match import load
from freestone.lab import rows

SIMULATE = ["simulate", "pillars", "--players", "random,greedy,random", "--seed", "5", "--json"]


def run(folder: Path, games: int, *words: str, workers: int = 1) -> Result:
    command = [*SIMULATE, "--games", str(games), "--workers", str(workers), "--journals", str(folder), *words]
    return CliRunner().invoke(app, command)


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def test_the_journal_of_every_game_is_kept(tmp_path: Path) -> None:
    answer = json.loads(run(tmp_path / "games", 3).stdout)
    assert (answer["games"], answer["complete"]) == (3, True)
    assert sorted(contents(tmp_path / "games")) == [*(f"game-00000{number}.jsonl" for number in range(3)), "rows.jsonl"]
    for row in rows.read(tmp_path / "games" / "rows.jsonl"):
        match = load(tmp_path / "games" / f"game-{row['number']:06}.jsonl")
        assert match.seat is None
        assert (match.scores, match.winners) == (row["scores"], row["winners"])
        assert len(match.journal.entries) == row["entries"]
        assert match.journal.header.seed == row["seed"]
        assert match.journal.header.players == row["players"]
        assert match.names == ["Random", "Greedy", "Random 2"]


def test_any_number_of_workers_keeps_the_same_files(tmp_path: Path) -> None:
    run(tmp_path / "one", 4)
    run(tmp_path / "two", 4, workers=2)
    assert contents(tmp_path / "one") == contents(tmp_path / "two")


def test_the_same_command_resumes(tmp_path: Path) -> None:
    run(tmp_path / "whole", 4)
    run(tmp_path / "parts", 2)
    before = (tmp_path / "parts" / "game-000001.jsonl").stat().st_mtime_ns
    assert json.loads(run(tmp_path / "parts", 4).stdout)["games"] == 4
    assert (tmp_path / "parts" / "game-000001.jsonl").stat().st_mtime_ns == before
    assert contents(tmp_path / "parts") == contents(tmp_path / "whole")


def test_a_journal_that_is_missing_is_made_again_and_its_row_is_not_counted_twice(tmp_path: Path) -> None:
    rows = tmp_path / "rows.csv"
    run(tmp_path / "whole", 3)
    CliRunner().invoke(app, [*SIMULATE, "--games", "3", "--workers", "1", "--output", str(rows)])
    before = rows.read_bytes()
    answer = json.loads(run(tmp_path / "later", 3, "--output", str(rows)).stdout)
    assert answer["games"] == 3
    assert rows.read_bytes() == before
    kept = contents(tmp_path / "whole")
    del kept["rows.jsonl"]
    assert contents(tmp_path / "later") == kept


@pytest.mark.parametrize("words", [["--seed", "6"], ["--players", "random,random,greedy"], ["--set", "start=1"]])
def test_journals_of_other_games_are_refused_and_left_alone(words: list[str], tmp_path: Path) -> None:
    run(tmp_path / "games", 2)
    (tmp_path / "games" / "rows.jsonl").unlink()
    before = contents(tmp_path / "games")
    result = run(tmp_path / "games", 2, *words)
    assert result.exit_code == 2
    assert "game-000000.jsonl holds another game. Name another --journals, or remove the file" in result.stderr
    assert contents(tmp_path / "games") == before


def test_rows_can_go_to_the_standard_output_meanwhile(tmp_path: Path) -> None:
    command = [
        *SIMULATE[:-1],
        "--games",
        "2",
        "--workers",
        "1",
        "--journals",
        str(tmp_path / "games"),
        "--format",
        "jsonl",
    ]
    lines = CliRunner().invoke(app, command).stdout.splitlines()
    assert [json.loads(line)["number"] for line in lines] == [0, 1]
    assert sorted(contents(tmp_path / "games")) == ["game-000000.jsonl", "game-000001.jsonl"]


def test_rows_that_are_not_text_are_refused_with_the_line(tmp_path: Path) -> None:
    run(tmp_path / "games", 2)
    for name, lines in (("rows.jsonl", 2), ("rows.csv", 0)):
        path = tmp_path / name
        good = (tmp_path / "games" / "rows.jsonl").read_bytes() if lines else b""
        path.write_bytes(good + b"\xff\xfe\n")
        result = CliRunner().invoke(app, ["lab", "report", str(path), "--output", str(tmp_path / "report")])
        assert result.exit_code == 2
        assert result.stderr == f"freestone: {path}, line {lines + 1}: this is no row of a simulation\n"
