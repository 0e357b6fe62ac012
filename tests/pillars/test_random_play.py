"""Whatever is chosen, no invariant breaks and the log tells the truth; and random play reaches everything there is."""

from collections import Counter
from importlib import import_module
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from freestone.core.engine import advance, apply
from freestone.core.state import Event, EventKind
from freestone.core.step import CHANCE
from freestone.games.pillars import GAME
from freestone.games.pillars.components import MATERIALS
from freestone.games.pillars.invariants import builders_in_play
from freestone.games.pillars.state import PillarsState
from freestone.games.pillars.steps.market import OpenMarket
from freestone.i18n import message_ids
from freestone.words import Words
from pillars.positions import CRAFTSMAN, PACK

pytestmark = pytest.mark.heavy
STEPS = sorted(path.stem for path in (GAME.folder / "steps").glob("[a-z]*.py"))
MODULES = ["freestone.games.pillars.state", *(f"freestone.games.pillars.steps.{name}" for name in STEPS)]
KINDS = {
    kind.name: kind for name in MODULES for kind in vars(import_module(name)).values() if isinstance(kind, EventKind)
}
GOLD = {"gained-gold": 1, "milled": 1, "paid": -1, "placed": -1, "hired": -1, "bought": -1, "sold": 1}
POINTS = {"scored": 1, "lost-points": -1}
CUBES = {"gained-cubes": 1, "bought": 1, "sold": -1, "returned": -1}
TEAM = {"hired": 1, "dismissed": -1}
ENOUGH = 30
NEVER_OFFERED = {"roll:0", "roll:1"}


def begun(seats: int, start: int | None = None) -> PillarsState:
    """A fresh game that is watched."""
    state = GAME.setup(PACK, seats, {"start": start})
    state.events = []
    advance(state)
    return state


def play(state: PillarsState, pick: int) -> list[Event]:
    """Take one of the options and return what was told."""
    state.events = []
    apply(state, state.options[pick % len(state.options)])
    return state.events


class Books:
    """What a position holds of everything that the log must account for."""

    def __init__(self, state: PillarsState) -> None:
        self.round = state.round
        self.gold = state.gold[:]
        self.points = GAME.scores(state)
        self.cubes = [row[:] for row in state.cubes]
        self.team = [len(team) for team in state.team]
        self.builders = [builders_in_play(state, seat) for seat in range(state.seats)]
        self.workers = [self._workers(state, seat) for seat in range(state.seats)]
        self.before_market = any(isinstance(step, OpenMarket) for step in state.agenda)

    def _workers(self, state: PillarsState, seat: int) -> int:
        owned = [card.workers for card in PACK.resource_cards if state.resource_owner[card.index] == seat]
        return state.workers[seat] + state.mill[seat] + sum(owned)

    def book(self, event: Event) -> None:
        """Change the figures as an event says."""
        seat, kind = event.seat, event.kind.name
        values: dict[str, Any] = dict(zip(event.kind.fields, event.values, strict=True))
        self.gold[seat] += GOLD.get(kind, 0) * values.get("gold", 0)
        self.points[seat] += POINTS.get(kind, 0) * values.get("points", 0)
        self.team[seat] += TEAM.get(kind, 0)
        if kind in CUBES:
            material = MATERIALS.index(values["material"].removeprefix("material-"))
            self.cubes[seat][material] += CUBES[kind] * values["amount"]
        if kind == "worked":
            card = PACK.craftsmen[CRAFTSMAN[values["craftsman"].removeprefix("craftsman-")]]
            for material, needed in enumerate(card.input):
                self.cubes[seat][material] -= needed * values["times"]
            self.gold[seat] -= card.input_gold * values["times"]


def hold_to_the_books(state: PillarsState, pick: int) -> None:
    """Take one option; the log must account for every change of gold, points, cubes and teams, and nothing is lost."""
    books = Books(state)
    for event in play(state, pick):
        books.book(event)
    GAME.check(state)
    after = Books(state)
    if not books.round:
        return
    assert (books.gold, books.points, books.cubes, books.team) == (after.gold, after.points, after.cubes, after.team)
    if books.round == after.round:
        assert books.workers == after.workers, "a worker is lost"
        assert not after.before_market or books.builders == after.builders, "a builder is lost"


@settings(max_examples=60)
@given(
    seats=st.sampled_from([2, 3, 4]),
    start=st.one_of(st.none(), st.sampled_from([0, 1])),
    picks=st.lists(st.integers(0, 29), min_size=60, max_size=450),
)
def test_no_sequence_of_choices_breaks_an_invariant(seats: int, start: int | None, picks: list[int]) -> None:
    """Gold stays within 0..30, points above 0, cubes, cards, workers and builders are conserved, the log is true."""
    state = begun(seats, start)
    for pick in picks:
        if state.over:
            return
        hold_to_the_books(state, pick)


