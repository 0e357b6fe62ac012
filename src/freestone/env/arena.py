"""What all environments share: observations, masks and actions of one game, pack and number of seats."""

from collections.abc import Mapping
from operator import index
from typing import Final, Literal

import numpy as np
from numpy.typing import NDArray

from freestone.core.choice import Choice
from freestone.core.door import is_offered, whole, wrong
from freestone.core.engine import advance
from freestone.core.errors import IllegalChoice, InvalidChoice
from freestone.core.game import Folder, Value, find, named_pack
from freestone.core.state import State
from freestone.encoding import encoding_of

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
        self.seats = seats = whole("the number of seats", seats)
        if settings is not None and not isinstance(settings, Mapping):
            raise wrong("settings are values by name", settings)
        self.settings = self.game.full_settings(seats, settings or {})
        self.pack = named_pack(self.game, pack)
        self._source = pack
        self.reward = reward
        self.choices = self.pack.vocabulary.choices
        self.encoding = encoding_of(self.game, self.pack, seats)
        self.slices: dict[str, slice] = {}
        at = 0
        for field in self.encoding.fields:
            self.slices[field.name] = slice(at, at := at + field.size)
        spans = [field.most - field.least for field in self.encoding.fields for _ in range(field.size)]
        self.spans: NDArray[np.uint8] = np.array(spans, np.uint8)
        self.scale: NDArray[np.float32] = (1 / self.spans).astype(np.float32)

    def __deepcopy__(self, memo: object) -> "Arena":
        return self  # nothing in it changes

    def __reduce__(self) -> tuple[type["Arena"], tuple[object, ...]]:
        return Arena, (self.game.id, self.seats, self.settings, self._source, self.reward)

    def begin(self) -> State:
        """Return the first position."""
        state: State = self.game.setup(self.pack, self.seats, self.settings)
        advance(state)
        return state

    def observe(self, state: State, seat: int) -> NDArray[np.float32]:
        """Return what a seat knows."""
        return np.frombuffer(self.encoding.encode(state, seat), np.uint8) * self.scale

    def decode(self, observation: NDArray[np.float32]) -> dict[str, list[int]]:
        """Return the figures of an observation by the names of their fields."""
        return self.encoding.decode(np.rint(observation / self.scale).astype(np.uint8).tobytes())

    def mask(self, state: State, seat: int) -> NDArray[np.int8]:
        """Return for every action whether this seat may take it now: 1 or 0."""
        return np.frombuffer(self.marks(state) if state.seat == seat else bytearray(len(self.choices)), np.int8)

    def marks(self, state: State) -> bytearray:
        """Return a byte for every action: 1 if whoever decides may take it now, and 0 otherwise."""
        found = bytearray(len(self.choices))  # a third of the time that numpy needs for single places
        for option in state.options:
            found[option.index] = 1
        return found

    def choice(self, state: State, action: object) -> Choice:
        """Return the option that an action, a number of Python or numpy, stands for; raise if it is not offered now."""
        try:
            at = index(action)  # type: ignore[arg-type]
        except TypeError:
            raise wrong("an action is a whole number", action) from None
        if not 0 <= at < len(self.choices):
            raise InvalidChoice(f"there is no action {at}; actions are 0 to {len(self.choices) - 1}")
        choice = self.choices[at]
        if not is_offered(state, choice):
            why = "now; the mask says which are" if state.agenda else "any more: the match is over"
            raise IllegalChoice(f"action {at}, {choice}, is not possible {why}")
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
