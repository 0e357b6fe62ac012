"""The scene of Kutná Hora: no piece is lost, and things keep their ids on their way."""

import re

import pytest

from freestone import Match
from freestone.games.kutna_hora.scene.canvas import kept_numbers
from freestone.scene import difference
from scenes import positions, scene_of

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
    match, words = next(found for found in positions("kutna_hora", 4, seed=19) if builds_for_a_guild(found[0]))
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
