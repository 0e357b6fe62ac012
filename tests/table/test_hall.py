"""The hall: tables are made, kept, opened again, forked and played once more."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from freestone.core.errors import IllegalChoice, InvalidChoice, StaleChoice
from freestone.core.journal import parse
from freestone.table.errors import NoSuchTable, NotYours, TooMany
from freestone.table.hall import Hall, Sitter, sitters_of
from freestone.table.seats import Access
from freestone.table.store import Store
from freestone.table.table import Table
from waiting import soon

PEOPLE = [Sitter("Anna"), Sitter("Ben")]


def with_hall(folder: Path, act: Callable[[Hall], Awaitable[None]], most: int = 100) -> None:
    async def run() -> None:
        hall = Hall(Store(f"sqlite+aiosqlite:///{folder / 'tables.sqlite'}"), most)
        await hall.open()
        try:
            await act(hall)
        finally:
            await hall.close()

    asyncio.run(run())


def maker(table: Table) -> Access:
    return table.access(table.maker)


async def play(table: Table, count: int = 1) -> None:
    for _ in range(count):
        at = len(table.match.journal.history)
        await table.play(maker(table), "en", table.match.options[0].text, at)


def lines(table: Table) -> list[str]:
    return list(table.match.lines())


def test_a_table_opens_again_as_it_was(tmp_path: Path) -> None:
    kept: dict[str, object] = {}

    async def begin(hall: Hall) -> None:
        table = await hall.make("pillars", PEOPLE, {}, 7)
        await play(table, 5)
        await table.undo(maker(table))
        await table.hand_out(maker(table), 1)
        kept.update(id=table.id, lines=lines(table), maker=table.maker, seats=table.seats)

    async def again(hall: Hall) -> None:
        table = await hall.table(str(kept["id"]))
        assert lines(table) == kept["lines"]
        assert table.maker == kept["maker"]
        assert table.seats == kept["seats"]

    with_hall(tmp_path, begin)
    with_hall(tmp_path, again)


def test_standing_answers_hold_after_opening_again(tmp_path: Path) -> None:
    kept: list[str] = []

    async def begin(hall: Hall) -> None:
        table = await hall.make("pillars", PEOPLE, {}, 3)
        match = table.match
        while not (match.seat is not None and match.game.standing(match.state, match.seat)):
            await play(table)
        seat = match.seat
        name = match.game.standing(match.state, seat)[0].name
        await table.answer_always(maker(table), name, len(match.journal.history))
        assert [(one.name, one.seat) for one in match.standing] == [(name, seat)]
        kept[:] = [table.id, name]

    async def again(hall: Hall) -> None:
        table = await hall.table(kept[0])
        assert [one.name for one in table.match.standing] == [kept[1]]
        await table.withdraw(maker(table), kept[1])
        assert table.match.standing == []

    with_hall(tmp_path, begin)
    with_hall(tmp_path, again)


def test_a_choice_must_be_known_current_legal_and_ones_own(tmp_path: Path) -> None:
    async def act(hall: Hall) -> None:
        table = await hall.make("pillars", PEOPLE, {"start": 0}, 7)
        at = len(table.match.journal.history)
        with pytest.raises(StaleChoice):
            await table.play(maker(table), "en", "pass", at - 1)
        with pytest.raises(InvalidChoice):
            await table.play(maker(table), "en", "fly:away", at)
        with pytest.raises(IllegalChoice):
            await table.play(maker(table), "en", "finish", at)
        with pytest.raises(NotYours):
            await table.play(table.access(table.watcher), "en", "pass", at)
        assert len(table.match.journal.history) == at

    with_hall(tmp_path, act)


def test_a_failing_database_takes_the_choice_back(tmp_path: Path) -> None:
    async def act(hall: Hall) -> None:
        table = await hall.make("pillars", PEOPLE, {}, 7)
        before, last = lines(table), table.moments.last.id

        async def fail(_: Table, __: int, ___: list[str]) -> None:
            raise OSError("the disk is full")

        kept, table._keep = table._keep, fail
        with pytest.raises(OSError, match="full"):
            await play(table)
        table._keep = kept
        assert (lines(table), table.moments.last.id) == (before, last)
        await play(table)

    with_hall(tmp_path, act)


def test_a_journal_becomes_a_table_with_a_new_secret(tmp_path: Path) -> None:
    async def act(hall: Hall) -> None:
        table = await hall.make("pillars", [Sitter("Anna"), Sitter("Bot", "random")], {}, 7)
        await soon(lambda: table.match.seat == 0, "the bot has played")
        await play(table)
        journal = parse(lines(table))
        copy = await hall.go_on(journal, sitters_of(journal.header))
        entries = copy.match.journal.entries
        assert entries[: len(journal.entries)] == journal.entries
        assert copy.match.journal.header.seed != 7
        assert [seat.bot for seat in copy.seats] == ["", "random"]

    with_hall(tmp_path, act)


def test_a_fork_goes_on_from_an_earlier_entry(tmp_path: Path) -> None:
    async def act(hall: Hall) -> None:
        table = await hall.make("pillars", PEOPLE, {}, 7)
        await play(table, 6)
        entry = len(table.match.journal.entries) - 3
        fork = await hall.fork(table, entry, None)
        assert fork.match.journal.entries[:entry] == table.match.journal.entries[:entry]
        with pytest.raises(InvalidChoice):
            await hall.fork(table, 10_000, None)

    with_hall(tmp_path, act)


def test_a_rematch_keeps_seats_and_links(tmp_path: Path) -> None:
    async def act(hall: Hall) -> None:
        table = await hall.make("pillars", PEOPLE, {"start": 1}, 7)
        token = await table.hand_out(maker(table), 1)
        again = await hall.rematch(table)
        assert again.access(token) == Access(frozenset({1}))
        assert again.match.journal.header.options == {"start": 1}
        assert again.match.journal.header.seed != 7
        assert (await hall.rematch(table)).id == again.id

    with_hall(tmp_path, act)


def test_limits_hold(tmp_path: Path) -> None:
    async def act(hall: Hall) -> None:
        await hall.make("pillars", PEOPLE, {})
        with pytest.raises(TooMany):
            await hall.make("pillars", PEOPLE, {})
        with pytest.raises(NoSuchTable):
            await hall.table("none")

    with_hall(tmp_path, act, most=1)
