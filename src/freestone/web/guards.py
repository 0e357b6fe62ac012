"""What stands between the network and the routes: hosts, origins, sizes, and what pages may load."""

from collections.abc import Iterable
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from freestone.i18n import FALLBACK
from freestone.web.texts import Texts

LARGEST_BODY: Final = 2_000_000
POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; manifest-src 'self'"
)
HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
}
SAFE: Final = {"GET", "HEAD", "OPTIONS"}
SAY: Final = Texts(FALLBACK)


class TooLarge(HTTPException):
    """A body is larger than any that means something here."""

    def __init__(self) -> None:
        super().__init__(413)


class Guards:
    """Refuses what comes for another host, from another origin or too large; adds the headers that protect pages."""

    def __init__(self, app: ASGIApp, hosts: Iterable[str]) -> None:
        self.app = app
        self.hosts = {host.lower() for host in hosts}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or refuse it."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        refusal = self._refusal(scope, headers)
        if refusal is not None:
            await refusal(scope, receive, send)
            return
        await self.app(scope, _limited(receive), _protected(send))

    def _refusal(self, scope: Scope, headers: Headers) -> JSONResponse | None:
        host = headers.get("host", "")
        if not self._is_known(host):
            return problem(400, "host", SAY("error-host"))
        origin = headers.get("origin")
        if scope["method"] not in SAFE and origin is not None and _netloc(origin) != host:
            return problem(403, "origin", SAY("error-origin"))
        length = headers.get("content-length", "0")
        if not length.isdigit() or int(length) > LARGEST_BODY:
            return problem(413, "too-large", SAY("too-large"))
        return None

    def _is_known(self, host: str) -> bool:
        name = _hostname(host)
        return "*" in self.hosts or name.lower() in self.hosts or (_is_address(name) and "addresses" in self.hosts)


def problem(status: int, error: str, detail: str) -> JSONResponse:
    """Return an error as programs read it; what cannot be written in UTF-8 becomes a question mark."""
    return JSONResponse({"error": error, "detail": detail.encode(errors="replace").decode()}, status, headers=HEADERS)


def _hostname(host: str) -> str:
    """Return a host without its port; nothing if it is none."""
    try:
        parts = urlsplit(f"//{host}")
    except ValueError:
        return ""
    return parts.hostname or "" if parts.netloc == host and "@" not in host else ""


def _netloc(origin: str) -> str:
    """Return the host and port of an origin; nothing if it has none."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return ""


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def _limited(receive: Receive) -> Receive:
    """Count the bytes of a body that does not say its length."""
    read = 0

    async def receive_some() -> Message:
        nonlocal read
        message = await receive()
        read += len(message.get("body", b""))
        if read > LARGEST_BODY:
            raise TooLarge
        return message

    return receive_some


def _protected(send: Send) -> Send:
    async def send_protected(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
        await send(message)

    return send_protected
