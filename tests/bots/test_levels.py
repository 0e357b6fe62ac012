"""The levels that people choose: what they misjudge, for how long, and who plays where no network fits."""

from itertools import pairwise
from random import Random

import pytest

from bots.tables import all_games, opinionated, some
from freestone.bots import roster
from freestone.bots.grandmaster import GrandmasterBot
from freestone.bots.judge import Idea, Judge
from freestone.bots.levels import LEVELS, Apprentice, Journeyman, LevelBot, Master, Novice
from freestone.core.game import find
from freestone.core.seen import Seen
from freestone.thinking import thinking_of
from strangers import DICE, installed

pytestmark = pytest.mark.heavy
STAND_INS = {"novice": "NoviceBot", "apprentice": "GreedyBot", "journeyman": "PlannerBot", "master": "SearchBot"}


def ideas_of(seen: Seen) -> list[Idea]:
    judge = Judge(seen.game, seen.pack, opinionated(seen.game, seen.pack, seen.state.seats))
    return judge.ideas([seen.resample(Random(1))])[0]


def test_levels_err_less_and_less() -> None:
    kinds = [roster.registry()[name] for name in LEVELS]
    assert kinds == [Novice, Apprentice, Journeyman, Master, GrandmasterBot]
    assert Novice.bias > Apprentice.bias > Journeyman.bias > Master.bias == 1.0


@pytest.mark.parametrize("title", all_games())
def test_a_master_takes_what_the_network_likes_best(title: str) -> None:
    for seen in some(find(title), 2, 3, every=29):
        network = opinionated(seen.game, seen.pack, 2)
        assert Master(1, network).choose(seen) is Master(2, network).choose(seen)


@pytest.mark.parametrize("title", all_games())
def test_a_bias_never_makes_a_loss_a_gain(title: str) -> None:
    """An option that brings at least as much of everything keeps at least its share of what it brings more."""
    game, compared = find(title), 0
    for seen in some(game, 2, 5, every=11):
        ideas = ideas_of(seen)
        brought = [thinking_of(game).parts(idea.leaf.state, seen.seat) for idea in ideas]
        for seed in range(3):
            worth = Novice(seed)._judged(seen)
            errors = [worth(idea) - idea.promise for idea in ideas]
            for (better, more), (worse, less) in pairwise(zip(errors, brought, strict=True)):
                gains = [one - other for one, other in zip(more, less, strict=True)]
                if min(gains) >= 0:
                    compared += 1
                    assert sum(gains) + better - worse >= sum(gains) / Novice.bias - 1e-9
    assert compared > 20


@pytest.mark.parametrize("title", all_games())
def test_a_bias_belongs_to_a_match_not_to_a_choice(title: str) -> None:
    choices = []
    for seen in some(find(title), 2, 5, every=31):
        network = opinionated(seen.game, seen.pack, 2)
        for match in range(8):
            bots = [Novice(seed, network) for seed in (1, 2)]
            for bot in bots:
                bot.set_match(match)
            first, second = (bot.choose(seen) for bot in bots)
            assert first is second
            choices.append(first is Master(1, network).choose(seen))
    assert 0 < sum(choices) < len(choices)


def test_without_a_network_the_hand_made_bots_play() -> None:
    with installed(DICE):
        for seen in some(find("dice"), 3, 2, every=5):
            for name, stand_in in STAND_INS.items():
                kind = roster.registry()[name]
                assert issubclass(kind, LevelBot)
                assert kind.stand_in.__name__ == stand_in
                assert kind(4).choose(seen) is kind.stand_in(4).choose(seen)
