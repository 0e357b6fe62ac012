"""OpenSpiel: importing this module registers every installed game with pyspiel, `pillars` as `freestone_pillars`.

Parameters are `players`, `reward`, `pack` and the settings of the game, of which -1 (of a text, "") means None:

>>> import pyspiel
>>> pyspiel.load_game("freestone_kutna_hora(players=3,events=True,start=0)").num_players()
3
"""

from collections.abc import Callable, Mapping
from functools import cache
from random import Random
from typing import Any, ClassVar, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from freestone.core.choice import Choice
from freestone.core.dump import digest
from freestone.core.engine import proceed
from freestone.core.errors import InvalidChoice
from freestone.core.game import Game, Setting, Value, find, registry
from freestone.core.seen import Seen
from freestone.core.state import State
from freestone.core.step import CHANCE
from freestone.env.arena import Arena
from freestone.extras import need
from freestone.thinking.rollout import draw
from freestone.words import Words

need("env", "freestone.env.openspiel", "pyspiel")

import pyspiel

Parameters = tuple[tuple[str, Any], ...]
Sample = tuple[int, int, int]
TERMINAL: Final = int(pyspiel.PlayerId.TERMINAL)
# OpenSpiel asks how long a match can be, and Shimmy breaks off longer ones: we take the longest of a few random
# matches, many times over, for no rule of a game says it.
LENGTH_SAMPLE: Final = 10
LENGTH_MARGIN: Final = 10
SEEDS: Final = 2**53
MOST_LEAD: Final = 1000.0  # OpenSpiel asks for a bound, and the rules have none; a lead is seldom above 100


class Entry(NamedTuple):
    """An entry as an action, and as a line of the information state."""

    action: int
    whose: str
    line: str


class SpielArena(Arena):
    """The arena that parameters describe, with all that its states share, so that copies of a state are cheap."""

    def __init__(self, game: str, parameters: Parameters) -> None:
        self.key = (game, parameters)
        given = dict(parameters)
        settings = {setting.name: _setting(setting, given[setting.name]) for setting in find(game).settings}
        super().__init__(game, given["players"], settings, given["pack"] or None, given["reward"])
        # The last row is that of chance, whose seat is -1.
        self.entries = [[_entry(whose, choice) for choice in self.choices] for whose in (*range(self.seats), "chance")]
        self.start = Course(self, self.begin())
        rng = Random(1)
        self.longest = LENGTH_MARGIN * max(_length(self.begin(), rng) for _ in range(LENGTH_SAMPLE))


def _entry(whose: int | str, choice: Choice) -> Entry:
    return Entry(choice.index, str(whose), f"{whose} {choice.text}")


def _length(state: State, rng: Random) -> int:
    """Play a random match and return how many entries it has, chance included."""
    entries = 0
    while state.agenda:
        proceed(state, draw(state, rng) if state.seat == CHANCE else rng.choice(state.options))
        entries += 1
    return entries


def _parameter(setting: Setting, seats: int) -> Value:
    """Return the default of a setting as OpenSpiel can express it: a parameter keeps its type and is never None."""
    if setting.default is not None:
        return setting.default
    return "" if any(isinstance(value, str) for value in setting.values(seats)) else -1


def _setting(setting: Setting, parameter: Value) -> Value:
    return None if parameter in ("", -1) and None in setting.allowed else parameter


@cache
def arena_of(game: str, parameters: Parameters) -> SpielArena:
    """Return the arena that parameters describe, always the same one."""
    return SpielArena(game, parameters)


