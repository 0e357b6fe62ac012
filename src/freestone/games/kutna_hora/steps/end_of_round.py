"""K12: what happens at the end of a round: event, taxes, patricians, red tiles."""

from typing import Final

from freestone.core.choice import Choice
from freestone.core.state import EventKind
from freestone.core.step import CHANCE, Step, Terms
from freestone.games.kutna_hora.names import (
    FROM_EVENTS,
    FROM_PATRICIANS,
    GREEN,
    HOUSE_ROWS,
    NONE,
    ORE_DECK,
    POPULATION_DECK,
    RED,
    SILVERY,
    YELLOW,
)
from freestone.games.kutna_hora.state import KutnaHoraState
from freestone.games.kutna_hora.steps.end_of_game import own_buildings
from freestone.games.kutna_hora.steps.market import Advance, town_builds
from freestone.games.kutna_hora.steps.resolve import Resolve
from freestone.games.kutna_hora.steps.rights import REVEALED

EVENT_HAPPENED: Final = EventKind("event-happened", "event_card")
EVENT_REVEALED: Final = EventKind("event-revealed", "event_card")
AWARDED: Final = EventKind("awarded", "event_card")
TAX_PAID: Final = EventKind("tax-paid", "groschen")
TAX_NOT_PAID: Final = EventKind("tax-not-paid", "due", "missing", "reputation")
COUNCIL_MET: Final = EventKind("council-met", "round")


class RevealEvent(Step[KutnaHoraState]):
    """K1.10, K12.5: the event of the round is turned up; its tax counts at once."""

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def options(self, state: KutnaHoraState) -> list[Choice]:
        """Any card left of the round's deck."""
        deck = state.track.event_decks[state.round - 1]
        return [state.pack.event[card] for card in state.event_cards.kinds() if state.pack.events[card].deck == deck]

    def take(self, state: KutnaHoraState, choice: Choice) -> None:
        """Lay it open."""
        state.event_cards.remove(choice.value)
        state.event = choice.value
        state.tell(EVENT_REVEALED, state.start, choice.name)
        state.raise_tax(state.pack.events[choice.value].tax)


class AdvanceForEvent(Step[KutnaHoraState]):
    """K12.1: the event's decks advance at the end of the round."""

    def run(self, state: KutnaHoraState) -> None:
        """Advance population, then ore."""
        if state.event != NONE:
            card = state.pack.events[state.event]
            state.tell(EVENT_HAPPENED, state.start, card.name)
            state.push(Advance(POPULATION_DECK, card.population), Advance(ORE_DECK, card.ore))


class ResolveEvent(Step[KutnaHoraState]):
    """K12.1: then its effect: the town builds, or an award to everybody who earns it."""

    def run(self, state: KutnaHoraState) -> None:
        """Hand out the award and discard the card."""
        if state.event == NONE:
            return
        card = state.pack.events[state.event]
        state.event = NONE
        if card.town_builds != NONE:
            town_builds(state, card.town_builds)
        if card.award != NONE:
            figures = [award_figure(state, seat, card.measure) for seat in range(state.seats)]
            # Everybody who is tied for the most is rewarded, but never for 0 (K12.1).
            least = max(1, *figures) if card.most else card.at_least
            earned = [seat for seat in state.clockwise() if figures[seat] >= least]
            for seat in earned:
                state.tell(AWARDED, seat, card.name)
            state.push(*[Resolve(seat, card.award, FROM_EVENTS) for seat in earned])


def award_figure(state: KutnaHoraState, seat: int, measure: str) -> int:
    """Return the figure that an event looks at (K12.1)."""
    match measure:
        case "mines":
            return state.miners.count(seat)
        case "buildings":
            return len(own_buildings(state, seat))
        case "plots":
            return state.markers[seat]
        case "used_pelicans":
            return state.used_pelicans[seat]
        case "reputation":
            return state.reputation[seat]
    assert measure == "groschen"
    return state.groschen[seat]


def tax_due(state: KutnaHoraState, seat: int) -> int:
    """Return the tax with the surcharge for markers in town (K12.2)."""
    return state.tax + state.pack.surcharge[state.markers[seat]]


def tax_penalty(state: KutnaHoraState) -> int:
    """Return the reputation lost by a seat that does not pay this round's tax (K12.2)."""
    return state.track.reputation_loss[state.round - 1]


class DemandTax(Step[KutnaHoraState]):
    """K12.2: ask a seat that can pay its tax; one that cannot loses reputation."""

    player: int

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player = player

    def run(self, state: KutnaHoraState) -> None:
        """Ask, or punish."""
        due = tax_due(state, self.player)
        # There is no paying in part: a seat that cannot pay everything keeps its groschen and loses reputation (K12.2).
        if due > state.groschen[self.player]:
            refuse_tax(state, self.player)
        elif due:
            state.put(PayTax(self.player))


