"""What a team of craftsmen makes of cubes, this round and in the rounds to come."""

from collections.abc import Sequence
from typing import Final

from freestone.games.pillars.components import METAL, Components, Craftsman
from freestone.games.pillars.evaluation.weights import Weights
from freestone.thinking.weights import between

MOST: Final = 18

Uses = tuple[tuple[int, int], ...]


class Workshop:
    """What every number of cubes of a material becomes in one building, the rest being kept for later or lost."""

    curves: list[list[float]]
    uses: list[int]
    flat: float
    goldsmith: int

    def __init__(self, curves: list[list[float]], uses: list[int], flat: float, goldsmith: int) -> None:
        self.curves = curves
        self.uses = uses
        self.flat = flat
        self.goldsmith = goldsmith
        self.trades: dict[tuple[object, ...], float] = {}

    def worth(self, cubes: Sequence[int]) -> float:
        """Return what these cubes become."""
        first, second, third, fourth = self.curves
        return self.flat + first[cubes[0]] + second[cubes[1]] + third[cubes[2]] + fourth[cubes[3]]

    def kept(self, cubes: list[int], most: int) -> list[int]:
        """Return these cubes without those that can be neither used now nor kept, the least useful being lost.

        >>> shop = Workshop([[0.0, 0.5, 1.0], [0.0, 1.0, 2.0], [0.0, 0.2, 0.4], [0.0]], [0, 0, 1, 0], 0.0, 0)
        >>> shop.kept([2, 2, 2, 0], 3)
        [1, 2, 1, 0]
        """
        held = cubes[:]
        for _ in range(sum(max(0, count - used) for count, used in zip(cubes, self.uses, strict=True)) - most):
            losses = [(self._loss(kind, held[kind]), kind) for kind in range(METAL + 1) if held[kind] > self.uses[kind]]
            held[min(losses)[1]] -= 1
        return held

    def _loss(self, material: int, count: int) -> float:
        return self.curves[material][count] - self.curves[material][count - 1]


class Offer:
    """One craftsman's bargain in one material: so many cubes become so much, so often."""

    def __init__(self, material: int, cubes: int, worth: float, uses: int) -> None:
        self.material = material
        self.cubes = cubes
        self.worth = worth
        self.uses = uses


