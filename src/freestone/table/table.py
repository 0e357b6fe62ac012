"""A table where a game is played live: choices, undo, arrangements and bots. A change is stored before it is shown."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from secrets import randbits
from typing import Final

from freestone.core.choice import Choice
from freestone.core.errors import IllegalChoice, InvalidChoice, unknown
from freestone.core.game import Standing
from freestone.table.errors import NotNow, NotYours
from freestone.table.moments import Moments
from freestone.table.seats import Access
from freestone.table.snapshot import Snapshot, UndoRequest
from freestone.table.store import Store, change
from freestone.table.thinking import Thinkers, choose
from freestone.table.view import View
from freestone.table.writer import Work

LOG: Final = logging.getLogger(__name__)
LONGEST_PACE: Final = 10.0
LONGEST_JOURNAL: Final = 20_000
FIRST_REST: Final = 0.5
LONGEST_REST: Final = 60.0


class Table:
    """One game in progress: `now` is what is stored, and all that anybody sees."""

    def __init__(self, now: Snapshot, store: Store, thinkers: Thinkers) -> None:
        self.now = now
        self.moments = Moments(now.moment)
        self._store = store
        self._thinkers = thinkers
        self._lock = asyncio.Lock()
        self._bells: set[asyncio.Event] = set()
        self._driver: asyncio.Task[None] | None = None
        self._alarm = asyncio.Event()
        self._is_closed = False

    @property
    def id(self) -> str:
        """How the table is called in addresses."""
        return self.now.record.id

    async def play(self, access: Access, language: str, text: str, at: int) -> None:
        """Take a choice that was made when the journal had `at` lines."""
        await self._change(lambda now: now.played(_legal(now, access, language, text, at)))

    async def answer_always(self, access: Access, name: str, at: int) -> None:
        """Give a standing answer for the seat that decides."""
        await self._change(lambda now: now.answered_always(_standing(now, now.deciding(access, at), name)))

    async def withdraw(self, access: Access, name: str) -> None:
        """Take a standing answer of this link's seats back."""
        await self._change(lambda now: now.withdrawn(name, now.held(access)))

    async def undo(self, access: Access) -> None:
        """Take back the last choice of this link's seats, or ask the others to agree; bots always do."""

        def undone(now: Snapshot) -> Snapshot:
            if now.match.seat is None:
                raise NotNow("over-for-good")
            seat = now.undo_seat(access)
            if seat is None:
                raise NotNow("nothing-to-undo")
            if now.line >= LONGEST_JOURNAL:
                raise NotNow("undone-too-often")
            others = now.others(access)
            is_free = not others or now.match.undoable(seat) > 0
            return now.undone(seat) if is_free else now.asked(UndoRequest(seat, others))

        await self._change(undone)

    async def agree(self, access: Access, is_agreed: bool) -> None:
        """Answer somebody's wish to take back."""

        def answered(now: Snapshot) -> Snapshot:
            request = now.request
            if request is None or not request.waiting & access.seats:
                raise NotNow("nobody-asks")
            if not is_agreed:
                return now.asked(None)
            waiting = request.waiting - access.seats
            return now.asked(replace(request, waiting=waiting)) if waiting else now.undone(request.seat)

        await self._change(answered)

    async def seat_bot(self, access: Access, number: int, bot: str) -> None:
        """Hand a seat of this link to a bot; an empty name takes it back."""
        if number not in access.seats:
            raise NotYours("not-your-seat")
        await self._change(lambda now: now.with_seats(replace(now.seats[number], bot=bot)))

    async def leave(self, access: Access, bot: str, *also: Work) -> None:
        """Hand all seats of this link to a bot; what else is to be stored is stored together with it."""
        await self._change(
            lambda now: now.with_seats(*(replace(now.seats[seat], bot=bot) for seat in now.held(access))), *also
        )

    async def hand_out(self, access: Access, number: int) -> str:
        """Give a seat away: from now on only its own link plays it. Returns that link's token."""
        _must_arrange(access)
        await self._change(lambda now: now.with_seats(replace(now.person(number), handed_out=True)))
        return self.now.seats[number].token

    async def take_in(self, access: Access, number: int, token: str) -> None:
        """Take a seat back that was handed out; its old link is worth nothing any more."""
        _must_arrange(access)
        await self._change(lambda now: now.with_seats(replace(now.person(number), handed_out=False, token=token)))

    async def set_pace(self, access: Access, seconds: float) -> None:
        """Set how long a bot waits before each choice."""
        if not access.seats and not access.is_maker:
            raise NotYours("watchers-watch")
        pace = min(max(seconds, 0.0), LONGEST_PACE)
        await self._change(lambda now: now.arranged(replace(now.record, pace=pace)))

    async def announce_rematch(self, id: str, *also: Work) -> None:
        """Tell everybody where the next game is; what else is to be stored is stored together with it."""
        await self._change(lambda now: now.arranged(replace(now.record, rematch=id)), *also)

    async def changed(self) -> None:
        """Wait until there is a new moment."""
        bell = asyncio.Event()
        self._bells.add(bell)
        try:
            await bell.wait()
        finally:
            self._bells.discard(bell)

    def wake(self) -> None:
        """Let the bots go on if it is their turn, at once if they rest after a failure."""
        self._alarm.set()
        is_idle = self._driver is None or self._driver.done()
        if self.now.bot_to_move is not None and is_idle and not self._is_closed:
            self._driver = asyncio.create_task(self._drive())

    @property
    def is_quiet(self) -> bool:
        """Whether nobody follows the table and no bot is about to play."""
        return not self._bells and not self._lock.locked() and self.now.bot_to_move is None

    async def close(self) -> None:
        """Stop the bots for good, also if a choice of theirs is still being stored."""
        self._is_closed = True
        if self._driver is not None:
            self._driver.cancel()
            with suppress(asyncio.CancelledError):
                await self._driver

    async def _change(self, make: Callable[[Snapshot], Snapshot], *also: Work) -> None:
        """Make the next snapshot, store it, then show it.

        A change is made to its end even if whoever asked for it goes away: what is stored must be shown.
        """
        await asyncio.shield(asyncio.create_task(self._store_and_show(make, also)))

    async def _store_and_show(self, make: Callable[[Snapshot], Snapshot], also: tuple[Work, ...]) -> None:
        async with self._lock:
            before = self.now
            after = make(before)
            if after is before:
                return
            lines = after.lines_after(before.line)
            await self._store.write(change(before.record, after.record, before.line, lines), *also)
            self.now = after
            for moment in after.news:
                self.moments.add(moment)
            for bell in self._bells:
                bell.set()
        self.wake()

    async def _drive(self) -> None:
        """Let bots choose, one entry at a time, until a person has to or the game is over.

        Nothing stops them for good: after a failure they rest, longer each time, and try again.
        """
        rest = FIRST_REST
        while self.now.bot_to_move is not None:
            try:
                await self._let_bot_choose()
                rest = FIRST_REST
            except Exception as error:  # noqa: BLE001 - whatever it is, the table must not be stuck
                LOG.warning("table %s: a bot could not play and tries again within %g s: %r", self.id, rest, error)
                await self._rest(rest)
                rest = min(2 * rest, LONGEST_REST)

    async def _let_bot_choose(self) -> None:
        await asyncio.sleep(self.now.record.pace)
        then = self.now
        seat = then.bot_to_move
        if seat is None:
            return
        terms = then.match.journal.in_force(), seat, then.seats[seat].bot, randbits(32)
        choice = then.match.pack.vocabulary.find(await self._thinkers.think(choose, *terms))
        await self._change(lambda now: now.played(choice) if (now.line, now.bot_to_move) == (then.line, seat) else now)

    async def _rest(self, seconds: float) -> None:
        """Wait for some time, but at least for a moment, or until somebody opens or changes the table."""
        self._alarm.clear()
        await asyncio.sleep(FIRST_REST)
        with suppress(TimeoutError):
            await asyncio.wait_for(self._alarm.wait(), seconds - FIRST_REST)


def _legal(now: Snapshot, access: Access, language: str, text: str, at: int) -> Choice:
    now.must_be_at(at)
    now.deciding(access, at)  # before a text is judged: only whoever decides is told what is offered
    choice = now.match.pack.vocabulary.get(text)
    if choice is None:
        raise unknown("choice", text, [option.text for option in now.match.options])
    if choice in now.match.options:
        return choice
    reason = View(now, access, language).reason(choice)
    raise IllegalChoice(reason) if reason else NotNow("not-possible-now")


def _standing(now: Snapshot, seat: int, name: str) -> Standing:
    given = {(one.name, one.seat) for one in now.match.standing}
    for one in now.match.game.standing(now.match.state, seat):
        if one.name == name and (name, seat) not in given:
            return one
    raise InvalidChoice(f"no standing answer {name!r} here")


def _must_arrange(access: Access) -> None:
    if not access.is_maker:
        raise NotYours("only-maker")
