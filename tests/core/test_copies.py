"""Nothing that a bot or a program is given leads back into a match: whatever they do to it, the game stays sound."""

import copy
import pickle
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

import freestone
from freestone.core.bag import Bag
from freestone.core.choice import Choice
from freestone.core.dump import digest
from freestone.core.game import Game
from freestone.core.journal import Header
from freestone.core.match import Match, load
from freestone.core.pack import Pack
from freestone.core.seen import Seen
from freestone.core.state import Event, State, fields
from freestone.core.step import Refusal, Step

GAMES = ["pillars", "kutna_hora"]
DEFINITIONS = (Game, Pack, Step, Choice, Event, Header)
"""What every game of a title shares; it is defined once, and nobody has a reason to write into it."""


def halfway(game: str, seats: int = 3, seed: int = 3) -> Match:
    match = freestone.new(game, seats=seats, seed=seed, watched=True)
    rng = Random(seed)
    for _ in range(60):
        match.play(rng.choice(match.options))
    return match


def given_to_a_bot(seen: Seen) -> list[Any]:
    return [seen.options, seen.state, seen.resample(Random(1)), *map(seen.preview, seen.options)]


def given_to_a_program(match: Match) -> list[Any]:
    journal = match.journal
    own = [match.options, match.odds, match.names, match.log, match.refusals, match.state, match.copy().state]
    counted = [match.scores, match.score_sheet, match.winners, match.known_entries(0)]
    return [*own, *counted, journal.entries, journal.history, *given_to_a_bot(match.seen())]


def vandalise(thing: Any) -> Iterator[Any]:
    """Empty every list and table that can be reached, innermost first."""
    if isinstance(thing, DEFINITIONS):
        return
    if isinstance(thing, State | Bag | Refusal):
        for name in parts_of(thing):
            yield from vandalise(getattr(thing, name))
    elif isinstance(thing, list | tuple | dict):
        for part in thing.values() if isinstance(thing, dict) else thing:
            yield from vandalise(part)
        if not isinstance(thing, tuple):
            thing.clear()
            yield thing


def parts_of(thing: State | Bag | Refusal) -> list[str]:
    if isinstance(thing, State):
        kind: type = type(thing)
        return [*fields(kind), "options"]
    return ["counts"] if isinstance(thing, Bag) else ["terms"]


@pytest.mark.parametrize("game", GAMES)
def test_nothing_that_is_given_away_leads_back_into_the_match(game: str, tmp_path: Path) -> None:
    match, sound = halfway(game), halfway(game)
    cleared = [thing for given in given_to_a_program(match) for thing in vandalise(given)]
    assert len(cleared) > 100
    match.play(sound.options[0].text)
    sound.play(sound.options[0])
    assert match.options == sound.options
    assert match.journal.history == sound.journal.history
    assert list(map(repr, match.log)) == list(map(repr, sound.log))
    assert digest(match.state) == digest(sound.state)
    match.save(tmp_path / "game.jsonl")
    assert digest(load(tmp_path / "game.jsonl").state) == digest(sound.state)


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_cannot_add_an_option(game: str) -> None:
    match = halfway(game)
    illegal = next(choice for choice in match.pack.vocabulary if choice not in match.options)
    seen = match.seen()
    assert isinstance(seen.options, tuple)
    seen.state.options.append(illegal)
    match.state.options.append(illegal)
    with pytest.raises(freestone.IllegalChoice):
        match.play(illegal)


def test_a_position_is_copied_once_and_not_after_each_look() -> None:
    match = halfway("pillars")
    state = match.state
    assert match.state is state
    match.play(match.options[0])
    assert match.state is not state


@pytest.mark.parametrize("game", GAMES)
def test_a_choice_survives_pickle_and_deepcopy(game: str) -> None:
    match = halfway(game)
    for choice in match.pack.vocabulary:
        assert copy.deepcopy(choice) is copy.copy(choice) is choice
        again = pickle.loads(pickle.dumps(choice))
        assert again == choice
        assert hash(again) == hash(choice)
        assert vars_of(again) == vars_of(choice)
    match.play(pickle.loads(pickle.dumps(match.options[-1])))


def vars_of(choice: Choice) -> tuple[object, ...]:
    return choice.verb, choice.noun, choice.text, choice.value, choice.name, choice.index, choice.pack_digest


def test_a_choice_of_another_process_can_be_played() -> None:
    program = """
import freestone, pickle, sys
match = freestone.new("pillars", seed=5)
sys.stdout.buffer.write(pickle.dumps(match.options[0]))
"""
    made = subprocess.run([sys.executable, "-c", program], capture_output=True, check=True).stdout
    match = freestone.new("pillars", seed=5)
    choice = pickle.loads(made)
    assert choice in match.options
    match.play(choice)
    assert match.journal.entries[-1][1] == choice.text or (0, choice.text) in match.journal.entries


def test_a_choice_of_another_pack_is_another_choice() -> None:
    first, second = freestone.new("kutna_hora", seed=1), freestone.new("pillars", seed=1)
    with pytest.raises(freestone.InvalidChoice, match="belongs to another game or pack"):
        first.play(pickle.loads(pickle.dumps(second.options[0])))


@pytest.mark.parametrize("game", GAMES)
def test_things_say_what_they_are(game: str) -> None:
    match = halfway(game, seats=2)
    assert repr(match).startswith(f"<Match {game}, Player 1, Player 2, entry {len(match.journal.entries)}, seat ")
    assert repr(match).endswith(f" decides {match.kind}>")
    assert str(match.journal.header.seed) not in repr(freestone.new(game, seed=987654321))
    seen = match.seen()
    assert repr(seen) == f"<Seen {game}, seat {seen.seat}, {len(seen.options)} options of {seen.kind}>"
    assert repr(match.seen(1 - seen.seat)) == f"<Seen {game}, seat {1 - seen.seat}, not asked>"
    assert repr(match.state).startswith(f"{type(match.state).__name__}(seats=2, agenda=[<")
    assert f"round={match.state.round}" in repr(match.state)
    assert "object at" not in repr(match.state)


@pytest.mark.parametrize("game", GAMES)
def test_a_decision_has_a_kind(game: str) -> None:
    match = freestone.new(game, seed=2)
    kinds = set()
    while match.seat is not None:
        assert match.kind == match.seen().kind == match.state.kind == match.state.agenda[-1].kind
        kinds.add(match.kind)
        match.play(match.options[0])
    assert len(kinds) > 3
    assert match.kind is None
    assert match.seen(0).kind is None
