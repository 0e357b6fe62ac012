"""The conformance suite: what Freestone expects of a game. Use it in the tests of your own game.

    import pytest
    from freestone.testing import cases
    from my_game import GAME

    @pytest.mark.parametrize("case", cases(GAME), ids=str)
    def test_conformance(case):
        case()

Each case plays random games and raises AssertionError where the game breaks a promise. The suite itself does not
need pytest.
"""

from collections.abc import Iterable
from typing import Any, NamedTuple

from freestone.core.game import Game
from freestone.testing import checks, parts
from freestone.testing.checks import Check, Table, tables

__all__ = ["CHECKS", "QUICK", "Case", "Check", "Table", "cases", "tables"]

# Found by their names, so that no check is forgotten here.
CHECKS: list[Check] = [
    check for module in (checks, parts) for name, check in sorted(vars(module).items()) if name.startswith("check_")
]

# A few quick ones, for trying many packs or settings.
QUICK: list[Check] = [checks.check_options, checks.check_invariants, checks.check_scores, checks.check_journal]


class Case(NamedTuple):
    """One check of one table, from one seed."""

    table: Table
    check: Check
    seed: int

    def __str__(self) -> str:
        return f"{self.table}-{self.check.__name__.removeprefix('check_')}-{self.seed}"

    def __call__(self) -> None:
        """Run the check; raise AssertionError if the game breaks a promise."""
        self.check(self.table, self.seed)


def cases(game: Game[Any], seeds: Iterable[int] = (0,), checks: Iterable[Check] = CHECKS) -> list[Case]:
    """Return every check of a game for every number of seats, its settings varied.

    Settings multiply, so each number of seats is checked with the first and the last combination of them only.
    """
    found = [table for seats in game.seat_counts for table in _first_and_last(game, seats)]
    return [Case(table, check, seed) for table in found for check in checks for seed in seeds]


def _first_and_last(game: Game[Any], seats: int) -> list[Table]:
    same = [table for table in tables(game) if table.seats == seats]
    return same if len(same) < 2 else [same[0], same[-1]]