class Course:
    """The position of a match, the entries that led to it, and which of them are secret.

    `samples` has the places where what a seat could not know was sampled, and the seeds, so that such a course can be
    repeated too.
    """

    __slots__ = ("arena", "entries", "position", "samples", "secrets")

    def __init__(self, arena: SpielArena, position: State) -> None:
        self.arena = arena
        self.position = position
        self.entries: list[Entry] = []
        self.secrets: tuple[tuple[int, int], ...] = ()
        self.samples: tuple[Sample, ...] = ()

    def copy(self) -> "Course":
        """Return an independent course."""
        other = Course(self.arena, self.position.copy())
        other.entries, other.secrets, other.samples = self.entries[:], self.secrets, self.samples
        return other

    # OpenSpiel copies the attributes of a state in this way, and stores their pickles.
    def __deepcopy__(self, memo: object) -> "Course":
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return _repeat, (*self.arena.key, [entry.action for entry in self.entries], self.samples)

    def take(self, action: int) -> None:
        """Play an action of whoever decides."""
        position = self.position
        choice, step = self.arena.choice(position, action), position.agenda[-1]
        if (audience := step.audience()) is not None:
            self.secrets = (*self.secrets, (len(self.entries), audience))
        self.entries.append(self.arena.entries[step.seat][action])
        proceed(position, choice)

    def sample(self, seat: int, seed: int) -> None:
        """Replace what a seat cannot know by something possible."""
        game = self.arena.game
        self.position = Seen(game, self.arena.pack, self.position, seat).resample(Random(seed))
        self.samples = (*self.samples, (len(self.entries), seat, seed))
        for at, audience in self.secrets:
            if audience != seat:
                # Nobody knows which entry would have led here, but it differs for its owner as the position does.
                entry, sight = self.entries[at], digest(game.redact(self.position, audience))
                self.entries[at] = entry._replace(line=f"{entry.whose} ?{sight}")

    def known(self, seat: int) -> str:
        """Return all that a seat has learnt, a line for each entry; secret ones read `?`."""
        lines = [entry.line for entry in self.entries]
        for at, audience in self.secrets:
            if audience != seat:
                lines[at] = f"{self.entries[at].whose} ?"
        return "\n".join([f"seat {seat}", *lines])


