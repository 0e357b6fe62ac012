"""A toy game for tests of the core: a private card, a prize, a die, buying points with coins, begging and passing.

Every seat is dealt a card that only its owner sees. In each round a prize is drawn from a deck of two layers; then
every seat in turn buys points, rolls for coins, begs once and passes. At the end the cards are shown and score.
"""

from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Final, Self

from freestone.core.bag import Bag
from freestone.core.choice import Choice
from freestone.core.errors import unknown
from freestone.core.game import Game, Setting, Standing, Value
from freestone.core.pack import Pack
from freestone.core.state import Event, EventKind, State
from freestone.core.step import CHANCE, Refusal, Step, Terms

HIDDEN: Final = -2
NONE: Final = -1
CARDS: Final = 4

DEALT: Final = EventKind("dealt", "card")
ROLLED: Final = EventKind("rolled", "coins")
BOUGHT: Final = EventKind("bought", "points")
PASSED: Final = EventKind("passed")


class ToyPack(Pack):
    """Two packs: `toy-1` and `toy-2`, whose die is kinder."""

    die: list[int]

    def __init__(self, name: str, die: list[int]) -> None:
        super().__init__(name, f"digest of {name}")
        self.die = die
        family, single = self.vocabulary.family, self.vocabulary.single
        self.deal = family("deal", [str(card) for card in range(CARDS)], "card")
        self.show = family("show", [str(card) for card in range(CARDS)], "card")
        self.prize = family("prize", ["bronze", "silver", "gold"], "prize")
        self.coins = family("coins", [str(coins) for coins in range(len(die))])
        self.buy = single("buy")
        self.roll = single("roll")
        self.beg = single("beg")
        self.pass_ = single("pass")
        self.amount = family("amount", [str(number) for number in range(30)])


PACKS: Final = {"toy-1": ToyPack("toy-1", [1, 2, 3]), "toy-2": ToyPack("toy-2", [0, 0, 1])}


class ToyState(State):
    """Coins, points and cards by seat."""

    pack: ToyPack
    rounds: int
    start: int
    coins: list[int]
    bought: list[int]
    shown: list[int]
    hands: list[int]
    cards: Bag
    prizes: list[Bag]
    begged: bool
    rolled: bool

    def __init__(self, pack: ToyPack, seats: int, rounds: int) -> None:
        super().__init__(seats)
        self.pack = pack
        self.rounds = rounds
        self.start = 0
        self.coins = [0] * seats
        self.bought = [0] * seats
        self.shown = [0] * seats
        self.hands = [NONE] * seats
        self.cards = Bag([2] * CARDS)
        self.prizes = [Bag([1, 0, 0]), Bag([0, 1, 2])]
        self.begged = False
        self.rolled = False

    def copy(self) -> Self:
        other = type(self)(self.pack, self.seats, self.rounds)
        other.agenda = self.agenda[:]
        other.options = self.options
        other.start = self.start
        other.coins = self.coins[:]
        other.bought = self.bought[:]
        other.shown = self.shown[:]
        other.hands = self.hands[:]
        other.cards = self.cards.copy()
        other.prizes = [layer.copy() for layer in self.prizes]
        other.begged = self.begged
        other.rolled = self.rolled
        return other

    @property
    def layer(self) -> Bag:
        """The first prizes that are not empty."""
        return next((layer for layer in self.prizes if not layer.empty), self.prizes[-1])


class Deal(Step[ToyState]):
    """A card that only its owner sees."""

    owner: int

    def __init__(self, owner: int) -> None:
        super().__init__(CHANCE)
        self.owner = owner

    def options(self, state: ToyState) -> list[Choice]:
        return [state.pack.deal[card] for card in state.cards.kinds()]

    def odds(self, state: ToyState) -> list[int]:
        return state.cards.odds()

    def take(self, state: ToyState, choice: Choice) -> None:
        state.cards.remove(choice.value)
        state.hands[self.owner] = choice.value
        if state.events is not None:
            state.events.append(Event(DEALT, self.owner, (choice.name,), self.owner))

    def audience(self) -> int | None:
        return self.owner


class Round(Step[ToyState]):
    """The rest of the game: a prize and a turn each, again and again, then the cards are shown."""

    def run(self, state: ToyState) -> None:
        if state.rounds == 0:
            state.push(*(Show(seat) for seat in range(state.seats)))
            return
        state.rounds -= 1
        seats = [(state.start + turn) % state.seats for turn in range(state.seats)]
        state.push(Prize(), *(BeginTurn(seat) for seat in seats), self)


class Prize(Step[ToyState]):
    """Coins for everybody."""

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def options(self, state: ToyState) -> list[Choice]:
        return [state.pack.prize[kind] for kind in state.layer.kinds()]

    def odds(self, state: ToyState) -> list[int]:
        return state.layer.odds()

    def take(self, state: ToyState, choice: Choice) -> None:
        state.layer.remove(choice.value)
        for seat in range(state.seats):
            state.coins[seat] += choice.value


class BeginTurn(Step[ToyState]):
    """One seat's turn."""

    player: int

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player = player

    def run(self, state: ToyState) -> None:
        state.begged = False
        state.rolled = False
        state.push(Turn(self.player))


