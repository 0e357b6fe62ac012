"""Many tables at once, on loopback: one listener each, and one choice a second each.

A server of its own is started for every line, with a database in a temporary folder. A line has the choices a second,
the time of an answer (p50 and p95), answers other than 2xx by status, the server's processor time for each choice,
its memory for each table at the end, and the load of the machine: figures of a busy machine mean little.

Run: .venv/bin/python benchmarks/load.py [--tables 50 200 500] [--seconds 20] [--games pillars kutna_hora]
"""

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

from web.load import run
from web.server import Server

MOST_TABLES, MOST_SECONDS = 1000, 120


def main() -> None:
    """Measure each game with each number of tables."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, nargs="+", default=[50, 200, 500])
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--games", nargs="+", default=["pillars", "kutna_hora"])
    given = parser.parse_args()
    if max(given.tables) > MOST_TABLES or not 0 < given.seconds <= MOST_SECONDS:
        parser.error(f"at most {MOST_TABLES} tables and {MOST_SECONDS} seconds")
    for game in given.games:
        for tables in given.tables:
            with tempfile.TemporaryDirectory() as folder:
                server = Server(Path(folder))
                server.start()
                try:
                    print(asyncio.run(run(server, game, tables, given.seconds)), flush=True)
                finally:
                    server.kill()


if __name__ == "__main__":
    main()
