"""Guards between the network and the routes.

Connections: how many there may be, how long a request may take to arrive, and who gives way when it is crowded.
Whoever has not sent a whole request gives way, so that silent connections never shut anybody out. Requests: hosts,
origins, sizes, shares of each address, and the headers that tell browsers what pages may load and keep.
"""

import asyncio
import re
import resource
from collections import Counter, defaultdict
from collections.abc import Container, Iterable, Iterator
from contextlib import contextmanager
from enum import Enum, auto
from functools import lru_cache, partial
from ipaddress import IPv4Address, ip_address, ip_network
from time import monotonic
from typing import Any, Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from freestone.table.limits import Limits
from freestone.web.site import Texts, language_for

HEADER_SECONDS: Final = 10.0
BODY_SECONDS: Final = 60.0  # the largest body takes half of this on a slow line
MOST_SILENT: Final = 256  # from one address; a browser opens six connections, so forty people fit behind one router
GRACE: Final = 2.0  # many may come at once and ask in the next moment
MOST_KNOWN: Final = 10_000  # addresses, before those that have their whole share again are forgotten
KEPT_FOR_FILES: Final = 128  # of the open files: for the database, pipes to workers and static files
LARGEST_HEADER: Final = 65_536
LARGEST_BODY: Final = 2_000_000
LARGE_BODY: Final = 65_536  # only the journals of very long games have more
LARGE_BODIES: Final = 8  # of one address at the same time, and as many times that in all: they wait in memory
POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; manifest-src 'self'"
)
# An SVG image opened by itself may use the fonts inside it, and nothing else.
PICTURE_POLICY: Final = "default-src 'none'; style-src 'unsafe-inline'; font-src data:; frame-ancestors 'none'"
HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    # Addresses hold tokens, which other sites must not learn.
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
}
ANY_ADDRESS: Final = "addresses"  # among the hosts: every numeric address
HOUR: Final = 3600.0
STREAM: Final = re.compile(r"/api/tables/[^/]+/frames")
# What occupies a worker for a second or two, in which no bot plays.
THOUGHT: Final = re.compile(r"/api/tables/[^/]+/(hint|mistake|task)")
STATIC: Final = "/static/"
SAFE: Final = {"GET", "HEAD", "OPTIONS"}


