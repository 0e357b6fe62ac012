"""The loop, the agenda and the dump of a position."""

import pickle
from hashlib import blake2b
from typing import ClassVar

import numpy as np
import pytest

from core.toy import TOY, Deal, Roll, Round, ToyState, Turn
from freestone.core.choice import Choice
from freestone.core.dump import digest, dump
from freestone.core.engine import advance, apply, outcome
from freestone.core.errors import FreestoneError, IllegalChoice, InvalidChoice
from freestone.core.step import CHANCE, NOBODY, Refusal, Step


@pytest.fixture
def state() -> ToyState:
    fresh = TOY.setup(TOY.pack(), 2, {"rounds": 1, "start": None})
    advance(fresh)
    return fresh


def play(state: ToyState, *texts: str) -> None:
    for text in texts:
        apply(state, state.pack.vocabulary.find(text))


def texts(state: ToyState) -> list[str]:
    return [choice.text for choice in state.options]


def test_the_loop_stops_at_chance(state: ToyState) -> None:
    assert state.seat == CHANCE
    assert texts(state) == ["deal:0", "deal:1", "deal:2", "deal:3"]


def test_the_loop_runs_what_asks_nothing_and_stops_at_a_seat(state: ToyState) -> None:
    play(state, "deal:0", "deal:1", "prize:bronze")
    assert state.seat == 0
    assert texts(state) == ["roll", "beg", "pass"]


def test_the_loop_ends_with_the_game(state: ToyState) -> None:
    play(state, "deal:0", "deal:1", "prize:bronze", "pass", "pass", "show:0", "show:1")
    assert state.over
    assert state.seat is None
    assert state.options == []


@pytest.mark.parametrize(
    ("choice", "kind", "message"),
    [
        (TOY.pack().pass_, IllegalChoice, "pass is not possible now"),
        (TOY.pack().buy, IllegalChoice, "buy is not possible now: coins-short"),
        ("buy", IllegalChoice, "buy is not possible now: coins-short"),
        ("rol", InvalidChoice, "no choice 'rol'; did you mean 'roll'?"),
        ("amount:1", InvalidChoice, "no choice 'amount:1'; there are: roll, beg, pass"),
        (TOY.pack("toy-2").roll, InvalidChoice, "roll belongs to another game or pack"),
    ],
)
def test_only_an_option_can_be_taken(
    state: ToyState, choice: str | Choice, kind: type[FreestoneError], message: str
) -> None:
    if "pass" not in str(choice):
        play(state, "deal:0", "deal:1", "prize:bronze")
    before = digest(state), state.options
    with pytest.raises(FreestoneError) as error:
        apply(state, choice)
    assert (type(error.value), str(error.value)) == (kind, message)
    assert (digest(state), state.options) == before


def test_what_is_neither_a_text_nor_a_choice_is_refused(state: ToyState) -> None:
    before = digest(state)
    for odd in (3, None, np.array([1, 2]), object()):
        with pytest.raises((InvalidChoice, TypeError)):
            apply(state, odd)  # type: ignore[arg-type]
    assert digest(state) == before


def test_a_text_or_an_equal_choice_can_be_taken(state: ToyState) -> None:
    other = state.copy()
    apply(state, "deal:1")
    apply(other, pickle.loads(pickle.dumps(other.options[1])))
    assert digest(other) == digest(state)


def test_nothing_can_be_taken_when_the_game_is_over(state: ToyState) -> None:
    play(state, "deal:0", "deal:1", "prize:bronze", "pass", "pass", "show:0", "show:1")
    with pytest.raises(IllegalChoice, match="pass is not possible: the game is over"):
        apply(state, "pass")


def test_a_step_that_asks_must_offer_something(state: ToyState) -> None:
    class Ask(Step[ToyState]):
        def options(self, state: ToyState) -> list[Choice]:
            return []

    state.push(Ask(0))
    with pytest.raises(AssertionError, match="Ask asks but offers nothing"):
        advance(state)


def test_steps_come_in_the_order_in_which_they_are_pushed(state: ToyState) -> None:
    state.push(Turn(0), Turn(1))
    assert [step.seat for step in reversed(state.agenda)][:2] == [0, 1]


def test_a_step_left_as_it_is_says_nothing_more(state: ToyState) -> None:
    step = Step[ToyState]()
    assert step.seat == NOBODY
    assert (step.refusals(state), step.terms(state), step.audience()) == ([], {}, None)
    for call in (lambda: step.options(state), lambda: step.run(state), lambda: step.take(state, state.options[0])):
        with pytest.raises(NotImplementedError):
            call()


def test_chance_is_even_unless_a_step_says_otherwise(state: ToyState) -> None:
    assert Step[ToyState].odds(state.agenda[-1], state) == [1, 1, 1, 1]
    state.push(Roll(0))
    advance(state)
    assert state.agenda[-1].odds(state) == [1, 2, 3]


@pytest.mark.parametrize("seed", [0, 7, -3, 1 << 128])
def test_chance_by_a_seed_never_changes(state: ToyState, seed: int) -> None:
    """Journals of any age name their seeds; each has to lead to the same chance for ever."""
    state.push(Roll(0))
    advance(state)
    for number in range(40):
        luck = blake2b(f"{seed}:{number}".encode(), digest_size=8).digest()
        fallen = [0, 1, 1, 2, 2, 2][int.from_bytes(luck, "big") % 6]
        assert outcome(state, seed, number) == fallen


def test_refusals_show_what_they_say(state: ToyState) -> None:
    assert repr(Refusal(state.pack.buy, "coins-short", {"needed": 1})) == "Refusal('buy', 'coins-short', {'needed': 1})"
    assert Refusal(state.pack.buy, "coins-short").terms == {}


def test_a_dump_is_plain_and_whole(state: ToyState) -> None:
    assert dump(state) == {
        "seats": 2,
        "agenda": [
            {"step": "Round", "seat": NOBODY},
            *[{"step": "Deal", "seat": CHANCE, "owner": at} for at in (1, 0)],
        ],
        "rounds": 1,
        "start": 0,
        "coins": [0, 0],
        "bought": [0, 0],
        "shown": [0, 0],
        "hands": [-1, -1],
        "cards": {"counts": [2, 2, 2, 2]},
        "prizes": [{"counts": [1, 0, 0]}, {"counts": [0, 1, 2]}],
        "begged": False,
        "rolled": False,
    }


def test_what_holds_for_a_whole_class_is_not_part_of_a_dump() -> None:
    class Ask(Step[ToyState]):
        loud: ClassVar[bool] = True
        word: int

        def __init__(self) -> None:
            super().__init__(0)
            self.word = 3

    assert dump(Ask()) == {"step": "Ask", "seat": 0, "word": 3}


def test_what_is_not_plain_cannot_be_dumped() -> None:
    with pytest.raises(AssertionError, match="is not plain data"):
        dump([{1, 2}])


def test_positions_differ_exactly_when_their_digests_do(state: ToyState) -> None:
    other = state.copy()
    assert digest(other) == digest(state)
    other.agenda[-1] = Deal(1)
    assert digest(other) != digest(state)
    other.agenda = [Round(), Deal(1), Deal(0)]
    assert digest(other) == digest(state)
    other.begged = True
    assert digest(other) != digest(state)


def test_a_copy_is_not_watched_and_independent(state: ToyState) -> None:
    state.events = []
    other = state.copy()
    assert other.events is None
    before = digest(state)
    play(other, "deal:0", "deal:1")
    assert digest(state) == before
    assert texts(state) == ["deal:0", "deal:1", "deal:2", "deal:3"]
