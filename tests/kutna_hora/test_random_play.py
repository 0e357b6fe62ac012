"""Whatever is chosen, no invariant breaks and the log tells the truth; and random play reaches everything there is."""

from collections import Counter
from importlib import import_module
from pkgutil import iter_modules
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from freestone.core.choice import Choice
from freestone.core.engine import advance, apply
from freestone.core.preview import preview
from freestone.core.state import Event, EventKind
from freestone.core.step import CHANCE
from freestone.games.kutna_hora import GAME, effects, steps
from freestone.games.kutna_hora import state as position
from freestone.games.kutna_hora.names import ACTIONS, COMMODITIES, KINDS, NONE
from freestone.games.kutna_hora.state import KutnaHoraState
from freestone.games.kutna_hora.steps.end_of_game import own_buildings
from freestone.i18n import message_ids
from kutna_hora.positions import PACK

pytestmark = pytest.mark.heavy
MODULES = [
    position,
    effects,
    *(import_module(f"{steps.__name__}.{found.name}") for found in iter_modules(steps.__path__)),
]
KIND_NAMES = {kind.name for module in MODULES for kind in vars(module).values() if isinstance(kind, EventKind)}
PRICED = ("hired-miners", "dug", "took-rights", "claimed", "built", "seated")
GROSCHEN = {"earned": ("groschen", 1), "tax-paid": ("groschen", -1), **dict.fromkeys(PRICED, ("price", -1))}
POINTS = {"scored": 1, "lost-points": -1}
REPUTATION = {"gained-reputation", "lost-reputation"}
SELDOM = {"rest": 1, "leave": 12, "decline": 12, "remove": 60, "tax": 40}
OFTEN = {"building": 300, "barbara": 400, "rights": 100, "plot": 100, "mine": 90, "income": 80, "joker": 60}
RARE_REASONS = {
    "no-house-left",
    "no-action-possible",
    "no-house-at-all",
    "no-free-square",
    "no-tile-left",
    "no-mine-tile",
    "no-open-space",
}


def begun(seats: int, *, events: bool = False, first_game: bool = False, start: int | None = None) -> KutnaHoraState:
    """A fresh game that is watched."""
    settings = {"events": events, "first_game": first_game, "start": start}
    state = GAME.setup(PACK, seats, GAME.full_settings(seats, settings))
    state.events = []
    advance(state)
    return state


def play(state: KutnaHoraState, choice: Choice) -> list[Event]:
    """Take one of the options and return what was told."""
    state.events = []
    apply(state, choice)
    return state.events


class Books:
    """What a position holds of everything that the log must account for."""

    def __init__(self, state: KutnaHoraState) -> None:
        self.groschen = state.groschen[:]
        self.points = GAME.scores(state)
        self.reputation = state.reputation[:]
        self.production = state.production[:]
        self.prices = state.prices()
        self.levels = state.levels[:]
        self.arms = state.arms[:]
        self.tax = state.tax
        self.pelicans = state.pelicans[:]
        self.used = state.used_pelicans[:]
        self.slots = [len(tiles) for tiles in state.slots]
        self.markers = state.markers[:]
        self.buildings = [len(own_buildings(state, seat)) for seat in range(state.seats)]
        self.mines = [state.miners.count(seat) for seat in range(state.seats)]
        self.discarded = len(state.discarded)
        self.barbara = state.barbara
        self.technology = state.technology
        self.start = state.start

    def book(self, event: Event) -> None:
        """Change the figures as an event says."""
        seat, kind = event.seat, event.kind.name
        values: dict[str, Any] = dict(zip(event.kind.fields, event.values, strict=True))
        if kind in GROSCHEN:
            field, sign = GROSCHEN[kind]
            self.groschen[seat] += sign * values[field]
        self.points[seat] += POINTS.get(kind, 0) * values.get("points", 0)
        if kind in REPUTATION:
            self.reputation[seat] = values["reputation"]
        self._book_market(kind, values)
        self._book_pieces(seat, kind, values)

    def _book_market(self, kind: str, values: dict[str, Any]) -> None:
        commodity = COMMODITIES.index(values["commodity"].removeprefix("commodity-")) if "commodity" in values else NONE
        if kind == "price-changed":
            assert self.prices[commodity] == values["before"]
            self.prices[commodity] = values["price"]
        elif kind == "deck-advanced":
            deck = ("deck-population", "deck-ore").index(values["deck"])
            self.levels[deck] += values["amount"]
            assert self.levels[deck] == values["level"]
        elif kind == "arm-moved":
            self.arms[commodity] += 1
            assert self.arms[commodity] == values["position"]
        elif kind == "tax-rose":
            self.tax += values["amount"]
        elif kind in ("barbara-turned", "barbara-flipped"):
            self.barbara += 1
        elif kind == "tile-discarded":
            self.discarded += 1
        elif kind == "technology-rose":
            self.technology += 1

    def _book_pieces(self, seat: int, kind: str, values: dict[str, Any]) -> None:
        if kind == "production-rose":
            commodity = COMMODITIES.index(values["commodity"].removeprefix("commodity-"))
            self.production[seat * KINDS + commodity] += values["amount"]
            assert self.production[seat * KINDS + commodity] == values["production"]
        elif kind == "gained-pelicans":
            self.pelicans[seat] += values["count"]
        elif kind == "pelican-used":
            self.pelicans[seat] -= 1
            self.used[seat] += 1
        elif kind == "took-rights":
            self.slots[seat] += 1
        elif kind == "claimed":
            self.markers[seat] += 1
        elif kind == "dug":
            self.mines[seat] += 1
        elif kind == "built":
            self.slots[seat] -= 1
            self.markers[seat] -= 1
            tile = next(tile for tile in PACK.tiles if tile.name == values["building"])
            self.buildings[seat] += tile.guild != NONE
        elif kind in ("starts", "new-start"):
            self.start = seat


