"""What patricians will pay."""

from freestone.games.kutna_hora.evaluation.outlook import Outlook
from freestone.games.kutna_hora.names import GREEN, HOUSE_ROWS, RED, SILVERY, YELLOW


def council(outlook: Outlook) -> float:
    """Return what patricians will pay: those on the council, and in part those in the pool."""
    state, course, weights = outlook.state, outlook.course, outlook.weights
    if not course.scorings:
        return 0.0
    later = min(course.scorings, course.rounds)
    worth = 0.0
    for colour in range(len(state.council)):
        tokens = state.council[colour] + weights.pooled * state.patrician_pool[colour]
        if tokens > 0:
            hope = weights.council[colour] * hoped(outlook, colour)
            worth += tokens * (paid(outlook, colour) * course.scorings + hope * later)
    return worth


def pooled(outlook: Outlook, colour: int) -> float:
    """Return what one more patrician in the pool is worth; others can be paid by it too."""
    scorings, weights = outlook.course.scorings, outlook.weights
    if not scorings or not outlook.state.patrician_bank[colour]:
        return 0.0
    return weights.pool * scorings * (paid(outlook, colour) + weights.council[colour] * hoped(outlook, colour))


def paid(outlook: Outlook, colour: int) -> int:
    """Return what one patrician of a colour pays now (K12.3)."""
    state, seat, pay = outlook.state, outlook.seat, outlook.state.pack.patrician_pay
    if colour == GREEN:
        return outlook.pairs * pay[GREEN]
    if colour == SILVERY:
        return state.used_pelicans[seat] // 2 * pay[SILVERY]
    if colour == RED:
        return (state.pack.house_columns - most_houses(outlook)) * pay[RED]
    fewest = min(outlook.mine_counts)
    return state.pack.yellow_two if fewest >= 2 else fewest * pay[YELLOW]


def hoped(outlook: Outlook, colour: int) -> float:
    """Return how much more one patrician of a colour would pay after the next step towards it, by how near that is."""
    state, seat, pay = outlook.state, outlook.seat, outlook.state.pack.patrician_pay
    if colour == GREEN:
        return float(pay[GREEN])
    if colour == SILVERY:
        return pay[SILVERY] / 2 * (state.used_pelicans[seat] % 2 + min(2, state.pelicans[seat]))
    near = 0
    if colour == RED:
        most = most_houses(outlook)
        for row in range(seat * HOUSE_ROWS, (seat + 1) * HOUSE_ROWS):
            near += state.houses[row] < most
        return pay[RED] * near / HOUSE_ROWS
    fewest = min(outlook.mine_counts)
    if fewest >= 2:
        return 0.0
    for count in outlook.mine_counts:
        near += count > fewest
    return pay[YELLOW] * (near / len(outlook.mine_counts)) ** 2


def most_houses(outlook: Outlook) -> int:
    """Return how many houses are left in the fullest row."""
    first = outlook.seat * HOUSE_ROWS
    return max(outlook.state.houses[first : first + HOUSE_ROWS])
