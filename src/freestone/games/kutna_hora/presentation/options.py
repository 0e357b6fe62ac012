"""What people should know about an option: what sets it apart from others, and what they may regret."""

from collections.abc import Callable
from typing import Final

from freestone.core.choice import Choice
from freestone.core.engine import apply
from freestone.core.game import Game
from freestone.core.preview import preview
from freestone.games.kutna_hora.effects import Effect
from freestone.games.kutna_hora.names import (
    BARBARA_ACTION,
    CARD,
    COLOURS,
    COMMODITY_NAMES,
    DOTS,
    GUILD_NAMES,
    INCOME,
    JOKER_ACTION,
    KINDS,
    MINE,
    NONE,
    PERMITS,
    PLOT,
    RED,
    RIGHTS,
    TECHNOLOGY,
    WOOD,
    is_paid,
)
from freestone.games.kutna_hora.state import KutnaHoraState
from freestone.games.kutna_hora.steps.action import Accept
from freestone.games.kutna_hora.steps.barbara import GainForPairs, ScoreBuilding
from freestone.games.kutna_hora.steps.building import ChooseSite, lacks_house, next_house, remove_house, wood_of
from freestone.games.kutna_hora.steps.end_of_game import building_points, row_values, stars_in_row
from freestone.games.kutna_hora.steps.end_of_round import (
    TAX_NOT_PAID,
    PayTax,
    empty_columns,
    patrician_points,
    tax_due,
    tax_penalty,
)
from freestone.games.kutna_hora.steps.income import can_seat
from freestone.games.kutna_hora.steps.mine import Dig, PickMine, can_dig, cheapest_space, wood_for
from freestone.games.kutna_hora.steps.rights import TakeRights
from freestone.presentation import Caution
from freestone.words import Description, Phrase, Phrases, Saying, changed

# Choices of tiles and patricians, which are the same in every game: what is new about them is how they stand now.
SETTLED: Final = ("rights", "pick", "patrician")
# What can be seen around a square.
AROUND: Final = ("about-beside", "about-alone", "about-dots")


