"""Many tables at once: one listener each, and a choice now and then, clicked and seen as a page does.

The generator shares the machine with what it measures, so it is frugal: it speaks HTTP by hand and reads only the end
of a frame.
"""

import asyncio
import os
import random
import re
import statistics
import time
from collections import Counter
from contextlib import closing
from pathlib import Path

from web.server import Server

OPENING_AT_ONCE = 8
NEIGHBOURS = 100
PATIENCE = 90
TICKS = os.sysconf("SC_CLK_TCK")
MADE = re.compile(rb'"id":"(\w+)","token":"([\w-]+)"')
AT = re.compile(rb'"at":(\d+)')
CHOICE = re.compile(rb'"choice":"([^"]+)"')
TABLE = '{"game":"%s","seats":[{"name":"A","bot":""},{"name":"B","bot":""}],"hints":false}'


class Load:
    """What a run finds: how long it took from a click to its frame, and what was answered instead of 2xx."""

    def __init__(self, game: str, tables: int) -> None:
        self.game = game
        self.tables = tables
        self.times: list[float] = []
        self.refused: Counter[str] = Counter()
        self.seconds = self.server = self.database = self.generator = 0.0
        self.grown = 0

    def __str__(self) -> str:
        times = sorted(self.times) or [0.0]
        refused = ", ".join(f"{what} x {count}" for what, count in sorted(self.refused.items())) or "none"
        used = max(self.server + self.database, 0.001)
        return (
            f"{self.game}, {self.tables} tables: {len(self.times)} choices, {len(self.times) / self.seconds:.0f}/s, "
            f"click to frame p50 {1000 * statistics.median(times):.0f} ms, "
            f"p95 {1000 * times[int(len(times) * 0.95)]:.0f} ms, errors: {refused}, "
            f"{len(self.times) / used:.0f} choices per CPU second "
            f"(servers {self.server:.1f} s, database {self.database:.1f} s, generator {self.generator:.1f} s), "
            f"{self.grown / self.tables / 1e6:.2f} MB a table, load {os.getloadavg()[0]:.1f}"
        )


class Player:
    """Holds all seats of a table, follows its frames and chooses every few seconds."""

    def __init__(self, server: Server, load: Load, number: int) -> None:
        self.host, port = server.address.removeprefix("http://").split(":")
        self.port = int(port)
        # A server limits the connections of one address.
        self.home = f"127.0.0.{1 + number // NEIGHBOURS}"
        self.load = load
        self.chance = random.Random(number)
        self.id = self.token = ""
        self.at = -1
        self.options: list[bytes] = []
        self.news = asyncio.Event()

    async def ask(self, method: str, path: str, body: str = "") -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """Send a request on a connection of its own, so that it may meet any process."""
        reader, writer = await asyncio.open_connection(self.host, self.port, local_addr=(self.home, 0), limit=2**22)
        head = f"{method} {path} HTTP/1.1\r\nHost: {self.host}:{self.port}\r\nAuthorization: Bearer {self.token}\r\n"
        kind = f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n" if body else ""
        writer.write(f"{head}{kind}Connection: close\r\n\r\n{body}".encode())
        return reader, writer

    async def answer(self, path: str, body: str) -> bytes:
        """Post something and return the whole answer; note one that is none of the 2xx."""
        reader, writer = await self.ask("POST", path, body)
        with closing(writer):
            answer = await asyncio.wait_for(reader.read(), PATIENCE)
            writer.close()
            await writer.wait_closed()
        if not answer.startswith(b"HTTP/1.1 2"):
            self.load.refused[answer[9:12].decode() or "closed"] += 1
            return b""
        return answer

    async def open(self, gate: asyncio.Semaphore) -> bool:
        """Make a table."""
        async with gate:
            made = MADE.search(await self.answer("/api/tables", TABLE % self.load.game))
        if made:
            self.id, self.token = made[1].decode(), made[2].decode()
        return made is not None

    async def listen(self) -> None:
        """Follow the frames, and come back if the stream ends."""
        while True:
            try:
                reader, writer = await self.ask("GET", f"/api/tables/{self.id}/frames")
                with closing(writer):
                    while line := await reader.readline():
                        if line.startswith(b"data: "):
                            self.hear(line)
                self.load.refused["stream ended"] += 1
            except (OSError, ValueError) as error:
                self.load.refused[type(error).__name__] += 1
            await asyncio.sleep(1)

    def hear(self, data: bytes) -> None:
        """Note what may be chosen now: the decision is at the end of a frame."""
        at = AT.search(data)
        begin = data.rfind(b'"decision":{')
        if at and begin > 0:
            options = data.index(b'"options":', begin)
            self.options = CHOICE.findall(data, options, data.index(b'"shared":', options))
            self.at = int(at[1])
            self.news.set()

    async def play(self, until: float, every: float) -> None:
        """Choose every few seconds, and wait for the frame that asks the next question."""
        await asyncio.sleep(self.chance.random() * every)
        while (begin := time.monotonic()) < until and self.options:
            choice, before = self.chance.choice(self.options).decode(), self.at
            self.news.clear()
            try:
                if await self.answer(f"/api/tables/{self.id}/play", f'{{"choice":"{choice}","at":{before}}}'):
                    while self.at <= before:
                        await asyncio.wait_for(self.news.wait(), PATIENCE)
                        self.news.clear()
                    self.load.times.append(time.monotonic() - begin)
            except (OSError, TimeoutError) as error:
                self.load.refused[type(error).__name__] += 1
            await asyncio.sleep(max(0.0, begin + every - time.monotonic()))


