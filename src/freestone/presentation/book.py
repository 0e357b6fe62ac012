"""The contract of a rulebook: topics in plain words, pictures of the table, and worked examples from a real match.

A game describes its book with these values, as the attribute `book` of its presentation. The texts are Fluent messages
in its folder `rulebook`, and so is the match, `match.jsonl`: pictures and examples show positions of it, and their
figures are read from them, so that no text can state a wrong one. A game without a book gets one that is made of its
numbered rules.
"""

from collections.abc import Callable, Iterable
from typing import Any, Final, NamedTuple

from freestone.presentation.overview import Phase
from freestone.presentation.values import Chapter, Rule, Terms

FOLDER: Final = "rulebook"
MATCH: Final = "match.jsonl"
Figures = Callable[[Any, Any, int], Terms]


class Points(NamedTuple):
    """A list of short texts."""

    ids: tuple[str, ...]


class Cut(NamedTuple):
    """A part of the table: a panel after an entry of the match, cut around some of its items, or the whole panel.

    `lit` are the items that are framed. A cut with an id has a caption.
    """

    entry: int
    panel: str
    items: tuple[str, ...] = ()
    lit: tuple[str, ...] = ()
    id: str = ""


class Shelf(NamedTuple):
    """Some tiles or cards side by side, each with what it does."""

    id: str
    names: tuple[str, ...]


class Overview(NamedTuple):
    """An overview in one picture: what happens one after the other."""

    id: str
    phases: tuple[Phase, ...]


class Example(NamedTuple):
    """What happens in the match between two of its entries, with figures read from the positions before and after.

    `figures` gets both positions and the seat that decides at the first; the text may use what it returns, and `seat`.
    """

    id: str
    start: int
    end: int
    figures: Figures
    cuts: tuple[Cut, ...] = ()


class Appendix(NamedTuple):
    """Everything of one kind: `icons` with their meaning, or `cards`."""

    kind: str


Block = str | Points | Cut | Shelf | Overview | Example | Appendix


class Topic(NamedTuple):
    """A section of a book. `rules` are the numbers of those that it explains, such as `P4.1`, or `P2` for all of P2.

    Its messages begin with `book-<id>`: this one is the title, `book-<id>-lead` the gist in a sentence, and a text of
    the body has its own id behind that.
    """

    id: str
    rules: tuple[str, ...]
    body: tuple[Block, ...]


class Book(NamedTuple):
    """The rulebook of a game; `facts` are the figures of a pack that every text may use."""

    topics: tuple[Topic, ...]
    facts: Callable[[Any], Terms]


def rules_of(topic: Topic, chapters: Iterable[Chapter]) -> list[Rule]:
    """Return the numbered rules that a topic explains."""
    wanted = set(topic.rules)
    return [rule for chapter in chapters for rule in chapter.rules if {chapter.number, rule.number} & wanted]
