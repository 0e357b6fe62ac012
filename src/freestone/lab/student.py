"""Best responses that learn: a network trained in matches against one bot alone. It needs PyTorch."""

from collections.abc import Generator
from dataclasses import replace
from pathlib import Path

from freestone.bots.files import components
from freestone.bots.roster import derived_seed
from freestone.lab.simulate import Plan
from freestone.learning.tasks import Aims, Task, work
from freestone.learning.train import Run
from freestone.processes import Pool
from freestone.thinking.network import shipped, shipped_file


def student(plan: Plan, folder: Path) -> Run:
    """Return the training of a network against the bot of a plan, new or resumed."""
    return Run(aims_of(plan), folder)


def aims_of(plan: Plan) -> Aims:
    """Return what a student learns: to beat the bot of a plan.

    It begins with the shipped network if that fits: what the bot knows already need not be found out first.
    """
    game, pack = components(plan.game, plan.pack)
    known = shipped_file(game, plan.seats) if shipped(game, pack, plan.seats) else None
    # Every match is one against the bot, none against itself.
    aims = Aims(plan.game, plan.seats, plan.pack, plan.seed, rivals=plan.players, earlier=0.0, others=1.0)
    return replace(aims, begin_with=None if known is None else str(known))


def examination(run: Run, games: int, workers: Pool) -> Generator[float]:
    """Let the network of a training play new matches against its bot; yield its part of each victory.

    The matches are whole trips round the table, so there may be a few more.
    """
    aims = replace(run.aims, matches=run.aims.seats)
    seeds = [derived_seed(aims.seed, "check", number) for number in range(-(-games // aims.matches))]
    for _, played in workers.results(work, [Task(aims, (run.published,), seed, aims.rivals[0]) for seed in seeds]):
        # A trip tells only the average; the share and its interval need no more.
        yield from [played.wins] * played.matches
