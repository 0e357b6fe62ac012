"""A table where a game is played live: seats, choices, undo, bots, and the moments that watchers follow."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from secrets import randbits
from typing import Final

from freestone.core.choice import Choice
from freestone.core.errors import IllegalChoice, InvalidChoice
from freestone.core.game import Standing
from freestone.core.journal import encode, parse
from freestone.core.match import Match, replay
from freestone.core.state import Event
from freestone.core.step import CHANCE
from freestone.drawing import dressed
from freestone.table.errors import NotNow, NotYours, TooLate
from freestone.table.moments import Moment, Moments
from freestone.table.past import Past, past_of
from freestone.table.seats import Access, Seat, is_same
from freestone.table.thinking import Game, Thinkers, choose
from freestone.table.view import View

Keep = Callable[["Table", int, list[str]], Awaitable[None]]
LONGEST_PACE: Final = 10.0


@dataclass
class UndoRequest:
    """Somebody asks to take back a choice of a seat; the others in `waiting` still have to agree."""

    seat: int
    waiting: set[int]


class Table:
    """One game in progress. Every change is kept before anybody hears of it."""

    def __init__(
        self, id: str, match: Match, seats: list[Seat], maker: str, watcher: str, keep: Keep, thinkers: Thinkers
    ) -> None:
        self.id = id
        self.match = match
        self.seats = seats
        self.maker = maker
        self.watcher = watcher
        self.pace = 0.0
        self.hints = True
        self.rematch_id = ""
        self.created = ""
        self.finished: str | None = None
        self.standing_since: list[tuple[int, str, int]] = []
        self.request: UndoRequest | None = None
        self.moments = Moments()
        self.lock = asyncio.Lock()
        self._keep = keep
        self._kept = len(match.journal.history)
        self._bells: set[asyncio.Event] = set()
        self._thinkers = thinkers
        self._past: tuple[int, Past] | None = None
        self._driver: asyncio.Task[None] | None = None
        self.moments.add(Moment(self._kept, 0, len(match.journal.entries), match.state.copy(), []))

    def access(self, token: str) -> Access:
        """Return what a link allows."""
        for seat in self.seats:
            if seat.is_person and seat.handed_out and is_same(token, seat.token):
                return Access(frozenset({seat.number}))
        if is_same(token, self.maker):
            return Access(frozenset(s.number for s in self.seats if s.is_person and not s.handed_out), is_maker=True)
        if is_same(token, self.watcher):
            return Access(frozenset())
        raise NotYours("no-entry")

    @property
    def colours(self) -> list[str]:
        """What every seat wears, no two alike."""
        return dressed(self.match.journal.header.colours, len(self.seats))

    def held(self, access: Access) -> frozenset[int]:
        """Return the seats that the holder of a link plays now: theirs, unless handed to a bot."""
        return frozenset(seat for seat in access.seats if not self.seats[seat].is_played_by_bot)

    def view(self, access: Access, language: str) -> View:
        """Return the table as the holder of a link sees it."""
        return View(self, access, language)

    async def play(self, access: Access, language: str, text: str, at: int) -> None:
        """Take a choice that was made when the journal had `at` lines."""
        async with self.lock:
            self._must_be_current(at)
            choice = self._legal(text, access, language)
            self.request = None
            await self._advance(choice)
        self.wake()

    async def answer_always(self, access: Access, name: str, at: int) -> None:
        """Give a standing answer for the seat that decides."""
        async with self.lock:
            self._must_be_current(at)
            standing = self._standing(self._must_decide(access), name)
            self.standing_since.append((len(self.match.journal.entries), name, standing.seat))
            self.match.standing.append(standing)
            self.request = None
            await self._advance(None)
        self.wake()

    async def withdraw(self, access: Access, name: str) -> None:
        """Take a standing answer of one's own back."""
        async with self.lock:
            for seat in self.held(access):
                self.match.withdraw(name, seat)
            await self._notice()

    async def undo(self, access: Access) -> None:
        """Take back one's own last choice, or ask the others to agree; bots always do."""
        async with self.lock:
            seat = self.undo_seat(access)
            if seat is None:
                raise NotNow("nothing-to-undo")
            others = self.others(access)
            if others and not self.match.undoable(seat):
                self.request = UndoRequest(seat, others)
                await self._notice()
                return
            await self._take_back(seat)
        self.wake()

    async def agree(self, access: Access, is_agreed: bool) -> None:
        """Answer somebody's wish to take back."""
        async with self.lock:
            request = self.request
            if request is None or not request.waiting & access.seats:
                raise NotNow("nobody-asks")
            request.waiting -= access.seats
            if not is_agreed:
                self.request = None
            if self.request is None or request.waiting:
                await self._notice()
                return
            await self._take_back(request.seat)
        self.wake()

    async def seat_bot(self, access: Access, number: int, bot: str) -> None:
        """Hand a seat of one's own to a bot; an empty name takes it back."""
        async with self.lock:
            if number not in access.seats:
                raise NotYours("not-your-seat")
            self.seats[number].bot = bot
            await self._notice()
        self.wake()

    def others(self, access: Access) -> set[int]:
        """Return the seats that people play who do not hold this link."""
        return {seat.number for seat in self.seats if not seat.is_played_by_bot} - access.seats

    async def leave(self, access: Access, bot: str) -> None:
        """Hand all seats of one's own to a bot."""
        for seat in sorted(self.held(access)):
            await self.seat_bot(access, seat, bot)

    async def hand_out(self, access: Access, number: int) -> str:
        """Give a seat away: from now on only its own link plays it. Returns that link's token."""
        async with self.lock:
            self._must_arrange(access)
            seat = self._person(number)
            seat.handed_out = True
            await self._notice()
            return seat.token

    async def take_in(self, access: Access, number: int, token: str) -> None:
        """Take a seat back that was handed out; its old link is worth nothing any more."""
        async with self.lock:
            self._must_arrange(access)
            seat = self._person(number)
            seat.handed_out, seat.token = False, token
            await self._notice()

    async def set_pace(self, access: Access, seconds: float) -> None:
        """Set how long a bot waits before each choice."""
        async with self.lock:
            if not access.seats and not access.is_maker:
                raise NotYours("watchers-watch")
            self.pace = min(max(seconds, 0.0), LONGEST_PACE)
            await self._notice()

    async def announce_rematch(self, id: str) -> None:
        """Tell everybody where the next game is."""
        async with self.lock:
            self.rematch_id = id
            await self._notice()

    def standing_in_force(self) -> list[tuple[int, str, int]]:
        """Return the standing answers that hold, each with the entry at which it was given."""
        names = {(one.name, one.seat) for one in self.match.standing}
        return [(entry, name, seat) for entry, name, seat in self.standing_since if (name, seat) in names]

    def undo_seat(self, access: Access) -> int | None:
        """Return the seat of one's own whose last choice would be taken back; None if there is none."""
        entries = self.match.journal.entries
        starts = {seat: self.match.last_deliberate(seat) for seat in self.held(access)}
        latest = max(starts, key=lambda seat: starts[seat] if starts[seat] < len(entries) else -1, default=None)
        return latest if latest is not None and starts[latest] < len(entries) else None

    def deciding(self, access: Access, at: int) -> int:
        """Return the seat that the holder of a link has to decide for, if the journal still has `at` lines."""
        self._must_be_current(at)
        return self._must_decide(access)

    def past(self) -> Past:
        """Return every position so far, found once for each length of the journal."""
        line = len(self.match.journal.history)
        if self._past is None or self._past[0] != line:
            self._past = line, past_of(self.match)
        return self._past[1]

    async def changed(self) -> None:
        """Wait until there is a new moment."""
        bell = asyncio.Event()
        self._bells.add(bell)
        try:
            await bell.wait()
        finally:
            self._bells.discard(bell)

    def wake(self) -> None:
        """Let the bots go on if it is their turn."""
        if self._bot_to_move() is not None and (self._driver is None or self._driver.done()):
            self._driver = asyncio.create_task(self._drive())

    @property
    def is_quiet(self) -> bool:
        """Whether nobody follows the table and no bot is about to play."""
        return not self._bells and not self.lock.locked() and self._bot_to_move() is None

    async def close(self) -> None:
        """Stop the bots."""
        if self._driver is not None:
            self._driver.cancel()
            with suppress(asyncio.CancelledError):
                await self._driver

    async def begin(self) -> None:
        """Play what comes before the first decision."""
        async with self.lock:
            await self._advance(None)
        self.wake()

    async def _drive(self) -> None:
        """Let bots choose, one entry at a time, until a person has to or the game is over."""
        while (seat := self._bot_to_move()) is not None:
            await asyncio.sleep(self.pace)
            line = len(self.match.journal.history)
            terms = Game.of(self.match), seat, self.seats[seat].bot, randbits(32)
            choice = await self._thinkers.think(choose, *terms)
            async with self.lock:
                if line == len(self.match.journal.history) and self._bot_to_move() == seat:
                    await self._advance(self.match.pack.vocabulary.find(choice))

    def _bot_to_move(self) -> int | None:
        seat = self.match.seat
        return seat if seat is not None and seat != CHANCE and self.seats[seat].is_played_by_bot else None

    async def _advance(self, choice: Choice | None) -> None:
        """Take a choice and play on to the next decision, a moment for each entry; keep all of it, then tell."""
        news = []
        if choice is not None:
            self.match.take(choice)
            news.append(self._moment())
        while self.match.settle_once():
            news.append(self._moment())
        await self._publish(news)

    async def _take_back(self, seat: int) -> None:
        self.match.undo(seat, agreed=True)
        self.request = None
        moment = self._moment()
        moment.events, moment.undone = [], True
        await self._publish([moment])

    def _moment(self) -> Moment:
        entry = len(self.match.journal.entries)
        events: list[Event] = []
        for number, event in reversed(self.match.log):
            if number < entry:
                break
            events.insert(0, event)
        return Moment(len(self.match.journal.history), 0, entry, self.match.state.copy(), events)

    async def _publish(self, news: list[Moment]) -> None:
        """Keep the new lines, then let watchers hear of them."""
        history = self.match.journal.history
        try:
            await self._keep(self, self._kept, [encode(line) for line in history[self._kept :]])
        except BaseException:
            self._restore()
            raise
        self._kept = len(history)
        for moment in news:
            self.moments.add(moment)
        self._ring()

    async def _notice(self) -> None:
        """Keep what changed besides the journal, and tell."""
        await self._keep(self, self._kept, [])
        last = self.moments.last
        self.moments.add(Moment(last.line, last.notice + 1, last.entry, last.state, [], scenes=last.scenes))
        self._ring()

    def _restore(self) -> None:
        """Go back to what is kept, after something could not be."""
        history = self.match.journal.history[: self._kept]
        lines = [self.match.journal.header.line(), *(encode(line) for line in history)]
        self.match = replay(parse(lines), self.match.pack, watched=True)

    def _ring(self) -> None:
        for bell in self._bells:
            bell.set()

    def _legal(self, text: str, access: Access, language: str) -> Choice:
        choice = self.match.pack.vocabulary.find(text)
        self._must_decide(access)
        if choice in self.match.options:
            return choice
        reason = self.view(access, language).reason(choice)
        raise IllegalChoice(reason) if reason else NotNow("not-possible-now")

    def _standing(self, seat: int, name: str) -> Standing:
        for one in self.match.game.standing(self.match.state, seat):
            if one.name == name:
                return one
        raise InvalidChoice(f"no standing answer {name!r} here")

    def _must_be_current(self, at: int) -> None:
        if at != len(self.match.journal.history):
            raise TooLate("stale")

    def _must_decide(self, access: Access) -> int:
        seat = self.match.seat
        if seat is None:
            raise NotNow("over-already")
        if seat not in self.held(access):
            raise NotYours("not-your-turn", name=self.match.names[seat])
        return seat

    def _must_arrange(self, access: Access) -> None:
        if not access.is_maker:
            raise NotYours("only-maker")

    def _person(self, number: int) -> Seat:
        if not 0 <= number < len(self.seats) or not self.seats[number].is_person:
            raise InvalidChoice(f"seat {number} is not a person's")
        return self.seats[number]
