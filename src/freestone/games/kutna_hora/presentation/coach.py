"""What matters now, for a coach to say: money and taxes, what is ready or missing, and what rivals are after."""

from collections.abc import Callable, Iterator
from typing import Final

from freestone.games.kutna_hora.cards import ActionCard
from freestone.games.kutna_hora.measures import final_sheet
from freestone.games.kutna_hora.names import (
    BARBARA_ACTION,
    BUILDING,
    CARD,
    COMMODITY_NAMES,
    GUILD_NAMES,
    HOUSE,
    INCOME,
    JOKER_ACTION,
    KINDS,
    MINE,
    NONE,
    PATRICIAN_NAMES,
    PERMITS,
    PLOT,
    RIGHTS,
)
from freestone.games.kutna_hora.presentation.options import cathedral_helps, expected_groschen
from freestone.games.kutna_hora.state import KutnaHoraState
from freestone.games.kutna_hora.steps.building import obstacle
from freestone.games.kutna_hora.steps.end_of_round import patrician_points, tax_due, tax_penalty
from freestone.games.kutna_hora.steps.rights import TakeRights, may_take
from freestone.presentation import Remark
from freestone.words import Description

POOR: Final = 8  # groschen below which money is the first concern
DEAR: Final = 4  # the price from which on a commodity that one makes is worth a remark
BEHIND: Final = 10  # points behind the leader that are worth a remark
BEGINNING: Final = ("play-card", "choose-action")  # decisions at which a plan begins
PLAN: Final = 8  # the importance of what a plan lacks, such as a plot: no tip in general comes before it


def actions(state: KutnaHoraState, seat: int) -> set[int]:
    """Return the actions on the cards that a seat can still play this round, and all while it chooses the Joker's."""
    if state.seat == seat and state.agenda[-1].kind == "choose-action":
        return {half.action for card in state.pack.cards for half in card.halves} - {JOKER_ACTION}
    return {half.action for card in _hand(state, seat) for half in card.halves}


def _hand(state: KutnaHoraState, seat: int) -> list[ActionCard]:
    return [card for card in state.pack.cards if state.hand[seat * len(state.pack.cards) + card.index]]


def _is_last_income(state: KutnaHoraState, seat: int) -> bool:
    """Whether the only card with Building is also the only one with Income."""
    halves = [{half.action for half in card.halves} for card in _hand(state, seat)]
    return [one for one in halves if one & {BUILDING, INCOME}] == [{BUILDING, INCOME}]


def _stage(state: KutnaHoraState, seat: int) -> Iterator[Remark]:
    """K12.1, K12.3, K13: the end, a new event, when patricians pay, and who would win if the game ended now."""
    track = state.track
    if state.round == track.rounds:
        yield Remark("last-round", 9)
    elif state.round in track.patrician_scoring:
        yield Remark("council-pays", 6, {}, ["council"])
    elif state.round + 1 == track.patrician_scoring[0]:
        yield Remark("council-soon", 5, {"round": state.round + 1}, ["council"])
    if 1 < state.round < track.rounds and state.event != NONE and state.plays_left(seat) == state.pack.cards_a_round:
        name = state.pack.events[state.event].name
        yield Remark("new-event", 9, {"event_card": name, "effect": Description(name)}, ["event"])
    totals = [sum(row.values()) for row in final_sheet(state)]
    leader = max(range(state.seats), key=lambda each: totals[each])
    if totals[leader] - totals[seat] >= BEHIND:
        yield Remark("behind", 4, {"player": leader, "points": totals[leader] - totals[seat]}, [f"player-{leader}"])


