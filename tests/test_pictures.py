"""Pictures for notebooks: small, several on one page, and with nothing that their viewer may not see."""

import re
from pathlib import Path
from random import Random
from typing import Any
from xml.etree import ElementTree as ET

import pytest
from resvg_py import svg_to_bytes

import freestone
from freestone.core.match import Match
from freestone.core.seen import Seen
from freestone.pictures.compact import compact
from freestone.pictures.plain import plain
from freestone.pictures.scene import Panel, Scene
from freestone.pictures.svg import Anchor, Drawing, render, sketch
from freestone.presentation import presentation_of
from freestone.words import Words

GAMES = ["pillars", "kutna_hora"]
MOST = 60_000
SVG = "{http://www.w3.org/2000/svg}"
HEAD = '<svg xmlns="http://www.w3.org/2000/svg" width="99" height="99"><defs></defs>'


def played(game: str, seats: int, choices: int, seed: int = 1) -> Match:
    match, rng = freestone.new(game, seats=seats, seed=seed), Random(seed)
    for _ in range(choices):
        if match.seat is not None:
            match.play(rng.choice(match.options))
    return match


def names(picture: str) -> set[str]:
    """Everything in a picture that a page knows by name: ids and classes."""
    return {*re.findall(r' id="([^"]+)"', picture), *re.findall(r"\.(\w+)(?=[,{])", picture)}


def panels(picture: str) -> list[str]:
    return [panel.findtext(f"{SVG}title") or "" for panel in ET.fromstring(picture).findall(f"{SVG}g")]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_picture_is_small_and_complete_in_every_position(game: str, seats: int) -> None:
    match, rng = freestone.new(game, seats=seats, seed=seats), Random(seats)
    pictures = []
    while match.seat is not None:
        if len(match.journal.entries) % 90 == 0:
            pictures += [match._repr_svg_(), match.seen()._repr_svg_()]
        match.play(rng.choice(match.options))
    pictures.append(match._repr_svg_())
    scene = presentation_of(match.game).scene(match.state, Words(match.game, match.names), None)
    shared = [panel.title for panel in scene.panels if panel.seat is None and not panel.is_strip]
    for picture in pictures:
        assert len(picture.encode()) < MOST
        assert panels(picture)[: len(shared)] == shared
        assert len(panels(picture)) == len(shared) + seats


@pytest.mark.parametrize("game", GAMES)
def test_pictures_on_one_page_share_no_name(game: str) -> None:
    pictures = [played(game, 3, choices)._repr_svg_() for choices in (0, 20, 40)]
    pictures.append(presentation_of(played(game, 3, 0).game).picture(played(game, 3, 0), "dark"))
    for at, picture in enumerate(pictures):
        assert not any(names(picture) & names(other) for other in pictures[:at])
        assert {*re.findall(r'href="#([^"]+)"', picture)} <= names(picture)
        assert {*re.findall(r'class="([^"]+)"', picture)} <= names(picture)


def test_what_repeats_is_written_once() -> None:
    path = '<path d="M0 0q9 9 0 10q2 6 6 6q7 3 3 4q0 9 5 5z" fill="red" stroke="none"/>'
    moved = [f'<g transform="translate({at} 5)">{path}</g>' for at in range(3)]
    found = compact(f"{HEAD}{''.join(moved)}</svg>")
    uses = ET.fromstring(found).findall(f"{SVG}use")
    assert found.count("M0 0q9") == 1
    assert [use.get("x", "0") for use in uses] == ["0", "1", "2"]


def test_things_of_one_kind_are_drawn_at_once_unless_something_is_between_them() -> None:
    def box(x: int, fill: str) -> str:
        return f'<path d="M{x} 0h9v9h-9z" fill="{fill}"/>'

    apart = ET.fromstring(compact(f"{HEAD}{box(0, 'red')}{box(20, 'blue')}{box(40, 'red')}</svg>"))
    assert [path.attrib["d"] for path in apart.findall(f"{SVG}path")] == ["M0 0h9v9h-9zM40 0h9v9h-9z", "M20 0h9v9h-9z"]
    over = ET.fromstring(compact(f"{HEAD}{box(0, 'red')}{box(5, 'blue')}{box(8, 'red')}</svg>"))
    assert len(over.findall(f"{SVG}path")) == 3


