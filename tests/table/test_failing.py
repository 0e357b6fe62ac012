"""Failures: a crowd of writers, a disk that is full and then freed, lost processes, long journals."""

import asyncio
import logging
import multiprocessing
import os

import pytest
from sqlalchemy import Connection, text
from sqlalchemy.exc import SQLAlchemyError

import freestone
from freestone.core import proceedings
from freestone.core.choice import Choice
from freestone.core.engine import proceed
from freestone.core.journal import Entry, Undo
from freestone.core.state import State
from freestone.table.hall import Hall
from freestone.table.sitters import Sitter
from freestone.table.snapshot import Stored
from freestone.table.store import Store, keep_review
from freestone.table.table import Table
from freestone.table.thinking import Thinkers, choose
from table.database import content, held, refusing
from table.test_hall import PEOPLE, maker, play, with_hall
from waiting import soon, spend

BOTS = [Sitter("Ada", "random"), Sitter("Bob", "random")]


async def hog() -> None:
    """Keep the event loop busy, as many watchers do."""
    while True:
        spend(0.02)
        await asyncio.sleep(0)


def test_a_crowd_of_writers_never_finds_the_database_locked(place: str) -> None:
    async def act(hall: Hall) -> None:
        tables = [await hall.make("pillars", PEOPLE, {}, seed) for seed in range(60)]
        busy = asyncio.create_task(hog())
        for _ in range(5):
            await asyncio.gather(*(play(table) for table in tables))
        busy.cancel()
        for table in tables:
            found = await hall.store.find(table.id)
            assert found is not None
            assert found.lines == table.now.lines_after(0)

    with_hall(place, act)


def test_a_write_that_fails_fails_alone(place: str) -> None:
    async def act(hall: Hall) -> None:
        table = await hall.make("pillars", PEOPLE, {}, 7)

        def wrong(connection: Connection) -> None:
            keep_review(table.id, "half")(connection)
            connection.execute(text("INSERT INTO nowhere VALUES (1)"))

        works = [keep_review(table.id, "first"), wrong, keep_review(table.id, "last")]
        found = await asyncio.gather(*(hall.store.write(work) for work in works), return_exceptions=True)
        assert [isinstance(one, SQLAlchemyError) for one in found] == [False, True, False]
        assert await hall.store.review(table.id) == "last"
        with pytest.raises(SQLAlchemyError):
            await hall.store.write(keep_review(table.id, "together"), wrong)
        assert await hall.store.review(table.id) == "last"

    with_hall(place, act)


def test_whoever_goes_away_leaves_a_whole_change(place: str) -> None:
    async def act(hall: Hall) -> None:
        table = await hall.make("pillars", PEOPLE, {}, 7)
        for _ in range(5):
            before = table.now.line
            asked = asyncio.create_task(play(table))
            await asyncio.sleep(0)
            asked.cancel()
            await soon(lambda before=before: table.now.line > before or None, "the choice is made")  # type: ignore[misc]
        found = await hall.store.find(table.id)
        assert found is not None
        assert found == Stored(table.now.record, table.now.lines_after(0))

    with_hall(place, act)


def test_bots_go_on_when_the_disk_is_freed(place: str, caplog: pytest.LogCaptureFixture) -> None:
    async def act(hall: Hall) -> None:
        table = await hall.make("pillars", BOTS, {}, 7, pace=0.01)
        await soon(lambda: table.now.line > 30, "bots play")
        with refusing(place):
            await soon(lambda: "could not" in caplog.text, "a bot fails")
            stored = content(place)["lines"]
            assert len(stored) == table.now.line
        await soon(lambda: table.now.line > len(stored), "bots go on by themselves")

    with caplog.at_level(logging.WARNING):
        with_hall(place, act)


