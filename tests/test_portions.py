"""Scenes are drawn in portions, and a portion that reads the same as before is not drawn again."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

import pytest

import freestone
from freestone.core.match import Match
from freestone.core.state import fields
from freestone.i18n import languages
from freestone.pictures.scene import Item, Scene, difference
from freestone.presentation import presentation_of
from freestone.presentation.canvas import Canvas
from freestone.words import Words
from scenes import SETTINGS

GAMES = ("pillars", "kutna_hora")
ALWAYS = {"pack", "seats", "options", "odds", "events"}  # the same all through a match, or shown by no portion


def moments(game: str, seats: int, seed: int) -> Iterator[Match]:
    """Stop after every entry of a random match."""
    match, chance = (
        freestone.new(game, seats=seats, seed=seed, settings=SETTINGS.get(game, {}), settle=False),
        Random(seed),
    )
    while match.seat is not None:
        if match.seat < 0:
            match.draw()
        else:
            match.take(chance.choice(match.options))
        yield match


def applied(shown: dict[str, list[Item]], before: Scene, after: Scene) -> dict[str, list[Item]]:
    """Return what lies on each panel, the lowest first, after a page has applied a difference as board.js does."""
    changes = difference(before, after)
    new = {item.id: item for item in changes.set}
    panel_of = {item.id: panel for panel, items in shown.items() for item in items}
    stays = {id for id, item in new.items() if panel_of.get(id) == item.panel}
    found = {
        panel: [new[item.id] if item.id in stays else item for item in items if item.id in stays or item.id not in new]
        for panel, items in shown.items()
    }
    for item in changes.set:
        if item.id not in stays:
            found.setdefault(item.panel, []).append(item)
    gone, places = set(changes.gone), {id: at for at, id in enumerate(changes.order)}
    return {
        panel: sorted((item for item in items if item.id not in gone), key=lambda item: places.get(item.id, -1))
        for panel, items in found.items()
    }


def by_panel(scene: Scene) -> dict[str, list[Item]]:
    found = defaultdict(list)
    for item in scene.items:
        found[item.panel].append(item)
    return found


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_scenes_that_share_portions_are_those_drawn_afresh(game: str, seats: int) -> None:
    """For watchers and a seat, in some language, and the differences lead a page to the same table."""
    chance, known = Random(seats), dict[int | None, Scene]()
    for number, match in enumerate(moments(game, seats, seed=seats)):
        if number % 40 == 0:
            known = {}
            language = chance.choice(languages())
            words = Words(match.game, match.names, language, match.pack)
        for viewer in (None, seats - 1):
            state, shown = match.game.redact(match.state, viewer), presentation_of(match.game)
            if viewer not in known:
                known[viewer] = shown.scene(state, words, viewer)
                continue
            before, after = known[viewer], shown.redraw(known[viewer], state, words, viewer)
            known[viewer] = after
            if chance.random() < 0.2:
                assert after[:4] == shown.scene(state, words, viewer)[:4]
                left = {panel: items for panel, items in applied(by_panel(before), before, after).items() if items}
                assert left == by_panel(after)


def test_a_portion_is_never_taken_from_another_viewer_or_language() -> None:
    match = freestone.new("pillars", seats=2, seed=1)
    shown = presentation_of(match.game)
    english, german = (Words(match.game, match.names, language) for language in ("en", "de"))
    first = shown.scene(match.game.redact(match.state, 0), english, 0)
    for words, viewer in ((english, 1), (english, None), (german, 0)):
        other = shown.redraw(first, match.game.redact(match.state, viewer), words, viewer)
        assert other.portions.keys() == first.portions.keys()
        assert not any(portion is first.portions[id] for id, portion in other.portions.items())


@pytest.mark.parametrize("game", GAMES)
def test_a_scene_with_a_twin_in_another_language_is_that_drawn_afresh(game: str) -> None:
    known: list[Scene] = []
    for number, match in enumerate(moments(game, 3, seed=4)):
        shown, state = presentation_of(match.game), match.game.redact(match.state, None)
        if not known:
            words = [Words(match.game, match.names, language, match.pack) for language in ("en", "cs")]
            known = [shown.scene(state, one, None) for one in words]
            continue
        twin = shown.redraw(known[0], state, words[0], None)
        known = [twin, shown.redraw(known[1], state, words[1], None, twin)]
        if number % 9 == 0:
            assert known[1][:4] == shown.scene(state, words[1], None)[:4]


def test_what_a_twin_has_read_is_not_read_again() -> None:
    def read_again() -> list[object]:
        raise AssertionError

    match = freestone.new("pillars", seats=2, seed=1)
    english, german = (Words(match.game, match.names, language) for language in ("en", "de"))
    first = Canvas(match.state, english)
    first.portion("all", lambda: [match.state.seats], lambda: None)
    second = Canvas(match.state, german, twin=Scene([], first.items, portions=first.portions))
    second.portion("all", read_again, lambda: None)
    assert second.portions["all"].source == first.portions["all"].source


@contextmanager
def field_notes(kind: Any) -> Iterator[Callable[[set[str] | None], None]]:
    """Let positions of a kind note which of their fields are read, in the set that is given last."""
    names, notes = {*fields(kind)} - ALWAYS, list[set[str] | None]([None])

    def note(state: Any, name: str) -> Any:
        if notes[0] is not None and name in names:
            notes[0].add(name)
        return object.__getattribute__(state, name)

    def listen(into: set[str] | None) -> None:
        notes[0] = into

    kind.__getattribute__ = note
    try:
        yield listen
    finally:
        del kind.__getattribute__


@pytest.mark.parametrize("game", GAMES)
def test_portions_name_every_field_that_they_are_drawn_from(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A field that is drawn but not among what a portion reads would leave it as it was when the field changes."""
    unnamed = defaultdict[str, set[str]](set)

    def portion(_: Canvas[Any], id: str, reads: Callable[[], Iterable[object]], draw: Callable[[], None]) -> None:
        named, drawn = set[str](), set[str]()
        listen(named)
        list(reads())
        listen(drawn)
        draw()
        listen(None)
        unnamed[id] |= drawn - named

    monkeypatch.setattr(Canvas, "portion", portion)
    for seats in (2, 3, 4):
        for number, match in enumerate(moments(game, seats, seed=seats)):
            viewer = number % (seats + 1) - 1
            if number % 2:
                continue
            words = Words(match.game, match.names, "en", match.pack)
            state = match.game.redact(match.state, None if viewer < 0 else viewer)
            with field_notes(type(state)) as listen:
                presentation_of(match.game).scene(state, words, None if viewer < 0 else viewer)
    assert unnamed
    assert not {id: names for id, names in unnamed.items() if names}
