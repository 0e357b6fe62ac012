"""Errors as HTTP answers: each kind has its status, and none is a 500."""

from typing import Final

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from pydantic import BaseModel
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException
from starlette.responses import Response

from freestone.core.errors import (
    BrokenJournal,
    BrokenPack,
    FreestoneError,
    IllegalChoice,
    InvalidChoice,
    StaleChoice,
)
from freestone.i18n import FALLBACK
from freestone.table.errors import NoSuchTable, NotYours, TooMany
from freestone.web.guards import TooLarge, problem
from freestone.web.templating import page
from freestone.web.texts import Texts


class Problem(BaseModel):
    """What went wrong: a word for programs, and a sentence for people."""

    error: str
    detail: str


STATUS: Final[dict[type[FreestoneError], tuple[int, str]]] = {
    InvalidChoice: (400, "unknown"),
    BrokenJournal: (400, "broken-journal"),
    BrokenPack: (400, "broken-pack"),
    NotYours: (403, "not-yours"),
    NoSuchTable: (404, "no-such-table"),
    StaleChoice: (409, "stale"),
    IllegalChoice: (422, "illegal"),
    TooMany: (429, "too-many"),
}
RESPONSES: Final[dict[int | str, dict[str, object]]] = {
    400: {"model": Problem, "description": "A malformed body or a text that means nothing"},
    403: {"model": Problem, "description": "Not your seat"},
    404: {"model": Problem, "description": "No such table"},
}
PLAIN: Final = {403: "no-entry", 404: "no-page", 405: "no-page", 413: "too-large"}
STALE: Final[dict[int | str, dict[str, object]]] = {
    409: {"model": Problem, "description": "The table has gone on since"},
    422: {"model": Problem, "description": "Not legal now; the detail says why"},
}


def add_problems(app: FastAPI) -> None:
    """Let an app answer every error in the same form."""
    app.add_exception_handler(FreestoneError, _ours)
    app.add_exception_handler(RequestValidationError, _malformed)
    app.add_exception_handler(HTTPException, _http)
    app.add_exception_handler(TooLarge, _too_large)
    app.add_exception_handler(SQLAlchemyError, _not_kept)


def _ours(request: Request, error: Exception) -> Response:
    for kind, (status, word) in STATUS.items():
        if isinstance(error, kind):
            return _told(request, status, word, str(error))
    return _told(request, 400, "unknown", str(error))


def _malformed(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    if _is_visit(request):
        return _told(request, 404, "http", "Not Found")
    first = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"])
    return _told(request, 400, "malformed", f"{where}: {first['msg']}")


def _http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    answer = _told(request, error.status_code, "http", str(error.detail))
    answer.headers.update(error.headers or {})
    return answer


def _too_large(request: Request, error: Exception) -> Response:
    return _told(request, 413, "too-large", str(error))


def _not_kept(request: Request, _: Exception) -> Response:
    return _told(request, 503, "not-kept", "the database does not answer; nothing was changed")


def _told(request: Request, status: int, word: str, detail: str) -> Response:
    """Return an error as a page for people, and as JSON for programs."""
    if request.url.path.startswith("/api/") or "text/html" not in request.headers.get("accept", ""):
        return problem(status, word, detail)
    plain = PLAIN.get(status)
    return page("error.html", FALLBACK, status, detail=Texts(FALLBACK)(plain) if plain else detail)


def _is_visit(request: Request) -> bool:
    """Whether somebody opens an address in a browser."""
    return request.method == "GET" and not request.url.path.startswith("/api/")
