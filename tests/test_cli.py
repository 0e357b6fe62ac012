"""The commands: what they answer, for people and for programs, and how they refuse bad input."""

import csv
import io
import json
import signal
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from typer.testing import CliRunner, Result

import freestone
from freestone.bots.levels import LEVELS
from freestone.cli import app
from freestone.core.game import registry
from freestone.core.match import load
from freestone.lab.rows import COLUMNS, part_of, read
from freestone.lab.simulate import Plan
from freestone.lab.simulate import run as play
from waiting import PATIENCE, until


def run(*words: str, answers: str = "") -> Result:
    return CliRunner().invoke(app, list(words), input=answers)


def refused(*words: str) -> str:
    """The one line that a command says about bad input."""
    result = run(*words)
    assert result.exit_code == 2, result.output
    assert "Traceback" not in result.output
    assert result.stderr.startswith("freestone: ")
    assert result.stderr.count("\n") == 1
    return result.stderr


def finished(path: Path, seed: int = 1, until: int = 10_000) -> freestone.Match:
    """Save a random game, over or not, and return it."""
    match = freestone.new("pillars", names=["Anna", "Bob"], seed=seed, players=["you", "random"])
    rng = Random(seed)
    while match.seat is not None and len(match.journal.entries) < until:
        match.play(rng.choice(match.options))
    match.save(path)
    return match


def test_help_lists_the_commands() -> None:
    shown = run("--help")
    assert shown.exit_code == 0
    assert "simulate" in shown.output


@pytest.mark.parametrize(
    "command", ["play", "simulate", "replay", "check", "perft", "games", "pack", "pack new", "lab"]
)
def test_every_command_explains_itself(command: str) -> None:
    result = run(*command.split(), "--help")
    assert result.exit_code == 0
    assert "Usage" in result.output


