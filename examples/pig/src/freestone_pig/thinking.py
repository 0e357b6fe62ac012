"""What bots know of Pig."""

from freestone.thinking import Thinking
from freestone_pig import PigState, Roll, RollOrHold


class PigThinking(Thinking[PigState]):
    """Values a turn by what one more roll can be expected to bring: it pays until the turn is worth 20."""

    def evaluate(self, state: PigState, seat: int) -> float:
        """Return the points that are safe, and what the turn is worth to its player."""
        step = state.agenda[-1] if state.agenda else None
        if isinstance(step, Roll) and step.player == seat:
            return state.points[seat] + after_a_roll(state.turn)
        if isinstance(step, RollOrHold) and step.seat == seat:
            return state.points[seat] + max(state.turn, after_a_roll(state.turn))
        return state.points[seat]

    def appraise(self, state: PigState) -> list[float]:
        """Return the worth of the turn after each option."""
        return [after_a_roll(state.turn) if choice is state.pack.roll else state.turn for choice in state.options]


def after_a_roll(turn: int) -> float:
    """Return what a turn is worth on average after one more roll: five faces add 4 on average, the one takes all."""
    return (turn + 4) * 5 / 6
