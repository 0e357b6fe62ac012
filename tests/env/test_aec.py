"""The games as PettingZoo environments: its own tests pass, and matches are those of `freestone.new`."""

import copy
import pickle
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import data_equivalence
from pettingzoo.test import api_test, render_test, seed_test

import freestone
import freestone.env
from freestone.bots.random import RandomBot
from freestone.core.dump import digest
from freestone.env import aec
from freestone.env.environment import MaskPlace
from freestone.extras import MissingExtra
from strangers import DICE, installed

TABLES = [(game, seats) for game in ("pillars", "kutna_hora") for seats in (2, 3, 4)]
CYCLES = 1000  # more than any match has


@pytest.fixture(scope="module", autouse=True)
def dice() -> Iterator[None]:
    with installed(DICE):
        yield


def play(env: Any, rng: Random, most: int = 10**6) -> None:
    """Play at random until the match is over, at most so many decisions."""
    for _ in range(most):
        if not env.episode.state.agenda:
            return
        env.step(rng.choice(list(env.options)))


@pytest.mark.parametrize(("game", "seats"), [*TABLES, ("dice", 2), ("dice", 5)])
@pytest.mark.parametrize("mask", ["info", "observation"])
# Only PettingZoo's own environments may put masks into observations, by a list of names, and they all do.
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array", "ignore:Observation space for each agent prob")
@pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros")  # after the end nothing is possible
def test_pettingzoo_approves(game: str, seats: int, mask: MaskPlace) -> None:
    api_test(aec.env(game, seats, mask=mask), CYCLES)
    seed_test(lambda: aec.env(game, seats, mask=mask), CYCLES)


@pytest.mark.parametrize("game", ["pillars", "dice"])  # a picture takes half a second
def test_pettingzoo_approves_of_the_pictures(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(
        lambda render_mode: aec.env(game, 3, render_mode=render_mode),
        custom_tests={
            "ansi": lambda text: "\x1b[" in text and "Player 2" in text,
            "rgb_array": lambda pixels: len(np.unique(pixels)) > 50 and min(pixels.shape[:2]) > 100,
            "svg": lambda svg: svg.startswith("<svg") and "Player 2" in svg,
        },
    )
    assert "Player 2" in capsys.readouterr().out
    silent = aec.env(game)
    silent.reset()
    assert silent.render() is None


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_match_is_that_of_the_same_seed_and_choices(game: str, seats: int, tmp_path: Path) -> None:
    env, match, bot = aec.raw_env(game, seats), freestone.new(game, seats, seed=5), RandomBot(1)
    env.reset(seed=5)
    while match.seat is not None:
        observation, reward, *_, info = env.last()
        assert (env.agent_selection, info) == (f"seat_{match.seat}", {"kind": match.kind})
        assert reward == 0
        assert {env.arena.choices[action] for action in np.flatnonzero(observation["action_mask"])} == {*match.options}
        assert env.options == {option.index: option.text for option in match.options}
        choice = bot.choose(env.seen())
        match.play(choice)
        env.step(choice.index)
    assert env.terminations == dict.fromkeys(env.agents, True)
    assert [env.rewards[agent] for agent in env.agents] == match.game.returns(match.state)
    assert env.infos["seat_1"] == {"scores": match.scores, "winners": match.winners}
    env.match().save(tmp_path / "match.jsonl")
    assert freestone.load(tmp_path / "match.jsonl").journal.entries == match.journal.entries
    with pytest.raises(freestone.IllegalChoice, match="over"):
        env.seen()


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_secrets_of_others_change_no_observation(game: str, seats: int) -> None:
    env, rng = aec.raw_env(game, seats), Random(2)
    env.reset(seed=2)
    while env.episode.state.agenda:
        agent, state = env.agent_selection, env.episode.state
        before = env.observe(agent)
        env.episode.state = env.seen().resample(rng)
        assert data_equivalence(env.observe(agent), before, exact=True)
        env.episode.state = state
        play(env, rng, 5)


def test_the_fields_of_an_observation_have_names() -> None:
    env = aec.env("pillars", 3)
    env.reset(seed=1)
    observation, *_ = env.last()
    table = env.unwrapped
    assert [part.stop - part.start for part in table.fields.values()] == [f.size for f in table.arena.encoding.fields]
    assert sum(len(observation["observation"][part]) for part in table.fields.values()) == table.arena.encoding.size
    assert observation["observation"][table.fields["deciding"]].tolist() == [1, 0, 0]
    encoding, state = table.arena.encoding, table.episode.state
    assert table.arena.decode(observation["observation"]) == encoding.decode(encoding.encode(state, state.seat))


def test_the_state_is_what_all_know() -> None:
    env = aec.env("kutna_hora", 3, mask="info")
    env.reset(seed=1)
    state = env.state()
    assert state in env.state_space
    assert state.tolist() == [value for agent in env.agents for value in env.observe(agent).tolist()]


@pytest.mark.parametrize("game", ["pillars", "kutna_hora", "dice"])
@pytest.mark.parametrize("again", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))], ids=["copy", "pickle"])
def test_a_copy_plays_on_alone(game: str, again: Any) -> None:
    env = aec.env(game, 3)
    env.reset(seed=4)
    play(env.unwrapped, Random(1), 3)
    other = again(env)
    before = digest(env.unwrapped.episode.state)
    assert digest(other.unwrapped.episode.state) == before
    play(other.unwrapped, Random(1))
    assert digest(env.unwrapped.episode.state) == before
    play(env.unwrapped, Random(1))
    assert env.rewards == other.rewards
    assert env.unwrapped.match().journal.entries == other.unwrapped.match().journal.entries
    env.reset()
    other.reset()
    assert env.unwrapped.episode.seed == other.unwrapped.episode.seed


