"""K7.3: the effects of a tile, a house, a mine or an event, one after the other."""

from freestone.core.step import Step
from freestone.games.kutna_hora.state import KutnaHoraState


class Resolve(Step[KutnaHoraState]):
    """K7.3: carry out a printed list of effects in order; what an effect asks is answered before the next."""

    player: int
    effects: int
    at: int
    source: int

    def __init__(self, player: int, effects: int, source: int, at: int = 0) -> None:
        super().__init__()
        self.player = player
        self.effects = effects
        self.source = source
        self.at = at

    def run(self, state: KutnaHoraState) -> None:
        """Run effects until one puts something on the agenda; the rest waits below it."""
        effects = state.pack.effect_lists[self.effects]
        agenda = state.agenda
        depth = len(agenda)
        for at in range(self.at, len(effects)):
            effects[at].run(state, self.player, self.source)
            if len(agenda) > depth:
                if at + 1 < len(effects):
                    # Below everything that the effect has put on the agenda, also if that was several steps.
                    agenda.insert(depth, Resolve(self.player, self.effects, self.source, at + 1))
                return
