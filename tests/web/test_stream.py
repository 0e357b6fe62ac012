"""Streams are encoded and compressed once for all who see the same, and nobody gets what is not theirs."""

import asyncio
import gzip
import json
import zlib
from random import Random
from typing import Any

import pytest
from starlette.types import Message

import freestone
from freestone.core.journal import Header
from freestone.i18n import languages
from freestone.table.snapshot import Record, Seat, Snapshot
from freestone.table.table import Moments, Table
from freestone.web import stream
from freestone.web.service import Guest
from waiting import PATIENCE
from web.server import Client, Server, make


class StillTable:
    """A table without a database, for links that look at it."""

    def __init__(self, now: Snapshot) -> None:
        self.now = now
        self.moments = Moments(now.moment)

    def go_on(self, now: Snapshot) -> None:
        self.now = now
        self.moments.add(now.news)


def table_of(game: str, seats: int) -> StillTable:
    """A table where each seat has a link of its own."""
    match = freestone.new(game, seats=seats, seed=seats, watched=True)
    header: Header = match.journal.header
    places = tuple(Seat(seat, name, is_person=True, handed_out=True) for seat, name in enumerate(match.names))
    return StillTable(Snapshot.of(Record("a", header.line(), "maker", "watcher", "", places), match))


def content(event: bytes) -> Any:
    return json.loads(event.partition(b"data: ")[2])


@pytest.mark.parametrize(("game", "seats"), [("pillars", 3), ("kutna_hora", 2)])
def test_frames_that_links_share_are_those_drawn_for_one_alone(game: str, seats: int) -> None:
    """For every link and language: what the snapshot keeps is what is drawn from nothing."""
    table, chance = table_of(game, seats), Random(1)
    tokens = ["maker", "watcher", *(seat.token for seat in table.now.seats)]
    for _ in range(30):
        before = table.now
        choice = chance.choice(before.match.options)
        table.go_on(before.after_choice(choice))
        for token in tokens:
            guest: Any = Guest(table, token, chance.choice(languages()))  # type: ignore[arg-type]
            for old, new in table.moments.since(before.moment.id) or []:
                shared = stream._frame(guest, old, new)
                assert stream._frame(guest, old, new) is shared
                if chance.random() < 0.2:
                    for moment in (old, new):
                        moment.clear()
                    assert content(shared) == json.loads(guest.view.frame(old, new).model_dump_json())


def test_links_that_allow_different_things_share_no_frame() -> None:
    table = table_of("pillars", 2)
    before = table.now.moment
    table.go_on(table.now.after_choice(table.now.match.options[0]))
    guests: list[Any] = [
        Guest(table, token, language)  # type: ignore[arg-type]
        for token in ("maker", "watcher", *(seat.token for seat in table.now.seats))
        for language in ("en", "de")
    ]
    frames = [stream._frame(guest, before, table.now.news[0]) for guest in guests]
    assert len({id(frame) for frame in frames}) == len(guests)
    again = Guest(table, "watcher", "en")  # type: ignore[arg-type]
    assert stream._frame(again, before, table.now.news[0]) is frames[2]


def test_what_was_sent_before_a_change_at_the_seats_is_not_sent_after_it() -> None:
    now = table_of("pillars", 2).now
    now.sent["0.0", "1.0", now.access("watcher"), "en"] = b"old"
    maker = now.access(now.seats[0].token)
    assert now.seat_bot(maker, 0, "greedy").sent == {}


def raw(client: Client, query: str, accepts: str) -> tuple[Any, bytes]:
    """The headers and the bytes of a stream as they come over the line."""
    url = f"{client.server.address}/api/tables/{client.id}/frames?token={client.token}&{query}"
    with client.server.http.stream("GET", url, headers={"Accept-Encoding": accepts}, timeout=PATIENCE) as answer:
        return answer.headers, b"".join(answer.iter_raw())


def test_a_packed_stream_is_the_plain_one(server: Server) -> None:
    """Also as a whole: the checksum at its end is right, however many pieces there are."""
    client = make(server, "", "")
    first = client.get().json()["id"]
    for _ in range(5):
        assert client.play().status_code == 200
    for query in ("wait=false", f"wait=false&since={first}"):
        headers, plain = raw(client, query, "identity")
        assert "content-encoding" not in headers
        headers, small = raw(client, query, "gzip")
        assert headers["content-encoding"] == "gzip"
        assert "Accept-Encoding" in headers["vary"]
        assert gzip.decompress(small) == plain
        assert len(small) < len(plain) / 2


def test_each_event_of_a_packed_stream_can_be_read_when_it_arrives(server: Server) -> None:
    client = make(server, "", "")
    url = f"{client.server.address}/api/tables/{client.id}/frames?token={client.token}"
    with client.server.http.stream("GET", url, headers={"Accept-Encoding": "gzip"}, timeout=PATIENCE) as answer:
        pieces, unpack, heard = answer.iter_raw(), zlib.decompressobj(31), b""
        while not heard.endswith(b"\r\n\r\n"):
            heard += unpack.decompress(next(pieces))
        assert b"event: picture" in heard
        heard = b""
        at = client.play().json()["at"]
        while f'"at":{at}'.encode() not in heard or not heard.endswith(b"\r\n\r\n"):
            heard += unpack.decompress(next(pieces))
        assert b"event: frame" in heard


def test_drawings_go_with_the_last_listener() -> None:
    now = table_of("pillars", 2).now
    table: Any = Table(now, None, None)  # type: ignore[arg-type]
    with table.followed():
        with table.followed():
            Guest(table, "watcher", "en").view.picture()
        assert now.moment.scenes
        assert not table.is_quiet
    assert not now.moment.scenes
    assert table.is_quiet


def test_whoever_goes_while_something_is_sent_listens_no_longer() -> None:
    table: Any = Table(table_of("pillars", 2).now, None, None)  # type: ignore[arg-type]

    async def act() -> None:
        sending = asyncio.Event()

        async def receive() -> Message:
            await sending.wait()
            assert not table.is_quiet
            return {"type": "http.disconnect"}

        async def send(message: Message) -> None:
            if message["type"] == "http.response.body":
                sending.set()
                await asyncio.Event().wait()  # the line is full

        answer = stream.EventStream(stream.follow(Guest(table, "watcher", "en"), "", wait=True))
        await answer({"type": "http"}, receive, send)
        assert table.is_quiet

    asyncio.run(act())
