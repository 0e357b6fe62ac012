"""The encoding of Pillars: every visible difference that matters shows, in the field of its name, and nowhere else."""

import json
from collections.abc import Iterator
from functools import cache
from itertools import islice
from random import Random
from typing import Any

import pytest

from freestone.core.bag import Bag
from freestone.core.dump import Plain, dump
from freestone.core.state import fields
from freestone.core.step import Step
from freestone.encoding import encoding_of
from freestone.games.pillars import GAME
from freestone.games.pillars.encoding import ASKING
from freestone.games.pillars.state import PillarsState
from freestone.games.pillars.steps.board import HireAtShiring
from freestone.games.pillars.steps.market import Buy, Trade
from freestone.games.pillars.steps.team import Dismiss
from freestone.testing.checks import Table, walk

pytestmark = pytest.mark.heavy
PACK = GAME.pack()
# What follows from the rest, or does not matter any more.
LEFT_OUT = {"seats", "cathedral", "declined", "dismissed"}
NAMES = [name for name in fields(PillarsState) if name not in LEFT_OUT | {"agenda"}]
# All other fields of a position are shown under their own names.
SHOWN_AS = {
    "resource_owner": {"resource_owner", "resources"},
    "last_advantages": {"advantages"},
    "foreseen": {"foreseen", "hidden"},
    # Whoever gets or loses the card that foresees events also sees more or less of them.
    "holder": {"holder", "foreseen", "hidden", "events_left"},
}


@cache
def views(seats: int) -> list[tuple[PillarsState, int]]:
    """Every position of some random games, as one of the seats sees it."""
    table = Table(GAME, seats, GAME.full_settings(seats, {}))
    states = [state.copy() for seed in range(16) for state in walk(table, seed)]
    return [(GAME.redact(state, at % seats), at % seats) for at, state in enumerate(states)]


def encode(state: PillarsState, seat: int) -> bytes:
    return encoding_of(GAME, PACK, state.seats).encode(state, seat)


def decode(state: PillarsState, seat: int) -> dict[str, list[int]]:
    return encoding_of(GAME, PACK, state.seats).decode(encode(state, seat))


def differences(one: dict[str, list[int]], other: dict[str, list[int]]) -> set[str]:
    """The names of the fields in which two decoded positions differ."""
    return {name for name in one if one[name] != other[name]}


def value(state: PillarsState, name: str) -> Any:
    found = getattr(state, name)
    return found.counts if isinstance(found, Bag) else found


def variants(own: Any, others: list[Any]) -> Iterator[Any]:
    """Values that differ from this one in a single place, then others as they are; all of them occur in games."""
    if isinstance(own, list):
        for other in (other for other in others if len(other) == len(own)):
            for at in (at for at in range(len(own)) if other[at] != own[at]):
                yield [*own[:at], other[at], *own[at + 1 :]]
    yield from (other for other in others if other != own)


def changed(state: PillarsState, name: str, variant: Any) -> PillarsState:
    other = state.copy()
    setattr(other, name, Bag(variant) if isinstance(getattr(state, name), Bag) else variant)
    return other


def shows(name: str, own: Any, variant: Any, state: PillarsState, seat: int) -> bool:
    """Whether a seat can and should see this change."""
    if name == "foreseen":
        return variant < 0 or bool(state.lasting(seat, "see_event"))
    return name != "points" or [sum(row) for row in own] != [sum(row) for row in variant]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_visible_change_shows_in_its_field_alone(seats: int) -> None:
    rng, tried = Random(seats), set()
    found = {
        name: list({str(own): own for own in (value(state, name) for state, _ in views(seats))}.values())
        for name in NAMES
    }
    for state, seat in rng.sample(views(seats), 15):
        decoded = decode(state, seat)
        for name in NAMES:
            own, others = value(state, name), rng.sample(found[name], min(5, len(found[name])))
            for variant in islice(variants(own, others), 8):
                if shows(name, own, variant, state, seat):
                    different = differences(decoded, decode(changed(state, name, variant), seat))
                    assert different, f"{name}: {variant} looks like {own}"
                    assert different <= SHOWN_AS.get(name, {name}), name
                    tried.add(name)
    assert tried == set(NAMES), set(NAMES) - tried


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_decision_shows_with_all_that_it_carries(seats: int) -> None:
    steps = {json.dumps(dump(state.agenda[-1])): state.agenda[-1] for state, _ in views(seats) if state.agenda}
    assert {type(step) for step in steps.values()} == {*ASKING}
    state, seat = views(seats)[100]
    below = state.agenda[:-1]
    encoded = {encode(changed(state, "agenda", [*below, step]), seat) for step in steps.values()}
    assert len(encoded) == len(steps)


@pytest.mark.parametrize(
    ("top", "one", "other"),
    [
        (Buy(0, 1), Trade(1, 0), Trade(1, 1)),  # the same seat may trade at two spaces of the market
        (Dismiss(0), HireAtShiring(1, 5), HireAtShiring(1, 6)),  # who comes from Shiring is not on the board any more
        (Dismiss(0), HireAtShiring(1, 5), HireAtShiring(0, 5)),
    ],
)
def test_what_only_the_agenda_knows_shows(top: Step[Any], one: Step[Any], other: Step[Any]) -> None:
    state, seat = views(2)[100]
    first, second = (changed(state, "agenda", [*state.agenda[:-1], below, top]) for below in (one, other))
    assert differences(decode(first, seat), decode(second, seat)) == {"trader" if isinstance(top, Buy) else "arriving"}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_looks_the_same_is_the_same(seats: int) -> None:
    """The rest of the agenda needs no field: it follows from what is encoded."""
    known: dict[tuple[bytes, int], Plain] = {}
    for state, seat in views(seats)[::6]:
        plain = dump(state)
        assert isinstance(plain, dict)
        kept: dict[str, Plain] = {name: plain[name] for name in [*NAMES, "agenda"]}
        kept["points"] = [state.total(each) for each in range(seats)]
        assert known.setdefault((encode(state, seat), seat), kept) == kept
