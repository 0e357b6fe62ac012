"""The games as PettingZoo environments, in which seats act one after the other."""

from random import Random
from typing import Any, Unpack

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from freestone.core.door import whole
from freestone.core.errors import IllegalChoice
from freestone.env.environment import RENDER_MODES, Arguments, Environment, Observation
from freestone.env.episode import Episode
from freestone.extras import need

need("env", "freestone.env.aec", "pettingzoo")

from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

SET_BY_RESET = ("agent_selection", "rewards", "_cumulative_rewards", "terminations", "truncations", "infos")


class Aec(Environment, AECEnv):  # type: ignore[misc]  # it has no types
    """A match as PettingZoo knows it, with the agents `seat_0`, `seat_1` and so on.

    Only the agent whose decision it is acts: the environment plays chance and forced choices itself. Rewards come at
    the end of the match.
    """

    def __init__(self, game: str, seats: int = 2, **arguments: Unpack[Arguments]) -> None:
        arguments.setdefault("mask", "observation")
        super().__init__(game, seats, **arguments)
        name = f"{self.arena.game.id}_v0"
        self.metadata = {"name": name, "render_modes": list(RENDER_MODES), "render_fps": 2, "is_parallelizable": False}
        self.possible_agents = [f"seat_{seat}" for seat in range(self.arena.seats)]
        self.agents = self.possible_agents[:]
        self.observation_spaces = {agent: self._observation_space() for agent in self.agents}
        self.action_spaces = {agent: self._action_space() for agent in self.agents}
        self.state_space = spaces.Box(0, 1, (self.arena.seats * self.arena.encoding.size,), np.float32)
        self._seats = {agent: seat for seat, agent in enumerate(self.agents)}
        self._rng = Random()

    def __getattr__(self, name: str) -> Any:
        # Asked only for what is not there.
        if name in SET_BY_RESET:
            raise IllegalChoice("no match has begun: call reset first")
        raise AttributeError(f"{type(self).__name__} has no {name}")

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of observations, which is the same for all agents."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of actions: everything that can ever be chosen."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a match, with the chance of `freestone.new` for this seed; without one, the next of a sequence."""
        if seed is not None:
            seed = whole("the seed", seed)
            self._rng.seed(seed)
        self._episode = Episode(self.arena, self._rng.getrandbits(53) if seed is None else seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._go_on()

    def observe(self, agent: str) -> Observation:
        """Return what an agent knows, and by default which actions it may take now."""
        return self._observation(self._seats[agent])

    def state(self) -> NDArray[np.float32]:
        """Return what all seats know together, one observation after the other, for central critics."""
        state = self.episode.state
        return np.concatenate([self.arena.observe(state, seat) for seat in range(self.arena.seats)])

    def step(self, action: int | None) -> None:
        """Take an action for the agent whose decision it is; None for one whose match is over."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        episode = self.episode
        try:
            choice = self.arena.choice(episode.state, action)
        except IllegalChoice:
            if self.illegal_reward is None:
                raise
            self._end(dict.fromkeys(self.agents, 0.0) | {agent: self.illegal_reward})
            return
        episode.play(choice)
        self.infos[agent] = {}
        self._go_on()

    def _go_on(self) -> None:
        """Turn to the agent that decides, or end the match."""
        state = self.episode.state
        if state.agenda:
            seat = state.agenda[-1].seat
            self.agent_selection = agent = self.possible_agents[seat]
            self.infos[agent] = self._info(seat)
        else:
            self._end(dict(zip(self.agents, self.arena.returns(state), strict=True)))
        self._show_people()

    def _end(self, rewards: dict[str, float]) -> None:
        """End the match for all agents; PettingZoo then takes them out one by one."""
        self.rewards, self._cumulative_rewards = rewards, rewards.copy()
        self.terminations = dict.fromkeys(self.agents, True)
        self.infos = {agent: self._info(seat) for seat, agent in enumerate(self.agents)}
        self.agent_selection = self.agents[0]


raw_env = Aec


def env(game: str, seats: int = 2, **arguments: Unpack[Arguments]) -> AECEnv:
    """Return an environment as PettingZoo's own ones are: it enforces the order of calls, and cheats lose.

    An illegal action ends the match and brings its agent an `illegal_reward` of -1, unless you choose another one.
    `raw_env` does neither, and is faster.

    >>> table = env("pillars", seats=3)
    >>> table.reset(seed=7)
    >>> observation, reward, termination, truncation, info = table.last()
    >>> table.agent_selection, info["kind"], int(observation["action_mask"].sum())
    ('seat_2', 'take-card', 10)
    """
    arguments.setdefault("illegal_reward", -1.0)
    # PettingZoo's wrappers against illegal actions would take longer than everything else in a step.
    return OrderEnforcingWrapper(Aec(game, seats, **arguments))
