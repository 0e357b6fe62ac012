"""Hints while a game goes on, and its review when it is over: for programs, and as a page."""

from typing import Final

from fastapi import APIRouter
from fastapi.responses import HTMLResponse
from markupsafe import Markup

from freestone.pictures import charts
from freestone.web.bodies import Body, Small
from freestone.web.reviews import HintView, ReviewView, expected, hint_view, review_view
from freestone.web.service import RESPONSES, STALE, Guest, GuestNow, HallNow, VisitorNow
from freestone.web.site import page, script_texts, words_of

router = APIRouter()
JSON: Final = "/api/tables/{id}"
WIDE: Final = 760


class HintBody(Body):
    """The length of the journal when a hint was asked for."""

    at: Small


@router.post(f"{JSON}/hint", responses={**RESPONSES, **STALE})
async def hint(guest: GuestNow, body: HintBody, hall: HallNow) -> HintView:
    """Advise the seat that decides: the best options, the scores to expect and why. It takes about a second."""
    found = await hall.adviser.hint(guest.table, guest.access, body.at)
    return hint_view(guest.view, found)


@router.get(f"{JSON}/review", responses={**RESPONSES, 422: STALE[422]})
async def review(guest: GuestNow, hall: HallNow) -> ReviewView:
    """Review a finished game. The first call sets the work going; `done` of `total` bits tell how far it is."""
    work = await hall.adviser.review(guest.now)
    return review_view(guest.view, work)


@router.get("/t/{id}/{token}/review", response_class=HTMLResponse, include_in_schema=False)
async def review_page(guest: VisitorNow, hall: HallNow) -> HTMLResponse:
    """Show the review of a finished game, or how far it is."""
    work = await hall.adviser.review(guest.now)
    shown = review_view(guest.view, work)
    return page(
        "review.html",
        guest.language,
        id=guest.table.id,
        token=guest.token,
        worn=",".join(guest.now.colours),
        title=words_of(guest.now.match.game, guest.language).text("title"),
        names=guest.now.match.names,
        final=guest.now.match.scores,
        review=shown,
        has_people=any(seat.is_person for seat in guest.now.seats),
        texts=script_texts(guest.language),
        drawn=_drawn(guest, shown),
    )


def _drawn(guest: Guest, shown: ReviewView) -> dict[str, object]:
    """Return the curve at two widths, and its figures as a table."""
    if not shown.is_ready:
        return {}
    chart = expected(guest.now.match, guest.view.words, shown.curve)
    wide, narrow = (Markup(charts.draw(chart, width)) for width in (WIDE, charts.NARROW))  # noqa: S704 - drawn by us
    head, rows = charts.table(chart)
    return {"chart": chart, "wide": wide, "narrow": narrow, "head": head, "rows": rows}
