"""`freestone lab train`: a network that learns a game by playing against itself and others."""

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from freestone.bots.files import short_name
from freestone.cli.border import (
    STOPPED,
    ClusterAddress,
    GameName,
    Json,
    PackFolder,
    Progress,
    Workers,
    console,
    headed,
    numeral,
    percentage,
    pool,
    refuse_missing_folder,
    split,
    spoken,
    text,
)
from freestone.extras import need
from freestone.i18n import span
from freestone.lab.balance import wilson
from freestone.lab.population import entrants
from freestone.processes import opened

if TYPE_CHECKING:
    from freestone.lab.curve import Curve

HOUR: Final = 3600
MINUTE: Final = 60


def train(
    game: GameName,
    seats: Annotated[int, typer.Option(min=2, help="The number of players.")] = 2,
    output: Annotated[
        Path | None,
        typer.Option(metavar="DIR", file_okay=False, help="The folder of the run; by default GAME-SEATS."),
    ] = None,
    hours: Annotated[float, typer.Option(min=0.001, help="How long to learn, in hours, earlier times included.")] = 1.0,
    population: Annotated[
        str,
        typer.Option(metavar="BOTS", help="The rivals; styles stands for those of the game."),
    ] = "greedy,styles",
    begin_with: Annotated[
        Path | None,
        typer.Option("--from", metavar="PATH", exists=True, help="Begin with a network or a run of fewer players."),
    ] = None,
    seed: Annotated[int, typer.Option(help="The seed of the first weights and of the games.")] = 0,
    workers: Workers = 0,
    cluster: ClusterAddress = "",
    pack: PackFolder = None,
    curve: Annotated[bool, typer.Option("--curve", help="Only draw the learning curve of the run again.")] = False,
    as_json: Json = False,
) -> None:
    """Train a network by self-play, and measure it against rivals meanwhile.

    Ctrl-C stops early and saves; the same command resumes.
    """
    need("learn", "freestone lab train")
    folder = output or Path(f"{game}-{seats}")
    refuse_missing_folder(folder)
    terms = {
        "game": game,
        "seats": seats,
        "pack": None if pack is None else str(pack.absolute()),
        "seed": seed,
        "rivals": tuple(entrants(game, split(population))),
        "begin_with": None if begin_with is None else str(begin_with.absolute()),
    }
    complete = curve or _train(folder, hours * HOUR, (workers, cluster), terms)
    if complete or (folder / "curve.jsonl").exists():
        _report(folder, complete, as_json)
    if not complete:
        console(stderr=True).print(text("train-stopped", folder=str(folder)), soft_wrap=True, markup=False)
        raise typer.Exit(STOPPED)


def _train(folder: Path, seconds: float, who: tuple[int, str], terms: dict[str, Any]) -> bool:
    """Learn until the run has taken so long; return whether it came to the end without Ctrl-C."""
    from freestone.learning.tasks import Aims
    from freestone.learning.train import Run

    aims = Aims(**terms)
    aims.read()
    try:
        run = Run(aims, folder)
        left = seconds - run.seconds
        if left <= 0:
            return True
        bar = Progress("seconds", int(seconds), int(run.seconds))
        with pool(*who) as chosen, opened(chosen) as workers, bar as progress:
            begun = text("train-begun", folder=str(folder), device=run.learner.device, steps=run.learner.steps)
            progress.say(begun)

            def tell(note: dict[str, Any]) -> None:
                progress.say(_line(note, *before))
                before[:] = note["games"], note["seconds"]
                _drawn(folder)

            before = [run.games, run.seconds]
            run.learn(workers, left, tell, lambda done: progress.reach(int(done), int(seconds)))
    except KeyboardInterrupt:
        return False
    return True


def _line(note: dict[str, Any], games: float, seconds: float) -> str:
    """Return a note of the curve as a line; `games` and `seconds` are those of the note before."""
    rate = (note["games"] - games) / max(1.0, note["seconds"] - seconds)
    counts = {name: note[name] for name in ("games", "rows", "steps")}
    found = [text("train-note", minutes=numeral(note["seconds"] / MINUTE, 1), rate=numeral(rate, 1), **counts)]
    if "held_out" in note:
        found.append(text("train-error", **{name: numeral(note["held_out"][name], 1) for name in ("lead", "hand")}))
    for rival, one in note.get("against", {}).items():
        low, high = wilson(one["wins"], one["games"])
        interval = span(numeral(100 * low), numeral(100 * high))
        found.append(text("train-share", rival=short_name(rival), won=percentage(one["wins"]), interval=interval))
    return " · ".join(found)


def _drawn(folder: Path) -> "Curve":
    """Draw the curve of a run and return it."""
    from freestone.lab.curve import Curve

    found = Curve.read(folder)
    found.draw(folder, spoken())
    return found


def _report(folder: Path, complete: bool, as_json: bool) -> None:
    """Print how strong a run has become."""
    found = _drawn(folder)
    shares, last = found.late(), found.notes[-1] if found.notes else {}
    if as_json:
        against = {rival: {"won": one.share, "low": one.low, "high": one.high} for rival, one in shares.items()}
        files = {"run": str(folder), "network": str(folder / "network.npz"), "curve": str(folder / "curve.svg")}
        figures = {name: last.get(name) for name in ("seconds", "games", "rows", "steps", "held_out")}
        typer.echo(json.dumps({"complete": complete, **files, **found.aims, **figures, "against": against}))
        return
    table = headed("rival", "won", "interval", "fair-share", numbers=3)
    for rival, one in shares.items():
        fair = text("ladder-fair-share", times=numeral(one.share * found.aims["seats"], 2))
        interval = span(percentage(one.low, 1), percentage(one.high, 1))
        table.add_row(short_name(rival), percentage(one.share, 1), interval, fair)
    console().print(table)
    console().print(text("train-made", folder=str(folder)), soft_wrap=True, markup=False)
