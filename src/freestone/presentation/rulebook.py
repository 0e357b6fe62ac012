"""What can be looked up: the numbered rules, the tiles and cards, and the icons."""

import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Final

from freestone.i18n import FALLBACK, message_ids
from freestone.presentation.values import CardView, Chapter, Component, Rule, Term
from freestone.words import Words

# From the surest source of a figure to the least sure one.
SOURCES: Final = ("box", "rulebook", "deduced", "public", "reconstructed")


def chapters(words: Words, folder: Path) -> list[Chapter]:
    """Return all rules of a game, chapter by chapter; none if it has no catalogue of rules."""
    rules = sorted((tuple(int(digits) for digits in re.findall(r"\d+", id)), id) for id in _rule_ids(folder))
    return [
        Chapter(
            number_of(head),
            words.text(head),
            [Rule(number_of(id), words.text(id)) for at, id in rules if len(at) > 1 and at[0] == place[0]],
        )
        for place, head in rules
        if len(place) == 1
    ]


@cache
def _rule_ids(folder: Path) -> list[str]:
    file = folder / "rules" / f"{FALLBACK}.ftl"
    return [id for id in message_ids(file) if id.startswith("rule-")] if file.exists() else []


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


def card_view(words: Words, component: Component) -> CardView:
    """Return the large view of a component."""
    name, kind, file, row, rule = component
    return CardView(name, words.text(kind), words.title(name), words.card(name), source(words, file, row), rule)


def source(words: Words, file: str, id: str) -> str:
    """Return where the figures of a row come from, as a sentence; empty if the pack does not say."""
    for row in words.pack.provenance:
        if row.file == file and re.split(r"[ .]", row.row)[-1] == id:
            found = {row.source, *row.exceptions.values()}
            least = max(found, key=SOURCES.index)
            is_mixed = least == "reconstructed" and len(found) > 1
            return words.text("source-of-mixed" if is_mixed else f"source-of-{least}")
    return ""


def terms(icons: Iterable[str], words: Words) -> list[Term]:
    """Return icons with the words `glossary-<icon>` and `glossary-<icon>-text`."""
    return [Term(icon, words.text(f"glossary-{icon}"), words.text(f"glossary-{icon}-text")) for icon in icons]
