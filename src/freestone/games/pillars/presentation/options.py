"""What to know about an option: what it would add to the cathedral, and what the player may regret."""

from functools import lru_cache
from typing import Final

from freestone.core.choice import Choice
from freestone.core.engine import apply
from freestone.games.pillars.components import MATERIAL_NAMES, STONE, WOOD, Craftsman
from freestone.games.pillars.state import PillarsState
from freestone.games.pillars.steps.board import (
    ClaimExemption,
    Mill,
    RollTax,
    cubes_due,
    is_at_court,
    tax_due,
    tax_limit,
    wages,
)
from freestone.games.pillars.steps.builders import gains
from freestone.games.pillars.steps.cathedral import (
    ReturnCubes,
    affordable_uses,
    building_seat,
    excess_cubes,
    has_partner,
    seats_to_build,
    works_for_nothing,
)
from freestone.games.pillars.steps.events import Avert, Bishop
from freestone.games.pillars.steps.market import Buy, Sell, may_buy, may_sell, proceeds
from freestone.games.pillars.steps.supply import cards_within_reach
from freestone.games.pillars.steps.team import Dismiss, teams_after_hiring
from freestone.presentation import Caution
from freestone.words import Description, Phrase, Saying

# Choices that decide whether an event reaches the player, so they show what it would do.
SPARING: Final = ("protection", "spend", "hold")
# Steps whose choices change what can be built, so each says by how much.
BUILDING: Final = (Bishop, Buy, Dismiss, ReturnCubes, Sell)
# What needs a craftsman at the market.
TRADES: Final = ((may_buy, WOOD), (may_sell, STONE))
# Places whose effect begins with the next round.
FOR_NEXT_ROUND: Final = ("castle", "cathedral")


def about(state: PillarsState, seat: int, choice: Choice) -> list[Saying]:
    """Return what to know of an option besides its price and what it changes."""
    step = state.agenda[-1]
    if isinstance(step, Avert | Bishop) and choice.verb in SPARING:
        does = Description(state.pack.events[state.event].name)
        return [Phrase("about-event", {"does": does, "spared": int(choice.verb != "hold")})]
    if choice.verb == "place":
        if state.last_round() and choice.noun in FOR_NEXT_ROUND:
            return [Phrase("about-futile")]
        card = gains(state, choice).get("card")
        hires = [one.index for one in state.pack.craftsmen if one.name == card]
        found = [saying for one in hires for saying in _about_hire(state, seat, one)]
        return [Description(str(card)), *found] if card is not None else []
    if choice.verb == "hire":
        return _about_hire(state, seat, choice.value)
    if choice.verb == "finish":
        return [Phrase("about-finish", {"keep": 0 if state.last_round() else state.pack.keep_cubes})]
    if choice.verb == "take" or isinstance(step, BUILDING):
        after = state.copy()
        apply(after, choice, len(state.agenda) - 1)
        points = _about_points(points_to_come(state, seat), points_to_come(after, seat))
        return [*points, *_about_trades(state, after, seat)]
    return []


def _about_trades(before: PillarsState, after: PillarsState, seat: int) -> list[Saying]:
    """P4.10: what the market refuses to a team that has lost its last craftsman of a trade."""
    wood, stone = (rule(before, seat, kind) and not rule(after, seat, kind) for rule, kind in TRADES)
    return [*([Phrase("about-no-wood")] * wood), *([Phrase("about-no-stone")] * stone)]


def _about_hire(state: PillarsState, seat: int, card: int) -> list[Saying]:
    """P2.4, P4.11: what one more craftsman would add; whoever makes least leaves a full team."""
    best = 0
    for team in teams_after_hiring(tuple(state.team[seat]), card, state.craftsman_limit(seat)):
        after = state.copy()
        after.team[seat] = team
        best = max(best, points_to_come(after, seat))
    return _about_points(points_to_come(state, seat), best)


def _about_points(before: int, after: int) -> list[Saying]:
    if before == after:
        return []
    return [Phrase("about-builds-more" if after > before else "about-builds-less", {"points": abs(after - before)})]


def points_to_come(state: PillarsState, seat: int) -> int:
    """Return what a seat can build of the cubes in hand and of those that its cards will bring (P4.6, P4.11)."""
    then = state.copy()
    then.cubes[seat] = [have + due for have, due in zip(state.cubes[seat], cubes_due(state, seat), strict=True)]
    return sum(best_building(then, seat).values())


def best_building(state: PillarsState, seat: int) -> dict[int, int]:
    """Return the points by craftsman if a seat builds its best with what it has (P4.11)."""
    made = {card.index: card.points * often for card, often in _best_uses(state, seat)}
    return {card: points for card, points in made.items() if points}


