"""Reports of simulations: what they count, what they draw, and that both agree with the rows."""

import re
import struct
import sys
from pathlib import Path
from statistics import mean
from xml.etree import ElementTree as ET

import pytest
from matplotlib.collections import LineCollection
from matplotlib.figure import Figure
from matplotlib.patches import Rectangle
from typer.testing import CliRunner, Result

from freestone.bots import roster
from freestone.cli import app
from freestone.core.game import find, registry
from freestone.i18n import FALLBACK, catalogue, languages
from freestone.lab import plots
from freestone.lab.plots import ZOOM, Distribution, Estimate
from freestone.lab.report import SEATS, SOURCES, Drafter, Exhibit, Study, quartiles, studies
from freestone.lab.rows import Archive
from freestone.lab.simulate import Plan
from freestone.lab.simulate import Result as Row
from freestone.lab.simulate import play as play_one
from freestone.lab.simulate import run as play
from freestone.pictures import charts
from freestone.report import PLAYERS, SCORE, WINS
from test_texts import english

BOTS = set(roster.registry())  # their names are the same in every language
SVG = "{http://www.w3.org/2000/svg}"
TABLES = [
    pytest.param(game, seats, marks=[] if seats == max(find(game).seat_counts) else pytest.mark.long)
    for game in sorted(registry())
    for seats in find(game).seat_counts
]
FIRST, OTHER = ("random", "novice"), ("novice", "random")


def run(*words: str) -> Result:
    return CliRunner().invoke(app, ["lab", "report", *words])


def kept(path: Path, plan: Plan, games: int) -> list[Row]:
    rows = list(play(plan, games))
    with Archive(path, plan).writer() as write:
        for row in rows:
            write(row)
    return rows


def rotated(games: int = 3) -> list[Row]:
    return [play_one(Plan("pillars", players, seed=2), number) for players in (FIRST, OTHER) for number in range(games)]


def drafted(study: Study, language: str = FALLBACK) -> dict[str, Exhibit]:
    return {exhibit.file: exhibit for exhibit in Drafter(study, 1, language=language).section().exhibits}


def texts(svg: str) -> list[str]:
    return [element.text or "" for element in ET.fromstring(svg).iter(f"{SVG}text")]


def rectangles(figure: Figure) -> list[Rectangle]:
    return [patch for patch in figure.axes[0].patches if isinstance(patch, Rectangle)]


def overlaps(figure: Figure) -> list[str]:
    """Return the texts of a plot that overlap another or leave the sheet."""
    figure.canvas.draw()
    shown = [text for axes in figure.axes for text in axes.texts] + figure.texts
    ticks = []
    for axis in [axis for axes in figure.axes for axis in (axes.xaxis, axes.yaxis)]:
        low, high = sorted(axis.get_view_interval())
        labels = zip(axis.get_ticklabels(), axis.get_ticklocs(), strict=True)
        ticks += [label for label, place in labels if low <= place <= high]
    boxes = [(one.get_text(), one.get_window_extent()) for one in shown + ticks if one.get_text()]
    found = [words for words, box in boxes if not (box.x0 >= 0 and box.x1 <= figure.bbox.x1 and box.y0 >= 0)]
    for at, (words, box) in enumerate(boxes):
        found += [f"{words} / {other}" for other, beside in boxes[:at] if box.padded(-3).overlaps(beside.padded(-3))]
    return found


def test_plots_are_saved_as_png_too_if_asked(tmp_path: Path) -> None:
    kept(tmp_path / "rows.csv", Plan("pillars", FIRST, seed=2), 2)
    assert run(str(tmp_path / "rows.csv"), "--output", str(tmp_path / "plain")).exit_code == 0
    assert not list((tmp_path / "plain").glob("*.png"))
    result = run(str(tmp_path / "rows.csv"), "--output", str(tmp_path / "report"), "--png")
    assert result.exit_code == 0, result.output
    pictures = sorted((tmp_path / "report").glob("*.svg"))
    assert len(pictures) > 3
    for picture in pictures:
        box = ET.fromstring(picture.read_text()).attrib["viewBox"].split()
        head = picture.with_suffix(".png").read_bytes()[:24]
        assert head[:8] == b"\x89PNG\r\n\x1a\n"
        assert struct.unpack(">II", head[16:24]) == tuple(int(ZOOM * float(side)) for side in box[2:])


