"""A match: a position, its journal and a source of chance."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from hashlib import blake2b
from pathlib import Path
from random import Random
from secrets import randbits
from typing import Any, Final

from freestone.core.choice import Choice
from freestone.core.dump import digest
from freestone.core.engine import advance, apply
from freestone.core.errors import FreestoneError, IllegalChoice, InvalidChoice, StaleChoice
from freestone.core.game import Game, Standing, Value, find
from freestone.core.journal import Digest, Header, Journal, Line, Undo, broken, encode, read, write
from freestone.core.names import checked, is_readable
from freestone.core.pack import Pack
from freestone.core.preview import Preview, preview
from freestone.core.state import Event, State
from freestone.core.step import CHANCE, Refusal

DIGEST_EVERY: Final = 50
SAVED_EVERY: Final = 16
LONGEST_NAME: Final = 200
Source = None | str | Path | Pack


class Seen:
    """What one seat knows when it has to decide: all that a bot may read, until the match goes on."""

    def __init__(self, game: Game[Any], pack: Pack, state: State, seat: int) -> None:
        self.game = game
        self.pack = pack
        self.seat = seat
        self.options = state.offered if state.seat == seat else []
        self._state = state
        self._offered = state.offered
        self._redacted: Any = None

    @property
    def state(self) -> Any:
        """The position without what this seat does not know, nor what others are offered: that may tell secrets."""
        if self._redacted is None:
            if self._state.offered is not self._offered:
                raise StaleChoice("the match has gone on since this was seen")
            self._redacted = self.game.redact(self._state, self.seat)
            self._redacted.offered = self.options
        return self._redacted

    def resample(self, rng: Random) -> Any:
        """Return a position that this seat cannot tell from the real one."""
        guess = self.game.resample(self.state, self.seat, rng)
        advance(guess)
        return guess

    def preview(self, choice: Choice) -> Preview:
        """Return what an option would change."""
        return preview(self.game, self.state, choice)


class Match:
    """A game being played: it plays chance and single options itself and journals every entry.

    >>> import freestone
    >>> match = freestone.new("pillars", seats=2, seed=1)
    >>> match.play(match.options[0])
    """

    def __init__(self, game: Game[Any], pack: Pack, header: Header, *, watched: bool = False) -> None:
        self.game = game
        self.pack = pack
        self.journal = Journal(header)
        self.standing: list[Standing] = []
        self.watched = watched
        self.log: list[tuple[int, Event]] = []
        self._deliberate: list[bool] = []
        self._audiences: list[int | None] = []
        self._chances = 0
        self._saved: dict[int, State] = {}
        self.state: Any = self._begun()
        self._collect()

    @property
    def seat(self) -> int | None:
        """Whose decision it is; None when the game is over."""
        seat: int | None = self.state.seat
        return seat

    @property
    def options(self) -> list[Choice]:
        """What that seat may choose."""
        return list(self.state.offered)

    @property
    def names(self) -> list[str]:
        """The players' names by seat."""
        return self.journal.header.names

    @property
    def scores(self) -> list[int]:
        """The points of every seat."""
        return self.game.scores(self.state)

    @property
    def score_sheet(self) -> list[dict[str, int]]:
        """The points of every seat by source."""
        return self.game.score_sheet(self.state)

    @property
    def winners(self) -> list[int]:
        """The seats that have won; empty while the game goes on."""
        return self.game.winners(self.state) if self.seat is None else []

    @property
    def refusals(self) -> list[Refusal]:
        """What the deciding seat might try in vain, and why."""
        return list(self.state.agenda[-1].refusals(self.state)) if self.state.agenda else []

    def seen(self, seat: int | None = None) -> Seen:
        """Return what a seat knows; the deciding one if none is named."""
        whose = self.seat if seat is None else seat
        if whose is None:
            raise IllegalChoice("the game is over: nobody has to decide")
        return Seen(self.game, self.pack, self.state, whose)

    def preview(self, choice: str | Choice) -> Preview:
        """Return what an option would cost and change."""
        return self.seen().preview(self._offered(choice))

    def play(self, *choices: str | Choice) -> None:
        """Take choices, one after the other, for the seat that decides; if one is refused, none is taken."""
        if len(choices) > 1:
            trial = self.copy()
            for choice in choices:
                trial.play(choice)
        for choice in choices:
            self.take(choice)
            self.settle()

    def take(self, choice: str | Choice) -> None:
        """Take one choice and stop there, even before chance: `settle` or `settle_once` goes on."""
        known = self._offered(choice)
        if self.state.agenda[-1].seat == CHANCE:
            raise IllegalChoice(f"{choice} is not possible now: chance comes first")
        self._record(known)

    def settle(self) -> None:
        """Play chance, single options and standing answers until somebody has to decide."""
        while self.settle_once():
            pass

    def settle_once(self) -> bool:
        """Play one entry that needs no decision; return whether there was one."""
        state = self.state
        if not state.agenda:
            return False
        if state.agenda[-1].seat == CHANCE:
            choice = state.offered[outcome(state, self.journal.header.seed, self._chances)]
        else:
            choice = state.offered[0] if len(state.offered) == 1 else self._standing_answer()
        if choice is None:
            return False
        self._record(choice)
        return True

    def answer_always(self, standing: Standing) -> None:
        """Give a standing answer; it holds until it lapses or is withdrawn."""
        self.standing.append(standing)
        self.settle()

    def withdraw(self, name: str, seat: int) -> None:
        """Take a standing answer back."""
        self.standing = [one for one in self.standing if (one.name, one.seat) != (name, seat)]

    def undoable(self, seat: int | None = None) -> int:
        """Return how many entries an undo by this seat takes back for free; 0 if it is not free.

        It is free while the tail holds no chance and no other seat's entry, and the game is not over.
        """
        tail = self.journal.entries[self.last_deliberate(seat) :]
        is_free = self.seat is not None and all(entry[0] == tail[0][0] for entry in tail)
        return len(tail) if is_free else 0

    def undo(self, seat: int | None = None, *, agreed: bool = False) -> None:
        """Take back the last deliberate choice (of a seat) and what followed it; beyond a free undo all must agree.

        The end of the game reveals everything, so nothing is taken back after it.
        """
        if self.seat is None:
            raise IllegalChoice("the game is over: nothing is taken back any more")
        count = len(self.journal.entries) - self.last_deliberate(seat)
        if not count:
            raise IllegalChoice("there is nothing to take back")
        if not agreed and not self.undoable(seat):
            raise IllegalChoice("something was revealed or somebody else has played since: everybody has to agree")
        self.standing = []
        self.journal.add(Undo(count))
        self._go_back()

    def last_deliberate(self, seat: int | None) -> int:
        """Return which entry an undo by this seat goes back to; the number of entries if there is none."""
        entries, deliberate = self.journal.entries, self._deliberate
        backwards = reversed(range(len(entries)))
        return next((at for at in backwards if deliberate[at] and seat in (None, entries[at][0])), len(entries))

    def copy(self) -> "Match":
        """Return an independent match at the same point."""
        other = Match.__new__(Match)
        other.game, other.pack, other.watched = self.game, self.pack, self.watched
        other.journal, other.state = self.journal.copy(), self.state.copy()
        other.standing, other.log = self.standing[:], self.log[:]
        other._deliberate, other._audiences = self._deliberate[:], self._audiences[:]
        other._chances, other._saved = self._chances, self._saved.copy()
        other.state.events = [] if self.watched else None
        return other

    def save(self, path: str | Path) -> None:
        """Write the journal, with digests every 50 entries and at the end."""
        write(path, self.lines())

    def lines(self) -> Iterator[str]:
        """Return the journal's lines with digests, found by replaying it."""
        yield self.journal.header.line()
        replayed = Match(self.game, self.pack, self.journal.header)
        last = len(self.journal.history)
        for number, line in enumerate(self.journal.history, start=1):
            replayed._follow(number + 1, line)
            yield encode(line)
            if number == last or number % DIGEST_EVERY == 0:
                yield encode(Digest(digest(replayed.state)))

    def known_entries(self, seat: int | None) -> list[tuple[int, str]]:
        """Return the entries as a seat may see them while the game runs: what it may not know reads `?`."""
        entries = zip(self.journal.entries, self._audiences, strict=True)
        everything = self.seat is None
        return [entry if everything or audience in (None, seat) else (entry[0], "?") for entry, audience in entries]

    def _repr_svg_(self) -> Any:
        """Return the table as a notebook shows it; None if the title is not drawn."""
        return (insight := self.game.insight()) and insight.picture(self)

    def _offered(self, choice: str | Choice) -> Choice:
        known = self.pack.vocabulary.find(choice) if isinstance(choice, str) else choice
        if known in self.state.offered:
            return known
        if known not in self.pack.vocabulary:
            raise InvalidChoice(f"{choice} belongs to another game or pack")
        if self.seat is None:
            raise IllegalChoice(f"{known} is not possible: the game is over")
        reasons = [refusal.reason for refusal in self.refusals if refusal.choice is known]
        raise IllegalChoice(f"{known} is not possible now" + (f": {reasons[0]}" if reasons else ""))

    def _standing_answer(self) -> Choice | None:
        self.standing = [one for one in self.standing if not one.lapsed(self.state)]
        for one in self.standing:
            choice = one.answer(self.state) if one.seat == self.seat else None
            if choice in self.state.offered:
                return choice
        return None

    def _record(self, choice: Choice) -> None:
        """Journal a choice and take it; it is deliberate unless chance or the only option took it."""
        state = self.state
        step = state.agenda[-1]
        seat = step.seat
        self.journal.add((seat, choice.text))
        self._audiences.append(step.audience())
        self._deliberate.append(seat != CHANCE and len(state.offered) > 1)
        if seat == CHANCE:
            self._chances += 1
        apply(state, choice)
        if self.watched:
            self._collect()

    def _collect(self) -> None:
        """Move what was told to the log, with the number of its entry."""
        self.log.extend((len(self._deliberate), event) for event in self.state.events or [])
        self.state.events = [] if self.watched else None

    def _begun(self) -> State:
        """Return the position before the first entry."""
        header = self.journal.header
        state: State = self.game.setup(self.pack, len(header.names), header.options)
        state.events = [] if self.watched else None
        advance(state)
        return state

    def _go_back(self) -> None:
        """Find the position after the entries in force, and forget what followed.

        Positions on the way are saved. Without them each undo would play the whole game once more: ten thousand
        undos of a stranger's journal took half a minute.
        """
        entries = self.journal.entries
        self._saved = {at: state for at, state in self._saved.items() if at <= len(entries)}
        begin = max(self._saved, default=0)
        state = self._saved[begin].copy() if begin else self._begun()
        state.events = None
        for at in range(begin, len(entries)):
            if at % SAVED_EVERY == 0:
                self._saved[at] = state.copy()
            apply(state, self.pack.vocabulary.find(entries[at][1]))
        state.events = [] if self.watched else None
        self.state = state
        self.log = [line for line in self.log if line[0] <= len(entries)]
        del self._deliberate[len(entries) :], self._audiences[len(entries) :]
        self._chances = sum(seat == CHANCE for seat, _ in entries)

    def _cut(self, count: int) -> None:
        """Go back to where so many entries were in force, and forget what followed."""
        if count < 0:
            raise InvalidChoice(f"there is no entry {count}")
        del self.journal.entries[count:]
        self.journal.history = list(self.journal.entries)
        self._go_back()

    def _follow(self, number: int, line: Line) -> None:
        """Replay one line of a journal; raise BrokenJournal, naming the line, if it does not fit."""
        if isinstance(line, Digest):
            if digest(self.state) != line.value:
                raise broken(number, f"the position is not the one that was saved (digest {line.value!r})")
        elif isinstance(line, Undo):
            self.journal.add(line)
            self._go_back()
        elif line[0] != self.seat:
            whose = "the game is over" if self.seat is None else f"it is seat {self.seat}'s decision"
            raise broken(number, f"{line[1]!r} by seat {line[0]}, but {whose}")
        else:
            self._record(self._legal(number, line[1]))

    def _legal(self, number: int, text: str) -> Choice:
        try:
            return self._offered(text)
        except FreestoneError as error:
            written, rules = self.journal.header.rules, self.game.rules
            why = f" (written under rules {written}, these are rules {rules})" if written != rules else ""
            raise broken(number, f"{error}{why}") from error


