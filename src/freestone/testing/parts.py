"""Checks of the parts beyond a game's rules: how people see it, how bots judge it, and the advice they give."""

from random import Random
from typing import Any, Final

from rich.console import Console

from freestone.advice.hint import assess
from freestone.bots import roster
from freestone.core.dump import digest
from freestone.core.match import Match
from freestone.core.seen import Seen
from freestone.lessons import check as lessons
from freestone.pictures.svg import render, sketch
from freestone.presentation import Routine, presentation_of
from freestone.testing.checks import Table, decisions, some
from freestone.thinking import thinking_of
from freestone.words import Words

# Drawing a position for every seat takes up to half a second, so the checks draw few.
FEW: Final = 60


def check_scenes(table: Table, seed: int) -> None:
    """Every seat and every watcher gets a scene whose items have unique ids and lie on existing panels.

    Watchers get a picture of it, a small one for notebooks too, and so do the seats in turn.
    """
    presentation, words = presentation_of(table.game), _words(table)
    for number, state in enumerate(some(table, seed, FEW)):
        before = digest(state)
        for seat in (None, *range(table.seats)):
            scene = presentation.scene(table.game.redact(state, seat), words, seat)
            ids = [item.id for item in scene.items]
            assert len(ids) == len(set(ids)), "two items have the same id"
            assert {item.panel for item in scene.items} <= {panel.id for panel in scene.panels}
            # Drawing takes longer than all other checks together.
            if seat in (None, number % table.seats):
                assert render(scene)
            if seat is None:
                assert sketch(scene)
        assert digest(state) == before


def check_terminal(table: Table, seed: int) -> None:
    """The terminal shows the table to every seat without changing it."""
    presentation, words = presentation_of(table.game), _words(table)
    console = Console(width=100, record=True, quiet=True)
    for state in some(table, seed, FEW):
        before = digest(state)
        for seat in (None, *range(table.seats)):
            console.print(presentation.terminal(table.game.redact(state, seat), words, seat))
        assert digest(state) == before


def check_dialogs(table: Table, seed: int) -> None:
    """Scores, charts, summaries, outlook, tips, warnings, rules and cards can be shown at any time.

    Routines can be played: nobody else chooses between their choices, and nothing is drawn.
    """
    presentation, words, rng = presentation_of(table.game), _words(table), Random(seed)
    match = table.match(seed)
    match.settle()
    while match.seat is not None:
        match.play(rng.choice(match.options))
        if match.state.over or rng.random() < 0.02:
            samples = presentation.history(match)
            assert all(chart.series for chart in presentation.charts(samples, words))
            presentation.summaries(match, words)
            state = table.game.redact(match.state, match.seat)
            assert len(presentation.tallies(state, words)) == table.seats
            presentation.outlook(state, words, match.seat)
        if not match.state.over and rng.random() < 0.05:
            seen = match.seen()
            for choice in seen.options:
                words.texts(presentation.about(seen.state, seen.seat, choice))
                presentation.cautions(seen.state, seen.seat, choice)
            presentation.tips(seen.state, seen.seat)
            for routine in presentation.routines(seen.state, seen.seat):
                _play(match.copy(), routine)
                words.text(f"routine-{routine.id}")
    presentation.rules(words)
    presentation.glossary(words)
    presentation.cards(words)


def _play(match: Match, routine: Routine) -> None:
    seat, begun = match.seat, match.journal.count
    for choice in routine.choices:
        others = {by for by, _ in match.journal.entries[begun:]} - {seat}
        assert not others, f"{choice.text} of the routine {routine.id} comes after an entry of seats {others}"
        assert choice in match.options, f"{choice.text} of the routine {routine.id} is not offered"
        match.play(choice)


def check_thinking(table: Table, seed: int) -> None:
    """Every seat gets a value for every position, every option a worth, and thinking changes nothing."""
    thinking = thinking_of(table.game)
    for state, _ in decisions(table, seed, 7):
        before = digest(state)
        for seat in range(table.seats):
            assert isinstance(thinking.evaluate(state, seat), float | int)
            thinking.breakdown(state, seat)
        assert len(thinking.appraise(state)) == len(state.options)
        thinking.horizon(state)
        assert digest(state) == before
    assert thinking.reach(table.seats) >= 1


def check_bots(table: Table, seed: int) -> None:
    """Every installed bot that plays this game answers with one of the options."""
    state, seat = _late_decision(table, seed)
    # Some bots have several names; each kind is asked once.
    for kind in dict.fromkeys(roster.bots_for(table.game.id).values()):
        seen = Seen(table.game, table.pack, state, seat)
        assert kind(seed).choose(seen) in seen.options, f"{kind.__name__} chose something else"


def check_advice(table: Table, seed: int) -> None:
    """A hint names options and the scores to expect."""
    seen = Seen(table.game, table.pack, *_late_decision(table, seed))
    advice = assess(seen, seed, worlds=2, games=1)
    assert {one.choice for one in advice} <= {choice.text for choice in seen.options}
    assert all(len(one.scores) == table.seats for one in advice)


def check_lessons(table: Table, seed: int) -> None:  # noqa: ARG001 - all checks share one signature
    """The chapters for this number of seats can be taken: texts, things pointed at, moves and tasks."""
    if table.settings == table.game.full_settings(table.seats, {}):  # a chapter has settings of its own
        assert lessons.check(table.game, table.seats) == []


def _late_decision(table: Table, seed: int) -> tuple[Any, int]:
    """Return a decision shortly before the end: bots that search answer it quickly."""
    found = [(state.copy(), seat) for state, seat in decisions(table, seed) if len(state.options) > 1]
    return found[-min(len(found), 3)]


def _words(table: Table) -> Words:
    return Words(table.game, [f"P{seat}" for seat in range(table.seats)], pack=table.pack)
