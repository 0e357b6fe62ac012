"""Positions of The Pillars of the Earth as numbers: all that a seat knows and that can still matter.

Left out is what follows from the rest (finished parts of the cathedral, craftsmen out of the game) or only tells what
was (points by source, prices that owners of waiting builders declined).
"""

from typing import Any, Final

from freestone.core.step import Step
from freestone.encoding import Encoding, Scribe
from freestone.games.pillars.components import MATERIALS, METAL, MOST_AT_ONCE, MOST_SPACES
from freestone.games.pillars.state import HIDDEN, NONE, PillarsState
from freestone.games.pillars.steps.board import ClaimExemption, HireAtShiring, RollTax
from freestone.games.pillars.steps.builders import DrawBuilder, KeepOrRedraw, Place, PlaceFree, PlaceWaiting
from freestone.games.pillars.steps.cathedral import Build, ReturnCubes, Work
from freestone.games.pillars.steps.events import Avert, Bishop, RevealEvent
from freestone.games.pillars.steps.market import Buy, Sell, Trade
from freestone.games.pillars.steps.setup import ChooseStart, Foresee, LayOutCraftsman, RevealAdvantage, SetAside
from freestone.games.pillars.steps.spend import SpendOrHold
from freestone.games.pillars.steps.supply import TakeCard
from freestone.games.pillars.steps.team import Dismiss

# Every step that asks a seat or chance, in the order of a round.
ASKING: Final[list[type[Step[Any]]]] = [
    *[ChooseStart, RevealAdvantage, LayOutCraftsman, SetAside, Foresee, TakeCard, Dismiss],
    *[DrawBuilder, KeepOrRedraw, Place, PlaceFree, PlaceWaiting, RevealEvent, Bishop, Avert],
    *[RollTax, ClaimExemption, Trade, Buy, Sell, Build, Work, ReturnCubes],
]
PLACE_OF_STEP: Final[dict[type, int]] = {kind: at for at, kind in enumerate(ASKING)}
KINDS_OF_DECISION: Final = f"The kind of decision: {', '.join(kind.__name__ for kind in ASKING)}"
# As much as a pack can ask for; of points, what nobody has reached.
MOST_BUILDERS: Final = 3
MOST_CHANGE: Final = 9
MOST_IN_MARKET: Final = 12
MOST_LAPS: Final = 2
MOST_TAX: Final = 12
MOST_WORKERS: Final = 39
MOST_GREY: Final = 6
CARDS_OF_PLACE: Final = 2


class PillarsEncoding(Encoding[PillarsState]):
    """Encodes what a seat knows of a position of Pillars."""

    def write(self, to: Scribe, state: PillarsState) -> None:
        """Write every field."""
        write_decision(to, state)
        write_round(to, state)
        write_seats(to, state)
        write_cards(to, state)
        write_builders(to, state)


def write_decision(to: Scribe, state: PillarsState) -> None:
    """Write who decides what: the kind of the step, and what it carries."""
    step = state.agenda[-1] if state.agenda else None
    subject, craftsman, advantage, material, excess = NONE, NONE, NONE, NONE, 0
    if isinstance(step, KeepOrRedraw | Foresee):
        subject = step.owner
    elif isinstance(step, Work):
        craftsman = step.card
    elif isinstance(step, SpendOrHold):
        advantage = step.card
    elif isinstance(step, Buy):
        material = step.material
    elif isinstance(step, ReturnCubes):
        material, excess = step.material, step.excess
    seat = NONE if step is None else step.seat
    to.one_seat("deciding", "Which seat decides; none of them if chance does or at the end", seat)
    to.one("step", KINDS_OF_DECISION, PLACE_OF_STEP.get(type(step), NONE), len(ASKING))
    to.one_seat("subject", "Whose builder was just drawn, or who looks at the coming event", subject)
    to.one("craftsman", "Which craftsman is about to work", craftsman, len(state.pack.craftsmen))
    to.one("advantage", "Which advantage card may be spent", advantage, len(state.pack.advantages))
    to.one("material", "Which material is bought, sold or given back", material, len(MATERIALS))
    to.number("excess", "How many cubes have to be given back", excess, MOST_AT_ONCE)


def write_round(to: Scribe, state: PillarsState) -> None:
    """Write the round, its event and what the board shows."""
    pack, foreseen = state.pack, state.foreseen
    left = state.events_left.kinds()
    if foreseen >= 0 and not state.lasting(to.seat, "see_event"):
        # Back among the others, as `Pillars.redact` does.
        left.append(foreseen)
        foreseen = HIDDEN
    to.number("round", "The round, from 1; 0 before the first", state.round, pack.rounds)
    to.one_seat("start", "The start player", state.start)
    to.one("event", "The event of this round, once it is revealed", state.event, len(pack.events))
    to.one("foreseen", "The coming event, if this seat has foreseen it", foreseen, len(pack.events))
    to.number("hidden", "Whether somebody else has foreseen the coming event", int(foreseen == HIDDEN), 1)
    to.several("events_left", "Events that may still come, beside the foreseen one", left, len(pack.events))
    to.number("marker", "How far the marker of builder prices has moved", state.marker, state.seats * MOST_BUILDERS)
    to.number("redrawn", "Whether the start player has put a builder back this round", int(state.redrawn), 1)
    to.numbers("market", "Stone, wood and sand that the market still sells", state.market, MOST_IN_MARKET)
    to.number("court_metal", "The metal at the king's court", state.court_metal, 1)
    to.number("tax", "The latest tax that was rolled", state.tax, MOST_TAX)