class About:
    """Explains the options of one decision to the seat that decides."""

    def __init__(self, game: Game[KutnaHoraState], state: KutnaHoraState, seat: int) -> None:
        self.game = game
        self.state = state
        self.pack = state.pack
        self.seat = seat

    def of(self, choice: Choice) -> list[Saying]:
        """Return what to know of an option besides its price and what it changes."""
        value = choice.value
        match choice.verb:
            case "plot":
                return [*self._around(value), *self._tiles_here(value)]
            case "site":
                return [*self._around(value), *self._scores(value)]
            case "rights":
                return [self._build_cost(value), *self._house(self.pack.tile_guild[value], "about-house")]
            case "build":
                return self._house(self.pack.tile_guild[value], "about-house")
            case "house" | "convert":
                return [*self._house(value, "about-house-lost"), *self._column(value)]
            case "mine":
                return self._mine(value)
            case "patrician":
                return [self._patrician(value)]
            case "set":
                return [self._goods(guild, "about-guild-makes") for guild in self.pack.combinations[value]]
            case "guild":
                return [self._goods(value, "about-makes")]
            case "play":
                return self._action(choice, self.pack.halves[value].action)
            case "action":
                return self._action(choice, value)
        return []

    def _around(self, square: int) -> list[Saying]:
        """Return the buildings and plots next to a square, and the dots there by colour, villages included."""
        state, board = self.state, self.state.side.town
        beside = [at for at in board.neighbours[square] if state.town[at] != NONE or state.owners[at] != NONE]
        names, dots = [], board.villages[square]
        for at in beside:
            tile = state.town[at]
            name = "about-plot" if tile == NONE else self.pack.tiles[tile].name
            names.append(self._owned(state.owners[at], name))
            if tile != NONE:
                dots = [dots[colour] + self.pack.tile_dots[tile][colour] for colour in range(DOTS)]
        counts = [Phrase(f"about-dots-{COLOURS[at]}", {"count": count}) for at, count in enumerate(dots) if count]
        near = Phrase("about-beside", {"buildings": Phrases(names)}) if names else Phrase("about-alone")
        return [near, *([Phrase("about-dots", {"dots": Phrases(counts, ", ")})] if counts else [])]

    def _owned(self, owner: int, name: str) -> Phrase:
        """Return a building or a plot with its owner."""
        if owner == NONE:
            return Phrase("about-public", {"building": name})
        return Phrase("about-yours" if owner == self.seat else "about-theirs", {"building": name, "owner": owner})

    def _tiles_here(self, square: int) -> list[Saying]:
        """K6.1, K13.1: what own tiles would score on a square, and how much more the buildings beside it."""
        found = []
        for tile in self.state.slots[self.seat]:
            gains, name = self._gains(square, tile), self.pack.tiles[tile].name
            points = gains.get(self.seat, {}).pop(square, 0)
            others = [
                Phrase("about-scores-more", {"building": self._owned(owner, self._tile_at(at)), "points": gain})
                for owner, there in gains.items()
                for at, gain in there.items()
            ]
            # A public tile scores nothing itself, so 0 goes without saying.
            if others:
                more = Phrases(others, ", ")
                found.append(Phrase("about-tile-here-more", {"building": name, "points": points, "others": more}))
            elif self.pack.tile_guild[tile] != NONE:
                found.append(Phrase("about-tile-here", {"building": name, "points": points}))
        return [Phrase("about-tiles-here", {"tiles": Phrases(found, ", ")})] if found else []

    def _tile_at(self, square: int) -> str:
        """Return the name of the building on a square."""
        return self.pack.tiles[self.state.town[square]].name

    def _scores(self, square: int) -> list[Saying]:
        """K7.1, K13.1: which buildings would score more if the tile were built on a plot."""
        step, found = self.state.agenda[-1], []
        assert isinstance(step, ChooseSite)
        for owner, gains in self._gains(square, step.tile).items():
            for at, points in gains.items():
                tile = step.tile if at == square else self.state.town[at]
                building = self._owned(owner, self.pack.tiles[tile].name)
                found.append(Phrase("about-scores-more", {"building": building, "points": points}))
        return [Phrase("about-scores", {"tiles": Phrases(found, ", ")})] if found else []

    def _gains(self, square: int, tile: int) -> dict[int, dict[int, int]]:
        """Return by owner and square how much more buildings would score with a tile there (K13.1)."""
        after, found = self.state.copy(), dict[int, dict[int, int]]()
        after.town[square] = tile
        after.owners[square] = NONE if self.pack.tile_guild[tile] == NONE else self.seat
        for at in (square, *self.state.side.town.neighbours[square]):
            owner = after.owners[at]
            if owner != NONE and after.town[at] != NONE:
                # The tile itself scored nothing before; its neighbours did.
                points = building_points(after, at) - (building_points(self.state, at) if at != square else 0)
                if points:
                    found.setdefault(owner, {})[at] = points
        return found

    def _build_cost(self, tile: int) -> Saying:
        """K7.1-2: what building a tile would cost today."""
        guild = self.pack.tile_guild[tile]
        if guild != NONE and self.state.crossed_out(guild):
            return Phrase("about-red-x", {"commodity": COMMODITY_NAMES[guild]})
        return Phrase("about-build-cost", {"price": wood_of(self.state, tile, CARD) * self.state.price(WOOD)})

    def _house(self, guild: int, message: str) -> list[Saying]:
        """K7.4, K7.8: what lies under the leftmost house of a guild's row, if one is left."""
        row = NONE if guild == NONE else self.state.row_of(self.seat, guild)
        if row == NONE or not self.state.houses[row]:
            return []
        return [Phrase(message, {"gift": _effects(self.pack.effect_lists[next_house(self.state, row)])})]

    def _column(self, guild: int) -> list[Saying]:
        """K12.3: what red patricians would pay more for a column that a house is the last to leave."""
        if not empties_column(self.state, self.seat, guild):
            return []
        seated = self.state.council[RED]
        return [Phrase("about-column", {"seated": seated, "points": max(1, seated) * self.pack.patrician_pay[RED]})]

    def _mine(self, space: int) -> list[Saying]:
        """K13.2: the stars of the row with the mine, and what its places would pay."""
        step, row = self.state.agenda[-1], self.state.side.mines.row_of[space]
        assert isinstance(step, Dig)
        stars, total = stars_in_row(self.state, row)
        # As if the mine were there already: its stars also raise what the row is worth.
        own, all_ = (count + self.pack.mine_stars[step.tile] for count in (stars[self.seat], total))
        pays = "/".join(str(points) for points in row_values(self.pack, all_) if points) or "0"
        others = [
            Phrase("scene-row-stars", {"seat": seat, "stars": count})
            for seat, count in enumerate(stars)
            if seat != self.seat and count
        ]
        place = Phrase("about-row", {"row": row + 1, "stars": own, "all": all_, "pays": pays})
        return [place, *([Phrase("about-rivals", {"stars": Phrases(others, ", ")})] if others else [])]

    def _patrician(self, colour: int) -> Saying:
        """K12.3: what a patrician would pay everybody in the present position, and how often it still will."""
        state = self.state
        # The scoring of this round is still to come while people choose.
        times = sum(round >= state.round for round in state.track.patrician_scoring)
        points = [patrician_points(state, seat, colour) for seat in range(state.seats)]
        pays = [Phrase("scene-pays", {"seat": seat, "points": paid}) for seat, paid in enumerate(points)]
        return Phrase("about-patrician", {"times": times, "pays": Phrases(pays)})

    def _goods(self, guild: int, message: str) -> Saying:
        """K1.9: what a guild makes, at today's price."""
        price = self.state.price(guild)
        return Phrase(message, {"guild": GUILD_NAMES[guild], "commodity": COMMODITY_NAMES[guild], "price": price})

    def _action(self, choice: Choice, action: int) -> list[Saying]:
        """K2.2: what an action would do."""
        state = self.state
        if action == JOKER_ACTION:
            return [self._opened(choice)]
        if action == INCOME:
            return self._earnings()
        if action == MINE:
            return [Phrase("about-mine", {"tiles": self.pack.draws[state.technology]})]
        if action != BARBARA_ACTION:
            return []
        if state.barbara == len(self.pack.barbara_tiles):
            return [Description("barbara-complete")]
        # Who uses a pelican does not pay the tile's tax (K9.1), so it is left out here.
        tile = self.pack.barbara_tiles[state.barbara]
        return [_effects([*tile.fixed_effects, *tile.middle_effects])]

    def _opened(self, joker: Choice) -> Saying:
        """K10.1: the actions that the Joker opens, each with what it would cost or bring."""
        after, found = self.state.copy(), list[Saying]()
        apply(after, joker)
        for action in after.options:
            change = telling(after, action, preview(self.game, after, action).changes()).get("groschen")
            if change:
                found.append(Phrase("about-opens-at", {"action": action.name, "cost": changed("groschen", *change)}))
            else:
                found.append(Phrase(action.name))
        return Phrase("about-opens", {"actions": Phrases(found, ", ")})

    def _earnings(self) -> list[Saying]:
        """K8.1-2: what each commodity would earn, and whether a patrician could then be paid."""
        state, first = self.state, self.seat * KINDS
        made, prices = state.production[first : first + KINDS], state.prices()
        found: list[Saying] = [
            Phrase("about-earnings", {"amount": made[kind], "commodity": COMMODITY_NAMES[kind], "price": prices[kind]})
            for kind in range(KINDS)
            if made[kind]
        ]
        found = found or [Phrase("about-no-earnings")]
        can = can_seat(state, state.groschen[self.seat] + state.income(self.seat))
        return [*found, Phrase("about-seat-for-sale", {"price": self.pack.patrician_cost})] if can else found


