"""The interface for programs, which the pages use too."""

import json
from io import BytesIO
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Header, Path, Query, Request
from fastapi.responses import PlainTextResponse, Response
from segno import make as make_qr

from freestone.bots import roster
from freestone.bots.levels import is_offered
from freestone.core.game import Game, find, registry
from freestone.core.journal import encode, parse
from freestone.i18n import FALLBACK
from freestone.pictures.svg import render, with_fonts
from freestone.presentation import presentation_of
from freestone.table.errors import NoSuchTable, NotNow, NotYours
from freestone.table.frames import Decision, Finale, Mention, Picture
from freestone.table.moment import Moment
from freestone.table.sitters import Sitter, sitters_of
from freestone.table.snapshot import NO_BOT, Snapshot
from freestone.web import bodies
from freestone.web.bodies import Done, Made
from freestone.web.service import (
    BY_LINK,
    FULL,
    MAKES_TABLE,
    RESPONSES,
    STALE,
    Guest,
    GuestNow,
    HallNow,
    PlayerNow,
    known,
)
from freestone.web.site import words_of
from freestone.web.stream import EventStream, follow
from freestone.words import Words

router = APIRouter(prefix="/api", responses=RESPONSES)
EntryNumber = Annotated[int, Path(description="How many entries of the journal are in force", ge=0, le=1_000_000)]
IMAGE: dict[int | str, dict[str, Any]] = {200: {"content": {"image/svg+xml": {}}}}
First = Annotated[
    int | None,
    Query(description="The seat whose board comes first and in full; the link's own if it has one", ge=0, le=9),
]
Theme = Annotated[Literal["light", "dark"], Query(description="The colours of the image")]
SeatNumber = Annotated[int, Path(description="The seat, counted from 0", ge=0, le=9)]


@router.get("/games")
def games(hall: HallNow, language: Annotated[str, Query(max_length=20)] = FALLBACK) -> list[bodies.Game]:
    """List the games with their settings."""
    return [bodies.Game.of(game, _words(game, language), hall.packs.names(game)) for game in registry().values()]


@router.get("/games/{game}/rules")
def rules(
    game: Annotated[str, Path(description="The game", max_length=60)],
    language: Annotated[str, Query(max_length=20)] = FALLBACK,
) -> list[bodies.Chapter]:
    """Return all rules of a game in our own words."""
    found = find(game)
    chapters = presentation_of(found).rules(_words(found, language))
    return [bodies.Chapter.model_validate(one) for one in chapters]


@router.get("/bots")
def bots(
    game: Annotated[str, Query(description="The game", max_length=60)] = "",
    seats: Annotated[int | None, Query(description="The number of players; for one game only")] = None,
) -> list[str]:
    """List the bots that play a game, or without one those that play any, among them the levels for people.

    With a number of players, levels that have no network for it are left out.
    """
    if not game:
        return list(roster.bots_for(None))
    found = find(game)
    return [bot for bot in roster.bots_for(found.id) if seats is None or is_offered(bot, found, seats)]


@router.post("/tables", status_code=201, responses=FULL, dependencies=[MAKES_TABLE])
async def make(body: bodies.NewTable, hall: HallNow) -> Made:
    """Make a table. The token holds the seats of all people until they are handed out."""
    sitters = [Sitter(one.name, one.bot, one.colour, one.coach) for one in body.seats]
    seed = None if body.seed is None else int(body.seed)
    table = await hall.make(body.game, sitters, body.settings, seed, body.pace, body.pack, body.hints)
    return Made.of(table.now.record)


@router.get("/tables/{id}")
def picture(guest: GuestNow) -> Picture:
    """Return everything that this link may see now: the table, the log, and what is asked."""
    return guest.view.picture()


@router.get("/tables/{id}/decision")
def decision(guest: GuestNow) -> Decision | None:
    """Return what is asked now, with options and previews if it is asked of this link; null for nobody."""
    return guest.view.decision()


@router.post("/tables/{id}/play", responses=STALE, openapi_extra=BY_LINK)
async def play(guest: PlayerNow, body: bodies.ChoiceBody) -> Done:
    """Play a choice for the seat that decides; `at` says for which position it was made."""

    def play(now: Snapshot) -> Snapshot:
        return now.play(now.access(guest.token), guest.language, body.choice, body.at)

    return Done(at=await guest.table.change(play))


@router.post("/tables/{id}/undo", responses=STALE)
async def undo(guest: GuestNow) -> Done:
    """Undo your last choice; if something was revealed or somebody has played since, ask the others to agree."""
    return Done(at=await guest.table.change(lambda now: now.undo(guest.access)))


