"""Many tables at once, on loopback: one listener each, and a choice at each every few seconds.

A server of its own is started for every line: two processes and a PostgreSQL that keeps what it has acknowledged, or
with --sqlite one process and a file. A line has the choices a second, the time from a click to its frame (p50 and
p95), errors by kind, the choices for each second of processor time that servers and database took, their memory for
each table, and the load of the machine: figures of a busy machine mean little. Then 10,000 games are stored, and the
time of the start page for somebody who knows 50 of them is taken. The servers have the form of the Python that runs
this; `scripts/test --compiled` makes the compiled one and installs what is needed here.

Run: .compiled/bin/python benchmarks/load.py [--tables 1000] [--every 5] [--seconds 60] [--games pillars] [--sqlite]
"""

import argparse
import asyncio
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

from freestone.bench.measure import is_compiled
from postgres import DURABLE, Postgres
from table.stored import BROWSER, fill
from web.load import run
from web.server import Server, make

MOST_TABLES, MOST_SECONDS = 1000, 600
GAMES_STORED, VISITED, LOOKS = 10_000, 50, 40
LIMITS = ("--limit", f"tables={4 * GAMES_STORED}", "--limit", "new-tables=100000")


@contextmanager
def served(is_file: bool, processes: int) -> Iterator[tuple[Server, str, int]]:
    """A server, its database, and the process of that."""
    with tempfile.TemporaryDirectory() as folder:
        postgres = None if is_file else Postgres(DURABLE)
        if postgres:
            postgres.start()
        place = postgres.fresh() if postgres else str(Path(folder) / "tables.sqlite")
        more = () if postgres is None else ("--database", place, "--processes", str(processes), "--workers", "0")
        server = Server(Path(folder), *more, *LIMITS)
        server.start()
        try:
            yield server, place, postgres.pid if postgres else 0
        finally:
            server.stop()
            if postgres:
                postgres.remove()


def look(server: Server, place: str) -> str:
    """Store many games, and look at the start page as somebody who knows some of them."""
    client = make(server, "", "")
    count = fill(place, client.id, GAMES_STORED, VISITED)
    times = []
    for _ in range(LOOKS):
        begin = time.perf_counter()
        answer = server.http.get(server.address, cookies={"browser": BROWSER})
        times.append(1000 * (time.perf_counter() - begin))
        assert answer.status_code == 200
    return f"{count} games stored: start page p50 {statistics.median(times):.0f} ms, slowest {max(times):.0f} ms"


def main() -> None:
    """Measure each game with each number of tables, then the start page."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, nargs="+", default=[1000])
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--every", type=float, default=5)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--games", nargs="+", default=["pillars", "kutna_hora"])
    parser.add_argument("--sqlite", action="store_true")
    given = parser.parse_args()
    if max(given.tables) > MOST_TABLES or not 0 < given.seconds <= MOST_SECONDS:
        parser.error(f"at most {MOST_TABLES} tables and {MOST_SECONDS} seconds")
    print("compiled" if is_compiled() else "interpreted", flush=True)
    for game in given.games:
        for tables in given.tables:
            with served(given.sqlite, given.processes) as (server, _, database):
                print(asyncio.run(run(server, game, tables, given.seconds, given.every, database)), flush=True)
    with served(given.sqlite, given.processes) as (server, place, _):
        print(look(server, place), flush=True)


if __name__ == "__main__":
    main()
