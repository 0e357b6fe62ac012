"""Encodings: fixed size, named fields, and nothing that the seat may not know."""

from random import Random
from typing import Any

import pytest

import freestone
from freestone.core.game import find
from freestone.encoding import Encoding, encoding_of
from make_encoding import PAGE, page

TABLES = [(game, seats) for game in ("pillars", "kutna_hora") for seats in (2, 3, 4)]


def positions(game: str, seats: int, games: int = 2) -> list[Any]:
    found = []
    for seed in range(games):
        rng, state = Random(seed), freestone.position(game, seats)
        while not state.over:
            found.append(state.copy())
            chance = state.seat == freestone.CHANCE
            freestone.apply(state, freestone.draw(state, rng) if chance else rng.choice(state.options))
        found.append(state)
    return found


@pytest.mark.parametrize("kind", [None, Encoding], ids=["own", "default"])
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_an_encoding_has_one_size_and_reads_no_secret(game: str, seats: int, kind: type[Encoding[Any]] | None) -> None:
    found, rng = find(game), Random(0)
    encoding = kind(found, found.pack(), seats) if kind else encoding_of(found, found.pack(), seats)
    names = [field.name for field in encoding.fields]
    assert len(names) == len(set(names))
    for state in positions(game, seats)[::7]:
        for seat in range(seats):
            encoded = encoding.encode(state, seat)
            assert len(encoded) == encoding.size
            assert list(encoding.decode(encoded)) == names
            redacted = found.redact(state, seat)
            assert encoding.encode(redacted, seat) == encoded
            if state.agenda:
                assert encoding.encode(found.resample(redacted, seat, rng), seat) == encoded


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_the_seat_that_looks_comes_first(game: str, seats: int) -> None:
    found = find(game)
    encoding = encoding_of(found, found.pack(), seats)
    for state in positions(game, seats)[::7]:
        if state.seat is None or state.seat < 0:
            continue
        deciding = encoding.decode(encoding.encode(state, state.seat))["deciding"]
        assert deciding[0] == 1
        other = (state.seat + 1) % seats
        assert encoding.decode(encoding.encode(state, other))["deciding"][-1] == 1


def test_the_page_has_the_fields() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "run .venv/bin/python tests/make_encoding.py"
