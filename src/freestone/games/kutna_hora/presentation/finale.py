"""What scores on the table: the things that each source of points counts (K12.3, K13)."""

from collections.abc import Iterator, Sequence

from freestone.games.kutna_hora.names import COMMODITIES, HOUSE_ROWS, KINDS, PATRICIANS
from freestone.games.kutna_hora.state import KutnaHoraState
from freestone.games.kutna_hora.steps.end_of_game import (
    building_points,
    matching_dots,
    own_buildings,
    place_points,
    row_values,
    stars_in_row,
)
from freestone.games.kutna_hora.steps.end_of_round import empty_columns


def scored(state: KutnaHoraState, source: str, seats: Sequence[int]) -> list[str]:
    """Return the ids of what some seats score by in a source, the board to be seen first."""
    if source in PATRICIANS:
        return [*_patricians(state, PATRICIANS.index(source)), *_each(state, source, seats)]
    if source == "mine_rows":
        return list(_mine_rows(state))
    if source == "events":
        return ["event", f"round-{state.round}"]
    if source == "barbara":
        return ["cathedral"]
    return _each(state, source, seats)


def _each(state: KutnaHoraState, source: str, seats: Sequence[int]) -> list[str]:
    return [id for seat in seats for id in _of_seat(state, source, seat)]


def _of_seat(state: KutnaHoraState, source: str, seat: int) -> list[str]:
    """Return what a seat scores by, on its board or in town."""
    match source:
        case "town":
            return [*_buildings(state, seat), *_villages(state, seat)]
        case "green" | "tiles":
            return [state.pack.tiles[state.town[square]].name for square in own_buildings(state, seat)]
        case "yellow" | "mines":
            return _mines(state, seat)
        case "red":
            gone = empty_columns(state, seat)
            return [id for line in range(HOUSE_ROWS) for id in _covers(seat, line, gone)]
        case "houses":
            first, columns = seat * HOUSE_ROWS, state.pack.house_columns
            lines = enumerate(state.houses[first : first + HOUSE_ROWS])
            return [id for line, left in lines for id in _covers(seat, line, columns - left)]
        case "silver":
            return _pelicans(seat, range(state.used_pelicans[seat]))
        case "income":
            made = zip(COMMODITIES, state.production[seat * KINDS : (seat + 1) * KINDS], strict=True)
            goods = [f"make-{seat}-{good}" for good, amount in made if amount]
            return _twice([f"income-{seat}", *goods])
        case "reputation" | "beyond":
            return [f"track-{seat}", *_twice([f"reputation-{seat}"])]
        case "extras":
            return _leftovers(state, seat)
    return []


def _twice(ids: list[str]) -> list[str]:
    """Return ids on a board, and those of the same things on its strip."""
    return [*ids, *(f"strip-{id}" for id in ids)]


def _buildings(state: KutnaHoraState, seat: int) -> list[str]:
    """K13.1: the buildings that have dots beside them."""
    own = [square for square in own_buildings(state, seat) if building_points(state, square)]
    return [state.pack.tiles[state.town[square]].name for square in own]


def _villages(state: KutnaHoraState, seat: int) -> Iterator[str]:
    """K13.1: the villages whose dots count for a building."""
    own, pack = own_buildings(state, seat), state.pack
    for square, side, dots in state.side.town.edge:
        if square in own and matching_dots(pack.tile_dots[state.town[square]], dots):
            yield f"village-{pack.boards.squares[square]}-{side}"


def _mine_rows(state: KutnaHoraState) -> Iterator[str]:
    """K13.2: the rows that pay anybody, and the mines of those that they pay."""
    board, pack = state.side.mines, state.pack
    for row in range(board.rows):
        stars, total = stars_in_row(state, row)
        paid = [seat for seat, own in enumerate(stars) if place_points(row_values(pack, total), stars, own)]
        if paid:
            yield f"mine-row-{row + 1}"
        for space in board.spaces:
            tile = state.mines[space]
            if board.row_of[space] == row and state.miners[space] in paid and pack.mine_stars[tile]:
                yield pack.mine_names[tile]


def _mines(state: KutnaHoraState, seat: int) -> list[str]:
    names = state.pack.mine_names
    return [names[state.mines[space]] for space in state.side.mines.spaces if state.miners[space] == seat]


def _patricians(state: KutnaHoraState, colour: int) -> list[str]:
    """K12.3: the patricians of a colour on the council."""
    name = PATRICIANS[colour]
    return [f"council-{name}", *(f"patrician-{name}-{number}" for number in range(state.council[colour]))]


def _covers(seat: int, line: int, gone: int) -> Iterator[str]:
    """K7.4: what the houses that have left a row have uncovered."""
    for number in range(gone):
        yield f"cover-{seat}-{line}-{number}"
        yield f"strip-house-{seat}-{line}-{number}"


def _pelicans(seat: int, numbers: range) -> list[str]:
    return [*(f"pelican-{seat}-{number}" for number in numbers), *([f"strip-pelicans-{seat}"] * bool(numbers))]


def _leftovers(state: KutnaHoraState, seat: int) -> list[str]:
    """K13.5: tiles that were not built, unused pelicans, and plots."""
    used, tiles = state.used_pelicans[seat], [state.pack.tiles[tile].name for tile in state.slots[seat]]
    found = [*_twice(tiles), *([f"strip-tiles-{seat}"] * bool(tiles))]
    found += _pelicans(seat, range(used, used + state.pelicans[seat]))
    return [*found, *(f"square-{state.pack.boards.squares[square]}" for square in state.plots(seat))]
