"""The start page: the form of a new table, the tables that this browser knows, and uploaded journals."""

import json
from secrets import token_urlsafe
from typing import Annotated, Any, Final

from fastapi import APIRouter, Cookie, Path, Request
from fastapi.responses import HTMLResponse, RedirectResponse, Response
from sqlalchemy.exc import SQLAlchemyError
from starlette.datastructures import UploadFile

from freestone.advice.puzzle import of_the_day, today
from freestone.core.errors import FreestoneError
from freestone.core.game import Game, Setting, Value, find, registry
from freestone.core.journal import parse
from freestone.core.names import LONGEST, numbered
from freestone.i18n import day
from freestone.lessons.chapter import chapters
from freestone.packs.folders import Packs
from freestone.packs.sources import totals
from freestone.pictures import MOST_SEATS, TINCTURES, tinctures_for
from freestone.table.archive import expiry
from freestone.table.errors import TableError
from freestone.table.hall import Hall
from freestone.table.limits import Limits
from freestone.table.sitters import Sitter, sitters_of
from freestone.table.snapshot import PERSON
from freestone.table.store import Visit, remember_visit
from freestone.table.table import Table
from freestone.web.service import MAKES_TABLE, HallNow, LanguageNow, VisitorNow, the_hall
from freestone.web.site import STAND_IN, Texts, levels, page, words_of
from freestone.words import Words, sentence

router = APIRouter(include_in_schema=False)
YEAR: Final = 365 * 24 * 3600
SHOWN: Final = 3  # visits of each kind before the fold
USUAL_SEATS: Final = 3
FIRST_RIVAL: Final = "novice"  # in a first game; sensible beginners lost theirs against the apprentice
COACHED: Final = 3  # games of a title that somebody plays with a coach, unless they say otherwise
NOBODY: Final = "nobody"
RECONSTRUCTED: Final = "reconstructed"
HINTS: Final = {"true": True, "false": False}
# What a card of a game leads to besides play, and the folder of the game that has the content.
WAYS: Final = {"learn": "lessons", "rules": "rules", "puzzles": "puzzles"}
Browser = Annotated[str, Cookie(max_length=60)]
ShortPath = Annotated[str, Path(max_length=80)]
Form = dict[str, str]


class ImpossibleForm(FreestoneError):
    """A form that cannot be accepted; the message is a sentence in the reader's language."""


@router.get("/", response_class=HTMLResponse)
async def start(hall: HallNow, language: LanguageNow, browser: Browser = "") -> Response:
    """Show the start page."""
    return await _start_page(hall, browser, language)


@router.post("/tables", dependencies=[MAKES_TABLE])
async def sit_down(request: Request, hall: HallNow, language: LanguageNow, browser: Browser = "") -> Response:
    """Make a table from the start page's form and go there; show the form again if that is not possible."""
    # Ten seats have three fields each, and the form holds the settings of every game.
    async with request.form(max_fields=80, max_files=0) as sent:
        form = {name: value for name, value in sent.items() if isinstance(value, str)}
    try:
        table = await _make(hall, form, language)
    except FreestoneError as error:
        return await _start_page(hall, browser, language, _sentence(error, language, "odd-form"), form)
    return await _go_to(table, request, browser)


@router.post("/first-game/{game}", dependencies=[MAKES_TABLE])
async def first_game(
    game: str, request: Request, hall: HallNow, language: LanguageNow, browser: Browser = ""
) -> Response:
    """Make the table of a first game with a coach and go there, for whoever comes from the lessons."""
    found = find(game)
    async with request.form(max_fields=1, max_files=0) as sent:
        name = str(sent.get("name", "")).strip()
    form = {
        **_first_blank(found, Texts(language)),
        "game": found.id,
        f"{found.id}-first-game": "on",
        "coach": "on",
    }
    if name and len(name) <= LONGEST:
        names = [key for key in form if form[key] == name]
        form |= dict.fromkeys(names, form["name-0"]) | {"name-0": name}
    return await _go_to(await _make(hall, form, language), request, browser)


@router.post("/journals", dependencies=[MAKES_TABLE])
async def open_journal(request: Request, hall: HallNow, language: LanguageNow, browser: Browser = "") -> Response:
    """Make a table from an uploaded journal and go there."""
    async with request.form(max_files=1, max_fields=1) as form:
        file = form.get("journal")
        content = await file.read() if isinstance(file, UploadFile) else b""
    try:
        journal = parse(content.decode().splitlines())
        table = await hall.go_on(journal, sitters_of(journal.header))
    except (UnicodeDecodeError, FreestoneError) as error:
        return await _start_page(hall, browser, language, _sentence(error, language, "not-a-journal"))
    return await _go_to(table, request, browser)


@router.post("/t/{id}/{token}/away")
async def put_away(guest: VisitorNow, hall: HallNow, browser: Browser = "") -> Response:
    """Put a table away: others play on with bots in these seats, or else it rests."""
    await hall.abandon(guest.table, guest.access, browser, STAND_IN)
    return RedirectResponse("/", 303)


