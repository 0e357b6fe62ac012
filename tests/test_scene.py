"""Scenes: what can be chosen can be clicked, nothing hidden shows, and every drawing keeps the rules of the kit."""

import re
from collections.abc import Iterator
from random import Random
from time import perf_counter
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from freestone import Match, new, svg
from freestone.drawing import PALETTES, symbols
from freestone.drawing.lettering import LEAST_TEXT
from freestone.games.pillars.scene import canvas
from freestone.games.pillars.steps.supply import TakeCard
from freestone.scene import Scene, difference
from freestone.words import Words

LEAST_TARGET = 24
NAMES = ["Ada", '<b>&"', "Clémentine de Saint-Exupéry-Montgolfier", "D"]

# What has no thing on the table to click: it is chosen by its button.
BUTTONS = {"amount", "pass", "finish", "hold"}


def words_of(match: Match) -> Words:
    return Words(match.game, match.names, pack=match.pack)


def scene_of(match: Match, words: Words, seat: int | None) -> Scene:
    found = match.game.scene(match.game.redact(match.state, seat), words, seat)
    assert isinstance(found, Scene)
    return found


def positions(seats: int, seed: int, every: int = 1) -> Iterator[tuple[Match, Words]]:
    """A random game, at every so-manieth decision and at its end; passing is rare, so that much happens."""
    match = new("pillars", seed=seed, names=NAMES[:seats])
    words, rng = words_of(match), Random(seed)
    count = 0
    while match.seat is not None:
        if count % every == 0:
            yield match, words
        bold = [choice for choice in match.options if choice.text != "pass"]
        match.play(rng.choice(bold if rng.random() < 0.95 else match.options))
        count += 1
    yield match, words


def viewers(match: Match) -> list[int | None]:
    return [None, *range(len(match.names))]


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 3)])
def test_every_option_can_be_clicked_or_has_only_its_button(seats: int, seed: int) -> None:
    for match, words in positions(seats, seed):
        if match.seat is None:
            continue
        choices = {item.choice for item in scene_of(match, words, match.seat).items}
        missing = [choice.text for choice in match.options if choice.text not in choices]
        assert {text.split(":")[0] for text in missing} <= BUTTONS, missing


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 3)])
def test_refused_places_and_cards_can_be_pointed_at(seats: int, seed: int) -> None:
    for match, words in positions(seats, seed, every=2):
        choices = {item.choice for item in scene_of(match, words, match.seat).items}
        refused = {refusal.choice.text for refusal in match.refusals}
        assert {text for text in refused - choices if text.split(":")[0] not in BUTTONS} == set()


@pytest.mark.parametrize(("seats", "seed"), [(2, 5), (3, 6), (4, 7)])
def test_ids_are_unique_and_items_lie_on_their_panels(seats: int, seed: int) -> None:
    for match, words in positions(seats, seed, every=5):
        for seat in viewers(match):
            scene = scene_of(match, words, seat)
            panels = {panel.id: panel for panel in scene.panels}
            assert len(panels) == len(scene.panels)
            assert len({item.id for item in scene.items}) == len(scene.items)
            for item in scene.items:
                panel = panels[item.panel]
                assert item.width / 2 <= item.x <= panel.width - item.width / 2, item
                assert item.height / 2 <= item.y <= panel.height - item.height / 2, item
                assert item.name


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_can_be_clicked_is_large_enough(seats: int) -> None:
    for match, words in positions(seats, 11, every=5):
        for item in scene_of(match, words, match.seat).items:
            if item.choice:
                assert min(item.width, item.height) >= LEAST_TARGET, item


def test_every_builder_is_somewhere_in_every_position() -> None:
    for match, words in positions(4, 12):
        builders = {item.id for item in scene_of(match, words, None).items if item.id.startswith("builder-")}
        assert builders == {f"builder-{seat}-{number}" for seat in range(4) for number in range(3)}


def sources(scene: Scene) -> Iterator[str]:
    yield from (panel.art for panel in scene.panels)
    yield from (item.art for item in scene.items)


def texts(element: ET.Element, scale: float = 1) -> Iterator[tuple[float, str]]:
    """Every text with its size, scaled parts included."""
    factor = re.search(r"scale\(([\d.]+)\)", element.get("transform", ""))
    scale *= float(factor[1]) if factor else 1
    if element.tag.endswith("text"):
        yield scale * float(element.attrib["font-size"]), element.text or ""
    for child in element:
        yield from texts(child, scale)


@pytest.mark.parametrize("seats", [2, 4])
def test_no_text_is_too_small(seats: int) -> None:
    for match, words in positions(seats, 13, every=9):
        for source in set(sources(scene_of(match, words, match.seat))):
            for size, text in texts(ET.fromstring(f"<svg>{source}</svg>")):
                assert size >= LEAST_TEXT, text


