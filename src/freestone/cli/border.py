"""What all commands share: common parameters, errors in one line, tables, progress, and the meaning of Ctrl-C."""

import os
import signal
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from pathlib import Path
from types import TracebackType
from typing import Annotated, Any, Final, NoReturn, TypeVar

import typer
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn
from rich.progress import Progress as Bar
from rich.table import Table
from typer.core import TyperGroup

from freestone import i18n
from freestone.cli.help import complaint, translate
from freestone.core.errors import FreestoneError, InvalidChoice, shown, unknown
from freestone.core.game import Value, Values
from freestone.i18n import FALLBACK, catalogue, languages, offered
from freestone.lab.cluster import Cluster
from freestone.processes import Pool
from freestone.words import sentence

R = TypeVar("R")
# 1: the answer is bad news, such as a broken journal; 2: the command itself is wrong; 130: Ctrl-C, as in a shell.
INVALID: Final = 1
BAD_INPUT: Final = 2
STOPPED: Final = 130
FIRST_LINE: Final = 5.0  # seconds until progress is first reported in a line; shorter work needs none
EVERY: Final = 30.0
LOCALE: Final = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set decides
# Newer releases of typer bring their own click, so find the base of its errors from one that both export.
ClickError: Any = next(kind for kind in typer.BadParameter.__mro__ if kind.__name__ == "ClickException")

GameName = Annotated[str, typer.Argument(metavar="GAME", help="The game, such as pillars.")]
Settings = Annotated[
    list[str] | None,
    typer.Option("--set", metavar="NAME=VALUE", help="A setting of the table, such as start=0; repeatable."),
]
PackFolder = Annotated[
    Path | None,
    typer.Option("--pack", metavar="DIR", exists=True, file_okay=False, help="Use the pack in this folder."),
]
LimitList = Annotated[
    list[str] | None,
    typer.Option(
        metavar="NAME=VALUE",
        envvar="FREESTONE_LIMITS",
        help="Change a limit, such as quiet-days=30; repeatable.",
    ),
]
Json = Annotated[bool, typer.Option("--json", help="Print the result as JSON.")]
Workers = Annotated[int, typer.Option("--workers", min=0, help="The number of processes; 0 means one per core.")]
ClusterAddress = Annotated[
    str,
    typer.Option("--cluster", metavar="ADDRESS", help="Play on a Ray cluster: auto, HOST:PORT or ray://HOST:PORT."),
]
Population = Annotated[
    str,
    typer.Option(
        "--population",
        metavar="BOTS",
        help="Bots, separated by commas, from which every game draws its players; also levels, and styles of the game.",
    ),
]
_spoken: ContextVar[str] = ContextVar("_spoken", default=FALLBACK)


def spoken() -> str:
    """Return the language of the output."""
    return _spoken.get()


def speak(context: typer.Context, language: str) -> str:
    """Take up a language if one is named; return the one that is spoken."""
    if language and language not in languages():
        raise unknown("language", language, languages())
    if language:
        _spoken.set(language)
        translate(context.find_root().command, language)
    return spoken()


Language = Annotated[
    str,
    typer.Option(
        "--language",
        metavar="CODE",
        callback=speak,
        is_eager=True,  # before --help
        help="The language of the output; otherwise that of the locale.",
    ),
]


