"""Balance reports: reproducible, their sums agree, they know both titles, and Ctrl-C keeps what is there."""

import json
import sys
from collections.abc import Iterator
from functools import cache
from math import isclose
from random import Random

import pexpect
import pytest
from typer.testing import CliRunner

from freestone.cli import app
from freestone.cli.balance import figure
from freestone.cli.border import follow
from freestone.core.engine import advance, apply
from freestone.core.game import find, registry
from freestone.games.kutna_hora import GAME
from freestone.games.kutna_hora.names import NONE
from freestone.games.kutna_hora.report import held_back, only_crossed_out
from freestone.games.kutna_hora.state import KutnaHoraState
from freestone.lab.balance import Balance, Figure, Notes, Sheet, SheetCell, Z, finding, observe
from freestone.lab.simulate import Plan, play, run_each
from freestone.report import EVERY, NUMBER, SHARE, Key, Note, Target, report_of
from freestone.words import Words
from waiting import PATIENCE

TABLES = [(game, seats) for game in sorted(registry()) for seats in find(game).seat_counts]
GAMES = 6
EVERYWHERE = ["ranks", "seats", "sources"]
PARTS_OF_POINTS = ("sources", "groups")  # where a part of nothing may be left out
OWN = {
    "pillars": ["rounds", "order", "craftsmen", "advantages"],
    "kutna_hora": [
        "prices",
        "decks",
        "rounds",
        "order",
        "sets",
        "guilds",
        "actions",
        "commodities",
        "events",
        "game",
        "groups",
    ],
}
CELL = ["kind", "mean", "interval", "cases", "games", "low", "high"]


def added_up(plan: Plan, games: int = GAMES, workers: int = 1) -> Balance:
    report = Balance()
    for notes in run_each(observe, plan, games, workers):
        report.add(notes)
    return report


@cache
def sheets_of(game: str, seats: int) -> dict[str, Sheet]:
    return {sheet["table"]: sheet for sheet in added_up(Plan(game, ("random",) * seats, seed=5)).sheets()}


def column(sheet: Sheet, name: str) -> dict[int | str, SheetCell]:
    return {row["row"]: row["cells"][name] for row in sheet["rows"] if name in row["cells"]}


def run(*words: str) -> str:
    result = CliRunner().invoke(app, list(words), env={"COLUMNS": "120"})
    assert result.exit_code == 0, result.output
    return result.stdout


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_the_sums_agree(game: str, seats: int) -> None:
    sheets = sheets_of(game, seats)
    for table in ("seats", "order"):
        assert isclose(sum(cell["mean"] for cell in column(sheets[table], "wins").values()), 1)
    ranks = column(sheets["ranks"], "score")
    points = column(sheets["sources"], "points")
    assert list(ranks) == list(range(1, seats + 1))
    assert isclose(sum(cell["mean"] for cell in ranks.values()), seats * sum(cell["mean"] for cell in points.values()))
    parts = column(sheets["sources"], "part")
    assert not parts or isclose(sum(cell["mean"] for cell in parts.values()), 1)
    for sheet in sheets.values():
        for row in sheet["rows"]:
            for cell in row["cells"].values():
                assert cell["low"] - 1e-9 <= cell["mean"] <= cell["high"] + 1e-9 or cell["kind"] == "part"


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_every_victory_is_somebodys(game: str, seats: int) -> None:
    """Rows in which every seat stands once, or equally often, share out all victories."""
    sheets = sheets_of(game, seats)
    for table, times in (("sets", 1), ("guilds", 3)):
        if table in sheets:
            cells = column(sheets[table], "wins").values()
            assert isclose(sum(cell["mean"] * cell["cases"] for cell in cells), GAMES * times)
            assert sum(cell["cases"] for cell in cells) == GAMES * seats * times


@pytest.mark.parametrize("game", sorted(registry()))
def test_a_report_changes_nothing_and_the_number_of_workers_neither(game: str) -> None:
    plan = Plan(game, ("random", "random", "random"), seed=2)
    assert added_up(plan, workers=1).sheets() == added_up(plan, workers=2).sheets()
    rows = [play(plan, number) for number in range(2)]
    best = [observe(plan, number)[Key("ranks", 1, "score")].value for number in range(2)]
    assert best == [max(row["scores"]) for row in rows]


