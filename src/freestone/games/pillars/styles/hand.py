"""What a seat has to build with in Pillars, and what that is worth by rules of thumb, in points."""

from typing import Final

from freestone.games.pillars.components import METAL, Craftsman
from freestone.games.pillars.effects import Amount, Cubes, Effect, Lasting
from freestone.games.pillars.state import MISSING_PER_POINT, PillarsState
from freestone.games.pillars.steps.board import (
    GatherMaterials,
    Mill,
    RollTax,
    cubes_due,
    is_at_court,
    tax_limit,
    wages,
)
from freestone.games.pillars.steps.builders import NextBuilder
from freestone.games.pillars.steps.cathedral import affordable_uses, building_seat, has_partner, uses_left
from freestone.games.pillars.steps.market import may_buy, may_sell
from freestone.games.pillars.steps.team import teams_after_hiring

# One gold before the builders of rounds 1 to 6 are placed, and after those of round 6: three make a point, and in the
# end gold settles ties.
GOLD: Final = (0.36, 0.36, 0.36, 0.34, 0.3, 0.2, 0.01)
# Gold beyond this is worth less, by this factor: the limit is near, and nobody can spend that much in a round.
PLENTY: Final = 14
SURPLUS: Final = 0.6
# What stone, wood, sand and metal cost in a usual round: workers who would earn gold in the mill, or the market.
COSTS: Final = (1.0, 0.85, 0.45, 1.2)
# What a cube is worth in the next round, as a share of what it would cost there.
KEPT: Final = 0.8
# The share of its profit that a team keeps from round to round, since better craftsmen come.
LASTS: Final = 0.75
# Gold that is left for a goldsmith in the last round.
LAST_GOLD: Final = 9
# The usual price of a cube that goes to work: whoever makes more of it works first.
CUBE: Final = 0.6
# The builder that is lost to the town wall.
BUILDER: Final = 1.2
# What is in vain is not done: a purchase or a sale has to bring more than this.
TRIFLE: Final = 0.001
# Cards by effect: for each round that is left, or once.
EACH_ROUND: Final = {"craftsman_limit": 0.4, "workers": 0.35, "priory_points": 0.9, "see_event": 0.15}
ONCE: Final = {"no_tax": 1.0, "no_event": 0.8, "free_builder": 1.4}

Team = tuple[int, ...]
Job = tuple[Craftsman, int]


