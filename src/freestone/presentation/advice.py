"""Why an option is better or worse than others, as a sentence."""

from typing import Final

from freestone.thinking import Reason
from freestone.words import Words

LEAST: Final = 0.4
SECOND: Final = 0.35


def sentence(reasons: list[Reason], words: Words, against: str) -> str:
    """Return the weightiest reasons in a sentence: against all `others`, the `first`, or what was `taken`."""
    told = [reason for reason in reasons if abs(reason.points) >= LEAST and words.has(_message(reason))]
    gains = [reason for reason in told if reason.points > 0][:2]
    losses = [reason for reason in told if reason.points < 0][:1]
    if len(gains) == 2 and gains[1].points < SECOND * gains[0].points:
        gains.pop()
    if losses and gains and -losses[0].points < SECOND * gains[0].points:
        losses.pop()
    subject = words.text(f"advice-{against}")
    phrases = [_phrase(reason, words) for reason in (*gains, *losses)]
    form = f"{'more' * bool(gains)}{'-two' * (len(gains) > 1)}{'-less' * bool(losses)}".removeprefix("-")
    if not form:
        return words.text(f"advice-{against}-alike")
    named = dict(zip(("first", "second", "third"), phrases, strict=False))
    return words.text(f"advice-{form}", subject=subject, **named)


def _message(reason: Reason) -> str:
    return f"why-{reason.source}-{'more' if reason.points > 0 else 'less'}"


def _phrase(reason: Reason, words: Words) -> str:
    amount = reason.amount if reason.amount * reason.points > 0 else reason.points
    return words.text(_message(reason), amount=max(1, round(abs(amount))))
