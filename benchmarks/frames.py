"""What a choice costs with listeners: CPU milliseconds, bytes of frames and pictures, and the memory of open tables.

Random choices are played through the application itself, called without a network, at a table whose listeners follow
by their links. Each row has the CPU milliseconds of a choice

    play      without a listener
    one       with one listener, who holds all seats
    same      for each further listener with the same view
    language  for each further listener with the same view in another language, when its texts are remembered
    other     for a listener with another view: one holds the first seat, and this one all others

and the average bytes of a frame, plain and as `sent`, those of a whole picture, plain and as sent (`first`), and the
memory of a table that somebody played at and left. The first row has what each may be at most. `--against` measures
another commit too, alternating with this one, and prints ratios.

Run: .venv/bin/python benchmarks/frames.py [--games pillars kutna_hora] [--players 2 3 4] [--choices 60]
     [--against COMMIT] [--compiled]
"""

import argparse
import asyncio
import gc
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
import zlib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
FURTHER = 4  # listeners, whose cost is averaged
OPEN = 24  # tables, whose memory is averaged
LAST = 8  # choices at each of them before it is left
ROUNDS = 3
FOREIGN = ("de", "it", "es", "cs")
UNITS = {"play": "ms", "one": "ms", "same": "ms", "language": "ms", "other": "ms",
         "frame": "kB", "sent": "kB", "picture": "kB", "first": "kB", "table": "kB"}  # fmt: skip


AT_MOST = {"one": 4, "same": 1, "language": 1, "sent": 10, "first": 100, "table": 300}


class Listener:
    """Somebody who follows a table: the bytes of each event that came."""

    def __init__(self) -> None:
        self.events: list[bytes] = []
        self.is_packed = False

    async def hear(self, message: dict[str, Any]) -> None:
        """Note a part of the answer."""
        if message["type"] == "http.response.start":
            self.is_packed = any(name == b"content-encoding" for name, _ in message["headers"])
        elif message["body"]:
            self.events.append(message["body"])

    def plain(self) -> list[int]:
        """Return how many bytes each event has before it is compressed."""
        unpack = zlib.decompressobj(31)
        return [len(unpack.decompress(event) if self.is_packed else event) for event in self.events]


