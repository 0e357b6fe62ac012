"""A live table: it stores each change before it shows it, and lets the bots play."""

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Final

from freestone.core.errors import FreestoneError
from freestone.table.archive import Archived
from freestone.table.errors import Conflict, HungUp, NoSuchTable
from freestone.table.moment import Moment
from freestone.table.snapshot import Snapshot
from freestone.table.store import Store, change, told
from freestone.table.thinking import Thinkers, choose
from freestone.table.writer import Work

LOG: Final = logging.getLogger(__name__)
# Seconds between attempts after a failure, such as a full disk; whoever opens the table ends a rest early.
FIRST_REST: Final = 0.5
LONGEST_REST: Final = 60.0
MOMENTS: Final = 150  # a watcher who reconnects after more than these gets a whole picture


class Moments:
    """The latest moments of a table in order, so that a watcher gets exactly the frames it missed."""

    def __init__(self, first: Moment) -> None:
        self._kept: deque[Moment] = deque([first], maxlen=MOMENTS)
        # Those that may have been drawn, by their ids: looking at all of them would take longer than storing a choice.
        self._shown = {first.id: first}

    def add(self, news: Sequence[Moment]) -> None:
        """Add the moments of a change, and drop the drawings of older ones, whenever they were drawn.

        The first frame of the change still needs the drawing of the moment before it.
        """
        last = self._kept[-1]
        for older in self._shown.values():
            if older is not last:
                older.clear()
        self._shown = {one.id: one for one in (last, *news)}
        self._kept.extend(news)

    def clear(self) -> None:
        """Drop all drawings."""
        for moment in self._shown.values():
            moment.clear()

    def since(self, id: str) -> list[tuple[Moment, Moment]] | None:
        """Return each moment after the frame `id`, paired with the one before it; None if `id` is unknown."""
        line, _, notice = id.partition(".")
        # Clients send whatever they like, and `isdigit` alone accepts characters such as ² that `int` refuses.
        if len(id) > 20 or not (line.isascii() and line.isdigit() and notice.isascii() and notice.isdigit()):
            return None
        seen, kept = (int(line), int(notice)), self._kept
        if seen > (kept[-1].line, kept[-1].notice):
            return None
        first = len(kept)  # of what was missed; usually that is the last change
        while first and (kept[first - 1].line, kept[first - 1].notice) > seen:
            first -= 1
        if first == len(kept):
            return []
        # The moment that the watcher knows is no longer here; a difference from another one would be wrong.
        if first == 0 or kept[first - 1].line != seen[0]:
            return None
        missed = [(kept[at - 1], kept[at]) for at in range(first, len(kept))]
        self._shown.update((moment.id, moment) for pair in missed for moment in pair)
        return missed


