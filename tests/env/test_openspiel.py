"""The games in OpenSpiel: its own judge, its searches and Shimmy accept them, and they are the same games."""

import copy
import pickle
import subprocess
import sys
from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation
from pettingzoo.test import api_test
from shimmy import OpenSpielCompatibilityV0

import freestone
from freestone.env import openspiel
from freestone.env.arena import Arena
from strangers import DICE, installed

TABLES = [(game, seats) for game in ("pillars", "kutna_hora") for seats in (2, 3, 4)]


def load(game: str, seats: int = 2, **parameters: Any) -> Any:
    return pyspiel.load_game(f"freestone_{game}", {"players": seats, **parameters})


def random_action(state: Any, rng: Random) -> int:
    if not state.is_chance_node():
        return int(rng.choice(state.legal_actions()))
    outcomes, probabilities = zip(*state.chance_outcomes(), strict=True)
    return int(rng.choices(outcomes, probabilities)[0])


def play(state: Any, *bots: Callable[[Any], int], seed: int = 1) -> Any:
    """Play on to the end, chance at random; return the state."""
    rng = Random(seed)
    while not state.is_terminal():
        is_asked = not state.is_chance_node() and len(state.legal_actions()) > 1
        state.apply_action(bots[state.current_player()](state) if is_asked else random_action(state, rng))
    return state


def at_random(seed: int) -> Callable[[Any], int]:
    rng = Random(seed)
    return lambda state: random_action(state, rng)


def decision(state: Any, moves: int) -> Any:
    """Play at random until a player decides, after at least so many moves."""
    rng = Random(1)
    while state.is_chance_node() or state.move_number() < moves:
        state.apply_action(random_action(state, rng))
    return state


def foreseen(seats: int) -> tuple[Any, int]:
    """Return a decision of Pillars at which one seat knows the coming event, and this seat."""
    rng = Random(1)
    while True:
        state = load("pillars", seats).new_initial_state()
        while not state.is_terminal():
            if state.course.secrets and state.course.position.foreseen >= 0 and not state.is_chance_node():
                return state, state.course.secrets[-1][1]
            state.apply_action(random_action(state, rng))


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_openspiel_judges_random_games(game: str, seats: int) -> None:
    pyspiel.random_sim_test(load(game, seats), num_sims=1, serialize=True, verbose=False)


def test_openspiel_judges_the_other_reward_and_settings() -> None:
    game = load("kutna_hora", 3, reward="lead", events=True, start=2)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    assert game.get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM
    assert load("kutna_hora", 2, reward="lead").get_type().utility == pyspiel.GameType.Utility.ZERO_SUM


def test_a_game_of_a_stranger_is_registered_too() -> None:
    with installed(DICE):
        openspiel.register()
        pyspiel.random_sim_test(load("dice", 6), num_sims=2, serialize=True, verbose=False)


def test_a_program_ends_without_complaint() -> None:
    """What pyspiel keeps of a game is freed after Python has ended."""
    code = "import pyspiel, freestone.env.openspiel; pyspiel.load_game('freestone_pillars').new_initial_state()"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_a_game_describes_itself() -> None:
    game = load("pillars", 3)
    kind = game.get_type()
    assert (kind.short_name, kind.min_num_players, kind.max_num_players) == ("freestone_pillars", 2, 4)
    assert kind.long_name == "The Pillars of the Earth"
    assert kind.information == pyspiel.GameType.Information.IMPERFECT_INFORMATION
    assert load("kutna_hora").get_type().information == pyspiel.GameType.Information.PERFECT_INFORMATION
    arena = Arena("pillars", 3)
    assert game.num_distinct_actions() == game.max_chance_outcomes() == len(arena.choices)
    assert game.observation_tensor_size() == arena.encoding.size
    assert (game.min_utility(), game.max_utility(), game.utility_sum()) == (-1.0, 1.0, 0.0)


