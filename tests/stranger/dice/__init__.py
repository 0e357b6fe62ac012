"""A game by a stranger, of rules and texts alone: roll and collect, or keep what was collected; a 1 loses it."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from freestone.core.choice import Choice
from freestone.core.game import Game, Value
from freestone.core.pack import Pack
from freestone.core.state import EventKind, State
from freestone.core.step import CHANCE, Step

GOAL: Final = 30
ROLLED: Final = EventKind("rolled", "pips")
LOST: Final = EventKind("lost", "points")
KEPT: Final = EventKind("kept", "points")


class DicePack(Pack):
    """The choices of the game."""

    def __init__(self) -> None:
        super().__init__("dice-1", "dice-1")
        self.roll = self.vocabulary.single("roll")
        self.keep = self.vocabulary.single("keep")
        self.pips = self.vocabulary.family("pips", [str(pips) for pips in range(1, 7)])


class DiceState(State):
    """What everybody has kept, and what is collected in this turn."""

    pack: DicePack
    points: list[int]
    collected: int

    def __init__(self, pack: DicePack, seats: int) -> None:
        super().__init__(seats)
        self.pack = pack
        self.points = [0] * seats
        self.collected = 0

    def copy(self) -> "DiceState":
        """Return an independent copy."""
        other = DiceState(self.pack, self.seats)
        other.agenda = self.agenda[:]
        other.options = self.options
        other.points = self.points[:]
        other.collected = self.collected
        return other


class RollOrKeep(Step[DiceState]):
    """Roll once more, or keep what is collected."""

    def options(self, state: DiceState) -> list[Choice]:
        """Return both; before the first roll there is nothing to keep."""
        return [state.pack.roll, state.pack.keep] if state.collected else [state.pack.roll]

    def take(self, state: DiceState, choice: Choice) -> None:
        """Roll, or keep and pass the die on."""
        if choice is state.pack.roll:
            state.push(Roll(self.seat))
            return
        state.points[self.seat] += state.collected
        state.tell(KEPT, self.seat, state.collected)
        state.collected = 0
        if state.points[self.seat] < GOAL:
            state.push(RollOrKeep((self.seat + 1) % state.seats))


class Roll(Step[DiceState]):
    """The die: a 1 loses what is collected, and the turn."""

    player: int

    def __init__(self, player: int) -> None:
        super().__init__(CHANCE)
        self.player = player

    def options(self, state: DiceState) -> list[Choice]:
        """Return the sides of the die."""
        return state.pack.pips[:]

    def take(self, state: DiceState, choice: Choice) -> None:
        """Collect, or lose all."""
        pips = choice.value + 1
        if pips == 1:
            state.tell(LOST, self.player, state.collected)
            state.collected = 0
            state.push(RollOrKeep((self.player + 1) % state.seats))
        else:
            state.tell(ROLLED, self.player, pips)
            state.collected += pips
            state.push(RollOrKeep(self.player))


class Dice(Game[DiceState]):
    """Everything that a game must provide, and nothing else."""

    id = "dice"
    rules = 1
    seat_counts = (2, 3, 4, 5, 6)
    folder = Path(__file__).parent

    def pack(self, source: str | Path | None = None) -> DicePack:
        """Return the only pack."""
        return PACK

    def setup(self, pack: Pack, seats: int, settings: Mapping[str, Value]) -> DiceState:
        """Return the position before the first roll."""
        assert isinstance(pack, DicePack)
        state = DiceState(pack, seats)
        state.push(RollOrKeep(0))
        return state

    def scores(self, state: DiceState) -> list[int]:
        """Return what everybody has kept."""
        return state.points[:]


PACK: Final = DicePack()
GAME: Final = Dice()
