"""What builders that are not yet placed may still bring."""

from freestone.games.pillars.evaluation.outlook import Outlook
from freestone.games.pillars.state import NONE, PillarsState
from freestone.games.pillars.steps.builders import KeepOrRedraw, Place, PlaceWaiting


def target_worths(outlook: Outlook) -> list[tuple[int, float]]:
    """Return every target with a free space and what one more builder there would bring."""
    before = outlook.worth()
    found = []
    spaces = outlook.state.spaces
    for at, target in enumerate(outlook.state.pack.targets):
        for number, space in enumerate(target.spaces):
            if spaces[space] == NONE:
                found.append((at, outlook.gain_of_visit(at, number, before)))
                break
    return found


def unplaced(outlook: Outlook) -> float:
    """Return what the seat's builders in the bag and on the wheel may expect of the places that are left."""
    if not outlook.course.builders:
        return 0.0
    state, seat = outlook.state, outlook.seat
    ranks = queue_ranks(outlook, int(owner_in_hand(state) == seat), state.waiting)
    return hoped(sorted((worth for _, worth in target_worths(outlook)), reverse=True), ranks) if ranks else 0.0


def hoped(worths: list[float], ranks: list[int]) -> float:
    """Return what builders bring that may hope for places of these ranks, the best place being of rank 0."""
    return sum(worths[rank] for rank in ranks if rank < len(worths))


def queue_ranks(outlook: Outlook, in_hand: int, waiting: list[int]) -> list[int]:
    """Return for each unplaced builder which of the places left, from the best on, it may hope for."""
    seat, rivalry, bag = outlook.seat, outlook.weights.rivalry, outlook.state.bag
    own, others = bag.counts[seat], bag.total - bag.counts[seat]
    ranks = [0] * in_hand
    ranks += [at + in_hand + int(rivalry * others * (at + 1) / (own + 1)) for at in range(own)]
    ahead = 0
    for owner in waiting:
        if owner == seat:
            ranks.append(len(ranks) + int(rivalry * (others + ahead)))
        else:
            ahead += 1
    return ranks


class Demand:
    """What the free places would bring to one seat, and what its unplaced builders may hope for."""

    def __init__(self, outlook: Outlook, waiting: list[int]) -> None:
        self.outlook = outlook
        self.ranks = queue_ranks(outlook, 0, waiting)
        self.worths = dict(target_worths(outlook))
        self.hope = self._hoped(self.worths)

    def left(self, taken: int) -> float:
        """Return what the builders of this seat may hope for if it takes a target itself."""
        return self._hoped({target: worth for target, worth in self.worths.items() if target != taken})

    def loss(self, taken: int) -> float:
        """Return what the builders of this seat lose if somebody else takes a target."""
        return self.hope - self._hoped({**self.worths, taken: self._next(taken)})

    def _next(self, target: int) -> float:
        """Return what the second of the free spaces of a target would bring."""
        state = self.outlook.state
        free = [number for number, space in enumerate(state.pack.targets[target].spaces) if state.spaces[space] == NONE]
        return self.outlook.gain_of_visit(target, free[1], self.outlook.worth()) if len(free) > 1 else 0.0

    def _hoped(self, worths: dict[int, float]) -> float:
        return hoped(sorted(worths.values(), reverse=True), self.ranks)


def owner_in_hand(state: PillarsState) -> int:
    """Return whose builder has been drawn and not yet been placed; NONE if there is none."""
    step = state.agenda[-1]
    if isinstance(step, Place | PlaceWaiting):
        return step.seat
    return step.owner if isinstance(step, KeepOrRedraw) else NONE
