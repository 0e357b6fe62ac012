"""Where the figures of a pack come from, and which of them are doubtful."""

from collections import Counter
from typing import NamedTuple

from freestone.core.game import Pack

CERTAIN = "rulebook"


class Doubt(NamedTuple):
    """Figures of one row that the rulebook does not state."""

    file: str
    row: str
    source: str
    figures: list[str]
    certain: list[str]


def counts(pack: Pack) -> dict[str, Counter[str]]:
    """Return for every file of component data how many rows come from where."""
    found: dict[str, Counter[str]] = {}
    for row in pack.provenance:
        found.setdefault(row.file, Counter())[row.source] += 1
    return found


def doubts(pack: Pack) -> list[Doubt]:
    """Return what is doubtful: rows that are not from the rulebook, but for the figures that are, and the reverse."""
    found = []
    for row in pack.provenance:
        label = row.row.removeprefix("the file ")
        certain = [key for key, source in row.exceptions.items() if source == CERTAIN]
        if row.source != CERTAIN:
            found.append(Doubt(row.file, label, row.source, [], certain))
        uncertain: dict[str, list[str]] = {}
        for key, source in row.exceptions.items():
            if source not in (CERTAIN, row.source):
                uncertain.setdefault(source, []).append(key)
        found += [Doubt(row.file, label, source, keys, []) for source, keys in uncertain.items()]
    return found