def test_icons_that_overlap_keep_their_order() -> None:
    symbol = '<symbol id="icon" viewBox="0 0 24 24"><path d="M0 0h24" stroke="red"/></symbol>'
    uses = "".join(f'<use href="#icon" x="{x}" y="0" width="12" height="12"/>' for x in range(30, 0, -3))
    found = compact(f"{HEAD.replace('<defs>', f'<defs>{symbol}')}{uses}</svg>")
    assert found.count("M30 0 27 0 24 0 21 0") == 1


@pytest.mark.parametrize("start", ["M5 5", "m5 5", "M5,5", "M.5e1 5", "M+5 5", "M1.5.5", "M5 5 9 9"])
def test_paths_stay_where_they_are_however_they_are_written(start: str) -> None:
    path = f'<path d="{start}l20 0l0 20z" fill="#ff0000"/>'
    whole = f'{HEAD}<g>{path}<g transform="translate(40 30)">{path}</g></g></svg>'
    assert svg_to_bytes(svg_string=compact(whole)) == svg_to_bytes(svg_string=whole)
    beside = whole.replace("40 30", "0.5 0.5")
    assert "<path" in compact(plain(beside))


UNITS = [
    '<text x="50%" y="3em" font-size="1.2em">a</text><text x="50%" y="3em" font-size="1.2em">b</text>',
    '<path d="M5 5l20 0l0 20z" stroke="#000000" stroke-width="1.5px" opacity="50%"/>',
    '<g stroke="#000000" stroke-width="2%"><g transform="translate(9 9)"><path d="M5 5l20 0l0 20z"/></g></g>',
    '<circle cx="50%" cy="2cm" r="3mm" fill="red"/><circle cx="50%" cy="2cm" r="3mm" fill="blue"/>',
    '<g transform="translate(9 9)"><rect x="1em" y="10%" width="5mm" height="50%"/></g>',
    '<use href="#icon" x="10%" y="1em" width="20%" height="20%"/><use href="#icon" width="9" height="9"/>',
]


@pytest.mark.parametrize("drawn", UNITS)
def test_drawings_with_units_stay_as_they_are(drawn: str) -> None:
    symbol = '<symbol id="icon" viewBox="0 0 24 24"><path d="M0 0h24v9z" fill="red"/></symbol>'
    whole = f"{HEAD.replace('<defs>', f'<defs>{symbol}')}<g>{drawn}</g></svg>"
    assert svg_to_bytes(svg_string=compact(whole)) == svg_to_bytes(svg_string=whole)
    assert svg_to_bytes(svg_string=compact(plain(whole))) == svg_to_bytes(svg_string=plain(whole))
    assert {*re.findall(r'"([^"]+(?:%|em|[cmp][mx]))"', whole)} <= {*re.findall(r'"([^"]+)"', plain(whole))}


def test_a_fair_copy_leaves_out_what_cannot_be_seen() -> None:
    path = '<path d="M5 5l20 0l0 20z" fill="#ff0000" opacity="0"/>'
    assert "<path" not in plain(f"{HEAD}<g>{path}{path}</g></svg>")


def test_a_fair_copy_draws_every_shape_once() -> None:
    wobbly = [
        '<path d="M10 10h40v30h-40z" fill="#ffffff"/>',
        '<path d="M10.6 10.4l40 .3-.4 30.2-39.7-.5z" fill="#000000" opacity="0.5"/>',
        '<path d="M10 10q20-.5 40 0m0-.3q.6 15 0 30.3m.2 0q-20 .5-40 0m-.2.1v-30" fill="none" stroke="#123456"/>',
    ]
    faint = '<path d="M0 0h90v90h-90z" fill="#999999" opacity=".14"/>'
    thin = '<path d="M0 0h50" fill="none" stroke="#000" stroke-width=".3"/>'
    scenery = '<g class="scenery"><path d="M0 0h90" stroke="#000000"/></g>'
    found = ET.fromstring(plain(f"{HEAD}<g>{faint}{thin}{scenery}{''.join(wobbly)}</g></svg>"))
    assert [path.attrib for path in found.iter(f"{SVG}path")] == [
        {"d": "M10 11h40v28h-40z", "fill": "#808080", "stroke": "#123456"}
    ]


