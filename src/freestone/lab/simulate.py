"""Many games between bots, on several cores; the same seed gives the same games with any number of workers."""

from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import Future
from dataclasses import dataclass, field
from functools import cache, partial
from hashlib import blake2b
from itertools import count
from pathlib import Path
from time import perf_counter
from typing import Any, Final, Generic, NamedTuple, TypedDict, TypeVar

import freestone
from freestone.bots import files
from freestone.bots.base import Bot
from freestone.bots.files import components
from freestone.bots.roster import derived_seed
from freestone.core.engine import advance, apply, outcome
from freestone.core.errors import InvalidChoice
from freestone.core.game import Values, victory_shares
from freestone.core.journal import Entry, Header, Journal, write
from freestone.core.match import replay
from freestone.core.names import mended
from freestone.core.seen import Seen
from freestone.core.step import CHANCE
from freestone.lab.population import order
from freestone.processes import Pool, opened, place
from freestone.report import Fates, Report

# A process gets as many games at once as take about this long: few enough to lose little when it is stopped, and
# enough that handing them out costs nothing.
LEAST_SECONDS: Final = 0.1
MOST_SECONDS: Final = 0.4
# What decides how a game goes. Drawings and commands may change while a run is stopped. Compiled modules do not
# count: they lie beside their sources and play the same games.
CODE_FOLDERS: Final = ("bots", "core", "games", "packs", "thinking")
CODE_SUFFIXES: Final = (".py", ".toml")
R = TypeVar("R")


class Origin(TypedDict):
    """All of a result that is known before its game is played."""

    number: int
    game: str
    rules: int
    pack: str
    pack_digest: str
    code: str
    settings: str
    seed: int
    seats: int
    players: list[str]


class Result(Origin):
    """One simulated game. `rounds` has its figures after the setup and at the end of every round."""

    scores: list[int]
    winners: list[int]
    score_sheet: list[dict[str, int]]
    rounds: list[dict[str, list[int]]]
    entries: int
    choices: int


