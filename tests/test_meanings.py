"""Everything on the table explains itself: in many positions, every item has a sentence that says what it is for."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import freestone
from freestone.core.game import registry
from freestone.core.match import Match
from freestone.pictures.scene import Item
from freestone.presentation import Edition, Presentation, presentation_of
from freestone.words import Words

GAMES = sorted(registry())
# Drawing is what takes time: every so many entries, and whenever something is asked for the first time.
EVERY = 9


def matches(game: str) -> Iterator[Match]:
    """A random match for each number of players, and that of the rulebook, in which people would know what they do."""
    for seats in registry()[game].seat_counts:
        match, chance = freestone.new(game, seats=seats, seed=seats), Random(seats)
        while match.seat is not None:
            match.play(chance.choice(match.options))
        yield match
    known = Edition(presentation_of(registry()[game])).match
    if known:
        yield known


def items(match: Match) -> Iterator[Item]:
    """Everything that the players whose turn it was saw on the table in some positions of a match."""
    presentation, words, asked = presentation_of(match.game), Words(match.game, match.names), set[str]()
    for position in match.positions():
        state = position.state
        kind = state.agenda[-1].kind if state.agenda else ""
        if position.entry % EVERY == 0 or kind not in asked:
            seat = state.seat if state.seat is not None and state.seat >= 0 else None
            yield from presentation.scene(match.game.redact(state, seat), words, seat).items
        asked.add(kind)


@pytest.mark.parametrize("game", GAMES)
def test_every_thing_on_the_table_has_a_sentence(game: str) -> None:
    title = registry()[game]
    sentences = presentation_of(title).sentences(Words(title, []))
    used = set()
    for item in {item.id: item for match in matches(game) for item in items(match)}.values():
        starts = [start for start in sentences if item.id.startswith(start)]
        assert starts, f"nothing says what {item.id} ({item.name}) is for"
        used.add(max(starts, key=len))
    assert sentences.keys() == used


def test_a_plain_table_explains_itself_too() -> None:
    match = freestone.new("pillars", seats=2, seed=1)
    plain: Presentation[Any] = Presentation(match.game)
    words = Words(match.game, match.names)
    starts = tuple(plain.sentences(words))
    for seat in (None, match.seat):
        assert all(item.id.startswith(starts) for item in plain.scene(match.state, words, seat).items)


@pytest.mark.parametrize("game", GAMES)
def test_sentences_are_short_and_say_more_than_numbers(game: str) -> None:
    title = registry()[game]
    for start, sentence in presentation_of(title).sentences(Words(title, [])).items():
        assert sentence.endswith("."), start
        assert sentence.count(".") == 1 + sentence.count("St."), f"{start}: more than one sentence"
        assert len(sentence) <= 90, f"{start}: {len(sentence)} letters"
