"""Why an option is better or worse: a few reasons that add up to the gap between two options, in a sentence."""

from collections.abc import Iterable
from typing import Final

from freestone.advice.hint import EXPERIENCE, WINNING
from freestone.thinking import Reason
from freestone.words import Words

REST: Final = "rest"  # whatever is not named
MANY: Final = "many"  # differences of which none is worth naming
VAGUE: Final = (EXPERIENCE, WINNING)  # what follows from positions like these, not from what an option does
LEAST: Final = 0.5  # points that a reason must be worth to be mentioned
GAINS: Final = 2  # sources that are named at most; one that speaks against them is named too
SECOND: Final = 0.35  # of the first reason's points that a further one must be worth
SLACK: Final = 0.25  # of the gap, and at least a point: what may stay unexplained


def telling(reasons: Iterable[Reason], gap: float) -> list[Reason]:
    """Return the reasons that explain a gap in whole points: named sources first, and of these what speaks for it.

    What the named sources leave open is one more reason, the last one: what a network adds, if most of it is that, or
    all the rest; many small things if nothing is named.

    >>> telling([Reason("mines", 2.0, 2.0), Reason("council", -5.8, -5.8)], 5.2)
    [Reason(source='mines', points=2, amount=2.0), Reason(source='council', points=-6, amount=-5.8), \
Reason(source='experience', points=9, amount=9)]
    """
    found = list(reasons)
    sign, whole = 1 if gap > 0 else -1, round(gap)
    if not whole:
        return []
    known = sorted((one for one in found if _can_be_named(one)), key=lambda one: -abs(one.points))
    gains = [one for one in known if one.points * sign > 0][:GAINS]
    losses = [one for one in known if one.points * sign < 0][:1]
    gains = [one for one in gains if abs(one.points) >= SECOND * abs(gains[0].points)]
    losses = [
        one for one in losses if -sign * one.points >= SECOND * max([abs(gap), *(abs(gain.points) for gain in gains)])
    ]
    named = [Reason(one.source, _whole(one.points), one.amount) for one in (*gains, *losses)]
    missing = whole - sum(one.points for one in named)
    # The rest is named if it is much, and also if the named sources alone would speak for the other option.
    if abs(missing) > max(1, SLACK * abs(gap)) or (missing and whole * (whole - missing) <= 0):
        experience = gap - sum(one.points for one in found if one.source not in VAGUE)
        is_experience = 2 * experience * (1 if missing > 0 else -1) >= abs(missing)
        source = MANY if not named else EXPERIENCE if is_experience else REST
        named.append(Reason(source, missing, missing))
    return named


def are_telling(reasons: Iterable[Reason], gap: float, share: float = 0.0) -> bool:
    """Return whether named sources that speak for a gap explain at least a share of it; otherwise nobody sees why."""
    gains = [one.points for one in reasons if _can_be_named(one) and one.points * gap > 0]
    return bool(gains) and abs(sum(gains)) >= share * abs(gap)


def why(reasons: list[Reason], words: Words, against: str, gap: float | None = None) -> str:
    """Return in a sentence why an option is better or worse than another.

    It is better than all `others`, the one `taken`, `yours` or the `second`, or worse than the `first`. The gap is in
    points; without it, it is the sum of the reasons.
    """
    winning = sum(one.points for one in reasons if one.source == WINNING)
    points = sum(one.points for one in reasons) - winning if gap is None else gap
    verdict = -1 if against == "first" else 1
    known = [one for one in reasons if words.has(_message(one))]
    if verdict * points > -LEAST:
        named = telling(known, points)
    else:
        # Not the points make the difference, but who wins with them.
        wins = [one for one in known if one.source == WINNING and verdict * one.points >= LEAST]
        named = [*wins, Reason(REST, _whole(points), points)] if wins else []
    if not named:
        return words.text(f"advice-{against}-alike")
    sign = 1 if named[0].points > 0 else -1
    told = [words.listing(_said(one, words) for one in named if one.points * side > 0) for side in (sign, -sign)]
    form = "more-less" if told[1] else "more"
    return words.text(f"advice-{form}", subject=words.text(f"advice-{against}"), first=told[0], second=told[1])


def theme(reasons: list[Reason], words: Words, gap: float) -> str:
    """Return the theme of a gap, the source that explains most of it; nothing if that is no source of points."""
    named = telling(reasons, gap)
    return words.text_or(f"theme-{named[0].source}", "") if named and named[0].points * gap > 0 else ""


def _can_be_named(one: Reason) -> bool:
    # Groschen that are fewer and yet worth more would only puzzle people.
    return one.source not in VAGUE and abs(one.points) >= LEAST and one.amount * one.points > 0


def _whole(points: float) -> int:
    return max(1, round(points)) if points > 0 else min(-1, round(points))


def _message(one: Reason) -> str:
    return f"why-{one.source}-{'more' if one.points > 0 else 'less'}"


def _said(one: Reason, words: Words) -> str:
    points, amount = abs(round(one.points)), max(1, round(abs(one.amount)))
    # Amounts in points are rounded as the points are, so that what is said adds up.
    is_points = abs(abs(one.amount) - points) <= 0.5
    return words.text(_message(one), amount=points if is_points else amount, points=points)
