"""The server: it listens on this machine only unless told otherwise, and opens the browser."""

import asyncio
import gc
import os
import signal
import socket
import sys
import webbrowser
from collections.abc import Callable, Coroutine
from contextlib import suppress
from dataclasses import dataclass, field, replace
from ipaddress import ip_address
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final, NamedTuple
from urllib.parse import urlsplit

import ifaddr
import uvicorn
import uvloop

from freestone.core.errors import InvalidChoice
from freestone.processes import Crew
from freestone.table.database import UnusableDatabase, default_database, name_of
from freestone.table.hall import Hall
from freestone.table.limits import Limits
from freestone.table.store import Store
from freestone.web.app import LOOPBACK, make_app
from freestone.web.guards import ANY_ADDRESS, Door, room
from freestone.web.log import set_up
from freestone.web.watch import SHARED

PORT: Final = 8420
# New objects before the garbage collector looks at them, and how many such looks before it looks at older ones too.
# Nearly all that a choice makes goes by itself. With 700 tables, a look at older objects stops a server for up to 0.3
# seconds and one at all of them for 0.6; with 10 and 10, as Python has it, all this took a tenth of the time. The last
# number can be 0: Python looks at all objects only when those that came since are a quarter of them.
COLLECTED: Final = (20_000, 500, 0)
BACKLOG: Final = 2048  # connections that may wait for a process, as many as uvicorn lets wait
ANYWHERE: Final = "192.0.2.1"  # an address of nobody, to ask the system which way it would send something


@dataclass(frozen=True)
class Configuration:
    """How a server runs: where it listens, its database, its names, the proxies that it trusts, and its log."""

    host: str
    port: int = PORT
    database: str = ""
    names: list[str] = field(default_factory=list)
    proxies: list[str] = field(default_factory=list)
    packs: list[Path] = field(default_factory=list)
    log: str = "plain"
    metrics_token: str = ""
    processes: int = 1
    workers: int | None = None
    limits: Limits = field(default_factory=Limits)


class Addresses:
    """The addresses of a server that listens at a host and port; `names` are names or whole addresses of it."""

    def __init__(self, host: str, port: int, names: list[str]) -> None:
        self._host = ip_address(host)
        self.port = port
        self._names = names

    @property
    def is_local(self) -> bool:
        """Whether only this computer can reach the server directly."""
        return self._host.is_loopback

    @property
    def here(self) -> str:
        """The address for this computer."""
        own = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # noqa: S104 - where to listen is not decided here
        return self._at(own.get(str(self._host), str(self._host)))

    def others(self) -> list[str]:
        """Return the present addresses for other people, the best first; none if only this computer gets here."""
        named = [name.rstrip("/") if "://" in name else self._at(name) for name in self._names]
        if self.is_local:
            return [name for name in named if not is_loopback(name)]
        found = network_addresses() if self._host.is_unspecified else [str(self._host)]
        return list(dict.fromkeys([*named, *map(self._at, found)]))

    def _at(self, host: str) -> str:
        shown = f"[{host}]" if ":" in host else host
        return f"http://{shown}" if self.port == 80 else f"http://{shown}:{self.port}"


def is_loopback(address: str) -> bool:
    """Whether an address leads back to the computer that asks.

    >>> is_loopback("http://localhost:8420"), is_loopback("http://games.lan")
    (True, False)
    """
    name = urlsplit(address).hostname or ""
    try:
        return ip_address(name).is_loopback
    except ValueError:
        return name == "localhost"


def network_addresses() -> list[str]:
    """Return the addresses of this computer in its networks; the one of outgoing connections comes first."""
    found = [ip.ip for adapter in ifaddr.get_adapters() for ip in adapter.ips if isinstance(ip.ip, str)]
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way_out:
        try:
            # Connecting a datagram socket sends nothing; it only chooses the way out.
            way_out.connect((ANYWHERE, 9))
            used = way_out.getsockname()[0]
        except OSError:
            used = ""
    reachable = [one for one in found if not ip_address(one).is_loopback and not ip_address(one).is_link_local]
    return sorted(reachable, key=lambda address: address != used)


class Announcement(NamedTuple):
    """What to tell whoever starts a server: its addresses, its port, and whether that is not the usual one."""

    addresses: Addresses
    port: int
    is_elsewhere: bool


def collect_seldom() -> None:
    """Let the garbage collector look for cycles as seldom as suits a server."""
    gc.set_threshold(*COLLECTED)


def serve(configuration: Configuration, announce: Callable[[Announcement], None], *, opens_browser: bool) -> None:
    """Run a server until it is stopped: by Ctrl-C, or by SIGTERM as service managers do it."""

    def welcome(addresses: Addresses) -> None:
        announce(Announcement(addresses, addresses.port, configuration.port not in (0, addresses.port)))
        _tell_manager()
        if opens_browser:
            webbrowser.open(f"{addresses.here}/")

    set_up(configuration.log)
    if configuration.processes == 1:
        _run(_serve(configuration, lambda: listen(configuration.host, configuration.port), welcome))
    else:
        signal.signal(signal.SIGTERM, lambda number, _: sys.exit(128 + number))
        _serve_together(configuration, welcome)


def _run(serving: Coroutine[Any, Any, None]) -> None:
    """Run a server to its end; SIGTERM cancels it, as Ctrl-C does, and the status is then the one of shells."""
    asked = []

    async def run() -> None:
        loop, task = asyncio.get_running_loop(), asyncio.current_task()
        assert task is not None

        # Not an exception: uvicorn raises the signal again before the hall is closed, and uvloop, other than asyncio,
        # would not close it any more, which would leave worker processes behind.
        def end(number: int, _: object) -> None:
            asked.append(number)
            task.cancel()
            loop.call_soon_threadsafe(lambda: None)  # so that it wakes up

        signal.signal(signal.SIGTERM, end)
        await serving

    with suppress(asyncio.CancelledError):
        uvloop.run(run())
    if asked:
        sys.exit(128 + asked[0])


