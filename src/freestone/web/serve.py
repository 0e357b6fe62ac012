"""The server: listens on this machine only unless told otherwise, and opens the browser."""

import asyncio
import webbrowser
from ipaddress import ip_address

import uvicorn

from freestone.web.app import LOOPBACK, make_app

PORT = 8420


def serve(
    host: str = "127.0.0.1",
    port: int = PORT,
    database: str | None = None,
    names: tuple[str, ...] = (),
    *,
    opens_browser: bool = True,
) -> None:
    """Run the server until it is stopped; `names` are further names that it answers to."""
    hosts = [*LOOPBACK, host, *names]
    if not _is_loopback(host):
        hosts.append("addresses")
    config = uvicorn.Config(make_app(database, hosts), host=host, port=port, log_level="warning", server_header=False)
    asyncio.run(_run(uvicorn.Server(config), opens_browser))


async def _run(server: uvicorn.Server, opens_browser: bool) -> None:
    running = asyncio.create_task(server.serve())
    while not server.started and not running.done():
        await asyncio.sleep(0.02)
    if server.started and opens_browser:
        await asyncio.to_thread(webbrowser.open, address(server))
    await running


def address(server: uvicorn.Server) -> str:
    """Return where the start page is."""
    host, port = server.servers[0].sockets[0].getsockname()[:2]
    shown = f"[{host}]" if ":" in host else host
    return f"http://{shown}:{port}/"


def _is_loopback(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
