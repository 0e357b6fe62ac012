"""Games in lockstep: the same games as anywhere else, however many processes play them, and nothing left behind."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from multiprocessing import active_children
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import ClipReward, DictInfoToList, RecordEpisodeStatistics
from numpy.typing import NDArray

import freestone
from freestone.encoding import encoding_of
from freestone.env.vector import Lockstep
from freestone.processes import LostProcess

TABLES = [(game, seats) for game in ("pillars", "kutna_hora") for seats in (2, 3, 4)]
Step = tuple[Any, Any, Any, Any, dict[str, Any]]


def random_actions(mask: NDArray[np.int8], rng: np.random.Generator) -> NDArray[np.int64]:
    found: NDArray[np.int64] = np.argmax(mask * rng.random(mask.shape), axis=1)
    return found


def steps(env: Lockstep, count: int, seed: int = 1) -> Iterator[tuple[NDArray[np.int64], Step]]:
    """Reset the games, and take random actions in them."""
    rng = np.random.default_rng(seed)
    infos = env.reset(seed=seed)[1]
    for _ in range(count):
        actions = random_actions(infos["action_mask"], rng)
        found = env.step(actions)
        infos = found[-1]
        yield actions, found


def transcript(**arrangement: Any) -> list[NDArray[Any]]:
    env = Lockstep("pillars", 5, **arrangement)
    arrays = []
    for _, (observations, rewards, ends, _, infos) in steps(env, 200):
        arrays += [observations, rewards, ends, infos["action_mask"], infos["seat"], infos["returns"], infos["seed"]]
    env.close()
    return arrays


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_every_match_is_the_one_with_its_seed(game: str, seats: int) -> None:
    """The judge is `freestone.new`: same chance, same options, same knowledge, same result."""
    env = Lockstep(game, 3, seats)
    encoding = encoding_of(env.arena.game, env.arena.pack, seats)
    observations, infos = env.reset(seed=5)
    matches = [freestone.new(game, seats, seed=int(seed)) for seed in infos["seed"]]
    rng, ended = np.random.default_rng(1), 0
    while ended < 3:
        for row, match in enumerate(matches):
            assert match.seat == infos["seat"][row]
            assert observations[row].tobytes() == encoding.encode(match.state, int(infos["seat"][row]))
            assert (
                sorted(option.index for option in match.options) == np.flatnonzero(infos["action_mask"][row]).tolist()
            )
            if ended == 2:
                assert env.match(row).journal.entries == match.journal.entries
        movers = infos["seat"]
        actions = random_actions(infos["action_mask"], rng)
        observations, rewards, ends, truncations, infos = env.step(actions)
        assert not truncations.any()
        for row, match in enumerate(matches):
            match.play(env.arena.choices[actions[row]])
            assert ends[row] == (match.seat is None)
            expected = match.game.returns(match.state) if ends[row] else [0.0] * seats
            assert infos["returns"][row].tolist() == expected
            assert rewards[row] == expected[movers[row]]
            if ends[row]:
                assert infos["final_obs"][row].tobytes() == encoding.encode(match.state, int(movers[row]))
                matches[row] = freestone.new(game, seats, seed=int(infos["seed"][row]))
                ended += 1
    env.close()


@pytest.mark.parametrize("opponents", [(), "random"])
def test_the_games_do_not_depend_on_the_number_of_processes(opponents: Any) -> None:
    alone = transcript(opponents=opponents)
    assert any(array.any() for array in alone[2::7]), "no match ended"
    for one, other in zip(alone, transcript(opponents=opponents, processes=3), strict=True):
        np.testing.assert_array_equal(one, other)
    assert active_children() == []


def test_the_spaces_are_those_of_gymnasium() -> None:
    env = Lockstep("kutna_hora", 4, 3)
    assert env.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    for _, (observations, rewards, ends, truncations, infos) in steps(env, 30):
        assert env.observation_space.contains(observations)
        assert env.single_observation_space.contains(observations[0])
        assert (rewards.shape, ends.shape, truncations.shape) == ((4,), (4,), (4,))
        assert (rewards.dtype, ends.dtype, truncations.dtype) == (np.float64, np.bool_, np.bool_)
        assert env.action_space.contains(env.action_space.sample(mask=tuple(infos["action_mask"])))
        scaled = observations * env.scale
        assert scaled.dtype == np.float32
        assert 0 <= scaled.min() <= scaled.max() <= 1
    env.close()


def test_without_a_seed_the_next_of_a_sequence_is_taken() -> None:
    env = Lockstep("pillars", 2)
    first = [env.reset(seed=seed)[1]["seed"].tolist() for seed in (1, None, None, 1, None)]
    assert first[0] == first[3]
    assert first[1] == first[4]
    assert len({*first[0], *first[1], *first[2]}) == 6
    env.close()


def test_every_game_can_have_a_seed_of_its_own() -> None:
    env = Lockstep("pillars", 3)
    alone, listed = (env.reset(seed=seed)[1]["seed"].tolist() for seed in (1, [1, 2, 1]))
    assert [one == other for one, other in zip(alone, listed, strict=True)] == [True, False, True]
    assert env.reset(seed=(1, 2, 1))[1]["seed"].tolist() == listed
    assert env.reset(seed=[1, None, 1])[1]["seed"].tolist() != listed
    with pytest.raises(freestone.InvalidChoice, match="2 seeds for 3 games"):
        env.reset(seed=[1, 2])
    env.close()


def test_against_bots_the_caller_plays_one_seat() -> None:
    env = Lockstep("pillars", 6, 3, opponents=["random", "random"])
    seats = env.reset(seed=1)[1]["seat"]
    assert sorted(seats) == [0, 0, 1, 1, 2, 2]
    ended = 0
    for _, (_, rewards, ends, _, infos) in steps(env, 200):
        np.testing.assert_array_equal(infos["seat"], (seats + ends) % 3)
        np.testing.assert_array_equal(rewards, infos["returns"][range(6), seats])
        seats, ended = infos["seat"], ended + ends.sum()
    assert ended
    env.close()


@pytest.mark.parametrize("processes", [1, 2])
def test_a_match_can_be_looked_at(processes: int) -> None:
    env = Lockstep("pillars", 5, opponents="random", processes=processes)
    infos = [found[-1] for _, found in steps(env, 20)][-1]
    for game in range(5):
        match = env.match(game)
        assert (match.seat, match.journal.header.seed) == (infos["seat"][game], infos["seed"][game])
        assert sorted(option.index for option in match.options) == np.flatnonzero(infos["action_mask"][game]).tolist()
    with pytest.raises(freestone.InvalidChoice, match="no game 5"):
        env.match(5)
    env.close()


def test_the_caller_may_keep_its_seat() -> None:
    env = Lockstep("pillars", 3, opponents="random", seat=1, reward="lead")
    assert all((found[-1]["seat"] == 1).all() for _, found in steps(env, 100))
    env.close()


def test_the_wrappers_of_gymnasium_work() -> None:
    env = Lockstep("pillars", 4, opponents="random", reward="lead")
    wrapped = RecordEpisodeStatistics(ClipReward(env, -5, 5))
    rng, infos = np.random.default_rng(0), wrapped.reset(seed=3)[1]
    total, ended = np.zeros(4), 0
    while ended < 4:
        _, rewards, ends, _, infos = wrapped.step(random_actions(infos["action_mask"], rng))
        assert np.abs(rewards).max() <= 5
        total += rewards
        if ends.any():
            np.testing.assert_array_equal(infos["episode"]["r"][ends], total[ends])
            assert (infos["_episode"] == ends).all()
            total[ends], ended = 0, ended + ends.sum()
    listed = DictInfoToList(env).reset(seed=3)[1]
    assert [one["seat"] for one in listed] == env.reset(seed=3)[1]["seat"].tolist()
    env.close()


@pytest.mark.parametrize("processes", [1, 2])
def test_an_action_that_is_not_possible_changes_nothing(processes: int) -> None:
    env = Lockstep("pillars", 4, processes=processes)
    infos = env.reset(seed=1)[1]
    actions = random_actions(infos["action_mask"], np.random.default_rng(0))
    illegal = actions.copy()
    illegal[2] = np.flatnonzero(infos["action_mask"][2] == 0)[0]
    with pytest.raises(freestone.IllegalChoice, match="not possible in game 2"):
        env.step(illegal)
    for wrong in ([0, 1, 2, -1], [0, 1, 2, 10_000], [0, 1, 2], [0.5, 1, 2, 3]):
        with pytest.raises(freestone.InvalidChoice, match=r"no action|step takes 4 actions"):
            env.step(wrong)
    after = env.step(actions)[0]
    env.reset(seed=1)
    np.testing.assert_array_equal(env.step(actions)[0], after)
    env.close()


@pytest.mark.parametrize(
    ("arrangement", "complaint"),
    [
        ({"opponents": ["random", "random"]}, "2 opponents for 1 other seats"),
        ({"opponents": "radnom"}, "did you mean 'random'"),
        ({"num_envs": 0}, "at least one game"),
        ({"processes": 0}, "at least one process"),
        ({"seat": 2, "opponents": "random"}, "no seat 2"),
        ({"processes": "2"}, "the number of processes is a whole number"),
    ],
)
def test_a_wrong_arrangement_is_refused(arrangement: dict[str, Any], complaint: str) -> None:
    with pytest.raises(freestone.InvalidChoice, match=complaint):
        Lockstep(**{"game": "pillars", "num_envs": 2, **arrangement})


def test_results_can_be_views() -> None:
    env, copies = Lockstep("pillars", 8, processes=2, copy=False), Lockstep("pillars", 8)
    for (_, found), (_, expected) in zip(steps(env, 20), steps(copies, 20), strict=True):
        np.testing.assert_array_equal(found[0], expected[0])
    before = found[0]
    env.step(random_actions(found[-1]["action_mask"], np.random.default_rng(0)))
    assert (before != expected[0]).any(), "the view shows the next step"
    with pytest.raises(ValueError, match="read-only"):
        found[-1]["action_mask"][0, 0] = 1
    env.close()
    assert before.shape == (8, env.arena.encoding.size), "the view outlives the processes"


def test_the_order_of_calls_is_enforced() -> None:
    env = Lockstep("pillars", 2, processes=2)
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step([0, 0])
    actions = random_actions(env.reset(seed=1)[1]["action_mask"], np.random.default_rng(0))
    with pytest.raises(gymnasium.error.NoAsyncCallError):
        env.step_wait()
    env.step_async(actions)
    for early in (env.reset, lambda: env.step_async(actions)):
        with pytest.raises(gymnasium.error.AlreadyPendingCallError):
            early()
    env.step_wait()
    env.close()
    env.close()
    for call in (env.reset, lambda: env.step(actions)):
        with pytest.raises(gymnasium.error.ClosedEnvironmentError):
            call()


@pytest.mark.parametrize("is_busy", [False, True])
def test_a_process_that_dies_is_noticed_and_replaced(is_busy: bool) -> None:
    env = Lockstep("pillars", 4, processes=2)
    observations, infos = env.reset(seed=1)
    actions = random_actions(infos["action_mask"], np.random.default_rng(0))
    victim = active_children()[0]
    assert victim.pid is not None
    if is_busy:
        os.kill(victim.pid, signal.SIGSTOP)  # or it might answer before it dies
        env.step_async(actions)
    victim.kill()
    victim.join()
    with pytest.raises(LostProcess, match="a worker process has died"):
        env.step_wait() if is_busy else env.step(actions)
    assert active_children() == []
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(actions)
    np.testing.assert_array_equal(env.reset(seed=1)[0], observations)
    env.close()
    assert active_children() == []


BOT = """
import os, signal
from pathlib import Path