def test_the_version_says_whose_names_these_are() -> None:
    shown = run("--version").output
    assert freestone.__version__ in shown
    assert "unofficial" in shown


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("play pilars", "no game “pilars”; did you mean “pillars”?"),
        ("play pillars --players you,radnom", "no player “radnom”; did you mean “random”?"),
        ("play pillars --players yuo,random", "no player “yuo”; did you mean “you”?"),
        ("play pillars --players you", "cannot be played by 1"),
        ("play pillars --players you,,random", "separated by commas"),
        ("play pillars --set start=7", "setting start cannot be 7"),
        ("play pillars --set strat=0", "no setting “strat”; did you mean “start”?"),
        ("play pillars --set start", "name=value"),
        ("play pillars --language xx", "no language “xx”"),
        ("play", "name a game"),
        ("play --resume", "there is no game to resume; a game with your own pack needs --pack DIR"),
        ("play --load none.jsonl", "cannot read none.jsonl"),
        ("simulate pillars --players random,radnom", "did you mean “random”?"),
        ("simulate pillars --games 1 --format csv --json", "it cannot be combined with --json"),
        ("simulate pillars --games 1 --format csv --output a.csv", "it cannot be combined with --output"),
        ("simulate pillars --output rows.xlsx", "rows are saved as .jsonl, .csv or .parquet, not as “rows.xlsx”"),
        ("simulate pillars --output none/rows.csv", "none/rows.csv: no such file or directory"),
        ("perft", "name a game"),
        ("perft pillars --seats 9", "cannot be played by 9"),
        ("perft pillars --seed abc", "“abc”"),
        ("perft pillars --depth -7", "-7"),
        ("check", "check one of these"),
        ("check none.jsonl", "there is no file none.jsonl"),
        ("check --fuzz soon", "a time is written 30s"),
        ("check --fuzz 1s --data", "check one of these"),
        ("check --data pilars", "did you mean “pillars”?"),
        ("check --fuzz 1s --game pilars", "did you mean “pillars”?"),
        ("pack new mine --game pilars", "did you mean “pillars”?"),
    ],
)
def test_bad_input_is_refused_in_one_line(
    words: str, reason: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert reason in refused(*words.split())


def test_games_are_listed() -> None:
    shown = run("games").output
    assert "pillars" in shown
    assert "reconstructed" in shown
    answer = json.loads(run("games", "--json").stdout)
    assert {game["id"] for game in answer["games"]} == set(registry())
    assert "random" in answer["bots"]
    assert answer["levels"] == list(LEVELS)
    assert f"Levels, from the weakest: {', '.join(LEVELS)}" in shown
    pillars = next(game for game in answer["games"] if game["id"] == "pillars")
    assert pillars["seats"] == pillars["trained_seats"] == [2, 3, 4]
    assert pillars["settings"]["start"] == [None, 0, 1, 2, 3]


SIMULATE = ("simulate", "pillars", "--players", "random,random", "--seed", "5")


def test_simulations_are_summed_up() -> None:
    shown = run(*SIMULATE, "--games", "20", "--workers", "1").output
    assert "20 games" in shown
    assert "games/s" in shown
    answer = json.loads(run(*SIMULATE, "--games", "20", "--workers", "1", "--json").stdout)
    assert answer["games"] == 20
    assert sum(seat["win_share"] for seat in answer["seats"]) == pytest.approx(1)
    assert answer["choices_per_second"] > answer["games_per_second"] > 0


def test_rows_on_the_standard_output_are_json_lines_or_csv_and_agree() -> None:
    lines = run(*SIMULATE, "--games", "6", "--workers", "1", "--format", "jsonl").stdout.splitlines()
    rows = [json.loads(line) for line in lines]
    assert [row["number"] for row in rows] == list(range(6))
    assert all(
        sum(sheet.values()) == score
        for row in rows
        for sheet, score in zip(row["score_sheet"], row["scores"], strict=True)
    )
    flat = list(csv.DictReader(io.StringIO(run(*SIMULATE, "--games", "6", "--workers", "2", "--format", "csv").stdout)))
    assert [int(row["score_1"]) for row in flat] == [row["scores"][1] for row in rows]
    assert [int(row["points_mason_0"]) for row in flat] == [row["score_sheet"][0]["mason"] for row in rows]
    assert [int(row["round_6_gold_1"]) for row in flat] == [row["rounds"][6]["gold"][1] for row in rows]


@pytest.mark.parametrize("form", ["csv", "jsonl", "parquet"])
def test_the_same_command_goes_on_where_it_stopped(form: str, tmp_path: Path) -> None:
    rows = tmp_path / f"rows.{form}"
    summary = [*SIMULATE, "--workers", "1", "--output", str(rows), "--json"]
    assert json.loads(run(*summary, "--games", "3").stdout)["games"] == 3
    before = rows.stat().st_mtime_ns
    assert json.loads(run(*summary, "--games", "3").stdout)["games_per_second"] == 0
    assert rows.stat().st_mtime_ns == before
    grown = json.loads(run(*summary, "--games", "5").stdout)
    assert (grown["games"], grown["complete"]) == (5, True)
    at_once = json.loads(run(*SIMULATE, "--workers", "1", "--games", "5", "--json").stdout)
    assert grown["seats"] == at_once["seats"]
    other = run("simulate", "pillars", "--seed", "6", "--games", "5", "--output", str(rows))
    assert other.exit_code == 2
    assert "holds other games: seed is" in other.stderr


def test_the_columns_of_rows_are_explained() -> None:
    shown = run("simulate", "--schema").output
    assert all(column.name in shown for column in COLUMNS)
    assert "die Nummer der Partie" in run("--language", "de", "simulate", "--schema").output


@pytest.mark.parametrize("form", ["csv", "jsonl", "parquet"])
def test_an_interrupted_simulation_keeps_what_it_has(form: str, tmp_path: Path) -> None:
    rows = tmp_path / f"rows.{form}"
    command = [sys.executable, "-m", "freestone", *SIMULATE, "--games", "1000000", "--output", str(rows)]
    growing = part_of(rows) if form == "parquet" else rows
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        wait_for_rows(growing)
        process.send_signal(signal.SIGINT)
        shown, complaint = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130, complaint
    assert "the same command resumes the run" in complaint
    assert "Traceback" not in complaint
    assert list(tmp_path.iterdir()) == [rows]
    games = [row["number"] for row in read(rows)]
    assert games == list(range(len(games)))
    assert ("one game" if len(games) == 1 else f"{len(games):,} games") in shown


@pytest.mark.parametrize("form", ["csv", "jsonl", "parquet"])
def test_a_killed_simulation_leaves_what_can_be_read_and_gone_on_with(form: str, tmp_path: Path) -> None:
    rows = tmp_path / f"rows.{form}"
    command = [sys.executable, "-m", "freestone", *SIMULATE, "--games", "1000000", "--output", str(rows)]
    growing = part_of(rows) if form == "parquet" else rows
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
        wait_for_rows(growing)
        process.kill()
    with growing.open("a") as torn:
        torn.write("12,pil" if form == "csv" else '{"number": 12, "ga')
    kept = list(read(rows))
    assert kept
    more = len(kept) + 2
    run(*SIMULATE, "--games", str(more), "--workers", "1", "--output", str(rows))
    assert list(read(rows)) == list(play(Plan("pillars", ("random", "random"), 5), more))


def wait_for_rows(path: Path) -> None:
    until(lambda: path.exists() and b"\n" in path.read_bytes()[:-1], f"rows in {path.name}")


def test_a_replay_tells_the_game(tmp_path: Path) -> None:
    match = finished(tmp_path / "game.jsonl")
    shown = run("replay", str(tmp_path / "game.jsonl")).output
    assert "Round 6 begins." in shown
    assert "wins." in shown or "share the victory." in shown
    answer = json.loads(run("replay", str(tmp_path / "game.jsonl"), "--json").stdout)
    assert answer["scores"] == match.scores
    assert answer["winners"] == match.winners
    assert answer["entries"] == [list(entry) for entry in match.journal.entries]
    assert answer["seed"] == 1
    assert answer["over"] is True


def test_a_replay_stops_where_it_is_told_to(tmp_path: Path) -> None:
    match = finished(tmp_path / "game.jsonl")
    early = run("replay", str(tmp_path / "game.jsonl"), "--to", "12").output
    assert "Round 1 of 6" in early
    assert "Round 2 begins" not in early
    answer = json.loads(run("replay", str(tmp_path / "game.jsonl"), "--to", "12", "--json").stdout)
    assert answer["entries"] == [list(entry) for entry in match.journal.entries[:12]]
    assert "there is no entry 9,999" in refused("replay", str(tmp_path / "game.jsonl"), "--to", "9999")


def test_a_running_game_keeps_its_secrets(tmp_path: Path) -> None:
    """The seed, and what only one player has seen, are told when the game is over."""
    path = tmp_path / "game.jsonl"
    for seed in range(200):
        match = finished(path, seed, until=250)
        foreseen = [text for _, text in match.journal.entries if text.startswith("foresee:")]
        if match.seat is not None and foreseen:
            break
    answer = json.loads(run("replay", str(path), "--json").stdout)
    assert answer["seed"] is None
    assert foreseen
    assert not [text for _, text in answer["entries"] if text.startswith("foresee:")]
    assert "You see the coming event" not in run("replay", str(path)).output


def test_sound_journals_pass(tmp_path: Path) -> None:
    over, running = tmp_path / "over.jsonl", tmp_path / "running.jsonl"
    finished(over)
    finished(running, until=40)
    result = run("check", str(over), str(running))
    assert result.exit_code == 0
    assert "over" in result.output
    assert "in progress" in result.output
    assert [verdict["valid"] for verdict in json.loads(run("check", "--json", str(over), str(running)).stdout)] == [
        True
    ] * 2


@pytest.mark.parametrize(
    ("line", "text", "reason"),
    [
        (5, "[0,", "line 5: not JSON"),
        (9, '[0,"take:gold"]', "line 9: "),
        (9, '{"undo":99}', "line 9: takes back 99"),
        (1, '{"freestone":1}', "line 1: "),
        (-1, '{"digest":"00"}', "the position is not the one that was saved"),
    ],
)
def test_a_broken_journal_is_named_with_line_and_reason(line: int, text: str, reason: str, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    finished(path)
    lines = path.read_text().splitlines()
    lines[line - 1 if line > 0 else line] = text
    path.write_text("\n".join(lines) + "\n")
    result = run("check", str(path))
    assert result.exit_code == 1
    assert reason in result.output
    assert path.name in result.output


def test_a_broken_last_line_can_be_dropped(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    match = finished(path, until=40)
    whole = path.read_text()
    torn = whole + '[0,"ta'
    path.write_text(torn)
    assert run("check", str(path)).exit_code == 1
    assert path.read_text() == torn
    result = run("check", "--repair", str(path))
    assert result.exit_code == 0
    assert "repaired" in result.output
    assert path.read_text() == whole
    assert (tmp_path / "game.jsonl.bak").read_text() == torn
    assert load(path).journal.entries[: len(match.journal.entries)] == match.journal.entries


def test_what_cannot_be_repaired_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    finished(path)
    lines = path.read_text().splitlines()
    lines[5] = "[0,"
    path.write_text("\n".join(lines) + "\n")
    before = path.read_text()
    assert run("check", "--repair", str(path)).exit_code == 1
    assert path.read_text() == before
    assert not (tmp_path / "game.jsonl.bak").exists()


def test_fuzzing_from_the_command_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    answer = json.loads(run("check", "--fuzz", "0.2s", "--game", "pillars", "--seed", "4", "--json").stdout)
    assert answer["games"]["pillars"] >= 1
    assert answer["entries"] > 100
    assert answer["failures"] == []
    assert list(tmp_path.glob("*.jsonl")) == []


def test_the_data_are_counted_and_doubts_listed() -> None:
    shown = run("check", "--data", "pillars").output
    assert "craftsmen" in shown
    assert "all but" in shown
    (answer,) = json.loads(run("check", "--data", "pillars", "--json").stdout)
    assert answer["counts"]["craftsmen.toml"] == {"public": 27}
    assert {"file", "row", "source", "figures", "but"} == set(answer["doubtful"][0])
    assert len(json.loads(run("check", "--data", "--json").stdout)) == len(registry())


def test_reconstructed_figures_are_called_so() -> None:
    shown = " ".join(run("check", "--data", "kutna_hora").output.split())
    assert "They are not the figures of the box." in shown
    (answer,) = json.loads(run("check", "--data", "kutna_hora", "--json").stdout)
    doubts = [doubt for doubt in answer["doubtful"] if doubt["row"] == "town_hall"]
    assert [(doubt["source"], doubt["figures"], doubt["but"]) for doubt in doubts] == [
        ("deduced", [], ["cost", "row_end"]),
        ("reconstructed", ["row_end"], []),
    ]


@pytest.mark.parametrize("game", sorted(registry()))
def test_a_pack_of_ones_own(game: str, tmp_path: Path) -> None:
    folder = tmp_path / "my-box"
    assert run("pack", "new", str(folder), "--game", game).exit_code == 0
    assert "already exists" in refused("pack", "new", str(folder), "--game", game)
    answer = json.loads(run("check", "--pack", str(folder), "--json").stdout)
    assert (answer["game"], answer["pack"]) == (game, "my-box")
    (counted,) = json.loads(run("check", "--data", "--pack", str(folder), "--json").stdout)
    assert (counted["game"], counted["pack"]) == (game, "my-box")
    played = run("simulate", game, "--games", "2", "--workers", "1", "--pack", str(folder), "--json")
    assert json.loads(played.stdout)["games"] == 2


def test_a_wrong_figure_in_a_pack_is_named(tmp_path: Path) -> None:
    folder = tmp_path / "my-box"
    run("pack", "new", str(folder), "--game", "pillars")
    rules = folder / "rules.toml"
    rules.write_text(rules.read_text().replace("rounds = 6", 'rounds = "six"'))
    reason = "rounds is a whole number, not “six”"
    assert reason in refused("check", "--fuzz", "0.1s", "--pack", str(folder))
    for command in (["check"], ["check", "--data"]):
        result = run(*command, "--pack", str(folder))
        assert (result.exit_code, result.output) == (1, f"rules.toml: {reason}\n{folder}: 1 mistake\n")


def test_rules_are_tried_with_a_pack_of_ones_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    run("pack", "new", "my-box", "--game", "pillars")
    answer = json.loads(run("check", "--fuzz", "0.1s", "--pack", "my-box", "--json").stdout)
    assert list(answer["games"]) == ["pillars"]
    assert answer["failures"] == []


def test_a_journal_needs_its_pack(tmp_path: Path) -> None:
    folder, path = tmp_path / "my-box", tmp_path / "game.jsonl"
    run("pack", "new", str(folder), "--game", "pillars")
    freestone.new("pillars", seats=2, seed=1, pack=folder).save(path)
    assert run("check", str(path)).exit_code == 1
    assert run("check", str(path), "--pack", str(folder)).exit_code == 0


def test_perft_counts() -> None:
    answer = json.loads(run("perft", "pillars", "--depth", "2", "--seed", "1", "--json").stdout)
    first, second = answer["counts"]
    assert (first["depth"], second["depth"]) == (1, 2)
    assert first["lines"] == len(freestone.new("pillars", seats=2, seed=1).options)
    assert second["lines"] > first["lines"]
    assert f"{second['lines']}" in run("perft", "pillars", "--depth", "2", "--seed", "1").output


def test_perft_counts_from_a_journal(tmp_path: Path) -> None:
    match = finished(tmp_path / "game.jsonl", until=100)
    answer = json.loads(run("perft", "--load", str(tmp_path / "game.jsonl"), "--depth", "1", "--json").stdout)
    assert answer["counts"][0]["lines"] == len(match.options)


def test_a_closed_pipe_is_no_failure() -> None:
    command = f"{sys.executable} -m freestone simulate pillars --games 200 --workers 1 --format jsonl | head -n 1"
    done = subprocess.run(command, shell=True, capture_output=True, text=True, check=False)
    assert json.loads(done.stdout)["number"] == 0
    assert "Traceback" not in done.stderr


def test_a_simulation_names_the_game_and_counts_seats_from_one() -> None:
    shown = CliRunner(env={"LC_ALL": "cs.UTF-8"}).invoke(app, ["simulate", "pillars", "--games", "2"]).stdout
    assert "Pilíře země: 2 partie" in shown
    assert [line.split()[0] for line in shown.splitlines() if " random " in line] == ["1", "2"]