@pytest.mark.parametrize("game", GAMES)
def test_sizes_in_a_style_sheet_have_units(game: str) -> None:
    """A page with a document type ignores sizes without a unit."""
    match = played(game, 2, 10)
    scene = presentation_of(match.game).scene(match.state, Words(match.game, match.names), None)
    for picture in (match._repr_svg_(), render(scene)):
        sizes = re.findall(r"font-size:([^;}]+)", picture)
        assert sizes
        assert all(size.endswith("px") for size in sizes)


@pytest.mark.parametrize("game", GAMES)
def test_a_seat_sees_its_own_board_in_full(game: str) -> None:
    match = played(game, 3, 30)
    pictures = [match.seen(seat)._repr_svg_() for seat in range(3)]
    assert len(set(pictures)) == 3
    for seat, picture in enumerate(pictures):
        assert f"Player {seat + 1}" in panels(picture)


@pytest.mark.parametrize("game", GAMES)
def test_the_picture_of_a_seat_shows_no_secret(game: str) -> None:
    """Whatever a seat cannot know may differ without changing what it sees."""
    for choices in (5, 25, 45):
        match = played(game, 3, choices)
        for seat in range(3):
            seen = match.seen(seat)
            other: Seen[Any] = Seen(match.game, match.pack, seen.resample(Random(choices)), seat)
            # The options of somebody else may depend on secrets, and are never shown.
            assert names(seen._repr_svg_()) == names(other._repr_svg_())


def test_only_the_owner_of_a_foreseen_event_sees_it() -> None:
    for seed in range(200):
        match = played("pillars", 3, 60, seed)
        if match.state.foreseen >= 0:
            break
    owner = next(seat for seat in range(3) if match.state.lasting(seat, "see_event"))
    name = Words(match.game, match.names).name(match.pack.events[match.state.foreseen].name)  # type: ignore[attr-defined]
    presentation, words = presentation_of(match.game), Words(match.game, match.names)
    scenes = [presentation.scene(match.seen(seat).state, words, seat) for seat in range(3)]
    assert [name in str(scene.items) for scene in scenes] == [seat == owner for seat in range(3)]


WITH_UNITS = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0,0 200,100">
<rect class="anchor" id="box" x="1.5em" y="10px" width="1in" height="30" rx="4" fill="none" style="opacity:.5"/>
<circle class="anchor" id="ring" r="12pt"/>
<text x="1em" dy="1.2em" font-size="1.25em" data-within="40">{{title}}</text>
<text font-size="small">{{title}}</text>
<rect x="1mm" width="50%" height="2em" stroke="red" stroke-width=".1em" opacity="50%"/>
<circle cx="50%" cy="1em" r="1em"/><use href="#icon-gold" x="1em" width="2em" height="2em"/>
</svg>"""


def test_a_drawing_may_have_units(tmp_path: Path) -> None:
    """Drawing programs write lengths as they like, and give anchors a look."""
    path = tmp_path / "board.svg"
    path.write_text(WITH_UNITS, encoding="utf-8")
    drawing = Drawing(path)
    assert (drawing.width, drawing.height) == (200, 100)
    assert drawing.at("box") == Anchor(24 + 48, 10 + 15, 96, 30)
    assert drawing.at("ring") == Anchor(0, 0, 32, 32)
    words = "A title that is far too long"
    assert drawing.art(lambda _: words).count(words) == 2
    assert drawing.art(lambda _: words).count('textLength="40"') == 1
    art = drawing.art(lambda _: "Hi")
    assert "textLength" not in art
    scene = Scene([Panel("board", "Board", 200, 100, art)], [])
    for picture in (render(scene), sketch(scene)):
        assert picture.count("Hi") == 2


def test_a_place_without_a_length_is_named(tmp_path: Path) -> None:
    path = tmp_path / "board.svg"
    path.write_text(WITH_UNITS.replace("1in", "50%"), encoding="utf-8")
    with pytest.raises(ValueError, match=r"board.svg, anchor box: '50%' is no length"):
        Drawing(path)