@pytest.mark.parametrize("seed", range(12))
def test_whole_random_games_are_sound(seed: int) -> None:
    """A whole game: every position is sound, there are six rounds and the sheet sums to the score."""
    rng = Random(seed)
    state = begun(2 + seed % 3)
    while not state.over:
        hold_to_the_books(state, rng.randrange(len(state.options)))
    assert state.round == 6
    assert [sum(sheet.values()) for sheet in GAME.score_sheet(state)] == GAME.scores(state)


class Reached:
    """What random games have come across."""

    def __init__(self) -> None:
        self.choices: Counter[str] = Counter()
        self.told: Counter[str] = Counter()
        self.values: set[tuple[str, int | str]] = set()
        self.reasons: Counter[str] = Counter()
        self.words = Words(GAME, ["Anna", "Ben", "Cleo", "Dan"])

    def look(self, state: PillarsState) -> None:
        """Note what is refused now; every refusal has a sentence and none is offered as well."""
        step = state.agenda[-1]
        offered = {choice.text for choice in state.options}
        for refusal in step.refusals(state):
            assert refusal.choice.text not in offered, f"{refusal} is offered"
            self.reasons[refusal.reason] += 1
            if self.reasons[refusal.reason] < ENOUGH:
                assert self.words.refusal(refusal)

    def note(self, events: list[Event]) -> None:
        """Note what has happened; every event has a sentence."""
        for event in events:
            self.told[event.kind.name] += 1
            if self.told[event.kind.name] < ENOUGH:
                assert self.words.event(event)
            self.values |= {(event.kind.name, value) for value in event.values}


@pytest.fixture(scope="module")
def reached() -> Reached:
    """What 150 random games reach; the options taken are random but for passing, which is rarer."""
    found = Reached()
    for seed in range(150):
        rng = Random(seed)
        state = begun(2 + seed % 3)
        while not state.over:
            if state.seat != CHANCE:
                found.look(state)
            pick = rng.randrange(len(state.options))
            if state.options[pick].verb in ("pass", "stop", "finish") and rng.random() < 0.7:
                pick = 0
            found.choices[state.options[pick].text] += 1
            found.note(play(state, pick))
    return found


@pytest.mark.parametrize("card", PACK.craftsmen, ids=lambda card: card.id)
def test_every_craftsman_is_used(reached: Reached, card: Any) -> None:
    """Each craftsman is hired in the supply and at Shiring, works, and is dismissed."""
    if not card.start:
        assert reached.choices[f"hire:{card.id}"]
        assert reached.choices[f"shiring:{card.id}"]
        assert ("hired", card.name) in reached.values
        assert ("untaken", card.name) in reached.values
    assert reached.choices[f"use:{card.id}"]
    assert reached.choices[f"dismiss:{card.id}"]


@pytest.mark.parametrize("card", PACK.advantages, ids=lambda card: card.id)
def test_every_advantage_is_taken(reached: Reached, card: Any) -> None:
    """Each advantage card is revealed, taken, and spent or kept if it can be."""
    assert reached.choices[f"reveal:{card.id}"]
    assert ("got-card", card.name) in reached.values
    if card.when == "once":
        assert reached.choices[f"spend:{card.id}"]


@pytest.mark.parametrize("card", PACK.events, ids=lambda card: card.id)
def test_every_event_happens(reached: Reached, card: Any) -> None:
    """Each event is revealed and foreseen."""
    assert ("happened", card.name) in reached.values
    assert reached.choices[f"foresee:{card.id}"]


def test_every_choice_of_a_card_or_place_is_taken(reached: Reached) -> None:
    """Every resource card is taken and set aside, every place visited, every verb chosen."""
    for card in PACK.resource_cards:
        assert reached.choices[f"take:{card.id}"]
        assert reached.choices[f"aside:{card.id}"]
    for target in PACK.targets:
        assert reached.choices[f"place:{target.id}"]
    verbs = {text.split(":")[0] for text in reached.choices}
    assert verbs == {choice.verb for choice in PACK.vocabulary}
    assert not NEVER_OFFERED & set(reached.choices)


def test_every_kind_of_event_is_told(reached: Reached) -> None:
    """Nothing in the log is dead: random games tell every kind of event."""
    assert len(KINDS) > 30
    assert set(reached.told) == set(KINDS)


def test_every_reason_is_given(reached: Reached) -> None:
    """Every reason of the catalogue is met, and no other."""
    ids = message_ids(GAME.folder / "locale" / "en.ftl")
    assert {f"refusal-{reason}" for reason in reached.reasons} == {id for id in ids if id.startswith("refusal-")}
