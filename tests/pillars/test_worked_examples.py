"""The worked examples of the rulebook, and that no numbered rule goes without a test."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from freestone.games.pillars import GAME
from freestone.games.pillars.steps.builders import DrawBuilder, PlaceWaiting
from freestone.games.pillars.steps.cathedral import Build
from freestone.games.pillars.steps.market import Trade
from pillars.positions import STONE, WOOD, Table

RED, BLUE = 0, 1
GREEN = 1


def test_example_cost_declined() -> None:
    """P3.5: cost 7 declined by red, marker to 6, red's builder waits on 7."""
    table = Table().until(DrawBuilder).play(f"draw:{RED}", "keep")
    assert table.state.cost() == 7
    table.play("wait")
    assert table.state.cost() == 6
    assert (table.state.waiting, table.state.declined) == ([RED], [7])
    assert table.told("waited", RED) == [(7,)]


def test_example_order_of_waiting_builders() -> None:
    """P3.6: red, blue, red passed in this order: they are placed free in this order."""
    table = Table().until(DrawBuilder)
    for seat in (RED, BLUE, RED):
        table.play(f"draw:{seat}", "keep", "wait")
    table.play("draw:0", "keep", "place:market", "draw:1", "place:market", "draw:1", "place:market")
    gold = table.state.gold[:]
    for seat, place in ((RED, "castle"), (BLUE, "bishop"), (RED, "cathedral")):
        assert table.at(PlaceWaiting, seat)
        table.play(f"place:{place}")
    assert table.state.gold == gold


def test_example_market() -> None:
    """P4.10: the rulebook's market with green first and red second."""
    table = Table().board(market=[GREEN, RED]).until(Trade)
    table.own(GREEN, gold=7, stone=0, wood=0, sand=0, metal=1).own(RED, gold=2, stone=1, wood=0, sand=0, metal=0)
    table.play("buy:wood", "amount:2")
    assert table.state.gold[GREEN] == 1
    table.play("sell:stone", "amount:1")
    assert table.state.gold[RED] == 6
    table.play("sell:metal", "amount:1")
    assert table.state.gold[GREEN] == 6
    table.play("buy:wood", "amount:2")
    assert table.state.gold[RED] == 0
    assert table.state.market[WOOD] == 0
    table.play("buy:sand", "amount:3")
    assert table.state.gold[GREEN] == 0
    assert table.at(Trade, RED)
    table.play("stop")
    assert table.at(Trade, GREEN)
    table.play("stop")
    assert table.state.cubes[GREEN] == [0, 2, 3, 0]
    assert table.state.cubes[RED] == [0, 2, 0, 0]


def site(number: int, *team: str, gold: int = 10, **cubes: int) -> Table:
    """The building of seat 0, who starts, in a round in which these craftsmen can be in a team."""
    others = ("shiring:carpenter_2", "shiring:mason_3", "shiring:sculptor_3", "shiring:glassblower_2")
    table = Table(start=(number - 1) % 2, wishes=("shiring:mason_2", "shiring:skilled_mortar_mixer", *others))
    table.to_round(number).board(market=[0]).team(0, *team).until(Trade)
    empty = {"stone": 0, "wood": 0, "sand": 0, "metal": 0}
    return table.own(0, gold=gold, points=0, **{**empty, **cubes}).play("stop").until(Build, 0)


def test_example_building() -> None:
    """P4.11: 5 sand, 3 stone, 1 metal make 5 points and 2 gold; 1 stone and the metal are kept."""
    team = ("mortar_mixer", "stonecutter", "potter_2", "architect", "tool_maker")
    table = site(2, *team, sand=5, stone=3, metal=1)
    table.play("use:potter_2", "amount:2")
    assert GAME.scores(table.state)[0] == 2
    table.play("use:mortar_mixer", "amount:1")
    assert GAME.scores(table.state)[0] == 3
    table.play("use:stonecutter", "amount:1")
    assert GAME.scores(table.state)[0] == 4
    table.play("use:architect", "amount:1", "use:tool_maker", "amount:1")
    assert GAME.scores(table.state)[0] == 5
    assert table.state.gold[0] == 12
    assert table.state.cubes[0] == [1, 0, 0, 1]
    assert not table.at(Build)
    assert table.to_round(3).state.cubes[0][STONE] == 1


def test_example_goldsmith() -> None:
    """P4.11: 12 gold for 4 points."""
    table = site(5, "goldsmith_6", gold=12).play("use:goldsmith_6")
    assert table.options[-1] == "amount:4"
    table.play("amount:4")
    assert (table.state.gold[0], GAME.scores(table.state)[0]) == (0, 4)


def test_example_woodworker() -> None:
    """P4.11: at most 8 wood for 4 points."""
    table = site(1, "woodworker", wood=12).play("use:woodworker")
    assert table.options[-1] == "amount:4"
    table.play("amount:4")
    assert (table.state.cubes[0][WOOD], GAME.scores(table.state)[0]) == (4, 4)


def test_example_master_woodworker() -> None:
    """P4.11: at most 2 wood for 8 gold."""
    table = site(1, "master_woodworker", wood=12).play("use:master_woodworker")
    assert table.options[-1] == "amount:2"
    table.play("amount:2")
    assert (table.state.cubes[0][WOOD], table.state.gold[0]) == (10, 18)


CHAPTERS = {"P1": 8, "P2": 7, "P3": 9, "P4": 12, "P5": 2}
HEAD = re.compile(r"(P\d\.\d+)(?:, (P\d\.\d+))*:")


def rule_tests() -> Iterator[tuple[str, str]]:
    """The name of every test of this folder, and the rules at the head of its docstring."""
    for path in sorted(Path(__file__).parent.glob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                head = HEAD.match(ast.get_docstring(node) or "")
                yield node.name, head.group() if head else ""


def test_every_numbered_rule_has_a_test() -> None:
    """Each rule number, and no other, stands at the head of at least one test's docstring."""
    rules = {f"{chapter}.{number}" for chapter, count in CHAPTERS.items() for number in range(1, count + 1)}
    assert {rule for _, head in rule_tests() for rule in re.findall(r"P\d\.\d+", head)} == rules


def test_names_of_tests_say_their_rule() -> None:
    """A test called after a rule names it first in its docstring."""
    for name, head in rule_tests():
        number = re.match(r"test_p(\d)_(\d+)_", name)
        if number:
            assert head.startswith(f"P{number[1]}.{number[2]}"), name