@router.post("/t/{id}/{token}/bring-back")
async def bring_back(id: ShortPath, token: ShortPath, hall: HallNow) -> Response:
    """Take a table out of the archive and go there."""
    await hall.bring_back(id, token)
    return RedirectResponse(f"/t/{id}/{token}", 303)


@router.post("/t/{id}/{token}/remove")
async def remove(guest: VisitorNow, hall: HallNow, browser: Browser = "") -> Response:
    """Take a table off the list, and delete it if nobody else has it."""
    await hall.forget(guest.table, guest.access, browser)
    return RedirectResponse("/", 303)


async def remember(answer: Response, request: Request, browser: str, table: str, token: str) -> Response:
    """Remember which browser has been at a table, and let it in even if that cannot be stored."""
    key = browser or token_urlsafe(18)
    try:
        await (await the_hall(request)).store.write(remember_visit(key, table, token))
    except SQLAlchemyError:
        return answer
    is_safe = request.url.scheme == "https"
    # Not strict: whoever follows a link from a chat would then arrive without the cookie, like a new browser.
    answer.set_cookie("browser", key, max_age=YEAR, httponly=True, samesite="lax", secure=is_safe)
    return answer


async def _go_to(table: Table, request: Request, browser: str) -> Response:
    token = table.now.record.maker
    answer = RedirectResponse(f"/t/{table.id}/{token}", 303)
    return await remember(answer, request, browser, table.id, token)


def _sentence(error: Exception, language: str, otherwise: str) -> str:
    """Return what went wrong in the reader's language, at least in general."""
    if isinstance(error, ImpossibleForm):
        return str(error)
    return sentence(error, language) if isinstance(error, TableError) else Texts(language)(otherwise)


async def _start_page(hall: Hall, browser: str, language: str, problem: str = "", form: Form | None = None) -> Response:
    """Return the start page; after a refusal with the reason and the form as it was filled in."""
    visits = await hall.store.visits(browser) if browser else []
    listed = [visit for visit in visits if visit.header["game"] in registry()]
    known = [visit for visit in listed if not visit.archived]
    titles = {game.id: words_of(game, language).text("title") for game in registry().values()}

    def shown(visit: Visit) -> dict[str, Any]:
        return {"title": titles[visit.header["game"]], **_visit(visit, language, hall.limits)}

    running = [shown(visit) for visit in known if not visit.finished and not visit.is_away]
    finished = [shown(visit) for visit in known if visit.finished]
    texts, sent = Texts(language), form or {}

    def filled(game: Game[Any]) -> Form:
        """Return what the form of a game shows: what was sent, or else what suits this visitor."""
        ended = [visit for visit in listed if visit.finished and visit.header["game"] == game.id]
        first_time = {f"{game.id}-first-game": "on"} if not ended else {}
        coach = {"coach": "on"} if len(ended) < COACHED else {}
        blank = _blank(game, texts, len(ended[0].header["names"]), STAND_IN) if ended else _first_blank(game, texts)
        return {**blank, **(sent if sent.get("game") == game.id else first_time | coach)}

    daily = [puzzle for game in registry().values() if (puzzle := of_the_day(game, today()))]
    return page(
        "start.html",
        language,
        400 if problem else 200,
        cards=[_card(game, hall.packs, language, filled(game)) for game in registry().values()],
        resume=running[0] if running else None,
        running=(running[1 : SHOWN + 1], running[SHOWN + 1 :]),
        finished=(finished[:SHOWN], finished[SHOWN:]),
        away=[shown(visit) for visit in known if visit.is_away and not visit.finished],
        archived=[shown(visit) for visit in listed if visit.archived],
        levels=levels(texts),
        tinctures=list(TINCTURES),
        is_new=not form,
        daily=[(puzzle, titles[puzzle.game]) for puzzle in daily],
        problem=problem,
        problem_game=sent.get("game") if sent.get("game") in registry() else "",
    )


def _visit(visit: Visit, language: str, limits: Limits) -> dict[str, Any]:
    """Return what the start page says of a table, with the players in the order of their points once it is over."""
    end = expiry(visit, limits)
    names, (scores, winners) = visit.header["names"], visit.ending
    return {
        "game": visit.header["game"],
        "names": names,
        "winners": [names[seat] for seat in winners],
        "ranks": sorted(zip(names, scores, strict=False), key=lambda rank: -rank[1]),
        "time": visit.finished or visit.time,
        "expiry": end and day(end, language),
        "link": f"/t/{visit.table}/{visit.token}",
        "journal": f"/api/tables/{visit.table}/journal?token={visit.token}",
    }


def _first_blank(game: Game[Any], texts: Texts) -> Form:
    """Return the form of a first game: as many players as in the lessons, and rivals that a beginner can beat."""
    taught = chapters(game.id)
    return _blank(game, texts, len(taught[-1].names) if taught else USUAL_SEATS, FIRST_RIVAL)


