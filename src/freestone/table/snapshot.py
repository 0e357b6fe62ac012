"""A table as it is stored and shown: seats, links, and immutable snapshots. Each change makes the next snapshot."""

from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from secrets import compare_digest, token_urlsafe
from typing import Final, NamedTuple

from freestone.core.choice import Choice
from freestone.core.errors import IllegalChoice, InvalidChoice, shown, unknown
from freestone.core.journal import decode, encode
from freestone.core.match import Match
from freestone.core.step import CHANCE
from freestone.lessons.chapter import chapter
from freestone.pictures import tinctures_for
from freestone.table.errors import NotNow, NotYours, TooLate
from freestone.table.moment import Moment
from freestone.words import Words

NO_BOT: Final = ""
PERSON: Final = "person"
# How much the maker of a table could know beforehand (`Record.origin`).
SEED: Final = "seed"
JOURNAL: Final = "journal"
POSITION: Final = "position"
LESSON: Final = "lesson"
LONGEST_PACE: Final = 10.0
# Undone choices stay in a journal, so without a limit one seat could make it grow for ever. Random games have about
# 600 entries at most.
LONGEST_JOURNAL: Final = 20_000


def fresh_token() -> str:
    """Return the secret part of a link."""
    return token_urlsafe(18)


def timestamp() -> str:
    """Return the present time as the database stores it."""
    return datetime.now(UTC).isoformat(timespec="seconds")


@dataclass(frozen=True)
class Seat:
    """One seat: its player's name, whether it belongs to a person, the bot that plays it now, and if it has a coach."""

    number: int
    name: str
    is_person: bool
    bot: str = NO_BOT
    handed_out: bool = False
    token: str = field(default_factory=fresh_token)
    coach: bool = False

    @property
    def is_played_by_bot(self) -> bool:
        """Whether a bot plays here now."""
        return self.bot != NO_BOT


@dataclass(frozen=True)
class Access:
    """What a link allows: which seats it plays, and whether it may arrange the table."""

    seats: frozenset[int]
    is_maker: bool = False

    @property
    def viewpoint(self) -> int | None:
        """The seat whose knowledge is shown; None for watchers and for several people around one screen."""
        return next(iter(self.seats)) if len(self.seats) == 1 else None


class Ending(NamedTuple):
    """How a match ended: the points of all seats, and who won; both are empty while it goes on."""

    scores: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()

    @classmethod
    def of(cls, match: Match) -> "Ending":
        """Return how a match ended, if it has."""
        return cls(tuple(match.scores), tuple(match.winners)) if match.seat is None else cls()


NO_ENDING: Final = Ending()


@dataclass(frozen=True)
class Record:
    """Everything stored about a table except the entries of its journal.

    `standing` lists the standing answers in force: the entry where each was given, its name and its seat. `bound` are
    the first entry, and the one after the last, of choices that were made as one and are taken back as one. `origin`
    tells how much the maker could know beforehand: SEED, JOURNAL, POSITION, or nothing. For the table of a lesson it
    is LESSON, a colon and the number of the chapter; such a table is in nobody's list, and expires. `ending` repeats
    what the journal leads to, because lists of finished games cannot replay them. `played` is the time of the last
    choice, and `archived` the time since when nobody can play until somebody brings the table back.
    """

    id: str
    header: str
    maker: str
    watcher: str
    created: str
    seats: tuple[Seat, ...]
    finished: str | None = None
    pace: float = 0.0
    rematch: str = ""
    standing: tuple[tuple[int, str, int], ...] = ()
    bound: tuple[tuple[int, int], ...] = ()
    hints: bool = True
    origin: str = ""
    ending: Ending = NO_ENDING
    played: str = field(default_factory=timestamp)
    archived: str | None = None

    @property
    def chapter(self) -> int | None:
        """The number of the chapter that this table is for; None for a game."""
        kind, _, number = self.origin.partition(":")
        return int(number) if kind == LESSON else None

    def access(self, token: str) -> Access:
        """Return what a link allows."""

        def is_same(known: str) -> bool:  # in constant time, so that nobody can guess a token letter by letter
            # Bytes, because texts would have to be ASCII.
            return compare_digest(token.encode(), known.encode())

        people = [seat for seat in self.seats if seat.is_person]
        for seat in people:
            if seat.handed_out and is_same(seat.token):
                return Access(frozenset({seat.number}))
        if is_same(self.maker):
            return Access(frozenset(seat.number for seat in people if not seat.handed_out), is_maker=True)
        if is_same(self.watcher):
            return Access(frozenset())
        raise NotYours("no-entry")