@router.post("/tables/{id}/agree", responses=STALE)
async def agree(guest: GuestNow, body: bodies.AgreeBody) -> Done:
    """Answer somebody's request to undo."""
    return Done(at=await guest.table.change(lambda now: now.agree(guest.access, body.agreed)))


@router.post("/tables/{id}/standing", responses=STALE)
async def answer_always(guest: GuestNow, body: bodies.StandingBody) -> Done:
    """Give a standing answer: it is applied automatically until it expires or is withdrawn."""
    return Done(at=await guest.table.change(lambda now: now.answer_always(guest.access, body.name, body.at)))


@router.delete("/tables/{id}/standing/{name}")
async def withdraw(
    guest: GuestNow, name: Annotated[str, Path(description="The standing answer", max_length=100)]
) -> Done:
    """Withdraw a standing answer."""
    return Done(at=await guest.table.change(lambda now: now.withdraw(guest.access, name)))


@router.post("/tables/{id}/seats/{seat}/bot")
async def seat_bot(guest: GuestNow, seat: SeatNumber, body: bodies.BotBody) -> Done:
    """Hand one of your seats to a bot, or take it back."""
    if body.bot != NO_BOT:
        roster.find(body.bot, guest.now.match.game.id)
    return Done(at=await guest.table.change(lambda now: now.seat_bot(guest.access, seat, body.bot)))


@router.post("/tables/{id}/seats/{seat}/hand-out")
async def hand_out(guest: GuestNow, seat: SeatNumber) -> bodies.SeatLink:
    """Give a seat away and return its link; only for the table's maker."""
    await guest.table.change(lambda now: now.hand_out(guest.access, seat))
    return bodies.SeatLink(seat=seat, token=guest.table.now.seats[seat].token)


@router.get("/tables/{id}/links")
def links(guest: GuestNow, request: Request) -> bodies.Links:
    """Return the links to give away, and the addresses for them; only for the table's maker."""
    if not guest.access.is_maker:
        raise NotYours("only-maker")
    handed = [bodies.SeatLink(seat=seat.number, token=seat.token) for seat in guest.now.seats if seat.handed_out]
    return bodies.Links(addresses=request.app.state.others(), watcher=guest.now.record.watcher, seats=handed)


@router.get("/tables/{id}/code", response_class=Response, responses=IMAGE)
def code(
    guest: GuestNow,
    base: Annotated[
        str, Query(description="Where people reach the server", max_length=200, pattern=r"^https?://[^/?#\s]+$")
    ],
) -> Response:
    """Return the link of this request as a QR code, for the camera of a phone."""
    drawn, link = BytesIO(), f"{base}/t/{guest.table.id}/{guest.token}"
    # Many cameras cannot read micro codes; the standard asks for a border of four modules.
    make_qr(link, micro=False).save(drawn, kind="svg", border=4, dark="#241a10", light="#fff", xmldecl=False)
    return Response(drawn.getvalue(), media_type="image/svg+xml")


@router.post("/tables/{id}/seats/{seat}/take-in")
async def take_in(guest: GuestNow, seat: SeatNumber) -> Done:
    """Take back a seat that was handed out; its link becomes invalid."""
    return Done(at=await guest.table.change(lambda now: now.take_in(guest.access, seat)))


@router.post("/tables/{id}/leave")
async def leave(guest: GuestNow, body: bodies.BotBody) -> Done:
    """Hand all your seats to a bot."""
    roster.find(body.bot, guest.now.match.game.id)
    return Done(at=await guest.table.change(lambda now: now.leave(guest.access, body.bot)))


@router.post("/tables/{id}/pace")
async def pace(guest: GuestNow, body: bodies.PaceBody) -> Done:
    """Set how long bots wait before each choice."""
    return Done(at=await guest.table.change(lambda now: now.set_pace(guest.access, body.seconds)))


@router.post("/tables/{id}/rematch", status_code=201, responses=FULL, dependencies=[MAKES_TABLE])
async def rematch(guest: GuestNow, hall: HallNow) -> Made:
    """Make a table for the same seats, with the same links."""
    if not guest.access.is_maker:
        raise NotYours("only-maker")
    table = await hall.rematch(guest.table)
    return Made.of(table.now.record)


@router.get("/tables/{id}/seats/{seat}/secret")
def secret(guest: GuestNow, seat: SeatNumber) -> Picture:
    """Return what one of several people around a screen may see, while nobody else looks."""
    if seat not in guest.access.seats:
        raise NotYours("not-your-seat")
    return guest.view.as_seat(seat).picture()


