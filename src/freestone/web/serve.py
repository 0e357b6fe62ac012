"""The server: it listens on this machine only unless told otherwise, and opens the browser."""

import asyncio
import signal
import socket
import webbrowser
from collections.abc import Callable
from dataclasses import dataclass, field
from ipaddress import ip_address
from pathlib import Path
from typing import Final, NamedTuple
from urllib.parse import urlsplit

import ifaddr
import uvicorn

from freestone.core.errors import InvalidChoice
from freestone.i18n import FALLBACK, catalogue
from freestone.table.hall import Hall, default_database
from freestone.table.store import Store
from freestone.web.app import LOOPBACK, make_app
from freestone.web.guards import ANY_ADDRESS, Door, room

PORT: Final = 8420
ANYWHERE: Final = "192.0.2.1"  # an address of nobody, to ask the system which way it would send something


@dataclass(frozen=True)
class Configuration:
    """How a server runs: where it listens, its database, its names, and the proxies that it trusts."""

    host: str
    port: int = PORT
    database: str = ""
    names: list[str] = field(default_factory=list)
    proxies: list[str] = field(default_factory=list)
    packs: list[Path] = field(default_factory=list)


class Addresses:
    """The addresses of a server that listens at a host and port; `names` are names or whole addresses of it."""

    def __init__(self, host: str, port: int, names: list[str]) -> None:
        self._host = ip_address(host)
        self._port = port
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
        return f"http://{shown}" if self._port == 80 else f"http://{shown}:{self._port}"


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


def serve(configuration: Configuration, announce: Callable[[Announcement], None], *, opens_browser: bool) -> None:
    """Run a server until it is stopped: by Ctrl-C, or by SIGTERM as service managers do it."""

    def end(number: int, _: object) -> None:
        # uvicorn's own handler raises the signal again before the hall is closed, which would leave worker processes
        # behind. An exception closes it; the status is the one that shells use for signals.
        raise SystemExit(128 + number)

    signal.signal(signal.SIGTERM, end)
    asyncio.run(_serve(configuration, announce, opens_browser))


async def _serve(configuration: Configuration, announce: Callable[[Announcement], None], opens_browser: bool) -> None:
    hall = Hall(Store(configuration.database or default_database()), packs=configuration.packs)
    try:
        # The database comes before the port: a server that already has it is named, whatever the port.
        await hall.open()
        hall.thinkers.warm()
        at = listen(configuration.host, configuration.port)
        host, port = at.getsockname()[:2]
        addresses = Addresses(host, port, configuration.names)
        server = _server(configuration, hall, addresses)
        running = asyncio.create_task(server.serve([at]))
        # uvicorn has no event for this, only a flag.
        while not server.started and not running.done():
            await asyncio.sleep(0.02)
        if server.started:
            hall.store.publish(addresses.here)
            announce(Announcement(addresses, port, configuration.port not in (0, port)))
            if opens_browser:
                await asyncio.to_thread(webbrowser.open, f"{addresses.here}/")
        await running
    finally:
        await hall.close()


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
        why = {"host": host, "port": str(port), "reason": error.strerror or str(error)}
        raise InvalidChoice(catalogue(FALLBACK).text("cli-cannot-listen", why)) from error
    return found


def _server(configuration: Configuration, hall: Hall, addresses: Addresses) -> uvicorn.Server:
    door = Door(room(), configuration.proxies)
    names = [urlsplit(name if "://" in name else f"//{name}").hostname or "" for name in configuration.names]
    hosts = [*LOOPBACK, configuration.host, *names, *([] if addresses.is_local else [ANY_ADDRESS])]
    config = uvicorn.Config(
        make_app(hall, hosts, door.most, addresses.others),
        http=door.protocol,
        lifespan="off",  # the hall is opened before the server and closed after it
        log_level="warning",
        server_header=False,
        timeout_graceful_shutdown=1,  # streams never end by themselves, so waiting longer gains nothing
        proxy_headers=bool(configuration.proxies),
        forwarded_allow_ips=configuration.proxies,
    )
    return uvicorn.Server(config)
