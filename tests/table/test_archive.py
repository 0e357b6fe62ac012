"""The archive: tables at which nobody plays go there and come back, exactly as they were."""

import asyncio
import json
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from sqlalchemy import update

from freestone.core.errors import InvalidChoice
from freestone.table.archive import Archived, archive, archive_due, expiry
from freestone.table.errors import NotYours, TooMany
from freestone.table.hall import Hall
from freestone.table.limits import Limits
from freestone.table.store import TABLES, put_away, remember_visit
from freestone.table.table import Table
from postgres import Postgres
from table.database import content
from table.test_backup import admin
from table.test_hall import PEOPLE, lines, play, with_hall
from table.test_shared import with_halls
from waiting import soon


async def age(hall: Hall, table: Table, days: float) -> None:
    """Let the last choice at a table be some days ago."""
    time = (datetime.now(UTC) - timedelta(days=days)).isoformat(timespec="seconds")
    here = update(TABLES).where(TABLES.c.id == table.id).values(played=time)
    await hall.store.write(lambda connection: connection.execute(here))


async def tidy(hall: Hall) -> list[str]:
    """Do what the hall does once an hour."""
    found = await archive_due(hall.store, hall.limits)
    for id in found:
        await hall._let_go(id)
    return found


def test_a_table_goes_to_the_archive_and_comes_back_as_it_was(place: str) -> None:
    async def act(hall: Hall) -> None:
        old, new = await hall.make("pillars", PEOPLE, {}, 7), await hall.make("pillars", PEOPLE, {}, 7)
        await play(old, 5)
        before, token = lines(old), old.now.record.watcher
        await age(hall, old, 90.1)
        await age(hall, new, 89.9)
        assert await tidy(hall) == [old.id]
        assert await tidy(hall) == []
        assert await hall.store.count() == 1
        with pytest.raises(Archived):
            await hall.table(old.id)
        with pytest.raises(Archived):  # whoever still has it before their eyes
            await play(old)
        with pytest.raises(NotYours):
            await hall.bring_back(old.id, "nobody")
        for _ in range(2):  # a second click changes nothing
            await hall.bring_back(old.id, token)
        back = await hall.table(old.id)
        assert lines(back) == before
        await play(back)
        assert await tidy(hall) == []

    with_hall(place, act)
    assert content(place)["archive"] == []


def test_finished_tables_have_more_time_and_lessons_none(place: str) -> None:
    async def act(hall: Hall) -> None:
        over, running = await hall.make("pillars", PEOPLE, {}, 7), await hall.make("pillars", PEOPLE, {}, 7)
        for table in (over, running):
            await age(hall, table, 200)
        done = update(TABLES).where(TABLES.c.id == over.id).values(finished="2020-01-01T00:00:00+00:00")
        await hall.store.write(lambda connection: connection.execute(done))
        assert await archive_due(hall.store, Limits(quiet_days=0, finished_days=0)) == []
        assert await archive_due(hall.store, Limits(quiet_days=0)) == []
        assert await archive_due(hall.store, Limits(quiet_days=0, finished_days=199)) == [over.id]
        assert await archive_due(hall.store, Limits()) == [running.id]

    with_hall(place, act)


def test_somebody_who_plays_in_time_keeps_the_table(place: str) -> None:
    async def act(hall: Hall) -> None:
        table = await hall.make("pillars", PEOPLE, {}, 7)
        await age(hall, table, 100)
        await hall._let_go(table.id)
        table = await hall.table(table.id)
        await play(table)
        await hall.store.write(archive(table.id, hall.limits))  # found before, archived after
        await play(table)
        assert (await hall.table(table.id)).now.record.archived is None

    with_hall(place, act)