def test_the_report_for_programs_has_a_stable_form() -> None:
    words = ["lab", "balance", "kutna_hora", "--players", "random,random", "--games", "4", "--seed", "3", "--json"]
    shown = run(*words, "--workers", "1")
    assert run(*words, "--workers", "2") == shown
    answer = json.loads(shown)
    plan = ["game", "pack", "pack_digest", "players", "population", "seats", "seed", "settings"]
    assert list(answer) == [*plan, "games", "complete", "targets", "tables"]
    assert (answer["games"], answer["complete"]) == (4, True)
    assert [table["table"] for table in answer["tables"]] == EVERYWHERE + OWN["kutna_hora"]
    for table in answer["tables"]:
        assert list(table) == ["table", "columns", "rows"]
        for row in table["rows"]:
            assert list(row) == ["row", "cells"]
            assert set(row["cells"]) <= set(table["columns"])
            assert all(list(cell) == CELL for cell in row["cells"].values())


def cell(mean: float, low: float, high: float) -> SheetCell:
    return {"kind": SHARE, "mean": mean, "interval": (low, high), "cases": 9, "games": 9, "low": 0, "high": 1}


@pytest.mark.parametrize(
    ("cells", "verdict"),
    [
        ([cell(0.5, 0.1, 0.9)], "reached"),
        ([cell(0.5, 0.1, 0.9), cell(0.7, 0.58, 0.8)], "unsettled"),
        ([cell(0.5, 0.1, 0.9), cell(0.7, 0.58, 0.8), cell(0.2, 0.1, 0.3)], "missed"),
    ],
)
def test_a_target_is_missed_only_if_chance_does_not_explain_it(cells: list[SheetCell], verdict: str) -> None:
    found = finding(Target("target", "table", "column", (), 0.4, 0.6), cells)
    assert found["verdict"] == verdict
    means = [one["mean"] for one in cells]
    assert (found["least"]["mean"], found["greatest"]["mean"]) == (min(means), max(means))


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_every_target_has_figures_and_a_name(seats: int) -> None:
    notes = observe(Plan("kutna_hora", ("random", "town"), seed=4, draws=seats), 0)
    targets = report_of(GAME).targets(GAME.pack(), seats)
    words = Words(GAME, [])
    for target in targets:
        columns = [key for key in notes if key.table == target.table and target.column in (key.column, EVERY)]
        rows = {key.row for key in columns}
        assert rows
        assert rows >= set(target.rows), target.name
    assert all(words.has(target.name) for target in targets)
    assert all(target.low <= target.high for target in targets)


@pytest.mark.parametrize("game", sorted(registry()))
def test_the_columns_do_not_depend_on_the_first_game(game: str) -> None:
    forms = []
    for seed in range(3):
        sheets = added_up(Plan(game, ("random", "random"), seed=seed), games=5).sheets()
        forms.append([(sheet["table"], sheet["columns"]) for sheet in sheets if sheet["table"] not in PARTS_OF_POINTS])
    assert forms[0] == forms[1] == forms[2]
    assert [name for name, _ in forms[0]] == [name for name in EVERYWHERE + OWN[game] if name not in PARTS_OF_POINTS]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_everything_in_a_report_has_a_name(game: str, seats: int) -> None:
    shown = run("lab", "balance", game, "--seats", str(seats), "--bot", "random", "--games", "3", "--workers", "1")
    title = find(game)
    words = Words(title, [])
    assert words.text("title") in shown
    for table in OWN[game]:
        if table in sheets_of(game, seats):
            assert words.text(f"report-table-{table}") in shown
    assert not any(part in shown for part in ("report-", "lab-", "source-", "guild-", "craftsman-", "None"))


def test_players_are_compared_if_they_differ() -> None:
    answer = json.loads(run("lab", "balance", "pillars", "--players", "greedy,random", "--games", "3", "--json"))
    players = next(table for table in answer["tables"] if table["table"] == "players")
    assert [row["row"] for row in players["rows"]] == ["greedy", "random"]
    assert players["rows"][0]["cells"]["wins"]["mean"] == 1


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["--players", "random,random", "--seats", "2"], "use either --players, or --seats and --bot"),
        (["--population", "random,novice", "--bot", "greedy"], "use --population instead of --players or --bot"),
        (["--population", "random,,novice"], "separated by commas"),
        (["--population", "random,radnom"], "did you mean “random”"),
        (["--population", "random", "--seats", "5"], "cannot be played by 5"),
        (["--seats", "5"], "cannot be played by 5"),
        (["--bot", "radnom"], "did you mean “random”"),
        (["--set", "luck=1"], "luck"),
    ],
)
def test_bad_input_is_refused(words: list[str], complaint: str) -> None:
    result = CliRunner().invoke(app, ["lab", "balance", "pillars", *words])
    assert result.exit_code == 2
    assert complaint in result.stderr