@dataclass(frozen=True)
class UndoRequest:
    """A request to take back a seat's last choice; the seats in `waiting` still have to agree."""

    seat: int
    waiting: frozenset[int]


@dataclass(frozen=True)
class Stored:
    """A table as the database has it: its record, lines of its journal, and changes since the last of them."""

    record: Record
    lines: list[str]
    notice: int = 0
    request: UndoRequest | None = None


@dataclass(frozen=True)
class Snapshot:
    """A table between two changes; `news` holds the moments that the last change brought.

    `sent` keeps the frames of these moments as they were sent, by their ids, link and language; they depend on nothing
    else than the snapshot.

    Each action checks what the link allows and returns the next snapshot, or raises and changes nothing.
    """

    record: Record
    match: Match
    news: tuple[Moment, ...]
    request: UndoRequest | None = None
    sent: dict[tuple[str, str, Access, str], bytes] = field(init=False, default_factory=dict, compare=False, repr=False)

    @classmethod
    def of(cls, record: Record, match: Match, notice: int = 0, request: UndoRequest | None = None) -> "Snapshot":
        """Return the snapshot of a table that nobody has watched yet."""
        return cls(record, match, (replace(Moment.of(match, []), notice=notice),), request)

    @property
    def moment(self) -> Moment:
        """The present."""
        return self.news[-1]

    @property
    def line(self) -> int:
        """The length of the journal."""
        return self.moment.line

    @property
    def version(self) -> tuple[int, int]:
        """How far the table is: the length of the journal, and the number of changes since its last line."""
        return self.moment.line, self.moment.notice

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats of the table."""
        return self.record.seats

    @property
    def colours(self) -> list[str]:
        """The colour of each seat, no two alike."""
        return tinctures_for(self.match.journal.header.colours, len(self.seats))

    @property
    def bot_to_move(self) -> int | None:
        """The seat that decides, if a bot plays it."""
        seat = self.match.seat
        return seat if seat is not None and seat != CHANCE and self.seats[seat].is_played_by_bot else None

    def wish(self, seat: int) -> Choice | None:
        """Return what the script of a lesson lets a seat play; None if a bot decides by itself."""
        number = self.record.chapter
        found = None if number is None else chapter(self.match.game.id, number)
        return found.wish(self.match, seat) if found else None

    def caught_up(self, stored: Stored) -> "Snapshot":
        """Return the table as somebody else has stored it since, with a moment for each new line."""
        match, news = self.match.copy(), list[Moment]()
        for number, text in enumerate(stored.lines, start=self.line + 2):
            line = decode(number, text)
            match.replay_line(number, line)
            news.append(Moment.of(match) if isinstance(line, tuple) else replace(Moment.of(match, []), undone=True))
        remember(match, stored.record)
        last = news[-1] if news else self.moment
        if stored.notice != last.notice:
            news.append(replace(last.next_notice(), notice=stored.notice))
        return Snapshot(stored.record, match, tuple(news) or (last,), stored.request)

    def lines_after(self, line: int) -> list[str]:
        """Return the lines of the journal from number `line` on, as they are stored."""
        return [encode(one) for one in self.match.journal.history[line:]]

    def access(self, token: str) -> Access:
        """Return what a link allows."""
        return self.record.access(token)

    def held(self, access: Access) -> frozenset[int]:
        """Return the seats that a link plays now: its own, except those handed to a bot."""
        return frozenset(seat for seat in access.seats if not self.seats[seat].is_played_by_bot)

    def others(self, access: Access) -> frozenset[int]:
        """Return the seats played by people who do not hold this link."""
        return frozenset(seat.number for seat in self.seats if not seat.is_played_by_bot) - access.seats

    def undo_seat(self, access: Access) -> int | None:
        """Return the seat of this link whose last choice an undo would take back; None if there is none."""
        if self.match.seat is None:
            return None
        starts = {seat: self.match.last_deliberate(seat) for seat in self.held(access)}
        starts = {seat: start for seat, start in starts.items() if start < len(self.match.journal.entries)}
        return max(starts, key=lambda seat: starts[seat], default=None)

    def can_take_back(self, access: Access, entry: int) -> bool:
        """Whether an undo of this link would take back this entry, without asking anybody."""
        seat = self.undo_seat(access)
        if seat is None or self.match.last_deliberate(seat) != entry - 1:
            return False
        return not self.others(access) or self.match.undoable(seat) > 0

    def deciding(self, access: Access, at: int) -> int:
        """Return the seat that this link decides for, if the journal still has `at` lines."""
        if at != self.line:
            raise TooLate("stale")
        seat = self.match.seat
        if seat is None:
            raise NotNow("over-already")
        if seat not in self.held(access):
            raise NotYours("not-your-turn", name=self.match.names[seat])
        return seat

    def play(self, access: Access, language: str, text: str, at: int) -> "Snapshot":
        """Return the table after a choice that was made when the journal had `at` lines.

        Several choices of the seat, with spaces between them, are played one after the other and taken back as one;
        if one of them is not legal, none is played.
        """
        seat, now, news = self.deciding(access, at), self, list[Moment]()
        begun, choices = self.match.journal.count, text.split() or [text]
        for one in choices:
            # Also if the same seat is asked after a draw: whether the next choice is refused would tell what was drawn,
            # and then nothing would be played.
            if now.match.seat != seat or any(by != seat for by, _ in now.match.journal.entries[begun:]):
                raise NotNow("not-possible-now")
            now = now.after_choice(now.option(language, one))
            news += now.news
        return now if len(choices) == 1 else now._bound(begun, tuple(news))

    def option(self, language: str, text: str) -> Choice:
        """Return the option that a text stands for; raise an error that says why it is none."""
        match = self.match
        choice = match.pack.vocabulary.get(text)
        if choice is None:
            raise unknown("choice", text, [option.text for option in match.options])
        if choice not in match.options:
            words = Words(match.game, match.names, language, match.pack)
            reasons = [words.refusal(one) for one in match.refusals if one.choice is choice]
            raise IllegalChoice(reasons[0]) if reasons else NotNow("not-possible-now")
        return choice

    def after_choice(self, choice: Choice) -> "Snapshot":
        """Return the table after a legal choice, at the next decision; there is a moment for each entry."""
        match = self.match.copy()
        match.take(choice)
        return self._after(match, [Moment.of(match), *_settle(match)])

    def answer_always(self, access: Access, name: str, at: int) -> "Snapshot":
        """Return the table after a standing answer was given for the seat that decides."""
        seat, match = self.deciding(access, at), self.match.copy()
        offers = [one for one in match.game.standing(match.state, seat) if one.name == name]
        if not offers or (name, seat) in {(one.name, one.seat) for one in match.standing}:
            raise InvalidChoice("no-standing", text=shown(name))
        given = (match.journal.count, name, seat)  # before the answer is applied for the first time
        match.stand_by(offers[0], match.journal.count)
        return self._after(match, _settle(match), given)

    def withdraw(self, access: Access, name: str) -> "Snapshot":
        """Return the table without a standing answer of this link's seats."""
        match = self.match.copy()
        for seat in self.held(access):
            match.withdraw(name, seat)
        return replace(self._after(match, []), request=self.request)

    def undo(self, access: Access) -> "Snapshot":
        """Return the table without the last choice of this link's seats, or with a request to the other people."""
        if self.match.seat is None:
            raise NotNow("over-for-good")
        seat = self.undo_seat(access)
        if seat is None:
            raise NotNow("nothing-to-undo")
        if self.line >= LONGEST_JOURNAL:
            raise NotNow("undone-too-often")
        others = self.others(access)
        if others and not self.match.undoable(seat):
            return self._with_request(UndoRequest(seat, others))
        return self._without_last_choice(seat)

    def back_to(self, access: Access, entry: int) -> "Snapshot":
        """Return the table of a lesson as it was after an entry, at a decision of the learner."""
        if self.record.chapter is None or not access.is_maker:
            raise NotNow("nothing-to-undo")
        if self.line >= LONGEST_JOURNAL:
            raise NotNow("undone-too-often")
        match = self.match.copy()
        while len(match.journal.entries) > entry:
            match.undo(agreed=True)
        return self._after(match, [replace(Moment.of(match, []), undone=True)])

    def agree(self, access: Access, is_agreed: bool) -> "Snapshot":
        """Return the table after an answer to a request to undo."""
        request = self.request
        if request is None or not request.waiting & access.seats:
            raise NotNow("nobody-asks")
        if not is_agreed:
            return self._with_request(None)
        waiting = request.waiting - access.seats
        if waiting:
            return self._with_request(replace(request, waiting=waiting))
        return self._without_last_choice(request.seat)

    def seat_bot(self, access: Access, number: int, bot: str) -> "Snapshot":
        """Return the table with a bot in a seat of this link; an empty name takes the seat back."""
        if number not in access.seats:
            raise NotYours("not-your-seat")
        return self._with_seats(replace(self.seats[number], bot=bot))

    def set_coach(self, access: Access, number: int, is_on: bool) -> "Snapshot":
        """Return the table where the coach speaks to a seat of this link, or no longer does."""
        if number not in access.seats:
            raise NotYours("not-your-seat")
        return self._with_seats(replace(self.seats[number], coach=is_on))

    def leave(self, access: Access, bot: str) -> "Snapshot":
        """Return the table with a bot in all seats of this link."""
        return self._with_seats(*(replace(self.seats[seat], bot=bot) for seat in self.held(access)))

    def hand_out(self, access: Access, number: int) -> "Snapshot":
        """Return the table with a seat given away: from now on only its own link plays it."""
        return self._with_seats(replace(self._person(access, number), handed_out=True))

    def take_in(self, access: Access, number: int) -> "Snapshot":
        """Return the table with a seat taken back; a new token makes its old link invalid."""
        return self._with_seats(replace(self._person(access, number), handed_out=False, token=fresh_token()))

    def set_pace(self, access: Access, seconds: float) -> "Snapshot":
        """Return the table where bots wait this long before each choice."""
        if not access.seats and not access.is_maker:
            raise NotYours("watchers-watch")
        return self.with_record(replace(self.record, pace=min(max(seconds, 0.0), LONGEST_PACE)))

    def with_record(self, record: Record) -> "Snapshot":
        """Return the table with another arrangement."""
        return replace(self, record=record, news=(self.moment.next_notice(),))

    def _person(self, access: Access, number: int) -> Seat:
        """Return a person's seat, which only the maker of the table may give away or take back."""
        if not access.is_maker:
            raise NotYours("only-maker")
        if not 0 <= number < len(self.seats) or not self.seats[number].is_person:
            raise InvalidChoice("not-a-person", seat=number)
        return self.seats[number]

    def _bound(self, start: int, news: tuple[Moment, ...]) -> "Snapshot":
        """Return the table where everything since an entry, to the last choice, is taken back as one choice."""
        # The news of this snapshot begin with the last choice; what follows it needed no decision.
        match, end = self.match.copy(), self.news[0].entry
        match.bind(start, end)
        return replace(
            self, record=replace(self.record, bound=(*self.record.bound, (start, end))), match=match, news=news
        )

    def _with_seats(self, *changed: Seat) -> "Snapshot":
        new = {seat.number: seat for seat in changed}
        return self.with_record(replace(self.record, seats=tuple(new.get(seat.number, seat) for seat in self.seats)))

    def _with_request(self, request: UndoRequest | None) -> "Snapshot":
        return replace(self, request=request, news=(self.moment.next_notice(),))

    def _without_last_choice(self, seat: int) -> "Snapshot":
        match = self.match.copy()
        match.undo(seat, agreed=True)
        return self._after(match, [replace(Moment.of(match, []), undone=True)])

    def _after(self, match: Match, news: list[Moment], *given: tuple[int, str, int]) -> "Snapshot":
        in_force = {(one.name, one.seat) for one in match.standing}
        record = replace(
            self.record,
            standing=tuple(one for one in (*self.record.standing, *given) if one[1:] in in_force),
            bound=tuple(one for one in self.record.bound if one[1] <= len(match.journal.entries)),
            finished=None if match.seat is not None else self.record.finished or timestamp(),
            ending=Ending.of(match),
            played=timestamp(),
        )
        # A request to undo ends here: it was about a position that is gone.
        return Snapshot(record, match, tuple(news) or (self.moment.next_notice(),))


def remember(match: Match, record: Record) -> None:
    """Give a match that was replayed what its journal does not tell: standing answers, and choices made as one."""
    restore_standing(match, record)
    for start, end in record.bound:
        match.bind(start, end)


def restore_standing(match: Match, record: Record) -> None:
    """Let the standing answers in force apply, as they were offered when they were given."""
    match.standing = []
    for entry, name, seat in record.standing:
        before = match.copy()
        before.rewind(entry)
        for one in match.game.standing(before.state, seat):
            if one.name == name:
                match.stand_by(one, entry)


def _settle(match: Match) -> list[Moment]:
    """Play on to the next decision and return a moment for each entry."""
    news = []
    while match.settle_once():
        news.append(Moment.of(match))
    return news
