"""What matters now, for a coach to say: taxes, cubes that are wanted, places that go, and what rivals are after."""

from collections.abc import Callable, Iterator
from typing import Final

from freestone.games.pillars.components import MATERIAL_NAMES, MATERIALS, METAL, ResourceCard
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
from freestone.games.pillars.steps.market import may_buy
from freestone.games.pillars.steps.supply import cards_within_reach
from freestone.games.pillars.steps.team import teams_after_hiring
from freestone.presentation import Remark

# Steps of the supply phase and of the placing of builders.
SUPPLY: Final = ("take-card",)
PLACING: Final = ("place", "place-free", "place-waiting")
BEHIND: Final = 6  # points behind the leader that are worth a remark


def wanted(state: PillarsState, seat: int) -> list[int]:
    """Return by material how many cubes the craftsmen of a seat could use this round beyond those it will have."""
    pack, team = state.pack, state.team[seat]
    able = [pack.craftsmen[card] for card in team if has_partner(pack, team, card)]
    have = [own + due for own, due in zip(state.cubes[seat], cubes_due(state, seat), strict=True)]
    return [sum(card.input[kind] * card.uses for card in able) - have[kind] for kind in range(METAL + 1)]


def use_of(state: PillarsState, seat: int, kind: int, most: int, price: int = 0) -> tuple[int, int]:
    """P4.11: return how many points more a seat builds this round with up to so many more cubes, and how many it takes.

    They are paid with the gold that is left at the market, after a builder and the tax.
    """
    before, found = points_to_come(state, seat), (0, 0)
    for amount in range(1, most + 1):
        then = state.copy()
        then.cubes[seat][kind] += amount
        then.gold[seat] -= price * amount
        points = points_to_come(then, seat) - before
        if points > found[0]:
            found = points, amount
    return found


