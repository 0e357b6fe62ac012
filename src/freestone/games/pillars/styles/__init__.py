"""Simple players of Pillars with a style each: rules of thumb as a club player would tell them.

They use nothing of `thinking` and try nothing on a copy, so they are strangers to the other bots. `Hand` has what every
sensible player counts on, `Style` what such a player does with it, and each style adds what it goes for.
"""

from typing import ClassVar, Final

from freestone.core.choice import Choice
from freestone.core.seen import Seen
from freestone.games.pillars.components import METAL, Target
from freestone.games.pillars.state import PillarsState
from freestone.games.pillars.steps.board import points_at, tax_due, wages
from freestone.games.pillars.steps.builders import KeepOrRedraw, Place, free_spaces
from freestone.games.pillars.steps.cathedral import ReturnCubes, Work
from freestone.games.pillars.steps.market import Buy, Sell, most_to_buy
from freestone.games.pillars.styles.hand import GOLD, ONCE, Hand, effect_worth, harm

# Two craftsmen lie in the supply and seven cards with cubes, so a craftsman who is any good is taken first.
GOOD: Final = 0.3
FIRST: Final = 1.5
# The share of dear builders that are paid for, and of builders that take a place that one would have liked.
PAID: Final = 0.6
RIVALRY: Final = 0.9
# A builder further back at the market finds less.
CROWD: Final = 0.8
# The start player draws again if at least every third builder in the bag is an own one.
LIKELY: Final = 3
# The bishop's cube or protection, and starting the next round.
BISHOP: Final = 0.9
START: Final = 0.4

Spots = list[tuple[int, float]]


class Style:
    """Plays soundly, and goes for nothing in particular."""

    game: ClassVar[str] = "pillars"
    likes: ClassVar[dict[str, float]] = {}
    """Points that are added to what a place brings."""
    price: ClassVar[float] = 1.0
    """The part of a builder's price that counts."""
    thrift: ClassVar[float] = 0.0
    """What a card of the supply has to bring beyond its cost."""
    metal: ClassVar[float] = 1.0
    """What a metal is worth that is kept; at the market it brings 5 gold."""
    usual: ClassVar[tuple[int, ...]] = (4, 4, 4, 0)
    """Stone, wood, sand and metal that can be had in a later round."""

    def __init__(self, seed: int) -> None:
        """Make a player, who decides nothing by chance and needs no seed."""

    def choose(self, seen: Seen[PillarsState]) -> Choice:
        """Return the option that looks best; of equal ones the first."""
        hand = Hand(seen.state, seen.seat, self.usual, self.metal)
        spots = self.spots(hand) if seen.options[0].verb in ("place", "wait", "keep") else []
        worths = [self.worth(hand, spots, option) for option in seen.options]
        return seen.options[worths.index(max(worths))]

    def worth(self, hand: Hand, spots: Spots, option: Choice) -> float:
        """Return how good an option looks, in points; what changes nothing is worth 0."""
        match option.verb:
            case "take" | "hire":
                return supply(hand, option) - self.thrift
            case "dismiss":
                return hand.total(tuple(card for card in hand.team if card != option.value), hand.gold)
            case "redraw" | "place" | "wait" | "spend":
                return self.sending(hand, spots, option)
            case "protection":
                return harm(hand)
            case "cube":
                return hand.having(option.value, 1)
            case "buy":
                return hand.best_trade(option.value, most_to_buy(hand.state, hand.seat, option.value))
            case "sell":
                return hand.best_trade(option.value, -hand.cubes[option.value])
            case "use":
                return 1.0 if [card for card, _ in work(hand)[:1]] == [option.value] else -1.0
            case "amount":
                return -abs(option.value - quantity(hand))
        return 0.0

    def sending(self, hand: Hand, spots: Spots, option: Choice) -> float:
        """Weigh what is done with a builder, or the card that is spent for it or on something else."""
        match option.verb:
            case "redraw":
                return self.redrawing(hand, spots)
            case "place":
                return self.placing(hand, spots, option.value)
            case "wait":
                return later(hand, [worth for _, worth in spots], own_builders(hand) + 1)
        return self.spending(hand, spots, option.value)

    def spots(self, hand: Hand) -> Spots:
        """Return every free space: its target and what a builder brings there. A target fills in this order."""
        return [
            (number, self.site(hand, target, space))
            for number, target in enumerate(hand.pack.targets)
            for space in free_spaces(hand.state, target)
        ]

    def site(self, hand: Hand, target: Target, space: int) -> float:
        """Return what a builder on a space brings."""
        state, pack, place = hand.state, hand.pack, target.place
        at, like = place.spaces.index(space), self.likes.get(place.id, 0.0)
        match place.id:
            case "bishop":
                return like + BISHOP
            case "kingsbridge":
                card = pack.advantages[state.kingsbridge[at]]
                return like + sum(effect_worth(hand, effect) for effect in card.effects)
            case "priory":
                return like + points_at(state, hand.seat, place, at)
            case "kings_court":
                metal = state.court_metal if at == 0 else 0
                return like + hand.having(METAL, metal) - hand.price(-hand.due)
            case "shiring":
                return like + hand.hiring(state.shiring[at], 0)
            case "market":
                return (like + hand.visit()) * CROWD**at
            case "castle":
                return like + pack.castle_workers * GOLD[state.round] if hand.left else 0.0
        return like + START if hand.left else 0.0

    def placing(self, hand: Hand, spots: Spots, target: int) -> float:
        """Return what a builder brings at a target, less its price, with what is left for later builders."""
        at = next(at for at, (number, _) in enumerate(spots) if number == target)
        rest = [worth for _, worth in spots[:at] + spots[at + 1 :]]
        cost = hand.state.cost() if isinstance(hand.state.agenda[-1], Place) else 0
        return spots[at][1] + later(hand, rest, own_builders(hand)) - self.price * hand.price(cost)

    def redrawing(self, hand: Hand, spots: Spots) -> float:
        """Return what drawing again brings: a chance of being first, where that is worth its price."""
        state, step = hand.state, hand.state.agenda[-1]
        assert isinstance(step, KeepOrRedraw)
        if step.owner == hand.seat or LIKELY * state.bag.counts[hand.seat] < state.bag.total:
            return -1.0
        worths = [worth for _, worth in spots]
        return max(worths) - later(hand, worths, 1) - self.price * hand.price(state.cost())

    def spending(self, hand: Hand, spots: Spots, card: int) -> float:
        """Return what a card saves now, less what it may save later."""
        state, verb = hand.state, hand.pack.advantages[card].effects[0].verb
        keeping = ONCE[verb] if hand.left else 0.0
        match verb:
            case "no_tax":
                return hand.price(tax_due(state, hand.seat)) - keeping
            case "no_event":
                return harm(hand) - keeping
        best = max(self.placing(hand, spots, number) for number, _ in spots)
        return best + self.price * hand.price(state.cost()) - keeping


