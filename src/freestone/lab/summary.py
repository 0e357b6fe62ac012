"""What many games show: means and shares with their 95% intervals."""

from math import sqrt
from statistics import NormalDist
from typing import TypedDict

from freestone.lab.simulate import Result

Z = NormalDist().inv_cdf(0.975)


class SeatSummary(TypedDict):
    """How one seat fared; a single game says nothing about how far off its score may be."""

    seat: int
    player: str
    mean_score: float
    mean_score_interval: tuple[float, float] | None
    win_share: float
    win_share_interval: tuple[float, float]


class Tally:
    """Adds games up, one after the other, without keeping them."""

    def __init__(self, players: list[str]) -> None:
        self.players = players
        self.games = self.choices = 0
        self._sums = [0] * len(players)
        self._squares = [0] * len(players)
        self._wins = [0.0] * len(players)

    def add(self, row: Result) -> None:
        """Count one game; a shared victory counts for its share."""
        self.games += 1
        self.choices += row["choices"]
        for seat, score in enumerate(row["scores"]):
            self._sums[seat] += score
            self._squares[seat] += score * score
        for seat in row["winners"]:
            self._wins[seat] += 1 / len(row["winners"])

    def seats(self) -> list[SeatSummary]:
        """Return the summary of every seat."""
        return [self._seat(seat) for seat in range(len(self.players))] if self.games else []

    def _seat(self, seat: int) -> SeatSummary:
        share = self._wins[seat] / self.games
        mean = self._sums[seat] / self.games
        return {
            "seat": seat,
            "player": self.players[seat],
            "mean_score": mean,
            "mean_score_interval": self._around(mean, seat),
            "win_share": share,
            "win_share_interval": wilson(share, self.games),
        }

    def _around(self, mean: float, seat: int) -> tuple[float, float] | None:
        if self.games < 2:
            return None
        variance = max(0.0, (self._squares[seat] - self.games * mean * mean) / (self.games - 1))
        spread = Z * sqrt(variance / self.games)
        return mean - spread, mean + spread


def wilson(share: float, games: float) -> tuple[float, float]:
    """Return the 95% interval of a share.

    >>> [round(end, 3) for end in wilson(0.5, 100)]
    [0.404, 0.596]
    """
    centre = (share + Z * Z / (2 * games)) / (1 + Z * Z / games)
    spread = Z / (1 + Z * Z / games) * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    return max(0.0, centre - spread), min(1.0, centre + spread)
