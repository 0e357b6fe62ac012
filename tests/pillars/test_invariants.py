"""The check of a position notices whatever is out of place."""

from collections.abc import Callable

import pytest

from freestone.games.pillars import GAME
from freestone.games.pillars.state import PillarsState
from freestone.games.pillars.steps.builders import PlaceWaiting
from freestone.games.pillars.steps.supply import TakeCard
from pillars.positions import ADVANTAGE, CRAFTSMAN, EVENT, PACK, Table


def supply() -> PillarsState:
    """Phase I of round 2."""
    return Table(3).to_round(2).until(TakeCard).state


def lose_worker(state: PillarsState) -> None:
    state.workers[0] -= 1


def win_workers(state: PillarsState) -> None:
    state.workers[0] += 4


def share_grey_workers(state: PillarsState) -> None:
    state.grey[:2] = [1, 2]


def exceed_gold(state: PillarsState) -> None:
    state.gold[0] = 31


def owe_gold(state: PillarsState) -> None:
    state.gold[0] = -1


def owe_points(state: PillarsState) -> None:
    state.points[0][PACK.tax_source] = -state.total(0) - 1


def owe_points_of_the_priory(state: PillarsState) -> None:
    state.points[0][PACK.priory_source] = -1


def owe_cubes(state: PillarsState) -> None:
    state.cubes[0][1] = -1


def keep_six_cubes(state: PillarsState) -> None:
    state.cubes[0] = [2, 2, 2, 0]


def overfill_the_market(state: PillarsState) -> None:
    state.market[0] = 5


def put_two_metals_at_court(state: PillarsState) -> None:
    state.court_metal = 2


def lay_out_eight_resource_cards(state: PillarsState) -> None:
    state.resource_owner = [-1] * 8 + [-3]


def add_builder(state: PillarsState) -> None:
    state.bag.add(0)


def put_builder_on_the_second_space(state: PillarsState) -> None:
    state.bag.remove(0)
    state.spaces[PACK.place["priory"].spaces[1]] = 0


def double_craftsman(state: PillarsState) -> None:
    state.team[0] += (state.supply[0],)


def lose_craftsman(state: PillarsState) -> None:
    state.supply.pop()


def lose_past_craftsman(state: PillarsState) -> None:
    state.dismissed.remove(CRAFTSMAN["mason_2"])


def lose_starting_craftsman(state: PillarsState) -> None:
    state.team[0] = tuple(card for card in state.team[0] if card != CRAFTSMAN["woodworker"])


def hire_too_early(state: PillarsState) -> None:
    state.team[0] += (CRAFTSMAN["bell_maker"],)


def hire_a_sixth(state: PillarsState) -> None:
    for name in ("mason_2", "skilled_mortar_mixer", "tool_maker"):
        state.dismissed.remove(CRAFTSMAN[name])
        state.team[0] += (CRAFTSMAN[name],)


def double_advantage(state: PillarsState) -> None:
    state.holder[state.advantages.kinds()[-1]] = 0


def lose_advantage(state: PillarsState) -> None:
    state.advantages.remove(state.advantages.kinds()[-1])


def keep_a_now_card(state: PillarsState) -> None:
    state.holder[ADVANTAGE["madonna"]] = 0


def lose_event(state: PillarsState) -> None:
    state.events_left.remove(EVENT["king"])


def protect_from_nothing(state: PillarsState) -> None:
    state.protected[0] = True


def skip_a_part_of_the_cathedral(state: PillarsState) -> None:
    state.cathedral = 0


TAMPERED = [
    *(lose_worker, win_workers, share_grey_workers, exceed_gold, owe_gold, owe_points, owe_points_of_the_priory),
    *(owe_cubes, keep_six_cubes, overfill_the_market, put_two_metals_at_court, lay_out_eight_resource_cards),
    *(add_builder, put_builder_on_the_second_space, double_craftsman, lose_craftsman, lose_past_craftsman),
    *(lose_starting_craftsman, hire_too_early, hire_a_sixth, double_advantage, lose_advantage, keep_a_now_card),
    *(lose_event, protect_from_nothing, skip_a_part_of_the_cathedral),
]


@pytest.mark.parametrize("tamper", TAMPERED, ids=lambda tamper: tamper.__name__)
def test_check_notices(tamper: Callable[[PillarsState], None]) -> None:
    """A sound position passes; with one thing out of place it does not."""
    state = supply()
    GAME.check(state)
    tamper(state)
    with pytest.raises(AssertionError):
        GAME.check(state)


def test_check_counts_the_builder_in_hand() -> None:
    """A builder that was just drawn is neither lost nor counted twice."""
    state = Table().until(PlaceWaiting).state
    GAME.check(state)
    state.waiting.append(state.agenda[-1].seat)
    with pytest.raises(AssertionError):
        GAME.check(state)


def test_check_notices_a_builder_left_out() -> None:
    """After phase II no builder waits or lies in the bag."""
    state = Table().board().state
    GAME.check(state)
    state.waiting.append(0)
    with pytest.raises(AssertionError):
        GAME.check(state)
