"""Evaluations: they know the end, change nothing and like what is good."""

from itertools import combinations
from typing import Any

import pytest

from bots.tables import all_games, decisions
from freestone.core.dump import dump
from freestone.core.game import find
from freestone.core.match import new
from freestone.core.seen import Seen
from freestone.games.pillars.components import Components
from freestone.games.pillars.steps.board import ClaimExemption
from freestone.games.pillars.steps.supply import TakeCard
from freestone.games.pillars.thinking.workshop import MOST_SHOPS, MOST_TRADES, Barter, PillarsWeights, Workshops
from freestone.thinking import thinking_of
from pillars.positions import Table


def last_position(title: str) -> Any:
    """The end of a game played at random."""
    match = new(title, seats=2, seed=1)
    while match.seat is not None:
        match.play(match.options[0])
    return match.state


@pytest.mark.parametrize("title", all_games())
@pytest.mark.parametrize("seats", [2, 4])
def test_it_judges_every_decision_and_changes_nothing(title: str, seats: int) -> None:
    game = find(title)
    thinking = thinking_of(game)
    for number, seen in enumerate(decisions(game, seats, seed=seats)):
        if number % 5 == 0:
            before = dump(seen._state)
            assert len(thinking.appraise(seen._state)) == len(seen.options)
            assert all(-60 < thinking.evaluate(seen._state, seat) < 160 for seat in range(seats))
            assert dump(seen._state) == before


@pytest.mark.parametrize("title", all_games())
def test_the_end_is_worth_its_points(title: str) -> None:
    state, game = last_position(title), find(title)
    for seat, points in enumerate(game.scores(state)):
        assert points <= thinking_of(game).evaluate(state, seat) < points + 1


@pytest.mark.parametrize("title", all_games())
def test_the_weights_are_data_and_can_be_others(title: str) -> None:
    game = find(title)
    thinking = thinking_of(game)
    seen = next(iter(decisions(game, 2, seed=1)))
    weights = {name: [2 * value for value in values] for name, values in thinking.weights.items()}
    other = type(thinking)(game, weights)
    assert other.weights == weights != thinking.weights
    assert isinstance(other.evaluate(seen._state, 0), float)


def first_decision(title: str) -> Seen:
    return next(seen for seen in decisions(find(title), 2, seed=2) if seen.state.round)


@pytest.mark.parametrize(("title", "field"), [("pillars", "gold"), ("kutna_hora", "groschen")])
def test_money_is_good(title: str, field: str) -> None:
    seen = first_decision(title)
    richer: Any = seen._state.copy()
    getattr(richer, field)[seen.seat] += 5
    assert thinking_of(seen.game).evaluate(richer, seen.seat) > thinking_of(seen.game).evaluate(seen._state, seen.seat)


def test_a_better_craftsman_is_better() -> None:
    seen = first_decision("pillars")
    thinking, better = thinking_of(seen.game), seen._state.copy()
    ids = [card.id for card in better.pack.craftsmen]
    better.team[seen.seat] = tuple(sorted([*better.team[seen.seat], ids.index("mason_4")]))
    assert thinking.evaluate(better, seen.seat) > thinking.evaluate(seen._state, seen.seat) + 1


def test_production_is_good() -> None:
    seen = first_decision("kutna_hora")
    thinking, better = thinking_of(seen.game), seen._state.copy()
    better.production[6 * seen.seat] += 3
    assert thinking.evaluate(better, seen.seat) > thinking.evaluate(seen._state, seen.seat) + 1


@pytest.mark.parametrize("gold", [1, 9])
@pytest.mark.parametrize("tax", [2, 3, 4, 5])
def test_an_exemption_is_worth_the_tax_that_it_saves(tax: int, gold: int) -> None:
    """Francis pays at most 2, so an exemption saves him no more than that, whatever is rolled (P4.7)."""

    def worth(rolled: int, *cards: str) -> float:
        table = Table(wishes=("event:conflict", f"roll:{rolled}")).to_round(3).until(TakeCard)
        table.hold(0, "tax_exemption", *cards).board().until(ClaimExemption).own(0, gold=gold)
        return thinking_of(find("pillars")).appraise(table.state)[table.options.index("spend:tax_exemption")]

    assert worth(tax, "francis") == worth(2)
    assert worth(5) > worth(2)


def test_what_is_remembered_of_teams_and_trades_is_bounded() -> None:
    """A bot at a server thinks for weeks in one process."""
    game = find("pillars")
    pack = game.pack()
    assert isinstance(pack, Components)
    shops = Workshops(pack, PillarsWeights(thinking_of(game).weights), 2)
    for team in combinations(range(len(pack.craftsmen)), 4):
        shop = shops.workshop(shops.full(team), team, 1)
        assert len(shops._workshops) <= MOST_SHOPS
    purse = shops.purse(1, 0)
    for number in range(MOST_TRADES + 100):
        stock = [number % 50, number // 50 % 50, number // 2500]
        shop.gain_of_trade(purse, [0, 0, 0, 0], 0, Barter(pack.prices, stock, (0,), ()))
        assert len(shops._trades) <= MOST_TRADES
