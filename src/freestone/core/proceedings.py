"""The proceedings of a match: its position, the entries that led there, and whatever plays it on.

This is the part of a match that programs repeat millions of times, so `scripts/build` compiles it like the rules.
"""

from typing import Any, Generic, Self

from mypy_extensions import mypyc_attr

from freestone.core.choice import Choice
from freestone.core.door import option
from freestone.core.engine import outcome, proceed
from freestone.core.errors import IllegalChoice
from freestone.core.game import Game, Standing
from freestone.core.journal import Header, Journal
from freestone.core.pack import Pack
from freestone.core.replay import Replay, copied
from freestone.core.state import AnyState, Event
from freestone.core.step import CHANCE


@mypyc_attr(allow_interpreted_subclasses=True)
class Proceedings(Generic[AnyState]):
    """A position with its journal. It plays chance and forced choices itself and journals every entry."""

    _state: AnyState
    _shown: AnyState | None

    def __init__(self, game: Game[Any], pack: Pack, header: Header, *, watched: bool = False) -> None:
        self.game = game
        self.pack = pack
        self.journal = Journal(header)
        self.standing: list[Standing] = []
        self.watched = watched
        self._log: list[tuple[int, Event]] = []
        self._deliberate: list[int] = []  # the numbers of the entries for which a seat had an alternative
        self._audiences: dict[int, int] = {}  # the only seat that may see an entry, by the number of the entry
        self._chances = 0
        self._seed = header.seed
        self._replay: Replay[AnyState] = Replay(game, pack, header)
        self._state, self._shown = self._replay.start([] if watched else None), None
        collect(self)

    def copy(self) -> Self:
        """Return an independent match at the same point."""
        other = type(self).__new__(type(self))  # `__init__` would set the game up again
        other.game, other.pack, other.watched = self.game, self.pack, self.watched
        other.journal, other._state, other._shown = self.journal.copy(), copied(self._state), None
        other.standing, other._log = self.standing[:], self._log[:]
        other._deliberate, other._audiences = self._deliberate[:], self._audiences.copy()
        other._chances, other._seed, other._replay = self._chances, self._seed, self._replay.copy()
        other._state.events = [] if self.watched else None
        return other

    @property
    def seat(self) -> int | None:
        """Whose decision it is: None when the match is over, CHANCE (-1) only in a match that was not settled."""
        return self._state.seat

    @property
    def kind(self) -> str | None:
        """The kind of decision, such as `take-card`; None when the match is over."""
        return self._state.kind

    @property
    def options(self) -> tuple[Choice, ...]:
        """The choices of that seat."""
        return tuple(self._state.options)

    @property
    def odds(self) -> tuple[int, ...]:
        """The likelihood of each option if it is a decision of chance; otherwise empty."""
        return tuple(self._state.odds)

    def play(self, *choices: str | Choice) -> None:
        """Take choices one after the other, each for the seat that decides; if one is not legal, take none."""
        given: tuple[object, ...] = choices  # compiled code would trust their types; `option` does not
        if len(given) > 1:
            trial = self.copy()  # it finds the illegal choice before anything is journalled
            for choice in given:
                take(trial, choice)
                settle(trial)
        for choice in given:
            take(self, choice)
            settle(self)

    def settle(self) -> None:
        """Play chance, forced choices and standing answers until somebody has to decide."""
        settle(self)

    def settle_once(self) -> bool:
        """Play one entry that needs no decision; return whether there was one."""
        return settle_once(self)


# The rest are functions, because `Match` is interpreted: even compiled code looks up each method of such an object.


def take(match: Proceedings[AnyState], given: object) -> None:
    """Take one choice of a seat and stop, even before chance."""
    choice = known_option(match, given)
    if match._state.agenda[-1].seat == CHANCE:
        raise IllegalChoice("chance-first", choice=str(given)[:60])
    record(match, choice)


def settle(match: Proceedings[AnyState]) -> None:
    """Play whatever needs no decision."""
    while settle_once(match):
        pass


def settle_once(match: Proceedings[AnyState]) -> bool:
    """Play one entry that needs no decision; return whether there was one."""
    state = match._state
    if not state.agenda:
        return False
    if state.agenda[-1].seat == CHANCE:
        record(match, drawn(match))
        return True
    if len(state.options) == 1:
        record(match, state.options[0])
        return True
    answer = _standing_answer(match) if match.standing else None
    if answer is not None:
        record(match, answer)
    return answer is not None


def known_option(match: Proceedings[AnyState], given: object) -> Choice:
    """Return the option that a choice or a text stands for; raise an error that names the options, or why not."""
    # The vocabulary knows texts that are not offered now, so they are refused as choices.
    known = match.pack.vocabulary.get(given) if isinstance(given, str) else None
    return option(match._state, given if known is None else known)


def drawn(match: Proceedings[AnyState]) -> Choice:
    """Return the outcome that the seed determines."""
    return match._state.options[outcome(match._state, match._seed, match._chances)]


def record(match: Proceedings[AnyState], choice: Choice) -> None:
    """Journal an option and take it."""
    state, journal = match._state, match.journal
    step = state.agenda[-1]
    audience = step.audience()
    if audience is not None:
        match._audiences[journal.count] = audience
    if step.seat == CHANCE:
        match._chances += 1
    elif len(state.options) > 1:
        match._deliberate.append(journal.count)
    journal.enter(step.seat, choice.text)
    match._shown = None
    proceed(state, choice)
    if match.watched:
        collect(match)


def collect(match: Proceedings[AnyState]) -> None:
    """Move the events of the position to the log, with the number of the entry."""
    match._log.extend((match.journal.count, event) for event in match._state.events or [])
    match._state.events = [] if match.watched else None


def _standing_answer(match: Proceedings[AnyState]) -> Choice | None:
    match.standing = [one for one in match.standing if not one.lapsed(match._state)]
    return next((choice for one in match.standing if (choice := standing_choice(match, one))), None)


def standing_choice(match: Proceedings[AnyState], standing: Standing) -> Choice | None:
    """Return the option that a standing answer takes now, if it applies."""
    choice = standing.answer(match._state) if standing.seat == match._state.seat else None
    return choice if choice in match._state.options else None
