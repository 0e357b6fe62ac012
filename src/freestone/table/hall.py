"""The hall: makes the tables of a server, and opens them from the database when somebody comes."""

import asyncio
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from secrets import randbits, token_hex
from typing import Final
from weakref import WeakValueDictionary

from sqlalchemy.exc import SQLAlchemyError

from freestone.core.errors import InvalidChoice
from freestone.core.game import Values, find
from freestone.core.journal import Header, Journal, parse
from freestone.core.match import SECRET_BITS, Match, replay
from freestone.core.names import checked, mended
from freestone.lessons.chapter import RIVAL, LessonChapter, opening
from freestone.packs.folders import Packs
from freestone.pictures import tinctures_for
from freestone.table.advice import PATIENCE, Adviser
from freestone.table.archive import Archived, Archivist, bring_back, expire
from freestone.table.errors import MissingPack, NoSuchTable, NotYours, TooMany
from freestone.table.jobs import Jobs, Shift
from freestone.table.limits import Limits
from freestone.table.listener import Listener
from freestone.table.sitters import Sitter, colours_of, with_names
from freestone.table.snapshot import (
    JOURNAL,
    LESSON,
    LONGEST_JOURNAL,
    NO_BOT,
    NO_ENDING,
    PERSON,
    POSITION,
    SEED,
    Access,
    Ending,
    Record,
    Seat,
    Snapshot,
    Stored,
    fresh_token,
    remember,
    timestamp,
)
from freestone.table.store import CHANNEL, JOBS_CHANNEL, Store, add, add_turn, change, forget, put_away, remove
from freestone.table.table import Table
from freestone.table.thinking import Thinkers, most_workers

MOST_OPEN: Final = 1000  # quiet tables beyond these are let go; they take 40 to 200 kB each
USUAL: Final = Limits()
LESSON_TIME: Final = timedelta(days=7)  # for whoever leaves a chapter and comes back
# What `Match.known_entries` writes for an entry that a seat must not know.
HIDDEN: Final = "?"


