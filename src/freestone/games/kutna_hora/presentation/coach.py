"""What matters now, for a coach to say: money and taxes, what is ready or missing, and what rivals are after."""

from collections.abc import Callable, Iterator
from typing import Final

from freestone.core.choice import Choice
from freestone.core.engine import advance, apply
from freestone.games.kutna_hora.cards import ActionCard
from freestone.games.kutna_hora.measures import final_scores, final_sheet
from freestone.games.kutna_hora.names import (
    ACTION_NAMES,
    BARBARA_ACTION,
    BUILDING,
    CARD,
    COMMODITY_NAMES,
    FROM_TILES,
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
    RED,
    RIGHTS,
)
from freestone.games.kutna_hora.presentation.options import cathedral_helps, empties_column, expected_groschen
from freestone.games.kutna_hora.state import KutnaHoraState
from freestone.games.kutna_hora.steps.building import obstacle
from freestone.games.kutna_hora.steps.end_of_game import mine_row_points, place_points, row_values, stars_in_row
from freestone.games.kutna_hora.steps.end_of_round import patrician_points, tax_due, tax_penalty
from freestone.games.kutna_hora.steps.mine import is_open
from freestone.games.kutna_hora.steps.resolve import Resolve
from freestone.games.kutna_hora.steps.rights import TakeRights, may_take
from freestone.presentation import Remark
from freestone.words import Description

POOR: Final = 8  # groschen below which money is the first concern
DEAR: Final = 4  # the price from which on a commodity that one makes is worth a remark
BEHIND: Final = 10  # points behind the leader that are worth a remark
GAIN: Final = 2  # points that an action or a star in the mines must be worth: a tile left over brings 1 anyway
BEGINNING: Final = ("play-card", "choose-action")  # decisions at which a plan begins
PLAYS: Final = ("play", "action")  # options at which it ends: an action of a card, or the Joker's
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
        yield _last_round(state, seat)
    elif state.round in track.patrician_scoring:
        yield from _council(state, seat)
    elif state.round + 1 == track.patrician_scoring[0]:
        yield Remark("council-soon", 5, {"round": state.round + 1}, ["council"])
    if 1 < state.round < track.rounds and state.event != NONE and state.plays_left(seat) == state.pack.cards_a_round:
        name = state.pack.events[state.event].name
        yield Remark("new-event", 9, {"event_card": name, "effect": Description(name)}, ["event"])
    totals = [sum(row.values()) for row in final_sheet(state)]
    leader = max(range(state.seats), key=lambda each: totals[each])
    if totals[leader] - totals[seat] >= BEHIND:
        yield Remark("behind", 4, {"player": leader, "points": totals[leader] - totals[seat]}, [f"player-{leader}"])


def _last_round(state: KutnaHoraState, seat: int) -> Remark:
    """K13: what brings most points now, as far as that is certain."""
    found = [(_action(state, choice), _gain(state, seat, choice)) for choice in state.options if choice.verb in PLAYS]
    # The Joker is kept where another card leads to as much.
    action, points = max(found, key=lambda each: (each[1], each[0] != JOKER_ACTION), default=(NONE, 0))
    if points < GAIN:
        return Remark("last-round", 9)
    at = ["cathedral"] if action == BARBARA_ACTION else []
    return Remark("last-best", 9, {"action": ACTION_NAMES[action], "points": points}, at)


def _action(state: KutnaHoraState, choice: Choice) -> int:
    return choice.value if choice.verb == "action" else state.pack.halves[choice.value].action


def _gain(state: KutnaHoraState, seat: int, choice: Choice) -> int:
    """Return how many points more a choice brings if the seat then chooses best until its next card."""
    after = state.copy()
    apply(after, choice)
    return _reach(after, seat) - _worth(state, seat)


def _reach(state: KutnaHoraState, seat: int) -> int:
    """Return the best score that a seat reaches before its next card, without what chance or others may bring."""
    if state.seat != seat or state.agenda[-1].kind in ("play-card", "pay-tax"):
        return _worth(state, seat)
    return _worth(state, seat) + max(_gain(state, seat, choice) for choice in state.options)


def _worth(state: KutnaHoraState, seat: int) -> int:
    """Return a seat's score if the game ended now, with what the council would pay at its end."""
    return final_scores(state)[seat] + (0 if state.over else _pay(state, seat))


def _pay(state: KutnaHoraState, seat: int) -> int:
    """Return what the council pays a seat at its next meeting, as things stand (K12.3)."""
    return sum(tokens * patrician_points(state, seat, colour) for colour, tokens in enumerate(state.council) if tokens)


