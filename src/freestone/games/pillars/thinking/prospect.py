"""What a seat can expect: the gains of this round added up, and what they are worth at the end of the game."""

from typing import Final

from freestone.games.pillars.components import METAL, Advantage, ResourceCard
from freestone.games.pillars.effects import SPENT, Cubes, Gold, Lasting, Points
from freestone.games.pillars.state import MISSING_PER_POINT, NONE, PillarsState
from freestone.games.pillars.steps.board import (
    Castle,
    GatherMaterials,
    Kingsbridge,
    Mill,
    PayTax,
    Priory,
    Shiring,
    cubes_due,
    points_at,
    tax_limit,
    wages,
)
from freestone.games.pillars.steps.builders import NextBuilder, drawn_owner, free_spaces
from freestone.games.pillars.steps.cathedral import building_seat, seats_to_build, uses_left
from freestone.games.pillars.steps.events import RevealEvent
from freestone.games.pillars.steps.market import Buy, OpenMarket, Trade, may_buy, may_sell
from freestone.games.pillars.steps.round import new_workers, next_start
from freestone.games.pillars.steps.setup import SetAside
from freestone.games.pillars.steps.supply import EndSupply, cards_within_reach
from freestone.games.pillars.thinking.workshop import MOST, Barter, Uses, Workshop, Workshops

SOURCES: Final = ("points", "cards", "craftsmen", "growth", "hands", "gold", "cubes")
# At these places a builder changes only points and what is to come, so the rest need not be judged again.
PLAIN: Final = ("bishop", "priory", "castle", "cathedral")
NEXT_ROUND: Final = ("castle", "cathedral")
MARKET: Final = frozenset({OpenMarket, Trade, Buy})
# In the last round such a place brings nothing; any other free place is preferred.
TRIFLE: Final = 0.001
# Free workers are rarely enough for a third card, and each one more multiplies the cases.
DEEPEST_PICK: Final = 2


class Schedule:
    """What of the round is still to come, for all seats alike; while a round is laid out the last one still counts."""

    def __init__(self, state: PillarsState) -> None:
        self.ahead = {type(step) for step in state.agenda}
        # Plans end where a round begins: its cards are not all known, so nothing of it is counted yet.
        self.fresh = SetAside in self.ahead or not state.round
        self.round = state.round
        self.will_build = seats_to_build(state)
        self.builds = building_seat(state)
        if self.fresh:
            self.round = max(1, state.round - 1)
            self.ahead.clear()
            self.will_build.clear()
        self.rounds_left = state.pack.rounds - self.round