def _money(state: KutnaHoraState, seat: int) -> Iterator[Remark]:
    """K8.1, K12.2: what income brings, what is due at the end of the round, and what sells well."""
    groschen, income, due = state.groschen[seat], state.income(seat), tax_due(state, seat)
    terms = {"groschen": groschen, "income": income}
    if expected_groschen(state, seat) < due:
        loss = tax_penalty(state)
        yield Remark("tax-short", 8, {"due": due, "groschen": groschen, "reputation": loss}, ["tax"])
    elif state.plays_left(seat) <= 2 and due:
        yield Remark("tax", 5, {"due": due, "groschen": groschen}, ["tax"])
    if not income:
        yield Remark("no-income", 8 if groschen < POOR else 6, terms, [f"player-{seat}"])
    elif INCOME in actions(state, seat):
        yield Remark("income-now" if groschen < POOR else "income", 7 if groschen < POOR else 4, terms)
    elif JOKER_ACTION in actions(state, seat):
        yield Remark("income-joker", PLAN if state.round == 1 else 4, terms)
    first = seat * KINDS
    made = [kind for kind in range(KINDS) if state.production[first + kind]]
    best = max(made, key=state.price, default=NONE)
    if best != NONE and state.price(best) >= DEAR:
        amount = state.production[first + best]
        name = COMMODITY_NAMES[best]
        yield Remark("sells", 3, {"commodity": name, "price": state.price(best), "amount": amount}, ["market"])


def _prices(state: KutnaHoraState, seat: int) -> Iterator[Remark]:
    """K3.4, K7.2: guilds that are stopped, and houses that run out."""
    for guild in range(KINDS):
        if state.row_of(seat, guild) == NONE:
            continue
        name = GUILD_NAMES[guild]
        if state.crossed_out(guild):
            yield Remark("stopped", 6, {"guild": name, "commodity": COMMODITY_NAMES[guild]}, ["market"])
        left = state.houses[state.row_of(seat, guild)]
        if left == 1:
            yield Remark("last-house", 5, {"guild": name}, [f"player-{seat}"])


def _plans(state: KutnaHoraState, seat: int) -> Iterator[Remark]:
    """K5, K6, K7: whether tile, plot and wood are there for a building."""
    if state.agenda[-1].kind not in BEGINNING:
        return
    tiles, plots, hand = state.slots[seat], state.plots(seat), actions(state, seat)
    at = [f"player-{seat}"]
    if len(tiles) >= state.pack.tile_slots:
        yield Remark("slots-full", 4, {"slots": state.pack.tile_slots}, at)
    if state.pack.surcharge[state.markers[seat]]:
        yield Remark("surcharge", 4, {"amount": state.pack.surcharge[state.markers[seat]]}, ["tax"])
    # With the last card of all, nothing is begun that another would have to finish.
    if not (tiles and plots) and state.round == state.track.rounds and state.plays_left(seat) < 2:
        return
    if not tiles and not plots and RIGHTS in hand:
        yield Remark("begin", 3, {}, ["hall"])
    elif tiles and not plots:
        name = state.pack.tiles[tiles[0]].name
        lacking = "no-plot" if PLOT in hand else "no-plot-joker" if JOKER_ACTION in hand else "no-plot-now"
        yield Remark(lacking, PLAN, {"building": name}, ["town"])
    elif plots and not tiles:
        yield Remark("no-tile", PLAN, {"plots": len(plots)}, ["hall"])
    elif tiles and BUILDING in hand:
        ready = [tile for tile in tiles if not obstacle(state, seat, tile, CARD)]
        name = state.pack.tiles[(ready or tiles)[0]].name
        is_last = _is_last_income(state, seat)
        about = "cannot-build" if not ready else "ready-last" if is_last else "ready"
        yield Remark(about, PLAN, {"building": name}, at)


def _rivals(state: KutnaHoraState, seat: int) -> Iterator[Remark]:
    """K5.1: rivals of the same guild, who want the same tiles."""
    for place in range(len(state.hall)):
        stack = state.hall[place]
        if NONE < stack < KINDS and may_take(state, seat, place, CARD):
            tile = state.tops[stack]
            for rival in range(state.seats):
                is_after = rival != seat and state.row_of(rival, stack) != NONE
                if is_after and len(state.slots[rival]) < state.pack.tile_slots and RIGHTS in actions(state, rival):
                    terms: dict[str, int | str] = {
                        "player": rival,
                        "guild": GUILD_NAMES[stack],
                        "building": state.pack.tiles[tile].name,
                    }
                    yield Remark("rival-tile", 4, terms, ["hall"])
                    return


