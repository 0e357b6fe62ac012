"""A bag to draw from blindly: it knows how many of each kind are left, so there is no order that could leak."""

from typing import TypeVar

T = TypeVar("T")


class Bag:
    """How many of each kind the bag contains; kinds are small numbers."""

    counts: list[int]

    def __init__(self, counts: list[int]) -> None:
        self.counts = counts

    def __repr__(self) -> str:
        return f"Bag({self.counts})"

    def copy(self) -> "Bag":
        """Return an independent copy."""
        return Bag(self.counts[:])

    @property
    def total(self) -> int:
        """How many things the bag contains."""
        total = 0
        for count in self.counts:  # compiled, a loop is quicker than `sum`
            total += count
        return total

    @property
    def empty(self) -> bool:
        """Whether the bag is empty."""
        for count in self.counts:  # noqa: SIM110 - rules ask this all the time, and compiled a loop is quicker
            if count:
                return False
        return True

    def kinds(self) -> list[int]:
        """Return the kinds that can be drawn, in order."""
        return [kind for kind, count in enumerate(self.counts) if count]

    def among(self, things: list[T]) -> list[T]:
        """Return those of a list of things, one for each kind, that can be drawn, in order.

        >>> Bag([0, 2, 1]).among(["ash", "oak", "elm"])
        ['oak', 'elm']
        """
        return [things[kind] for kind, count in enumerate(self.counts) if count]

    def odds(self) -> list[int]:
        """Return how many of each of `kinds()` the bag contains."""
        return [count for count in self.counts if count]

    def add(self, kind: int) -> None:
        """Put one of a kind in."""
        self.counts[kind] += 1

    def remove(self, kind: int) -> None:
        """Take one of a kind out."""
        assert self.counts[kind] > 0, f"no {kind} in the bag"
        self.counts[kind] -= 1
