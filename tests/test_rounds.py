"""A finished round is a picture: it shows what the sentences say, fits its room, and can be read in every language."""

import re
from collections.abc import Iterator
from random import Random
from typing import Any
from xml.etree import ElementTree as ET

import pytest

import freestone
from freestone.core.game import MOST_SEATS, find
from freestone.core.match import Match
from freestone.i18n import FALLBACK, languages, numeral, signed
from freestone.pictures import rounds, symbols, width_of
from freestone.pictures.rounds import Gain, Mark, RoundPicture, Trend
from freestone.presentation import Presentation, Summary, presentation_of
from freestone.words import Words

SVG = "{http://www.w3.org/2000/svg}"
NAMES = ["Anna", "Berthold", "Dorothea von Rosenberg", "Jan"]


def played(game: str, seats: int, seed: int) -> Match:
    """A whole match, with events."""
    settings = {"events": True} if game == "kutna_hora" else {}
    match, rng = freestone.new(game, seats=seats, seed=seed, settings=settings), Random(seed)
    while match.seat is not None:
        match.play(rng.choice(match.options))
    return match


def summaries(match: Match, language: str = FALLBACK) -> list[Summary]:
    words = Words(match.game, NAMES[: match.state.seats], language, match.pack)
    presentation: Presentation[Any] = presentation_of(match.game)
    return presentation.summaries(match, words)


@pytest.fixture(scope="module", params=[("pillars", 4), ("pillars", 2), ("kutna_hora", 4), ("kutna_hora", 2)])
def match(request: pytest.FixtureRequest) -> Match:
    game, seats = request.param
    return played(game, seats, 6)


def texts(svg: str) -> Iterator[tuple[str, float, float, float]]:
    """Every text of a picture, where it begins and ends, and its size."""

    def walk(element: ET.Element, x: float) -> Iterator[tuple[str, float, float, float]]:
        moved = re.match(r"translate\(([-\d.]+)", element.get("transform", ""))
        x += float(moved[1]) if moved else 0
        if element.tag == f"{SVG}text":
            words, size = element.text or "", float(element.attrib["font-size"])
            length = float(element.get("textLength") or width_of(words, size, bold="font-weight" in element.attrib))
            part = {"middle": 0.5, "end": 1.0}.get(element.get("text-anchor", ""), 0.0)
            left = x + float(element.attrib["x"]) - part * length
            yield words, left, left + length, size
        for child in element:
            yield from walk(child, x)

    return walk(ET.fromstring(svg), 0.0)


def icons(svg: str) -> set[str]:
    return set(re.findall(r'href="#icon-([\w-]+)"', svg))


@pytest.mark.parametrize("language", languages())
def test_everything_fits_and_can_be_read(match: Match, language: str) -> None:
    for summary in summaries(match, language):
        svg = rounds.draw(summary.picture)
        assert {f"icon-{icon}" for icon in icons(svg)} <= symbols().keys()
        for words, left, right, size in texts(svg):
            assert size >= 12, words
            assert left >= -1, words
            assert right <= rounds.WIDTH + 1, words


def test_every_player_has_name_points_and_what_changed(match: Match) -> None:
    for summary in summaries(match):
        svg = rounds.draw(summary.picture)
        shown = [words for words, *_ in texts(svg)]
        for change, gain in zip(summary.changes, summary.picture.gains, strict=True):
            assert gain.name == NAMES[change.seat]
            assert (gain.points, gain.gained) == (change.points, change.gained)
            assert numeral(gain.points) in shown
            assert not gain.gained or signed(gain.gained) in shown
            assert f"--seat-{change.seat}," in svg
            money = "gold" if match.game.id == "pillars" else "groschen"
            changed = re.search(rf"(\S+) {money}", " ".join(change.texts))
            assert [mark.amount for mark in gain.marks if mark.text.endswith(money) and mark.icon == money] == (
                [changed[1]] if changed else []
            )


def test_what_the_picture_shows_is_said_too(match: Match) -> None:
    """Whoever cannot see the picture reads the sentences; whatever is in no picture stays a line to see."""
    for summary in summaries(match):
        picture = summary.picture
        said = [*summary.lines, *(text for change in summary.changes for text in change.texts)]
        said += [share.source for change in summary.changes for share in change.shares]
        marks = [*picture.marks, *(mark for gain in picture.gains for mark in (*gain.marks, *gain.sources))]
        assert {mark.text for mark in marks} | {trend.text for trend in picture.trends} <= set(said)
        assert summary.notes == []
        for part in (*(mark.text for mark in marks), *(trend.text for trend in picture.trends)):
            assert part in "".join(ET.fromstring(rounds.draw(picture)).itertext())


