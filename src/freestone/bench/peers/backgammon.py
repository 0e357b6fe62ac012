"""OpenSpiel's backgammon, rules in C++, driven from Python: two random players; dice are chance and not counted."""

import json
import random
import sys
import time
from typing import Any


def step(state: Any, rng: random.Random) -> int:
    """Take anything, or let chance have its turn; return how many choices a player made."""
    if state.is_chance_node():
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choices(outcomes, weights)[0])
        return 0
    state.apply_action(rng.choice(state.legal_actions()))
    return 1


def play(game: Any, rng: random.Random) -> int:
    """Play a game and return how many choices were made."""
    state, choices = game.new_initial_state(), 0
    while not state.is_terminal():
        choices += step(state, rng)
    return choices


def copy_time(game: Any, seconds: float) -> float:
    """Return how many seconds a copy takes, some way into a game."""
    state, rng = game.new_initial_state(), random.Random(1)
    for _ in range(80):
        step(state, rng)
    copies, began = 0, time.process_time()
    while time.process_time() - began < seconds:
        for _ in range(100):
            state.clone()
        copies += 100
    return (time.process_time() - began) / copies


def main(seconds: float) -> None:
    """Print one row."""
    import pyspiel  # noqa: PLC0415 - there in its own environment only

    game, rng = pyspiel.load_game("backgammon"), random.Random(1)
    play(game, rng)
    games, choices, began = 0, 0, time.process_time()
    while time.process_time() - began < seconds:
        games += 1
        choices += play(game, rng)
    spent = time.process_time() - began
    row = {"game": "backgammon", "seats": 2, "games_per_second": games / spent, "choices_per_second": choices / spent}
    print(json.dumps({**row, "choices": choices / games, "copy_us": copy_time(game, seconds / 4) * 1e6}))  # noqa: T201


if __name__ == "__main__":
    main(float(sys.argv[1]))
