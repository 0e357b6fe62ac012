"""What one seat's position is worth, part by part."""

from freestone.games.kutna_hora.evaluation.council import council
from freestone.games.kutna_hora.evaluation.facts import Facts
from freestone.games.kutna_hora.evaluation.mines import mines, prospect
from freestone.games.kutna_hora.evaluation.outlook import Outlook
from freestone.games.kutna_hora.evaluation.plans import Plans, town
from freestone.games.kutna_hora.evaluation.weights import Weights
from freestone.games.kutna_hora.names import (
    BARBARA_ACTION,
    BUILDING,
    INCOME,
    JOKER,
    JOKER_ACTION,
    MINE,
    NONE,
    PLOT,
    RIGHTS,
)
from freestone.games.kutna_hora.state import KutnaHoraState
from freestone.games.kutna_hora.steps.end_of_round import tax_due


def parts(facts: Facts, weights: Weights, state: KutnaHoraState, seat: int) -> list[float]:
    """Return the points that a seat may expect at the end of the game, in the order of PARTS."""
    outlook = Outlook(facts, weights, state, seat)
    of_town = town(outlook)
    of_mines = mines(outlook)
    plans = Plans(outlook)
    return [
        float(state.total(seat)),
        outlook.production(),
        outlook.after_taxes(tax_due(state, seat)),
        outlook.standing(state.reputation[seat]),
        of_town,
        of_mines,
        outlook.pelicans(),
        council(outlook),
        plans.worth + under_way(outlook, plans),
        weights.growth[state.seats - 2] * outlook.course.left,
    ]


def under_way(outlook: Outlook, plans: Plans) -> float:
    """Return what the cards left this round may bring, and what an action that is not finished will."""
    course, gains = outlook.course, gains_now(outlook, plans)
    worth = outlook.weights.soon * soon(outlook, plans, gains) if course.plays else 0.0
    if course.prospect != NONE:
        worth += prospect(outlook, course.prospect > JOKER)
    if course.joker:
        worth += max(gains[:JOKER_ACTION])
    for action in course.offered:
        worth += prospect(outlook, free=True) if action == MINE else gains[action]
    return worth


def gains_now(outlook: Outlook, plans: Plans) -> list[float]:
    """Return what each action could bring now."""
    state, seat, pack = outlook.state, outlook.seat, outlook.state.pack
    have = state.groschen[seat]
    least, rights, plot = outlook.weights.buying
    gains = [0.0] * (JOKER_ACTION + 1)
    gains[MINE] = max(0.0, prospect(outlook, free=False))
    if len(state.slots[seat]) < pack.tile_slots and have >= least:
        gains[RIGHTS] = max(0.0, plans.tile_gain - rights * outlook.rate)
    if state.markers[seat] < pack.plot_markers and have >= least:
        gains[PLOT] = max(0.0, plans.plot_gain - plot * outlook.rate)
    if plans.building_gains:
        gains[BUILDING] = max(0.0, plans.building_gains[0])
    gains[INCOME] = outlook.money(have + outlook.income) - outlook.money(have)
    if state.pelicans[seat]:
        tiles = outlook.weights.barbara
        coming = tiles[min(state.barbara, len(tiles) - 1)]
        gains[BARBARA_ACTION] = max(0.0, coming - outlook.pelican(state.pelicans[seat] - 1))
    reputation = state.reputation[seat]
    lost = 0 if reputation >= pack.free_joker_at else pack.joker_reputation
    price = outlook.standing(reputation) - outlook.standing(reputation - lost)
    gains[JOKER_ACTION] = max(0.0, max(gains) - price)
    return gains


def soon(outlook: Outlook, plans: Plans, gains: list[float]) -> float:
    """Return what the cards that may still be played this round bring, each used for what is best."""
    state, cards = outlook.state, len(outlook.state.pack.cards)
    hand = state.hand[outlook.seat * cards : (outlook.seat + 1) * cards]
    gains = gains[:]
    built, worth = 0, 0.0
    for _ in range(outlook.course.plays):
        best, best_card, best_action = 0.0, NONE, NONE
        for half in state.pack.halves:
            if hand[half.card] and gains[half.action] > best:
                best, best_card, best_action = gains[half.action], half.card, half.action
        if best_card == NONE:
            break
        hand[best_card] = 0
        worth += best
        gains[best_action] *= outlook.weights.again
        if best_action == BUILDING:
            built += 1
            gains[BUILDING] = plans.building_gains[built] if built < len(plans.building_gains) else 0.0
    return worth
