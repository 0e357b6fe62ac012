"""K11: reputation."""

import pytest

from freestone.games.kutna_hora.steps.end_of_round import PayTax
from kutna_hora.positions import Table


@pytest.mark.parametrize(
    ("before", "change", "after", "points"),
    [
        *((0, 2, 2, 0), (7, 2, 9, 0), (8, 2, 9, 2), (9, 2, 9, 4), (0, -2, -2, 0)),
        *((-4, -2, -6, 0), (-5, -2, -6, -2), (-6, -2, -6, -4)),
    ],
)
def test_k11_1_steps_beyond_the_ends(before: int, change: int, after: int, points: int) -> None:
    """K11.1: each step beyond either end of the track is 2 points gained or lost instead; they may be negative."""
    table = Table(3).own(0, reputation=before, pelicans=1).barbara(1 if change > 0 else 5).act("barbara")
    assert table.state.reputation[0] == after
    assert table.points(0) == ({"beyond": points} if points else {})
    assert table.state.total(0) == points


@pytest.mark.parametrize(("before", "after", "points"), [(0, -1, {}), (-6, -6, {"beyond": -2})])
def test_k11_1_for_taxes_too(before: int, after: int, points: dict[str, int]) -> None:
    """K11.1: whatever takes the reputation: refusing the tax at the end of the track costs 2 points a step."""
    table = Table(3).tax(3).own(0, reputation=before).until(PayTax, 0).play("tax:refuse")
    assert table.state.reputation[0] == after
    assert table.points(0) == points


def test_k11_1_tile_7_far_beyond_the_end() -> None:
    """K11.1: three steps from 8: one on the track, two beyond it for 4 points."""
    table = Table(3, boards={0: "builders grocers scribes"}).own(0, reputation=8, pelicans=1).barbara(7)
    table.build(0, c3="sawmill", e3="brick_kiln", d3="mint", c2="hospital").act("barbara", "accept")
    assert table.state.reputation[0] == 9
    assert table.points(0) == {"beyond": 4}
