"""P3, phase II: master builders are drawn, paid and placed."""

from typing import Final

from freestone.core.choice import Choice
from freestone.core.state import EventKind
from freestone.core.step import CHANCE, Refusal, Step, Terms
from freestone.games.pillars.components import MOST_SEATS, Target
from freestone.games.pillars.state import NONE, PillarsState
from freestone.games.pillars.steps.board import points_at, visits
from freestone.games.pillars.steps.spend import spend

DREW: Final = EventKind("drew", "cost")
PUT_BACK: Final = EventKind("put-back", "owner")
PLACED: Final = EventKind("placed", "target", "gold")
WAITED: Final = EventKind("waited", "cost")
HAD_TO_WAIT: Final = EventKind("had-to-wait", "cost")


class NextBuilder(Step[PillarsState]):
    """P3.1, P3.6: builders are drawn while the bag holds one; then the waiting ones are placed in order."""

    def run(self, state: PillarsState) -> None:
        """Draw or place one, then come back here; with none left the phase is over."""
        if state.bag.total:
            state.put(self)
            state.put(DRAW)
        elif state.waiting:
            state.declined.pop(0)
            state.put(self)
            state.put(PLACE_WAITING[state.waiting.pop(0)])


class DrawBuilder(Step[PillarsState]):
    """P3.1: the start player draws blind from the bag."""

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def options(self, state: PillarsState) -> list[Choice]:
        """Any colour that is in the bag."""
        return state.bag.among(state.pack.draw)

    def odds(self, state: PillarsState) -> list[int]:
        """As many chances as builders of that colour."""
        return state.bag.odds()

    def take(self, state: PillarsState, choice: Choice) -> None:
        """Its owner decides, unless the start player may and does put it back (P3.2)."""
        owner = choice.value
        state.bag.remove(owner)
        state.tell(DREW, owner, state.cost())
        # With a single colour left in the bag, drawing again would change nothing, so nobody is asked.
        others = state.bag.total - state.bag.counts[owner]
        state.put(PLACE[owner] if state.redrawn or not others else KEEP_OR_REDRAW[state.start][owner])


class KeepOrRedraw(Step[PillarsState]):
    """P3.2: once a round the start player may put the builder just drawn back and draw again."""

    owner: int

    def __init__(self, seat: int, owner: int) -> None:
        super().__init__(seat)
        self.owner = owner

    def options(self, state: PillarsState) -> list[Choice]:
        """Keep it or put it back."""
        return [state.pack.keep, state.pack.redraw]

    def take(self, state: PillarsState, choice: Choice) -> None:
        """Let the owner decide, or draw again: NextBuilder does so, since the bag is not empty."""
        if choice is state.pack.keep:
            state.put(PLACE[self.owner])
            return
        state.redrawn = True
        state.bag.add(self.owner)
        state.tell(PUT_BACK, self.seat, self.owner)

    def terms(self, state: PillarsState) -> Terms:
        """Whose builder it is and what it would cost."""
        return {"owner": self.owner, "cost": state.cost(), "own": int(self.owner == self.seat)}


class Place(Step[PillarsState]):
    """P3.3-5: the owner places the builder at the marker's cost, or lets it wait; Remigius makes it free (P3.8)."""

    def options(self, state: PillarsState) -> list[Choice]:
        """Every free place if the cost can be paid, waiting, and spending a card that makes it free."""
        cost = state.cost()
        found = free_places(state) if state.gold[self.seat] >= cost else []
        # From the eighth builder on the cost is 0 and it must be placed: there is nothing to decline (P3.5).
        if cost:
            found.append(state.pack.wait)
            card = state.card_with(self.seat, "free_builder")
            if card != NONE:
                found.append(state.pack.spend[card])
        return found

    def take(self, state: PillarsState, choice: Choice) -> None:
        """Place, wait or spend the card; the marker moves on after each (P3.4)."""
        seat, cost = self.seat, state.cost()
        if choice is state.pack.wait:
            state.marker += 1
            state.waiting.append(seat)
            state.declined.append(cost)
            state.tell(WAITED if len(state.options) > 1 else HAD_TO_WAIT, seat, cost)
        elif choice.verb == "spend":
            spend(state, seat, choice.value)
            # The marker moves when the builder is placed, as it does for a paid one.
            state.put(PLACE_FREE[seat])
        else:
            state.marker += 1
            state.pay(seat, cost)
            occupy(state, seat, choice, cost)

    def refusals(self, state: PillarsState) -> list[Refusal]:
        """Full places, and all others if the gold is not enough; what a free builder rules out."""
        cost, gold = state.cost(), state.gold[self.seat]
        if not cost:
            return full_places(state) + refusals_if_free(state, self.seat)
        dear = free_places(state) if gold < cost else []
        return full_places(state) + [Refusal(choice, "gold-short", {"needed": cost, "gold": gold}) for choice in dear]

    def terms(self, state: PillarsState) -> Terms:
        """The cost and the player's gold."""
        return {"cost": state.cost(), "gold": state.gold[self.seat]}

    def option_terms(self, state: PillarsState, choice: Choice) -> Terms:
        """What a place brings."""
        return gains(state, choice)