class Commands(TyperGroup):
    """The commands; bad input is reported in one line, with status 2."""

    def main(self, args: Sequence[str] | None = None, **extra: Any) -> NoReturn:  # type: ignore[override]
        """Run the command line in the language of the locale and exit with its status."""
        _spoken.set(offered(filter(None, [next(filter(None, map(os.environ.get, LOCALE)), None)])))
        translate(self, spoken())
        words = _language_first(sys.argv[1:] if args is None else args)
        try:
            # In its standalone mode the library prints errors itself, over several lines.
            sys.exit(super().main(words, **{**extra, "standalone_mode": False}))
        except typer.Abort:
            complain(text("cli-input-ended"))
        except FreestoneError as error:  # in what comes before the command
            complain(sentence(error, spoken()))
        except ClickError as error:
            if error.ctx is not None and type(error).__name__ == "NoArgsIsHelpError":
                typer.echo(error.ctx.get_help(), err=True)
            else:
                message = error.format_message()
                # Newer releases leave the refused text out of the message.
                refused = f", not {shown(error.__cause__.errors()[0]['input'])}" if ": Input should" in message else ""
                complain(complaint(plain(message) + refused, spoken()))
        sys.exit(BAD_INPUT)

    def invoke(self, ctx: Any) -> Any:
        """Run a command and report its errors in one line."""
        try:
            return super().invoke(ctx)
        # An OSError too, but no mistake: the reader, such as head, has enough. The library ends quietly then.
        except BrokenPipeError:
            raise
        except OSError as error:
            fail(f"{error.filename}: {sentence(error, spoken())}" if error.filename else sentence(error, spoken()))
        except FreestoneError as error:
            fail(sentence(error, spoken()))


def _language_first(words: Sequence[str]) -> list[str]:
    """Return a command line with `--language` before the command, where it works for all of them.

    >>> _language_first(["check", "--texts", "--language", "de"])
    ['--language', 'de', 'check', '--texts']
    """
    for at, word in enumerate(words):
        end = at + (1 if word.startswith("--language=") else 2)
        if word.partition("=")[0] == "--language" and end <= len(words):
            return [*words[at:end], *words[:at], *words[end:]]
    return [*words]


def plain(message: str) -> str:
    """Return a message of the command-line library in the form of our own.

    >>> plain("Invalid value for '--games': 'many' is not a valid integer.")
    "invalid value for '--games': 'many' is not a valid integer"
    """
    words = " ".join(message.split()).replace(": Input should", ": it should").partition(", unable to parse")[0]
    return (words[:1].lower() + words[1:]).removesuffix(".")


def complain(reason: str) -> None:
    """Print what is wrong, in one line."""
    typer.echo(f"freestone: {' '.join(reason.split())}", err=True)


def fail(reason: str) -> NoReturn:
    """Print what is wrong and exit with status 2."""
    complain(reason)
    raise typer.Exit(BAD_INPUT)


def parse_settings(texts: list[str] | None) -> Values:
    """Return the settings of a table from `name=value` texts.

    >>> parse_settings(["start=0", "events=true"])
    {'start': 0, 'events': True}
    """
    words: dict[str, Value] = {"true": True, "yes": True, "false": False, "no": False, "none": None, "random": None}
    found: Values = {}
    for given in texts or []:
        name, sign, value = given.partition("=")
        if not sign:
            raise InvalidChoice("not-a-setting", text=shown(given))
        is_number = value.removeprefix("-").isdecimal()
        found[name] = int(value) if is_number else words.get(value.lower(), value)
    return found


def split(players: str) -> list[str]:
    """Return the players of a comma-separated list; raise InvalidChoice if one has no name.

    >>> split("you, random")
    ['you', 'random']
    """
    found = [part.strip() for part in players.split(",")]
    if not all(part.strip("@") for part in found):
        raise InvalidChoice("not-players", text=shown(players))
    return found


def refuse_missing_folder(path: Path | None) -> None:
    """Raise InvalidChoice before long work whose result could not be written at the end."""
    if path is None:
        return
    if not path.absolute().parent.is_dir():
        raise InvalidChoice("no-folder", folder=str(path.parent))
    if not os.access(path if path.exists() else path.absolute().parent, os.W_OK):
        raise InvalidChoice("cannot-write", file=str(path))


def processes(workers: int) -> int:
    """Return the number of processes to use.

    >>> processes(3)
    3
    """
    return workers or os.cpu_count() or 1


@contextmanager
def pool(workers: int, cluster: str) -> Iterator[int | Pool]:
    """Return who plays: a number of processes, or a cluster if one is named."""
    if not cluster:
        yield processes(workers)
        return
    with Cluster(cluster, workers, lambda machine: say(text("cluster-lost", machine=machine))) as machines:
        yield machines


def text(message: str, **terms: int | str) -> str:
    """Return a message of the catalogue."""
    return catalogue(spoken()).text(message, terms)


