"""The pages of a table, the parts that they fetch on demand, and what all pages load: colours, fonts and covers."""

from collections import Counter
from collections.abc import Callable, Iterable
from datetime import datetime
from functools import cache
from typing import Annotated, Any, Final

from fastapi import APIRouter, HTTPException, Path, Query, Request
from fastapi.responses import HTMLResponse, Response
from markupsafe import Markup

from freestone import new
from freestone.core.game import find
from freestone.core.step import CHANCE
from freestone.i18n import day
from freestone.pictures import (
    FACES,
    MOST_SEATS,
    PALETTES,
    TINCTURES,
    charts,
    font_faces,
    rounds,
    seat_colours,
    stylesheet,
    tinctures_for,
)
from freestone.pictures.svg import render, with_fonts
from freestone.presentation import CardView, Face, Section, presentation_of
from freestone.table.archive import expiry
from freestone.table.hall import Hall
from freestone.table.view import View
from freestone.web.service import Guest, HallNow, VisitorNow
from freestone.web.site import STAND_IN, TEMPLATES, Texts, levels, page, script_texts, words_of
from freestone.web.start import Browser, remember
from freestone.words import Words

router = APIRouter(include_in_schema=False)
MARKS: Final = ("", "*", "†", "‡", "§")
Values = dict[str, Any]


@router.get("/t/{id}/{token}", response_class=HTMLResponse)
async def table(guest: VisitorNow, request: Request, hall: HallNow, browser: Browser = "") -> Response:
    """Show a table, and whether it will be archived soon; that of a lesson goes to no list."""
    if guest.now.record.chapter is not None:
        return _table_page(guest, None)
    shown = _table_page(guest, None, _expiry(guest, hall))
    return await remember(shown, request, browser, guest.table.id, guest.token)


@router.get("/t/{id}/{token}/replay", response_class=HTMLResponse)
def replay_from_start(guest: VisitorNow) -> Response:
    """Show a match again from its first decision."""
    return _table_page(guest, 0)


@router.get("/t/{id}/{token}/replay/{entry}", response_class=HTMLResponse)
def replay(guest: VisitorNow, entry: Annotated[int, Path(ge=0, le=1_000_000)]) -> Response:
    """Show a match again at one of its positions."""
    return _table_page(guest, min(entry, len(guest.now.match.journal.entries)))


def _expiry(guest: Guest, hall: Hall) -> str:
    """Return what is said of a table that will be archived soon, and nothing of others."""
    record = guest.now.record
    end = expiry(record, hall.limits)
    if end is None:
        return ""
    since, until = day(datetime.fromisoformat(record.played), guest.language), day(end, guest.language)
    return Texts(guest.language)("expires", since=since, until=until)


def _table_page(guest: Guest, entry: int | None, expiry: str = "") -> HTMLResponse:
    match = guest.now.match
    offered = [one for one in levels(Texts(guest.language)) if match.state.seats in one.seats[match.game.id]]
    first = 0
    if entry is not None:  # a replay begins when chance has set everything up
        first = next((one.entry for one in guest.view.positions if one.state.seat != CHANCE), 0)
    return page(
        "table.html",
        guest.language,
        id=guest.table.id,
        token=guest.token,
        watcher=guest.now.record.watcher,
        game=match.game.id,
        colours=",".join(guest.now.colours),
        title=words_of(match.game, guest.language).text("title"),
        texts=script_texts(guest.language),
        meanings=meanings(match.game.id, guest.language),
        bots={"stand_in": STAND_IN, "names": {level.id: level.name for level in offered}},
        entry=entry if entry is None else max(entry, first),
        first=first,
        entries=len(match.journal.entries),
        expiry=expiry,
        is_over=match.seat is None,
        is_lesson=guest.now.record.chapter is not None,
    )


@cache
def meanings(game: str, language: str) -> dict[str, str]:
    """Return what things on the table are for, which the page says before anything else about them."""
    found = find(game)
    return presentation_of(found).sentences(words_of(found, language))


def outlook(view: View) -> Values:
    """Return what is still to come, by tab."""
    state = view.game.redact(view.match.state, view.access.viewpoint)
    tabs: dict[str, list[Section]] = {}
    for section in view.presentation.outlook(state, view.words, view.access.viewpoint):
        tabs.setdefault(section.tab, []).append(section)

    def title(tab: str) -> str:
        together = f"outlook-tab-{tab}"
        return view.words.text(together) if view.words.has(together) else tabs[tab][0].title

    return {"tabs": [(tab, title(tab), sections) for tab, sections in tabs.items()]}


