"""Waiting in tests: for a condition, never for a number of seconds."""

import asyncio
import time
from collections.abc import Callable
from typing import TypeVar

R = TypeVar("R")
PATIENCE = 300  # seconds; only ends a test that hangs, so it must be more than the busiest machine ever needs
BREAK = 0.02


def until(condition: Callable[[], R | None], what: str) -> R:
    """Return what a condition yields once it is true; `what` names it if that never happens."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if found := condition():
            return found
        time.sleep(BREAK)
    raise AssertionError(f"never: {what}")


async def soon(condition: Callable[[], R | None], what: str) -> R:
    """Do the same inside an event loop."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if found := condition():
            return found
        await asyncio.sleep(BREAK)
    raise AssertionError(f"never: {what}")


def spend(seconds: float) -> None:
    """Take time on purpose, as something slow does. This is the load of a test; nothing is expected after it."""
    time.sleep(seconds)
