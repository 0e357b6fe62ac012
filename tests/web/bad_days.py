"""Bad days: servers and workers are killed at random while people and bots play, and nothing is lost.

A player remembers every choice that a server has acknowledged. In the end each must be in the journal, in its line.
Bots repeat themselves, so every line of theirs can be compared with what the bot chooses there: one that was played
twice, or for another position, is found.
"""

import os
import random
import signal
import subprocess
import sys
import threading
import time
from contextlib import suppress
from pathlib import Path

import httpx

from freestone.bots import roster
from freestone.core.journal import encode, parse
from freestone.core.match import replay
from freestone.core.step import CHANCE
from table.database import Place, connect
from waiting import until
from web.load import family
from web.server import Client, Server, make

ANEW = {"Connection": "close"}  # so that the next request may meet another process
TABLES = ((("", ""), 2), (("", "random"), 2), (("random", "random"), 1))


class Player(threading.Thread):
    """Plays at one table after the other, whoever answers, and remembers what was acknowledged at each."""

    def __init__(self, server: Server, kinds: tuple[str, ...], number: int, is_over: threading.Event) -> None:
        super().__init__(daemon=True)
        self.client = make(server, *kinds, seed=number)
        self.acknowledged: dict[str, dict[int, str]] = {self.client.id: {}}
        self._kinds = kinds
        self.longest = 0.0  # seconds between two acknowledged choices
        self.faults: list[str] = []
        self._chance = random.Random(number)
        self._is_over = is_over

    def run(self) -> None:
        last = time.monotonic()
        while not self._is_over.is_set():
            # Nobody answers, nobody is there who could make a table, or the client of the last server is closed.
            with suppress(httpx.TransportError, AssertionError, RuntimeError):
                if self._play():
                    self.longest, last = max(self.longest, time.monotonic() - last), time.monotonic()
            self._is_over.wait(0.02)

    def _play(self) -> bool:
        answer = self.client.call("GET", "", **ANEW)
        if answer.status_code != 200:
            return False
        picture = answer.json()
        if picture["status"]["over"]:
            self.client = make(self.client.server, *self._kinds, seed=self._chance.randrange(10**6))
            self.acknowledged[self.client.id] = {}
        decision = picture["decision"]
        if not decision or not decision["yours"]:
            return False
        choice = self._chance.choice(decision["options"])["choice"]
        body = {"choice": choice, "at": picture["at"]}
        answer = self.client.call("POST", "/play", body, **ANEW)
        if answer.status_code == 200:
            self.acknowledged[self.client.id][picture["at"]] = choice
        elif answer.status_code not in (409, 503):
            self.faults.append(f"{answer.status_code} {answer.text}")
        return answer.status_code == 200


class BadDay:
    """A server with tables, workers of its own if its database is shared, and somebody who kills them."""

    def __init__(self, folder: Path, place: Place, is_shared: bool) -> None:
        self.place = place
        self.is_shared = is_shared
        self._folder = folder
        self.kills = 0
        self._chance = random.Random(8420)
        more = ("--processes", "2", "--workers", "1") if is_shared else ()
        self.server = Server(folder, "--database", str(place), *more)
        self.workers = [self._worker() for _ in range(2)] if is_shared else []
        self.server.start()
        port = self.server.address.rpartition(":")[2]
        self.server.more = (*self.server.more, "--port", port)  # the same when it comes back
        self.is_over = threading.Event()
        seed = 0
        self.players = list[Player]()
        for kinds, count in TABLES:
            for _ in range(count):
                seed += 1
                self.players.append(Player(self.server, kinds, seed, self.is_over))
        for player in self.players:
            player.start()

    def _worker(self) -> "subprocess.Popen[bytes]":
        words = [sys.executable, "-m", "freestone", "work", "--database", str(self.place), "--workers", "1"]
        with (self._folder / "workers.log").open("ab") as log:
            return subprocess.Popen(words, start_new_session=True, stdout=log, stderr=log)

    def kill_one(self) -> None:
        """Kill somebody and see to it that somebody else comes, as a service manager does."""
        self.kills += 1
        assert self.server.process is not None
        if not self.is_shared:
            # The server itself, or one of the processes that think for it.
            family_ = family(self.server.process.pid)
            if len(family_) > 1 and self._chance.random() < 0.5:
                self._kill(self._chance.choice(family_[1:]))
            else:
                self.server.kill()
                self.server.start()
            return
        if self._chance.random() < 0.3:
            number = self._chance.randrange(len(self.workers))
            os.killpg(self.workers[number].pid, signal.SIGKILL)
            self.workers[number].wait()
            self.workers[number] = self._worker()
        else:
            self._kill(self._chance.choice(family(self.server.process.pid)[1:]))

    def _kill(self, pid: int) -> None:
        with suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)

    def go_on(self) -> None:
        """Wait until somebody's choice is acknowledged again."""
        before = self.count
        until(lambda: self.count > before, "somebody plays")

    @property
    def count(self) -> int:
        """How many choices were acknowledged."""
        return sum(len(choices) for player in self.players for choices in list(player.acknowledged.values()))

    def end(self) -> None:
        """Stop, and check that nothing is lost, doubled or stuck."""
        self.is_over.set()
        for player in self.players:
            player.join()
            assert player.faults == []
            until(lambda player=player: self._rests(player.client), "no bot is stuck")  # type: ignore[misc]
        for worker in self.workers:
            os.killpg(worker.pid, signal.SIGKILL)
            worker.wait()
        self.server.stop()
        connection = connect(self.place)
        rows = list(connection.execute('SELECT "table", number, line FROM lines ORDER BY "table", number'))
        headers = dict(list(connection.execute("SELECT id, header FROM tables")))
        connection.close()
        for id, choices in [pair for player in self.players for pair in player.acknowledged.items()]:
            lines = [line for table, _, line in rows if table == id]
            numbers = [number for table, number, _ in rows if table == id]
            assert numbers == list(range(len(lines)))
            lost = [at for at, choice in choices.items() if not _is(lines[at : at + 1], choice)]
            assert lost == [], f"acknowledged, and not there: {lost}"
            check_bots(headers[id], lines)

    def _rests(self, client: Client) -> bool:
        """Whether a table waits for a person, or is over."""
        with suppress(httpx.TransportError):
            answer = client.call("GET", "", **ANEW)
            if answer.status_code == 200:
                status = answer.json()["status"]
                return status["over"] or not status["seats"][status["deciding"]]["bot"]
        return False


def _is(lines: list[str], choice: str) -> bool:
    return any(line.endswith(f',"{choice}"]') for line in lines)


def check_bots(header: str, lines: list[str]) -> None:
    """Compare every choice of a bot with what it chooses in that position, and nowhere else."""
    journal = parse([header, *lines])
    match = replay(parse([header]))
    for number, (seat, text) in enumerate(journal.entries, start=2):
        bot = journal.header.players[seat] if seat != CHANCE else ""
        if bot == "random" and len(match.options) > 1 and match.seat == seat:
            chosen = roster.bot_for(bot, match, seat).choose(match.seen(seat)).text
            assert chosen == text, f"entry {len(match.journal.entries)}: {encode((seat, text))}"
        match.replay_line(number, (seat, text))


def run(folder: Path, place: Place, is_shared: bool, kills: int) -> BadDay:
    """Kill so many times, and check what is left."""
    day = BadDay(folder, place, is_shared)
    for _ in range(kills):
        day.go_on()
        day.kill_one()
    day.go_on()
    day.end()
    return day
