"""Reports of simulations: what they count, what they draw, and that both agree with the rows."""

import re
import struct
import sys
from collections.abc import Iterator
from pathlib import Path
from statistics import mean
from xml.etree import ElementTree as ET

import pytest
from typer.testing import CliRunner, Result

from freestone.cli import app
from freestone.core.game import find, registry
from freestone.lab import plots
from freestone.lab.archive import Archive
from freestone.lab.page import Drafter, quartiles
from freestone.lab.plots import Bars, Estimate, Spread
from freestone.lab.simulate import Plan, play_one
from freestone.lab.simulate import Result as Row
from freestone.lab.simulate import run as play
from freestone.lab.study import PLAYERS, SEATS, SOURCES, Study, studies
from freestone.pictures import charts
from freestone.report import SCORE, WINS

SVG = "{http://www.w3.org/2000/svg}"
TABLES = [(game, seats) for game in sorted(registry()) for seats in find(game).seat_counts]
FIRST, OTHER = ("random", "novice"), ("novice", "random")


def run(*words: str) -> Result:
    return CliRunner().invoke(app, ["lab", "report", *words])


def kept(path: Path, plan: Plan, games: int) -> list[Row]:
    rows = list(play(plan, games))
    with Archive(path, plan).added() as write:
        for row in rows:
            write(row)
    return rows


def rotated(games: int = 3) -> list[Row]:
    return [play_one(Plan("pillars", players, seed=2), number) for players in (FIRST, OTHER) for number in range(games)]


def drafted(study: Study) -> dict[str, ET.Element]:
    return {plot.file: ET.fromstring(plot.svg) for plot in Drafter(study, 1).part().plots}


def texts(picture: ET.Element) -> list[str]:
    return [element.text or "" for element in picture.iter(f"{SVG}text")]


def test_pictures_are_written_as_png_too_if_asked(tmp_path: Path) -> None:
    kept(tmp_path / "rows.csv", Plan("pillars", FIRST, seed=2), 2)
    assert run(str(tmp_path / "rows.csv"), "--output", str(tmp_path / "plain")).exit_code == 0
    assert not list((tmp_path / "plain").glob("*.png"))
    result = run(str(tmp_path / "rows.csv"), "--output", str(tmp_path / "report"), "--png")
    assert result.exit_code == 0, result.output
    pictures = sorted((tmp_path / "report").glob("*.svg"))
    assert len(pictures) > 3
    for picture in pictures:
        size = [int(ET.fromstring(picture.read_text()).attrib[side]) for side in ("width", "height")]
        head = picture.with_suffix(".png").read_bytes()[:24]
        assert head[:8] == b"\x89PNG\r\n\x1a\n"
        assert struct.unpack(">II", head[16:24]) == tuple(2 * side for side in size)


def test_png_without_its_library_says_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept(tmp_path / "rows.csv", Plan("pillars", FIRST, seed=2), 1)
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    result = run(str(tmp_path / "rows.csv"), "--output", str(tmp_path / "report"), "--png")
    assert result.exit_code == 2
    assert "PNG needs the package resvg_py, which is not installed" in result.stderr


def test_a_study_is_what_its_rows_say() -> None:
    rows = rotated()
    (study,) = studies(rows)
    assert (study.games, study.seats, study.is_rotated) == (6, 2, True)
    for player in FIRST:
        scores = [row["scores"][row["players"].index(player)] for row in rows]
        won = [(row["players"].index(player) in row["winners"]) / len(row["winners"]) for row in rows]
        points = [row["score_sheet"][row["players"].index(player)]["priory"] for row in rows]
        assert study.figure(PLAYERS, player, SCORE).mean == pytest.approx(mean(scores))
        assert study.figure(SOURCES, "priory", player).mean == pytest.approx(mean(points))
        assert study.figure(PLAYERS, player, WINS).mean == pytest.approx(mean(won))
        assert sorted(study.scores[player].elements()) == sorted(scores)
    assert study.figure(SEATS, 1, SCORE).mean == pytest.approx(mean(row["scores"][1] for row in rows))


