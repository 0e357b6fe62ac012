"""What every route needs: the hall, the link of a request and its language; and errors as HTTP answers."""

from typing import Annotated, Final

from fastapi import Depends, FastAPI, Path, Query, Request
from fastapi.exceptions import RequestValidationError
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer
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
from freestone.i18n import FALLBACK, languages
from freestone.table.errors import CannotThink, NoSuchTable, NotYours, TableError, TooMany
from freestone.table.hall import Hall
from freestone.table.table import Table
from freestone.table.view import View
from freestone.web.guards import TooLarge, problem
from freestone.web.site import Texts, language_for, page

LINK: Final = HTTPBearer(
    scheme_name="link",
    description="The token of a link: of a seat, of the table's maker, or for watchers",
    auto_error=False,  # the token may be in the query instead
)


def the_hall(request: Request) -> Hall:
    """Return the hall of this server."""
    hall: Hall = request.app.state.hall
    return hall


HallNow = Annotated[Hall, Depends(the_hall)]


LanguageNow = Annotated[str, Depends(language_for)]


class Guest:
    """Somebody at a table: their link, and the table as it was when they looked. A request looks once."""

    def __init__(self, table: Table, token: str, language: str) -> None:
        self.table = table
        self.token = token
        self.language = language
        self.look()

    def look(self) -> None:
        """See the table as it is now; refuse an invalid link."""
        self.now = self.table.now
        self.access = self.now.access(self.token)

    @property
    def view(self) -> View:
        """The table through their eyes."""
        return View(self.now, self.access, self.language)


async def the_guest(
    hall: HallNow,
    id: Annotated[str, Path(description="The table", max_length=40)],
    bearer: Annotated[HTTPAuthorizationCredentials | None, Depends(LINK)],
    token: Annotated[str, Query(description="The link's token, if it is not in the header", max_length=80)] = "",
    language: Annotated[str, Query(description="The language of all texts", max_length=20)] = FALLBACK,
) -> Guest:
    """Return who asks; refuse links of another table."""
    return await _guest(hall, id, bearer.credentials if bearer else token, known(language))


def known(language: str) -> str:
    """Return a language that a program asks for; raise InvalidChoice if it is not offered."""
    if language not in languages():
        raise InvalidChoice(f"no language {language!r}")
    return language


async def the_visitor(
    hall: HallNow,
    id: Annotated[str, Path(max_length=40)],
    token: Annotated[str, Path(max_length=80)],
    language: LanguageNow,
) -> Guest:
    """Return who visits a page with the token in its address."""
    return await _guest(hall, id, token, language)


async def _guest(hall: Hall, id: str, token: str, language: str) -> Guest:
    if not id.isalnum():
        raise NoSuchTable("no-page")
    table = await hall.table(id)
    if not token:
        raise NotYours("needs-token")
    return Guest(table, token, language)


GuestNow = Annotated[Guest, Depends(the_guest)]
VisitorNow = Annotated[Guest, Depends(the_visitor)]


class Problem(BaseModel):
    """An error: a word for programs, and a sentence for people."""

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
# What pages say of an error without a sentence of its own.
PLAIN: Final = {403: "no-entry", 404: "no-page", 405: "no-page", 413: "too-large", 429: "full", 503: "not-kept"}
RESPONSES: Final[dict[int | str, dict[str, object]]] = {
    400: {"model": Problem, "description": "A malformed body or an unknown text"},
    403: {"model": Problem, "description": "Not your seat, or not your table"},
    404: {"model": Problem, "description": "No such table, game or position"},
}
FULL: Final[dict[int | str, dict[str, object]]] = {
    429: {"model": Problem, "description": "The server has no room for another table, or a journal is too long"},
}
STALE: Final[dict[int | str, dict[str, object]]] = {
    409: {"model": Problem, "description": "The table has moved on since"},
    422: {"model": Problem, "description": "Not legal now; the detail says why"},
}


def add_problems(app: FastAPI) -> None:
    """Let an app answer every error in the same form; none is a 500."""

    @app.exception_handler(FreestoneError)
    def ours(request: Request, error: FreestoneError) -> Response:
        status, word = next((known for kind, known in STATUS.items() if isinstance(error, kind)), (400, "unknown"))
        if isinstance(error, TableError):
            sentence = error.said(language_for(request))
            return _answer(request, status, word, sentence, sentence)
        return _answer(request, status, word, str(error))

    @app.exception_handler(RequestValidationError)
    def malformed(request: Request, error: RequestValidationError) -> Response:
        if request.method == "GET" and not request.url.path.startswith("/api/"):  # somebody mistyped an address
            return _answer(request, 404, "http", "Not Found")
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"])
        return _answer(request, 400, "malformed", f"{where}: {first['msg']}")

    @app.exception_handler(HTTPException)
    def http(request: Request, error: HTTPException) -> Response:
        answer = _answer(request, error.status_code, "http", str(error.detail))
        answer.headers.update(error.headers or {})
        return answer

    @app.exception_handler(TooLarge)
    def too_large(request: Request, _: TooLarge) -> Response:
        return _answer(request, 413, "too-large", Texts(language_for(request))("too-large"))

    @app.exception_handler(SQLAlchemyError)
    def not_kept(request: Request, _: SQLAlchemyError) -> Response:
        return _answer(request, 503, "not-kept", Texts(language_for(request))("not-kept"))


def _answer(request: Request, status: int, word: str, detail: str, sentence: str = "") -> Response:
    """Return an error as JSON for programs, and as a page for people with a sentence in their language."""
    if request.url.path.startswith("/api/") or "text/html" not in request.headers.get("accept", ""):
        return problem(status, word, detail)
    language = language_for(request)
    return page("error.html", language, status, detail=sentence or Texts(language)(PLAIN.get(status, "error-other")))
