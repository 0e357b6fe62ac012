"""The time that is left to a seat, and what groschen, production, reputation and pelicans are worth to it."""

from typing import Final

from freestone.games.kutna_hora.names import (
    BUILDING,
    INCOME,
    KINDS,
    NONE,
    ORE,
    ORE_DECK,
    POPULATION_DECK,
    SILVERY,
    WOOD,
)
from freestone.games.kutna_hora.state import KutnaHoraState
from freestone.games.kutna_hora.steps.action import OfferAction
from freestone.games.kutna_hora.steps.end_of_round import (
    DemandTax,
    PayTax,
    ScoreCouncil,
    patrician_points,
    tax_due,
    tax_penalty,
)
from freestone.games.kutna_hora.steps.joker import ChooseAction
from freestone.games.kutna_hora.steps.mine import Prospect
from freestone.games.kutna_hora.steps.round import NextRound
from freestone.games.kutna_hora.thinking.tables import Gain, KutnaHoraWeights, Tables
from freestone.thinking.weights import between

# No pack has more than six slots for tiles (tile_slots in components.py), so a tile is built after at most six others.
MOST_BUILDS: Final = 7
# An unused pelican is worth the average of this many coming tiles: who else uses one first is unknown.
TILES_AHEAD: Final = 3


class TimeLeft:
    """How much of the match is left to a seat, and the actions under way.

    - `rounds`: rounds after this one; `plays`: cards to play in this one; `left`: both together, in rounds.
    - `scorings`: how often the council will still pay.
    - `tax_ahead`: whether this round's tax is still due.
    - `offered`: actions inside an action that are still to come; `joker`: whether the Joker chooses one.
    - `prospect`: the origin of a mine that is being drawn, or NONE.
    """

    def __init__(self, state: KutnaHoraState, seat: int) -> None:
        track = state.track
        self.joker: bool = False
        self.prospect: int = NONE
        self.offered: list[int] = []
        closing, taxed, scored = False, True, True
        for step in state.agenda:
            if isinstance(step, NextRound):
                closing = True
            elif isinstance(step, ScoreCouncil):
                scored = False
            elif isinstance(step, DemandTax):
                taxed = taxed and step.player != seat
            elif isinstance(step, PayTax):
                taxed = taxed and step.seat != seat
            elif isinstance(step, Prospect):
                if step.player == seat:
                    self.prospect = step.origin
            elif isinstance(step, ChooseAction):
                self.joker = step.seat == seat
            elif isinstance(step, OfferAction) and step.player == seat:
                self.offered.append(step.action)
        self.tax_ahead: bool = not closing or not taxed
        self.rounds: int = track.rounds - state.round
        self.plays_a_round: int = state.pack.cards_a_round
        self.plays: int = 0 if closing else state.plays_left(seat)
        self.left: float = self.rounds + self.plays / self.plays_a_round
        self.scorings: int = 0
        for at in track.patrician_scoring:
            if at > state.round or (at == state.round and not (closing and scored)):
                self.scorings += 1