def outcome(state: State, seed: int | None, number: int) -> int:
    """Return which option chance takes: a function of the seed and the number of chance entries in force."""
    weights = state.agenda[-1].weights(state)
    point = int.from_bytes(blake2b(f"{seed}:{number}".encode(), digest_size=8).digest(), "big") % sum(weights)
    at = 0
    while point >= weights[at]:
        point -= weights[at]
        at += 1
    return at


def new(
    game: str,
    seats: int | None = None,
    seed: int | None = None,
    names: list[str] | None = None,
    options: Mapping[str, Value] | None = None,
    pack: str | Path | None = None,
    players: list[str] | None = None,
    *,
    watched: bool = False,
) -> Match:
    """Begin a match of a title, with two players unless told; without a seed chance is secret and different every time.

    >>> new("pillars", seats=3, seed=7).names
    ['Player 1', 'Player 2', 'Player 3']
    """
    title = find(game)
    if seats is None:
        seats = 2 if names is None else len(names)
    chosen = title.options(seats, options or {})
    names = checked([f"Player {number + 1}" for number in range(seats)] if names is None else names)
    if len(names) != seats:
        raise InvalidChoice(f"{len(names)} names for {seats} seats")
    components = title.pack(pack)
    header = Header(title.id, title.rules, components.name, components.digest, names, chosen, seed, players or [])
    match = _begin(title, components, header, watched)
    match.settle()
    return match


