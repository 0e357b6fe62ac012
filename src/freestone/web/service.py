"""What every route needs: the hall, the link of a request and its language; and errors as HTTP answers."""

from contextlib import suppress
from datetime import datetime
from typing import Annotated, Any, Final

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
    unknown,
)
from freestone.core.game import registry
from freestone.i18n import FALLBACK, day, languages, listing
from freestone.table.archive import Archived
from freestone.table.errors import CannotThink, NoSuchTable, NotYours, TableError, TooMany
from freestone.table.hall import Hall
from freestone.table.table import Table
from freestone.table.view import View
from freestone.web.guards import Pace, TooLarge, neighbourhood, problem
from freestone.web.site import Texts, language_for, page, words_of
from freestone.words import sentence

LINK: Final = HTTPBearer(
    scheme_name="link",
    description="The token of a link: of a seat, of the table's maker, or for watchers",
    auto_error=False,  # the token may be in the query instead
)


# These are coroutines although they wait for nothing: FastAPI would call a function in another thread, which costs more
# than all the rest of a request.
async def the_hall(request: Request) -> Hall:
    """Return the hall of this server."""
    hall: Hall = request.app.state.hall
    return hall


HallNow = Annotated[Hall, Depends(the_hall)]


async def may_make_table(request: Request) -> None:
    """Count a new table; refuse it if its address has made too many."""
    pace: Pace = request.app.state.new_tables
    if not pace.allows(neighbourhood(request.client.host if request.client else "")):
        raise TooMany("new-tables", count=pace.most)


MAKES_TABLE: Final = Depends(may_make_table)


async def the_language(request: Request) -> str:
    """Return the language of an answer."""
    return language_for(request)


LanguageNow = Annotated[str, Depends(the_language)]


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
        raise unknown("language", language, languages())
    return language


async def the_player(
    request: Request,
    id: Annotated[str, Path(description="The table", max_length=40)],
    token: Annotated[str, Query(description="The link's token, if it is not in the header", max_length=80)] = "",
    language: Annotated[str, Query(description="The language of all texts", max_length=20)] = FALLBACK,
) -> Guest:
    """Return who plays, at the table as this process knows it: storing a choice shows whether that is the latest."""
    # Not dependencies of their own: FastAPI takes longer to find these two than they take.
    hall, bearer = await the_hall(request), await LINK(request)
    token, table = bearer.credentials if bearer else token, hall.open_table(id)
    if table is not None:
        with suppress(NotYours):
            return Guest(table, token, known(language))
    return await _guest(hall, id, token, known(language))


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
    try:
        table = await hall.table(id)
    except Archived as error:
        error.record.access(token)  # strangers learn nothing
        raise
    if not token:
        raise NotYours("needs-token")
    return Guest(table, token, language)


