"""The hall: tables are made, kept, opened again, forked and played once more."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from core.toy import Toy
from freestone.core.errors import IllegalChoice, InvalidChoice, StaleChoice
from freestone.core.game import registry
from freestone.core.journal import parse
from freestone.core.step import CHANCE
from freestone.lessons.chapter import chapters
from freestone.pictures import tinctures_for
from freestone.table.archive import expire
from freestone.table.errors import NoSuchTable, NotNow, NotYours, TooMany
from freestone.table.frames import Option
from freestone.table.hall import Hall
from freestone.table.limits import Limits
from freestone.table.sitters import Sitter, sitters_of
from freestone.table.snapshot import LESSON, Access
from freestone.table.store import Store
from freestone.table.table import Table
from freestone.table.view import View
from waiting import PATIENCE, soon

PEOPLE = [Sitter("Anna"), Sitter("Ben")]
FEW = Limits(tables=100)


def with_hall(place: str, act: Callable[[Hall], Awaitable[None]], limits: Limits = FEW) -> None:
    async def run() -> None:
        hall = Hall(Store(place), limits)
        await hall.open()
        try:
            await act(hall)
        finally:
            await hall.close()

    asyncio.run(run())


def maker(table: Table) -> Access:
    return table.now.access(table.now.record.maker)


async def play(table: Table, count: int = 1) -> None:
    for _ in range(count):
        await table.change(lambda now: now.play(maker(table), "en", now.match.options[0].text, now.line))


def lines(table: Table) -> list[str]:
    return list(table.now.match.lines())


def test_tables_of_lessons_expire(place: str) -> None:
    async def act(hall: Hall) -> None:
        lesson = chapters("pillars")[0]
        old, game = await hall.teach(lesson, "Lea"), await hall.make("pillars", PEOPLE, {})
        assert old.now.match.names == ["Lea", "Agnes"]
        assert [seat.is_person for seat in old.now.seats] == [True, False]
        await hall.store.write(expire(LESSON, datetime.now(UTC) - timedelta(days=1)))
        assert await hall.store.find(old.id) is not None  # a day is not long
        await hall.store.write(expire(LESSON, datetime.now(UTC) + timedelta(days=1)))
        assert await hall.store.find(old.id) is None
        assert await hall.store.find(game.id) is not None

    with_hall(place, act)


def test_a_lesson_goes_back_as_far_as_it_likes(place: str) -> None:
    async def act(hall: Hall) -> None:
        table = await hall.teach(chapters("pillars")[1], "Lea")
        begun = len(table.now.match.journal.entries)
        for _ in range(2):  # the other seat plays its wishes meanwhile
            await play(table)
            await soon(lambda: table.now.match.seat == 0, "the other seat has played")
        assert (1, "take:wood-3") in table.now.match.journal.entries
        await table.change(lambda now: now.back_to(maker(table), begun))
        assert len(table.now.match.journal.entries) == begun
        assert table.now.match.seat == 0
        game = await hall.make("pillars", PEOPLE, {})
        with pytest.raises(IllegalChoice):
            await game.change(lambda now: now.back_to(maker(game), 0))

    with_hall(place, act)


def test_a_table_opens_again_as_it_was(place: str) -> None:
    kept: dict[str, object] = {}

    async def begin(hall: Hall) -> None:
        table = await hall.make("pillars", PEOPLE, {}, 7)
        await play(table, 5)
        await table.change(lambda now: now.undo(maker(table)))
        await table.change(lambda now: now.hand_out(maker(table), 1))
        kept.update(id=table.id, lines=lines(table), maker=table.now.record.maker, seats=table.now.seats)

    async def again(hall: Hall) -> None:
        table = await hall.table(str(kept["id"]))
        assert lines(table) == kept["lines"]
        assert table.now.record.maker == kept["maker"]
        assert table.now.seats == kept["seats"]

    with_hall(place, begin)
    with_hall(place, again)


def test_standing_answers_hold_after_opening_again(place: str) -> None:
    kept: list[str] = []

    async def begin(hall: Hall) -> None:
        table = await hall.make("pillars", PEOPLE, {}, 3)
        while not (offered := table.now.match.game.standing(table.now.match.state, table.now.match.seat or 0)):
            await play(table)
        name, seat = offered[0].name, offered[0].seat
        await table.change(lambda now: now.answer_always(maker(table), name, table.now.line))
        assert [(one.name, one.seat) for one in table.now.match.standing] == [(name, seat)]
        kept[:] = [table.id, name]

    async def again(hall: Hall) -> None:
        table = await hall.table(kept[0])
        assert [one.name for one in table.now.match.standing] == [kept[1]]
        await table.change(lambda now: now.withdraw(maker(table), kept[1]))
        assert table.now.match.standing == []

    with_hall(place, begin)
    with_hall(place, again)


def test_choices_made_as_one_are_taken_back_as_one(place: str) -> None:
    """It is one choice for whoever made it, also for a server that opens the table later; the journal has them all."""
    kept: list[object] = []

    def routines(table: Table) -> list[Option]:
        decision = View(table.now, maker(table), "en").decision()
        return decision.routines if decision else []

    async def begin(hall: Hall) -> None:
        table = await hall.make("pillars", PEOPLE, {"start": 0}, 7)
        while not (offered := routines(table)):
            await play(table)
        begun = len(table.now.match.journal.entries)
        [routine] = offered
        choices = routine.choice.split()
        with pytest.raises(NotNow):
            await table.change(lambda now: now.play(maker(table), "en", f"{routine.choice} fly:away", now.line))
        assert len(table.now.match.journal.entries) == begun  # all or none
        await table.change(lambda now: now.play(maker(table), "en", routine.choice, now.line))
        assert [text for _, text in table.now.match.journal.entries[begun:] if text in choices] == choices
        kept[:] = [table.id, begun]

    async def again(hall: Hall) -> None:
        table = await hall.table(str(kept[0]))
        await table.change(lambda now: now.undo(maker(table)))
        assert len(table.now.match.journal.entries) == kept[1]
        assert routines(table)

    with_hall(place, begin)
    with_hall(place, again)


def test_choices_are_not_made_as_one_across_a_draw(place: str) -> None:
    """Otherwise a choice that is refused afterwards would tell what is drawn, and leave the first one unmade."""

    async def act(hall: Hall) -> None:
        table = await hall.make("pillars", PEOPLE, {"start": 0}, 7)
        while True:
            before = table.now
            await play(table)
            drawn = any(seat == CHANCE for seat, _ in table.now.match.journal.entries[before.match.journal.count :])
            if drawn and table.now.match.seat == before.match.seat:
                break
        first, then = before.match.options[0].text, table.now.match.options[0].text
        for second in (then, "fly:away"):
            with pytest.raises(NotNow):
                before.play(maker(table), "en", f"{first} {second}", before.line)

    with_hall(place, act)


def test_a_choice_must_be_known_current_legal_and_ones_own(place: str) -> None:
    async def act(hall: Hall) -> None:
        table = await hall.make("pillars", PEOPLE, {"start": 0}, 7)
        at = len(table.now.match.journal.history)
        with pytest.raises(StaleChoice):
            await table.change(lambda now: now.play(maker(table), "en", "pass", at - 1))
        with pytest.raises(InvalidChoice):
            await table.change(lambda now: now.play(maker(table), "en", "fly:away", at))
        with pytest.raises(IllegalChoice):
            await table.change(lambda now: now.play(maker(table), "en", "finish", at))
        with pytest.raises(NotYours):
            await table.change(lambda now: now.play(table.now.access(table.now.record.watcher), "en", "pass", at))
        assert len(table.now.match.journal.history) == at

    with_hall(place, act)


def test_a_journal_becomes_a_table_with_a_new_secret(place: str) -> None:
    async def act(hall: Hall) -> None:
        table = await hall.make("pillars", [Sitter("Anna"), Sitter("Bot", "random")], {}, 7)
        await soon(lambda: table.now.match.seat == 0, "the bot has played")
        await play(table)
        journal = parse(lines(table))
        copy = await hall.go_on(journal, sitters_of(journal.header))
        entries = copy.now.match.journal.entries
        assert entries[: len(journal.entries)] == journal.entries
        assert copy.now.match.journal.header.seed != 7
        assert [seat.bot for seat in copy.now.seats] == ["", "random"]

    with_hall(place, act)


def test_a_fork_goes_on_from_an_earlier_entry(place: str) -> None:
    async def act(hall: Hall) -> None:
        table = await hall.make("pillars", PEOPLE, {}, 7)
        await play(table, 6)
        entry = len(table.now.match.journal.entries) - 3
        fork = await hall.fork(table.now, entry, None)
        assert fork.now.match.journal.entries[:entry] == table.now.match.journal.entries[:entry]
        with pytest.raises(InvalidChoice):
            await hall.fork(table.now, 10_000, None)

    with_hall(place, act)


def test_whoever_comes_to_a_rematch_at_once_sits_at_the_same_table(place: str) -> None:
    async def act(hall: Hall) -> None:
        table = await hall.make("pillars", PEOPLE, {})

        async def come() -> Table:
            while not table.now.record.rematch:
                await table.changed(PATIENCE)
            return await hall.table(table.now.record.rematch)

        coming = [asyncio.create_task(come()) for _ in range(20)]
        made = await asyncio.gather(hall.rematch(table), hall.rematch(table), *coming)
        assert len({id(one) for one in made}) == 1
        await play(made[0])
        assert made[-1].now.line == made[0].now.line

    with_hall(place, act)


def test_a_rematch_keeps_seats_and_links(place: str) -> None:
    async def act(hall: Hall) -> None:
        table = await hall.make("pillars", PEOPLE, {"start": 1}, 7)
        await table.change(lambda now: now.hand_out(maker(table), 1))
        token = table.now.seats[1].token
        again = await hall.rematch(table)
        assert again.now.access(token) == Access(frozenset({1}))
        assert again.now.match.journal.header.settings == {"start": 1}
        assert again.now.match.journal.header.seed != 7
        assert (await hall.rematch(table)).id == again.id

    with_hall(place, act)


def test_limits_hold(place: str) -> None:
    async def act(hall: Hall) -> None:
        await hall.make("pillars", PEOPLE, {})
        with pytest.raises(TooMany):
            await hall.make("pillars", PEOPLE, {})
        with pytest.raises(NoSuchTable):
            await hall.table("none")

    with_hall(place, act, Limits(tables=1))


class Crowd(Toy):
    """The toy for eight players: more than there are colours."""

    id = "crowd"
    seat_counts = (7, 8)


def test_more_seats_than_colours_repeat_some(place: str) -> None:
    async def act(hall: Hall) -> None:
        everybody = [Sitter(f"P{seat}", colour=colour) for seat, colour in enumerate(tinctures_for([], 8))]
        table = await hall.make("crowd", everybody, {}, 7)
        assert len(table.now.colours) == 8
        alike = [replace(sitter, colour="or") for sitter in everybody]
        with pytest.raises(InvalidChoice, match="no two seats can have the same colour"):
            await hall.make("crowd", alike, {}, 7)

    registry()["crowd"] = Crowd()
    try:
        with_hall(place, act)
    finally:
        del registry()["crowd"]
