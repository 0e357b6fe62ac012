"""Thousands of games in lockstep, on several processes that share the memory of all observations and actions."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from ctypes import Array, c_ubyte
from functools import partial
from multiprocessing.sharedctypes import RawArray
from typing import Any, Literal, NamedTuple, TypeVar

import numpy as np
from gymnasium.error import AlreadyPendingCallError, ClosedEnvironmentError, NoAsyncCallError, ResetNeeded
from gymnasium.spaces import Box, Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import ArrayLike, NDArray

from freestone.bots.roster import derived_seed
from freestone.core.door import whole
from freestone.core.errors import IllegalChoice, InvalidChoice
from freestone.core.game import Folder, Value
from freestone.core.match import Match
from freestone.core.state import State
from freestone.env.arena import Arena, Reward
from freestone.env.episode import Bots, Episode, Lineup, repeat
from freestone.processes import Worker

Bytes = NDArray[np.uint8]
Seed = int | Sequence[int | None] | None
Actions = NDArray[np.int64]
Stepped = tuple[Bytes, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]
Memory = tuple["Array[c_ubyte]", ...]
N = TypeVar("N", bound=np.generic)


class Columns(NamedTuple):
    """Arrays with a row for each game, which all processes share."""

    actions: Actions
    observations: Bytes
    finals: Bytes
    masks: NDArray[np.int8]
    seats: NDArray[np.int8]
    seeds: NDArray[np.int64]
    returns: NDArray[np.float64]
    ends: NDArray[np.bool_]


def row_types(arena: Arena) -> list[np.dtype[Any]]:
    """Return the type of a row of each column."""
    size, actions = arena.encoding.size, len(arena.choices)
    rows = ["i8", f"({size},)u1", f"({size},)u1", f"({actions},)i1", "i1", "i8", f"({arena.seats},)f8", "?"]
    return [np.dtype(row) for row in rows]


def memory_of(arena: Arena, games: int) -> Memory:
    """Return memory for the columns: files without a name, which vanish with the last process that uses them."""
    return tuple(RawArray(c_ubyte, games * row.itemsize) for row in row_types(arena))


def columns_of(arena: Arena, memory: Memory, games: range) -> Columns:
    """Return the rows of some games."""
    columns = [np.frombuffer(memoryview(part), row) for part, row in zip(memory, row_types(arena), strict=True)]
    return Columns(*(column[games.start : games.stop] for column in columns))


class Lane:
    """The matches of one place, one after the other; a match stops wherever the caller has to decide."""

    episode: Episode

    def __init__(self, arena: Arena, lineup: Lineup | None, place: int) -> None:
        self._arena = arena
        self._lineup = lineup
        self.place = place
        self._luck = 0
        self._number = 0

    def reset(self, luck: int) -> None:
        """Begin the first match; all matches depend on this number and on the place alone."""
        self._luck = luck
        self._number = 0
        self.begin()

    def begin(self) -> None:
        """Begin the next match."""
        while True:
            seed = derived_seed(self._luck, self.place, self._number)
            self.episode = Episode(self._arena, seed, self._bots(seed))
            self._number += 1
            # In a game such as Pig, bots can win before the caller's first decision.
            if self.episode.state.agenda:
                return

    def _bots(self, seed: int) -> Bots:
        if self._lineup is None:
            return {}
        fixed = self._lineup.seat
        return self._lineup.bots((self.place + self._number) % self._arena.seats if fixed is None else fixed, seed)


class Lanes:
    """The games that one process plays, those of a slice, with their rows of the columns."""

    def __init__(self, arena: Arena, lineup: Lineup | None, memory: Memory, games: range) -> None:
        self._arena = arena
        self._lanes = [Lane(arena, lineup, place) for place in games]
        self._columns = columns_of(arena, memory, games)
        # A memoryview takes a row of bytes several times faster than an array does.
        self._observations = self._columns.observations.data.cast("B")
        self._masks = self._columns.masks.data.cast("B")
        self._seats = [0] * len(games)

    def reset(self, lucks: list[int]) -> None:
        """Begin every game anew, each with the number at its place."""
        for row, lane in enumerate(self._lanes):
            lane.reset(lucks[lane.place])
            self._show(row, lane.episode.state)
        self._columns.seeds[:] = [lane.episode.seed for lane in self._lanes]
        self._columns.seats[:] = self._seats

    def step(self) -> None:
        """Take an action in every game; where the match ends, begin the next one."""
        choices = self._arena.choices
        for row, (lane, action) in enumerate(zip(self._lanes, self._columns.actions.tolist(), strict=True)):
            lane.episode.play(choices[action])
            if not lane.episode.state.agenda:
                self._end(row, lane)
            self._show(row, lane.episode.state)
        self._columns.seats[:] = self._seats

    def seed_and_actions(self, row: int) -> tuple[int, list[int]]:
        """Return the seed of the match of a game, and the actions that led to its position."""
        episode = self._lanes[row].episode
        return episode.seed, episode.actions

    def _end(self, row: int, lane: Lane) -> None:
        columns, arena, state = self._columns, self._arena, lane.episode.state
        columns.ends[row] = True
        columns.returns[row] = arena.returns(state)
        columns.finals[row] = np.frombuffer(arena.encoding.encode(state, self._seats[row]), np.uint8)
        lane.begin()
        columns.seeds[row] = lane.episode.seed

    def _show(self, row: int, state: State) -> None:
        encoding, width = self._arena.encoding, len(self._arena.choices)
        seat = self._seats[row] = state.agenda[-1].seat
        self._observations[row * encoding.size : (row + 1) * encoding.size] = encoding.encode(state, seat)
        self._masks[row * width : (row + 1) * width] = self._arena.marks(state)


class _Here:
    """Does the work of a process in the caller's own, as soon as it is asked."""

    def __init__(self, own: Lanes) -> None:
        self._own = own
        self._answer: Any = None

    def ask(self, work: Callable[..., object], *terms: int | list[int]) -> None:
        self._answer = work(self._own, *terms)

    def answer(self) -> Any:
        return self._answer

    def close(self) -> None:
        pass