def test_people_are_told_in_good_time(file: str) -> None:
    async def act(hall: Hall) -> None:
        record = (await hall.make("pillars", PEOPLE, {}, 7)).now.record

        def after(days: float, **changes: str) -> datetime | None:
            time = datetime.now(UTC) - timedelta(days=days)
            return expiry(record.__class__(**{**vars(record), "played": time.isoformat(), **changes}), Limits())

        assert after(74) is None
        found = after(76)
        assert found is not None
        assert (found - datetime.now(UTC)).days == 13
        assert after(76, finished="2020-01-01T00:00:00+00:00") is None
        assert expiry(record, Limits(quiet_days=0)) is None

    with_hall(file, act)


def test_a_full_server_lets_nothing_back(place: str) -> None:
    async def act(hall: Hall) -> None:
        old = await hall.make("pillars", PEOPLE, {}, 7)
        await age(hall, old, 100)
        assert await tidy(hall) == [old.id]
        await hall.make("pillars", PEOPLE, {}, 7)
        with pytest.raises(TooMany):
            await hall.bring_back(old.id, old.now.record.maker)

    with_hall(place, act, Limits(tables=1))


def test_other_servers_hear_of_the_archive(postgres: Postgres) -> None:
    async def act(first: Hall, second: Hall) -> None:
        one = await first.make("pillars", PEOPLE, {}, 7)
        other = await second.table(one.id)
        await age(first, one, 100)
        both = await asyncio.gather(tidy(first), tidy(second))
        assert [one.id] in both
        for hall in (first, second):
            with pytest.raises(Archived):
                await hall.table(one.id)
        await asyncio.gather(*(hall.bring_back(one.id, one.now.record.maker) for hall in (first, second)))
        again = await second.table(one.id)
        assert lines(again) == lines(other)
        await play(await first.table(one.id))

    with_halls(postgres.fresh(), act)


def test_operators_archive_and_bring_back(place: str, tmp_path: Path) -> None:
    made = list[str]()

    async def act(hall: Hall) -> None:
        made.extend([(await hall.make("pillars", PEOPLE, {}, seed)).id for seed in (1, 2)])

    with_hall(place, act)
    assert "0 tables" in admin(place, "archive")
    assert "one table" in admin(place, "archive", made[0])
    rows = {row["id"]: row for row in json.loads(admin(place, "tables", "--json"))}
    assert [bool(rows[id]["archived"]) for id in made] == [True, False]
    assert rows[made[0]]["lines"] > 0
    backup, other = str(tmp_path / "backup"), str(tmp_path / "other.sqlite")
    admin(place, "backup", backup)
    admin(other, "restore", backup)
    assert "one table" in admin(other, "bring-back", made[0])
    assert len(content(other)["lines"]) == sum(row["lines"] for row in rows.values())
    for words in (["archive", made[1], "nowhere"], ["bring-back", "nowhere"], ["archive", "--limit", "quiet-days=-1"]):
        before = content(place)
        admin(place, *words, status=2)
        assert content(place) == before


@pytest.mark.parametrize(
    "wrong", ["", "tables", "tables=", "tables=0", "tables=1.5", "tabels=5", "tables=²", "=1", "requests=" + "9" * 5000]
)
def test_wrong_limits_are_refused(wrong: str) -> None:
    with pytest.raises(InvalidChoice):
        Limits.of([wrong])


def test_a_link_is_remembered_for_a_limited_number_of_browsers(place: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("freestone.table.archive.MOST_VISITS", 3)

    async def crowd(hall: Hall) -> None:
        table, other = [await hall.make("pillars", PEOPLE, {}, 7) for _ in range(2)]
        for number in range(5):
            visit = remember_visit(f"made-up-{number}", table.id, "watch"), put_away(f"made-up-{number}", table.id)
            await hall.store.write(*visit)
        for link, at in (("seat", table), ("watch", other)):
            await hall.store.write(remember_visit("somebody", at.id, link))

    async def look(hall: Hall) -> None:
        await soon(lambda: len(content(place)["visits"]) == 5, "the latest visits are left")
        assert len(await hall.store.visits("somebody")) == 2

    with_hall(place, crowd)
    with_hall(place, look)  # a server looks when it starts
    assert len(content(place)["away"]) == 3
