"""A bag to draw from blindly: it knows how many of each kind are left, so there is no order that could leak."""


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
        return sum(self.counts)

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
