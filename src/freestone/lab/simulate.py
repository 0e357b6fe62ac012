"""Many games between bots, on several cores; the same seed gives the same games with any number of workers."""

import signal
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache
from multiprocessing import get_context
from pathlib import Path
from threading import current_thread, main_thread
from typing import Any, TypedDict, TypeVar

from freestone.bots import roster
from freestone.bots.roster import derived_seed
from freestone.core import game as titles
from freestone.core.engine import advance, apply
from freestone.core.game import Game, Values
from freestone.core.match import Seen, outcome
from freestone.core.pack import Pack
from freestone.core.state import State
from freestone.core.step import CHANCE
from freestone.toolbox.witness import Fates, Witness

CHUNK = 20
R = TypeVar("R")


@dataclass(frozen=True)
class Plan:
    """What is simulated; plain values, so that processes can exchange it."""

    game: str
    players: tuple[str, ...]
    seed: int = 0
    options: Values = field(default_factory=dict)
    pack: str | None = None

    def check(self) -> None:
        """Raise if the title, a bot, an option or the pack does not exist."""
        title, _ = components(self.game, self.pack)
        for player in self.players:
            roster.find(player)
        title.options(len(self.players), self.options)


class Result(TypedDict):
    """One game: a row of the output."""

    game: int
    seed: int
    players: list[str]
    scores: list[int]
    winners: list[int]
    score_sheet: list[dict[str, int]]
    entries: int
    choices: int


@cache
def components(game: str, pack: str | None) -> tuple[Game[Any], Pack]:
    """Return a title and its pack, read once a process."""
    title = titles.find(game)
    return title, title.pack(None if pack is None else Path(pack))


def play_one(plan: Plan, number: int) -> Result:
    """Play game `number` of a plan; `freestone.new` with the row's seed meets the same chance."""
    return play_before(None, plan, number)


def play_before(witness: Witness[Any] | None, plan: Plan, number: int) -> Result:
    """Play game `number` of a plan; a witness sees every position and all that is told, and changes nothing."""
    title, pack = components(plan.game, plan.pack)
    seed = derived_seed(plan.seed, number)
    seats = len(plan.players)
    bots = [roster.find(name)(derived_seed(seed, seat)) for seat, name in enumerate(plan.players)]
    state: Any = title.setup(pack, seats, title.options(seats, plan.options))
    state.events = None if witness is None else []
    advance(state)
    show(witness, state)
    chances = choices = 0
    while state.agenda:
        seat, offered = state.agenda[-1].seat, state.offered
        if seat == CHANCE:
            choice = offered[outcome(state, seed, chances)]
            chances += 1
        else:
            choice = offered[0] if len(offered) == 1 else bots[seat].choose(Seen(title, pack, state, seat))
            choices += 1
        apply(state, choice)
        show(witness, state)
    result: Result = {
        "game": number,
        "seed": seed,
        "players": list(plan.players),
        "scores": title.scores(state),
        "winners": title.winners(state),
        "score_sheet": title.score_sheet(state),
        "entries": chances + choices,
        "choices": choices,
    }
    if witness is not None:
        witness.close(state, fates(result))
    return result


def show(witness: Witness[Any] | None, state: State) -> None:
    """Show a witness the position and what was told since the last time."""
    if witness is not None:
        witness.look(state, state.events or [])
        state.events = []


def fates(result: Result) -> Fates:
    """Return how a game ended for each seat; a shared victory counts for its share."""
    winners = result["winners"]
    wins = [1 / len(winners) if seat in winners else 0.0 for seat in range(len(result["scores"]))]
    return Fates(wins, result["scores"])


def run(plan: Plan, games: int, workers: int = 1) -> Generator[Result, None, None]:
    """Play games 0, 1, 2, ... of a plan and return their rows in this order, as they come."""
    return run_each(play_one, plan, games, workers)


def play_chunk(task: tuple[Callable[[Plan, int], R], Plan, range]) -> list[R]:
    """Play some games of a plan, in the process that is asked to."""
    play, plan, numbers = task
    return [play(plan, number) for number in numbers]


def run_each(play: Callable[[Plan, int], R], plan: Plan, games: int, workers: int) -> Generator[R, None, None]:
    """Do something with games 0, 1, 2, ... of a plan, in several processes, and return the results in this order."""
    plan.check()
    if workers == 1:
        for number in range(games):
            yield play(plan, number)
        return
    size = max(1, min(CHUNK, games // (4 * workers)))
    tasks = [(play, plan, range(first, min(first + size, games))) for first in range(0, games, size)]
    with interrupts_left_to_the_caller():
        pool = get_context("spawn").Pool(max(1, min(workers, len(tasks))))
    with pool:
        for rows in pool.imap(play_chunk, tasks):
            yield from rows


@contextmanager
def interrupts_left_to_the_caller() -> Iterator[None]:
    """Let processes that are started here ignore Ctrl-C, from their first moment on."""
    if current_thread() is not main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
