"""What a seat may expect: this round's gains added up, then what they are worth."""

from typing import Final

from freestone.games.pillars.components import METAL, Advantage
from freestone.games.pillars.effects import Cubes, Gold, Lasting, Points
from freestone.games.pillars.evaluation import barter
from freestone.games.pillars.evaluation.weights import Weights
from freestone.games.pillars.evaluation.workshop import MOST, Uses, Workshop, Workshops
from freestone.games.pillars.state import NONE, PillarsState
from freestone.games.pillars.steps.board import Castle, GatherMaterials, Kingsbridge, Mill, PayTax, Priory, Shiring
from freestone.games.pillars.steps.builders import NextBuilder
from freestone.games.pillars.steps.cathedral import BeginBuilding, Build, Work, uses_left
from freestone.games.pillars.steps.events import RevealEvent
from freestone.games.pillars.steps.market import Buy, OpenMarket, Trade, may_buy, may_sell
from freestone.games.pillars.steps.setup import SetAside
from freestone.games.pillars.steps.supply import EndSupply

EACH_ROUND: Final = ("tax_at_most", "priory_points", "see_event", "craftsman_limit")
ONCE: Final = ("no_tax", "no_event", "free_builder")
PLAIN: Final = ("bishop", "priory", "castle", "cathedral")
NEXT_ROUND: Final = ("castle", "cathedral")
TRIFLE: Final = 0.001
BUILDING: Final = frozenset({BeginBuilding, Build, Work})
DEEPEST_PICK: Final = 2


class Course:
    """What of the round is still to come, for all seats alike; while a round is laid out the last one still counts."""

    def __init__(self, state: PillarsState) -> None:
        ahead = {type(step) for step in state.agenda}
        fresh = SetAside in ahead or not state.round
        if fresh:
            ahead.clear()
        self.fresh = fresh
        self.round = max(1, state.round - 1) if fresh else state.round
        self.supply = EndSupply in ahead
        self.builders = NextBuilder in ahead
        self.event = RevealEvent in ahead
        self.mill = Mill in ahead
        self.kingsbridge = Kingsbridge in ahead
        self.priory = Priory in ahead
        self.gathering = GatherMaterials in ahead
        self.tax = PayTax in ahead
        self.shiring = Shiring in ahead
        self.castle = Castle in ahead
        self.market = bool(ahead & {OpenMarket, Trade, Buy})
        self.rounds_left = state.pack.rounds - self.round
        self.open_market = OpenMarket in ahead
        self.will_build = [False] * state.seats
        self.builds = NONE
        if not fresh:
            self._find_builders(state)

    def _find_builders(self, state: PillarsState) -> None:
        """Note who still has to build this round and who builds now."""
        for step in state.agenda:
            if type(step) in BUILDING:
                if isinstance(step, BeginBuilding):
                    self.will_build[step.player] = True
                else:
                    self.builds = step.seat


