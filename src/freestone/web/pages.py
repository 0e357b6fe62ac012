"""The pages: start page, table, and what belongs to them."""

import json
from functools import cache
from secrets import token_urlsafe
from typing import Annotated, Any, Final

from fastapi import APIRouter, Cookie, Path, Request
from fastapi.responses import HTMLResponse, RedirectResponse, Response
from markupsafe import Markup
from starlette.datastructures import UploadFile

from freestone import new
from freestone.core import game as titles
from freestone.core.errors import FreestoneError
from freestone.core.game import Game, Setting, Value
from freestone.core.journal import parse
from freestone.drawing import stylesheet
from freestone.i18n import FALLBACK
from freestone.svg import render
from freestone.table.hall import LONGEST_NAME, Sitter, sitters_of
from freestone.table.plain import scene_of
from freestone.web.levels import STAND_IN, levels
from freestone.web.service import Guest, HallNow, VisitorNow
from freestone.web.templating import MOST_SEATS, page
from freestone.web.texts import Texts, language_names
from freestone.words import Words

router = APIRouter(include_in_schema=False)
YEAR: Final = 365 * 24 * 3600


def spoken(cookie: str) -> str:
    """Return the language that a browser asked for, if we know it."""
    return cookie if cookie in language_names() else FALLBACK


@router.get("/", response_class=HTMLResponse)
async def start(
    hall: HallNow, browser: Annotated[str, Cookie()] = "", language: Annotated[str, Cookie()] = ""
) -> Response:
    """Show the start page."""
    return await _start_page(hall, browser, spoken(language), {}, "")


async def _start_page(hall: Any, browser: str, chosen: str, given: dict[str, str], problem: str) -> Response:
    """Return the start page; after a refusal with what was filled in and the reason."""
    visits = await hall.store.visits(browser) if browser else []
    shown = [
        {
            "title": _words(titles.find(visit.header["game"]), chosen).text("title"),
            "names": ", ".join(visit.header["names"]),
            "finished": visit.finished,
            "time": visit.time,
            "link": f"/t/{visit.table}/{visit.token}",
            "journal": f"/api/tables/{visit.table}/journal?token={visit.token}",
        }
        for visit in visits
        if visit.header["game"] in titles.registry()
    ]
    cards = [_card(game, chosen) for game in titles.registry().values()]
    texts = Texts(chosen)
    return page(
        "start.html",
        chosen,
        400 if problem else 200,
        cards=cards,
        visits=shown,
        levels=levels(texts),
        seats=MOST_SEATS,
        form={**_blank(texts), "game": str(cards[0]["id"]), **given},
        problem=problem,
    )


def _blank(texts: Texts) -> dict[str, str]:
    """Return what the form says before anybody changes it."""
    kinds = {f"kind-{n}": kind for n, kind in enumerate(("person", STAND_IN, STAND_IN, "nobody"))}
    return kinds | {f"name-{n}": texts("default-name", number=n + 1) for n in range(MOST_SEATS)}


@router.post("/tables")
async def sit_down(
    request: Request, hall: HallNow, browser: Annotated[str, Cookie()] = "", language: Annotated[str, Cookie()] = ""
) -> Response:
    """Make a table from the start page's form and go there; show the form again if that is not possible."""
    form = {name: str(value) for name, value in (await request.form(max_fields=60)).items()}
    game = titles.find(form.get("game", ""))
    sitters = _sitters(form)
    seed = form.get("seed", "").strip()
    chosen = spoken(language)
    objection = _objection(game, len(sitters), seed, chosen)
    if objection:
        return await _start_page(hall, browser, chosen, form, objection)
    options = {one.name: _value(one, form.get(f"{game.id}-{one.name}", "")) for one in game.settings}
    try:
        table = await hall.make(game.id, sitters, options, int(seed) if seed else None)
    except FreestoneError as error:
        return await _start_page(hall, browser, chosen, form, str(error))
    answer = RedirectResponse(f"/t/{table.id}/{table.maker}", 303)
    return await _remember(answer, hall, browser, table.id, table.maker)


@router.post("/journals")
async def open_journal(
    request: Request, hall: HallNow, browser: Annotated[str, Cookie()] = "", language: Annotated[str, Cookie()] = ""
) -> Response:
    """Make a table from the journal that the start page's form brings, and go there."""
    chosen = spoken(language)
    async with request.form(max_files=1, max_fields=1) as form:
        file = form.get("journal")
        content = await file.read() if isinstance(file, UploadFile) else b""
    try:
        journal = parse(content.decode().splitlines())
        table = await hall.go_on(journal, sitters_of(journal.header))
    except (UnicodeDecodeError, FreestoneError):
        return await _start_page(hall, browser, chosen, {}, Texts(chosen)("not-a-journal"))
    answer = RedirectResponse(f"/t/{table.id}/{table.maker}", 303)
    return await _remember(answer, hall, browser, table.id, table.maker)


@router.get("/t/{id}/{token}", response_class=HTMLResponse)
async def table(guest: VisitorNow, hall: HallNow, browser: Annotated[str, Cookie()] = "") -> Response:
    """Show a table."""
    return await _remember(_table_page(guest, None), hall, browser, guest.table.id, guest.token)


