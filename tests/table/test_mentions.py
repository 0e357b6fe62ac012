"""Lines of the log point at what they speak of."""

from random import Random

import pytest

import freestone
from freestone.core.state import Event, EventKind
from freestone.pictures.scene import Item, Scene
from freestone.presentation import presentation_of
from freestone.table.view import mentioned_items
from freestone.words import Words


def scene(**places: float) -> Scene:
    return Scene([], [Item(id.replace("__", "-"), "board", x, 0, 1, 1, "", id) for id, x in places.items()])


BEFORE = scene(place__market=0, gold__0=0, gold__1=0, round__1=0, round__2=0, score__1=0, cube__7=0)
AFTER = scene(place__market=0, gold__0=1, gold__1=1, round__1=0, round__2=0, score__1=1, cube__7=1)


def pointed(kind: EventKind, seat: int | None, *values: int | str) -> list[str]:
    return mentioned_items(Event(kind, -1 if seat is None else seat, values), seat, BEFORE, AFTER)


def test_a_value_names_its_thing_even_if_it_did_not_change() -> None:
    assert pointed(EventKind("left", "target"), 1, "market") == ["place-market"]
    assert pointed(EventKind("left", "target"), 1, "place-market") == ["place-market"]


def test_a_figure_is_that_of_the_seat_or_of_the_table() -> None:
    assert pointed(EventKind("paid", "gold"), 1, 0) == ["gold-1"]
    assert pointed(EventKind("began", "round"), None, 2) == ["round-2"]


def test_what_is_named_nowhere_is_what_changed_at_the_seat() -> None:
    assert pointed(EventKind("rested"), 1) == ["gold-1", "score-1"]
    assert pointed(EventKind("score-counted"), None) == ["score-1"]
    assert pointed(EventKind("ended"), None) == ["gold-0", "gold-1", "score-1", "cube-7"]


@pytest.mark.parametrize("game", ["pillars", "kutna_hora"])
def test_every_line_points_at_things_on_the_table(game: str) -> None:
    match, chance = freestone.new(game, seats=2, seed=2), Random(2)
    for _ in range(40):
        match.play(chance.choice(match.options))
    words, past = Words(match.game, match.names, pack=match.pack), list(match.positions())
    scenes = [presentation_of(match.game).scene(match.game.redact(one.state, None), words, None) for one in past]
    for entry, _, events in past[1:]:
        known = {item.id for item in scenes[entry].items}
        for event in events:
            found = mentioned_items(event, event.seat if event.seat >= 0 else None, scenes[entry - 1], scenes[entry])
            assert set(found) <= known
            money = {f"{name}-{event.seat}" for name in ("gold", "groschen")}
            if event.kind.name in ("paid", "earned"):
                assert found
                assert all(id.removeprefix("strip-") in money for id in found), words.event(event)
