"""A hint: the best options of a decision, the final scores to expect after each, and why."""

from collections.abc import Callable, Container, Iterable, Sequence
from math import sqrt
from random import Random
from statistics import fmean, stdev
from time import monotonic
from typing import Final, NamedTuple

from freestone.bots.judge import follow, judge_of
from freestone.bots.playout import dice, play_on, play_to_end, promises
from freestone.core.choice import Choice
from freestone.core.seen import Seen
from freestone.core.state import State
from freestone.thinking import Contribution, Reason, thinking_of
from freestone.thinking.completions import leads
from freestone.thinking.network import VICTORY

WIDTH: Final = 8  # options that are played on; the rest promise least
SHOWN: Final = 3  # options that a hint names
WORLDS: Final = 24
GAMES: Final = 4
MOST: Final = 200  # worlds or games, if there is time for more
TIME_FOR_WORLDS: Final = 0.6  # of the time; the rest goes to whole games
TRUSTED_GAMES: Final = 4  # after as many whole games, half of a seat's own error counts
NOTHING: Final = Contribution(0.0, 0.0)
# What changes a lead besides the own points: those of rivals, what a network knows of such positions, and victory.
OTHERS: Final = "others"
EXPERIENCE: Final = "experience"
WINNING: Final = "winning"


class Assessment(NamedTuple):
    """An option: what best follows it, the final scores and the lead that its seat can expect, and the reasons."""

    choice: str
    then: list[str]
    scores: list[float]
    lead: float
    reasons: list[Reason]


class Continuation(NamedTuple):
    """Where an option led in one world: the position at the horizon, the scores to expect, the lead, and where from.

    The lead is that of the seat that decides; if a network judges, it includes what victory is worth.
    """

    state: State
    worths: list[float]
    lead: float
    breakdown: dict[str, Contribution]

    @property
    def points(self) -> float:
        """The lead in points alone, without what victory is worth."""
        return self.lead - self.breakdown.get(WINNING, NOTHING).points


class Candidate:
    """An option under comparison with its best completion, and its continuation in every world so far."""

    def __init__(self, path: Sequence[Choice], promise: float) -> None:
        self.option = path[0]
        self.path = path
        self.promise = promise
        self.continuations: list[Continuation] = []
        self.is_certain = False

    @property
    def worths(self) -> list[float]:
        """The scores that every seat can expect, on average over all worlds."""
        return _averages(continuation.worths for continuation in self.continuations)

    @property
    def lead(self) -> float:
        """How far ahead of the others the seat that decides can expect to be."""
        return fmean(continuation.lead for continuation in self.continuations)


class Comparison:
    """The options of one decision, each played on in the same sampled worlds.

    Options beyond the most promising ones are compared only if `also` names them. `leaders` holds those that are still
    played on; after `sort`, the best one comes first.
    """

    def __init__(self, seen: Seen, seed: int, also: Container[Choice] = ()) -> None:
        self.seen = seen
        self.game = seen.game
        self.thinking = thinking_of(seen.game)
        self._judge = judge_of(seen.game, seen.pack, seen.state.seats)
        rng = dice(seed, seen)
        self._luck = rng.getrandbits(64)
        guess = seen.resample(rng)
        self._horizon = self.thinking.horizon(guess)
        every = self._options(guess)
        self.candidates = every[:WIDTH] + [one for one in every[WIDTH:] if one.option in also]
        self.leaders = self.candidates
        self._errors: list[list[float]] = []

    def _options(self, guess: State) -> list[Candidate]:
        """Return all options, those that promise most first."""
        if self._judge:
            return [Candidate(idea.leaf.path, idea.promise) for idea in self._judge.ideas([guess])[0]]
        promised = promises(self.thinking, guess, self.seen.seat)
        found = [Candidate([option], promise) for option, promise in zip(self.seen.options, promised, strict=True)]
        return sorted(found, key=lambda one: -one.promise)

    @property
    def is_certain(self) -> bool:
        """Whether another world would show nothing new, because chance no longer plays a part."""
        return all(one.is_certain for one in self.leaders) and not self._errors

    def play_worlds(self, count: int) -> None:
        """Play every leading option on in some worlds, in fewer if more would show nothing new, and sort them."""
        for _ in range(count):
            self.play_world()
            if self.is_certain:
                break
        self.sort()

    def play_world(self) -> None:
        """Play every leading option on to the horizon in one more world."""
        rng = Random(self._luck + len(self.leaders[0].continuations))
        world = self.seen.resample(rng)
        # Not the numbers that made the world: what is hidden in it would foretell what chance draws.
        chance = rng.getrandbits(64)
        ends = []
        for one in self.leaders:
            if one.is_certain:
                one.continuations.append(one.continuations[-1])
                continue
            state = follow(world, one.path)
            one.is_certain = not play_on(self.thinking, state, Random(chance), self._horizon)
            ends.append((one, state))
        for one, found in zip([one for one, _ in ends], self._judged([state for _, state in ends]), strict=True):
            one.continuations.append(found)

    def _judged(self, states: list[State]) -> list[Continuation]:
        """Return what positions at the horizon are worth, by the evaluation and by a network where one fits."""
        seat, found = self.seen.seat, []
        finals = self._judge.finals([(state, seat) for state in states]) if self._judge else [None] * len(states)
        for state, final in zip(states, finals, strict=True):
            worths = [self.thinking.evaluate(state, each) for each in range(state.seats)]
            ahead = leads(worths)
            others = ahead[seat] - worths[seat]
            breakdown = {**self.thinking.breakdown(state, seat), OTHERS: Contribution(others, others)}
            lead = ahead[seat]
            if final:
                known, victory = final[0][seat] - lead, VICTORY * final[1][seat]
                breakdown[EXPERIENCE] = Contribution(known, known)
                breakdown[WINNING] = Contribution(victory, 100 * final[1][seat])
                worths, lead = shifted(worths, final[0]), lead + known + victory
            found.append(Continuation(state, worths, lead, breakdown))
        return found

    def sort(self) -> None:
        """Put the best options first."""
        self.leaders = sorted(self.leaders, key=lambda one: -one.lead)

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
        scores = [worth + usual + share * (error - usual) for worth, error in zip(one.worths, errors, strict=True)]
        differences = _mean_breakdown([_differences(one, other) for other in others])
        reasons = sorted(
            (Reason(source, *found) for source, found in differences.items()), key=lambda r: -abs(r.points)
        )
        return Assessment(one.option.text, [each.text for each in one.path[1:]], scores, one.lead, reasons)


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


