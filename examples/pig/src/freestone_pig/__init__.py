"""Pig: roll a die as often as you dare. A one loses what the turn has brought; the first to reach the goal wins."""

from collections.abc import Mapping
from pathlib import Path

from freestone.core.choice import Choice
from freestone.core.game import Game, Setting, Value
from freestone.core.pack import Pack
from freestone.core.state import EventKind, State
from freestone.core.step import CHANCE, Step

ROLLED = EventKind("rolled", "pips", "total")
LOST = EventKind("lost", "points")
HELD = EventKind("held", "points")


class PigPack(Pack):
    """What the game is played with: a die, and everything that can be chosen."""

    def __init__(self) -> None:
        super().__init__("pig-1", digest="six-sided")
        self.roll = self.vocabulary.single("roll")
        self.hold = self.vocabulary.single("hold")
        self.faces = self.vocabulary.family("face", ["1", "2", "3", "4", "5", "6"])


class PigState(State):
    """The points that are safe, and those of this turn."""

    pack: PigPack
    goal: int
    points: list[int]
    turn: int

    def __init__(self, pack: PigPack, seats: int, goal: int) -> None:
        super().__init__(seats)
        self.pack = pack
        self.goal = goal
        self.points = [0] * seats
        self.turn = 0

    def copy(self) -> "PigState":
        """Return a position of its own: nothing that can change is shared."""
        other = PigState(self.pack, self.seats, self.goal)
        other.agenda, other.options = self.agenda[:], self.options
        other.points, other.turn = self.points[:], self.turn
        return other


class RollOrHold(Step[PigState]):
    """The seat rolls, or keeps what the turn has brought; it must roll at least once."""

    def options(self, state: PigState) -> list[Choice]:
        """Offer the die, and holding after the first roll."""
        return [state.pack.roll, state.pack.hold] if state.turn else [state.pack.roll]

    def take(self, state: PigState, choice: Choice) -> None:
        """Roll, or end the turn; whoever reaches the goal ends the game."""
        if choice is state.pack.roll:
            state.push(Roll(self.seat))
            return
        state.points[self.seat] += state.turn
        state.tell(HELD, self.seat, state.turn)
        state.turn = 0
        if state.points[self.seat] < state.goal:
            state.push(RollOrHold((self.seat + 1) % state.seats))

    def terms(self, state: PigState) -> dict[str, int | str]:
        """Return what the texts of this decision mention."""
        return {"turn": state.turn, "points": state.points[self.seat], "goal": state.goal}


class Roll(Step[PigState]):
    """Chance: the die shows a face."""

    player: int

    def __init__(self, player: int) -> None:
        super().__init__(CHANCE)
        self.player = player

    def options(self, state: PigState) -> list[Choice]:
        """Return the six faces; all are equally likely unless a step defines odds."""
        return state.pack.faces[:]

    def take(self, state: PigState, choice: Choice) -> None:
        """Add the pips to the turn; a one loses the turn."""
        pips = choice.value + 1
        if pips > 1:
            state.turn += pips
            state.tell(ROLLED, self.player, pips, state.turn)
            state.push(RollOrHold(self.player))
            return
        state.tell(LOST, self.player, state.turn)
        state.turn = 0
        state.push(RollOrHold((self.player + 1) % state.seats))


class Pig(Game[PigState]):
    """The rules as Freestone sees them."""

    id = "pig"
    rules = 1
    seat_counts = (2, 3, 4, 5, 6)
    settings = (Setting("goal", 100, (100, 50, 25)),)
    folder = Path(__file__).parent
    thinking = "freestone_pig.thinking:PigThinking"

    def pack(self, source: str | Path | None = None) -> PigPack:
        """Return the only pack there is."""
        return PACK

    def setup(self, pack: Pack, seats: int, settings: Mapping[str, Value]) -> PigState:
        """Return the position before the first roll."""
        assert isinstance(pack, PigPack)
        state = PigState(pack, seats, int(settings["goal"] or 0))
        state.push(RollOrHold(0))
        return state

    def scores(self, state: PigState) -> list[int]:
        """Return the points that are safe."""
        return state.points[:]


PACK = PigPack()
GAME = Pig()
