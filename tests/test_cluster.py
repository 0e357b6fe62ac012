"""Simulations on a real Ray cluster of two nodes: the same results, also if one is killed, and a quiet screen."""

import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from tempfile import NamedTemporaryFile, TemporaryDirectory

import pexpect
import pytest
from typer.testing import CliRunner

import freestone
from freestone.bots.roster import derived_seed
from freestone.cli import app
from freestone.core.game import find
from freestone.lab.simulate import Plan
from own_packs import copied
from waiting import PATIENCE, until

pytestmark = pytest.mark.long

BIN = Path(sys.executable).parent
# No report to anybody; a lost node is noticed within a second or two instead of half a minute.
ENVIRONMENT = {
    **os.environ,
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_health_check_initial_delay_ms": "1000",
    "RAY_health_check_period_ms": "500",
    "RAY_health_check_failure_threshold": "4",
}
FIRST = """
class First:
    def __init__(self, seed):
        pass

    def choose(self, seen):
        return seen.options[0]
"""
# It notices that it came along, with a pack, to a node that has neither.
CARRIED = FIRST.replace(
    "pass",
    """import sys
        from freestone.processes import places
        assert len(places) == 2 * ("ray" in sys.modules)""",
)
# All but a few games wait until the gate is open, so a run is in its middle for as long as a test wants.
GATED = """
import time
from pathlib import Path


class Gated:
    def __init__(self, seed):
        while seed not in SEEDS and not Path("FOLDER/open").exists():
            time.sleep(0.05)

    def choose(self, seen):
        return seen.options[0]
"""
# A run that begins with any number of nodes, and goes on until matches have come back after one was lost.
TRAINING = """
import sys
from pathlib import Path

from freestone.lab.cluster import Cluster
from freestone.learning.tasks import Aims
from freestone.learning.train import Run

run = Run(Aims("pillars", 2, layers=(8,), matches=1, least=10**9), Path("run"))
at_loss = []


def lost(machine):
    Path("lost").touch()
    at_loss.append(run.games)


def advance(_):
    Path("answers").touch()
    if at_loss and run.games > at_loss[0] + 3:
        raise StopIteration


with Cluster(sys.argv[1], on_loss=lost) as cluster:
    try:
        run.learn(cluster, 600, print, advance)
    except StopIteration:
        print("matches after the loss")
"""
PROGRESS = re.compile(r"games: \d+ of \d+, about .* left\n")


NODES: list["Node"] = []


class Node:
    """A node of a cluster, in a process group and a folder of its own, as a machine has them."""

    def __init__(self, folder: Path, *words: str) -> None:
        folder.mkdir()
        self.said = folder / "said.txt"
        command: list[str | Path] = [
            BIN / "ray",
            "start",
            *words,
            "--num-cpus=1",
            "--object-store-memory=80000000",
            "--block",
        ]
        with self.said.open("w") as output:
            self.process = subprocess.Popen(
                command, cwd=folder, env=ENVIRONMENT, stdout=output, stderr=output, start_new_session=True
            )
        NODES.append(self)
        until(lambda: "block forever" in self.text or self.process.poll() is not None, "a node has started")
        assert self.process.poll() is None, self.text

    @property
    def text(self) -> str:
        return self.said.read_text()

    @property
    def address(self) -> str:
        found = re.search(r"--address='(.*)'", self.text)
        assert found is not None, self.text
        return found[1]

    def kill(self) -> None:
        """End all its processes at once, as if somebody had pulled the plug."""
        with suppress(ProcessLookupError):  # it was killed before
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()


