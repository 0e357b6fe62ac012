"""The pages of a table, and what all pages need: colours, fonts and covers."""

from functools import cache
from typing import Annotated

from fastapi import APIRouter, HTTPException, Path, Query, Request
from fastapi.responses import HTMLResponse, Response

from freestone import new
from freestone.core import game as titles
from freestone.core.replay import Position
from freestone.core.step import CHANCE
from freestone.pictures import (
    FACES,
    MOST_SEATS,
    PALETTES,
    TINCTURES,
    font_faces,
    seat_colours,
    stylesheet,
    tinctures_for,
)
from freestone.pictures.svg import render, with_fonts
from freestone.presentation import presentation_of
from freestone.web.levels import STAND_IN, levels
from freestone.web.service import Guest, VisitorNow
from freestone.web.start import Browser, remember
from freestone.web.templating import page
from freestone.web.texts import Texts, words_of
from freestone.words import Words

router = APIRouter(include_in_schema=False)


@router.get("/t/{id}/{token}", response_class=HTMLResponse)
async def table(guest: VisitorNow, request: Request, browser: Browser = "") -> Response:
    """Show a table."""
    return await remember(_table_page(guest, None), request, browser, guest.table.id, guest.token)


@router.get("/t/{id}/{token}/replay", response_class=HTMLResponse)
def replay_from_start(guest: VisitorNow) -> Response:
    """Show a game again from its first decision."""
    return _table_page(guest, 0)


@router.get("/t/{id}/{token}/replay/{entry}", response_class=HTMLResponse)
def replay(guest: VisitorNow, entry: Annotated[int, Path(ge=0, le=1_000_000)]) -> Response:
    """Show a game again at one of its positions."""
    return _table_page(guest, min(entry, len(guest.now.match.journal.entries)))


def _table_page(guest: Guest, entry: int | None) -> HTMLResponse:
    match, texts = guest.now.match, Texts(guest.language)
    first = _first_decision(guest.view.positions) if entry is not None else 0
    return page(
        "table.html",
        guest.language,
        id=guest.table.id,
        token=guest.token,
        watcher=guest.now.record.watcher,
        game=match.game.id,
        worn=",".join(guest.now.colours),
        title=words_of(match.game, guest.language).text("title"),
        texts=texts.for_script(),
        bots={"stand_in": STAND_IN, "names": {level.id: level.name for level in levels(texts)}},
        entry=entry if entry is None else max(entry, first),
        first=first,
        entries=len(match.journal.entries),
        is_over=match.seat is None,
    )


def _first_decision(positions: list[Position]) -> int:
    """Return the first entry after which a seat is asked, once chance has set everything up."""
    return next((one.entry for one in positions if one.state.seat != CHANCE), 0)


@router.get("/colours.css")
def colours(seats: Annotated[str, Query(max_length=80)] = "") -> Response:
    """Return the colours of both themes; the seats wear the tinctures that are named, one after the other."""
    sheet = stylesheet(tinctures_for(seats.split(","), MOST_SEATS))
    return Response(sheet + samples(), media_type="text/css", headers={"Cache-Control": "max-age=3600"})


@cache
def samples() -> str:
    """Return the rules by which the arms in a form show the colour that is chosen beside them."""
    rows = [(name, theme) for theme in PALETTES for name in TINCTURES]
    return "".join(
        f':root[data-theme={theme}] .seat-row:has(option[value="{name}"]:checked)'
        f"{{{''.join(f'--{key}:{value};' for key, value in seat_colours([name] * MOST_SEATS, theme).items())}}}\n"
        for name, theme in rows
    )


@router.get("/fonts.css")
def fonts() -> Response:
    """Return the faces of our fonts."""
    sheet = font_faces(FACES, lambda face: face.address)
    return Response(sheet, media_type="text/css", headers={"Cache-Control": "max-age=3600"})


@router.get("/fonts/{file}.woff2")
def font(file: str) -> Response:
    """Return a font, to be kept for good: its address has its digest."""
    face = next((face for face in FACES if face.file == file), None)
    if face is None:
        raise HTTPException(404)
    headers = {"Cache-Control": "public, max-age=31536000, immutable"}
    return Response(face.woff2, media_type="font/woff2", headers=headers)


@router.get("/games/{game}/cover.svg")
def cover(game: str) -> Response:
    """Return a picture of a game for the start page."""
    titles.find(game)
    return Response(_cover(game), media_type="image/svg+xml", headers={"Cache-Control": "max-age=3600"})


@cache
def _cover(game: str) -> str:
    title = titles.find(game)
    drawn = title.folder / "art" / "cover.svg"
    if drawn.exists():
        return drawn.read_text(encoding="utf-8")
    match = new(game, seats=max(title.seat_counts), seed=1)
    seen = match.game.redact(match.state, None)
    scene = presentation_of(match.game).scene(seen, Words(match.game, match.names), None)
    return with_fonts(render(scene, [scene.panels[0].id]))
