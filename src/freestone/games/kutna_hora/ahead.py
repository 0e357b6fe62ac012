"""What the agenda says about the decision at hand and about what follows it."""

from typing import Any, Final

from freestone.core.step import Step
from freestone.games.kutna_hora.components import Components
from freestone.games.kutna_hora.names import DECKS, JOKER_ACTION, NONE
from freestone.games.kutna_hora.state import KutnaHoraState
from freestone.games.kutna_hora.steps.action import Accept, OfferAction
from freestone.games.kutna_hora.steps.barbara import ConvertHouse, GainForPairs, ScoreBuilding, TurnTile
from freestone.games.kutna_hora.steps.building import ChooseSite, ChooseTile, RemoveHouse
from freestone.games.kutna_hora.steps.end_of_round import (
    DealRedTile,
    DemandTax,
    PayTax,
    RedTilesArrive,
    ResolveEvent,
    RevealEvent,
    ScoreCouncil,
)
from freestone.games.kutna_hora.steps.income import SeatPatrician
from freestone.games.kutna_hora.steps.joker import ChooseAction
from freestone.games.kutna_hora.steps.market import Advance, TownBuilds
from freestone.games.kutna_hora.steps.mine import Dig, DrawMine, FillPool, PickMine, Prospect
from freestone.games.kutna_hora.steps.plot import ClaimPlot
from freestone.games.kutna_hora.steps.resolve import Resolve
from freestone.games.kutna_hora.steps.rights import Reveal, TakeRights
from freestone.games.kutna_hora.steps.round import NextRound, TakeTurn
from freestone.games.kutna_hora.steps.setup import (
    ChooseStart,
    DealSet,
    DealSets,
    DealStack,
    DrawGuildCard,
    DrawMineCard,
    PickSet,
    PlaceGuild,
    PlaceRock,
)
from freestone.games.kutna_hora.steps.turn import PlayCard

# Every step that asks a seat or chance, in the order of a game.
ASKING: Final[list[type[Step[Any]]]] = [
    *(ChooseStart, DealStack, Reveal, DrawMineCard, PlaceRock, DrawGuildCard, PickSet, PlaceGuild, DealSet),
    *(RevealEvent, PlayCard, ChooseAction, FillPool, DrawMine, PickMine, Dig, TakeRights, ClaimPlot, ChooseTile),
    *(ChooseSite, RemoveHouse, SeatPatrician, Accept, ConvertHouse, GainForPairs, ScoreBuilding, PayTax, DealRedTile),
]


class Places:
    """The places of steps that ask, and of kinds of effects (verb and noun); `in_list`: by list of effects."""

    def __init__(self, pack: Components) -> None:
        self.steps: dict[type, int] = {kind: at for at, kind in enumerate(ASKING)}
        every = [(effect.verb, effect.noun) for effects in pack.effect_lists for effect in effects]
        self.effects: list[tuple[str, int]] = sorted(set(every))
        self.no_effects: list[int] = [0] * len(self.effects)
        self.in_list: list[list[int]] = [
            [self.effects.index((effect.verb, effect.noun)) for effect in effects] for effects in pack.effect_lists
        ]


class Ahead:
    """What the steps of the agenda carry: the question on top, and those below that matter for what follows.

    What the rest of the table tells is left out: which place of the hall is dealt next, who gets the next set.
    """

    def __init__(self, places: Places, state: KutnaHoraState) -> None:
        self.origin: int = NONE
        self.tile: int = NONE
        self.stack: int = NONE
        self.row: int = NONE
        self.action: int = NONE
        self.amount: int = 0
        self.active: int = NONE
        self.cards: int = 0
        self.offers: list[int] = [0] * JOKER_ACTION
        self.effects: list[int] = places.no_effects
        self.advances: list[int] = [0] * len(DECKS)
        self.town_builds: list[int] = [0] * len(DECKS)
        self.turns_barbara: int = 0
        self.deals_sets: int = 0
        self.round_end: list[int] = [0, 0, 0, 0]
        self.taxes: list[int] = [0] * state.seats
        for step in state.agenda:
            if isinstance(step, TakeTurn):
                # The step names the turn after the present one.
                self.active = (state.start + step.place - 1) % state.seats
            elif isinstance(step, PlayCard):
                self.cards = step.left
            elif isinstance(step, Resolve):
                self._count(places, state.pack, step)
            elif isinstance(step, (NextRound, RedTilesArrive, ScoreCouncil, ResolveEvent, DemandTax)):
                self._end(step)
            elif isinstance(step, (OfferAction, Advance, TownBuilds, TurnTile, Prospect, DealSets)):
                self._happen(step)
        if state.agenda:
            self._ask(state.agenda[-1])

    def _count(self, places: Places, pack: Components, step: Resolve) -> None:
        """Add the effects that are not carried out yet."""
        effects, kinds = pack.effect_lists[step.effects], places.in_list[step.effects]
        self.effects = self.effects[:]
        for at in range(step.at, len(effects)):
            self.effects[kinds[at]] += effects[at].amount

    def _end(self, step: Step[Any]) -> None:
        """Note what the end of the round still brings."""
        if isinstance(step, DemandTax):
            self.taxes[step.player] = 1
        elif isinstance(step, ResolveEvent):
            self.round_end[0] = 1
        elif isinstance(step, ScoreCouncil):
            self.round_end[1] = 1
        elif isinstance(step, RedTilesArrive):
            self.round_end[2] = 1
        else:
            self.round_end[3] = 1

    def _happen(self, step: Step[Any]) -> None:
        """Note what will happen once the question is answered."""
        if isinstance(step, Prospect):
            self.origin = step.origin
        elif isinstance(step, OfferAction):
            self.offers[step.action] += 1
        elif isinstance(step, Advance):
            self.advances[step.deck] += step.count
        elif isinstance(step, TownBuilds):
            self.town_builds[step.deck] = 1
        elif isinstance(step, TurnTile):
            self.turns_barbara = 1
        else:
            self.deals_sets = 1

    def _ask(self, step: Step[Any]) -> None:
        """Note what the question is about."""
        if isinstance(step, ChooseSite):
            self.origin, self.tile = step.origin, step.tile
        elif isinstance(step, (ChooseTile, ClaimPlot, TakeRights, PickMine, Dig, SeatPatrician)):
            self.origin = step.origin
        elif isinstance(step, Reveal):
            self.stack = step.stack
        elif isinstance(step, (PlaceGuild, DealRedTile)):
            self.row = step.row
        elif isinstance(step, Accept):
            self.action = step.action
        elif isinstance(step, (ConvertHouse, GainForPairs)):
            self.amount = step.amount
        elif isinstance(step, PayTax):
            self.taxes[step.seat] = 1