class Hall:
    """Makes, finds and reopens tables.

    If processes share the database, bots, hints and reviews are jobs for the workers of all of them, and a hall may
    have none.
    """

    def __init__(
        self, store: Store, limits: Limits = USUAL, packs: Iterable[Path] = (), workers: int | None = None
    ) -> None:
        self.store = store
        self.limits = limits
        self._archivist = Archivist(store, limits, self._let_go)
        self.packs = Packs(packs)
        self.workers = most_workers() if workers is None else workers
        self.thinkers = Thinkers(self.packs.folders, self.workers)
        self._reviewers = Thinkers(self.packs.folders, patience=PATIENCE)
        self._jobs = Jobs(store) if store.is_shared else None
        self._shift: Shift | None = None
        self.adviser = Adviser(store, self._jobs or self.thinkers, self._jobs or self._reviewers, limits.advice)
        self._tables: dict[str, Table] = {}
        # A table that was let go stays the only one of its id while somebody still holds it.
        self._alive: WeakValueDictionary[str, Table] = WeakValueDictionary()
        self._opening: dict[str, asyncio.Task[Table]] = {}
        # Two clicks at once must not make two tables.
        self._one_rematch = asyncio.Lock()
        heard = {CHANNEL: self._hear, JOBS_CHANNEL: self._hear_of_job}
        self._listener = Listener(store.url, heard, self._look, self.hang_up) if store.is_shared else None
        self._errands: set[asyncio.Task[None]] = set()

    @property
    def open_tables(self) -> int:
        """How many tables are in memory."""
        return len(self._alive)

    @property
    def waiting(self) -> dict[str, int]:
        """How many answers of each kind of work are waited for."""
        return {**self.thinkers.waiting, **self.adviser.waiting}

    async def open(self) -> None:
        """Open the database; tables are opened when somebody comes."""
        await self.store.open()
        self._archivist.open()
        if self._listener is not None:
            await self._listener.open()
            if self.workers:
                self._shift = Shift(self.store, self.thinkers, self._play, self.workers)

    async def close(self) -> None:
        """Stop all bots and close the database."""
        await self._archivist.close()
        if self._shift is not None:
            await self._shift.close()
        if self._listener is not None:
            await self._listener.close()
        for errand in self._errands:
            errand.cancel()
        for table in list(self._alive.values()):
            await table.close()
        self.adviser.close()
        self._reviewers.close()
        self.thinkers.close()
        await self.store.close()

    async def make(
        self,
        game: str,
        sitters: list[Sitter],
        settings: Values,
        seed: int | None = None,
        pace: float = 0.0,
        pack: str = "",
        hints: bool | None = None,
    ) -> Table:
        """Make a table; without a seed chance is secret, without the name of a pack it is the newest built-in one.

        By default, only somebody who plays alone against bots may have hints.
        """
        found = find(game)
        components = self.packs.find(found, pack)
        sitters = with_names(sitters, [sitter.name for sitter in sitters], found)
        header = Header(
            game=found.id,
            rules=found.rules,
            pack=components.name,
            pack_digest=components.digest,
            names=[sitter.name for sitter in sitters],
            settings=found.full_settings(len(sitters), settings),
            seed=randbits(SECRET_BITS) if seed is None else seed,
            players=[sitter.bot or PERSON for sitter in sitters],
            colours=colours_of(sitters),
        )
        match = Match(found, components, header, watched=True)
        return await self._set_up(match, sitters, "" if seed is None else SEED, pace, hints)

    async def go_on(
        self, journal: Journal, sitters: list[Sitter], to: int | None = None, origin: str = JOURNAL
    ) -> Table:
        """Make a table that goes on from a journal, or from an earlier entry of it; its future is a new secret."""
        if len(journal.history) > LONGEST_JOURNAL:
            raise TooMany("long-journal", count=LONGEST_JOURNAL)
        match = await asyncio.to_thread(self._replayed, journal, to)
        if len(sitters) != len(match.names):
            raise InvalidChoice("sitters-and-seats", sitters=len(sitters), seats=len(match.names))
        header = match.journal.header
        sitters = with_names(sitters, mended([sitter.name for sitter in sitters]), match.game)
        match.journal.header = replace(
            header,
            # Whoever brings a journal may know its seed, and so everything that chance will do.
            seed=header.seed if match.seat is None else randbits(SECRET_BITS),
            names=[sitter.name for sitter in sitters],
            colours=tinctures_for(header.colours, len(sitters)),
        )
        return await self._set_up(match, sitters, origin)

    async def teach(self, lesson: LessonChapter, name: str) -> Table:
        """Make the table of a chapter for a learner of this name; old tables of lessons go."""
        match = (await asyncio.to_thread(opening, lesson.game, lesson.number)).copy()
        names = [name if seat == lesson.seat else one for seat, one in enumerate(lesson.names)]
        bots = [NO_BOT if seat == lesson.seat else RIVAL for seat in range(len(names))]
        colours = tinctures_for([], len(names))
        match.journal.header = replace(match.journal.header, names=checked(names), colours=colours)
        await self.store.write(expire(LESSON, datetime.now(UTC) - LESSON_TIME))
        sitters = [Sitter(one, bot) for one, bot in zip(match.names, bots, strict=True)]
        return await self._set_up(match, sitters, f"{LESSON}:{lesson.number}", hints=False)

    async def fork(self, now: Snapshot, entry: int, seat: int | None) -> Table:
        """Make a table that goes on from an earlier position, unless it holds secrets that this seat must not know."""
        match = now.match
        if not 0 <= entry <= len(match.journal.entries):
            raise InvalidChoice("no-such-entry", number=entry)
        if any(text == HIDDEN for _, text in match.known_entries(seat)[:entry]):
            raise NotYours("holds-secrets")
        sitters = [Sitter(one.name, NO_BOT if one.is_person else one.bot) for one in now.seats]
        return await self.go_on(match.journal.in_force(), sitters, entry, POSITION)

    async def rematch(self, table: Table) -> Table:
        """Make a table for the same people, with the same links, and tell them; if there is one, return that."""
        async with self._one_rematch:
            with suppress(NoSuchTable):
                return await self.table(table.now.record.rematch)
            before, again = table.now.record.rematch, await asyncio.to_thread(self._again, table.now)
            await self._must_have_room()

            def note(now: Snapshot) -> Snapshot:
                # Another process may have been first.
                is_first = now.record.rematch == before
                return now.with_record(replace(now.record, rematch=again.record.id)) if is_first else now

            await table.change(note, add(again))
            made = table.now.record.rematch
            return self._opened(again) if made == again.record.id else await self.table(made)

    def _again(self, now: Snapshot) -> Snapshot:
        game, pack = now.match.game, now.match.pack
        header = replace(now.match.journal.header, rules=game.rules, seed=randbits(SECRET_BITS))
        match = Match(game, pack, header, watched=True)
        match.settle()
        record = replace(
            now.record,
            # An id is no secret: only the token of a link lets anybody in.
            id=token_hex(6),
            header=header.line(),
            created=timestamp(),
            seats=tuple(replace(seat, bot=NO_BOT if seat.is_person else seat.bot) for seat in now.seats),
            finished=None,
            ending=NO_ENDING,
            played=timestamp(),
            rematch="",
            standing=(),
            bound=(),
            origin="",
        )
        return Snapshot.of(record, match)

    async def abandon(self, table: Table, access: Access, browser: str, bot: str) -> None:
        """Put a table away. If other people play on, bots take over the seats; else it rests until it is opened.

        Only this browser's list hides it; whoever opens the table again finds it as it was.
        """
        away = put_away(browser, table.id)
        if table.now.others(access):
            await table.change(lambda now: now.leave(access, bot), away)
        else:
            await self.store.write(away)

    async def forget(self, table: Table, access: Access, browser: str) -> None:
        """Take a table off a browser's list; its maker also deletes it, unless somebody else has it."""
        is_own = access.is_maker and not any(seat.handed_out for seat in table.now.seats)
        if not is_own or await self.store.is_known_elsewhere(browser, table.id):
            await self.store.write(forget(browser, table.id))
            return
        await self.store.write(remove(table.id))
        await self._let_go(table.id)

    async def bring_back(self, id: str, token: str) -> None:
        """Take a table out of the archive, for whoever has a link to it."""
        found = await self.store.find(id)
        if found is None:
            raise NoSuchTable("no-page")
        found.record.access(token)
        if found.record.archived:
            await self._must_have_room()
            await self.store.write(bring_back(id))

    async def _let_go(self, id: str) -> None:
        """Forget a table that is deleted or archived."""
        self._tables.pop(id, None)
        table = self._alive.pop(id, None)
        if table is not None:
            await table.close()

    async def table(self, id: str) -> Table:
        """Return a table, opened from the database if need be; its bots play on, whatever stopped them."""
        table = self._alive.get(id)
        if table is None:
            if id not in self._opening:
                self._opening[id] = asyncio.create_task(self._open(id))
            # All who come meanwhile share one opening; if one of them leaves, the others still want it.
            table = await asyncio.shield(self._opening[id])
        else:
            await self._catch_up(table)
        table.wake()
        return table

    def open_table(self, id: str) -> Table | None:
        """Return a table that is in memory, as this process knows it: others may have changed it a moment ago."""
        return self._alive.get(id)

    async def _catch_up(self, table: Table, version: tuple[int, int] | None = None, news: str = "") -> None:
        """Show what other processes have done at a table; forget it if they have deleted it."""
        try:
            await table.catch_up(version, news)
        except NoSuchTable:
            await self._let_go(table.id)
            raise

    def _hear(self, told: str) -> None:
        id, line, notice, *news = told.split(maxsplit=3)
        table, version = self._alive.get(id), (int(line), int(notice))
        if table is not None and table.now.version < version:
            self._send(table, version, *news)

    def _hear_of_job(self, id: str) -> None:
        if id and self._jobs is not None:
            self._jobs.hear(id)
        elif self._shift is not None:
            self._shift.wake()

    async def _play(self, id: str, line: int) -> None:
        """Let a bot play at a table, unless that is done already."""
        with suppress(NoSuchTable):
            await (await self.table(id)).let_bot_play(line)

    def _look(self) -> None:
        if self._shift is not None:
            self._shift.wake()
        for table in list(self._alive.values()):
            self._send(table)

    def hang_up(self) -> None:
        """End all streams; pages say so, and come back when they are answered again."""
        for table in list(self._alive.values()):
            table.hang_up()

    def _send(self, table: Table, version: tuple[int, int] | None = None, news: str = "") -> None:
        """Let a table catch up while others go on; if that fails, the next change or visitor tries again."""

        async def go() -> None:
            with suppress(NoSuchTable, SQLAlchemyError):
                await self._catch_up(table, version, news)

        errand = asyncio.create_task(go())
        self._errands.add(errand)
        errand.add_done_callback(self._errands.discard)

    async def _open(self, id: str) -> Table:
        try:
            found = await self.store.find(id)
            if found is None:
                raise NoSuchTable("no-page")
            if found.record.archived:
                raise Archived(found.record)
            now = await asyncio.to_thread(self._restored, found)
            if now.record != found.record:
                await self.store.write(change(replace(now, record=found.record), now))
            if self.store.is_shared and now.bot_to_move is not None:
                # Of an older version, or out of a backup: nobody may have left this job.
                await self.store.write(add_turn(now))
            return self._opened(now)
        finally:
            del self._opening[id]

    def _restored(self, stored: Stored) -> Snapshot:
        record = stored.record
        journal = parse([record.header, *stored.lines])
        # Choices that were undone were legal once; they are not played again.
        match = self._replayed(journal.in_force())
        journal.header = match.journal.header
        match.journal = journal
        remember(match, record)
        # Games that ended before endings were kept get theirs here.
        return Snapshot.of(replace(record, ending=Ending.of(match)), match, stored.notice, stored.request)

    def _replayed(self, journal: Journal, to: int | None = None) -> Match:
        """Return the match of a journal, with the pack that it was played with."""
        game, header = find(journal.header.game), journal.header
        known = self.packs.find(game, header.pack) if header.pack in self.packs.names(game) else None
        if known is None or known.digest != header.pack_digest:
            raise MissingPack("missing-pack", name=header.pack[:60])
        return replay(journal, known, to, watched=True)

    async def _set_up(
        self, match: Match, sitters: list[Sitter], origin: str, pace: float = 0.0, hints: bool | None = None
    ) -> Table:
        """Store a new table, at its first decision, and open it."""
        await self._must_have_room()
        match.settle()
        alone = sum(one.bot == NO_BOT for one in sitters) == 1
        record = Record(
            id=token_hex(6),
            header=match.journal.header.line(),
            maker=fresh_token(),
            watcher=fresh_token(),
            created=timestamp(),
            seats=tuple(
                Seat(number, one.name, one.bot == NO_BOT, one.bot, coach=one.coach and one.bot == NO_BOT)
                for number, one in enumerate(sitters)
            ),
            finished=timestamp() if match.seat is None else None,
            ending=Ending.of(match),
            pace=pace,
            hints=alone if hints is None else hints,
            origin=origin,
        )
        now = Snapshot.of(record, match)
        await self.store.write(add(now))
        return self._opened(now)

    async def _must_have_room(self) -> None:
        if await self.store.count() >= self.limits.tables:
            raise TooMany("full", count=self.limits.tables)

    def _opened(self, now: Snapshot) -> Table:
        """Open a table that is stored, and let its bots begin; quiet tables make room, the oldest first.

        If it is open already, because somebody came as soon as it was stored, return that: a second one would not hear
        what happens at the first.
        """
        known = self._alive.get(now.record.id)
        if known is not None:
            return known
        # They are not closed: quiet tables have no bots to stop, and while closing waits, a table can come to life and
        # would lose its bots.
        beyond = len(self._tables) - MOST_OPEN
        quiet = [id for id, table in self._tables.items() if table.is_quiet] if beyond > 0 else []
        for id in quiet[:beyond]:
            del self._tables[id]
        table = self._alive[now.record.id] = self._tables[now.record.id] = Table(now, self.store, self.thinkers)
        table.wake()
        return table
