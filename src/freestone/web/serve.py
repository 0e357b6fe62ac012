"""The server: listens on this machine only unless told otherwise, and opens the browser."""

import asyncio
import signal
import socket
import webbrowser
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, NamedTuple
from urllib.parse import urlsplit

import uvicorn

from freestone.core.errors import InvalidChoice
from freestone.i18n import FALLBACK, catalogue
from freestone.table.hall import Hall, default_database
from freestone.table.store import Store
from freestone.web.addresses import Addresses
from freestone.web.app import LOOPBACK, make_app
from freestone.web.connections import Door, room
from freestone.web.guards import ANY_ADDRESS

PORT: Final = 8420


@dataclass(frozen=True)
class Plan:
    """How a server is to run: where it listens, its database, its names, and the proxies whose word it takes."""

    host: str
    port: int = PORT
    database: str = ""
    names: list[str] = field(default_factory=list)
    proxies: list[str] = field(default_factory=list)
    packs: list[Path] = field(default_factory=list)


class Announcement(NamedTuple):
    """What whoever starts a server should know: its addresses, its port, and whether it is another than the usual."""

    addresses: Addresses
    port: int
    is_elsewhere: bool


def serve(plan: Plan, announce: Callable[[Announcement], None], *, opens_browser: bool) -> None:
    """Run a server until it is stopped: by Ctrl-C, or by SIGTERM as service managers do it."""
    signal.signal(signal.SIGTERM, _end)
    asyncio.run(_serve(plan, announce, opens_browser))


def _end(number: int, _: object) -> None:
    """Leave by an exception, so that the hall is closed; the status is the one that shells use for signals."""
    raise SystemExit(128 + number)


async def _serve(plan: Plan, announce: Callable[[Announcement], None], opens_browser: bool) -> None:
    """Open the database first: if another server has it, that one is named whatever becomes of the port."""
    hall = Hall(Store(plan.database or default_database()), packs=plan.packs)
    try:
        await hall.open()
        hall.thinkers.warm()
        at = listen(plan.host, plan.port)
        host, port = at.getsockname()[:2]
        addresses = Addresses(host, port, plan.names)
        server = _server(plan, hall, addresses)
        running = asyncio.create_task(server.serve([at]))
        while not server.started and not running.done():
            await asyncio.sleep(0.02)
        if server.started:
            hall.store.publish(addresses.here)
            announce(Announcement(addresses, port, plan.port not in (0, port)))
            if opens_browser:
                await asyncio.to_thread(webbrowser.open, f"{addresses.here}/")
        await running
    finally:
        await hall.close()


def listen(host: str, port: int) -> socket.socket:
    """Return a socket that listens; if the usual port is taken, at any other."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    found = socket.socket(family, socket.SOCK_STREAM)
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


def _server(plan: Plan, hall: Hall, addresses: Addresses) -> uvicorn.Server:
    door = Door(room(), plan.proxies)
    names = [urlsplit(name if "://" in name else f"//{name}").hostname or "" for name in plan.names]
    hosts = [*LOOPBACK, plan.host, *names, *([] if addresses.is_local else [ANY_ADDRESS])]
    config = uvicorn.Config(
        make_app(hall, hosts, door.most, addresses.others),
        http=door.protocol,
        lifespan="off",
        log_level="warning",
        server_header=False,
        timeout_graceful_shutdown=1,
        proxy_headers=bool(plan.proxies),
        forwarded_allow_ips=plan.proxies,
    )
    return uvicorn.Server(config)