class Turn(Step[ToyState]):
    """Buy, roll once, beg once, or pass; after a roll and a beg without coins only passing is left."""

    def options(self, state: ToyState) -> list[Choice]:
        pack = state.pack
        found = [pack.buy] if state.coins[self.seat] else []
        found += [] if state.rolled else [pack.roll]
        found += [] if state.begged else [pack.beg]
        return [*found, pack.pass_]

    def take(self, state: ToyState, choice: Choice) -> None:
        pack = state.pack
        if choice is pack.pass_:
            state.tell(PASSED, self.seat)
            return
        state.push(self)
        if choice is pack.buy:
            state.push(Amount(self.seat))
        elif choice is pack.roll:
            state.rolled = True
            state.push(Roll(self.seat))
        else:
            state.begged = True
            state.coins[self.seat] += 1

    def refusals(self, state: ToyState) -> list[Refusal]:
        pack = state.pack
        found = [] if state.coins[self.seat] else [Refusal(pack.buy, "coins-short", {"needed": 1})]
        found += [Refusal(pack.roll, "rolled")] if state.rolled else []
        return found + ([Refusal(pack.beg, "begged")] if state.begged else [])

    def terms(self, state: ToyState) -> Terms:
        return {"coins": state.coins[self.seat]}


class Amount(Step[ToyState]):
    """How many points are bought, a coin each."""

    completes = True

    def options(self, state: ToyState) -> list[Choice]:
        return state.pack.amount[1 : state.coins[self.seat] + 1]

    def take(self, state: ToyState, choice: Choice) -> None:
        state.coins[self.seat] -= choice.value
        state.bought[self.seat] += choice.value
        state.tell(BOUGHT, self.seat, choice.value)


class Roll(Step[ToyState]):
    """The die: 0 to 2 coins."""

    player: int

    def __init__(self, player: int) -> None:
        super().__init__(CHANCE)
        self.player = player

    def options(self, state: ToyState) -> list[Choice]:
        return [choice for choice, weight in zip(state.pack.coins, state.pack.die, strict=True) if weight]

    def odds(self, state: ToyState) -> list[int]:
        return [weight for weight in state.pack.die if weight]

    def take(self, state: ToyState, choice: Choice) -> None:
        state.coins[self.player] += choice.value
        state.tell(ROLLED, self.player, choice.value)


class Show(Step[ToyState]):
    """A card is shown: chance with one outcome, so that an undo never becomes a peek."""

    owner: int

    def __init__(self, owner: int) -> None:
        super().__init__(CHANCE)
        self.owner = owner

    def options(self, state: ToyState) -> list[Choice]:
        card = state.hands[self.owner]
        return [state.pack.show[card] for card in (state.cards.kinds() if card == HIDDEN else [card])]

    def take(self, state: ToyState, choice: Choice) -> None:
        if state.hands[self.owner] == HIDDEN:
            state.cards.remove(choice.value)
        state.hands[self.owner] = NONE
        state.shown[self.owner] = choice.value


class PassAlways(Standing[ToyState]):
    """Pass for the rest of this round."""

    rounds: int

    def __init__(self, seat: int, rounds: int) -> None:
        super().__init__("pass-always", seat)
        self.rounds = rounds

    def answer(self, state: ToyState) -> Choice | None:
        return state.pack.pass_ if isinstance(state.agenda[-1], Turn) else None

    def lapsed(self, state: ToyState) -> bool:
        return state.rounds != self.rounds


class Toy(Game[ToyState]):
    """The toy as a title."""

    id = "toy"
    rules = 2
    seat_counts = (2, 3)
    settings = (Setting("start", None, (None,), names_seat=True), Setting("rounds", 2, (1, 2, 3)))
    folder = Path(__file__).parent

    def pack(self, source: str | Path | None = None) -> ToyPack:
        name = "toy-1" if source is None else str(source)
        if name not in PACKS:
            raise unknown("built-in-pack", name, PACKS)
        return PACKS[name]

    def setup(self, pack: Pack, seats: int, settings: Mapping[str, Value]) -> ToyState:
        assert isinstance(pack, ToyPack)
        rounds, start = settings["rounds"], settings["start"]
        assert isinstance(rounds, int)
        state = ToyState(pack, seats, rounds)
        state.start = start if isinstance(start, int) else 0
        state.push(*(Deal(seat) for seat in range(seats)), Round())
        return state

    def redact(self, state: ToyState, seat: int | None) -> ToyState:
        seen = state.copy()
        for owner, card in enumerate(state.hands):
            if owner != seat and card >= 0:
                seen.hands[owner] = HIDDEN
                seen.cards.add(card)
        return seen

    def resample(self, state: ToyState, seat: int | None, rng: Random) -> ToyState:
        guess = state.copy()
        for owner, card in enumerate(state.hands):
            if card == HIDDEN:
                guess.hands[owner] = rng.choices(guess.cards.kinds(), guess.cards.odds())[0]
                guess.cards.remove(guess.hands[owner])
        return guess

    def scores(self, state: ToyState) -> list[int]:
        return [bought + shown for bought, shown in zip(state.bought, state.shown, strict=True)]

    def score_sheet(self, state: ToyState) -> list[dict[str, int]]:
        return [{"bought": state.bought[seat], "card": state.shown[seat]} for seat in range(state.seats)]

    def winners(self, state: ToyState) -> list[int]:
        scores = self.scores(state)
        return [seat for seat in range(state.seats) if scores[seat] == max(scores)]

    def measures(self, state: ToyState, seat: int) -> dict[str, int]:
        return {"coins": state.coins[seat], "points": state.bought[seat] + state.shown[seat]}

    def check(self, state: ToyState) -> None:
        assert all(coins >= 0 for coins in state.coins)
        assert sum(layer.total for layer in state.prizes) == 4 or state.over or state.rounds < 3

    def standing(self, state: ToyState, seat: int) -> list[Standing[ToyState]]:
        asked = state.seat == seat and isinstance(state.agenda[-1], Turn)
        return [PassAlways(seat, state.rounds)] if asked else []


TOY: Final = Toy()
