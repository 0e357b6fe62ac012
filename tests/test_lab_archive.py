"""Rows in files: the same in every form, typed, checked when read, and honest about what they do not hold."""

import csv
import json
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest
from pyarrow import parquet

from freestone.core.errors import InvalidChoice
from freestone.core.game import find, registry
from freestone.extras import MissingExtra
from freestone.lab import rows
from freestone.lab.rows import Archive, Form
from freestone.lab.simulate import Plan, Result, play, run

TABLES = [(game, seats) for game in sorted(registry()) for seats in find(game).seat_counts]
PLAN = Plan("pillars", ("random", "random"), seed=5)


def kept_in(path: Path, plan: Plan, games: int) -> list[Result]:
    rows = list(run(plan, games))
    with Archive(path, plan).writer() as write:
        for row in rows:
            write(row)
    return rows


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_every_form_gives_the_same_rows_back(game: str, seats: int, tmp_path: Path) -> None:
    plan = Plan(game, ("random",) * seats, seed=5)
    played = list(run(plan, 3))
    for form in Form:
        assert kept_in(tmp_path / f"rows.{form}", plan, 3) == played
        assert list(rows.read(tmp_path / f"rows.{form}")) == played


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_flat_files_have_the_same_columns_and_types(game: str, seats: int, tmp_path: Path) -> None:
    plan = Plan(game, ("random",) * seats)
    for form in (Form.CSV, Form.PARQUET):
        kept_in(tmp_path / f"rows.{form}", plan, 2)
    table = parquet.read_table(tmp_path / "rows.parquet")
    with (tmp_path / "rows.csv").open(newline="") as file:
        lines = list(csv.DictReader(file))
    assert list(lines[0]) == table.column_names
    kinds = {"int64": rows.INT, "double": rows.FLOAT, "string": rows.TEXT}
    assert {name: kinds[str(table.schema.field(name).type)] for name in table.column_names} == {
        name: rows.type_of(name) for name in table.column_names
    }
    assert [{name: rows.cell(name, text) for name, text in line.items()} for line in lines] == table.to_pylist()


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_every_column_is_explained(game: str, seats: int) -> None:
    row = play(Plan(game, ("random",) * seats), 0)
    figures = {name: len(values) > 1 for name, values in row["rounds"][-1].items()}
    explained = {
        *(column.name for column in rows.PLAIN),
        *(f"{kind}_{seat}" for kind in ("player", "score", "win") for seat in range(seats)),
        *(f"points_{source}_{seat}" for source in row["score_sheet"][0] for seat in range(seats)),
    }
    for name, seated in figures.items():
        ends = [f"_{seat}" for seat in range(seats)] if seated else [""]
        explained |= {f"round_{number}_{name}{end}" for number in range(len(row["rounds"])) for end in ends}
    assert set(rows.flat(row)) == explained
    assert {type(value).__name__.replace("str", "text") for value in rows.flat(row).values()} == {
        "int",
        "float",
        "text",
    }


def test_a_shared_victory_is_shared() -> None:
    row = play(PLAN, 0)
    row["winners"] = [0, 1]
    assert (rows.flat(row)["win_0"], rows.flat(row)["win_1"]) == (0.5, 0.5)
    assert rows.nested(rows.flat(row)) == row


@pytest.mark.parametrize(
    ("name", "text", "complaint"),
    [
        ("rows.jsonl", "game over\n", "rows.jsonl, line 1: this is no row of a simulation"),
        ("rows.jsonl", '{"number": 1}\n', "line 1"),
        ("rows.jsonl", "[1]\n", "line 1"),
        ("rows.csv", "a,b\n1,2\n", "rows.csv, line 2: this is no row of a simulation"),
        ("rows.parquet", "PAR", "rows.parquet holds no rows of a simulation"),
        ("rows.txt", "", "rows are saved as .jsonl, .csv or .parquet, not as 'rows.txt'"),
    ],
)
def test_what_holds_no_rows_is_refused(name: str, text: str, complaint: str, tmp_path: Path) -> None:
    (tmp_path / name).write_text(text)
    with pytest.raises(InvalidChoice, match=complaint):
        list(rows.read(tmp_path / name))


@pytest.mark.parametrize(
    ("change", "complaint"),
    [({"scores": [1]}, "line 1"), ({"winners": []}, "line 1"), ({"seed": "5"}, "line 1")],
)
def test_rows_that_cannot_be_are_refused(change: Mapping[str, object], complaint: str, tmp_path: Path) -> None:
    (tmp_path / "rows.jsonl").write_text(json.dumps({**play(PLAN, 0), **change}) + "\n")
    with pytest.raises(InvalidChoice, match=complaint):
        list(rows.read(tmp_path / "rows.jsonl"))


@pytest.mark.parametrize(
    ("plan", "complaint"),
    [
        (Plan("pillars", PLAN.players, seed=6), "seed is"),
        (Plan("pillars", ("random", "greedy"), seed=5), r"players is \['random', 'random'\] there, not"),
        (Plan("pillars", PLAN.players, 5, {"start": 0}), "settings is 'start=none' there, not 'start=0'"),
        (Plan("kutna_hora", PLAN.players, 5), "game is 'pillars' there, not 'kutna_hora'"),
    ],
)
def test_games_of_another_plan_are_not_added_to(plan: Plan, complaint: str, tmp_path: Path) -> None:
    kept_in(tmp_path / "rows.jsonl", PLAN, 1)
    with pytest.raises(InvalidChoice, match=f"holds other games: {complaint}"):
        list(Archive(tmp_path / "rows.jsonl", plan).rows())


def test_parquet_without_its_library_says_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(MissingExtra, match=r"Parquet needs pyarrow: pip install 'freestone\[lab\]'"):
        Archive(tmp_path / "rows.parquet", PLAN)
