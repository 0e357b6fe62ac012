"""Games per second of `freestone simulate` with 1, 2, 4, ... processes, for random and greedy players.

Run: .compiled/bin/python benchmarks/throughput.py [seconds of each measurement] [most processes]
"""

import os
import sys

from freestone.bench.measure import WARM_UP, is_compiled, throughput
from freestone.core.game import registry
from freestone.lab.simulate import Plan

SEATS = 4


def main(seconds: float, most: int) -> None:
    """Print a line for each game and kind of player; the ratios are to one process."""
    counts = [2**power for power in range(most.bit_length()) if 2**power < most] + [most]
    print("compiled" if is_compiled() else "interpreted", f"{os.cpu_count()} processors", sep=", ")
    for game in sorted(registry()):
        for bot in ("random", "greedy"):
            plan = Plan(game, (bot,) * SEATS)
            # A first look at the speed tells how many games fill the time.
            rate = throughput(plan, 1, WARM_UP)
            rates = {count: throughput(plan, count, max(WARM_UP, int(rate * count * seconds))) for count in counts}
            cells = [f"{count}: {found:,.0f}/s ({found / rates[1]:.2f}x)" for count, found in rates.items()]
            print(game, bot, *cells, sep="  ", flush=True)


if __name__ == "__main__":
    main(
        float(sys.argv[1]) if len(sys.argv) > 1 else 5.0, int(sys.argv[2]) if len(sys.argv) > 2 else os.cpu_count() or 1
    )
