"""A hint: the best options of a decision, the final scores to expect after each, and why."""

from collections.abc import Callable, Container, Iterable
from random import Random
from time import monotonic
from typing import Final, NamedTuple

from freestone.bots.playout import dice, leads, play_on, play_to_end, promises
from freestone.core.choice import Choice
from freestone.core.engine import apply
from freestone.core.seen import Seen
from freestone.core.state import State
from freestone.thinking import Contribution, Reason, thinking_of

WIDTH: Final = 8  # options that are played on; the rest promise least
SHOWN: Final = 3  # options that a hint names
WORLDS: Final = 24
GAMES: Final = 4
MOST: Final = 200  # worlds or games, if there is time for more
TIME_FOR_WORLDS: Final = 0.6  # of the time; the rest goes to whole games
TRUSTED_GAMES: Final = 4  # after as many whole games, half of a seat's own error counts
OTHERS: Final = "others"
NOTHING: Final = Contribution(0.0, 0.0)


class Assessment(NamedTuple):
    """An option: the final scores to expect after it, the lead that its seat can expect, and the reasons."""

    choice: str
    scores: list[float]
    lead: float
    reasons: list[Reason]


class Continuation(NamedTuple):
    """Where an option led in one world: the position at the horizon, its worth to each seat, and where that is from."""

    state: State
    worths: list[float]
    breakdown: dict[str, Contribution]


class Candidate:
    """An option under comparison, and its continuation in every world so far."""

    def __init__(self, option: Choice, promise: float) -> None:
        self.option = option
        self.promise = promise
        self.continuations: list[Continuation] = []
        self.is_certain = False

    def worths(self, worlds: int | None = None) -> list[float]:
        """Return what every seat can expect, on average over the first `worlds` or all."""
        return _averages(continuation.worths for continuation in self.continuations[:worlds])

    def lead(self, seat: int) -> float:
        """Return how far ahead of the others a seat can expect to be."""
        return leads(self.worths())[seat]