class Bot:
    def __init__(self, seed):
        pass
    def choose(self, seen):
        if Path("now").exists() and seen.state.round == 2:
            Path("now").unlink()
            {deed}
        return seen.options[0]
"""


@pytest.mark.parametrize("processes", [1, 2])
@pytest.mark.parametrize(
    ("deed", "error"),
    [("raise ValueError('no idea')", freestone.InvalidChoice), ("os.kill({pid}, signal.SIGINT)", KeyboardInterrupt)],
)
def test_after_an_error_or_an_interrupt_the_games_begin_anew(
    deed: str, error: type[BaseException], processes: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    bot = tmp_path / "bot.py"
    bot.write_text(BOT.format(deed=deed.format(pid=os.getpid())))
    env = Lockstep("pillars", 4, opponents=str(bot), processes=processes)
    expected = [found[0] for _, found in steps(env, 5)]
    (tmp_path / "now").touch()
    with pytest.raises(error):
        for _ in steps(env, 1000):
            pass
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step([0] * 4)
    for (_, found), one in zip(steps(env, 5), expected, strict=True):
        np.testing.assert_array_equal(found[0], one)
    env.close()


SCRIPT = """
import os, sys
from freestone.env.vector import Lockstep

if __name__ == "__main__":
    env = Lockstep("pillars", 4, processes=2)
    env.reset(seed=1)
    print("ready", flush=True)
    sys.stdin.read()
"""


@pytest.mark.parametrize("kill", [False, True])
def test_nothing_is_left_behind_without_a_close(kill: bool, tmp_path: Path) -> None:
    script = tmp_path / "script.py"
    script.write_text(SCRIPT)
    command = [sys.executable, "-W", "error", str(script)]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=tmp_path
    ) as parent:
        assert parent.stdout is not None
        assert parent.stdout.readline() == "ready\n"
        if kill:
            parent.kill()
        # The end of the output comes when the last process that inherited it has ended.
        output, complaints = parent.communicate()
    assert (output, complaints) == ("", "")
    assert list(Path("/dev/shm").glob(f"pym-{parent.pid}-*")) == []
