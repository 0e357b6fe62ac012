"""What cards do: one class for each kind of effect, parsed once from the data."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from freestone.core.errors import unknown
from freestone.core.step import Terms
from freestone.games.pillars.steps.team import DISMISS
from freestone.packs.reader import Row

if TYPE_CHECKING:
    from freestone.games.pillars.state import PillarsState

CUBES: Final = ("stone", "wood", "sand", "metal")


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect:
    """Something that happens to a seat."""

    verb: str

    def __init__(self, verb: str) -> None:
        self.verb = verb

    def run(self, state: "PillarsState", seat: int, source: int) -> None:
        """Apply it; points count for the given source of the score sheet."""

    def text(self) -> tuple[str, Terms]:
        """Return the message and its values that say what this does."""
        return f"effect-{self.verb}", {}

    def barred(self) -> list[str]:
        """Return the trades that this does not apply to."""
        return []


class Amount(Effect):
    """An effect that is one number."""

    amount: int

    def __init__(self, verb: str, amount: int) -> None:
        super().__init__(verb)
        self.amount = amount

    def text(self) -> tuple[str, Terms]:
        """Return the message with the amount; a loss has a message of its own."""
        return f"effect-{self.verb}{'-lost' if self.amount < 0 else ''}", {"amount": abs(self.amount)}


class Gold(Amount):
    """Gain gold, or pay it; what cannot be paid costs points (P4.7)."""

    def run(self, state: "PillarsState", seat: int, source: int) -> None:
        """Gain or pay."""
        if self.amount >= 0:
            state.gain_gold(seat, self.amount)
        else:
            # Not a tax, so neither exemptions nor limits count, but a shortfall costs points all the same (P4.1).
            state.pay_due(seat, -self.amount, source)


class Points(Amount):
    """Score or lose points."""

    def run(self, state: "PillarsState", seat: int, source: int) -> None:
        """Score."""
        state.score(seat, self.amount, source)


class Cubes(Amount):
    """Gain cubes of one material."""

    material: int

    def __init__(self, verb: str, amount: int, material: int) -> None:
        super().__init__(verb, amount)
        self.material = material

    def run(self, state: "PillarsState", seat: int, source: int) -> None:
        """Gain the cubes."""
        state.gain_cubes(seat, self.material, self.amount)

    def text(self) -> tuple[str, Terms]:
        """Return the message with amount and material."""
        return "effect-cubes", {"amount": self.amount, "material": f"material-{CUBES[self.material]}"}


class GoldPerMillWorker(Amount):
    """Gain gold for each worker of the seat in the wool mill."""

    at_most: int

    def __init__(self, verb: str, amount: int, at_most: int) -> None:
        super().__init__(verb, amount)
        self.at_most = at_most

    def run(self, state: "PillarsState", seat: int, source: int) -> None:
        """Gain the gold."""
        state.gain_gold(seat, min(self.amount * state.mill[seat], self.at_most))

    def text(self) -> tuple[str, Terms]:
        """Return the message with amount and limit."""
        return f"effect-{self.verb}", {"amount": self.amount, "most": self.at_most}


class CubesPerResourceCard(Amount):
    """More or fewer cubes for each resource card of the seat, counted when the cubes are gathered."""

    def run(self, state: "PillarsState", seat: int, source: int) -> None:
        """Remember it until the cubes are taken."""
        state.cubes_per_card[seat] += self.amount


class ExtraUse(Amount):
    """One craftsman may be used more often than printed in this round's building."""

    not_for: list[str]

    def __init__(self, verb: str, amount: int, not_for: list[str]) -> None:
        super().__init__(verb, amount)
        self.not_for = not_for

    def run(self, state: "PillarsState", seat: int, source: int) -> None:
        """Remember it until the building."""
        state.extra_uses[seat] += self.amount

    def barred(self) -> list[str]:
        """Return the trades that cannot be used once more."""
        return self.not_for


