"""A review of a match that is over: how the expected scores went, what swung them, and what would have been better.

Swings are judged by what everybody at the table knew, decisions by what their own seat knew. Both sides of a swing are
played on to the same horizon in the same sampled worlds, so that nobody is blamed for what was to come anyway. Anything
that stands out is judged a second time, in other worlds and in more of them, and shown only if it still does.
"""

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass
from functools import cached_property
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any, Final, TypeVar

from freestone.advice.hint import Assessment, Candidate, Comparison, compare, shifted
from freestone.bots.judge import judge_of
from freestone.bots.playout import play_on, play_to_end
from freestone.bots.roster import derived_seed
from freestone.core.choice import Choice
from freestone.core.engine import advance
from freestone.core.match import Match
from freestone.core.seen import Seen
from freestone.core.state import State
from freestone.core.step import CHANCE
from freestone.thinking import thinking_of

WORLDS: Final = 10
WORLDS_TO_CONFIRM: Final = 24
GAMES: Final = 8
GAMES_TO_CONFIRM: Final = 6
POINTS: Final = 8  # of the curve that are found by whole games, which take longest
SHOWN: Final = 5
CANDIDATES: Final = 8  # that are judged a second time; some of them do not last
LEAST: Final = 0.75  # points that are worth mentioning
ERRORS: Final = 2.0  # standard errors beyond which a swing is more than noise
CHUNK: Final = 8  # moves a question: the worths between two moves serve both

T = TypeVar("T")
Ask = Callable[..., Awaitable[Any]]
Progress = Callable[[int, int], None]


@dataclass(frozen=True)
class Swing:
    """What a seat or chance did from entry `first` to `entry`, and by how many points it changed each seat's prospects.

    `error` is the standard error of the greatest change.
    """

    first: int
    entry: int
    seat: int
    changes: list[float]
    error: float

    @property
    def size(self) -> float:
        """The greatest change, for whichever seat."""
        return max(abs(change) for change in self.changes)

    @property
    def is_sure(self) -> bool:
        """Whether it is more than noise."""
        return self.size > ERRORS * self.error


@dataclass(frozen=True)
class CurvePoint:
    """The final scores that every seat could expect after an entry."""

    entry: int
    scores: list[float]


@dataclass(frozen=True)
class Better:
    """A decision for which another option would have been better than the one that was taken."""

    entry: int
    seat: int
    taken: Assessment
    best: Assessment

    @property
    def loss(self) -> float:
        """The lead that was given away."""
        return self.best.lead - self.taken.lead


@dataclass(frozen=True)
class Review:
    """The curve of expected scores, the greatest swings, better choices, and the points each seat owes to chance."""

    curve: list[CurvePoint]
    swings: list[Swing]
    better: list[Better]
    luck: list[float]


