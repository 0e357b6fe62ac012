"""What all environments share: observations, masks and actions of one game, pack and number of seats."""

from collections.abc import Mapping
from random import Random
from typing import Final, Literal

import numpy as np
from numpy.typing import NDArray

from freestone.core.choice import Choice
from freestone.core.engine import advance, apply
from freestone.core.errors import IllegalChoice, InvalidChoice
from freestone.core.game import Folder, Value, find, named_pack
from freestone.core.state import State
from freestone.core.step import CHANCE
from freestone.encoding import encoding_of
from freestone.thinking.rollout import draw

Reward = Literal["win", "lead"]
REWARDS: Final = ("win", "lead")


class Arena:
    """A game as numbers. An action is the place of a choice in the vocabulary, which is the same for all seats.

    Observations have values from 0 to 1, and `encoding.fields` names them. `reward` says what a match is played for:
    to win (`win`: from -1 to 1) or for the lead in points over the best other seat (`lead`).
    """

    def __init__(
        self,
        game: str,
        seats: int = 2,
        settings: Mapping[str, Value] | None = None,
        pack: Folder | None = None,
        reward: Reward = "win",
    ) -> None:
        if reward not in REWARDS:
            raise InvalidChoice(f"the reward is {' or '.join(REWARDS)}, not {reward!r}")
        self.game = find(game)
        self.seats = seats
        self.settings = self.game.full_settings(seats, settings or {})
        self.pack = named_pack(self.game, pack)
        self.reward = reward
        self.choices = self.pack.vocabulary.choices
        self.encoding = encoding_of(self.game, self.pack, seats)
        fields = self.encoding.fields
        spans = [field.most - field.least for field in fields for _ in range(field.size)]
        self._scale: NDArray[np.float32] = (1 / np.array(spans)).astype(np.float32)

    def begin(self) -> State:
        """Return the first position."""
        state: State = self.game.setup(self.pack, self.seats, self.settings)
        advance(state)
        return state

    def settle(self, state: State, rng: Random) -> None:
        """Play chance and forced choices until somebody has to decide or the match is over."""
        while state.agenda:
            if state.agenda[-1].seat == CHANCE:
                apply(state, draw(state, rng))
            elif len(state.options) == 1:
                apply(state, state.options[0])
            else:
                return

    def observe(self, state: State, seat: int) -> NDArray[np.float32]:
        """Return what a seat knows."""
        return np.frombuffer(self.encoding.encode(state, seat), np.uint8) * self._scale

    def mask(self, state: State, seat: int) -> NDArray[np.int8]:
        """Return for every action whether this seat may take it now: 1 or 0."""
        found = np.zeros(len(self.choices), np.int8)
        if state.seat == seat:
            found[[option.index for option in state.options]] = 1
        return found

    def choice(self, state: State, action: int) -> Choice:
        """Return the option that an action stands for; raise if it is not offered now."""
        if not 0 <= action < len(self.choices):
            raise InvalidChoice(f"there is no action {action}; actions are 0 to {len(self.choices) - 1}")
        choice = self.choices[action]
        if choice not in state.options:
            raise IllegalChoice(f"action {action}, {choice}, is not possible now; the mask says which are")
        return choice

    def returns(self, state: State) -> list[float]:
        """Return what a finished match brings to every seat; nothing to anybody before its end."""
        if state.agenda:
            return [0.0] * self.seats
        if self.reward == "win":
            return self.game.returns(state)
        scores = self.game.scores(state)
        others = [scores[:seat] + scores[seat + 1 :] for seat in range(self.seats)]
        return [float(own - max(rest, default=0)) for own, rest in zip(scores, others, strict=True)]
