"""Starting processes that do work for this one."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import resource_tracker


@contextmanager
def interrupts_left_to_the_caller() -> Iterator[None]:
    """Start processes that never notice Ctrl-C, not even while they import; it stays with whoever starts them.

    It is blocked, which processes inherit, and not ignored: one that comes in this moment is not lost.
    """
    resource_tracker.ensure_running()  # once a process; it would unblock Ctrl-C if it began in here
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
