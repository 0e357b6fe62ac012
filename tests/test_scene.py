"""Scenes of all games: what can be chosen can be clicked, and every drawing keeps the rules of the kit."""

import re
from itertools import cycle
from xml.etree import ElementTree as ET

import pytest

from freestone.core.game import registry
from freestone.pictures import MOST_SEATS, PALETTES, Anchor, figure, shield, svg, symbols
from freestone.pictures.fonts import LEAST_TEXT
from freestone.pictures.scene import layouts
from freestone.pictures.svg import coloured
from freestone.presentation.canvas import slot
from scenes import positions, scene_of, sources, texts, viewers

LEAST_TARGET = 24
LEAST_ICONS = 70
DESK = (1040, 752)

# What has no thing on the table to click: it is chosen by its button.
BUTTONS = {"pillars": {"amount", "pass", "finish", "hold"}, "kutna_hora": {"rest", "decline"}}
# Guilds that one does not belong to have no row on one's board.
UNSEEN = {"pillars": BUTTONS["pillars"], "kutna_hora": {"house", "convert"}}

each_game = pytest.mark.parametrize("game", sorted(BUTTONS))
each_count = pytest.mark.parametrize("seats", [2, 3, 4])


@each_game
@each_count
def test_every_option_can_be_clicked_or_has_only_its_button(game: str, seats: int) -> None:
    for match, words in positions(game, seats, seed=seats - 1):
        if match.seat is not None:
            choices = {item.choice for item in scene_of(match, words, match.seat).items}
            missing = [choice.text for choice in match.options if choice.text not in choices]
            assert {text.split(":")[0] for text in missing} <= BUTTONS[game], missing


@each_game
@each_count
def test_what_is_refused_can_be_pointed_at(game: str, seats: int) -> None:
    for match, words in positions(game, seats, seed=seats - 1, every=3):
        choices = {item.choice for item in scene_of(match, words, match.seat).items}
        refused = {refusal.choice.text for refusal in match.refusals}
        assert {text for text in refused - choices if text.split(":")[0] not in UNSEEN[game]} == set()


@each_game
@each_count
def test_ids_are_unique_and_items_lie_on_their_panels(game: str, seats: int) -> None:
    for match, words in positions(game, seats, seed=seats + 3, every=7):
        for seat in viewers(match):
            scene = scene_of(match, words, seat)
            panels = {panel.id: panel for panel in scene.panels}
            assert len(panels) == len(scene.panels)
            assert len({item.id for item in scene.items}) == len(scene.items)
            for item in scene.items:
                panel = panels[item.panel]
                assert item.width / 2 <= item.x <= panel.width - item.width / 2, item
                assert item.height / 2 <= item.y <= panel.height - item.height / 2, item
                assert item.name == words.heading(item.name), item.id


@each_game
@each_count
def test_what_can_be_clicked_is_large_enough(game: str, seats: int) -> None:
    for match, words in positions(game, seats, seed=11, every=5):
        for item in scene_of(match, words, match.seat).items:
            if item.choice:
                assert min(item.width, item.height) >= LEAST_TARGET, item


@each_game
def test_every_rule_that_an_item_names_can_be_read(game: str) -> None:
    for match, words in positions(game, 3, seed=12, every=20):
        rules = {item.rule for item in scene_of(match, words, match.seat).items if item.rule}
        assert {rule for rule in rules if not words.has(f"rule-{rule.lower().replace('.', '-')}")} == set()


@each_game
@each_count
def test_no_text_is_too_small(game: str, seats: int) -> None:
    for match, words in positions(game, seats, seed=13, every=15):
        for source in set(sources(scene_of(match, words, match.seat))):
            for size, text in texts(ET.fromstring(f"<svg>{source}</svg>")):
                assert size >= LEAST_TEXT, text


@each_game
@each_count
def test_drawings_use_only_known_icons_and_colours_of_the_theme(game: str, seats: int) -> None:
    icons = symbols()
    for match, words in positions(game, seats, seed=14, every=40):
        for source in [*sources(scene_of(match, words, 0)), *icons.values()]:
            assert {name for name in re.findall(r'href="#([\w-]+)"', source) if name not in icons} == set()
            for painted in re.findall(r'(?:fill|stroke|color)="([^"]+)"', source):
                known = re.fullmatch(r"var\(--([\w-]+), (#\w+)\)", painted)
                assert painted in ("none", "currentColor") or (known and PALETTES["light"][known[1]] == known[2])


