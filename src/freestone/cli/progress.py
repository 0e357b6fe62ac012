"""A bar for many games, and what Ctrl-C means while they are played."""

import signal
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import TypeVar

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from freestone.cli.border import STOPPED, console, text

R = TypeVar("R")


def follow(results: Iterable[R], games: int, *count: Callable[[R], None], done: int = 0, what: str = "games") -> bool:
    """Count every game as it comes, with a bar on a terminal; return whether none was left out."""
    with bar(what) as shown:
        task = shown.add_task(what, total=games, completed=done)
        try:
            for result in results:
                with interrupts_held():
                    for each in count:
                        each(result)
                shown.advance(task)
        except KeyboardInterrupt:
            return False
    return True


@contextmanager
def interrupts_held() -> Iterator[None]:
    """Let Ctrl-C wait until this is done, so that whatever is counted is also written, and the reverse."""
    came = []
    before = signal.signal(signal.SIGINT, lambda *_: came.append(True))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if came:
        raise KeyboardInterrupt


def bar(what: str = "games") -> Progress:
    """Return the bar; nothing is shown where there is no terminal."""
    output = console(stderr=True)
    columns = (TextColumn(text(f"cli-bar-{what}")), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=output, transient=True, disable=not output.is_terminal)


def leave_if_stopped(complete: bool, played: int, games: int, *, resumable: bool) -> None:
    """Say that Ctrl-C came before the last game, and leave with the status that programs know it by."""
    if complete:
        return
    message = "lab-stopped-resumable" if resumable else "lab-stopped"
    console(stderr=True).print(text(message, played=played, games=games), soft_wrap=True)
    raise typer.Exit(STOPPED)