class PlaceWaiting(Step[PillarsState]):
    """P3.6: a builder that has waited is placed free."""

    def options(self, state: PillarsState) -> list[Choice]:
        """Every free place."""
        return free_places(state)

    def take(self, state: PillarsState, choice: Choice) -> None:
        """Place it."""
        occupy(state, self.seat, choice, 0)

    def refusals(self, state: PillarsState) -> list[Refusal]:
        """Places that are full, and what a free builder rules out."""
        return full_places(state) + refusals_if_free(state, self.seat)

    def option_terms(self, state: PillarsState, choice: Choice) -> Terms:
        """What a place brings."""
        return gains(state, choice)


class PlaceFree(PlaceWaiting):
    """P3.8: a builder made free by a card must be placed; the marker moves as usual."""

    completes = True

    def take(self, state: PillarsState, choice: Choice) -> None:
        """Place it and move the marker."""
        state.marker += 1
        super().take(state, choice)


# Steps never change, so each of them is made once.
DRAW: Final = DrawBuilder()
KEEP_OR_REDRAW: Final = [[KeepOrRedraw(seat, owner) for owner in range(MOST_SEATS)] for seat in range(MOST_SEATS)]
PLACE: Final = [Place(seat) for seat in range(MOST_SEATS)]
PLACE_FREE: Final = [PlaceFree(seat) for seat in range(MOST_SEATS)]
PLACE_WAITING: Final = [PlaceWaiting(seat) for seat in range(MOST_SEATS)]


def drawn_owner(state: PillarsState) -> int:
    """Return whose builder has been drawn and not yet placed; NONE if there is none."""
    step = state.agenda[-1] if state.agenda else None
    if isinstance(step, KeepOrRedraw):
        return step.owner
    return step.seat if isinstance(step, Place | PlaceWaiting) else NONE


def free_spaces(state: PillarsState, target: Target) -> list[int]:
    """Return the free spaces of a place in the order in which builders fill them (P3.7)."""
    return [space for space in target.spaces if state.spaces[space] == NONE]


def free_places(state: PillarsState) -> list[Choice]:
    """Return the places with a free space (P3.7)."""
    place, spaces = state.pack.place_, state.spaces
    return [place[at] for at, last in enumerate(state.pack.last_spaces) if spaces[last] == NONE]


def full_places(state: PillarsState) -> list[Refusal]:
    """Return the places without a free space, each with the owner of its last builder."""
    pack = state.pack
    return [
        Refusal(pack.place_[at], "occupied", {"owner": state.spaces[target.spaces[-1]]})
        for at, target in enumerate(pack.targets)
        if state.spaces[target.spaces[-1]] != NONE
    ]


def refusals_if_free(state: PillarsState, seat: int) -> list[Refusal]:
    """Return what a free builder rules out: waiting (P3.5) and spending a card on it (P3.8)."""
    found = [Refusal(state.pack.wait, "must-place")]
    card = state.card_with(seat, "free_builder")
    return found if card == NONE else [*found, Refusal(state.pack.spend[card], "free-already")]


def occupy(state: PillarsState, seat: int, choice: Choice, cost: int) -> None:
    """Put a builder on the first free space of a place (P3.7)."""
    spaces = state.spaces
    for space in state.pack.targets[choice.value].spaces:
        if spaces[space] == NONE:
            spaces[space] = seat
            state.tell(PLACED, seat, choice.name, cost)
            return
    raise AssertionError(f"{choice.text} is full")


def lasting_to_come(state: PillarsState, seat: int, verb: str) -> int:
    """Return what cards that builders of a seat wait for will add to a lasting effect: they come first (P4.4)."""
    cards = [state.kingsbridge[at] for owner, at in visits(state, state.pack.place["kingsbridge"]) if owner == seat]
    return sum(amount for card, amount in state.pack.lasting[verb] if card in cards)


def gains(state: PillarsState, choice: Choice) -> Terms:
    """Return what the next builder at a place would find there: its card, points, metal, and which space it is."""
    if choice.verb != "place":
        return {}
    pack, target = state.pack, state.pack.targets[choice.value]
    space = (free_spaces(state, target) or target.spaces[-1:])[0]
    at = target.place.spaces.index(space)
    seat = state.agenda[-1].seat
    points = points_at(state, seat, target.place, at)
    if target.place.id == "priory":
        points += lasting_to_come(state, seat, "priory_points")
    found: Terms = {"place": target.place.id, "points": points, "rank": at + 1}
    found.update(metal=state.court_metal if at == 0 else 0, workers=pack.castle_workers)
    if target.place.id == "kingsbridge":
        found["card"] = pack.advantages[state.kingsbridge[at]].name
    if target.place.id == "shiring":
        found["card"] = pack.craftsmen[state.shiring[at]].name
    return found
