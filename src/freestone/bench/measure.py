"""Measures this Freestone, interpreted or compiled; `freestone bench` runs it in each form."""

import json
import sys
import time
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

from freestone.core import engine
from freestone.core.engine import advance, apply
from freestone.core.game import Game, find
from freestone.core.journal import parse
from freestone.core.match import Match, new, position, replay
from freestone.core.pack import Pack
from freestone.core.state import State
from freestone.core.step import CHANCE
from freestone.lab.rows import batch
from freestone.lab.simulate import Plan, run_batches, unrecorded
from freestone.processes import Workers
from freestone.thinking.rollout import draw, play_out

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


def border(game: Game[Any], seats: int, seconds: float) -> Measurement:
    """Return the choices per second of programs in Python that play by `apply` and in matches, and what these cost.

    The cost is the time of a choice: by `apply` in terms of the rules alone, and in a match in terms of `apply`.
    """
    rng = Random(SEED)
    layers: dict[str, Callable[[], int | Match]] = {
        "rules": lambda: play_out(position(game.id, seats), rng),
        "applied": lambda: apply_all(position(game.id, seats), rng),
        "played": lambda: play_all(new(game.id, seats, rng.getrandbits(32)), rng),
    }
    choices, spent = dict.fromkeys(layers, 0), dict.fromkeys(layers, 0.0)
    # In turn, game by game, since the ratios matter most.
    while sum(spent.values()) < seconds:
        for layer, play in layers.items():
            began = time.process_time()
            done = play()
            spent[layer] += time.process_time() - began
            choices[layer] += done if isinstance(done, int) else made(done)
    rules, applied, played = (choices[layer] / spent[layer] for layer in layers)
    rates = {"applied_per_second": applied, "played_per_second": played}
    return {**rates, "applied_cost": rules / applied, "played_cost": applied / played}


def apply_all(state: State, rng: Random) -> int:
    """Play a random game without a match, as a program in Python does; return the number of choices."""
    choices, random = 0, rng.random
    while state.agenda:
        if state.seat == CHANCE:
            apply(state, draw(state, rng))
        else:
            options = state.options
            apply(state, options[int(random() * len(options))])
            choices += 1
    return choices


def play_all(match: Match, rng: Random) -> Match:
    """Play a match at random to its end."""
    random = rng.random
    while match.seat is not None:
        options = match.options
        match.play(options[int(random() * len(options))])
    return match


def made(match: Match) -> int:
    """Return the number of choices in a match."""
    return sum(seat != CHANCE for seat, _ in match.journal.entries)


def middle(game: Game[Any], seats: int) -> State:
    """Return a position half way through a random game."""
    half = len(played(game, seats).journal.entries) // 2
    rng, state = Random(SEED), begin(game, game.pack(), seats)
    for _ in range(half):
        apply(state, rng.choice(state.options))
    return state


def played(game: Game[Any], seats: int) -> Match:
    """Return a whole random match."""
    return play_all(new(game.id, seats, SEED), Random(SEED))


def throughput(plan: Plan, workers: int, games: int) -> float:
    """Return the games per second of `freestone simulate`, without the time that processes take to start."""
    work = partial(batch, None, unrecorded)
    with Workers(workers) as processes:
        # As many tasks at once as there are processes, so that every one of them starts.
        for _ in processes.answers(partial(work, plan), [range(WARM_UP)] * workers):
            pass
        # Wall time here: the work is done by other processes.
        began = time.perf_counter()
        played = sum(len(found.numbers) for found in run_batches(work, plan, games, processes))
        return played / (time.perf_counter() - began)


def measure(game: Game[Any], seats: int, seconds: float) -> Measurement:
    """Return all figures of a game with this number of players."""
    figures = random_games(game, seats, seconds)
    lines = list(played(game, seats).lines())
    games = max(20, int(figures["games_per_second"] * seconds / 2))
    plan = Plan(game.id, ("random",) * seats)
    return {
        "game": game.id,
        "seats": seats,
        **figures,
        **border(game, seats, seconds),
        "copy_us": each(seconds / 4, middle(game, seats).copy) * 1e6,
        "replay_ms": each(seconds / 4, lambda: replay(parse(lines))) * 1e3,
        "simulated_by_1": throughput(plan, 1, games),
        "simulated_by_2": throughput(plan, 2, 2 * games),
    }


def main(seconds: float, tables: list[str]) -> None:
    """Print the figures of every table, written `pillars:4`."""
    for table in tables:
        name, _, seats = table.partition(":")
        print(json.dumps(measure(find(name), int(seats), seconds)), flush=True)  # noqa: T201


if __name__ == "__main__":
    main(float(sys.argv[1]), sys.argv[2:])