def test_the_start_player_is_marked(match: Match) -> None:
    for summary in summaries(match)[:-1]:
        starting = [
            gain.name for gain in summary.picture.gains if any(one.icon == "start-player" for one in gain.marks)
        ]
        assert len(starting) == 1
        assert any(line.startswith(starting[0]) and "next start" in line for line in summary.lines)


def test_a_round_of_kutna_hora_shows_prices_decks_tax_and_event() -> None:
    match = played("kutna_hora", 3, 7)
    found = summaries(match)
    for summary in found:
        trends = {trend.icon: (trend.before, trend.after) for trend in summary.picture.trends}
        told = {line for line in summary.lines if re.match("Price|Population|Ore deck|The tax rises", line)}
        assert {trend.text for trend in summary.picture.trends} == told
        assert all(before != after for before, after in trends.values())
        shown = [words for words, *_ in texts(rounds.draw(summary.picture))]
        assert all(str(value) in shown for pair in trends.values() for value in pair)
    icons_met = {trend.icon for summary in found for trend in summary.picture.trends}
    assert icons_met == {"ore", "silver", "wood", "permit", "food", "beer", "population-deck", "ore-deck", "tax"}
    for summary in found[:-1]:
        (card,) = summary.picture.cards
        name = next(line for line in summary.lines if line.startswith("The event takes effect: "))
        shown = [words for words, *_ in texts(rounds.draw(summary.picture))]
        assert any(word in name for word in shown if len(word) > 4)
        assert card.text in name
    taxes = [mark for one in found for gain in one.picture.gains for mark in gain.marks if mark.icon == "tax"]
    assert {mark.is_crossed for mark in taxes} == {True, False}
    assert presentation_of(find("kutna_hora")).round_contents.spared == ("market",)


def test_a_round_of_pillars_shows_event_tax_cathedral_and_craftsmen() -> None:
    match = played("pillars", 3, 7)
    for summary in summaries(match):
        marks = {mark.icon: mark.amount for mark in summary.picture.marks}
        assert any(line == f"The tax is {marks['tax']} gold." for line in summary.lines)
        assert f"Part {marks['cathedral']} of the cathedral stands." in summary.lines
        assert len(summary.picture.cards) == 1
    sources = {mark.icon for one in summaries(match) for gain in one.picture.gains for mark in gain.sources}
    assert {"woodworker", "stonecutter", "priory"} <= sources


def gain(seat: int, points: int, gained: int) -> Gain:
    return Gain(seat, f"Player {seat + 1}", f"Player {seat + 1}: {points}", points, gained)


def widths(svg: str) -> list[tuple[float, float]]:
    """What there was before and what is new of every bar."""
    bars = [float(width) for width in re.findall(r'<rect [^>]*?width="([\d.]+)" height="12"', svg)]
    return list(zip(bars[::2], bars[1::2], strict=True))


def test_bars_are_as_long_as_the_points() -> None:
    """The longest bar has the most points before or after the round; points lost are no part of it."""
    svg = rounds.draw(RoundPicture([gain(0, 20, 5), gain(1, 10, -10), gain(2, -3, -3), gain(3, 5, 5)]))
    whole = rounds.BAR[1]
    assert widths(svg) == [(0.75 * whole, 0.25 * whole), (0.5 * whole, 0), (0, 0), (0, 0.25 * whole)]


def test_every_seat_of_the_largest_table_has_a_row() -> None:
    picture = RoundPicture([gain(seat, seat, 1) for seat in range(MOST_SEATS)])
    shown = [words for words, *_ in texts(rounds.draw(picture))]
    assert [words for words in shown if words.startswith("Player")] == [f"Player {n + 1}" for n in range(MOST_SEATS)]


def test_what_has_no_icon_is_said_in_the_picture() -> None:
    """A stranger's game can have measures that nobody has drawn."""
    told = gain(0, 3, 3)._replace(marks=[Mark("", "+2 sheep", "+2")])
    assert "+2 sheep" in [words for words, *_ in texts(rounds.draw(RoundPicture([told])))]


@pytest.mark.parametrize(
    ("worth", "after", "tint"), [(1, 4, "good"), (1, 2, "bad"), (-1, 4, "bad"), (0, 4, "ink-soft")]
)
def test_an_arrow_says_whether_a_figure_rose_and_whether_that_is_good(worth: int, after: int, tint: str) -> None:
    trend = Trend("ore", f"3 to {after}", 3, after, worth)
    svg = rounds.draw(RoundPicture([gain(0, 0, 0)], [trend]))
    assert re.search(rf'<path d="M0 {"5V-5" if after > 3 else "-5V5"}[^>]*--{tint},', svg)
