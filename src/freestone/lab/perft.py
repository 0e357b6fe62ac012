"""How many lines of play there are: the quickest way to notice that a rule has changed."""

from freestone.core.engine import apply
from freestone.core.state import State


def perft(state: State, depth: int) -> int:
    """Return how many sequences of so many entries, chance included, lead on from a position.

    A line that ends with the game counts where it ends.

    >>> import freestone
    >>> perft(freestone.new("pillars", seats=2, seed=1).state, 1)
    10
    """
    if depth == 0 or not state.agenda:
        return 1
    if depth == 1:
        return len(state.offered)
    total = 0
    for choice in state.offered:
        after = state.copy()
        apply(after, choice)
        total += perft(after, depth - 1)
    return total


def positions(state: State, depth: int) -> list[State]:
    """Return the positions after `depth` entries, one for each line; where the game ends earlier, its last one."""
    if depth == 0 or not state.agenda:
        return [state]
    found: list[State] = []
    for choice in state.offered:
        after = state.copy()
        apply(after, choice)
        found += positions(after, depth - 1)
    return found
