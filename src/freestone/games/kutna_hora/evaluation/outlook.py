"""One seat's outlook: the time that is left to it, and what groschen, production and reputation are worth."""

from typing import Final

from freestone.games.kutna_hora.evaluation.course import Course, likely_prices
from freestone.games.kutna_hora.evaluation.facts import Facts, Gain
from freestone.games.kutna_hora.evaluation.weights import Weights
from freestone.games.kutna_hora.names import BUILDING, INCOME, KINDS, ORE
from freestone.games.kutna_hora.state import KutnaHoraState
from freestone.thinking.weights import between

MOST_PLANS: Final = 7
TILES_AHEAD: Final = 3


class Outlook:
    """What things are worth to one seat in a position.

    rate, later: one groschen now, and on average from now on. earnings: one groschen of income, from now on and from
    when one, two, ... more buildings are built. pairs: own buildings next to public ones. mine_counts: mines by row.
    """

    def __init__(self, facts: Facts, weights: Weights, state: KutnaHoraState, seat: int) -> None:
        self.facts: Facts = facts
        self.weights: Weights = weights
        self.state: KutnaHoraState = state
        self.seat: int = seat
        self.course: Course = Course(state, seat)
        left = self.course.left
        self.rate: float = between(weights.groschen, left)
        self.later: float = between(weights.groschen, left / 2)
        self.prices_later: list[int] = likely_prices(state, facts.settled, weights, left / 2)
        self.prices_end: list[int] = likely_prices(state, facts.settled, weights, left)
        self.per_groschen: float = 1 / state.pack.groschen_per_point
        self.income: int = state.income(seat)
        self.builds: int = min(self.course.plays, self.cards_for(BUILDING))
        self.time_to_build: float = self.builds + weights.builds * self.course.rounds
        self.earnings: list[float] = self._earnings()
        self.pairs: int = 0
        self.mine_counts: list[int] = []

    def cards_for(self, action: int) -> int:
        """Return how many cards in hand have an action."""
        state, found = self.state, 0
        first = self.seat * len(state.pack.cards)
        for half in state.pack.halves:
            if half.action == action:
                found += state.hand[first + half.card]
        return found

    def _earnings(self) -> list[float]:
        weights, rounds, found = self.weights, self.course.rounds, []
        for number in range(MOST_PLANS):
            ahead = rounds - max(0, number - self.builds) / weights.builds
            found.append(weights.incomes * max(0.0, ahead) * self.later)
        return found

    def unit(self, commodity: int, number: int) -> float:
        """Return what one unit of production is worth from when so many more buildings are built."""
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
        """Return what is produced in later rounds and at the end, at the prices to be expected."""
        first, production, worth = self.seat * KINDS, self.state.production, 0.0
        for commodity in range(KINDS):
            amount = production[first + commodity]
            if amount:
                worth += amount * self.unit(commodity, 0)
        return worth

    def money(self, groschen: int) -> float:
        """Return what groschen are worth: the first ones most, those that cannot be spent soon little."""
        weights, course, have = self.weights, self.course, float(groschen)
        actions = course.plays + course.plays_a_round * course.rounds
        soon = weights.spent_an_action * min(float(actions), weights.near)
        in_all = weights.spent_an_action * actions
        worth = min(have, soon) + weights.savings * max(0.0, min(have, in_all) - soon)
        first = weights.first_groschen * min(have, weights.first) * min(1.0, course.left)
        return self.rate * worth + first + 0.001 * have

    def after_taxes(self, due: int) -> float:
        """Return what the purse is worth after this round's tax, less what later taxes take."""
        state, seat, course = self.state, self.seat, self.course
        have = state.groschen[seat]
        worth = self.money(have)
        if course.tax_ahead and due:
            reputation = state.reputation[seat]
            loss = self.standing(reputation) - self.standing(reputation - state.track.reputation_loss[state.round - 1])
            if due <= have:
                loss = min(loss, worth - self.money(have - due))
            elif course.plays and due <= have + self.income and self.cards_for(INCOME):
                loss = min(loss, due * max(self.rate, self.weights.earned))
            worth -= loss
        return worth - self.weights.tax * state.tax * self.later * course.rounds

    def standing(self, reputation: int) -> float:
        """Return what a reputation is worth: printed points, what it saves and allows until then, and a trifle."""
        pack, steps = self.state.pack, self.weights.reputation
        inside = max(pack.reputation_least, min(pack.reputation_most, reputation))
        points = pack.reputation_points[inside - pack.reputation_least] + (reputation - inside) * pack.points_beyond
        first, second = pack.cheap_plot_at, pack.free_joker_at
        each = steps[0] * min(0, inside) + steps[1] * max(0, min(inside, first))
        each += steps[2] * max(0, min(inside, second) - first) + steps[3] * max(0, inside - second)
        return points + each * self.course.left + 0.0001 * reputation

    def pelicans(self) -> float:
        """Return what unused pelicans may still bring: tiles of St. Barbara, or the point at the end."""
        worth = 0.0
        for number in range(self.state.pelicans[self.seat]):
            worth += self.pelican(number)
        return worth

    def pelican(self, number: int) -> float:
        """Return what one more unused pelican is worth to who has so many."""
        weights, extra = self.weights, float(self.state.pack.extra_pelican)
        if number >= weights.used_pelicans * self.course.rounds:
            return extra
        coming = 0.0
        for ahead in range(TILES_AHEAD):
            coming += weights.barbara[min(self.state.barbara + ahead, len(weights.barbara) - 1)]
        return max(extra, coming / TILES_AHEAD * weights.pelican[0] * weights.pelican[1] ** number)

    def gain(self, gain: Gain) -> float:
        """Return what effects bring, production apart."""
        worth = float(gain.points)
        if gain.reputation:
            have = self.state.reputation[self.seat]
            worth += self.standing(have + gain.reputation) - self.standing(have)
        if gain.pelicans:
            worth += gain.pelicans * self.pelican(self.state.pelicans[self.seat])
        if gain.technology:
            worth += self.weights.technology + self.unit(ORE, 0)
        if gain.tiles:
            worth += self.weights.public
        return worth - gain.tax * self.later * self.course.rounds * self.weights.new_tax
