"""Populations: every bot meets every seat, every guild set and every other bot equally, with any number of workers."""

import json
from collections import Counter
from itertools import combinations
from math import isclose
from pathlib import Path

import pytest
from typer.testing import CliRunner

from freestone.cli import app
from freestone.games.kutna_hora import GAME
from freestone.games.kutna_hora.state import KutnaHoraState
from freestone.lab.balance import Balance, PopulationTotals, observe
from freestone.lab.population import order
from freestone.lab.rows import read
from freestone.lab.simulate import End, Plan, play, recorded
from freestone.report import Fates, Key, Note, Report

BOTS = ("random", "market", "greedy")


def run(*words: str) -> str:
    result = CliRunner().invoke(app, list(words), env={"COLUMNS": "120"})
    assert result.exit_code == 0, result.output
    return result.stdout


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("size", [1, 2, 3, 5, 6])
def test_everybody_takes_every_seat_equally_often(size: int, seats: int) -> None:
    population = tuple("abcdef"[:size])
    rest = seats % size
    cycle = seats * len(list(combinations(population, rest)))
    orders = [order(population, seats, 7, number) for number in range(2 * cycle)]
    for games in (orders[:cycle], orders[cycle:]):
        for seat in range(seats):
            sitters = Counter(players[seat] for players in games)
            assert sitters == dict.fromkeys(population, cycle // size)
        met = Counter(tuple(sorted(players)) for players in games)
        assert set(met.values()) == {seats}
    fewest, most = seats // size, -(-seats // size)
    assert all(fewest <= players.count(bot) <= most for players in orders for bot in population)


def test_another_seed_draws_in_another_order() -> None:
    orders = {tuple(order(tuple("abcdef"), 4, seed, number) for number in range(20)) for seed in range(5)}
    assert len(orders) == 5


@pytest.mark.parametrize("command", ["simulate", "lab balance"])
def test_styles_stand_for_the_bots_of_a_game(command: str) -> None:
    words = [*command.split(), "pillars", "--population", "random,styles", "--seats", "2", "--games", "1", "--json"]
    assert json.loads(run(*words))["players"] == ["random", "advantages", "builders", "market", "metal"]


class GuildSets(Report[KutnaHoraState]):
    """Notes which guild card was drawn, and who began; guild sets are picked in reverse turn order."""

    def close(self, state: KutnaHoraState, fates: Fates) -> None:
        self.note("card", "", "", state.guild_card)
        self.note("start", "", "", state.start)


@pytest.mark.parametrize("seats", [2, 4])
def test_everybody_picks_first_and_last_from_the_same_guild_sets(seats: int) -> None:
    plan = Plan("kutna_hora", ("random", "town"), seed=3, draws=seats)
    offers: dict[str, Counter[tuple[float, float]]] = {bot: Counter() for bot in plan.players}
    for number in range(seats):
        report = GuildSets(GAME)
        row = play(plan, number, report)
        card, start = (report.notes[Key(name, "", "")].value for name in ("card", "start"))
        for seat, player in enumerate(row["players"]):
            offers[player][card, (seat - start) % seats] += 1
    assert offers["random"] == offers["town"]
    assert len(offers["random"]) == seats
    assert play(plan, 0)["seed"] != play(plan, seats)["seed"]


def test_the_journal_names_who_played() -> None:
    plan = Plan("pillars", BOTS, seed=2, draws=2)
    for number in range(3):
        row, journal = recorded(plan, number)
        assert json.loads(journal[0])["players"] == row["players"] == list(plan.order(number))


@pytest.mark.parametrize(
    "words",
    [
        "lab balance kutna_hora --seats 3 --games 4 --population random,town",
        "simulate pillars --games 6 --population random,market",
    ],
)
def test_the_number_of_workers_changes_nothing(words: str) -> None:
    command = [*words.split(), "--seed", "3", "--json"]
    one, two = (json.loads(run(*command, "--workers", workers)) for workers in ("1", "2"))
    for answer in (one, two):
        for timed in ("seconds", "games_per_second", "choices_per_second"):
            answer.pop(timed, None)
    assert one == two
    assert one["players"] == words.rsplit(maxsplit=1)[-1].split(",")


def test_a_saved_run_of_a_population_resumes(tmp_path: Path) -> None:
    rows = tmp_path / "rows.csv"
    words = ["simulate", "pillars", "--population", ",".join(BOTS), "--seats", "2", "--workers", "1", "--json"]
    run(*words, "--games", "3", "--output", str(rows))
    grown = json.loads(run(*words, "--games", "8", "--output", str(rows)))
    assert grown["bots"] == json.loads(run(*words, "--games", "8"))["bots"]
    plan = Plan("pillars", BOTS, draws=2)
    assert [tuple(row["players"]) for row in read(rows)] == [plan.order(number) for number in range(8)]
    other = CliRunner().invoke(app, [*words[:2], "--population", "random,novice", *words[4:], "--output", str(rows)])
    assert (other.exit_code, "players is" in other.stderr) == (2, True)


def test_the_figures_of_the_bots_add_up() -> None:
    plan, report = Plan("pillars", BOTS, seed=5, draws=2), Balance(2)
    for number in range(6):
        report.add(observe(plan, number))
    tables = {sheet["table"]: sheet["rows"] for sheet in report.sheets()}
    players = {row["row"]: row["cells"] for row in tables["players"]}
    assert sum(cells["wins"]["mean"] * cells["wins"]["cases"] for cells in players.values()) == pytest.approx(6)
    for bot in BOTS:
        points = sum(row["cells"][bot]["mean"] for row in tables["player-points"])
        assert points == pytest.approx(players[bot]["score"]["mean"])
        assert isclose(sum(row["cells"][bot]["mean"] for row in tables["player-parts"]), 1)
    best = next(row for row in tables["ranks"] if row["row"] == 1)["cells"]["score"]["mean"]
    assert sum(row["cells"]["winner-points"]["mean"] for row in tables["sources"]) == pytest.approx(best)


def test_games_with_the_same_chance_are_one_case() -> None:
    """The games of a rotation are no independent ones: an interval over them would be too narrow."""
    key = Key("table", 1, "column")
    apart, together = Balance(), Balance(2)
    for number in range(8):
        for report in (apart, together):
            report.add({key: Note("share", number // 2 % 2, 1, 0, 1)})
    (one,), (other,) = (report.sheets()[0]["rows"] for report in (apart, together))
    alone, rotated = one["cells"]["column"], other["cells"]["column"]
    assert (alone["mean"], alone["games"]) == (rotated["mean"], rotated["games"]) == (0.5, 8)
    assert alone["interval"] is not None
    assert rotated["interval"] is not None
    assert rotated["interval"][0] < alone["interval"][0]


def test_a_bot_is_measured_by_its_fair_share() -> None:
    plan = Plan("pillars", ("a", "b", "c"), draws=2)
    tally = PopulationTotals(plan)
    for number in range(6):
        players = plan.order(number)
        tally.add(End([10, 10], [players.index(min(players))], 5))
    first, second, third = tally.bots()
    assert [(bot["player"], bot["win_share"], bot["fair"]) for bot in (first, second, third)] == [
        ("a", 1.0, 2.0),
        ("b", 0.5, 1.0),
        ("c", 0.0, 0.0),
    ]
    assert {bot["cases"] for bot in tally.bots()} == {4}


def test_a_report_on_a_population_tells_who_lives_off_what() -> None:
    shown = run("lab", "balance", "kutna_hora", "--population", "random,town", "--games", "4", "--workers", "1")
    assert "4 players drawn each time from random, town" in " ".join(shown.split())
    for heading in ("of the fair share", "points, by source", "points of winners"):
        assert heading in " ".join(shown.split())
    assert "every single source, of the points of any player" in " ".join(shown.split())


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["--players", "random,random", "--population", "random"], "use either --players or --population"),
        (["--players", "random,random", "--seats", "2"], "--seats is for --population"),
        (["--population", "random", "--seats", "1"], "cannot be played by 1"),
        (["--population", "random,radnom"], "did you mean “random”"),
    ],
)
def test_bad_input_is_refused(words: list[str], complaint: str) -> None:
    result = CliRunner().invoke(app, ["simulate", "pillars", *words])
    assert result.exit_code == 2
    assert complaint in result.stderr
