"""The encoding of Kutná Hora: everything that can be seen is in it, and every field says what it promises."""

from collections.abc import Iterator
from functools import cache
from importlib import import_module
from inspect import getmembers, isclass
from pkgutil import iter_modules
from random import Random

import pytest

import freestone
from freestone.bots.greedy import GreedyBot
from freestone.core.bag import Bag
from freestone.core.dump import digest
from freestone.core.game import find
from freestone.core.state import fields
from freestone.core.step import CHANCE, Step
from freestone.encoding import Encoding, encoding_of
from freestone.games.kutna_hora import steps
from freestone.games.kutna_hora.ahead import ASKING
from freestone.games.kutna_hora.names import KINDS, NONE, SOURCE_COUNT
from freestone.games.kutna_hora.state import KutnaHoraState

pytestmark = pytest.mark.heavy
SEATS = [2, 3, 4]
# What the rest of the table tells: tiles that are nowhere else, production that is counted already, houses that are
# neither on a board nor in town, and the card whose sets are listed while they are picked.
TOLD_ELSEWHERE = {"seats", "agenda", "discarded", "granted", "lost_houses", "guild_card"}


def encoding(seats: int) -> Encoding[KutnaHoraState]:
    game = find("kutna_hora")
    return encoding_of(game, game.pack(), seats)


@cache
def random_positions(seats: int) -> list[KutnaHoraState]:
    found = []
    for seed in range(3):
        rng, state = (
            Random(seed),
            freestone.position("kutna_hora", seats, {"events": seed != 1, "first_game": seed == 2}),
        )
        assert isinstance(state, KutnaHoraState)
        while not state.over:
            found.append(state.copy())
            freestone.apply(state, freestone.draw(state, rng) if state.seat == CHANCE else rng.choice(state.options))
        found.append(state)
    return found


@cache
def greedy_positions(seats: int) -> list[KutnaHoraState]:
    match, bot = freestone.new("kutna_hora", seats=seats, seed=1), GreedyBot(1)
    while match.seat is not None:
        match.play(bot.choose(match.seen()))
    return [position.state.copy() for position in match.positions()]


@pytest.mark.parametrize("seats", SEATS)
def test_positions_that_differ_get_different_bytes(seats: int) -> None:
    known: dict[bytes, str] = {}
    for state in random_positions(seats) + greedy_positions(seats):
        encoded, found = encoding(seats).encode(state, 0), digest(state)
        assert known.setdefault(encoded, found) == found


def changes(state: KutnaHoraState, name: str) -> Iterator[KutnaHoraState]:
    """Copies of a position in which one field is different, whether or not the rules allow it."""
    value = getattr(state, name)
    if isinstance(value, Bag):
        if value.empty:
            return
        value = value.copy()
        value.remove(value.kinds()[0])
    elif isinstance(value, bool):
        value = not value
    elif isinstance(value, int):
        value += 1 if value < 1 else -1
    elif name == "slots":
        value = [[1], *value[1:]] if value[0] != [1] else [[], *value[1:]]
    elif name == "tops":
        value = [NONE if tile == max(value) else tile for tile in value]
    elif name in ("drawn", "scrapped"):
        value = value[1:]
    else:
        at = next((at for at in range(len(value)) if value[at] != value[0]), None)
        value = list(value)
        if at is None:
            value[0] += 1
        else:
            value[0], value[at] = value[at], value[0]
        value = type(getattr(state, name))(value)
    if value != getattr(state, name):
        other = state.copy()
        setattr(other, name, value)
        yield other


@pytest.mark.parametrize("seats", SEATS)
def test_whatever_changes_on_the_table_changes_the_bytes(seats: int) -> None:
    names = [name for name in fields(KutnaHoraState) if name not in TOLD_ELSEWHERE]
    tried = set()
    for state in random_positions(seats)[::23]:
        before = [encoding(seats).encode(state, seat) for seat in range(seats)]
        for name in names:
            for other in changes(state, name):
                tried.add(name)
                assert all(encoding(seats).encode(other, seat) != before[seat] for seat in range(seats)), name
    assert tried >= set(names) - {"scrapped", "drawn"}


def test_every_step_that_asks_is_a_question() -> None:
    modules = [import_module(f"{steps.__name__}.{module.name}") for module in iter_modules(steps.__path__)]
    kinds = {kind for module in modules for _, kind in getmembers(module, isclass) if issubclass(kind, Step)}
    assert {kind for kind in kinds if kind.options is not Step.options} == set(ASKING)


@pytest.mark.parametrize("seats", SEATS)
def test_fields_say_what_lies_on_the_table(seats: int) -> None:
    for state in greedy_positions(seats)[::9]:
        for seat in range(seats):
            order = [(seat + after) % seats for after in range(seats)]
            found = encoding(seats).decode(encoding(seats).encode(state, seat))
            squares, spaces = state.side.town.squares, state.side.mines.spaces
            tiles = range(len(state.pack.tiles))
            assert found["groschen"] == [state.groschen[other] for other in order]
            assert found["income"] == [state.income(other) for other in order]
            assert found["reputation"] == [state.reputation[other] for other in order]
            assert found["prices"] == state.prices()
            assert found["points"] == by_seat(state.sheet, order, SOURCE_COUNT)
            assert found["production"] == by_seat(state.production, order, KINDS)
            assert found["hand"] == by_seat(state.hand, order, len(state.pack.cards))
            assert found["owner"] == [int(state.owners[square] == other) for other in order for square in squares]
            assert found["miner"] == [int(state.miners[space] == other) for other in order for space in spaces]
            assert found["held"] == [int(tile in state.slots[other]) for other in order for tile in tiles]
            assert found["built"] == [int(tile in state.town) for tile in tiles]
            assert found["near"] == [state.near[square] for square in squares]
            stars = [0 if state.mines[at] == NONE else state.pack.mine_stars[state.mines[at]] for at in spaces]
            assert found["stars"] == stars
            assert found["step"] == [int(state.over is False and type(state.agenda[-1]) is kind) for kind in ASKING]


def by_seat(values: list[int], order: list[int], width: int) -> list[int]:
    return [value for seat in order for value in values[seat * width : (seat + 1) * width]]