def test_wrong_parameters_are_refused() -> None:
    with pytest.raises(freestone.InvalidChoice, match="cannot be played by 7"):
        load("pillars", 7)
    with pytest.raises(freestone.InvalidChoice, match="the reward is"):
        load("pillars", reward="gold")
    with pytest.raises(pyspiel.SpielError, match="Unknown parameter 'seats'"):
        pyspiel.load_game("freestone_pillars(seats=3)")
    with pytest.raises(ValueError, match="no parameters"):
        load("pillars").make_py_observer(None, {"colour": 1})
    with pytest.raises(ValueError, match="what one player knows"):
        load("pillars").make_py_observer(pyspiel.IIGObservationType(public_info=False, perfect_recall=False))


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_the_same_entries_lead_to_the_same_end(game: str, seats: int) -> None:
    match = freestone.new(game, seats, seed=5, settings={"start": 1})
    rng = Random(5)
    while match.seat is not None:
        match.play(rng.choice(match.options))
    state = load(game, seats, start=1).new_initial_state()
    for seat, text in match.journal.entries:
        assert state.current_player() == seat
        action = state.string_to_action(text)
        assert action in state.legal_actions()
        state.apply_action(action)
    assert state.is_terminal()
    assert state.current_player() == pyspiel.PlayerId.TERMINAL
    assert state.legal_actions() == []
    assert state.course.arena.game.scores(state.course.position) == match.scores
    assert state.returns() == match.game.returns(match.state)


def test_chance_has_the_odds_of_the_rules() -> None:
    state, rng = load("pillars").new_initial_state(), Random(1)
    while not state.is_terminal():
        position = state.course.position
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert [outcome for outcome, _ in outcomes] == [option.index for option in position.options]
            odds = position.odds
            assert [chance for _, chance in outcomes] == pytest.approx([each / sum(odds) for each in odds])
        else:
            assert state.legal_actions() == pyspiel.State.legal_actions(state)
        state.apply_action(random_action(state, rng))


def test_an_action_that_is_not_possible_is_refused() -> None:
    state = decision(load("pillars").new_initial_state(), 0)
    forbidden = next(action for action in range(266) if action not in state.legal_actions())
    history = state.history()
    with pytest.raises(freestone.IllegalChoice, match="not possible now"):
        state.apply_action(forbidden)
    assert state.history() == history


def test_clones_go_their_own_way() -> None:
    """Also from the start, which all states share."""
    game = load("kutna_hora")
    first = game.new_initial_state()
    for state in (first, decision(game.new_initial_state(), 60)):
        before, clone = str(state), state.clone()
        play(clone, at_random(1), at_random(2))
        assert (str(state), state.is_terminal()) == (before, False)
        assert clone.history()[: len(state.history())] == state.history()
    assert str(game.new_initial_state()) == str(first) == ""


def test_information_states_hide_what_a_seat_may_not_know() -> None:
    """They equal what a match tells each seat."""
    state, owner = foreseen(3)
    match = freestone.new("pillars", 3, settle=False)
    for player_action in state.full_history():
        text = state.action_to_string(player_action.player, player_action.action)
        match.draw(text) if player_action.player == freestone.CHANCE else match.take(text)
    for seat in range(3):
        lines = [f"{'chance' if who == freestone.CHANCE else who} {text}" for who, text in match.known_entries(seat)]
        assert state.information_state_string(seat).splitlines() == [f"seat {seat}", *lines]
        assert ("chance ?" in lines) == (seat != owner)


def test_sampled_states_agree_with_what_the_seat_knows_and_differ_in_the_rest() -> None:
    state, owner = foreseen(3)
    other = (owner + 1) % 3
    sampler = pyspiel.UniformProbabilitySampler(1, 0.0, 1.0)
    samples = [state.resample_from_infostate(other, sampler) for _ in range(12)]
    assert {sample.information_state_string(other) for sample in samples} == {state.information_state_string(other)}
    events = {sample.course.position.foreseen for sample in samples}
    assert len(events) > 1
    # Who knows the event tells these worlds apart, and only these.
    assert len({sample.information_state_string(owner) for sample in samples}) == len(events)
    assert state.resample_from_infostate(owner, sampler).course.position.foreseen == state.course.position.foreseen
    restored = pickle.loads(pickle.dumps(play(samples[0].clone(), *map(at_random, range(3)))))
    assert restored.returns() == play(samples[0], *map(at_random, range(3))).returns()


@pytest.mark.parametrize(("game", "seats"), [("pillars", 3), ("kutna_hora", 2)])
def test_states_are_stored_and_restored(game: str, seats: int) -> None:
    state = decision(load(game, seats, start=0).new_initial_state(), 50)
    stored = pyspiel.serialize_game_and_state(state.get_game(), state)
    found, restored = pyspiel.deserialize_game_and_state(stored)
    assert str(found) == str(state.get_game())
    for other in (restored, pickle.loads(pickle.dumps(state)), copy.deepcopy(state)):
        assert other.history() == state.history()
        assert other.information_state_string(0) == state.information_state_string(0)
        assert other.observation_tensor(0) == state.observation_tensor(0)
        assert other.legal_actions() == state.legal_actions()
    assert pickle.loads(pickle.dumps(state.get_game())).num_players() == seats


