"""Processes that do work for the laboratory, each at the end of a pipe of its own."""

import traceback
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from itertools import islice
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from time import perf_counter
from typing import Any, NamedTuple, TypeVar

from freestone.processes import interrupts_left_to_the_caller

T = TypeVar("T")


class Answer(NamedTuple):
    """What some work gave, or the error it ended with, and how long it took."""

    found: Any
    error: Exception | None
    seconds: float

    def result(self) -> Any:
        """Return what the work gave; raise its error."""
        if self.error is not None:
            raise self.error
        return self.found


def spread(work: Callable[[T], object], tasks: Iterable[T], count: int) -> Iterator[tuple[T, Answer]]:
    """Do some work for every task in several processes; return each task with its answer as soon as there is one."""
    with crew(count) as pipes:
        yield from share(work, tasks, pipes)


def share(work: Callable[[T], object], tasks: Iterable[T], pipes: list[Connection]) -> Iterator[tuple[T, Answer]]:
    """Do the same with processes that are there; a task is taken when one of them is free for it."""
    waiting, idle = iter(tasks), pipes[:]
    busy: dict[Connection, T] = {}
    while True:
        for task in islice(waiting, len(idle)):
            idle[-1].send((work, task))
            busy[idle.pop()] = task
        if not busy:
            return
        for pipe in ready(busy):
            idle.append(pipe)
            yield busy.pop(pipe), answer(pipe)


@contextmanager
def crew(count: int) -> Iterator[list[Connection]]:
    """Start processes and return the pipes to them; whoever leaves early need not wait for what they are at."""
    context = get_context("spawn")
    pipes = [context.Pipe() for _ in range(count)]
    members = [context.Process(target=serve, args=(theirs,), daemon=True) for _, theirs in pipes]
    try:
        with interrupts_left_to_the_caller():
            for member in members:
                member.start()
        for _, theirs in pipes:
            theirs.close()
        yield [ours for ours, _ in pipes]
    finally:
        begun = [member for member in members if member.pid is not None]
        for member in begun:
            member.terminate()
        for member in begun:
            member.join()


def serve(pipe: Connection) -> None:
    """Do what is asked for through a pipe until its other end is closed."""
    with suppress(EOFError, BrokenPipeError):
        while True:
            pipe.send(done(*pipe.recv()))


def done(work: Callable[..., object], *arguments: object) -> Answer:
    """Do some work; an error says where it comes from."""
    began = perf_counter()
    try:
        return Answer(work(*arguments), None, perf_counter() - began)
    except Exception as error:  # noqa: BLE001 - whatever a bot raises is told where the work is wanted
        error.add_note(f"in a process of its own:\n{traceback.format_exc()}")
        return Answer(None, error, perf_counter() - began)


def ready(busy: Iterable[Connection]) -> list[Connection]:
    """Return the pipes at which an answer lies, or whose process has died, as soon as there are any."""
    found = wait(list(busy))
    return [pipe for pipe in busy if pipe in found]


def answer(pipe: Connection) -> Answer:
    """Return what the process at a pipe has done; raise ChildProcessError if it has died."""
    try:
        found: Answer = pipe.recv()
    except EOFError:
        raise ChildProcessError("a process that played games has died; was there enough memory?") from None
    return found
