"""Thinking elsewhere: positions are followed, secrets stay where they belong, and lost processes come back."""

import asyncio
import os
import signal
from random import Random

import pytest

import freestone
from freestone.bots.levels import Novice
from freestone.bots.search import SearchBot
from freestone.core.choice import Choice
from freestone.core.dump import dump
from freestone.core.match import Match
from freestone.core.seen import Seen
from freestone.games.pillars.state import HIDDEN
from freestone.table.thinking import Thinkers, choose, match_of, seen_from


def played(seed: int, entries: int) -> Match:
    match, chance = freestone.new("pillars", seats=2, seed=seed), Random(seed)
    while match.seat is not None and len(match.journal.entries) < entries:
        match.play(chance.choice(match.options))
    return match


def test_a_process_follows_a_game_and_its_undos() -> None:
    match = played(1, 60)
    assert dump(match_of(match.journal).state) == dump(match.state)
    match.play(match.options[0])
    assert dump(match_of(match.journal).state) == dump(match.state)
    match.undo(agreed=True)
    match.undo(agreed=True)
    assert dump(match_of(match.journal).state) == dump(match.state)


def test_a_shared_screen_is_advised_by_what_it_shows() -> None:
    for seed in range(200):
        match = played(seed, 120)
        owner = match.seat
        if owner is not None and match.state.foreseen >= 0 and match.state.lasting(owner, "see_event"):
            assert seen_from(match, owner, owner).state.foreseen == match.state.foreseen
            shared = seen_from(match, owner, None)
            assert shared.state.foreseen == HIDDEN
            assert shared.options == match.options
            return
    pytest.fail("nobody ever foresaw anything")


def test_a_search_at_the_table_thinks_by_the_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    budgets: list[tuple[float | None, int]] = []

    def take(bot: SearchBot, seen: Seen) -> Choice:
        budgets.append((bot.seconds, bot.iterations))
        return seen.options[0]

    monkeypatch.setattr(SearchBot, "choose", take)
    match = played(2, 20)
    assert match.seat is not None
    choose(match.journal.in_force(), match.seat, "search")
    assert budgets == [(1.0, 4 * SearchBot.iterations)]


def test_a_bot_repeats_its_choice_after_an_undo_but_not_its_dice() -> None:
    match, tried = played(3, 20), set()
    for _ in range(30):
        seat = match.seat
        assert seat is not None
        choice = choose(match.journal.in_force(), seat, "random")
        tried.add(match.options.index(match.pack.vocabulary.find(choice)) / len(match.options))
        match.play(choice)
        match.undo(agreed=True)
        assert choose(match.journal.in_force(), seat, "random") == choice
        match.play(choice)
    assert len(tried) > 5


def test_a_bot_has_the_same_habits_for_a_whole_match_at_a_table(monkeypatch: pytest.MonkeyPatch) -> None:
    habits: dict[tuple[int, int], set[int]] = {}

    def note(_: Novice, seed: int) -> None:
        habits.setdefault(here, set()).add(seed)

    monkeypatch.setattr(Novice, "set_match", note)
    for seed in (1, 2):
        match = played(seed, 30)
        while (seat := match.seat) is not None and len(match.journal.entries) < 45:
            here = seed, seat
            match.play(choose(match.journal.in_force(), seat, "novice"))
    assert [len(found) for found in habits.values()] == [1] * 4
    assert len(set.union(*habits.values())) == 4


def test_a_lost_process_is_replaced() -> None:
    match = played(2, 20)
    terms = match.journal.in_force(), match.seat, "greedy"

    async def run() -> tuple[str, str]:
        thinkers = Thinkers(workers=1)
        try:
            first = await thinkers.think(choose, *terms)
            os.kill(await thinkers.think(os.getpid), signal.SIGKILL)
            return first, await thinkers.think(choose, *terms)
        finally:
            thinkers.close()

    first, again = asyncio.run(run())
    assert first == again
    assert first in {option.text for option in match.options}
