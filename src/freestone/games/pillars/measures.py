"""Figures of a position: for previews, charts, reports and the score sheet."""

from freestone.games.pillars.components import MATERIALS, METAL
from freestone.games.pillars.state import NONE, PillarsState


def measures(state: PillarsState, seat: int) -> dict[str, int]:
    """Return what a preview compares for one seat."""
    cubes = dict(zip(MATERIALS, state.cubes[seat], strict=True))
    return {
        "gold": state.gold[seat],
        "points": state.total(seat),
        "workers": state.workers[seat],
        **cubes,
        "craftsmen": len(state.team[seat]),
        "builders": state.spaces.count(seat),
        "cards": sum(owner == seat for owner in state.resource_owner),
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
    pack, seats = state.pack, range(state.seats)
    assert all(0 <= gold <= pack.gold_limit for gold in state.gold), f"gold {state.gold}"
    assert all(state.total(seat) >= 0 for seat in seats), "points below 0"
    assert all(cubes >= 0 for row in state.cubes for cubes in row), f"cubes {state.cubes}"
    assert all(0 <= state.market[kind] <= pack.market_cubes[kind] for kind in range(METAL)), f"market {state.market}"
    assert state.court_metal in (0, 1)
    for seat in seats:
        committed = sum(card.workers for card in pack.resource_cards if state.resource_owner[card.index] == seat)
        assert state.workers[seat] + state.mill[seat] + committed <= pack.workers + 3, "too many workers"
        assert len(set(state.team[seat])) == len(state.team[seat]) <= state.craftsman_limit(seat) + 1
    _check_builders(state)
    _check_cards(state)


def _check_builders(state: PillarsState) -> None:
    """Assert that no builder is counted twice, in the bag, waiting or on the board."""
    for seat in range(state.seats):
        in_play = state.bag.counts[seat] + state.waiting.count(seat) + state.spaces.count(seat)
        assert in_play <= state.pack.master_builders, f"seat {seat} has {in_play} builders"
    for target in state.pack.targets:
        taken = [state.spaces[space] != NONE for space in target.spaces]
        assert target.place.id == "market" or taken == sorted(taken, reverse=True), f"gap at {target.id}"


def _check_cards(state: PillarsState) -> None:
    """Assert that every card is in one place only."""
    pack = state.pack
    unique = [card for team in state.team for card in team if card not in pack.starting]
    laid = unique + state.supply + state.shiring + [card for card in state.dismissed if card not in pack.starting]
    assert len(laid) == len(set(laid)), "a craftsman is in two places"
    past = [card for number in range(1, state.round) for card in pack.of_round[number]]
    assert set(past) <= set(laid), "a craftsman of a past round is lost"
    for card in pack.starting:
        owners = sum(card in team for team in state.team)
        assert owners + state.dismissed.count(card) == state.seats, "a starting craftsman is lost"
    for advantage in pack.advantages:
        left = state.advantages.counts[advantage.index] + state.last_advantages.counts[advantage.index]
        shown = state.kingsbridge.count(advantage.index)
        held = int(state.holder[advantage.index] != NONE)
        assert left + shown + held <= 1, f"{advantage.id} is in two places"
        assert not held or advantage.when != "now"
    gone = sum(1 for count in state.events_left.counts if not count)
    known = int(state.event != NONE or state.foreseen >= 0)
    assert gone == (state.round - 1 if state.round else 0) + known, "an event is lost"
