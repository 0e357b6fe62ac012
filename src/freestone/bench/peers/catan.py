"""Catanatron, the Catan engine in Python: four random players. Every action in its log is an entry of a player."""

import json
import random
import sys
import time
from typing import Any

SEED = 1


def begin(seed: int) -> Any:
    """Return a new game of four random players."""
    from catanatron import Color, Game, RandomPlayer  # noqa: PLC0415 - there in its own environment only

    return Game([RandomPlayer(colour) for colour in Color], seed=seed)


def length(game: Any) -> int:
    """Return how many choices were made; the log is named in two ways, by version."""
    state = game.state
    return len(state.action_records if hasattr(state, "action_records") else state.actions)


def play(seed: int) -> int:
    """Play a game and return how many choices were made."""
    game = begin(seed)
    game.play()
    return length(game)


def middle() -> Any:
    """Return a game half way through."""
    half = play(SEED) // 2
    game = begin(SEED)
    while length(game) < half:
        game.play_tick()
    return game


def copy_time(seconds: float) -> float:
    """Return how many seconds a copy takes."""
    game, copies, began = middle(), 0, time.process_time()
    while time.process_time() - began < seconds:
        for _ in range(20):
            game.copy()
        copies += 20
    return (time.process_time() - began) / copies


def main(seconds: float) -> None:
    """Print one row."""
    random.seed(SEED)
    play(SEED)
    games, choices, began = 0, 0, time.process_time()
    while time.process_time() - began < seconds:
        games += 1
        choices += play(SEED + games)
    spent = time.process_time() - began
    row = {"game": "catan", "seats": 4, "games_per_second": games / spent, "choices_per_second": choices / spent}
    print(json.dumps({**row, "choices": choices / games, "copy_us": copy_time(seconds / 4) * 1e6}))  # noqa: T201


if __name__ == "__main__":
    main(float(sys.argv[1]))
