"""However many connect and say nothing, trickle bytes or only listen: others are answered at once."""

import asyncio
import resource
import select
import selectors
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

import httpx
import pytest
from starlette.types import Receive, Scope, Send

from freestone.table.limits import Limits
from freestone.web.guards import HEADER_SECONDS, LARGE_BODIES, LARGE_BODY, MOST_SILENT, Guards
from waiting import PATIENCE, soon
from web.server import Client, Server, make

HONEST, ATTACKER = "127.0.0.1", "127.0.0.2"

OWN_SERVER = True  # it is crowded
SILENT = 510
PROMPT = 8.0  # seconds; a machine that is busy with other tests needs some, a crowd that blocks takes forever


@pytest.fixture(autouse=True, scope="module")
def many_files() -> Iterator[None]:
    """Enough sockets for a crowd in this process, too."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(4096, hard), hard))
    yield
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def line(server: Server, address: str) -> socket.socket:
    """A connection from an address of this machine."""
    host, port = server.address.removeprefix("http://").split(":")
    return socket.create_connection((host, int(port)), timeout=PATIENCE, source_address=(address, 0))


@contextmanager
def crowd(server: Server, address: str, count: int, begin: bytes = b"") -> Iterator[list[socket.socket]]:
    with ExitStack() as stack:
        lines = []
        for _ in range(count):
            lines.append(stack.enter_context(line(server, address)))
            lines[-1].sendall(begin)
        yield lines


def served(server: Server, client: Client, address: str = HONEST) -> None:
    """Whether somebody at an address gets pages, plays and follows a table."""
    with httpx.Client(transport=httpx.HTTPTransport(local_address=address), timeout=PROMPT) as http:
        assert http.get(f"{server.address}/").status_code == 200
        picture = http.get(f"{server.address}/api/tables/{client.id}?token={client.token}").json()
        choice = {"choice": picture["decision"]["options"][0]["choice"], "at": picture["at"]}
        url = f"{server.address}/api/tables/{client.id}/play?token={client.token}"
        assert http.post(url, json=choice).status_code == 200
        url = f"{server.address}/api/tables/{client.id}/frames?token={client.token}"
        with http.stream("GET", url) as stream:
            assert stream.status_code == 200
            assert next(stream.iter_lines()).startswith("id")


BEGINNINGS = {
    "silent": b"",
    "half a header": b"GET / HTTP/1.1\r\nHost: x",
    "half a body": b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 1000\r\n\r\n{",
}


@pytest.mark.parametrize("address", [ATTACKER, HONEST])
@pytest.mark.parametrize("beginning", BEGINNINGS)
def test_a_silent_crowd_shuts_nobody_out(server: Server, beginning: str, address: str) -> None:
    """Not even those behind the same router."""
    client = make(server, "", "")
    with crowd(server, address, SILENT, BEGINNINGS[beginning]):
        served(server, client)


def test_a_crowd_from_everywhere_shuts_nobody_out(server: Server) -> None:
    client = make(server, "", "")
    with ExitStack() as stack:
        for number in range(2, 14):
            stack.enter_context(crowd(server, f"127.0.0.{number}", 200))
        served(server, client)


def test_an_address_has_its_share(server: Server) -> None:
    """Beyond it, a new connection takes the place of the one that has been silent for longest."""
    with crowd(server, ATTACKER, MOST_SILENT) as lines, ExitStack() as stack:
        for _ in range(100):
            stack.enter_context(line(server, ATTACKER))
            if select.select(lines[:1], [], [], 0.1)[0]:
                break
        assert is_closed(lines[0])
        assert not select.select(lines[-1:], [], [], 0)[0]


def test_whoever_was_answered_outlasts_those_who_only_begin(server: Server) -> None:
    with line(server, HONEST) as answered:
        answered.sendall(f"HEAD / HTTP/1.1\r\nHost: {server.address.removeprefix('http://')}\r\n\r\n".encode())
        assert answered.recv(9999).endswith(b"\r\n\r\n")
        with crowd(server, HONEST, MOST_SILENT, BEGINNINGS["half a body"]) as lines:
            assert select.select(lines[:1], [], [], PATIENCE)[0], "the crowd displaces itself"
            assert not select.select([answered], [], [], 0)[0]


def is_closed(one: socket.socket) -> bool:
    try:
        return one.recv(1) == b""
    except ConnectionError:
        return True


def test_a_request_must_arrive_in_time(server: Server) -> None:
    """A trickle of bytes does not prolong it, neither at first nor after a request that was answered."""
    head = f"GET /api/bots HTTP/1.1\r\nHost: {server.address.removeprefix('http://')}\r\n"
    with ExitStack() as stack:
        silent, trickling, kept = (stack.enter_context(line(server, ATTACKER)) for _ in range(3))
        kept.sendall(f"{head}\r\n".encode())
        assert b"200 OK" in kept.recv(10_000)
        waiting = {silent, trickling, kept}
        sent, begin = iter(head.encode() * 100), time.monotonic()
        with selectors.DefaultSelector() as selector:
            for one in waiting:
                selector.register(one, selectors.EVENT_READ)
            while waiting and time.monotonic() < begin + 3 * HEADER_SECONDS:
                for key, _ in selector.select(0.5):
                    ended = key.fileobj
                    assert isinstance(ended, socket.socket)
                    if is_closed(ended):
                        selector.unregister(ended)
                        waiting.discard(ended)
                byte = bytes([next(sent)])
                for one in waiting - {silent}:
                    try:
                        one.sendall(byte)
                    except ConnectionError:
                        continue
        assert not waiting


def test_who_listens_is_counted_apart(server: Server) -> None:
    """An address follows as many tables as it may; that takes nothing from others, nor from its own requests."""
    followed, client = make(server, "", ""), make(server, "", "")
    id = followed.get().json()["id"]
    head = f"GET /api/tables/{followed.id}/frames?token={followed.token}&since={id} HTTP/1.1\r\n"
    request = f"{head}Host: {server.address.removeprefix('http://')}\r\n\r\n".encode()
    with crowd(server, ATTACKER, Limits().streams, request) as lines:
        for one in lines:
            assert one.recv(12) == b"HTTP/1.1 200"
        with crowd(server, ATTACKER, 1, request) as (beyond,):
            assert beyond.recv(12) == b"HTTP/1.1 503"
        with httpx.Client(transport=httpx.HTTPTransport(local_address=ATTACKER), timeout=PROMPT) as http:
            assert http.get(f"{server.address}/").status_code == 200
        served(server, client)


@pytest.mark.parametrize("most", [100, 512, 896, 6000])
def test_there_is_room_for_listeners_however_few_files_may_be_open(most: int) -> None:
    async def nothing(scope: Scope, receive: Receive, send: Send) -> None:
        """Answer nobody: the room is counted before anybody comes."""

    with Guards(nothing, (), Limits(connections=most)).streams.taken(HONEST) as has_room:
        assert has_room


# What one address may have at the same time: four thoughts of eight, and eight large bodies.
SHARES = {
    "/api/tables/abc/hint": (b"", 4),
    "/api/tables/abc/mistake": (b"", 4),
    "/api/tables/abc/task": (b"", 4),
    "/api/journals": (b" " * (LARGE_BODY + 1), LARGE_BODIES),
}


@pytest.mark.parametrize("path", SHARES)
def test_what_is_dear_is_shared_between_addresses(path: str) -> None:
    """A thought occupies a worker for a second or two, and bots wait meanwhile; a large body waits in memory."""
    body, share = SHARES[path]
    is_over, begun = asyncio.Event(), list[str]()

    async def wait(scope: Scope, _: Receive, send: Send) -> None:
        begun.append(scope["client"][0])
        await is_over.wait()
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body"})

    guards = Guards(wait, (HONEST,), Limits(advice=8))

    async def ask(address: str) -> int:
        transport = httpx.ASGITransport(app=guards, client=(address, 1))
        async with httpx.AsyncClient(transport=transport) as http:
            return (await http.post(f"http://{HONEST}{path}", content=body)).status_code

    async def act() -> None:
        asked = [asyncio.create_task(ask(ATTACKER)) for _ in range(share + 1)]
        await soon(lambda: len(begun) + sum(one.done() for one in asked) > share, "each is begun or refused")
        assert len(begun) == share
        asked.append(asyncio.create_task(ask(HONEST)))
        await soon(lambda: HONEST in begun, "somebody else begins")
        is_over.set()
        assert sorted(await asyncio.gather(*asked)) == [200] * (share + 1) + [503]

    asyncio.run(act())
