"""The conformance suite finds what is wrong: toys with one fault each."""

from typing import Any, Self

import pytest

from core.toy import HIDDEN, TOY, Deal, Prize, Roll, Toy, ToyPack, ToyState, Turn
from freestone.core.choice import Choice
from freestone.core.game import Standing
from freestone.core.step import Refusal, Step
from freestone.presentation import Presentation, Routine
from freestone.testing import CHECKS, Check, Table, checks, parts


class Variant(ToyState):
    """A position that puts other steps on the agenda than the toy would, or is copied in another way."""

    swap = (Turn, Turn)

    def push(self, *steps: Step[Any]) -> None:
        super().push(*steps)
        good, bad = self.swap
        for step in self.agenda:
            if type(step) is good:
                step.__class__ = bad


class Forgetful(Variant):
    def copy(self) -> Self:
        other = super().copy()
        other.begged = False
        return other


class Sharing(Variant):
    def copy(self) -> Self:
        other = super().copy()
        other.coins = self.coins
        return other


class VariantToy(Toy):
    """A toy with another kind of position."""

    def __init__(self, kind: type[Variant]) -> None:
        self.kind = kind

    def setup(self, pack: Any, seats: int, settings: Any) -> ToyState:
        usual = super().setup(pack, seats, settings)
        state = self.kind(usual.pack, seats, usual.rounds)
        state.push(*reversed(usual.agenda))
        return state


def with_step(good: type[Step[Any]], bad: type[Step[Any]]) -> Toy:
    return VariantToy(type("Swapped", (Variant,), {"swap": (good, bad)}))


class OffersTwice(Turn):
    def options(self, state: ToyState) -> list[Choice]:
        return [*super().options(state), state.pack.pass_]


class OffersAStranger(Turn):
    def options(self, state: ToyState) -> list[Choice]:
        return [*super().options(state), TOY.pack("toy-2").pass_]


class PaysForAsking(Turn):
    def options(self, state: ToyState) -> list[Choice]:
        state.coins[self.seat] += 1
        return super().options(state)


class PaysForReasons(Turn):
    def refusals(self, state: ToyState) -> list[Refusal]:
        state.coins[self.seat] += 1
        return []


class RefusesWhatItOffers(Turn):
    def refusals(self, state: ToyState) -> list[Refusal]:
        return [Refusal(state.pack.pass_, "no-way")]


class NeverEnds(Turn):
    def take(self, state: ToyState, choice: Choice) -> None:
        state.push(self)


class Remembers(Turn):
    def take(self, state: ToyState, choice: Choice) -> None:
        self.seat = 1 - self.seat
        super().take(state, choice)


class Undeclared(Turn):
    def options(self, state: ToyState) -> list[Choice]:
        self.asked = True
        return super().options(state)


class WeighsTooLittle(Roll):
    def odds(self, state: ToyState) -> list[int]:
        return [1, 1]


class WeighsNothing(Prize):
    def odds(self, state: ToyState) -> list[int]:
        return [*super().odds(state)[1:], 0]


class WritesItDown(Deal):
    def audience(self) -> int | None:
        return None


class TellsEverybody(Deal):
    def take(self, state: ToyState, choice: Choice) -> None:
        super().take(state, choice)
        for at, event in enumerate(state.events or []):
            assert state.events is not None
            state.events[at] = event._replace(audience=None)


class HidesNothing(Toy):
    def redact(self, state: ToyState, seat: int | None) -> ToyState:
        return state.copy()


class HidesHalf(Toy):
    """The card is hidden, but what is left in the bag gives it away."""

    def redact(self, state: ToyState, seat: int | None) -> ToyState:
        seen = super().redact(state, seat)
        seen.cards = state.cards.copy()
        return seen


class GuessesBadly(Toy):
    def resample(self, state: ToyState, seat: int | None, rng: Any) -> ToyState:
        guess = state.copy()
        guess.hands = [0 if card == HIDDEN else card for card in state.hands]
        return guess


class RedactsInPlace(Toy):
    def redact(self, state: ToyState, seat: int | None) -> ToyState:
        state.hands = super().redact(state, seat).hands
        return super().redact(state, seat)


class CountsWrongly(Toy):
    def scores(self, state: ToyState) -> list[int]:
        return [score + (score > 2) for score in super().scores(state)]


class Unbalanced(Toy):
    def check(self, state: ToyState) -> None:
        assert sum(state.coins) < 2, "too many coins"


class MeasuresAtTimes(Toy):
    def measures(self, state: ToyState, seat: int) -> dict[str, int]:
        return super().measures(state, seat) | ({"begged": 1} if state.begged else {})


class StandsForOthers(Toy):
    def standing(self, state: ToyState, seat: int) -> list[Standing[ToyState]]:
        return super().standing(state, 0)


class RollsAndPasses(Presentation[ToyState]):
    """Offers as one what a draw comes between."""

    def routines(self, state: ToyState, seat: int) -> list[Routine]:
        choices = [state.pack.roll, state.pack.pass_]
        return [Routine("gamble", choices)] if state.pack.roll in state.options else []


class PeeksAtTheDie(Toy):
    presentation = f"{__name__}:RollsAndPasses"


class Shouts(Toy):
    """Its choices are not fit for a URL."""

    def pack(self, source: Any = None) -> ToyPack:
        made = ToyPack("toy-1", [1, 2, 3])
        made.vocabulary.family("Shout", ["hey you"])
        return made


@pytest.mark.parametrize(
    ("game", "check"),
    [
        (with_step(Turn, OffersTwice), checks.check_options),
        (with_step(Turn, OffersAStranger), checks.check_options),
        (with_step(Turn, PaysForAsking), checks.check_asking_changes_nothing),
        (with_step(Turn, PaysForReasons), checks.check_asking_changes_nothing),
        (with_step(Turn, RefusesWhatItOffers), checks.check_refusals),
        (with_step(Turn, NeverEnds), checks.check_options),
        (with_step(Turn, Remembers), checks.check_steps_never_change),
        (with_step(Turn, Undeclared), checks.check_every_field_is_declared),
        (with_step(Roll, WeighsTooLittle), checks.check_chance),
        (with_step(Prize, WeighsNothing), checks.check_chance),
        (with_step(Deal, TellsEverybody), checks.check_private_entries),
        (with_step(Deal, WritesItDown), checks.check_public_entries),
        (VariantToy(Sharing), checks.check_copies),
        (VariantToy(Sharing), checks.check_copies_share_nothing),
        (VariantToy(Forgetful), checks.check_copies),
        (HidesNothing(), checks.check_private_entries),
        (HidesHalf(), checks.check_private_entries),
        (HidesHalf(), checks.check_redaction),
        (GuessesBadly(), checks.check_redaction),
        (RedactsInPlace(), checks.check_redaction),
        (CountsWrongly(), checks.check_scores),
        (Unbalanced(), checks.check_invariants),
        (MeasuresAtTimes(), checks.check_previews),
        (StandsForOthers(), checks.check_standing),
        (Shouts(), checks.check_vocabulary),
        (PeeksAtTheDie(), parts.check_dialogs),
    ],
)
def test_a_fault_is_found(game: Toy, check: Check) -> None:
    with pytest.raises((AssertionError, ValueError, KeyError)):
        try_often(game, check)


@pytest.mark.parametrize("game", [TOY, VariantToy(Variant), with_step(Turn, Turn)])
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_no_fault_is_found_where_there_is_none(game: Toy, check: Check) -> None:
    try_often(game, check)


def try_often(game: Toy, check: Check) -> None:
    for seed in range(8):
        check(Table(game, 2, game.full_settings(2, {})), seed)
