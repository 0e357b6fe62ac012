"""From a click to the applied frame, on loopback: p50 and p95, frame sizes, and the time of a cold start.

Each game is measured with one table, with fifty, and while Masters think at two others.

Run: .venv/bin/python benchmarks/latency.py [games ...]
"""

import json
import statistics
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import httpx

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

from web.server import Client, Server, make

CLICKS = 60


def frames(client: Client, arrived: dict[int, tuple[float, int]], ready: threading.Event) -> None:
    """Note when each frame arrives and how large it is."""
    url = f"{client.server.address}/api/tables/{client.id}/frames?token={client.token}"
    with suppress(httpx.TransportError), client.server.http.stream("GET", url, timeout=None) as answer:
        for line in answer.iter_lines():
            if line.startswith("data: "):
                frame = json.loads(line[6:])
                arrived[frame["at"]] = time.perf_counter(), len(line)
                ready.set()


def clicks(client: Client) -> Iterator[tuple[float, int]]:
    """Take options and yield how long it took until the frame was there, and its size."""
    arrived: dict[int, tuple[float, int]] = {}
    ready = threading.Event()
    threading.Thread(target=frames, args=(client, arrived, ready), daemon=True).start()
    ready.wait()
    for number in range(CLICKS):
        picture = client.get().json()
        decision = picture["decision"]
        if decision is None:
            return
        option = decision["options"][number % len(decision["options"])]["choice"]
        begin = time.perf_counter()
        at = client.post("/play", {"choice": option, "at": picture["at"]}).json()["at"]
        while at not in arrived:
            time.sleep(0.0005)
        yield arrived[at][0] - begin, arrived[at][1]


def report(server: Server, game: str, *others: str) -> None:
    """Measure one game while others of a kind are at their tables."""
    for number, kind in enumerate(others):
        make(server, kind, kind, game=game, seed=number)
    found = list(clicks(make(server, "", "", game=game, seed=99)))
    times = sorted(seconds * 1000 for seconds, _ in found)
    sizes = [size for _, size in found]
    p95 = times[int(len(times) * 0.95)]
    company = f"{len(others)} tables of {others[0] or 'people'} besides" if others else "alone"
    print(
        f"{game}, {company}: p50 {statistics.median(times):.0f} ms, p95 {p95:.0f} ms, "
        f"frame {statistics.median(sizes) / 1000:.1f} kB (largest {max(sizes) / 1000:.0f} kB)"
    )


def main() -> None:
    """Measure every game."""
    games = sys.argv[1:] or ["pillars", "kutna_hora"]
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        begin = time.perf_counter()
        server.start()
        first = make(server, "", "")
        first.get()
        print(f"cold start to the first playable picture: {time.perf_counter() - begin:.1f} s")
        for game in games:
            report(server, game)
            report(server, game, *[""] * 49)
            report(server, game, "master", "master")
        server.kill()


if __name__ == "__main__":
    main()
