"""Advantage cards that are kept until they are spent, once."""

from typing import Final

from freestone.core.choice import Choice
from freestone.core.state import EventKind
from freestone.core.step import Step
from freestone.games.pillars.state import NONE, PillarsState

SPENT: Final = EventKind("spent", "advantage")


def spend(state: PillarsState, seat: int, card: int) -> None:
    """Take a kept card out of the game."""
    state.holder[card] = NONE
    state.tell(SPENT, seat, state.pack.advantages[card].name)


class SpendOrHold(Step[PillarsState]):
    """P4.1, P4.7: a card may be spent to be spared now, or kept for later."""

    card: int

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def options(self, state: PillarsState) -> list[Choice]:
        """Spend or hold."""
        return [state.pack.spend[self.card], state.pack.hold[self.card]]

    def take(self, state: PillarsState, choice: Choice) -> None:
        """Spend it, if the player chose to."""
        if choice is state.pack.spend[self.card]:
            spend(state, self.seat, self.card)
            self.spare(state)

    def spare(self, state: PillarsState) -> None:
        """Do what the card is spent for."""
        raise NotImplementedError