def supply(hand: Hand, option: Choice) -> float:
    """Weigh cubes against what their workers would earn in the mill, and a craftsman against the price."""
    if option.verb == "hire":
        gain = hand.hiring(option.value, hand.pack.craftsmen[option.value].cost)
        return gain + FIRST if gain > GOOD else gain
    card = hand.pack.resource_cards[option.value]
    return hand.having(card.material, card.cubes, -wages(card.workers))


def own_builders(hand: Hand) -> int:
    """Return how many builders of the seat are still to come."""
    return hand.state.bag.counts[hand.seat] + hand.state.waiting.count(hand.seat)


def later(hand: Hand, worths: list[float], builders: int) -> float:
    """Return what so many own builders will find when their turn comes, after others have taken some good places."""
    state, best = hand.state, sorted(worths, reverse=True)
    dear = max(0, min(state.bag.total, len(hand.pack.builder_costs) - state.marker - 1))
    # Builders that are free by then are placed before those that wait (P3.5, P3.6).
    ahead = len(state.waiting) + PAID * dear + state.bag.total - dear
    at = int(RIVALRY * ahead)
    part = RIVALRY * ahead - at
    return (1 - part) * sum(best[at : at + builders]) + part * sum(best[at + 1 : at + 1 + builders])


def work(hand: Hand) -> list[tuple[int, int]]:
    """Return which craftsmen still work now, and how often, the first one first."""
    jobs = hand.jobs(hand.team, hand.cubes, hand.gold, hand.kept, hand.most_kept)
    return [(card.index, times) for card, times in jobs]


def quantity(hand: Hand) -> int:
    """Return how many cubes to trade or to give back, or how often to use a craftsman."""
    step, amounts = hand.state.agenda[-1], [option.value for option in hand.state.options]
    if isinstance(step, Buy):
        sign = -1 if isinstance(step, Sell) else 1
        return max(amounts, key=lambda amount: hand.trading(step.material, sign * amount))
    if isinstance(step, Work):
        return next((times for card, times in work(hand) if card == step.card), 1)
    assert isinstance(step, ReturnCubes)
    held = [material for material in range(step.material, METAL + 1) for _ in range(hand.cubes[material])]
    worst = sorted(held, key=lambda material: hand.kept[material])[: step.excess]
    return worst.count(step.material)


class Builders(Style):
    """Builders first: saves gold in the supply and pays for the best places while others wait."""

    price: ClassVar[float] = 0.4
    thrift: ClassVar[float] = 0.15


class Market(Style):
    """A trader: has a builder at the market in most rounds."""

    likes: ClassVar[dict[str, float]] = {"market": 0.4}


class Metal(Style):
    """Goes to court for metal and keeps it for the craftsmen of the last rounds, who make most of it."""

    likes: ClassVar[dict[str, float]] = {"kings_court": 0.6}
    metal: ClassVar[float] = 2.0
    usual: ClassVar[tuple[int, ...]] = (4, 4, 4, 1)


class Advantages(Style):
    """Collects advantage cards: the earlier, the longer they help."""

    likes: ClassVar[dict[str, float]] = {"kingsbridge": 0.4}
