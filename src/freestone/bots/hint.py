"""Advice for people: the best options of a decision, the scores that all may expect after each, and why."""

from collections.abc import Callable, Iterable
from random import Random
from time import monotonic
from typing import Any, Final, NamedTuple

from freestone.bots.playout import dice, leads, play_on, promises
from freestone.core.choice import Choice
from freestone.core.engine import apply
from freestone.core.game import Game
from freestone.core.seen import Seen
from freestone.core.state import State
from freestone.thinking import Contribution, Reason, thinking_of

WIDTH: Final = 8
KEPT: Final = 3
WORLDS: Final = 24
GAMES: Final = 4
FEW: Final = 4
MOST: Final = 200
PART_OF_TIME: Final = 0.6
OTHERS: Final = "others"
NOTHING: Final = Contribution(0.0, 0.0)


class Advice(NamedTuple):
    """An option, the final scores that every seat may expect after it, the lead that its own seat may, and why.

    The best option is compared with all others that were looked at, each other one with the best.
    """

    choice: str
    scores: list[float]
    lead: float
    reasons: list[Reason]


class End(NamedTuple):
    """Where an option led in one world: the position at the horizon, what it is worth to all, and its parts."""

    state: State
    worths: list[float]
    parts: dict[str, Contribution]


class Prospect:
    """An option, and where it led in every world so far."""

    def __init__(self, option: Choice, promise: float) -> None:
        self.option = option
        self.promise = promise
        self.ends: list[End] = []
        self.is_certain = False

    def worths(self, worlds: int | None = None) -> list[float]:
        """Return what every seat may expect, on average over the first worlds or all."""
        return [_mean(found) for found in zip(*(end.worths for end in self.ends[:worlds]), strict=True)]

    def lead(self, seat: int) -> float:
        """Return how far ahead of the others a seat may expect to be."""
        return leads(self.worths())[seat]