def test_stopping_early_keeps_what_is_there() -> None:
    plan = Plan("pillars", ("random", "random"))

    def interrupted() -> Iterator[Notes]:
        yield observe(plan, 0)
        yield observe(plan, 1)
        raise KeyboardInterrupt

    report = Balance()
    assert follow(interrupted(), 100, report.add) is False
    assert report.sheets() == added_up(plan, games=2).sheets()


def test_an_interrupted_report_is_printed() -> None:
    words = ["-m", "freestone", "lab", "balance", "pillars", "--bot", "random", "--json", "--games", "1000000"]
    terminal = pexpect.spawn(sys.executable, words, encoding="utf-8", timeout=PATIENCE, dimensions=(24, 200))
    terminal.expect(r"[1-9]\d*/1000000")
    terminal.sendintr()
    shown = terminal.read()
    assert "Stopped after" in shown
    assert '"complete": false' in shown
    assert "Traceback" not in shown


def test_intervals_of_means_are_the_usual_ones() -> None:
    figure = Figure(Note(NUMBER, 1, 1, 1, 1))
    for value in (1.0, 2.0, 6.0):
        figure.add(Note(NUMBER, value, 1, value, value))
    low, high = figure.interval() or (0, 0)
    assert isclose(figure.mean, 3)
    assert isclose(high - low, 2 * Z * 7**0.5 / 3**0.5)


def test_cases_of_one_game_do_not_count_as_many_games() -> None:
    together, alone = Figure(Note(NUMBER, 0, 4, 0, 0)), Figure(Note(NUMBER, 0, 1, 0, 0))
    for value in (1.0, 2.0, 6.0):
        together.add(Note(NUMBER, 4 * value, 4, value, value))
        alone.add(Note(NUMBER, value, 1, value, value))
    assert together.interval() == pytest.approx(alone.interval())


def test_shares_stay_between_nothing_and_everything() -> None:
    never = Figure(Note(SHARE, 0, 1, 0, 0))
    assert never.games == 0
    for _ in range(20):
        never.add(Note(SHARE, 0, 1, 0, 0))
    low, high = never.interval() or (-1, -1)
    assert low == 0
    assert 0.1 < high < 0.2


@pytest.mark.parametrize("won", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("games", [2, 3, 7])
def test_equal_shares_of_few_games_are_not_certain(won: int, games: int) -> None:
    figure = Figure(Note(SHARE, 0, 6, 0, 1))
    for _ in range(games):
        figure.add(Note(SHARE, won, 6, 0, 1))
    low, high = figure.interval() or (0, 0)
    assert high - low > 0.2


def test_one_game_gives_no_interval() -> None:
    figure = Figure(Note(NUMBER, 1, 1, 1, 1))
    figure.add(Note(NUMBER, 1, 1, 1, 1))
    assert figure.interval() is None


def crossed_out_position() -> tuple[KutnaHoraState, int]:
    """Return a position in which the red X of some guild is on the table, and that guild."""
    pack = GAME.pack()
    state = GAME.setup(pack, 2, {"start": 0, "events": False, "first_game": True})
    rng = Random(1)
    advance(state)
    while state.round == 0:
        apply(state, rng.choice(state.options))
    guilds = [guild for guild in pack.combinations[state.sets[0]] if guild != 0]
    for guild in guilds:
        for arm in range(pack.positions):
            state.arms[guild] = arm
            if state.crossed_out(guild):
                return state, guild
    raise AssertionError("no red X anywhere")


def test_a_ready_tile_is_held_back_by_a_red_x_alone() -> None:
    state, guild = crossed_out_position()
    tile = next(index for index, of in enumerate(state.pack.tile_guild) if of == guild)
    state.slots[0] = [tile]
    state.groschen[0] = 99
    assert not held_back(state, 0), "there is no plot"
    state.markers[0] = 1
    assert held_back(state, 0)
    state.groschen[0] = 0
    assert not only_crossed_out(state, 0, tile), "there are no groschen"
    state.groschen[0] = 99
    state.houses[state.row_of(0, guild)] = 0
    assert not only_crossed_out(state, 0, tile), "there is no house"
    public = next(index for index, of in enumerate(state.pack.tile_guild) if of == NONE)
    assert not only_crossed_out(state, 0, public)
    state.hand = [0] * len(state.hand)
    assert not held_back(state, 0), "there is no card"


def test_intervals_have_true_minus_signs_and_no_negative_zero() -> None:
    cell: SheetCell = {
        "kind": SHARE,
        "mean": -0.07,
        "interval": (-0.14, -0.001),
        "cases": 9,
        "games": 9,
        "low": 0,
        "high": 1,
    }
    assert figure(cell, roomy=False) == "\N{MINUS SIGN}7% (\N{MINUS SIGN}14…0)"
