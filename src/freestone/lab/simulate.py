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
from freestone.bots.roster import derived_seed
from freestone.core import game as games
from freestone.core.engine import advance, apply, outcome
from freestone.core.errors import InvalidChoice
from freestone.core.game import Game, Values
from freestone.core.journal import Entry, Header, Journal
from freestone.core.match import replay
from freestone.core.names import mended
from freestone.core.pack import Pack
from freestone.core.seen import Seen
from freestone.core.step import CHANCE
from freestone.processes import Workers
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
    """What to simulate, in plain values that processes can exchange."""

    game: str
    players: tuple[str, ...]
    seed: int = 0
    settings: Values = field(default_factory=dict)
    pack: str | None = None

    def check(self) -> None:
        """Raise if the game, a bot, a setting or the pack does not exist."""
        game, _ = components(self.game, self.pack)
        for player in self.players:
            files.find(player)
        game.full_settings(len(self.players), self.settings)

    def origin(self, number: int) -> Origin:
        """Return the origin of game `number`."""
        game, pack = components(self.game, self.pack)
        settings = game.full_settings(len(self.players), self.settings)
        return {
            "number": number,
            "game": game.id,
            "rules": game.rules,
            "pack": pack.name,
            "pack_digest": pack.digest,
            "code": code_digest(self.players),
            "settings": " ".join(f"{name}={str(value).lower()}" for name, value in settings.items()),
            "seed": derived_seed(self.seed, number),
            "seats": len(self.players),
            "players": list(self.players),
        }

    def header(self, number: int) -> Header:
        """Return the header of the journal of game `number`."""
        game, pack = components(self.game, self.pack)
        names = mended([files.short_name(player).capitalize() for player in self.players])
        settings, seed = game.full_settings(len(self.players), self.settings), derived_seed(self.seed, number)
        return Header(game.id, game.rules, pack.name, pack.digest, names, settings, seed, list(self.players))


@cache
def components(game: str, pack: str | None) -> tuple[Game[Any], Pack]:
    """Return a game and its pack, read once per process."""
    found = games.find(game)
    return found, found.pack(None if pack is None else Path(pack))


def code_digest(players: Iterable[str]) -> str:
    """Return a digest of Freestone's rules and bots and of the bot files among the players.

    A saved run resumes only with the same rules and bots, since others would play other games.
    """
    brought = [files.split(player)[0] for player in sorted(set(players)) if files.is_file(player)]
    return _digest([_installed(), *map(_content, brought)])


@cache
def _installed() -> bytes:
    here = Path(freestone.__file__).parent
    found = [path for folder in CODE_FOLDERS for path in sorted((here / folder).rglob("*"))]
    sources = [path for path in found if path.suffix in CODE_SUFFIXES]
    return _digest(path.relative_to(here).as_posix().encode() + path.read_bytes() for path in sources).encode()


@cache  # a bot file is run once per process too, so a later edit must not change the digest
def _content(file: str) -> bytes:
    return Path(file).read_bytes()


def _digest(parts: Iterable[bytes]) -> str:
    found = blake2b(digest_size=8)
    for part in parts:
        found.update(part)
    return found.hexdigest()


def play(plan: Plan, number: int, report: Report[Any] | None = None, entries: list[Entry] | None = None) -> Result:
    """Play game `number` of a plan; `freestone.new` with the result's seed meets the same chance.

    A report sees every position and every event. `entries` is filled with those of the journal.
    """
    game, pack = components(plan.game, plan.pack)
    origin = plan.origin(number)
    seed, seats = origin["seed"], origin["seats"]
    bots = [files.made(name, derived_seed(seed, seat)) for seat, name in enumerate(plan.players)]
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
                choice = files.chosen(plan.players[seat], bots[seat], Seen(game, pack, state, seat), where)
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
    """Return how a game ended for each seat; a shared victory counts for its share."""
    winners = result["winners"]
    wins = [1 / len(winners) if seat in winners else 0.0 for seat in range(len(result["scores"]))]
    return Fates(wins, result["scores"])


def journal_path(folder: str, number: int) -> Path:
    """Return the file for the journal of a game.

    >>> journal_path("games", 12).name
    'game-000012.jsonl'
    """
    return Path(folder) / f"game-{number:06}.jsonl"


def play_and_save(folder: str, plan: Plan, number: int) -> Result:
    """Play game `number` of a plan and save its journal; the file is complete or does not exist at any moment."""
    entries: list[Entry] = []
    result = play(plan, number, entries=entries)
    journal = Journal(plan.header(number))
    for entry in entries:
        journal.add(entry)
    replay(journal, components(plan.game, plan.pack)[1]).save(journal_path(folder, number))
    return result


def first_missing_journal(folder: str, plan: Plan, games: int) -> int:
    """Return the first game without a journal; raise InvalidChoice if a file belongs to another game."""
    for number in range(games):
        path = journal_path(folder, number)
        if path.exists():
            with path.open("rb") as file:
                header = file.readline().decode("utf-8", "replace").removesuffix("\n")
            if header != plan.header(number).line():
                raise InvalidChoice(f"{path} holds another game. Name another --journals, or remove the file")
    return next(number for number in count() if not journal_path(folder, number).exists())


def run(plan: Plan, games: int, workers: int = 1, first: int = 0) -> Generator[Result, None, None]:
    """Play games `first` to `games - 1` of a plan on several cores and yield the results in their order."""
    return run_each(play, plan, games, workers, first)


def run_each(
    work: Callable[[Plan, int], R], plan: Plan, games: int, workers: int, first: int = 0
) -> Generator[R, None, None]:
    """Do some work for each game of a plan, such as playing it, and yield the results in their order."""
    plan.check()
    if min(workers, games - first) <= 1:
        for number in range(first, games):
            yield work(plan, number)
        return
    batches, due = _Batches(first, games), first
    waiting: dict[int, Future[_Played[R]]] = {}
    with Workers(min(workers, games - first)) as processes:
        for numbers, answer in processes.answers(partial(_do_some, work, plan), batches):
            waiting[numbers.start] = answer
            # An error is raised below when its game is due, after all results before it.
            if answer.exception() is None:
                batches.size = next_size(len(numbers), answer.result().seconds)
            while due in waiting:
                results = waiting.pop(due).result().results
                due += len(results)
                yield from results


class _Batches:
    """The numbers of the games that remain, in batches whose size is adjusted meanwhile."""

    def __init__(self, first: int, games: int) -> None:
        self.first = first
        self.games = games
        # How long a game takes depends on the bots; the first answers tell.
        self.size = 1

    def __iter__(self) -> Iterator[range]:
        while self.first < self.games:
            numbers = range(self.first, min(self.first + self.size, self.games))
            self.first = numbers.stop
            yield numbers


class _Played(NamedTuple, Generic[R]):
    results: list[R]
    seconds: float


def _do_some(work: Callable[[Plan, int], R], plan: Plan, numbers: range) -> _Played[R]:
    began = perf_counter()
    results = [work(plan, number) for number in numbers]
    return _Played(results, perf_counter() - began)


def next_size(size: int, seconds: float) -> int:
    """Return the size of the next batch after one of this size that took some seconds.

    >>> next_size(4, 0.01), next_size(4, 0.2), next_size(4, 9.0)
    (8, 4, 2)
    """
    if seconds < LEAST_SECONDS:
        return 2 * size
    return max(1, size // 2) if seconds > MOST_SECONDS else size