def hold_to_the_books(state: KutnaHoraState, choice: Choice) -> None:
    """Take one option; the log must account for every change, the position is sound and no symbol waits to act."""
    books, setting_up = Books(state), not state.round
    for event in play(state, choice):
        books.book(event)
    GAME.check(state)
    if not setting_up:
        assert vars(books) == vars(Books(state))
    if state.seat not in (None, CHANCE):
        waiting = [commodity for commodity in range(1, KINDS) if state.town_wants(commodity)]
        assert not waiting, "the town should have built (K3.3)"


@settings(max_examples=50)
@given(
    seats=st.sampled_from([2, 3, 4]),
    events=st.booleans(),
    first_game=st.booleans(),
    start=st.one_of(st.none(), st.sampled_from([0, 1])),
    picks=st.lists(st.integers(0, 59), min_size=60, max_size=400),
)
def test_no_sequence_of_choices_breaks_an_invariant(
    seats: int, events: bool, first_game: bool, start: int | None, picks: list[int]
) -> None:
    """Groschen, tiles, mines, houses, miners, patricians and production are conserved, and the log is true."""
    state = begun(seats, events=events, first_game=first_game, start=start)
    for pick in picks:
        if state.over:
            return
        hold_to_the_books(state, state.options[pick % len(state.options)])


def eager(state: KutnaHoraState, rng: Random) -> Choice:
    """Choose like a player who likes to get on with it; chance is fair."""
    if state.seat == CHANCE:
        return rng.choices(state.options, state.agenda[-1].odds(state))[0]
    return rng.choices(state.options, [liking(choice) for choice in state.options])[0]


def liking(choice: Choice) -> int:
    """How much an eager player likes a choice: buildings and St. Barbara first, guild tiles rather than public ones."""
    if choice.verb in ("play", "action"):
        return OFTEN[choice.noun.split("-")[-1]]
    if choice.verb in ("rights", "build") and PACK.tile_guild[choice.value] != NONE:
        return 400
    return SELDOM.get(choice.verb, 60)


@pytest.mark.parametrize("seed", range(12))
def test_whole_random_games_are_sound(seed: int) -> None:
    """A whole game: every position is sound, the rounds are counted and the sheet sums to the score."""
    rng = Random(seed)
    state = begun(2 + seed % 3, events=seed % 2 == 0, first_game=seed % 4 == 0)
    while not state.over:
        hold_to_the_books(state, eager(state, rng) if seed % 3 else rng.choice(state.options))
    assert state.round == state.track.rounds == (5 if state.seats == 4 else 6)
    assert [sum(sheet.values()) for sheet in GAME.score_sheet(state)] == GAME.scores(state)
    assert GAME.winners(state)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(100, 400))
def test_many_random_games_are_sound(seed: int) -> None:
    """The same for many games."""
    test_whole_random_games_are_sound(seed)


class Reached:
    """What random games have come across."""

    def __init__(self) -> None:
        self.choices: Counter[str] = Counter()
        self.told: Counter[str] = Counter()
        self.values: Counter[tuple[str, int | str]] = Counter()
        self.reasons: Counter[str] = Counter()

    def look(self, state: KutnaHoraState) -> None:
        """Note what is refused now; none is offered as well, and none twice."""
        refusals = state.agenda[-1].refusals(state)
        refused = [refusal.choice for refusal in refusals]
        assert len(set(refused)) == len(refused)
        assert not set(state.options).intersection(refused)
        self.reasons.update(refusal.reason for refusal in refusals)

    def note(self, events: list[Event]) -> None:
        """Note what has happened."""
        for event in events:
            self.told[event.kind.name] += 1
            self.values.update((event.kind.name, value) for value in event.values)


@pytest.fixture(scope="module")
def reached() -> Reached:
    """What 200 games of eager players reach; in some of them they are rich, in some poor, in some pious."""
    found = Reached()
    for seed in range(200):
        rng = Random(seed)
        state = begun(2 + seed % 3, events=seed % 2 == 0)
        state.groschen = [groschen + (-40, 0, 200, 400)[seed % 4] for groschen in state.groschen]
        state.pelicans = [(0, 2, 0, 0, 6)[seed % 5]] * state.seats
        while not state.over:
            if state.seat != CHANCE:
                found.look(state)
            choice = eager(state, rng)
            found.choices[choice.text] += 1
            found.note(play(state, choice))
    return found