def test_an_illegal_action_raises_or_ends_the_match() -> None:
    env = aec.env("pillars", 3, illegal_reward=None)
    env.reset(seed=1)
    agent, before = env.agent_selection, digest(env.unwrapped.episode.state)
    forbidden = next(action for action in range(500) if action not in env.unwrapped.options)
    with pytest.raises(freestone.IllegalChoice, match=f"action {forbidden}, .* is not possible now"):
        env.step(forbidden)
    with pytest.raises(freestone.InvalidChoice, match="an action is a whole number, not None"):
        env.unwrapped.step(None)
    assert (env.agent_selection, digest(env.unwrapped.episode.state)) == (agent, before)
    usual = aec.env("pillars", 3)
    usual.reset(seed=1)
    usual.step(forbidden)
    assert usual.terminations == dict.fromkeys(usual.agents, True)
    assert usual.rewards == {**dict.fromkeys(usual.agents, 0.0), agent: -1.0}


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        ({"game": "pilars"}, "no game 'pilars'; did you mean 'pillars'?"),
        ({"seats": 5}, "pillars cannot be played by 5"),
        ({"seats": "two"}, "the number of seats is a whole number, not 'two'"),
        ({"settings": {"stat": 1}}, "no setting 'stat'; did you mean 'start'?"),
        ({"settings": ["start"]}, r"settings are values by name, not \['start'\]"),
        ({"pack": "nowhere"}, "nowhere"),
        ({"reward": "gold"}, "the reward is win or lead, not 'gold'"),
        ({"mask": "nowhere"}, "no place for the mask 'nowhere'; there are: observation, info"),
        ({"render_mode": "ascii"}, "no render mode 'ascii'; did you mean 'ansi'?"),
    ],
)
def test_what_does_not_exist_is_named(arguments: dict[str, Any], complaint: str) -> None:
    with pytest.raises(freestone.InvalidChoice, match=complaint):
        aec.env(**{"game": "pillars", **arguments})


def test_a_misspelt_argument_is_not_ignored() -> None:
    with pytest.raises(TypeError, match="ilegal_reward"):
        aec.env("pillars", ilegal_reward=-2)  # type: ignore[call-arg]


def test_a_match_has_to_begin_first() -> None:
    env = aec.raw_env("pillars", render_mode="ansi")
    with pytest.raises(freestone.IllegalChoice, match="call reset first"):
        env.render()
    with pytest.raises(freestone.InvalidChoice, match="the seed is a whole number"):
        env.reset(seed="7")  # type: ignore[arg-type]


@pytest.mark.parametrize(("module", "library"), [("", "gymnasium"), ("", "numpy"), (".aec", "pettingzoo")])
def test_a_missing_library_is_named(module: str, library: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(freestone, "env", freestone.env)  # so that the one of the other tests comes back
    for name in [name for name in sys.modules if name.startswith("freestone.env")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, library, None)
    with pytest.raises(MissingExtra, match=rf"^freestone.env.* needs {library}: pip install 'freestone\[env\]'$"):
        import_module(f"freestone.env{module}")


@pytest.mark.parametrize("library", ["resvg_py", "PIL"])
def test_pixels_need_libraries_of_their_own(library: str, monkeypatch: pytest.MonkeyPatch) -> None:
    env = aec.env("pillars", render_mode="rgb_array")
    env.reset()
    monkeypatch.setitem(sys.modules, library, None)
    with pytest.raises(MissingExtra, match=rf"^render_mode='rgb_array' needs {library}: pip install"):
        env.render()


@pytest.mark.parametrize("call", ["step", "last", "agent_iter", "rewards"])
def test_a_raw_environment_asks_for_a_reset_first(call: str) -> None:
    env = aec.raw_env("pillars", 2)
    calls = {"step": lambda: env.step(0), "last": env.last, "agent_iter": lambda: next(iter(env.agent_iter()))}
    with pytest.raises(freestone.IllegalChoice, match="call reset first"):
        calls.get(call, lambda: env.rewards)()
    with pytest.raises(AttributeError, match="nothing"):
        env.nothing  # noqa: B018
