"""Pictures for notebooks: small, several on one page, and with nothing that their viewer may not see."""

import re
from random import Random
from typing import Any
from xml.etree import ElementTree as ET

import pytest

import freestone
from freestone.core.match import Match
from freestone.core.seen import Seen
from freestone.pictures.compact import compact
from freestone.presentation import presentation_of
from freestone.words import Words

# The largest of 231 positions of random games of Pillars had 168 kB.
MOST = {"pillars": 180_000, "kutna_hora": 220_000}
SVG = "{http://www.w3.org/2000/svg}"


def played(game: str, seats: int, choices: int, seed: int = 1) -> Match:
    match, rng = freestone.new(game, seats=seats, seed=seed), Random(seed)
    for _ in range(choices):
        if match.seat is not None:
            match.play(rng.choice(match.options))
    return match


def names(picture: str) -> set[str]:
    """Everything in a picture that a page knows by name: ids and classes."""
    return {*re.findall(r' id="([^"]+)"', picture), *re.findall(r"\.(\w+)\{", picture)}


@pytest.mark.parametrize("game", MOST)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_picture_is_small_in_every_position(game: str, seats: int) -> None:
    match, rng = freestone.new(game, seats=seats, seed=seats), Random(seats)
    sizes = []
    while match.seat is not None:
        if len(match.journal.entries) % 90 == 0:
            sizes += [len(match._repr_svg_()), len(match.seen()._repr_svg_())]
        match.play(rng.choice(match.options))
    assert max(*sizes, len(match._repr_svg_())) < MOST[game]


@pytest.mark.parametrize("game", MOST)
def test_pictures_on_one_page_share_no_name(game: str) -> None:
    pictures = [played(game, 3, choices)._repr_svg_() for choices in (0, 20, 40)]
    pictures.append(presentation_of(played(game, 3, 0).game).picture(played(game, 3, 0), "dark"))
    for at, picture in enumerate(pictures):
        assert not any(names(picture) & names(other) for other in pictures[:at])
        assert {*re.findall(r'href="#([^"]+)"', picture)} <= names(picture)
        assert {*re.findall(r'class="([^"]+)"', picture)} <= names(picture)


def test_what_repeats_is_written_once() -> None:
    path = '<path d="M0 0h10v10h-10zM2 2h6v6h-6zM3 3h4v4h-4z" fill="red" stroke="none"/>'
    moved = [f'<g transform="translate({at} 5)">{path}</g>' for at in range(4)]
    found = compact(f'<svg xmlns="http://www.w3.org/2000/svg"><defs></defs>{"".join(moved)}</svg>')
    uses = ET.fromstring(found).findall(f"{SVG}use")
    assert found.count("M0 0h10") == 1
    assert [use.attrib["x"] for use in uses] == ["0", "1", "2", "3"]


@pytest.mark.parametrize("game", MOST)
def test_a_seat_sees_its_own_board_in_full(game: str) -> None:
    match = played(game, 3, 30)
    pictures = [match.seen(seat)._repr_svg_() for seat in range(3)]
    assert len(set(pictures)) == 3
    for seat, picture in enumerate(pictures):
        panels = [panel.findtext(f"{SVG}title") for panel in ET.fromstring(picture).findall(f"{SVG}g")]
        assert f"Player {seat + 1}" in panels


@pytest.mark.parametrize("game", MOST)
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
    assert [name in match.seen(seat)._repr_svg_() for seat in range(3)] == [seat == owner for seat in range(3)]