class Outlook:
    """One seat's expected cubes, gold, points and team when this round's building begins."""

    def __init__(self, shops: Workshops, state: PillarsState, seat: int, course: Course) -> None:
        self.shops = shops
        self.weights: Weights = shops.weights
        self.state = state
        self.seat = seat
        self.course = course
        self.team = tuple(state.team[seat])
        self.cubes = state.cubes[seat][:]
        self.gold = float(state.gold[seat])
        self.points = float(state.total(seat))
        self.extra = 0.0
        self.exempt = False
        self.traders = 0
        self._gather()
        self._count_cards()
        self._count_builders()

    def _gather(self) -> None:
        state, seat, course = self.state, self.seat, self.course
        if course.mill:
            self._gain(state.mill[seat])
        if not course.gathering:
            return
        more = state.cubes_per_card[seat]
        for card, owner in zip(state.pack.resource_cards, state.resource_owner, strict=True):
            if owner == seat:
                self.cubes[card.material] += max(0, card.cubes + more)

    def _gain(self, gold: float) -> None:
        self.gold = min(self.gold + gold, float(self.state.pack.gold_limit))

    def _count_cards(self) -> None:
        """Add what the cards that are kept will bring."""
        holder = self.state.holder
        if self.seat in holder:
            for card, owner in enumerate(holder):
                if owner == self.seat:
                    self._keep(self.state.pack.advantages[card])

    def _keep(self, card: Advantage) -> None:
        left, weights = self.course.rounds_left, self.weights
        for effect in card.effects:
            if not isinstance(effect, Lasting):
                continue
            if effect.verb == "workers":
                self.extra += left * weights.worker * effect.amount
            elif effect.verb in EACH_ROUND:
                self.extra += left * weights.lasting(effect.verb)
            elif effect.verb in ONCE:
                self.extra += weights.lasting(effect.verb) if left else 0.0
            else:
                self._expect_cubes(effect.cubes, left)

    def _expect_cubes(self, cubes: list[int], left: int) -> None:
        for material, count in enumerate(cubes):
            if count and self.course.gathering:
                self.cubes[material] += count
            if count:
                self.extra += left * count * self.shops.usual_gain(self.team, material)

    def _count_builders(self) -> None:
        """Add what the builders on the board will bring, place by place in the order of the board."""
        state, spaces = self.state, self.state.spaces
        starts = state.start if self.course.fresh else (state.start + 1) % state.seats
        self.starts = starts == self.seat and state.owner_at("cathedral") == NONE
        if self.course.rounds_left and self.starts:
            self.extra += self.weights.start
        if self.seat not in spaces:
            return
        for space, owner in enumerate(spaces):
            if owner == self.seat:
                self.visit(*self.shops.spaces[space])

    def visit(self, target: int, number: int) -> None:
        """Add what a builder on a space will bring, if that is still to come."""
        place = self.state.pack.targets[target].place.id
        course, weights = self.course, self.weights
        if place == "bishop":
            self.extra += weights.bishop if course.event else 0.0
        elif place == "kingsbridge" and course.kingsbridge:
            first = self.state.pack.place[place].spaces[0]
            self._receive(self.state.kingsbridge[self.state.pack.targets[target].spaces[0] - first])
        elif place == "priory" and course.priory:
            more = self.state.lasting(self.seat, "priory_points")
            self.points += self.state.pack.place[place].points[number] + more
        elif place == "kings_court" and course.tax:
            self.exempt = True
            self.cubes[METAL] += self.state.court_metal if number == 0 else 0
        elif place == "shiring" and course.shiring:
            first = self.state.pack.place[place].spaces[0]
            self.hire(self.state.shiring[self.state.pack.targets[target].spaces[0] - first])
        elif place in NEXT_ROUND and not course.rounds_left:
            self.extra -= TRIFLE
        elif place == "castle" and course.castle:
            self.extra += weights.worker * self.state.pack.castle_workers
        elif place == "market" and course.market:
            self.traders += 1
        elif place == "cathedral" and not self.starts:
            self.extra += weights.start

    def _receive(self, index: int) -> None:
        card = self.state.pack.advantages[index]
        self._keep(card)
        for effect in card.effects:
            if isinstance(effect, Gold):
                self._gain(effect.amount)
            elif isinstance(effect, Points):
                self.points += effect.amount
            elif isinstance(effect, Cubes):
                self.cubes[effect.material] += effect.amount

    def gain_of_visit(self, target: int, number: int, before: float) -> float:
        """Return what one more builder on a space would add to a worth."""
        saved = (self.team, self.cubes, self.gold, self.points, self.extra, self.exempt, self.traders)
        self.cubes = self.cubes[:]
        self.visit(target, number)
        if self.state.pack.targets[target].place.id in PLAIN:
            gain = self.points - saved[3] + self.extra - saved[4]
        else:
            gain = self.worth() - before
        self.team, self.cubes, self.gold, self.points, self.extra, self.exempt, self.traders = saved
        return gain

    def hire(self, card: int) -> None:
        """Add a craftsman, the least useful one leaving if there are too many."""
        limit = self.state.craftsman_limit(self.seat)
        self.team = self.shops.hired(self.team, card, limit, self.course.rounds_left, self.course.round)

    def worth(self) -> float:
        """Return the points that this seat may expect at the end of the game."""
        course, weights = self.course, self.weights
        total = self.points + self.extra + self.shops.future(self.team)[course.rounds_left]
        total += weights.growth[course.round - 1] + self._forces()
        gold = self.gold - self.due()
        if gold < 0:
            total += gold / 2
            gold = 0.0
        shop = self.workshop()
        return total + self._best_use(shop, gold)

    def parts(self) -> dict[str, float]:
        """Return the same points by what they come from."""
        course, gold = self.course, self.gold - self.due()
        shop = self.workshop()
        kept = self.gold_worth(max(gold, 0.0), shop)
        return {
            "points": self.points,
            "cards": self.extra,
            "craftsmen": self.shops.future(self.team)[course.rounds_left],
            "growth": self.weights.growth[course.round - 1],
            "hands": self._forces(),
            "gold": kept + min(gold, 0.0) / 2,
            "cubes": self._best_use(shop, max(gold, 0.0)) - kept,
        }

    def _forces(self) -> float:
        """Return what more workers or fewer builders mean for the next round."""
        state, seat, pack, weights = self.state, self.seat, self.state.pack, self.weights
        if not self.course.rounds_left:
            return 0.0
        if self.course.fresh:
            more = state.workers[seat] - pack.workers - state.lasting(seat, "workers") if state.round else 0
            builders = state.bag.counts[seat] if state.round else pack.master_builders
        else:
            more, builders = state.grey[seat], state.builders_next[seat]
        return weights.worker * more - weights.builder * (pack.master_builders - builders)

    def due(self) -> float:
        """Return the tax that is to be expected."""
        if not self.course.tax or self.exempt or self.state.exempt[self.seat]:
            return 0.0
        die = self.state.pack.tax_die
        most = self.state.lasting(self.seat, "tax_at_most")
        return min(most, sum(die) / len(die)) if most else sum(die) / len(die)

    def workshop(self) -> Workshop:
        """Return what can still be made this round."""
        return self.shops.workshop(self._uses(), self.team, self.course.round)

    def idle_worth(self) -> float:
        """Return the worth if nothing more is built this round."""
        builds, self.course.builds = self.course.builds, NONE
        worth = self.worth()
        self.course.builds = builds
        return worth

    def _uses(self) -> Uses:
        """Return the uses that are left: all before this seat builds, none after."""
        if self.course.will_build[self.seat]:
            return self.shops.full(self.team)
        if self.course.builds == self.seat:
            return tuple((card, uses_left(self.state, self.seat, card)) for card in self.team)
        return ()

    def _best_use(self, shop: Workshop, gold: float) -> float:
        """Return what cubes and gold are worth, with what free workers may still gather and the market sell."""
        if self.course.supply and not self.state.passed[self.seat]:
            return self._with_supply(shop, gold)
        if self.course.supply:
            gold = min(gold + self.state.workers[self.seat], float(self.state.pack.gold_limit))
        if self.traders:
            return self._with_market(shop, gold)
        return shop.worth(self._kept(shop)) + self.gold_worth(gold, shop)

    def _kept(self, shop: Workshop) -> list[int]:
        """Return the cubes that can be used this round or kept for the next."""
        held, most = self.clipped(), self.state.pack.keep_cubes
        return shop.kept(held, most) if sum(held) > most and self.course.rounds_left else held

    def clipped(self) -> list[int]:
        """Return the cubes, as many as the curves reach."""
        return [min(count, MOST) for count in self.cubes]

    def purse(self, shop: Workshop) -> list[float]:
        """Return what gold is worth now, counted in halves."""
        course = self.course
        phase = course.round - 1 if course.builders else course.round
        return self.shops.purse(phase, 0 if course.rounds_left else shop.goldsmith)

    def gold_worth(self, gold: float, shop: Workshop) -> float:
        """Return what so much gold is worth."""
        return self.purse(shop)[int(2 * gold)]

    def _with_supply(self, shop: Workshop, gold: float) -> float:
        """Return the worth with the best cards that free workers can still take, as far as one may hope for them."""
        state, weights = self.state, self.weights
        workers = state.workers[self.seat]
        cubes = self.clipped()
        limit = float(state.pack.gold_limit)
        sure = self.gold_worth(min(gold + workers, limit), shop)
        rate = sure - self.gold_worth(min(gold + workers, limit) - 1, shop)
        cards = [
            (card.material, card.cubes, card.workers)
            for card, owner in zip(state.pack.resource_cards, state.resource_owner, strict=True)
            if owner == NONE and card.workers <= workers
        ]
        gained = best_pick(shop, cubes, cards, workers, rate, DEEPEST_PICK)
        return shop.worth(cubes) + sure + weights.hope * gained

    def _with_market(self, shop: Workshop, gold: float) -> float:
        """Return the worth after the purchases and sales that pay."""
        held, purse, halves = self.clipped(), self.purse(shop), int(2 * gold)
        worth = shop.worth(self._kept(shop)) + purse[halves] + (self.weights.market if self.course.open_market else 0.0)
        return worth + barter.gain(shop, purse, held, halves, self._barter())

    def _barter(self) -> barter.Barter:
        """Return what this seat may trade at this round's market."""
        state, seat = self.state, self.seat
        buys = [kind for kind in range(METAL) if may_buy(state, seat, kind)]
        sells = [kind for kind in range(METAL + 1) if may_sell(state, seat, kind)]
        if not self.course.open_market:
            sells = [kind for kind in sells if not state.bought[seat][kind]]
        return barter.Barter(state.pack.prices, state.market, tuple(buys), tuple(sells))


def best_pick(
    shop: Workshop, cubes: list[int], cards: list[tuple[int, int, int]], workers: int, rate: float, depth: int
) -> float:
    """Return what free workers gain with the best cards, beyond the gold they would earn at the mill."""
    best = 0.0
    for at, (material, count, needed) in enumerate(cards):
        if needed > workers or cubes[material] + count > MOST:
            continue
        line = shop.curves[material]
        gain = line[cubes[material] + count] - line[cubes[material]] - needed * rate
        if depth > 1 and gain > 0:
            cubes[material] += count
            gain += best_pick(shop, cubes, cards[at + 1 :], workers - needed, rate, depth - 1)
            cubes[material] -= count
        best = max(best, gain)
    return best
