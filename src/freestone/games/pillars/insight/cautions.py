"""What one may regret: shown before a choice is made, only where it is sure or very likely to be a mistake."""

from collections.abc import Callable
from typing import Final

from freestone.core.choice import Choice
from freestone.core.engine import apply
from freestone.games.pillars.components import MATERIAL_NAMES
from freestone.games.pillars.insight.building import best_building
from freestone.games.pillars.state import NONE, PillarsState
from freestone.games.pillars.steps.board import ClaimExemption, Mill, RollTax
from freestone.games.pillars.steps.market import Sell
from freestone.presentation import Caution

FUTILE: Final = ("castle", "cathedral")


def cautions(state: PillarsState, seat: int, choice: Choice) -> list[Caution]:
    """Return what a seat may regret about one of its options."""
    return [*(found for check in CHECKS for found in check(state, seat, choice)), *too_late(state, choice)]


def _caution(id: str, **terms: int | str) -> list[Caution]:
    return [Caution(id, f"warning-{id}", terms)]


def idle_workers(state: PillarsState, seat: int, choice: Choice) -> list[Caution]:
    """P2.5: passing while workers could still fetch something that the team works with."""
    if choice is not state.pack.pass_:
        return []
    free = state.workers[seat]
    cards = state.pack.resource_cards
    open_ = [card for card in cards if state.resource_owner[card.index] == NONE and card.workers <= free]
    open_ = [card for card in open_ if is_used(state, seat, card.material)]
    return _caution("pass-idle", workers=free, cards=len(open_)) if open_ else []


def unpaid_tax(state: PillarsState, seat: int, choice: Choice) -> list[Caution]:
    """P4.7: spending the gold that the tax will probably ask for."""
    if choice.verb not in ("hire", "place") or gold_for_tax(state, seat) < expected_tax(state, seat):
        return []
    after = state.copy()
    apply(after, choice)
    due, left = expected_tax(after, seat), gold_for_tax(after, seat)
    faces = state.pack.tax_faces
    return _caution("tax", gold=left, low=faces[0], high=faces[-1]) if left < due else []


def exemption_withheld(state: PillarsState, seat: int, choice: Choice) -> list[Caution]:
    """P4.7: keeping an exemption while the tax that was rolled cannot be paid and costs points."""
    if choice.verb != "hold" or not isinstance(state.agenda[-1], ClaimExemption):
        return []
    most = state.lasting(seat, "tax_at_most")
    due = min(state.tax, most) if most else state.tax
    points = min((due - state.gold[seat]) // 2, state.total(seat))
    return _caution("tax-now", due=due, gold=state.gold[seat], points=points) if points > 0 else []


def gold_for_tax(state: PillarsState, seat: int) -> int:
    """Return the gold that a seat will have when taxes are due, its idle workers' wages included (P4.3)."""
    wages = state.workers[seat] + state.mill[seat] if any(isinstance(step, Mill) for step in state.agenda) else 0
    return min(state.gold[seat] + wages, state.pack.gold_limit)


def expected_tax(state: PillarsState, seat: int) -> int:
    """Return the tax to be expected, rounded up; 0 if it is over or somebody saves the seat from it."""
    court = [state.spaces[space] for space in state.pack.place["kings_court"].spaces]
    is_ahead = any(isinstance(step, RollTax) for step in state.agenda)
    if not is_ahead or seat in court or state.lasting(seat, "no_tax"):
        return 0
    die, most = state.pack.tax_die, state.lasting(seat, "tax_at_most")
    expected = -(-sum(die) // len(die))
    return min(expected, most) if most else expected


def useless_cubes(state: PillarsState, seat: int, choice: Choice) -> list[Caution]:
    """P4.10: buying what nobody in the team works with."""
    if choice.verb != "buy" or is_used(state, seat, choice.value):
        return []
    return _caution("buy-unused", material=choice.name)


def is_used(state: PillarsState, seat: int, material: int) -> bool:
    """Whether anybody in the team works with a material."""
    team = state.team[seat]
    return any(state.pack.craftsmen[card].input[material] and is_able(state, seat, card) for card in team)


def useless_craftsman(state: PillarsState, seat: int, choice: Choice) -> list[Caution]:
    """P4.11: hiring somebody who cannot work without a trade that the team does not have."""
    if choice.verb != "hire" or is_able(state, seat, choice.value):
        return []
    trade = state.pack.craftsmen[choice.value].needs
    return _caution("hire-unable", craftsman=choice.name, trade=f"trade-{trade}")


def is_able(state: PillarsState, seat: int, card: int) -> bool:
    """Whether the team has the trade that a craftsman needs beside him."""
    needs = state.pack.needs[card]
    return needs < 0 or state.has_trade(seat, needs)


def lost_gold(state: PillarsState, seat: int, choice: Choice) -> list[Caution]:
    """P1.3: selling for more gold than can be held."""
    step = state.agenda[-1]
    if choice.verb != "amount" or not isinstance(step, Sell):
        return []
    lost = state.gold[seat] + choice.value * state.pack.prices[step.material] - state.pack.gold_limit
    terms: dict[str, int | str] = {"gold": lost, "limit": state.pack.gold_limit}
    return _caution("gold-lost", **terms, material=MATERIAL_NAMES[step.material]) if lost > 0 else []


def points_left(state: PillarsState, seat: int, choice: Choice) -> list[Caution]:
    """P4.11, P5.2: finishing while points are to be had that will be lost."""
    if choice is not state.pack.finish:
        return []
    made, craftsmen = best_building(state, seat), state.pack.craftsmen
    points, excess = sum(made.values()), sum(state.cubes[seat]) - state.pack.keep_cubes
    if points and state.last_round():
        return _caution("finish-last", points=points)
    free = sum(gain for card, gain in made.items() if not any(craftsmen[card].input) and not craftsmen[card].input_gold)
    if free:
        return _caution("finish-free", points=free)
    return _caution("finish-excess", points=points, excess=excess) if points and excess > 0 else []


def too_late(state: PillarsState, choice: Choice) -> list[Caution]:
    """P4.1, P4.7, P4.9, P4.12: in the last round, what would only help in the next, or a card kept for ever."""
    if state.last_round() and choice.verb == "hold":
        return _caution("hold-last", advantage=choice.name)
    futile = choice.verb == "place" and choice.noun in FUTILE and state.last_round()
    return _caution("futile-place", target=choice.name) if futile else []


CHECKS: Final[list[Callable[[PillarsState, int, Choice], list[Caution]]]] = [
    idle_workers,
    unpaid_tax,
    exemption_withheld,
    useless_cubes,
    useless_craftsman,
    lost_gold,
    points_left,
]
