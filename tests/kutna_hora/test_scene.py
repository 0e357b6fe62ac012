"""The scene of Kutná Hora: no piece is lost, and things keep their ids on their way."""

import re
from collections.abc import Callable
from html import unescape
from itertools import count, pairwise
from pathlib import Path
from shutil import copytree

import pytest

from freestone import Match, new
from freestone.games.kutna_hora.presentation import faces
from freestone.games.kutna_hora.presentation.canvas import drawing_for, piece_numbers, row_width
from freestone.i18n import languages
from freestone.pictures import lines_of, width_of
from freestone.pictures.scene import GAP, difference, layouts
from freestone.presentation import presentation_of
from freestone.presentation.canvas import slot
from freestone.words import Words
from kutna_hora.positions import FIGURES
from scenes import positions, scene_of, words_of

ROAD = ["hall", "player", "town"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_piece_is_lost_or_doubled(seats: int) -> None:
    for match, words in positions("kutna_hora", seats, seed=13, every=4):
        ids = [item.id for item in scene_of(match, words, None).items]
        for seat in range(seats):
            assert sum(id.startswith(f"miner-{seat}-") for id in ids) == 9
            assert sum(id.startswith(f"marker-{seat}-") for id in ids) == 3
            assert sum(id.startswith(f"house-{seat}-") for id in ids) == 12 - match.state.lost_houses[seat]
        assert sum(bool(re.fullmatch(r"patrician-\w+-\d", id)) for id in ids) == 12


def test_a_tile_keeps_its_id_from_the_town_hall_to_the_town() -> None:
    seen: dict[str, list[str]] = {}
    for match, words in positions("kutna_hora", 3, seed=18):
        for item in scene_of(match, words, None).items:
            road = seen.setdefault(item.id, []) if item.id.startswith("building-") else []
            if not road or road[-1] != item.panel:
                road.append(item.panel)
    roads = [[panel.split("-")[0] for panel in road] for road in seen.values()]
    assert ROAD in roads
    assert all(road == ROAD[: len(road)] for road in roads)


def builds_for_a_guild(match: Match) -> bool:
    """Whether a guild's tile waits for its plot."""
    tile = getattr(match.state.agenda[-1], "tile", -1) if match.seat is not None else -1
    return any(choice.verb == "site" for choice in match.options) and match.state.pack.tile_guild[tile] >= 0


def test_a_house_goes_to_the_building_that_it_marks() -> None:
    games = (positions("kutna_hora", 4, seed=seed) for seed in count(19))  # random players may never build
    match, words = next(found for game in games for found in game if builds_for_a_guild(found[0]))
    before = scene_of(match, words, None)
    match.play(next(choice for choice in match.options if choice.verb == "site"))
    changed = difference(before, scene_of(match, words, None)).set
    old = {item.id: item.panel for item in before.items}
    arrived = [item.id for item in changed if item.panel == "town" and old.get(item.id, "").startswith("player-")]
    assert sum(id.startswith("house-") for id in arrived) == 1
    assert sum(id.startswith("building-") for id in arrived) == 1


def test_the_set_up_belongs_to_the_first_round() -> None:
    match = new("kutna_hora", seats=2, seed=3)
    assert match.state.round == 0
    rounds = [item.name for item in scene_of(match, words_of(match), 0).items if item.name.startswith("Round ")]
    assert sum(name.startswith("Round 1:") for name in rounds) == 2  # on the board and on the one in brief
    assert not any(name.startswith("Round 0") for name in rounds)


def test_a_pack_may_have_another_board(tmp_path: Path) -> None:
    folder = tmp_path / "box"
    copytree(FIGURES, folder)
    board = folder / "boards.toml"
    changed = board.read_text(encoding="utf-8").replace("rows = 4\ncolumns = 5", "rows = 5\ncolumns = 7")
    changed = re.sub(r'side = "right", square = "e', 'side = "right", square = "g', changed)
    board.write_text(re.sub(r'(side = "bottom", square = "[bd])4', r"\g<1>5", changed), encoding="utf-8")
    match = new("kutna_hora", seats=2, seed=1, pack=folder)
    scene = scene_of(match, words_of(match), 0)
    squares = [item for item in scene.items if item.id.startswith("square-")]
    town = next(panel for panel in scene.panels if panel.id == "town")
    assert len(squares) == 35
    assert all(item.width / 2 < item.x < town.width - item.width / 2 for item in squares)
    assert ">g</text>" in town.art


def stretched(name: str) -> str:
    """A name with words that are 40% longer, as other languages have them."""
    return " ".join(word + word[: round(0.4 * len(word))] for word in name.split())


@pytest.mark.parametrize("change", [str, stretched])
def test_every_building_shows_its_whole_name_in_its_place(change: Callable[[str], str]) -> None:
    match = new("kutna_hora", seats=4, seed=1)
    words, square = words_of(match), slot(drawing_for("town", 4).at("squares"), 30, 0, 6)
    stack, tray = drawing_for("hall", 4).at("stack-0-0"), drawing_for("player", 4).at("slot-0")
    for tile in match.state.pack.tiles:
        name = change(words.name(tile.name))
        found = [faces.building(tile, name, 3, False, at.width - 2, at.height - 2) for at in (stack, tray)]
        found.append(faces.in_town(tile, name, square.width - 3, square.height - 3))
        for art in found:
            assert name in " ".join(unescape(line) for line in re.findall(r">([^<]+)</text>", art))
        assert lines_of(name, square.width - 8, square.height - 21, 13).height <= square.height - 20, name


@pytest.mark.parametrize("language", languages())
def test_every_building_in_town_has_room_for_its_name_and_its_icon(language: str) -> None:
    match = new("kutna_hora", seats=4, seed=1)
    words, square = Words(match.game, match.names, language), slot(drawing_for("town", 4).at("squares"), 30, 0, 6)
    for tile in match.state.pack.tiles:
        name = words.text("scene-in-town", building=tile.name)
        art = faces.in_town(tile, name, square.width - 3, square.height - 3)
        assert f"#icon-{faces.picture(tile)}" in art, name
        lines = re.findall(r'font-size="([\d.]+)"[^>]*font-weight="700"[^>]*>([^<]*[^\W\d][^<]*)</text>', art)
        assert 1 <= len(lines) <= 2, name
        assert all(width_of(unescape(line), float(size), bold=True) < 1.35 * square.width for size, line in lines), name


def test_pieces_that_are_alike_rarely_change_places() -> None:
    assert piece_numbers([3, 9, 14], 9) == {3: 3, 9: 0, 14: 5}
    assert piece_numbers([3, 12], 9) == {3: 3, 12: 4}
    assert sorted(piece_numbers(range(0, 81, 9), 9).values()) == list(range(9))


def test_a_house_of_a_rival_says_what_is_under_it() -> None:
    match, words = next(positions("kutna_hora", 2, seed=3))
    items = {item.id: item for item in scene_of(match, words, 0).items}
    strips = [id for id in items if id.startswith("strip-house-1-")]
    assert len(strips) == 12
    for id in strips:
        assert items[id].tip
        assert items[id].tip == items[id.replace("strip-house", "cover")].tip


def test_cracks_of_a_rock_keep_clear_of_its_number() -> None:
    width, height = 43.0, 48.0
    cracks = next(path for path in re.findall(r'd="(M[^"]*)" fill="none"', faces.rock(3, width, height, 4)))
    numbers = [float(number) for number in re.findall(r"-?[\d.]+", cracks)]
    points = list(zip(numbers[::2], numbers[1::2], strict=True))
    half = row_width([("3", "star")], 16) / 2
    assert points
    assert all(abs(y - 1) > 8 or abs(x) > half + 2 for x, y in points), points


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_boards_lie_in_full_and_side_by_side_in_a_large_window(seats: int) -> None:
    """The page shows a board in brief where it would be drawn smaller than 0.97."""
    match = new("kutna_hora", seats=seats, seed=1)
    scene = scene_of(match, words_of(match), 0)
    layout = max(layouts(scene), key=lambda one: one.width)
    panels = {panel.id: panel for panel in scene.panels}
    scales = {id: min(at.width / panels[id].width, at.height / panels[id].height) for id, at in layout.places.items()}
    assert {id: scale for id, scale in scales.items() if scale < 0.97} == {}
    filled = sum(panels[id].width * panels[id].height * scale * scale for id, scale in scales.items())
    gaps = GAP * sum(at.width + at.height for at in layout.places.values())
    assert filled + gaps > 0.93 * layout.width * layout.height
    for corner in ("hall", "mines", "council"):
        assert layout.places[corner].x + layout.places[corner].width == layout.width


def test_a_mine_tile_to_decide_about_is_larger_than_one_in_the_mines() -> None:
    """Up to five are drawn; they lie in the sky side by side."""
    match = new("kutna_hora", seats=2, seed=1)
    words, state, sky = words_of(match), match.state.copy(), drawing_for("mines", 2).at("drawn")
    for number in range(1, 6):
        state.drawn = [*range(number)]
        items = presentation_of(match.game).scene(state, words, 0).items
        drawn = [item for item in items if (item.panel, item.y) == ("mines", sky.y)]
        assert len(drawn) == number
        assert all(one.x + one.width / 2 < other.x - other.width / 2 for one, other in pairwise(drawn))
        assert drawn[0].width >= 1.5 * 44 or number > 4
        assert drawn[0].x - drawn[0].width / 2 >= sky.x - sky.width / 2
