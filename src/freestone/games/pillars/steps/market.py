"""P4.10: the market; in the order of spaces, one action each until all have left."""

from typing import ClassVar, Final

from freestone.core.choice import Choice
from freestone.core.state import EventKind
from freestone.core.step import Refusal, Step, Terms
from freestone.games.pillars.components import MATERIAL_NAMES, METAL, MOST_SEATS, MOST_SPACES, STONE, WOOD
from freestone.games.pillars.state import NONE, NOTHING_BOUGHT, PillarsState

BOUGHT: Final = EventKind("bought", "amount", "material", "gold")
SOLD: Final = EventKind("sold", "amount", "material", "gold")
LEFT_MARKET: Final = EventKind("left-market")
HAD_TO_LEAVE: Final = EventKind("had-to-leave")


class OpenMarket(Step[PillarsState]):
    """P4.10: a kind that a player has bought this round may not be sold; every round lifts the ban."""

    def run(self, state: PillarsState) -> None:
        """Forget the last market and call the first trader."""
        state.bought = (NOTHING_BOUGHT,) * state.seats
        call_trader(state, 0)


def call_trader(state: PillarsState, after: int) -> None:
    """Ask the next builder still at the market, from a space on; with none left the market is over."""
    spaces = state.pack.market_spaces
    # A full lap: the last trader left may follow on itself, and two builders of one player act twice (P4.10).
    for turn in range(len(spaces)):
        at = (after + turn) % len(spaces)
        seat = state.spaces[spaces[at]]
        if seat != NONE:
            state.put(TRADES[seat][at])
            return


def may_buy(state: PillarsState, seat: int, material: int) -> bool:
    """Whether the team lets a player buy a material: wood needs a woodworker (P4.10)."""
    return material != WOOD or state.has_trade(seat, state.pack.woodworker)


def may_sell(state: PillarsState, seat: int, material: int) -> bool:
    """Whether the team lets a player sell a material: stone needs a stonecutter (P4.10)."""
    return material != STONE or state.has_trade(seat, state.pack.stonecutter)


