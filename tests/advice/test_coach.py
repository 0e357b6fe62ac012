"""The coach: remarks that can be said and point at things on the table, fewer from game to game; real mistakes only."""

from collections import defaultdict
from functools import cache

import pytest

import freestone
from bots.tables import all_games, copied
from freestone.advice.coach import SERIOUS, audible, is_doubtful, mistake, promising, remarks, tenable
from freestone.advice.hint import assess
from freestone.advice.views import remark_views
from freestone.bots.greedy import GreedyBot
from freestone.core.match import Match
from freestone.core.seen import Seen
from freestone.games.pillars.presentation.options import best_building
from freestone.games.pillars.state import PillarsState
from freestone.presentation import presentation_of
from freestone.words import Words

NAMES = ["Anna", "Ben", "Cleo"]
SEED = 3
KINDS = 10  # of remarks that a game must have at least


@cache
def played(title: str, seats: int, seed: int) -> list[Seen]:
    """The decisions of a match between greedy bots, each in its own position."""
    match, bot, found = freestone.new(title, seats=seats, seed=seed), GreedyBot(1), []
    while match.seat is not None:
        found.append(copied(match.seen()))
        match.play(bot.choose(match.seen()))
    return found


@pytest.mark.heavy
@pytest.mark.parametrize("title", all_games())
def test_remarks_are_of_many_kinds_and_point_at_things_on_the_table(title: str) -> None:
    kinds = set()
    for seats in (2, 3):
        for at, seen in enumerate(played(title, seats, 2)):
            words, found = Words(seen.game, NAMES[:seats]), remarks(seen.game, seen.state, seen.seat, 0)
            kinds |= {one.id for one in found if not one.id.startswith("tip-")}
            views = remark_views(found, words)
            assert all(view.text.endswith(".") and "{" not in view.text for view in views)
            if found and at % 9 == 0:
                scene = presentation_of(seen.game).scene(seen.state, words, seen.seat)
                there = {one.id for one in scene.panels} | {one.id for one in scene.items}
                assert {item for view in views for item in view.items} <= there
    assert len(kinds) >= KINDS, kinds


@pytest.mark.parametrize("title", all_games())
def test_the_coach_says_less_from_round_to_round_and_from_game_to_game(title: str) -> None:
    heard: dict[tuple[int, int], list[int]] = defaultdict(list)
    for seen in played(title, 2, 2):
        every = presentation_of(seen.game).remarks(seen.state, seen.seat)
        for round in range(1, 7):
            for finished in range(6):
                heard[round, finished].append(len(audible(every, round, finished)))
    counts = {key: sum(found) for key, found in heard.items()}
    for (round, finished), count in counts.items():
        assert count >= counts.get((round + 1, finished), 0)
        assert count >= counts.get((round, finished + 1), 0)
    assert counts[1, 0] > counts[4, 0] > counts[6, 2]
    assert counts[1, 5] < counts[1, 0] / 10


@pytest.mark.heavy
def test_the_coach_speaks_only_for_the_best_and_blames_nobody_for_that() -> None:
    dropped = kept = 0
    for seen in [one for one in played("pillars", 2, 2) if one.kind in ("take-card", "place", "trade")][::12]:
        found, near = remarks(seen.game, seen.state, seen.seat, 0), promising(seen)
        told = tenable(found, near)
        dropped += len([one for one in found if one not in told])
        advised = {text for one in told for text in one.choices}
        kept += len(advised)
        assert all(set(one.choices) & set(near) for one in told if one.choices)
        assert not any(is_doubtful(seen, seen.pack.vocabulary.find(text)) for text in advised)
    assert kept
    assert dropped


def wasted() -> tuple[Match, Seen]:
    """A match in whose last round somebody could finish, although many points can still be built."""
    for seed in range(20):
        match, bot = freestone.new("pillars", seats=2, seed=seed), GreedyBot(1)
        while match.seat is not None:
            state = match.state
            assert isinstance(state, PillarsState)
            if match.seen().kind == "build" and state.last_round() and points_left(match) > SERIOUS + 2:
                return match, match.seen()
            match.play(bot.choose(match.seen()))
    raise AssertionError("nobody has anything to build in the last round")


def points_left(match: Match) -> int:
    assert match.seat is not None
    return sum(best_building(match.state, match.seat).values())


def test_a_serious_mistake_is_found_and_nothing_else() -> None:
    match, seen = wasted()
    find = match.pack.vocabulary.find
    best, second = (find(one.choice) for one in assess(seen, SEED)[:2])
    assert is_doubtful(seen, find("finish"))
    found = mistake(seen, find("finish"), best, SEED, 7)
    assert found
    assert found.entry == 7
    assert found.loss > SERIOUS
    assert found.taken.choice == "finish"
    assert found.best.choice == best.text
    assert mistake(seen, best, best, SEED, 7) is None
    # What a hint has advised is the measure, even if another look would find something better.
    found = mistake(seen, find("finish"), second, SEED, 7)
    assert found is None or found.best.choice == second.text
