"""A match: a position, its journal and a source of chance."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from secrets import randbits
from typing import Any, Final

from freestone.core.choice import Choice
from freestone.core.door import texts, whole
from freestone.core.dump import digest
from freestone.core.engine import advance
from freestone.core.errors import FreestoneError, IllegalChoice, InvalidChoice, shown
from freestone.core.game import Folder, Game, Source, Standing, Value, find, named_pack, part
from freestone.core.journal import Digest, Entry, Header, Journal, Line, Undo, broken, encode, read, write
from freestone.core.names import checked, is_readable
from freestone.core.pack import Pack
from freestone.core.preview import Preview
from freestone.core.proceedings import Proceedings, drawn, known_option, record, standing_choice, take
from freestone.core.replay import Position, copied
from freestone.core.seen import Seen
from freestone.core.state import AnyState, Event, State
from freestone.core.step import CHANCE, Refusal

DIGEST_EVERY: Final = 50
LONGEST_NAME: Final = 200
SECRET_BITS: Final = 128
MOST_BITS: Final = 1024  # far below the 4,300 digits that Python turns into text, and so writes and reads


class Match(Proceedings[AnyState]):
    """One playing of a game. It plays chance and forced choices itself and journals every entry.

    >>> import freestone
    >>> match = freestone.new("pillars", seats=2, seed=1)
    >>> match.play(match.options[0])
    """

    def __repr__(self) -> str:
        asked = "over" if self.seat is None else f"seat {self.seat} decides {self.kind}"
        return f"<Match {self.game.id}, {', '.join(self.names)}, entry {self.journal.count}, {asked}>"

    @property
    def state(self) -> AnyState:
        """The complete position, as a copy: changing it does not change the match."""
        if self._shown is None:
            self._shown = copied(self._state)
        return self._shown

    @property
    def log(self) -> list[tuple[int, Event]]:
        """The events of a watched match with the numbers of their entries, as a new list."""
        return self._log[:]

    @property
    def names(self) -> list[str]:
        """The players' names by seat."""
        return self.journal.header.names[:]

    @property
    def scores(self) -> list[int]:
        """The points of every seat."""
        return self.game.scores(self._state)

    @property
    def score_sheet(self) -> list[dict[str, int]]:
        """The points of every seat by source."""
        return self.game.score_sheet(self._state)

    @property
    def winners(self) -> list[int]:
        """The seats that have won; empty during the match."""
        return self.game.winners(self._state) if self.seat is None else []

    @property
    def refusals(self) -> list[Refusal]:
        """The choices that the deciding seat might expect but cannot take, and why."""
        return list(self._state.agenda[-1].refusals(self._state)) if self._state.agenda else []

    def seen(self, seat: int | None = None) -> Seen[AnyState]:
        """Return what a seat knows; by default the deciding one."""
        if seat is not None and not 0 <= (seat := whole("a seat", seat)) < self._state.seats:
            raise InvalidChoice(f"there is no seat {seat}; the seats are 0 to {self._state.seats - 1}")
        whose = self.seat if seat is None else seat
        if whose is None:
            raise IllegalChoice("the game is over: nobody has to decide")
        if whose == CHANCE:
            raise IllegalChoice("chance comes first: nobody has to decide")
        return Seen(self.game, self.pack, self._state, whose)

    def preview(self, choice: str | Choice) -> Preview:
        """Return what an option would cost and change."""
        return self.seen().preview(known_option(self, choice))

    def take(self, choice: str | Choice) -> None:
        """Take one choice and stop, even before chance; continue with `settle` or `settle_once`."""
        take(self, choice)

    def draw(self, outcome: str | Choice | None = None) -> None:
        """Let chance take this outcome, by default the one that the seed determines, and stop."""
        if self.seat != CHANCE:
            raise IllegalChoice("there is nothing to draw: chance is not asked now")
        record(self, drawn(self) if outcome is None else known_option(self, outcome))

    def answer_always(self, standing: Standing) -> None:
        """Give a standing answer; it applies until it expires or is withdrawn."""
        self.stand_by(standing, self.journal.count)
        self.settle()

    def stand_by(self, standing: Standing, since: int) -> None:
        """Let a standing answer apply that was given after so many entries, from the next decision on."""
        standing.since = since
        self.standing.append(standing)

    def withdraw(self, name: str, seat: int) -> None:
        """Withdraw a standing answer."""
        self.standing = [one for one in self.standing if (one.name, one.seat) != (name, seat)]

    def undoable(self, seat: int | None = None) -> int:
        """Return how many entries a free undo by this seat would remove; 0 if it is not free.

        An undo is free if it removes no entry of chance or of another seat, and the match is not over.
        """
        tail = self.journal.entries[self.last_deliberate(seat) :]
        is_free = self.seat is not None and all(entry[0] == tail[0][0] for entry in tail)
        return len(tail) if is_free else 0

    def undo(self, seat: int | None = None, *, agreed: bool = False) -> None:
        """Undo the last deliberate choice (of a seat) and everything after it; `agreed` allows what is not free.

        The end of a match reveals everything, so nothing can be undone after it.
        """
        if self.seat is None:
            raise IllegalChoice("undo-after-end")
        count = len(self.journal.entries) - self.last_deliberate(seat)
        if not count:
            raise IllegalChoice("nothing-to-undo")
        if not agreed and not self.undoable(seat):
            raise IllegalChoice("undo-needs-consent")
        self.journal.add(Undo(count))
        self._go_back()
        # Whoever takes back what was answered automatically wants to be asked.
        kept = [one for one in self.standing if one.since < self.journal.count]
        self.standing = [one for one in kept if standing_choice(self, one) is None]

    def last_deliberate(self, seat: int | None) -> int:
        """Return the entry to which an undo by this seat goes back; the number of entries if there is none."""
        entries = self.journal.entries
        own = (at for at in reversed(self._deliberate) if seat in (None, entries[at][0]))
        return next(own, len(entries))

    def bind(self, start: int, end: int) -> None:
        """Let an undo take back the entries from `start` to before `end` together, as if they were one choice."""
        self._deliberate = [at for at in self._deliberate if not start < at < end]

    def positions(self) -> Iterator[Position]:
        """Yield every position from before the first entry on, with the events on the way to it."""
        return self._replay.positions(self.journal.entries)

    def rewind(self, count: int) -> None:
        """Go back to the position after `count` entries; the journal forgets later and undone entries."""
        if count < 0:
            raise InvalidChoice(f"there is no entry {count}")
        self.journal = self.journal.in_force(count)
        self._go_back()

    def follow(self, entries: list[Entry]) -> None:
        """Replay until exactly these entries are in force; entries that already are need no replay."""
        known, shared = self.journal.entries, 0
        while shared < min(len(known), len(entries)) and known[shared] == entries[shared]:
            shared += 1
        if shared < len(known):
            self.rewind(shared)
        for number, entry in enumerate(entries[shared:], start=shared + 2):
            self.replay_line(number, entry)

    def save(self, path: Folder) -> None:
        """Write the journal, with digests every 50 entries and at the end."""
        write(path, self.lines())

    def lines(self) -> Iterator[str]:
        """Return the lines of the journal with digests, which need a replay."""
        yield self.journal.header.line()
        replayed: Match[AnyState] = Match(self.game, self.pack, self.journal.header)
        history = self.journal.history
        last = len(history)
        for number, line in enumerate(history, start=1):
            replayed.replay_line(number + 1, line)
            yield encode(line)
            if number == last or number % DIGEST_EVERY == 0:
                yield encode(Digest(digest(replayed._state)))

    def known_entries(self, seat: int | None) -> list[tuple[int, str]]:
        """Return the entries as a seat may see them during the match; secret ones read `?`."""
        everything = self.seat is None  # the end of a match reveals everything
        hidden = {} if everything else {at: owner for at, owner in self._audiences.items() if owner != seat}
        return [(entry[0], "?") if at in hidden else entry for at, entry in enumerate(self.journal.entries)]

    def _repr_svg_(self) -> str:
        """Return the table as a notebook shows it."""
        # Core knows no presentation, only where the game says that it is.
        presentation: Any = part(self.game, "presentation", object)
        return str(presentation(self.game).picture(self))

    def _go_back(self) -> None:
        """Restore the position after the entries in force, and forget everything later."""
        entries = self.journal.entries
        self._state, self._shown = self._replay.end(entries), None
        self._state.events = [] if self.watched else None
        self._log = [line for line in self._log if line[0] <= len(entries)]
        self._deliberate = [at for at in self._deliberate if at < len(entries)]
        self._audiences = {at: owner for at, owner in self._audiences.items() if at < len(entries)}
        self._chances = sum(seat == CHANCE for seat, _ in entries)

    def replay_line(self, number: int, line: Line) -> None:
        """Replay one line of a journal; raise BrokenJournal, naming the line, if it does not fit."""
        if isinstance(line, Digest):
            if digest(self._state) != line.value:
                raise broken(number, "other-position", digest=shown(line.value))
        elif isinstance(line, Undo):
            self.journal.add(line)
            self._go_back()
        elif line[0] != self.seat:
            seat, choice = shown(line[0]), shown(line[1])
            if self.seat is None:
                raise broken(number, "entry-after-end", choice=choice, seat=seat)
            raise broken(number, "entry-of-other-seat", choice=choice, seat=seat, deciding=self.seat)
        else:
            record(self, self._legal(number, line[1]))

    def _legal(self, number: int, text: str) -> Choice:
        try:
            return known_option(self, text)
        except FreestoneError as error:
            written, rules = self.journal.header.rules, self.game.rules
            if written == rules:
                raise broken(number, error) from error
            raise broken(number, "under-other-rules", fault=error, written=shown(written), rules=rules) from error


