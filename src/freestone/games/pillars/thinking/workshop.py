"""What a team of craftsmen makes of cubes and gold, this round and in the rounds to come."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from freestone.games.pillars.components import METAL, Components, Craftsman
from freestone.games.pillars.steps.cathedral import has_partner, works_for_nothing
from freestone.games.pillars.steps.team import teams_after_hiring
from freestone.thinking import weights
from freestone.thinking.weights import between

# Curves end here: more cubes of one material than any team can use in a round, or keep.
MOST: Final = 18
# A trade that gains less is not worth making: both sides of it are estimates.
LEAST_GAIN: Final = 0.05
# There are too many teams, and far too many trades, to remember all of them: a search meets more in every match. What
# is remembered takes some 20 MB.
MOST_SHOPS: Final = 4000
MOST_TRADES: Final = 40000

Team = tuple[int, ...]
Uses = tuple[tuple[int, int], ...]
Trades = dict[tuple[object, ...], float]


class PillarsWeights:
    """What bots think things are worth; weights.toml explains each name."""

    def __init__(self, values: weights.Weights) -> None:
        self.values = values
        self.gold = values["gold"]
        self.gold_bend = values["gold_bend"][0]
        self.cube_workers = values["cube_workers"]
        self.metal_income = values["metal_income"][0]
        self.metal_workers = values["metal_workers"][0]
        self.metal_held = values["metal_held"][0]
        self.goldsmith = values["goldsmith"][0]
        self.cube_supply = values["cube_supply"]
        self.team_fade = values["team_fade"][0]
        self.income = values["income"]
        self.kept = values["kept"][0]
        self.salvage = values["salvage"]
        self.partner = values["partner"]
        self.hope = values["hope"][0]
        self.follow = values["follow"][0]
        self.redraw = values["redraw"]
        self.last_card = values["last_card"][0]
        self.tax_gold = values["tax_gold"][0]
        self.stop = values["stop"][0]
        self.worker = values["worker"][0]
        self.start = values["start"][0]
        self.bishop = values["bishop"][0]
        self.market = values["market"][0]
        self.rivalry = values["rivalry"][0]
        self.builder = values["builder"][0]
        self.growth = values["growth"]

    def lasting(self, verb: str) -> float:
        """Return what a kept card with this effect is worth each round, or once."""
        return self.values[verb][0]


class Barter(NamedTuple):
    """What a trader may do: prices, the stock, and the kinds that may be bought and sold."""

    prices: list[int]
    stock: list[int]
    buys: tuple[int, ...]
    sells: tuple[int, ...]


class Workshop:
    """What every number of cubes of a material becomes in one building; the rest is kept for later or lost."""

    curves: list[list[float]]
    uses: list[int]
    flat: float
    goldsmith: int

    def __init__(self, curves: list[list[float]], uses: list[int], flat: float, goldsmith: int, trades: Trades) -> None:
        self.curves = curves
        self.uses = uses
        self.flat = flat
        self.goldsmith = goldsmith
        self._trades = trades  # of all workshops, so that they have one bound

    def worth(self, cubes: Sequence[int]) -> float:
        """Return what these cubes become."""
        # Written out, since no other line runs as often while bots think.
        first, second, third, fourth = self.curves
        return self.flat + first[cubes[0]] + second[cubes[1]] + third[cubes[2]] + fourth[cubes[3]]

    def kept(self, cubes: list[int], most: int) -> list[int]:
        """Return these cubes without those that can be neither used now nor kept: the least useful are lost.

        >>> shop = Workshop([[0.0, 0.5, 1.0], [0.0, 1.0, 2.0], [0.0, 0.2, 0.4], [0.0]], [0, 0, 1, 0], 0.0, 0, {})
        >>> shop.kept([2, 2, 2, 0], 3)
        [1, 2, 1, 0]
        """
        held = cubes[:]
        for _ in range(sum(max(0, count - used) for count, used in zip(cubes, self.uses, strict=True)) - most):
            losses = [
                (self.curves[kind][held[kind]] - self.curves[kind][held[kind] - 1], kind)
                for kind in range(METAL + 1)
                if held[kind] > self.uses[kind]
            ]
            held[min(losses)[1]] -= 1
        return held

    def gain_of_trade(self, purse: list[float], held: list[int], gold: int, barter: Barter) -> float:
        """Return what trading adds to the worth of cubes and gold; gold is counted in halves, as in a purse."""
        key = (self, tuple(held), gold, tuple(barter.stock), barter.buys, barter.sells, purse[1])
        found = self._trades.get(key)
        if found is None:
            if len(self._trades) >= MOST_TRADES:
                self._trades.clear()
            found = self._trades[key] = self._trade(purse, held[:], gold, barter)
        return found

    def _trade(self, purse: list[float], held: list[int], gold: int, barter: Barter) -> float:
        """Buy or sell the cube that gains most until no trade pays."""
        stock, prices, most, total = barter.stock[:], barter.prices, len(purse) - 1, 0.0
        while True:
            best, chosen, step = LEAST_GAIN, -1, 0
            for kind in barter.buys:
                cost = 2 * prices[kind]
                if stock[kind] and gold >= cost and held[kind] < MOST:
                    line, have = self.curves[kind], held[kind]
                    worth = line[have + 1] - line[have] + purse[gold - cost] - purse[gold]
                    if worth > best:
                        best, chosen, step = worth, kind, 1
            for kind in barter.sells:
                if held[kind]:
                    line, have = self.curves[kind], held[kind]
                    worth = line[have - 1] - line[have] + purse[min(gold + 2 * prices[kind], most)] - purse[gold]
                    if worth > best:
                        best, chosen, step = worth, kind, -1
            if chosen < 0:
                return total
            total += best
            held[chosen] += step
            gold = min(gold - 2 * step * prices[chosen], most)
            if step > 0 and chosen < METAL:
                stock[chosen] -= 1


class Offer(NamedTuple):
    """One craftsman's bargain in one material: this many cubes become this worth, this often."""

    material: int
    cubes: int
    worth: float
    uses: int


