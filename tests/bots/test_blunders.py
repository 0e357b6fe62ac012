"""No blunders that a person would laugh at: what people are warned of, bots leave alone."""

import pytest

import freestone
from bots.test_choices import bot
from freestone.bots import roster
from freestone.bots.base import Bot
from freestone.bots.levels import LEVELS
from freestone.core.choice import Choice
from freestone.core.game import find
from freestone.core.seen import Seen
from freestone.games.kutna_hora.names import MINE
from freestone.games.kutna_hora.state import KutnaHoraState
from freestone.games.kutna_hora.steps.joker import ChooseAction
from freestone.games.kutna_hora.steps.rights import TakeRights
from freestone.games.pillars import GAME as PILLARS
from freestone.games.pillars.steps.builders import Place, PlaceWaiting
from freestone.games.pillars.steps.cathedral import Build
from freestone.games.pillars.steps.market import Trade
from freestone.presentation import presentation_of
from freestone.thinking import thinking_of
from freestone.thinking.completions import Completions
from pillars.positions import PACK, RESOURCE, Table

pytestmark = pytest.mark.heavy
SENSIBLE_AT_TIMES = {"pass-idle", "tax", "remove-technology", "leave-free"}
THINKING = ["greedy", "planner", "search", *LEVELS]


def regrets(title: str, kind: type[Bot], seats: int, seed: int) -> list[tuple[int, str, str]]:
    """The choices of a game between bots of one kind that people are warned of although there are others."""
    presentation, match = presentation_of(find(title)), freestone.new(title, seats=seats, seed=seed)
    bots, found = [kind(seat) for seat in range(seats)], []
    while match.seat is not None:
        seen = match.seen()
        choice = bots[seen.seat].choose(seen)
        warned = {caution.id for caution in presentation.cautions(seen.state, seen.seat, choice)} - SENSIBLE_AT_TIMES
        if isinstance(seen.state.agenda[-1], TakeRights):
            warned.discard("decline-free")  # the slot may be wanted for a better building
        if deprives(seen, choice):
            warned.discard("buy-unused")  # the last cubes of the market are missed by somebody else
        if warned and any(not presentation.cautions(seen.state, seen.seat, option) for option in seen.options):
            found.append((len(match.journal.entries), choice.text, min(warned)))
        if wasted_joker(seen, choice):
            found.append((len(match.journal.entries), choice.text, "joker"))
        match.play(choice)
    return found


def deprives(seen: Seen, choice: Choice) -> bool:
    """Whether a rival may expect less after a choice."""
    before, thinking = seen.state, thinking_of(seen.game)
    rivals = [seat for seat in range(before.seats) if seat != seen.seat]
    losses = Completions(
        seen.seat,
        lambda after: max(thinking.evaluate(before, seat) - thinking.evaluate(after, seat) for seat in rivals),
    )
    return losses.worth(before, choice) > 0


def wasted_joker(seen: Seen, choice: Choice) -> bool:
    """Whether reputation is lost for what the card itself gives, or a card that will not be played any more (K10.1)."""
    state, seat = seen.state, seen.seat
    if not isinstance(state, KutnaHoraState) or not isinstance(state.agenda[-1], ChooseAction):
        return False
    cards, first = state.pack.cards, seat * len(state.pack.cards)
    left = [card for card in cards if state.hand[first + card.index]]
    last = len(cards) - len(left) == sum(state.pack.cards_per_turn)
    unplayed = last and any(half.action == choice.value for card in left for half in card.halves)
    return state.reputation[seat] < state.pack.free_joker_at and (choice.value == MINE or unplayed)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("title", ["pillars", "kutna_hora"])
def test_a_whole_game_without_regrets(title: str, seats: int) -> None:
    assert regrets(title, roster.find("greedy", title), seats, seed=seats) == []


@pytest.mark.long
@pytest.mark.parametrize("name", ["planner", "search"])
@pytest.mark.parametrize("title", ["pillars", "kutna_hora"])
def test_thinking_longer_brings_no_regrets(title: str, name: str) -> None:
    assert regrets(title, roster.find(name, title), 2, seed=5) == []


def chosen(table: Table, name: str) -> str:
    seat = table.state.seat
    assert seat is not None
    seen = Seen(PILLARS, PACK, table.state, seat)
    # Levels play by the network that is shipped.
    return (roster.find(name, "pillars")(1) if name in LEVELS else bot(name, 1, seen)).choose(seen).text


@pytest.mark.parametrize("name", THINKING)
def test_no_builder_is_wasted_in_the_last_round(name: str) -> None:
    table = Table().to_round(6).until(PlaceWaiting)
    assert {"place:castle", "place:cathedral"} <= set(table.options)
    assert chosen(table, name) not in {"place:castle", "place:cathedral"}


@pytest.mark.parametrize("name", THINKING)
def test_nobody_pays_the_last_gold_for_next_to_nothing(name: str) -> None:
    table = Table().until(Place)
    seat = table.step.seat
    for card in ("stone-4", "sand-2"):
        table.state.resource_owner[RESOURCE[card]] = seat
    table.state.mill[seat] = 0
    table.own(seat, gold=table.state.cost(), points=10)
    assert chosen(table, name) not in {"place:castle", "place:cathedral", "place:bishop", "place:market"}


@pytest.mark.parametrize("name", THINKING)
def test_the_market_is_visited_for_what_the_team_can_use(name: str) -> None:
    table = Table().to_round(6).board(market=[0]).until(Trade)
    table.team(0, "stonecutter", "mortar_mixer").own(0, gold=9, stone=1, wood=0, sand=0, metal=0)
    assert chosen(table, name) == "buy:stone"


@pytest.mark.parametrize("name", THINKING)
def test_nothing_that_makes_points_stays_undone_in_the_end(name: str) -> None:
    table = Table().to_round(6).board().own(0, stone=2, wood=0, sand=3, metal=0).until(Build, 0)
    while table.state.seat == 0:
        table.play(chosen(table, name))
    assert table.state.cubes[0][:3] == [0, 0, 0]
