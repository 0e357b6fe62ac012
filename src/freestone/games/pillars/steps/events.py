"""P4.1-2: the event of the round, and the bishop's protection."""

from typing import Final

from freestone.core.choice import Choice
from freestone.core.state import EventKind
from freestone.core.step import CHANCE, Refusal, Step, Terms
from freestone.games.pillars.components import METAL, MOST_SEATS
from freestone.games.pillars.state import NONE, PillarsState
from freestone.games.pillars.steps.spend import SpendOrHold

HAPPENED: Final = EventKind("happened", "card")
PROTECTED: Final = EventKind("protected")
SPARED: Final = EventKind("spared", "card")


class RevealEvent(Step[PillarsState]):
    """P4.1: the event is revealed; if somebody has foreseen it, it is that one."""

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def options(self, state: PillarsState) -> list[Choice]:
        """The foreseen event, or any that is left."""
        if state.foreseen >= 0:
            return [state.pack.event[state.foreseen]]
        return state.events_left.among(state.pack.event)

    def take(self, state: PillarsState, choice: Choice) -> None:
        """Ask the bishop's guest, then holders of a card against it; then it reaches everyone clockwise."""
        if state.foreseen < 0:
            state.events_left.remove(choice.value)
        state.foreseen = NONE
        state.event = choice.value
        state.tell(HAPPENED, state.start, choice.name)
        guest = state.owner_at("bishop")
        for seat in reversed(state.clockwise()):
            state.put(SUFFER[seat])
        state.put(OFFER_AVERTING)
        if guest != NONE:
            state.put(BISHOP[guest])


class Bishop(Step[PillarsState]):
    """P4.2: protection from a bad event, or a cube from the market; with a good event always the cube."""

    def options(self, state: PillarsState) -> list[Choice]:
        """Cubes that lie in the market, and protection from a bad event."""
        pack = state.pack
        # There is always one: the market is filled at the start of the round and opens after the bishop.
        cubes = [pack.cube[material] for material in range(METAL) if state.market[material]]
        return cubes if pack.events[state.event].good else [pack.protection, *cubes]

    def take(self, state: PillarsState, choice: Choice) -> None:
        """Protect the player or hand over the cube."""
        if choice is state.pack.protection:
            state.protected[self.seat] = True
            state.tell(PROTECTED, self.seat)
        else:
            state.market[choice.value] -= 1
            state.gain_cubes(self.seat, choice.value, 1)

    def refusals(self, state: PillarsState) -> list[Refusal]:
        """Protection from a good event, and kinds that the market does not have."""
        pack = state.pack
        found = [Refusal(pack.protection, "good-event")] if pack.events[state.event].good else []
        return found + [Refusal(pack.cube[kind], "sold-out") for kind in range(METAL) if not state.market[kind]]

    def terms(self, state: PillarsState) -> Terms:
        """The event at hand."""
        return {"card": state.pack.events[state.event].name}


class OfferAverting(Step[PillarsState]):
    """P4.1: a player whom a bad event will hit may spend a card against it."""

    def run(self, state: PillarsState) -> None:
        """Ask those players, from the start player on."""
        if state.pack.events[state.event].good:
            return
        for seat in reversed(state.clockwise()):
            if not state.protected[seat] and state.lasting(seat, "no_event"):
                state.put(Avert(seat, state.card_with(seat, "no_event")))


class Avert(SpendOrHold):
    """P4.1: spend the card and be spared, or keep it."""

    def spare(self, state: PillarsState) -> None:
        """This event does not reach the player."""
        state.protected[self.seat] = True

    def terms(self, state: PillarsState) -> Terms:
        """The event at hand."""
        return {"card": state.pack.events[state.event].name}


class Suffer(Step[PillarsState]):
    """P4.1: a good event reaches everyone, a bad one everyone who is not protected."""

    player: int

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player = player

    def run(self, state: PillarsState) -> None:
        """Let the event act on one player."""
        card = state.pack.events[state.event]
        if state.protected[self.player]:
            state.tell(SPARED, self.player, card.name)
            return
        for effect in card.effects:
            effect.run(state, self.player, state.pack.event_source)


# Steps never change, so each of them is made once.
BISHOP: Final = [Bishop(seat) for seat in range(MOST_SEATS)]
OFFER_AVERTING: Final = OfferAverting()
SUFFER: Final = [Suffer(seat) for seat in range(MOST_SEATS)]
