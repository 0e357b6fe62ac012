"""`freestone lab tune`: weights of an evaluation, fitted to how games end."""

from pathlib import Path
from random import Random
from typing import Annotated

import typer

from freestone.cli.border import STOPPED, console
from freestone.cli.progress import bar
from freestone.core import game as titles
from freestone.lab import tune as fitting


def tune(
    game: Annotated[str, typer.Argument(help="The title, such as pillars.")],
    output: Annotated[
        Path, typer.Option(exists=True, dir_okay=False, help="The weights file whose numbers are replaced.")
    ],
    games: Annotated[int, typer.Option(min=1, help="Games with every number of players.")] = 150,
    samples: Annotated[int, typer.Option(min=1, help="Positions that are kept of them.")] = 4000,
    seed: Annotated[int, typer.Option(help="The same seed gives the same weights.")] = 1,
) -> None:
    """Fit the weights of a title's evaluation to the ends of games.

    Ctrl-C stops early; the file holds the best weights so far.
    """
    title = titles.find(game)
    kept = [sample for seats in title.seat_counts for sample in fitting.collect(title, seats, games, seed)]
    Random(0).shuffle(kept)
    error = fitting.error(title, kept[:samples])
    console().print(f"{len(kept[:samples])} positions, error {error:.3f} points")
    complete = True
    with bar("weights") as shown:
        task = shown.add_task("weights")
        try:
            for progress in fitting.fit(title, kept[:samples]):
                fitting.write(output, progress.weights)
                error = progress.error
                shown.update(task, total=progress.of, completed=progress.tried)
        except KeyboardInterrupt:
            complete = False
    console().print(f"error {error:.3f} points")
    if not complete:
        raise typer.Exit(STOPPED)