class Analysis:
    """A match that is over, position by position; entry number n leads from position n - 1 to position n."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.game = match.game
        self.thinking = thinking_of(match.game)
        self.entries = match.journal.entries
        self._judge = judge_of(match.game, match.pack, len(match.names))
        self._latest: dict[tuple[int, int, range], list[list[float]]] = {}

    @cached_property
    def states(self) -> list[Any]:
        """Every position, from the one before the first entry on."""
        return [position.state for position in self.match.positions()]

    @cached_property
    def turns(self) -> list[int]:
        """The entries that could have been others: decisions and chance."""
        return [at for at in range(1, len(self.states)) if len(self.states[at - 1].options) > 1]

    @cached_property
    def moves(self) -> list[tuple[int, int]]:
        """The first and last entry of each move: what one seat decided in one go within a horizon, or one draw."""
        found: list[tuple[int, int]] = []
        for at in self.turns:
            first = found[-1][0] if found else at
            seats = {self.entries[first - 1][0], self.entries[at - 1][0]}
            goes_on = len(seats) == 1 and CHANCE not in seats and self._horizon(first) == self._horizon(at)
            if found and goes_on:
                found[-1] = first, at
            else:
                found.append((at, at))
        return found

    def decisions(self, people: Iterable[int]) -> list[int]:
        """Return the deliberate entries of some seats."""
        seats = set(people)
        return [at for at in self.turns if self.entries[at - 1][0] in seats]

    def points(self) -> list[int]:
        """Return the entries whose point of the curve is found by whole games: evenly spread, without the last one."""
        first, last = (self.turns[0] - 1 if self.turns else 0), len(self.entries)
        return sorted({first + (last - first) * number // POINTS for number in range(POINTS)})

    def point(self, at: int) -> CurvePoint:
        """Return the final scores to expect after `at` entries, on average over whole games."""
        found = []
        for number in range(GAMES):
            state, rng = self._world(at, number)
            play_to_end(self.thinking, state, rng)
            found.append(self.game.scores(state))
        return CurvePoint(at, [fmean(scores) for scores in zip(*found, strict=True)])

    def swings(self, *moves: tuple[int, int]) -> list[Swing]:
        """Return the swings of moves that follow each other."""
        return [self._swing(first, last, range(WORLDS)) for first, last in moves]

    def confirmed(self, first: int, last: int) -> Swing:
        """Return the swing of a move once more, in other worlds and in more of them."""
        return self._swing(first, last, range(WORLDS, WORLDS + WORLDS_TO_CONFIRM))

    def loss(self, at: int) -> float:
        """Return the lead that a decision gave away compared with the best option, by what its seat knew."""
        comparison, taken = compare(*self._decision(at), 1, WORLDS)
        return comparison.leaders[0].lead - taken.lead

    def better(self, at: int) -> Better | None:
        """Return what would have been better than a decision, if a second look still says so."""
        comparison, taken = compare(*self._decision(at), 2, WORLDS_TO_CONFIRM)
        if comparison.leaders[0].lead - taken.lead < LEAST:
            return None
        return better(comparison, taken, at, GAMES_TO_CONFIRM)

    def _horizon(self, at: int) -> int:
        return self.thinking.horizon(self.states[at - 1])

    def _world(self, at: int, number: int) -> tuple[State, Random]:
        """Return a position that somebody who only watches cannot tell from the real one, and its luck."""
        rng = Random(derived_seed("review", number))
        state = self.game.resample(self.game.redact(self.states[at], None), None, rng)
        advance(state)
        return state, rng

    def _worths(self, at: int, horizon: int, worlds: range) -> list[list[float]]:
        """Return for every world what each seat can expect once the horizon is reached.

        The latest two results are kept: a move often begins where the one before it ended.
        """
        key = at, horizon, worlds
        if key not in self._latest:
            ends = []
            for number in worlds:
                state, rng = self._world(at, number)
                play_on(self.thinking, state, rng, horizon)
                ends.append(state)
            self._latest = {**dict(list(self._latest.items())[-1:]), key: self._expected(ends)}
        return self._latest[key]

    def _expected(self, states: list[State]) -> list[list[float]]:
        """Return what each seat can expect in some positions; with a network, leads are as each seat sees them."""
        seats = range(len(self.match.names))
        worths = [[self.thinking.evaluate(state, seat) for seat in seats] for state in states]
        if self._judge is None:
            return worths
        finals = iter(self._judge.finals([(state, seat) for state in states for seat in seats]))
        return [shifted(found, [next(finals)[0][seat] for seat in seats]) for found in worths]

    def _swing(self, first: int, last: int, worlds: range) -> Swing:
        horizon = self._horizon(first)
        # The same horizon and worlds on both sides, so that only the move makes a difference.
        before, after = self._worths(first - 1, horizon, worlds), self._worths(last, horizon, worlds)
        pairs = list(zip(before, after, strict=True))
        changes = [[new[seat] - old[seat] for old, new in pairs] for seat in range(len(before[0]))]
        error = max(stdev(found) for found in changes) / sqrt(len(pairs))
        return Swing(first, last, self.entries[last - 1][0], [fmean(found) for found in changes], error)

    def _decision(self, at: int) -> tuple[Seen, Choice]:
        """Return what a seat saw before its entry, and what it chose."""
        state, taken = self.states[at - 1], self.match.pack.vocabulary.find(self.entries[at - 1][1])
        return Seen(self.game, self.match.pack, state, state.seat), taken


def better(comparison: Comparison, taken: Candidate, entry: int, games: int) -> Better:
    """Return the best option of a comparison beside the one that was taken, with scores corrected by whole games."""
    best = comparison.leaders[0]
    for _ in range(games):
        comparison.play_game()
    found = comparison.assessment(taken, [best]), comparison.assessment(best, [taken])
    return Better(entry, comparison.seen.seat, *found)


async def review(match: Match, people: Iterable[int], ask: Ask, progress: Progress) -> Review:
    """Review a match that is over; the decisions of `people` are judged.

    `ask(question, *terms)` calls a method of an `Analysis` of the match by its name, probably in another process;
    `progress` is told how many questions have been answered, and of how many.
    """
    analysis, done, total = Analysis(match), 0, 0

    async def answer(question: str, *terms: Any) -> Any:
        nonlocal done
        found = await ask(question, *terms)
        done += 1
        progress(done, total)
        return found

    async def answers(question: str, terms: list[Any]) -> list[Any]:
        nonlocal total
        total += len(terms)
        return await asyncio.gather(*(answer(question, *each) for each in terms))

    moves, decisions = analysis.moves, analysis.decisions(people)
    chunks, losses, points = await asyncio.gather(
        answers("swings", [moves[at : at + CHUNK] for at in range(0, len(moves), CHUNK)]),
        answers("loss", [(at,) for at in decisions]),
        answers("point", [(at,) for at in analysis.points()]),
    )
    swings = [swing for chunk in chunks for swing in chunk]
    mistakes = top(zip(decisions, losses, strict=True), lambda one: one[1], CANDIDATES)
    confirmed, better = await asyncio.gather(
        answers("confirmed", [(one.first, one.entry) for one in greatest(swings, CANDIDATES)]),
        answers("better", [(at,) for at, _ in mistakes]),
    )
    final = CurvePoint(len(analysis.entries), [float(score) for score in match.scores])
    return Review(
        curve(swings, [*points, final]),
        sorted(greatest(confirmed, SHOWN), key=lambda one: one.entry),
        sorted(top(filter(None, better), lambda one: one.loss, SHOWN), key=lambda one: one.entry),
        [luck(swings, seat) for seat in range(len(match.names))],
    )


def top(found: Iterable[T], size: Callable[[T], float], count: int) -> list[T]:
    """Return the greatest of those whose size is worth mentioning."""
    return sorted((one for one in found if size(one) >= LEAST), key=lambda one: -size(one))[:count]


def greatest(swings: Iterable[Swing], count: int) -> list[Swing]:
    """Return the greatest swings that are more than noise."""
    return top((one for one in swings if one.is_sure), lambda one: one.size, count)


def luck(swings: Iterable[Swing], seat: int) -> float:
    """Return the points that chance brought to a seat."""
    return sum(one.changes[seat] for one in swings if one.seat == CHANCE)


def curve(swings: Iterable[Swing], points: list[CurvePoint]) -> list[CurvePoint]:
    """Return the expected scores after every entry that matters: through all points, and in between as swings go.

    >>> curve([Swing(2, 2, 0, [4.0], 0.0)], [CurvePoint(0, [10.0]), CurvePoint(4, [14.0])])[1]
    CurvePoint(entry=2, scores=[14.0])
    """
    changed = {one.entry: one.changes for one in swings}
    entries = {one.entry for one in points} | {at for at in changed if points[0].entry < at < points[-1].entry}
    total, totals = [0.0] * len(points[0].scores), {}
    for at in sorted(entries):
        total = [have + more for have, more in zip(total, changed.get(at, [0.0] * len(total)), strict=True)]
        totals[at] = total
    found = []
    for at, have in totals.items():
        # The swings so far, shifted so that they meet the points before and after.
        before = max((one for one in points if one.entry <= at), key=lambda one: one.entry)
        after = min((one for one in points if one.entry >= at), key=lambda one: one.entry)
        share = (at - before.entry) / max(1, after.entry - before.entry)
        low, high = ([s - t for s, t in zip(one.scores, totals[one.entry], strict=True)] for one in (before, after))
        found.append(CurvePoint(at, [t + a + share * (b - a) for t, a, b in zip(have, low, high, strict=True)]))
    return found
