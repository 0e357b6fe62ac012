"""K2.2: what the actions have in common, wherever they come from: a card, the Joker, a house or St. Barbara."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from freestone.core.choice import Choice
from freestone.core.state import EventKind
from freestone.core.step import Refusal, Step, Terms
from freestone.games.kutna_hora.names import ACTION_NAMES, BARBARA, COMMODITY_NAMES, is_paid
from freestone.games.kutna_hora.state import KutnaHoraState

NOT_POSSIBLE: Final = EventKind("not-possible", "offer")


@mypyc_attr(allow_interpreted_subclasses=True)
class Action:
    """One of the seven actions; `origin` says where it comes from, and so what it costs."""

    index: int
    bit: i64

    def __init__(self, index: int) -> None:
        self.index = index
        self.bit = 1 << index

    def possible(self, state: KutnaHoraState, seat: int, origin: int) -> bool:
        """Whether it can have an effect (K2.4)."""
        raise NotImplementedError

    def start(self, state: KutnaHoraState, seat: int, origin: int) -> None:
        """Put its steps on the agenda."""
        raise NotImplementedError

    def offer(self, state: KutnaHoraState, seat: int, origin: int) -> None:
        """Put its steps on the agenda so that it can be declined (K9.1)."""
        state.put(Accept(seat, self.index))

    def refusal(self, state: KutnaHoraState, seat: int, choice: Choice) -> Refusal:
        """Return why it is not possible."""
        raise NotImplementedError


class Accept(Step[KutnaHoraState]):
    """K9.1: take an action that St. Barbara offers, or decline it."""

    completes = True
    action: int

    def __init__(self, seat: int, action: int) -> None:
        super().__init__(seat)
        self.action = action

    def options(self, state: KutnaHoraState) -> list[Choice]:
        """Yes or no."""
        return [state.pack.accept, state.pack.decline]

    def take(self, state: KutnaHoraState, choice: Choice) -> None:
        """Begin the action if it is wanted."""
        if choice is state.pack.accept:
            state.pack.actions[self.action].start(state, self.seat, BARBARA)

    def terms(self, state: KutnaHoraState) -> Terms:
        """Which action it is."""
        return {"action": ACTION_NAMES[self.action]}


class OfferAction(Step[KutnaHoraState]):
    """K9.3: an action inside an action; it is passed over if it can have no effect."""

    player: int
    action: int

    def __init__(self, player: int, action: int) -> None:
        super().__init__()
        self.player = player
        self.action = action

    def run(self, state: KutnaHoraState) -> None:
        """Offer it if it is possible."""
        action = state.pack.actions[self.action]
        if action.possible(state, self.player, BARBARA):
            action.offer(state, self.player, BARBARA)
        else:
            state.tell(NOT_POSSIBLE, self.player, ACTION_NAMES[self.action])


def may_decline(state: KutnaHoraState, options: list[Choice], origin: int) -> list[Choice]:
    """Add declining to the options of an action that no card pays for (K7.4, K9.1)."""
    if not is_paid(origin):
        options.append(state.pack.decline)
    return options


def short(state: KutnaHoraState, seat: int, choice: Choice, price: int) -> Refusal:
    """Return the refusal of something that costs more groschen than the seat has."""
    return Refusal(choice, "groschen-short", {"missing": price - state.groschen[seat], "price": price})


def short_of(state: KutnaHoraState, seat: int, choice: Choice, quantity: int, commodity: int) -> Refusal:
    """Return the refusal of something whose cost in a commodity exceeds the seat's groschen."""
    each = state.price(commodity)
    terms: Terms = {
        "missing": quantity * each - state.groschen[seat],
        "quantity": quantity,
        "commodity": COMMODITY_NAMES[commodity],
        "each": each,
        "price": quantity * each,
    }
    return Refusal(choice, "commodity-short", terms)
