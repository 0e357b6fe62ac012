"""What is drawn blind: there is no order that could leak, only how many of each kind are left."""


class Bag:
    """How many of each kind are inside; kinds are small numbers."""

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
        """How many things are inside."""
        return sum(self.counts)

    @property
    def empty(self) -> bool:
        """Whether nothing is inside."""
        return not any(self.counts)

    def kinds(self) -> list[int]:
        """Return the kinds that can be drawn, in order."""
        return [kind for kind, count in enumerate(self.counts) if count]

    def weights(self) -> list[int]:
        """Return how often each of `kinds()` is inside."""
        return [count for count in self.counts if count]

    def add(self, kind: int) -> None:
        """Put one of a kind in."""
        self.counts[kind] += 1

    def remove(self, kind: int) -> None:
        """Take one of a kind out."""
        assert self.counts[kind] > 0, f"no {kind} in the bag"
        self.counts[kind] -= 1
