"""K6: plots in town."""

from typing import Final

from freestone.core.choice import Choice
from freestone.core.state import EventKind
from freestone.core.step import Refusal, Step, Terms
from freestone.games.kutna_hora.names import BARBARA, CARD, JOKER, NONE, ORIGINS
from freestone.games.kutna_hora.state import KutnaHoraState
from freestone.games.kutna_hora.steps.action import Action, may_decline, short
from freestone.games.kutna_hora.steps.joker import joker_loss

CLAIMED: Final = EventKind("claimed", "square", "price")


class Plot(Action):
    """K6: claim a free square; St. Barbara's fourth tile gives any square for nothing."""

    def possible(self, state: KutnaHoraState, seat: int, origin: int) -> bool:
        """Whether a marker is left and some square can be paid; the Joker's loss comes first (K10.1)."""
        if state.markers[seat] >= state.pack.plot_markers:
            return False
        # Costs are read after the loss: the Joker may cost exactly the reputation that makes plots cheap.
        reputation = state.reputation[seat] - (joker_loss(state, seat) if origin == JOKER else 0)
        return can_claim(state, reputation, state.groschen[seat], origin)

    def start(self, state: KutnaHoraState, seat: int, origin: int) -> None:
        """Ask which square."""
        state.put(ClaimPlot(seat, origin))

    def offer(self, state: KutnaHoraState, seat: int, origin: int) -> None:
        """Ask which square, if any."""
        state.put(ClaimPlot(seat, origin))

    def refusal(self, state: KutnaHoraState, seat: int, choice: Choice) -> Refusal:
        """No marker, no square, or all too expensive."""
        if state.markers[seat] >= state.pack.plot_markers:
            return Refusal(choice, "no-plot-marker", {"markers": state.pack.plot_markers})
        open_ = open_squares(state, CARD)
        if not open_:
            return Refusal(choice, "no-free-square")
        return short(state, seat, choice, min(plot_prices(state, open_, state.reputation[seat], CARD)))


def open_squares(state: KutnaHoraState, origin: int) -> list[int]:
    """Return the free squares next to a building; all free ones if there is none, or for St. Barbara (K6.1, K9.3)."""
    town, owners, near, squares = state.town, state.owners, state.near, state.side.town.squares
    if origin != BARBARA:
        # Prices are above 0, so `near` also tells whether a building is next door.
        beside = [square for square in squares if near[square] and town[square] == NONE and owners[square] == NONE]
        if beside:
            return beside
    return [square for square in squares if town[square] == NONE and owners[square] == NONE]


def plot_prices(state: KutnaHoraState, squares: list[int], reputation: int, origin: int) -> list[int]:
    """Return what squares cost: the highest price next door, or 5; with a good reputation 1 (K6.1-2)."""
    if origin == BARBARA:
        return [0] * len(squares)
    if reputation >= state.pack.cheap_plot_at:
        return [state.pack.plot_cheap] * len(squares)
    near, alone = state.near, state.pack.plot_alone
    return [near[square] or alone for square in squares]


def can_claim(state: KutnaHoraState, reputation: int, groschen: int, origin: int) -> bool:
    """Whether some open square costs at most this much (K6.1-2)."""
    # Stops at the first such square, without a list of them: this is asked before every card.
    pack, town, owners, near = state.pack, state.town, state.owners, state.near
    fixed = 0 if origin == BARBARA else pack.plot_cheap if reputation >= pack.cheap_plot_at else NONE
    if fixed > groschen:
        return False
    squares, beside = state.side.town.squares, False
    for square in squares:
        price = near[square]
        if price and town[square] == NONE and owners[square] == NONE:
            if fixed != NONE or price <= groschen:
                return True
            beside = True
    # Other squares are open only if none next to a building is, or for St. Barbara.
    if origin != BARBARA and (beside or (fixed == NONE and pack.plot_alone > groschen)):
        return False
    return any(town[square] == NONE and owners[square] == NONE for square in squares)


def prices_for(state: KutnaHoraState, seat: int, squares: list[int], origin: int) -> list[int]:
    """Return what squares cost a seat with its present reputation."""
    return plot_prices(state, squares, state.reputation[seat], origin)


def refused_square(state: KutnaHoraState, square: int) -> Refusal:
    """Return why a square is not open."""
    choice, owner = state.pack.plot[square], state.owners[square]
    if state.town[square] != NONE:
        return Refusal(choice, "built-on", {"building": state.pack.tiles[state.town[square]].name})
    if owner != NONE:
        return Refusal(choice, "claimed-already", {"owner": owner})
    return Refusal(choice, "not-next-to-a-building")


def too_dear(state: KutnaHoraState, seat: int, squares: list[int], prices: list[int]) -> list[Refusal]:
    """Return the refusals of squares that the seat cannot pay."""
    dear = [(square, price) for square, price in zip(squares, prices, strict=True) if price > state.groschen[seat]]
    return [short(state, seat, state.pack.plot[square], price) for square, price in dear]


class ClaimPlot(Step[KutnaHoraState]):
    """K6.1-2, K9.3: pay for a square and mark it."""

    completes = True
    recurs = True
    origin: int

    def __init__(self, seat: int, origin: int) -> None:
        super().__init__(seat)
        self.origin = origin

    def options(self, state: KutnaHoraState) -> list[Choice]:
        """Squares that may be claimed and paid."""
        groschen, plot = state.groschen[self.seat], state.pack.plot
        squares = open_squares(state, self.origin)
        prices = prices_for(state, self.seat, squares, self.origin)
        found = [plot[squares[at]] for at in range(len(squares)) if prices[at] <= groschen]
        return may_decline(state, found, self.origin)

    def take(self, state: KutnaHoraState, choice: Choice) -> None:
        """Pay and put the marker there."""
        if choice is state.pack.decline:
            return
        price = prices_for(state, self.seat, [choice.value], self.origin)[0]
        state.tell(CLAIMED, self.seat, choice.noun, price)
        state.pay(self.seat, price)
        state.owners[choice.value] = self.seat
        state.markers[self.seat] += 1

    def refusals(self, state: KutnaHoraState) -> list[Refusal]:
        """Squares that are taken, away from all buildings, or too expensive."""
        open_ = open_squares(state, self.origin)
        closed = [refused_square(state, square) for square in state.side.town.squares if square not in open_]
        return closed + too_dear(state, self.seat, open_, prices_for(state, self.seat, open_, self.origin))

    def terms(self, state: KutnaHoraState) -> Terms:
        """Markers left, groschen and where the action comes from."""
        left = state.pack.plot_markers - state.markers[self.seat]
        return {"markers": left, "groschen": state.groschen[self.seat], "origin": ORIGINS[self.origin]}

    def option_terms(self, state: KutnaHoraState, choice: Choice) -> Terms:
        """What the square costs."""
        return {"price": prices_for(state, self.seat, [choice.value], self.origin)[0]}