@pytest.mark.parametrize("game", ["pillars", "kutna_hora"])
def test_an_observation_has_named_fields(game: str) -> None:
    table = load(game, 3)
    observation = make_observation(table)
    state = decision(table.new_initial_state(), 80)
    arena = Arena(game, 3)
    for seat in range(3):
        observation.set_from(state, seat)
        assert list(observation.dict) == [field.name for field in arena.encoding.fields]
        assert [values.shape for values in observation.dict.values()] == [
            field.shape for field in arena.encoding.fields
        ]
        assert np.array_equal(observation.tensor, arena.observe(state.course.position, seat))
        assert observation.tensor.tolist() == state.observation_tensor(seat)
        assert state.observation_tensor(seat) == pyspiel.State.observation_tensor(state, seat)
        assert observation.string_from(state, seat) == state.observation_string(seat)
        assert {line.partition(":")[0] for line in state.observation_string(seat).splitlines()[1:]} == set(
            observation.dict
        )
    with pytest.raises(freestone.InvalidChoice, match="there is no player -1"):
        table.new_initial_state().observation_tensor()


@pytest.mark.parametrize("game", ["pillars", "kutna_hora"])
def test_mcts_plays_both_games(game: str) -> None:
    table = load(game)
    bot = mcts.MCTSBot(table, 2.0, 2, mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)))
    assert sum(play(table.new_initial_state(), bot.step, at_random(1)).returns()) == 0


@pytest.mark.parametrize("game", ["pillars", "kutna_hora"])
def test_mcts_in_c_plays_both_games(game: str) -> None:
    table = load(game)
    # `step` of this bot releases Python's lock and crashes with every Python game, OpenSpiel's own too.
    bot = pyspiel.MCTSBot(table, pyspiel.RandomRolloutEvaluator(1, 1), 2.0, 2, 1000, False, 1, False)
    bots = [bot, pyspiel.make_uniform_random_bot(1, 1)]
    assert sum(pyspiel.evaluate_bots(table.new_initial_state(), bots, 1)) == 0


def test_mcts_beats_a_random_player() -> None:
    """In a game by a stranger, because that is short."""
    with installed(DICE):
        openspiel.register()
        table = load("dice")
        evaluator = mcts.RandomRolloutEvaluator(2, np.random.RandomState(1))
        bot = mcts.MCTSBot(table, 2.0, 10, evaluator, random_state=np.random.RandomState(1))
        ends = [play(table.new_initial_state(), bot.step, at_random(game), seed=game) for game in range(10)]
        assert sum(end.returns()[0] for end in ends) >= 4


def test_ismcts_plays_a_game_with_secrets() -> None:
    state, _ = foreseen(2)
    bot = ismcts.ISMCTSBot(state.get_game(), mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)), 2.0, 3)
    rng = Random(1)
    asked: set[int] = set()
    while asked < {0, 1} and not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(random_action(state, rng))
        else:
            asked.add(state.current_player())
            state.apply_action(bot.step(state))
    assert asked == {0, 1}


def test_reinforcement_learning_of_openspiel_reads_it() -> None:
    environment = rl_environment.Environment(load("pillars", 2))
    rng, step = Random(1), environment.reset()
    while not step.last():
        seat = step.observations["current_player"]
        assert len(step.observations["info_state"][seat]) == environment.observation_spec()["info_state"][0]
        step = environment.step([rng.choice(step.observations["legal_actions"][seat])])
    assert sum(step.rewards) == 0


@pytest.mark.filterwarnings("ignore:Agent's m:UserWarning")  # Shimmy's spaces have no bounds, for every game
@pytest.mark.parametrize(("game", "seats"), [("pillars", 3), ("kutna_hora", 2)])
def test_shimmy_wraps_it_for_pettingzoo(game: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    environment = OpenSpielCompatibilityV0(game_name=f"freestone_{game}", config={"players": seats})
    api_test(environment, num_cycles=200)
    assert "Passed API test" in capsys.readouterr().out
    assert len(environment.possible_agents) == seats
