"""The stream of a table: events encoded and compressed once, for everybody who sees the same."""

import asyncio
import struct
import zlib
from collections.abc import AsyncGenerator
from contextlib import aclosing, suppress
from functools import cached_property
from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from freestone.table.errors import HungUp, NotYours
from freestone.table.frames import Frame, Picture
from freestone.table.moment import Moment
from freestone.web.service import Guest

LEVEL: Final = 4  # 6 takes 1.5 to 1.8 times as long, and saves 8%
GZIP_START: Final = bytes.fromhex("1f8b08000000000000ff")
GZIP_END: Final = bytes.fromhex("0300")  # a last block that is empty; checksum and length follow
PING_SECONDS: Final = 20.0  # proxies close what is silent for longer
SEND_SECONDS: Final = 60.0  # whoever takes nothing for so long is let go


class Broadcast(bytes):
    """An event as it is sent, plain or compressed."""

    @classmethod
    def of(cls, content: Picture | Frame) -> "Broadcast":
        """Encode an event, named after what it carries."""
        kind = type(content).__name__.lower()
        return cls(f"id: {content.id}\r\nevent: {kind}\r\ndata: {content.model_dump_json()}\r\n\r\n".encode())

    @cached_property
    def packed(self) -> bytes:
        """The event as a piece of a compressed stream."""
        return packed(self)


def packed(plain: bytes) -> bytes:
    """Compress a piece of a stream so that it can follow any other piece, and be read at once.

    It costs a little size: each piece begins without memory of those before. But listeners share it, and none of
    them needs a compressor of its own, which takes 256 kB.
    """
    press = zlib.compressobj(LEVEL, zlib.DEFLATED, -zlib.MAX_WBITS)
    return press.compress(plain) + press.flush(zlib.Z_FULL_FLUSH)


PING: Final = Broadcast(b": ping\r\n\r\n")  # a comment, which pages skip


class EventStream(Response):
    """An answer that goes on until its events end or the client is gone.

    Libraries for this take as long over an event as it takes to compress it: they guard every one with a scope of
    cancellation, and keep four tasks for each listener.
    """

    def __init__(self, events: AsyncGenerator[bytes]) -> None:
        # Proxies such as nginx would collect events before they pass them on.
        super().__init__(headers={"X-Accel-Buffering": "no"}, media_type="text/event-stream")
        del self.headers["Content-Length"]
        self._events = events

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send events as they come."""
        sending = asyncio.create_task(self._send(send))
        leaving = asyncio.create_task(_gone(receive))
        try:
            await asyncio.wait((sending, leaving), return_when=asyncio.FIRST_COMPLETED)
        finally:
            leaving.cancel()
            sending.cancel()
            with suppress(asyncio.CancelledError, TimeoutError):
                await sending

    async def _send(self, send: Send) -> None:
        await send({"type": "http.response.start", "status": self.status_code, "headers": self.raw_headers})
        # Events that end in the middle of sending end at once too: otherwise the table would count a listener who is
        # gone until the garbage collector comes by.
        async with aclosing(self._events) as events:
            async for event in events:
                async with asyncio.timeout(SEND_SECONDS):
                    await send({"type": "http.response.body", "body": event, "more_body": True})
        await send({"type": "http.response.body", "body": b"", "more_body": False})


async def _gone(receive: Receive) -> None:
    """Wait until the client is gone."""
    while (await receive())["type"] != "http.disconnect":
        pass


async def follow(guest: Guest, id: str, wait: bool) -> AsyncGenerator[bytes]:
    """Yield what was missed and, if wanted, what comes, until the link becomes invalid."""
    table = guest.table
    with suppress(NotYours, HungUp), table.followed():
        while True:
            guest.look()
            missed = table.moments.since(id)
            if missed is None:
                view = guest.view.picture()
                id = view.id
                yield Broadcast.of(view)
            elif missed:
                before, moment = missed[0]
                id = moment.id
                yield _frame(guest, before, moment)
            elif wait:
                # Nothing is awaited since the look at the moments, so none can slip in between.
                if not await table.changed(PING_SECONDS):
                    yield PING
            else:
                return


def _frame(guest: Guest, before: Moment, moment: Moment) -> bytes:
    """Return the event of a frame, made once for all links that allow the same."""
    now, key = guest.now, (before.id, moment.id, guest.access, guest.language)
    if key not in now.sent:
        event = Broadcast.of(guest.view.frame(before, moment))
        # Frames of the past are for those who come back, each to another moment: keeping them would take much room.
        if not any(moment is one for one in now.news):
            return event
        now.sent[key] = event
    return now.sent[key]


class PackedStreams:
    """Compresses streams of events for clients that accept it; every event can be read when it arrives."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on."""
        accepts = scope["type"] == "http" and "gzip" in Headers(scope=scope).get("accept-encoding", "")
        await self.app(scope, receive, _Packing(send) if accepts else send)


class _Packing:
    """Sends an answer, and packs it if it is a stream of events."""

    def __init__(self, send: Send) -> None:
        self._send = send
        self._is_stream = False
        self._start = GZIP_START
        self._sum = self._length = 0

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            self._is_stream = headers.get("content-type", "").startswith("text/event-stream")
            if self._is_stream:
                headers["Content-Encoding"] = "gzip"
                headers.add_vary_header("Accept-Encoding")
        elif self._is_stream and message["type"] == "http.response.body":
            message = {**message, "body": self._pack(message.get("body", b""), message.get("more_body", False))}
        await self._send(message)

    def _pack(self, body: bytes, more: bool) -> bytes:
        start, self._start = self._start, b""
        self._sum, self._length = zlib.crc32(body, self._sum), self._length + len(body)
        piece = body.packed if isinstance(body, Broadcast) else packed(body) if body else b""
        end = b"" if more else GZIP_END + struct.pack("<II", self._sum, self._length & 0xFFFFFFFF)
        return start + piece + end
