"""What is special about the bot that has learnt: whom it follows, when, and for how long."""

from random import Random
from time import monotonic

import pytest

from bots.tables import QuickGrandmaster, all_games, decisions, opinionated, some
from freestone.bots.base import TimedBot
from freestone.bots.grandmaster import GrandmasterBot, JudgedTree, Playout
from freestone.bots.judge import Judge
from freestone.bots.levels import Master
from freestone.bots.playout import final, promises
from freestone.bots.search import Node, SearchBot
from freestone.core.dump import digest
from freestone.core.engine import apply
from freestone.core.game import find
from freestone.encoding import encoding_of
from freestone.thinking import thinking_of
from freestone.thinking.completions import leaves
from freestone.thinking.network import SHARPNESS, VICTORY, Observer
from strangers import DICE, installed

pytestmark = pytest.mark.heavy


@pytest.mark.parametrize("title", all_games())
def test_one_decision_ahead_a_bot_takes_what_the_network_likes_best(title: str) -> None:
    game, others = find(title), 0
    for seen in some(game, 2, 3, every=17):
        network = opinionated(game, seen.pack, 2)
        observer = Observer(encoding_of(game, seen.pack, 2))
        found = [leaf for leaf in leaves(seen.state, seen.seat) if leaf.state.agenda]
        rows = [observer.see(leaf.state, seen.seat, observer.parts(leaf.state)) for leaf in found]
        worths = network.judge(observer.together(rows)).worths[:, 0]
        choice = Master(1, network).choose(seen)
        own = [worth for leaf, worth in zip(found, worths, strict=True) if leaf.path[0] is choice]
        assert max(own) >= worths.max() - 0.01
        promised = promises(thinking_of(game), seen.state, seen.seat)
        others += choice is not seen.options[promised.index(max(promised))]
    assert others


def test_a_match_that_is_over_is_worth_its_result() -> None:
    game = find("pillars")
    *_, last = decisions(game, 2, 4)
    state = last._state
    while state.agenda:
        apply(state, state.options[0])
    leads, shares = final(game, state)
    worths = Judge(game, last.pack, opinionated(game, last.pack, 2)).worths([(state, 0), (state, 1)])
    assert worths == [lead + VICTORY * share for lead, share in zip(leads, shares, strict=True)]
    assert sum(worths) == pytest.approx(VICTORY)


def test_without_a_network_that_fits_it_plays_like_the_search() -> None:
    with installed(DICE):
        for seen in some(find("dice"), 3, 2, every=5):
            assert GrandmasterBot(4).choose(seen) is SearchBot(4).choose(seen)


@pytest.mark.parametrize("title", all_games())
def test_it_keeps_to_its_time(title: str) -> None:
    class Patient(QuickGrandmaster):
        iterations = 1_000_000

    seen = some(find(title), 2, 4, every=20)[1]
    bot = Patient(1)
    assert isinstance(bot, TimedBot)
    bot.set_time(0.2)
    start = monotonic()
    assert bot.choose(seen) in seen.options
    assert monotonic() - start < 20


@pytest.mark.parametrize("title", all_games())
def test_positions_judged_together_are_judged_as_one_by_one(title: str) -> None:
    found = some(find(title), 2, 6, every=11)[:6]
    judge = Judge(found[0].game, found[0].pack, opinionated(found[0].game, found[0].pack, 2))
    states = [seen.resample(Random(1)) for seen in found]
    for state, ideas in zip(states, judge.ideas(states), strict=True):
        alone = judge.ideas([state])[0]
        assert [idea.promise for idea in ideas] == pytest.approx([idea.promise for idea in alone], abs=0.01)
        assert {idea.leaf.path[0] for idea in ideas} == set(state.options)
        assert ideas[0].promise == max(idea.promise for idea in ideas)


@pytest.mark.parametrize("title", all_games())
def test_at_a_glance_options_look_as_the_policy_of_the_network_says(title: str) -> None:
    for seen in some(find(title), 2, 6, every=11)[:6]:
        network = opinionated(seen.game, seen.pack, 2)
        observer = Observer(encoding_of(seen.game, seen.pack, 2))
        row = observer.see(seen.state, seen.seat, observer.parts(seen.state))
        logits = network.policy(observer.together([row]))[0]
        glances = Judge(seen.game, seen.pack, network).glances([seen.state])[0]
        expected = [SHARPNESS * float(logits[option.index]) for option in seen.options]
        assert glances == pytest.approx(expected, abs=0.01)


@pytest.mark.parametrize("title", all_games())
def test_in_playouts_everybody_takes_what_the_network_likes_at_a_glance(title: str) -> None:
    """Outside the tree of an option and without noise, every choice is the best one at a glance."""
    seen = some(find(title), 2, 4, every=7)[3]
    judge = Judge(seen.game, seen.pack, opinionated(seen.game, seen.pack, 2))
    tree = JudgedTree(seen, Random(1), judge)
    asked, known = 0, 0
    for option in tree.options:
        state, rng = tree._begun(0, option)
        playout = Playout(state, rng, [(Node(), seen.seat)], tree)
        while playout.go_on():
            glances, offered = judge.glances([state])[0], state.options
            before = state.copy()
            playout.choose(glances, 0.0)
            apply(before, offered[glances.index(max(glances))])
            assert digest(state) == digest(before)
            asked += 1
        known += any(node.looks is not None for node, _ in playout.path)
    assert asked
    assert known  # the next playout begins with what did best there