def room(most: int) -> int:
    """Raise the limit of open files as far as needed and allowed, and return how many of `most` connections fit."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = most + KEPT_FOR_FILES
    if soft < wanted:
        soft = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return min(most, soft - KEPT_FOR_FILES)


@lru_cache(MOST_KNOWN)  # every request asks twice
def neighbourhood(address: str) -> str:
    """Return whose limits an address shares: in IPv6, everybody has a whole network of addresses.

    >>> neighbourhood("2001:db8::1") == neighbourhood("2001:db8::ffff:2"), neighbourhood("::ffff:192.0.2.1")
    (True, '192.0.2.1')
    """
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if isinstance(found, IPv4Address):
        return address
    return str(found.ipv4_mapped or ip_network((found, 64), strict=False))


class Door:
    """Knows the silent connections by address; when there are too many, the one silent for longest goes.

    `trusted` proxies may have as many silent connections as they like.
    """

    def __init__(self, most: int, trusted: Container[str] = ()) -> None:
        self.most = most
        self.trusted = trusted
        self._silent: defaultdict[str, dict[Connection, None]] = defaultdict(dict)

    @property
    def protocol(self) -> Any:
        """The protocol class for uvicorn."""
        return partial(Connection, self)

    def make_room(self) -> bool:
        """Drop a silent connection of the address that has most of them; return whether there was one."""
        if not self._silent:
            return False
        greediest = max(self._silent.values(), key=len)
        next(iter(greediest)).drop()
        return True

    def wait_for(self, one: "Connection") -> None:
        """Note that a connection is silent; if its address has too many, drop one that is not new.

        Those that were never answered go first, then the oldest.
        """
        same = self._silent[one.address]
        same[one] = None
        if len(same) <= MOST_SILENT or one.address in self.trusted:
            return
        first = next((other for other in same if not other.was_answered), next(iter(same)))
        if first.silence >= GRACE or one.owes_body:
            first.drop()

    def hear(self, one: "Connection") -> None:
        """Note that a connection has sent its request, or is gone."""
        same = self._silent[one.address]
        same.pop(one, None)
        if not same:
            del self._silent[one.address]


class Due(Enum):
    """Which part of a request a connection waits for."""

    HEADER = auto()
    BODY = auto()
    NOTHING = auto()


class Connection(HttpToolsProtocol):
    """A connection whose requests must arrive in time; a trickle of bytes does not extend it."""

    def __init__(self, door: Door, **terms: Any) -> None:
        super().__init__(**terms)
        self.address = ""
        self.was_asked = self.was_answered = False
        self._door = door
        self._due: Due | None = None
        self._has_header = False  # of a request whose body is still to come
        self._header_length = 0
        self._since = 0.0
        self._patience: asyncio.TimerHandle | None = None

    @property
    def silence(self) -> float:
        """How many seconds a request has been due."""
        return self.loop.time() - self._since

    @property
    def owes_body(self) -> bool:
        """Whether a request has begun whose body is still to come."""
        return self._due is Due.BODY

    def drop(self) -> None:
        """Close at once."""
        self._stop_waiting()
        self.transport.abort()

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Wait for a request, unless there is no room for one more."""
        super().connection_made(transport)
        host = self.client[0] if self.client else ""
        self.address = host if host in self._door.trusted else neighbourhood(host)
        if len(self.connections) > self._door.most and not self._door.make_room():
            transport.abort()
        else:
            self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait no longer."""
        super().connection_lost(exc)
        self._stop_waiting()

    def data_received(self, data: bytes) -> None:
        """Read on, unless it is being closed; refuse a header without an end."""
        if self.transport.is_closing():
            return
        self._header_length += len(data)
        super().data_received(data)
        if self._part_due is not Due.HEADER:
            self._header_length = 0
        elif self._header_length > LARGEST_HEADER and not self.transport.is_closing():
            self.send_400_response("The header is too large.")
        self._watch()

    def on_headers_complete(self) -> None:
        """Expect the body."""
        super().on_headers_complete()
        self._has_header = self.was_asked = True

    def on_message_complete(self) -> None:
        """Expect nothing more until the request is answered."""
        super().on_message_complete()
        self._has_header = False

    def on_response_complete(self) -> None:
        """Wait for the next request."""
        super().on_response_complete()
        self.was_answered = True
        self._watch()

    @property
    def _part_due(self) -> Due:
        if self._has_header and not self.pipeline:
            return Due.BODY
        is_busy = self.pipeline or (self.was_asked and not self.cycle.response_complete)
        return Due.NOTHING if is_busy else Due.HEADER

    def _watch(self) -> None:
        """Start the clock whenever the next part of a request is due: its header, or its body."""
        due = self._part_due
        if due is self._due or self.transport.is_closing():
            return
        self._due = due
        self._stop_waiting()
        if due is not Due.NOTHING:
            self._since = self.loop.time()
            self._patience = self.loop.call_later(BODY_SECONDS if self.owes_body else HEADER_SECONDS, self.drop)
            self._door.wait_for(self)

    def _stop_waiting(self) -> None:
        self._door.hear(self)
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None


class TooLarge(HTTPException):
    """A body larger than any sensible one."""

    def __init__(self) -> None:
        super().__init__(413)


class Quota:
    """Counts requests in progress: at most `share` of one address, and `most` in all."""

    def __init__(self, share: int, most: int) -> None:
        self.share = share
        self.most = most
        self._now: Counter[str] = Counter()

    @contextmanager
    def taken(self, address: str) -> Iterator[bool]:
        """Count one more inside the context, if there is room; yield whether there is."""
        if self._now[address] >= self.share or self._now.total() >= self.most:
            yield False
            return
        self._now[address] += 1
        try:
            yield True
        finally:
            self._now[address] -= 1
            self._now += Counter()  # leaves out who has none


class Pace:
    """Lets every address do something `most` times in a row, and then as often as that in an hour."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._used: dict[str, tuple[float, float]] = {}  # how much of its share an address has used, and when

    def allows(self, address: str) -> bool:
        """Count one more, if the address may."""
        now = monotonic()
        if len(self._used) > MOST_KNOWN:
            self._used = {one: (used, then) for one, (used, then) in self._used.items() if self._left(used, then, now)}
        used = self._left(*self._used.get(address, (0.0, now)), now)
        if used > self.most - 1:
            return False
        self._used[address] = used + 1, now
        return True

    def _left(self, used: float, then: float, now: float) -> float:
        return max(0.0, used - (now - then) * self.most / HOUR)


