"""What cards do: one class a verb, parsed once from the data."""

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from freestone.core.step import Terms
from freestone.games.pillars import limits
from freestone.games.pillars.steps.team import Dismiss
from freestone.packs.reader import Row

if TYPE_CHECKING:
    from freestone.games.pillars.state import PillarsState

CUBES = ("stone", "wood", "sand", "metal")


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect:
    """Something that happens to a seat."""

    verb: str

    def __init__(self, verb: str) -> None:
        self.verb = verb

    def run(self, state: "PillarsState", seat: int, source: int) -> None:
        """Let it happen; points count for the given source of the score sheet."""

    def text(self) -> tuple[str, Terms]:
        """Return the message and its values that say what this does."""
        return f"effect-{self.verb}", {}

    def barred(self) -> list[str]:
        """Return the trades to which this does not apply."""
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
    """Gain gold for each own worker in the wool mill."""

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
    """More or fewer cubes for each own resource card of this round, counted when the cubes are taken."""

    def run(self, state: "PillarsState", seat: int, source: int) -> None:
        """Remember it until the cubes are taken."""
        state.cubes_per_card[seat] += self.amount


class ExtraUse(Amount):
    """One own craftsman may be used more often than printed in this round's building."""

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
    """Only so many builders go into the bag next round; in the last round it does nothing (P3.9)."""

    def run(self, state: "PillarsState", seat: int, source: int) -> None:
        """Remember it until the next round."""
        if not state.last_round():
            state.limit_builders(seat, self.amount)


class LoseCraftsman(Amount):
    """Dismiss a craftsman of one's choice."""

    def run(self, state: "PillarsState", seat: int, source: int) -> None:
        """Ask which one, if there is one."""
        if state.team[seat]:
            state.push(Dismiss(seat))


class Lasting(Amount):
    """An effect of a card that is kept: the steps that it concerns ask for it."""

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


LASTING = {
    "craftsman_limit": limits.EXTRA,
    "workers": limits.EXTRA,
    "tax_at_most": limits.TAX_AT_MOST,
    "priory_points": limits.EXTRA,
}
LASTING_FLAGS = ("see_event", "no_tax", "no_event", "free_builder")
# A card with one of these leaves the game when its owner uses it; any other lasts to the end.
SPENT = ("no_tax", "no_event", "free_builder")


def read_effects(row: Row, change: range) -> list[Effect]:
    """Parse the effects of one card, which may change gold and points by so much; an unknown verb is an error."""
    effects = [_effect(row, verb, change) for verb in row.names() if verb not in ("at_most", "not_for")]
    if not effects:
        raise row.error("says nothing: an effect has at least one verb")
    row.done()
    return effects


def _effect(row: Row, verb: str, change: range) -> Effect:
    if verb in CUBES:
        return Cubes(verb, row.number(verb, limits.GAIN), CUBES.index(verb))
    if verb in LASTING:
        return Lasting(verb, row.number(verb, LASTING[verb]), [])
    if verb in LASTING_FLAGS:
        return Lasting(verb, int(row.flag(verb)), [])
    match verb:
        case "gold":
            return Gold(verb, row.number(verb, change))
        case "points":
            return Points(verb, row.number(verb, change))
        case "gold_per_mill_worker":
            return GoldPerMillWorker(verb, row.number(verb, limits.GAIN), row.number("at_most", limits.GAIN))
        case "cubes_per_resource_card":
            return CubesPerResourceCard(verb, row.number(verb, limits.CUBES_PER_CARD))
        case "extra_use":
            return ExtraUse(verb, row.number(verb, limits.EXTRA), row.texts("not_for"))
        case "builders_next_round":
            return BuildersNextRound(verb, row.number(verb, limits.BUILDERS_LEFT))
        case "lose_craftsman":
            return LoseCraftsman(verb, row.number(verb, limits.ONE))
        case "each_round":
            gained = row.amounts(verb, CUBES, limits.GAIN)
            return Lasting(verb, 0, [gained.get(material, 0) for material in CUBES])
    raise row.error(f"no effect {verb!r}; there are: {', '.join(VERBS)}")


VERBS = (
    *CUBES,
    *LASTING,
    *LASTING_FLAGS,
    *("gold", "points", "gold_per_mill_worker", "cubes_per_resource_card", "extra_use", "builders_next_round"),
    *("lose_craftsman", "each_round"),
)
