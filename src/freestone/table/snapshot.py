"""A table as it is stored and shown: a value that never changes. A change makes the next one."""

from dataclasses import dataclass, replace

from freestone.core.choice import Choice
from freestone.core.errors import InvalidChoice
from freestone.core.game import Standing
from freestone.core.journal import encode
from freestone.core.match import Match
from freestone.core.step import CHANCE
from freestone.pictures import dressed
from freestone.table.errors import NotNow, NotYours, TooLate
from freestone.table.moments import Moment
from freestone.table.seats import Access, Seat, is_same
from freestone.table.store import Record, timestamp


@dataclass(frozen=True)
class UndoRequest:
    """Somebody asks to take back a choice of a seat; the others in `waiting` still have to agree."""

    seat: int
    waiting: frozenset[int]


@dataclass(frozen=True)
class Snapshot:
    """A table between two changes; `news` are the moments that the last change brought."""

    record: Record
    match: Match
    news: tuple[Moment, ...]
    request: UndoRequest | None = None

    @classmethod
    def of(cls, record: Record, match: Match) -> "Snapshot":
        """Return the snapshot of a table that nobody has watched yet."""
        return cls(record, match, (Moment.of(match, []),))

    @property
    def moment(self) -> Moment:
        """The present."""
        return self.news[-1]

    @property
    def line(self) -> int:
        """The length of the journal."""
        return self.moment.line

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who sits at the table."""
        return self.record.seats

    @property
    def colours(self) -> list[str]:
        """What every seat wears, no two alike."""
        return dressed(self.match.journal.header.colours, len(self.seats))

    @property
    def bot_to_move(self) -> int | None:
        """The seat that decides, if a bot plays it."""
        seat = self.match.seat
        return seat if seat is not None and seat != CHANCE and self.seats[seat].is_played_by_bot else None

    def lines_after(self, line: int) -> list[str]:
        """Return the lines of the journal after the first ones, as they are stored."""
        return [encode(one) for one in self.match.journal.history[line:]]

    def access(self, token: str) -> Access:
        """Return what a link allows."""
        for seat in self.seats:
            if seat.is_person and seat.handed_out and is_same(token, seat.token):
                return Access(frozenset({seat.number}))
        if is_same(token, self.record.maker):
            return Access(frozenset(s.number for s in self.seats if s.is_person and not s.handed_out), is_maker=True)
        if is_same(token, self.record.watcher):
            return Access(frozenset())
        raise NotYours("no-entry")

    def held(self, access: Access) -> frozenset[int]:
        """Return the seats that the holder of a link plays now: theirs, unless handed to a bot."""
        return frozenset(seat for seat in access.seats if not self.seats[seat].is_played_by_bot)

    def others(self, access: Access) -> frozenset[int]:
        """Return the seats that people play who do not hold this link."""
        return frozenset(seat.number for seat in self.seats if not seat.is_played_by_bot) - access.seats

    def undo_seat(self, access: Access) -> int | None:
        """Return the seat of this link whose last choice an undo would take back; None if there is none."""
        if self.match.seat is None:
            return None
        entries = self.match.journal.entries
        starts = {seat: self.match.last_deliberate(seat) for seat in self.held(access)}
        latest = max(starts, key=lambda seat: starts[seat] if starts[seat] < len(entries) else -1, default=None)
        return latest if latest is not None and starts[latest] < len(entries) else None

    def must_be_at(self, at: int) -> None:
        """Refuse what was meant for another position: the journal had `at` lines there."""
        if at != self.line:
            raise TooLate("stale")

    def deciding(self, access: Access, at: int) -> int:
        """Return the seat that the holder of a link has to decide for, if the journal still has `at` lines."""
        self.must_be_at(at)
        seat = self.match.seat
        if seat is None:
            raise NotNow("over-already")
        if seat not in self.held(access):
            raise NotYours("not-your-turn", name=self.match.names[seat])
        return seat

    def person(self, number: int) -> Seat:
        """Return a seat that is a person's."""
        if not 0 <= number < len(self.seats) or not self.seats[number].is_person:
            raise InvalidChoice(f"seat {number} is not a person's")
        return self.seats[number]

    def with_seats(self, *changed: Seat) -> "Snapshot":
        """Return the table with these seats in the places of the old ones."""
        new = {seat.number: seat for seat in changed}
        return self.arranged(replace(self.record, seats=tuple(new.get(seat.number, seat) for seat in self.seats)))

    def arranged(self, record: Record) -> "Snapshot":
        """Return the table arranged in another way."""
        return replace(self, record=record, news=(self.moment.noticed(),))

    def asked(self, request: UndoRequest | None) -> "Snapshot":
        """Return the table with what is asked of the others, or nothing."""
        return replace(self, request=request, news=(self.moment.noticed(),))

    def played(self, choice: Choice) -> "Snapshot":
        """Return the table after a choice, at the next decision; there is a moment for each entry."""
        match = self.match.copy()
        match.take(choice)
        return self._after(match, [Moment.of(match), *_settled(match)])

    def answered_always(self, standing: Standing) -> "Snapshot":
        """Return the table after a standing answer was given."""
        match = self.match.copy()
        match.standing.append(standing)
        given = (len(match.journal.entries), standing.name, standing.seat)
        return self._after(match, _settled(match), given)

    def withdrawn(self, name: str, seats: frozenset[int]) -> "Snapshot":
        """Return the table without a standing answer of some seats."""
        match = self.match.copy()
        for seat in seats:
            match.withdraw(name, seat)
        return replace(self._after(match, []), request=self.request)

    def undone(self, seat: int) -> "Snapshot":
        """Return the table without the last choice of a seat and all that followed it."""
        match = self.match.copy()
        match.undo(seat, agreed=True)
        return self._after(match, [replace(Moment.of(match, []), undone=True)])

    def _after(self, match: Match, news: list[Moment], *given: tuple[int, str, int]) -> "Snapshot":
        """Return the table with another match; nothing is asked of anybody any more."""
        in_force = {(one.name, one.seat) for one in match.standing}
        record = replace(
            self.record,
            standing=tuple(one for one in (*self.record.standing, *given) if one[1:] in in_force),
            finished=None if match.seat is not None else self.record.finished or timestamp(),
        )
        return Snapshot(record, match, tuple(news) or (self.moment.noticed(),))


def _settled(match: Match) -> list[Moment]:
    """Play on to the next decision and return a moment for each entry."""
    news = []
    while match.settle_once():
        news.append(Moment.of(match))
    return news
