"""What stars, miners and mines that are yet to be drawn are worth."""

from freestone.games.kutna_hora.evaluation.outlook import Outlook
from freestone.games.kutna_hora.names import NONE, ORE, PERMITS, WOOD
from freestone.games.kutna_hora.state import KutnaHoraState
from freestone.games.kutna_hora.steps.mine import printed_cost


def mines(outlook: Outlook) -> float:
    """Return what stars will bring in the rows of the mines, and miners in the pool; count own mines by row."""
    state, seats = outlook.state, outlook.state.seats
    board, mine_stars = state.side.mines, state.pack.mine_stars
    stars, counts = [0] * (board.rows * (seats + 1)), [0] * board.rows
    for space in board.spaces:
        tile = state.mines[space]
        if tile != NONE:
            row, miner = board.row_of[space], state.miners[space]
            stars[row * (seats + 1) + seats] += mine_stars[tile]
            if miner != NONE:
                stars[row * (seats + 1) + miner] += mine_stars[tile]
                counts[row] += miner == outlook.seat
    outlook.mine_counts = counts
    worth = outlook.weights.miner * state.pool[outlook.seat] * min(1.0, outlook.course.left)
    for row in range(board.rows):
        worth += _row(outlook, stars, row * (seats + 1))
    return worth


def _row(outlook: Outlook, stars: list[int], first: int) -> float:
    """Return what a row will bring: later stars make it worth more, and the place in it less certain."""
    weights, seats, left = outlook.weights, outlook.state.seats, outlook.course.left
    own = stars[first + outlook.seat]
    if not own:
        return 0.0
    table = outlook.state.pack.row_points
    total = stars[first + seats] + int(weights.row_stars * left + 0.5)
    values, ahead = table[min(total, len(table) - 1)], 0
    for other in range(seats):
        ahead += stars[first + other] > own
    points = values[ahead] if ahead < len(values) else 0
    return max(0.0, 1 - weights.rows * left) * points + weights.star * own * left


def prospect(outlook: Outlook, free: bool) -> float:
    """Return what a mine that is yet to be drawn may be expected to bring; nothing if it cannot be paid."""
    state, seat, weights = outlook.state, outlook.seat, outlook.weights
    if not state.pool[seat] + state.waiting[seat]:
        return 0.0
    price = 0
    if not free:
        wood = cheapest_space(state)
        price = wood * state.price(WOOD) + (0 if state.pool[seat] else state.price(PERMITS))
        if not wood or price > state.groschen[seat]:
            return 0.0
    worth = weights.mine[0] * outlook.unit(ORE, 0) + weights.mine[1]
    return worth + weights.mine[2] * (state.pack.draws[state.technology] - 1) - price * outlook.rate


def cheapest_space(state: KutnaHoraState) -> int:
    """Return the least wood for which a mine can be dug; 0 if no space is open."""
    least = 0
    for space in state.side.mines.spaces:
        if state.mines[space] == NONE:
            cost = printed_cost(state, space)
            if cost and (not least or cost < least):
                least = cost
    return least
