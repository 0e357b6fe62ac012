"""The worked examples of the rulebooks, and that no numbered rule goes without a test."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from freestone.games.kutna_hora.steps.end_of_game import building_points, mine_row_points, stars_in_row
from freestone.games.kutna_hora.steps.end_of_round import PayTax
from freestone.games.kutna_hora.steps.turn import PlayCard
from kutna_hora.positions import SQUARE, Table

BLUE, GREEN, ORANGE, PURPLE = range(4)
RULES = [10, 4, 5, 7, 2, 2, 10, 2, 4, 1, 1, 5, 6]


def test_example_income() -> None:
    """K8.1: 3 silver at price 3 and 2 + 4 ore at price 4: income 33."""
    table = Table(3, boards={0: "metallurgists miners grocers"}).build(0, a1="smelter", f5="pump_house")
    table.dig(0, c1="mine_1_3", f1="mine_1_9").market(ore_level=5, silver=1)
    assert table.prices["silver"] == 3
    assert table.prices["ore"] == 4
    assert table.produced(0) == {"silver": 3, "ore": 6}
    assert table.act("income").told("earned", 0) == [(33,)]


def test_example_final_income() -> None:
    """K13.3: a final income of 48 is 4 points."""
    table = Table(3, boards={0: "builders grocers scribes"}).in_round(6)
    table.build(0, a1="builders_lodge", c3="fish_market", f5="court").market(population=12, food=1, ore_level=8)
    assert table.state.income(0) == 48
    assert table.to_end().points(0)["income"] == 4


def test_example_plot_and_mine() -> None:
    """K2.2: Plot and Mine played with the Plot/Mine and Mine/Joker cards: neither Mine nor Joker is left this round."""
    table = Table(3).own(BLUE, groschen=100).play("play:plot_mine-plot", "plot:c3", "play:mine_joker-mine", "refill:0")
    table.play("draw:mine_1_1", "pick:mine_1_1", "mine:c1")
    for _ in range(3):
        table.until(PlayCard, BLUE)
        assert table.state.round == 1
        assert not table.can("mine")
        assert not table.can("joker")
        assert table.refusals["play:plot_mine-mine"] == table.refusals["play:mine_joker-joker"] == "card-spent"
        table.skip()
    table.until(PlayCard, BLUE)
    assert table.state.round == 2
    assert table.can("mine")


def test_example_row_of_six_stars() -> None:
    """K13.2: 6 stars are worth 3/2/1: two tied for the most get 3 each, the next 1, a mine without a star 0."""
    table = Table(4, wishes=("mine-card:1", "rock:1"))
    table.dig(PURPLE, c1="mine_1_8").dig(BLUE, d1="mine_2_1").dig(GREEN, f1="mine_1_1").dig(ORANGE, g1="mine_1_3")
    assert stars_in_row(table.state, 0) == ([2, 1, 0, 2], 6)
    points = mine_row_points(table.state)
    assert [points[seat] for seat in (PURPLE, BLUE, GREEN, ORANGE)] == [3, 3, 1, 0]


def test_example_tied_for_second() -> None:
    """K13.2: two tied for second and third of a mine row both get second, nobody third."""
    table = Table(4, wishes=("mine-card:1", "rock:1"))
    table.dig(PURPLE, c1="mine_2_7").dig(BLUE, d1="mine_1_1").dig(GREEN, f1="mine_1_2")
    assert stars_in_row(table.state, 0) == ([1, 1, 0, 3], 6)
    assert mine_row_points(table.state) == [2, 2, 0, 3]


def test_example_sawmill() -> None:
    """K13.1: Sawmill (red, yellow): 3 from the public building above, 1 right, 1 below, 1 from the village left: 6."""
    table = Table(3, boards={BLUE: "builders grocers scribes"})
    table.build(BLUE, a3="sawmill", a2="coal_market", b3="bakery", a4="builders_lodge")
    assert building_points(table.state, SQUARE["a3"]) == 7, "the Lodge has both colours"
    table = Table(3, boards={BLUE: "builders grocers scribes"})
    table.build(BLUE, a3="sawmill", a2="coal_market", b3="bakery", a4="st_john")
    assert building_points(table.state, SQUARE["a3"]) == 6


@pytest.mark.parametrize(("markers", "surcharge"), [(1, 0), (2, 3), (3, 8)])
def test_example_surcharge(markers: int, surcharge: int) -> None:
    """K12.2: 2 markers out: +3 tax; 3 markers: +8."""
    table = Table(3).tax(5).claim(BLUE, *["a1", "b2", "c3"][:markers]).until(PayTax, BLUE).play("tax:pay")
    assert table.state.groschen[BLUE] == 40 - 5 - surcharge


def test_example_reputation() -> None:
    """K6.2, K10.1: reputation 3: a plot costs 1 groschen; reputation 6: the Joker is free."""
    table = Table(3).own(BLUE, reputation=3).act("plot", "plot:c3")
    assert table.state.groschen[BLUE] == 39
    table = Table(3).own(BLUE, reputation=6).act("joker")
    assert table.state.reputation[BLUE] == 6


def docstrings() -> Iterator[tuple[str, str]]:
    """Every test of this folder with its docstring."""
    for path in sorted(Path(__file__).parent.glob("test_*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield node.name, ast.get_docstring(node) or ""


def named(text: str) -> set[str]:
    """The rules that a docstring names: K4.3, and K13.1-5 as all of them."""
    found = set()
    for chapter, first, last in re.findall(r"K(\d+)\.(\d+)(?:-(\d+))?", text):
        found |= {f"K{chapter}.{number}" for number in range(int(first), int(last or first) + 1)}
    return found


def test_every_rule_has_a_test_that_names_it() -> None:
    """Each number of RULES.md, K1.1 to K13.6, stands in the docstring of a test called after it."""
    covered = set()
    for name, text in docstrings():
        own = re.match(r"test_k(\d+)_(\d+)_", name)
        if own:
            assert f"K{own[1]}.{own[2]}" in named(text), f"{name} does not name its rule"
            covered.add(f"K{own[1]}.{own[2]}")
    assert covered == {f"K{chapter}.{rule}" for chapter, rules in enumerate(RULES, 1) for rule in range(1, rules + 1)}


def test_every_ruling_has_a_test() -> None:
    """The rulings that settle what the rulebooks leave open are marked with a dagger, here as there."""
    rulings = {"K2.3", "K3.2", "K3.3", "K3.5", "K4.1", "K4.7", "K9.3", "K9.4", "K10.1", "K12.1"}
    marked = {
        rule for _, text in docstrings() if "\N{DAGGER}" in text.split(":")[0] for rule in named(text.split(":")[0])
    }
    assert marked == rulings
