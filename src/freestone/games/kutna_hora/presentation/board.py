"""The game board: the town, the mines and the town hall."""

from functools import cache, lru_cache
from typing import Final

from freestone.games.kutna_hora.boards import LETTERS
from freestone.games.kutna_hora.cards import MineTile
from freestone.games.kutna_hora.names import CARD, COLOURS, GUILD_NAMES, KINDS, NONE, TECHNOLOGY, WOOD
from freestone.games.kutna_hora.presentation import faces
from freestone.games.kutna_hora.presentation.canvas import Board, Canvas, Part, house, marker, miner, row
from freestone.games.kutna_hora.steps.barbara import ScoreBuilding
from freestone.games.kutna_hora.steps.building import ChooseSite
from freestone.games.kutna_hora.steps.end_of_game import building_points, row_values, stars_in_row
from freestone.games.kutna_hora.steps.mine import Dig, PickMine, is_open, wood_for
from freestone.games.kutna_hora.steps.plot import ClaimPlot, open_squares, plot_prices
from freestone.games.kutna_hora.steps.rights import hidden_tiles, price_at
from freestone.pictures import CARD as PAPER
from freestone.pictures import SOFT, Anchor, Drawing, blot, colour, counter, group, icon, outline, scaled, text, wash
from freestone.presentation.canvas import moved, sized, slot

ASIDE: Final = {"top": (0, -1), "right": (1, 0), "bottom": (0, 1), "left": (-1, 0)}
# How far a village lies beyond the edge of its square.
EDGE: Final = 12
# How mine tiles that are drawn look, and how large one is if it need not share the sky with many others.
DRAWN: Final = (44, 44)
MOST_DRAWN: Final = 70
FRAME: Final = f'<path d="{outline(*DRAWN, 6, 3, 0.6)}" fill="none" stroke="{colour("gold")}" stroke-width="3"/>'