def _effects(effects: list[Effect]) -> Phrases:
    return Phrases([Phrase(*effect.text()) for effect in effects], " ")


def empties_column(state: KutnaHoraState, seat: int, guild: int) -> bool:
    """K12.3: whether a guild's house is the last of a column, and a red patrician sits where it can be paid for."""
    if not state.council[RED] + state.patrician_pool[RED]:
        return False
    after = state.copy()
    remove_house(after, seat, guild)
    return empty_columns(after, seat) > empty_columns(state, seat)


def is_depicted(choice: Choice, saying: Saying) -> bool:
    """Whether a tile or a patrician explains it by itself, or the town shows it around a square."""
    if choice.verb in SETTLED:
        return isinstance(saying, Description)
    return isinstance(saying, Phrase) and saying.message in AROUND


def telling(state: KutnaHoraState, choice: Choice, changes: dict[str, tuple[int, int]]) -> dict[str, tuple[int, int]]:
    """Leave out of a preview what the option names itself, and what would mislead."""
    hidden, step = set[str](), state.agenda[-1]
    price = {**step.terms(state), **step.option_terms(state, choice)}.get("price", 0)
    if choice.verb == "tax":
        hidden |= {"groschen", "reputation"}
    if price and changes.get("groschen") == (-int(price), -int(price)):
        hidden.add("groschen")
    if changes.get("tax_due") == changes.get("tax"):
        hidden.add("tax_due")
    action = _action_of(state, choice)
    if action == MINE:
        # Only the permit for a miner is known before the tile is drawn, and not the wood.
        hidden.add("groschen")
    if action in {PLOT, RIGHTS} and state.round < state.track.rounds:
        # What is left over is a point (K13.5), but most of it is used before the end.
        hidden.add("final_points")
    return {name: change for name, change in changes.items() if name not in hidden}