def _to_buy(state: PillarsState, seat: int, kind: int) -> tuple[int, int]:
    """P4.10: return what cubes from the market bring a seat this round, and how many: of those it can get and pay."""
    cost = state.cost() if state.agenda[-1].kind == "place" else 0
    purse = max(0, gold_for_tax(state, seat) - expected_tax(state, seat) - cost)
    price = state.pack.prices[kind]
    most = min(state.market[kind], purse // price) if may_buy(state, seat, kind) else 0
    return use_of(state, seat, kind, most, price)


def _said(kind: int, points: int, amount: int) -> dict[str, int | str]:
    return {"amount": amount, "material": MATERIAL_NAMES[kind], "points": points}


def _legal(state: PillarsState, *starts: str) -> list[str]:
    """Return the choices of the seat that decides that begin in one of these ways."""
    return [one.text for one in state.options if one.text.startswith(starts)]


def _stage(state: PillarsState, seat: int) -> Iterator[Remark]:
    """P5.1: the end, and who is ahead."""
    left = state.pack.rounds - state.round
    if not left:
        yield Remark("last-round", 9)
    elif left == 1:
        yield Remark("last-but-one", 6, {"keep": state.pack.keep_cubes})
    totals = [state.total(each) for each in range(state.seats)]
    leader = max(range(state.seats), key=lambda each: totals[each])
    if totals[leader] - totals[seat] >= BEHIND:
        yield Remark("behind", 4, {"player": leader, "points": totals[leader] - totals[seat]}, [f"points-{leader}"])


def _tax(state: PillarsState, seat: int) -> Iterator[Remark]:
    """P4.7: gold that will be missing for the tax."""
    if state.agenda[-1].kind not in (*SUPPLY, *PLACING):
        return
    due, gold, court = expected_tax(state, seat), gold_for_tax(state, seat), _legal(state, "place:kings_court")
    if gold < due and court:
        yield Remark("tax-court", 8, {"due": due, "gold": gold}, ["place-kings_court"], court)
    elif gold < due:
        yield Remark("tax", 8, {"due": due, "gold": gold})


def _cubes(state: PillarsState, seat: int) -> Iterator[Remark]:
    """P2.2, P4.11: the material that brings most points, what there is too much of, and cards that run out."""
    if state.agenda[-1].kind not in SUPPLY:
        return
    within, found = cards_within_reach(state, seat), list[tuple[int, int, int]]()
    for kind in range(METAL):
        most = max((card.cubes for card in within if card.material == kind), default=0)
        found.append((*use_of(state, seat, kind, most), kind))
    for points, amount, kind in sorted(found, key=lambda one: -one[0]):
        if not points:
            break
        takes, left = _legal(state, f"take:{MATERIALS[kind]}-"), _cards_left(state, kind)
        is_last = len(left) == 1
        about, importance = ("last-card", 8) if is_last else ("cubes-wanted", 6)
        yield Remark(about, importance, _said(kind, points, amount), ["supply"], takes)
        rivals = [each for each in range(state.seats) if each != seat and not state.passed[each]]
        able = [each for each in rivals if any(card in left for card in cards_within_reach(state, each))]
        rival = max(able, key=lambda each: wanted(state, each)[kind], default=NONE)
        if rival != NONE and wanted(state, rival)[kind] > 0:
            terms: dict[str, int | str] = {"player": rival, "material": MATERIAL_NAMES[kind]}
            yield Remark("rival-wants", 5, terms, [f"player-{rival}"], takes)
    lacks = wanted(state, seat)
    spare = min(range(METAL), key=lambda kind: lacks[kind])
    if lacks[spare] < 0:
        yield Remark("cubes-enough", 4, {"amount": -lacks[spare], "material": MATERIAL_NAMES[spare]})
    if within and state.workers[seat]:
        yield Remark("idle-workers", 3, {"workers": state.workers[seat], "gold": wages(state.workers[seat])})


def _cards_left(state: PillarsState, kind: int) -> list[ResourceCard]:
    return [card for card in state.resources_of(NONE) if card.material == kind]


def _hiring(state: PillarsState, seat: int) -> Iterator[Remark]:
    """P2.3-4: a craftsman who would build more with the cubes at hand, and a team that is full."""
    if state.agenda[-1].kind not in SUPPLY:
        return
    before, found = points_to_come(state, seat), []
    hires = [card for card in state.supply if state.pack.craftsmen[card].cost <= state.gold[seat]]
    for card in hires:
        after = state.copy()
        for team in teams_after_hiring(state.team[seat], card, state.craftsman_limit(seat)):
            after.team[seat] = team
            found.append((points_to_come(after, seat) - before, card))
    points, card = max(found, default=(0, NONE))
    if points > 0:
        terms: dict[str, int | str] = {"craftsman": state.pack.craftsmen[card].name, "points": points}
        yield Remark("hire", 7, terms, ["supply"], [state.pack.hire[card].text])
    if hires and len(state.team[seat]) >= state.craftsman_limit(seat):
        yield Remark("team-full", 3, {"most": state.craftsman_limit(seat)}, [f"player-{seat}"])


def _builders(state: PillarsState, seat: int) -> Iterator[Remark]:
    """P3.3-6: what a builder costs now, and what the places are good for."""
    if state.agenda[-1].kind not in PLACING:
        return
    cost, still = state.cost(), state.bag.total
    if state.agenda[-1].kind == "place" and cost and (still or state.waiting):
        yield Remark("builder-cost", 6, {"cost": cost, "gold": state.gold[seat], "left": still}, ["wheel"])
    court, market, bishop = (_legal(state, f"place:{place}") for place in ("kings_court", "market", "bishop"))
    points, amount = use_of(state, seat, METAL, 1)
    is_first = all(state.spaces[space] == NONE for space in state.pack.place["kings_court"].spaces)
    if points and court and is_first:
        yield Remark("metal", 7, _said(METAL, points, amount), ["place-kings_court"], court)
    points, amount, kind = max(
        ((*_to_buy(state, seat, kind), kind) for kind in range(METAL)), key=lambda one: (one[0], -one[1])
    )
    if points and market:
        yield Remark("market", 5, _said(kind, points, amount), ["place-market"], market)
    bad = sum(not state.pack.events[card].good for card in state.events_left.kinds())
    if state.event == NONE and bad and bishop and state.is_ahead(DrawBuilder):
        yield Remark("event", 4, {"bad": bad, "count": len(state.events_left.kinds())}, ["place-bishop"], bishop)


def _trade(state: PillarsState, seat: int) -> Iterator[Remark]:
    """P4.10: what brings more points this round, and what craftsmen cannot use."""
    if state.agenda[-1].kind != "trade":
        return
    for kind in range(METAL):
        points, amount = _to_buy(state, seat, kind)
        if points:
            yield Remark("buy", 7, _said(kind, points, amount), ["place-market"], [state.pack.buy[kind].text])
    lacks = wanted(state, seat)
    spare = min(range(METAL), key=lambda kind: lacks[kind])
    sale = _legal(state, state.pack.sell[spare].text)
    if lacks[spare] < 0 and sale:
        amount = min(-lacks[spare], state.cubes[seat][spare])
        yield Remark("sell", 6, {"amount": amount, "material": MATERIAL_NAMES[spare]}, [f"player-{seat}"], sale)


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
