"""Many games between bots, on several cores; the same seed gives the same games with any number of workers."""

from collections.abc import Callable, Generator, Iterator
from concurrent.futures import Future
from dataclasses import dataclass, field
from functools import cache, partial
from pathlib import Path
from time import perf_counter
from typing import Any, Final, Generic, NamedTuple, TypedDict, TypeVar

from freestone.bots import files
from freestone.bots.base import Bot
from freestone.bots.roster import derived_seed
from freestone.core import game as titles
from freestone.core.choice import Choice
from freestone.core.engine import advance, apply, outcome
from freestone.core.game import Game, Values
from freestone.core.journal import Entry
from freestone.core.pack import Pack
from freestone.core.seen import Seen
from freestone.core.state import State
from freestone.core.step import CHANCE
from freestone.lab import code
from freestone.processes import Workers
from freestone.report import Fates, Report

LEAST_SECONDS: Final = 0.1
MOST_SECONDS: Final = 0.4
R = TypeVar("R")


class Origin(TypedDict):
    """Where a row comes from."""

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
    """One game: a row of the output. `rounds` has the figures after the setup and at the end of every round."""

    scores: list[int]
    winners: list[int]
    score_sheet: list[dict[str, int]]
    rounds: list[dict[str, list[int]]]
    entries: int
    choices: int


@dataclass(frozen=True)
class Plan:
    """What is simulated; plain values, so that processes can exchange it."""

    game: str
    players: tuple[str, ...]
    seed: int = 0
    settings: Values = field(default_factory=dict)
    pack: str | None = None

    def check(self) -> None:
        """Raise if the title, a bot, an option or the pack does not exist."""
        title, _ = components(self.game, self.pack)
        for player in self.players:
            files.find(player)
        title.full_settings(len(self.players), self.settings)

    def origin(self, number: int) -> Origin:
        """Return where game `number` comes from: all of its row that is known before it is played."""
        title, pack = components(self.game, self.pack)
        settings = title.full_settings(len(self.players), self.settings)
        return {
            "number": number,
            "game": title.id,
            "rules": title.rules,
            "pack": pack.name,
            "pack_digest": pack.digest,
            "code": code.digest(self.players),
            "settings": " ".join(f"{name}={str(value).lower()}" for name, value in settings.items()),
            "seed": derived_seed(self.seed, number),
            "seats": len(self.players),
            "players": list(self.players),
        }


@cache
def components(game: str, pack: str | None) -> tuple[Game[Any], Pack]:
    """Return a title and its pack, read once a process."""
    title = titles.find(game)
    return title, title.pack(None if pack is None else Path(pack))


class Course:
    """Keeps the figures of a game that its title follows, wherever a round is over."""

    def __init__(self, game: Game[Any]) -> None:
        self.rounds: list[dict[str, list[int]]] = []
        self._game = game
        self._round = 0

    def look(self, state: Any) -> None:
        """Look at a position; the first round begins when the setup is over."""
        number = self._game.round(state)
        if number != self._round or state.over:
            self._round = number
            self.rounds.append(self._game.figures(state))


def play_one(plan: Plan, number: int) -> Result:
    """Play game `number` of a plan; `freestone.new` with the row's seed meets the same chance."""
    return play_before(None, plan, number)


