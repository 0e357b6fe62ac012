"""What stands between the network and the routes: hosts, origins, sizes, streams, and what pages may load and keep."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
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
PICTURE_POLICY: Final = "default-src 'none'; style-src 'unsafe-inline'; font-src data:; frame-ancestors 'none'"
"""An SVG image opened by itself: the fonts inside it, and nothing else."""
HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
}
ANY_ADDRESS: Final = "addresses"  # stands among the hosts for every address that is a number
MOST_REQUESTS: Final = 512  # at the same time for one address; half of them may wait for their bodies
MOST_STREAMS: Final = 1000
STREAM: Final = re.compile(r"/api/tables/[^/]+/frames")
STATIC: Final = "/static/"
SAFE: Final = {"GET", "HEAD", "OPTIONS"}
SAY: Final = Texts(FALLBACK)


class TooLarge(HTTPException):
    """A body is larger than any that means something here."""

    def __init__(self) -> None:
        super().__init__(413)


class Share:
    """Counts what is going on by address, each of which has a share of it; `most` in all."""

    def __init__(self, share: int, most: int) -> None:
        self.share = share
        self.most = most
        self._now: Counter[str] = Counter()

    @contextmanager
    def taken(self, address: str) -> Iterator[bool]:
        """Count one more meanwhile, if there is room; tell whether there is."""
        if self._now[address] >= self.share or self._now.total() >= self.most:
            yield False
            return
        self._now[address] += 1
        try:
            yield True
        finally:
            self._now[address] -= 1
            self._now += Counter()  # leaves out who has none


class Guards:
    """Refuses what comes for another host, from another origin, too large, or beyond the share of an address.

    Streams are counted apart from other requests. Adds the headers that protect pages, and answers HEAD as GET
    without the body.
    """

    def __init__(self, app: ASGIApp, hosts: Iterable[str], most: int) -> None:
        self.app = app
        self.hosts = {host.lower() for host in hosts}
        self.requests = Share(MOST_REQUESTS, most)
        self.streams = Share(MOST_STREAMS, max(most - MOST_REQUESTS, most // 2))

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
        shares = self.streams if STREAM.fullmatch(scope["path"]) else self.requests
        with shares.taken(scope["client"][0] if scope.get("client") else "") as has_room:
            app = self.app if has_room else problem(503, "too-many", SAY("error-crowded"))
            await app(_as_get(scope), _limited(receive), _protected(send, scope["path"]))

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
        return "*" in self.hosts or name.lower() in self.hosts or (_is_address(name) and ANY_ADDRESS in self.hosts)


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


def _as_get(scope: Scope) -> Scope:
    """Return a request as the routes know it: the server leaves out the body of an answer to HEAD by itself."""
    if scope["method"] != "HEAD":
        return scope
    return {**scope, "method": "GET", "query_string": scope["query_string"] + b"&wait=false"}


def _protected(send: Send, path: str) -> Send:
    """Add the headers that protect; what may hold a token in its address or text is kept by no cache."""

    async def send_protected(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            if headers.get("content-type", "").startswith("image/svg+xml"):
                headers.setdefault("Content-Security-Policy", PICTURE_POLICY)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
            if not path.startswith(STATIC):
                headers.setdefault("Cache-Control", "no-store")
        await send(message)

    return send_protected
