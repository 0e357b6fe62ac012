"""K13: the end of the game."""

from typing import TYPE_CHECKING, Final

from freestone.core.state import EventKind
from freestone.core.step import Step
from freestone.games.kutna_hora.names import (
    DOTS,
    FROM_EXTRAS,
    FROM_TOWN,
    NONE,
)
from freestone.games.kutna_hora.state import KutnaHoraState

if TYPE_CHECKING:
    from freestone.games.kutna_hora.components import Components

GAME_ENDED: Final = EventKind("game-ended")

FINAL_SOURCES: Final = range(FROM_TOWN, FROM_EXTRAS + 1)


class ScoreGame(Step[KutnaHoraState]):
    """K13.1-5: town, mines, income, reputation and extras."""

    def run(self, state: KutnaHoraState) -> None:
        """Score everything for everybody; nothing is left to do."""
        points = final_points(state)
        for seat in state.clockwise():
            for source in range(FROM_TOWN, FROM_EXTRAS + 1):
                state.score(seat, points[seat][source - FROM_TOWN], source)
        state.tell(GAME_ENDED, state.start)


def final_points(state: KutnaHoraState) -> list[list[int]]:
    """Return what each seat scores at the end of the game, by FINAL_SOURCES (K13.1-5)."""
    rows = mine_row_points(state)
    return [
        [
            town_points(state, seat),
            rows[seat],
            income_points(state, seat),
            reputation_points(state, seat),
            extra_points(state, seat),
        ]
        for seat in range(state.seats)
    ]


def matching_dots(own: list[int], other: list[int]) -> int:
    """Return the dots of a neighbour, by colour, whose colours are among a building's own (K13.1)."""
    dots = 0
    for colour in range(DOTS):
        # Each dot of a neighbour counts once, however often the building has its colour.
        if own[colour]:
            dots += other[colour]
    return dots


def building_points(state: KutnaHoraState, square: int) -> int:
    """Return the dots next to a building whose colours are among its own (K13.1)."""
    board, town, dots = state.side.town, state.town, state.pack.tile_dots
    own = dots[town[square]]
    points = matching_dots(own, board.villages[square])
    for other in board.neighbours[square]:
        if town[other] != NONE:
            points += matching_dots(own, dots[town[other]])
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
        for seat in range(state.seats):
            points[seat] += place_points(row_values(state.pack, total), stars, stars[seat])
    return points


def place_points(values: list[int], stars: list[int], own: int) -> int:
    """Return what a seat's own stars in a row score: by how many seats have more (K13.2)."""
    # Tied seats have equally many ahead of them: all get the full value of the place, and the places that they fill are
    # used up.
    ahead = 0
    for other in stars:
        ahead += other > own
    return values[ahead] if own and ahead < len(values) else 0


def row_values(pack: "Components", stars: int) -> list[int]:
    """Return what the places pay in a row of the mines with this many stars (K13.2)."""
    return pack.row_points[min(stars, len(pack.row_points) - 1)]


def stars_in_row(state: KutnaHoraState, row: int) -> tuple[list[int], int]:
    """Return each seat's stars in a row of the mines, and all stars in it, rocks included."""
    stars = [0] * state.seats
    total = 0
    board, mines, miners, printed = state.side.mines, state.mines, state.miners, state.pack.mine_stars
    first = row * board.stride
    for space in range(first, first + board.columns):
        tile = mines[space]
        if tile != NONE:
            # Rocks count for what a row is worth, but for nobody in it.
            total += printed[tile]
            miner = miners[space]
            if miner != NONE:
                stars[miner] += printed[tile]
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
