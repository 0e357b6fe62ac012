"""Many tables at once: one listener each, and one choice a second each."""

import asyncio
import json
import os
import random
import statistics
import time
from collections import Counter
from contextlib import AsyncExitStack
from pathlib import Path

import httpx

from web.server import Server, seats

OPENING_AT_ONCE = 8
NEIGHBOURS = 100
PATIENCE = 90
TICKS = os.sysconf("SC_CLK_TCK")


class Load:
    """What a run finds: how long each choice took, and what was answered instead of 2xx."""

    def __init__(self, game: str, tables: int) -> None:
        self.game = game
        self.tables = tables
        self.times: list[float] = []
        self.refused: Counter[str] = Counter()
        self.seconds = self.used = 0.0
        self.grown = 0

    def count(self, answer: httpx.Response) -> bool:
        """Note an answer that is none of the 2xx; return whether it is one."""
        if not answer.is_success:
            self.refused[str(answer.status_code)] += 1
        return answer.is_success

    def __str__(self) -> str:
        times = sorted(self.times) or [0.0]
        refused = ", ".join(f"{status} x {count}" for status, count in sorted(self.refused.items())) or "none"
        return (
            f"{self.game}, {self.tables} tables: {len(self.times)} choices, {len(self.times) / self.seconds:.0f}/s, "
            f"p50 {1000 * statistics.median(times):.0f} ms, p95 {1000 * times[int(len(times) * 0.95)]:.0f} ms, "
            f"other than 2xx: {refused}, {1000 * self.used / len(times):.1f} ms of processor a choice, "
            f"{self.grown / self.tables / 1e6:.2f} MB a table, load {os.getloadavg()[0]:.1f}"
        )


class Player:
    """Holds all seats of a table, follows its frames and chooses once a second."""

    def __init__(self, http: httpx.AsyncClient, load: Load, number: int) -> None:
        self.http, self.load = http, load
        self.chance = random.Random(number)
        self.path = ""
        self.at = 0
        self.options: list[str] = []
        self.news = asyncio.Event()

    async def open(self, game: str, gate: asyncio.Semaphore) -> bool:
        """Make a table."""
        async with gate:
            answer = await self.http.post("/api/tables", json={"game": game, "seats": seats("", ""), "hints": False})
        if self.load.count(answer):
            made = answer.json()
            self.path = f"/api/tables/{made['id']}"
            self.link = {"Authorization": f"Bearer {made['token']}"}
        return answer.is_success

    async def listen(self) -> None:
        """Follow the frames, and come back if the stream ends."""
        while True:
            try:
                async with self.http.stream("GET", f"{self.path}/frames", headers=self.link, timeout=None) as answer:
                    if self.load.count(answer):
                        async for line in answer.aiter_lines():
                            if line.startswith("data: "):
                                self.hear(json.loads(line[6:]))
            except httpx.TransportError as error:
                self.load.refused[type(error).__name__] += 1
            await asyncio.sleep(1)

    def hear(self, frame: dict[str, object]) -> None:
        """Note what may be chosen now."""
        decision = frame["decision"]
        if isinstance(decision, dict):
            self.at = int(str(frame["at"]))
            self.options = [option["choice"] for option in decision["options"]]
            self.news.set()

    async def play(self, until: float) -> None:
        """Choose once a second, at most."""
        await asyncio.sleep(self.chance.random())
        while (begin := time.monotonic()) < until:
            await self.news.wait()
            self.news.clear()
            body = {"choice": self.chance.choice(self.options), "at": self.at}
            asked = time.perf_counter()
            try:
                answer = await self.http.post(f"{self.path}/play", json=body, headers=self.link)
            except httpx.TransportError as error:
                self.load.refused[type(error).__name__] += 1
                self.news.set()
            else:
                if self.load.count(answer):
                    self.load.times.append(time.perf_counter() - asked)
                else:
                    self.news.set()
            await asyncio.sleep(max(0.0, begin + 1 - time.monotonic()))


def processor_seconds(pid: int) -> float:
    """Return the processor time that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def resident(pid: int) -> int:
    """Return the bytes of memory that a process holds."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def home(server: Server, number: int) -> httpx.AsyncClient:
    """A client with an address of its own, since a server limits the connections of one address."""
    # Idle connections are closed before the server closes them: a request that meets its end is nobody's fault.
    limits = httpx.Limits(max_connections=None, max_keepalive_connections=None, keepalive_expiry=2)
    way = httpx.AsyncHTTPTransport(limits=limits, local_address=f"127.0.0.{1 + number}")
    return httpx.AsyncClient(base_url=server.address, transport=way, timeout=PATIENCE, trust_env=False)


async def run(server: Server, game: str, tables: int, seconds: float) -> Load:
    """Load a server for some time."""
    assert server.process is not None
    pid, load = server.process.pid, Load(game, tables)
    async with AsyncExitStack() as stack:
        homes = [await stack.enter_async_context(home(server, number)) for number in range(-(-tables // NEIGHBOURS))]
        players = [Player(homes[number // NEIGHBOURS], load, number) for number in range(tables)]
        gate = asyncio.Semaphore(OPENING_AT_ONCE)
        await players[0].open(game, gate)
        empty = resident(pid)
        opened = await asyncio.gather(*(player.open(game, gate) for player in players))
        players = [player for player, is_open in zip(players, opened, strict=True) if is_open]
        listeners = [asyncio.create_task(player.listen()) for player in players]
        await asyncio.wait([asyncio.create_task(player.news.wait()) for player in players], timeout=PATIENCE)
        used, begin = processor_seconds(pid), time.monotonic()
        ends = [asyncio.create_task(player.play(begin + seconds)) for player in players]
        await asyncio.wait(ends, timeout=seconds + PATIENCE)
        load.seconds, load.used = time.monotonic() - begin, processor_seconds(pid) - used
        load.grown = resident(pid) - empty
        for task in (*listeners, *ends):
            task.cancel()
        await asyncio.gather(*listeners, *ends, return_exceptions=True)
    return load
