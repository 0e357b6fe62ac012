"""Where the outside meets the commands: errors in one line, settings from texts, the version."""

import os
import sys
from pathlib import Path
from typing import Annotated, Any, NoReturn

import typer
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table
from typer.core import TyperGroup

from freestone.core.errors import FreestoneError, InvalidChoice, shown
from freestone.core.game import Value, Values
from freestone.i18n import FALLBACK, catalogue

BAD_INPUT = 2
INVALID = 1
STOPPED = 130
# Newer releases of typer bring a click of their own, so the base of its errors is found from one that both export.
ClickError: Any = next(kind for kind in typer.BadParameter.__mro__ if kind.__name__ == "ClickException")

Settings = Annotated[
    list[str] | None,
    typer.Option("--set", metavar="NAME=VALUE", help="A setting of the table, such as start=0; repeatable."),
]
PackFolder = Annotated[
    Path | None,
    typer.Option(
        "--pack", metavar="DIR", exists=True, file_okay=False, help="Play with the component data of this folder."
    ),
]
Json = Annotated[bool, typer.Option("--json", help="Answer in JSON, for programs.")]
Workers = Annotated[int, typer.Option("--workers", min=0, help="How many processes; 0 means one for each core.")]
Seed = Annotated[int | None, typer.Option("--seed", help="The same seed gives the same game; without one it is new.")]


class Commands(TyperGroup):
    """The commands; whatever is wrong with what a user asks for is said in one line, with status 2."""

    def main(self, *args: Any, **extra: Any) -> NoReturn:
        """Run the command line and leave with its status."""
        try:
            sys.exit(super().main(*args, **{**extra, "standalone_mode": False}))
        except typer.Abort:
            complain(text("cli-input-ended"))
        except ClickError as error:
            if error.ctx is not None and type(error).__name__ == "NoArgsIsHelpError":
                typer.echo(error.ctx.get_help(), err=True)
            else:
                complain(sentence(error.format_message()) + refused(error))
        sys.exit(BAD_INPUT)

    def invoke(self, ctx: Any) -> Any:
        """Run a command and turn its errors into a line."""
        try:
            return super().invoke(ctx)
        except BrokenPipeError:
            raise
        except OSError as error:
            fail(f"{error.filename}: {error.strerror}" if error.filename else str(error))
        except FreestoneError as error:
            fail(str(error))


def sentence(message: str) -> str:
    """Return a message of the library that reads the command line in the form of our own.

    >>> sentence("Invalid value for '--games': 'many' is not a valid integer.")
    "invalid value for '--games': 'many' is not a valid integer"
    """
    words = " ".join(message.split()).replace(": Input should", ": it should").partition(", unable to parse")[0]
    return (words[:1].lower() + words[1:]).removesuffix(".")


def refused(error: Any) -> str:
    """Return the text that the library refused, for messages of newer releases that leave it out."""
    if ": Input should" not in error.format_message():
        return ""
    return f", not {shown(error.__cause__.errors()[0]['input'])}"


def complain(reason: str) -> None:
    """Say what is wrong, in one line."""
    typer.echo(f"freestone: {' '.join(reason.split())}", err=True)


def fail(reason: str) -> NoReturn:
    """Say what is wrong and leave with status 2."""
    complain(reason)
    raise typer.Exit(BAD_INPUT)


def show_version(wanted: bool) -> None:
    """Show the version and whose names these are."""
    if wanted:
        from freestone import __version__

        typer.echo(f"freestone {__version__}")
        typer.echo(text("site-notice"))
        raise typer.Exit


def parse_settings(texts: list[str] | None) -> Values:
    """Return the settings of a table from `name=value` texts.

    >>> parse_settings(["start=0", "events=true"])
    {'start': 0, 'events': True}
    """
    return dict(_option(given) for given in texts or [])


def _option(given: str) -> tuple[str, Value]:
    name, sign, value = given.partition("=")
    if not sign:
        raise InvalidChoice(f"an option is written name=value, not {given!r}")
    words: dict[str, Value] = {"true": True, "yes": True, "false": False, "no": False, "none": None, "random": None}
    if value.removeprefix("-").isdecimal():
        return name, int(value)
    return name, words.get(value.lower(), value)


def refuse_missing_folder(path: Path | None) -> None:
    """Raise InvalidChoice or OSError before long work whose result could not be written at its end."""
    if path is None:
        return
    if not path.absolute().parent.is_dir():
        raise InvalidChoice(f"there is no folder {path.parent}: make it, or name another --output")
    if not os.access(path if path.exists() else path.absolute().parent, os.W_OK):
        raise InvalidChoice(f"{path} cannot be written: name another --output")


def processes(workers: int) -> int:
    """Return how many processes are meant.

    >>> processes(3)
    3
    """
    return workers or os.cpu_count() or 1


def text(message: str, **terms: int | str) -> str:
    """Return what commands say to people."""
    return catalogue(FALLBACK).text(message, terms)


def headed(*columns: str, numbers: int = 0, **layout: Any) -> Table:
    """Return a table whose columns are named in the catalogue; so many at its end hold numbers."""
    found = Table(*(text(f"column-{name}") for name in columns), box=SIMPLE_HEAD, **layout)
    for column in found.columns[len(columns) - numbers :]:
        column.justify = "right"
    return found


def console(*, stderr: bool = False) -> Console:
    """Return where results (or progress) are printed."""
    return Console(stderr=stderr, highlight=False)
