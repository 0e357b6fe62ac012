"""What holds in every position of The Pillars of the Earth; tests and `freestone check` assert it."""

from freestone.games.pillars.components import METAL
from freestone.games.pillars.state import ASIDE, NONE, PillarsState
from freestone.games.pillars.steps.board import HireAtShiring
from freestone.games.pillars.steps.builders import NextBuilder, drawn_owner
from freestone.games.pillars.steps.setup import FillSupply, RevealAdvantage, SetAside
from freestone.games.pillars.steps.supply import EndSupply
from freestone.games.pillars.steps.team import Dismiss


def check(state: PillarsState) -> None:
    """Assert every invariant: gold, points, cubes, workers, builders and cards."""
    _check_wealth(state)
    _check_workers(state)
    _check_builders(state)
    _check_craftsmen(state)
    _check_cards(state)


def _check_wealth(state: PillarsState) -> None:
    """Assert the limits of gold, points and cubes; nobody begins a round with more cubes than may be kept."""
    pack, losses = state.pack, (state.pack.event_source, state.pack.tax_source)
    assert all(0 <= gold <= pack.gold_limit for gold in state.gold), f"gold {state.gold}"
    for sheet in state.points:
        assert sum(sheet) >= 0, f"points {sheet}"
        # Only events and taxes take points away.
        assert all(points >= 0 or source in losses for source, points in enumerate(sheet)), f"points {sheet}"
    assert all(cubes >= 0 for row in state.cubes for cubes in row), f"cubes {state.cubes}"
    assert all(0 <= state.market[kind] <= pack.market_cubes[kind] for kind in range(METAL)), f"market {state.market}"
    assert state.court_metal in (0, 1)
    if state.is_ahead(EndSupply):
        assert all(sum(row) <= pack.keep_cubes for row in state.cubes), f"cubes {state.cubes} were kept"


def _check_workers(state: PillarsState) -> None:
    """Assert that every worker is free, at work or in the mill, and that grey ones have one owner."""
    pack = state.pack
    extra = pack.castle_workers + sum(amount for _, amount in pack.lasting["workers"])
    for seat in range(state.seats if state.round else 0):
        at_work = sum(card.workers for card in state.resources_of(seat))
        workers = state.workers[seat] + state.mill[seat] + at_work
        assert min(state.workers[seat], state.mill[seat]) >= 0
        assert pack.workers <= workers <= pack.workers + extra, f"seat {seat} has {workers} workers"
    assert sum(state.grey) in (0, pack.castle_workers), f"grey workers {state.grey}"
    assert state.resource_owner.count(ASIDE) >= 2 or state.is_ahead(SetAside), "more than seven resource cards"


def _check_builders(state: PillarsState) -> None:
    """Assert that no builder is counted twice: in the bag, just drawn, waiting or on the board."""
    for seat in range(state.seats):
        builders = builders_in_play(state, seat)
        assert builders <= state.pack.master_builders, f"seat {seat} has {builders} builders"
    assert len(state.declined) == len(state.waiting), "a builder waits without having declined"
    # A builder that costs nothing must be placed (P3.5).
    assert 0 not in state.declined, "a free builder waits"
    for target in state.pack.targets:
        taken = [state.spaces[space] != NONE for space in target.spaces]
        # At the market builders leave one by one, in any order (P4.10).
        assert target.place.id == "market" or taken == sorted(taken, reverse=True), f"gap at {target.id}"
    assert state.is_ahead(NextBuilder) or not (state.bag.total or state.waiting), "a builder was left out"


def builders_in_play(state: PillarsState, seat: int) -> int:
    """Return how many builders of a seat are in the bag, just drawn, waiting or on the board."""
    drawn = int(drawn_owner(state) == seat)
    return state.bag.counts[seat] + drawn + state.waiting.count(seat) + state.spaces.count(seat)


def _check_craftsmen(state: PillarsState) -> None:
    """Assert that every craftsman is in one place only, and that no team is too large."""
    pack = state.pack
    coming = [step.card for step in state.agenda if isinstance(step, HireAtShiring)]
    teams = [card for team in state.team for card in team]
    everywhere = [*teams, *state.supply, *state.shiring, *coming, *state.dismissed]
    # Every seat begins with the same starting craftsmen; all others exist once.
    unique = [card for card in everywhere if card not in pack.starting]
    assert len(unique) == len(set(unique)), "a craftsman is in two places"
    laid_out = [card for number in range(1, state.round + 1) for card in pack.of_round[number]]
    assert set(unique) <= set(laid_out), "a craftsman came too early"
    if state.is_ahead(FillSupply):
        laid_out = [card for card in laid_out if card not in pack.of_round[state.round]]
    assert set(laid_out) <= set(unique), "a craftsman is lost"
    assert all(everywhere.count(card) == state.seats for card in pack.starting), "a starting craftsman is lost"
    dismissing = [step.seat for step in state.agenda if isinstance(step, Dismiss)]
    for seat, team in enumerate(state.team):
        # One more than allowed while a dismissal is due (P2.4).
        assert len(set(team)) == len(team) <= state.craftsman_limit(seat) + dismissing.count(seat)


def _check_cards(state: PillarsState) -> None:
    """Assert that two advantage cards and one event come each round, and that each card is in one place only."""
    for card in state.pack.advantages:
        left = state.advantages.counts[card.index] + state.last_advantages.counts[card.index]
        held = int(state.holder[card.index] != NONE)
        assert left + state.kingsbridge.count(card.index) + held <= 1, f"{card.id} is in two places"
        assert not held or card.when != "now", f"{card.id} was kept"
    pending = sum(isinstance(step, RevealAdvantage) for step in state.agenda)
    left = state.advantages.total + state.last_advantages.total
    assert left == len(state.pack.advantages) - 2 * state.round + pending, "an advantage card is lost"
    past, known = max(state.round - 1, 0), int(state.event != NONE or state.foreseen >= 0)
    assert state.events_left.counts.count(0) == past + known, "an event is lost"
    bad = state.event != NONE and not state.pack.events[state.event].good
    assert bad or not any(state.protected), "protected from nothing"
    assert state.cathedral == (state.round if state.over else past), "the cathedral has gaps"
