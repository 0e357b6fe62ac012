"""A finished game looked at again: how the expected scores went, what swung them, and what would have been better.

Swings are judged by what everybody at the table knew, decisions by what their own seat knew. Both sides of a swing are
played on to the same horizon in the same sampled worlds, so that nobody is blamed for what was to come anyway.
"""

from collections.abc import Iterable
from functools import cached_property
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any, Final, NamedTuple

from freestone.bots.hint import Advice, Study, report
from freestone.bots.playout import play_on
from freestone.bots.roster import derived_seed
from freestone.core.engine import advance
from freestone.core.match import Match
from freestone.core.seen import Seen
from freestone.core.state import State
from freestone.core.step import CHANCE
from freestone.thinking import Reason, thinking_of

WORLDS: Final = 10
WORLDS_TO_CONFIRM: Final = 24
GAMES: Final = 8
GAMES_TO_CONFIRM: Final = 6
LEVELS: Final = 8
TOLD: Final = 5
CANDIDATES: Final = 8
LEAST: Final = 0.75
ERRORS: Final = 2.0


class Swing(NamedTuple):
    """What a seat or chance did from one entry to another, and the points by which it changed all prospects.

    `error` is the noise of the greatest change.
    """

    first: int
    entry: int
    seat: int
    changes: list[float]
    error: float

    @property
    def size(self) -> float:
        """The greatest change, whoever it befell."""
        return max(abs(change) for change in self.changes)


class Level(NamedTuple):
    """The final scores to expect after so many entries, by whole games."""

    entry: int
    scores: list[float]


class Verdict(NamedTuple):
    """A decision: the lead that the best option would have given beyond the one that was taken."""

    entry: int
    seat: int
    loss: float


class Better(NamedTuple):
    """What was taken, what would have been better, the scores to expect after both, and why."""

    entry: int
    seat: int
    taken: Advice
    best: Advice
    loss: float
    reasons: list[Reason]


class Review(NamedTuple):
    """The curve of expected scores, the greatest swings, better choices, and what chance and decisions did.

    `sums` holds for every seat the points that came by chance, by its own decisions and by those of the others.
    """

    curve: list[Level]
    swings: list[Swing]
    better: list[Better]
    sums: list[tuple[float, float, float]]


