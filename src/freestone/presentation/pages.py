"""Large views of cards, and the meaning of icons."""

import re
from collections.abc import Iterable
from typing import Final

from freestone.presentation.values import CardView, Component, Term
from freestone.words import Words

SURENESS: Final = ("box", "rulebook", "deduced", "public", "reconstructed")


def card_view(words: Words, component: Component) -> CardView:
    """Return the large view of a component."""
    name, kind, file, row, rule = component
    return CardView(name, words.text(kind), words.name(name), words.card(name), source(words, file, row), rule)


def source(words: Words, file: str, id: str) -> str:
    """Return where the figures of a row come from, as a sentence; empty if the pack does not say."""
    for row in words.pack.provenance:
        if row.file == file and re.split(r"[ .]", row.row)[-1] == id:
            found = {row.source, *row.exceptions.values()}
            least = max(found, key=SURENESS.index)
            is_mixed = least == "reconstructed" and len(found) > 1
            return words.text("source-of-mixed" if is_mixed else f"source-of-{least}")
    return ""


def terms(icons: Iterable[str], words: Words) -> list[Term]:
    """Return icons with the words `glossary-<icon>` and `glossary-<icon>-text`."""
    return [Term(icon, words.text(f"glossary-{icon}"), words.text(f"glossary-{icon}-text")) for icon in icons]
