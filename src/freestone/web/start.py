"""The start page: a new game, the games that this browser knows, and journals that are brought."""

from secrets import token_urlsafe
from typing import Annotated, Any, Final

from fastapi import APIRouter, Cookie, Request
from fastapi.responses import HTMLResponse, RedirectResponse, Response
from sqlalchemy.exc import SQLAlchemyError
from starlette.datastructures import UploadFile

from freestone.core import game as titles
from freestone.core.errors import FreestoneError
from freestone.core.journal import parse
from freestone.pictures import TINCTURES
from freestone.table.errors import TableError
from freestone.table.hall import Hall, sitters_of
from freestone.table.store import Visit, remember_visit
from freestone.table.table import Table
from freestone.web.forms import Refused, blank, card, order_of
from freestone.web.levels import STAND_IN, levels
from freestone.web.service import HallNow, LanguageNow, VisitorNow, the_hall
from freestone.web.templating import page
from freestone.web.texts import Texts, words_of

router = APIRouter(include_in_schema=False)
YEAR: Final = 365 * 24 * 3600
SHOWN: Final = 3
Browser = Annotated[str, Cookie(max_length=60)]


@router.get("/", response_class=HTMLResponse)
async def start(hall: HallNow, language: LanguageNow, browser: Browser = "") -> Response:
    """Show the start page."""
    return await _start_page(hall, browser, language, {}, "")


@router.post("/tables")
async def sit_down(request: Request, hall: HallNow, language: LanguageNow, browser: Browser = "") -> Response:
    """Make a table from the start page's form and go there; show the form again if that is not possible."""
    async with request.form(max_fields=80, max_files=0) as sent:
        form = {name: value for name, value in sent.items() if isinstance(value, str)}
    try:
        order = order_of(form, language)
        table = await hall.make(order.game, order.sitters, order.settings, order.seed, 0.0, order.pack, order.hints)
    except FreestoneError as error:
        return await _start_page(hall, browser, language, form, _sentence(error, language, "odd-form"))
    return await _go_to(table, request, browser)


@router.post("/journals")
async def open_journal(request: Request, hall: HallNow, language: LanguageNow, browser: Browser = "") -> Response:
    """Make a table from the journal that the start page's form brings, and go there."""
    async with request.form(max_files=1, max_fields=1) as form:
        file = form.get("journal")
        content = await file.read() if isinstance(file, UploadFile) else b""
    try:
        journal = parse(content.decode().splitlines())
        table = await hall.go_on(journal, sitters_of(journal.header))
    except (UnicodeDecodeError, FreestoneError) as error:
        return await _start_page(hall, browser, language, {}, _sentence(error, language, "not-a-journal"))
    return await _go_to(table, request, browser)


@router.post("/t/{id}/{token}/away")
async def put_away(guest: VisitorNow, hall: HallNow, browser: Browser = "") -> Response:
    """Put a game away: others play on with bots, else it rests."""
    await hall.abandon(guest.table, guest.access, browser, STAND_IN)
    return RedirectResponse("/", 303)


@router.post("/t/{id}/{token}/remove")
async def remove(guest: VisitorNow, hall: HallNow, browser: Browser = "") -> Response:
    """Take a game off the list; delete it if nobody else has it."""
    await hall.forget(guest.table, guest.access, browser)
    return RedirectResponse("/", 303)


async def remember(answer: Response, request: Request, browser: str, table: str, token: str) -> Response:
    """Keep in mind which browser has been at a table; one that cannot be written down may still come in."""
    key = browser or token_urlsafe(18)
    try:
        await the_hall(request).store.write(remember_visit(key, table, token))
    except SQLAlchemyError:
        return answer
    is_safe = request.url.scheme == "https"
    answer.set_cookie("browser", key, max_age=YEAR, httponly=True, samesite="lax", secure=is_safe)
    return answer


async def _go_to(table: Table, request: Request, browser: str) -> Response:
    token = table.now.record.maker
    answer = RedirectResponse(f"/t/{table.id}/{token}", 303)
    return await remember(answer, request, browser, table.id, token)


async def _start_page(hall: Hall, browser: str, language: str, given: dict[str, str], problem: str) -> Response:
    """Return the start page; after a refusal with what was filled in and the reason."""
    visits = await hall.store.visits(browser) if browser else []
    known = [visit for visit in visits if visit.header["game"] in titles.registry()]
    cards = [card(game, hall.packs, language) for game in titles.registry().values()]
    texts = Texts(language)
    return page(
        "start.html",
        language,
        400 if problem else 200,
        cards=cards,
        running=_listed([visit for visit in known if not visit.finished and not visit.is_away], language),
        finished=_listed([visit for visit in known if visit.finished], language),
        away=[_shown(visit, language) for visit in known if visit.is_away and not visit.finished],
        levels=levels(texts),
        tinctures=list(TINCTURES),
        seats=max(max(game.seat_counts) for game in titles.registry().values()),
        form={**blank(texts), "game": str(cards[0]["id"]), **given},
        problem=problem,
    )


def _listed(visits: list[Visit], language: str) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    """Return the latest games, and older ones for the fold."""
    shown = [_shown(visit, language) for visit in visits]
    return shown[:SHOWN], shown[SHOWN:]


def _shown(visit: Visit, language: str) -> dict[str, Any]:
    return {
        "title": words_of(titles.find(visit.header["game"]), language).text("title"),
        "names": ", ".join(visit.header["names"]),
        "time": visit.finished or visit.time,
        "link": f"/t/{visit.table}/{visit.token}",
        "journal": f"/api/tables/{visit.table}/journal?token={visit.token}",
    }


def _sentence(error: Exception, language: str, otherwise: str) -> str:
    """Return what went wrong for people: said by the form or the table, or else in general."""
    if isinstance(error, Refused):
        return str(error)
    return error.said(language) if isinstance(error, TableError) else Texts(language)(otherwise)
