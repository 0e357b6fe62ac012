"""Hints and reviews in words, as pages, programs and the terminal show them."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import reduce
from random import Random
from typing import Final

from freestone.advice.coach import TIP
from freestone.advice.hint import WINNING, Assessment
from freestone.advice.reasons import why
from freestone.advice.review import Better, CurvePoint, Review, Swing
from freestone.core.engine import apply
from freestone.core.match import Match
from freestone.core.replay import Position
from freestone.core.seen import Seen
from freestone.core.state import State
from freestone.core.step import CHANCE
from freestone.pictures.charts import Chart, Series, Tick
from freestone.presentation import Remark, glimpses
from freestone.thinking import Reason
from freestone.thinking.completions import leads
from freestone.words import Phrase, Words

PAIR: Final = 2  # seats of which each has the lead that the other lacks
FOLLOWING: Final = 2  # choices that are named after an option that begins an action


@dataclass(frozen=True)
class OptionView:
    """An option, and the final scores to expect after it."""

    choice: str
    text: str
    scores: list[float]


@dataclass(frozen=True)
class HintOption(OptionView):
    """An option of a hint: by how many points its lead is smaller than that of the first one, and why."""

    behind: float
    why: str


@dataclass(frozen=True)
class HintView:
    """The best options of the decision at hand, the best one first."""

    seat: int
    options: list[HintOption]


@dataclass(frozen=True)
class RemarkView:
    """A remark of the coach, the items that it points at, and whether it is said only once in a match."""

    id: str
    text: str
    items: list[str]
    once: bool


@dataclass(frozen=True)
class SwingView:
    """What a seat (null: chance) did from one entry to another, and how that changed the scores to expect."""

    first: int
    entry: int
    round: int
    seat: int | None
    lines: list[str]
    changes: list[float]


@dataclass(frozen=True)
class BetterView:
    """A decision: what was asked, what was taken, what would have been better by how many points, and why."""

    entry: int
    round: int
    seat: int
    asked: str
    taken: OptionView
    best: OptionView
    points: float
    why: str


@dataclass(frozen=True)
class MistakeView(BetterView):
    """A serious mistake in a sentence, and whether it can be taken back without asking anybody."""

    text: str
    can_undo: bool


@dataclass(frozen=True)
class ReviewView:
    """A review, or how much of the work is done; everything is judged by what was known at the time."""

    done: int
    total: int
    is_ready: bool
    curve: list[CurvePoint] = field(default_factory=list)
    swings: list[SwingView] = field(default_factory=list)
    better: list[BetterView] = field(default_factory=list)
    luck: list[float] = field(default_factory=list)


def hint_view(found: list[Assessment], match: Match, words: Words) -> HintView:
    """Return a hint for the decision at hand in words."""
    seen = match.seen()
    options = []
    for at, one in enumerate(found):
        then = _following(one, seen, words)
        reason = why(one.reasons, words, "first" if at else "others")
        options.append(
            HintOption(
                **vars(_option(one, seen.state, match, words)),
                behind=round(max(0.0, -_points(one.lead - found[0].lead, one.reasons)), 1) if at else 0.0,
                why=f"{words.text('advice-next', steps=_in_order(then, words))} {reason}" if then else reason,
            )
        )
    return HintView(seen.seat, options)


def remark_views(found: Sequence[Remark], words: Words) -> list[RemarkView]:
    """Return remarks of the coach in words."""
    return [
        RemarkView(
            one.id,
            words.say(Phrase(one.id if one.id.startswith(TIP) else f"coach-{one.id}", one.terms)),
            list(one.at),
            once=one.id.startswith(TIP),
        )
        for one in found
    ]


def mistake_view(found: Better, match: Match, words: Words, state: State, *, can_undo: bool) -> MistakeView:
    """Return a mistake of a position in words."""
    shown = _better(found, match, words, state)
    text = words.text("coach-mistake", best=shown.best.text, points=max(1, round(shown.points)), why=shown.why)
    return MistakeView(**vars(shown), text=text, can_undo=can_undo)


def review_view(found: Review, match: Match, words: Words, positions: list[Position]) -> ReviewView:
    """Return a review in words."""
    return ReviewView(
        done=1,
        total=1,
        is_ready=True,
        curve=[CurvePoint(one.entry, _rounded(one.scores)) for one in found.curve],
        swings=[
            SwingView(
                first=one.first,
                entry=one.entry,
                round=match.game.round(positions[one.first - 1].state),
                seat=None if one.seat == CHANCE else one.seat,
                lines=_lines(one, match, words, positions),
                changes=_rounded(one.changes),
            )
            for one in found.swings
        ],
        better=[_better(one, match, words, positions[one.entry - 1].state) for one in found.better],
        luck=_rounded(found.luck),
    )


def expected_scores(match: Match, words: Words, curve: list[CurvePoint]) -> Chart:
    """Return the curve of expected scores as a chart, with a tick for its start and every round."""
    series = [
        # Final scores are whole numbers and shown as such.
        Series(f"seat-{seat}", name, [(one.entry, _plain(one.scores[seat])) for one in curve], seat)
        for seat, name in enumerate(words.names)
    ]
    ends = [Tick(one.entry, str(one.ends)) for one in glimpses(match, None) if one.ends]
    start = [Tick(curve[0].entry, words.text("chart-expected-start"))] if curve else []
    title, about = words.text("chart-expected"), words.text("chart-expected-about")
    return Chart(
        "expected", title, about, words.text("chart-time"), series, start + ends, is_close=True, language=words.language
    )


def _option(one: Assessment, state: State, match: Match, words: Words) -> OptionView:
    text = words.option(state, match.pack.vocabulary.find(one.choice))
    return OptionView(one.choice, text, _rounded(one.scores))


def _told(one: Assessment, state: State, match: Match, words: Words) -> OptionView:
    """Return an option as one speaks of it where it is no longer offered."""
    text = words.deed(state, match.pack.vocabulary.find(one.choice))
    return replace(_option(one, state, match, words), text=text)


def _completed(one: Assessment, seat: int, state: State, match: Match, words: Words) -> OptionView:
    """Return an option and what best follows it as one text."""
    option = _told(one, state, match, words)
    then = _following(one, Seen(match.game, match.pack, state, seat), words)
    return replace(option, text=_in_order([option.text, *then], words))


def _following(one: Assessment, seen: Seen, words: Words) -> list[str]:
    """Return in words what best follows an option that begins an action: the first few choices."""
    # Some choices can be made only where nothing is hidden. If this world lacks one that the hint found, less is said.
    find, after = seen.pack.vocabulary.find, seen.resample(Random(0))
    apply(after, one.choice)
    texts: list[str] = []
    for choice in map(find, one.then):
        if len(texts) == FOLLOWING or choice not in after.options:
            break
        if len(after.options) > 1:
            texts.append(words.deed(after, choice))
        apply(after, choice)
    return texts


def _in_order(texts: list[str], words: Words) -> str:
    return reduce(lambda first, second: words.text("advice-then", first=first, second=second), texts)


def _better(one: Better, match: Match, words: Words, state: State) -> BetterView:
    points = max(0.0, _points(one.loss, one.best.reasons))
    if len(one.best.scores) == PAIR:
        # Whoever subtracts the scores that are shown gets what is said.
        best, taken = (leads(_rounded(option.scores))[one.seat] for option in (one.best, one.taken))
        points = max(0.0, best - taken)
    return BetterView(
        entry=one.entry,
        round=match.game.round(state),
        seat=one.seat,
        asked=words.prompt(state),
        taken=_told(one.taken, state, match, words),
        best=_completed(one.best, one.seat, state, match, words),
        points=round(points, 1),
        why=why(one.best.reasons, words, "taken", points),
    )


def _points(ahead: float, reasons: list[Reason]) -> float:
    """Return how far an option is ahead of another in points alone, without what more victories are worth."""
    return ahead - sum(reason.points for reason in reasons if reason.source == WINNING)


def _lines(swing: Swing, match: Match, words: Words, positions: list[Position]) -> list[str]:
    """Return what the log says about a swing, if possible about its seat; else the options that the seat took."""
    events = [event for position in positions[swing.first : swing.entry + 1] for event in position.events]
    own = [event for event in events if event.seat == swing.seat]
    if events:
        return [words.event(event) for event in own or events]
    entries, find = match.journal.entries, match.pack.vocabulary.find
    return [
        words.option(positions[at - 1].state, find(choice))
        for at in range(swing.first, swing.entry + 1)
        for seat, choice in entries[at - 1 : at]
        if seat == swing.seat != CHANCE
    ]


def _plain(score: float) -> float:
    return int(score) if score.is_integer() else score


def _rounded(values: Sequence[float]) -> list[float]:
    return [round(value, 1) for value in values]
