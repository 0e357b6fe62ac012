"""K13: the end of the game."""

from typing import TYPE_CHECKING, Final

from freestone.core.state import EventKind
from freestone.core.step import Step
from freestone.games.kutna_hora.names import (
    DOTS,
    FROM_EXTRAS,
    FROM_INCOME,
    FROM_MINE_ROWS,
    FROM_REPUTATION,
    FROM_TOWN,
    NONE,
)
from freestone.games.kutna_hora.state import KutnaHoraState

if TYPE_CHECKING:
    from freestone.games.kutna_hora.components import Components

GAME_ENDED: Final = EventKind("game-ended")


class ScoreGame(Step[KutnaHoraState]):
    """K13.1-5: town, mines, income, reputation and extras."""

    def run(self, state: KutnaHoraState) -> None:
        """Score everything for everybody; nothing is left to do."""
        rows = mine_row_points(state)
        for seat in state.clockwise():
            state.score(seat, town_points(state, seat), FROM_TOWN)
            state.score(seat, rows[seat], FROM_MINE_ROWS)
            state.score(seat, income_points(state, seat), FROM_INCOME)
            state.score(seat, reputation_points(state, seat), FROM_REPUTATION)
            state.score(seat, extra_points(state, seat), FROM_EXTRAS)
        state.tell(GAME_ENDED, state.start)


def building_points(state: KutnaHoraState, square: int) -> int:
    """Return the dots next to a building whose colours are among its own (K13.1)."""
    town, dots, villages = state.side.town, state.pack.tile_dots, state.side.town.villages[square]
    own = dots[state.town[square]]
    points = 0
    for colour in range(DOTS):
        if own[colour]:
            points += villages[colour]
            for other in town.neighbours[square]:
                tile = state.town[other]
                if tile != NONE:
                    points += dots[tile][colour]
    return points


def own_buildings(state: KutnaHoraState, seat: int) -> list[int]:
    """Return the squares of a seat's guild buildings."""
    town, owners = state.town, state.owners
    return [square for square in state.side.town.squares if owners[square] == seat and town[square] != NONE]


def town_points(state: KutnaHoraState, seat: int) -> int:
    """Return what a seat's buildings score at the end (K13.1)."""
    return sum([building_points(state, square) for square in own_buildings(state, seat)])


def mine_row_points(state: KutnaHoraState) -> list[int]:
    """Return what each seat scores for the rows of the mines (K13.2)."""
    points = [0] * state.seats
    for row in range(state.side.mines.rows):
        stars, total = stars_in_row(state, row)
        values = row_values(state.pack, total)
        for seat in range(state.seats):
            ahead = sum([1 for other in stars if other > stars[seat]])
            if stars[seat] and ahead < len(values):
                points[seat] += values[ahead]
    return points


def row_values(pack: "Components", stars: int) -> list[int]:
    """Return what the places pay in a row of the mines with this many stars (K13.2)."""
    return pack.row_points[min(stars, len(pack.row_points) - 1)]


def stars_in_row(state: KutnaHoraState, row: int) -> tuple[list[int], int]:
    """Return each seat's stars in a row of the mines, and all stars in it, rocks included."""
    stars = [0] * state.seats
    total = 0
    board = state.side.mines
    for space in board.spaces:
        tile = state.mines[space]
        if tile != NONE and board.row_of[space] == row:
            total += state.pack.mine_stars[tile]
            if state.miners[space] != NONE:
                stars[state.miners[space]] += state.pack.mine_stars[tile]
    return stars, total


def income_points(state: KutnaHoraState, seat: int) -> int:
    """Return the points for the income at final prices (K13.3)."""
    return state.income(seat) // state.pack.groschen_per_point


def reputation_points(state: KutnaHoraState, seat: int) -> int:
    """Return the points printed at a seat's reputation (K13.4)."""
    return state.pack.reputation_points[state.reputation[seat] - state.pack.reputation_least]


def extra_points(state: KutnaHoraState, seat: int) -> int:
    """Return the points for tiles not built, plots and unused pelicans (K13.5)."""
    pack = state.pack
    tiles = len(state.slots[seat]) * pack.extra_tile
    return tiles + state.markers[seat] * pack.extra_plot + state.pelicans[seat] * pack.extra_pelican
