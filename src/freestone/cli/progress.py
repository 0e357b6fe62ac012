"""How far long work is, when it may be done, and what Ctrl-C means meanwhile."""

import signal
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from types import TracebackType
from typing import Final, TypeVar

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn
from rich.progress import Progress as Bar

from freestone.cli.border import STOPPED, console, text

R = TypeVar("R")
FIRST: Final = 5.0  # seconds until the first line: shorter work needs none
EVERY: Final = 30.0


class Progress:
    """How much is done and how long the rest may take: a bar on a terminal, elsewhere a line now and then."""

    def __init__(
        self,
        what: str,
        total: int | None = None,
        done: int = 0,
        *,
        output: Console | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._what = text(f"cli-bar-{what}")
        self._output = output or console(stderr=True)
        self._clock = clock
        self._began = clock()
        self._due = self._began + FIRST
        self._first = self._done = done
        self._total = total
        columns = (TextColumn(self._what), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        self._bar = Bar(*columns, console=self._output, transient=True, disable=not self._output.is_terminal)
        self._task = self._bar.add_task(self._what, total=total, completed=done)

    def __enter__(self) -> "Progress":
        self._bar.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._bar.stop()

    def say(self, line: str) -> None:
        """Print a line without disturbing the bar."""
        self._bar.console.print(line, soft_wrap=True)

    def advance(self) -> None:
        """Count one more."""
        self.reach(self._done + 1, self._total)

    def reach(self, done: int, total: int | None) -> None:
        """Say how much is done, and of how much."""
        self._done, self._total = done, total
        self._bar.update(self._task, completed=done, total=total)
        if not self._output.is_terminal and total is not None and self._clock() >= self._due and done < total:
            self._due = self._clock() + EVERY
            self.say(text("cli-progress", what=self._what, done=done, total=total, left=self._left(total)))

    def _left(self, total: int) -> str:
        """Return how long the rest will take if it goes on like this."""
        seconds = (self._clock() - self._began) / max(1, self._done - self._first) * (total - self._done)
        for unit, size in (("hours", 3600), ("minutes", 60)):
            if seconds >= 1.5 * size:
                return text(f"cli-{unit}", number=round(seconds / size))
        return text("cli-seconds", number=max(1, round(seconds)))


def follow(results: Iterable[R], games: int, *count: Callable[[R], None], done: int = 0, what: str = "games") -> bool:
    """Count every game as it comes, and show how far it is; return whether none was left out."""
    with Progress(what, games, done) as shown:
        try:
            for result in results:
                with interrupts_held():
                    for each in count:
                        each(result)
                shown.advance()
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


def leave_if_stopped(complete: bool, played: int, games: int, *, resumable: bool) -> None:
    """Say that Ctrl-C came before the last game, and leave with the status that programs know it by."""
    if complete:
        return
    message = "lab-stopped-resumable" if resumable else "lab-stopped"
    console(stderr=True).print(text(message, played=played, games=games), soft_wrap=True)
    raise typer.Exit(STOPPED)