class Network:
    """A cluster: the first node, which knows the others, and one more."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.head = Node(folder / "head", "--head", "--port=0", "--include-dashboard=false", f"--temp-dir={folder}/ray")
        self.other = self.join("other")

    def join(self, name: str) -> Node:
        return Node(self.folder / name, f"--address={self.head.address}")

    def run(self, words: str, folder: Path, **environment: str) -> "Command":
        return Command(f"{words} --cluster {self.head.address}", folder, **environment)


STARTED: list["Command"] = []


class Command:
    """A command in a process group of its own, as in a terminal."""

    def __init__(self, words: str, folder: Path, **environment: str) -> None:
        folder.mkdir(exist_ok=True)
        with NamedTemporaryFile("w", dir=folder.parent, delete=False) as error:
            self._said = Path(error.name)
            self.process = subprocess.Popen(
                [sys.executable, "-m", "freestone", *words.split()],
                cwd=folder,
                env={**os.environ, **environment},
                stdout=subprocess.PIPE,
                stderr=error,
                text=True,
                start_new_session=True,
            )
        STARTED.append(self)

    @property
    def screen(self) -> str:
        """What it has written to the screen beside its result."""
        return self._said.read_text()

    @property
    def said(self) -> str:
        """The same without progress."""
        return PROGRESS.sub("", self.screen)

    def ended(self, status: int = 0) -> str:
        """Wait for its end and return its result."""
        out, _ = self.process.communicate(timeout=PATIENCE)
        assert self.process.returncode == status, self.said
        # The speed differs, and so does the room on both sides of it.
        return re.sub(r" *[\d.,]+ games/s, .*", "", out)


@pytest.fixture(autouse=True)
def _nobody_left() -> Iterator[None]:
    """End what a test that failed has left running."""
    yield
    while STARTED:
        command = STARTED.pop()
        command.process.kill()
        command.process.communicate()


@pytest.fixture(scope="module")
def network() -> Iterator[Network]:
    # Not pytest's own folder: its path is too long for the sockets that Ray makes.
    with TemporaryDirectory(prefix="ray-", ignore_cleanup_errors=True) as folder:
        try:
            yield Network(Path(folder))
        finally:
            while NODES:
                NODES.pop().kill()


def alone(words: str, folder: Path) -> Command:
    return Command(f"{words} --workers 1", folder)


def files(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()}


COMMANDS = {
    "simulate": "simulate pillars --population random,market,greedy --seats 2 --games 12 --format csv",
    "journals": "simulate kutna_hora --games 6 --journals kept",
    "ladder": "lab ladder pillars --bots random,market --games 4 --json",
    "balance": "lab balance pillars --population random,market --games 6 --output report.json",
    "compare": "lab compare pillars --bots random,market --games 4 --json",
    "tune": "lab tune pillars --seats 2 --output weights.toml --trials 2 --games 2",
    "exploit": "lab exploit pillars random --trials 2 --games 2 --json",
}
QUICK = ("simulate",)


@pytest.mark.parametrize(
    "words",
    [pytest.param(words, id=name, marks=[] if name in QUICK else pytest.mark.long) for name, words in COMMANDS.items()],
)
def test_a_cluster_plays_what_one_process_plays(words: str, network: Network, tmp_path: Path) -> None:
    there, here = network.run(words, tmp_path / "there"), alone(words, tmp_path / "here")
    assert there.ended() == here.ended()
    assert there.said == ""
    assert by_line(files(tmp_path / "there")) == by_line(files(tmp_path / "here"))


def by_line(found: dict[str, bytes]) -> dict[str, list[bytes]]:
    """The games of a ladder, and of the check of weights, are saved in the order in which they end."""
    contests = ("ladder.jsonl", ".games.jsonl")
    return {
        name: sorted(content.splitlines()) if name.endswith(contests) else [content] for name, content in found.items()
    }


@pytest.mark.long
def test_training_outlives_a_killed_node(network: Network, tmp_path: Path) -> None:
    (tmp_path / "train.py").write_text(TRAINING)
    words = [sys.executable, "train.py", network.head.address]
    with (tmp_path / "said.txt").open("w") as said:
        there = subprocess.Popen(words, cwd=tmp_path, stdout=said, stderr=said, start_new_session=True)
    try:
        until((tmp_path / "answers").exists, "matches come back")
        network.other.kill()
        until(lambda: (tmp_path / "lost").exists() or there.poll() is not None, "the loss is noticed")
        assert there.wait(PATIENCE) == 0, (tmp_path / "said.txt").read_text()
    finally:
        there.kill()
        there.wait()
        network.other = network.join("after")
    assert "matches after the loss" in (tmp_path / "said.txt").read_text()


@pytest.mark.long
def test_bots_and_packs_come_along(network: Network, tmp_path: Path) -> None:
    (tmp_path / "mybot.py").write_text(CARRIED)
    copied(find("pillars"), tmp_path / "figures")
    words = "simulate pillars --players ./mybot.py,random --pack figures --games 6 --format jsonl"
    here = Command(f"{words} --workers 1", tmp_path).ended()
    there = Command(f"{words} --cluster auto", tmp_path, RAY_ADDRESS=network.head.address)
    assert there.ended() == here
    assert there.said == ""


@pytest.mark.long
def test_a_bot_that_fails_is_named_as_ever(network: Network, tmp_path: Path) -> None:
    (tmp_path / "mybot.py").write_text(FIRST.replace("[0]", "[999]"))
    words = "simulate pillars --players ./mybot.py,random --games 4"
    here = Command(f"{words} --workers 1", tmp_path)
    here.ended(2)
    there = network.run(words, tmp_path)
    there.ended(2)
    assert "IndexError: tuple index out of range (line " in here.said
    assert there.said == here.said


@pytest.mark.long
def test_a_process_that_dies_again_and_again_is_an_error(network: Network, tmp_path: Path) -> None:
    (tmp_path / "mybot.py").write_text(FIRST.replace("return seen.options[0]", "import os; os._exit(1)"))
    there = network.run("simulate pillars --players ./mybot.py,random --games 1", tmp_path)
    there.ended(2)
    assert there.said == "freestone: a worker process has died; was there enough memory?\n"


@pytest.mark.long
def test_ctrl_c_leaves_a_file_that_a_cluster_resumes(network: Network, tmp_path: Path) -> None:
    words, rows = gated(tmp_path), tmp_path / "rows.jsonl"
    there = network.run(words, tmp_path)
    until(lambda: rows.exists() and rows.read_bytes().count(b"\n") == 3, "some games are saved")
    os.killpg(there.process.pid, signal.SIGINT)
    there.ended(130)
    assert "the same command resumes the run" in there.said
    assert there.said.count("\n") == 1
    (tmp_path / "open").touch()
    # In a terminal, whose bar begins with the games that are there.
    arguments = ["-m", "freestone", *words.split(), "--cluster", network.head.address]
    resumed = pexpect.spawn(sys.executable, arguments, cwd=str(tmp_path), timeout=PATIENCE, dimensions=(40, 100))
    resumed.expect("games .* 3/20")
    resumed.expect(pexpect.EOF)
    resumed.close()
    assert resumed.exitstatus == 0
    Command(f"{words} --workers 1 --output alone.jsonl", tmp_path).ended()
    assert rows.read_bytes() == (tmp_path / "alone.jsonl").read_bytes()


@pytest.mark.long
def test_the_games_of_a_killed_node_are_played_elsewhere(network: Network, tmp_path: Path) -> None:
    words, rows = gated(tmp_path), tmp_path / "rows.jsonl"
    there = network.run(words, tmp_path)
    until(lambda: rows.exists() and rows.read_bytes().count(b"\n") == 3, "some games are saved")
    network.other.kill()
    until(lambda: "Lost the machine" in there.said, "the loss is noticed")
    (tmp_path / "open").touch()
    there.ended()
    assert there.said.count("\n") == 1
    Command(f"{words} --workers 1 --output alone.jsonl", tmp_path).ended()
    assert rows.read_bytes() == (tmp_path / "alone.jsonl").read_bytes()
    network.other = network.join("again")


def gated(folder: Path) -> str:
    """Prepare a run that comes to a halt after three games."""
    plan = Plan("pillars", ("random", "random"))
    seeds = [derived_seed(plan.origin(number)["seed"], 0) for number in range(3)]
    (folder / "slow.py").write_text(GATED.replace("SEEDS", str(seeds)).replace("FOLDER", str(folder)))
    return "simulate pillars --players ./slow.py,random --games 20 --output rows.jsonl"


def test_another_freestone_is_refused(network: Network, tmp_path: Path) -> None:
    here = Path(freestone.__file__).parent
    shutil.copytree(here, tmp_path / "freestone", ignore=shutil.ignore_patterns("__pycache__", "web", "*.so"))
    with (tmp_path / "freestone" / "bots" / "random.py").open("a") as file:
        file.write("# another random bot\n")
    # Elsewhere, since Ray's workers look for modules in the folder of whoever asks, if they have one of that name.
    there = network.run("simulate pillars --games 2", tmp_path / "elsewhere", PYTHONPATH=str(tmp_path))
    there.ended(2)
    version = rf"Freestone {re.escape(freestone.__version__)} \(code [0-9a-f]+\)"
    assert re.fullmatch(rf"freestone: .* has {version}, but this machine has {version}: install .*\n", there.said)


@pytest.mark.parametrize("address", ["127.0.0.1:9", "nowhere.invalid:6379", "ray://127.0.0.1:9"])
def test_without_a_cluster_the_message_says_how_to_make_one(address: str, tmp_path: Path) -> None:
    there = Command(f"simulate pillars --cluster {address}", tmp_path)
    there.ended(2)
    assert there.said.count("\n") == 1
    assert address in there.said
    assert "ray start --head" in there.said


@pytest.mark.parametrize("address", ["garbage", ":6379", "127.0.0.1:ray", "ray://127.0.0.1"])
def test_what_is_no_address_is_answered_with_what_is(address: str) -> None:
    result = CliRunner().invoke(app, ["simulate", "pillars", "--cluster", address])
    assert (result.exit_code, "an address is auto, HOST:PORT or ray://HOST:PORT" in result.stderr) == (2, True)
    assert result.stderr.count("\n") == 1
    assert address in result.stderr
    assert "ray start --head" in result.stderr


def test_without_its_library_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    result = CliRunner().invoke(app, ["simulate", "pillars", "--cluster", "auto"])
    assert (result.exit_code, result.stderr) == (
        2,
        "freestone: --cluster needs ray: pip install 'freestone[cluster]'\n",
    )
