"""Connections: how many a server takes, how long a request may take to arrive, and who gives way when it is crowded.

Whoever has not sent a whole request gives way, so that silent connections never shut anybody out.
"""

import asyncio
import resource
from collections import defaultdict
from collections.abc import Container
from functools import partial
from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

HEADER_SECONDS: Final = 10.0
BODY_SECONDS: Final = 60.0  # the largest body takes half of this on a slow line
MOST: Final = 6000
MOST_SILENT: Final = 256  # from one address; a browser opens six connections, so forty people fit behind one router
GRACE: Final = 2.0  # many may come at once and ask in the next moment
KEPT_FOR_FILES: Final = 128


def room() -> int:
    """Let this process open as many files as it needs and may, and return how many connections that allows."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST + KEPT_FOR_FILES
    if soft < wanted:
        soft = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return min(MOST, soft - KEPT_FOR_FILES)


class Door:
    """Knows who is silent, by address; the one that has been so for longest goes when there are too many.

    `trusted` proxies may have as many silent connections as they like.
    """

    def __init__(self, most: int, trusted: Container[str] = ()) -> None:
        self.most = most
        self._trusted = trusted
        self._silent: defaultdict[str, dict[Connection, None]] = defaultdict(dict)

    @property
    def protocol(self) -> Any:
        """What uvicorn makes for each connection."""
        return partial(Connection, self)

    def make_room(self) -> bool:
        """Let a silent connection go, from the address that has most of them; return whether there was one."""
        if not self._silent:
            return False
        greediest = max(self._silent.values(), key=len)
        next(iter(greediest)).drop()
        return True

    def wait_for(self, one: "Connection") -> None:
        """Note that a connection is silent; if its address has too many, one goes that has not just come."""
        same = self._silent[one.address]
        same[one] = None
        oldest = next(iter(same))
        is_late = oldest.silence >= GRACE or one.owes_body
        if len(same) > MOST_SILENT and one.address not in self._trusted and is_late:
            oldest.drop()

    def hear(self, one: "Connection") -> None:
        """Note that a connection has spoken, or is gone."""
        same = self._silent[one.address]
        same.pop(one, None)
        if not same:
            del self._silent[one.address]


class Connection(H11Protocol):
    """A connection whose requests must arrive in time; a trickle of bytes does not prolong that."""

    def __init__(self, door: Door, **terms: Any) -> None:
        super().__init__(**terms)
        self.address = ""
        self._door = door
        self._stage: object = None
        self._since = 0.0
        self._patience: asyncio.TimerHandle | None = None

    @property
    def silence(self) -> float:
        """For how many seconds it has owed a request."""
        return self.loop.time() - self._since

    @property
    def owes_body(self) -> bool:
        """Whether a request has begun whose body is still to come."""
        return self._stage is h11.SEND_BODY

    def drop(self) -> None:
        """Close at once."""
        self._stop_waiting()
        self.transport.abort()

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Wait for a request, unless there is no room for one more."""
        super().connection_made(transport)
        self.address = self.client[0] if self.client else ""
        if len(self.connections) > self._door.most and not self._door.make_room():
            transport.abort()
        else:
            self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait no longer."""
        super().connection_lost(exc)
        self._stop_waiting()

    def data_received(self, data: bytes) -> None:
        """Read on, unless it is being closed."""
        if not self.transport.is_closing():
            super().data_received(data)
            self._watch()

    def on_response_complete(self) -> None:
        """Wait for the next request."""
        super().on_response_complete()
        self._watch()

    def _watch(self) -> None:
        """Begin to wait whenever the next part of a request is due: its header, or its body."""
        stage = self.conn.their_state
        if stage is self._stage or self.transport.is_closing():
            return
        self._stage = stage
        self._stop_waiting()
        if stage in (h11.IDLE, h11.SEND_BODY):
            self._since = self.loop.time()
            self._patience = self.loop.call_later(BODY_SECONDS if self.owes_body else HEADER_SECONDS, self.drop)
            self._door.wait_for(self)

    def _stop_waiting(self) -> None:
        self._door.hear(self)
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None
