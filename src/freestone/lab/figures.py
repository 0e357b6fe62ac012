"""Where the figures of a pack come from, and which of them are doubtful."""

from collections import Counter
from typing import NamedTuple

from freestone.core.pack import Pack
from freestone.packs.reader import BOX

CERTAIN = (BOX, "rulebook")


class Doubt(NamedTuple):
    """Figures of one row that neither the rulebook nor a box states: those named, or all but those from elsewhere."""

    file: str
    row: str
    source: str
    figures: list[str]
    but: list[str]


def counts(pack: Pack) -> dict[str, Counter[str]]:
    """Return for every file of component data how many rows come from where."""
    found: dict[str, Counter[str]] = {}
    for row in pack.provenance:
        found.setdefault(row.file, Counter())[row.source] += 1
    return found


def totals(pack: Pack) -> Counter[str]:
    """Return how many rows of a pack come from where."""
    return Counter(row.source for row in pack.provenance)


def from_box(pack: Pack) -> int:
    """Return how many rows of a pack were read from a printed box, with nothing doubtful left in them."""
    rows = [row for row in pack.provenance if row.source == BOX]
    return sum(set(row.exceptions.values()) <= set(CERTAIN) for row in rows)


def doubts(pack: Pack) -> list[Doubt]:
    """Return what is doubtful: rows from neither the rulebook nor a box, and single figures of others."""
    found = []
    for row in pack.provenance:
        if row.source not in CERTAIN:
            but = [key for key, source in row.exceptions.items() if source != row.source]
            found.append(Doubt(row.file, row.row, row.source, [], but))
        uncertain: dict[str, list[str]] = {}
        for key, source in row.exceptions.items():
            if source not in (*CERTAIN, row.source):
                uncertain.setdefault(source, []).append(key)
        found += [Doubt(row.file, row.row, source, keys, []) for source, keys in uncertain.items()]
    return found
