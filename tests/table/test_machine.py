"""Several clients at one table, in any order: stale, twice, for the wrong seat, undoing and coming back."""

import asyncio
import tempfile
from collections.abc import Callable
from functools import partial
from operator import attrgetter
from pathlib import Path

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from freestone.core.errors import FreestoneError, IllegalChoice, StaleChoice
from freestone.core.journal import parse
from freestone.core.match import replay
from freestone.table.errors import NotYours
from freestone.table.frames import Frame, Item
from freestone.table.hall import Hall
from freestone.table.sitters import Sitter
from freestone.table.snapshot import Access, Snapshot
from freestone.table.store import Store
from freestone.table.table import Table
from freestone.table.view import View
from waiting import PATIENCE

SEATS = st.integers(0, 2)


class Follower:
    """A browser that has seen a picture once, and frames since."""

    def __init__(self, token: str) -> None:
        self.token = token
        self.id = ""
        self.items: dict[str, Item] = {}

    def catch_up(self, table: Table) -> None:
        """Get what was missed, as the stream of events does."""
        while True:
            missed = table.moments.since(self.id)
            view = View(table.now, table.now.access(self.token), "en")
            if missed is None:
                picture = view.picture()
                self.id, self.items = picture.id, {item.id: item for item in picture.items}
            elif missed:
                self._apply(view.frame(*missed[0]))
            else:
                return

    def _apply(self, frame: Frame) -> None:
        self.id = frame.id
        left = {id: item for id, item in self.items.items() if id not in frame.gone}
        for change in frame.set:
            known = self.items.get(change["id"])
            item = Item(**{**(known.model_dump() if known else {}), **change})
            if known and known.panel != item.panel:
                del left[item.id]  # it comes to another panel, on top
            left[item.id] = item
        places = {id: at for at, id in enumerate(frame.order)}
        self.items = dict(sorted(left.items(), key=lambda one: places.get(one[0], -1)))


