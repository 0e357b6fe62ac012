"""Hints and reviews: for programs, and the review as a page."""

from typing import Final

from fastapi import APIRouter
from fastapi.responses import HTMLResponse
from markupsafe import Markup
from pydantic import StrictBool

from freestone.advice.views import (
    HintView,
    MistakeView,
    RemarkView,
    ReviewView,
    expected_scores,
    hint_view,
    mistake_view,
    remark_views,
    review_view,
)
from freestone.pictures import charts
from freestone.web.api import SeatNumber
from freestone.web.bodies import Body, Done, EntryBody, Small
from freestone.web.service import RESPONSES, STALE, GuestNow, HallNow, VisitorNow
from freestone.web.site import page, script_texts, words_of

router = APIRouter()
JSON: Final = "/api/tables/{id}"
WIDE: Final = 760


class CoachBody(Body):
    """The length of the journal when somebody was asked, and how many games they have finished."""

    at: Small
    finished: Small = 0


class SwitchBody(Body):
    """Whether something is on."""

    on: StrictBool


class HintBody(Body):
    """The length of the journal when a hint was asked for."""

    at: Small


@router.post(f"{JSON}/hint", responses={**RESPONSES, **STALE})
async def hint(guest: GuestNow, body: HintBody, hall: HallNow) -> HintView:
    """Advise the seat that decides: the best options, the scores to expect and why. It takes about a second."""
    found = await hall.adviser.hint(guest.table, guest.access, body.at)
    return hint_view(found, guest.now.match, guest.view.words)


@router.post(f"{JSON}/coach", responses={**RESPONSES, **STALE})
async def coach(guest: GuestNow, body: CoachBody, hall: HallNow) -> list[RemarkView]:
    """Say what matters at this decision, if the seat that decides has a coach; the most important comes first."""
    found = await hall.adviser.remarks(guest.table, guest.access, body.at, body.finished)
    return remark_views(found, guest.view.words)


@router.post(f"{JSON}/mistake", responses={**RESPONSES, **STALE})
async def mistake(guest: GuestNow, body: EntryBody, hall: HallNow) -> MistakeView | None:
    """Say what would have been better than an entry of yours, if it was a serious mistake; null if not."""
    now, view = guest.now, guest.view
    found = await hall.adviser.mistake(now, guest.access, body.entry)
    if found is None:
        return None
    state = now.match.game.redact(view.past_moment(body.entry - 1).state, guest.access.viewpoint)
    guest.look()  # the table may have moved on meanwhile
    can_undo = guest.now.can_take_back(guest.access, body.entry)
    return mistake_view(found, view.match, view.words, state, can_undo=can_undo)


@router.post(f"{JSON}/seats/{{seat}}/coach", responses=RESPONSES)
async def set_coach(guest: GuestNow, seat: SeatNumber, body: SwitchBody) -> Done:
    """Let the coach speak to one of your seats, or no longer."""
    return Done(at=await guest.table.change(lambda now: now.set_coach(guest.access, seat, body.on)))


@router.get(f"{JSON}/review", responses={**RESPONSES, 422: STALE[422]})
async def review(guest: GuestNow, hall: HallNow) -> ReviewView:
    """Review a finished game. The first call starts the work; `done` of `total` questions say how far it is."""
    task = hall.adviser.review(guest.now)
    if task.review is None:
        return ReviewView(task.done, task.total, is_ready=False)
    view = guest.view
    return review_view(task.review, view.match, view.words, view.positions)


@router.get("/t/{id}/{token}/review", response_class=HTMLResponse, include_in_schema=False)
async def review_page(guest: VisitorNow, hall: HallNow) -> HTMLResponse:
    """Show the review of a finished game, or how far it is."""
    match, shown = guest.now.match, await review(guest, hall)
    drawn: dict[str, object] = {}
    if shown.is_ready:
        chart = expected_scores(match, guest.view.words, shown.curve)
        wide, narrow = (Markup(charts.draw(chart, width)) for width in (WIDE, charts.NARROW))  # noqa: S704 - drawn by us
        head, rows = charts.table(chart)
        drawn = {"chart": chart, "wide": wide, "narrow": narrow, "head": head, "rows": rows}
    return page(
        "review.html",
        guest.language,
        id=guest.table.id,
        token=guest.token,
        colours=",".join(guest.now.colours),
        title=words_of(match.game, guest.language).text("title"),
        names=match.names,
        final=match.scores,
        review=shown,
        has_people=any(seat.is_person for seat in guest.now.seats),
        texts=script_texts(guest.language),
        drawn=drawn,
    )