def most_to_buy(state: PillarsState, seat: int, material: int) -> int:
    """Return how many cubes of a material lie there and can be paid (P4.10)."""
    return min(state.market[material], state.gold[seat] // state.pack.prices[material])


def proceeds(state: PillarsState, seat: int, material: int, amount: int) -> int:
    """Return the gold that selling cubes brings; above the limit it is lost (P1.3)."""
    return min(amount * state.pack.prices[material], state.pack.gold_limit - state.gold[seat])


def can_buy(state: PillarsState, seat: int, material: int) -> bool:
    """Whether a player can buy a material: it lies there and can be paid, and the team allows it (P4.10)."""
    there = state.market[material] > 0 and state.gold[seat] >= state.pack.prices[material]
    return there and may_buy(state, seat, material)


def can_sell(state: PillarsState, seat: int, material: int) -> bool:
    """Whether a player can sell a material (P4.10)."""
    # The ban holds for the kind, older cubes included. Selling first and buying later is allowed: the rulebook forbids
    # only to buy and then to sell again (P4.10).
    return state.cubes[seat][material] > 0 and not state.bought[seat][material] and may_sell(state, seat, material)


def refusal_to_buy(state: PillarsState, seat: int, material: int) -> Refusal:
    """Return why a player cannot buy a material."""
    pack, choice = state.pack, state.pack.buy[material]
    if not state.market[material]:
        return Refusal(choice, "sold-out")
    if not may_buy(state, seat, material):
        return Refusal(choice, "needs-woodworker")
    return Refusal(choice, "gold-short", {"needed": pack.prices[material], "gold": state.gold[seat]})


def refusal_to_sell(state: PillarsState, seat: int, material: int) -> Refusal:
    """Return why a player cannot sell a material."""
    choice = state.pack.sell[material]
    if not state.cubes[seat][material]:
        return Refusal(choice, "no-cubes", {"material": choice.name})
    if state.bought[seat][material]:
        return Refusal(choice, "bought-here", {"material": choice.name})
    return Refusal(choice, "needs-stonecutter")


class Trade(Step[PillarsState]):
    """P4.10: buy or sell one kind, or leave; a player who can do neither has to leave."""

    at: int

    def __init__(self, seat: int, at: int) -> None:
        super().__init__(seat)
        self.at = at

    def options(self, state: PillarsState) -> list[Choice]:
        """Kinds that can be bought or sold, and leaving."""
        pack, seat = state.pack, self.seat
        found = [pack.buy[kind] for kind in range(METAL) if can_buy(state, seat, kind)]
        found += [pack.sell[kind] for kind in range(METAL + 1) if can_sell(state, seat, kind)]
        found.append(pack.stop)
        return found

    def take(self, state: PillarsState, choice: Choice) -> None:
        """Ask how many, or take the builder back; the next trader follows."""
        if choice is state.pack.stop:
            state.spaces[state.pack.market_spaces[self.at]] = NONE
            state.tell(LEFT_MARKET if len(state.options) > 1 else HAD_TO_LEAVE, self.seat)
            # The builder has left its space by now, or the last trader would be called again.
            call_trader(state, self.at + 1)
            return
        # The next trader is called first, so that the amount lies above on the agenda and is asked now.
        call_trader(state, self.at + 1)
        # Materials are numbered from 0 for both deeds, so only identity tells which one it is.
        deeds = SELLS if choice is state.pack.sell[choice.value] else BUYS
        state.put(deeds[self.seat][choice.value])

    def refusals(self, state: PillarsState) -> list[Refusal]:
        """Kinds that cannot be bought or sold."""
        seat, kinds = self.seat, range(METAL + 1)
        buys = [refusal_to_buy(state, seat, kind) for kind in kinds[:METAL] if not can_buy(state, seat, kind)]
        return buys + [refusal_to_sell(state, seat, kind) for kind in kinds if not can_sell(state, seat, kind)]

    def terms(self, state: PillarsState) -> Terms:
        """The gold at hand."""
        return {"gold": state.gold[self.seat]}


class Buy(Step[PillarsState]):
    """P4.10: one or more cubes of a kind, as far as stock and gold allow."""

    completes = True
    deed: ClassVar[str] = "buy"
    material: int

    def __init__(self, seat: int, material: int) -> None:
        super().__init__(seat)
        self.material = material

    def options(self, state: PillarsState) -> list[Choice]:
        """From one to as many as stock and gold allow."""
        return state.pack.amount[1 : most_to_buy(state, self.seat, self.material) + 1]

    def take(self, state: PillarsState, choice: Choice) -> None:
        """Pay and take the cubes."""
        seat, kind, amount = self.seat, self.material, choice.value
        price = amount * state.pack.prices[kind]
        state.tell(BOUGHT, seat, amount, MATERIAL_NAMES[kind], price)
        state.gold[seat] -= price
        state.market[kind] -= amount
        state.cubes[seat][kind] += amount
        kinds, bought = [*state.bought[seat]], [*state.bought]
        kinds[kind] = True
        bought[seat] = tuple(kinds)
        state.bought = tuple(bought)

    def refusals(self, state: PillarsState) -> list[Refusal]:
        """Cubes that lie there but cannot be paid."""
        pack, gold, price = state.pack, state.gold[self.seat], state.pack.prices[self.material]
        terms: Terms = {"material": MATERIAL_NAMES[self.material], "gold": gold}
        dear = range(most_to_buy(state, self.seat, self.material) + 1, state.market[self.material] + 1)
        found = [(n, {"amount": n, "needed": n * price, **terms}) for n in dear]
        return [Refusal(pack.amount[n], "gold-short-cubes", said) for n, said in found]

    def terms(self, state: PillarsState) -> Terms:
        """What is done with which material at which price."""
        return {
            "deed": self.deed,
            "material": MATERIAL_NAMES[self.material],
            "price": state.pack.prices[self.material],
        }


class Sell(Buy):
    """P4.10: one or more cubes of a kind, to the general supply."""

    deed = "sell"

    def options(self, state: PillarsState) -> list[Choice]:
        """From one to all."""
        return state.pack.amount[1 : state.cubes[self.seat][self.material] + 1]

    def take(self, state: PillarsState, choice: Choice) -> None:
        """Hand the cubes over and take the gold; above the limit it is lost (P1.3)."""
        seat, kind, amount = self.seat, self.material, choice.value
        gained = proceeds(state, seat, kind, amount)
        state.tell(SOLD, seat, amount, MATERIAL_NAMES[kind], gained)
        state.gold[seat] += gained
        state.cubes[seat][kind] -= amount

    def refusals(self, state: PillarsState) -> list[Refusal]:
        """Nothing: every cube in hand can be sold."""
        return []


# Steps never change, so each of them is made once.
TRADES: Final = [[Trade(seat, at) for at in range(MOST_SPACES)] for seat in range(MOST_SEATS)]
BUYS: Final[list[list[Buy]]] = [[Buy(seat, material) for material in range(METAL)] for seat in range(MOST_SEATS)]
SELLS: Final[list[list[Buy]]] = [[Sell(seat, material) for material in range(METAL + 1)] for seat in range(MOST_SEATS)]