def _repeat(game: str, parameters: Parameters, actions: list[int], samples: tuple[Sample, ...]) -> Course:
    """Play the actions of a course, and sample again where that was done."""
    arena = arena_of(game, parameters)
    course = arena.start.copy()
    for at in range(len(actions) + 1):
        for _, seat, seed in (sample for sample in samples if sample[0] == at):
            course.sample(seat, seed)
        if at < len(actions):
            course.take(actions[at])
    return course


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A state of OpenSpiel. Chance and forced choices are actions too."""

    def __init__(self, game: "SpielGame") -> None:
        super().__init__(game)
        # The only attribute, since OpenSpiel copies and stores them one by one. All states share the start: OpenSpiel
        # begins each copy of a state with a new one.
        self.course = game.arena.start

    def current_player(self) -> int:
        """Return the seat that decides; chance is -1 for OpenSpiel too."""
        agenda = self.course.position.agenda
        return agenda[-1].seat if agenda else TERMINAL

    def is_terminal(self) -> bool:
        """Whether the match is over."""
        return not self.course.position.agenda

    def is_chance_node(self) -> bool:
        """Whether chance decides."""
        return self.current_player() == CHANCE

    def legal_actions(self, player: int | None = None) -> list[int]:
        """Return the options as actions in ascending order; none of a player who does not decide."""
        # The same as in OpenSpiel, which would ask this state five questions for it.
        position = self.course.position
        if player is not None and player != position.seat:
            return []
        return sorted([option.index for option in position.options])

    def _legal_actions(self, player: int) -> list[int]:
        return self.legal_actions(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the outcomes of chance as actions with their probabilities."""
        position = self.course.position
        odds = position.odds
        total = sum(odds)
        return [(option.index, each / total) for option, each in zip(position.options, odds, strict=True)]

    def _apply_action(self, action: int) -> None:
        if not self.course.entries:
            self.course = self.course.copy()
        self.course.take(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.course.arena.choices[action].text

    def returns(self) -> list[float]:
        """Return what the match brings to every seat; nothing before its end."""
        return self.course.arena.returns(self.course.position)

    def observation_tensor(self, player: int | None = None) -> list[float]:
        """Return what a player knows, by default the one who decides."""
        # The same as an observer fills in, but OpenSpiel would copy it field by field.
        seat, arena = self.current_player() if player is None else player, self.course.arena
        if not 0 <= seat < arena.seats:
            raise InvalidChoice(f"there is no player {seat}; the players are 0 to {arena.seats - 1}")
        found: list[float] = arena.observe(self.course.position, seat).tolist()
        return found

    def __str__(self) -> str:
        return "\n".join(entry.line for entry in self.course.entries)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SpielState":
        """Return a state that could be this one, as far as a player knows; its history remains that of this state."""
        other: SpielState = self.clone()
        other.course.sample(player, int(sampler() * SEEDS))
        return other


class SpielObserver:
    """Observes what a seat knows as named values and as text; with `perfect_recall`, all it has learnt as text only."""

    def __init__(self, arena: SpielArena, perfect_recall: bool) -> None:
        self.arena = arena
        self.perfect_recall = perfect_recall
        self.tensor: NDArray[np.float32] | None = None
        self.dict: dict[str, NDArray[np.float32]] = {}
        if not perfect_recall:
            self.tensor = np.zeros(arena.encoding.size, np.float32)
            for field in arena.encoding.fields:
                self.dict[field.name] = self.tensor[arena.slices[field.name]].reshape(field.shape)

    def set_from(self, state: SpielState, player: int) -> None:
        """Let `tensor`, and `dict`, which shares its memory, show what a seat knows."""
        if self.tensor is not None:
            self.tensor[:] = self.arena.observe(state.course.position, player)

    def string_from(self, state: SpielState, player: int) -> str:
        """Return what a seat knows as text."""
        if self.perfect_recall:
            return state.course.known(player)
        encoding = self.arena.encoding
        values = encoding.decode(encoding.encode(state.course.position, player))
        return "\n".join([f"seat {player}", *(f"{name}: {' '.join(map(str, row))}" for name, row in values.items())])


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game of OpenSpiel: an installed game, which a subclass names, with its parameters."""

    game: ClassVar[str]

    def __init__(self, params: Mapping[str, Any]) -> None:
        self.arena = arena = arena_of(self.game, tuple(sorted(params.items())))
        bound = 1.0 if arena.reward == "win" else MOST_LEAD
        actions, is_zero_sum = len(arena.choices), arena.reward == "win" or arena.seats == 2
        info = pyspiel.GameInfo(
            num_distinct_actions=actions,
            # Outcomes are actions too, and their numbers have to be below this.
            max_chance_outcomes=actions,
            num_players=arena.seats,
            min_utility=-bound,
            max_utility=bound,
            utility_sum=0.0 if is_zero_sum else None,
            max_game_length=arena.longest,
        )
        super().__init__(_kind(arena.game, is_zero_sum=is_zero_sum), info, dict(params))

    def __reduce__(self) -> tuple[Any, ...]:
        return _load, (str(self),)

    def new_initial_state(self) -> SpielState:
        """Return the state before the first entry."""
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        """Return how many entries of chance a match can have at most."""
        return self.arena.longest

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: Mapping[str, Any] | None = None
    ) -> SpielObserver:
        """Return an observer of what one seat knows."""
        if params:
            raise ValueError(f"observers have no parameters, such as {params}")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            raise ValueError("observers show what one player knows, public and private")
        return SpielObserver(self.arena, kind.perfect_recall)


def _load(text: str) -> SpielGame:
    # Not `pyspiel.load_game` itself: a process that finds this one in a pickle imports this module first.
    game: SpielGame = pyspiel.load_game(text)
    return game


def _kind(game: Game[Any], *, is_zero_sum: bool = True) -> pyspiel.GameType:
    """Return what OpenSpiel has to know of a game before it is loaded."""
    kind, few = pyspiel.GameType, min(game.seat_counts)
    has_secrets = type(game).redact is not Game.redact
    information = kind.Information
    settings = {setting.name: _parameter(setting, few) for setting in game.settings}
    return kind(
        short_name=f"freestone_{game.id}",
        long_name=Words(game, []).text("title"),
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information.IMPERFECT_INFORMATION if has_secrets else information.PERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM if is_zero_sum else kind.Utility.GENERAL_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        min_num_players=few,
        max_num_players=max(game.seat_counts),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={**settings, "players": max(2, few), "reward": "win", "pack": ""},
    )


def register() -> None:
    """Register the installed games that pyspiel does not know yet."""
    known = pyspiel.registered_names()
    for game in registry().values():
        if f"freestone_{game.id}" not in known:
            pyspiel.register_game(_kind(game), _subclass(game.id))


def _subclass(id: str) -> type[SpielGame]:
    # A class, like OpenSpiel's own games: pyspiel lets go of it when Python has already ended, and unlike a function a
    # class survives that.
    class RegisteredGame(SpielGame):
        game = id

    return RegisteredGame


register()
