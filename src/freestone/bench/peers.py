"""Other engines, run in their own environments without Freestone: catanatron's Catan and OpenSpiel's backgammon.

`python peers.py ENGINE SECONDS` prints one measurement of random games. Every entry of a player counts as a choice,
chance never does; so the roll of the dice is a choice in Catan, where a player takes that action, but not in
backgammon.
"""

import json
import random
import sys
import time
from collections.abc import Callable
from typing import Any

SEED = 1
AHEAD = 80  # entries of backgammon before the position that is copied


def catan(seed: int) -> Any:
    """Return a new game of four random players."""
    from catanatron import Color, Game, RandomPlayer  # noqa: PLC0415 - there in its own environment only

    return Game([RandomPlayer(colour) for colour in Color], seed=seed)


def length(game: Any) -> int:
    """Return the number of choices in a game of Catan; its log has had two names."""
    state = game.state
    return len(state.action_records if hasattr(state, "action_records") else state.actions)


def measure_catan(seconds: float) -> dict[str, object]:
    """Measure random games of Catan, and copies half way through one."""

    def play(seed: int) -> int:
        game = catan(seed)
        game.play()
        return length(game)

    random.seed(SEED)
    half = play(SEED) // 2
    middle = catan(SEED)
    while length(middle) < half:
        middle.play_tick()
    return {"game": "catan", "seats": 4, **rates(lambda number: play(SEED + number), middle.copy, seconds)}


def measure_backgammon(seconds: float) -> dict[str, object]:
    """Measure random games of backgammon, whose rules are in C++, and copies some way into one."""
    import pyspiel  # noqa: PLC0415 - there in its own environment only

    game, rng = pyspiel.load_game("backgammon"), random.Random(SEED)

    def step(state: Any) -> int:
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, weights)[0])
            return 0
        state.apply_action(rng.choice(state.legal_actions()))
        return 1

    def play(_: int) -> int:
        state, choices = game.new_initial_state(), 0
        while not state.is_terminal():
            choices += step(state)
        return choices

    middle = game.new_initial_state()
    for _ in range(AHEAD):
        step(middle)
    play(0)
    return {"game": "backgammon", "seats": 2, **rates(play, middle.clone, seconds)}


def rates(play: Callable[[int], int], copy: Callable[[], object], seconds: float) -> dict[str, float]:
    """Return games and choices per second of CPU time, and the time of a copy."""
    games = choices = copies = 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        games += 1
        choices += play(games)
    spent = time.process_time() - began
    began = time.process_time()
    while time.process_time() - began < seconds / 4:
        # As in `measure.each`, so that looking at the clock costs nothing.
        for _ in range(20):
            copy()
        copies += 20
    each = (time.process_time() - began) / copies
    found = {"games_per_second": games / spent, "choices_per_second": choices / spent}
    return {**found, "choices": choices / games, "copy_us": each * 1e6}


if __name__ == "__main__":
    measure = {"catanatron": measure_catan, "openspiel": measure_backgammon}[sys.argv[1]]
    print(json.dumps(measure(float(sys.argv[2]))))  # noqa: T201