class Values:
    """What things are worth to one seat in a position, in points.

    - `rate`, `later`: one groschen now, and on average from now on.
    - `earnings`: one groschen of income, from now on and from when one, two, ... more buildings are built.
    - `builds`: buildings that may still be built this round; `time_to_build`: those of later rounds too.
    - `tokens`: by colour, how many patricians are likely to sit on the council whenever it pays from now on.
    - `pooled`: the part of these occasions for which a patrician in the pool is likely to sit there.
    """

    def __init__(self, tables: Tables, weights: KutnaHoraWeights, state: KutnaHoraState, seat: int) -> None:
        self.tables: Tables = tables
        self.weights: KutnaHoraWeights = weights
        self.state: KutnaHoraState = state
        self.seat: int = seat
        self.time: TimeLeft = TimeLeft(state, seat)
        left, rounds = self.time.left, self.time.rounds
        self.rate: float = between(weights.groschen, left)
        # Groschen from now on come on average half way to the end.
        self.later: float = between(weights.groschen, left / 2)
        self.prices_later: list[int] = self.likely_prices(left / 2)
        self.prices_end: list[int] = self.likely_prices(left)
        self.per_groschen: float = 1 / state.pack.groschen_per_point
        self.wood: int = state.price(WOOD)
        self.income: int = state.income(seat)
        self.builds: int = min(self.time.plays, self.cards_for(BUILDING))
        self.time_to_build: float = self.builds + weights.builds * rounds
        self.earnings: list[float] = []
        for number in range(MOST_BUILDS):
            ahead = rounds - max(0, number - self.builds) / weights.builds
            self.earnings.append(weights.incomes * max(0.0, ahead) * self.later)
        self.pooled: float = 0.0
        self.tokens: list[float] = self.likely_tokens()
        self._pay: list[int] = [NONE] * len(state.council)

    def likely_tokens(self) -> list[float]:
        """Return how many patricians of each colour are likely to sit on the council whenever it pays from now on."""
        state, weights, time = self.state, self.weights, self.time
        if not time.scorings:
            return [0.0] * len(state.council)
        promised = [0] * len(state.council)
        for tiles in state.slots:
            for tile in tiles:
                colour = state.pack.tile_colour[tile]
                if colour != NONE:
                    promised[colour] += 1
        # The fewer cards are left, the likelier a patrician misses the scoring at the end of this round.
        later = min(time.scorings, time.rounds) / time.scorings
        self.pooled = weights.pooled * (later + (1 - later) * time.plays / time.plays_a_round)
        found = []
        for colour, seated in enumerate(state.council):
            bank = state.patrician_bank[colour]
            coming = min(bank, promised[colour])
            hope = weights.promised * coming + weights.banked[colour] * (bank - coming)
            found.append(seated + self.pooled * state.patrician_pool[colour] + hope * later)
        return found

    def likely_prices(self, ahead: float) -> list[int]:
        """Return the prices to expect this many rounds ahead: decks advance, and arms too, short of the end."""
        state, pack, weights, at = self.state, self.state.pack, self.weights, self.state.seats - 2
        population = state.levels[POPULATION_DECK] + int(weights.population[at] * ahead + 0.5)
        ore = state.levels[ORE_DECK] + int(weights.ore_level[at] * ahead + 0.5)
        # By deck: where the cells of the card begin.
        cards = [
            min(pack.last_card[POPULATION_DECK], population) * pack.positions,
            min(pack.last_card[ORE_DECK], ore) * pack.positions,
        ]
        steps, farthest = int(weights.arms[at] * ahead + 0.5), pack.positions - 2
        arms, arm_of, deck_of, settled = state.arms, pack.arm_of, pack.deck_of, self.tables.settled
        found = [0] * KINDS
        for commodity in range(KINDS):
            arm = arms[arm_of[commodity]]
            # No arm is expected to reach its last position, unless it is there already.
            arm = max(arm, min(arm + steps, farthest))
            found[commodity] = settled[commodity][cards[deck_of[commodity]] + arm]
        return found

    def cards_for(self, action: int) -> int:
        """Return how many cards in hand have an action."""
        state, found = self.state, 0
        first = self.seat * len(state.pack.cards)
        for half in state.pack.halves:
            if half.action == action:
                found += state.hand[first + half.card]
        return found

    def unit(self, commodity: int, number: int) -> float:
        """Return the value of one unit of production, from when `number` more buildings are built."""
        return self.prices_later[commodity] * self.earnings[number] + self.prices_end[commodity] * self.per_groschen

    def unit_after(self, commodity: int, number: int) -> float:
        """Return the same once one more building has moved the arm of the commodity."""
        state, pack = self.state, self.state.pack
        worth = self.unit(commodity, number)
        if commodity == ORE or state.arms[pack.arm_of[commodity]] == pack.positions - 1:
            return worth
        cell, prices = state.cell(commodity), pack.prices[commodity]
        fall = prices[cell] - prices[cell + 1]
        return max(0.0, worth - fall * (self.earnings[number] + self.per_groschen) / 2)

    def production(self) -> float:
        """Return the value of all production in later rounds and at the end, at the prices to expect."""
        first, production, worth = self.seat * KINDS, self.state.production, 0.0
        for commodity in range(KINDS):
            amount = production[first + commodity]
            if amount:
                worth += amount * self.unit(commodity, 0)
        return worth

    def money(self, groschen: int) -> float:
        """Return the value of groschen: the first ones count most, those that cannot be spent soon count little."""
        weights, time, have = self.weights, self.time, float(groschen)
        actions = time.plays + time.plays_a_round * time.rounds
        soon = weights.spent_an_action * min(float(actions), weights.near)
        in_all = weights.spent_an_action * actions
        worth = min(have, soon) + weights.savings * max(0.0, min(have, in_all) - soon)
        first = weights.first_groschen * min(have, weights.first) * min(1.0, time.left)
        # Without groschen and without income nothing can be done for the rest of the match.
        first -= weights.poor[1] * max(0.0, weights.poor[0] - have - self.income) * time.left
        # The trifle prefers more groschen even where none can be spent any more: they break ties (K13.6).
        return self.rate * worth + first + 0.001 * have

    def after_taxes(self) -> float:
        """Return the value of the groschen left after this round's tax, less what later taxes take."""
        state, seat, time = self.state, self.seat, self.time
        have, due = state.groschen[seat], tax_due(state, seat)
        worth = self.money(have)
        if time.tax_ahead and due:
            reputation = state.reputation[seat]
            loss = self.standing(reputation) - self.standing(reputation - tax_penalty(state))
            if due <= have:
                # A seat that can pay chooses the lesser evil.
                loss = min(loss, worth - self.money(have - due))
            # An income before the tax is due can still pay it.
            elif time.plays and due <= have + self.income and self.cards_for(INCOME):
                loss = min(loss, due * max(self.rate, self.weights.earned))
            worth -= loss
        return worth - self.weights.tax * state.tax * self.later * time.rounds

    def standing(self, reputation: int) -> float:
        """Return the value of a reputation: printed points, what it saves and allows until then, and a trifle.

        The trifle prefers more reputation where nothing else does.
        """
        state, pack, steps = self.state, self.state.pack, self.weights.reputation
        inside = state.on_track(reputation)
        points = pack.reputation_points[inside - pack.reputation_least] + (reputation - inside) * pack.points_beyond
        first, second = pack.cheap_plot_at, pack.free_joker_at
        each = steps[0] * min(0, inside) + steps[1] * max(0, min(inside, first))
        each += steps[2] * max(0, min(inside, second) - first) + steps[3] * max(0, inside - second)
        return points + each * self.time.left + 0.0001 * reputation

    def pelicans(self) -> float:
        """Return what the cathedral, or the end of the match, gives for all unused pelicans."""
        worth = 0.0
        for number in range(self.state.pelicans[self.seat]):
            worth += self.cathedral(number)
        return worth

    def pelican(self, number: int) -> float:
        """Return the value of an unused pelican after `number` others."""
        return self.cathedral(number) + self.tokens[SILVERY] * self.silver(number)

    def cathedral(self, number: int) -> float:
        """Return what an unused pelican after `number` others brings: a cathedral tile, or a point at the end."""
        weights, extra = self.weights, float(self.state.pack.extra_pelican)
        if number >= weights.used_pelicans * self.time.rounds:
            return extra
        coming = 0.0
        for ahead in range(TILES_AHEAD):
            coming += weights.barbara[min(self.state.barbara + ahead, len(weights.barbara) - 1)]
        return max(extra, coming / TILES_AHEAD * weights.pelican[0] * weights.pelican[1] ** number)

    def silver(self, number: int) -> float:
        """Return what one silver patrician will pay for an unused pelican after `number` others are used (K12.3)."""
        weights, time = self.weights, self.time
        # Pelicans wait for each other; those used late miss scorings.
        left = min(float(time.scorings), time.rounds - number / weights.used_pelicans)
        return max(0.0, left) * weights.unused * self.state.pack.patrician_pay[SILVERY] / 2

    def pay(self, colour: int) -> int:
        """Return what one patrician of a colour pays now (K12.3)."""
        if self._pay[colour] == NONE:
            self._pay[colour] = patrician_points(self.state, self.seat, colour)
        return self._pay[colour]

    def gain(self, gain: Gain) -> float:
        """Return the value of effects other than production."""
        worth = float(gain.points)
        if gain.reputation:
            have = self.state.reputation[self.seat]
            worth += self.standing(have + gain.reputation) - self.standing(have)
        if gain.pelicans:
            have = self.state.pelicans[self.seat]
            for number in range(have, have + gain.pelicans):
                worth += self.pelican(number)
        if gain.technology:
            worth += self.weights.technology + self.unit(ORE, 0)
        if gain.tiles:
            worth += self.weights.public
        return worth - gain.tax * self.later * self.time.rounds * self.weights.new_tax
