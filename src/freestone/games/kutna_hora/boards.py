"""The two sides of the board: squares of the town, spaces of the mines, and what lies next to what."""

from typing import Final

from freestone.core.pack import Provenance
from freestone.games.kutna_hora import limits
from freestone.games.kutna_hora.names import COLOURS, DOTS, NONE
from freestone.packs.reader import Row

LETTERS: Final = "abcdefghijklmnop"
SIDES: Final = ("large", "small")


class Grid:
    """A rectangle of places. Both sides of the board count with one stride, so that `c4` is one number on either."""

    def __init__(self, row: Row, stride: int, rows: range) -> None:
        self.rows = row.number("rows", rows)
        self.columns = row.number("columns", limits.BOARD_COLUMNS)
        self.stride = stride
        self._known = row.sound
        self.places = [at * stride + column for at in range(self.rows) for column in range(self.columns)]

    def at(self, row: int, column: int) -> int:
        """Return the place in a row and column; NONE outside."""
        inside = 0 <= row < self.rows and 0 <= column < self.columns
        return row * self.stride + column if inside else NONE

    def beside(self, place: int, down: int, right: int) -> int:
        """Return the place so far down and right of another; NONE outside."""
        return self.at(place // self.stride + down, place % self.stride + right)

    def find(self, row: Row, name: str) -> int:
        """Return the place of a name such as c4; one outside is noted, if it is known what is, and NONE."""
        for place in self.places:
            if place_name(place, self.stride) == name:
                return place
        if self._known:
            row.note(f"no place {name!r}; they run from a1 to {place_name(self.places[-1], self.stride)}")
        return NONE


def place_name(place: int, stride: int) -> str:
    """Return the name of a place: its column, a letter, and its row.

    >>> place_name(20, 6)
    'c4'
    """
    return f"{LETTERS[place % stride]}{place // stride + 1}"


def dots_of(row: Row) -> list[int]:
    """Return the dots of a tile or a village by colour."""
    amounts = row.amounts("dots", COLOURS, limits.DOTS)
    return [amounts.get(colour, 0) for colour in COLOURS]


class Town:
    """The squares of the town, their neighbours and the villages: their dots by square, and at which edge they lie."""

    squares: list[int]
    neighbours: list[list[int]]
    villages: list[list[int]]
    edge: list[tuple[int, str, list[int]]]

    def __init__(self, row: Row, stride: int, size: int) -> None:
        grid = Grid(row, stride, limits.TOWN_ROWS)
        self.rows, self.columns = grid.rows, grid.columns
        self.squares = grid.places
        self.neighbours = [[] for _ in range(size)]
        for square in grid.places:
            around = [grid.beside(square, *step) for step in ((-1, 0), (0, 1), (1, 0), (0, -1))]
            self.neighbours[square] = [other for other in around if other != NONE]
        self.villages = [[0] * DOTS for _ in range(size)]
        self.edge = []
        for village in row.tables("villages"):
            square = grid.find(village, village.text("square"))
            side = village.one_of("side", ("top", "right", "bottom", "left"))
            down, right = {"top": (-1, 0), "right": (0, 1), "bottom": (1, 0), "left": (0, -1)}[side]
            outside = grid.beside(square, down, right) == NONE
            village.check(
                outside or square == NONE, f"{place_name(square, stride)} does not lie at the {side} edge of the town"
            )
            dots = dots_of(village)
            self.edge.append((square, side, dots))
            self.villages[square] = [a + b for a, b in zip(self.villages[square], dots, strict=True)]
            village.done()


class Mines:
    """The spaces of the mines: `supports` are the spaces beside and above, whose mines open a space."""

    spaces: list[int]
    supports: list[list[int]]
    entrance: list[int]
    row_of: list[int]

    def __init__(self, row: Row, stride: int, size: int) -> None:
        grid = Grid(row, stride, limits.MINE_ROWS)
        self.grid = grid
        self.rows, self.columns = grid.rows, grid.columns
        self.spaces = grid.places
        self.row_of = [space // stride for space in range(size)]
        self.supports = [[] for _ in range(size)]
        for space in grid.places:
            around = [grid.beside(space, *step) for step in ((0, -1), (0, 1), (-1, 0))]
            self.supports[space] = [other for other in around if other != NONE]
        wood = row.number("entrance_wood", limits.ENTRANCE_WOOD)
        self.entrance = [0] * size
        for name in row.texts("entrances"):
            self.entrance[grid.find(row, name)] = wood
        row.check(any(self.entrance), "entrances names at least one space")

    def rocks(self, row: Row, names: list[str]) -> list[int]:
        """Return the rock spaces of a setup card; no entrance may be blocked and every other space can be reached."""
        rocks = [self.grid.find(row, name) for name in names]
        row.check(len(set(rocks)) == len(rocks), f"a rock space appears twice: {', '.join(names)}")
        for space, name in zip(rocks, names, strict=True):
            row.check(not self.entrance[space], f"rock on the entrance {name}")
        reached = self._reached(rocks)
        lost = [space for space in self.spaces if space not in rocks and space not in reached]
        cut_off = ", ".join(place_name(space, self.grid.stride) for space in lost)
        row.check(not lost, f"the rocks cut off {cut_off}")
        return rocks

    def _reached(self, rocks: list[int]) -> set[int]:
        reached = {space for space in self.spaces if self.entrance[space]}
        while True:
            free = [space for space in self.spaces if space not in reached and space not in rocks]
            more = {space for space in free if reached.intersection(self.supports[space])}
            if not more:
                return reached
            reached |= more


class Side:
    """One side of the board: a town and its mines."""

    town: Town
    mines: Mines

    def __init__(self, town: Town, mines: Mines, players: list[int]) -> None:
        self.town = town
        self.mines = mines
        self.players = players


class Boards:
    """Both sides, and the names of all squares and spaces that exist on either."""

    sides: list[Side]
    squares: list[str]
    spaces: list[str]

    def __init__(self, file: Row) -> None:
        self.provenance: list[Provenance] = []
        rows = [file.table(name) for name in SIDES]
        towns = [row.table("town") for row in rows]
        mines = [row.table("mines") for row in rows]
        self.town_stride, self.squares = _names(towns, limits.TOWN_ROWS)
        self.mine_stride, self.spaces = _names(mines, limits.MINE_ROWS)
        self.sides = []
        for row, town, mine in zip(rows, towns, mines, strict=True):
            squares = Town(town, self.town_stride, len(self.squares))
            spaces = Mines(mine, self.mine_stride, len(self.spaces))
            self.sides.append(Side(squares, spaces, row.numbers("players", limits.PLAYERS)))
            self.provenance += [row.done(), town.done(), mine.done()]
        players = sorted(number for side in self.sides for number in side.players)
        file.check(players == [2, 3, 4], "the sides are for 2, 3 and 4 players, each number once")

    def side_for(self, seats: int) -> Side:
        """Return the side for a number of players."""
        return next(side for side in self.sides if seats in side.players)


def _names(rows: list[Row], allowed: range) -> tuple[int, list[str]]:
    stride = max(row.number("columns", limits.BOARD_COLUMNS) for row in rows)
    height = max(row.number("rows", allowed) for row in rows)
    return stride, [place_name(place, stride) for place in range(height * stride)]
