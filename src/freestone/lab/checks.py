"""Checks of the rules: random games in which every position is inspected, and counts of all lines of play."""

import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from freestone.core import journal as journals
from freestone.core.dump import Plain, dump
from freestone.core.engine import advance, apply
from freestone.core.game import Game, Values
from freestone.core.journal import Header, Journal, encode
from freestone.core.match import replay
from freestone.core.pack import Pack
from freestone.core.preview import preview
from freestone.core.state import State
from freestone.core.step import CHANCE

CLOSER_LOOK = 0.1  # copies, secrecy and previews cost as much as ten moves, so one position in ten is enough
MOST_ENTRIES = 20_000  # no game is nearly as long: one that is never ends


class FuzzedGame(NamedTuple):
    """A random game and, if something was wrong with it, the reason."""

    journal: Journal
    failure: str | None


def fuzz(games: list[Game[Any]], seconds: float, seed: int, pack: Path | None = None) -> Iterator[FuzzedGame]:
    """Play random games with all seat counts and settings for some seconds, at least one of each game."""
    until = time.monotonic() + seconds
    number = 0
    while number < len(games) or time.monotonic() < until:
        game = games[number % len(games)]
        yield RandomGame(game, Random(f"{seed}:{number}"), pack).play()
        number += 1


class RandomGame:
    """One random game under inspection."""

    def __init__(self, game: Game[Any], rng: Random, folder: Path | None = None) -> None:
        self.game = game
        self.rng = rng
        self.folder = folder
        self.pack: Pack = game.pack(folder)
        seats = rng.choice(game.seat_counts)
        settings = random_settings(game, seats, rng)
        names = [f"Player {seat + 1}" for seat in range(seats)]
        header = Header(game.id, game.rules, self.pack.name, self.pack.digest, names, settings, rng.getrandbits(32))
        self.journal = Journal(header)

    def play(self) -> FuzzedGame:
        """Play to the end, or until something is wrong."""
        try:
            state = self._play()
            # The journal knows only what was chosen, so this fails if a position depends on anything else.
            replayed = replay(self.journal, self.folder).state
            assert dump(replayed) == dump(state), "the journal replays to another position"
        except Exception as error:  # noqa: BLE001 - whatever goes wrong is a finding
            return FuzzedGame(self.journal, f"{type(error).__name__}: {error}")
        return FuzzedGame(self.journal, None)

    def _play(self) -> State:
        header = self.journal.header
        state: Any = self.game.setup(self.pack, len(header.names), header.settings)
        advance(state)
        self._inspect(state)
        while state.agenda:
            assert len(self.journal.entries) < MOST_ENTRIES, "the game does not end"
            step = state.agenda[-1]
            odds = step.odds(state) if step.seat == CHANCE else None
            choice = self.rng.choices(state.options, odds)[0]
            self.journal.add((step.seat, choice.text))
            apply(state, choice)
            self._inspect(state)
        return state  # type: ignore[no-any-return]

    def _inspect(self, state: Any) -> None:
        self.game.check(state)
        check_options(self.pack, state)
        check_scores(self.game, state)
        if self.rng.random() < CLOSER_LOOK:
            check_copy(state, self.rng)
            check_secrecy(self.game, state, self.rng)
            check_explanations(self.game, state)


def random_settings(game: Game[Any], seats: int, rng: Random) -> Values:
    """Return any settings that a table with this number of seats may have."""
    return {setting.name: rng.choice(setting.values(seats)) for setting in game.settings}


def check_options(pack: Pack, state: Any) -> None:
    """Assert that every option is known and offered once, and that every outcome of chance can be."""
    assert len({choice.text for choice in state.options}) == len(state.options), f"offered twice: {state.options}"
    assert all(choice in pack.vocabulary for choice in state.options), f"not in the vocabulary: {state.options}"
    if state.seat == CHANCE:
        odds = state.agenda[-1].odds(state)
        assert len(odds) == len(state.options), "odds for each outcome"
        assert min(odds) > 0, f"an outcome that cannot be: {odds}"


def check_scores(game: Game[Any], state: Any) -> None:
    """Assert that the score sheet sums to the scores and that somebody is ahead."""
    assert [sum(row.values()) for row in game.score_sheet(state)] == game.scores(state), (
        "the score sheet does not add up"
    )
    assert set(game.winners(state)) <= set(range(state.seats)), "a winner who does not play"
    assert game.winners(state), "nobody is ahead"


def check_copy(state: Any, rng: Random) -> None:
    """Assert that a copy is equal and that playing on in it leaves the original alone."""
    before = dump(state)
    copy = state.copy()
    assert dump(copy) == before, "the copy differs"
    for _ in range(10):
        if copy.agenda:
            apply(copy, rng.choice(copy.options))
    assert dump(state) == before, "playing in a copy changes the original"


def check_secrecy(game: Game[Any], state: Any, rng: Random) -> None:
    """Assert that filling in what a seat does not know changes nothing that it does know."""
    before = dump(state)
    for seat in (None, *range(state.seats)):
        redacted = game.redact(state, seat)
        known: Plain = dump(redacted)
        guess = game.resample(redacted, seat, rng)
        assert dump(game.redact(guess, seat)) == known, f"redaction is no fixed point for seat {seat}"
        game.check(guess)
    assert dump(state) == before, "redaction changes the position"


def check_explanations(game: Game[Any], state: Any) -> None:
    """Assert that options, refusals, terms and previews can be asked for and change nothing."""
    if not state.agenda or state.seat == CHANCE:
        return
    before = dump(state)
    step = state.agenda[-1]
    step.terms(state)
    assert step.options(state) == state.options, f"{type(step).__name__} offers something else when asked again"
    refused = {refusal.choice.text for refusal in step.refusals(state)}
    assert not refused & {choice.text for choice in state.options}, f"offered and refused: {refused}"
    redacted = game.redact(state, state.seat)
    for choice in redacted.options:
        preview(game, redacted, choice)
    assert dump(state) == before, "explaining changes the position"


def save(journal: Journal, path: Path) -> None:
    """Write a journal as it is, even if it does not replay."""
    journals.write(path, [journal.header.line(), *map(encode, journal.history)])


def perft(state: State, depth: int) -> int:
    """Return the number of sequences of `depth` entries, chance included, that follow a position.

    A line that ends with the game counts where it ends.

    >>> import freestone
    >>> perft(freestone.new("pillars", seats=2, seed=1).state, 1)
    10
    """
    if depth == 0 or not state.agenda:
        return 1
    # The last entries are counted without playing them; they are by far the most.
    if depth == 1:
        return len(state.options)
    total = 0
    for choice in state.options:
        after = state.copy()
        apply(after, choice)
        total += perft(after, depth - 1)
    return total


def positions(state: State, depth: int) -> list[State]:
    """Return the positions after `depth` entries, one for each line; where the game ends earlier, its last one."""
    if depth == 0 or not state.agenda:
        return [state]
    found: list[State] = []
    for choice in state.options:
        after = state.copy()
        apply(after, choice)
        found += positions(after, depth - 1)
    return found
