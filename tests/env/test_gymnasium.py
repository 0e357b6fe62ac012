"""The games as Gymnasium environments: its own checks pass, and bots play as they do elsewhere."""

import copy
import pickle
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import freestone
import freestone.env
from freestone.bots.files import made
from freestone.bots.roster import derived_seed
from freestone.core.dump import digest
from freestone.env.environment import MaskPlace
from freestone.env.single import AgainstBots
from strangers import DICE, installed

TABLES = [(game, seats) for game in ("Pillars", "KutnaHora") for seats in (2, 3, 4)]
EAGER = """
class Eager:
    def __init__(self, seed): ...
    def choose(self, seen):
        return seen.options[seen.state.collected >= 30]  # rolls until it has won
"""


@pytest.fixture(scope="module", autouse=True)
def dice() -> Iterator[None]:
    with installed(DICE):
        freestone.env.register()
        yield
    del gymnasium.registry["freestone/Dice-v0"]


def play(env: AgainstBots, rng: Random, most: int = 10**6) -> float:
    """Play at random until the match is over, at most so many decisions; return the last reward."""
    reward = 0.0
    for _ in range(most):
        _, reward, is_over, *_ = env.step(rng.choice(list(env.options)))
        if is_over:
            break
    return reward


@pytest.mark.parametrize(("game", "seats"), [*TABLES, ("Dice", 2)])
@pytest.mark.parametrize("mask", ["info", "observation"])
def test_gymnasium_approves(game: str, seats: int, mask: MaskPlace) -> None:
    # The check samples actions without regard to masks, so an illegal one has to be answered.
    env = gymnasium.make(f"freestone/{game}-v0", seats=seats, opponents="random", mask=mask, illegal_reward=-1)
    check_env(env.unwrapped, skip_render_check=(seats, mask) != (2, "info"))


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_whole_matches_by_the_mask_of_the_info(game: str, seats: int) -> None:
    env = gymnasium.make(f"freestone/{game}-v0", seats=seats, opponents="random")  # with Gymnasium's passive checks
    env.action_space.seed(1)
    for seed in (1, None):
        _, info = env.reset(seed=seed)
        is_over = False
        while not is_over:
            assert isinstance(info["kind"], str)
            masks = env.get_wrapper_attr("action_masks")()
            assert masks.dtype == np.bool_
            assert np.array_equal(masks, info["action_mask"])
            _, reward, is_over, is_cut, info = env.step(env.action_space.sample(info["action_mask"]))
            assert not is_cut
        seat = env.unwrapped.viewer  # type: ignore[attr-defined]
        assert (seat in info["winners"]) == (float(reward) > 0) or len(info["winners"]) == seats
        assert not info["action_mask"].any()


@pytest.mark.parametrize("seat", [0, 2, None])
def test_bots_play_as_at_any_table(seat: int | None, tmp_path: Path) -> None:
    env, rng = AgainstBots("pillars", 3, ["greedy", "random"], seat), Random(1)
    env.reset(seed=9)
    while env.episode.state.agenda:
        env.step(rng.choice(list(env.options)))
    own = env.viewer
    sitting = {(own + 1) % 3: "greedy", (own + 2) % 3: "random"}
    bots = {seat: made(name, "pillars", derived_seed(9, seat)) for seat, name in sitting.items()}
    match, rng = freestone.new("pillars", 3, seed=9), Random(1)
    while match.seat is not None:
        match.play(rng.choice(match.options) if match.seat == own else bots[match.seat].choose(match.seen()))
    env.match().save(tmp_path / "match.jsonl")
    saved = freestone.load(tmp_path / "match.jsonl")
    assert saved.journal.entries == match.journal.entries
    assert [saved.names[(own + after) % 3] for after in range(3)] == ["Learner", "Greedy", "Random"]


def test_the_learner_sits_everywhere_unless_its_seat_is_fixed() -> None:
    env = AgainstBots("pillars", 4, "random")
    seats = []
    for match in range(30):
        env.reset(seed=None if match else 1)
        seats.append(env.viewer)
    assert {*seats} == {0, 1, 2, 3}
    fixed = AgainstBots("pillars", 4, "random", seat=2)
    fixed.reset()
    assert fixed.viewer == 2


