"""K2: turns and cards."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from freestone.core.choice import Choice
from freestone.core.state import EventKind
from freestone.core.step import Refusal, Step, Terms
from freestone.games.kutna_hora.names import ACTION_NAMES, CARD
from freestone.games.kutna_hora.state import KutnaHoraState

if TYPE_CHECKING:
    from freestone.games.kutna_hora.cards import Half
    from freestone.games.kutna_hora.components import Components

PLAYED: Final = EventKind("played", "card", "action")
RESTED: Final = EventKind("rested", "card")


class PlayCard(Step[KutnaHoraState]):
    """K2.1-4: play a card from the hand for one of its actions, or for no effect; `left` cards must be played now."""

    left: int

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def options(self, state: KutnaHoraState) -> list[Choice]:
        """Every half of a card in hand that can have an effect, and every card for no effect."""
        pack, hand, seat = state.pack, state.hand, self.seat
        cards: i64 = len(pack.cards)
        first: i64 = seat * cards
        held: i64 = 0
        possible: i64 = 0
        for card in range(cards):
            if hand[first + card]:
                held |= 1 << card
        # Several cards have the same action, such as Mine; each action is examined once.
        for action in pack.actions_of[held]:
            if action.possible(state, seat, CARD):
                possible |= action.bit
        found = pack.plays[held][possible]
        if not found:
            found = pack.plays[held][possible] = plays(pack, held, possible)
        return found[:]

    def take(self, state: KutnaHoraState, choice: Choice) -> None:
        """Spend the card and begin the action; the next card of this turn comes after it."""
        pack, seat = state.pack, self.seat
        if self.left > 1:
            # Pushed first, so that the action of this card comes before it.
            state.put(PLAY_CARD[seat][self.left - 1])
        if choice.verb == "rest":
            state.hand[seat * len(pack.cards) + choice.value] = 0
            state.tell(RESTED, seat, choice.name)
        else:
            play(state, seat, pack.halves[choice.value])

    def refusals(self, state: KutnaHoraState) -> list[Refusal]:
        """Halves that could have no effect, and those of cards that are spent."""
        offered, pack = self.options(state), state.pack
        return [refused_half(state, self.seat, half) for half in pack.halves if pack.play[half.index] not in offered]

    def terms(self, state: KutnaHoraState) -> Terms:
        """The number of cards to play in this turn, and the seat's groschen."""
        return {"left": self.left, "turn": state.turn + 1, "groschen": state.groschen[self.seat]}

    def option_terms(self, state: KutnaHoraState, choice: Choice) -> Terms:
        """The card that is played, and for which action."""
        if choice.verb == "rest":
            return {}
        half = state.pack.halves[choice.value]
        return {"card": state.pack.cards[half.card].name, "action": ACTION_NAMES[half.action]}


# Steps never change, so those that are needed all the time are made once: by seat and cards left.
PLAY_CARD: Final = [[PlayCard(seat, left) for left in range(7)] for seat in range(4)]


def plays(pack: "Components", held: int, possible: int) -> list[Choice]:
    """Return the options of a hand; cards in it and actions that are possible are bits of two numbers."""
    found = []
    for card in pack.cards:
        if held >> card.index & 1:
            found += [pack.play[half.index] for half in card.halves if possible >> half.action & 1]
            # One choice for no effect per card, not per half (K2.3).
            found.append(pack.rest[card.index])
    return found


def play(state: KutnaHoraState, seat: int, half: "Half") -> None:
    """Spend a card for one of its actions (K2.2)."""
    pack = state.pack
    state.hand[seat * len(pack.cards) + half.card] = 0
    state.tell(PLAYED, seat, pack.cards[half.card].name, ACTION_NAMES[half.action])
    pack.actions[half.action].start(state, seat, CARD)


def refused_half(state: KutnaHoraState, seat: int, half: "Half") -> Refusal:
    """Return why a half of a card cannot be played."""
    pack, choice = state.pack, state.pack.play[half.index]
    if not state.hand[seat * len(pack.cards) + half.card]:
        return Refusal(choice, "card-spent")
    return pack.actions[half.action].refusal(state, seat, choice)