class Course:
    """A finished game, position by position; entry number n leads from position n - 1 to position n."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.game = match.game
        self.thinking = thinking_of(match.game)
        self.entries = match.journal.entries
        self._worths: dict[tuple[int, int, range], list[list[float]]] = {}

    @cached_property
    def states(self) -> list[Any]:
        """Every position, from the one before the first entry on."""
        return [position.state for position in self.match.positions()]

    @cached_property
    def turns(self) -> list[int]:
        """The entries that might have been others: decisions and chance."""
        return [at for at in range(1, len(self.states)) if len(self.states[at - 1].offered) > 1]

    @cached_property
    def moves(self) -> list[tuple[int, int]]:
        """Entries from and to: what one seat decided in one go up to a horizon, or one outcome of chance."""
        found: list[tuple[int, int]] = []
        for at in self.turns:
            if found and self._goes_on(found[-1][0], at):
                found[-1] = found[-1][0], at
            else:
                found.append((at, at))
        return found

    def _goes_on(self, first: int, at: int) -> bool:
        seats = {self.entries[one - 1][0] for one in (first, at)}
        return len(seats) == 1 and CHANCE not in seats and self._horizon(first) == self._horizon(at)

    def _horizon(self, at: int) -> int:
        return self.thinking.horizon(self.states[at - 1])

    def decisions(self, people: Iterable[int]) -> list[int]:
        """Return the deliberate entries of some seats."""
        seats = set(people)
        return [at for at in self.turns if self.entries[at - 1][0] in seats]

    def levels(self) -> list[int]:
        """Return the positions whose level is found by whole games: evenly spread, the last one known anyway."""
        first, last = (self.turns[0] - 1 if self.turns else 0), len(self.entries)
        return sorted({first + (last - first) * number // LEVELS for number in range(LEVELS)})

    def world(self, at: int, number: int) -> tuple[State, Random]:
        """Return a position that nobody who only watches can tell from the real one, and its luck."""
        rng = Random(derived_seed("review", number))
        state = self.game.resample(self.game.redact(self.states[at], None), None, rng)
        advance(state)
        return state, rng

    def worths(self, at: int, horizon: int, worlds: range) -> list[list[float]]:
        """Return for every world what each seat may expect, judged where a horizon is reached."""
        key = at, horizon, worlds
        if key not in self._worths:
            self._worths = {**dict(list(self._worths.items())[-1:]), key: self._judged(*key)}
        return self._worths[key]

    def _judged(self, at: int, horizon: int, worlds: range) -> list[list[float]]:
        found = []
        for number in worlds:
            state, rng = self.world(at, number)
            play_on(self.thinking, state, rng, horizon)
            found.append([self.thinking.evaluate(state, seat) for seat in range(state.seats)])
        return found

    def swing(self, first: int, last: int, worlds: range = range(WORLDS)) -> Swing:
        """Return by how much a move changed what is expected."""
        horizon = self._horizon(first)
        before, after = self.worths(first - 1, horizon, worlds), self.worths(last, horizon, worlds)
        pairs = list(zip(before, after, strict=True))
        changes = [[new[seat] - old[seat] for old, new in pairs] for seat in range(len(before[0]))]
        error = max(stdev(found) for found in changes) / sqrt(len(pairs))
        return Swing(first, last, self.entries[last - 1][0], [fmean(found) for found in changes], error)

    def swings(self, moves: list[tuple[int, int]]) -> list[Swing]:
        """Return the swings of moves that follow each other."""
        return [self.swing(first, last) for first, last in moves]

    def confirmed(self, first: int, last: int) -> Swing:
        """Return a swing once more, in other worlds and in more of them."""
        return self.swing(first, last, range(WORLDS, WORLDS + WORLDS_TO_CONFIRM))

    def level(self, at: int) -> Level:
        """Return the scores to expect after so many entries."""
        found = []
        for number in range(GAMES):
            state, rng = self.world(at, number)
            while state.agenda:
                play_on(self.thinking, state, rng, self.thinking.horizon(state))
            found.append(self.game.scores(state))
        return Level(at, [fmean(scores) for scores in zip(*found, strict=True)])

    def _study(self, at: int, seed: int, worlds: int) -> Study:
        state = self.states[at - 1]
        seen = Seen(self.game, self.match.pack, state, state.seat)
        study = Study(seen, seed, [self.match.pack.vocabulary.find(self.entries[at - 1][1])])
        for _ in range(worlds):
            study.look()
            if study.is_certain:
                break
        study.sort()
        return study

    def judge(self, at: int) -> Verdict:
        """Return how a decision compares with the best one, by what its seat knew."""
        study, (seat, taken) = self._study(at, 1, WORLDS), self.entries[at - 1]
        lead = next(one.lead(seat) for one in study.kept if one.option.text == taken)
        return Verdict(at, seat, study.kept[0].lead(seat) - lead)

    def better(self, at: int) -> Better | None:
        """Return what would have been better, if a second look still says so."""
        study, (seat, taken) = self._study(at, 2, WORLDS_TO_CONFIRM), self.entries[at - 1]
        for _ in range(GAMES_TO_CONFIRM):
            study.finish()
        found = report(study, [self.match.pack.vocabulary.find(taken)])
        best, chosen = found[0], next(one for one in found if one.choice == taken)
        loss = best.lead - chosen.lead
        if loss < LEAST:
            return None
        options = {one.option.text: one for one in study.kept}
        reasons = study.reasons(options[best.choice], [options[taken]])
        return Better(at, seat, chosen, best, loss, reasons)


def candidates(swings: list[Swing]) -> list[tuple[int, int]]:
    """Return the moves that deserve a second look, the greatest swings first."""
    found = sorted(filter(is_sure, swings), key=lambda one: -one.size)[:CANDIDATES]
    return [(one.first, one.entry) for one in found]


def is_sure(swing: Swing) -> bool:
    """Whether a swing is more than noise."""
    return swing.size > ERRORS * swing.error and swing.size >= LEAST


def mistakes(verdicts: list[Verdict]) -> list[int]:
    """Return the decisions that deserve a second look, the costliest first."""
    found = sorted((one for one in verdicts if one.loss >= LEAST), key=lambda one: -one.loss)
    return [one.entry for one in found[:CANDIDATES]]


def conclude(
    course: Course, swings: list[Swing], levels: list[Level], confirmed: list[Swing], better: list[Better | None]
) -> Review:
    """Return the review that all findings make."""
    final = Level(len(course.entries), [float(score) for score in course.match.scores])
    told = sorted(filter(is_sure, confirmed), key=lambda one: -one.size)
    known = sorted((one for one in better if one is not None), key=lambda one: -one.loss)
    seats = range(len(final.scores))
    return Review(
        curve(swings, [*levels, final]),
        sorted(told[:TOLD], key=lambda one: one.entry),
        sorted(known[:TOLD], key=lambda one: one.entry),
        [_sums(swings, seat) for seat in seats],
    )


def _sums(swings: list[Swing], seat: int) -> tuple[float, float, float]:
    chance = sum(one.changes[seat] for one in swings if one.seat == CHANCE)
    own = sum(one.changes[seat] for one in swings if one.seat == seat)
    return chance, own, sum(one.changes[seat] for one in swings) - chance - own


def curve(swings: list[Swing], levels: list[Level]) -> list[Level]:
    """Return the expected scores after every entry that matters: through all levels, and in between as swings go.

    >>> curve([Swing(2, 2, 0, [4.0], 0.0)], [Level(0, [10.0]), Level(4, [14.0])])
    [Level(entry=0, scores=[10.0]), Level(entry=2, scores=[14.0]), Level(entry=4, scores=[14.0])]
    """
    sums: dict[int, list[float]] = {}
    total = [0.0] * len(levels[0].scores)
    changed = {one.entry: one.changes for one in swings}
    places = sorted({one.entry for one in levels} | {at for at in changed if levels[0].entry < at < levels[-1].entry})
    for at in places:
        total = [have + more for have, more in zip(total, changed.get(at, [0.0] * len(total)), strict=True)]
        sums[at] = total
    return [Level(at, _through(at, sums, levels)) for at in places]


def _through(at: int, sums: dict[int, list[float]], levels: list[Level]) -> list[float]:
    """Return the swings so far, shifted so that they meet the levels before and after."""
    before = max((one for one in levels if one.entry <= at), key=lambda one: one.entry)
    after = min((one for one in levels if one.entry >= at), key=lambda one: one.entry)
    share = (at - before.entry) / max(1, after.entry - before.entry)
    shifts = [
        [score - moved for score, moved in zip(one.scores, sums[one.entry], strict=True)] for one in (before, after)
    ]
    return [have + low + share * (high - low) for have, low, high in zip(sums[at], *shifts, strict=True)]