class Town(Board):
    """The town: free squares with their prices, plots, buildings with their houses, and the villages on the edge."""

    art = "town"
    shows = ("near", "owners", "rows", "town")
    heeds = (ScoreBuilding, ChooseSite, ClaimPlot)

    def __init__(self, canvas: Canvas) -> None:
        super().__init__(canvas)
        self.grid = self.state.side.town
        self.squares = self.pack.boards.squares

    def ground(self) -> str:
        """Return the squares that this pack has."""
        return town_ground(self.drawing, self.grid.rows, self.grid.columns)

    def reads(self) -> list[object]:
        """Return everything that the panel is drawn from."""
        return [*super().reads(), self._reputation()]

    def portions(self) -> list[Part]:
        """Return the villages, which never change, and everything that lies above them."""
        return [("villages", list, self._draw_villages), *super().portions()]

    def draw(self) -> None:
        """Put squares, buildings and markers."""
        step, state = self.step, self.state
        verb = "score" if isinstance(step, ScoreBuilding) else "site" if isinstance(step, ChooseSite) else "plot"
        prices = self._prices()
        for square in self.grid.squares:
            choice = f"{verb}:{self.squares[square]}"
            if state.town[square] == NONE:
                self._draw_square(square, prices.get(square, NONE), choice)
            else:
                self._draw_building(square, choice)
        # Markers after all squares, so that they lie above them.
        for seat in range(state.seats):
            for square, number in self.canvas.markers(seat).items():
                name = self.say("scene-plot", square=self.squares[square], owner=seat)
                at, id = sized(self._square(square), 28, 34), f"marker-{seat}-{number}"
                self.put(id, at, marker(seat, 32), name, rule="K6.2", kind=f"marker-{seat}")

    def _square(self, square: int) -> Anchor:
        at = slot(self.at("squares"), len(self.grid.squares), self.grid.squares.index(square), self.grid.columns)
        return sized(at, at.width - 3, at.height - 3)

    def _prices(self) -> dict[int, int]:
        """Return the prices of the open squares for the seat that decides, or else for the viewer (K6.1)."""
        state, step = self.state, self.step
        origin = step.origin if isinstance(step, ClaimPlot) else CARD
        squares = open_squares(state, origin)
        return dict(zip(squares, plot_prices(state, squares, self._reputation(), origin), strict=True))

    def _reputation(self) -> int:
        """Return the reputation that plot prices depend on; somebody who only watches sees the usual price."""
        seat = self.step.seat if isinstance(self.step, ClaimPlot) else self.canvas.viewer
        return self.pack.reputation_start if seat is None else self.state.reputation[seat]

    def _draw_square(self, square: int, price: int, choice: str) -> None:
        """K6.1: a free square, with today's price if it may be claimed."""
        name, owner, art = self.squares[square], self.state.owners[square], ""
        if owner != NONE:
            words = self.say("scene-plot", square=name, owner=owner)
        elif price != NONE:
            words = self.say("scene-square-open", square=name, price=price)
            art = faces.lot(price, isinstance(self.step, ClaimPlot))
        else:
            words = self.say("scene-square", square=name)
        self.put(f"square-{name}", self._square(square), art, words, choice=choice, rule="K6.1")

    def _draw_building(self, square: int, choice: str) -> None:
        """K7: a building with the house of its owner; public ones belong to nobody."""
        state, at, place = self.state, self._square(square), self.squares[square]
        tile, owner = self.pack.tiles[state.town[square]], state.owners[square]
        if isinstance(self.step, ClaimPlot | ChooseSite):
            # The square is refused, not the building, whose dots matter now: so nothing of it is faded.
            self.put(f"square-{place}", at, "", self.say("scene-square", square=place), choice=choice, rule="K6.1")
            choice = ""
        title, tip = self.say("scene-in-town", building=tile.name), self.explain(tile.name)
        art = faces.in_town(tile, title, at.width, at.height)
        if owner == NONE:
            name = self.say("scene-public", building=tile.name, square=place)
            self.put(tile.name, at, art, name, tip=tip, choice=choice, rule="K13.1")
            return
        points = building_points(state, square)
        name = self.say("scene-building", building=tile.name, square=place, owner=owner, points=points)
        self.put(tile.name, at, art, name, tip=tip, choice=choice, rule="K13.1")
        y, room = faces.town_middle(title, at.width, at.height)
        size, kind = min(0.4 * at.width, room), f"house-{owner}-{state.rows[owner * KINDS + tile.guild]}"
        spot, id = moved(at, -0.24 * at.width, y), f"{kind}-{self.pack.stacks[tile.guild].index(tile.index)}"
        name = self.say("scene-house-of", owner=owner)
        self.put(id, sized(spot, size, size), house(owner, size), name, rule="K7.4", kind=kind)

    def _draw_villages(self) -> None:
        """K13.1: dots beyond the edge count as neighbours."""
        for square, side, dots in self.grid.edge:
            at, (right, down) = self._square(square), ASIDE[side]
            place = moved(at, right * (at.width / 2 + EDGE), down * (at.height / 2 + EDGE))
            amounts = [(name, amount) for name, amount in zip(COLOURS, dots, strict=True) if amount]
            colours = self.canvas.words.listing(self.say(f"scene-dot-{name}") for name, _ in amounts)
            name = self.say("scene-village", square=self.squares[square], colours=colours)
            art = _village(tuple(name for name, amount in amounts for _ in range(amount)))
            self.put(f"village-{self.squares[square]}-{side}", sized(place, 22, 20), art, name, rule="K13.1")


@cache
def town_ground(drawing: Drawing, rows: int, columns: int) -> str:
    """Return the lots of the town, their coordinates on the edge, and what grows on them."""
    places = [slot(drawing.at("squares"), rows * columns, at, columns) for at in range(rows * columns)]
    lots = ""
    for seed, at in enumerate(places):
        edge = outline(at.width - 4.5, at.height - 4.5, 6, seed + 3, 1.1)
        green = f'<path d="{edge}" fill="{colour("leaf")}" opacity="{0.33 + 0.02 * (seed * 7 % 5):g}"/>'
        line = f'<path d="{edge}" fill="none" stroke="{SOFT}" stroke-width=".8" stroke-dasharray="4 3"/>'
        lots += group(at.x, at.y, f'<path d="{edge}" fill="{colour("paper")}"/>{green}{line}')
    names = [(at, 11.0, -8, LETTERS[column]) for column, at in enumerate(places[:columns])]
    names += [(at, -12.5, 14, str(number + 1)) for number, at in enumerate(places[::columns])]
    return (
        lots
        + drawing.parts["sketches"]
        + "".join(
            text(at.x - at.width / 2 + right, at.y - at.height / 2 + down, name, 15, fill=SOFT, italic=True)
            for at, right, down, name in names
        )
    )


@cache
def _village(names: tuple[str, ...]) -> str:
    ground = wash(22, 20, PAPER, line=colour("ink-soft"), corner=6, weight=0.8)
    step = 10 if len(names) > 1 else 0
    found = [icon(f"dot-{name}", (at - (len(names) - 1) / 2) * step, 0, 15) for at, name in enumerate(names)]
    return ground + "".join(found)


