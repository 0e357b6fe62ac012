"""Hints and reviews in the words of a watcher, as programs get them and as pages show them."""

from pydantic import BaseModel

from freestone.bots.hint import Advice
from freestone.bots.review import Better, Review, Swing
from freestone.core.match import Match
from freestone.core.replay import Position
from freestone.core.step import CHANCE
from freestone.pictures.charts import Chart, Series, Tick
from freestone.presentation import sentence
from freestone.presentation.course import moments
from freestone.table.advice import Reviewing
from freestone.table.view import View
from freestone.words import Words


class HintOption(BaseModel):
    """An option, the final scores to expect after it, by how many points its lead falls short of the first, and why."""

    choice: str
    text: str
    scores: list[float]
    behind: float
    why: str


class HintView(BaseModel):
    """Advice for the decision at hand, the best option first."""

    seat: int
    options: list[HintOption]


class CurvePoint(BaseModel):
    """The final scores that every seat could expect after an entry."""

    entry: int
    scores: list[float]


class SwingView(BaseModel):
    """What a seat (none: chance) did from one entry to another, and how that changed the scores to expect."""

    first: int
    entry: int
    round: int
    seat: int | None
    lines: list[str]
    changes: list[float]


class TakenView(BaseModel):
    """An option of a past decision, and the final scores to expect after it."""

    choice: str
    text: str
    scores: list[float]


class BetterView(BaseModel):
    """A decision: what was asked, what was taken, what would have been better by how many points, and why."""

    entry: int
    round: int
    seat: int
    asked: str
    taken: TakenView
    best: TakenView
    points: float
    why: str


class SumView(BaseModel):
    """The points that chance, its own decisions and those of the others brought to a seat."""

    chance: float
    own: float
    others: float


class ReviewView(BaseModel):
    """A review, or how much of its work is done; everything is judged by what was known at the time."""

    done: int
    total: int
    is_ready: bool
    curve: list[CurvePoint] = []
    swings: list[SwingView] = []
    better: list[BetterView] = []
    sums: list[SumView] = []


def hint_view(view: View, found: list[Advice]) -> HintView:
    """Return advice for the decision at hand in words."""
    state = view.now.moment.state
    seat = state.seat
    options = [
        HintOption(
            choice=one.choice,
            text=view.words.option(view.game.redact(state, seat), view.match.pack.vocabulary.find(one.choice)),
            scores=_rounded(one.scores),
            behind=round(found[0].lead - one.lead, 1),
            why=sentence(one.reasons, view.words, "first" if at else "others"),
        )
        for at, one in enumerate(found)
    ]
    return HintView(seat=seat, options=options)


def review_view(view: View, work: Reviewing) -> ReviewView:
    """Return a review in words, or how far it is."""
    if work.review is None:
        return ReviewView(done=work.done, total=work.total, is_ready=False)
    return told(work.review, view.match, view.words, view.positions)


def told(found: Review, match: Match, words: Words, positions: list[Position]) -> ReviewView:
    """Return a review in words."""
    return ReviewView(
        done=1,
        total=1,
        is_ready=True,
        curve=[CurvePoint(entry=one.entry, scores=_rounded(one.scores)) for one in found.curve],
        swings=[_swing(one, match, words, positions) for one in found.swings],
        better=[_better(one, match, words, positions) for one in found.better],
        sums=[
            SumView(chance=round(chance, 1), own=round(own, 1), others=round(others, 1))
            for chance, own, others in found.sums
        ],
    )


def _swing(swing: Swing, match: Match, words: Words, positions: list[Position]) -> SwingView:
    return SwingView(
        first=swing.first,
        entry=swing.entry,
        round=match.game.round(positions[swing.first - 1].state),
        seat=None if swing.seat == CHANCE else swing.seat,
        lines=_happened(swing, words, positions) or _chosen(swing, match, words, positions),
        changes=_rounded(swing.changes),
    )


def _happened(swing: Swing, words: Words, positions: list[Position]) -> list[str]:
    """Return what the log says of a swing, of the seat's own doing if it says anything of that."""
    happened = [event for position in positions[swing.first : swing.entry + 1] for event in position.events]
    own = [event for event in happened if event.seat == swing.seat]
    return [words.event(event) for event in own or happened]


def _chosen(swing: Swing, match: Match, words: Words, positions: list[Position]) -> list[str]:
    """Return the options that a seat took, for a swing that the log passes over."""
    entries = range(swing.first, swing.entry + 1)
    taken = [(positions[entry - 1].state, *match.journal.entries[entry - 1]) for entry in entries]
    find = match.pack.vocabulary.find
    return [words.option(state, find(choice)) for state, seat, choice in taken if seat == swing.seat != CHANCE]


def _better(better: Better, match: Match, words: Words, positions: list[Position]) -> BetterView:
    state, find = positions[better.entry - 1].state, match.pack.vocabulary.find
    taken, best = (
        TakenView(choice=one.choice, text=words.option(state, find(one.choice)), scores=_rounded(one.scores))
        for one in (better.taken, better.best)
    )
    return BetterView(
        entry=better.entry,
        round=match.game.round(state),
        seat=better.seat,
        asked=words.prompt(state),
        taken=taken,
        best=best,
        points=round(better.loss, 1),
        why=sentence(better.reasons, words, "taken"),
    )


def expected(match: Match, words: Words, curve: list[CurvePoint]) -> Chart:
    """Return the curve of expected scores as a chart, with a tick for every round."""
    series = [
        Series(f"seat-{seat}", name, [(one.entry, _plain(one.scores[seat])) for one in curve], seat)
        for seat, name in enumerate(words.names)
    ]
    ends = [Tick(one.entry, str(one.ends)) for one in moments(match, None) if one.ends]
    title, about = words.text("chart-expected"), words.text("chart-expected-about")
    return Chart("expected", title, about, words.text("chart-time"), series, ends, is_close=True)


def _plain(score: float) -> float:
    """Return a whole number as one, as final scores are."""
    return int(score) if score.is_integer() else score


def _rounded(values: list[float]) -> list[float]:
    return [round(value, 1) for value in values]