class Club:
    """The application with one client, which calls it directly."""

    def __init__(self, app: Any) -> None:
        self.app = app

    async def call(self, method: str, path: str, token: str, hear: Any, body: object = None, query: str = "") -> None:
        """Send a request and hear the answer; a stream goes on until this is cancelled."""
        sent, never = json.dumps(body).encode() if body is not None else b"", asyncio.Event()
        parts = [{"type": "http.request", "body": sent, "more_body": False}]

        async def receive() -> dict[str, Any]:
            if not parts:
                await never.wait()
            return parts.pop()

        headers = {"host": "localhost", "accept-encoding": "gzip", "content-type": "application/json"}
        headers |= {"content-length": str(len(sent)), "authorization": f"Bearer {token}"}
        scope = {"type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "method": method, "scheme": "http"}
        scope |= {"path": path, "raw_path": path.encode(), "query_string": query.encode(), "root_path": ""}
        scope |= {"client": ("127.0.0.1", 1), "server": ("localhost", 80), "state": {}}
        scope |= {"headers": [(name.encode(), value.encode()) for name, value in headers.items()]}
        await self.app(scope, receive, hear)

    async def ask(self, method: str, path: str, token: str = "-", body: object = None) -> bytes:
        """Return a whole answer as it is sent."""
        heard = Listener()
        await self.call(method, path, token, heard.hear, body)
        return b"".join(heard.events)

    async def table(self, game: str, seats: int, entries: int) -> Any:
        """Open a table in the middle of a random game."""
        import freestone  # noqa: PLC0415 - the one that is measured

        match, chance = freestone.new(game, seats=seats, seed=5), Random(5)
        while len(match.journal.entries) < entries and match.seat is not None:
            match.play(chance.choice(match.options))
        made = json.loads(unpacked(await self.ask("POST", "/api/journals", body={"journal": "\n".join(match.lines())})))
        return await self.app.state.hall.table(made["id"])

    async def follow(self, table: Any, token: str, language: str = "en") -> tuple[Listener, "asyncio.Task[None]"]:
        """Follow a table from its first picture on."""
        heard, path = Listener(), f"/api/tables/{table.id}/frames"
        task = asyncio.create_task(self.call("GET", path, token, heard.hear, query=f"language={language}"))
        while not heard.events:
            await asyncio.sleep(0)
        return heard, task

    async def choose(self, table: Any, chance: Random, listeners: list[Listener]) -> float:
        """Play a random choice; return the CPU seconds until every listener has its frames."""
        now = table.now
        token = now.seats[0].token if now.match.seat == 0 and now.seats[0].handed_out else now.record.maker
        body = {"choice": chance.choice(now.match.options).text, "at": now.line}
        heard = sum(len(one.events) for one in listeners)
        begin = time.process_time()
        await self.call("POST", f"/api/tables/{table.id}/play", token, _drop, body)
        wanted = heard + len(table.now.news) * len(listeners)
        while sum(len(one.events) for one in listeners) < wanted:
            await asyncio.sleep(0)
        return time.process_time() - begin


async def _drop(_: dict[str, Any]) -> None: ...


def unpacked(body: bytes) -> bytes:
    """Return an answer as it was before it was compressed."""
    return zlib.decompress(body, 31) if body[:2] == b"\x1f\x8b" else body


def resident() -> int:
    """Return the bytes of memory that this process holds."""
    gc.collect()
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


async def milliseconds(
    club: Club, table: Any, choices: int, tokens: list[str], foreign: Sequence[str] = ()
) -> tuple[float, list[Listener]]:
    """Play choices with listeners; return the CPU milliseconds of one, and what was heard after the first picture.

    In each `foreign` language somebody listens too, by the first link.
    """
    found = [await club.follow(table, token) for token in tokens]
    found += [await club.follow(table, tokens[0], language) for language in foreign]
    # The same game each time, whoever listens.
    chance = Random(1)
    listeners = [one for one, _ in found]
    used = []
    while len(used) < choices and table.now.match.seat is not None:
        used.append(await club.choose(table, chance, listeners))
    for _, task in found:
        task.cancel()
    await asyncio.gather(*(task for _, task in found), return_exceptions=True)
    return 1000 * sum(used) / len(used), listeners


async def measure(game: str, seats: int, choices: int) -> dict[str, float]:
    """Measure one game with one number of players, by the installed or given Freestone."""
    from freestone.table.hall import Hall  # noqa: PLC0415
    from freestone.table.store import Store  # noqa: PLC0415
    from freestone.web import serve  # noqa: PLC0415
    from freestone.web.app import make_app  # noqa: PLC0415

    # As a server does; earlier commits do not.
    getattr(serve, "collect_seldom", lambda: None)()
    with tempfile.TemporaryDirectory() as folder:
        hall = Hall(Store(f"sqlite:///{folder}/tables.sqlite"))
        await hall.open()
        club = Club(make_app(hall))
        try:
            begin = 40 * seats
            warm = await club.table(game, seats, begin)
            await milliseconds(club, warm, choices // 3, [warm.now.record.maker])
            costs = []
            for holders, owners in ((0, 0), (1, 0), (1 + FURTHER, 0), (1, 1), (0, 1)):
                table = await club.table(game, seats, begin)
                if owners:
                    await table.change(lambda now: now.hand_out(now.access(now.record.maker), 0))
                tokens = [table.now.record.maker] * holders + [table.now.seats[0].token] * owners
                cost, listeners = await milliseconds(club, table, choices, tokens)
                costs.append(cost)
                if len(costs) == 2:  # one listener
                    plain, sent = listeners[0].plain()[1:], [len(event) for event in listeners[0].events[1:]]
                    picture = await club.ask("GET", f"/api/tables/{table.id}", table.now.record.maker)
            abroad = []
            for foreign in (FOREIGN, (), FOREIGN):  # the first time for the texts to be remembered
                table = await club.table(game, seats, begin)
                cost, _ = await milliseconds(club, table, choices, [table.now.record.maker], foreign)
                abroad.append(cost)
            empty, chance = resident(), Random(3)
            for _ in range(OPEN):
                table = await club.table(game, seats, begin)
                heard, task = await club.follow(table, table.now.record.maker)
                for _ in range(LAST):
                    await club.choose(table, chance, [heard])
                task.cancel()
                await asyncio.gather(task, return_exceptions=True)
            memory = (resident() - empty) / OPEN
        finally:
            await hall.close()
    play, one, many, both, owner = costs
    found = play, one, (many - one) / FURTHER, (abroad[2] - abroad[1]) / len(FOREIGN), both - owner
    sizes = statistics.mean(plain), statistics.mean(sent), len(unpacked(picture)), len(picture), memory
    return dict(zip(UNITS, [*found, *(size / 1000 for size in sizes)], strict=True))


@contextmanager
def tree_of(commit: str) -> Iterator[Path]:
    """Check a commit out beside this tree, as long as it is needed."""
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder) / "tree"
        subprocess.run(["git", "-C", ROOT, "worktree", "add", "--quiet", "--detach", tree, commit], check=True)
        try:
            yield tree
        finally:
            subprocess.run(["git", "-C", ROOT, "worktree", "remove", "--force", tree], check=True)


def run(tree: Path, given: argparse.Namespace, game: str, seats: int) -> dict[str, float]:
    """Measure a tree in a process of its own."""
    python, env = sys.executable, {**os.environ, "PYTHONPATH": str(tree / "src")}
    if given.compiled:
        python, env = str(tree / ".compiled/bin/python"), {**os.environ, "PYTHONPATH": ""}
    command = [python, __file__, "--measure", game, str(seats), "--choices", str(given.choices)]
    found: dict[str, float] = json.loads(subprocess.check_output(command, env=env, text=True))
    return found


def report(trees: list[Path], given: argparse.Namespace) -> None:
    """Print a row for each game, number of players and tree; the last row of several has the ratios."""
    print("", *(f"{name} {unit}" for name, unit in UNITS.items()), sep=" | ")
    print("at most", *(AT_MOST.get(name, "") for name in UNITS), sep=" | ")
    for game in given.games:
        for seats in given.players:
            rounds = [[run(tree, given, game, seats) for tree in trees] for _ in range(ROUNDS)]
            rows = [
                {name: statistics.median(one[at][name] for one in rounds) for name in UNITS} for at in range(len(trees))
            ]
            for tree, row in zip(("here", given.against), rows, strict=False):
                print(f"{game} {seats} {tree}", *(f"{value:.2f}" for value in row.values()), sep=" | ", flush=True)
            if len(rows) > 1:
                ratios = [f"{rows[1][name] / max(rows[0][name], 0.001):.1f}x" for name in UNITS]
                print(f"{game} {seats} ratio", *ratios, sep=" | ", flush=True)


def main() -> None:
    """Measure this tree, and another commit if it is given."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", nargs="+", default=["pillars", "kutna_hora"])
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 4])
    parser.add_argument("--choices", type=int, default=60)
    parser.add_argument("--against", default="", help="another commit")
    parser.add_argument("--compiled", action="store_true", help="build and measure the compiled forms")
    parser.add_argument("--measure", nargs=2, help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.measure:
        print(json.dumps(asyncio.run(measure(given.measure[0], int(given.measure[1]), given.choices))))
    elif given.against:
        with tree_of(given.against) as other:
            for tree in (ROOT, other) if given.compiled else ():
                subprocess.run([tree / "scripts/build"], check=True)
            report([ROOT, other], given)
    else:
        report([ROOT], given)


if __name__ == "__main__":
    main()
