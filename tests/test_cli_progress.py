"""Long commands say how far they are and how long the rest may take, on a terminal and elsewhere."""

import io
import re
import subprocess
import sys
from contextvars import Context
from pathlib import Path

import pexpect
import pytest
from rich.console import Console

from freestone.cli.border import EVERY, FIRST_LINE, Progress
from waiting import PATIENCE

FREESTONE = str(Path(sys.executable).with_name("freestone"))


class Clock:
    """Time that passes when told."""

    now = 100.0

    def __call__(self) -> float:
        return self.now


def lines_of(seconds_each: float, total: int, done: int = 0) -> list[str]:
    """What is printed where there is no terminal."""
    output, clock = io.StringIO(), Clock()

    def work() -> None:
        with Progress("games", total, done, output=Console(file=output), clock=clock) as shown:
            for _ in range(total - done):
                clock.now += seconds_each
                shown.advance()

    # A context of its own, because a command that ran in this process may have spoken another language.
    Context().run(work)
    return output.getvalue().splitlines()


def test_short_work_needs_no_line() -> None:
    assert lines_of(0.01, 100) == []


def test_a_line_comes_early_and_then_now_and_then() -> None:
    lines = lines_of(1.0, 100)
    assert lines[0] == f"games: {FIRST_LINE:.0f} of 100, about 2 minutes left"
    assert lines[1] == f"games: {FIRST_LINE + EVERY:.0f} of 100, about 65 seconds left"
    assert len(lines) == 4


@pytest.mark.parametrize(("seconds", "left"), [(6.0, "54 seconds"), (60.0, "9 minutes"), (3600.0, "9 hours")])
def test_the_rest_is_told_in_a_fitting_unit(seconds: float, left: str) -> None:
    assert lines_of(seconds, 10)[0] == f"games: 1 of 10, about {left} left"


def test_what_was_done_before_does_not_make_the_rest_seem_short() -> None:
    assert lines_of(6.0, 100, done=90)[0] == "games: 91 of 100, about 54 seconds left"


def test_a_terminal_shows_the_time_that_remains(tmp_path: Path) -> None:
    words = ["simulate", "pillars", "--players", "greedy,greedy", "--games", "400", "--workers", "1"]
    child = pexpect.spawn(FREESTONE, words, cwd=str(tmp_path), encoding="utf-8", timeout=PATIENCE, dimensions=(30, 100))
    child.expect(re.compile(r"[1-9]\d*/400.*?\d:\d\d:\d\d", re.DOTALL))
    child.sendintr()
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 130


@pytest.mark.long
def test_other_places_get_lines(tmp_path: Path) -> None:
    command = [FREESTONE, "perft", "pillars", "--depth", "40"]  # more than any machine counts
    with subprocess.Popen(command, cwd=tmp_path, stderr=subprocess.PIPE, stdout=subprocess.DEVNULL, text=True) as work:
        assert work.stderr is not None
        line = work.stderr.readline()
        work.terminate()
    assert re.fullmatch(r"lines of play: \d+ of \d+, about \d+ (seconds?|minutes|hours) left\n", line)
