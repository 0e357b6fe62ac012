"""Measuring speed: the figures are there and plausible, the ratios right, and what is missing is said."""

import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random

import gymnasium
import pyspiel
import pytest
import typer

from freestone.bench import engines, peers
from freestone.bench.engines import Place, Unavailable, ask, summary
from freestone.cli.bench import bench as command

FIGURES = {
    *("games_per_second", "choices_per_second", "choices", "copy_us", "replay_ms", "simulated_by_1", "simulated_by_2"),
    *("applied_per_second", "applied_cost", "played_per_second", "played_cost"),
}


def bench(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "freestone", "bench", *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_a_form_measures_itself(tmp_path: Path) -> None:
    place = engines.find("interpreted", ["pillars:2"], tmp_path, print)
    (row,) = ask(place, 0.02)
    assert (row["engine"], row["game"], row["seats"]) == ("interpreted", "pillars", 2)
    assert all(row[name] > 0 for name in FIGURES)
    assert row.keys() == {"engine", "game", "seats", *FIGURES}


@pytest.mark.long
def test_a_form_measures_its_environments(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Each kind once for every game, with libraries from elsewhere: here those of the tests."""
    monkeypatch.setattr(engines, "peer", lambda *_: sys.executable)
    form = engines.find("interpreted", ["pillars:2", "pillars:3", "kutna_hora:3", "kutna_hora:4"], tmp_path, print)
    place = engines.environments(form, print)
    assert place.tables == ["pillars:2", "kutna_hora:3"]
    assert place.variables["PYTHONPATH"].endswith("site-packages")
    rows = list(ask(place._replace(tables=["pillars:2"]), 0.01))
    assert place.rows == 2 * len(rows)
    assert [row["environment"] for row in rows] == list(engines.ENVIRONMENTS)
    assert all(row["steps_per_second"] > 0 for row in rows)
    assert rows[0].keys() == {"engine", "environment", "game", "seats", "steps_per_second"}


def test_examples_are_measured_with_the_same_loops() -> None:
    blackjack, rng = gymnasium.make("Blackjack-v1"), Random(1)
    assert 0 < peers.play_gymnasium(blackjack, rng) < 20
    assert 100 < peers.play_openspiel(pyspiel.load_game("backgammon"), rng) < 2000
    many = gymnasium.make_vec("Blackjack-v1", 8, vectorization_mode="sync")
    assert peers.lockstep(many)(many, rng) == 8 * peers.STEPS
    assert peers.steps(peers.play_gymnasium, blackjack, 0.01)["steps_per_second"] > 0
    assert {environment for environment, _, _ in peers.EXAMPLES} == set(engines.ENVIRONMENTS) - {"arena"}


def test_an_environment_is_compared_with_the_first_example_of_its_library() -> None:
    ours = {"engine": "compiled", "game": "pillars", "seats": 2}
    example = {"engine": "example", "seats": 2, "environment": "openspiel"}
    rows = summary(
        [
            [
                {**ours, "environment": "arena", "steps_per_second": 9.0},
                {**ours, "environment": "openspiel", "steps_per_second": 3.0},
                {**example, "game": "connect_four", "steps_per_second": 6.0},
                {**example, "game": "backgammon", "steps_per_second": 2.0},
            ]
        ]
    )
    assert [row.get("steps_ratio") for row in rows] == [None, 0.5, 1.0, pytest.approx(1 / 3)]


def test_ratios_are_taken_within_a_round() -> None:
    slow, fast = {"choices_per_second": 10.0, "copy_us": 40.0}, {"choices_per_second": 100.0, "copy_us": 2.0}
    peer = {"engine": "catanatron", "game": "catan", "seats": 4}
    ours = {"engine": "compiled", "game": "pillars", "seats": 2}
    halved = [
        {**peer, "choices_per_second": 5.0, "copy_us": 80.0},
        {**ours, "choices_per_second": 50.0, "copy_us": 4.0},
    ]
    rows = summary([[{**peer, **slow}, {**ours, **fast}], halved])
    assert [(row["engine"], row["choices_ratio"], row["copy_ratio"]) for row in rows] == [
        ("catanatron", 1.0, 1.0),
        ("compiled", 10.0, 20.0),
    ]
    assert rows[1]["choices_per_second"] == 75.0


def test_without_a_peer_there_are_no_ratios() -> None:
    row = {"engine": "interpreted", "game": "pillars", "seats": 2, "choices_per_second": 10.0}
    assert summary([[row]]) == [row]


def test_the_sources_run_from_a_copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engines, "is_compiled", lambda: True)
    place = engines.find("interpreted", [], tmp_path, print)
    command = [place.command[0], "-c", "import freestone.core.engine as engine; print(engine.__file__)"]
    variables = {**os.environ, **place.variables}
    found = subprocess.run(command, env=variables, capture_output=True, text=True, check=True)
    assert found.stdout.strip() == str(tmp_path / "freestone" / "core" / "engine.py")


def test_an_engine_that_fails_is_named() -> None:
    place = Place("catanatron", [sys.executable, "-c", "raise SystemExit('no such board')"], {}, [], 1)
    with pytest.raises(Unavailable, match="catanatron could not be measured: no such board"):
        list(ask(place, 1.0))


@pytest.mark.long
def test_without_a_connection_the_peer_is_left_out(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PIP_NO_INDEX", "1")
    monkeypatch.setenv("PIP_CONFIG_FILE", os.devnull)
    monkeypatch.delenv("PIP_FIND_LINKS", raising=False)
    with pytest.raises(Unavailable, match=r"catanatron could not be installed, which needs a connection: .+"):
        engines.find("catanatron", [], tmp_path, print)


def test_an_unknown_engine_is_refused() -> None:
    result = bench("--engines", "catanatro")
    assert result.returncode == 2
    assert "did you mean “catanatron”?" in result.stderr


def test_an_unknown_game_is_refused() -> None:
    result = bench("pilars")
    assert result.returncode == 2
    assert "did you mean “pillars”?" in result.stderr


@pytest.mark.long
def test_the_report_as_a_table_and_as_json(tmp_path: Path) -> None:
    file = tmp_path / "speed.json"
    result = bench("pillars", "--engines", "interpreted", "--seconds", "0.05", "--rounds", "2", "--output", str(file))
    assert result.returncode == 0, result.stderr
    assert all(head in result.stdout for head in ("choices/s", "apply/s", "rules = 1", "match/s", "apply = 1"))
    report = json.loads(file.read_text(encoding="utf-8"))
    assert [row["seats"] for row in report["rows"]] == [2, 3, 4]
    assert [len(rows) for rows in report["rounds"]] == [3, 3]


@pytest.mark.long
def test_environments_have_a_table_of_their_own(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(engines, "peer", lambda *_: sys.executable)
    with pytest.raises(typer.Exit):
        command(["pillars"], "interpreted,environments", seconds=0.05, rounds=1)
    shown = capsys.readouterr()
    assert "steps/s" in shown.out
    assert shown.out.count("openspiel") == 1
    assert "left out: environments could not be measured: ModuleNotFoundError: No module named 'pygame'" in shown.err