def _council(state: KutnaHoraState, seat: int) -> Iterator[Remark]:
    """K12.3: what the council pays at the end of this round, to a seat and to the rival who gets most."""
    rival = max((each for each in range(state.seats) if each != seat), key=lambda each: _pay(state, each))
    own, others = _pay(state, seat), _pay(state, rival)
    if own or others:
        yield Remark("council-pays", 6, {"points": own, "player": rival, "others": others}, ["council"])


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
    """K3.4, K7.2: guilds that are stopped and whose tile is at hand, and houses that run out."""
    tiles = state.slots[seat]
    if state.agenda[-1].kind == "take-rights":
        tiles = [*tiles, *(choice.value for choice in state.options if choice.verb == "rights")]
    at_hand = {state.pack.tile_guild[tile] for tile in tiles}
    for guild in range(KINDS):
        if state.row_of(seat, guild) == NONE:
            continue
        name = GUILD_NAMES[guild]
        if guild in at_hand and state.crossed_out(guild):
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
        prices = {tile.index: _price_once_built(state, seat, tile.index) for tile in tiles}
        best = max(tiles, key=lambda tile: tile.production * prices[tile.index])
        terms: dict[str, int | str] = {
            "building": best.name,
            "amount": best.production,
            "commodity": COMMODITY_NAMES[best.guild],
            "price": prices[best.index],
        }
        yield Remark("best-tile", 9, terms, ["hall"])


def _price_once_built(state: KutnaHoraState, seat: int, tile: int) -> int:
    """Return the price of what a tile makes after it has moved arms and decks (K3.5, K7.3)."""
    after, steps = state.copy(), len(state.agenda)
    after.put(Resolve(seat, state.pack.tile_effects[tile], FROM_TILES))
    advance(after, steps)
    return after.price(state.pack.tile_guild[tile])


def _columns(state: KutnaHoraState, seat: int) -> Iterator[Remark]:
    """K7.8, K12.3: the house whose loss empties a column, for which red patricians pay."""
    for choice in state.options:
        if choice.verb in ("house", "convert") and empties_column(state, seat, choice.value):
            guild, pay, seated = GUILD_NAMES[choice.value], state.pack.patrician_pay[RED], state.council[RED]
            yield Remark("red-column", 9, {"guild": guild, "points": pay, "seated": seated}, [f"player-{seat}"])


def _mines(state: KutnaHoraState, seat: int) -> Iterator[Remark]:
    """K4, K13.2: what rows of mines pay, miners who are there, and those who need a permit first."""
    hand = actions(state, seat)
    if hand & {MINE, JOKER_ACTION} and 1 < state.round < state.track.rounds and seat not in state.miners:
        yield _no_mine(state)
    elif hand & {MINE, JOKER_ACTION} and state.round > state.track.rounds // 2:
        yield from _rows(state, seat)
    if MINE not in hand:
        return
    if not state.pool[seat] and state.waiting[seat]:
        yield Remark("pool-empty", 4, {"price": state.price(PERMITS), "waiting": state.waiting[seat]}, [f"pool-{seat}"])
    elif state.round == 1 and state.pool[seat] and seat not in state.miners:
        yield Remark("first-mine", 4, {}, ["mines"])


def _no_mine(state: KutnaHoraState) -> Remark:
    """K13.2: what a rival gets for rows of mines, or if nobody gets anything yet, the most that a row pays."""
    points = mine_row_points(state)
    rival = max(range(state.seats), key=lambda each: points[each])
    if points[rival]:
        return Remark("no-mine", PLAN, {"player": rival, "points": points[rival]}, ["mines"])
    rows = range(state.side.mines.rows)
    most = max(row_values(state.pack, stars_in_row(state, row)[1] + 1)[0] for row in rows)
    return Remark("no-mine-yet", PLAN, {"points": most}, ["mines"])


def _rows(state: KutnaHoraState, seat: int) -> Iterator[Remark]:
    """K13.2: the rows in which one star more would win or cost a seat most."""
    board = state.side.mines
    rows = sorted({board.row_of[space] for space in board.spaces if is_open(state, space)})
    changes = [(_with_star(state, seat, each, row), row, each) for row in rows for each in range(state.seats)]
    gain, row, _ = max((each for each in changes if each[2] == seat), default=(0, 0, 0))
    if gain >= GAIN:
        yield Remark("row", 6, {"row": row + 1, "points": gain}, [f"mine-row-{row + 1}"])
    loss, row, rival = min((each for each in changes if each[2] != seat), default=(0, 0, 0))
    if loss <= -GAIN:
        yield Remark("row-lost", 6, {"row": row + 1, "player": rival, "points": -loss}, [f"mine-row-{row + 1}"])


def _with_star(state: KutnaHoraState, seat: int, digger: int, row: int) -> int:
    """Return how many points a seat wins or loses in a row if somebody has one star more there."""
    stars, total = stars_in_row(state, row)
    before = place_points(row_values(state.pack, total), stars, stars[seat])
    stars[digger] += 1
    return place_points(row_values(state.pack, total + 1), stars, stars[seat]) - before


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
    *(_stage, _money, _prices, _plans, _rivals, _tiles, _columns, _mines, _favours),
]
# What matters at the decisions between cards; others are about a plan under way, which their options explain.
FITTING: Final = {
    "claim-plot": {"surcharge", "last-round"},
    "convert-house": {"red-column"},
    "pay-tax": {"tax-short", "behind"},
    "remove-house": {"red-column"},
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
