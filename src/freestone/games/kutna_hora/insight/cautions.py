"""What one may regret: shown before a choice is made, only where it is sure or very likely to be a mistake."""

from collections.abc import Callable
from typing import Final

from freestone.core.choice import Choice
from freestone.core.engine import apply
from freestone.games.kutna_hora.effects import FreeActions
from freestone.games.kutna_hora.names import (
    BARBARA_ACTION,
    CARD,
    INCOME,
    JOKER_ACTION,
    MINE,
    NONE,
    PERMITS,
    TECHNOLOGY,
    WOOD,
    is_paid,
)
from freestone.games.kutna_hora.state import KutnaHoraState
from freestone.games.kutna_hora.steps.action import Accept
from freestone.games.kutna_hora.steps.barbara import GainForPairs, ScoreBuilding
from freestone.games.kutna_hora.steps.end_of_round import PayTax, tax_due
from freestone.games.kutna_hora.steps.mine import Dig, PickMine, diggable, is_open, wood_for
from freestone.games.kutna_hora.steps.rights import TakeRights
from freestone.presentation import Caution

NOT_PAID: Final = "tax-not-paid"


def cautions(state: KutnaHoraState, seat: int, choice: Choice) -> list[Caution]:
    """Return what a seat may regret about one of its options."""
    return [found for check in CHECKS for found in check(state, seat, choice)]


def _caution(id: str, **terms: int | str) -> list[Caution]:
    return [Caution(id, f"warning-{id}", terms)]


def after(state: KutnaHoraState, choice: Choice) -> KutnaHoraState:
    """Return the position after a choice, with what was told on the way."""
    found = state.copy()
    found.events = []
    apply(found, choice)
    return found


def plays_left(state: KutnaHoraState, seat: int, actions: tuple[int, ...]) -> int:
    """Return how many cards in hand with one of these actions, or the Joker, a seat can still play this round."""
    pack, first = state.pack, seat * len(state.pack.cards)
    hand = [card for card in pack.cards if state.hand[first + card.index]]
    to_play = sum(pack.cards_per_turn) - (len(pack.cards) - len(hand))
    able = [card for card in hand if any(half.action in (*actions, JOKER_ACTION) for half in card.halves)]
    return min(to_play, len(able))


def expected_groschen(state: KutnaHoraState, seat: int) -> int:
    """Return the groschen that a seat can have for the tax, if it takes all the income it still can."""
    pack = state.pack
    tile = pack.barbara_tiles[state.barbara] if state.barbara < len(pack.barbara_tiles) else None
    gift = tile is not None and any(
        isinstance(one, FreeActions) and one.action == INCOME for one in tile.middle_effects
    )
    actions = (INCOME, BARBARA_ACTION) if gift and state.pelicans[seat] else (INCOME,)
    return state.groschen[seat] + plays_left(state, seat, actions) * state.income(seat)


def unpaid_tax(state: KutnaHoraState, seat: int, choice: Choice) -> list[Caution]:
    """K12.2: a choice after which the tax of this round, as it stands now, can no longer be paid."""
    if isinstance(state.agenda[-1], PayTax) or not state.round or expected_groschen(state, seat) < tax_due(state, seat):
        return []
    then = after(state, choice)
    loss = state.track.reputation_loss[state.round - 1]
    for event in then.events or []:
        if event.kind.name == NOT_PAID and event.seat == seat:
            return _caution("tax", due=event.values[0], groschen=then.groschen[seat], reputation=loss)
    due, left = tax_due(then, seat), expected_groschen(then, seat)
    is_over = then.round != state.round or then.over
    return [] if is_over or left >= due else _caution("tax", due=due, groschen=left, reputation=loss)


def futile_mining(state: KutnaHoraState, seat: int, choice: Choice) -> list[Caution]:
    """K4.7: mining without the groschen for any space, or a permit that leaves too little."""
    is_mine = choice.verb == "play" and state.pack.halves[choice.value].action == MINE
    is_mine = is_mine or (choice.verb == "action" and choice.value == MINE)
    if not is_mine and not (choice.verb == "refill" and choice.value):
        return []
    then = state.copy()
    if not is_mine or not state.pool[seat]:
        then.groschen[seat] -= state.price(PERMITS)
    if diggable(then, seat, CARD):
        return []
    costs = [wood_for(then, space, CARD) for space in then.side.mines.spaces if is_open(then, space)]
    if not costs:
        return _caution("no-space")
    return _caution("mine-dear", price=min(costs) * then.price(WOOD), groschen=then.groschen[seat])


def idle_card(state: KutnaHoraState, seat: int, choice: Choice) -> list[Caution]:
    """K2.3: a card for no effect that could bring income, or use a pelican."""
    if choice.verb != "rest":
        return []
    actions, income = [half.action for half in state.pack.cards[choice.value].halves], state.income(seat)
    if INCOME in actions and income:
        return _caution("rest-income", card=choice.name, groschen=income)
    wasted = BARBARA_ACTION in actions and state.pelicans[seat] > 0 and cathedral_helps(state, seat)
    return _caution("rest-barbara", card=choice.name) if wasted else []


def cathedral_helps(state: KutnaHoraState, seat: int) -> bool:
    """K9.1: whether the current tile of the cathedral would do anything for a seat."""
    pack = state.pack
    if state.barbara == len(pack.barbara_tiles):
        return True
    tile = pack.barbara_tiles[state.barbara]
    return any(effect.possible(state, seat) for at in (tile.fixed, tile.middle) for effect in pack.effect_lists[at])


def declined_gift(state: KutnaHoraState, seat: int, choice: Choice) -> list[Caution]:
    """K7.4, K9.1: declining what costs nothing and hurts nobody's plans."""
    step, pack = state.agenda[-1], state.pack
    if choice is pack.remove:
        dug = isinstance(step, Dig) and step.origin == TECHNOLOGY and len(state.offered) > 1
        return _caution("remove-technology") if dug else []
    if choice is pack.leave:
        free = isinstance(step, PickMine) and not is_paid(step.origin) and len(state.offered) > 1
        return _caution("leave-free") if free else []
    gift = isinstance(step, GainForPairs | ScoreBuilding | TakeRights)
    gift = gift or (isinstance(step, Accept) and step.action == INCOME and state.income(seat) > 0)
    return _caution("decline-free") if choice is pack.decline and gift else []


def useless_rights(state: KutnaHoraState, seat: int, choice: Choice) -> list[Caution]:
    """K7.2, K7.8: rights to a tile for which there is no house; in the last round it is at least a point (K13.5)."""
    if choice.verb != "rights" or state.round == state.track.rounds:
        return []
    tile, pack = choice.value, state.pack
    row = NONE if pack.tile_guild[tile] == NONE else state.row_of(seat, pack.tile_guild[tile])
    homeless = state.houses[row] == 0 if row != NONE else pack.needs_house[tile] and not state.houses_left(seat)
    return _caution("rights-no-house", building=choice.name) if homeless else []


CHECKS: Final[list[Callable[[KutnaHoraState, int, Choice], list[Caution]]]] = [
    unpaid_tax,
    futile_mining,
    idle_card,
    declined_gift,
    useless_rights,
]