def numeral(value: float, digits: int = 0) -> str:
    """Return a number as the language writes it."""
    return i18n.numeral(value, digits, spoken())


def signed(value: float, digits: int = 0) -> str:
    """Return a change with its sign."""
    return i18n.signed(value, digits, spoken())


def percentage(share: float, digits: int = 0) -> str:
    """Return a share of 1 as a percentage."""
    return i18n.percentage(share, digits, spoken())


def headed(*columns: str, numbers: int = 0, **layout: Any) -> Table:
    """Return a table with column names from the catalogue; the last `numbers` columns are right-aligned."""
    found = Table(*(text(f"column-{name}") for name in columns), box=SIMPLE_HEAD, **layout)
    for column in found.columns[len(columns) - numbers :]:
        column.justify = "right"
    return found


def console(*, stderr: bool = False) -> Console:
    """Return the console for results, or for progress."""
    # Highlighting would colour every number and quoted word, also inside names.
    return Console(stderr=stderr, highlight=False)


_shown: list["Progress"] = []


def say(line: str) -> None:
    """Print a line beside results, above the bar if one is shown."""
    if _shown:
        _shown[-1].say(line)
    else:
        console(stderr=True).print(line, soft_wrap=True)


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
        self._due = self._began + FIRST_LINE
        self._first = self._done = done
        self._total = total
        columns = (TextColumn(self._what), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        self._bar = Bar(*columns, console=self._output, transient=True, disable=not self._output.is_terminal)
        self._task = self._bar.add_task(self._what, total=total, completed=done)

    def __enter__(self) -> "Progress":
        self._bar.start()
        _shown.append(self)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        _shown.remove(self)
        self._bar.stop()

    def say(self, line: str) -> None:
        """Print a line without disturbing the bar."""
        self._bar.console.print(line, soft_wrap=True)

    def advance(self, count: int = 1) -> None:
        """Count one more, or several."""
        self.reach(self._done + count, self._total)

    def reach(self, done: int, total: int | None) -> None:
        """Show how much is done, and of how much."""
        self._done, self._total = done, total
        self._bar.update(self._task, completed=done, total=total)
        if not self._output.is_terminal and total is not None and self._clock() >= self._due and done < total:
            self._due = self._clock() + EVERY
            self.say(text("cli-progress", what=self._what, done=done, total=total, left=self._left(total)))

    def _left(self, total: int) -> str:
        """Return the time that the rest takes at this pace."""
        seconds = (self._clock() - self._began) / max(1, self._done - self._first) * (total - self._done)
        for unit, size in (("hours", 3600), ("minutes", 60)):
            if seconds >= 1.5 * size:
                return text(f"cli-{unit}", number=round(seconds / size))
        return text("cli-seconds", number=max(1, round(seconds)))


def _one(_: object) -> int:
    return 1


def follow(
    results: Iterable[R],
    total: int,
    *count: Callable[[R], None],
    done: int = 0,
    what: str = "games",
    size: Callable[[R], int] = _one,
) -> bool:
    """Pass every result on as it comes and show the progress; return whether it came to the end without Ctrl-C.

    `size` tells how much of the total a result is.
    """
    with Progress(what, total, done) as progress:
        try:
            for result in results:
                with interrupts_held():
                    for each in count:
                        each(result)
                progress.advance(size(result))
        except KeyboardInterrupt:
            return False
    return True


@contextmanager
def interrupts_held() -> Iterator[None]:
    """Let Ctrl-C wait until this block is done, so that whatever is counted is also written."""
    came = []
    before = signal.signal(signal.SIGINT, lambda *_: came.append(True))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if came:
        raise KeyboardInterrupt


def leave_if_stopped(complete: bool, played: int, games: int, *, resumable: bool) -> None:
    """Report that Ctrl-C came before the last game, and exit with its usual status."""
    if not complete:
        message = "lab-stopped-resumable" if resumable else "lab-stopped"
        console(stderr=True).print(text(message, played=played, games=games), soft_wrap=True)
        raise typer.Exit(STOPPED)
