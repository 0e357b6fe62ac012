"""How good options look at a glance: what each adds for the seat that decides, without taking it in a copy."""

from collections.abc import Callable
from typing import Any, Final

from freestone.core.choice import Choice
from freestone.games.pillars.components import METAL
from freestone.games.pillars.evaluation.outlook import Outlook
from freestone.games.pillars.evaluation.queue import Demand, target_worths
from freestone.games.pillars.evaluation.workshop import MOST, Workshop
from freestone.games.pillars.state import NONE, PillarsState
from freestone.games.pillars.steps.board import ClaimExemption
from freestone.games.pillars.steps.builders import KeepOrRedraw, Place, PlaceFree, PlaceWaiting
from freestone.games.pillars.steps.cathedral import Build, ReturnCubes, Work, most_uses
from freestone.games.pillars.steps.events import Avert, Bishop
from freestone.games.pillars.steps.market import Buy, Sell, Trade
from freestone.games.pillars.steps.supply import TakeCard
from freestone.games.pillars.steps.team import Dismiss

Glance = Callable[[Outlook, Any, list[Choice]], list[float]]


def take_card(outlook: Outlook, step: TakeCard, options: list[Choice]) -> list[float]:
    """Weigh cubes against the gold that their workers would earn, and craftsmen against their cost."""
    state, pack = outlook.state, outlook.state.pack
    shop = outlook.workshop()
    cubes = outlook.clipped()
    gold = min(outlook.gold - outlook.due() + state.workers[step.seat], float(pack.gold_limit))
    sure = outlook.gold_worth(gold, shop)
    rate = sure - outlook.gold_worth(gold - 1, shop)
    offered = [pack.resource_cards[option.value] for option in options if option.verb == "take"]
    cards = [(card.material, card.cubes, card.workers) for card in offered]
    before: float | None = None
    worths = []
    for option in options:
        if option.verb == "take":
            card = pack.resource_cards[option.value]
            worths.append(_gathered(outlook, shop, cubes, cards, rate, (card.material, card.cubes, card.workers)))
        elif option.verb == "hire":
            before = outlook.worth() if before is None else before
            worths.append(_hired(outlook, option.value, before))
        else:
            worths.append(0.0)
    return worths


def _gathered(
    outlook: Outlook,
    shop: Workshop,
    cubes: list[int],
    cards: list[tuple[int, int, int]],
    rate: float,
    card: tuple[int, int, int],
) -> float:
    """Return what a card brings, and a part of what the best card after it would bring."""
    material, count, needed = card
    workers = outlook.state.workers[outlook.seat]
    line, have = shop.curves[material], cubes[material]
    gain = line[have + count] - line[have] - needed * rate
    follow = 0.0
    for other, more, cost in cards:
        if cost <= workers - needed and (other, more, cost) != card:
            at = cubes[other] + (count if other == material else 0)
            follow = max(follow, shop.curves[other][at + more] - shop.curves[other][at] - cost * rate)
    return gain + outlook.weights.follow * follow


def _hired(outlook: Outlook, card: int, before: float) -> float:
    team, gold = outlook.team, outlook.gold
    outlook.hire(card)
    if outlook.team == team:
        return -1.0
    outlook.gold -= outlook.state.pack.craftsmen[card].cost
    worth = outlook.worth()
    outlook.team, outlook.gold = team, gold
    return worth - before


def place(outlook: Outlook, step: Place, options: list[Choice]) -> list[float]:
    """Weigh what a place brings now, leaves for later builders and takes from rivals; to wait costs nothing."""
    state, wait = outlook.state, outlook.state.pack.wait
    worths = site_worths(outlook, [option.value for option in options if option.verb == "place"])
    cost = builder_cost(outlook, state.cost())
    found = []
    for option in options:
        if option is wait:
            found.append(Demand(outlook, [*state.waiting, step.seat]).hope)
        elif option.verb == "spend":
            free = worths or site_worths(outlook, free_targets(state))
            found.append(max(free.values()) - outlook.weights.lasting("free_builder"))
        else:
            found.append(worths[option.value] - cost)
    return found


def builder_cost(outlook: Outlook, cost: int) -> float:
    """Return what the gold for a builder is worth, the tax being paid first."""
    shop, gold = outlook.workshop(), outlook.gold - outlook.due()
    worth = outlook.gold_worth(max(gold, 0.0), shop) - outlook.gold_worth(max(gold - cost, 0.0), shop)
    return worth + (cost - max(gold, 0.0)) / 2 if gold < cost else worth


def site_worths(outlook: Outlook, targets: list[int]) -> dict[int, float]:
    """Return what a builder on each of some targets means for the lead of its owner."""
    own, rivals = Demand(outlook, outlook.state.waiting), demands_of_rivals(outlook)
    shared = outlook.state.seats - 1
    return {
        target: own.worths[target] + own.left(target) + sum(rival.loss(target) for rival in rivals) / shared
        for target in targets
    }


