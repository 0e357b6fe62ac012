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
from freestone.table.errors import CannotThink, NoSuchTable, NotYours, TableError, TooMany
from freestone.web.guards import TooLarge, problem
from freestone.web.templating import page
from freestone.web.texts import Texts, language_of


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
    CannotThink: (503, "cannot-think"),
}
RESPONSES: Final[dict[int | str, dict[str, object]]] = {
    400: {"model": Problem, "description": "A malformed body or a text that means nothing"},
    403: {"model": Problem, "description": "Not your seat, or not your table"},
    404: {"model": Problem, "description": "No such table, title or position"},
}
PLAIN: Final = {403: "no-entry", 404: "no-page", 405: "no-page", 413: "too-large", 429: "full", 503: "not-kept"}
FULL: Final[dict[int | str, dict[str, object]]] = {
    429: {"model": Problem, "description": "This server keeps as many tables as it may, or a journal is too long"},
}
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
    status, word = next((known for kind, known in STATUS.items() if isinstance(error, kind)), (400, "unknown"))
    if isinstance(error, TableError):
        sentence = error.said(_language(request))
        return _told(request, status, word, sentence, sentence)
    return _told(request, status, word, str(error))


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


def _too_large(request: Request, _: Exception) -> Response:
    return _told(request, 413, "too-large", Texts(_language(request))("too-large"))


def _not_kept(request: Request, _: Exception) -> Response:
    return _told(request, 503, "not-kept", Texts(_language(request))("not-kept"))


def _told(request: Request, status: int, word: str, detail: str, sentence: str = "") -> Response:
    """Return an error as JSON for programs, and as a page for people with a sentence in their language."""
    if request.url.path.startswith("/api/") or "text/html" not in request.headers.get("accept", ""):
        return problem(status, word, detail)
    language = _language(request)
    return page("error.html", language, status, detail=sentence or Texts(language)(PLAIN.get(status, "error-other")))


def _language(request: Request) -> str:
    """Return the language that a program or a browser asks for."""
    return language_of(request.query_params.get("language") or request.cookies.get("language", ""))


def _is_visit(request: Request) -> bool:
    """Whether somebody opens an address in a browser."""
    return request.method == "GET" and not request.url.path.startswith("/api/")
