"""`freestone lab`: reports, balance, comparisons, ladders, tuning, training and puzzles."""

from pathlib import Path
from typing import Annotated, Final

import typer

from freestone.cli.balance import balance
from freestone.cli.border import Commands, PackFolder, console, spoken, text
from freestone.cli.compare import compare
from freestone.cli.ladder import ladder
from freestone.cli.puzzles import puzzles
from freestone.cli.train import train
from freestone.cli.tune import exploit, tune
from freestone.extras import need
from freestone.lab import rows
from freestone.packs.folders import game_of

HELP: Final = "Learn about bots, rules and component data from many games."
app = typer.Typer(cls=Commands, help=HELP, no_args_is_help=True)


@app.callback(help=HELP)
def lab() -> None:
    """Group the commands of the laboratory."""


@app.command()
def report(
    files: Annotated[
        list[Path], typer.Argument(metavar="FILE", dir_okay=False, help="Rows saved by freestone simulate.")
    ],
    output: Annotated[
        Path, typer.Option(metavar="DIR", file_okay=False, help="The folder for the page and its plots.")
    ] = Path("report"),
    pack: PackFolder = None,
    png: Annotated[bool, typer.Option("--png", help="Save every plot as PNG too.")] = False,
) -> None:
    """Make a page with plots of simulated games: points, victories, prices, and where points come from.

    Games of the same bots at the same kind of table are summed up together, whoever sits where.
    """
    need("lab", "freestone lab report", "matplotlib", "jinja2")
    # Only this command draws, and matplotlib is optional.
    from freestone.lab import report as reports

    found = reports.studies(*(rows.Games(file) for file in files))
    own = game_of(pack).pack(pack) if pack else None
    page, plots = reports.write(output, found, own, spoken(), with_png=png)
    made = text("lab-report-made", page=str(page), games=sum(study.games for study in found), pictures=plots)
    console().print(made, markup=False, soft_wrap=True)


for command in (balance, compare, ladder, tune, exploit, train, puzzles):
    app.command()(command)