def test_bots_go_on_at_once_when_somebody_opens_the_table(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("freestone.table.table.FIRST_REST", 0.02)
    monkeypatch.setattr("freestone.table.table.LONGEST_REST", 1e6)

    async def act(hall: Hall) -> None:
        table = await hall.make("pillars", BOTS, {}, 7)
        rests: list[float] = []
        rest = table._rest

        async def rested(seconds: float) -> None:
            rests.append(seconds)
            await rest(seconds * 1e5 if len(rests) > 3 else seconds)

        monkeypatch.setattr(table, "_rest", rested)
        with refusing(file):
            await soon(lambda: len(rests) > 3, "a bot rests for hours")
        assert rests == sorted(rests)
        before = table.now.line
        await hall.table(table.id)
        await soon(lambda: table.now.line > before, "bots go on")

    with_hall(file, act)


def test_bots_stay_stopped_although_their_last_choice_is_still_being_stored(file: str) -> None:
    async def act(hall: Hall) -> None:
        table = await hall.make("pillars", BOTS, {}, 7)
        with held(file):
            before = table.now.line
            await soon(table._lock.locked, "a choice waits for the database")
            await table.close()
        await soon(lambda: not table._lock.locked(), "the choice is stored")
        assert table.now.line > before
        assert table.now.bot_to_move is not None
        assert table._driver is not None
        assert table._driver.done()

    with_hall(file, act)


def test_stopping_a_hall_stops_bots_at_tables_that_it_let_go(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("freestone.table.hall.MOST_OPEN", 0)

    async def run() -> None:
        hall = Hall(Store(file))
        await hall.open()
        table = await hall.make("pillars", [Sitter("Anna"), Sitter("Bob", "random")], {"start": 0}, 7, pace=5)
        await hall.make("pillars", PEOPLE, {})
        await play(table)
        assert table._driver is not None
        assert not table._driver.done()
        await hall.close()
        assert table._driver.cancelled()

    asyncio.run(run())


def test_bots_and_hints_outlive_their_processes(file: str, caplog: pytest.LogCaptureFixture) -> None:
    async def act(hall: Hall) -> None:
        bots = await hall.make("pillars", BOTS, {}, 7, pace=0.01)
        people = await hall.make("pillars", PEOPLE, {}, 7, hints=True)
        await soon(lambda: bots.now.line > 30, "bots play")
        kill_all()
        before = bots.now.line
        assert await hall.adviser.hint(people, maker(people), people.now.line)
        await soon(lambda: bots.now.line > before or bots.now.match.seat is None, "bots go on")
        assert "was lost" in caplog.text

    with caplog.at_level(logging.WARNING):
        with_hall(file, act)


def kill_all() -> None:
    for process in multiprocessing.active_children():
        process.kill()


def test_many_thoughts_outlive_their_processes() -> None:
    match = freestone.new("pillars", seats=2, seed=1)

    async def run() -> list[str]:
        thinkers = Thinkers(workers=2)
        try:
            await thinkers.think(os.getpid)
            terms = match.journal.in_force(), match.seat, "greedy"
            thoughts = [asyncio.create_task(thinkers.think(choose, *terms)) for _ in range(60)]
            await soon(lambda: any(thought.done() for thought in thoughts), "a first thought")
            kill_all()
            return await asyncio.gather(*thoughts)
        finally:
            thinkers.close()

    assert set(asyncio.run(run())) <= {option.text for option in match.options}


async def often_undone(hall: Hall, times: int) -> Table:
    """A table that was played at and undone that often."""
    match = freestone.new("pillars", seats=2, seed=3)
    while len(match.journal.entries) < 60 or len(match.options) < 2:
        match.play(match.options[0])
    entry = (match.seat or 0, match.options[0].text)
    for _ in range(times):
        match.journal.add(entry)
        match.journal.add(Undo(1))
    return await hall.go_on(match.journal, PEOPLE)


def test_a_table_with_ten_thousand_undos_opens_by_its_entries_in_force(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept: dict[str, list[Entry]] = {}
    applied = 0

    def counted(state: State, choice: Choice) -> None:
        nonlocal applied
        applied += 1
        proceed(state, choice)

    async def begin(hall: Hall) -> None:
        table = await often_undone(hall, 9_900)
        kept[table.id] = table.now.match.journal.entries

    async def again(hall: Hall) -> None:
        monkeypatch.setattr(proceedings, "proceed", counted)
        ((id, entries),) = kept.items()
        table = await hall.table(id)
        assert table.now.match.journal.entries == entries
        assert applied == len(entries)
        assert table.now.line > 19_000
        await play(table)

    with_hall(file, begin)
    with_hall(file, again)


def test_the_loop_goes_on_while_a_long_journal_is_opened(file: str) -> None:
    async def act(hall: Hall) -> None:
        opening = asyncio.create_task(often_undone(hall, 9_000))
        turns = 0
        while not opening.done():
            turns += 1
            await asyncio.to_thread(spend, 0.001)
        table = await opening
        assert turns > 20
        hall._tables.clear()
        hall._alive.clear()
        opening = asyncio.create_task(hall.table(table.id))
        other = await hall.make("pillars", PEOPLE, {}, 1)
        await play(other)
        assert (await opening).now.line == table.now.line
        assert await hall.table(table.id) is await opening

    with_hall(file, act)
