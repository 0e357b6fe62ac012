"""Measures our research environments; `freestone bench` runs it in each form, with the libraries of the examples."""

import json
import os
import random
import sys
import time
from collections.abc import Iterator

import pyspiel

from freestone.bench.measure import Measurement
from freestone.bench.peers import GAMES, legal, lockstep, play_gymnasium, play_openspiel, play_pettingzoo, steps
from freestone.core.engine import proceed
from freestone.env import aec, openspiel
from freestone.env.arena import Arena
from freestone.env.single import AgainstBots
from freestone.env.vector import Lockstep
from freestone.thinking.rollout import settle


def play_arena(arena: Arena, rng: random.Random) -> int:
    """Play one random game of all seats."""
    state, seed, count = arena.begin(), rng.getrandbits(32), 0
    chances = settle(state, seed, 0)
    while state.agenda:
        seat = state.agenda[-1].seat
        arena.observe(state, seat)
        proceed(state, arena.choice(state, legal(arena.mask(state, seat), rng)))
        chances = settle(state, seed, chances)
        count += 1
    return count


def measure(game: str, seats: int, seconds: float) -> Iterator[Measurement]:
    """Yield the steps per second of a game in every environment."""
    cores = os.cpu_count() or 1

    def row(environment: str, figures: dict[str, float]) -> Measurement:
        return {"environment": environment, "game": game, "seats": seats, **figures}

    yield row("arena", steps(play_arena, Arena(game, seats), seconds))
    yield row("pettingzoo", steps(play_pettingzoo, aec.env(game, seats), seconds))
    yield row("gymnasium", steps(play_gymnasium, AgainstBots(game, seats, "random"), seconds))
    openspiel.register()
    table = pyspiel.load_game(f"freestone_{game}", {"players": seats})
    yield row("openspiel", steps(play_openspiel, table, seconds))
    many = Lockstep(game, GAMES, seats)
    yield row("vector", steps(lockstep(many), many, seconds))
    spread = Lockstep(game, GAMES, seats, processes=cores)
    yield row("vector-cores", steps(lockstep(spread), spread, seconds, time.perf_counter))
    spread.close()


def main(seconds: float, tables: list[str]) -> None:
    """Print the figures of every table, written `pillars:2`."""
    for table in tables:
        game, _, seats = table.partition(":")
        for row in measure(game, int(seats), seconds):
            print(json.dumps(row), flush=True)  # noqa: T201


if __name__ == "__main__":
    main(float(sys.argv[1]), sys.argv[2:])
