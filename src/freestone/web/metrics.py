"""Metrics for Prometheus: counts and times of the whole server, none of a single table.

Only the server's own computer gets them, or whoever knows the token for them.
"""

import asyncio
import os
from hmac import compare_digest
from ipaddress import ip_address
from pathlib import Path
from resource import getpagesize
from time import process_time
from typing import Final

from fastapi import APIRouter, Request
from fastapi.responses import PlainTextResponse, Response
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead
from sqlalchemy import Engine, event
from sqlalchemy.engine import ExceptionContext
from sqlalchemy.exc import IntegrityError
from starlette.exceptions import HTTPException

from freestone.table.hall import Hall
from freestone.web.service import HallNow
from freestone.web.watch import SHARED, Clerk

router = APIRouter(include_in_schema=False)
REST: Final = 1.0  # seconds between looks at memory and the like, which cost as much as the rest of a short answer
SPENT: Final = [0.0]  # processor time that is counted already
STATM: Final = Path("/proc/self/statm")
CHOICE: Final = ("POST", "/api/tables/{id}/play")
REGISTRY: Final = CollectorRegistry()
REQUESTS: Final = Counter(
    "freestone_requests", "Requests that were answered.", ["method", "route", "status"], registry=REGISTRY
)
CHOICES: Final = Histogram(
    "freestone_choice_seconds",
    "Seconds from the request of a choice to its answer.",
    buckets=(0.005, 0.01, 0.02, 0.05, 0.1, 0.15, 0.3, 0.5, 1, 2, 5),
    registry=REGISTRY,
)
LISTENERS: Final = Gauge(
    "freestone_listeners", "Streams that are open.", registry=REGISTRY, multiprocess_mode="livesum"
)
TABLES: Final = Gauge("freestone_open_tables", "Tables in memory.", registry=REGISTRY, multiprocess_mode="livesum")
WAITING: Final = Gauge(
    "freestone_waiting",
    "Choices of bots, hints and questions of reviews that are not answered yet.",
    ["work"],
    registry=REGISTRY,
    multiprocess_mode="livesum",
)
MEMORY: Final = Gauge(
    "freestone_memory_bytes",
    "Memory of the processes that serve.",
    registry=REGISTRY,
    multiprocess_mode="livesum",
)
PROCESSOR: Final = Counter(
    "freestone_processor_seconds", "Processor time of the processes that serve.", registry=REGISTRY
)
ERRORS: Final = Counter("freestone_database_errors", "Statements that the database refused.", registry=REGISTRY)


@event.listens_for(Engine, "handle_error")
def _count_error(context: ExceptionContext) -> None:
    # Two servers that make the same change are no fault of the database: one of them loses.
    if not isinstance(context.sqlalchemy_exception, IntegrityError):
        ERRORS.inc()


@router.get("/metrics", response_class=PlainTextResponse)
def metrics(request: Request, hall: HallNow) -> Response:
    """Return the metrics as Prometheus reads them, of all processes of the server; nobody else is told of them."""
    if not _may_watch(request):
        raise HTTPException(404)
    _observe(hall)
    registry = _together(Path(os.environ[SHARED])) if SHARED in os.environ else REGISTRY
    return Response(generate_latest(registry), media_type=CONTENT_TYPE_LATEST)


def _together(folder: Path) -> CollectorRegistry:
    """Return what all processes have counted; what dead ones had open is no longer open."""
    for file in folder.glob("gauge_live*.db"):
        pid = int(file.stem.rpartition("_")[2])
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            mark_process_dead(pid, str(folder))
    registry = CollectorRegistry()
    MultiProcessCollector(registry, str(folder))
    return registry


def _may_watch(request: Request) -> bool:
    """Whether a request comes from this computer itself, or has the token for metrics."""
    token: str = request.app.state.metrics_token
    if token:
        given = request.headers.get("authorization", "").removeprefix("Bearer ")
        return compare_digest(given.encode(), token.encode())
    # A proxy on this computer that the server was not told of speaks for strangers.
    is_forwarded = "forwarded" in request.headers or "x-forwarded-for" in request.headers
    return not is_forwarded and request.client is not None and ip_address(request.client.host).is_loopback


class Counts(Clerk):
    """Counts for Prometheus."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._is_due = False

    def follow(self, change: int) -> None:
        """Count a stream more or less."""
        LISTENERS.inc(change)

    def answer(self, method: str, route: str, status: int, seconds: float) -> None:
        """Count a request, and note what it has left behind."""
        REQUESTS.labels(method, route, status).inc()
        if (method, route) == CHOICE:
            CHOICES.observe(seconds)
        if not self._is_due:
            self._is_due = True
            asyncio.get_running_loop().call_later(REST, self._look)

    def _look(self) -> None:
        self._is_due = False
        _observe(self._hall)


def _observe(hall: Hall) -> None:
    now = process_time()
    PROCESSOR.inc(now - SPENT.pop())
    SPENT.append(now)
    if STATM.exists():
        MEMORY.set(int(STATM.read_text().split()[1]) * getpagesize())
    TABLES.set(hall.open_tables)
    for work, count in hall.waiting.items():
        WAITING.labels(work).set(count)