class PayTax(Step[KutnaHoraState]):
    """K12.2: pay, or lose the reputation of the round."""

    def options(self, state: KutnaHoraState) -> list[Choice]:
        """Pay or refuse."""
        return [state.pack.tax_pay, state.pack.tax_refuse]

    def take(self, state: KutnaHoraState, choice: Choice) -> None:
        """Pay or lose reputation."""
        if choice is state.pack.tax_refuse:
            refuse_tax(state, self.seat)
            return
        due = tax_due(state, self.seat)
        state.groschen[self.seat] -= due
        state.tell(TAX_PAID, self.seat, due)

    def terms(self, state: KutnaHoraState) -> Terms:
        """What is due and what refusing costs."""
        due, seat = tax_due(state, self.seat), self.seat
        loss = tax_penalty(state)
        return {"due": due, "surcharge": due - state.tax, "groschen": state.groschen[seat], "reputation": loss}


def refuse_tax(state: KutnaHoraState, seat: int) -> None:
    """Lose the reputation of the round and pay nothing (K12.2)."""
    loss, due = tax_penalty(state), tax_due(state, seat)
    state.tell(TAX_NOT_PAID, seat, due, max(0, due - state.groschen[seat]), loss)
    state.change_reputation(seat, -loss)


class ScoreCouncil(Step[KutnaHoraState]):
    """K12.3: in the last three rounds every patrician on the council pays everybody."""

    def run(self, state: KutnaHoraState) -> None:
        """Score colour by colour."""
        if state.round not in state.track.patrician_scoring or not any(state.council):
            return
        state.tell(COUNCIL_MET, state.start, state.round)
        for colour, tokens in enumerate(state.council):
            if tokens:
                for seat in state.clockwise():
                    state.score(seat, patrician_points(state, seat, colour) * tokens, FROM_PATRICIANS + colour)


def patrician_points(state: KutnaHoraState, seat: int, colour: int) -> int:
    """Return what one patrician of a colour pays a seat (K12.3)."""
    pay = state.pack.patrician_pay
    if colour == GREEN:
        return public_pairs(state, seat) * pay[GREEN]
    if colour == SILVERY:
        return state.used_pelicans[seat] // 2 * pay[SILVERY]
    if colour == RED:
        return empty_columns(state, seat) * pay[RED]
    fewest = fewest_mines_in_a_row(state, seat)
    # `fewest` is 0 or 1 below: a third mine in every row adds nothing (K12.3).
    return state.pack.yellow_two if fewest >= 2 else fewest * pay[YELLOW]


def public_pairs(state: KutnaHoraState, seat: int) -> int:
    """Return the number of neighbouring pairs of a seat's building and a public one (K12.3, K9.3)."""
    town, guild, neighbours = state.town, state.pack.tile_guild, state.side.town.neighbours
    pairs = 0
    for square in own_buildings(state, seat):
        for other in neighbours[square]:
            if town[other] != NONE and guild[town[other]] == NONE:
                pairs += 1
    return pairs


def fewest_mines_in_a_row(state: KutnaHoraState, seat: int) -> int:
    """Return how many mines a seat has in the row where it has fewest."""
    return min(mines_by_row(state, seat))


def mines_by_row(state: KutnaHoraState, seat: int) -> list[int]:
    """Return how many mines a seat has in each row."""
    board, miners = state.side.mines, state.miners
    counts = [0] * board.rows
    for space in board.spaces:
        if miners[space] == seat:
            counts[board.row_of[space]] += 1
    return counts


def empty_columns(state: KutnaHoraState, seat: int) -> int:
    """Return how many columns of the player board have no house left: houses leave from the left."""
    # Since houses leave from the left, the fullest row decides how many columns are empty.
    return state.pack.house_columns - most_houses(state, seat)


def most_houses(state: KutnaHoraState, seat: int) -> int:
    """Return how many houses are left in a seat's fullest row."""
    houses, most = state.houses, 0
    for row in range(seat * HOUSE_ROWS, (seat + 1) * HOUSE_ROWS):
        most = max(most, houses[row])
    return most


class RedTilesArrive(Step[KutnaHoraState]):
    """K12.4: after round 2 or 3 the red tiles are dealt to the rows of the town hall."""

    def run(self, state: KutnaHoraState) -> None:
        """Deal one to each row."""
        if state.round == state.track.red_tiles_after:
            state.push(*[DealRedTile(row) for row in range(state.pack.hall_rows)])


class DealRedTile(Step[KutnaHoraState]):
    """K12.4: a red tile at the end of a row, a stack of its own."""

    row: int

    def __init__(self, row: int) -> None:
        super().__init__(CHANCE)
        self.row = row

    def options(self, state: KutnaHoraState) -> list[Choice]:
        """Any red tile left."""
        counts = state.hidden.counts
        return [state.pack.reveal[tile] for tile in state.pack.red_tiles if counts[tile]]

    def take(self, state: KutnaHoraState, choice: Choice) -> None:
        """Lay it down."""
        tile = choice.value
        stack = state.pack.stack_of[tile]
        state.hidden.remove(tile)
        state.tops[stack] = tile
        columns = state.pack.hall_columns
        state.hall[state.hall.index(NONE, self.row * columns)] = stack
        state.tell(REVEALED, state.start, choice.name)
