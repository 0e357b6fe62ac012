"""What matters now, for a coach to say: taxes, cubes that are wanted, places that go, and what rivals are after."""

from collections.abc import Callable, Iterator
from typing import Final

from freestone.games.pillars.components import MATERIAL_NAMES, METAL
from freestone.games.pillars.presentation.options import (
    best_building,
    cubes_after_building,
    expected_tax,
    gold_for_tax,
    points_to_come,
)
from freestone.games.pillars.state import NONE, PillarsState
from freestone.games.pillars.steps.board import cubes_due, wages
from freestone.games.pillars.steps.builders import DrawBuilder
from freestone.games.pillars.steps.cathedral import has_partner
from freestone.games.pillars.steps.supply import cards_within_reach
from freestone.games.pillars.steps.team import teams_after_hiring
from freestone.presentation import Remark

# Steps of the supply phase, of the placing of builders, and of the market.
SUPPLY: Final = ("take-card",)
PLACING: Final = ("place", "place-free", "place-waiting")
MARKET: Final = ("trade", "buy", "sell")
BEHIND: Final = 6  # points behind the leader that are worth a remark


def wanted(state: PillarsState, seat: int) -> list[int]:
    """Return by material how many cubes the craftsmen of a seat could use this round beyond those it will have."""
    pack, team = state.pack, state.team[seat]
    able = [pack.craftsmen[card] for card in team if has_partner(pack, team, card)]
    have = [own + due for own, due in zip(state.cubes[seat], cubes_due(state, seat), strict=True)]
    return [sum(card.input[kind] * card.uses for card in able) - have[kind] for kind in range(METAL + 1)]


def worthiest(state: PillarsState, seat: int) -> tuple[int, int]:
    """Return the material that makes most points a cube, and how many cubes its craftsmen lack for that; none is 0.

    What a seat will have goes to the best craftsmen first.
    """
    pack, found = state.pack, list[tuple[float, int, int]]()
    able = [pack.craftsmen[card] for card in state.team[seat] if has_partner(pack, state.team[seat], card)]
    able.sort(key=lambda card: -card.points / max(1, sum(card.input)))
    for kind in range(METAL):
        left = state.cubes[seat][kind] + cubes_due(state, seat)[kind]
        for card in able:
            needs = card.input[kind] * card.uses
            if needs > left and card.points:
                found.append((card.points / sum(card.input), needs - left, kind))
            left = max(0, left - needs)
    best = max((rate for rate, _, _ in found), default=0)
    lacks = [sum(amount for rate, amount, kind in found if rate == best and kind == one) for one in range(METAL)]
    most = max(range(METAL), key=lambda kind: lacks[kind])
    return most, lacks[most]


def _stage(state: PillarsState, seat: int) -> Iterator[Remark]:
    """P5.1: the end, and who is ahead."""
    left = state.pack.rounds - state.round
    if not left:
        yield Remark("last-round", 9)
    elif left == 1:
        yield Remark("last-but-one", 6)
    totals = [state.total(each) for each in range(state.seats)]
    leader = max(range(state.seats), key=lambda each: totals[each])
    if totals[leader] - totals[seat] >= BEHIND:
        yield Remark("behind", 4, {"player": leader, "points": totals[leader] - totals[seat]}, [f"points-{leader}"])


def _tax(state: PillarsState, seat: int) -> Iterator[Remark]:
    """P4.7: gold that will be missing for the tax."""
    due, gold = expected_tax(state, seat), gold_for_tax(state, seat)
    if gold < due:
        is_free = any(state.spaces[space] == NONE for space in state.pack.place["kings_court"].spaces)
        court = is_free and state.agenda[-1].kind in (*SUPPLY, *PLACING)
        yield Remark("tax-court" if court else "tax", 8, {"due": due, "gold": gold}, ["place-kings_court"] * court)


def _cubes(state: PillarsState, seat: int) -> Iterator[Remark]:
    """P2.2, P4.11: the material that craftsmen lack most, what there is too much of, and cards that run out."""
    if state.agenda[-1].kind not in SUPPLY:
        return
    lacks = wanted(state, seat)
    most, amount = worthiest(state, seat)
    within = cards_within_reach(state, seat)
    if amount:
        left = [card for card in state.resources_of(NONE) if card.material == most]
        reached = [card for card in within if card.material == most]
        terms: dict[str, int | str] = {"amount": amount, "material": MATERIAL_NAMES[most]}
        if len(left) == 1 and reached:
            yield Remark("last-card", 8, terms, ["supply"])
        elif reached:
            yield Remark("cubes-wanted", 6, terms, ["supply"])
        elif left:
            yield Remark("workers-short", 5, terms, [f"workers-{seat}"])
        else:
            yield Remark("cards-gone", 5, terms)
        rivals = [each for each in range(state.seats) if each != seat and not state.passed[each]]
        rival = max(rivals, key=lambda each: wanted(state, each)[most], default=NONE)
        if left and rival != NONE and wanted(state, rival)[most] > 0:
            yield Remark("rival-wants", 5, {"player": rival, "material": MATERIAL_NAMES[most]}, [f"player-{rival}"])
    spare = min(range(METAL), key=lambda kind: lacks[kind])
    if lacks[spare] < 0:
        yield Remark("cubes-enough", 4, {"amount": -lacks[spare], "material": MATERIAL_NAMES[spare]})
    if within and state.workers[seat]:
        yield Remark("idle-workers", 3, {"workers": state.workers[seat], "gold": wages(state.workers[seat])})


