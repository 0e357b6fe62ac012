"""What operators watch: whether the server lives and is ready, and a line of the log for each request.

Routes are named by their templates, because addresses hold tokens.
"""

import asyncio
import logging
from time import perf_counter
from typing import Final

from fastapi import APIRouter
from fastapi.responses import PlainTextResponse, Response
from sqlalchemy.exc import SQLAlchemyError
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from freestone.web import log
from freestone.web.guards import STATIC, problem
from freestone.web.service import HallNow, LanguageNow
from freestone.web.site import Texts

router = APIRouter(include_in_schema=False)
LOG: Final = logging.getLogger(log.REQUESTS)
PATIENCE: Final = 2.0  # seconds in which a database that is well answers
SHARED: Final = "PROMETHEUS_MULTIPROC_DIR"  # names the folder in which the processes of a server count together
METHODS: Final = {"GET", "HEAD", "POST", "DELETE"}


@router.get("/health", response_class=PlainTextResponse)
def health() -> str:
    """Answer as long as the process lives."""
    return "alive\n"


@router.get("/ready", response_class=PlainTextResponse)
async def ready(hall: HallNow, language: LanguageNow) -> Response:
    """Answer whether the server can do its work: whether the database answers."""
    try:
        await asyncio.wait_for(hall.store.ping(), PATIENCE)
    except (SQLAlchemyError, TimeoutError):
        return problem(503, "database", Texts(language)("not-kept"))
    return PlainTextResponse("ready\n")


class Clerk:
    """Counts requests and streams; this one does not, for servers without the library for metrics."""

    def follow(self, change: int) -> None:
        """Note that a stream begins or ends."""

    def answer(self, method: str, route: str, status: int, seconds: float) -> None:
        """Note that a request is answered."""


class Meter:
    """Counts and logs every request, those that are refused too."""

    def __init__(self, app: ASGIApp, clerk: Clerk) -> None:
        self.app = app
        self.clerk = clerk

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on and note how it is answered."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        exchange = Exchange(scope, send, self.clerk)
        try:
            await self.app(scope, receive, exchange.send)
        finally:
            exchange.end()


class Exchange:
    """One request and its answer."""

    def __init__(self, scope: Scope, send: Send, clerk: Clerk) -> None:
        self._scope = scope
        self._send = send
        self._clerk = clerk
        self._begin = perf_counter()
        self._status = 500  # of one that fails before its answer begins
        self._is_stream = False

    @property
    def _route(self) -> str:
        if self._scope["path"].startswith(STATIC):
            return STATIC
        return getattr(self._scope.get("route"), "path", "none")

    @property
    def _method(self) -> str:
        # Anybody can make up methods, and each would be counted apart.
        return self._scope["method"] if self._scope["method"] in METHODS else "other"

    async def send(self, message: Message) -> None:
        """Send a part of the answer; the first one tells its status, and whether it is a stream."""
        if message["type"] == "http.response.start":
            self._status = message["status"]
            self._is_stream = dict(message["headers"]).get(b"content-type", b"").startswith(b"text/event-stream")
            self._clerk.follow(int(self._is_stream))
        await self._send(message)

    def end(self) -> None:
        """Count and log the request."""
        seconds = perf_counter() - self._begin
        self._clerk.follow(-int(self._is_stream))
        self._clerk.answer(self._method, self._route, self._status, seconds)
        line = {"method": self._method, "route": self._route, "status": self._status, "seconds": round(seconds, 4)}
        LOG.info("%(method)s %(route)s %(status)s", line, extra={"fields": line})
