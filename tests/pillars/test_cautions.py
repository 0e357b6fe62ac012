"""Cautions fire where one would regret a step, and not elsewhere; the best building is really the best."""

from random import Random

import pytest

import freestone
from freestone.core.choice import Choice
from freestone.core.engine import apply
from freestone.games.pillars import GAME
from freestone.games.pillars.presentation.options import best_building
from freestone.games.pillars.state import PillarsState
from freestone.games.pillars.steps.board import ClaimExemption
from freestone.games.pillars.steps.builders import Place, PlaceWaiting
from freestone.games.pillars.steps.cathedral import Build, Work
from freestone.games.pillars.steps.events import Avert
from freestone.games.pillars.steps.market import Sell, Trade
from freestone.games.pillars.steps.supply import TakeCard
from freestone.games.pillars.steps.team import Dismiss
from freestone.presentation import presentation_of
from freestone.words import Words
from pillars.positions import RESOURCE, Table

PRESENTATION = presentation_of(GAME)
WORDS = Words(GAME, ["Anna", "Ben", "Cleo", "Dan"])


def warned(table: Table, text: str) -> dict[str, dict[str, int | str]]:
    """Return the cautions about a choice by id."""
    assert text in table.options, f"{text} is not among {table.options}"
    seat = table.state.seat
    assert seat is not None
    found = PRESENTATION.cautions(table.state, seat, table.state.pack.vocabulary.find(text))
    assert all(WORDS.text(caution.message, **caution.terms) for caution in found)
    return {caution.id: dict(caution.terms) for caution in found}


def test_passing_with_free_workers_and_cards_within_reach() -> None:
    table = Table().until(TakeCard)
    assert warned(table, "pass") == {"pass-idle": {"workers": 12, "cards": 7}}
    assert warned(table, next(text for text in table.options if text.startswith("take:"))) == {}
    table.state.workers[0] = 1
    assert warned(table, "pass") == {}


def test_gold_that_the_tax_will_ask_for() -> None:
    table = Table().until(Place)
    seat, cost = table.step.seat, table.state.cost()
    for card in ("stone-4", "sand-2"):
        table.state.resource_owner[RESOURCE[card]] = seat
    table.state.mill[seat] = 0
    table.own(seat, gold=cost + 3)
    assert warned(table, "place:market") == {"tax": {"gold": 3, "low": 2, "high": 5}}
    assert warned(table, "place:kings_court") == {}
    assert warned(table, "wait") == {}
    table.own(seat, gold=cost + 4)
    assert warned(table, "place:market") == {}
    table.own(seat, gold=3)
    assert warned(table, "wait") == {}


def test_an_exemption_is_kept_while_the_tax_cannot_be_paid() -> None:
    table = Table(wishes=("event:conflict", "roll:5")).to_round(2)
    table.until(TakeCard).hold(0, "tax_exemption").board().until(ClaimExemption)
    table.own(0, gold=1, points=9)
    assert warned(table, "hold:tax_exemption") == {"tax-now": {"due": 5, "gold": 1, "points": 2}}
    assert warned(table, "spend:tax_exemption") == {}
    table.own(0, gold=4)
    assert warned(table, "hold:tax_exemption") == {}, "one gold missing costs nothing"
    table.own(0, gold=0, points=0)
    assert warned(table, "hold:tax_exemption") == {}, "there is no point to lose"


def test_wages_of_idle_workers_count_for_the_tax() -> None:
    table = Table().until(Place)
    seat = table.step.seat
    table.own(seat, gold=table.state.cost())
    assert table.state.mill[seat] == 12
    assert warned(table, "place:market") == {}


def test_places_that_are_worth_nothing_in_the_last_round() -> None:
    table = Table().to_round(5).until(PlaceWaiting)
    assert warned(table, "place:castle") == {}
    table.to_round(6).until(PlaceWaiting)
    assert warned(table, "place:castle") == {"futile-place": {"target": "target-castle"}}
    assert "futile-place" in warned(table, "place:cathedral")
    assert warned(table, "place:priory") == {}


def test_buying_what_nobody_uses_and_selling_for_nothing() -> None:
    table = Table().board(market=[0]).until(Trade, 0)
    table.team(0, "mortar_mixer", "woodworker").own(0, gold=20, sand=9)
    assert warned(table, "buy:stone") == {"buy-unused": {"material": "material-stone"}}
    assert warned(table, "buy:wood") == {}
    table.own(0, gold=26).play("sell:sand")
    assert table.at(Sell)
    assert warned(table, "amount:2") == {}
    assert warned(table, "amount:3")["gold-lost"]["gold"] == 2