class Hand:
    """What a seat will build with this round, and what that is worth to it.

    `usual` has the cubes of each material that it can get in a later round, and `metal` says what one metal that it
    keeps is worth.
    """

    def __init__(self, state: PillarsState, seat: int, usual: tuple[int, ...], metal: float) -> None:
        pack = state.pack
        self.state = state
        self.pack = pack
        self.seat = seat
        self.usual = usual
        self.team = state.team[seat]
        self.left = pack.rounds - state.round
        self.most_kept = pack.keep_cubes if self.left else 0
        self.rate = GOLD[state.round - 1 if state.is_ahead(NextBuilder) else state.round]
        self.due = self._tax()
        self.income = self._income()
        self.cubes = state.cubes[seat][:]
        if state.is_ahead(GatherMaterials):
            due = cubes_due(state, seat)
            self.cubes = [sum(cubes) for cubes in zip(self.cubes, due, self.income, strict=True)]
        self.gold = state.gold[seat]
        if state.is_ahead(Mill):
            self.gold = min(self.gold + wages(state.workers[seat] + state.mill[seat]), pack.gold_limit)
        self.is_building = building_seat(state) == seat
        self._orders: dict[Team, list[Craftsman]] = {}
        self.kept = [self._kept(material) for material in range(METAL)] + [metal if self.left else 0.0]
        self.now = self.worth(self.team, self.cubes, self.gold)

    def _tax(self) -> float:
        """Return the tax to expect."""
        state, die = self.state, self.pack.tax_die
        if not state.is_ahead(RollTax) or is_at_court(state, self.seat):
            return 0.0
        return min(sum(die) / len(die), float(tax_limit(state, self.seat)))

    def _income(self) -> list[int]:
        """Return the cubes that advantage cards bring each round."""
        found = [0] * (METAL + 1)
        for card, material, amount in self.pack.each_round:
            if self.state.holder[card] == self.seat:
                found[material] += amount
        return found

    def _kept(self, material: int) -> float:
        """Return what a cube is worth after this round: what another one would cost, if the team has use for it."""
        cards = [self.pack.craftsmen[card] for card in self.team]
        best = [self.gain(card) / card.input[material] for card in cards if card.input[material]]
        return KEPT * min(COSTS[material], max(best, default=0.0)) if self.left else 0.0

    def gain(self, card: Craftsman) -> float:
        """Return what one use of a craftsman brings, less the gold that it takes."""
        return card.points + (card.gold - card.input_gold) * self.rate

    def purse(self, gold: float) -> float:
        """Return what gold is worth: first the tax, which costs points if it is missing, then the rest."""
        spare = gold - self.due
        if spare < 0:
            return spare / MISSING_PER_POINT
        return self.rate * (spare if spare < PLENTY else PLENTY + SURPLUS * (spare - PLENTY))

    def price(self, gold: float) -> float:
        """Return what it costs to pay this much gold."""
        return self.purse(self.gold) - self.purse(self.gold - gold)

    def _order(self, team: Team) -> list[Craftsman]:
        """Return the craftsmen who can work, those first who make most of their cubes."""
        if team not in self._orders:
            able = [self.pack.craftsmen[card] for card in team if has_partner(self.pack, team, card)]
            able.sort(key=lambda card: CUBE * sum(card.input[:METAL]) - self.gain(card))
            self._orders[team] = able
        return self._orders[team]

    def jobs(self, team: Team, cubes: list[int], gold: int, prices: list[float], most: int) -> list[Job]:
        """Return who of a team works how often: whoever makes more of cubes than their prices.

        If more than `most` cubes would be left, others use them up, however badly.
        """
        have, found, idle = cubes[:], [], []
        for card in self._order(team):
            uses = uses_left(self.state, self.seat, card.index) if self.is_building else card.uses
            times = affordable_uses(card, have, gold, uses)
            if times <= 0:
                continue
            if self.gain(card) <= value(card, prices):
                idle.append((card, uses))
                continue
            gold -= card.input_gold * times
            use_up(have, card, times)
            found.append((card, times))
        for card, uses in idle:
            excess = sum(have) - most
            if excess > 0 and card.costs and self.gain(card) > 0:
                times = min(affordable_uses(card, have, gold, uses), -(-excess // sum(card.input)))
                use_up(have, card, times)
                found.append((card, times))
        return [job for job in found if job[1]]

    def worth(self, team: Team, cubes: list[int], gold: int) -> float:
        """Return what a team makes of cubes and gold this round, with what is left over."""
        points, have = 0.0, cubes[:]
        for card, times in self.jobs(team, cubes, gold, self.kept, self.most_kept):
            points += card.points * times
            gold += (card.gold - card.input_gold) * times
            use_up(have, card, times)
        rest = sorted([self.kept[material] for material in range(METAL + 1) for _ in range(have[material])])
        points += sum(rest[max(0, len(rest) - self.most_kept) :])
        return points + self.purse(min(gold, self.pack.gold_limit))

    def profit(self, team: Team) -> float:
        """Return what a team makes in a usual round, beyond what its cubes cost."""
        cubes, costs = [sum(both) for both in zip(self.usual, self.income, strict=True)], list(COSTS)
        found = self.jobs(team, cubes, 0, costs, sum(cubes))
        return sum(times * (self.gain(card) - value(card, costs)) for card, times in found)

    def total(self, team: Team, gold: int) -> float:
        """Return the worth of this round and of those to come, with another team and other gold."""
        worth = self.worth(team, self.cubes, gold)
        if not self.left:
            return worth
        smiths = [self.pack.craftsmen[card] for card in team if self.pack.craftsmen[card].input_gold]
        last = max((affordable_uses(card, self.cubes, LAST_GOLD, card.uses) for card in smiths), default=0)
        return worth + LASTS * last + self.profit(team) * sum(LASTS**later for later in range(1, self.left + 1))

    def hiring(self, card: int, cost: int) -> float:
        """Return what a craftsman adds, with the best team that hiring can lead to."""
        teams = teams_after_hiring(self.team, card, self.state.craftsman_limit(self.seat))
        return max(self.total(team, self.gold - cost) for team in teams) - self.total(self.team, self.gold)

    def losing(self) -> float:
        """Return what it costs to dismiss the craftsman who is missed least."""
        rests = [tuple(one for one in self.team if one != card) for card in self.team]
        now = self.total(self.team, self.gold)
        return now - max((self.total(team, self.gold) for team in rests), default=now)

    def having(self, material: int, amount: int, gold: int = 0) -> float:
        """Return what it brings to have more cubes of a material and more gold, or less if negative."""
        cubes = self.cubes[:]
        cubes[material] += amount
        return self.worth(self.team, cubes, min(self.gold + gold, self.pack.gold_limit)) - self.now

    def trading(self, material: int, amount: int) -> float:
        """Return what it brings to buy cubes at the market, or to sell them if the amount is negative."""
        return self.having(material, amount, -amount * self.pack.prices[material])

    def best_trade(self, material: int, most: int) -> float:
        """Return what the best amount brings: up to `most`, which is negative for selling."""
        amounts = range(1, most + 1) if most > 0 else range(most, 0)
        return max((self.trading(material, amount) for amount in amounts), default=0.0) - TRIFLE

    def visit(self) -> float:
        """Return what the market promises: each kind bought or sold if that is worth it."""
        state, pack, gold, promise = self.state, self.pack, max(0, self.gold - int(self.due)), 0.0
        for material in range(METAL + 1):
            best = [0.0]
            if may_sell(state, self.seat, material):
                best.append(self.best_trade(material, -self.cubes[material]))
            if material < METAL and may_buy(state, self.seat, material):
                best.append(self.best_trade(material, min(state.market[material], gold // pack.prices[material])))
            promise += max(best)
        return promise


def value(card: Craftsman, prices: list[float]) -> float:
    """Return the value of the cubes that one use of a craftsman takes."""
    return sum(prices[material] * needed for material, needed in card.costs)


def use_up(cubes: list[int], card: Craftsman, times: int) -> None:
    """Take the cubes away that a craftsman uses."""
    for material, needed in card.costs:
        cubes[material] -= needed * times


def effect_worth(hand: Hand, effect: Effect) -> float:
    """Return what one effect of an advantage card is worth."""
    amount = effect.amount if isinstance(effect, Amount) else 0
    if isinstance(effect, Cubes):
        return hand.having(effect.material, amount)
    if isinstance(effect, Lasting) and effect.cubes:
        return (hand.left + 1) * sum(cubes * COSTS[material] for material, cubes in enumerate(effect.cubes))
    match effect.verb:
        case "points":
            return float(amount)
        case "gold":
            return -hand.price(-amount)
        case "tax_at_most":
            return hand.left * hand.rate * max(0.0, hand.due - amount)
    return EACH_ROUND.get(effect.verb, 0.0) * hand.left + ONCE.get(effect.verb, 0.0)


def harm(hand: Hand) -> float:
    """Return what the event at hand costs this seat if nothing averts it."""
    return sum(effect_harm(hand, effect) for effect in hand.pack.events[hand.state.event].effects)


def effect_harm(hand: Hand, effect: Effect) -> float:
    """Return what one effect of a bad event costs."""
    amount = effect.amount if isinstance(effect, Amount) else 0
    match effect.verb:
        case "gold":
            return hand.price(-amount)
        case "points":
            return float(-amount)
        case "builders_next_round":
            return BUILDER if hand.left else 0.0
        case "cubes_per_resource_card":
            return -sum(hand.having(card.material, amount) for card in hand.state.resources_of(hand.seat))
        case "lose_craftsman":
            return hand.losing()
    return 0.0