def write_seats(to: Scribe, state: PillarsState) -> None:
    """Write what every seat has."""
    pack, cards = state.pack, len(state.pack.craftsmen)
    points = [state.total(seat) for seat in range(state.seats)]
    bought = [tuple(kind for kind in range(METAL) if row[kind]) for row in state.bought]
    to.by_seat("gold", "Gold", state.gold, pack.gold_limit)
    to.by_seat("points", "Victory points", points, MOST_LAPS * pack.points_lap)
    to.rows("cubes", "Stone, wood, sand and metal", state.cubes, MOST_AT_ONCE)
    to.several_each("team", "The craftsmen in the team", state.team, cards)
    to.owners("holder", "The advantage cards that the seat keeps", state.holder, len(pack.advantages))
    to.by_seat("workers", "Workers that can still be sent out", state.workers, MOST_WORKERS)
    to.by_seat("mill", "Workers in the wool mill", state.mill, MOST_WORKERS)
    to.by_seat("grey", "Grey workers that the castle gives in the next round", state.grey, MOST_GREY)
    to.flags("passed", "Whether the seat has passed in the supply phase", state.passed)
    to.flags("protected", "Whether the event spares the seat", state.protected)
    to.flags("exempt", "Whether the seat was spared the latest tax", state.exempt)
    to.several_each("bought", "Stone, wood and sand: bought at the latest market", bought, METAL)
    to.by_seat(
        "cubes_per_card", "More or fewer cubes for each resource card", state.cubes_per_card, MOST_CHANGE, -MOST_CHANGE
    )
    to.by_seat("extra_uses", "Extra uses of craftsmen in this round", state.extra_uses, MOST_CHANGE)


def write_cards(to: Scribe, state: PillarsState) -> None:
    """Write the cards that lie open, those that are on their way, and those still in a deck."""
    pack, craftsmen, advantages = state.pack, len(state.pack.craftsmen), len(state.pack.advantages)
    resources = len(pack.resource_cards)
    untaken = [card for card, owner in enumerate(state.resource_owner) if owner == NONE]
    deck = state.advantages.kinds() + state.last_advantages.kinds()
    to.several("resources", "Resource cards that can be taken", untaken, resources)
    to.owners("resource_owner", "Resource cards that the seat has taken", state.resource_owner, resources)
    to.several("supply", "Craftsmen that can be hired", state.supply, craftsmen)
    to.one_each("shiring", "The craftsman on each space of Shiring", state.shiring, CARDS_OF_PLACE, craftsmen)
    to.one_each(
        "kingsbridge", "The advantage card on each space of Kingsbridge", state.kingsbridge, CARDS_OF_PLACE, advantages
    )
    to.several("advantages", "Advantage cards that may still be revealed", deck, advantages)
    to.several_each("arriving", "Craftsmen from Shiring who join after this decision", arriving(state), craftsmen)
    to.numbers("used", "How often each craftsman has worked in the latest building", state.used, MOST_AT_ONCE)


def arriving(state: PillarsState) -> list[tuple[int, ...]]:
    """Return by seat the craftsmen who wait while somebody is dismissed; only the agenda knows them (P4.8)."""
    found: list[tuple[int, ...]] = [()] * state.seats
    for at in range(len(state.agenda) - 2, -1, -1):
        step = state.agenda[at]
        if not isinstance(step, HireAtShiring):
            break
        found[step.player] += (step.card,)
    return found


def write_builders(to: Scribe, state: PillarsState) -> None:
    """Write where the master builders are."""
    pack = state.pack
    to.by_seat("bag", "Builders in the bag", state.bag.counts, MOST_BUILDERS)
    to.by_seat("builders_next", "Builders that go into the bag next round", state.builders_next, MOST_BUILDERS)
    to.owners(
        "waiting",
        "Which of the waiting builders, in their order, are the seat's",
        state.waiting,
        len(pack.builder_costs),
    )
    to.owners("spaces", "Spaces of the board with a builder of the seat", state.spaces, pack.space_count)
    to.one("trader", "The space of the market whose builder trades now, or else next", trader(state), MOST_SPACES)


def trader(state: PillarsState) -> int:
    """Return the space of the market whose builder trades now, or next while an amount is asked; or NONE."""
    # Only the agenda knows it: a seat may have several builders at the market.
    agenda = state.agenda
    step = agenda[-1] if agenda else None
    if isinstance(step, Buy):
        step = agenda[-2]
    return step.at if isinstance(step, Trade) else NONE
