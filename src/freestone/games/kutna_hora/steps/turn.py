"""K2: turns and cards."""

from typing import Final

from freestone.core.choice import Choice
from freestone.core.state import EventKind
from freestone.core.step import Refusal, Step, Terms
from freestone.games.kutna_hora.names import ACTION_NAMES, CARD
from freestone.games.kutna_hora.state import KutnaHoraState

PLAYED: Final = EventKind("played", "card", "action")
RESTED: Final = EventKind("rested", "card")


class PlayCard(Step[KutnaHoraState]):
    """K2.1-4: play one of the cards in hand for one of its actions, or for no effect; `left` are to be played now."""

    left: int

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def options(self, state: KutnaHoraState) -> list[Choice]:
        """Every half of a card in hand that can have an effect, and every card for no effect."""
        pack, seat = state.pack, self.seat
        first = seat * len(pack.cards)
        cards = [card for card in pack.cards if state.hand[first + card.index]]
        wanted = [0] * len(pack.actions)
        for card in cards:
            for half in card.halves:
                wanted[half.action] = 1
        able = [wanted[action.index] and action.possible(state, seat, CARD) for action in pack.actions]
        found = []
        for card in cards:
            found += [pack.play[half.index] for half in card.halves if able[half.action]]
            found.append(pack.rest[card.index])
        return found

    def take(self, state: KutnaHoraState, choice: Choice) -> None:
        """Spend the card and begin the action; the next card of this turn comes after it."""
        pack, seat = state.pack, self.seat
        if self.left > 1:
            state.push(PlayCard(seat, self.left - 1))
        if choice.verb == "rest":
            state.hand[seat * len(pack.cards) + choice.value] = 0
            state.tell(RESTED, seat, choice.name)
            return
        half = pack.halves[choice.value]
        card = pack.cards[half.card]
        state.hand[seat * len(pack.cards) + card.index] = 0
        state.tell(PLAYED, seat, card.name, ACTION_NAMES[half.action])
        pack.actions[half.action].start(state, seat, CARD)

    def refusals(self, state: KutnaHoraState) -> list[Refusal]:
        """Halves that could have no effect, and those of cards that are spent."""
        return [found for half in state.pack.halves for found in self._refused(state, half.index)]

    def _refused(self, state: KutnaHoraState, index: int) -> list[Refusal]:
        pack, seat = state.pack, self.seat
        half, choice = pack.halves[index], pack.play[index]
        if not state.hand[seat * len(pack.cards) + half.card]:
            return [Refusal(choice, "card-spent")]
        action = pack.actions[half.action]
        return [] if action.possible(state, seat, CARD) else [action.refusal(state, seat, choice)]

    def terms(self, state: KutnaHoraState) -> Terms:
        """How many cards are to be played in this turn, and groschen."""
        return {"left": self.left, "turn": state.turn + 1, "groschen": state.groschen[self.seat]}
