"""What all environments share."""

from random import Random

import numpy as np
import pytest

import freestone
from freestone.env.arena import Arena
from freestone.thinking.rollout import settle

TABLES = [(game, seats) for game in ("pillars", "kutna_hora") for seats in (2, 3, 4)]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_random_match_by_observation_mask_and_action(game: str, seats: int) -> None:
    arena, rng = Arena(game, seats), Random(1)
    state = arena.begin()
    chances = settle(state, 1, 0)
    while not state.over:
        assert state.seat is not None
        assert arena.returns(state) == [0.0] * seats
        observation, mask = arena.observe(state, state.seat), arena.mask(state, state.seat)
        assert observation.shape == (arena.encoding.size,)
        assert observation.dtype == np.float32
        assert 0 <= observation.min() <= observation.max() <= 1
        actions = np.flatnonzero(mask)
        assert [arena.choices[action] for action in actions] == sorted(state.options, key=lambda one: one.index)
        assert not arena.mask(state, (state.seat + 1) % seats).any()
        freestone.apply(state, arena.choice(state, int(rng.choice(list(actions)))))
        chances = settle(state, 1, chances)
    assert sum(arena.returns(state)) == pytest.approx(0)
    assert max(arena.returns(state)) > 0 or len(arena.game.winners(state)) == seats


def test_an_action_that_is_not_possible_is_refused() -> None:
    arena = Arena("pillars")
    state = arena.begin()
    settle(state, 1, 0)
    forbidden = int(np.flatnonzero(arena.mask(state, state.seat or 0) == 0)[0])
    with pytest.raises(freestone.IllegalChoice, match="mask"):
        arena.choice(state, forbidden)
    for action in (-1, len(arena.choices)):
        with pytest.raises(freestone.InvalidChoice, match="there is no action"):
            arena.choice(state, action)
    with pytest.raises(freestone.InvalidChoice, match="reward"):
        Arena("pillars", reward="gold")  # type: ignore[arg-type]


def test_the_lead_is_a_reward_too() -> None:
    arena, rng = Arena("pillars", 3, reward="lead"), Random(3)
    state, chances = arena.begin(), 0
    while not state.over:
        chances = settle(state, 3, chances)
        if not state.over:
            freestone.apply(state, rng.choice(state.options))
    scores = sorted(arena.game.scores(state))
    assert max(arena.returns(state)) == scores[-1] - scores[-2]