class Workshops:
    """Judges teams for one pack and number of players, and remembers as many as may be met again soon."""

    def __init__(self, pack: Components, weights: PillarsWeights, seats: int) -> None:
        self.pack = pack
        self.weights = weights
        self.supply = weights.cube_supply[seats - 2]
        # By space of the board: its place, and its number there.
        self.spaces = [(place, number) for place in pack.places for number in range(len(place.spaces))]
        self._goldsmith_price, self._goldsmith_points = max((card.input_gold, card.points) for card in pack.craftsmen)
        # The material that a bargain counts for: metal if the craftsman needs it, -1 if he needs none.
        self._materials = [
            METAL if card.holds_metal else max((kind for kind in range(METAL + 1) if card.input[kind]), default=-1)
            for card in pack.craftsmen
        ]
        self._workshops: dict[tuple[Uses, Team, int], Workshop] = {}
        self._trades: Trades = {}
        self._purses: dict[tuple[int, int], list[float]] = {}
        self._lines: dict[tuple[int, Uses, Uses, int], list[float]] = {}
        self._standings: dict[tuple[Team, int], float] = {}
        self._full: dict[Team, Uses] = {}
        self._futures: dict[Team, list[float]] = {}
        self._hires: dict[tuple[Team, int, int, int], Team] = {}

    def full(self, team: Team) -> Uses:
        """Return all uses of a team."""
        found = self._full.get(team)
        if found is None:
            found = self._full[team] = tuple((card, self.pack.craftsmen[card].uses) for card in team)
        return found

    def workshop(self, uses: Uses, team: Team, round: int) -> Workshop:
        """Return what the uses that are left become, and what the team makes later of the cubes that are kept."""
        key = (uses, team, round)
        found = self._workshops.get(key)
        if found is None:
            if len(self._workshops) >= MOST_SHOPS:
                self._forget()
            craftsmen = self.pack.craftsmen
            now, later = self._by_material(uses, team), self._by_material(self.full(team), team)
            curves = [self._line(kind, now[kind], later[kind], round) for kind in range(METAL + 1)]
            used = [sum(left * craftsmen[card].input[kind] for card, left in uses) for kind in range(METAL + 1)]
            flat = sum(left * craftsmen[card].points for card, left in uses if works_for_nothing(craftsmen[card]))
            goldsmith = sum(left for card, left in uses if craftsmen[card].input_gold)
            found = self._workshops[key] = Workshop(curves, used, flat, goldsmith, self._trades)
        return found

    def _forget(self) -> None:
        """Begin again with what is remembered of teams; there are only a few purses."""
        self._workshops.clear()
        self._trades.clear()
        self._lines.clear()
        self._standings.clear()
        self._full.clear()
        self._futures.clear()
        self._hires.clear()

    def _by_material(self, uses: Uses, team: Team) -> list[Uses]:
        """Return the uses that are left of the craftsmen who can work, by their material."""
        found: list[list[tuple[int, int]]] = [[] for _ in range(METAL + 1)]
        for card, left in uses:
            kind = self._materials[card]
            if kind >= 0 and left > 0 and has_partner(self.pack, team, card):
                found[kind].append((card, left))
        return [tuple(one) for one in found]

    def _line(self, kind: int, now: Uses, later: Uses, round: int) -> list[float]:
        """Return the curve of one material; cubes beyond those used now are kept for the next round."""
        key = (kind, now, later, round)
        found = self._lines.get(key)
        if found is None:
            weights, gold = self.weights, self.weights.gold[round]
            found = self._curve(now, gold)
            if round != self.pack.rounds:
                line, income, salvage = self._curve(later, gold), weights.income[kind], weights.salvage[kind]
                kept = []
                for count in range(self.pack.keep_cubes + 1):
                    more = between(line, income + count) - between(line, income)
                    kept.append(max(weights.kept * more, salvage * count))
                used = found
                found = [
                    max(used[at - count] + worth for count, worth in enumerate(kept[: at + 1]))
                    for at in range(MOST + 1)
                ]
            self._lines[key] = found
        return found

    def _curve(self, uses: Uses, gold: float) -> list[float]:
        """Return what 0, 1, 2, ... cubes of one material become in one building."""
        craftsmen = self.pack.craftsmen
        made = curve([self._offer(craftsmen[card], left, gold) for card, left in uses if any(craftsmen[card].input)])
        held = sum(craftsmen[card].gold for card, _ in uses if craftsmen[card].holds_metal)
        if held:
            # The first metal is worth that gold to its holder, who works before the metal is used up.
            made = [max(made[at], made[at - 1] + held * gold) if at else 0.0 for at in range(len(made))]
        return made

    def _offer(self, card: Craftsman, uses: int, gold: float) -> Offer:
        """Return a craftsman's bargain; one that needs metal counts as metal's, less what its partner is worth."""
        needed = [kind for kind, cubes in enumerate(card.input) if cubes]
        worth = card.points + card.gold * gold
        for kind in needed[:-1]:
            worth -= self.weights.partner[kind] * card.input[kind]
        return Offer(needed[-1], card.input[needed[-1]], worth, uses)

    def purse(self, phase: int, goldsmith: int) -> list[float]:
        """Return what gold is worth, counted in halves: each is worth less than the last, unless a goldsmith waits."""
        key = (phase, goldsmith)
        found = self._purses.get(key)
        if found is None:
            weights, found = self.weights, []
            for half in range(2 * self.pack.gold_limit + 1):
                gold = half / 2
                # The worth of one more gold falls evenly and is `gold_bend` lower at the thirtieth.
                worth = weights.gold[phase] * gold * (1.0 - weights.gold_bend * gold / 60.0)
                if goldsmith:
                    made = min(goldsmith, int(gold) // self._goldsmith_price) * self._goldsmith_points
                    worth = max(worth, made + weights.gold[-1] * gold)
                found.append(worth)
            self._purses[key] = found
        return found

    def usual_gain(self, team: Team, material: int) -> float:
        """Return what one more cube of a material is worth to a team in a usual round."""
        income, salvage = self.weights.income[material], self.weights.salvage[material]
        later = self.workshop(self.full(team), team, self.pack.rounds).curves[material]
        return max(salvage, between(later, income + 1) - between(later, income))

    def future(self, team: Team) -> list[float]:
        """Return what a team is worth in all later rounds together, by how many rounds are left."""
        found = self._futures.get(team)
        if found is None:
            rounds, weights = self.pack.rounds, self.weights
            worths = [0.0, *(self.production(team, weights.gold[rounds - left]) for left in range(1, rounds))]
            found = []
            for left in range(rounds):
                total, fade = 0.0, 1.0
                for ahead in range(left, 0, -1):
                    total += fade * worths[ahead]
                    fade *= weights.team_fade
                found.append(total)
            self._futures[team] = found
        return found

    def production(self, team: Team, gold: float) -> float:
        """Return what a team makes of a usual round: its workers gather what it uses best, the others earn gold."""
        weights, craftsmen = self.weights, self.pack.craftsmen
        workers, metal, left = float(self.pack.workers), weights.metal_income, [self.supply] * METAL
        total = 0.0
        able = [craftsmen[card] for card in team if any(craftsmen[card].input) and has_partner(self.pack, team, card)]
        offers = [self._offer(card, card.uses, gold) for card in able]
        offers.sort(key=lambda offer: -offer.worth / self._effort(offer))
        for offer in offers:
            if offer.material == METAL:
                often = min(float(offer.uses), metal)
                metal -= often
                total += often * offer.worth
                continue
            effort = self._effort(offer)
            often = min(offer.uses, workers / effort, left[offer.material] / offer.cubes)
            gain = offer.worth - effort * gold
            if gain > 0:
                workers -= often * effort
                left[offer.material] -= often * offer.cubes
                total += often * gain
        without_cubes = 0.0
        for card in (craftsmen[index] for index in team):
            if card.holds_metal:
                without_cubes += card.gold * gold * min(1.0, weights.metal_held * metal)
            elif card.input_gold:
                without_cubes += weights.goldsmith * max(0.0, card.points - card.input_gold * gold)
            elif works_for_nothing(card):
                without_cubes += card.points
        return total + without_cubes

    def _effort(self, offer: Offer) -> float:
        if offer.material == METAL:
            return self.weights.metal_workers
        return offer.cubes * self.weights.cube_workers[offer.material]

    def best_team(self, team: Team, card: int, limit: int, rounds_left: int, round: int) -> Team:
        """Return the best team after hiring a craftsman, if one must be dismissed above the limit."""
        key = (team, card, limit, round)
        found = self._hires.get(key)
        if found is None:
            teams = teams_after_hiring(team, card, limit)
            found = self._hires[key] = max(teams, key=lambda one: self.standing(one, rounds_left))
        return found

    def standing(self, team: Team, rounds_left: int) -> float:
        """Return what a team is worth from this round's building on."""
        key = (team, rounds_left)
        found = self._standings.get(key)
        if found is None:
            usual = self.production(team, self.weights.gold[-2])
            found = self._standings[key] = self.future(team)[rounds_left] + usual
        return found


def curve(offers: list[Offer]) -> list[float]:
    """Return what 0, 1, 2, ... cubes become; the best bargains come first."""
    best = sorted(offers, key=lambda offer: -offer.worth / offer.cubes)
    made = [0.0] * (MOST + 1)
    for count in range(1, MOST + 1):
        left = count
        for offer in best:
            often = min(offer.uses, left // offer.cubes)
            left -= often * offer.cubes
            made[count] += often * offer.worth
        made[count] = max(made[count], made[count - 1])
    return made
