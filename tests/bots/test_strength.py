"""Strength, in a few games: the full figures are in docs/bots.md."""

from pathlib import Path

import pytest

from bots.tables import all_games
from freestone.bots.levels import LEVELS
from freestone.lab import ladder
from freestone.lab.population import entrants
from freestone.lab.simulate import Plan

BASE = Plan("pillars", ())


def won(tmp_path: Path, contest: ladder.Contest, games: int) -> float:
    path = tmp_path / "rows.jsonl"
    rows = list(ladder.run(path, ladder.missing([contest], games, []), Plan(contest.game, (), seed=3)))
    assert ladder.read(path) == rows
    return contest.share(rows).won


@pytest.mark.heavy
@pytest.mark.parametrize("title", all_games())
@pytest.mark.parametrize("seats", [2, 4])
def test_greedy_beats_random(tmp_path: Path, title: str, seats: int) -> None:
    assert won(tmp_path, ladder.Contest(title, "greedy", "random", seats), 4) >= 0.75


@pytest.mark.heavy
@pytest.mark.parametrize("title", all_games())
def test_a_novice_beats_random_too(tmp_path: Path, title: str) -> None:
    assert won(tmp_path, ladder.Contest(title, "novice", "random", 2), 4) >= 0.75


@pytest.mark.long
def test_the_planner_beats_greedy(tmp_path: Path) -> None:
    assert won(tmp_path, ladder.Contest("pillars", "planner", "greedy", 2), 30) >= 0.5


def test_a_ladder_goes_on_where_it_stopped(tmp_path: Path) -> None:
    path, contest = tmp_path / "rows.jsonl", ladder.Contest("pillars", "random", "random", 2)
    first = list(ladder.run(path, ladder.missing([contest], 2, []), BASE))
    path.write_text(path.read_text() + '{"contest": "cut sh')
    assert ladder.read(path) == first
    left = ladder.missing([contest], 4, first)
    assert [number for _, number in left] == [2, 3]


def test_games_of_one_trip_round_the_table_meet_the_same_chance() -> None:
    contest = ladder.Contest("pillars", "greedy", "random", 3)
    assert [contest.plan(BASE, number).players.index("greedy") for number in range(4)] == [0, 1, 2, 0]


def row(players: list[str], scores: list[int]) -> ladder.LadderGame:
    winners = [seat for seat, score in enumerate(scores) if score == max(scores)]
    return {
        "contest": "c",
        "number": 0,
        "seed": 0,
        "settings": "",
        "pack_digest": "",
        "code": "",
        "players": players,
        "scores": scores,
        "winners": winners,
    }


def test_ratings_put_winners_first_and_know_how_sure_they_are() -> None:
    rows = [row(["a", "b"], [10, 5])] * 30 + [row(["a", "b"], [5, 10])] * 10 + [row(["b", "c"], [9, 9])] * 20
    ratings = ladder.ratings(rows, "b")
    assert ratings[0].name == "a"
    assert {rating.name: round(rating.elo) for rating in ratings}["b"] == 0
    assert ratings[0].low < ratings[0].elo < ratings[0].high
    assert 120 < ratings[0].elo < 260


def test_how_much_better_is_open_for_who_has_won_every_game() -> None:
    few, many = (ladder.ratings([row(["a", "b"], [10, 5])] * games, "b")[0] for games in (5, 100))
    assert 0 < few.low < few.elo < few.high
    assert 500 < many.low < many.elo < many.high
    assert few.low < many.low


def test_contests_of_a_round_robin() -> None:
    pairs = [(contest.challenger, contest.rival) for contest in ladder.round_robin("pillars", ["a", "b", "c"], 2)]
    assert pairs == [("b", "a"), ("c", "a"), ("c", "b")]
    assert len(ladder.round_robin("pillars", ["a", "b", "c"], 4)) == 6


def test_contests_against_the_bot_before() -> None:
    bots = entrants("kutna_hora", ["random", "styles", "levels", "./mine.py"])
    assert bots == ["random", "cathedral", "mines", "money", "patricians", "town", *LEVELS, "./mine.py"]
    found = ladder.neighbours("kutna_hora", ["random", *LEVELS], 4)
    assert [(contest.challenger, contest.rival) for contest in found] == list(
        zip(LEVELS, ["random", *LEVELS], strict=False)
    )


def test_contests_against_one_bot() -> None:
    found = ladder.challenges("pillars", ["random", "greedy", "planner"], "greedy", 3)
    assert [(contest.challenger, contest.rival) for contest in found] == [("random", "greedy"), ("planner", "greedy")]
