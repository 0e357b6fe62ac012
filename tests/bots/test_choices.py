"""What every bot keeps to: it takes what is offered, repeats itself and never sees more than its seat."""

from functools import partial
from random import Random
from typing import Any

import pytest

from bots.tables import QuickGrandmaster, all_games, decisions, opinionated, some
from freestone.bots import roster
from freestone.bots.base import Bot
from freestone.bots.grandmaster import GrandmasterBot
from freestone.bots.levels import LEVELS
from freestone.bots.planner import PlannerBot
from freestone.bots.search import SearchBot
from freestone.core.choice import Choice
from freestone.core.dump import dump
from freestone.core.engine import apply
from freestone.core.game import Game, find, registry
from freestone.core.seen import Seen
from freestone.core.state import State
from freestone.games.pillars.state import PillarsState
from freestone.thinking import thinking_of
from freestone.thinking.completions import Completions
from freestone.thinking.network import trained_seats
from freestone.web.site import Texts, levels
from strangers import DICE, installed

pytestmark = pytest.mark.heavy
THINKING = ["greedy", "planner", "search", *LEVELS]


class QuickPlanner(PlannerBot):
    width, first, last = 3, 1, 2


class QuickSearch(SearchBot):
    iterations = 8


def bot(name: str, seed: int, seen: Seen) -> Bot:
    """A bot that does not think long; a level follows a network, whether one is shipped or not."""
    quick: dict[str, type[Bot]] = {"planner": QuickPlanner, "search": QuickSearch, "grandmaster": QuickGrandmaster}
    kind = quick.get(name, roster.registry()[name])
    if issubclass(kind, GrandmasterBot):
        return kind(seed, opinionated(seen.game, seen.pack, seen.state.seats))
    return kind(seed)


@pytest.mark.parametrize("title", all_games())
@pytest.mark.parametrize("name", THINKING)
def test_a_bot_takes_what_is_offered_and_repeats_itself(title: str, name: str) -> None:
    game = find(title)
    for seen in some(game, 2, 3, every=23):
        before = dump(seen._state)
        choice = bot(name, 5, seen).choose(seen)
        assert choice in seen.options
        assert bot(name, 5, seen).choose(seen) is choice
        assert dump(seen._state) == before


def hidden_events() -> list[Seen]:
    """Decisions of seats from which a foreseen event is hidden."""
    game, found = find("pillars"), []
    for seed in range(40):
        for seen in decisions(game, 2, seed):
            state = seen._state
            assert isinstance(state, PillarsState)
            if state.foreseen >= 0 and not state.lasting(seen.seat, "see_event"):
                found.append(Seen(game, seen.pack, state.copy(), seen.seat))
                break
    return found


@pytest.mark.parametrize("name", THINKING)
def test_what_is_hidden_makes_no_difference(name: str) -> None:
    found = hidden_events()
    assert len(found) >= 3
    for seen in found[:3]:
        dealt = [seen.game.resample(seen.state, seen.seat, Random(number)) for number in range(4)]
        assert len({state.foreseen for state in dealt}) > 1
        choices = {bot(name, 9, seen).choose(Seen(seen.game, seen.pack, state, seen.seat)).text for state in dealt}
        assert len(choices) == 1


@pytest.mark.parametrize("title", all_games())
@pytest.mark.parametrize("name", THINKING)
def test_hidden_cards_dealt_anew_make_no_difference_anywhere(title: str, name: str) -> None:
    game = find(title)
    for seen in some(game, 3, 1, every=17 if name == "greedy" else 37):
        other = game.resample(seen.state, seen.seat, Random(8))
        assert bot(name, 2, seen).choose(Seen(game, seen.pack, other, seen.seat)) is bot(name, 2, seen).choose(seen)


def every_end(state: State, choice: Choice, seat: int) -> list[State]:
    """The positions after a choice and every way to complete it."""
    after = state.copy()
    apply(after, choice)
    step = after.agenda[-1] if after.agenda else None
    if step is None or step.seat != seat or not (step.completes or step.begins):
        return [after]
    return [end for option in after.options for end in every_end(after, option, seat)]


def evaluated(game: Game[Any], seat: int, state: State) -> float:
    return thinking_of(game).evaluate(state, seat)


@pytest.mark.parametrize(("title", "apart"), [("pillars", 0.0), ("kutna_hora", 0.6)])
def test_an_option_is_worth_its_best_completion(title: str, apart: float) -> None:
    """Exactly so, but where a question recurs: its answer may be a little worse after another card."""
    game, looked = find(title), 0
    for seen in some(game, 2, 6, every=9):
        judge = partial(evaluated, game, seen.seat)
        for option, worth in zip(seen.options, Completions(seen.seat, judge).worths(seen.state), strict=True):
            best = max(map(judge, every_end(seen.state, option, seen.seat)))
            assert best - apart <= worth <= best
            looked += 1
    assert looked > 50


def test_a_question_that_recurs_is_asked_once() -> None:
    """Where a plot is to be is asked by two cards and by the Joker."""
    game = find("kutna_hora")
    judged: list[State] = []

    def judge(after: State) -> float:
        judged.append(after)
        return float(len(judged))

    seen = next(seen for seen in some(game, 2, 6, every=1) if len([o for o in seen.options if "plot" in o.text]) > 4)
    Completions(seen.seat, judge).worths(seen.state)
    ends = [end for option in seen.options for end in every_end(seen.state, option, seen.seat)]
    assert len(judged) < len(ends) / 2


def test_seeds_settle_ties() -> None:
    seen = some(find("kutna_hora"), 2, 0, every=1)[0]
    assert len({bot("greedy", seed, seen).choose(seen).text for seed in range(30)}) > 1


@pytest.mark.parametrize("title", all_games())
def test_a_search_by_the_clock_and_in_two_processes(title: str) -> None:
    class Clocked(SearchBot):
        seconds = 0.02

    class Parallel(QuickSearch):
        workers = 2

    seen = some(find(title), 2, 4, every=20)[1]
    assert Clocked(1).choose(seen) in seen.options
    assert Parallel(1).choose(seen) is Parallel(1).choose(seen)


def test_every_level_is_a_bot_with_a_name_and_a_character() -> None:
    offered = {level.id: level for level in levels(Texts("en"))}
    assert list(offered)[: len(LEVELS)] == list(LEVELS)
    for level in (offered[name] for name in LEVELS):
        assert level.name == level.id.capitalize()
        assert level.character.endswith(".")


def test_a_level_is_offered_where_it_differs_from_the_one_below() -> None:
    with installed(DICE):
        offered = {level.id: level.seats for level in levels(Texts("en"))}
        assert offered["master"] == {game.id: list(game.seat_counts) for game in registry().values()}
        assert offered["grandmaster"] == {game.id: trained_seats(game) for game in registry().values()}
        assert offered["grandmaster"]["dice"] == []
