"""How much of the game is left to a seat, and what is under way."""

from freestone.games.kutna_hora.evaluation.weights import Weights
from freestone.games.kutna_hora.names import KINDS, NONE
from freestone.games.kutna_hora.state import KutnaHoraState
from freestone.games.kutna_hora.steps.action import OfferAction
from freestone.games.kutna_hora.steps.end_of_round import DemandTax, PayTax, ScoreCouncil
from freestone.games.kutna_hora.steps.income import SeatPatrician
from freestone.games.kutna_hora.steps.joker import ChooseAction
from freestone.games.kutna_hora.steps.mine import Prospect
from freestone.games.kutna_hora.steps.round import NextRound


class Course:
    """Rounds after this one, cards to be played in this one, and what is still to be settled before it ends.

    offered: actions inside an action that are still to come, by action. joker: whether an action is being chosen.
    prospect: where a mine that is being drawn comes from; NONE if none is.
    """

    def __init__(self, state: KutnaHoraState, seat: int) -> None:
        track, pack = state.track, state.pack
        self.rounds: int = track.rounds - state.round
        self.tax_ahead: bool = True
        self.joker: bool = False
        self.seating: bool = False
        self.prospect: int = NONE
        self.offered: list[int] = []
        closing, scored = self._look(state, seat)
        held = 0
        first = seat * len(pack.cards)
        for card in range(len(pack.cards)):
            held += state.hand[first + card]
        self.plays_a_round: int = sum(pack.cards_per_turn)
        self.plays: int = 0 if closing else max(0, self.plays_a_round - (len(pack.cards) - held))
        self.left: float = self.rounds + self.plays / self.plays_a_round
        self.scorings: int = 0
        for at in track.patrician_scoring:
            if at > state.round or (at == state.round and not scored):
                self.scorings += 1

    def _look(self, state: KutnaHoraState, seat: int) -> tuple[bool, bool]:
        """Look through the agenda; return whether the round is closing and whether the council has met in it."""
        closing, taxed, scored = False, True, True
        for step in state.agenda:
            if isinstance(step, NextRound):
                closing = True
            elif isinstance(step, ScoreCouncil):
                scored = False
            elif isinstance(step, DemandTax):
                taxed = taxed and step.player != seat
            elif isinstance(step, PayTax):
                taxed = taxed and step.seat != seat
            elif isinstance(step, Prospect):
                if step.player == seat:
                    self.prospect = step.origin
            elif isinstance(step, ChooseAction):
                self.joker = step.seat == seat
            elif isinstance(step, SeatPatrician):
                self.seating = step.seat == seat
            elif isinstance(step, OfferAction) and step.player == seat:
                self.offered.append(step.action)
        self.tax_ahead = not closing or not taxed
        return closing, closing and scored


def likely_prices(state: KutnaHoraState, settled: list[list[int]], weights: Weights, ahead: float) -> list[int]:
    """Return the prices to be expected so many rounds from now: decks go on, and arms too, short of the end."""
    pack, at = state.pack, state.seats - 2
    levels = [
        min(pack.last_card[0], state.levels[0] + int(weights.population[at] * ahead + 0.5)),
        min(pack.last_card[1], state.levels[1] + int(weights.ore_level[at] * ahead + 0.5)),
    ]
    steps = int(weights.arms[at] * ahead + 0.5)
    found = []
    for commodity in range(KINDS):
        arm = state.arms[pack.arm_of[commodity]]
        arm = max(arm, min(arm + steps, pack.positions - 2))
        found.append(settled[commodity][levels[pack.deck_of[commodity]] * pack.positions + arm])
    return found