class BuildersNextRound(Amount):
    """Only this many builders go into the bag next round; no effect in the last round (P3.9)."""

    def run(self, state: "PillarsState", seat: int, source: int) -> None:
        """Remember it until the next round."""
        if not state.last_round():
            state.limit_builders(seat, self.amount)


class LoseCraftsman(Amount):
    """Dismiss a craftsman; the player chooses which."""

    def run(self, state: "PillarsState", seat: int, source: int) -> None:
        """Ask which one, if there is one."""
        # A team may be empty; then nothing happens (P4.1).
        if state.team[seat]:
            state.put(DISMISS[seat])


class Lasting(Amount):
    """An effect of a card that is kept: the steps that it changes look it up with `PillarsState.lasting`."""

    cubes: list[int]

    def __init__(self, verb: str, amount: int, cubes: list[int]) -> None:
        super().__init__(verb, amount)
        self.cubes = cubes

    def text(self) -> tuple[str, Terms]:
        """Return the message with amount or cubes."""
        for material, cubes in enumerate(self.cubes):
            if cubes:
                return f"effect-{self.verb}", {"amount": cubes, "material": f"material-{CUBES[material]}"}
        return f"effect-{self.verb}", {"amount": self.amount}


GAINS: Final[dict[str, type[Amount]]] = {"gold": Gold, "points": Points}
SIMPLE: Final[dict[str, tuple[type[Amount], int, int]]] = {  # verbs with one number, and its bounds
    "cubes_per_resource_card": (CubesPerResourceCard, -1, 3),
    "builders_next_round": (BuildersNextRound, 1, 3),
    "lose_craftsman": (LoseCraftsman, 1, 1),
}
LASTING: Final = {"craftsman_limit": 3, "workers": 3, "tax_at_most": 12, "priory_points": 3}  # and the largest number
# A card with one of these leaves the game when its owner uses it; any other lasts to the end.
SPENT: Final = ("no_tax", "no_event", "free_builder")
LASTING_FLAGS: Final = ("see_event", *SPENT)
LASTING_VERBS: Final = (*LASTING, *LASTING_FLAGS, "each_round")
VERBS: Final = (*CUBES, *GAINS, *LASTING_VERBS, *SIMPLE, "gold_per_mill_worker", "extra_use")
ADDITIONS: Final = ("at_most", "not_for")  # each belongs to one of the verbs, which reads it


def read_effects(row: Row, least: int) -> list[Effect]:
    """Return the effects of one card; `least` is the least that it changes gold and points by."""
    effects: list[Effect] = []
    for verb in row.names():
        if verb in ADDITIONS:
            continue
        if verb not in VERBS:
            row.give_up(unknown("effect", verb, (*VERBS, *ADDITIONS), most=len(VERBS)))
        elif verb in CUBES:
            effects.append(Cubes(verb, row.number(verb, 1, 12), CUBES.index(verb)))
        elif verb in GAINS:
            effects.append(GAINS[verb](verb, row.number(verb, least, 12)))
        elif verb in LASTING:
            effects.append(Lasting(verb, row.number(verb, 1, LASTING[verb]), []))
        elif verb in LASTING_FLAGS:
            effects.append(Lasting(verb, int(row.flag(verb)), []))
        elif verb == "each_round":
            effects.append(Lasting(verb, 0, row.amounts(verb, CUBES, 1, 12)))
        elif verb == "gold_per_mill_worker":
            effects.append(GoldPerMillWorker(verb, row.number(verb, 1, 12), row.number("at_most", 1, 12)))
        elif verb == "extra_use":
            effects.append(ExtraUse(verb, row.number(verb, 1, 3), row.texts("not_for")))
        else:
            kind, lowest, most = SIMPLE[verb]
            effects.append(kind(verb, row.number(verb, lowest, most)))
    if not effects and row.is_sound:
        row.give_up("no-effect")
    return effects