def _action_of(state: KutnaHoraState, choice: Choice) -> int:
    """Return the action that an option takes or completes, as far as its preview is concerned."""
    if choice.verb == "play":
        return state.pack.halves[choice.value].action
    return {"action": choice.value, "plot": PLOT, "rights": RIGHTS}.get(choice.verb, NONE)


def _caution(id: str, **terms: int | str) -> list[Caution]:
    return [Caution(id, f"warning-{id}", terms)]


def expected_groschen(state: KutnaHoraState, seat: int) -> int:
    """Return the groschen that a seat can have for the tax, if it takes all the income it still can."""
    pack, actions = state.pack, {INCOME, JOKER_ACTION}
    if state.barbara < len(pack.barbara_tiles) and state.pelicans[seat]:
        gifts = pack.barbara_tiles[state.barbara].middle_effects
        if any(gift.verb == "income_actions" for gift in gifts):
            # The current tile may be the one that gives income (K9.3).
            actions.add(BARBARA_ACTION)
    hand = [card for card in pack.cards if state.hand[seat * len(pack.cards) + card.index]]
    able = [card for card in hand if any(half.action in actions for half in card.halves)]
    return state.groschen[seat] + min(state.plays_left(seat), len(able)) * state.income(seat)


def unpaid_tax(state: KutnaHoraState, seat: int, choice: Choice) -> list[Caution]:
    """K12.2: a choice after which the tax of this round, as it is now, can no longer be paid."""
    if isinstance(state.agenda[-1], PayTax) or not state.round or expected_groschen(state, seat) < tax_due(state, seat):
        return []
    then, loss = state.copy(), tax_penalty(state)
    # Watched, because only the log tells whether the tax was not paid on the way.
    then.events = []
    apply(then, choice)
    for event in then.events:
        if event.kind is TAX_NOT_PAID and event.seat == seat:
            return _caution("tax", due=event.values[0], groschen=then.groschen[seat], reputation=loss)
    due, left = tax_due(then, seat), expected_groschen(then, seat)
    # The tax of this round is behind, so nothing can be too late for it.
    is_over = then.round != state.round or then.over
    return [] if is_over or left >= due else _caution("tax", due=due, groschen=left, reputation=loss)


