"""What one seat's position is worth, part by part."""

from freestone.games.kutna_hora.effects import Pelican, Points, Production, Reputation, Tax
from freestone.games.kutna_hora.names import (
    BARBARA_ACTION,
    BUILDING,
    DOTS,
    HOUSE_ROWS,
    INCOME,
    JOKER_ACTION,
    NONE,
    SILVERY,
    WOOD,
)
from freestone.games.kutna_hora.state import KutnaHoraState
from freestone.games.kutna_hora.steps.end_of_game import building_points, mine_row_points, own_buildings, stars_in_row
from freestone.games.kutna_hora.steps.end_of_round import DemandTax, ScoreCouncil, patrician_points, tax_due
from freestone.games.kutna_hora.steps.round import NextRound
from freestone.toolbox.weights import Weights, between


class Times:
    """How much of the game is left: rounds, and for one seat cards and actions of this round."""

    def __init__(self, state: KutnaHoraState, seat: int) -> None:
        ahead = {type(step) for step in state.agenda}
        track, cards = state.track, state.pack.cards
        closing = NextRound in ahead
        first = seat * len(cards)
        hand = state.hand[first : first + len(cards)]
        plays = sum(state.pack.cards_per_turn) - (len(cards) - sum(hand))
        self.plays = 0 if closing else max(0, plays)
        self.rounds = track.rounds - state.round
        self.left = self.rounds + self.plays / sum(state.pack.cards_per_turn)
        self.taxes = self.rounds + (0 if closing and DemandTax not in ahead else 1)
        scored = closing and ScoreCouncil not in ahead
        self.scorings = sum(at > state.round or (at == state.round and not scored) for at in track.patrician_scoring)
        self._halves = [half.action for card in cards if hand[card.index] for half in card.halves] if self.plays else []

    def this_round(self, action: int) -> int:
        """Return how often an action could still be taken this round, the Joker apart."""
        return min(self.plays, self._halves.count(action))

    def joker(self) -> bool:
        """Whether the Joker could still be played this round."""
        return JOKER_ACTION in self._halves


