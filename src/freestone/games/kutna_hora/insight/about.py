"""What sets one option apart from the others: what lies beside it and what it would be worth as things stand."""

from freestone.core.choice import Choice
from freestone.core.engine import apply
from freestone.core.game import Game
from freestone.core.preview import preview
from freestone.games.kutna_hora.names import (
    BARBARA_ACTION,
    CARD,
    COLOURS,
    COMMODITY_NAMES,
    DOTS,
    GUILD_NAMES,
    HOUSE_ROWS,
    INCOME,
    JOKER_ACTION,
    KINDS,
    MINE,
    NONE,
    ROWS,
    WOOD,
)
from freestone.games.kutna_hora.state import KutnaHoraState
from freestone.games.kutna_hora.steps.building import ChooseSite, wood_of
from freestone.games.kutna_hora.steps.end_of_game import building_points, stars_in_row
from freestone.games.kutna_hora.steps.end_of_round import patrician_points
from freestone.games.kutna_hora.steps.mine import Dig
from freestone.words import Words


class About:
    """Speaks of the options of one decision to the seat that decides."""

    def __init__(self, game: Game[KutnaHoraState], state: KutnaHoraState, words: Words, seat: int) -> None:
        self.game = game
        self.state = state
        self.pack = state.pack
        self.words = words
        self.seat = seat

    def of(self, choice: Choice) -> list[str]:
        """Return what to know of an option besides its price and what it changes."""
        match choice.verb:
            case "plot":
                return self._plot(choice.value)
            case "site":
                return self._site(choice.value)
            case "rights":
                return [self._build_cost(choice.value), *self._house(self.pack.tile_guild[choice.value])]
            case "build":
                return self._house(self.pack.tile_guild[choice.value])
            case "house" | "convert":
                return self._house(choice.value, "about-house-lost")
            case "mine":
                return self._mine(choice.value)
            case "patrician":
                return [self._patrician(choice.value)]
            case "set":
                return [self._goods(guild, "about-guild-makes") for guild in self.pack.combinations[choice.value]]
            case "guild":
                return [self._goods(choice.value, "about-makes")]
            case "play":
                return self._action(choice, self.pack.halves[choice.value].action)
            case "action":
                return self._action(choice, choice.value)
        return []

    def _plot(self, square: int) -> list[str]:
        """K6.1, K13.1: what stands next to a square, and what one's tiles would score there."""
        tiles = [text for tile in self.state.slots[self.seat] for text in self._tile_here(square, tile)]
        told = [self.words.text("about-tiles-here", tiles=", ".join(tiles))] if tiles else []
        return [*self._around(square), *told]

    def _tile_here(self, square: int, tile: int) -> list[str]:
        """Return what one's buildings would score more with a tile there; a public one may score nothing."""
        points = sum(self._gains(square, tile).get(self.seat, {}).values())
        if not points and self.pack.tile_guild[tile] == NONE:
            return []
        return [self.words.text("about-tile-here", building=self.pack.tiles[tile].name, points=points)]

    def _site(self, square: int) -> list[str]:
        """K7.1, K13.1: what stands next to a plot, and which buildings would score how much more."""
        step = self.state.agenda[-1]
        assert isinstance(step, ChooseSite)
        scores = []
        for owner, gains in self._gains(square, step.tile).items():
            for at, points in gains.items():
                tile = step.tile if at == square else self.state.town[at]
                building = self._owned(owner, self.pack.tiles[tile].name)
                scores.append(self.words.text("about-scores-more", building=building, points=points))
        told = [self.words.text("about-scores", tiles=", ".join(scores))] if scores else []
        return [*self._around(square), *told]

    def _gains(self, square: int, tile: int) -> dict[int, dict[int, int]]:
        """Return by owner and square what buildings would score more for their dots with a tile there (K13.1)."""
        after = self.state.copy()
        after.town[square] = tile
        after.owners[square] = NONE if self.pack.tile_guild[tile] == NONE else self.seat
        found: dict[int, dict[int, int]] = {}
        for at in (square, *self.state.side.town.neighbours[square]):
            owner = after.owners[at]
            if owner != NONE and after.town[at] != NONE:
                before = building_points(self.state, at) if at != square else 0
                points = building_points(after, at) - before
                if points:
                    found.setdefault(owner, {})[at] = points
        return found

    def _around(self, square: int) -> list[str]:
        """Return the buildings and plots next to a square, and the dots there by colour, villages included."""
        town, state = self.state.town, self.state
        beside = [at for at in state.side.town.neighbours[square] if town[at] != NONE or state.owners[at] != NONE]
        names = ", ".join(self._neighbour(at) for at in beside)
        near = self.words.text("about-beside", buildings=names) if names else self.words.text("about-alone")
        dots = ", ".join(self._dots(square, [town[at] for at in beside if town[at] != NONE]))
        return [near, *([self.words.text("about-dots", dots=dots)] if dots else [])]

    def _neighbour(self, square: int) -> str:
        tile = self.state.town[square]
        name = self.words.text("about-plot") if tile == NONE else self.pack.tiles[tile].name
        return self._owned(self.state.owners[square], name)

    def _owned(self, owner: int, name: str) -> str:
        """Return a building or a plot with whose it is."""
        if owner == NONE:
            return self.words.text("about-public", building=name)
        return self.words.text("about-yours" if owner == self.seat else "about-theirs", building=name, owner=owner)

    def _dots(self, square: int, tiles: list[int]) -> list[str]:
        """Return how many dots of each colour lie around a square."""
        village = self.state.side.town.villages[square]
        counts = [village[kind] + sum(self.pack.tile_dots[tile][kind] for tile in tiles) for kind in range(DOTS)]
        return [
            self.words.text(f"about-dots-{colour}", count=count)
            for colour, count in zip(COLOURS, counts, strict=True)
            if count
        ]

    def _build_cost(self, tile: int) -> str:
        """K7.1-2: what building a tile would cost today."""
        guild = self.pack.tile_guild[tile]
        if guild != NONE and self.state.crossed_out(guild):
            return self.words.text("about-red-x", commodity=COMMODITY_NAMES[guild])
        return self.words.text("about-build-cost", price=wood_of(self.state, tile, CARD) * self.state.price(WOOD))

    def _house(self, guild: int, message: str = "about-house") -> list[str]:
        """K7.4, K7.8: what lies under the leftmost house of a guild's row; nothing if there is none."""
        row = NONE if guild == NONE else self.state.row_of(self.seat, guild)
        if row == NONE or not self.state.houses[row]:
            return []
        number = self.pack.house_columns - self.state.houses[row] + 1
        return [self.words.text(message, gift=self.words.card(f"house-{ROWS[row % HOUSE_ROWS]}-{number}"))]

    def _mine(self, space: int) -> list[str]:
        """K13.2: the stars of the row with the mine, and what its places would pay."""
        step, row = self.state.agenda[-1], self.state.side.mines.row_of[space]
        assert isinstance(step, Dig)
        stars, total = stars_in_row(self.state, row)
        own, all_ = (count + self.pack.mine_stars[step.tile] for count in (stars[self.seat], total))
        values = self.pack.row_points[min(all_, len(self.pack.row_points) - 1)]
        pays = "/".join(str(points) for points in values if points) or "0"
        others = [
            self.words.text("scene-row-stars", seat=seat, stars=count)
            for seat, count in enumerate(stars)
            if seat != self.seat and count
        ]
        place = self.words.text("about-row", row=row + 1, stars=own, all=all_, pays=pays)
        return [place, *([self.words.text("about-rivals", stars=", ".join(others))] if others else [])]

    def _patrician(self, colour: int) -> str:
        """K12.3: what a patrician would pay everybody as things stand, and how often it still will."""
        state = self.state
        times = sum(round >= state.round for round in state.track.patrician_scoring)
        points = [patrician_points(state, seat, colour) for seat in range(state.seats)]
        pays = [self.words.text("scene-pays", seat=seat, points=paid) for seat, paid in enumerate(points)]
        return self.words.text("about-patrician", times=times, pays=", ".join(pays))

    def _goods(self, guild: int, message: str) -> str:
        """K1.9: what a guild makes, at today's price."""
        name, commodity, price = GUILD_NAMES[guild], COMMODITY_NAMES[guild], self.state.price(guild)
        return self.words.text(message, guild=name, commodity=commodity, price=price)

    def _action(self, choice: Choice, action: int) -> list[str]:
        """K2.2: what an action would do."""
        if action == JOKER_ACTION:
            return [self._opened(choice)]
        if action == INCOME:
            return [*self._earnings(), *self._seat_for_sale()]
        if action == MINE:
            return [self.words.text("about-mine", tiles=self.pack.draws[self.state.technology])]
        return [self._current_tile()] if action == BARBARA_ACTION else []

    def _opened(self, joker: Choice) -> str:
        """K10.1: the actions that the Joker opens, each with what it would cost or bring."""
        after = self.state.copy()
        apply(after, joker)
        return self.words.text("about-opens", actions=", ".join(self._priced(after, one) for one in after.offered))

    def _priced(self, state: KutnaHoraState, action: Choice) -> str:
        change = preview(self.game, state, action).changes().get("groschen")
        if not change:
            return self.words.name(action.name)
        return self.words.text("about-opens-at", action=action.name, cost=self.words.change("groschen", *change))

    def _earnings(self) -> list[str]:
        """K8.1: what one produces, commodity by commodity."""
        made, prices = self.state.production[self.seat * KINDS : (self.seat + 1) * KINDS], self.state.prices()
        return [
            self.words.text("about-earnings", amount=made[kind], commodity=COMMODITY_NAMES[kind], price=prices[kind])
            for kind in range(KINDS)
            if made[kind]
        ]

    def _seat_for_sale(self) -> list[str]:
        """K8.2: that an Income may be followed by a patrician, if the groschen will suffice."""
        price = self.pack.patrician_cost
        groschen = self.state.groschen[self.seat] + self.state.income(self.seat)
        can = any(self.state.patrician_pool) and groschen >= price
        return [self.words.text("about-seat-for-sale", price=price)] if can else []

    def _current_tile(self) -> str:
        """K9.1: what the current tile does for who uses a pelican; its tax is not part of it."""
        tiles = self.pack.barbara_tiles
        if self.state.barbara == len(tiles):
            return self.words.card("barbara-complete")
        tile = tiles[self.state.barbara]
        texts = [effect.text() for effect in [*tile.fixed_effects, *tile.middle_effects]]
        return " ".join(self.words.text(message, **terms) for message, terms in texts)