class Table:
    """One match in progress: `now` is what is stored, and all that anybody sees."""

    def __init__(self, now: Snapshot, store: Store, thinkers: Thinkers) -> None:
        self.now = now
        self.moments = Moments(now.moment)
        self._store = store
        self._thinkers = thinkers
        self._lock = asyncio.Lock()
        self._bells: set[asyncio.Event] = set()
        self._listeners = 0
        self._hang_ups = 0
        self._driver: asyncio.Task[None] | None = None
        self._alarm = asyncio.Event()
        # Never reset: a choice that was being stored while the table was closed used to wake the bots again.
        self._is_closed = False

    @property
    def id(self) -> str:
        """The table's name in addresses."""
        return self.now.record.id

    async def change(self, make: Callable[[Snapshot], Snapshot], *also: Work) -> int:
        """Make the next snapshot, store it, then show it; return the length of the journal.

        `also` is stored in the same transaction. If another process was quicker, the change is made anew, from what
        that process has stored; a choice for an earlier position is refused then.
        """

        async def store_and_show() -> int:
            async with self._lock:
                while (after := await self._next(make)) is not self.now:
                    try:
                        await self._store.write(change(self.now, after), *also)
                    except Conflict:
                        await self._read()
                    else:
                        self._show(after)
                        break
                line = self.now.line
            self.wake()
            return line

        # A change is finished even if whoever asked for it goes away: what is stored must be shown.
        return await asyncio.shield(asyncio.create_task(store_and_show()))

    async def _next(self, make: Callable[[Snapshot], Snapshot]) -> Snapshot:
        """Make the next snapshot. What is refused may be possible after a change of which nobody has told yet."""
        try:
            return make(self.now)
        except FreestoneError:
            if not self._store.is_shared or self.now.version == await self._version():
                raise
            await self._read()
            return make(self.now)

    async def catch_up(self, version: tuple[int, int] | None = None, news: str = "") -> None:
        """Show what other processes have stored; `version` is how far the table is, and `news` how it got there."""
        if not self._store.is_shared:
            return
        latest = version or await self._version()
        if self.now.version < latest:
            async with self._lock:
                if self.now.version < latest:
                    stored = told(self.now, news)
                    if stored is None:
                        await self._read()
                    else:
                        self._show(self.now.caught_up(stored))
            self.wake()

    async def _version(self) -> tuple[int, int]:
        found = await self._store.version(self.id)
        if found is None:
            raise NoSuchTable("no-page")
        return found

    async def _read(self) -> None:
        stored = await self._store.find(self.id, self.now.line)
        if stored is None:
            raise NoSuchTable("no-page")
        if stored.record.archived:
            raise Archived(stored.record)
        self._show(await asyncio.to_thread(self.now.caught_up, stored))

    def _show(self, after: Snapshot) -> None:
        self.now = after
        self.moments.add(after.news)
        for bell in self._bells:
            bell.set()

    @contextmanager
    def followed(self) -> Iterator[None]:
        """Keep drawings for a listener; when the last one leaves, they go."""
        self._listeners += 1
        try:
            yield
        finally:
            self._listeners -= 1
            if not self._listeners:
                self.moments.clear()
                self.now.sent.clear()

    async def changed(self, patience: float) -> bool:
        """Wait for a new moment, but only some seconds; return whether there is one."""
        bell, hang_ups, now = asyncio.Event(), self._hang_ups, self.now
        timer = asyncio.get_running_loop().call_later(patience, bell.set)
        self._bells.add(bell)
        try:
            await bell.wait()
        finally:
            timer.cancel()
            self._bells.discard(bell)
        if hang_ups != self._hang_ups:
            raise HungUp
        return self.now is not now

    def hang_up(self) -> None:
        """End all streams: their pages say so, and come back when they are answered again."""
        self._hang_ups += 1
        for bell in self._bells:
            bell.set()

    def wake(self) -> None:
        """Let the bots play if it is their turn, at once if they rest after a failure."""
        self._alarm.set()
        is_idle = self._driver is None or self._driver.done()
        # In a shared database the turn of a bot is a job, stored with the change that led to it.
        is_ours = not self._store.is_shared and not self._is_closed
        if self.now.bot_to_move is not None and is_idle and is_ours:
            self._driver = asyncio.create_task(self._drive())

    @property
    def is_quiet(self) -> bool:
        """Whether nobody follows the table and no bot is about to play."""
        return not self._listeners and not self._bells and not self._lock.locked() and self.now.bot_to_move is None

    async def close(self) -> None:
        """Stop the bots for good, also while a choice of theirs is being stored, and end all streams."""
        self._is_closed = True
        self.hang_up()
        if self._driver is not None:
            self._driver.cancel()
            with suppress(asyncio.CancelledError):
                await self._driver

    async def _drive(self) -> None:
        """Let bots choose, one entry at a time, until a person decides or the match is over.

        Nothing stops them for good: after a failure they rest, longer each time, and try again.
        """
        rest = FIRST_REST
        while self.now.bot_to_move is not None:
            try:
                await asyncio.sleep(self.now.record.pace)
                await self.let_bot_play(self.now.line)
                rest = FIRST_REST
            except Exception as error:  # noqa: BLE001 - whatever it is, the table must not be stuck
                LOG.warning("table %s: a bot could not play and tries again within %g s: %r", self.id, rest, error)
                await self._rest(rest)
                rest = min(2 * rest, LONGEST_REST)

    async def _rest(self, seconds: float) -> None:
        """Wait, at least for the shortest rest, or until somebody opens or changes the table."""
        # Before the shortest rest, not after it: otherwise whoever opens the table meanwhile goes unheard.
        self._alarm.clear()
        await asyncio.sleep(FIRST_REST)
        with suppress(TimeoutError):
            await asyncio.wait_for(self._alarm.wait(), seconds - FIRST_REST)

    async def let_bot_play(self, line: int) -> None:
        """Let a bot think and play, if it is a bot's turn and the journal has as many lines."""
        then = self.now
        seat = then.bot_to_move
        if seat is None or then.line != line:
            return
        choice = then.wish(seat)
        if choice is None:
            terms = then.match.journal.in_force(), seat, then.seats[seat].bot
            choice = then.match.pack.vocabulary.find(await self._thinkers.think(choose, *terms))
        # People may have undone or taken the seat back while the bot was thinking.
        await self.change(
            lambda now: now.after_choice(choice) if (now.line, now.bot_to_move) == (then.line, seat) else now
        )
