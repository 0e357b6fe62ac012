"""The application: routes and guards."""

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, Final

from fastapi import APIRouter, FastAPI
from fastapi.openapi.utils import get_openapi
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.staticfiles import StaticFiles

from freestone import __version__
from freestone.extras import is_installed
from freestone.table.hall import Hall
from freestone.web.advice import router as advice
from freestone.web.api import router as api
from freestone.web.guards import Guards, Pace
from freestone.web.learn import router as learn
from freestone.web.pages import router as pages
from freestone.web.puzzles import router as puzzles
from freestone.web.rulebook import router as rulebook
from freestone.web.service import add_problems
from freestone.web.start import router as start
from freestone.web.stream import PackedStreams
from freestone.web.watch import Clerk, Meter
from freestone.web.watch import router as watch

HERE: Final = Path(__file__).parent
ABOUT: Final = """\
Make a table (`POST /api/tables`) and keep the token: it is the key of every seat that a person holds, until a
seat is handed out with a link of its own. Ask for the decision, post one of its choices together with `at`,
the length of the journal that it was made for, and follow the frames to hear what the others do.

Errors have one form: `error` is a word for programs, `detail` a sentence. A malformed body or an unknown text
is a 400, a seat of somebody else 403, what does not exist 404, a choice for a position that is over 409, an
illegal one 422 with the reason. A body may have two megabytes (413); a database that does not answer is a
503, and nothing was changed.
"""
LOOPBACK: Final = ("localhost", "127.0.0.1", "::1")


def make_app(
    hall: Hall,
    hosts: Iterable[str] = LOOPBACK,
    others: Callable[[], list[str]] = list,
    metrics_token: str = "",
) -> FastAPI:
    """Return the application for a hall, which whoever runs it opens and closes.

    `hosts` are the names that it answers to, and `others` returns the addresses by which other people reach it.
    Whoever has the `metrics_token` may read the metrics; without one, this computer may.
    """
    clerk, counted = _metrics(hall)
    app = FastAPI(
        title="Freestone",
        version=__version__,
        summary="Tables where board games are played live, for people and programs.",
        description=ABOUT,
        # FastAPI's pages of documentation load scripts from elsewhere, which our policy forbids.
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
        middleware=[
            # The first is the outermost: what the guards refuse is counted, and reaches nothing else.
            Middleware(Meter, clerk=clerk),
            Middleware(Guards, hosts=hosts, limits=hall.limits),
            Middleware(GZipMiddleware, minimum_size=2000, compresslevel=4),
            Middleware(PackedStreams),
        ],
    )
    app.state.hall, app.state.others, app.state.metrics_token = hall, others, metrics_token
    app.state.new_tables = Pace(hall.limits.new_tables)
    add_problems(app)
    for router in (api, advice, learn, puzzles, start, pages, rulebook, watch, *counted):
        app.include_router(router)
    app.mount("/static", StaticFiles(directory=HERE / "static"), name="static")
    _describe(app)
    return app


def _metrics(hall: Hall) -> tuple[Clerk, list[APIRouter]]:
    """Return what counts, and its route; nothing does without the library."""
    if not is_installed("metrics"):
        return Clerk(), []
    from freestone.web.metrics import Counts, router  # noqa: PLC0415 - it is an extra

    return Counts(hall), [router]


def _describe(app: FastAPI) -> None:
    """Let the OpenAPI document state our errors: a body that does not fit is a 400 here."""

    def document() -> dict[str, Any]:
        if not app.openapi_schema:
            known = get_openapi(
                title=app.title,
                version=app.version,
                summary=app.summary,
                description=app.description,
                routes=app.routes,
            )
            for operations in known["paths"].values():
                for operation in operations.values():
                    _state_errors(operation["responses"])
            for name in ("HTTPValidationError", "ValidationError"):
                known["components"]["schemas"].pop(name, None)
            app.openapi_schema = known
        return app.openapi_schema

    app.openapi = document  # type: ignore[method-assign]


def _state_errors(responses: dict[str, Any]) -> None:
    """Drop the error that FastAPI adds by itself, and say that errors are JSON whatever the answer is."""
    if "HTTPValidationError" in str(responses.get("422", "")):
        del responses["422"]
    for status, response in responses.items():
        if status.startswith("4"):
            response["content"] = {"application/json": next(iter(response["content"].values()))}
