"""Several processes of one server: any of them answers, and whichever dies takes nothing along."""

import os
import random
import signal
import threading
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path

import httpx
import pytest
from typer.testing import CliRunner

from freestone.cli import app
from postgres import Postgres
from waiting import PATIENCE, until
from web.server import Client, Server, make

PROCESSES = 2
KILLS = 40
ANEW = {"Connection": "close"}  # so that the next request may meet another process


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, postgres: Postgres) -> Iterator[Server]:
    """A server of several processes, which end together."""
    place = postgres.fresh()
    running = Server(tmp_path_factory.mktemp("server"), "--database", place, "--processes", str(PROCESSES))
    running.start()
    yield running
    assert running.process is not None
    left = members(running)
    running.process.terminate()
    assert running.process.wait(timeout=PATIENCE) == 128 + signal.SIGTERM
    assert not any(Path(f"/proc/{one}").exists() for one in left)
    running.kill()


def members(server: Server) -> list[int]:
    """The processes that serve."""
    assert server.process is not None
    pid = server.process.pid
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [int(one) for one in children if b"spawn_main" in Path(f"/proc/{one}/cmdline").read_bytes()]


def play(client: Client, chance: random.Random) -> int | None:
    """Play some choice, through whichever processes answer; return its line if the server says that it is played."""
    picture = client.call("GET", "", **ANEW).json()
    options = picture["decision"]["options"]
    body = {"choice": chance.choice(options)["choice"], "at": picture["at"]}
    answer = client.call("POST", "/play", body, **ANEW)
    assert answer.status_code in (200, 409, 503), answer.text
    return answer.json()["at"] if answer.status_code == 200 else None


def test_any_process_serves_any_table_and_frames_reach_everybody(server: Server) -> None:
    client, chance = make(server, "", ""), random.Random(1)
    url = f"{server.address}/api/tables/{client.id}/frames?token={client.token}"
    seen = {number: list[str]() for number in range(6)}

    def follow(number: int) -> None:
        with suppress(httpx.TransportError), httpx.stream("GET", url, timeout=PATIENCE, trust_env=False) as answer:
            for line in answer.iter_lines():
                if line.startswith("id: "):
                    seen[number].append(line.removeprefix("id: "))

    for number in seen:  # until the server ends
        threading.Thread(target=follow, args=(number,), daemon=True).start()
    until(lambda: all(seen.values()), "everybody sees the table")
    for _ in range(10):
        assert play(client, chance)
    last = client.get().json()["id"]
    until(lambda: all(ids[-1] == last for ids in seen.values()), "everybody sees the last choice")
    assert len({tuple(ids) for ids in seen.values()}) == 1


def test_metrics_are_those_of_all_processes(server: Server) -> None:
    """Whichever process answers; and what a dead one had open is open no longer."""
    client, counted = (
        make(server, "", ""),
        'freestone_requests_total{method="GET",route="/api/tables/{id}",status="200"}',
    )

    def metric(name: str) -> float:
        text = server.http.get(f"{server.address}/metrics", headers=ANEW).text
        return next((float(line.split()[-1]) for line in text.splitlines() if line.startswith(f"{name} ")), 0.0)

    before = metric(counted)
    for _ in range(8):
        assert client.call("GET", "", **ANEW).status_code == 200
    assert {metric(counted) for _ in range(4)} == {before + 8}
    assert metric("freestone_memory_bytes") > 0
    url = f"{server.address}/api/tables/{client.id}/frames?token={client.token}"
    with ExitStack() as stack:
        for _ in range(4):
            stack.enter_context(server.http.stream("GET", url))
        until(lambda: metric("freestone_listeners") >= 4, "streams are counted")
        for one in members(server):
            os.kill(one, signal.SIGKILL)
        until(lambda: len(members(server)) == PROCESSES, "processes are replaced")
    until(lambda: metric("freestone_listeners") == 0, "dead processes have no streams")
    assert metric(counted) >= before + 8


@pytest.mark.long
def test_a_process_that_is_killed_loses_nothing_and_is_replaced(server: Server) -> None:
    chance, done = random.Random(3), threading.Event()
    clients = [make(server, "", "", seed=seed) for seed in range(2)]
    bots = make(server, "", "random", "random", seed=9)
    answered = {client.id: list[int]() for client in clients}

    def go_on(client: Client, own: random.Random) -> None:
        while not done.is_set():
            try:
                if (line := play(client, own)) is not None:
                    answered[client.id].append(line)
            except httpx.TransportError:
                pass  # the process that had the request was killed
            except TypeError:
                return  # the game is over

    players = [threading.Thread(target=go_on, args=(one, random.Random(n))) for n, one in enumerate(clients)]
    for player in players:
        player.start()
    for _ in range(KILLS):
        counts = {id: len(lines) for id, lines in answered.items()}
        until(lambda counts=counts: all(len(answered[id]) > count for id, count in counts.items()), "all play")  # type: ignore[misc]
        victim = chance.choice(members(server))
        os.kill(victim, signal.SIGKILL)
        until(lambda victim=victim: victim not in (now := members(server)) and len(now) == PROCESSES, "it is replaced")  # type: ignore[misc]
    done.set()
    for player in players:
        player.join()
    for client in clients:
        lines = answered[client.id]
        assert lines == sorted(set(lines)), "a line was given out twice"
        assert until(lambda client=client: at_of(client), "the table opens") >= lines[-1]  # type: ignore[misc]
    until(bots._picture_if_asked, "bots are not stuck")


def at_of(client: Client) -> int:
    answer = client.call("GET", "", **ANEW)
    return int(answer.json()["at"]) if answer.status_code == 200 else 0


def test_a_file_is_for_one_process(tmp_path: Path) -> None:
    words = ["serve", "--no-browser", "--port", "0", "--processes", "2", "--database", str(tmp_path / "a.sqlite")]
    result = CliRunner().invoke(app, words)
    assert result.exit_code == 2
    assert "only one process can use" in result.output