@each_game
def test_what_belongs_to_nobody_wears_no_colour_of_a_seat(game: str) -> None:
    drawings = [path.read_text(encoding="utf-8") for path in (registry()[game].folder / "art").glob("*.svg")]
    assert drawings
    assert [source for source in [*symbols().values(), *drawings] if "var(--seat-" in source] == []


def test_both_themes_have_the_same_colours() -> None:
    assert PALETTES["light"].keys() == PALETTES["dark"].keys()


def test_icons_are_drawn_on_the_same_grid() -> None:
    assert len(symbols()) > LEAST_ICONS
    for name, source in symbols().items():
        assert ET.fromstring(source).get("viewBox") == "0 0 24 24", name


@each_game
@each_count
def test_a_scene_becomes_one_svg_that_needs_nothing_else(game: str, seats: int) -> None:
    match, words = next(positions(game, seats, seed=15))
    assert svg.render(scene_of(match, words, None)) == svg.render(scene_of(match, words, None))
    for (match, words), theme in zip(positions(game, seats, seed=15, every=40), cycle(sorted(PALETTES))):
        image = svg.render(scene_of(match, words, match.seat), theme=theme)
        root = ET.fromstring(image)
        ids = {element.get("id") for element in root.iter()}
        assert {element.attrib["href"][1:] for element in root.iter() if "href" in element.attrib} <= ids
        assert "var(" not in image
        assert "{{" not in image


@each_game
@each_count
def test_the_whole_table_fits_beside_the_prompt_at_full_size(game: str, seats: int) -> None:
    match, words = next(positions(game, seats, seed=16))
    scene = scene_of(match, words, 1)
    panels, found = scene.panels, layouts(scene)
    assert sorted({layout.seat for layout in found if layout.seat is not None}) == list(range(seats))
    assert all(layout.width <= DESK[0] and layout.height <= DESK[1] for layout in found[:: max(1, len(scene.desks))])
    for layout in found:
        shown = [panel for panel in panels if panel.id in layout.places]
        boards = sorted((panel.seat, panel.is_strip) for panel in shown if panel.seat is not None)
        assert boards == [(seat, seat != layout.seat) for seat in range(seats)]
        assert [*layout.places][-1] == f"player-{layout.seat}"
        assert max(spot.x + spot.width for spot in layout.places.values()) <= layout.width
        assert max(spot.y + spot.height for spot in layout.places.values()) <= layout.height
        boxes = [*layout.places.values()]
        for at, (x, y, w, h) in enumerate(boxes):
            assert not any(x < u + a and u < x + w and y < v + b and v < y + h for u, v, a, b in boxes[:at])


def test_every_seat_has_arms_of_its_own() -> None:
    for drawn in (shield, figure):
        assert len({coloured(drawn(seat), "light") for seat in range(MOST_SEATS)}) == MOST_SEATS


@each_game
def test_names_are_escaped(game: str) -> None:
    match, words = next(positions(game, 4, seed=17))
    scene = scene_of(match, words, 1)
    image = svg.render(scene)
    assert "<b>" not in image
    assert image.count("&lt;b&gt;&amp;") > 2
    assert any(item.name.count('<b>&"') for item in scene.items)


@each_game
def test_a_cover_is_drawn_with_the_colours_of_the_theme(game: str) -> None:
    match, _ = next(positions(game, 2, seed=18))
    source = (match.game.folder / "art" / "cover.svg").read_text(encoding="utf-8")
    assert ET.fromstring(source).get("viewBox") == "0 0 320 210"
    assert "var(" not in svg.coloured(source, "dark")


def test_slots_fill_an_area_evenly() -> None:
    area = Anchor(50, 50, 80, 40)
    spots = [slot(area, 8, at, columns=4) for at in range(8)]
    assert len({(spot.x, spot.y) for spot in spots}) == 8
    assert spots[0].width * 4 == pytest.approx(area.width)
