"""P1: setting up the game and laying out every round."""

from typing import Final

from freestone.core.choice import Choice
from freestone.core.state import Event, EventKind
from freestone.core.step import CHANCE, NOBODY, Step, Terms
from freestone.games.pillars.state import ASIDE, NONE, PillarsState

STARTS: Final = EventKind("starts")
REVEALED: Final = EventKind("revealed", "advantage")
OFFERED: Final = EventKind("offered", "craftsman")
SUPPLIED: Final = EventKind("supplied", "craftsman")
SAT_OUT: Final = EventKind("sat-out", "resource")
FORESAW: Final = EventKind("foresaw", "card")

SUPPLY: Final = NONE


class ChooseStart(Step[PillarsState]):
    """P1.1: the start player is random."""

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def options(self, state: PillarsState) -> list[Choice]:
        """Any seat."""
        return state.pack.begin[: state.seats]

    def take(self, state: PillarsState, choice: Choice) -> None:
        """Begin with that seat."""
        state.put(HandOut(choice.value))


class HandOut(Step[PillarsState]):
    """P1.2-3: points, craftsmen and gold; 20 for the start player, one more for each seat clockwise."""

    start: int

    def __init__(self, start: int) -> None:
        super().__init__(NOBODY)
        self.start = start

    def run(self, state: PillarsState) -> None:
        """Hand out points and gold."""
        state.start = self.start
        for turn, seat in enumerate(state.clockwise()):
            state.gold[seat] = state.pack.start_gold[turn]
            state.points[seat][0] = state.pack.start_points
        state.tell(STARTS, self.start)


class RevealAdvantage(Step[PillarsState]):
    """P1.4: two advantage cards a round; in the last round the two last-round cards."""

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def options(self, state: PillarsState) -> list[Choice]:
        """Any card left in the part of the deck that is drawn from."""
        # Two bags instead of one deck in order: the last two cards are known to lie at the bottom (P1.4).
        deck = state.last_advantages if state.last_round() else state.advantages
        return deck.among(state.pack.reveal)

    def take(self, state: PillarsState, choice: Choice) -> None:
        """Lay it out at Kingsbridge."""
        deck = state.last_advantages if state.last_round() else state.advantages
        deck.remove(choice.value)
        state.kingsbridge.append(choice.value)
        state.tell(REVEALED, state.start, choice.name)


class LayOutCraftsman(Step[PillarsState]):
    """P1.6-7: the first two craftsmen of the round go to Shiring."""

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def options(self, state: PillarsState) -> list[Choice]:
        """Any craftsman of the round that is not there yet."""
        return [state.pack.shiring[card] for card in state.pack.of_round[state.round] if card not in state.shiring]

    def take(self, state: PillarsState, choice: Choice) -> None:
        """Lay it out."""
        state.shiring.append(choice.value)
        state.tell(OFFERED, state.start, choice.name)


class FillSupply(Step[PillarsState]):
    """P1.7: the other two craftsmen of the round go to the supply."""

    def run(self, state: PillarsState) -> None:
        """Lay them out."""
        state.supply = [card for card in state.pack.of_round[state.round] if card not in state.shiring]
        for card in state.supply:
            state.tell(SUPPLIED, state.start, state.pack.craftsmen[card].name)


class SetAside(Step[PillarsState]):
    """P1.7: two of the nine resource cards sit out."""

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def options(self, state: PillarsState) -> list[Choice]:
        """Any card that is still in."""
        return [state.pack.aside[card] for card, owner in enumerate(state.resource_owner) if owner == SUPPLY]

    def take(self, state: PillarsState, choice: Choice) -> None:
        """Put it aside."""
        state.resource_owner[choice.value] = ASIDE
        state.tell(SAT_OUT, state.start, choice.name)


class LookAhead(Step[PillarsState]):
    """P1.8: the owner of a card that foresees events looks at the coming one."""

    def run(self, state: PillarsState) -> None:
        """Let the owner look, if there is one."""
        for seat in range(state.seats):
            if state.lasting(seat, "see_event"):
                state.put(Foresee(seat))


class Foresee(Step[PillarsState]):
    """P1.8: the coming event, seen by one player only."""

    owner: int

    def __init__(self, owner: int) -> None:
        super().__init__(CHANCE)
        self.owner = owner

    def options(self, state: PillarsState) -> list[Choice]:
        """Any event left."""
        return state.events_left.among(state.pack.foresee)

    def take(self, state: PillarsState, choice: Choice) -> None:
        """Set it aside for this round; only the owner learns it."""
        state.events_left.remove(choice.value)
        state.foreseen = choice.value
        if state.events is not None:
            # Not `tell`, which has no audience: everybody would read it in the log.
            state.events.append(Event(FORESAW, self.owner, (choice.name,), self.owner))

    def terms(self, state: PillarsState) -> Terms:
        """Whose eyes the event is for."""
        return {"owner": self.owner}

    def audience(self) -> int | None:
        """Only the owner learns it."""
        return self.owner