@router.get("/t/{id}/{token}/replay", response_class=HTMLResponse)
def replay_from_start(guest: VisitorNow) -> Response:
    """Show a game again from its first decision."""
    return _table_page(guest, 0)


@router.get("/t/{id}/{token}/replay/{entry}", response_class=HTMLResponse)
def replay(guest: VisitorNow, entry: Annotated[int, Path(ge=0, le=1_000_000)]) -> Response:
    """Show a game again at one of its positions."""
    return _table_page(guest, min(entry, len(guest.table.match.journal.entries)))


def _table_page(guest: Guest, entry: int | None) -> HTMLResponse:
    match, texts = guest.table.match, Texts(guest.language)
    first = guest.table.past().first_decision if entry is not None else 0
    return page(
        "table.html",
        guest.language,
        id=guest.table.id,
        token=guest.token,
        game=match.game.id,
        title=_words(match.game, guest.language).text("title"),
        texts=Markup(texts.for_script().replace("<", "\\u003c")),  # noqa: S704 - our own catalogue
        bots={"stand_in": STAND_IN, "names": {level.id: level.name for level in levels(texts)}},
        entry=entry if entry is None else max(entry, first),
        first=first,
        entries=len(match.journal.entries),
    )


@router.get("/colours.css")
def colours() -> Response:
    """Return the colours of both themes."""
    return Response(stylesheet(), media_type="text/css", headers={"Cache-Control": "max-age=3600"})


@router.get("/games/{game}/cover.svg")
def cover(game: str) -> Response:
    """Return a picture of a game for the start page."""
    titles.find(game)
    return Response(_cover(game), media_type="image/svg+xml", headers={"Cache-Control": "max-age=3600"})


@cache
def _cover(game: str) -> str:
    match = new(game, seats=max(titles.find(game).seat_counts), seed=1)
    drawn = titles.find(game).folder / "art" / "cover.svg"
    if drawn.exists():
        return drawn.read_text(encoding="utf-8")
    scene = scene_of(match.game, match.state, Words(match.game, match.names), None)
    return render(scene, [scene.panels[0].id])


async def _remember(answer: Response, hall: Any, browser: str, table: str, token: str) -> Response:
    key = browser or token_urlsafe(18)
    await hall.store.visit(key, table, token)
    answer.set_cookie("browser", key, max_age=YEAR, httponly=True, samesite="lax")
    return answer


def _sitters(form: dict[str, str]) -> list[Sitter]:
    rows = [(form.get(f"kind-{n}", "nobody"), form.get(f"name-{n}", "").strip()) for n in range(MOST_SEATS)]
    taken = [(kind, name or kind) for kind, name in rows if kind != "nobody"]
    names = _different([name for _, name in taken])
    return [Sitter(name, "" if kind == "person" else kind) for (kind, _), name in zip(taken, names, strict=True)]


def _different(names: list[str]) -> list[str]:
    """Return names with a number behind those that were taken before.

    >>> _different(["Anna", "Anna", "Anna 2", "Anna"])
    ['Anna', 'Anna 2', 'Anna 2 2', 'Anna 3']
    """
    found: list[str] = []
    for name in names:
        numbered = (f"{name[: LONGEST_NAME - 2]} {number}" for number in range(2, len(names) + 2))
        found.append(name if name not in found else next(one for one in numbered if one not in found))
    return found


def _objection(game: Game[Any], sitters: int, seed: str, language: str) -> str:
    """Return what is wrong with the form, if anything is."""
    words = _words(game, language)
    if sitters not in game.seat_counts:
        low, high = min(game.seat_counts), max(game.seat_counts)
        return words.text("site-wrong-count", name=words.text("title"), low=low, high=high, count=sitters)
    if seed and not (seed.isascii() and seed.isdigit() and len(seed) < 16):
        return words.text("site-seed-digits")
    return ""


def _card(game: Game[Any], language: str) -> dict[str, object]:
    words = _words(game, language)
    return {
        "id": game.id,
        "title": words.text("title"),
        "tagline": words.text("tagline"),
        "counts": game.seat_counts,
        "settings": [_setting(one, words) for one in game.settings],
    }


def _setting(setting: Setting, words: Words) -> dict[str, object]:
    return {
        "name": setting.name,
        "text": label(words, f"setting-{setting.name}", setting.name),
        "values": [(json.dumps(value), _value_label(setting, value, words)) for value in setting.allowed],
        "default": json.dumps(setting.default),
    }


def _value_label(setting: Setting, value: Value, words: Words) -> str:
    if setting.name == "start" and isinstance(value, int):
        return words.text("site-seat", number=value + 1)
    return label(words, f"setting-{setting.name}-{'none' if value is None else str(value).lower()}", str(value))


def label(words: Words, message: str, otherwise: str) -> str:
    """Return a message, or something else if no catalogue has it."""
    try:
        return words.text(message)
    except LookupError:
        return otherwise


def _value(setting: Setting, text: str) -> Value:
    for value in setting.allowed:
        if json.dumps(value) == text:
            return value
    return text or setting.default


def _words(game: Game[Any], language: str) -> Words:
    return Words(game, [], language)
