"""Scenes of random games for tests, and what is looked at in them."""

import re
from collections.abc import Iterator
from random import Random
from xml.etree import ElementTree as ET

from freestone import Match, new
from freestone.pictures.scene import Scene
from freestone.presentation import presentation_of
from freestone.words import Words

NAMES = ["Ada", '<b>&"', "Clémentine de Saint-Exupéry-Montgolfier", "D"]
IDLE = ("pass", "rest", "leave", "decline")
SETTINGS = {"kutna_hora": {"events": True}}


def words_of(match: Match) -> Words:
    """Return the sentences of a match."""
    return Words(match.game, match.names, pack=match.pack)


def scene_of(match: Match, words: Words, seat: int | None) -> Scene:
    """Return what a seat sees."""
    found = presentation_of(match.game).scene(match.game.redact(match.state, seat), words, seat)
    assert isinstance(found, Scene)
    return found


def positions(game: str, seats: int, seed: int, every: int = 1) -> Iterator[tuple[Match, Words]]:
    """A random game, at every so-manieth decision and at its end; idle choices are rare, so that much happens."""
    match = new(game, seed=seed, names=NAMES[:seats], settings=SETTINGS.get(game, {}))
    words, rng = words_of(match), Random(seed)
    count = 0
    while match.seat is not None:
        if count % every == 0:
            yield match, words
        busy = [choice for choice in match.options if choice.verb not in IDLE]
        match.play(rng.choice(busy if busy and rng.random() < 0.95 else match.options))
        count += 1
    yield match, words


def viewers(match: Match) -> list[int | None]:
    """Return everybody who may look: a watcher and all seats."""
    return [None, *range(len(match.names))]


def sources(scene: Scene) -> Iterator[str]:
    """Yield everything that is drawn."""
    yield from (panel.art for panel in scene.panels)
    yield from (item.art for item in scene.items)


def texts(element: ET.Element, scale: float = 1) -> Iterator[tuple[float, str]]:
    """Yield every text with its size, scaled parts included."""
    factor = re.search(r"scale\(([\d.]+)\)", element.get("transform", ""))
    scale *= float(factor[1]) if factor else 1
    if element.tag.endswith("text"):
        yield scale * float(element.attrib["font-size"]), element.text or ""
    for child in element:
        yield from texts(child, scale)