@dataclass(frozen=True)
class Plan:
    """What to simulate, in plain values that processes can exchange.

    The players play every game, or they are a population from which every game draws `draws` of them.
    """

    game: str
    players: tuple[str, ...]
    seed: int = 0
    settings: Values = field(default_factory=dict)
    pack: str | None = None
    draws: int = 0

    @property
    def seats(self) -> int:
        """The number of players of each game."""
        return self.draws or len(self.players)

    @property
    def rotation(self) -> int:
        """How many games in a row meet the same chance: in a population the same players take every seat once."""
        return self.draws or 1

    def order(self, number: int) -> tuple[str, ...]:
        """Return the players of game `number`, by seat."""
        return order(self.players, self.draws, self.seed, number) if self.draws else self.players

    def check(self) -> None:
        """Raise if the game, a bot for it, a setting or the pack does not exist."""
        self.read()
        components(self.game, self.pack)[0].full_settings(self.seats, self.settings)

    def read(self) -> None:
        """Read the pack and the bot files, which a process does only once."""
        files.read(self.game, self.players, self.pack)
        code_digest(self.players)

    @property
    def paths(self) -> list[str]:
        """The bot files and the folder of the pack, which other machines do not have."""
        return files.paths(self.players, self.pack)

    def origin(self, number: int) -> Origin:
        """Return the origin of game `number`."""
        game, pack = components(self.game, self.pack)
        settings = game.full_settings(self.seats, self.settings)
        return {
            "number": number,
            "game": game.id,
            "rules": game.rules,
            "pack": pack.name,
            "pack_digest": pack.digest,
            "code": code_digest(self.players),
            "settings": " ".join(f"{name}={str(value).lower()}" for name, value in settings.items()),
            "seed": derived_seed(self.seed, number // self.rotation),
            "seats": self.seats,
            "players": list(self.order(number)),
        }

    def header(self, number: int) -> Header:
        """Return the header of the journal of game `number`."""
        game, pack = components(self.game, self.pack)
        players = self.order(number)
        names = mended([files.short_name(player).capitalize() for player in players])
        settings, seed = game.full_settings(self.seats, self.settings), derived_seed(self.seed, number // self.rotation)
        return Header(game.id, game.rules, pack.name, pack.digest, names, settings, seed, list(players))


def code_digest(players: Iterable[str]) -> str:
    """Return a digest of Freestone's rules and bots and of the bot files among the players.

    A saved run resumes only with the same rules and bots, since others would play other games.
    """
    return _digest([installed(*CODE_FOLDERS).encode(), *map(_content, files.paths(players, None))])


@cache
def installed(*folders: str) -> str:
    """Return a digest of the code in some folders of Freestone; an empty name means all of it."""
    here = Path(freestone.__file__).parent
    found = [path for folder in folders for path in sorted((here / folder).rglob("*"))]
    sources = [path for path in found if path.suffix in CODE_SUFFIXES]
    return _digest(path.relative_to(here).as_posix().encode() + path.read_bytes() for path in sources)


@cache  # a bot file is run once per process too, so a later edit must not change the digest
def _content(file: str) -> bytes:
    return place(file).read_bytes()


def _digest(parts: Iterable[bytes]) -> str:
    found = blake2b(digest_size=8)
    for part in parts:
        found.update(part)
    return found.hexdigest()


def play(
    plan: Plan,
    number: int,
    report: Report[Any] | None = None,
    entries: list[Entry] | None = None,
    bots: list[Bot] | None = None,
) -> Result:
    """Play game `number` of a plan; `freestone.new` with the result's seed meets the same chance.

    A report sees every position and every event. `entries` is filled with those of the journal. `bots` play instead of
    those that the names in the plan stand for.
    """
    game, pack = components(plan.game, plan.pack)
    origin = plan.origin(number)
    seed, seats, players = origin["seed"], origin["seats"], origin["players"]
    bots = bots or [files.made(name, game.id, derived_seed(seed, seat)) for seat, name in enumerate(players)]
    state: Any = game.setup(pack, seats, game.full_settings(seats, plan.settings))
    # Collecting events takes time, and only a report reads them.
    state.events = None if report is None else []
    rounds: list[dict[str, list[int]]] = []
    last_round = chances = choices = 0
    advance(state)
    while True:
        if report is not None:
            report.look(state, state.events or [])
            state.events = []
        current = game.round(state)
        if current != last_round or state.over:
            last_round = current
            rounds.append(game.figures(state))
        if not state.agenda:
            break
        seat, offered = state.agenda[-1].seat, state.options
        if seat == CHANCE:
            choice = offered[outcome(state, seed, chances)]
            chances += 1
        else:
            # A single option is no decision, so no bot is asked.
            choice = offered[0]
            if len(offered) > 1:
                where = f"in game {number} (seed {seed}), seat {seat}"
                choice = files.chosen(players[seat], bots[seat], Seen(game, pack, state, seat), where)
            choices += 1
        if entries is not None:
            entries.append((seat, choice.text))
        apply(state, choice)
    result: Result = {
        **origin,
        "scores": game.scores(state),
        "winners": game.winners(state),
        "score_sheet": game.score_sheet(state),
        "rounds": rounds,
        "entries": chances + choices,
        "choices": choices,
    }
    if report is not None:
        report.close(state, fates(result))
    return result


def fates(result: Result) -> Fates:
    """Return how a game ended for each seat."""
    return End.of(result).fates


class End(NamedTuple):
    """What a summary needs of a game."""

    scores: list[int]
    winners: list[int]
    choices: int

    @classmethod
    def of(cls, row: Result) -> "End":
        """Return the end of a simulated game."""
        return cls(row["scores"], row["winners"], row["choices"])

    @property
    def fates(self) -> Fates:
        """How the game ended for each seat; a shared victory counts for its share."""
        return Fates(victory_shares(self.winners, len(self.scores)), self.scores)


def journal_path(folder: str, number: int) -> Path:
    """Return the file for the journal of a game.

    >>> journal_path("games", 12).name
    'game-000012.jsonl'
    """
    return Path(folder) / f"game-{number:06}.jsonl"


class Recorded(NamedTuple):
    """A simulated game, with the lines of its journal if whoever asked for the game is to save them."""

    row: Result
    journal: list[str]


def unrecorded(plan: Plan, number: int) -> Recorded:
    """Play game `number` of a plan without a journal."""
    return Recorded(play(plan, number), [])


def recorded(plan: Plan, number: int) -> Recorded:
    """Play game `number` of a plan and return its journal too."""
    entries: list[Entry] = []
    result = play(plan, number, entries=entries)
    journal = Journal(plan.header(number))
    for entry in entries:
        journal.add(entry)
    return Recorded(result, list(replay(journal, components(plan.game, plan.pack)[1]).lines()))


def play_and_save(folder: str, plan: Plan, number: int) -> Recorded:
    """Play game `number` of a plan and save its journal; the file is complete or does not exist at any moment."""
    row, journal = recorded(plan, number)
    write(journal_path(folder, number), journal)
    return Recorded(row, [])


def first_missing_journal(folder: str, plan: Plan, games: int) -> int:
    """Return the first game without a journal; raise InvalidChoice if a file belongs to another game."""
    for number in range(games):
        path = journal_path(folder, number)
        if path.exists():
            with path.open("rb") as file:
                header = file.readline().decode("utf-8", "replace").removesuffix("\n")
            if header != plan.header(number).line():
                raise InvalidChoice("other-journal", file=str(path))
    return next(number for number in count() if not journal_path(folder, number).exists())


def run(plan: Plan, games: int, workers: int | Pool = 1, first: int = 0) -> Generator[Result, None, None]:
    """Play games `first` to `games - 1` of a plan on several cores, or on a pool; yield the results in their order."""
    return run_each(play, plan, games, workers, first)


def run_each(
    work: Callable[[Plan, int], R], plan: Plan, games: int, workers: int | Pool, first: int = 0
) -> Generator[R, None, None]:
    """Do some work for each game of a plan, such as playing it, and yield the results in their order."""
    for results in run_batches(partial(_each, work), plan, games, workers, first):
        yield from results


def run_batches(
    work: Callable[[Plan, range], R], plan: Plan, games: int, workers: int | Pool, first: int = 0
) -> Generator[R, None, None]:
    """Do some work for batches of games of a plan and yield the results in their order.

    One process has batches of one game; the others get as many at once as keep them busy for a moment.
    """
    plan.check()
    batches, due = _Batches(first, games), first
    if isinstance(workers, int) and min(workers, games - first) <= 1:
        yield from map(partial(work, plan), batches)
        return
    waiting: dict[int, tuple[int, Future[_Done[R]]]] = {}
    with opened(workers) as pool:
        pool.carry(plan.paths, plan.read)
        for numbers, answer in pool.answers(partial(_timed, work, plan), batches):
            waiting[numbers.start] = numbers.stop, answer
            # An error is raised below when its game is due, after all results before it.
            if answer.exception() is None:
                batches.adjust(next_size(len(numbers), answer.result().seconds), pool.room)
            while due in waiting:
                due, done = waiting.pop(due)
                yield done.result().result


class _Batches:
    """The numbers of the games that remain, in batches whose size is adjusted meanwhile."""

    def __init__(self, first: int, games: int) -> None:
        self.first = first
        self.games = games
        # How long a game takes depends on the bots; the first answers tell.
        self.size = 1

    def adjust(self, size: int, workers: int) -> None:
        """Set the size of the next batches: a smaller one towards the end, when all workers should finish together."""
        self.size = max(1, min(size, (self.games - self.first) // (2 * workers)))

    def __iter__(self) -> Iterator[range]:
        while self.first < self.games:
            numbers = range(self.first, min(self.first + self.size, self.games))
            self.first = numbers.stop
            yield numbers


class _Done(NamedTuple, Generic[R]):
    result: R
    seconds: float


def _timed(work: Callable[[Plan, range], R], plan: Plan, numbers: range) -> _Done[R]:
    began = perf_counter()
    result = work(plan, numbers)
    return _Done(result, perf_counter() - began)


def _each(work: Callable[[Plan, int], R], plan: Plan, numbers: range) -> list[R]:
    return [work(plan, number) for number in numbers]


def next_size(size: int, seconds: float) -> int:
    """Return the size of the next batch after one of this size that took some seconds.

    >>> next_size(4, 0.01), next_size(4, 0.2), next_size(4, 9.0)
    (8, 4, 2)
    """
    if seconds < LEAST_SECONDS:
        return 2 * size
    return max(1, size // 2) if seconds > MOST_SECONDS else size