def scores(view: View) -> Values:
    """Return the score sheet, and what everybody would have if the match ended now."""
    words = view.words
    state = view.game.redact(view.match.state, view.access.viewpoint)
    rows, totals = view.game.score_sheet(state), view.game.scores(state)
    return {
        "sources": [
            (words.source(source), [row[source] for row in rows])
            for source in rows[0]
            if any(row[source] for row in rows)
        ],
        "totals": totals,
        "verdict": view.verdict,
        "tallies": view.presentation.tallies(state, words),
        "tally_title": words.text("outlook-tally" if words.has("outlook-tally") else "site-if-ended-now"),
        "tally_note": words.text("outlook-tally-note") if words.has("outlook-tally-note") else "",
    }


def drawn_charts(view: View, width: int = charts.WIDE) -> Values:
    """Return the charts, with their figures as tables."""
    return {"charts": [(one, Markup(charts.draw(one, width)), *charts.table(one)) for one in view.charts()]}  # noqa: S704 - drawn by us


def summaries(view: View) -> Values:
    """Return every round that is over with its picture, the latest first, and the panels that it must not cover."""
    found = view.presentation.summaries(view.match, view.words, view.access.viewpoint)[::-1]
    drawn = [(one, Markup(rounds.draw(one.picture))) for one in found]  # noqa: S704 - drawn by us
    return {"summaries": drawn, "spared": view.presentation.round_contents.spared}


def cards(view: View) -> Values:
    """Return every tile and card by kind, and a mark for each source of their figures but the commonest."""
    known = view.presentation.cards(view.words)
    faces = {name: face_art(face) for name, face in view.presentation.faces(view.words).items()}
    return {"kinds": by_kind(known), "marks": card_marks(known), "faces": faces}


def by_kind(cards: Iterable[CardView]) -> dict[str, list[CardView]]:
    """Return cards by what they are."""
    kinds: dict[str, list[CardView]] = {}
    for card in cards:
        kinds.setdefault(card.kind, []).append(card)
    return kinds


def card_marks(cards: Iterable[CardView]) -> dict[str, str]:
    """Return a mark for each source of figures; the commonest has none."""
    sources = [source for source, _ in Counter(card.source for card in cards if card.source).most_common()]
    return dict(zip(sources, MARKS, strict=False))


def face_art(face: Face) -> Markup:
    """Return the face of a tile or a card as a drawing."""
    width, height = face.width + 4, face.height + 4
    head = f'viewBox="{-width / 2} {-height / 2} {width} {height}" width="{width}" height="{height}"'
    return Markup(f'<svg class="face" {head} aria-hidden="true">{face.art}</svg>')  # noqa: S704 - drawn by us


# The parts of a table page by name: the template, and what it shows.
PARTS: Final[dict[str, tuple[str, Callable[[View], Values]]]] = {
    "outlook": ("outlook", outlook),
    "scores": ("scores", scores),
    "charts": ("charts", drawn_charts),
    "narrow-charts": ("charts", lambda view: drawn_charts(view, charts.NARROW)),
    "summary": ("summaries", lambda view: {**(found := summaries(view)), "summaries": found["summaries"][:1]}),
    "summaries": ("summaries", summaries),
    "rules": ("rules", lambda view: {"chapters": view.presentation.rules(view.words), "game": view.game.id}),
    "glossary": ("glossary", lambda view: {"terms": view.presentation.glossary(view.words)}),
    "cards": ("cards", cards),
}


@router.get("/t/{id}/{token}/part/{name}", response_class=HTMLResponse)
def part(guest: VisitorNow, name: str) -> HTMLResponse:
    """Return a part of the table page, as HTML."""
    return part_of(guest.view, name)


def part_of(view: View, name: str) -> HTMLResponse:
    """Return a part of the page of any table as somebody sees it."""
    if name not in PARTS:
        raise HTTPException(404)
    template, values = PARTS[name]
    html = TEMPLATES.get_template(f"parts/{template}.html").render(
        t=Texts(view.language), language=view.language, names=view.match.names, **values(view)
    )
    return HTMLResponse(html)


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
    find(game)
    return Response(_cover(game), media_type="image/svg+xml", headers={"Cache-Control": "max-age=3600"})


@cache
def _cover(game: str) -> str:
    found = find(game)
    drawn = found.folder / "art" / "cover.svg"
    if drawn.exists():
        return drawn.read_text(encoding="utf-8")
    match = new(game, seats=max(found.seat_counts), seed=1)
    seen = match.game.redact(match.state, None)
    scene = presentation_of(match.game).scene(seen, Words(match.game, match.names), None)
    return with_fonts(render(scene, [scene.panels[0].id]))
