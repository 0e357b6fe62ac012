"""The games as Gymnasium environments: one learner against bots."""

from collections.abc import Sequence
from typing import Any, Unpack

import numpy as np
from gymnasium import Env
from numpy.typing import NDArray

from freestone.core.door import whole
from freestone.core.errors import IllegalChoice
from freestone.env.environment import RENDER_MODES, Arguments, Environment, Observation
from freestone.env.episode import Episode, Lineup


class AgainstBots(Environment, Env[Observation, np.int64]):
    """A match of one learner against bots, as Gymnasium knows it: `gymnasium.make("freestone/Pillars-v0", seats=3)`.

    `Lineup` says what `opponents` and `seat` mean; without a `seat` it is a random one in each match.

    The environment plays chance, forced choices and bots until the learner has to decide again. The reward comes at the
    end of the match.
    """

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 2}  # noqa: RUF012 - Gymnasium declares it so

    def __init__(
        self,
        game: str,
        seats: int = 2,
        opponents: str | Sequence[str] = "greedy",
        seat: int | None = None,
        **arguments: Unpack[Arguments],
    ) -> None:
        super().__init__(game, seats, **arguments)
        self.lineup = Lineup(self.arena, opponents, seat)
        self.observation_space = self._observation_space()
        self.action_space = self._action_space()
        self._seat = 0

    @property
    def viewer(self) -> int:
        """The seat of the learner."""
        return self._seat

    def action_masks(self) -> NDArray[np.bool_]:
        """Return which actions are possible now, as `MaskablePPO` of sb3-contrib asks for it."""
        return self.arena.mask(self.episode.state, self._seat).view(np.bool_)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a match, with the chance of `freestone.new` for this seed; without one, the next of a sequence."""
        super().reset(seed=seed)
        self._begin(int(self.np_random.integers(2**53)) if seed is None else whole("the seed", seed))
        # In a game such as Pig, bots can win before the learner's first decision.
        while not self.episode.state.agenda:
            self._begin(int(self.np_random.integers(2**53)))
        self._show_people()
        return self._observation(self._seat), self._info(self._seat)

    def step(self, action: int | np.integer[Any]) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Take an action, and play on to the learner's next decision or the end of the match."""
        episode, seat = self.episode, self._seat
        state, reward, is_over = episode.state, 0.0, False
        try:
            choice = self.arena.choice(state, action)
        except IllegalChoice:
            if self.illegal_reward is None or not state.agenda:
                raise
            reward, is_over = self.illegal_reward, True
        else:
            episode.play(choice)
            if not state.agenda:
                reward, is_over = self.arena.returns(state)[seat], True
        self._show_people()
        return self._observation(seat), reward, is_over, False, self._info(seat)

    def _begin(self, luck: int) -> None:
        """Begin a match and play to the first decision of the learner."""
        fixed = self.lineup.seat
        self._seat = int(self.np_random.integers(self.arena.seats)) if fixed is None else fixed
        self._episode = Episode(self.arena, luck, self.lineup.bots(self._seat, luck))
