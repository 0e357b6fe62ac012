"""Work for processes. Workers import it by name, which needs a module that is on their path."""

import os
import signal
from pathlib import Path

from freestone.processes import forked


def square(value: int) -> int:
    return value * value


def refuse(value: int) -> int:
    raise ValueError(f"{value} is refused")


def daemonic_sum(_: int) -> list[int]:
    return forked(square, 3)


def blocked() -> bool:
    return signal.SIGINT in signal.pthread_sigmask(signal.SIG_BLOCK, [])


def large(size: int) -> bytes:
    return b"x" * size


def tally(kept: list[int], value: int) -> int:
    kept.append(value)
    return sum(kept)


def die(_: object) -> None:
    os._exit(1)


def die_once(trace: Path) -> str:
    if not trace.exists():
        trace.touch()
        os._exit(1)
    return trace.name