def load(path: str | Path, pack: str | Path | None = None, to: int | None = None, *, watched: bool = False) -> Match:
    """Read a journal, validate every line and return the match at its end, or after `to` entries."""
    match = replay(read(path), pack, to, watched=watched)
    if to is None:
        match.settle()
    return match


def replay(journal: Journal, pack: Source = None, to: int | None = None, *, watched: bool = False) -> Match:
    """Replay a journal; raise BrokenJournal with line and reason if anything does not fit."""
    try:
        match = _reopen(journal.header, pack, watched)
    except FreestoneError as error:
        raise broken(1, str(error)) from error
    for number, line in enumerate(journal.history, start=2):
        match._follow(number, line)
    if to is not None:
        match._cut(to)
    return match


def _reopen(header: Header, pack: Source, watched: bool) -> Match:
    title = find(header.game)
    if header.rules > title.rules:
        raise InvalidChoice(
            f"written under rules {header.rules} of {title.id}; this Freestone knows rules {title.rules}"
        )
    components = pack if isinstance(pack, Pack) else title.pack(header.pack if pack is None else pack)
    if components.digest != header.pack_digest:
        played = f"{header.pack[:60]!r} {header.pack_digest[:60]!r}"
        raise InvalidChoice(f"played with another pack: {played}, not {components.digest!r}")
    return _begin(title, components, header, watched)


def _begin(title: Game[Any], pack: Pack, header: Header, watched: bool) -> Match:
    """Return the match that a header describes, before its first entry; refuse what it cannot be played with."""
    names, players = header.names, header.players
    options = title.options(len(names), header.options)
    if players and len(players) != len(names):
        raise InvalidChoice(f"{len(players)} players for {len(names)} names")
    for name in (*names, *players):
        if not is_readable(name) or len(name) > LONGEST_NAME:
            raise InvalidChoice(f"a name has 1 to {LONGEST_NAME} printable characters, not {name[:60]!r}")
    seed = randbits(53) if header.seed is None else header.seed
    return Match(title, pack, replace(header, options=options, seed=seed), watched=watched)
