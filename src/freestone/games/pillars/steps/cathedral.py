"""P4.11: craftsmen build the cathedral; cubes beyond five are given back."""

from collections.abc import Sequence
from typing import Final

from freestone.core.choice import Choice
from freestone.core.state import EventKind
from freestone.core.step import Refusal, Step, Terms
from freestone.games.pillars.components import MATERIAL_NAMES, METAL, MOST_SEATS, Components, Craftsman
from freestone.games.pillars.state import NONE, PillarsState

WORKED: Final = EventKind("worked", "craftsman", "times")
COULD_NOT_BUILD: Final = EventKind("could-not-build")
RETURNED: Final = EventKind("returned", "amount", "material")


class BeginBuilding(Step[PillarsState]):
    """P4.11: from the start player clockwise each builds; here one player's turn begins."""

    player: int

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player = player

    def run(self, state: PillarsState) -> None:
        """Restore all uses and ask the player, unless there is nothing to do."""
        state.used = [0] * len(state.pack.craftsmen)
        if can_build(state, self.player):
            state.put(BUILD[self.player])
        else:
            state.tell(COULD_NOT_BUILD, self.player)


def can_build(state: PillarsState, seat: int) -> bool:
    """Whether a craftsman of the seat can be put to work."""
    return any(most_uses(state, seat, card) for card in state.team[seat])


def uses_left(state: PillarsState, seat: int, card: int) -> int:
    """Return how often a craftsman may still be used, extra uses from an event included."""
    left = state.pack.craftsmen[card].uses - state.used[card]
    if state.extra_uses[seat] and not state.pack.extra_use_barred[card]:
        left += state.extra_uses[seat]
    return left


def has_partner(pack: Components, team: Sequence[int], card: int) -> bool:
    """Whether a team has the trade that a craftsman needs beside him."""
    needs = pack.needs[card]
    # The partner has to be in the team but need not work (P4.11), and either card of a trade will do.
    return needs < 0 or any(pack.kinds[other] == needs for other in team)


def works_for_nothing(card: Craftsman) -> bool:
    """Whether a craftsman makes points without any material or gold."""
    return bool(card.points) and not any(card.input) and not card.input_gold


