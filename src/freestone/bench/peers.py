"""Other engines, run in their own environments without Freestone: catanatron's Catan and OpenSpiel's backgammon.

`python peers.py ENGINE SECONDS` prints measurements of random games. Every entry of a player counts as a choice, chance
never does; so the roll of the dice is a choice in Catan, where a player takes that action, but not in backgammon.

The engine `environments` is the libraries of research environments with games that they bring as examples. A step is
one action of a player, who observes and learns which actions are possible before each. The module `environments`
measures ours with the same loops.
"""

import json
import os
import random
import sys
import time
from collections.abc import Callable, Iterator
from typing import Any

SEED = 1
AHEAD = 80  # entries of backgammon before the position that is copied
EXAMPLES = (
    ("pettingzoo", "connect_four", 2),
    ("gymnasium", "blackjack", 1),
    ("openspiel", "connect_four", 2),
    ("openspiel", "backgammon", 2),
    ("vector", "blackjack", 1),
    ("vector-cores", "blackjack", 1),
)
GAMES = 1024  # in lockstep
STEPS = 5  # of all games in lockstep, between two looks at the clock


def catan(seed: int) -> Any:
    """Return a new game of four random players."""
    from catanatron import Color, Game, RandomPlayer  # noqa: PLC0415 - there in its own environment only

    return Game([RandomPlayer(colour) for colour in Color], seed=seed)


def length(game: Any) -> int:
    """Return the number of choices in a game of Catan; its log has had two names."""
    state = game.state
    return len(state.action_records if hasattr(state, "action_records") else state.actions)


def measure_catan(seconds: float) -> Iterator[dict[str, object]]:
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
    yield {"game": "catan", "seats": 4, **rates(lambda number: play(SEED + number), middle.copy, seconds)}


def measure_backgammon(seconds: float) -> Iterator[dict[str, object]]:
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
    yield {"game": "backgammon", "seats": 2, **rates(play, middle.clone, seconds)}


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


def measure_examples(seconds: float) -> Iterator[dict[str, object]]:
    """Measure an example of each library of environments."""
    import gymnasium  # noqa: PLC0415 - there in its own environment only
    import pyspiel  # noqa: PLC0415
    from pettingzoo.classic import connect_four_v3  # noqa: PLC0415

    def figures(environment: str, game: str) -> dict[str, float]:
        if environment == "pettingzoo":
            return steps(play_pettingzoo, connect_four_v3.env(), seconds)
        if environment == "gymnasium":
            return steps(play_gymnasium, gymnasium.make("Blackjack-v1"), seconds)
        if environment == "openspiel":
            return steps(play_openspiel, pyspiel.load_game(game), seconds)
        if environment == "vector":
            many = gymnasium.make_vec("Blackjack-v1", GAMES, vectorization_mode="sync")
            return steps(lockstep(many), many, seconds)
        # It has a process for each game, so it plays no more games than there are cores.
        spread = gymnasium.make_vec("Blackjack-v1", os.cpu_count() or 1, vectorization_mode="async")
        try:
            return steps(lockstep(spread), spread, seconds, time.perf_counter)
        finally:
            spread.close()

    for environment, game, seats in EXAMPLES:
        yield {
            "engine": "example",
            "environment": environment,
            "game": game,
            "seats": seats,
            **figures(environment, game),
        }


def steps(
    play: Callable[[Any, random.Random], int],
    environment: Any,
    seconds: float,
    clock: Callable[[], float] = time.process_time,
) -> dict[str, float]:
    """Return the steps per second of an environment: of CPU time, unless other processes work too."""
    rng, count = random.Random(SEED), 0
    play(environment, rng)
    began = clock()
    while clock() - began < seconds:
        count += play(environment, rng)
    return {"steps_per_second": count / (clock() - began)}


def legal(mask: Any, rng: random.Random) -> int:
    """Return one of the actions that a mask allows."""
    found = mask.nonzero()[0]
    return int(found[int(rng.random() * len(found))])


def play_pettingzoo(environment: Any, rng: random.Random) -> int:
    """Play one random game of all agents."""
    environment.reset(seed=rng.randrange(2**31))
    count = 0
    for _ in environment.agent_iter():
        observation, _, terminated, truncated, _ = environment.last()
        if terminated or truncated:
            environment.step(None)
        else:
            environment.step(legal(observation["action_mask"], rng))
            count += 1
    return count


def play_gymnasium(environment: Any, rng: random.Random) -> int:
    """Play one random game of the learner."""
    _, info = environment.reset(seed=rng.randrange(2**31))
    count, is_over = 0, False
    while not is_over:
        mask = info.get("action_mask")
        action = rng.randrange(int(environment.action_space.n)) if mask is None else legal(mask, rng)
        _, _, terminated, truncated, info = environment.step(action)
        is_over = terminated or truncated
        count += 1
    return count


def play_openspiel(game: Any, rng: random.Random) -> int:
    """Play one random game of all players; outcomes of chance are not counted."""
    state, count = game.new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, weights)[0])
        else:
            state.observation_tensor()
            state.apply_action(rng.choice(state.legal_actions()))
            count += 1
    return count


def lockstep(environment: Any) -> Callable[[Any, random.Random], int]:
    """Return what steps all games of a vectorised environment some times, at random; they begin only once."""
    import numpy as np  # noqa: PLC0415 - there in its own environment only

    infos = environment.reset(seed=SEED)[1]
    games, actions = int(environment.num_envs), int(environment.single_action_space.n)
    # Numbers for twice as many games, drawn once: drawing them anew would cost a tenth of a step.
    luck = np.random.default_rng(SEED).random((2 * games, actions), np.float32) + np.float32(0.5)

    def play(_: Any, rng: random.Random) -> int:
        nonlocal infos
        for _ in range(STEPS):
            first = rng.randrange(games)
            wish = luck[first : first + games]
            mask = infos.get("action_mask")
            chosen = (wish if mask is None else wish * mask).argmax(axis=1)
            _, _, _, _, infos = environment.step(chosen)
        return STEPS * games

    return play


if __name__ == "__main__":
    measures: dict[str, Callable[[float], Iterator[dict[str, object]]]] = {
        "catanatron": measure_catan,
        "openspiel": measure_backgammon,
        "environments": measure_examples,
    }
    for measurement in measures[sys.argv[1]](float(sys.argv[2])):
        print(json.dumps(measurement), flush=True)  # noqa: T201
