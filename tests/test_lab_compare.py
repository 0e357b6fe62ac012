"""`freestone lab compare`: fair seats, the same chance for both bots, and figures that add up."""

import json
from collections import Counter
from pathlib import Path
from statistics import mean
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from freestone.cli import app
from freestone.core.errors import InvalidChoice
from freestone.core.game import registry
from freestone.lab.compare import Duel, first_order, is_clear, of_rows, play_order, rotation
from freestone.lab.simulate import Plan, run_each

BOTS = ("random", "greedy")


def run(*words: str) -> Result:
    return CliRunner().invoke(app, ["lab", "compare", *words])


def compared(*words: str) -> dict[str, Any]:
    result = run(*words, "--json")
    assert result.exit_code == 0, result.output
    answer: dict[str, Any] = json.loads(result.stdout)
    return answer


@pytest.mark.parametrize("seats", range(2, 7))
def test_each_bot_takes_every_seat_equally_often(seats: int) -> None:
    orders = rotation(first_order(BOTS, seats))
    assert len(set(orders)) == len(orders)
    assert all(sitters[BOTS[0]] == sitters[BOTS[1]] for sitters in map(Counter, zip(*orders, strict=True)))
    assert all({*rotation(order)} == {*orders} for order in orders)


def test_all_orders_of_a_rotation_meet_the_same_chance() -> None:
    plan = Plan("pillars", first_order(("random", "market"), 3))
    seeds = [play_order(plan, number)["seed"] for number in range(7)]
    assert len(set(seeds[:6])) == 1
    assert seeds[6] != seeds[0]


@pytest.mark.parametrize(
    ("game", "seats"), [pytest.param("pillars", 3, marks=pytest.mark.long), ("pillars", 4), ("kutna_hora", 2)]
)
def test_differences_are_those_of_the_games(game: str, seats: int) -> None:
    plan = Plan(game, first_order(BOTS, seats))
    played = [*run_each(play_order, plan, 2 * len(rotation(plan.players)), 1)]
    found = Duel(*BOTS)
    for row in played:
        found.add(row)
    ahead = [
        mean(row["scores"][seat] for seat in range(seats) if row["players"][seat] == "greedy")
        - mean(row["scores"][seat] for seat in range(seats) if row["players"][seat] == "random")
        for row in played
    ]
    assert found.is_rotated
    assert found.points()["difference"] == pytest.approx(mean(ahead))
    assert sum(gap["difference"] for gap in found.sources().values()) == pytest.approx(mean(ahead))
    assert found.rounds()[len(played[0]["rounds"]) - 1]["points"]["difference"] == pytest.approx(mean(ahead))
    assert found.wins()[0] == 1
    assert is_clear(found.points())


def test_every_game_can_be_compared() -> None:
    for game in registry():
        assert "random won" in run(game, "--bots", "novice,random", "--games", "2", "--workers", "1").output


def test_the_number_of_workers_changes_nothing() -> None:
    asked = ("pillars", "--bots", "random,market", "--games", "6")
    assert compared(*asked, "--workers", "2") == compared(*asked, "--workers", "1")


def test_saved_games_of_both_orders_are_compared_like_played_ones(tmp_path: Path) -> None:
    files = []
    for order in (BOTS, BOTS[::-1]):
        files += ["--from", str(tmp_path / f"{order[0]}.jsonl")]
        words = ["simulate", "pillars", "--players", ",".join(order), "--games", "3", "--workers", "1"]
        assert CliRunner().invoke(app, [*words, "--output", files[-1]]).exit_code == 0
    played = compared("pillars", "--bots", ",".join(BOTS), "--games", "6", "--workers", "1")
    assert played["rotated"]
    assert compared(*files) == played
    assert compared(*files, *files) == played  # a game in two files counts once
    assert "did not take every seat" in run(*files[:2]).output


def test_a_comparison_names_sources_and_rounds_in_words() -> None:
    shown = run("pillars", "--bots", ",".join(BOTS), "--games", "4", "--workers", "1").output
    words = ["greedy won 100.0% against random", "Sculptors", "Advantage cards", "craftsmen", "start", "* +"]
    assert [word for word in words if word not in shown] == []


def test_games_that_do_not_belong_together_are_refused() -> None:
    plan = Plan("pillars", BOTS)
    first, other = play_order(plan, 0), play_order(Plan("kutna_hora", BOTS), 0)
    with pytest.raises(InvalidChoice, match="differ in the game"):
        of_rows([first, other])
    with pytest.raises(InvalidChoice, match="does not compare"):
        of_rows([first, {**first, "players": ["random", "planner"]}])
    with pytest.raises(InvalidChoice, match="two bots"):
        of_rows([{**first, "players": ["random", "random"]}])


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["pillars", "--bots", "greedy"], "between two bots"),
        (["pillars", "--bots", "greedy,greedy"], "between two bots"),
        (["pillars", "--bots", "greedy,random,planner"], "between two bots"),
        (["pillars", "--bots", "random,novcie"], "did you mean “novice”?"),
        (["pillars", "--seats", "5"], "cannot be played by 5"),
        ([], "name a game to play"),
        (["pillars", "--from", "games.jsonl"], "name a game to play"),
        (["--from", "missing.jsonl"], "missing.jsonl"),
    ],
)
def test_what_cannot_be_compared_is_said_in_one_line(words: list[str], complaint: str) -> None:
    result = run(*words, "--workers", "1")
    assert result.exit_code == 2
    assert complaint in result.stderr
    assert len(result.stderr.splitlines()) == 1
