"""K9: St. Barbara's Cathedral."""

from typing import Final

from freestone.core.choice import Choice
from freestone.core.state import EventKind
from freestone.core.step import Refusal, Step, Terms
from freestone.games.kutna_hora.names import COMMODITY_NAMES, FROM_BARBARA, KINDS, NONE
from freestone.games.kutna_hora.state import KutnaHoraState, replaced
from freestone.games.kutna_hora.steps.action import Action
from freestone.games.kutna_hora.steps.building import guilds_with_houses, remove_house, without_houses
from freestone.games.kutna_hora.steps.end_of_game import building_points, own_buildings
from freestone.games.kutna_hora.steps.end_of_round import public_pairs
from freestone.games.kutna_hora.steps.resolve import Resolve

PELICAN_USED: Final = EventKind("pelican-used", "tile")
BARBARA_TURNED: Final = EventKind("barbara-turned", "tile")


class Barbara(Action):
    """K9: use a pelican for the current tile of the cathedral."""

    def possible(self, state: KutnaHoraState, seat: int, origin: int) -> bool:
        """Whether a pelican is unused."""
        return state.pelicans[seat] > 0

    def start(self, state: KutnaHoraState, seat: int, origin: int) -> None:
        """Turn the pelican; resolve the tile, then turn it. Once all are turned there is a fixed reward (K9.2)."""
        pack, current = state.pack, state.barbara
        state.pelicans[seat] -= 1
        state.used_pelicans[seat] += 1
        if current == len(pack.barbara_tiles):
            state.tell(PELICAN_USED, seat, "barbara-complete")
            state.put(Resolve(seat, pack.after_last, FROM_BARBARA))
            return
        tile = pack.barbara_tiles[current]
        state.tell(PELICAN_USED, seat, tile.name)
        fixed, middle = Resolve(seat, tile.fixed, FROM_BARBARA), Resolve(seat, tile.middle, FROM_BARBARA)
        state.push(fixed, middle, TurnTile(current))

    def refusal(self, state: KutnaHoraState, seat: int, choice: Choice) -> Refusal:
        """No pelican."""
        return Refusal(choice, "no-unused-pelican")


class TurnTile(Step[KutnaHoraState]):
    """K9.1, K9.4: the resolved tile is turned, unless a building has turned it in the meantime."""

    tile: int

    def __init__(self, tile: int) -> None:
        super().__init__()
        self.tile = tile

    def run(self, state: KutnaHoraState) -> None:
        """Turn it; its tax is ignored."""
        # A building built by tile 8 may have turned tile 8 itself, with its tax; then no further tile is turned (K9.4).
        if state.barbara == self.tile:
            state.barbara += 1
            state.tell(BARBARA_TURNED, state.start, state.pack.barbara_tiles[self.tile].name)


class ConvertHouse(Step[KutnaHoraState]):
    """K9.3, tile 3: the leftmost house of one of the seat's guilds becomes production; no deck or arm moves."""

    completes = True
    amount: int

    def __init__(self, seat: int, amount: int) -> None:
        super().__init__(seat)
        self.amount = amount

    def options(self, state: KutnaHoraState) -> list[Choice]:
        """The seat's guilds with a house left, or decline."""
        found = [state.pack.convert[guild] for guild in guilds_with_houses(state, self.seat)]
        found.append(state.pack.decline)
        return found

    def take(self, state: KutnaHoraState, choice: Choice) -> None:
        """Remove the house and produce more."""
        if choice is state.pack.decline:
            return
        remove_house(state, self.seat, choice.value)
        at = self.seat * KINDS + choice.value
        # Nothing is built, so no deck and no arm moves; `granted` tells this production from that of buildings (K9.3).
        state.granted = replaced(state.granted, at, state.granted[at] + self.amount)
        state.raise_production(self.seat, choice.value, self.amount)

    def refusals(self, state: KutnaHoraState) -> list[Refusal]:
        """Own guilds without a house."""
        return without_houses(state, self.seat, state.pack.convert)

    def terms(self, state: KutnaHoraState) -> Terms:
        """How much it brings."""
        return {"production": self.amount}

    def option_terms(self, state: KutnaHoraState, choice: Choice) -> Terms:
        """What the guild produces."""
        return {"commodity": COMMODITY_NAMES[choice.value]}


class GainForPairs(Step[KutnaHoraState]):
    """K9.3, tile 7: reputation for each public building next to one of the seat's own, or decline."""

    completes = True
    amount: int

    def __init__(self, seat: int, amount: int) -> None:
        super().__init__(seat)
        self.amount = amount

    def options(self, state: KutnaHoraState) -> list[Choice]:
        """Yes or no."""
        return [state.pack.accept, state.pack.decline]

    def take(self, state: KutnaHoraState, choice: Choice) -> None:
        """Gain the reputation."""
        if choice is state.pack.accept:
            state.change_reputation(self.seat, public_pairs(state, self.seat) * self.amount)

    def terms(self, state: KutnaHoraState) -> Terms:
        """How much it is."""
        return {"reputation": public_pairs(state, self.seat) * self.amount}


class ScoreBuilding(Step[KutnaHoraState]):
    """K9.3, tile 10: the dots of one of the seat's buildings score now, as at the end of the game."""

    completes = True

    def options(self, state: KutnaHoraState) -> list[Choice]:
        """The seat's buildings that would score something, or decline."""
        found = [state.pack.score[square] for square in scoring_buildings(state, self.seat)]
        found.append(state.pack.decline)
        return found

    def take(self, state: KutnaHoraState, choice: Choice) -> None:
        """Score it."""
        if choice is not state.pack.decline:
            state.score(self.seat, building_points(state, choice.value), FROM_BARBARA)

    def refusals(self, state: KutnaHoraState) -> list[Refusal]:
        """Other players' buildings, and the seat's own without a matching dot next to them."""
        return [found for square in state.side.town.squares for found in self._refused(state, square)]

    def option_terms(self, state: KutnaHoraState, choice: Choice) -> Terms:
        """Which building it is and what it scores."""
        tile = NONE if choice is state.pack.decline else state.town[choice.value]
        if tile == NONE:
            return {}
        return {"building": state.pack.tiles[tile].name, "points": building_points(state, choice.value)}

    def _refused(self, state: KutnaHoraState, square: int) -> list[Refusal]:
        choice, owner = state.pack.score[square], state.owners[square]
        if state.town[square] == NONE:
            return []
        if owner == NONE:
            return [Refusal(choice, "nobodys-building")]
        if owner != self.seat:
            return [Refusal(choice, "not-your-building", {"owner": owner})]
        return [] if building_points(state, square) else [Refusal(choice, "no-matching-dots")]


def scoring_buildings(state: KutnaHoraState, seat: int) -> list[int]:
    """Return the squares of a seat's buildings with matching dots next to them."""
    return [square for square in own_buildings(state, seat) if building_points(state, square)]