class Prospect:
    """One seat's expected cubes, gold, points and team when this round's building begins."""

    def __init__(self, shops: Workshops, state: PillarsState, seat: int, schedule: Schedule) -> None:
        self.shops = shops
        self.weights = shops.weights
        self.state = state
        self.seat = seat
        self.schedule = schedule
        self.team = state.team[seat]
        self.cubes = state.cubes[seat][:]
        self.gold = float(state.gold[seat])
        self.points = float(state.total(seat))
        self.extra = 0.0
        self.exempt = False
        self.traders = 0
        if Mill in schedule.ahead:
            self._gain(wages(state.mill[seat]))
        if GatherMaterials in schedule.ahead:
            self.cubes = [have + due for have, due in zip(self.cubes, cubes_due(state, seat), strict=True)]
        for card in state.cards_of(seat) if seat in state.holder else []:
            self._keep(card)
        first = state.start if schedule.fresh else next_start(state)
        self.starts = first == seat and state.owner_at("cathedral") == NONE
        if schedule.rounds_left and self.starts:
            self.extra += self.weights.start
        if seat in state.spaces:
            for space, owner in enumerate(state.spaces):
                if owner == seat:
                    self.visit(space)

    def _gain(self, gold: float) -> None:
        self.gold = min(self.gold + gold, float(self.state.pack.gold_limit))

    def _keep(self, card: Advantage) -> None:
        """Add what a card that is kept will bring: each round, or once if it is spent."""
        left, weights = self.schedule.rounds_left, self.weights
        for effect in card.effects:
            if not isinstance(effect, Lasting):
                continue
            if effect.verb == "workers":
                self.extra += left * weights.worker * effect.amount
            elif effect.verb in SPENT:
                self.extra += weights.lasting(effect.verb) if left else 0.0
            elif effect.verb != "each_round":
                # A limit of the tax is no amount to multiply with: its weight is that of the printed card.
                often = 1 if effect.verb == "tax_at_most" else effect.amount
                self.extra += left * weights.lasting(effect.verb) * often
            for material, count in enumerate(effect.cubes):
                if count:
                    self.cubes[material] += count if GatherMaterials in self.schedule.ahead else 0
                    self.extra += left * count * self.shops.usual_gain(self.team, material)

    def visit(self, space: int) -> None:
        """Add what a builder on a space will bring, if that is still to come."""
        place, at = self.shops.spaces[space]
        state, ahead, weights, id = self.state, self.schedule.ahead, self.weights, place.id
        if id == "bishop":
            self.extra += weights.bishop if RevealEvent in ahead else 0.0
        elif id == "kingsbridge" and Kingsbridge in ahead:
            self._receive(state.pack.advantages[state.kingsbridge[at]])
        elif id == "priory" and Priory in ahead:
            self.points += points_at(state, self.seat, place, at)
        elif id == "kings_court" and PayTax in ahead:
            self.exempt = True
            self.cubes[METAL] += state.court_metal if at == 0 else 0
        elif id == "shiring" and Shiring in ahead:
            self.hire(state.shiring[at])
        elif id in NEXT_ROUND and not self.schedule.rounds_left:
            self.extra -= TRIFLE
        elif id == "castle" and Castle in ahead:
            self.extra += weights.worker * state.pack.castle_workers
        elif id == "market" and not ahead.isdisjoint(MARKET):
            self.traders += 1
        elif id == "cathedral" and not self.starts:
            self.extra += weights.start

    def _receive(self, card: Advantage) -> None:
        self._keep(card)
        for effect in card.effects:
            if isinstance(effect, Gold):
                self._gain(effect.amount)
            elif isinstance(effect, Points):
                self.points += effect.amount
            elif isinstance(effect, Cubes):
                self.cubes[effect.material] += effect.amount

    def hire(self, card: int) -> None:
        """Add a craftsman; the least useful one leaves if there are too many."""
        limit = self.state.craftsman_limit(self.seat)
        self.team = self.shops.best_team(self.team, card, limit, self.schedule.rounds_left, self.schedule.round)

    def gain_of_visit(self, space: int, before: float) -> float:
        """Return what one more builder on a space would add to a worth."""
        # Restored by hand: this runs for every free place and seat, and a copy would cost more than the visit.
        saved = (self.team, self.cubes, self.gold, self.points, self.extra, self.exempt, self.traders)
        self.cubes = self.cubes[:]
        self.visit(space)
        if self.shops.spaces[space][0].id in PLAIN:
            gain = self.points - saved[3] + self.extra - saved[4]
        else:
            gain = self.worth() - before
        self.team, self.cubes, self.gold, self.points, self.extra, self.exempt, self.traders = saved
        return gain

    def target_worths(self) -> dict[int, float]:
        """Return every target with a free space and what one more builder there would bring."""
        before, state = self.worth(), self.state
        free = [(at, free_spaces(state, target)) for at, target in enumerate(state.pack.targets)]
        return {at: self.gain_of_visit(spaces[0], before) for at, spaces in free if spaces}

    def worth(self) -> float:
        """Return the points that this seat can expect at the end of the game."""
        schedule, gold = self.schedule, self.gold - self.due()
        total = self.points + self.extra + self.shops.future(self.team)[schedule.rounds_left]
        total += self.weights.growth[schedule.round - 1] + self._forces()
        if gold < 0:
            total += gold / MISSING_PER_POINT
            gold = 0.0
        return total + self._best_use(self.workshop(), gold)

    def parts(self) -> list[float]:
        """Return the same points in the order of SOURCES."""
        schedule, gold, shop = self.schedule, self.gold - self.due(), self.workshop()
        kept = self.gold_worth(max(gold, 0.0), shop)
        return [
            self.points,
            self.extra,
            self.shops.future(self.team)[schedule.rounds_left],
            self.weights.growth[schedule.round - 1],
            self._forces(),
            kept + min(gold, 0.0) / MISSING_PER_POINT,
            self._best_use(shop, max(gold, 0.0)) - kept,
        ]

    def _forces(self) -> float:
        """Return what more workers or fewer builders mean for the next round."""
        state, seat, pack, weights = self.state, self.seat, self.state.pack, self.weights
        if not self.schedule.rounds_left:
            return 0.0
        more, builders = state.grey[seat], state.builders_next[seat]
        if self.schedule.fresh:
            more = state.workers[seat] - new_workers(state, seat) if state.round else 0
            builders = state.bag.counts[seat] if state.round else pack.master_builders
        return weights.worker * more - weights.builder * (pack.master_builders - builders)

    def due(self) -> float:
        """Return the average tax, as far as this seat has to pay it."""
        if PayTax not in self.schedule.ahead or self.exempt or self.state.exempt[self.seat]:
            return 0.0
        die = self.state.pack.tax_die
        return min(sum(die) / len(die), float(tax_limit(self.state, self.seat)))

    def workshop(self) -> Workshop:
        """Return what can still be made this round: all uses before this seat builds, none after."""
        uses: Uses = ()
        if self.seat in self.schedule.will_build:
            uses = self.shops.full(self.team)
        elif self.schedule.builds == self.seat:
            uses = tuple((card, uses_left(self.state, self.seat, card)) for card in self.team)
        return self.shops.workshop(uses, self.team, self.schedule.round)

    def idle_worth(self) -> float:
        """Return the worth if nothing more is built this round."""
        builds, self.schedule.builds = self.schedule.builds, NONE
        worth = self.worth()
        self.schedule.builds = builds
        return worth

    def _best_use(self, shop: Workshop, gold: float) -> float:
        """Return what cubes and gold are worth, with what free workers may still gather and the market sell."""
        schedule, pack, held = self.schedule, self.state.pack, self.clipped()
        if EndSupply in schedule.ahead:
            gold = min(gold + wages(self.state.workers[self.seat]), float(pack.gold_limit))
            if not self.state.passed[self.seat]:
                return self._with_supply(shop, held, gold)
        is_too_much = sum(held) > pack.keep_cubes and schedule.rounds_left
        worth = shop.worth(shop.kept(held, pack.keep_cubes) if is_too_much else held) + self.gold_worth(gold, shop)
        if self.traders:
            worth += self.weights.market if OpenMarket in schedule.ahead else 0.0
            worth += shop.gain_of_trade(self.purse(shop), held, int(2 * gold), self._barter())
        return worth

    def clipped(self) -> list[int]:
        """Return the cubes, at most as many as the curves reach."""
        return [min(count, MOST) for count in self.cubes]

    def purse(self, shop: Workshop) -> list[float]:
        """Return what gold is worth now, counted in halves."""
        schedule = self.schedule
        phase = schedule.round - 1 if NextBuilder in schedule.ahead else schedule.round
        return self.shops.purse(phase, 0 if schedule.rounds_left else shop.goldsmith)

    def gold_worth(self, gold: float, shop: Workshop) -> float:
        """Return what an amount of gold is worth."""
        return self.purse(shop)[int(2 * gold)]

    def _with_supply(self, shop: Workshop, cubes: list[int], gold: float) -> float:
        """Return the worth with the best cards that free workers can still take, weighted by the hope for them."""
        sure = self.gold_worth(gold, shop)
        rate = sure - self.gold_worth(gold - 1, shop)
        cards, workers = cards_within_reach(self.state, self.seat), self.state.workers[self.seat]
        gain = best_pick(shop, cubes, cards, workers, rate, DEEPEST_PICK)
        return shop.worth(cubes) + sure + self.weights.hope * gain

    def _barter(self) -> Barter:
        """Return what this seat may trade at this round's market."""
        state, seat = self.state, self.seat
        buys = [kind for kind in range(METAL) if may_buy(state, seat, kind)]
        sells = [kind for kind in range(METAL + 1) if may_sell(state, seat, kind)]
        if OpenMarket not in self.schedule.ahead:
            sells = [kind for kind in sells if not state.bought[seat][kind]]
        return Barter(state.pack.prices, state.market, tuple(buys), tuple(sells))


