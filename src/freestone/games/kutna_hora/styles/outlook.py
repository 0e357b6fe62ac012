"""What a player at the table works out: time, money, dots, stars, and what the council will pay."""

from typing import Final

from freestone.games.kutna_hora.names import (
    BARBARA_ACTION,
    BUILDING,
    CARD,
    GREEN,
    INCOME,
    KINDS,
    NONE,
    ORE,
    RED,
    SILVERY,
    WOOD,
)
from freestone.games.kutna_hora.state import KutnaHoraState
from freestone.games.kutna_hora.steps.building import obstacle
from freestone.games.kutna_hora.steps.end_of_game import matching_dots, place_points, row_values, stars_in_row
from freestone.games.kutna_hora.steps.end_of_round import mines_by_row, patrician_points, tax_due, tax_penalty
from freestone.games.kutna_hora.steps.plot import open_squares, prices_for
from freestone.games.kutna_hora.steps.rights import may_take, price_at, takeable

# A groschen buys a point or so per 30 at the end, and more the longer it works.
GROSCHEN: Final = 0.03
GROSCHEN_A_ROUND: Final = 0.025
# What a groschen is worth besides while the tax and the next buildings are not paid for.
SHORT: Final = 0.12
# Groschen that a card, or a whole round with its tax, can spend; of what lies beyond, only this share counts.
SPENT_A_CARD: Final = 7
SPENT_A_ROUND: Final = 30
SAVINGS: Final = 0.2
# Most players take an Income action in each round, and a second one in some.
INCOMES_A_ROUND: Final = 1.2
# An Income action later in this round is likely, but not certain.
INCOME_SOON: Final = 0.6
# Buildings and used pelicans that a player can hope for in a round.
BUILDS_A_ROUND: Final = 1.7
PELICANS_A_ROUND: Final = 1.4
# How prices usually change from round to round, ore to beer: ore gets cheaper as everybody digs.
TRENDS: Final = (-0.5, 0.2, 0.1, 0.2, 0.0, 0.1)
# A step of reputation besides its printed points, for each round to come: cheap plots, and Jokers for nothing.
STEP_A_ROUND: Final = 0.15
STEP: Final = 0.05
# A free square beside a building is worth this many dots, for each colour of the building and each round to come.
HOPE: Final = 0.22
# The share of the dots gained by other players that counts as a loss.
RIVALS: Final = 0.3
# The share of what a patrician pays that counts before it is on the council.
POOLED: Final = 0.5


