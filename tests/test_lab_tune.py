"""`freestone lab tune` and `lab exploit`: weights that win, the same for any number of workers and after any stop."""

import json
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from shutil import copy

import pytest
from typer.testing import CliRunner, Result

from bots.tables import all_games
from freestone.bots import files
from freestone.cli import app
from freestone.core.game import find
from freestone.lab import tune
from freestone.lab.simulate import Plan
from freestone.lab.tune import Limit, Trail, Tuning
from freestone.report import Fates
from freestone.thinking import thinking_of
from freestone.thinking.weights import Weights, read
from own_packs import copied
from strangers import DICE, installed, package
from waiting import PATIENCE, until

# It never rolls twice, which wastes most of every turn.
TIMID = """
class TimidBot:
    def __init__(self, seed):
        pass

    def choose(self, seen):
        return seen.options[-1]
"""
# The worth of another roll is a matter of one weight. The shipped one dares almost nothing.
DARING = (
    (DICE / "dice" / "__init__.py")
    .read_text(encoding="utf-8")
    .replace('"dice"', '"daring"')
    .replace("    rules = 1", '    rules = 1\n    thinking = "daring:DaringThinking"')
    + """
from freestone.thinking import Thinking


class DaringThinking(Thinking[DiceState]):
    weights_file = Path(__file__).with_name("weights.toml")

    def evaluate(self, state, seat):
        step = state.agenda[-1] if state.agenda else None
        rolls = isinstance(step, Roll) and step.player == seat
        return state.points[seat] + (state.collected * 5 / 6 + self.weights["dare"][0] if rolls else 0)
"""
)

TUNED = ("weights.toml", "weights.trials.jsonl")