def test_figures_over_the_rounds_are_means_by_player() -> None:
    rows = rotated()
    (study,) = studies(rows)
    samples = study.samples()
    assert [sample.round for sample in samples] == list(range(7))
    gold = [[row["rounds"][3]["gold"][row["players"].index(kind)] for row in rows] for kind in study.kinds]
    assert samples[3].figures["gold"] == pytest.approx([mean(values) for values in gold])


def test_a_price_is_the_same_for_all() -> None:
    rows = [play_one(Plan("kutna_hora", FIRST, seed=1), number) for number in range(3)]
    (study,) = studies(rows)
    prices = [row["rounds"][-1]["price_beer"][0] for row in rows]
    assert study.samples()[-1].figures["price_beer"] == pytest.approx([mean(prices)])


def test_a_game_counts_once_and_other_tables_are_other_studies() -> None:
    rows = rotated(2)
    three = play_one(Plan("pillars", ("random",) * 3), 0)
    begun = play_one(Plan("pillars", FIRST, 2, {"start": 0}), 0)
    found = studies([*rows, rows[0], three, begun])
    assert [(study.games, study.repeated) for study in found] == [(4, 1), (1, 0), (1, 0)]


def test_players_who_kept_their_seats_are_named_there() -> None:
    (study,) = studies(play_one(Plan("pillars", ("random", "novice", "novice")), number) for number in range(2))
    assert not study.is_rotated
    shown = texts(drafted(study)["1-pillars-seats.svg"])
    assert "Seat 1: random" in shown
    assert any(words.startswith("The players kept their seats") for words in shown)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_every_table_is_drawn(game: str, seats: int) -> None:
    players = ("random",) * (seats - 1) + ("novice",)
    (study,) = studies(play_one(Plan(game, players), number) for number in range(2))
    found = drafted(study)
    prefix = f"1-{game}"
    assert {f"{prefix}-{name}.svg" for name in ("scores", "players", "sources")} <= set(found)
    assert (f"{prefix}-seats.svg" in found) == (seats > 2)
    assert any(name.startswith(f"{prefix}-rounds-") for name in found)
    for name, picture in found.items():
        assert picture.tag == f"{SVG}svg"
        assert picture.find(f"{SVG}title") is not None
        assert "var(" not in ET.tostring(picture, "unicode"), name
        assert all(abs(y) <= float(picture.attrib["height"]) for y in heights(picture)), name


def heights(picture: ET.Element) -> Iterator[float]:
    return (float(element.attrib["y"]) for element in picture.iter(f"{SVG}text"))


def test_seats_are_not_drawn_where_they_only_repeat_the_players() -> None:
    (study,) = studies(play_one(Plan("pillars", FIRST), number) for number in range(2))
    assert "1-pillars-players.svg" in drafted(study)
    assert "1-pillars-seats.svg" not in drafted(study)


def test_one_kind_of_player_is_not_compared_with_itself() -> None:
    (study,) = studies(play_one(Plan("pillars", ("random", "random")), number) for number in range(2))
    part = Drafter(study, 1).part()
    assert "1-pillars-players.svg" not in [plot.file for plot in part.plots]
    assert [len(row) for row in part.rows] == [3]


def test_a_report_is_a_page_with_its_pictures(tmp_path: Path) -> None:
    kept(tmp_path / "one.csv", Plan("pillars", FIRST, seed=2), 3)
    kept(tmp_path / "two.parquet", Plan("pillars", OTHER, seed=2), 3)
    kept(tmp_path / "three.jsonl", Plan("kutna_hora", ("random",) * 3), 2)
    files = [str(tmp_path / name) for name in ("one.csv", "two.parquet", "three.jsonl")]
    result = run(*files, "--output", str(tmp_path / "report"))
    assert result.exit_code == 0, result.output
    page = (tmp_path / "report" / "index.html").read_text()
    pictures = re.findall(r'src="([^"]+\.svg)"', page)
    assert sorted(pictures) == sorted(path.name for path in (tmp_path / "report").glob("*.svg"))
    assert f"8 games, {len(pictures)} pictures" in result.output
    headings = re.findall(r"<h2>(.+)</h2>", page.replace("\N{MULTIPLICATION SIGN}", "x"))
    assert headings == [
        "The Pillars of the Earth: 1 x novice, 1 x random",
        "Kutná Hora: The City of Silver: 3 x random",
    ]


