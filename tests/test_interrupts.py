"""Ctrl-C at any moment, in real processes: status 130, nothing like a traceback, and nobody left behind."""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from threading import Timer

import pytest

import freestone
from waiting import PATIENCE, until

FREESTONE = [str(Path(sys.executable).with_name("freestone"))]
MODULE = [sys.executable, "-m", "freestone"]
IMPORTED = re.compile(r"import time: +\d+ \| +\d+ \| +(\S+)")
LONG = {
    "simulate": "simulate pillars --players greedy,greedy --games 5000 --workers 1",
    "simulate by two": "simulate pillars --players greedy,greedy --games 5000 --workers 2 --journals kept",
    "ladder": "lab ladder pillars --bots random,greedy --games 5000 --workers 2",
    "balance": "lab balance pillars --games 5000 --workers 2",
    "compare": "lab compare pillars --bots random,greedy --games 5000 --workers 2",
    "tune": "lab tune pillars --output weights.toml --trials 9000 --workers 2",
    "exploit": "lab exploit pillars greedy --hours 1 --workers 2",
    "exploit by a network": "lab exploit pillars greedy --network --workers 2",
    "train": "lab train pillars --workers 2",
    "perft": "perft pillars --depth 12",
    "fuzz": "check --fuzz 1h",
    "review": "review game.jsonl",
    "bench": "bench pillars --engines interpreted --seconds 60",
    "serve": "serve --no-browser --port 0",
    "play": "play pillars --players you,random",
}
MOMENTS = [
    *["freestone.cli.border", "typer", "rich.console", "freestone.core.match", "freestone.words"],
    *["freestone.lab.simulate", "freestone.cli"],
]


class Command:
    """A command in a process group of its own, as in a terminal; Ctrl-C reaches the whole group."""

    def __init__(self, program: list[str], words: str, folder: Path, *, imports: bool = False) -> None:
        script = [sys.executable, "-X", "importtime", program[0]] if len(program) == 1 else program
        timed = [program[0], "-X", "importtime", *program[1:]] if len(program) > 1 else script
        self.folder = folder
        self.process = subprocess.Popen(
            [*(timed if imports else program), *words.split()],
            cwd=folder,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )

    def interrupt(self) -> None:
        os.killpg(self.process.pid, signal.SIGINT)

    def imported(self, name: str) -> None:
        """Wait until a module has just been imported."""
        assert self.process.stderr is not None
        for line in self.process.stderr:
            found = IMPORTED.match(line)
            if found and found[1] == name:
                return
        raise AssertionError(f"{name} was not imported")

    def ended(self) -> str:
        """Return what it said, without the lines about imports."""
        assert self.process.stdout is not None
        assert self.process.stderr is not None
        watch = Timer(PATIENCE, self.process.kill)
        watch.start()
        with self.process:
            # `communicate` would lose what has been read ahead, and begin in the middle of a line.
            err, out = self.process.stderr.read(), self.process.stdout.read()
        watch.cancel()
        said = "\n".join(line for line in (out + err).splitlines() if not line.startswith("import time:"))
        assert self.process.returncode == 130, said
        assert "Traceback" not in said, said
        assert "KeyboardInterrupt" not in said, said
        assert "Aborted" not in said, said
        return said

    def is_at_work(self) -> bool:
        """Whether its imports are behind it: it, or a process of its own, has used the processor for a while."""
        own, *others = [_ticks(pid) for pid in (self.process.pid, *self.children())]
        return max(others, default=0) > 100 or own > 200 or self.process.poll() is not None

    def children(self) -> list[int]:
        """Return its processes, whichever of its threads has started them."""
        tasks = Path(f"/proc/{self.process.pid}/task").glob("*/children")
        return [int(one) for task in tasks for one in _read(task).split()]


@pytest.fixture
def place(tmp_path: Path) -> Path:
    match = freestone.new("pillars", seed=1, players=["random", "random"])
    while match.seat is not None:
        match.play(match.options[-1])
    match.save(tmp_path / "game.jsonl")
    return tmp_path


@pytest.fixture(autouse=True)
def nobody_left(tmp_path: Path) -> Iterator[None]:
    """Hold every process that a test has started to end."""
    yield
    until(lambda: not [path for path in Path("/proc").glob("[0-9]*/cwd") if _is(path, tmp_path)], "all have ended")


def _is(path: Path, folder: Path) -> bool:
    try:
        return path.readlink() == folder
    except OSError:
        return False


QUICK = {"simulate", "serve", "train"}  # one process, many at once, and threads
EACH = pytest.mark.parametrize(
    "words",
    [pytest.param(words, id=id, marks=[] if id in QUICK else pytest.mark.long) for id, words in LONG.items()],
)


@pytest.mark.parametrize("program", [FREESTONE, MODULE], ids=["script", "module"])
@pytest.mark.parametrize("moment", MOMENTS)
def test_an_interrupt_while_modules_are_imported_is_silent(program: list[str], moment: str, tmp_path: Path) -> None:
    command = Command(program, "games", tmp_path, imports=True)
    command.imported(moment)
    command.interrupt()
    assert command.ended() == ""


@EACH
def test_an_interrupt_at_the_beginning_of_a_command_is_answered(words: str, place: Path) -> None:
    """Processes that are to do the work may still be importing."""
    command = Command(FREESTONE, words, place, imports=True)
    command.imported("freestone.cli")
    command.interrupt()
    command.ended()


@EACH
def test_an_interrupt_in_the_middle_of_a_command_is_answered(words: str, place: Path) -> None:
    command = Command(FREESTONE, words, place)
    if words.startswith(("serve", "play")):
        assert command.process.stdout is not None
        command.process.stdout.readline()
    else:
        until(command.is_at_work, f"{words} is at work")
    command.interrupt()
    command.ended()


@pytest.mark.parametrize("module", ["freestone.lab.simulate", "freestone.report", "freestone.bots.files"])
def test_an_interrupt_while_workers_import_is_silent(module: str, place: Path) -> None:
    command = Command(FREESTONE, LONG["simulate by two"], place, imports=True)
    command.imported("freestone.cli")
    command.imported(module)
    command.interrupt()
    command.ended()


def _ticks(pid: int) -> int:
    fields = _read(Path(f"/proc/{pid}/stat")).rpartition(")")[2].split()
    return int(fields[11]) + int(fields[12]) if fields else 0


def _read(path: Path) -> str:
    """Return a file of /proc; empty if its process has just ended."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError:
        return ""