def _hiring(state: PillarsState, seat: int) -> Iterator[Remark]:
    """P2.3-4: a craftsman who would build more with the cubes at hand, and a team that is full."""
    if state.agenda[-1].kind not in SUPPLY:
        return
    before, found = points_to_come(state, seat), []
    for card in state.supply:
        if state.pack.craftsmen[card].cost <= state.gold[seat]:
            after = state.copy()
            for team in teams_after_hiring(state.team[seat], card, state.craftsman_limit(seat)):
                after.team[seat] = team
                found.append((points_to_come(after, seat) - before, card))
    points, card = max(found, default=(0, NONE))
    if points > 0:
        yield Remark("hire", 7, {"craftsman": state.pack.craftsmen[card].name, "points": points}, ["supply"])
    if state.supply and len(state.team[seat]) >= state.craftsman_limit(seat):
        yield Remark("team-full", 3, {"most": state.craftsman_limit(seat)}, [f"player-{seat}"])


def _builders(state: PillarsState, seat: int) -> Iterator[Remark]:
    """P3.3-6: what a builder costs now, and what the places are good for."""
    if state.agenda[-1].kind not in PLACING:
        return
    cost, still = state.cost(), state.bag.total
    if state.agenda[-1].kind == "place" and cost and (still or state.waiting):
        yield Remark("builder-cost", 6, {"cost": cost, "gold": state.gold[seat], "left": still}, ["wheel"])
    lacks = wanted(state, seat)
    court = state.pack.place["kings_court"].spaces
    if lacks[METAL] > 0 and all(state.spaces[space] == NONE for space in court):
        yield Remark("metal", 7, {"amount": lacks[METAL]}, ["place-kings_court"])
    market = state.pack.place["market"].spaces
    most, amount = worthiest(state, seat)
    if amount and any(state.spaces[space] == NONE for space in market):
        terms: dict[str, int | str] = {"amount": amount, "material": MATERIAL_NAMES[most]}
        yield Remark("market", 5, terms, ["place-market"])
    bad = sum(not state.pack.events[card].good for card in state.events_left.kinds())
    if state.event == NONE and bad and state.is_ahead(DrawBuilder):
        yield Remark("event", 4, {"bad": bad, "count": len(state.events_left.kinds())}, ["place-bishop"])


def _trade(state: PillarsState, seat: int) -> Iterator[Remark]:
    """P4.10: what craftsmen lack, and what they cannot use."""
    if state.agenda[-1].kind not in MARKET:
        return
    lacks = wanted(state, seat)
    spare = min(range(METAL), key=lambda kind: lacks[kind])
    most, amount = worthiest(state, seat)
    if amount and state.market[most]:
        stock = min(amount, state.market[most])
        yield Remark("buy", 7, {"amount": stock, "material": MATERIAL_NAMES[most]}, ["place-market"])
    if lacks[spare] < 0 < state.cubes[seat][spare]:
        yield Remark("sell", 6, {"amount": -lacks[spare], "material": MATERIAL_NAMES[spare]}, [f"player-{seat}"])


def _building(state: PillarsState, seat: int) -> Iterator[Remark]:
    """P4.11: what the team can build, and cubes that cannot be kept for another round."""
    points = sum(best_building(state, seat).values())
    excess = sum(cubes_after_building(state, seat)) - state.pack.keep_cubes
    kind = state.agenda[-1].kind
    if kind in ("build", "work") and points:
        yield Remark("build", 6, {"points": points}, [f"player-{seat}"])
    if excess > 0 and not state.last_round() and kind in ("build", "work", "sell", "trade"):
        yield Remark("excess", 6, {"keep": state.pack.keep_cubes, "excess": excess}, [f"player-{seat}"])


REMARKS: Final[list[Callable[[PillarsState, int], Iterator[Remark]]]] = [
    *(_stage, _tax, _cubes, _hiring, _builders, _trade, _building),
]


def remarks(state: PillarsState, seat: int) -> list[Remark]:
    """Return everything that is worth saying to a seat at its decision."""
    return [found for check in REMARKS for found in check(state, seat)] if state.round else []