@pytest.mark.parametrize("tile", PACK.tiles, ids=lambda tile: tile.id)
def test_every_tile_is_taken_and_built(reached: Reached, tile: Any) -> None:
    """Each building is turned up, its rights are taken and it is built."""
    assert reached.choices[f"reveal:{tile.id}"]
    assert reached.choices[f"rights:{tile.id}"]
    assert reached.choices[f"build:{tile.id}"]


@pytest.mark.parametrize("tile", PACK.mine_tiles, ids=lambda tile: tile.id)
def test_every_mine_tile_is_dug(reached: Reached, tile: Any) -> None:
    """Each mine tile is drawn and dug."""
    assert reached.choices[f"draw:{tile.id}"]
    assert reached.values[("dug", tile.name)]


@pytest.mark.parametrize("tile", PACK.technology_mines, ids=lambda tile: tile.id)
def test_every_technology_tile_is_dug_and_removed(reached: Reached, tile: Any) -> None:
    """Each technology tile is dug in some game and removed in another."""
    assert reached.values[("dug", tile.name)]
    assert reached.values[("scrapped", tile.name)]


@pytest.mark.parametrize("card", PACK.events, ids=lambda card: card.id)
def test_every_event_happens(reached: Reached, card: Any) -> None:
    """Each event is revealed and happens; awards are earned."""
    assert reached.choices[f"event:{card.id}"]
    assert reached.values[("event-happened", card.name)]
    if card.measure:
        assert reached.values[("awarded", card.name)]


@pytest.mark.parametrize("tile", PACK.barbara_tiles, ids=lambda tile: tile.name)
def test_every_cathedral_tile_is_used_and_flipped(reached: Reached, tile: Any) -> None:
    """Each tile of St. Barbara is used with a pelican and, in other games, flipped by a building."""
    assert reached.values[("pelican-used", tile.name)]
    assert reached.values[("barbara-flipped", tile.name)]
    assert reached.values[("pelican-used", "barbara-complete")]


def test_every_setup_card_half_and_action_is_chosen(reached: Reached) -> None:
    """Setup cards, sets, both halves of every action card, resting, and every action of the Joker."""
    for verb in (
        "mine-card",
        "guild-card",
        "set",
        "guild",
        "play",
        "rest",
        "action",
        "patrician",
        "convert",
        "house",
        "tax",
    ):
        texts = [choice.text for choice in PACK.vocabulary if choice.verb == verb]
        assert all(reached.choices[text] for text in texts), [text for text in texts if not reached.choices[text]]
    assert len(ACTIONS) == 7


def test_every_verb_is_chosen(reached: Reached) -> None:
    """Nothing in the vocabulary is dead."""
    assert {text.split(":")[0] for text in reached.choices} == {choice.verb for choice in PACK.vocabulary}


def test_every_kind_of_event_is_told(reached: Reached) -> None:
    """Nothing in the log is dead: random games tell every kind of event."""
    assert len(KIND_NAMES) > 40
    assert set(reached.told) == KIND_NAMES


def test_every_reason_is_given(reached: Reached) -> None:
    """Every reason of the catalogue is met but for the rarest, which have constructed positions (K2, K4 to K7)."""
    ids = message_ids(GAME.folder / "locale" / "en.ftl")
    known = {id.removeprefix("refusal-") for id in ids if id.startswith("refusal-")}
    assert set(reached.reasons) <= known
    assert known - set(reached.reasons) <= RARE_REASONS


def test_stated_prices_are_what_previews_and_purses_say() -> None:
    """K2.4: what the sentence of an option calls its price is what its preview takes away, and what is paid."""
    checked: Counter[str] = Counter()
    for seed in range(12):
        rng, state = Random(seed), begun(2 + seed % 3, events=True)
        while not state.over:
            if state.seat != CHANCE:
                for choice in state.options:
                    checked.update(_priced(state, choice))
            apply(state, eager(state, rng))
    assert checked.keys() == {"rights", "plot", "build", "mine"}
    assert min(checked.values()) > 100


def _priced(state: KutnaHoraState, choice: Choice) -> list[str]:
    """Compare the stated price of an option with its preview; return the verb if it states one."""
    terms = state.agenda[-1].option_terms(state, choice)
    if "price" not in terms or choice.verb in ("decline", "remove"):
        return []
    price, changes = terms["price"], preview(GAME, state, choice).changes()
    assert isinstance(price, int)
    assert changes.get("groschen", (0, 0)) == (-price, -price), f"{choice.text} at {price}: {changes}"
    if "each" in terms and terms["quantity"]:
        assert price == int(terms["quantity"]) * int(terms["each"])
    return [choice.verb]
