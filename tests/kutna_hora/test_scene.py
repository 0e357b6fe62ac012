"""The scene of Kutná Hora: what can be chosen can be clicked, and every drawing keeps the rules of the kit."""

import re
from collections.abc import Iterator
from random import Random
from time import perf_counter
from xml.etree import ElementTree as ET

import pytest

from freestone import Match, new, svg
from freestone.drawing import PALETTES, symbols
from freestone.drawing.lettering import LEAST_TEXT
from freestone.games.kutna_hora.scene.canvas import kept_numbers
from freestone.scene import Scene, difference
from freestone.words import Words

LEAST_TARGET = 24
DESK = (1036, 752)
NAMES = ["Ada", '<b>&"', "Clémentine de Saint-Exupéry-Montgolfier", "D"]
BORING = ("rest", "leave", "decline")

# What has no thing on the table to click: it is chosen by its button.
BUTTONS = {"rest", "decline"}
# Guilds that one does not belong to have no row on one's board.
UNSEEN = {"house", "convert"}


def words_of(match: Match) -> Words:
    return Words(match.game, match.names, pack=match.pack)


def scene_of(match: Match, words: Words, seat: int | None) -> Scene:
    found = match.game.scene(match.game.redact(match.state, seat), words, seat)
    assert isinstance(found, Scene)
    return found


def positions(seats: int, seed: int, every: int = 1) -> Iterator[tuple[Match, Words]]:
    """A random game with events, at every so-manieth decision and at its end; idle choices are rare."""
    match = new("kutna_hora", seed=seed, names=NAMES[:seats], options={"events": True})
    words, rng = words_of(match), Random(seed)
    count = 0
    while match.seat is not None:
        if count % every == 0:
            yield match, words
        busy = [choice for choice in match.options if choice.verb not in BORING]
        match.play(rng.choice(busy if busy and rng.random() < 0.95 else match.options))
        count += 1
    yield match, words


def viewers(match: Match) -> list[int | None]:
    return [None, *range(len(match.names))]


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 3)])
def test_every_option_can_be_clicked_or_has_only_its_button(seats: int, seed: int) -> None:
    for match, words in positions(seats, seed):
        if match.seat is not None:
            choices = {item.choice for item in scene_of(match, words, match.seat).items}
            missing = [choice.text for choice in match.options if choice.text not in choices]
            assert {text.split(":")[0] for text in missing} <= BUTTONS, missing


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 3)])
def test_what_is_refused_can_be_pointed_at(seats: int, seed: int) -> None:
    for match, words in positions(seats, seed, every=3):
        choices = {item.choice for item in scene_of(match, words, match.seat).items}
        refused = {refusal.choice.text for refusal in match.refusals}
        assert {text for text in refused - choices if text.split(":")[0] not in UNSEEN} == set()


@pytest.mark.parametrize(("seats", "seed"), [(2, 5), (3, 6), (4, 7)])
def test_ids_are_unique_and_items_lie_on_their_panels(seats: int, seed: int) -> None:
    for match, words in positions(seats, seed, every=7):
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


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_whole_table_fits_beside_the_prompt_at_full_size(seats: int) -> None:
    match, words = next(positions(seats, 12))
    scene = scene_of(match, words, 1)
    shown = [panel for panel in scene.panels if not panel.id.startswith("player-") and panel.id != "strip-1"]
    shown.append(next(panel for panel in scene.panels if panel.id == "player-1"))
    _, width, height = svg.layout(shown)
    assert width - 2 * svg.MARGIN <= DESK[0]
    assert height - 2 * svg.MARGIN <= DESK[1]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_piece_is_lost_or_doubled(seats: int) -> None:
    for match, words in positions(seats, 13, every=4):
        state = match.state
        ids = [item.id for item in scene_of(match, words, None).items]
        for seat in range(seats):
            assert sum(id.startswith(f"miner-{seat}-") for id in ids) == 9
            assert sum(id.startswith(f"marker-{seat}-") for id in ids) == 3
            assert sum(id.startswith(f"house-{seat}-") for id in ids) == 12 - state.lost_houses[seat]
        assert sum(bool(re.fullmatch(r"patrician-\w+-\d", id)) for id in ids) == 12


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


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_text_is_too_small(seats: int) -> None:
    for match, words in positions(seats, 14, every=15):
        for source in set(sources(scene_of(match, words, match.seat))):
            for size, text in texts(ET.fromstring(f"<svg>{source}</svg>")):
                assert size >= LEAST_TEXT, text


