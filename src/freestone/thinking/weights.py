"""The weights of an evaluation: lists of numbers by name, in a TOML file that `freestone lab tune` can change."""

import tomllib
from pathlib import Path

from freestone.core.errors import BrokenPack, shown

Weights = dict[str, list[float]]


def read(path: Path) -> Weights:
    """Read a file of weights; every value is a list of numbers with a point."""
    try:
        found = tomllib.loads(path.read_text(encoding="utf-8"))
    except ValueError as error:
        raise BrokenPack("unreadable-weights", file=path.name, reason=str(error)) from None
    for name, numbers in found.items():
        # Every weight is a list, also a single one, so that tuning treats all of them alike.
        if not isinstance(numbers, list) or not all(isinstance(number, float) for number in numbers):
            raise BrokenPack("weights-list", file=path.name, name=name, found=shown(numbers))
    return found


def between(values: list[float], at: float) -> float:
    """Return the value of a curve, interpolated between whole numbers; beyond its end, the last value.

    >>> between([0.0, 2.0], 0.5)
    1.0
    """
    low = int(at)
    if low >= len(values) - 1:
        return values[-1]
    return values[low] + (at - low) * (values[low + 1] - values[low])