def test_a_report_without_its_library_names_the_extra(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept(tmp_path / "rows.csv", Plan("pillars", FIRST, seed=2), 1)
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    result = run(str(tmp_path / "rows.csv"), "--output", str(tmp_path / "report"))
    assert result.exit_code == 2
    assert result.stderr == "freestone: freestone lab report needs matplotlib: pip install 'freestone[lab]'\n"


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


def test_games_of_a_population_are_one_study(tmp_path: Path) -> None:
    plan = Plan("pillars", ("greedy", "novice", "random"), draws=2)
    rows, other = kept(tmp_path / "rows.csv", plan, 6), kept(tmp_path / "other.csv", Plan("pillars", FIRST), 1)
    (study, _) = studies(rows, other)
    assert (study.kinds, study.seats, study.games, study.is_rotated) == (["greedy", "novice", "random"], 2, 6, True)
    assert {kind: counts.total() for kind, counts in study.scores.items()} == dict.fromkeys(study.kinds, 4)
    assert len(study.samples()[-1].figures["points"]) == 3
    result = run(str(tmp_path / "rows.csv"), str(tmp_path / "other.csv"), "--output", str(tmp_path / "page"))
    assert result.exit_code == 0, result.output
    heads = re.findall(r"<h2[^>]*>(.*?)</h2>", (tmp_path / "page" / "index.html").read_text(encoding="utf-8"))
    assert len(heads) == 2
    assert "2 players drawn each time from greedy, novice, random" in heads[0]


def test_players_who_kept_their_seats_are_named_there() -> None:
    (study,) = studies([play_one(Plan("pillars", ("random", "novice", "novice")), number) for number in range(2)])
    assert not study.is_rotated
    shown = texts(drafted(study)["1-pillars-seats.svg"].plot.svg())
    assert "Seat 1: random" in shown
    assert any(words.startswith("The players kept their seats") for words in shown)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_every_table_is_drawn(game: str, seats: int) -> None:
    players = ("random",) * (seats - 1) + ("novice",)
    (study,) = studies([play_one(Plan(game, players), number) for number in range(2)])
    found = drafted(study)
    prefix = f"1-{game}"
    assert {f"{prefix}-{name}.svg" for name in ("scores", "players", "sources")} <= set(found)
    assert (f"{prefix}-seats.svg" in found) == (seats > 2)
    assert any(name.startswith(f"{prefix}-rounds-") for name in found)
    for name, exhibit in found.items():
        svg = exhibit.plot.svg()
        picture = ET.fromstring(svg)
        assert picture.tag == f"{SVG}svg"
        assert picture.findtext(f"{SVG}title") == exhibit.plot.title
        assert picture.findtext(f"{SVG}desc") == exhibit.plot.about
        assert svg.count("@font-face") >= 2, name
        assert svg == exhibit.plot.svg(), "the same plot is the same file"
        assert overlaps(exhibit.plot.figure) == [], name


@pytest.mark.parametrize("language", [language for language in languages() if language != FALLBACK])
@pytest.mark.parametrize("game", sorted(registry()))
def test_plots_speak_and_fit_every_language(studied: dict[str, Study], game: str, language: str) -> None:
    for name, exhibit in drafted(studied[game], language).items():
        shown = [exhibit.plot.title, exhibit.plot.about, *exhibit.head, *(cell for row in exhibit.rows for cell in row)]
        assert [words for words in shown if english(words, language) - BOTS or re.search(r"\d\.\d", words)] == [], name
        assert overlaps(exhibit.plot.figure) == [], name


@pytest.fixture(scope="module")
def studied() -> dict[str, Study]:
    """A study of two games of each title."""
    plans = [Plan(game, ("random", "random", "novice")) for game in registry()]
    return {plan.game: studies([play_one(plan, number) for number in range(2)])[0] for plan in plans}


def test_a_report_follows_the_language(tmp_path: Path) -> None:
    kept(tmp_path / "rows.csv", Plan("pillars", FIRST, seed=2), 1)
    words = ["--language", "de", "lab", "report", str(tmp_path / "rows.csv"), "--output", str(tmp_path / "page")]
    result = CliRunner().invoke(app, words)
    assert result.exit_code == 0, result.output
    page = (tmp_path / "page" / "index.html").read_text(encoding="utf-8")
    assert '<html lang="de">' in page
    assert f"<h1>{catalogue('de').text('lab-report-title')}</h1>" in page
    spoken = re.sub(r"<style>.*?</style>|<[^>]*>", " ", page, flags=re.DOTALL)
    assert english(spoken, "de") <= BOTS
    assert not re.search(r"\d\.\d", spoken)


def test_seats_are_not_drawn_where_they_only_repeat_the_players() -> None:
    (study,) = studies([play_one(Plan("pillars", FIRST), number) for number in range(2)])
    assert "1-pillars-players.svg" in drafted(study)
    assert "1-pillars-seats.svg" not in drafted(study)


def test_one_kind_of_player_is_not_compared_with_itself() -> None:
    (study,) = studies([play_one(Plan("pillars", ("random", "random")), number) for number in range(2)])
    section = Drafter(study, 1).section()
    assert "1-pillars-players.svg" not in [exhibit.file for exhibit in section.exhibits]
    assert [len(row) for row in section.rows] == [3]


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
        ("rows.xls", "", "rows are saved as .jsonl, .csv or .parquet"),
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
    assert "none.csv: no such file or directory" in result.stderr


def test_a_distribution_has_a_bar_for_every_value() -> None:
    figure = plots.distributions("Points", "", [Distribution("anna", {3: 1, 5: 3})]).figure
    low, high = rectangles(figure)
    assert high.get_height() == pytest.approx(3 * low.get_height())
    assert "4.5" in [text.get_text() for text in figure.axes[0].texts]


def test_many_values_share_bars() -> None:
    figure = plots.distributions("Points", "", [Distribution("anna", dict.fromkeys(range(400), 1))]).figure
    assert len(figure.axes[0].patches) <= plots.MOST_BINS


def test_intervals_lie_where_they_are() -> None:
    plot = plots.intervals("Wins", "", [Estimate("anna", 0.5, 0.25, 0.75, 0)], 0.5)
    (bar,) = plot.figure.axes[0].collections
    assert isinstance(bar, LineCollection)
    ends = bar.get_segments()[0]
    assert [ends[0][0], ends[1][0]] == [0.25, 0.75]
    assert "50.0%" in texts(plot.svg())


def test_bars_grow_from_zero_to_both_sides() -> None:
    plot = plots.bars("Points", "", {"gain": [4.0], "loss": [-2.0]}, ["anna"])
    gain, loss = rectangles(plot.figure)
    assert (gain.get_x(), gain.get_width(), loss.get_width()) == (0, 4, -2)
    assert "\N{MINUS SIGN}2.0" in texts(plot.svg())


def test_six_players_look_different_even_without_colour() -> None:
    names = [f"bot {number}" for number in range(6)]
    figure = plots.bars("Points", "", {"source": [float(number) for number in range(6)]}, names).figure
    assert len({bar.get_hatch() for bar in figure.axes[0].patches}) == 6
    assert overlaps(figure) == []


def test_a_long_note_is_wrapped() -> None:
    plot = plots.intervals("Wins", "A note that says more than fits on one line. " * 4, [Estimate("a", 0, 0, 0)], 0.5)
    assert overlaps(plot.figure) == []


def test_means_are_drawn_with_one_digit() -> None:
    (study,) = studies(rotated(2))
    shown = drafted(study)["1-pillars-rounds-points.svg"].plot.svg()
    ends = [f"{value:.1f}" for value in study.samples()[-1].figures["points"]]
    assert set(ends) <= set(texts(shown))
    assert ET.fromstring(shown).attrib["viewBox"].split()[2] == str(charts.WIDE)


def test_quartiles_of_one_value_are_that_value() -> None:
    assert quartiles({7: 3}) == ["7"] * 5
