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
    ranks = queue_ranks(outlook)
    if not ranks:
        return 0.0
    worths = sorted((worth for _, worth in target_worths(outlook)), reverse=True)
    worths += [0.0] * (len(ranks) + 12)
    return sum(worths[rank] for rank in ranks)


def queue_ranks(outlook: Outlook) -> list[int]:
    """Return for each unplaced builder which of the places left, from the best on, it may hope for."""
    state, seat, rivalry = outlook.state, outlook.seat, outlook.weights.rivalry
    own, bag = state.bag.counts[seat], state.bag.total
    others = bag - own
    in_hand = 1 if owner_in_hand(state) == seat else 0
    ranks = [0] * in_hand
    ranks += [at + in_hand + int(rivalry * others * (at + 1) / (own + 1)) for at in range(own)]
    ahead = 0
    for waiting in state.waiting:
        if waiting == seat:
            ranks.append(len(ranks) + int(rivalry * (others + ahead)))
        else:
            ahead += 1
    return ranks


def owner_in_hand(state: PillarsState) -> int:
    """Return whose builder has been drawn and not yet been placed; NONE if there is none."""
    step = state.agenda[-1]
    if isinstance(step, Place | PlaceWaiting):
        return step.seat
    return step.owner if isinstance(step, KeepOrRedraw) else NONE