def new(
    game: str,
    seats: int | None = None,
    seed: int | None = None,
    names: Iterable[str] | None = None,
    settings: Mapping[str, Value] | None = None,
    pack: Folder | None = None,
    players: Iterable[str] | None = None,
    *,
    watched: bool = False,
    settle: bool = True,
) -> Match:
    """Begin a match, with two players by default; without a seed, chance is secret and different every time.

    `pack` is the name of a built-in pack or a folder. With `settle=False` the match stops before the first entry of
    chance; continue with `draw` and `settle`.

    >>> new("pillars", seats=3, seed=7).names
    ['Player 1', 'Player 2', 'Player 3']
    """
    found = find(game)
    given = None if names is None else texts("names", names)
    if seats is None:
        seats = 2 if given is None else len(given)
    count = whole("the number of seats", seats)
    chosen = found.full_settings(count, {} if settings is None else settings)
    called = [f"Player {number + 1}" for number in range(count)] if given is None else checked(given)
    if len(called) != count:
        raise InvalidChoice(f"{len(called)} names for {count} seats")
    luck = None if seed is None else whole("the seed", seed)
    who = texts("players", [] if players is None else players)
    components = named_pack(found, pack)
    header = Header(found.id, found.rules, components.name, components.digest, called, chosen, luck, who)
    match = _begin(found, components, header, watched)
    if settle:
        match.settle()
    return match