def affordable_uses(card: Craftsman, cubes: list[int], gold: int, most: int) -> int:
    """Return how often cubes and gold allow a craftsman to work, at most `most` times."""
    # The tool maker keeps the metal that he needs in hand: it is no input.
    if cubes[METAL] < card.holds_metal:
        return 0
    for material, needed in card.costs:
        most = min(most, cubes[material] // needed)
    return min(most, gold // card.input_gold) if card.input_gold else most


def most_uses(state: PillarsState, seat: int, card: int) -> int:
    """Return how often a craftsman can be used now."""
    if not has_partner(state.pack, state.team[seat], card):
        return 0
    craftsman, left = state.pack.craftsmen[card], uses_left(state, seat, card)
    return affordable_uses(craftsman, state.cubes[seat], state.gold[seat], left)


class Build(Step[PillarsState]):
    """P4.11: choose a craftsman, in any order, up to the uses of each; or finish."""

    def options(self, state: PillarsState) -> list[Choice]:
        """Craftsmen who can work now, and finishing."""
        use = state.pack.use
        found = [use[card] for card in state.team[self.seat] if most_uses(state, self.seat, card) > 0]
        found.append(state.pack.finish)
        return found

    def take(self, state: PillarsState, choice: Choice) -> None:
        """Ask how often."""
        if choice is not state.pack.finish:
            state.put(Work(self.seat, choice.value))

    def refusals(self, state: PillarsState) -> list[Refusal]:
        """Craftsmen who cannot work now, and why."""
        idle = [card for card in state.team[self.seat] if most_uses(state, self.seat, card) <= 0]
        return [refusal_to_work(state, self.seat, card, state.pack.use[card], 1) for card in idle]


# Steps never change, so each of them is made once.
BUILD: Final = [Build(seat) for seat in range(MOST_SEATS)]


def refusal_to_work(state: PillarsState, seat: int, index: int, choice: Choice, times: int) -> Refusal:
    """Return why a craftsman cannot work this often: used up, no partner, or too few cubes or gold."""
    card = state.pack.craftsmen[index]
    if uses_left(state, seat, index) <= 0:
        return Refusal(choice, "used-up")
    if not has_partner(state.pack, state.team[seat], index):
        return Refusal(choice, "needs-trade", {"trade": f"trade-{card.needs}"})
    if state.gold[seat] < card.input_gold * times:
        return Refusal(choice, "gold-short", {"needed": card.input_gold * times, "gold": state.gold[seat]})
    wanted = [needed * times for needed in card.input]
    wanted[METAL] = max(wanted[METAL], card.holds_metal)
    cubes = state.cubes[seat]
    kind = next(kind for kind in range(METAL + 1) if cubes[kind] < wanted[kind])
    return Refusal(
        choice, "cubes-short", {"needed": wanted[kind], "have": cubes[kind], "material": MATERIAL_NAMES[kind]}
    )


class Work(Step[PillarsState]):
    """P4.11: how often the chosen craftsman works."""

    completes = True
    card: int

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def options(self, state: PillarsState) -> list[Choice]:
        """From once to as often as possible."""
        return state.pack.amount[1 : most_uses(state, self.seat, self.card) + 1]

    def take(self, state: PillarsState, choice: Choice) -> None:
        """Turn cubes or gold into points or gold."""
        seat, times, card = self.seat, choice.value, state.pack.craftsmen[self.card]
        state.tell(WORKED, seat, card.name, times)
        state.used[card.index] += times
        beyond = state.used[card.index] - card.uses
        if beyond > 0:
            # A use beyond the printed ones spends the extra use of the event. `used` stays at the printed number, or
            # the extra use would count twice.
            state.used[card.index] = card.uses
            state.extra_uses[seat] -= beyond
        for material, needed in card.costs:
            state.cubes[seat][material] -= needed * times
        state.pay(seat, card.input_gold * times)
        if card.gold:
            state.gain_gold(seat, card.gold * times)
        if card.points:
            state.score(seat, card.points * times, state.pack.source_of[card.index])
        if can_build(state, seat):
            state.put(BUILD[seat])

    def refusals(self, state: PillarsState) -> list[Refusal]:
        """Uses that are left but cannot be paid for with cubes or gold."""
        beyond = range(most_uses(state, self.seat, self.card) + 1, uses_left(state, self.seat, self.card) + 1)
        return [refusal_to_work(state, self.seat, self.card, state.pack.amount[times], times) for times in beyond]

    def terms(self, state: PillarsState) -> Terms:
        """Who works."""
        return {"deed": "work", "craftsman": state.pack.craftsmen[self.card].name}


def excess_cubes(state: PillarsState, seat: int) -> int:
    """Return how many cubes a seat has beyond those that it may keep; below 0 if it may keep more."""
    cubes = state.cubes[seat]
    return cubes[0] + cubes[1] + cubes[2] + cubes[3] - state.pack.keep_cubes


def seats_to_build(state: PillarsState) -> list[int]:
    """Return the seats whose building of this round is still to come."""
    return [step.player for step in state.agenda if isinstance(step, BeginBuilding)]


def building_seat(state: PillarsState) -> int:
    """Return the seat that is building now; NONE if nobody is."""
    step = state.agenda[-1] if state.agenda else None
    return step.seat if isinstance(step, Build | Work) else NONE


class KeepCubes(Step[PillarsState]):
    """P4.11: each player keeps at most five cubes and chooses which."""

    player: int

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player = player

    def run(self, state: PillarsState) -> None:
        """Ask for one material after the other while there are too many."""
        excess = excess_cubes(state, self.player)
        if excess > 0:
            state.put(ReturnCubes(self.player, 0, excess))


class ReturnCubes(Step[PillarsState]):
    """P4.11: how many cubes of one material are given back; always asked in the same order."""

    completes = True
    material: int
    excess: int

    def __init__(self, seat: int, material: int, excess: int) -> None:
        super().__init__(seat)
        self.material = material
        self.excess = excess

    def options(self, state: PillarsState) -> list[Choice]:
        """At least what the later materials cannot make up, at most what there is."""
        most = min(state.cubes[self.seat][self.material], self.excess)
        return state.pack.amount[self._least(state) : most + 1]

    def _least(self, state: PillarsState) -> int:
        # Asking the materials in one order leads to each set of returned cubes in one way only.
        least, cubes = self.excess, state.cubes[self.seat]
        for later in range(self.material + 1, METAL + 1):
            least -= cubes[later]
        return max(0, least)

    def take(self, state: PillarsState, choice: Choice) -> None:
        """Give them back and go on with the next material."""
        if choice.value:
            state.cubes[self.seat][self.material] -= choice.value
            state.tell(RETURNED, self.seat, choice.value, MATERIAL_NAMES[self.material])
        if self.excess > choice.value:
            state.put(ReturnCubes(self.seat, self.material + 1, self.excess - choice.value))

    def refusals(self, state: PillarsState) -> list[Refusal]:
        """Fewer cubes than have to go."""
        least = self._least(state)
        return [Refusal(choice, "must-return", {"least": least}) for choice in state.pack.amount[:least]]

    def terms(self, state: PillarsState) -> Terms:
        """The material, and how many cubes have to go in all."""
        return {
            "deed": "return",
            "material": MATERIAL_NAMES[self.material],
            "excess": self.excess,
            "keep": state.pack.keep_cubes,
        }
