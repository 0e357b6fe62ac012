"""Charts: well-formed, complete, legible in both themes, and the same figures as a table."""

import re
from html import escape
from itertools import pairwise
from random import Random
from xml.etree import ElementTree as ET

import pytest

import freestone
from freestone.core.match import Match
from freestone.i18n import FALLBACK, languages
from freestone.pictures import PALETTES, charts, symbols
from freestone.pictures.charts import Chart, Series, Tick
from freestone.presentation import presentation_of
from freestone.words import Words

SVG = "{http://www.w3.org/2000/svg}"
EXPECTED = {
    "pillars": {"points": 0, "gold": 0, "craftsmen": 0},
    "kutna_hora": {"prices": 6, "levels": 3, "final": 0, "points": 0, "income": 0, "groschen": 0},
}


def played(game: str, seats: int, seed: int, most: int = 10_000) -> Match:
    match = freestone.new(game, seats=seats, seed=seed)
    rng = Random(seed)
    for _ in range(most):
        if match.seat is None:
            break
        match.play(rng.choice(match.options))
    return match


def drawn(match: Match, language: str = FALLBACK, *, each_entry: bool = False) -> list[Chart]:
    presentation = presentation_of(match.game)
    words = Words(match.game, match.names, language)
    return presentation.charts(presentation.history(match, None, each_entry=each_entry), words)


@pytest.fixture(scope="module", params=[("pillars", 4), ("kutna_hora", 3), ("kutna_hora", 2)])
def finished(request: pytest.FixtureRequest) -> Match:
    game, seats = request.param
    return played(game, seats, 5)


def test_every_game_has_its_charts(finished: Match) -> None:
    seats = len(finished.names)
    found = {chart.id: len(chart.series) for chart in drawn(finished)}
    assert found == {id: lines or seats for id, lines in EXPECTED[finished.game.id].items()}


@pytest.mark.parametrize("each_entry", [False, True])
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("width", [charts.WIDE, charts.NARROW])
def test_a_picture_is_whole(finished: Match, theme: str, each_entry: bool, width: int) -> None:
    for chart in drawn(finished, each_entry=each_entry):
        source = charts.picture(chart, theme, width)
        root = ET.fromstring(source)
        assert root.tag == f"{SVG}svg"
        assert "var(" not in source
        defined = {element.get("id") for element in root.iter()}
        assert {use.attrib["href"][1:] for use in root.iter(f"{SVG}use")} <= defined
        assert set(root.attrib["aria-labelledby"].split()) <= defined
        texts = [element.text or "" for element in root.iter(f"{SVG}text")]
        assert {chart.title, *(series.name for series in chart.series)} <= set(texts)
        assert all(float(element.attrib["font-size"]) >= 12 for element in root.iter(f"{SVG}text"))


def test_on_a_page_colours_come_from_the_theme_and_icons_from_the_page(finished: Match) -> None:
    for chart in drawn(finished):
        source = charts.draw(chart)
        ET.fromstring(source)
        used = set(re.findall(r"var\(--([\w-]+),", source))
        assert used <= PALETTES["light"].keys() & PALETTES["dark"].keys()
        assert set(re.findall(r'href="#([\w-]+)"', source)) <= symbols().keys()
        assert "<symbol" not in source


def test_colour_is_never_the_only_sign(finished: Match) -> None:
    for chart in drawn(finished):
        looks = [(charts.DASHES[at], charts.MARKS[at]) for at in range(len(chart.series))]
        assert len(set(looks)) == len(looks)
        assert all(series.seat is not None or series.icon for series in chart.series)


def test_everything_stays_inside(finished: Match) -> None:
    for chart in drawn(finished, each_entry=True):
        root = ET.fromstring(charts.picture(chart))
        height = float(root.attrib["height"])
        for element in root.iter(f"{SVG}text"):
            x, y = float(element.get("x", 0)), float(element.get("y", 0))
            assert -charts.WIDE < x <= charts.WIDE
            assert -height < y <= height


def test_the_table_has_the_same_figures(finished: Match) -> None:
    for chart in drawn(finished):
        head, rows = charts.table(chart)
        assert head == [chart.time, *(series.name for series in chart.series)]
        assert [row[0] for row in rows] == [tick.label for tick in chart.ticks]
        last = [int(text.replace("\N{MINUS SIGN}", "-")) for text in rows[-1][1:]]
        assert last == [series.points[-1][1] for series in chart.series]


def test_the_last_points_are_the_score(finished: Match) -> None:
    points = next(chart for chart in drawn(finished) if chart.id == "points")
    assert [series.points[-1][1] for series in points.series] == finished.scores
    rounds = [tick.label for tick in points.ticks]
    assert rounds == ["start", *(str(number) for number in range(1, len(rounds)))]


@pytest.mark.parametrize("language", languages())
def test_a_chart_is_described_in_whole_sentences(finished: Match, language: str) -> None:
    """The caption of its table says what is drawn; the description of the drawing adds the latest figures."""
    for chart in drawn(finished, language):
        assert chart.about.endswith("."), chart.id
        described = charts.described(chart)
        assert described.startswith(f"{chart.about} ")
        assert described.endswith(f"{chart.series[-1].name} {charts.table(chart)[1][-1][-1]}")
        assert f">{escape(described)}</desc>" in charts.draw(chart)


@pytest.mark.parametrize("game", ["pillars", "kutna_hora"])
@pytest.mark.parametrize("most", [0, 1, 30])
def test_a_game_in_progress_ends_with_now(game: str, most: int) -> None:
    match = played(game, 3, 1, most)
    for chart in drawn(match):
        assert chart.ticks[-1].label == "now"
        ET.fromstring(charts.picture(chart))


def test_names_are_escaped_and_shortened() -> None:
    name = "<script>" * 20
    series = Series("seat-0", name, [(0.0, 1), (1.0, -3)], 0)
    source = charts.picture(Chart("points", "A & B", "about", "Round", [series], [Tick(0.0, "0"), Tick(1.0, "1")]))
    assert "<script>" not in source
    ET.fromstring(source)


@pytest.mark.parametrize(
    ("low", "high", "ticks"),
    [
        (0, 0, [0, 1]),
        (0, 6, [0, 1, 2, 3, 4, 5, 6]),
        (-3, 12, [-5, 0, 5, 10, 15]),
        (3, 6, [3, 4, 5, 6]),
        (0, 140, [0, 50, 100, 150]),
    ],
)
def test_ticks_are_round_numbers_around_the_values(low: int, high: int, ticks: list[int]) -> None:
    assert charts.ticks_between(low, high) == ticks


def test_labels_never_touch() -> None:
    rng = Random(1)
    for _ in range(200):
        wanted = [rng.uniform(0, 200) for _ in range(rng.randint(1, 6))]
        found = charts.apart(wanted, 21, 10, 200)
        order = sorted(range(len(wanted)), key=lambda at: wanted[at])
        places = [found[at] for at in order]
        assert all(second - first >= 20.99 for first, second in pairwise(places))
        assert places[0] >= 9.99
        assert places[-1] <= 200.01
