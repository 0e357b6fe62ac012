"""A match: a position, its journal and a source of chance."""

from collections.abc import Iterator, Mapping
from hashlib import blake2b
from pathlib import Path
from random import Random
from secrets import randbits
from typing import Any

from freestone.core import game as titles
from freestone.core import journal as journals
from freestone.core.choice import Choice
from freestone.core.dump import digest
from freestone.core.engine import advance, apply
from freestone.core.errors import BrokenJournal, FreestoneError, IllegalChoice, InvalidChoice
from freestone.core.game import Game, Pack, Standing, Value
from freestone.core.journal import Digest, Header, Journal, Undo, broken, encode
from freestone.core.preview import Preview, preview
from freestone.core.state import Event, State
from freestone.core.step import CHANCE, Refusal

DIGEST_EVERY = 50


class Seen:
    """What one seat knows when it has to decide: all that a bot may read."""

    def __init__(self, game: Game[Any], pack: Pack, state: State, seat: int) -> None:
        self.game = game
        self.pack = pack
        self.seat = seat
        self.options = state.offered
        self._state = state
        self._redacted: Any = None

    @property
    def state(self) -> Any:
        """The position without what this seat does not know."""
        if self._redacted is None:
            self._redacted = self.game.redact(self._state, self.seat)
        return self._redacted

    def resample(self, rng: Random) -> Any:
        """Return a position that this seat cannot tell from the real one."""
        return self.game.resample(self.state, self.seat, rng)

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
        self._begin()

    def _begin(self) -> None:
        header = self.journal.header
        self.state: Any = self.game.setup(self.pack, len(header.names), header.options)
        self.log: list[tuple[int, Event]] = []
        self.state.events = [] if self.watched else None
        self._deliberate: list[bool] = []
        self._chances = 0
        advance(self.state)
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
        if seat is None:
            seat = self.seat
        if seat is None:
            raise IllegalChoice("the game is over: nobody has to decide")
        return Seen(self.game, self.pack, self.state, seat)

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
        self._record(self._offered(choice), deliberate=True)

    def settle(self) -> None:
        """Play chance, single options and standing answers until somebody has to decide."""
        while self.settle_once():
            pass

    def settle_once(self) -> bool:
        """Play one entry that needs no decision; return whether there was one."""
        state = self.state
        seat = state.seat
        if seat is None:
            return False
        if seat == CHANCE:
            self._record(self._draw(), deliberate=False)
            return True
        choice = state.offered[0] if len(state.offered) == 1 else self._standing_answer()
        if choice is None:
            return False
        self._record(choice, deliberate=False)
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

        It is free while the tail holds no chance and no other seat's entry.
        """
        start = self.last_deliberate(seat)
        tail = self.journal.entries[start:]
        free = all(entry[0] == tail[0][0] for entry in tail)
        return len(tail) if free else 0

    def undo(self, seat: int | None = None, *, agreed: bool = False) -> None:
        """Take back the last deliberate choice (of a seat) and what followed it; beyond a free undo all must agree."""
        count = len(self.journal.entries) - self.last_deliberate(seat)
        if not count:
            raise IllegalChoice("there is nothing to take back")
        if not agreed and not self.undoable(seat):
            raise IllegalChoice("something was revealed or somebody else has played since: everybody has to agree")
        self.journal.undo(count)
        self.standing = []
        self._rebuild()

    def last_deliberate(self, seat: int | None) -> int:
        """Return which entry an undo by this seat goes back to; the number of entries if there is none."""
        entries = self.journal.entries
        for index in range(len(entries) - 1, -1, -1):
            if self._deliberate[index] and seat in (None, entries[index][0]):
                return index
        return len(entries)

    def copy(self) -> "Match":
        """Return an independent match at the same point; nobody watches it."""
        other = object.__new__(Match)
        other.game, other.pack, other.watched = self.game, self.pack, False
        other.journal = self.journal.copy()
        other.state = self.state.copy()
        other.log = []
        other.standing = self.standing[:]
        other._deliberate = self._deliberate[:]
        other._chances = self._chances
        return other

    def save(self, path: str | Path) -> None:
        """Write the journal, with digests every 50 entries and at the end."""
        journals.write(path, self.lines())

    def lines(self) -> Iterator[str]:
        """Return the journal's lines with digests, found by replaying it."""
        yield self.journal.header.line()
        replayed = Match(self.game, self.pack, self.journal.header)
        history = [line for line in self.journal.history if not isinstance(line, Digest)]
        for number, line in enumerate(history, start=2):
            replayed._follow(number, line)
            yield encode(line)
            if number == len(history) + 1 or (number - 1) % DIGEST_EVERY == 0:
                yield encode(Digest(digest(replayed.state)))

    def known_entries(self, seat: int | None) -> list[tuple[int, str]]:
        """Return the entries as a seat may see them while the game runs: what it may not know reads `?`."""
        replayed = Match(self.game, self.pack, self.journal.header)
        known = []
        for chooser, text in self.journal.entries:
            audience = replayed.state.agenda[-1].audience()
            hidden = self.seat is not None and audience not in (None, seat)
            known.append((chooser, "?" if hidden else text))
            replayed._record(self.pack.vocabulary.find(text), deliberate=False)
        return known

    def _offered(self, choice: str | Choice) -> Choice:
        known = self.pack.vocabulary.find(choice) if isinstance(choice, str) else choice
        if known in self.state.offered and self.seat != CHANCE:
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
            if choice is not None:
                return choice
        return None

    def _draw(self) -> Choice:
        choice: Choice = self.state.offered[outcome(self.state, self.journal.header.seed, self._chances)]
        return choice

    def _record(self, choice: Choice, deliberate: bool) -> None:
        seat = self.state.agenda[-1].seat
        self.journal.append(seat, choice.text)
        self._deliberate.append(deliberate)
        if seat == CHANCE:
            self._chances += 1
        apply(self.state, choice)
        if self.watched:
            self._collect()

    def _collect(self) -> None:
        number = len(self.journal.entries)
        self.log.extend((number, event) for event in self.state.events or [])
        self.state.events = [] if self.watched else None

    def _rebuild(self) -> None:
        entries = self.journal.entries
        deliberate = self._deliberate
        history = self.journal.history
        self.journal = Journal(self.journal.header)
        self._begin()
        for (_, text), was_deliberate in zip(entries, deliberate, strict=False):
            self._record(self.pack.vocabulary.find(text), was_deliberate)
        self.journal.history = history

    def _follow(self, number: int, line: journals.Line) -> None:
        """Replay one line of a journal; raise BrokenJournal, naming the line, if it does not fit."""
        if isinstance(line, Undo):
            self.journal.undo(line.count)
            self._rebuild()
        elif isinstance(line, Digest):
            if digest(self.state) != line.value:
                raise broken(number, f"the position is not the one that was saved (digest {line.value})")
        else:
            self._follow_entry(number, *line)

    def _follow_entry(self, number: int, seat: int, text: str) -> None:
        if self.state.seat != seat:
            whose = "the game is over" if self.state.seat is None else f"it is seat {self.state.seat}'s decision"
            raise broken(number, f"{text!r} by seat {seat}, but {whose}")
        try:
            choice = self.pack.vocabulary.find(text)
        except InvalidChoice as error:
            raise broken(number, str(error)) from error
        if choice not in self.state.offered:
            raise broken(number, f"{text!r} is not legal here{self._older_rules()}")
        self._record(choice, deliberate=seat != CHANCE and len(self.state.offered) > 1)

    def _older_rules(self) -> str:
        written = self.journal.header.rules
        return (
            "" if written == self.game.rules else f" (written under rules {written}, these are rules {self.game.rules})"
        )


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
    seats: int = 2,
    seed: int | None = None,
    names: list[str] | None = None,
    options: Mapping[str, Value] | None = None,
    pack: str | Path | None = None,
    players: list[str] | None = None,
    *,
    watched: bool = False,
) -> Match:
    """Begin a match of a title; without a seed chance is secret and different every time.

    >>> new("pillars", seats=3, seed=7).names
    ['Player 1', 'Player 2', 'Player 3']
    """
    title = titles.find(game)
    if names is None:
        names = [f"Player {number + 1}" for number in range(seats)]
    chosen = title.options(len(names), options or {})
    components = title.pack(pack)
    fresh = randbits(53) if seed is None else seed
    header = Header(title.id, title.rules, components.name, components.digest, names, chosen, fresh, players)
    match = Match(title, components, header, watched=watched)
    match.settle()
    return match


def load(path: str | Path, pack: str | Path | None = None, to: int | None = None, *, watched: bool = False) -> Match:
    """Read a journal, validate every line and return the match at its end, or after `to` entries."""
    match = replay(journals.read(path), pack, to, watched=watched)
    if to is None:
        match.settle()
    return match


def replay(journal: Journal, pack: str | Path | None = None, to: int | None = None, *, watched: bool = False) -> Match:
    """Replay a journal; raise BrokenJournal with line and reason if anything does not fit."""
    header = journal.header
    try:
        title = titles.find(header.game)
        if header.rules > title.rules:
            raise broken(
                1, f"written under rules {header.rules} of {title.id}; this Freestone knows rules {title.rules}"
            )
        header.options = title.options(len(header.names), header.options)
        components = title.pack(header.pack if pack is None else pack)
    except BrokenJournal:
        raise
    except FreestoneError as error:
        raise broken(1, str(error)) from error
    if components.digest != header.pack_digest:
        raise broken(1, f"played with another pack: {header.pack} {header.pack_digest}, not {components.digest}")
    match = Match(title, components, header, watched=watched)
    for number, line in enumerate(journal.history if to is None else journal.entries[:to], start=2):
        match._follow(number, line)
    return match
