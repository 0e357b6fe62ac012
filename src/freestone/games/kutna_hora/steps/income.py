"""K8: income, and patricians for the council."""

from typing import Final

from freestone.core.choice import Choice
from freestone.core.state import EventKind
from freestone.core.step import Refusal, Step, Terms
from freestone.games.kutna_hora.names import BARBARA, CARD, KINDS, ORIGINS
from freestone.games.kutna_hora.state import KutnaHoraState
from freestone.games.kutna_hora.steps.action import Action

EARNED: Final = EventKind("earned", "groschen")
SEATED: Final = EventKind("seated", "patrician", "price")


class Income(Action):
    """K8: earn the value of the seat's production; then a patrician may be moved to the council."""

    def possible(self, state: KutnaHoraState, seat: int, origin: int) -> bool:
        """Whether anything is produced or a patrician can be moved."""
        production, first = state.production, seat * KINDS
        # A loop, because this is asked before every card.
        for commodity in range(KINDS):
            if production[first + commodity]:
                return True
        return can_seat(state, state.groschen[seat])

    def start(self, state: KutnaHoraState, seat: int, origin: int) -> None:
        """Take the groschen and ask for a patrician if there is one and it can be paid."""
        earned = state.income(seat)
        state.groschen[seat] += earned
        state.tell(EARNED, seat, earned)
        # The income itself may pay for the patrician (K8.2).
        if can_seat(state, state.groschen[seat]):
            state.put(SeatPatrician(seat, CARD))

    def refusal(self, state: KutnaHoraState, seat: int, choice: Choice) -> Refusal:
        """Nothing is produced."""
        return Refusal(choice, "no-production")


def can_seat(state: KutnaHoraState, groschen: int) -> bool:
    """Whether a patrician waits in the pool and this many groschen can pay for it (K8.2)."""
    return groschen >= state.pack.patrician_cost and any(tokens for tokens in state.patrician_pool)


class SeatPatrician(Step[KutnaHoraState]):
    """K8.2, K9.3: one patrician goes to the council: from the pool for 10, for St. Barbara from the bank, free."""

    origin: int

    def __init__(self, seat: int, origin: int) -> None:
        super().__init__(seat)
        self.origin = origin

    def options(self, state: KutnaHoraState) -> list[Choice]:
        """The colours of the patricians there, or decline."""
        tokens, patrician = self._tokens(state), state.pack.patrician
        return [choice for choice in patrician if tokens[choice.value]] + [state.pack.decline]

    def _tokens(self, state: KutnaHoraState) -> list[int]:
        return state.patrician_bank if self.origin == BARBARA else state.patrician_pool

    def _price(self, state: KutnaHoraState) -> int:
        return 0 if self.origin == BARBARA else state.pack.patrician_cost

    def take(self, state: KutnaHoraState, choice: Choice) -> None:
        """Pay and move the token."""
        if choice is state.pack.decline:
            return
        price = self._price(state)
        state.tell(SEATED, self.seat, choice.name, price)
        state.pay(self.seat, price)
        self._tokens(state)[choice.value] -= 1
        state.council[choice.value] += 1

    def refusals(self, state: KutnaHoraState) -> list[Refusal]:
        """Colours of which no token is there."""
        tokens, patrician = self._tokens(state), state.pack.patrician
        return [Refusal(choice, "no-patrician") for choice in patrician if not tokens[choice.value]]

    def terms(self, state: KutnaHoraState) -> Terms:
        """What it costs."""
        return {"price": self._price(state), "groschen": state.groschen[self.seat], "origin": ORIGINS[self.origin]}
