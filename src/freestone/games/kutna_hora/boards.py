"""The two sides of the board: squares of the town, spaces of the mines, and what lies next to what."""

from typing import Final

from freestone.core.errors import shown
from freestone.games.kutna_hora.names import COLOURS, DOTS, NONE
from freestone.packs.reader import Row

LETTERS: Final = "abcdefghijklmnop"
SIDES: Final = ("large", "small")
STEPS: Final = {"top": (-1, 0), "right": (0, 1), "bottom": (1, 0), "left": (0, -1)}
TOWN_ROWS: Final = 10
MINE_ROWS: Final = 4


def place_name(place: int, stride: int) -> str:
    """Return the name of a place: its column, a letter, and its row.

    >>> place_name(20, 6)
    'c4'
    """
    return f"{LETTERS[place % stride]}{place // stride + 1}"


class Grid:
    """A rectangle of places. Both sides of the board count with one stride, so that `c4` is one number on either."""

    def __init__(self, row: Row, stride: int, most_rows: int) -> None:
        self.rows = row.number("rows", 1, most_rows)
        self.columns = row.number("columns", 1, len(LETTERS))
        self.stride = stride
        self.places = [at * stride + column for at in range(self.rows) for column in range(self.columns)]
        self._is_known = row.is_sound

    def beside(self, place: int, side: str) -> int:
        """Return the place on that side of another; NONE outside."""
        down, right = STEPS[side]
        row, column = place // self.stride + down, place % self.stride + right
        return row * self.stride + column if 0 <= row < self.rows and 0 <= column < self.columns else NONE

    def around(self, place: int, *sides: str) -> list[int]:
        """Return the places on some sides of another."""
        return [other for other in (self.beside(place, side) for side in sides) if other != NONE]

    def find(self, row: Row, name: str) -> int:
        """Return the place of a name such as c4; NONE, and a mistake if the size of the grid is known, outside."""
        for place in self.places:
            if place_name(place, self.stride) == name:
                return place
        if self._is_known:
            row.note("no-place", name=shown(name), last=place_name(self.places[-1], self.stride))
        return NONE


class Town(Grid):
    """The squares of the town, their neighbours and the villages: their dots by square, and at which edge they lie."""

    def __init__(self, row: Row, stride: int, size: int) -> None:
        super().__init__(row, stride, TOWN_ROWS)
        self.squares = self.places
        self.neighbours: list[list[int]] = [[] for _ in range(size)]
        for square in self.squares:
            self.neighbours[square] = self.around(square, *STEPS)
        self.villages = [[0] * DOTS for _ in range(size)]
        self.edge: list[tuple[int, str, list[int]]] = []
        for village in row.parts("villages"):
            square, side = self.find(village, village.text("square")), village.one_of("side", list(STEPS))
            name = place_name(square, stride)
            at_the_edge = square == NONE or self.beside(square, side) == NONE
            village.check(at_the_edge, "village-edge", square=name, side=side)
            dots = village.amounts("dots", COLOURS, 1, 4)
            self.edge.append((square, side, dots))
            self.villages[square] = [a + b for a, b in zip(self.villages[square], dots, strict=True)]


class Mines(Grid):
    """The spaces of the mines: `supports` are the spaces beside and above, whose mines open a space."""

    def __init__(self, row: Row, stride: int, size: int) -> None:
        super().__init__(row, stride, MINE_ROWS)
        self.spaces = self.places
        self.row_of = [space // stride for space in range(size)]
        self.supports: list[list[int]] = [[] for _ in range(size)]
        for space in self.spaces:
            self.supports[space] = self.around(space, "left", "right", "top")
        self.entrance = [0] * size
        wood = row.number("entrance_wood", 1, 9)
        for name in row.texts("entrances"):
            self.entrance[self.find(row, name)] = wood
        row.check(any(self.entrance), "no-entrance")

    def rocks(self, row: Row, names: list[str]) -> list[int]:
        """Return the rock spaces of a setup card; no entrance is blocked, and every other space can be reached."""
        rocks = [self.find(row, name) for name in names]
        row.check(len(set(rocks)) == len(rocks), "rock-twice", spaces=", ".join(names))
        for space, name in zip(rocks, names, strict=True):
            row.check(not self.entrance[space], "rock-on-entrance", space=name)
        reached = {space for space in self.spaces if self.entrance[space]}
        lost = [space for space in self.spaces if space not in reached and space not in rocks]
        # Flood from the entrances: rocks must not make a space that nobody can ever reach.
        while more := [space for space in lost if reached.intersection(self.supports[space])]:
            reached.update(more)
            lost = [space for space in lost if space not in reached]
        cut_off = ", ".join(place_name(space, self.stride) for space in lost)
        row.check(not lost, "rocks-cut-off", spaces=cut_off)
        return rocks


class Side:
    """One side of the board: a town and its mines."""

    def __init__(self, town: Town, mines: Mines, players: list[int]) -> None:
        self.town = town
        self.mines = mines
        self.players = players


class Boards:
    """Both sides, and the names of all squares and spaces that exist on either."""

    def __init__(self, file: Row) -> None:
        rows = [file.table(name) for name in SIDES]
        towns, mines = [row.table("town") for row in rows], [row.table("mines") for row in rows]
        self.town_stride, self.squares = _names(towns, TOWN_ROWS)
        self.mine_stride, self.spaces = _names(mines, MINE_ROWS)
        self.sides: list[Side] = []
        for row, town, mine in zip(rows, towns, mines, strict=True):
            squares = Town(town, self.town_stride, len(self.squares))
            spaces = Mines(mine, self.mine_stride, len(self.spaces))
            self.sides.append(Side(squares, spaces, row.numbers("players", 2, 4)))
        players = sorted(number for side in self.sides for number in side.players)
        file.check(players == [2, 3, 4], "sides")


def _names(rows: list[Row], most_rows: int) -> tuple[int, list[str]]:
    stride = max(row.number("columns", 1, len(LETTERS)) for row in rows)
    height = max(row.number("rows", 1, most_rows) for row in rows)
    return stride, [place_name(place, stride) for place in range(height * stride)]