class Lockstep(VectorEnv[Bytes, Actions, NDArray[Any]]):
    """Many games that are stepped together, as Gymnasium knows them: arrays with a row for each game.

    Without `opponents` the caller decides for every seat, which is self-play: `infos["seat"]` says whose decision it
    is, `infos["returns"]` what a match that has ended brings to every seat, and the reward is that of the seat that
    acted. With opponents, one for each other seat or one for all of them, the caller sits at `seat` of each game, or at
    another one in each match. `infos["action_mask"]` says which actions are possible.

    Observations are bytes; multiply them by `scale` to get values from 0 to 1. Where a match ends, the next one begins
    in the same step. The games depend on the seed alone, not on the number of processes; with one process, all is done
    in the caller's own. Without `copy`, the results are views of memory that the next step overwrites.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}  # noqa: RUF012 - Gymnasium declares it so
    _workers: Sequence[Worker[Lanes] | _Here] = ()

    def __init__(
        self,
        game: str,
        num_envs: int,
        seats: int = 2,
        opponents: str | Sequence[str] = (),
        seat: int | None = None,
        settings: Mapping[str, Value] | None = None,
        pack: Folder | None = None,
        reward: Reward = "win",
        processes: int = 1,
        copy: bool = True,
    ) -> None:
        if whole("the number of games", num_envs) < 1:
            raise InvalidChoice(f"there is at least one game, not {num_envs}")
        if whole("the number of processes", processes) < 1:
            raise InvalidChoice(f"there is at least one process, not {processes}")
        self.arena = Arena(game, seats, settings, pack, reward)
        self.scale = self.arena.scale
        self.num_envs = num_envs
        self.single_observation_space = Box(np.zeros_like(self.arena.spans), self.arena.spans, dtype=np.uint8)
        self.single_action_space = Discrete(len(self.arena.choices))
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        has_bots = bool(opponents) or seat is not None
        lineup = Lineup(self.arena, opponents, seat) if has_bots else None
        memory = memory_of(self.arena, num_envs)
        self._columns = columns_of(self.arena, memory, range(num_envs))
        self._copy = copy
        self._movers = self._columns.seats.copy()
        self._rows = np.arange(num_envs)
        self._phase: Literal["failed", "ready", "busy"] = "failed"
        count = min(processes, num_envs)
        self._games = [range(num_envs * at // count, num_envs * (at + 1) // count) for at in range(count)]
        self._parts = [partial(Lanes, self.arena, lineup, memory, games) for games in self._games]
        self._start()

    def reset(self, *, seed: Seed = None, options: dict[str, Any] | None = None) -> tuple[Bytes, dict[str, Any]]:
        """Begin every game anew; without a seed, with the next one of a sequence. A list has a seed for each game."""
        self._check_order()
        lucks = self._lucks(seed)
        if not self._workers:
            self._start()
        self._ask(Lanes.reset, lucks)
        self._collect()
        self._columns.ends[:] = False
        self._columns.returns[:] = 0
        return self._given(self._columns.observations), self._infos()

    def _lucks(self, seed: Seed) -> list[int]:
        """Return the number on which the chance of each game depends."""
        if not isinstance(seed, Sequence):
            super().reset(seed=seed)
            return [int(self.np_random.integers(2**53)) if seed is None else whole("the seed", seed)] * self.num_envs
        seeds = [*seed]
        if len(seeds) != self.num_envs:
            raise InvalidChoice(f"{len(seeds)} seeds for {self.num_envs} games: give one seed, or one for each game")
        return [int(self.np_random.integers(2**53)) if one is None else whole("the seed", one) for one in seeds]

    def step(self, actions: ArrayLike) -> Stepped:
        """Take an action in each game; one that is not possible raises IllegalChoice, and nothing has changed."""
        self.step_async(actions)
        return self.step_wait()

    def step_async(self, actions: ArrayLike) -> None:
        """Let the processes take an action in each game, without waiting for them; `step_wait` has the result."""
        self._check_order()
        self._check_matches()
        columns = self._columns
        columns.actions[:] = self._legal(np.asarray(actions))
        columns.ends[:] = False
        columns.returns[:] = 0
        self._movers[:] = columns.seats
        self._ask(Lanes.step)

    def step_wait(self) -> Stepped:
        """Return observations, rewards, which matches ended, which were cut short (none) and infos."""
        if self._phase != "busy":
            raise NoAsyncCallError("there is no step to wait for: call step_async first", "step")
        self._collect()
        columns, infos = self._columns, self._infos()
        if columns.ends.any():
            infos["_final_obs"] = columns.ends.copy()
            infos["final_obs"] = finals = np.full(self.num_envs, None, object)
            for row in np.flatnonzero(columns.ends):
                finals[row] = columns.finals[row].copy()
        rewards = columns.returns[self._rows, self._movers]
        return self._given(columns.observations), rewards, columns.ends.copy(), np.zeros_like(columns.ends), infos

    def match(self, game: int) -> Match:
        """Return the match of one of the games, to look at it or to save its journal."""
        self._check_order()
        self._check_matches()
        if not 0 <= (game := whole("the game", game)) < self.num_envs:
            raise InvalidChoice(f"there is no game {game}; the games are 0 to {self.num_envs - 1}")
        parts = zip(self._workers, self._games, strict=True)
        worker, first = next((worker, games.start) for worker, games in parts if game in games)
        with self._no_halves():
            worker.ask(Lanes.seed_and_actions, game - first)
            seed, actions = worker.answer()
        return repeat(self.arena, seed, actions, {}).match()

    def close_extras(self, **kwargs: Any) -> None:
        """End the processes; the memory is freed when nobody has a view of it any more."""
        self._stop()

    def _check_order(self) -> None:
        if self.closed:
            raise ClosedEnvironmentError("these games are closed: make new ones")
        if self._phase == "busy":
            raise AlreadyPendingCallError("the last step has not ended: call step_wait first", "step")

    def _check_matches(self) -> None:
        if self._phase == "failed":
            raise ResetNeeded("no match has begun, or the last step has failed: call reset first")

    def _legal(self, actions: NDArray[Any]) -> NDArray[Any]:
        if actions.shape != (self.num_envs,) or not np.issubdtype(actions.dtype, np.integer):
            raise InvalidChoice(f"step takes {self.num_envs} actions, not {actions.dtype} of shape {actions.shape}")
        width = len(self.arena.choices)
        outside = np.flatnonzero((actions < 0) | (actions >= width))
        if len(outside):
            raise InvalidChoice(f"there is no action {actions[outside[0]]}; actions are 0 to {width - 1}")
        illegal = np.flatnonzero(self._columns.masks[self._rows, actions] == 0)
        if len(illegal):
            choice = self.arena.choices[actions[illegal[0]]]
            raise IllegalChoice(f"action {choice.index}, {choice}, is not possible in game {illegal[0]}; see the mask")
        return actions

    def _start(self) -> None:
        if len(self._parts) > 1:
            self._workers = [Worker(part) for part in self._parts]
        else:
            self._workers = [_Here(self._parts[0]())]

    def _stop(self) -> None:
        self._phase = "failed"
        for worker in self._workers:
            worker.close()
        self._workers = []

    def _ask(self, work: Callable[..., None], *terms: int | list[int]) -> None:
        with self._no_halves():
            for worker in self._workers:
                worker.ask(work, *terms)
            self._phase = "busy"

    def _collect(self) -> None:
        with self._no_halves():
            for worker in self._workers:
                worker.answer()
            self._phase = "ready"

    @contextmanager
    def _no_halves(self) -> Iterator[None]:
        """End all processes if one fails or is lost, or at Ctrl-C: the others may have taken half of a step."""
        try:
            yield
        except BaseException:
            self._stop()
            raise

    def _infos(self) -> dict[str, Any]:
        columns, given = self._columns, self._given
        about_matches = {"seed": given(columns.seeds), "returns": given(columns.returns)}
        return {"action_mask": given(columns.masks), "seat": given(columns.seats), **about_matches}

    def _given(self, column: NDArray[N]) -> NDArray[N]:
        """Return a column as callers get it: a copy, or a view that they cannot write to."""
        if self._copy:
            return column.copy()
        view = column.view()
        view.flags.writeable = False
        return view