def demands_of_rivals(outlook: Outlook) -> list[Demand]:
    """Return what the other seats that still have a builder to place would like."""
    state = outlook.state
    others = [seat for seat in range(state.seats) if seat != outlook.seat]
    able = [seat for seat in others if state.bag.counts[seat] or seat in state.waiting]
    return [Demand(Outlook(outlook.shops, state, seat, outlook.course), state.waiting) for seat in able]


def free_targets(state: PillarsState) -> list[int]:
    """Return the targets with a free space."""
    return [at for at, target in enumerate(state.pack.targets) if state.spaces[target.spaces[-1]] == NONE]


def place_free(outlook: Outlook, step: PlaceWaiting, options: list[Choice]) -> list[float]:
    """Weigh the places."""
    worths = site_worths(outlook, [option.value for option in options])
    return [worths[option.value] for option in options]


def keep_or_redraw(outlook: Outlook, step: KeepOrRedraw, options: list[Choice]) -> list[float]:
    """Put a rival's builder back while builders are dear enough to be worth having first."""
    state = outlook.state
    kept, usual = outlook.weights.redraw
    if step.owner == step.seat:
        return [kept, 0.0]
    order = sorted((worth for _, worth in target_worths(outlook)), reverse=True) + [0.0] * 3
    rate = outlook.weights.gold[state.round - 1]
    chance = state.bag.counts[step.seat] / (state.bag.total + 1)
    return [kept, chance * (order[0] - order[1] - (state.cost() - usual) * rate)]


def bishop(outlook: Outlook, step: Bishop, options: list[Choice]) -> list[float]:
    """Weigh a cube against what the event would cost."""
    shop, cubes = outlook.workshop(), outlook.clipped()
    return [_added(shop, cubes, option.value) if option.verb == "cube" else event_loss(outlook) for option in options]


def _added(shop: Workshop, cubes: list[int], material: int) -> float:
    line = shop.curves[material]
    return line[min(cubes[material] + 1, MOST)] - line[cubes[material]]


def event_loss(outlook: Outlook) -> float:
    """Return what the event at hand costs this seat if nothing averts it."""
    state = outlook.state
    total = 0.0
    for effect in state.pack.events[state.event].effects:
        total += effect_loss(outlook, effect.verb, getattr(effect, "amount", 0))
    return total


def effect_loss(outlook: Outlook, verb: str, amount: int) -> float:
    """Return what one effect of a bad event costs this seat."""
    state, seat, weights = outlook.state, outlook.seat, outlook.weights
    shop = outlook.workshop()
    if verb == "gold":
        gold = max(outlook.gold - outlook.due(), 0.0)
        left = max(gold + amount, 0.0)
        return outlook.gold_worth(gold, shop) - outlook.gold_worth(left, shop) + max(0.0, -amount - gold) / 2
    if verb == "points":
        return min(float(-amount), float(state.total(seat)))
    if verb == "builders_next_round":
        return weights.builder if outlook.course.rounds_left else 0.0
    if verb == "cubes_per_resource_card":
        return _lost_cubes(outlook, shop)
    return _lost_craftsman(outlook) if verb == "lose_craftsman" else 0.0


def _lost_cubes(outlook: Outlook, shop: Workshop) -> float:
    cubes = outlook.clipped()
    fewer = cubes[:]
    for card, owner in zip(outlook.state.pack.resource_cards, outlook.state.resource_owner, strict=True):
        if owner == outlook.seat:
            fewer[card.material] = max(0, fewer[card.material] - 1)
    return shop.worth(cubes) - shop.worth(fewer)


def _lost_craftsman(outlook: Outlook) -> float:
    team, left = outlook.team, outlook.course.rounds_left
    if not team:
        return 0.0
    shops = outlook.shops
    rests = [shops.standing(tuple(one for one in team if one != card), left) for card in team]
    return shops.standing(team, left) - max(rests)


def avert(outlook: Outlook, step: Avert, options: list[Choice]) -> list[float]:
    """Spend the card on what costs more than the card is worth."""
    worth = outlook.weights.lasting("no_event") if outlook.course.rounds_left else outlook.weights.last_card
    return [event_loss(outlook), worth]


def claim(outlook: Outlook, step: ClaimExemption, options: list[Choice]) -> list[float]:
    """Spend the exemption on a high tax, and in the last round on any."""
    state = outlook.state
    rate = max(outlook.weights.gold[state.round], outlook.weights.tax_gold)
    short = max(0.0, state.tax - state.gold[step.seat]) / 2
    kept = outlook.weights.lasting("no_tax") if outlook.course.rounds_left else 0.0
    return [state.tax * rate + short, kept]


