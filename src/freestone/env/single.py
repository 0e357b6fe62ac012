"""The games as Gymnasium environments: one learner against bots."""

from collections.abc import Sequence
from typing import Any, Unpack

import numpy as np
from gymnasium import Env
from numpy.typing import NDArray

from freestone.bots import files
from freestone.bots.base import Bot
from freestone.bots.roster import derived_seed
from freestone.core.door import texts, whole
from freestone.core.errors import IllegalChoice, InvalidChoice
from freestone.env.episode import RENDER_MODES, Conditions, Environment, Episode, Observation


class AgainstBots(Environment, Env[Observation, np.int64]):
    """A match of one learner against bots, as Gymnasium knows it: `gymnasium.make("freestone/Pillars-v0", seats=3)`.

    `opponents` are names of bots or files such as `./mybot.py`: one for each other seat, in the order in which they sit
    after the learner, or one for all of them. The learner sits at `seat`, or at random in every match.

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
        **conditions: Unpack[Conditions],
    ) -> None:
        super().__init__(game, seats, **conditions)
        others = self.arena.seats - 1
        self.opponents = [opponents] * others if isinstance(opponents, str) else texts("opponents", opponents)
        if len(self.opponents) != others:
            raise InvalidChoice(f"{len(self.opponents)} opponents for {others} other seats")
        for player in self.opponents:
            files.find(player)
        if seat is not None and not 0 <= (seat := whole("the seat", seat)) <= others:
            raise InvalidChoice(f"there is no seat {seat}; the seats are 0 to {others}")
        self.observation_space = self._observation_space()
        self.action_space = self._action_space()
        self._fixed_seat = seat
        self._seat = 0
        self._bots: dict[int, tuple[str, Bot]] = {}

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
            self._let_bots_play()
            if not state.agenda:
                reward, is_over = self.arena.returns(state)[seat], True
        return self._observation(seat), reward, is_over, False, self._info(seat)

    def _begin(self, luck: int) -> None:
        """Begin a match and play to the first decision of the learner."""
        seats, fixed = self.arena.seats, self._fixed_seat
        self._seat = int(self.np_random.integers(seats)) if fixed is None else fixed
        sitting = {(self._seat + after) % seats: player for after, player in enumerate(self.opponents, start=1)}
        self._bots = {seat: (player, files.made(player, derived_seed(luck, seat))) for seat, player in sitting.items()}
        names = {self._seat: "Learner"} | {
            seat: files.short_name(player).capitalize() for seat, player in sitting.items()
        }
        self._episode = Episode(self.arena, luck, [names[seat] for seat in range(seats)])
        self._let_bots_play()

    def _let_bots_play(self) -> None:
        episode = self.episode
        state = episode.state
        while state.agenda and (seat := state.agenda[-1].seat) != self._seat:
            player, bot = self._bots[seat]
            where = f"at entry {len(episode.entries)}, seat {seat}"
            episode.play(files.chosen(player, bot, episode.seen(), where))
        if self.render_mode == "human":
            self.render()
