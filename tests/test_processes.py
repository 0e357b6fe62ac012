"""Worker processes: results as they come, errors where they are wanted, lost processes replaced, nobody left behind."""

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import CancelledError
from multiprocessing import active_children
from pathlib import Path

import pytest

from errands import blocked, daemonic_sum, die, die_once, large, refuse, square, tally
from freestone import processes
from freestone.processes import ONE_THREAD, LostProcess, Worker, Workers, forked
from waiting import until


def test_every_task_is_answered_once() -> None:
    with Workers(2) as workers:
        found = {task: answer.result() for task, answer in workers.answers(square, range(7))}
    assert found == {task: task * task for task in range(7)}


def test_tasks_are_taken_only_when_a_process_is_free() -> None:
    taken: list[int] = []

    def tasks() -> Iterator[int]:
        for task in range(9):
            taken.append(task)
            yield task

    with Workers(2) as workers:
        for done, _ in enumerate(workers.answers(square, tasks()), start=1):
            assert len(taken) <= done + 2


def test_an_error_comes_with_the_place_it_was_raised_at() -> None:
    with Workers(1) as workers:
        with pytest.raises(ValueError, match="3 is refused") as raised:
            workers.submit(refuse, 3).result()
        assert "in refuse" in raised.value.__notes__[0]
        assert workers.submit(square, 3).result() == 9


def test_a_lost_process_fails_one_task_and_is_replaced() -> None:
    with Workers(1) as workers:
        first = workers.submit(os.getpid).result()
        with pytest.raises(LostProcess, match="a worker process has died"):
            workers.submit(os._exit, 1).result()
        assert workers.submit(os.getpid).result() != first


def test_a_task_whose_process_was_lost_is_repeated(tmp_path: Path) -> None:
    tasks = [tmp_path / str(number) for number in range(5)]
    with Workers(2) as workers:
        assert dict(workers.results(die_once, tasks)) == {task: task.name for task in tasks}


def test_tasks_that_always_lose_their_process_are_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(processes, "MOST_LOST", 3)
    with Workers(1) as workers, pytest.raises(LostProcess):
        list(workers.results(die, [None]))


def test_a_worker_keeps_what_it_made() -> None:
    worker = Worker(list[int])
    for value in (3, 4):
        worker.ask(tally, value)
    assert [worker.answer(), worker.answer()] == [3, 7]
    worker.ask(tally, "text")
    with pytest.raises(TypeError, match="unsupported operand"):
        worker.answer()
    worker.close()
    assert active_children() == []


def test_a_worker_that_died_says_so() -> None:
    worker = Worker(list[int])
    worker.ask(die)
    with pytest.raises(LostProcess):
        worker.answer()
    with pytest.raises(LostProcess):
        worker.ask(tally, 1)
    worker.close()


def test_starting_a_worker_leaves_interrupts_as_they_were() -> None:
    Worker(list[int]).close()
    assert not blocked()


def test_closing_ends_processes_in_the_middle_of_their_work() -> None:
    with Workers(1) as workers:
        began = time.monotonic()
        running, queued = workers.submit(time.sleep, 600), workers.submit(square, 2)
        until(active_children, "a process")
    assert time.monotonic() - began < 60
    assert active_children() == []
    for future in (running, queued):
        with pytest.raises(CancelledError):
            future.result()


def test_closing_does_not_wait_for_an_answer_that_nobody_reads() -> None:
    """Killing a process while it writes more than a pipe holds must not block whoever closes."""
    for _ in range(5):
        with Workers(2) as workers:
            answers = workers.answers(large, [50_000_000] * 4)
            next(answers)
    assert active_children() == []


def test_workers_never_notice_an_interrupt() -> None:
    with Workers(1) as workers:
        assert workers.submit(blocked).result()
    assert not blocked()


def test_a_worker_ends_when_its_parent_is_killed(tmp_path: Path) -> None:
    script = "import time; from freestone.processes import Workers; w = Workers(1); w.submit(time.sleep, 600).result()"
    with subprocess.Popen([sys.executable, "-c", script], cwd=tmp_path) as parent:
        until(lambda: len(living(tmp_path)) >= 2, "a worker")
        parent.kill()
    until(lambda: living(tmp_path) == [], "everybody has ended")


def living(folder: Path) -> list[str]:
    found = []
    for link in Path("/proc").glob("[0-9]*/cwd"):
        try:
            if link.readlink() == folder:
                found.append(link.parent.name)
        except OSError:
            continue
    return found


def test_copies_of_this_process_share_what_it_knows() -> None:
    offset = 10
    assert forked(lambda number: offset + number, 3) == [10, 11, 12]


def test_a_copy_that_dies_is_noticed() -> None:
    with pytest.raises(LostProcess):
        forked(lambda number: os._exit(1) if number else number, 2)


def test_a_worker_makes_no_copies_of_itself() -> None:
    with Workers(1) as workers:
        assert workers.submit(daemonic_sum, 0).result() == [0, 1, 4]


def test_numpy_has_one_thread_in_workers_and_stays_as_it_is_here(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ONE_THREAD:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("OPENBLAS_NUM_THREADS", "3")
    with Workers(1) as workers:
        there = [workers.submit(os.getenv, name).result() for name in ONE_THREAD]
    assert there == ["3" if name == "OPENBLAS_NUM_THREADS" else "1" for name in ONE_THREAD]
    assert "OMP_NUM_THREADS" not in os.environ