@pytest.mark.parametrize(
    ("name", "text", "complaint"),
    [
        ("rows.jsonl", "", "rows.jsonl holds no games"),
        ("rows.jsonl", "nothing\n", "rows.jsonl, line 1: this is no row of a simulation"),
        ("rows.xls", "", "rows are kept as .jsonl, .csv or .parquet"),
    ],
)
def test_files_without_rows_are_refused(name: str, text: str, complaint: str, tmp_path: Path) -> None:
    (tmp_path / name).write_text(text)
    result = run(str(tmp_path / name), "--output", str(tmp_path / "report"))
    assert result.exit_code == 2
    assert complaint in result.stderr
    assert not (tmp_path / "report").exists()


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    result = run(str(tmp_path / "none.csv"))
    assert result.exit_code == 2
    assert "none.csv: No such file or directory" in result.stderr


def test_a_distribution_has_a_bar_for_every_value() -> None:
    picture = ET.fromstring(plots.distributions("Points", "", [Spread("anna", {3: 1, 5: 3}, 0)]))
    (bars,) = [path.attrib["d"] for path in picture.iter(f"{SVG}path") if path.attrib.get("fill-opacity")]
    low, high = re.findall(r"M[\d.]+ ([\d.]+)V([\d.]+)", bars)
    assert float(high[0]) - float(high[1]) == pytest.approx(3 * (float(low[0]) - float(low[1])), abs=0.2)
    assert "4.5" in texts(picture)


def test_many_values_share_bars() -> None:
    picture = ET.fromstring(plots.distributions("Points", "", [Spread("anna", dict.fromkeys(range(400), 1), 0)]))
    (bars,) = [path.attrib["d"] for path in picture.iter(f"{SVG}path") if path.attrib.get("fill-opacity")]
    assert bars.count("M") <= plots.MOST_BINS


def test_intervals_lie_where_they_are() -> None:
    picture = ET.fromstring(plots.intervals("Wins", "", [Estimate("anna", 0.5, 0.25, 0.75, 0)], 0.5))
    (dot,) = picture.iter(f"{SVG}circle")
    whisker = next(path for path in picture.iter(f"{SVG}path") if "v10" in path.attrib["d"]).attrib["d"]
    low, high = (float(end) for end in re.findall(r"M([\d.]+) [\d.]+v10", whisker))
    assert float(dot.attrib["cx"]) == pytest.approx((low + high) / 2, abs=0.1)
    assert "50.0%" in texts(picture)


def test_bars_grow_from_zero_to_both_sides() -> None:
    picture = ET.fromstring(plots.bars("Points", "", [Bars("gain", [4.0]), Bars("loss", [-2.0])], ["anna"]))
    gain, loss = [box.attrib for box in picture.iter(f"{SVG}rect") if box.attrib.get("fill-opacity")]
    assert float(gain["width"]) == pytest.approx(2 * float(loss["width"]), abs=0.2)
    assert float(loss["x"]) + float(loss["width"]) == pytest.approx(float(gain["x"]), abs=0.2)
    assert "\N{MINUS SIGN}2.0" in texts(picture)


def test_means_are_drawn_with_one_digit() -> None:
    (study,) = studies(rotated(2))
    shown = drafted(study)["1-pillars-rounds-points.svg"]
    ends = [f"{value:.1f}" for value in study.samples()[-1].figures["points"]]
    assert set(ends) <= set(texts(shown))
    assert float(shown.attrib["width"]) == charts.WIDE


def test_quartiles_of_one_value_are_that_value() -> None:
    assert quartiles({7: 3}) == ["7"] * 5