class Study:
    """A decision looked at from all sides by one seat: every good option is played on in the same sampled worlds."""

    def __init__(self, seen: Seen, seed: int, also: Iterable[Choice] = ()) -> None:
        self.seen = seen
        self.game: Game[Any] = seen.game
        self.thinking = thinking_of(seen.game)
        rng = dice(seed, seen)
        self.luck = rng.getrandbits(64)
        guess = seen.resample(rng)
        self.horizon = self.thinking.horizon(guess)
        promised = promises(self.thinking, guess, seen.seat)
        every = [Prospect(option, promise) for option, promise in zip(seen.options, promised, strict=True)]
        every.sort(key=lambda one: -one.promise)
        self.prospects = every[:WIDTH] + [one for one in every[WIDTH:] if one.option in also]
        self.kept = self.prospects
        self.gaps: list[list[float]] = []

    @property
    def is_certain(self) -> bool:
        """Whether chance has no say any more: one world tells all."""
        return all(one.is_certain for one in self.kept) and not self.gaps

    def look(self) -> None:
        """Play every option that is kept on in one more world."""
        world = len(self.kept[0].ends)
        for prospect in self.kept:
            prospect.ends.append(prospect.ends[-1] if prospect.is_certain else self._play(prospect, world))

    def _play(self, prospect: Prospect, world: int) -> End:
        rng = Random(self.luck + world)
        state: State = self.seen.resample(rng)
        apply(state, prospect.option)
        prospect.is_certain = not play_on(self.thinking, state, rng, self.horizon)
        worths = [self.thinking.evaluate(state, seat) for seat in range(state.seats)]
        return End(state, worths, self.thinking.breakdown(state, self.seen.seat))

    def narrow(self) -> None:
        """Keep the better half of the options, but enough to tell of."""
        self.sort()
        self.kept = self.kept[: max(KEPT, len(self.kept) // 2)]

    def sort(self) -> None:
        """Put the best options first."""
        self.kept = sorted(self.kept, key=lambda one: -one.lead(self.seen.seat))

    def finish(self) -> None:
        """Play the best option on to the end of the game in one world, and note what its worth missed the scores by."""
        world = len(self.gaps)
        end = self.kept[0].ends[world % len(self.kept[0].ends)]
        state, rng = end.state.copy(), Random(self.luck - 1 - world)
        while state.agenda:
            play_on(self.thinking, state, rng, self.thinking.horizon(state))
        self.gaps.append([score - worth for score, worth in zip(self.game.scores(state), end.worths, strict=True)])

    def scores(self, prospect: Prospect) -> list[float]:
        """Return the final scores to expect after an option: what it is worth, set right by whole games.

        A few games say more about how scores run in general than about single seats, and count so.
        """
        gaps = [_mean(found) for found in zip(*self.gaps, strict=True)]
        usual, share = _mean(gaps), len(self.gaps) / (len(self.gaps) + FEW)
        return [worth + usual + share * (gap - usual) for worth, gap in zip(prospect.worths(), gaps, strict=True)]

    def reasons(self, prospect: Prospect, others: list[Prospect]) -> list[Reason]:
        """Return what sets an option apart from others in the worlds that all have seen, the weightiest first."""
        found = [self._differences(prospect, other) for other in others]
        names = dict.fromkeys(name for one in found for name in one)
        reasons = [
            Reason(name, *(_mean([one.get(name, NOTHING)[at] for one in found]) for at in (0, 1))) for name in names
        ]
        return sorted(reasons, key=lambda reason: -abs(reason.points))

    def _differences(self, one: Prospect, other: Prospect) -> dict[str, Contribution]:
        worlds, seat = min(len(one.ends), len(other.ends)), self.seen.seat
        ours, theirs = (_mean_parts([end.parts for end in each.ends[:worlds]]) for each in (one, other))
        found = {
            name: Contribution(*(ours.get(name, NOTHING)[at] - theirs.get(name, NOTHING)[at] for at in (0, 1)))
            for name in {**ours, **theirs}
        }
        mine, yours = one.worths(worlds), other.worths(worlds)
        held = (leads(mine)[seat] - leads(yours)[seat]) - (mine[seat] - yours[seat])
        return {**found, OTHERS: Contribution(held, held)}


def advise(
    seen: Seen,
    seed: int = 0,
    worlds: int = WORLDS,
    games: int = GAMES,
    seconds: float | None = None,
    also: Iterable[Choice] = (),
) -> list[Advice]:
    """Return the best three options, the best first; the options named besides are told of too.

    Options are compared in so many sampled worlds, and what is expected is set right by so many whole games; with
    `seconds` both last as long as the clock allows.
    """
    study = Study(seen, seed, also)
    start = monotonic()

    def spend(share: float, count: int, work: Callable[[], None]) -> None:
        work()
        for _ in range(1, count if seconds is None else MOST):
            if study.is_certain or (seconds is not None and monotonic() >= start + share * seconds):
                break
            work()

    spend(PART_OF_TIME / 2, worlds // 2, study.look)
    study.narrow()
    spend(PART_OF_TIME, worlds - worlds // 2, study.look)
    study.sort()
    spend(1.0, games, study.finish)
    return report(study, also)


def report(study: Study, also: Iterable[Choice] = ()) -> list[Advice]:
    """Return what a study has found."""
    best = study.kept[0]
    rest = [one for one in study.prospects if one is not best]
    told = study.kept[:KEPT] + [one for one in rest if one.option in also and one not in study.kept[:KEPT]]
    seat = study.seen.seat
    return [
        Advice(
            one.option.text,
            study.scores(one),
            one.lead(seat),
            study.reasons(one, rest if one is best else [best]),
        )
        for one in told
    ]


def _mean(values: Iterable[float]) -> float:
    found = list(values)
    return sum(found) / len(found) if found else 0.0


def _mean_parts(found: list[dict[str, Contribution]]) -> dict[str, Contribution]:
    names = dict.fromkeys(name for parts in found for name in parts)
    return {
        name: Contribution(*(sum(parts.get(name, NOTHING)[at] for parts in found) / len(found) for at in (0, 1)))
        for name in names
    }
