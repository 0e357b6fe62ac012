"""Measures this Freestone, interpreted or compiled; `freestone bench` runs it in each form."""

import json
import sys
import time
from collections.abc import Callable
from random import Random
from typing import Any

from freestone.core import engine
from freestone.core.engine import advance, apply
from freestone.core.game import Game, find
from freestone.core.journal import parse
from freestone.core.match import new, replay
from freestone.core.pack import Pack
from freestone.core.state import State
from freestone.lab.simulate import Plan, run
from freestone.thinking.rollout import play_out

SEED = 1
WARM_UP = 20
Measurement = dict[str, Any]


def is_compiled() -> bool:
    """Whether the engine at hand is compiled."""
    return not (engine.__file__ or "").endswith(".py")


def begin(game: Game[Any], pack: Pack, seats: int) -> State:
    """Return the first position of a game."""
    state: State = game.setup(pack, seats, game.full_settings(seats, {}))
    advance(state)
    return state


def each(seconds: float, work: Callable[[], object]) -> float:
    """Return the CPU time of one call, averaged over `seconds` of repetition."""
    times, began = 0, time.process_time()
    while time.process_time() - began < seconds:
        # A copy takes 2 to 8 microseconds, so a look at the clock after each would distort the figure.
        for _ in range(10):
            work()
        times += 10
    return (time.process_time() - began) / times


def random_games(game: Game[Any], seats: int, seconds: float) -> Measurement:
    """Return the number of random games, and of their choices, per second of CPU time."""
    pack, rng = game.pack(), Random(SEED)
    # The first game fills caches and is not counted.
    play_out(begin(game, pack, seats), rng)
    games, choices, began = 0, 0, time.process_time()
    while time.process_time() - began < seconds:
        games += 1
        choices += play_out(begin(game, pack, seats), rng)
    spent = time.process_time() - began
    rates = {"games_per_second": games / spent, "choices_per_second": choices / spent}
    return {**rates, "choices": choices / games}


def middle(game: Game[Any], seats: int) -> State:
    """Return a position half way through a random game."""
    half = len(played(game, seats).journal.entries) // 2
    rng, state = Random(SEED), begin(game, game.pack(), seats)
    for _ in range(half):
        apply(state, rng.choice(state.options))
    return state


def played(game: Game[Any], seats: int) -> Any:
    """Return a whole random match."""
    match, rng = new(game.id, seats, SEED), Random(SEED)
    while match.seat is not None:
        match.play(rng.choice(match.options))
    return match


def throughput(game: Game[Any], seats: int, workers: int, games: int) -> float:
    """Return the games per second of `freestone simulate`, without those played while processes start."""
    warm_up = WARM_UP * workers
    results = run(Plan(game.id, ("random",) * seats), warm_up + games, workers)
    for _ in range(warm_up):
        next(results)
    # Wall time here: the work is done by other processes.
    began = time.perf_counter()
    count = sum(1 for _ in results)
    return count / (time.perf_counter() - began)


def measure(game: Game[Any], seats: int, seconds: float) -> Measurement:
    """Return all figures of a game with this number of players."""
    figures = random_games(game, seats, seconds)
    lines = list(played(game, seats).lines())
    games = max(20, int(figures["games_per_second"] * seconds / 2))
    return {
        "game": game.id,
        "seats": seats,
        **figures,
        "copy_us": each(seconds / 4, middle(game, seats).copy) * 1e6,
        "replay_ms": each(seconds / 4, lambda: replay(parse(lines))) * 1e3,
        "simulated_by_1": throughput(game, seats, 1, games),
        "simulated_by_2": throughput(game, seats, 2, 2 * games),
    }


def main(seconds: float, tables: list[str]) -> None:
    """Print the figures of every table, written `pillars:4`."""
    for table in tables:
        name, _, seats = table.partition(":")
        print(json.dumps(measure(find(name), int(seats), seconds)), flush=True)  # noqa: T201


if __name__ == "__main__":
    main(float(sys.argv[1]), sys.argv[2:])