@pytest.fixture(scope="module")
def daring(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A quick game whose thinking has a weight; returns a bot with a hole."""
    folder = tmp_path_factory.mktemp("daring")
    package(folder, "daring", DARING)
    (folder / "daring" / "weights.toml").write_text("dare = [0.45]\n")
    (folder / "timid.py").write_text(TIMID)
    with installed(folder):
        yield str(folder / "timid.py")


def run(*words: str) -> Result:
    files.load.cache_clear()  # as in a process of its own
    return CliRunner().invoke(app, ["lab", *words])


def shipped(title: str) -> Weights:
    return thinking_of(find(title)).weights


def faded(title: str) -> Weights:
    """Return weights that count hardly anything."""
    return {name: [value / 100 for value in values] for name, values in shipped(title).items()}


def shipped_file(folder: Path) -> Path:
    folder.mkdir(exist_ok=True)
    weights = folder / "weights.toml"
    found = thinking_of(find("pillars")).weights_file
    assert found
    copy(found, weights)
    return weights


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


@pytest.mark.parametrize("title", all_games())
def test_good_weights_reach_the_goal_and_equal_ones_do_not_differ(title: str) -> None:
    tuning = Tuning.of(Plan(title, ()), "greedy", ["self"], [2])
    good = thinking_of(find(title))
    poor = type(good)(good.game, faded(title))
    assert tune.difference(tuning, [good, good], good, 2, luck=1) == 0
    assert tune.difference(tuning, [good, poor], good, 2, luck=2) > 0.5
    assert tune.difference(tuning, [poor, good], good, 2, luck=2) < -0.5


def test_a_narrow_defeat_is_better_than_a_clear_one_and_a_victory_best() -> None:
    ends = [Fates([0, 1], [20, 50]), Fates([0, 1], [49, 50]), Fates([1, 0], [50, 49]), Fates([1, 0], [80, 50])]
    goals = [tune.goal(end, 0) for end in ends]
    assert goals == sorted(goals)
    assert goals[2] - goals[1] > 0.5 > goals[3] - goals[2]


def test_weights_move_towards_the_side_that_did_better(tmp_path: Path) -> None:
    tuning, output = Tuning.of(Plan("pillars", (), seed=1), "greedy", ["self"], [2]), tmp_path / "weights.toml"
    start = shipped("pillars")
    gain = tune.trial(tuning, start, start, 0)
    trail = tune.resume(tuning, output)
    assert list(tune.run(output, tuning, trail, Limit(1, 0), workers=1)) == [1]
    signs = tune.signs(start, 1, 0)
    assert gain
    for name, values in trail.weights.items():
        for before, after, sign in zip(start[name], values, signs[name], strict=True):
            assert (abs(after) - abs(before)) * sign * gain > 0 or before == after == 0


def test_earlier_weights_are_those_of_any_generation() -> None:
    trail = Trail(1, {"gold": [1.0]})
    for _ in range(9):
        trail.move(tune.Generation([1.0], 0.1, 0.0))
    drawn = []
    for trials in range(100):
        trail.trials = trials
        drawn.append(trail.earlier())
    assert all(any(one is other for other in drawn) for one in trail.history)


def test_tuning_writes_numbers_and_keeps_words(tmp_path: Path) -> None:
    path = tmp_path / "weights.toml"
    path.write_text("# worth\ngold = [0.3, 0.2]\nstart = [1.0]\n")
    tune.write(path, {"gold": [0.25, 0.0123456]})
    assert path.read_text() == "# worth\ngold = [0.25, 0.01235]\nstart = [1.0]\n"


@pytest.mark.parametrize("seats", [pytest.param("2", marks=pytest.mark.long), "2,3,4"])
def test_the_number_of_workers_and_a_stop_change_nothing(seats: str, daring: str, tmp_path: Path) -> None:
    words = ["tune", "daring", "--population", f"self,earlier,greedy,{daring}", "--trials", "40", "--games", "2"]
    for workers in ("1", "2"):
        (tmp_path / workers).mkdir()
        output = str(tmp_path / workers / "weights.toml")
        result = run(*words, "--seats", seats, "--workers", workers, "--output", output, "--json")
        assert result.exit_code == 0, result.output
        contests = [(one["rival"], one["seats"], one["games"]) for one in json.loads(result.stdout)["contests"]]
        assert contests == [(bot, int(count), 2) for count in seats.split(",") for bot in ("greedy", daring)]
    alone, both = contents(tmp_path / "1"), contents(tmp_path / "2")
    assert [both[name] for name in TUNED] == [alone[name] for name in TUNED]
    assert b"dare = [0.45]" not in alone["weights.toml"]
    # Stopped in the middle of writing the second generation.
    trials = tmp_path / "2" / "weights.trials.jsonl"
    head, first, second, _ = trials.read_text().splitlines(keepends=True)
    trials.write_text(head + first + second[:20])
    assert run(*words, "--seats", seats, "--workers", "2", "--output", output).exit_code == 0
    assert [contents(tmp_path / "2")[name] for name in TUNED] == [alone[name] for name in TUNED]


def test_a_stop_between_the_two_files_loses_nothing(daring: str, tmp_path: Path) -> None:
    output = tmp_path / "weights.toml"
    words = ["exploit", "daring", daring, "--trials", "9", "--games", "1", "--workers", "1", "--output", str(output)]
    assert run(*words).exit_code == 0
    found = output.read_text()
    output.write_text("dare = [0.45]\n")
    assert run(*words).exit_code == 0
    assert output.read_text() == found != "dare = [0.45]\n"


def test_a_best_response_finds_the_hole_of_a_timid_bot(daring: str, tmp_path: Path) -> None:
    output = tmp_path / "found.toml"
    words = ["exploit", "daring", daring, "--trials", "800", "--games", "200", "--output", str(output)]
    result, again = run(*words, "--workers", "2", "--json"), run(*words)
    assert result.exit_code == again.exit_code == 0, result.output
    found = json.loads(result.stdout)
    assert (found["population"], found["trials"], found["weights"]) == ([daring], 800, str(output))
    assert (found["allowed"], found["verdict"]) == (0.6, "missed")
    # With the shipped weight it wins two games of three.
    assert 0.75 < found["low"] < found["won"] < found["high"]
    assert read(output)["dare"][0] > 0.7
    assert "timid has a hole: a best response should win at most 60.0% of its games." in again.stdout
    table = CliRunner().invoke(app, ["simulate", "daring", "--players", f"{output},{daring}", "--games", "2"])
    assert "found" in table.stdout


@pytest.mark.long
def test_a_network_learns_against_one_bot_and_resumes(daring: str, tmp_path: Path) -> None:
    output, hours, rounds = tmp_path / "found.toml", 0.0005, []
    words = ["exploit", "daring", daring, "--network", "--games", "7", "--workers", "1", "--output", str(output)]
    for _ in range(2):
        result = run(*words, "--hours", str(hours), "--json")
        assert result.exit_code == 0, result.output
        rounds.append(json.loads(result.stdout))
        *_, last = (tmp_path / "found" / "curve.jsonl").read_text().splitlines()
        hours = (json.loads(last)["seconds"] + 1) / 3600
    first, second = rounds
    assert first["weights"] == str(tmp_path / "found" / "network.npz")
    assert Path(first["weights"]).is_file()
    # Whole trips round the table, so that both seats count alike.
    assert (first["games"], first["challenger"], first["rival"]) == (8, "network", daring)
    assert first["complete"] is second["complete"] is True
    assert second["trials"] > first["trials"] > 0
    assert not output.exists()


@pytest.mark.long
def test_four_play_a_real_game(tmp_path: Path) -> None:
    output = tmp_path / "found.toml"
    words = ["exploit", "pillars", "random", "--seats", "4", "--trials", "1", "--games", "1", "--output", str(output)]
    result = run(*words, "--workers", "1", "--json")
    assert result.exit_code == 0, result.output
    found = json.loads(result.stdout)
    assert (found["seats"], found["games"], found["allowed"]) == (4, 1, 0.35)


def test_another_pack_is_played(tmp_path: Path) -> None:
    copied(find("pillars"), tmp_path / "figures")
    words = ["exploit", "pillars", "random", "--trials", "1", "--games", "1", "--workers", "1"]
    output = tmp_path / "weights.toml"
    assert run(*words, "--pack", str(tmp_path / "figures"), "--output", str(output)).exit_code == 0
    refused = run(*words, "--set", "start=1", "--output", str(output))
    assert refused.exit_code == 2
    assert "holds a run with other bots, rules, figures or options" in refused.stderr


def test_a_stopped_run_keeps_its_weights_and_checks_nothing(daring: str, tmp_path: Path) -> None:
    output, trials = tmp_path / "weights.toml", tmp_path / "weights.trials.jsonl"
    words = ["lab", "exploit", "daring", daring, "--hours", "1", "--workers", "2", "--output", str(output)]
    arguments = [sys.executable, "-m", "freestone", *words]
    with subprocess.Popen(arguments, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        until(lambda: trials.exists() and trials.read_bytes().count(b"\n") > 1, "a generation")
        process.send_signal(signal.SIGINT)
        shown, complaint = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130, complaint
    assert "what was found so far is saved, and the same command resumes" in complaint
    assert shown == ""
    *_, last = map(json.loads, trials.read_text().splitlines())
    assert last["seconds"] > 0
    # Any time is over by now.
    words[words.index("1")] = str(last["seconds"] / 3600)
    ended = CliRunner().invoke(app, [*words, "--games", "1", "--json"])
    assert json.loads(ended.stdout)["trials"] == 16 * (trials.read_text().count("\n") - 1)


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ("exploit pillars gredy", "no player “gredy”; did you mean “greedy”?"),
        ("exploit pillars self", "no player “self”"),
        ("exploit pillars patricians", "patricians plays kutna_hora, not pillars"),
        ("exploit kutna_hora weights.toml", "weights.toml plays pillars, not kutna_hora"),
        ("tune pillars --output weights.toml --population self,mines", "mines plays kutna_hora, not pillars"),
        ("exploit pillars nobody.py", "there is no file nobody.py"),
        ("exploit pillars weights.toml:novice", "no player with weights “novice”; there are: greedy, planner, search"),
        ("exploit pillars other.toml", "other.toml holds the weights of no game"),
        ("exploit pillars greedy --seats 5", "pillars cannot be played by 5"),
        ("exploit pillars greedy --player novice", "no player with weights “novice”"),
        ("exploit pillars greedy --output weights.txt", "a file like weights.toml, not weights.txt"),
        ("exploit kutna_hora greedy --output weights.toml", "does not hold the weights of kutna_hora"),
        ("exploit pillars greedy --network --output folder", "a file like weights.toml, not folder"),
        ("exploit pillars ./weights.toml --output weights.toml", "weights.toml is one of the rivals"),
        ("exploit pillars greedy --network --trials 3", "--network learns by --hours"),
        ("tune pillars --output weights.toml --seats two", "as in 2,4; not “two”"),
        ("tune pillars --output weights.toml --seats 2,7", "pillars cannot be played by 7"),
        ("tune pillars --output weights.toml --population self,gredy", "did you mean “greedy”?"),
        ("tune pillars --output weights.toml --population self,,greedy", "players are separated by commas"),
        ("tune pillars --output broken.toml", "broken.toml is not readable"),
        ("tune pillars --output taken.toml", "taken.trials.jsonl does not hold rows of games"),
    ],
)
def test_bad_input_is_refused_and_changes_nothing(
    words: str, complaint: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    shipped_file(tmp_path)
    Path("broken.toml").write_text("gold")
    Path("other.toml").write_text("gold = [1.0]")
    Path("taken.trials.jsonl").write_text("notes")
    before = contents(tmp_path)
    result = run(*words.split())
    assert result.exit_code == 2, result.output
    assert complaint in result.stderr
    assert contents(tmp_path) == before