def test_drawings_use_only_known_icons_and_colours_of_the_theme() -> None:
    match, words = next(positions(4, 14))
    icons = symbols()
    for source in [*sources(scene_of(match, words, 0)), *icons.values()]:
        assert {name for name in re.findall(r'href="#([\w-]+)"', source) if name not in icons} == set()
        for painted in re.findall(r'(?:fill|stroke|color)="([^"]+)"', source):
            known = re.fullmatch(r"var\(--([\w-]+), (#\w+)\)", painted)
            assert painted in ("none", "currentColor") or (known and PALETTES["light"][known[1]] == known[2]), painted


def test_both_themes_have_the_same_colours() -> None:
    assert PALETTES["light"].keys() == PALETTES["dark"].keys()


def test_icons_are_drawn_on_the_same_grid() -> None:
    assert len(symbols()) > 70
    for name, source in symbols().items():
        assert ET.fromstring(source).get("viewBox") == "0 0 24 24", name


@pytest.mark.parametrize("theme", sorted(PALETTES))
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_scene_becomes_one_svg_that_needs_nothing_else(seats: int, theme: str) -> None:
    for match, words in positions(seats, 15, every=25):
        scene = scene_of(match, words, match.seat)
        image = svg.render(scene, theme=theme)
        assert image == svg.render(scene_of(match, words, match.seat), theme=theme)
        root = ET.fromstring(image)
        ids = {element.get("id") for element in root.iter()}
        assert {element.attrib["href"][1:] for element in root.iter() if "href" in element.attrib} <= ids
        assert "var(" not in image
        assert "{{" not in image


def test_panels_of_an_image_do_not_overlap() -> None:
    match, words = next(positions(4, 16))
    scene = scene_of(match, words, 1)
    shown = [panel for panel in scene.panels if panel.id != "player-1"]
    places, width, height = svg.layout(shown)
    boxes = [(*places[panel.id], panel.width, panel.height) for panel in shown]
    for at, (x, y, w, h) in enumerate(boxes):
        assert x + w <= width
        assert y + h <= height
        assert not any(x < u + a and u < x + w and y < v + b and v < y + h for u, v, a, b in boxes[:at])


def test_names_are_escaped() -> None:
    match, words = next(positions(4, 17))
    scene = scene_of(match, words, 1)
    image = svg.render(scene)
    assert "<b>" not in image
    assert image.count("&lt;b&gt;&amp;") > 2
    assert any(item.name.count('<b>&"') for item in scene.items)


def test_a_foreseen_event_shows_to_its_owner_only() -> None:
    match = foreseen(owner=2)
    words = words_of(match)
    card = words.text(match.pack.events[match.state.foreseen].name)
    for seat in viewers(match):
        scene = scene_of(match, words, seat)
        event = next(item for item in scene.items if item.id == "event")
        assert (card in event.name) == (seat == 2)
        assert (card in svg.render(scene)) == (seat == 2)


def foreseen(owner: int) -> Any:
    """A match in which one seat has looked at the coming event."""
    match = next(found for found, _ in positions(3, 18) if isinstance(found.state.agenda[-1], TakeCard))
    state = match.state
    ellen = state.pack.lasting["see_event"][0][0]
    state.advantages.counts[ellen] = 0
    state.holder[ellen] = owner
    state.foreseen = state.events_left.kinds()[0]
    state.events_left.remove(state.foreseen)
    return match


def test_a_placed_builder_is_the_drawn_one_if_it_is_the_first() -> None:
    match = new("pillars", seats=2, seed=3)
    words = words_of(match)
    while not any(choice.verb == "place" for choice in match.options):
        match.play(next((choice for choice in match.options if choice.text in ("pass", "keep")), match.options[0]))
    before, seat = scene_of(match, words, None), match.seat
    match.play("place:market")
    moved = {item.id: item for item in difference(before.items, scene_of(match, words, None).items).set}
    drawn = next(item for item in before.items if item.choice == "keep")
    assert drawn.id == f"builder-{seat}-0"
    assert moved[drawn.id].x != drawn.x


def test_slots_fill_an_area_evenly() -> None:
    area = canvas.BOARD.at("waiting")
    spots = [canvas.slot(area, 8, at, columns=4) for at in range(8)]
    assert len({(spot.x, spot.y) for spot in spots}) == 8
    assert spots[0].width * 4 == pytest.approx(area.width)


def test_a_scene_is_drawn_fast() -> None:
    match, words = list(positions(4, 19, every=40))[2]
    state = match.game.redact(match.state, 0)
    times = []
    for _ in range(20):
        begun = perf_counter()
        match.game.scene(state, words, 0)
        times.append(perf_counter() - begun)
    assert min(times) < 0.006