class Mines(Board):
    """The mines: rocks, tiles with their miners, open spaces with their cost, the stack and the tiles drawn."""

    art = "mines"
    shows = ("miners", "mines")

    def __init__(self, canvas: Canvas) -> None:
        super().__init__(canvas)
        self.grid = self.state.side.mines
        self.spaces = self.pack.boards.spaces

    def ground(self) -> str:
        """Return the spaces that this pack has."""
        return mines_ground(self.drawing, self.grid.rows, self.grid.columns)

    def portions(self) -> list[Part]:
        """Return everything underground, then the stacks above; of the prices only that of wood shows."""
        state = self.state
        return [
            ("spaces", lambda: [state.mines, state.miners, state.event, state.price(WOOD)], self._draw_spaces),
            ("rows", self.reads, self._draw_rows),
            (
                "stacks",
                lambda: [*self.canvas.fields(("mine_discards", "mine_stack", "technology")), self.canvas.asked(Dig)],
                self._draw_stacks,
            ),
            ("drawn", lambda: [state.drawn, self.canvas.asked(PickMine)], self._draw_drawn),
        ]

    def _draw_spaces(self) -> None:
        self._draw_entrances()
        for space in self.grid.spaces:
            self._draw_space(space)

    def _draw_rows(self) -> None:
        for number in range(self.grid.rows):
            self._draw_row(number)
        for seat in range(self.state.seats):
            name, kind = self.say("scene-miner", owner=seat), f"miner-{seat}"
            for space, number in self.canvas.miners(seat).items():
                at = self._space(space)
                spot = sized(moved(at, at.width / 2 - 9, -8.5), 18, 26)
                self.put(f"{kind}-{number}", spot, miner(seat, 24), name, rule="K4.5", kind=kind)

    def _space(self, space: int) -> Anchor:
        at = slot(self.at("spaces"), len(self.grid.spaces), self.grid.spaces.index(space), self.grid.columns)
        return sized(at, at.width - 2, at.height - 2)

    def _draw_entrances(self) -> None:
        """K4.3: a head frame above every entrance."""
        for space in self.grid.spaces:
            wood, name = self.grid.entrance[space], self.spaces[space]
            if wood:
                at = self._space(space)
                foot = Anchor(at.x, at.y - at.height / 2 - 1, 28, 20)
                words = self.say("scene-entrance", space=name, wood=wood)
                self.put(f"entrance-{name}", foot, self.drawing.parts["headframe"], words, rule="K4.4")

    def _draw_space(self, space: int) -> None:
        """K4.3-5: a rock, a mine, or a free space with the wood that it costs if it is open."""
        state, name, at = self.state, self.spaces[space], self._space(space)
        tile, choice = state.mines[space], f"mine:{name}"
        if tile == NONE:
            words, art = self.say("scene-space", space=name), ""
            if is_open(state, space):
                wood = wood_for(state, space, CARD)
                words = self.say("scene-space-open", space=name, wood=wood, price=wood * state.price(WOOD))
                art = _opening(name, wood, at.width, at.height)
            self.put(f"space-{name}", at, art, words, choice=choice, rule="K4.3")
        elif tile in self.pack.rock_tiles:
            art = faces.rock(self.pack.mine_stars[tile], at.width, at.height, space + 3)
            words = self.say("scene-rock", rock=self.pack.mine_names[tile], space=name)
            self.put(f"rock-{name}", at, art, words, choice=choice, rule="K1.4")
        else:
            mine, owner = self._tile(tile), state.miners[space]
            words = self.say("scene-mine", mine=mine.name, space=name, owner=owner)
            art, tip = faces.mine(mine, at.width, at.height), self.explain(mine.name)
            self.put(mine.name, at, art, words, tip=tip, choice=choice, rule="K4.5")

    def _tile(self, tile: int) -> MineTile:
        mines = self.pack.mine_tiles
        # Technology tiles are numbered after the mine tiles.
        return mines[tile] if tile < len(mines) else self.pack.technology_mines[tile - len(mines)]

    def _draw_row(self, number: int) -> None:
        """K13.2: all stars of a row, and what its places pay."""
        stars, total = stars_in_row(self.state, number)
        pays = "/".join(str(value) for value in row_values(self.pack, total))
        own = [self.say("scene-row-stars", seat=seat, stars=found) for seat, found in enumerate(stars) if found]
        name = self.say("scene-mine-row", row=number + 1, stars=total, pays=pays)
        art = row([(str(total), "star")], 0, -9, 16) + text(0, 15, pays, 14.5, bold=True)
        id = f"mine-row-{number + 1}"
        self.put(id, self.at(f"row-{number + 1}"), art, name, tip=", ".join(own), rule="K13.2")

    def _draw_stacks(self) -> None:
        """K4.2, K7.6: the mine tiles left and discarded, how many are drawn, and the technology tiles left."""
        state, pack, step = self.state, self.pack, self.step
        tiles, draws = state.mine_stack.total, pack.draws[state.technology]
        name = self.say("scene-mine-stack", tiles=tiles, discards=state.mine_discards.total)
        self.put("mine-stack", self.at("stack"), counter("stack", tiles, size=22), name, choice="leave", rule="K4.2")
        name = self.say("scene-technology", draws=draws, left=len(pack.technology_tiles) - state.technology)
        choice = "remove" if isinstance(step, Dig) and step.origin == TECHNOLOGY else ""
        art = counter("technology", draws, size=22)
        self.put("technology", self.at("technology"), art, name, choice=choice, rule="K7.6")

    def _draw_drawn(self) -> None:
        """K4.2: the drawn tiles, before one is chosen or placed."""
        area, drawn = self.at("drawn"), self.state.drawn
        size = min(MOST_DRAWN, area.width / max(1, len(drawn)) - 4)
        for number, index in enumerate(drawn):
            tile, at = self._tile(index), moved(area, (number - (len(drawn) - 1) / 2) * (size + 4), 0)
            at, art = sized(at, size, size), scaled(size / DRAWN[0], faces.mine(tile, *DRAWN), FRAME)
            name, tip = self.say("scene-drawn", mine=tile.name), self.explain(tile.name)
            choice = f"pick:{tile.id}" if isinstance(self.step, PickMine) else ""
            self.put(tile.name, at, art, name, tip=tip, choice=choice, rule="K4.2")