class TableMachine(RuleBasedStateMachine):
    """A table of three people, whose links three clients hold; bots stand in, and the server stops and starts."""

    @initialize(seed=st.integers(0, 50))
    def begin(self, seed: int) -> None:
        self.folder = tempfile.TemporaryDirectory()
        self.runner = asyncio.Runner()
        self.open()
        sitters = [Sitter("Anna"), Sitter("Ben"), Sitter("Cyril")]
        self.table = self.runner.run(self.hall.make("pillars", sitters, {}, seed))
        access = self.table.now.access(self.table.now.record.maker)
        for seat in range(2):
            self.runner.run(self.table.change(partial(Snapshot.hand_out, access=access, number=seat)))
        tokens = [seat.token for seat in self.table.now.seats[:2]]
        self.followers = [
            Follower(token) for token in (*tokens, self.table.now.record.maker, self.table.now.record.watcher)
        ]

    def open(self) -> None:
        self.hall = Hall(Store(f"sqlite:///{Path(self.folder.name) / 'tables.sqlite'}"))
        self.runner.run(self.hall.open())

    def access(self, seat: int) -> Access:
        return self.table.now.access(self.followers[seat].token)

    @property
    def at(self) -> int:
        return len(self.table.now.match.journal.history)

    def attempt(self, make: Callable[[Snapshot], Snapshot]) -> FreestoneError | None:
        try:
            self.runner.run(self.table.change(make))
        except FreestoneError as error:
            return error
        return None

    @precondition(lambda self: self.table.now.match.seat is not None)
    @rule(pick=st.integers(0, 100))
    def play(self, pick: int) -> None:
        match = self.table.now.match
        assert match.seat is not None
        choice, at = match.options[pick % len(match.options)].text, self.at
        access = self.access(match.seat)
        assert self.attempt(lambda now: now.play(access, "en", choice, at)) is None
        assert isinstance(self.attempt(lambda now: now.play(access, "en", choice, at)), StaleChoice)

    @precondition(lambda self: self.table.now.match.seat is not None)
    @rule(seat=SEATS)
    def play_for_somebody_else(self, seat: int) -> None:
        match = self.table.now.match
        if seat != match.seat:
            error = self.attempt(lambda now: now.play(self.access(seat), "en", match.options[0].text, self.at))
            assert isinstance(error, NotYours)

    @rule(seat=SEATS, back=st.integers(1, 9))
    def play_too_late(self, seat: int, back: int) -> None:
        assert isinstance(
            self.attempt(lambda now: now.play(self.access(seat), "en", "pass", self.at - back)),
            StaleChoice,
        )

    @rule(seat=SEATS)
    def undo(self, seat: int) -> None:
        before = len(self.table.now.match.journal.entries)
        error = self.attempt(lambda now: now.undo(self.access(seat)))
        assert error is None or isinstance(error, IllegalChoice)
        assert len(self.table.now.match.journal.entries) <= before

    @rule(seat=SEATS, is_agreed=st.booleans())
    def agree(self, seat: int, is_agreed: bool) -> None:
        request = self.table.now.request
        asked = request is not None and seat in request.waiting
        error = self.attempt(lambda now: now.agree(self.access(seat), is_agreed))
        assert (error is None) == asked

    @rule(number=st.integers(0, 3))
    def catch_up(self, number: int) -> None:
        follower = self.followers[number]
        follower.catch_up(self.table)
        picture = View(self.table.now, self.table.now.access(follower.token), "en").picture()
        # Only the order on each panel matters.
        by_panel = attrgetter("panel")
        assert sorted(follower.items.values(), key=by_panel) == sorted(picture.items, key=by_panel)

    @rule(number=st.integers(0, 3))
    def come_back_as_a_stranger(self, number: int) -> None:
        self.followers[number] = Follower(self.followers[number].token)

    @rule()
    def stop_and_start(self) -> None:
        before = View(self.table.now, self.access(2), "en").picture()
        self.runner.run(self.hall.close())
        self.open()
        self.table = self.runner.run(self.hall.table(self.table.id))
        after = View(self.table.now, self.access(2), "en").picture()
        forgotten = {"id": "", "status": before.status.model_copy(update={"undo": after.status.undo})}
        assert after.model_copy(update={"id": ""}) == before.model_copy(update=forgotten)

    @precondition(lambda self: self.table.now.match.seat is not None)
    @rule()
    def let_a_bot_play_once(self) -> None:
        seat, before = self.table.now.match.seat, self.at
        assert seat is not None
        assert self.attempt(lambda now: now.seat_bot(self.access(seat), seat, "random")) is None
        self.runner.run(self.until_people_play())
        assert self.attempt(lambda now: now.seat_bot(self.access(seat), seat, "")) is None
        assert self.at > before
        assert self.table.now.request is None

    async def until_people_play(self) -> None:
        async with asyncio.timeout(PATIENCE):
            while (seat := self.table.now.match.seat) is not None and self.table.now.seats[seat].is_played_by_bot:
                await self.table.changed(PATIENCE)

    @rule()
    def give_a_seat_away_and_take_it_back(self) -> None:
        access = self.access(2)
        self.runner.run(self.table.change(lambda now: now.hand_out(access, 2)))
        token = self.table.now.seats[2].token
        assert self.table.now.access(token).seats == {2}
        assert not self.access(2).seats
        self.runner.run(self.table.change(lambda now: now.take_in(access, 2)))
        assert isinstance(self.attempt(lambda now: now.play(now.access(token), "en", "pass", self.at)), NotYours)
        assert self.access(2).seats == {2}

    @invariant()
    def what_is_kept_is_what_is_played(self) -> None:
        if not hasattr(self, "table"):
            return
        found = self.runner.run(self.hall.store.find(self.table.id))
        assert found is not None
        kept, now = replay(parse([found.record.header, *found.lines])), self.table.now
        assert kept.journal.entries == now.match.journal.entries
        assert (found.record, found.request) == (now.record, now.request)
        assert (len(found.lines), found.notice) == now.version

    def teardown(self) -> None:
        if hasattr(self, "hall"):
            self.runner.run(self.hall.close())
            self.runner.close()
            self.folder.cleanup()


@pytest.mark.parametrize("examples", [4, pytest.param(60, marks=pytest.mark.long)])
def test_any_order_of_clients(examples: int) -> None:
    case = TableMachine.TestCase
    case.settings = settings(max_examples=examples, stateful_step_count=20, deadline=None)
    case().runTest()
