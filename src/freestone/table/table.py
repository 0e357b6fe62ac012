"""A live table: it stores each change before it shows it, and lets the bots play."""

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from freestone.table.snapshot import Moment, Snapshot
from freestone.table.store import Store, Work, change
from freestone.table.thinking import Thinkers, choose

LOG: Final = logging.getLogger(__name__)
# Seconds between attempts after a failure, such as a full disk; whoever opens the table ends a rest early.
FIRST_REST: Final = 0.5
LONGEST_REST: Final = 60.0
MOMENTS: Final = 150  # a watcher who reconnects after more than these gets a whole picture
DRAWN: Final = 2  # a frame compares two scenes; each further one costs 0.3 MB a table


class Moments:
    """The latest moments of a table in order, so that a watcher gets exactly the frames it missed."""

    def __init__(self, first: Moment) -> None:
        self._kept: deque[Moment] = deque([first], maxlen=MOMENTS)

    def add(self, moment: Moment) -> None:
        """Add the newest moment, and drop the drawings of older ones, whenever they were drawn."""
        self._kept.append(moment)
        for older in list(self._kept)[:-DRAWN]:
            older.scenes.clear()

    def since(self, id: str) -> list[tuple[Moment, Moment]] | None:
        """Return each moment after the frame `id`, paired with the one before it; None if `id` is unknown."""
        line, _, notice = id.partition(".")
        # Clients send whatever they like, and `isdigit` alone accepts characters such as ² that `int` refuses.
        if len(id) > 20 or not (line.isascii() and line.isdigit() and notice.isascii() and notice.isdigit()):
            return None
        seen, kept = (int(line), int(notice)), list(self._kept)
        if seen > (kept[-1].line, kept[-1].notice):
            return None
        later = [at for at, moment in enumerate(kept) if (moment.line, moment.notice) > seen]
        # The moment that the watcher knows is no longer here; a difference from another one would be wrong.
        if later and (later[0] == 0 or kept[later[0] - 1].line != seen[0]):
            return None
        return [(kept[at - 1], kept[at]) for at in later]


class Table:
    """One match in progress: `now` is what is stored, and all that anybody sees."""

    def __init__(self, now: Snapshot, store: Store, thinkers: Thinkers) -> None:
        self.now = now
        self.moments = Moments(now.moment)
        self._store = store
        self._thinkers = thinkers
        self._lock = asyncio.Lock()
        self._bells: set[asyncio.Event] = set()
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

        `also` is stored in the same transaction.
        """

        async def store_and_show() -> int:
            async with self._lock:
                before = self.now
                after = make(before)
                if after is before:
                    return before.line
                lines = after.lines_after(before.line)
                await self._store.write(change(before.record, after.record, before.line, lines), *also)
                self.now = after
                for moment in after.news:
                    self.moments.add(moment)
                for bell in self._bells:
                    bell.set()
            self.wake()
            return after.line

        # A change is finished even if whoever asked for it goes away: what is stored must be shown.
        return await asyncio.shield(asyncio.create_task(store_and_show()))

    async def changed(self) -> None:
        """Wait until there is a new moment."""
        bell = asyncio.Event()
        self._bells.add(bell)
        try:
            await bell.wait()
        finally:
            self._bells.discard(bell)

    def wake(self) -> None:
        """Let the bots play if it is their turn, at once if they rest after a failure."""
        self._alarm.set()
        is_idle = self._driver is None or self._driver.done()
        if self.now.bot_to_move is not None and is_idle and not self._is_closed:
            self._driver = asyncio.create_task(self._drive())

    @property
    def is_quiet(self) -> bool:
        """Whether nobody follows the table and no bot is about to play."""
        return not self._bells and not self._lock.locked() and self.now.bot_to_move is None

    async def close(self) -> None:
        """Stop the bots for good, also while a choice of theirs is being stored."""
        self._is_closed = True
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
                await self._let_bot_choose()
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

    async def _let_bot_choose(self) -> None:
        await asyncio.sleep(self.now.record.pace)
        then = self.now
        seat = then.bot_to_move
        if seat is None:
            return
        choice = then.wish(seat)
        if choice is None:
            terms = then.match.journal.in_force(), seat, then.seats[seat].bot
            choice = then.match.pack.vocabulary.find(await self._thinkers.think(choose, *terms))
        # People may have undone or taken the seat back while the bot was thinking.
        await self.change(
            lambda now: now.after_choice(choice) if (now.line, now.bot_to_move) == (then.line, seat) else now
        )
