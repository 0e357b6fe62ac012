"""The conformance suite, on every registered game, number of seats and combination of settings."""

from collections.abc import Iterator

import pytest

from core.toy import TOY
from forms import interpreted
from freestone.core.game import registry
from freestone.testing import CHECKS, QUICK, Case, Check, Table, cases, tables
from freestone.testing.parts import check_scenes

GAMES = list(registry().values())
CASES = [case for game in GAMES for case in cases(game)]
if not interpreted(["freestone.core.engine"]):
    # Drawings are the same Python code on both forms, and one table of each game shows whether they fit this one.
    drawn = {case.table.game.id: case for case in CASES if case.check is check_scenes}
    CASES = [case for case in CASES if case.check is not check_scenes or case is drawn[case.table.game.id]]


@pytest.fixture
def toy() -> Iterator[None]:
    registry()[TOY.id] = TOY
    yield
    del registry()[TOY.id]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_conformance(case: Case) -> None:
    case()


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
