"""Advice at a table: coach and hint agree; a stored review is used again, one that does not fit is made anew."""

from pathlib import Path

import pytest

from advice.test_coach import wasted
from freestone.advice.review import Review
from freestone.core.journal import read
from freestone.table.advice import STORED
from freestone.table.errors import TooMany
from freestone.table.hall import Hall
from freestone.table.limits import Limits
from freestone.table.sitters import Sitter
from freestone.table.store import keep_review
from table.test_hall import PEOPLE, maker, with_hall
from waiting import soon

JOURNAL = Path(__file__).parents[1] / "pillars" / "journals" / "two.jsonl"
EMPTY = Review([], [], [], [])


def test_the_coach_and_a_hint_rest_on_the_same_assessment(file: str) -> None:
    async def act(hall: Hall) -> None:
        match, seen = wasted()
        sitters = [Sitter(name, "" if seat == seen.seat else "greedy") for seat, name in enumerate(match.names)]
        table = await hall.go_on(match.journal, sitters)
        access = maker(table)
        await table.change(lambda now: now.set_coach(access, seen.seat, True))
        best, *_ = await hall.adviser.hint(table, access, table.now.line)
        entry = table.now.match.journal.count + 1
        await table.change(lambda now: now.play(access, "en", "finish", now.line))
        found = await hall.adviser.mistake(table.now, access, entry)
        assert found
        assert found.best.choice == best.choice

    with_hall(file, act)


@pytest.mark.parametrize("is_of_this_position", [True, False])
def test_a_stored_review_is_used_for_its_position(file: str, is_of_this_position: bool) -> None:
    async def act(hall: Hall) -> None:
        table = await hall.go_on(read(JOURNAL), [Sitter("Anna"), Sitter("Ben")])
        line = table.now.line if is_of_this_position else table.now.line - 1
        await hall.store.write(keep_review(table.id, STORED.dump_json((line, EMPTY)).decode()))
        task = hall.adviser.review(table.now)
        await soon(lambda: task.review is not None or task.done > 0, "a review or work at one")
        assert (task.review == EMPTY) == is_of_this_position

    with_hall(file, act)


@pytest.mark.parametrize("stored", ["", "[3,[[],[],[],[]]]", "half of a review"])
def test_a_review_stored_in_another_form_is_made_anew(file: str, stored: str) -> None:
    async def act(hall: Hall) -> None:
        table = await hall.go_on(read(JOURNAL), [Sitter("Anna"), Sitter("Ben")])
        await hall.store.write(keep_review(table.id, stored))
        task = hall.adviser.review(table.now)
        await soon(lambda: task.done > 0, "work at a review")
        assert hall.adviser.review(table.now) is task

    with_hall(file, act)


def test_many_reviews_leave_time_for_hints(file: str) -> None:
    async def act(hall: Hall) -> None:
        over = [await hall.go_on(read(JOURNAL), PEOPLE) for _ in range(2)]
        hall.adviser.review(over[0].now)
        with pytest.raises(TooMany):
            hall.adviser.review(over[1].now)
        table = await hall.make("pillars", PEOPLE, {}, 7, hints=True)
        assert await hall.adviser.hint(table, maker(table), table.now.line)

    with_hall(file, act, Limits(advice=1))
