"""Playing without a match: the first position, options, odds, draws, copies and returns, as programs use them."""

from contextlib import suppress
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given

import freestone
from core.test_door import ODD, SETTINGS
from core.toy import TOY
from freestone.core.dump import digest, dump
from freestone.core.errors import FreestoneError, IllegalChoice, InvalidChoice
from freestone.core.game import registry

if TYPE_CHECKING:
    from freestone.games.kutna_hora.state import KutnaHoraState
    from freestone.games.pillars.state import PillarsState


@pytest.mark.parametrize("game", ["kutna_hora", "pillars", "toy"])
@pytest.mark.parametrize("seats", [2, 3])
def test_a_game_is_played_to_its_end_without_a_match(game: str, seats: int) -> None:
    """The same choices lead to the same position in a match, which shows that nothing but the journal is missing."""
    rng, position = Random(1), freestone.position(game, seats=seats)
    match = freestone.new(game, seats=seats, seed=1, settle=False)
    while not position.over:
        is_chance = position.seat == freestone.CHANCE
        assert len(position.odds) == (len(position.options) if is_chance else 0)
        choice = freestone.draw(position, rng) if is_chance else rng.choice(position.options)
        freestone.apply(position, choice)
        (match.draw if is_chance else match.take)(choice)
    assert dump(position) == dump(match.state)
    assert registry()[game].winners(position) == match.winners
    assert sum(registry()[game].returns(position)) == pytest.approx(0)


def test_the_types_of_positions_are_those_of_the_game() -> None:
    """A type checker knows the fields of both games."""
    pillars: PillarsState = freestone.position("pillars", seats=3)
    kutna_hora: KutnaHoraState = freestone.position("kutna_hora", pack="kutna_hora-4")
    assert (pillars.seats, kutna_hora.seats) == (3, 2)


@given(game=ODD, seats=ODD, settings=SETTINGS, pack=ODD)
def test_whatever_is_handed_in_is_refused_with_a_sentence(game: Any, seats: Any, settings: Any, pack: Any) -> None:
    for arguments in ({"game": game}, {"seats": seats}, {"settings": settings}, {"pack": pack}):
        with suppress(FreestoneError):  # any other error fails the test
            freestone.position(**{"game": "toy", **arguments})


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"seats": 2.0}, "the number of seats is a whole number, not 2.0"),
        ({"seats": 7}, "toy cannot be played by 7; it takes 2, 3 players"),
        ({"settings": ["rounds"]}, r"settings are values by name, not \['rounds'\]"),
        ({"settings": {"rounds": 9}}, "setting rounds cannot be 9 with 2 players"),
        ({"pack": "toy-3"}, "no built-in pack 'toy-3'"),
    ],
)
def test_what_cannot_be_set_up_is_refused(arguments: Any, message: str) -> None:
    with pytest.raises(InvalidChoice, match=f"^{message}"):
        freestone.position("toy", **arguments)


def test_a_copy_is_played_alone() -> None:
    position = freestone.position("toy", settings={"rounds": 1})
    before, copy = digest(position), position.copy()
    freestone.apply(copy, copy.options[0])
    assert digest(position) == before != digest(copy)


def test_only_chance_is_drawn() -> None:
    position, rng = freestone.position("toy"), Random(1)
    while position.seat == freestone.CHANCE:
        freestone.apply(position, freestone.draw(position, rng))
    with pytest.raises(IllegalChoice, match="there is nothing to draw: chance is not asked now"):
        freestone.draw(position, rng)
    while not position.over:
        freestone.apply(position, position.options[-1])
    with pytest.raises(IllegalChoice, match="there is nothing to draw"):
        freestone.draw(position, rng)


def test_draws_follow_the_odds() -> None:
    position, rng = freestone.position("toy"), Random(1)
    while position.kind != "prize":
        freestone.apply(position, position.options[0])
    freestone.apply(position, "prize:bronze")
    while position.kind != "prize":
        freestone.apply(position, "pass")
    drawn = [freestone.draw(position, rng).text for _ in range(3000)]
    assert position.odds == [1, 2]
    assert drawn.count("prize:gold") / 3000 == pytest.approx(2 / 3, abs=0.03)


def test_a_forced_choice_needs_no_draw() -> None:
    position = freestone.position("toy")
    position.options = position.options[:1]
    assert freestone.draw(position, Random(1)) is TOY.pack().deal[0]