GuestNow = Annotated[Guest, Depends(the_guest)]
PlayerNow = Annotated[Guest, Depends(the_player)]
BY_LINK: Final[dict[str, Any]] = {"security": [{LINK.scheme_name: []}]}  # what a route without such a dependency states
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
    Archived: (410, "archived"),
    NoSuchTable: (404, "no-such-table"),
    StaleChoice: (409, "stale"),
    IllegalChoice: (422, "illegal"),
    TooMany: (429, "too-many"),
    CannotThink: (503, "cannot-think"),
}
# What pages say of an error without a sentence of its own.
PLAIN: Final = {403: "no-entry", 404: "no-page", 405: "no-page", 413: "too-large", 503: "not-kept"}
# What is said of the faults of a body, by pydantic's words for them.
FAULTS: Final = {
    "missing": "malformed-missing",
    "extra_forbidden": "malformed-extra",
    "json_invalid": "malformed-json",
    "string_type": "malformed-text",
    "string_unicode": "malformed-text",
    "int_type": "malformed-number",
    "int_parsing": "malformed-number",
    "int_parsing_size": "malformed-number",
    "int_from_float": "malformed-number",
    "float_type": "malformed-decimal",
    "float_parsing": "malformed-decimal",
    "finite_number": "malformed-decimal",
    "bool_type": "malformed-flag",
    "bool_parsing": "malformed-flag",
    "list_type": "malformed-list",
    "dict_type": "malformed-object",
    "model_type": "malformed-object",
    "model_attributes_type": "malformed-object",
    "string_too_short": "malformed-short",
    "too_short": "malformed-short",
    "string_too_long": "malformed-long",
    "too_long": "malformed-long",
    "greater_than_equal": "malformed-least",
    "less_than_equal": "malformed-most",
    "less_than": "malformed-below",
    "string_pattern_mismatch": "malformed-form",
}
# Which of its values a fault has as its limit, by pydantic's names for them.
LIMITS: Final = ("min_length", "max_length", "ge", "le", "lt", "pattern")
RESPONSES: Final[dict[int | str, dict[str, object]]] = {
    400: {"model": Problem, "description": "A malformed body or an unknown text"},
    403: {"model": Problem, "description": "Not your seat, or not your table"},
    404: {"model": Problem, "description": "No such table, game or position"},
    410: {"model": Problem, "description": "The table is archived; the page of any of its links brings it back"},
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
        if isinstance(error, Archived) and _wants_page(request) and "token" in request.path_params:
            return _archived(request, error)
        status, word = next((known for kind, known in STATUS.items() if isinstance(error, kind)), (400, "unknown"))
        if _wants_page(request) and request.path_params.get("game", "") not in ("", *registry()):
            return _answer(request, 404, "unknown", sentence=_no_game(request))
        said = sentence(error, language_for(request))
        return _answer(request, status, word, said, said if isinstance(error, TableError) else "")

    @app.exception_handler(RequestValidationError)
    def malformed(request: Request, error: RequestValidationError) -> Response:
        if request.method == "GET" and not request.url.path.startswith("/api/"):  # somebody mistyped an address
            return _answer(request, 404, "http")
        return _answer(request, 400, "malformed", sentence(_fault(error.errors()[0]), language_for(request)))

    @app.exception_handler(HTTPException)
    def http(request: Request, error: HTTPException) -> Response:
        answer = _answer(request, error.status_code, "http")
        answer.headers.update(error.headers or {})
        return answer

    @app.exception_handler(TooLarge)
    def too_large(request: Request, _: TooLarge) -> Response:
        return _answer(request, 413, "too-large", Texts(language_for(request))("too-large"))

    @app.exception_handler(SQLAlchemyError)
    def not_kept(request: Request, _: SQLAlchemyError) -> Response:
        return _answer(request, 503, "not-kept", Texts(language_for(request))("not-kept"))


def _fault(fault: dict[str, Any]) -> InvalidChoice:
    """Return where a body is malformed and what is expected there."""
    where, context = ".".join(str(part) for part in fault["loc"]), fault.get("ctx", {})
    limit = next((str(context[name]) for name in LIMITS if name in context), "")
    return InvalidChoice(FAULTS.get(str(fault["type"]), "malformed"), where=where, limit=limit)


def _no_game(request: Request) -> str:
    """Return the sentence for the address of a game that is not here."""
    language = language_for(request)
    titles = [words_of(game, language).text("title") for game in registry().values()]
    return Texts(language)("no-game", name=request.path_params["game"][:40], names=listing(titles, language))


def _answer(request: Request, status: int, word: str, detail: str = "", sentence: str = "") -> Response:
    """Return an error as JSON for programs, and as a page for people with a sentence in their language."""
    language = language_for(request)
    plain = Texts(language)(PLAIN.get(status, "error-other"))
    if not _wants_page(request):
        return problem(status, word, detail or plain)
    return page("error.html", language, status, detail=sentence or plain)


def _wants_page(request: Request) -> bool:
    return not request.url.path.startswith("/api/") and "text/html" in request.headers.get("accept", "")


def _archived(request: Request, error: Archived) -> Response:
    """Return the page of a table in the archive: what happened, and how to get it back."""
    language, record = language_for(request), error.record
    assert record.archived
    link = f"/t/{record.id}/{request.path_params['token']}"
    return page("archived.html", language, 410, link=link, day=day(datetime.fromisoformat(record.archived), language))