def work(configuration: Configuration, announce: Callable[[], None]) -> None:
    """Do the jobs of servers that share a database, until this process is stopped."""
    set_up(configuration.log)
    signal.signal(signal.SIGTERM, lambda number, _: sys.exit(128 + number))
    asyncio.run(_work(configuration, announce))


async def _work(configuration: Configuration, announce: Callable[[], None]) -> None:
    hall = hall_of(configuration)
    if not hall.store.is_shared:
        raise UnusableDatabase("one-process", file=name_of(hall.store.url))
    try:
        await hall.open()
        announce()
        await asyncio.Event().wait()
    finally:
        await hall.close()


def hall_of(configuration: Configuration) -> Hall:
    """Return the hall of a server, or of a process that only works for others."""
    store = Store(configuration.database or default_database())
    if not store.is_shared and configuration.workers == 0:
        raise UnusableDatabase("one-process", file=name_of(store.url))
    # As many connections as may be open files; a process that only works for others has none.
    limits = replace(configuration.limits, connections=room(configuration.limits.connections))
    return Hall(store, limits, configuration.packs, configuration.workers)


def _tell_manager() -> None:
    """Tell a service manager such as systemd that the server is ready, if it wants to hear that."""
    place = os.environ.get("NOTIFY_SOCKET", "")
    if place:
        with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as manager:
            # A socket without a file is written with an @ in front, in place of a zero.
            manager.sendto(b"READY=1", bytes(1) + place[1:].encode() if place.startswith("@") else place)


def _serve_together(configuration: Configuration, welcome: Callable[[Addresses], None]) -> None:
    """Run several processes that share a socket and a database, until this one is stopped."""
    store = Store(configuration.database or default_database())
    if not store.is_shared:
        raise UnusableDatabase("one-process", file=name_of(store.url))
    # What is wrong with the database is said once, before anybody needs it.
    asyncio.run(_try_out(store))
    at = listen(configuration.host, configuration.port)
    at.listen(BACKLOG)
    with TemporaryDirectory(prefix="freestone-metrics-") as counts:
        os.environ[SHARED] = counts
        crew = Crew(configuration.processes, _serve_one, configuration, at)
        try:
            crew.wait_until_ready()
            welcome(addresses_of(at, configuration))
            crew.keep()
        finally:
            crew.close()


async def _try_out(store: Store) -> None:
    try:
        await store.open()
    finally:
        await store.close()


def _serve_one(be_ready: Callable[[], None], configuration: Configuration, at: socket.socket) -> None:
    """Serve in one of several processes."""
    set_up(configuration.log)
    _run(_serve(configuration, lambda: at, lambda _: be_ready()))


async def _serve(
    configuration: Configuration, listen: Callable[[], socket.socket], welcome: Callable[[Addresses], None]
) -> None:
    collect_seldom()
    hall = hall_of(configuration)
    try:
        # The database comes before the port: a server that already has it is named, whatever the port.
        await hall.open()
        if hall.workers:
            hall.thinkers.warm()
        at = listen()
        addresses = addresses_of(at, configuration)
        server = _server(configuration, hall, addresses)
        running = asyncio.create_task(server.serve([at]))
        # uvicorn has no event for this, only a flag.
        while not server.started and not running.done():
            await asyncio.sleep(0.02)
        if server.started:
            hall.store.publish(addresses.here)
            await asyncio.to_thread(welcome, addresses)
        await running
    finally:
        await hall.close()


def addresses_of(at: socket.socket, configuration: Configuration) -> Addresses:
    """Return the addresses of a server that listens at a socket."""
    host, port = at.getsockname()[:2]
    return Addresses(host, port, configuration.names)


def listen(host: str, port: int) -> socket.socket:
    """Return a listening socket; if the usual port is taken, at any other."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    found = socket.socket(family, socket.SOCK_STREAM)
    # Otherwise a restarted server could not have its port while old connections linger.
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        try:
            found.bind((host, port))
        except OSError:
            if port != PORT:
                raise
            found.bind((host, 0))
    except OSError as error:
        found.close()
        raise InvalidChoice("cannot-listen", host=host, port=str(port), reason=error) from error
    return found


def _server(configuration: Configuration, hall: Hall, addresses: Addresses) -> uvicorn.Server:
    door = Door(hall.limits.connections, configuration.proxies)
    names = [urlsplit(name if "://" in name else f"//{name}").hostname or "" for name in configuration.names]
    hosts = [*LOOPBACK, configuration.host, *names, *([] if addresses.is_local else [ANY_ADDRESS])]
    config = uvicorn.Config(
        make_app(hall, hosts, addresses.others, configuration.metrics_token),
        http=door.protocol,
        ws="none",
        lifespan="off",  # the hall is opened before the server and closed after it
        log_config=None,  # `set_up` has done it; uvicorn's own log of requests would have tokens
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=1,
        proxy_headers=bool(configuration.proxies),
        forwarded_allow_ips=configuration.proxies,
    )
    return Server(config, hall)


class Server(uvicorn.Server):
    """A server that ends all streams when it stops."""

    def __init__(self, config: uvicorn.Config, hall: Hall) -> None:
        super().__init__(config)
        self._hall = hall

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """End all streams, which never end by themselves, and stop."""
        self._hall.hang_up()
        await super().shutdown(sockets)
