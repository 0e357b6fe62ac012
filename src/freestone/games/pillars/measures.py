"""Figures of a position: for previews, charts, reports and the score sheet."""

from freestone.core.step import Step
from freestone.games.pillars.components import MATERIALS, METAL
from freestone.games.pillars.state import ASIDE, NONE, PillarsState
from freestone.games.pillars.steps.board import HireAtShiring
from freestone.games.pillars.steps.builders import KeepOrRedraw, NextBuilder, Place, PlaceWaiting
from freestone.games.pillars.steps.setup import FillSupply, RevealAdvantage, SetAside
from freestone.games.pillars.steps.supply import EndSupply
from freestone.games.pillars.steps.team import Dismiss


def measures(state: PillarsState, seat: int) -> dict[str, int]:
    """Return what a preview compares for one seat."""
    cubes = dict(zip(MATERIALS, state.cubes[seat], strict=True))
    due = dict.fromkeys([f"{material}_due" for material in MATERIALS[:METAL]], 0)
    for card in state.pack.resource_cards:
        if state.resource_owner[card.index] == seat:
            due[f"{MATERIALS[card.material]}_due"] += card.cubes + state.cubes_per_card[seat]
    return {
        "gold": state.gold[seat],
        "points": state.total(seat),
        "workers": state.workers[seat],
        **cubes,
        **due,
        "craftsmen": len(state.team[seat]),
        "advantages": state.holder.count(seat),
    }


def score_sheet(state: PillarsState) -> list[dict[str, int]]:
    """Return the points of every seat by source, sources without points included."""
    return [dict(zip(state.pack.sources, row, strict=True)) for row in state.points]


def winners(state: PillarsState) -> list[int]:
    """P5.1: most points, then most gold, then shared."""
    ranks = [(state.total(seat), state.gold[seat]) for seat in range(state.seats)]
    return [seat for seat in range(state.seats) if ranks[seat] == max(ranks)]


def check(state: PillarsState) -> None:
    """Assert every invariant: gold, points, cubes, workers, builders and cards."""
    _check_wealth(state)
    _check_workers(state)
    _check_builders(state)
    _check_craftsmen(state)
    _check_advantages(state)
    _check_events(state)


def _is_ahead(state: PillarsState, step: type[Step[PillarsState]]) -> bool:
    """Whether a step of this round is still to come."""
    return any(isinstance(one, step) for one in state.agenda)


def _check_wealth(state: PillarsState) -> None:
    """Assert the limits of gold, points and cubes; nobody begins a round with more cubes than may be kept."""
    pack = state.pack
    assert all(0 <= gold <= pack.gold_limit for gold in state.gold), f"gold {state.gold}"
    for seat, sheet in enumerate(state.points):
        assert state.total(seat) >= 0, f"points {sheet}"
        losses = [pack.event_source, pack.tax_source]
        assert all(points >= 0 or source in losses for source, points in enumerate(sheet)), f"points {sheet}"
    assert all(cubes >= 0 for row in state.cubes for cubes in row), f"cubes {state.cubes}"
    assert all(0 <= state.market[kind] <= pack.market_cubes[kind] for kind in range(METAL)), f"market {state.market}"
    assert state.court_metal in (0, 1)
    if _is_ahead(state, EndSupply):
        assert all(sum(row) <= pack.keep_cubes for row in state.cubes), f"cubes {state.cubes} were kept"


def _check_workers(state: PillarsState) -> None:
    """Assert that every worker is free, at work or in the mill, and that grey ones have one owner."""
    pack = state.pack
    extra = pack.castle_workers + sum(amount for _, amount in pack.lasting.get("workers", []))
    for seat in range(state.seats if state.round else 0):
        committed = sum(card.workers for card in pack.resource_cards if state.resource_owner[card.index] == seat)
        workers = state.workers[seat] + state.mill[seat] + committed
        assert min(state.workers[seat], state.mill[seat]) >= 0
        assert pack.workers <= workers <= pack.workers + extra, f"seat {seat} has {workers} workers"
    assert sum(state.grey) in (0, pack.castle_workers), f"grey workers {state.grey}"
    assert state.resource_owner.count(ASIDE) >= 2 or _is_ahead(state, SetAside), "more than seven resource cards"


