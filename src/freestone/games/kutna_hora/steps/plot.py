"""K6: plots in town."""

from typing import Final

from freestone.core.choice import Choice
from freestone.core.state import EventKind
from freestone.core.step import Refusal, Step, Terms
from freestone.games.kutna_hora.names import BARBARA, CARD, JOKER, NONE, ORIGINS
from freestone.games.kutna_hora.state import KutnaHoraState
from freestone.games.kutna_hora.steps.action import Action, may_decline, short

CLAIMED: Final = EventKind("claimed", "square", "price")


class Plot(Action):
    """K6: claim a free square; St. Barbara's fourth tile gives any square for nothing."""

    def possible(self, state: KutnaHoraState, seat: int, origin: int) -> bool:
        """Whether a marker is left and some square can be paid; the Joker's loss comes first (K10.1)."""
        if state.markers[seat] >= state.pack.plot_markers:
            return False
        reputation = state.reputation[seat]
        if origin == JOKER and reputation < state.pack.free_joker_at:
            reputation -= state.pack.joker_reputation
        prices = plot_prices(state, open_squares(state, origin), reputation, origin)
        return bool(prices) and min(prices) <= state.groschen[seat]

    def start(self, state: KutnaHoraState, seat: int, origin: int) -> None:
        """Ask which square."""
        state.push(ClaimPlot(seat, origin))

    def offer(self, state: KutnaHoraState, seat: int, origin: int) -> None:
        """Ask which square, if any."""
        state.push(ClaimPlot(seat, origin))

    def refusal(self, state: KutnaHoraState, seat: int, choice: Choice) -> Refusal:
        """No marker, no square, or all too dear."""
        if state.markers[seat] >= state.pack.plot_markers:
            return Refusal(choice, "no-plot-marker", {"markers": state.pack.plot_markers})
        open_ = open_squares(state, CARD)
        if not open_:
            return Refusal(choice, "no-free-square")
        return short(state, seat, choice, min(plot_prices(state, open_, state.reputation[seat], CARD)))


def open_squares(state: KutnaHoraState, origin: int) -> list[int]:
    """Return the free squares next to a building; all free ones if there is none, or for St. Barbara (K6.1, K9.3)."""
    town, owners, near = state.town, state.owners, state.near
    free = [square for square in state.side.town.squares if town[square] == NONE and owners[square] == NONE]
    if origin == BARBARA:
        return free
    return [square for square in free if near[square]] or free


def plot_prices(state: KutnaHoraState, squares: list[int], reputation: int, origin: int) -> list[int]:
    """Return what squares cost: the highest price next door, or 5; with a good reputation 1 (K6.1-2)."""
    if origin == BARBARA:
        return [0] * len(squares)
    if reputation >= state.pack.cheap_plot_at:
        return [state.pack.plot_cheap] * len(squares)
    near, alone = state.near, state.pack.plot_alone
    return [near[square] or alone for square in squares]


class ClaimPlot(Step[KutnaHoraState]):
    """K6.1-2, K9.3: pay for a square and mark it."""

    completes = True
    origin: int

    def __init__(self, seat: int, origin: int) -> None:
        super().__init__(seat)
        self.origin = origin

    def options(self, state: KutnaHoraState) -> list[Choice]:
        """Squares that may be claimed and paid."""
        plot, groschen, squares = state.pack.plot, state.groschen[self.seat], open_squares(state, self.origin)
        prices = self._prices(state, squares)
        found = [plot[squares[at]] for at in range(len(squares)) if prices[at] <= groschen]
        return may_decline(state, found, self.origin)

    def _prices(self, state: KutnaHoraState, squares: list[int]) -> list[int]:
        return plot_prices(state, squares, state.reputation[self.seat], self.origin)

    def take(self, state: KutnaHoraState, choice: Choice) -> None:
        """Pay and put the marker there."""
        if choice is state.pack.decline:
            return
        seat, square = self.seat, choice.value
        price = self._prices(state, [square])[0]
        state.tell(CLAIMED, seat, choice.noun, price)
        state.pay(seat, price)
        state.owners[square] = seat
        state.markers[seat] += 1

    def refusals(self, state: KutnaHoraState) -> list[Refusal]:
        """Squares that are taken, away from all buildings, or too dear."""
        open_ = open_squares(state, self.origin)
        return [found for square in state.side.town.squares for found in self._refused(state, square, open_)]

    def _refused(self, state: KutnaHoraState, square: int, open_: list[int]) -> list[Refusal]:
        choice, owner = state.pack.plot[square], state.owners[square]
        if state.town[square] != NONE:
            return [Refusal(choice, "built-on", {"building": state.pack.tiles[state.town[square]].name})]
        if owner != NONE:
            return [Refusal(choice, "claimed-already", {"owner": owner})]
        if square not in open_:
            return [Refusal(choice, "not-next-to-a-building")]
        price = self._prices(state, [square])[0]
        return [] if price <= state.groschen[self.seat] else [short(state, self.seat, choice, price)]

    def terms(self, state: KutnaHoraState) -> Terms:
        """Markers left, groschen and where the action comes from."""
        left = state.pack.plot_markers - state.markers[self.seat]
        return {"markers": left, "groschen": state.groschen[self.seat], "origin": ORIGINS[self.origin]}

    def option_terms(self, state: KutnaHoraState, choice: Choice) -> Terms:
        """What the square costs."""
        return {"price": self._prices(state, [choice.value])[0]}