def family(pid: int) -> list[int]:
    """Return a process and everything that it has started."""
    try:
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    except OSError:
        return []
    return [pid, *(one for child in children for one in family(int(child)))]


def processor_seconds(pid: int) -> float:
    """Return the processor time that a process and its children have used, those that are gone included."""
    used = 0
    for one in family(pid):
        fields = Path(f"/proc/{one}/stat").read_text().rpartition(")")[2].split()
        used += int(fields[11]) + int(fields[12]) + (int(fields[13]) + int(fields[14]) if one == pid else 0)
    return used / TICKS


def resident(pid: int) -> int:
    """Return the bytes of memory that a process and its children hold, shared ones counted each time."""
    return sum(
        int(Path(f"/proc/{one}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") for one in family(pid)
    )


async def run(server: Server, game: str, tables: int, seconds: float, every: float = 1.0, database: int = 0) -> Load:
    """Load a server for some time; `database` is the process of its PostgreSQL."""
    assert server.process is not None
    pid, load = server.process.pid, Load(game, tables)
    players = [Player(server, load, number) for number in range(tables)]
    gate = asyncio.Semaphore(OPENING_AT_ONCE)
    empty = resident(pid)
    opened = await asyncio.gather(*(player.open(gate) for player in players))
    players = [player for player, is_open in zip(players, opened, strict=True) if is_open]
    listeners = [asyncio.create_task(player.listen()) for player in players]
    await asyncio.wait([asyncio.create_task(player.news.wait()) for player in players], timeout=PATIENCE)
    used, begin, own = processor_seconds(pid), time.monotonic(), time.process_time()
    stored = processor_seconds(database) if database else 0.0
    ends = [asyncio.create_task(player.play(begin + seconds, every)) for player in players]
    await asyncio.wait(ends, timeout=seconds + PATIENCE)
    load.seconds, load.server = time.monotonic() - begin, processor_seconds(pid) - used
    load.generator = time.process_time() - own
    load.database = processor_seconds(database) - stored if database else 0.0
    load.grown = resident(pid) - empty
    for task in (*listeners, *ends):
        task.cancel()
    await asyncio.gather(*listeners, *ends, return_exceptions=True)
    await asyncio.sleep(0.1)  # until the transports are closed
    return load