@cache
def mines_ground(drawing: Drawing, rows: int, columns: int) -> str:
    """Return the spaces of the mines; only open ones show their names."""
    area, found = drawing.at("spaces"), ""
    for number in range(rows * columns):
        at = slot(area, rows * columns, number, columns)
        edge = outline(at.width - 3, at.height - 3, 7, number + 13, 1.4)
        rock = f'<path d="{edge}" fill="{colour("night")}" opacity=".1"/>'
        line = f'<path d="{edge}" fill="none" stroke="{SOFT}" stroke-width=".8" stroke-dasharray="3 3" opacity=".8"/>'
        found += group(at.x, at.y, rock + line)
    return found


@lru_cache(64)
def _opening(name: str, wood: int, width: float, height: float) -> str:
    """Return an open space: light falls in, on its name and the wood that it costs."""
    art = blot(width - 4, height - 4, colour("paper"), seed=wood, opacity=0.75)
    return art + text(0, -8, name, 13, fill=SOFT, italic=True) + row([(str(wood), "wood")], 0, 7, 17)


class Hall(Board):
    """The town hall: three rows of stacks, their top tiles, and what the rights to them cost today."""

    art = "hall"
    shows = ("arms", "hall", "hidden", "levels", "tops")

    def draw(self) -> None:
        """Put the prices above their columns, and the top tiles."""
        state, pack = self.state, self.pack
        for column in range(pack.hall_columns):
            permits, price = pack.hall_permits[column], price_at(state, column)
            cost = [(str(permits), "permit"), ("=", "")] if permits else []
            art = row([*cost, (str(price), "groschen")], 0, 0, 19)
            name = self.say("scene-rights", permits=permits, price=price)
            self.put(f"rights-{column}", self.at(f"price-{column}"), art, name, rule="K1.3")
        for at, stack in enumerate(state.hall):
            if stack != NONE and state.tops[stack] != NONE:
                self._draw_stack(at, stack)

    def _draw_stack(self, at: int, stack: int) -> None:
        """K5.1: the top tile of a stack."""
        state, (line, column) = self.state, divmod(at, self.pack.hall_columns)
        tile, left = self.pack.tiles[state.tops[stack]], len(hidden_tiles(state, stack)) + 1
        guild = GUILD_NAMES[tile.guild] if tile.guild != NONE else "scene-public-guild"
        stopped = tile.guild != NONE and state.crossed_out(tile.guild)
        place, choice = self.at(f"stack-{line}-{column}"), f"rights:{tile.id}"
        art = faces.building(tile, self.tile_name(tile), left, stopped, place.width - 2, place.height - 2)
        name = self.say("scene-offer", building=tile.name, guild=guild, left=left, price=price_at(state, at))
        tip = self.explain(tile.name)
        self.put(tile.name, place, art, name, tip=tip, choice=choice, rule="K5.1")
