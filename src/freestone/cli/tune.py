"""`freestone lab tune`: weights of an evaluation, tuned by play."""

from contextlib import closing
from pathlib import Path
from typing import Annotated

import typer

from freestone.cli.border import STOPPED, Workers, console, processes, text
from freestone.cli.progress import follow, leave_if_stopped
from freestone.core import game as titles
from freestone.core.errors import InvalidChoice
from freestone.lab import tune as tuning
from freestone.lab.tune import Verdict
from freestone.thinking import thinking_of, weights
from freestone.thinking.weights import Weights


def tune(
    game: Annotated[str, typer.Argument(help="The title, such as pillars.")],
    output: Annotated[
        Path,
        typer.Option(
            dir_okay=False, help="The weights file whose numbers are moved; made of the shipped one if missing."
        ),
    ],
    trials: Annotated[int, typer.Option(min=1, help="How often two players meet with every number of players.")] = 4000,
    games: Annotated[int, typer.Option(min=1, help="Games for two in which the weights are checked at the end.")] = 400,
    seed: Annotated[int, typer.Option(help="The same seed gives the same weights.")] = 1,
    workers: Workers = 0,
) -> None:
    """Tune the weights of a title's evaluation by play, then let them meet those that Freestone is shipped with.

    Ctrl-C stops early; the file holds the weights so far.
    """
    shipped, tuned = thinking_of(titles.find(game)).weights, tuning.begin(game, output)
    if shape(tuned) != shape(shipped):
        raise InvalidChoice(f"{output} does not hold the weights of {game}: name another --output")
    generations = tuning.tune(game, tuned, trials, seed, processes(workers))
    total = -(-trials // tuning.GENERATION)
    with closing(generations):
        complete = follow(generations, total, lambda found: tuning.write(output, found), what="generations")
    if not complete:
        console(stderr=True).print(text("lab-tuning-stopped"), soft_wrap=True)
        raise typer.Exit(STOPPED)
    victories: list[float] = []
    with closing(tuning.check(game, weights.read(output), shipped, games, seed, processes(workers))) as played:
        complete = follow(played, games, victories.append)
    if victories:
        console().print(text("lab-tuned", **terms(tuning.verdict(victories))), soft_wrap=True)
    leave_if_stopped(complete, len(victories), games, resumable=False)


def terms(verdict: Verdict) -> dict[str, str | int]:
    """Return what is told of a check."""
    shares = {"won": verdict.won, "low": verdict.low, "high": verdict.high}
    return {"games": verdict.games, **{name: f"{share:.1%}" for name, share in shares.items()}}


def shape(values: Weights) -> dict[str, int]:
    """Return how many numbers each weight has."""
    return {name: len(numbers) for name, numbers in values.items()}
