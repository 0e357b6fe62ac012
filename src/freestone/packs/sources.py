"""Where the figures of a pack come from, and which of them are doubtful."""

from collections import Counter
from typing import NamedTuple

from freestone.core.pack import Pack
from freestone.packs.reader import BOX

CERTAIN = (BOX, "rulebook")


class Doubt(NamedTuple):
    """The figures of one row that neither the rulebook nor a box states: `figures`, or all except `but`."""

    file: str
    row: str
    source: str
    figures: list[str]
    but: list[str]


def counts(pack: Pack) -> dict[str, Counter[str]]:
    """Return the number of rows by source, for each file of a pack."""
    found: dict[str, Counter[str]] = {}
    for row in pack.provenance:
        found.setdefault(row.file, Counter())[row.source] += 1
    return found


def totals(pack: Pack) -> Counter[str]:
    """Return the number of rows by source."""
    return Counter(row.source for row in pack.provenance)


def from_box(pack: Pack) -> int:
    """Return the number of rows read from a printed box in which nothing is doubtful."""
    rows = [row for row in pack.provenance if row.source == BOX]
    return sum(set(row.exceptions.values()) <= set(CERTAIN) for row in rows)


def doubts(pack: Pack) -> list[Doubt]:
    """Return the rows from neither the rulebook nor a box, and the doubtful figures of other rows."""
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