def _check_builders(state: PillarsState) -> None:
    """Assert that no builder is counted twice: in the bag, just drawn, waiting or on the board."""
    for seat in range(state.seats):
        builders = builders_in_play(state, seat)
        assert builders <= state.pack.master_builders, f"seat {seat} has {builders} builders"
    assert len(state.declined) == len(state.waiting), "a builder waits without having declined"
    assert 0 not in state.declined, "a free builder waits"
    for target in state.pack.targets:
        taken = [state.spaces[space] != NONE for space in target.spaces]
        assert target.place.id == "market" or taken == sorted(taken, reverse=True), f"gap at {target.id}"
    assert _is_ahead(state, NextBuilder) or not (state.bag.total or state.waiting), "a builder was left out"


def builders_in_play(state: PillarsState, seat: int) -> int:
    """Return how many builders of a seat are in the bag, just drawn, waiting or on the board."""
    drawn = 0
    for step in state.agenda:
        if isinstance(step, KeepOrRedraw):
            drawn += step.owner == seat
        elif isinstance(step, Place | PlaceWaiting):
            drawn += step.seat == seat
    return state.bag.counts[seat] + drawn + state.waiting.count(seat) + state.spaces.count(seat)


def _check_craftsmen(state: PillarsState) -> None:
    """Assert that every craftsman is in one place only, and that no team is too large."""
    pack = state.pack
    coming = [step.card for step in state.agenda if isinstance(step, HireAtShiring)]
    teams = [card for team in state.team for card in team]
    everywhere = [*teams, *state.supply, *state.shiring, *coming, *state.dismissed]
    unique = [card for card in everywhere if card not in pack.starting]
    assert len(unique) == len(set(unique)), "a craftsman is in two places"
    laid_out = [card for number in range(1, state.round + 1) for card in pack.of_round[number]]
    assert set(unique) <= set(laid_out), "a craftsman came too early"
    if _is_ahead(state, FillSupply):
        laid_out = [card for card in laid_out if card not in pack.of_round[state.round]]
    assert set(laid_out) <= set(unique), "a craftsman is lost"
    for card in pack.starting:
        assert everywhere.count(card) == state.seats, "a starting craftsman is lost"
    dismissing = [step.seat for step in state.agenda if isinstance(step, Dismiss)]
    for seat, team in enumerate(state.team):
        assert len(set(team)) == len(team) <= state.craftsman_limit(seat) + dismissing.count(seat)


def _check_advantages(state: PillarsState) -> None:
    """Assert that every advantage card is in one place only, two a round, and that only lasting ones are kept."""
    for card in state.pack.advantages:
        left = state.advantages.counts[card.index] + state.last_advantages.counts[card.index]
        shown = state.kingsbridge.count(card.index)
        held = int(state.holder[card.index] != NONE)
        assert left + shown + held <= 1, f"{card.id} is in two places"
        assert not held or card.when != "now", f"{card.id} was kept"
    pending = sum(isinstance(step, RevealAdvantage) for step in state.agenda)
    left = state.advantages.total + state.last_advantages.total
    assert left == len(state.pack.advantages) - 2 * state.round + pending, "an advantage card is lost"


def _check_events(state: PillarsState) -> None:
    """Assert that there is one event a round, and that only bad ones are averted."""
    gone = state.events_left.counts.count(0)
    known = int(state.event != NONE or state.foreseen >= 0)
    assert gone == max(state.round - 1, 0) + known, "an event is lost"
    bad = state.event != NONE and not state.pack.events[state.event].good
    assert bad or not any(state.protected), "protected from nothing"
    assert state.cathedral == (state.round if state.over else max(state.round - 1, 0)), "the cathedral has gaps"