def cubes_after_building(state: PillarsState, seat: int) -> list[int]:
    """Return the cubes that a seat has left by material if it builds its best with what it has (P4.11)."""
    left = state.cubes[seat][:]
    for card, often in _best_uses(state, seat):
        left = [have - need * often for have, need in zip(left, card.input, strict=True)]
    return left


def best_choices(state: PillarsState, seat: int) -> list[Choice]:
    """P4.11: return the choices by which a seat that is asked who works builds its best, without forced ones."""
    after, rest, found = state.copy(), len(state.agenda) - 1, list[Choice]()
    left = {state.pack.use[card.index]: often for card, often in _best_uses(state, seat)}
    while after.options:
        # Whoever cannot pay yet comes after those who earn the gold.
        choice = next((one for one in left if one in after.options), None)
        if choice is None:
            break
        apply(after, choice, rest)
        # Offered from 1 on, and perhaps fewer than planned: gold can be short until others have worked.
        times = after.options[min(left.pop(choice), len(after.options)) - 1]
        found += [choice, times] if len(after.options) > 1 else [choice]
        apply(after, times, rest)
    return found


def _best_uses(state: PillarsState, seat: int) -> list[tuple[Craftsman, int]]:
    """Return how often each craftsman works for the most points, and if equal for the most gold, then cubes.

    All ways are tried, craftsman by craftsman. Whoever only holds metal comes first, before it is used up. Whoever
    needs gold comes last: at the table he can work before and after the others, so the limit of gold never costs him
    a use.
    """
    pack, builds, will_build = state.pack, building_seat(state) == seat, seat in seats_to_build(state)
    if state.over or (state.last_round() and not builds and not will_build):
        return []
    able = [pack.craftsmen[card] for card in state.team[seat] if has_partner(pack, state.team[seat], card)]
    team = sorted(able, key=lambda card: (not card.holds_metal, bool(card.input_gold)))
    left = tuple(card.uses - (state.used[card.index] if builds else 0) for card in team)
    barred = tuple(bool(pack.extra_use_barred[card.index]) for card in team)
    extra = state.extra_uses[seat] if builds or will_build else 0
    crew = tuple(zip(team, left, barred, strict=True))
    _, uses = _most(crew, tuple(state.cubes[seat]), state.gold[seat], extra, pack.gold_limit)
    return [(card, often) for card, often in zip(team, uses, strict=True) if often]


# Every option asks this for nearly the same team and cubes.
@lru_cache(4096)
def _most(
    crew: tuple[tuple[Craftsman, int, bool], ...], cubes: tuple[int, ...], gold: int, extra: int, limit: int
) -> tuple[tuple[int, int, int], tuple[int, ...]]:
    """Return the most points, then gold, then cubes that a crew can have, and how often each of them works then.

    Each comes with the uses left, and whether additional ones are barred.
    """
    if not crew:
        return (0, gold, sum(cubes)), ()
    (card, left, barred), ways = crew[0], []
    most = affordable_uses(card, list(cubes), gold, left if barred else left + extra)
    for often in range(max(0, most) + 1):
        rest = tuple([have - need * often for have, need in zip(cubes, card.input, strict=True)])
        purse = min(gold + (card.gold - card.input_gold) * often, limit)
        (points, kept, spare), uses = _most(crew[1:], rest, purse, extra - max(0, often - left), limit)
        ways.append(((points + card.points * often, kept, spare), (often, *uses)))
    return max(ways)


def cautions(state: PillarsState, seat: int, choice: Choice) -> list[Caution]:
    """Return what a seat may regret about an option: only what is a mistake for sure, or very likely."""
    match choice.verb:
        case "pass":
            return _idle_workers(state, seat)
        case "hire":
            return [*_unpaid_tax(state, seat, choice), *_lone_craftsman(state, seat, choice)]
        case "place":
            futile = state.last_round() and choice.noun in FOR_NEXT_ROUND
            return [*_unpaid_tax(state, seat, choice), *_caution("futile-place", futile, target=choice.name)]
        case "dismiss":
            return _left_alone(state, seat, choice)
        case "hold":
            kept = _caution("hold-last", state.last_round(), advantage=choice.name)
            return [*_exemption_withheld(state, seat), *kept]
        case "buy":
            return _caution("buy-unused", not _is_used(state, seat, choice.value), material=choice.name)
        case "amount":
            return _lost_gold(state, seat, choice)
        case "finish":
            return _points_left(state, seat)
    return []