def best_pick(
    shop: Workshop, cubes: list[int], cards: list[ResourceCard], workers: int, rate: float, depth: int
) -> float:
    """Return what free workers gain with the best cards, beyond the gold that they would earn at the mill."""
    best = 0.0
    for at, card in enumerate(cards):
        line, have = shop.curves[card.material], cubes[card.material]
        if card.workers > workers or have + card.cubes > MOST:
            continue
        gain = line[have + card.cubes] - line[have] - card.workers * rate
        if depth > 1 and gain > 0:
            cubes[card.material] = have + card.cubes
            gain += best_pick(shop, cubes, cards[at + 1 :], workers - card.workers, rate, depth - 1)
            cubes[card.material] = have
        best = max(best, gain)
    return best


def hope_of_builders(prospect: Prospect) -> float:
    """Return what the seat's builders in the bag and on the wheel can expect of the places that are left."""
    if NextBuilder not in prospect.schedule.ahead:
        return 0.0
    state = prospect.state
    ranks = queue_ranks(prospect, int(drawn_owner(state) == prospect.seat), state.waiting)
    return hope_for(prospect.target_worths(), ranks) if ranks else 0.0


def hope_for(worths: dict[int, float], ranks: list[int]) -> float:
    """Return what builders bring that can hope for places of these ranks; the best place is of rank 0."""
    order = sorted(worths.values(), reverse=True)
    return sum(order[rank] for rank in ranks if rank < len(order))