@router.get("/tables/{id}/journal", response_class=PlainTextResponse)
def journal(guest: GuestNow) -> str:
    """Return the journal; until the match is over without its seed and what this link must not know."""
    match = guest.now.match
    if match.seat is None:
        lines = list(match.lines())
    else:
        header = {**json.loads(match.journal.header.line()), "seed": None}
        known = match.known_entries(guest.access.viewpoint)
        lines = [json.dumps(header, ensure_ascii=False), *(encode(entry) for entry in known)]
    return "".join(f"{line}\n" for line in lines)


@router.get("/tables/{id}/scores")
def scores(guest: GuestNow) -> bodies.ScoreSheet:
    """Return the points by source."""
    return bodies.ScoreSheet.of(guest.view)


@router.get("/tables/{id}/finale", responses={422: STALE[422]})
def finale(guest: GuestNow) -> Finale:
    """Return the final scoring of a finished match, source by source."""
    if guest.now.match.seat is not None:
        raise NotNow("not-over")
    return guest.view.finale()


@router.get("/tables/{id}/positions/{entry}")
def position(guest: GuestNow, entry: EntryNumber) -> Picture:
    """Return what this link could see after an entry."""
    _must_exist(guest, entry)
    return guest.view.past_picture(entry)


@router.get("/tables/{id}/positions/{entry}/log")
def log(guest: GuestNow, entry: EntryNumber) -> list[Mention]:
    """Return the log lines of an entry, each with the items that it refers to."""
    _must_exist(guest, entry)
    return guest.view.mentions(entry)


@router.get("/tables/{id}/positions/{entry}/image", response_class=Response, responses=IMAGE)
def image(guest: GuestNow, entry: EntryNumber, theme: Theme = "light", first: First = None) -> Response:
    """Return a position as an SVG image to share, without anybody's secrets."""
    _must_exist(guest, entry)
    return _image(guest, guest.view.past_moment(entry), theme, first)


@router.get("/tables/{id}/image", response_class=Response, responses=IMAGE)
def image_now(guest: GuestNow, theme: Theme = "light", first: First = None) -> Response:
    """Return the present position as an SVG image to share, without anybody's secrets."""
    return _image(guest, guest.now.moment, theme, first)


@router.get("/tables/{id}/charts")
def charts(guest: GuestNow) -> list[bodies.Chart]:
    """Return how the figures of every seat went, as points and as SVG."""
    return [bodies.Chart.of(one, guest.now.colours) for one in guest.view.charts()]


@router.post("/tables/{id}/continue", status_code=201, responses=FULL, dependencies=[MAKES_TABLE])
async def go_on(guest: GuestNow, body: bodies.EntryBody, hall: HallNow) -> Made:
    """Make a new table that goes on from an earlier position of this one."""
    table = await hall.fork(guest.now, body.entry, guest.access.viewpoint)
    return Made.of(table.now.record)


@router.post("/journals", status_code=201, responses=FULL, dependencies=[MAKES_TABLE])
async def open_journal(body: bodies.JournalBody, hall: HallNow) -> Made:
    """Make a table from a journal: a finished match to look at, or one to go on with."""
    journal = parse(body.journal.splitlines())
    table = await hall.go_on(journal, sitters_of(journal.header))
    return Made.of(table.now.record)


@router.get(
    "/tables/{id}/frames",
    status_code=200,
    response_class=EventStream,
    responses={200: {"content": {"text/event-stream": {}}, "description": "Events `picture` and `frame`"}},
)
async def frames(
    guest: GuestNow,
    since: Annotated[str, Query(description="The id of the last frame that is known", max_length=24)] = "",
    wait: Annotated[bool, Query(description="Go on with what comes; without it the stream ends at the present")] = True,
    last_event_id: Annotated[str, Header(description="The same, sent by browsers that come back", max_length=24)] = "",
) -> EventStream:
    """Follow the table: what was missed since the last known frame, then a frame for every entry.

    A `frame` holds what changed with one entry. Without a known frame, or with one too old, a whole `picture` comes
    first. Send the id of the last event as `Last-Event-ID`, or as `since`, to go on from there.
    """
    return EventStream(follow(guest, last_event_id or since, wait))


def _image(guest: Guest, moment: Moment, theme: Theme, first: int | None) -> Response:
    """Draw a moment without secrets, with the board of one seat in full."""
    scene = guest.view.scene(moment, None)
    own = guest.access.viewpoint if first is None else first
    drawn = render(scene, theme=theme, tinctures=guest.now.colours, first=own)
    return Response(with_fonts(drawn), media_type="image/svg+xml")


def _must_exist(guest: Guest, entry: int) -> None:
    if entry > len(guest.now.match.journal.entries):
        raise NoSuchTable("no-position", number=entry)


def _words(game: Game[Any], language: str) -> Words:
    """Return the words of a game in a language that a program asks for."""
    return words_of(game, known(language))
