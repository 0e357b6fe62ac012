"""Processes that do work for the laboratory, each at the end of a pipe of its own."""

import signal
import traceback
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from threading import current_thread, main_thread
from typing import Any

Answer = tuple[Any, Exception | None]


@contextmanager
def crew(count: int) -> Iterator[list[Connection]]:
    """Start processes and return the pipes to them; whoever leaves early need not wait for what they are at."""
    context = get_context("spawn")
    pipes = [context.Pipe() for _ in range(count)]
    members = [context.Process(target=serve, args=(theirs,), daemon=True) for _, theirs in pipes]
    with interrupts_left_to_the_caller():
        for member in members:
            member.start()
    for _, theirs in pipes:
        theirs.close()
    try:
        yield [ours for ours, _ in pipes]
    finally:
        for member in members:
            member.terminate()
        for member in members:
            member.join()


def serve(pipe: Connection) -> None:
    """Do what is asked for through a pipe until its other end is closed."""
    with suppress(EOFError):
        while True:
            pipe.send(done(*pipe.recv()))


def done(work: Callable[..., object], *arguments: object) -> Answer:
    """Return what some work gives, or the error it ends with, which says where it comes from."""
    try:
        return work(*arguments), None
    except Exception as error:  # noqa: BLE001 - whatever a bot raises is told where the work is wanted
        error.add_note(f"in a process of its own:\n{traceback.format_exc()}")
        return None, error


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


def result(answer: Answer) -> Any:
    """Return what some work gave; raise the error it ended with."""
    found, error = answer
    if error is not None:
        raise error
    return found


@contextmanager
def interrupts_left_to_the_caller() -> Iterator[None]:
    """Let processes that are started here ignore Ctrl-C, from their first moment on."""
    if current_thread() is not main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
