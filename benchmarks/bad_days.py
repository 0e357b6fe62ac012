"""Bad days: kill servers and workers at random while people and bots play, and check that nothing is lost.

Prints, for each database, the kills, the acknowledged choices, and the longest time that somebody waited for the next
one. It ends with an error if an acknowledged choice is missing, a bot has played twice, or a table is stuck.

Run: .venv/bin/python benchmarks/bad_days.py [--kills 500]
"""

import argparse
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

from postgres import DURABLE, Postgres
from web.bad_days import run


def main() -> None:
    """Kill with each database."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=500, help="with each database")
    given = parser.parse_args()
    for name in ("SQLite", "PostgreSQL"):
        postgres = Postgres(DURABLE) if name == "PostgreSQL" else None
        with tempfile.TemporaryDirectory() as folder:
            if postgres:
                postgres.start()
            place = postgres.fresh() if postgres else f"{folder}/tables.sqlite"
            begin = time.monotonic()
            day = run(Path(folder), place, postgres is not None, given.kills)
            longest = max(player.longest for player in day.players)
            print(
                f"{name}: {day.kills} kills in {time.monotonic() - begin:.0f} s, {day.count} acknowledged choices "
                f"all there, no bot played twice, no table stuck; longest wait between two choices {longest:.1f} s",
                flush=True,
            )
        if postgres:
            postgres.remove()


if __name__ == "__main__":
    main()