def test_hiring_a_mason_without_a_mortar_mixer() -> None:
    table = Table(wishes=("shiring:tool_maker", "shiring:master_woodworker")).until(TakeCard)
    assert warned(table, "hire:mason_2") == {}
    table.team(0, "woodworker", "stonecutter")
    assert "hire-unable" in warned(table, "hire:mason_2")


def test_finishing_while_points_would_be_lost() -> None:
    table = Table().board().own(0, stone=2, wood=0, sand=0).until(Build, 0)
    assert warned(table, "finish") == {}
    table.own(0, stone=8)
    assert warned(table, "finish") == {"finish-excess": {"points": 4, "excess": 3}}
    table = Table().to_round(6).board().own(0, stone=2).until(Build, 0)
    assert warned(table, "finish") == {"finish-last": {"points": 1}}


def test_a_point_for_nothing() -> None:
    table = Table(wishes=("shiring:mason_3", "shiring:carpenter_2")).to_round(2).until(TakeCard)
    seat = table.step.seat
    table.own(seat, gold=20).play("hire:architect").until(Build, seat)
    assert warned(table, "finish") == {"finish-free": {"points": 1}}


def test_cards_that_can_never_be_spent_again() -> None:
    for number, expected in ((5, set()), (6, {"hold-last"})):
        table = Table(wishes=("event:conflict",)).to_round(number)
        table.until(TakeCard).hold(0, "tax_exemption").board().until(ClaimExemption)
        assert warned(table, "hold:tax_exemption").keys() == expected
    table = Table(wishes=("event:conflict",)).to_round(2).until(TakeCard).hold(0, "thomas").board().until(Avert)
    assert warned(table, "hold:thomas") == {}


def exhaustive(state: PillarsState, seat: int) -> int:
    """Return the most points that any way of building makes, by trying all of them."""
    best, seen, stack = 0, set(), [state]
    while stack:
        now = stack.pop()
        best = max(best, now.total(seat) - state.total(seat))
        step = now.agenda[-1] if now.agenda else None
        if not isinstance(step, Build | Work) or step.seat != seat:
            continue
        card = step.card if isinstance(step, Work) else -1
        key = (tuple(now.cubes[seat]), now.gold[seat], now.total(seat), tuple(now.used), now.extra_uses[seat], card)
        if key not in seen:
            seen.add(key)
            stack += [taken(now, choice) for choice in now.options if choice is not now.pack.finish]
    return best


def taken(state: PillarsState, choice: Choice) -> PillarsState:
    after = state.copy()
    apply(after, choice)
    return after


@pytest.mark.parametrize("seed", range(4))
def test_the_best_building_is_the_best(seed: int) -> None:
    match, rng = freestone.new("pillars", seats=3, seed=seed), Random(seed)
    compared = 0
    while match.seat is not None:
        if isinstance(match.state.agenda[-1], Build):
            seat = match.seat
            assert sum(best_building(match.state, seat).values()) == exhaustive(match.state, seat)
            compared += 1
        match.play(rng.choice(match.options))
    assert compared > 10


def test_nothing_is_made_after_the_last_building() -> None:
    table = Table().to_round(6).board().own(0, stone=2).own(1, stone=2).until(Build, 0)
    assert sum(best_building(table.state, 0).values()) == 1
    assert best_building(table.state, 1) == {}


def test_dismissing_the_partner_of_others() -> None:
    """P4.11: masons stand idle without a mortar mixer; another card of the trade will do."""
    table = Table(wishes=("event:collapse", "shiring:skilled_mortar_mixer", "shiring:tool_maker")).board()
    table.until(Dismiss, 0).team(0, "mortar_mixer", "woodworker", "mason_2").own(0, stone=4, wood=0, sand=0)
    expected = {"dismiss-needed": {"craftsman": "craftsman-mortar_mixer", "idle": "craftsman-mason_2"}}
    assert warned(table, "dismiss:mortar_mixer") == expected
    assert warned(table, "dismiss:woodworker") == {}
    assert warned(table.own(0, stone=0), "dismiss:mortar_mixer") == {}
