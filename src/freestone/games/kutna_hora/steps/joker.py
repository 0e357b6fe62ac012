"""K10: the Joker."""

from freestone.core.choice import Choice
from freestone.core.step import Refusal, Step
from freestone.games.kutna_hora.names import CARD, JOKER, JOKER_ACTION
from freestone.games.kutna_hora.state import KutnaHoraState
from freestone.games.kutna_hora.steps.action import Action


def joker_loss(state: KutnaHoraState, seat: int) -> int:
    """Return the reputation that the Joker costs a seat: none if its reputation is high (K10.1)."""
    return 0 if state.reputation[seat] >= state.pack.free_joker_at else state.pack.joker_reputation


class Joker(Action):
    """K10.1: lose 1 reputation, unless it is high, then take any other action."""

    def possible(self, state: KutnaHoraState, seat: int, origin: int) -> bool:
        """Whether any other action would be possible after the loss."""
        actions = state.pack.actions
        return any(actions[index].possible(state, seat, JOKER) for index in range(JOKER_ACTION))

    def start(self, state: KutnaHoraState, seat: int, origin: int) -> None:
        """Lose the reputation, then ask."""
        state.put(ChooseAction(seat))
        state.change_reputation(seat, -joker_loss(state, seat))

    def refusal(self, state: KutnaHoraState, seat: int, choice: Choice) -> Refusal:
        """Nothing else is possible either."""
        return Refusal(choice, "no-action-possible")


class ChooseAction(Step[KutnaHoraState]):
    """K10.1: any one of the other actions; costs are read after the loss."""

    # Bots look through the Joker to the actions that it opens. When they counted it as the best of these, they often
    # played it for what another card gives without losing reputation: in 100 games 95 times for the mine on its own
    # card. Since they look through it, greedy wins 64.0% of 200 games against greedy as it was (57.1% to 70.3%).
    begins = True

    def options(self, state: KutnaHoraState) -> list[Choice]:
        """Actions that can have an effect."""
        pack, seat = state.pack, self.seat
        return [pack.action[index] for index in range(JOKER_ACTION) if pack.actions[index].possible(state, seat, CARD)]

    def take(self, state: KutnaHoraState, choice: Choice) -> None:
        """Begin it."""
        state.pack.actions[choice.value].start(state, self.seat, CARD)

    def refusals(self, state: KutnaHoraState) -> list[Refusal]:
        """Actions that can have no effect."""
        pack, seat = state.pack, self.seat
        idle = [index for index in range(JOKER_ACTION) if not pack.actions[index].possible(state, seat, CARD)]
        return [pack.actions[index].refusal(state, seat, pack.action[index]) for index in idle]