def compare(
    seen: Seen, taken: Choice, seed: int, worlds: int, best: Choice | None = None
) -> tuple[Comparison, Candidate]:
    """Return the options of a decision compared in some worlds, the best first, and the one that was taken.

    If the `best` option is known already, only these two are compared.
    """
    comparison = Comparison(seen, seed, [taken] if best is None else [taken, best])
    if best is not None:
        comparison.leaders = [one for one in comparison.candidates if one.option in (taken, best)]
    comparison.play_worlds(worlds)
    return comparison, next(one for one in comparison.leaders if one.option is taken)


def gap(one: Candidate, other: Candidate) -> tuple[float, float]:
    """Return by how many points the lead of one option is greater, on average over shared worlds, and its error.

    What victory is worth is left out: a share of it is uncertain, and a small one already looks like many points.
    """
    pairs = zip(one.continuations, other.continuations, strict=False)
    found = [ours.points - theirs.points for ours, theirs in pairs]
    return fmean(found), stdev(found) / sqrt(len(found)) if len(found) > 1 else 0.0


def shifted(worths: list[float], ahead: list[float]) -> list[float]:
    """Return worths of the same sum, shifted so that everybody leads the average of the others as far as `ahead` says.

    With two seats these are exactly the leads; with more, half of a lead is over the best of the others, and they agree
    as far as everybody is shifted alike.

    >>> shifted([30.0, 20.0], [4.0, -4.0])
    [27.0, 23.0]
    """
    if len(worths) == 1:
        return worths
    missing = [wanted - found for wanted, found in zip(ahead, leads(worths), strict=True)]
    usual, share = fmean(missing), 1 - 1 / len(worths)
    return [worth + share * (more - usual) for worth, more in zip(worths, missing, strict=True)]


def _differences(one: Candidate, other: Candidate) -> dict[str, Contribution]:
    """Return by how much two options differ in the worlds that both have been played in."""
    # Options that were dropped early were played in fewer worlds; only shared ones are comparable.
    worlds = min(len(one.continuations), len(other.continuations))
    ours, theirs = (
        _mean_breakdown([continuation.breakdown for continuation in each.continuations[:worlds]])
        for each in (one, other)
    )
    found = {}
    for source in {**ours, **theirs}:
        own, rival = ours.get(source, NOTHING), theirs.get(source, NOTHING)
        found[source] = Contribution(own.points - rival.points, own.amount - rival.amount)
    return found


def _averages(rows: Iterable[Iterable[float]]) -> list[float]:
    return [sum(column) / len(column) for column in zip(*rows, strict=True)]


def _mean_breakdown(found: list[dict[str, Contribution]]) -> dict[str, Contribution]:
    sources = dict.fromkeys(source for one in found for source in one)
    return {source: Contribution(*_averages(one.get(source, NOTHING) for one in found)) for source in sources}