class Guards:
    """Refuses requests for another host, from another origin, too large, or beyond the share of an address.

    Streams, thoughts and large bodies are counted apart from other requests. Adds the headers that protect pages, and
    answers HEAD as GET without the body.
    """

    def __init__(self, app: ASGIApp, hosts: Iterable[str], limits: Limits) -> None:
        self.app = app
        self.hosts = {host.lower() for host in hosts}
        most = limits.connections
        self.requests = Quota(limits.requests, most)
        # Streams leave room for other requests; with few connections in all, the difference would be negative.
        self.streams = Quota(limits.streams, max(most - limits.requests, most // 2))
        self.thoughts = Quota(max(1, limits.advice // 2), most)
        self.large = Quota(LARGE_BODIES, LARGE_BODIES**2)

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
        address = neighbourhood(scope["client"][0]) if scope.get("client") else ""
        with self._shares(scope["path"], headers).taken(address) as has_room:
            app = self.app if has_room else problem(503, "too-many", _said(scope, "error-crowded"))
            passed = _as_get(scope)
            try:
                await app(passed, _limited(receive), _protected(send, scope["path"]))
            finally:
                scope["route"] = passed.get("route")

    def _shares(self, path: str, headers: Headers) -> Quota:
        if STREAM.fullmatch(path):
            return self.streams
        if "transfer-encoding" in headers or int(headers.get("content-length", "0")) > LARGE_BODY:
            return self.large
        return self.thoughts if THOUGHT.fullmatch(path) else self.requests

    def _refusal(self, scope: Scope, headers: Headers) -> JSONResponse | None:
        host = headers.get("host", "")
        if not self._is_known(host):
            return problem(400, "host", _said(scope, "error-host"))
        origin = headers.get("origin")
        # Programs send no origin; a browser sends it with whatever another site makes it post.
        if scope["method"] not in SAFE and origin is not None and _netloc(origin) != host:
            return problem(403, "origin", _said(scope, "error-origin"))
        length = headers.get("content-length", "0")
        if not length.isdigit() or int(length) > LARGEST_BODY:
            return problem(413, "too-large", _said(scope, "too-large"))
        return None

    def _is_known(self, host: str) -> bool:
        # Against DNS rebinding: a stranger's name may resolve to this machine, and a browser would then take their
        # page and this server for the same site. Numeric addresses cannot be rebound.
        name = _hostname(host)
        return "*" in self.hosts or name.lower() in self.hosts or (_is_address(name) and ANY_ADDRESS in self.hosts)


def _said(scope: Scope, message: str) -> str:
    return Texts(language_for(Request(scope)))(message)


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
    """Return HEAD as GET for the routes; the server itself leaves out the body of the answer."""
    if scope["method"] != "HEAD":
        return scope
    # Without the last word a stream would never end.
    return {**scope, "method": "GET", "query_string": scope["query_string"] + b"&wait=false"}


def _protected(send: Send, path: str) -> Send:
    """Add the headers that protect; no cache keeps what may hold a token in its address or text."""

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
