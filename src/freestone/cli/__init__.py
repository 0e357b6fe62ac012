"""The command line: `freestone COMMAND`. Every command explains itself with `--help`."""

from typing import Annotated

import typer

from freestone.cli.bench import bench
from freestone.cli.border import Commands, show_version
from freestone.cli.check import check
from freestone.cli.lab import app as laboratory
from freestone.cli.pack import app as packs
from freestone.cli.perft import perft
from freestone.cli.play import play
from freestone.cli.replay import replay
from freestone.cli.review import review
from freestone.cli.serve import serve
from freestone.cli.simulate import simulate
from freestone.cli.titles import games

app = typer.Typer(
    name="freestone",
    cls=Commands,
    help="Two cathedral-building board games: play them here, simulate, replay and check them.",
    invoke_without_command=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.command()(serve)
app.command()(play)
app.command()(simulate)
app.command()(replay)
app.command()(review)
app.command()(check)
app.command()(perft)
app.command()(bench)
app.command()(games)
app.add_typer(laboratory, name="lab")
app.add_typer(packs, name="pack")


@app.callback()
def freestone(
    context: typer.Context,
    version: Annotated[  # noqa: ARG001 - show_version is its only use
        bool, typer.Option("--version", callback=show_version, is_eager=True, help="Show the version and whose it is.")
    ] = False,
) -> None:
    """Two cathedral-building board games: play them here, simulate, replay and check them."""
    if context.invoked_subcommand is None:
        serve()