def trade(outlook: Outlook, step: Trade, options: list[Choice]) -> list[float]:
    """Weigh every kind at its best amount; stopping changes nothing."""
    state, pack = outlook.state, outlook.state.pack
    shop = outlook.workshop()
    found = []
    for option in options:
        if option is pack.stop:
            found.append(outlook.weights.stop)
            continue
        most = state.cubes[step.seat][option.value]
        sign = -1
        if option.verb == "buy":
            sign = 1
            most = min(state.market[option.value], state.gold[step.seat] // pack.prices[option.value])
        found.append(max(traded(outlook, shop, option.value, sign * amount) for amount in range(1, most + 1)))
    return found


def traded(outlook: Outlook, shop: Workshop, kind: int, amount: int) -> float:
    """Return what buying so many cubes, or selling if it is negative, adds."""
    cubes = outlook.cubes
    line, have = shop.curves[kind], min(cubes[kind], MOST)
    after = outlook.gold - amount * outlook.state.pack.prices[kind]
    after = min(after, float(outlook.state.pack.gold_limit))
    gain = line[min(have + amount, MOST)] - line[have]
    return gain + outlook.gold_worth(after, shop) - outlook.gold_worth(outlook.gold, shop)


def amounts_traded(outlook: Outlook, step: Buy, options: list[Choice]) -> list[float]:
    """Weigh amounts at the market; of equal ones the greatest."""
    shop = outlook.workshop()
    sign = -1 if isinstance(step, Sell) else 1
    return [traded(outlook, shop, step.material, sign * option.value) + option.value / 1000 for option in options]


def build(outlook: Outlook, step: Build, options: list[Choice]) -> list[float]:
    """Weigh every craftsman at the best number of uses."""
    state, pack = outlook.state, outlook.state.pack
    before = outlook.worth()
    found = []
    for option in options:
        if option is pack.finish:
            found.append(outlook.idle_worth() - before)
            continue
        most = most_uses(state, step.seat, option.value)
        found.append(max(worked(outlook, option.value, times) for times in range(1, most + 1)) - before)
    return found


def amounts_worked(outlook: Outlook, step: Work, options: list[Choice]) -> list[float]:
    """Weigh numbers of uses; of equal ones the greatest."""
    return [worked(outlook, step.card, option.value) + option.value / 1000 for option in options]


def worked(outlook: Outlook, card: int, times: int) -> float:
    """Return the worth after a craftsman has worked."""
    state, craftsman = outlook.state, outlook.state.pack.craftsmen[card]
    cubes, gold, points = outlook.cubes, outlook.gold, outlook.points
    outlook.cubes = [have - need * times for have, need in zip(cubes, craftsman.input, strict=True)]
    outlook.gold = min(gold + (craftsman.gold - craftsman.input_gold) * times, float(state.pack.gold_limit))
    outlook.points += craftsman.points * times
    state.used[card] += times
    worth = outlook.worth()
    state.used[card] -= times
    outlook.cubes, outlook.gold, outlook.points = cubes, gold, points
    return worth


def return_cubes(outlook: Outlook, step: ReturnCubes, options: list[Choice]) -> list[float]:
    """Give back what is worth least: a cube too few of this kind is one too few of a later kind."""
    curves, cubes = outlook.workshop().curves, outlook.clipped()
    line, have = curves[step.material], cubes[step.material]
    rest = [(kind, cubes[kind]) for kind in range(step.material + 1, METAL + 1)]
    return [line[have - option.value] - cheapest(curves, rest, step.excess - option.value) for option in options]


def cheapest(curves: list[list[float]], rest: list[tuple[int, int]], excess: int) -> float:
    """Return the least loss when so many cubes of some kinds have to go."""
    left = dict(rest)
    lost = 0.0
    for _ in range(excess):
        kind = min(
            (kind for kind, count in left.items() if count),
            key=lambda kind: curves[kind][left[kind]] - curves[kind][left[kind] - 1],
        )
        lost += curves[kind][left[kind]] - curves[kind][left[kind] - 1]
        left[kind] -= 1
    return lost


def dismiss(outlook: Outlook, step: Dismiss, options: list[Choice]) -> list[float]:
    """Keep the best team."""
    shops, team, left = outlook.shops, outlook.team, outlook.course.rounds_left
    return [shops.standing(tuple(card for card in team if card != option.value), left) for option in options]


GLANCES: Final[dict[type, Glance]] = {
    TakeCard: take_card,
    Place: place,
    PlaceWaiting: place_free,
    PlaceFree: place_free,
    KeepOrRedraw: keep_or_redraw,
    Bishop: bishop,
    Avert: avert,
    ClaimExemption: claim,
    Trade: trade,
    Buy: amounts_traded,
    Sell: amounts_traded,
    Build: build,
    Work: amounts_worked,
    ReturnCubes: return_cubes,
    Dismiss: dismiss,
}
