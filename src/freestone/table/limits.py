"""The limits of a server, which whoever runs it may set."""

from collections.abc import Iterable
from dataclasses import dataclass, fields, replace
from typing import Final

from freestone.core.errors import InvalidChoice, shown, unknown

LARGEST: Final = 1_000_000_000


@dataclass(frozen=True)
class Limits:
    """What a server allows; operators write `new-tables=50`.

    `tables` counts those that are stored and not archived, `new_tables` those that one address makes in an hour,
    `requests` and `streams` those of one address at the same time, `connections` all of them, and `advice` the hints
    that are worked out at the same time, half of them for one address, and as many reviews. After `quiet_days` without
    a move a table is archived, and a finished one after `finished_days`; 0 means never.
    """

    tables: int = 5000
    new_tables: int = 500  # a class of thirty needs 300 for the lessons of a game
    requests: int = 512  # half of them may wait for their bodies
    streams: int = 1000  # a club behind one router may follow many tables
    connections: int = 6000
    advice: int = 60
    quiet_days: int = 90
    finished_days: int = 365

    @classmethod
    def of(cls, given: Iterable[str]) -> "Limits":
        """Return the usual limits, except for those that are given.

        >>> Limits.of(["new-tables=50"]).new_tables
        50
        """
        known = {field.name.replace("_", "-"): field.name for field in fields(cls)}
        chosen = dict[str, int]()
        for text in given:
            name, _, value = text.partition("=")
            if name not in known:
                raise unknown("limit", name, known)
            least = 0 if name.endswith("-days") else 1
            if not (value.isascii() and value.isdigit() and least <= int(value[:20]) <= LARGEST):
                raise InvalidChoice("wrong-limit", text=shown(text), name=name, least=least, most=str(LARGEST))
            chosen[known[name]] = int(value)
        return replace(cls(), **chosen)