def queue_ranks(prospect: Prospect, in_hand: int, waiting: list[int]) -> list[int]:
    """Return for each unplaced builder which of the places left, from the best on, it can hope for."""
    # Builders leave the bag in random order, so rivals' builders come evenly before and between the seat's own;
    # `rivalry` says how many of them take what it would have liked best. Those that wait come after the bag is empty.
    seat, rivalry, bag = prospect.seat, prospect.weights.rivalry, prospect.state.bag
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
    """What the free places would bring to one seat, and what its unplaced builders can hope for."""

    def __init__(self, prospect: Prospect, waiting: list[int]) -> None:
        self.prospect = prospect
        self.ranks = queue_ranks(prospect, 0, waiting)
        self.worths = prospect.target_worths()
        self.hope = hope_for(self.worths, self.ranks)

    def left(self, target: int) -> float:
        """Return what the builders of this seat can hope for if it takes a target itself."""
        return hope_for({one: worth for one, worth in self.worths.items() if one != target}, self.ranks)

    def loss(self, target: int) -> float:
        """Return what the builders of this seat lose if somebody else takes a target: its next space is left."""
        prospect, state = self.prospect, self.prospect.state
        free = free_spaces(state, state.pack.targets[target])
        second = prospect.gain_of_visit(free[1], prospect.worth()) if len(free) > 1 else 0.0
        return self.hope - hope_for({**self.worths, target: second}, self.ranks)
