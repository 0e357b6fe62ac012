"""The server: listens on this machine only unless told otherwise, and opens the browser."""

import asyncio
import socket
import webbrowser
from collections.abc import Callable, Iterable
from ipaddress import ip_address
from pathlib import Path
from typing import Final

import uvicorn

from freestone.web.app import LOOPBACK, make_app

ADDRESSES: Final = "addresses"
PORT: Final = 8420
MOST_CONNECTIONS: Final = 500


def listen(host: str, port: int) -> socket.socket:
    """Return a socket that listens; if the usual port is taken, at any other."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    found = socket.socket(family, socket.SOCK_STREAM)
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        found.bind((host, port))
    except OSError:
        if port != PORT:
            raise
        found.bind((host, 0))
    found.listen(256)
    return found


def serve(
    at: socket.socket,
    database: str | None,
    names: Iterable[str],
    announce: Callable[[str], None],
    *,
    packs: Iterable[Path] = (),
    opens_browser: bool,
) -> None:
    """Run the server until it is stopped; `names` are those that it answers to besides this machine's."""
    hosts = [*LOOPBACK, *names] if _is_loopback(at) else [*LOOPBACK, *names, ADDRESSES]
    config = uvicorn.Config(
        make_app(database, hosts, packs),
        log_level="warning",
        server_header=False,
        timeout_graceful_shutdown=1,
        limit_concurrency=MOST_CONNECTIONS,
    )
    asyncio.run(_run(uvicorn.Server(config), at, announce, opens_browser))


async def _run(server: uvicorn.Server, at: socket.socket, announce: Callable[[str], None], opens_browser: bool) -> None:
    running = asyncio.create_task(server.serve([at]))
    while not server.started and not running.done():
        await asyncio.sleep(0.02)
    if server.started:
        announce(address(at))
        if opens_browser:
            await asyncio.to_thread(webbrowser.open, address(at))
    await running


def address(at: socket.socket) -> str:
    """Return where the start page is."""
    host, port = at.getsockname()[:2]
    shown = "localhost" if ip_address(host).is_unspecified else f"[{host}]" if ":" in host else host
    return f"http://{shown}:{port}/"


def _is_loopback(at: socket.socket) -> bool:
    return ip_address(at.getsockname()[0]).is_loopback