def position(
    game: str, seats: int = 2, settings: Mapping[str, Value] | None = None, pack: Folder | None = None
) -> State:
    """Return the first position of a game, for programs that play on without a match and its journal."""
    found, count = find(game), whole("the number of seats", seats)
    chosen = found.full_settings(count, {} if settings is None else settings)
    state: State = found.setup(named_pack(found, pack), count, chosen)
    advance(state)
    return state


def load(
    path: Folder, pack: Source = None, to: int | None = None, *, watched: bool = False, settle: bool = True
) -> Match:
    """Load a journal, validate every line, and return the match at its end or after `to` entries."""
    match = replay(read(path), pack, to, watched=watched)
    if to is None and settle:
        match.settle()
    return match


def replay(journal: Journal, pack: Source = None, to: int | None = None, *, watched: bool = False) -> Match:
    """Replay a journal; raise BrokenJournal with line and reason if that is not possible."""
    try:
        match = _reopen(journal.header, pack, watched)
    except FreestoneError as error:
        raise broken(1, error) from error
    for number, line in enumerate(journal.history, start=2):
        match.replay_line(number, line)
    if to is not None:
        match.rewind(to)
    return match


def _reopen(header: Header, pack: Source, watched: bool) -> Match:
    game = find(header.game)
    if header.rules > game.rules:
        raise InvalidChoice("newer-rules", game=game.id, written=shown(header.rules), rules=game.rules)
    components = game.pack(header.pack) if pack is None else named_pack(game, pack)
    if components.digest != header.pack_digest:
        played = f"{shown(header.pack)} {shown(header.pack_digest)}"
        raise InvalidChoice("other-pack", played=played, digest=shown(components.digest))
    return _begin(game, components, header, watched)


def _begin(game: Game[Any], pack: Pack, header: Header, watched: bool) -> Match:
    """Return the match that a header describes, before its first entry; raise if it cannot be played."""
    names, players = header.names, header.players
    settings = game.full_settings(len(names), header.settings)
    if players and len(players) != len(names):
        raise InvalidChoice("players-and-names", players=len(players), names=len(names))
    for name in (*names, *players):
        if not is_readable(name) or len(name) > LONGEST_NAME:
            raise InvalidChoice("unreadable-name", most=LONGEST_NAME, name=shown(name))
    if header.seed is not None and header.seed.bit_length() > MOST_BITS:
        raise InvalidChoice("large-seed", most=MOST_BITS)
    seed = randbits(SECRET_BITS) if header.seed is None else header.seed
    return Match(game, pack, replace(header, settings=settings, seed=seed), watched=watched)
