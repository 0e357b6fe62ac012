"""The conformance suite, on every registered game, number of seats and combination of settings."""

from collections.abc import Callable, Iterator

import pytest

from conformance import CHECKS, LIGHT, Table, check_texts, tables
from core.toy import TOY
from freestone.core.game import registry

Check = Callable[[Table, int], None]
TABLES = [table for game in registry().values() for table in tables(game)]


def first_and_last_settings() -> list[Table]:
    """For every game and number of seats the tables with its first and its last combination of settings."""
    chosen = []
    for game in registry().values():
        for seats in game.seat_counts:
            same = [table for table in TABLES if (table.game, table.seats) == (game, seats)]
            chosen += [same[0], same[-1]]
    return chosen


SOME_TABLES = first_and_last_settings()


@pytest.fixture(autouse=True)
def toy() -> Iterator[None]:
    registry()[TOY.id] = TOY
    yield
    del registry()[TOY.id]


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("table", SOME_TABLES, ids=str)
def test_conformance(table: Table, check: Check) -> None:
    check(table, 0)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_every_table_can_be_played(table: Table) -> None:
    for check in LIGHT:
        check(table, 1)


@pytest.mark.parametrize(
    "check", [check for check in CHECKS if check is not check_texts], ids=lambda check: check.__name__
)
@pytest.mark.parametrize("table", tables(TOY), ids=str)
def test_conformance_of_the_toy(table: Table, check: Check) -> None:
    check(table, 0)


@pytest.mark.long
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_conformance_at_length(table: Table, check: Check) -> None:
    for seed in range(1, 20):
        check(table, seed)
