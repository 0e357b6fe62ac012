"""The command line, as `freestone` or as `python -m freestone`.

Ctrl-C ends it with status 130 and without a traceback, whenever it comes: also while modules are being imported, so
nothing but the standard library is imported above `main`.
"""

import os
import signal
import sys
from types import FrameType

STOPPED = 130


def leave(number: int, frame: FrameType | None) -> None:  # noqa: ARG001 - the signature of a signal handler
    """Exit at once: there is nothing to clean up."""
    os._exit(STOPPED)


def main() -> None:
    """Run the command line."""
    if signal.getsignal(signal.SIGINT) is not signal.default_int_handler:
        return run()  # whoever started this wants Ctrl-C ignored, such as a shell in the background
    signal.signal(signal.SIGINT, leave)
    try:
        try:
            run(interrupts=True)
        finally:
            signal.signal(signal.SIGINT, leave)
    except KeyboardInterrupt:
        sys.exit(STOPPED)


def run(*, interrupts: bool = False) -> None:
    """Import the commands and run one; only from then on does Ctrl-C interrupt it."""
    from freestone.processes import ONE_THREAD  # noqa: PLC0415 - imports take a while, and Ctrl-C must be ready

    # Before numpy is imported. Later would be too late for another reason: a thread that changes the environment can
    # fail whoever reads it at that moment.
    for name in ONE_THREAD:
        os.environ.setdefault(name, "1")
    from freestone.cli import app  # noqa: PLC0415

    if interrupts:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    app()


if __name__ == "__main__":
    main()