class Outlook:
    """The position as one seat looks at it.

    - `rounds`: rounds after this one; `plays`: cards that the seat has still to play in this one.
    - `scorings`: how often the council still pays.
    - `rate`: what a groschen is worth; `need`: groschen for the tax and the next buildings.
    - `builds`, `uses`: buildings that the seat can still hope to build, and pelicans to use.
    - `actions`: what actions are worth, as far as they have been judged.
    """

    def __init__(self, state: KutnaHoraState, seat: int) -> None:
        self.state: KutnaHoraState = state
        self.seat: int = seat
        self.rounds: int = state.track.rounds - max(1, state.round)
        self.plays: int = state.plays_left(seat)
        self.scorings: int = sum(1 for at in state.track.patrician_scoring if at >= state.round)
        self.groschen: int = state.groschen[seat]
        self.income: int = state.income(seat)
        self.rate: float = GROSCHEN + GROSCHEN_A_ROUND * self.rounds if self.plays or self.rounds else 0.0
        self.useful: int = SPENT_A_CARD * self.plays + SPENT_A_ROUND * self.rounds
        self.need: int = self._need()
        soon = INCOME_SOON if self.plays > 1 and self.cards_for(INCOME) else 0.0
        self.incomes: float = INCOMES_A_ROUND * self.rounds + soon
        self.builds: float = BUILDS_A_ROUND * self.rounds + min(self.cards_for(BUILDING), self.plays / 2)
        self.uses: float = PELICANS_A_ROUND * self.rounds + min(self.cards_for(BARBARA_ACTION), self.plays)
        self.actions: dict[int, float] = {}

    def cards_for(self, action: int) -> int:
        """Return how many cards in hand have an action."""
        state, first = self.state, self.seat * len(self.state.pack.cards)
        return sum(state.hand[first + half.card] for half in state.pack.halves if half.action == action)

    def _need(self) -> int:
        state = self.state
        wood = sorted(state.pack.tile_wood[tile] for tile in state.slots[self.seat])
        builds = min(self.cards_for(BUILDING), max(1, state.markers[self.seat]))
        return tax_due(state, self.seat) + sum(wood[:builds]) * state.price(WOOD)

    def cash(self, groschen: int) -> float:
        """Return what some groschen are worth; those that can hardly be spent count little."""
        useful = min(groschen, self.useful)
        return self.rate * (useful + SAVINGS * (groschen - useful))

    def earned(self, groschen: int) -> float:
        """Return what it is worth to earn some groschen: those that a plan lacks count more, and so does the tax."""
        have, due = self.groschen, tax_due(self.state, self.seat)
        lack = min(groschen, max(0, self.need - have))
        gain = self.cash(have + groschen) - self.cash(have) + SHORT * lack
        if have < due <= have + groschen:
            gain -= self.steps(-tax_penalty(self.state)) / max(1, self.cards_for(INCOME))
        return gain

    def spent(self, groschen: int) -> float:
        """Return what it costs to spend some groschen as planned, with the tax that can then no longer be paid."""
        left, due = self.groschen - groschen, tax_due(self.state, self.seat)
        loss = self.cash(self.groschen) - self.cash(left)
        can_earn = self.plays > 1 and self.cards_for(INCOME) > 0 and left + self.income >= due
        if left < due <= self.groschen and not can_earn:
            loss -= self.steps(-tax_penalty(self.state))
        return loss

    def cost(self, groschen: int) -> float:
        """Return what it costs to spend some groschen on something else: the plan may then lack them."""
        lack = min(self.groschen, self.need) - min(self.groschen - groschen, self.need)
        return self.spent(groschen) + SHORT * lack

    def standing(self, reputation: int) -> float:
        """Return the worth of a reputation, which may be beyond the ends of the track (K11.1, K13.4)."""
        state, pack = self.state, self.state.pack
        kept = state.on_track(reputation)
        points = pack.reputation_points[kept - pack.reputation_least] + (reputation - kept) * pack.points_beyond
        return points + STEP_A_ROUND * self.rounds * min(kept, pack.free_joker_at) + STEP * kept

    def steps(self, steps: int) -> float:
        """Return what some steps of reputation are worth."""
        have = self.state.reputation[self.seat]
        return self.standing(have + steps) - self.standing(have)

    def unit(self, commodity: int, arm: int = 0) -> float:
        """Return the worth of producing one of a commodity, once its arm has moved some steps."""
        price = max(1.0, self._price(commodity, arm) + TRENDS[commodity] * self.rounds / 2)
        return price * (self.rate * self.incomes + 1 / self.state.pack.groschen_per_point)

    def _price(self, commodity: int, arm: int) -> int:
        state, pack = self.state, self.state.pack
        at = min(pack.positions - 1, state.arms[pack.arm_of[commodity]] + arm)
        return pack.prices[commodity][state.levels[pack.deck_of[commodity]] * pack.positions + at]

    def production(self, commodity: int, amount: int) -> float:
        """Return what more production is worth: a building for it lowers the price of all that the seat produces."""
        have = self.state.production[self.seat * KINDS + commodity]
        return (have + amount) * self.unit(commodity, int(commodity != ORE)) - have * self.unit(commodity)

    def dots(self, tile: int, square: int) -> float:
        """Return the dots that a tile brings on a square: its own, those of own neighbours, and hope for later ones."""
        state, board, dots = self.state, self.state.side.town, self.state.pack.tile_dots
        own, scores = dots[tile], state.pack.tile_guild[tile] != NONE
        hope = HOPE * self.rounds * sum(1 for amount in own if amount)
        worth = float(matching_dots(own, board.villages[square])) if scores else 0.0
        for near in board.neighbours[square]:
            other, owner = state.town[near], state.owners[near]
            if scores:
                worth += hope if other == NONE else matching_dots(own, dots[other])
            if other != NONE and owner != NONE:
                worth += matching_dots(dots[other], own) * (1.0 if owner == self.seat else -RIVALS)
        return worth

    def pairs(self, tile: int, square: int) -> int:
        """Return the pairs of an own and a public building that a tile makes on a square (K12.3)."""
        state, guild = self.state, self.state.pack.tile_guild
        near = [other for other in state.side.town.neighbours[square] if state.town[other] != NONE]
        if guild[tile] == NONE:
            return sum(1 for other in near if state.owners[other] == self.seat)
        return sum(1 for other in near if guild[state.town[other]] == NONE)

    def row(self, row: int, stars: int) -> int:
        """Return the points that some more stars in a row of the mines bring as things are (K13.2)."""
        state, seat = self.state, self.seat
        have, total = stars_in_row(state, row)
        before = place_points(row_values(state.pack, total), have, have[seat])
        have[seat] += stars
        return place_points(row_values(state.pack, total + stars), have, have[seat]) - before

    def is_new_row(self, row: int) -> bool:
        """Whether the seat has no mine in a row yet, which yellow patricians ask for."""
        return not mines_by_row(self.state, self.seat)[row]

    def tokens(self, colour: int) -> float:
        """Return how many patricians of a colour are likely to pay: those on the council, and half of the pool."""
        return self.state.council[colour] + POOLED * self.state.patrician_pool[colour]

    def pay(self, seat: int, colour: int) -> float:
        """Return what one patrician on the council will pay a seat until the end, as far as can be told now."""
        state, now = self.state, float(patrician_points(self.state, seat, colour))
        later, pay = now, state.pack.patrician_pay[colour]
        if colour == SILVERY:
            # Unused pelicans will be used, one or two a round.
            later = float((state.used_pelicans[seat] + min(state.pelicans[seat], 1 + self.rounds)) // 2 * pay)
        elif colour == GREEN:
            later += self.rounds // 2 * pay
        elif colour == RED and self.rounds > 1:
            later += pay
        return self.scorings * (now + later) / 2

    def council(self, colour: int) -> float:
        """Return what one more patrician of a colour brings the seat ahead of the others, whom it pays too."""
        others = [self.pay(seat, colour) for seat in range(self.state.seats) if seat != self.seat]
        return self.pay(self.seat, colour) - (max(others) + sum(others) / len(others)) / 2

    def used_pelican(self) -> float:
        """Return what silver patricians pay for one more used pelican, which is half a pair."""
        return self.tokens(SILVERY) * self.scorings * self.state.pack.patrician_pay[SILVERY] / 2

    def tiles(self, origin: int) -> list[int]:
        """Return the tiles of the town hall that the seat can take."""
        return [choice.value for choice in takeable(self.state, self.seat, origin)]

    def rights_price(self, tile: int) -> int:
        """Return what the rights to a tile of the town hall cost."""
        return price_at(self.state, self.state.hall.index(self.state.pack.stack_of[tile]))

    def likely_tiles(self) -> list[int]:
        """Return the tiles that the seat may take next, whatever they cost."""
        state = self.state
        places = [at for at in range(len(state.hall)) if may_take(state, self.seat, at, CARD)]
        return [state.tops[state.hall[at]] for at in places]

    def squares(self, origin: int) -> list[int]:
        """Return the squares that the seat can claim."""
        squares = open_squares(self.state, origin)
        prices = prices_for(self.state, self.seat, squares, origin)
        return [square for square, price in zip(squares, prices, strict=True) if price <= self.groschen]

    def ready_tiles(self, origin: int) -> list[int]:
        """Return the seat's tiles that it can build now; none without a plot."""
        state, seat = self.state, self.seat
        tiles = state.slots[seat] if state.markers[seat] else []
        return [tile for tile in tiles if not obstacle(state, seat, tile, origin)]
