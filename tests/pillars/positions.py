"""Positions for the tests of the rules: reached by playing with chance in hand, or edited; each one is checked."""

from typing import Any

from freestone.core.engine import advance, apply
from freestone.core.state import Event
from freestone.core.step import Refusal, Step
from freestone.games.pillars import GAME
from freestone.games.pillars.components import MATERIALS, Components
from freestone.games.pillars.state import NONE, PillarsState
from freestone.games.pillars.steps.builders import DrawBuilder

PACK = GAME.pack()
CRAFTSMAN = {card.id: card.index for card in PACK.craftsmen}
ADVANTAGE = {card.id: card.index for card in PACK.advantages}
EVENT = {card.id: card.index for card in PACK.events}
RESOURCE = {card.id: card.index for card in PACK.resource_cards}
STONE, WOOD, SAND, METAL = range(4)

QUIET = (
    *("pass", "keep", "wait", "stop", "finish", "protection", "amount:0"),
    *("hold:tax_exemption", "hold:thomas"),
    *("place:market", "place:kings_court", "place:priory", "place:castle", "place:cathedral", "place:bishop"),
    *("event:volunteers", "event:cold_winter", "event:richard_event", "event:philip", "event:king", "event:conflict"),
)


class Table:
    """A game in which the test decides everything, chance included; every position on the way is checked.

    What nobody asks for is decided quietly: players pass, wait and finish, the events do next to nothing.
    Wishes come first wherever they are offered.
    """

    def __init__(self, seats: int = 2, start: int = 0, wishes: tuple[str, ...] = (), pack: Components = PACK) -> None:
        self.state: PillarsState = GAME.setup(pack, seats, {"start": start})
        self.log: list[Event] = []
        self.state.events = self.log
        self.wishes = wishes
        advance(self.state)
        GAME.check(self.state)

    @property
    def options(self) -> list[str]:
        """What is offered, as texts."""
        return [choice.text for choice in self.state.options]

    @property
    def odds(self) -> dict[str, int]:
        """How likely each outcome of chance is."""
        return dict(zip(self.options, self.step.odds(self.state), strict=True))

    @property
    def step(self) -> Step[Any]:
        """The step that asks."""
        return self.state.agenda[-1]

    @property
    def refusals(self) -> dict[str, str]:
        """What is refused, and why."""
        return {refusal.choice.text: refusal.reason for refusal in self._refusals()}

    @property
    def refusal_terms(self) -> dict[str, dict[str, int | str]]:
        """What is refused, and the figures of the reason."""
        return {refusal.choice.text: refusal.terms for refusal in self._refusals()}

    def _refusals(self) -> list[Refusal]:
        return list(self.step.refusals(self.state))

    def told(self, kind: str, seat: int | None = None) -> list[tuple[int | str, ...]]:
        """The values of the events of one kind, of one seat if it is named."""
        return [event.values for event in self.log if event.kind.name == kind and seat in (None, event.seat)]

    def at(self, step: type[Step[Any]], seat: int | None = None) -> bool:
        """Whether this step asks now (and this seat)."""
        return not self.state.over and type(self.step) is step and seat in (None, self.state.seat)

    def play(self, *texts: str) -> "Table":
        """Take choices, one after the other."""
        for text in texts:
            assert text in self.options, f"{text} is not among {self.options}"
            apply(self.state, self.state.pack.vocabulary.find(text))
            GAME.check(self.state)
        return self

    def quiet(self) -> str:
        """Return a wish, or what disturbs least."""
        options = self.options
        return next((text for text in (*self.wishes, *QUIET) if text in options), options[0])

    def until(self, step: type[Step[Any]], seat: int | None = None) -> "Table":
        """Play quietly until this step asks (this seat)."""
        while not self.at(step, seat):
            assert not self.state.over, f"{step.__name__} was never asked"
            self.play(self.quiet())
        return self

    def to_round(self, number: int) -> "Table":
        """Play quietly until a round begins."""
        while self.state.round < number:
            self.play(self.quiet())
        return self

    def to_end(self) -> "Table":
        """Play quietly until the game is over."""
        while not self.state.over:
            self.play(self.quiet())
        return self

    def skip(self, count: int = 1) -> "Table":
        """Play so many choices quietly."""
        for _ in range(count):
            self.play(self.quiet())
        return self

    def board(self, **places: list[int]) -> "Table":
        """Let builders stand as given, in the order of the spaces, NONE for an empty one; the event comes next."""
        self.until(DrawBuilder)
        state = self.state
        state.agenda.pop()
        state.bag.counts = [0] * state.seats
        for place, owners in places.items():
            for space, owner in zip(PACK.place[place].spaces, owners, strict=False):
                state.spaces[space] = owner
        advance(state)
        GAME.check(state)
        return self

    def own(self, seat: int, *, gold: int | None = None, points: int | None = None, **cubes: int) -> "Table":
        """Give a player so much gold, so many points and cubes (stone, wood, sand, metal)."""
        state = self.state
        if gold is not None:
            state.gold[seat] = gold
        if points is not None:
            state.points[seat] = [points] + [0] * (len(PACK.sources) - 1)
        for material, count in cubes.items():
            state.cubes[seat][MATERIALS.index(material)] = count
        return self._edited()

    def team(self, seat: int, *craftsmen: str) -> "Table":
        """Let a player's team be these; who leaves is dismissed, who joins was dismissed or lay in the supply."""
        state, wanted = self.state, sorted(CRAFTSMAN[name] for name in craftsmen)
        state.dismissed += [card for card in state.team[seat] if card not in wanted]
        for card in wanted:
            if card not in state.team[seat]:
                (state.supply if card in state.supply else state.dismissed).remove(card)
        state.team[seat] = tuple(wanted)
        return self._edited()

    def hold(self, seat: int, *advantages: str) -> "Table":
        """Let a player keep advantage cards that others, now back in the deck, were revealed instead of."""
        state = self.state
        for name in advantages:
            card = ADVANTAGE[name]
            state.advantages.remove(card)
            state.advantages.add(next(other for other in self._gone() if other != card))
            state.holder[card] = seat
        return self._edited()

    def _gone(self) -> list[int]:
        """Return the regular advantage cards that have left the game."""
        state = self.state
        lying = [*state.advantages.kinds(), *state.kingsbridge]
        return [
            card.index
            for card in PACK.advantages
            if not card.last_round and card.index not in lying and state.holder[card.index] == NONE
        ]

    def _edited(self) -> "Table":
        """Offer again after an edit and check the position."""
        self.state.options = self.step.options(self.state)
        GAME.check(self.state)
        return self