def test_a_match_that_bots_win_at_once_is_played_anew(tmp_path: Path) -> None:
    (tmp_path / "eager.py").write_text(EAGER, encoding="utf-8")
    env = AgainstBots("dice", 2, str(tmp_path / "eager.py"), seat=1)
    lost = 0
    for seed in range(30):
        env.reset(seed=seed)
        assert env.episode.state.seat == 1
        lost += env.episode.seed != seed
    assert lost > 0


@pytest.mark.parametrize("again", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))], ids=["copy", "pickle"])
@pytest.mark.parametrize("opponents", ["random", "greedy"])
def test_a_copy_plays_on_alone(again: Any, opponents: str) -> None:
    env = AgainstBots("pillars", 3, opponents)
    env.reset(seed=4)
    play(env, Random(1), 5)
    other, before = again(env), digest(env.episode.state)
    assert digest(other.episode.state) == before
    reward = play(other, Random(1), 20)
    assert digest(env.episode.state) == before
    assert play(env, Random(1), 20) == reward
    assert env.match().journal.entries == other.match().journal.entries
    assert env.reset()[0].tolist() == other.reset()[0].tolist()  # type: ignore[union-attr]


def test_an_illegal_action_raises_and_changes_nothing() -> None:
    env = AgainstBots("kutna_hora", 2, "random")
    env.reset(seed=1)
    before = digest(env.episode.state)
    forbidden = next(action for action in range(500) if action not in env.options)
    with pytest.raises(freestone.IllegalChoice, match=f"action {forbidden}, .* is not possible now"):
        env.step(forbidden)
    with pytest.raises(freestone.InvalidChoice, match="there is no action 100000; actions are 0 to"):
        env.step(100_000)
    assert digest(env.episode.state) == before
    play(env, Random(1))
    with pytest.raises(freestone.IllegalChoice, match="the match is over"):
        env.step(forbidden)


def test_an_illegal_action_may_cost_a_reward_instead() -> None:
    env = AgainstBots("pillars", 2, "random", illegal_reward=-3, mask="observation")
    observation, _ = env.reset(seed=1)
    assert isinstance(observation, dict)
    _, reward, is_over, is_cut, _ = env.step(np.flatnonzero(observation["action_mask"] == 0)[0])
    assert (reward, is_over, is_cut) == (-3, True, False)


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        ({"opponents": "gredy"}, "no player 'gredy'; did you mean 'greedy'?"),
        ({"opponents": ["greedy"]}, "1 opponents for 2 other seats"),
        ({"opponents": ["greedy", 3]}, "opponents are a list of texts"),
        ({"opponents": "./nowhere.py"}, "there is no file nowhere.py"),
        ({"seat": 3}, "there is no seat 3; the seats are 0 to 2"),
        ({"seat": "first"}, "the seat is a whole number, not 'first'"),
        ({"seats": 7}, "pillars cannot be played by 7"),
    ],
)
def test_what_does_not_exist_is_named(arguments: dict[str, Any], complaint: str) -> None:
    with pytest.raises(freestone.InvalidChoice, match=complaint):
        gymnasium.make("freestone/Pillars-v0", **{"seats": 3, **arguments})


def test_a_bot_that_fails_is_named(tmp_path: Path) -> None:
    (tmp_path / "cheat.py").write_text(EAGER.replace("seen.options", "seen.choices"), encoding="utf-8")
    env = AgainstBots("dice", 2, str(tmp_path / "cheat.py"), seat=1)
    with pytest.raises(freestone.InvalidChoice, match=r"cheat.py failed in the match with seed 1, seat 0: Attr"):
        env.reset(seed=1)


def test_every_installed_game_is_registered_and_made_when_asked_for() -> None:
    made = [gymnasium.make(f"freestone/{name}-v0") for name in ("Pillars", "KutnaHora", "Dice")]
    assert [env.unwrapped.arena.game.id for env in made] == ["pillars", "kutna_hora", "dice"]  # type: ignore[attr-defined]
    freestone.env.register()  # a second time changes nothing, and nobody is warned


def test_vectors_of_gymnasium_hold_these_environments() -> None:
    envs = gymnasium.make_vec("freestone/Pillars-v0", 3, seats=2, opponents="random")
    observations, infos = envs.reset(seed=1)
    for _ in range(100):
        actions = [envs.single_action_space.sample(mask) for mask in infos["action_mask"]]
        observations, _, _, _, infos = envs.step(np.array(actions))
    assert observations.shape[0] == 3
