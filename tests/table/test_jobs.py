"""Jobs in a shared database: whoever is free does them, whoever dies leaves them, and none has its effect twice."""

import asyncio
import json
import os
import signal
import subprocess
import sys
from collections.abc import Awaitable, Callable
from contextlib import ExitStack
from pathlib import Path
from typing import LiteralString

import pytest

from freestone.core.journal import read
from freestone.table.errors import CannotThink
from freestone.table.hall import Hall
from freestone.table.jobs import _take
from freestone.table.sitters import Sitter
from freestone.table.store import Store, add_job
from freestone.table.thinking import hint
from postgres import Postgres
from table.test_hall import maker
from waiting import soon, until

BOTS = [Sitter("Ada", "random"), Sitter("Bob", "random")]
PERSON_AND_BOT = [Sitter("Anna"), Sitter("Bob", "random")]
JOURNAL = Path(__file__).parents[1] / "pillars" / "journals" / "two.jsonl"


def with_hall(place: str, act: Callable[[Hall], Awaitable[None]], workers: int = 0) -> None:
    """Open a hall whose bots, hints and reviews are left to workers, unless it has some itself."""

    async def run() -> None:
        hall = Hall(Store(place), workers=workers)
        try:
            await hall.open()
            await act(hall)
        finally:
            await hall.close()

    asyncio.run(run())


class Worker:
    """A process of `freestone work`, with all that belongs to it."""

    def __init__(self, place: str) -> None:
        words = [sys.executable, "-m", "freestone", "work", "--database", place, "--workers", "1"]
        self.process = subprocess.Popen(words, start_new_session=True, stderr=subprocess.DEVNULL)

    def kill(self) -> None:
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()


def count(postgres: Postgres, place: str, condition: LiteralString = "true") -> int:
    [(found,)] = postgres.execute("SELECT count(*) FROM jobs WHERE " + condition, place)
    assert isinstance(found, int)
    return found


def test_a_turn_is_stored_with_the_change_that_led_to_it_and_played_once(postgres: Postgres) -> None:
    place = postgres.fresh()

    async def make(hall: Hall) -> None:
        table = await hall.make("pillars", BOTS, {}, 7)
        made.append((table.id, table.now.line))

    made = list[tuple[str, int]]()
    with_hall(place, make)
    [(id, line)] = made
    assert postgres.execute("SELECT share, work, terms FROM jobs", place) == [(id, "turn", json.dumps([line]))]

    async def play(hall: Hall) -> None:
        table = await hall.table(id)
        await hall._play(id, line)
        after = table.now.line
        assert after > line
        await hall._play(id, line)  # as a second worker that was slower
        assert table.now.line == after

    with_hall(place, play)


def test_bots_are_played_by_two_servers(postgres: Postgres) -> None:
    place = postgres.fresh()

    async def act(hall: Hall) -> None:
        other = Hall(Store(place), workers=1)
        await other.open()
        try:
            table = await hall.make("pillars", BOTS, {}, 7)
            before = table.now.line
            await soon(lambda: table.now.line > before + 40, "bots play")
            lines = table.now.lines_after(0)
        finally:
            await other.close()
        # Whoever has less is a beginning of whoever has more.
        stored = await hall.store.find(table.id)
        assert stored
        assert stored.lines[: len(lines)] == lines

    with_hall(place, act, workers=1)
    # The next turn waits. The one before may, if they were stopped between its effect and its end.
    assert count(postgres, place, "terms = (SELECT '[' || line || ']' FROM tables)") == 1
    assert count(postgres, place) <= 2


@pytest.mark.long
def test_hints_and_reviews_are_answered_by_workers(postgres: Postgres) -> None:
    place = postgres.fresh()

    async def act(hall: Hall) -> None:
        other = Hall(Store(place), workers=1)
        await other.open()
        try:
            table = await hall.make("pillars", PERSON_AND_BOT, {}, 7, hints=True)
            await soon(lambda: table.now.bot_to_move is None, "the person decides")
            best, *_ = await hall.adviser.hint(table, maker(table), table.now.line)
            assert best.choice in [option.text for option in table.now.match.options]
            over = await hall.go_on(read(JOURNAL), [Sitter("Anna"), Sitter("Ben")])
            task = hall.adviser.review(over.now)
            await soon(lambda: task.done > 2, "a review makes progress")
            assert not task.has_failed
        finally:
            await other.close()

    with_hall(place, act)
    assert count(postgres, place, "answer IS NOT NULL") > 3


def test_every_thread_has_a_connection_however_many_jobs_are_done(postgres: Postgres) -> None:
    async def act(hall: Hall) -> None:
        with ExitStack() as jobs:
            for _ in range(24):
                jobs.enter_context(hall.store.begin())
            looks = await asyncio.gather(*(hall.store.count() for _ in range(16)))
            assert looks == [0] * 16
            await hall.store.write(add_job("one", "one", "hint", "[]"))

    with_hall(postgres.fresh(), act)


def test_a_question_that_fails_is_refused_and_can_be_asked_again(postgres: Postgres) -> None:
    async def act(hall: Hall) -> None:
        table = await hall.make("pillars", PERSON_AND_BOT, {}, 7, hints=True)
        await soon(lambda: table.now.bot_to_move is None, "the person decides")
        assert hall._jobs is not None
        for _ in range(2):
            with pytest.raises(CannotThink):
                await hall._jobs.think(hint, table.now.match.journal.in_force(), 99, None, 1, 0.1)

    with_hall(postgres.fresh(), act, workers=1)


def test_jobs_are_fair_between_tables(postgres: Postgres) -> None:
    """Twenty jobs of one table do not hold up the single one of another, although it came last."""
    place = postgres.fresh()

    async def act(hall: Hall) -> None:
        for number in range(20):
            await hall.store.write(add_job(f"many {number}", "many", "hint", "[]"))
        await hall.store.write(add_job("one", "one", "hint", "[]"))
        with hall.store.begin() as first, hall.store.begin() as second, hall.store.begin() as third:
            taken = [_take(connection) for connection in (first, second, third)]
        assert [job and job.share for job in taken] == ["many", "one", "many"]
        assert len({job and job.id for job in taken}) == 3

    with_hall(place, act)


def test_a_worker_that_is_killed_leaves_its_jobs_to_others(postgres: Postgres) -> None:
    """Both are killed in the middle of a job, which is locked; everything goes on with the next worker."""
    place = postgres.fresh()
    made = list[str]()

    async def make(hall: Hall) -> None:
        made.append((await hall.make("pillars", [Sitter("Ada", "master"), Sitter("Bob", "random")], {}, 7)).id)

    with_hall(place, make)

    def line() -> int:
        [(found,)] = postgres.execute("SELECT line FROM tables", place)
        assert isinstance(found, int)
        return found

    def is_busy() -> bool:
        return len(postgres.execute("SELECT id FROM jobs FOR UPDATE SKIP LOCKED", place)) < count(postgres, place)

    for _ in range(2):
        before, worker = line(), Worker(place)
        until(lambda before=before: line() > before and is_busy(), "a worker is in the middle of a job")  # type: ignore[misc]
        worker.kill()
        until(lambda: not is_busy(), "the job is free again")
        assert count(postgres, place) in (1, 2)
    numbers = postgres.execute("SELECT number FROM lines ORDER BY number", place)
    assert [number for (number,) in numbers] == list(range(line()))
