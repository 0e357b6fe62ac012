"""The rules at hand: chapters in order, and a search in them."""

import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path

from freestone.i18n import FALLBACK, message_ids
from freestone.presentation.values import Chapter, Rule
from freestone.words import Words


def chapters(words: Words, folder: Path) -> list[Chapter]:
    """Return all rules of a title, chapter by chapter."""
    rules = sorted((_place(id), id) for id in _ids(folder))
    heads = [(place, id) for place, id in rules if len(place) == 1]
    return [
        Chapter(
            number_of(head),
            words.text(head),
            [Rule(number_of(id), words.text(id)) for at, id in rules if len(at) > 1 and at[0] == place[0]],
        )
        for place, head in heads
    ]


@cache
def _ids(folder: Path) -> list[str]:
    return [id for id in message_ids(folder / "rules" / f"{FALLBACK}.ftl") if id.startswith("rule-")]


def _place(id: str) -> tuple[int, ...]:
    return tuple(int(digits) for digits in re.findall(r"\d+", id))


def number_of(id: str) -> str:
    """Return the number of a rule as people write it.

    >>> number_of("rule-k4-2")
    'K4.2'
    """
    return id.removeprefix("rule-").upper().replace("-", ".")


def search(found: Iterable[Chapter], query: str) -> list[Rule]:
    """Return the rules that have every word of a query in their text, number or chapter, in order."""
    wanted = query.casefold().split()
    return [
        rule
        for chapter in found
        for rule in chapter.rules
        if all(word in f"{rule.number} {chapter.title} {rule.text}".casefold() for word in wanted)
    ]