class Comparison:
    """The options of one decision, each played on in the same sampled worlds.

    Options beyond the most promising ones are compared only if `also` names them. `leaders` holds those that are still
    played on; after `sort`, the best one comes first.
    """

    def __init__(self, seen: Seen, seed: int, also: Container[Choice] = ()) -> None:
        self.seen = seen
        self.game = seen.game
        self.thinking = thinking_of(seen.game)
        rng = dice(seed, seen)
        self._luck = rng.getrandbits(64)
        guess = seen.resample(rng)
        self._horizon = self.thinking.horizon(guess)
        promised = promises(self.thinking, guess, seen.seat)
        every = [Candidate(option, promise) for option, promise in zip(seen.options, promised, strict=True)]
        every.sort(key=lambda one: -one.promise)
        self.candidates = every[:WIDTH] + [one for one in every[WIDTH:] if one.option in also]
        self.leaders = self.candidates
        self._errors: list[list[float]] = []

    @property
    def is_certain(self) -> bool:
        """Whether another world would show nothing new, because chance no longer plays a part."""
        return all(one.is_certain for one in self.leaders) and not self._errors

    def play_world(self) -> None:
        """Play every leading option on to the horizon in one more world."""
        world = len(self.leaders[0].continuations)
        for one in self.leaders:
            if one.is_certain:
                one.continuations.append(one.continuations[-1])
                continue
            rng = Random(self._luck + world)
            state: State = self.seen.resample(rng)
            apply(state, one.option)
            one.is_certain = not play_on(self.thinking, state, rng, self._horizon)
            worths = [self.thinking.evaluate(state, seat) for seat in range(state.seats)]
            one.continuations.append(Continuation(state, worths, self.thinking.breakdown(state, self.seen.seat)))

    def sort(self) -> None:
        """Put the best options first."""
        self.leaders = sorted(self.leaders, key=lambda one: -one.lead(self.seen.seat))

    def narrow(self) -> None:
        """Keep the better half of the options, but as many as a hint shows."""
        self.sort()
        self.leaders = self.leaders[: max(SHOWN, len(self.leaders) // 2)]

    def play_game(self) -> None:
        """Play the best option on to the end of the match and note by how much its worth missed the scores."""
        game, continuations = len(self._errors), self.leaders[0].continuations
        continuation = continuations[game % len(continuations)]
        state, rng = continuation.state.copy(), Random(self._luck - 1 - game)
        play_to_end(self.thinking, state, rng)
        scores = self.game.scores(state)
        self._errors.append([score - worth for score, worth in zip(scores, continuation.worths, strict=True)])

    def assessment(self, one: Candidate, others: list[Candidate]) -> Assessment:
        """Return an option with the final scores to expect, and what sets it apart from others.

        The scores are the worths, corrected by the error found in whole games. A few games say more about the error
        in general than about that of single seats, so each seat's own error counts the more the more games there are.
        """
        errors, share = _averages(self._errors), len(self._errors) / (len(self._errors) + TRUSTED_GAMES)
        usual = sum(errors) / len(errors)
        scores = [worth + usual + share * (error - usual) for worth, error in zip(one.worths(), errors, strict=True)]
        differences = _mean_breakdown([self._differences(one, other) for other in others])
        reasons = sorted(
            (Reason(source, *found) for source, found in differences.items()), key=lambda r: -abs(r.points)
        )
        return Assessment(one.option.text, scores, one.lead(self.seen.seat), reasons)

    def _differences(self, one: Candidate, other: Candidate) -> dict[str, Contribution]:
        """Return by how much two options differ in the worlds that both have been played in."""
        # Options that were dropped early were played in fewer worlds; only shared ones are comparable.
        worlds, seat = min(len(one.continuations), len(other.continuations)), self.seen.seat
        ours, theirs = (
            _mean_breakdown([continuation.breakdown for continuation in each.continuations[:worlds]])
            for each in (one, other)
        )
        found = {}
        for source in {**ours, **theirs}:
            own, rival = ours.get(source, NOTHING), theirs.get(source, NOTHING)
            found[source] = Contribution(own.points - rival.points, own.amount - rival.amount)
        mine, yours = one.worths(worlds), other.worths(worlds)
        # What changes the lead but not the own points: points that rivals lose or gain.
        held = (leads(mine)[seat] - leads(yours)[seat]) - (mine[seat] - yours[seat])
        return {**found, OTHERS: Contribution(held, held)}


def assess(
    seen: Seen,
    seed: int = 0,
    worlds: int = WORLDS,
    games: int = GAMES,
    seconds: float | None = None,
    also: Container[Choice] = (),
) -> list[Assessment]:
    """Return the best three options, the best one first, and those that `also` names.

    The best option is compared with all others, each other one with the best. Options are compared in `worlds` sampled
    worlds, and the scores corrected by `games` whole games; with `seconds`, the clock decides how many of both.
    """
    comparison, start = Comparison(seen, seed, also), monotonic()

    def repeat(work: Callable[[], None], count: int, share: float) -> None:
        work()
        for _ in range(1, count if seconds is None else MOST):
            if comparison.is_certain or (seconds is not None and monotonic() >= start + share * seconds):
                break
            work()

    repeat(comparison.play_world, worlds // 2, TIME_FOR_WORLDS / 2)
    comparison.narrow()
    repeat(comparison.play_world, worlds - worlds // 2, TIME_FOR_WORLDS)
    comparison.sort()
    repeat(comparison.play_game, games, 1.0)
    best, *_ = shown = comparison.leaders[:SHOWN]
    shown += [one for one in comparison.candidates if one.option in also and one not in shown]
    rest = [one for one in comparison.candidates if one is not best]
    return [comparison.assessment(one, rest if one is best else [best]) for one in shown]


def _averages(rows: Iterable[Iterable[float]]) -> list[float]:
    return [sum(column) / len(column) for column in zip(*rows, strict=True)]


def _mean_breakdown(found: list[dict[str, Contribution]]) -> dict[str, Contribution]:
    sources = dict.fromkeys(source for one in found for source in one)
    return {source: Contribution(*_averages(one.get(source, NOTHING) for one in found)) for source in sources}
