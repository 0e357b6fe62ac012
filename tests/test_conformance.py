"""The conformance suite, on every registered game, number of seats and combination of settings."""

from collections.abc import Iterator
from typing import Any

import pytest

from core.toy import TOY
from forms import interpreted
from freestone.core.game import registry
from freestone.testing import CHECKS, QUICK, Case, Check, Table, cases, tables
from freestone.testing.checks import check_texts
from freestone.testing.parts import check_lessons, check_scenes, check_terminal

GAMES = list(registry().values())
SHOWN = (check_scenes, check_terminal, check_texts)
IS_COMPILED = not interpreted(["freestone.core.engine"])


def chosen(rows: list[Case], number: int) -> list[Case]:
    """Return the tables at which a check is run on this form, if it is not run at all of them.

    What shows a table is the same Python code on both forms: the interpreted one shows each number of seats, with the
    first settings and the last in turn, and one table of each game tells whether it fits the compiled form.
    """
    if rows[0].check not in SHOWN:
        return [rows[number % len(rows)]]
    if IS_COMPILED:
        return rows[-1:]
    by_seats: dict[int, list[Case]] = {}
    for case in rows:
        by_seats.setdefault(case.table.seats, []).append(case)
    return [same[-(seats % 2)] for seats, same in by_seats.items()]


def marked() -> list[Any]:
    """Return every check of every table; those of lessons search for most of their time."""
    found = []
    for game in GAMES:
        for number, check in enumerate(CHECKS):
            rows = cases(game, checks=[check])
            light = chosen(rows, number) if check is not check_lessons else []
            rest = pytest.mark.long if check in SHOWN else pytest.mark.heavy
            found += [pytest.param(case, id=str(case), marks=[] if case in light else rest) for case in rows]
    return found


@pytest.fixture
def toy() -> Iterator[None]:
    registry()[TOY.id] = TOY
    yield
    del registry()[TOY.id]


@pytest.mark.parametrize("case", marked())
def test_conformance(case: Case) -> None:
    case()


@pytest.mark.heavy
@pytest.mark.parametrize("table", [table for game in GAMES for table in tables(game)], ids=str)
@pytest.mark.parametrize("check", QUICK, ids=lambda check: check.__name__)
def test_every_table_can_be_played(table: Table, check: Check) -> None:
    check(table, 1)


@pytest.mark.usefixtures("toy")
@pytest.mark.parametrize("case", cases(TOY), ids=str)
def test_conformance_of_the_toy(case: Case) -> None:
    case()


@pytest.mark.long
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("table", [table for game in GAMES for table in tables(game)], ids=str)
def test_conformance_at_length(table: Table, check: Check) -> None:
    for seed in range(1, 20):
        check(table, seed)