class Workshops:
    """Judges teams; every team is judged once and remembered."""

    def __init__(self, pack: Components, weights: Weights, seats: int) -> None:
        self.pack = pack
        self.weights = weights
        self.supply = weights.cube_supply[seats - 2]
        self.spaces = [(at, number) for at, target in enumerate(pack.targets) for number in range(len(target.spaces))]
        self._materials = [self._material(card) for card in pack.craftsmen]
        self._goldsmith_price = max(card.input_gold for card in pack.craftsmen)
        self._workshops: dict[tuple[Uses, tuple[int, ...], int], Workshop] = {}
        self._purses: dict[tuple[int, int], list[float]] = {}
        self._lines: dict[tuple[int, Uses, Uses, int], list[float]] = {}
        self._standings: dict[tuple[tuple[int, ...], int], float] = {}
        self._full: dict[tuple[int, ...], Uses] = {}
        self._futures: dict[tuple[int, ...], list[float]] = {}
        self._hired: dict[tuple[tuple[int, ...], int, int, int], tuple[int, ...]] = {}

    def full(self, team: tuple[int, ...]) -> Uses:
        """Return all uses of a team."""
        found = self._full.get(team)
        if found is None:
            craftsmen = self.pack.craftsmen
            found = self._full[team] = tuple((card, craftsmen[card].uses) for card in team)
        return found

    def workshop(self, uses: Uses, team: tuple[int, ...], round: int) -> Workshop:
        """Return what the uses that are left become, and what the team makes later of the cubes that are kept."""
        key = (uses, team, round)
        found = self._workshops.get(key)
        if found is None:
            found = self._workshops[key] = self._open(uses, team, round)
        return found

    def _open(self, uses: Uses, team: tuple[int, ...], round: int) -> Workshop:
        now, later = self._by_material(uses, team), self._by_material(self.full(team), team)
        curves = [self._line(kind, now[kind], later[kind], round) for kind in range(METAL + 1)]
        craftsmen = self.pack.craftsmen
        flat = sum(left * craftsmen[card].points for card, left in uses if is_free(craftsmen[card]))
        goldsmith = sum(left for card, left in uses if craftsmen[card].input_gold)
        used = [sum(left * craftsmen[card].input[kind] for card, left in uses) for kind in range(METAL + 1)]
        return Workshop(curves, used, flat, goldsmith)

    def _by_material(self, uses: Uses, team: tuple[int, ...]) -> list[Uses]:
        """Return the uses that are left of the craftsmen who can work, by their material."""
        found: list[list[tuple[int, int]]] = [[] for _ in range(METAL + 1)]
        for card, left in uses:
            kind = self._materials[card]
            if kind >= 0 and left > 0 and self._works(card, team):
                found[kind].append((card, left))
        return [tuple(one) for one in found]

    def _material(self, card: Craftsman) -> int:
        """Return the material that a craftsman's bargain counts for: metal if he needs it; -1 without any."""
        if card.holds_metal:
            return METAL
        return max((kind for kind in range(METAL + 1) if card.input[kind]), default=-1)

    def _line(self, kind: int, now: Uses, later: Uses, round: int) -> list[float]:
        key = (kind, now, later, round)
        found = self._lines.get(key)
        if found is None:
            found = self._lines[key] = self._draw(kind, now, later, round)
        return found

    def _draw(self, kind: int, now: Uses, later: Uses, round: int) -> list[float]:
        """Return the curve of one material, cubes beyond those used now being kept for the next round."""
        weights = self.weights
        used = self._curve(now, weights.gold[round])
        if round == self.pack.rounds:
            return used
        line, income, salvage = self._curve(later, weights.gold[round]), weights.income[kind], weights.salvage[kind]
        kept = []
        for count in range(self.pack.keep_cubes + 1):
            more = between(line, income + count) - between(line, income)
            kept.append(max(weights.kept * more, salvage * count))
        return [max(used[at - count] + worth for count, worth in enumerate(kept[: at + 1])) for at in range(MOST + 1)]

    def _curve(self, uses: Uses, gold: float) -> list[float]:
        """Return what 0, 1, 2, ... cubes of one material become in one building."""
        craftsmen = self.pack.craftsmen
        made = curve([self._offer(craftsmen[card], left, gold) for card, left in uses if any(craftsmen[card].input)])
        held = sum(craftsmen[card].gold for card, _ in uses if craftsmen[card].holds_metal)
        if held:
            made = [max(made[at], made[at - 1] + held * gold) if at else 0.0 for at in range(len(made))]
        return made

    def _works(self, card: int, team: tuple[int, ...]) -> bool:
        needed, kinds = self.pack.needs[card], self.pack.kinds
        return needed < 0 or any(kinds[other] == needed for other in team)

    def _offer(self, card: Craftsman, uses: int, gold: float) -> Offer:
        """Return a craftsman's bargain; what needs metal counts as metal's, its partner being taken from elsewhere."""
        needed = [kind for kind, cubes in enumerate(card.input) if cubes]
        worth = card.points + card.gold * gold
        for kind in needed[:-1]:
            worth -= self.weights.partner[kind] * card.input[kind]
        return Offer(needed[-1], card.input[needed[-1]], worth, uses)

    def purse(self, phase: int, goldsmith: int) -> list[float]:
        """Return what gold is worth, counted in halves: the more there is the less each, unless a goldsmith waits."""
        key = (phase, goldsmith)
        found = self._purses.get(key)
        if found is None:
            golds = [half / 2 for half in range(2 * self.pack.gold_limit + 1)]
            found = self._purses[key] = [self._gold_worth(gold, phase, goldsmith) for gold in golds]
        return found

    def _gold_worth(self, gold: float, phase: int, goldsmith: int) -> float:
        weights = self.weights
        worth = weights.gold[phase] * gold * (1.0 - weights.gold_bend * gold / 60.0)
        if not goldsmith:
            return worth
        return max(worth, min(goldsmith, int(gold) // self._goldsmith_price) + weights.gold[-1] * gold)

    def usual_gain(self, team: tuple[int, ...], material: int) -> float:
        """Return what one more cube of a material is worth to a team in a usual round."""
        income, salvage = self.weights.income[material], self.weights.salvage[material]
        later = self.workshop(self.full(team), team, self.pack.rounds).curves[material]
        return max(salvage, between(later, income + 1) - between(later, income))

    def future(self, team: tuple[int, ...]) -> list[float]:
        """Return what a team is worth in all later rounds together, by how many rounds are left."""
        found = self._futures.get(team)
        if found is None:
            found = self._futures[team] = self._foresee(team)
        return found

    def _foresee(self, team: tuple[int, ...]) -> list[float]:
        worths = [0.0]
        fade = 1.0
        sums = [0.0]
        for left in range(1, self.pack.rounds):
            worths.append(self.production(team, self.weights.gold[self.pack.rounds - left]))
            sums.append(0.0)
        for left in range(1, self.pack.rounds):
            total, fade = 0.0, 1.0
            for ahead in range(left, 0, -1):
                total += fade * worths[ahead]
                fade *= self.weights.team_fade
            sums[left] = total
        return sums

    def production(self, team: tuple[int, ...], gold: float) -> float:
        """Return what a team makes of a usual round: its workers gather what it uses best, the others earn gold."""
        weights, craftsmen = self.weights, self.pack.craftsmen
        workers, metal = float(self.pack.workers), weights.metal_income
        left = [self.supply] * METAL
        total = 0.0
        able = [craftsmen[card] for card in team if any(craftsmen[card].input) and self._works(card, team)]
        works = [self._offer(card, card.uses, gold) for card in able]
        works.sort(key=lambda offer: -offer.worth / self._effort(offer))
        for offer in works:
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
        return total + self._without_cubes(team, gold, metal)

    def _effort(self, offer: Offer) -> float:
        if offer.material == METAL:
            return self.weights.metal_workers
        return offer.cubes * self.weights.cube_workers[offer.material]

    def _without_cubes(self, team: tuple[int, ...], gold: float, metal: float) -> float:
        total = 0.0
        for card in (self.pack.craftsmen[index] for index in team):
            if card.holds_metal:
                total += card.gold * gold * min(1.0, self.weights.metal_held * metal)
            elif card.input_gold:
                total += self.weights.goldsmith * max(0.0, card.points - card.input_gold * gold)
            elif is_free(card):
                total += card.points
        return total

    def hired(self, team: tuple[int, ...], card: int, limit: int, rounds_left: int, round: int) -> tuple[int, ...]:
        """Return the best team after hiring a craftsman, one being dismissed above the limit."""
        key = (team, card, limit, round)
        found = self._hired.get(key)
        if found is None:
            found = self._hired[key] = self._hire(team, card, limit, rounds_left)
        return found

    def _hire(self, team: tuple[int, ...], card: int, limit: int, rounds_left: int) -> tuple[int, ...]:
        whole = tuple(sorted((*team, card)))
        if len(whole) <= limit:
            return whole
        teams = [tuple(one for one in whole if one != leaving) for leaving in whole]
        return max(teams, key=lambda left: self.standing(left, rounds_left))

    def standing(self, team: tuple[int, ...], rounds_left: int) -> float:
        """Return what a team is worth from this round's building on."""
        key = (team, rounds_left)
        found = self._standings.get(key)
        if found is None:
            usual = self.production(team, self.weights.gold[-2])
            found = self._standings[key] = self.future(team)[rounds_left] + usual
        return found


def is_free(card: Craftsman) -> bool:
    """Whether a craftsman works without any material."""
    return bool(card.points) and not any(card.input) and not card.input_gold


def curve(offers: list[Offer]) -> list[float]:
    """Return what 0, 1, 2, ... cubes become, the best bargains first."""
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