def futile_mining(state: KutnaHoraState, seat: int, choice: Choice) -> list[Caution]:
    """K4.7: mining without the groschen for any space, or a permit that leaves too little."""
    is_mine = choice.verb == "play" and state.pack.halves[choice.value].action == MINE
    is_mine = is_mine or (choice.verb == "action" and choice.value == MINE)
    if not is_mine and not (choice.verb == "refill" and choice.value):
        return []
    then, cheapest = state.copy(), cheapest_space(state)
    # An empty pool takes a permit first, and its price is missing for the wood (K4.1).
    if not is_mine or not state.pool[seat]:
        then.groschen[seat] -= state.price(PERMITS)
    if can_dig(then, seat, CARD):
        return []
    if cheapest == NONE:
        return _caution("no-space")
    price = wood_for(then, cheapest, CARD) * then.price(WOOD)
    return _caution("mine-dear", price=price, groschen=then.groschen[seat])


def idle_card(state: KutnaHoraState, seat: int, choice: Choice) -> list[Caution]:
    """K2.3: a card for no effect that could bring income, or use a pelican."""
    if choice.verb != "rest":
        return []
    actions, income = [half.action for half in state.pack.cards[choice.value].halves], state.income(seat)
    if INCOME in actions and income:
        return _caution("rest-income", card=choice.name, groschen=income)
    wasted = BARBARA_ACTION in actions and state.pelicans[seat] > 0 and cathedral_helps(state, seat)
    return _caution("rest-barbara", card=choice.name) if wasted else []


def cathedral_helps(state: KutnaHoraState, seat: int) -> bool:
    """K9.1: whether the current tile of the cathedral would do anything for a seat."""
    pack = state.pack
    if state.barbara == len(pack.barbara_tiles):
        # After the last tile a pelican always brings reputation (K9.2).
        return True
    tile = pack.barbara_tiles[state.barbara]
    return any(effect.possible(state, seat) for effect in [*tile.fixed_effects, *tile.middle_effects])


def declined_gift(state: KutnaHoraState, seat: int, choice: Choice) -> list[Caution]:
    """K7.4, K9.1: declining something free that can do no harm."""
    step, pack = state.agenda[-1], state.pack
    if choice is pack.remove:
        dug = isinstance(step, Dig) and step.origin == TECHNOLOGY and len(state.options) > 1
        return _caution("remove-technology") if dug else []
    if choice is pack.leave:
        free = isinstance(step, PickMine) and not is_paid(step.origin) and len(state.options) > 1
        return _caution("leave-free") if free else []
    gift = isinstance(step, GainForPairs | ScoreBuilding | TakeRights)
    gift = gift or (isinstance(step, Accept) and step.action == INCOME and state.income(seat) > 0)
    return _caution("decline-free") if choice is pack.decline and gift else []


def useless_rights(state: KutnaHoraState, seat: int, choice: Choice) -> list[Caution]:
    """K7.2, K7.8: rights to a tile without a house for it; in the last round a tile is at least a point (K13.5)."""
    if choice.verb != "rights" or state.round == state.track.rounds:
        return []
    return _caution("rights-no-house", building=choice.name) if lacks_house(state, seat, choice.value) else []


# A caution is shown before a choice is made, and only where the choice is almost surely a mistake: people stop reading
# warnings that are often wrong.
CHECKS: Final[list[Callable[[KutnaHoraState, int, Choice], list[Caution]]]] = [
    unpaid_tax,
    futile_mining,
    idle_card,
    declined_gift,
    useless_rights,
]