@pytest.mark.parametrize("seats", [2, 4])
def test_drawings_use_only_known_icons_and_colours_of_the_theme(seats: int) -> None:
    icons = symbols()
    for match, words in positions(seats, 15, every=40):
        for source in set(sources(scene_of(match, words, 0))):
            assert {name for name in re.findall(r'href="#([\w-]+)"', source) if name not in icons} == set()
            for painted in re.findall(r'(?:fill|stroke|color)="([^"]+)"', source):
                known = re.fullmatch(r"var\(--([\w-]+), (#\w+)\)", painted)
                assert painted == "none" or (known and PALETTES["light"][known[1]] == known[2]), painted


@pytest.mark.parametrize("theme", sorted(PALETTES))
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_scene_becomes_one_svg_that_needs_nothing_else(seats: int, theme: str) -> None:
    for match, words in positions(seats, 16, every=60):
        image = svg.render(scene_of(match, words, match.seat), theme=theme)
        assert image == svg.render(scene_of(match, words, match.seat), theme=theme)
        root = ET.fromstring(image)
        ids = {element.get("id") for element in root.iter()}
        assert {element.attrib["href"][1:] for element in root.iter() if "href" in element.attrib} <= ids
        assert "var(" not in image
        assert "{{" not in image


def test_names_are_escaped() -> None:
    match, words = next(positions(4, 17))
    image = svg.render(scene_of(match, words, 1))
    assert "<b>" not in image
    assert image.count("&lt;b&gt;&amp;") > 2


def test_a_tile_keeps_its_id_from_the_town_hall_to_the_town() -> None:
    seen: dict[str, list[str]] = {}
    for match, words in positions(3, 18):
        for item in scene_of(match, words, None).items:
            if item.id.startswith("building-") and seen.setdefault(item.id, [""])[-1] != item.panel:
                seen[item.id].append(item.panel)
    roads = [[panel.split("-")[0] for panel in road[1:]] for road in seen.values()]
    assert ["hall", "player", "town"] in roads
    assert all(road == ["hall", "player", "town"][: len(road)] for road in roads)


def builds_for_a_guild(match: Match) -> bool:
    """Whether a guild's tile waits for its plot."""
    tile = getattr(match.state.agenda[-1], "tile", -1) if match.seat is not None else -1
    return any(choice.verb == "site" for choice in match.options) and match.state.pack.tile_guild[tile] >= 0


def test_a_house_goes_to_the_building_that_it_marks() -> None:
    match, words = next(found for found in positions(4, 19) if builds_for_a_guild(found[0]))
    before = scene_of(match, words, None)
    match.play(next(choice for choice in match.options if choice.verb == "site"))
    changed = difference(before.items, scene_of(match, words, None).items).set
    old = {item.id: item.panel for item in before.items}
    arrived = [item.id for item in changed if item.panel == "town" and old.get(item.id, "").startswith("player-")]
    assert sum(id.startswith("house-") for id in arrived) == 1
    assert sum(id.startswith("building-") for id in arrived) == 1


def test_pieces_that_are_alike_rarely_change_places() -> None:
    assert kept_numbers([3, 9, 14], 9) == {3: 3, 9: 0, 14: 5}
    assert kept_numbers([3, 12], 9) == {3: 3, 12: 4}
    assert sorted(kept_numbers(range(0, 81, 9), 9).values()) == list(range(9))


def test_a_scene_is_drawn_fast() -> None:
    match, words = list(positions(4, 20, every=60))[3]
    state = match.game.redact(match.state, 0)
    times = []
    for _ in range(20):
        begun = perf_counter()
        match.game.scene(state, words, 0)
        times.append(perf_counter() - begun)
    assert min(times) < 0.006
