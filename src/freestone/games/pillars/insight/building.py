"""P4.11: the best that a team can make of the cubes and the gold in hand, found exactly."""

from freestone.games.pillars.components import METAL, Craftsman
from freestone.games.pillars.state import PillarsState
from freestone.games.pillars.steps.cathedral import BeginBuilding, Build, Work

Uses = tuple[int, ...]
Worth = tuple[int, int]


def best_building(state: PillarsState, seat: int) -> dict[int, int]:
    """Return the points by craftsman if a seat built now as well as it can; most points first, then most gold."""
    if not can_build_again(state, seat):
        return {}
    plan = Plan(state, seat)
    times = plan.best()
    return {
        card.index: card.points * often for card, often in zip(plan.team, times, strict=True) if card.points * often
    }


def can_build_again(state: PillarsState, seat: int) -> bool:
    """Whether another building is to come: always, but for the last round's."""
    if state.over:
        return False
    return not state.last_round() or is_building(state, seat) or is_to_build(state, seat)


def is_building(state: PillarsState, seat: int) -> bool:
    """Whether a seat is just putting its craftsmen to work."""
    return any(isinstance(step, Build | Work) and step.seat == seat for step in state.agenda)


def is_to_build(state: PillarsState, seat: int) -> bool:
    """Whether this round's building is still ahead of a seat."""
    return any(isinstance(step, BeginBuilding) and step.player == seat for step in state.agenda)


class Plan:
    """All ways to put a team to work, craftsman by craftsman; who only holds metal comes before it is used up."""

    def __init__(self, state: PillarsState, seat: int) -> None:
        pack, now = state.pack, is_building(state, seat)
        able = [
            pack.craftsmen[card]
            for card in state.team[seat]
            if pack.needs[card] < 0 or state.has_trade(seat, pack.needs[card])
        ]
        self.team = sorted(able, key=lambda card: (not card.holds_metal, bool(card.input_gold)))
        self.uses = [card.uses - (state.used[card.index] if now else 0) for card in self.team]
        self.barred = [pack.extra_use_barred[card.index] for card in self.team]
        self.cubes = tuple(state.cubes[seat])
        self.gold = state.gold[seat]
        self.extra = state.extra_uses[seat] if now or is_to_build(state, seat) else 0
        self._known: dict[tuple[int, tuple[int, ...], int, int], tuple[Worth, Uses]] = {}

    def best(self) -> Uses:
        """Return how often each of the team works."""
        return self._from(0, self.cubes, self.gold, self.extra)[1]

    def _from(self, at: int, cubes: tuple[int, ...], gold: int, extra: int) -> tuple[Worth, Uses]:
        """Return the best from one craftsman on.

        Gold that is made counts for the goldsmith, who comes last here: at the table he can work before and after, so
        the limit of gold never costs him a use.
        """
        if at == len(self.team):
            return (0, gold), ()
        key = (at, cubes, gold, extra)
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = max(self._ways(at, cubes, gold, extra))
        return found

    def _ways(self, at: int, cubes: tuple[int, ...], gold: int, extra: int) -> list[tuple[Worth, Uses]]:
        card, uses = self.team[at], self.uses[at]
        most = affordable(card, cubes, gold, uses if self.barred[at] else uses + extra)
        found = []
        for often in range(most + 1):
            left = tuple(have - need * often for have, need in zip(cubes, card.input, strict=True))
            purse = gold + (card.gold - card.input_gold) * often
            (points, kept), rest = self._from(at + 1, left, purse, extra - max(0, often - uses))
            found.append(((points + card.points * often, kept), (often, *rest)))
        return found


def affordable(card: Craftsman, cubes: tuple[int, ...], gold: int, most: int) -> int:
    """Return how often a craftsman can work with so much in hand."""
    if cubes[METAL] < card.holds_metal:
        return 0
    limits = [have // need for have, need in zip(cubes, card.input, strict=True) if need]
    return max(0, min([most, *limits, *([gold // card.input_gold] if card.input_gold else [])]))