def _tiles(state: KutnaHoraState, seat: int) -> Iterator[Remark]:
    """K5.1, K7.4: why a tile is free; while a seat earns nothing, the tile of its guilds that would earn the most."""
    step = state.agenda[-1]
    if isinstance(step, TakeRights) and step.origin == HOUSE:
        yield Remark("house-tile", 9, {}, ["hall"])
    if step.kind != "take-rights" or state.income(seat):
        return
    guilds = [state.hall[place] for place in range(len(state.hall)) if may_take(state, seat, place, CARD)]
    tiles = [state.pack.tiles[state.tops[guild]] for guild in guilds if NONE < guild < KINDS]
    if tiles:
        best = max(tiles, key=lambda tile: tile.production * state.price(tile.guild))
        terms: dict[str, int | str] = {
            "building": best.name,
            "amount": best.production,
            "commodity": COMMODITY_NAMES[best.guild],
            "price": state.price(best.guild),
        }
        yield Remark("best-tile", 9, terms, ["hall"])


def _mines(state: KutnaHoraState, seat: int) -> Iterator[Remark]:
    """K4: miners who are there, and those who need a permit first."""
    if MINE not in actions(state, seat):
        return
    if not state.pool[seat] and state.waiting[seat]:
        yield Remark("pool-empty", 4, {"price": state.price(PERMITS), "waiting": state.waiting[seat]}, [f"pool-{seat}"])
    elif state.pool[seat] and not state.miners.count(seat):
        yield Remark("first-mine", 4, {}, ["mines"])


def _favours(state: KutnaHoraState, seat: int) -> Iterator[Remark]:
    """K8.2, K9: pelicans that are not used, and patricians who could be seated."""
    if state.pelicans[seat] and cathedral_helps(state, seat) and actions(state, seat) & {BARBARA_ACTION, JOKER_ACTION}:
        yield Remark("pelican", 6, {"pelicans": state.pelicans[seat]}, ["cathedral"])
    waiting = [colour for colour, tokens in enumerate(state.patrician_pool) if tokens]
    own = {colour: patrician_points(state, seat, colour) for colour in waiting}
    best = max(waiting, key=lambda colour: own[colour], default=NONE)
    if best != NONE and own[best] > 0:
        name, price = PATRICIAN_NAMES[best], state.pack.patrician_cost
        yield Remark("patrician", 5, {"patrician": name, "points": own[best], "price": price}, ["council"])
    elif any(state.patrician_pool):
        rivals = [each for each in range(state.seats) if each != seat]
        gain, rival = max((patrician_points(state, each, colour), each) for each in rivals for colour in waiting)
        if gain > 0:
            yield Remark("rival-patrician", 4, {"player": rival, "points": gain}, ["council"])


REMARKS: Final[list[Callable[[KutnaHoraState, int], Iterator[Remark]]]] = [
    *(_stage, _money, _prices, _plans, _rivals, _tiles, _mines, _favours),
]
# What matters at the decisions between cards; others are about a plan under way, which their options explain.
FITTING: Final = {
    "claim-plot": {"surcharge", "last-round"},
    "pay-tax": {"tax-short", "behind"},
    "seat-patrician": {"patrician", "rival-patrician", "council-pays", "council-soon", "last-round", "tax-short"},
    "take-rights": {"best-tile", "house-tile", "last-house", "last-round", "rival-tile", "slots-full", "stopped"},
}


def remarks(state: KutnaHoraState, seat: int) -> list[Remark]:
    """Return everything that is worth saying to a seat at its decision."""
    kind = state.agenda[-1].kind
    if not state.round or kind not in (*BEGINNING, *FITTING):
        return []
    found = [remark for check in REMARKS for remark in check(state, seat)]
    return [remark for remark in found if kind in BEGINNING or remark.id in FITTING[kind]]