def play_before(report: Report[Any] | None, plan: Plan, number: int, entries: list[Entry] | None = None) -> Result:
    """Play game `number` of a plan; a report sees every position and every event, and changes nothing.

    `entries` is filled with those of the journal.
    """
    title, pack = components(plan.game, plan.pack)
    origin, course = plan.origin(number), Course(title)
    seed, seats = origin["seed"], origin["seats"]
    bots = [files.made(name, derived_seed(seed, seat)) for seat, name in enumerate(plan.players)]
    state: Any = title.setup(pack, seats, title.full_settings(seats, plan.settings))
    state.events = None if report is None else []
    advance(state)
    show(report, state)
    course.look(state)
    chances = choices = 0
    while state.agenda:
        seat, offered = state.agenda[-1].seat, state.offered
        if seat == CHANCE:
            choice = offered[outcome(state, seed, chances)]
            chances += 1
        else:
            choice = offered[0] if len(offered) == 1 else chosen(bots[seat], Seen(title, pack, state, seat), origin)
            choices += 1
        if entries is not None:
            entries.append((seat, choice.text))
        apply(state, choice)
        show(report, state)
        course.look(state)
    result: Result = {
        **origin,
        "scores": title.scores(state),
        "winners": title.winners(state),
        "score_sheet": title.score_sheet(state),
        "rounds": course.rounds,
        "entries": chances + choices,
        "choices": choices,
    }
    if report is not None:
        report.close(state, fates(result))
    return result


def chosen(bot: Bot, seen: Seen, origin: Origin) -> Choice:
    """Return what a bot chooses; if it fails, the game to try again is named."""
    where = f"in game {origin['number']} (seed {origin['seed']}), seat {seen.seat}"
    return files.chosen(origin["players"][seen.seat], bot, seen, where)


def show(report: Report[Any] | None, state: State) -> None:
    """Show a report the position and the events since the last one."""
    if report is not None:
        report.look(state, state.events or [])
        state.events = []


def fates(result: Result) -> Fates:
    """Return how a game ended for each seat; a shared victory counts for its share."""
    winners = result["winners"]
    wins = [1 / len(winners) if seat in winners else 0.0 for seat in range(len(result["scores"]))]
    return Fates(wins, result["scores"])


def run(plan: Plan, games: int, workers: int = 1, first: int = 0) -> Generator[Result, None, None]:
    """Play games 0, 1, 2, ... of a plan (or from a later one on) and return their rows in this order, as they come."""
    return run_each(play_one, plan, games, workers, first)


def run_each(
    play: Callable[[Plan, int], R], plan: Plan, games: int, workers: int, first: int = 0
) -> Generator[R, None, None]:
    """Do something with the games of a plan, in several processes, and return the results in their order."""
    plan.check()
    if min(workers, games - first) <= 1:
        for number in range(first, games):
            yield play(plan, number)
        return
    batches, due = Batches(first, games), first
    waiting: dict[int, Future[Batch[R]]] = {}
    with Workers(min(workers, games - first)) as processes:
        for numbers, answer in processes.answers(partial(play_some, play, plan), batches):
            waiting[numbers.start] = answer
            if answer.exception() is None:
                batches.size = next_size(len(numbers), answer.result().seconds)
            while due in waiting:
                rows = waiting.pop(due).result().rows
                due += len(rows)
                yield from rows


class Batches:
    """The numbers of games that are still to be given away, so many at once as is said meanwhile."""

    def __init__(self, first: int, games: int) -> None:
        self.first = first
        self.games = games
        self.size = 1

    def __iter__(self) -> Iterator[range]:
        while self.first < self.games:
            numbers = range(self.first, min(self.first + self.size, self.games))
            self.first = numbers.stop
            yield numbers


class Batch(NamedTuple, Generic[R]):
    """What a process returns for some games: their results, and how long they took."""

    rows: list[R]
    seconds: float


def play_some(play: Callable[[Plan, int], R], plan: Plan, numbers: range) -> Batch[R]:
    """Play some games of a plan, in a worker process."""
    began = perf_counter()
    rows = [play(plan, number) for number in numbers]
    return Batch(rows, perf_counter() - began)


def next_size(size: int, seconds: float) -> int:
    """Return how many games are given away at once: few enough to lose little when stopped, more if they are short.

    >>> next_size(4, 0.01), next_size(4, 0.2), next_size(4, 9.0)
    (8, 4, 2)
    """
    if seconds < LEAST_SECONDS:
        return 2 * size
    return max(1, size // 2) if seconds > MOST_SECONDS else size
