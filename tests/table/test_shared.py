"""Several servers on one PostgreSQL database: any of them serves any table, and none gets in another's way."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from psycopg import sql
from sqlalchemy import Connection, text
from sqlalchemy.exc import DBAPIError

from freestone.core.errors import StaleChoice
from freestone.table.errors import Conflict, NoSuchTable
from freestone.table.hall import Hall
from freestone.table.sitters import Sitter
from freestone.table.store import CHANNEL, JOBS_CHANNEL, Store
from freestone.table.table import Table
from freestone.table.writer import Single
from postgres import Postgres
from table.test_hall import PEOPLE, maker, play
from waiting import PATIENCE, soon


def with_halls(place: str, act: Callable[[Hall, Hall], Awaitable[None]]) -> None:
    """Open two halls on one database, as two servers do."""

    async def run() -> None:
        halls = [Hall(Store(place)) for _ in range(2)]
        try:
            for hall in halls:
                await hall.open()
            await act(*halls)
        finally:
            for hall in halls:
                await hall.close()

    asyncio.run(run())


def ids(table: Table) -> list[str]:
    return [moment.id for moment in table.moments._kept]


async def until_same(one: Table, other: Table) -> None:
    await soon(lambda: one.now.version == other.now.version, "both servers show the same")
    assert one.now.record == other.now.record
    assert one.now.request == other.now.request
    assert one.now.lines_after(0) == other.now.lines_after(0)
    assert one.now.match.state.__dict__.keys() == other.now.match.state.__dict__.keys()
    assert list(one.now.match.lines()) == list(other.now.match.lines())


def test_a_change_at_one_server_reaches_listeners_at_the_other(postgres: Postgres) -> None:
    async def act(first: Hall, second: Hall) -> None:
        one = await first.make("pillars", PEOPLE, {}, 7)
        other = await second.table(one.id)
        bell = asyncio.create_task(other.changed(PATIENCE))
        await play(one)
        await bell
        await until_same(one, other)
        for at in (other, one, other, one):
            await play(at)  # at once: no server waits for news before it lets somebody choose
        await other.change(lambda now: now.undo(maker(other)))
        await until_same(one, other)
        assert ids(one) == ids(other)
        assert [moment.undone for moment in one.moments._kept] == [moment.undone for moment in other.moments._kept]

    with_halls(postgres.fresh(), act)


def test_whoever_comes_second_with_a_choice_loses(postgres: Postgres) -> None:
    async def act(first: Hall, second: Hall) -> None:
        one = await first.make("pillars", PEOPLE, {}, 7)
        other = await second.table(one.id)
        for _ in range(10):
            at, choice = one.now.line, one.now.match.options[0].text

            def same(table: Table, at: int = at, choice: str = choice) -> Awaitable[int]:
                return table.change(lambda now: now.play(maker(table), "en", choice, at))

            answers = await asyncio.gather(same(one), same(other), return_exceptions=True)
            assert sorted(isinstance(answer, StaleChoice) for answer in answers) == [False, True], answers
            await until_same(one, other)

    with_halls(postgres.fresh(), act)


def test_arrangements_at_both_servers_are_all_kept(postgres: Postgres) -> None:
    async def act(first: Hall, second: Hall) -> None:
        one = await first.make("pillars", PEOPLE, {}, 7)
        other = await second.table(one.id)
        await asyncio.gather(
            one.change(lambda now: now.hand_out(maker(one), 1)),
            other.change(lambda now: now.set_pace(maker(other), 3)),
        )
        await until_same(one, other)
        assert (one.now.record.pace, one.now.seats[1].handed_out) == (3, True)
        assert one.now.version[1] == 2

    with_halls(postgres.fresh(), act)


@pytest.mark.long
def test_somebody_at_another_server_agrees_to_an_undo(postgres: Postgres) -> None:
    async def act(first: Hall, second: Hall) -> None:
        one = await first.make("pillars", PEOPLE, {}, 7)
        await play(one)
        await one.change(lambda now: now.hand_out(maker(one), 1))
        other = await second.table(one.id)
        ben = one.now.access(one.now.seats[1].token)
        choosing = one if one.now.match.seat == 0 else other
        access = maker(one) if choosing is one else ben
        await choosing.change(lambda now: now.play(access, "en", now.match.options[0].text, now.line))
        entries = len(choosing.now.match.journal.entries)
        asking, answering = (ben, maker(one)) if access == maker(one) else (maker(one), ben)
        await one.change(lambda now: now.undo(asking))
        assert (await second.table(one.id)).now.request is not None
        await other.change(lambda now: now.agree(answering, is_agreed=True))
        await until_same(one, other)
        assert len(one.now.match.journal.entries) < entries

    with_halls(postgres.fresh(), act)


@pytest.mark.long
def test_a_lost_connection_is_made_anew_and_nothing_stays_unseen(postgres: Postgres) -> None:
    place = postgres.fresh()

    async def act(first: Hall, second: Hall) -> None:
        one = await first.make("pillars", PEOPLE, {}, 7)
        other = await second.table(one.id)
        for _ in range(3):
            # Every connection is cut; what is played meanwhile is told to nobody.
            cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'freestone'"
            await asyncio.to_thread(postgres.execute, cut, place)
            await play(one)
            await until_same(one, other)

    with_halls(place, act)


def test_nonsense_on_the_channel_silences_nobody(postgres: Postgres) -> None:
    """Whoever may connect to the database may say something there."""
    place = postgres.fresh()

    async def act(first: Hall, second: Hall) -> None:
        one = await first.make("pillars", PEOPLE, {}, 7)
        other = await second.table(one.id)
        for said in ("", "nonsense", f"{one.id} 1", f"{one.id} one two", f"{one.id} 999 0 nonsense"):
            for channel in (CHANNEL, JOBS_CHANNEL):
                await asyncio.to_thread(
                    postgres.execute, sql.SQL("SELECT pg_notify({}, {})").format(channel, said), place
                )
        await play(one)
        await until_same(one, other)

    with_halls(place, act)


def test_a_statement_that_was_cut_after_it_was_made_is_not_called_a_conflict(postgres: Postgres) -> None:
    """An undo would be made a second time, from what the first one has stored."""
    tries: list[int] = []

    def make_once(connection: Connection) -> None:
        tries.append(len(tries))
        if len(tries) > 1:
            raise Conflict
        connection.execute(text("SELECT pg_terminate_backend(pg_backend_pid())"))

    async def act(first: Hall, _: Hall) -> None:
        with pytest.raises(DBAPIError):
            await first.store.write(Single(make_once))
        assert len(tries) == 2
        await play(await first.make("pillars", PEOPLE, {}, 7))

    with_halls(postgres.fresh(), act)


def test_a_table_deleted_at_one_server_is_gone_at_the_other(postgres: Postgres) -> None:
    async def act(first: Hall, second: Hall) -> None:
        one = await first.make("pillars", PEOPLE, {}, 7)
        await second.table(one.id)
        await first.forget(one, maker(one), "some-browser")
        with pytest.raises(NoSuchTable):
            await second.table(one.id)

    with_halls(postgres.fresh(), act)


@pytest.mark.parametrize("encoding", ["SQL_ASCII", "LATIN2"])
def test_names_are_kept_whatever_the_encoding_of_the_database(postgres: Postgres, encoding: str) -> None:
    async def act(first: Hall, second: Hall) -> None:
        one = await first.make("pillars", [Sitter("Žofie"), Sitter("Jörg")], {}, 7)
        other = await second.table(one.id)
        assert other.now.match.names == ["Žofie", "Jörg"]
        await play(one)
        await until_same(one, other)

    with_halls(postgres.empty(encoding), act)


def test_a_rematch_at_both_servers_is_one_table(postgres: Postgres) -> None:
    async def act(first: Hall, second: Hall) -> None:
        one = await first.make("pillars", PEOPLE, {}, 7)
        other = await second.table(one.id)
        made = await asyncio.gather(first.rematch(one), second.rematch(other))
        assert made[0].id == made[1].id
        assert await first.store.count() == 2

    with_halls(postgres.fresh(), act)