def _blank(game: Game[Any], texts: Texts, seats: int, rival: str) -> Form:
    """Return the form of a game before anybody changes it: one person against bots, near this number of seats."""
    bots = min(game.seat_counts, key=lambda count: abs(count - seats)) - 1
    usual = [PERSON, *[rival] * bots, *[NOBODY] * MOST_SEATS]
    kinds = {f"kind-{n}": usual[n] for n in range(MOST_SEATS)}
    colours = {f"colour-{n}": colour for n, colour in enumerate(tinctures_for([], MOST_SEATS))}
    return kinds | colours | {f"name-{n}": texts("default-name", number=n + 1) for n in range(MOST_SEATS)}


def _card(game: Game[Any], packs: Packs, language: str, form: Form) -> dict[str, object]:
    """Return what the start page shows of a game: its form, its settings, and its packs with what is reconstructed."""
    words = words_of(game, language)

    def value_label(setting: Setting, value: Value) -> str:
        if setting.names_seat and isinstance(value, int):
            return words.text("site-seat", number=value + 1)
        return words.text_or(f"setting-{setting.name}-{'none' if value is None else str(value).lower()}", str(value))

    def pack(name: str) -> dict[str, object]:
        sources = totals(packs.find(game, name))
        built_in = words.text("site-pack-built-in", number=name.removeprefix(f"{game.id}-"))
        about = words.text("site-figures", count=sources[RECONSTRUCTED], rows=sources.total())
        return {"name": name, "text": name if packs.is_own(game, name) else built_in, "about": about}

    return {
        "id": game.id,
        "title": words.text("title"),
        "tagline": words.text_or("tagline", ""),
        "counts": game.seat_counts,
        "form": form,
        "ways": [way for way, folder in WAYS.items() if (game.folder / folder).is_dir()],
        "chapters": len(chapters(game.id)),
        "has_first_game": bool(game.first_game),
        "settings": [
            {
                "name": one.name,
                "text": words.text_or(f"setting-{one.name}", one.name),
                "values": [(json.dumps(value), value_label(one, value)) for value in one.values(max(game.seat_counts))],
                "names_seat": one.names_seat,
                "default": json.dumps(one.default),
            }
            for one in game.settings
            if one.name not in game.first_game  # the card itself asks whether it is somebody's first game
        ],
        "packs": [pack(name) for name in packs.names(game)],
    }


async def _make(hall: Hall, form: Form, language: str) -> Table:
    """Make the table that a form asks for; refuse in a sentence what people can put right."""
    game = find(form.get("game", ""))
    rows = [n for n in range(MOST_SEATS) if form.get(f"kind-{n}", NOBODY) != NOBODY]
    seed = form.get("seed", "").strip()
    words = words_of(game, language)
    _check(words, game, form, rows, seed)

    def value(setting: Setting) -> Value:
        text = form.get(f"{game.id}-{setting.name}", "")
        if setting.names_seat and text.isascii() and text.isdigit():
            if int(text) not in rows:
                raise ImpossibleForm(words.text("site-nobody-starts"))
            return rows.index(int(text))  # seats are counted without the rows where nobody sits
        return next((value for value in setting.allowed if json.dumps(value) == text), text or setting.default)

    first_game = game.first_game if f"{game.id}-first-game" in form else {}
    names = {n: form.get(f"name-{n}", "").strip() for n in rows}
    for n in rows:  # a row without a name takes that of its bot, numbered if need be
        names[n] = names[n] or numbered(form[f"kind-{n}"], names.values())
    sitters = [
        Sitter(
            names[n],
            "" if form[f"kind-{n}"] == PERSON else form[f"kind-{n}"],
            form.get(f"colour-{n}", ""),
            coach="coach" in form,
        )
        for n in rows
    ]
    return await hall.make(
        game.id,
        sitters,
        {**{one.name: value(one) for one in game.settings}, **first_game},
        int(seed) if seed else None,
        pack=form.get(f"{game.id}-pack", ""),
        hints=HINTS.get(form.get("hints", "")),
    )


def _check(words: Words, game: Game[Any], form: Form, rows: list[int], seed: str) -> None:
    if len(rows) not in game.seat_counts:
        low, high = min(game.seat_counts), max(game.seat_counts)
        raise ImpossibleForm(
            words.text("site-wrong-count", name=words.text("title"), low=low, high=high, count=len(rows))
        )
    # Secret seeds have 128 bits: up to 39 digits. `isdigit` alone accepts characters such as ² that `int` refuses.
    if seed and not (seed.isascii() and seed.isdigit() and len(seed) < 40):
        raise ImpossibleForm(words.text("site-seed-digits"))
    colours = [colour for n in rows if (colour := form.get(f"colour-{n}"))]
    if len(set(colours)) < min(len(colours), len(TINCTURES)):
        raise ImpossibleForm(words.text("site-same-colour"))
