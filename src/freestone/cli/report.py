"""`freestone lab report`: pictures of what simulations show."""

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer

from freestone.cli.border import PackFolder, console, text
from freestone.core.errors import InvalidChoice
from freestone.lab import archive, page
from freestone.lab.simulate import Result
from freestone.lab.study import studies
from freestone.packs.folders import game_of


def report(
    files: Annotated[
        list[Path], typer.Argument(metavar="FILE", dir_okay=False, help="Rows that freestone simulate has kept.")
    ],
    output: Annotated[
        Path, typer.Option(metavar="DIR", file_okay=False, help="The folder of the page and its pictures.")
    ] = Path("report"),
    pack: PackFolder = None,
    png: Annotated[bool, typer.Option("--png", help="Write every picture as PNG too.")] = False,
) -> None:
    """Draw what simulated games show: points, victories, prices and where points come from.

    Games of the same bots at the same kind of table are drawn together, whoever sits where.
    """
    found = studies(row for file in files for row in rows_of(file))
    own = game_of(pack).pack(pack) if pack else None
    page_file, pictures = page.write(output, found, own, with_png=png)
    games = sum(study.games for study in found)
    made = text("lab-report-made", page=str(page_file), games=games, pictures=pictures)
    console().print(made, markup=False, soft_wrap=True)


def rows_of(file: Path) -> Iterator[Result]:
    """Return the rows of a file that holds some."""
    empty = True
    for row in archive.read(file):
        empty = False
        yield row
    if empty:
        raise InvalidChoice(f"{file} holds no games")