class Worth:
    """One seat's outlook in a position."""

    def __init__(self, weights: Weights, state: KutnaHoraState, seat: int) -> None:
        self.weights = weights
        self.state = state
        self.seat = seat
        self.times = Times(state, seat)
        self.rate = between(weights["groschen"], self.times.left)
        later = between(weights["groschen"], max(0.0, self.times.left - 0.7))
        incomes = self.times.rounds * weights["incomes"][0]
        if self.times.this_round(INCOME):
            incomes += weights["income_now"][0]
        per_groschen = 1 / state.pack.groschen_per_point
        self.earning_later = max(0.0, incomes - weights["incomes"][0] / 2) * later + per_groschen
        self.earning = incomes * later + per_groschen

    def total(self) -> float:
        """Return the points that this seat may expect at the end of the game."""
        return sum(self.parts().values())

    def parts(self) -> dict[str, float]:
        """Return the same points by what they come from."""
        state = self.state
        return {
            "points": float(state.total(self.seat)),
            "income": state.income(self.seat) * self.earning,
            "groschen": self._money(),
            "reputation": self._reputation(),
            "town": self._town(),
            "mines": self._mines(),
            "pelicans": self._pelicans(),
            "council": self._council(),
            "plans": self._plans(),
            "growth": self.weights["growth"][0] * self.times.left,
        }

    def _money(self) -> float:
        """Return what groschen are worth after taxes, and what it costs not to be able to pay the next one."""
        state, seat, times = self.state, self.seat, self.times
        due = tax_due(state, seat)
        have = state.groschen[seat]
        spendable = self.weights["spent_an_action"][0] * (times.plays + 5 * times.rounds)
        worth = self.rate * (min(have, spendable) + 0.1 * max(0.0, have - spendable))
        worth -= self.weights["tax"][0] * times.taxes * due * self.rate
        coming = state.income(seat) if times.this_round(INCOME) else 0
        if times.taxes > times.rounds and due > have + coming:
            worth -= 0.5 * state.track.reputation_loss[max(0, state.round - 1)]
        return worth

    def _reputation(self) -> float:
        pack, have, left = self.state.pack, self.state.reputation[self.seat], self.times.left
        worth = float(pack.reputation_points[have - pack.reputation_least])
        low, high = self.weights["reputation"]
        worth += left * (low * min(have, pack.cheap_plot_at) + high * max(0, have - pack.cheap_plot_at))
        return worth + self.weights["disgrace"][0] * min(0, have)

    def _town(self) -> float:
        state, town = self.state, self.state.town
        worth = 0.0
        for square in own_buildings(state, self.seat):
            free = sum(town[other] == NONE for other in state.side.town.neighbours[square])
            worth += building_points(state, square) + free * self.weights["open_square"][0] * self.times.left
        return worth

    def _mines(self) -> float:
        state, seat = self.state, self.seat
        own = sum(stars_in_row(state, row)[0][seat] for row in range(state.side.mines.rows))
        worth = self.weights["rows"][0] * mine_row_points(state)[seat] + self.weights["stars"][0] * own
        return worth + self.weights["miner"][0] * state.pool[seat] * min(1.0, self.times.left)

    def _pelicans(self) -> float:
        state, times = self.state, self.times
        chances = times.this_round(BARBARA_ACTION) + times.joker() + 1.3 * times.rounds
        turned = min(float(state.pelicans[self.seat]), chances)
        kept = state.pelicans[self.seat] - turned
        used = self.weights["used_pelican"][0] * state.used_pelicans[self.seat] * min(1, times.scorings)
        return turned * self.weights["pelican"][0] + kept * state.pack.extra_pelican + used

    def _council(self) -> float:
        state = self.state
        worth = 0.0
        for colour, tokens in enumerate(state.council):
            if tokens:
                more = self.weights["patrician"][colour] if colour != SILVERY or state.pelicans[self.seat] else 0.0
                worth += tokens * self.times.scorings * (patrician_points(state, self.seat, colour) + more)
        return worth

    def _plans(self) -> float:
        """Return what tiles and plots promise: the best pairs first, as many as can still be built."""
        state, times, weights = self.state, self.times, self.weights
        chances = times.this_round(BUILDING) + 0.7 * times.joker() + weights["buildings"][0] * times.rounds
        tiles = sorted(((self.tile(tile), tile) for tile in state.slots[self.seat]), reverse=True)
        squares = self._plots()
        worth = 0.0
        for bare, tile in tiles:
            likely, chances = max(0.0, min(1.0, chances)), chances - 1
            if squares:
                at = max(squares, key=lambda square: self.dots(tile, square))
                squares.remove(at)
                worth += max(2.0, weights["pair"][0] * likely * (bare + self.dots(tile, at)))
            else:
                worth += max(1.0, weights["tile"][0] * likely * (bare + weights["dots"][0]))
        return worth + len(squares) * (weights["plot"][0] if times.left > 0.5 else 1.0)

    def _plots(self) -> list[int]:
        owners, town = self.state.owners, self.state.town
        return [at for at in self.state.side.town.squares if owners[at] == self.seat and town[at] == NONE]

    def tile(self, tile: int) -> float:
        """Return what a tile brings when it is built, its surroundings apart."""
        state, pack = self.state, self.state.pack
        guild = pack.tile_guild[tile]
        worth = self._effects(pack.tile_effects[tile]) - pack.tile_wood[tile] * state.price(WOOD) * self.rate
        if guild == NONE:
            return worth
        row = state.row_of(self.seat, guild)
        houses = state.houses[row] if row != NONE else 0
        if not houses:
            return -1.0
        effects = pack.house_effects[row % HOUSE_ROWS]
        worth += self._effects(effects[len(effects) - houses])
        return worth * 0.6 if state.crossed_out(guild) else worth

    def _effects(self, index: int) -> float:
        return sum(self._effect(effect) for effect in self.state.pack.effect_lists[index])

    def _effect(self, effect: object) -> float:
        if isinstance(effect, Production):
            return effect.amount * self._price_after(effect.commodity) * self.earning_later
        if isinstance(effect, Points):
            return float(effect.amount)
        if isinstance(effect, Reputation):
            return effect.amount * (0.1 + 0.12 * self.times.left)
        if isinstance(effect, Pelican):
            return effect.amount * self.weights["pelican"][0]
        if isinstance(effect, Tax):
            return -effect.amount * self.rate * self.times.taxes * 0.3
        return 0.5

    def _price_after(self, commodity: int) -> int:
        """Return the price of a commodity once one more building has moved its arm."""
        state, pack = self.state, self.state.pack
        arm = min(state.arms[pack.arm_of[commodity]] + 1, pack.positions - 1)
        return pack.prices[commodity][state.levels[pack.deck_of[commodity]] * pack.positions + arm]

    def dots(self, tile: int, square: int) -> float:
        """Return the dots that a tile would match on a square, for itself and for own neighbours, less for others'."""
        state = self.state
        dots, town, owners = state.pack.tile_dots, state.town, state.owners
        own, worth = dots[tile], 0.0
        scores = state.pack.tile_guild[tile] != NONE
        villages = state.side.town.villages[square]
        if scores:
            worth += sum(villages[colour] for colour in range(DOTS) if own[colour])
        for other in state.side.town.neighbours[square]:
            if town[other] == NONE:
                worth += self.weights["open_square"][0] * self.times.left
                continue
            near = dots[town[other]]
            if scores:
                worth += sum(near[colour] for colour in range(DOTS) if own[colour])
            if owners[other] != NONE:
                gain = sum(own[colour] for colour in range(DOTS) if near[colour])
                worth += gain if owners[other] == self.seat else -0.5 * gain
        return worth