def _caution(id: str, is_so: object, **terms: int | str) -> list[Caution]:
    return [Caution(id, f"warning-{id}", terms)] if is_so else []


def _idle_workers(state: PillarsState, seat: int) -> list[Caution]:
    """P2.5: passing while workers could still fetch something that the team works with."""
    useful = [card for card in cards_within_reach(state, seat) if _is_used(state, seat, card.material)]
    return _caution("pass-idle", useful, workers=state.workers[seat], cards=len(useful))


def _is_used(state: PillarsState, seat: int, material: int) -> bool:
    pack, team = state.pack, state.team[seat]
    return any(pack.craftsmen[card].input[material] and has_partner(pack, team, card) for card in team)


def _unpaid_tax(state: PillarsState, seat: int, choice: Choice) -> list[Caution]:
    """P4.7: spending the gold that the tax will probably ask for."""
    if gold_for_tax(state, seat) < expected_tax(state, seat):
        return []  # it is short of gold already, whatever it does
    after = state.copy()
    apply(after, choice)
    left, faces = gold_for_tax(after, seat), state.pack.tax_faces
    return _caution("tax", left < expected_tax(after, seat), gold=left, low=faces[0], high=faces[-1])


def gold_for_tax(state: PillarsState, seat: int) -> int:
    """Return the gold that a seat will have when taxes are due, the wages of idle workers included (P4.3)."""
    idle = state.workers[seat] + state.mill[seat] if state.is_ahead(Mill) else 0
    return min(state.gold[seat] + wages(idle), state.pack.gold_limit)


def expected_tax(state: PillarsState, seat: int) -> int:
    """Return the average tax, rounded up; 0 after it is paid or if the seat can be exempt."""
    if not state.is_ahead(RollTax) or is_at_court(state, seat) or state.lasting(seat, "no_tax"):
        return 0
    die = state.pack.tax_die
    return min(-(-sum(die) // len(die)), tax_limit(state, seat))


def _exemption_withheld(state: PillarsState, seat: int) -> list[Caution]:
    """P4.7: keeping an exemption while the tax that was rolled cannot be paid and costs points."""
    if not isinstance(state.agenda[-1], ClaimExemption):
        return []
    due = tax_due(state, seat)
    points = state.fine(seat, due)
    return _caution("tax-now", points, due=due, gold=state.gold[seat], points=points)


def _lone_craftsman(state: PillarsState, seat: int, choice: Choice) -> list[Caution]:
    """P4.11: hiring somebody who cannot work without a trade that the team does not have."""
    needed = f"trade-{state.pack.craftsmen[choice.value].needs}"
    is_lone = not has_partner(state.pack, state.team[seat], choice.value)
    return _caution("hire-unable", is_lone, craftsman=choice.name, trade=needed)


def _left_alone(state: PillarsState, seat: int, choice: Choice) -> list[Caution]:
    """P4.11: dismissing the last of a trade without which others in the team cannot work, if that costs points."""
    pack, team = state.pack, state.team[seat]
    made = {}
    for card in team:
        after = state.copy()
        after.team[seat] = tuple(one for one in team if one != card)
        made[card] = points_to_come(after, seat)
    if made[choice.value] == max(made.values()):
        return []
    rest = [card for card in team if card != choice.value]
    idle = [one for one in rest if has_partner(pack, team, one) and not has_partner(pack, rest, one)]
    terms: dict[str, int | str] = {"idle": pack.craftsmen[idle[0]].name} if idle else {}
    return _caution("dismiss-needed", idle, craftsman=choice.name, **terms)


def _lost_gold(state: PillarsState, seat: int, choice: Choice) -> list[Caution]:
    """P1.3: selling for more gold than can be held."""
    step = state.agenda[-1]
    if not isinstance(step, Sell):
        return []
    kind, limit = step.material, state.pack.gold_limit
    lost = choice.value * state.pack.prices[kind] - proceeds(state, seat, kind, choice.value)
    return _caution("gold-lost", lost, gold=lost, limit=limit, material=MATERIAL_NAMES[kind])


def _points_left(state: PillarsState, seat: int) -> list[Caution]:
    """P4.11, P5.2: finishing while there are points to be had that will be lost."""
    made, craftsmen = best_building(state, seat), state.pack.craftsmen
    points, excess = sum(made.values()), excess_cubes(state, seat)
    if points and state.last_round():
        return _caution("finish-last", points, points=points)
    free = sum(gain for card, gain in made.items() if works_for_nothing(craftsmen[card]))
    if free:
        return _caution("finish-free", free, points=free)
    return _caution("finish-excess", points and excess > 0, points=points, excess=excess)
