"""What is printed, in the form in which bots look it up: made once for a pack."""

from typing import Final

from freestone.games.kutna_hora.components import Components
from freestone.games.kutna_hora.effects import Pelican, Points, Production, PublicTile, Reputation, Tax, Technology
from freestone.games.kutna_hora.names import DOTS, KINDS, NONE, ORE, SILVER, TOWN

ORE_ARM: Final = SILVER


class Gain:
    """What a list of effects brings at once, added up by kind."""

    amount: int
    commodity: int
    points: int
    reputation: int
    pelicans: int
    tax: int
    technology: int
    tiles: int

    def __init__(self, pack: Components, effects: int) -> None:
        self.amount = self.points = self.reputation = self.pelicans = self.tax = self.technology = self.tiles = 0
        self.commodity = NONE
        for effect in pack.effect_lists[effects]:
            if isinstance(effect, Production):
                self.amount += effect.amount
                self.commodity = effect.commodity
            elif isinstance(effect, Points):
                self.points += effect.amount
            elif isinstance(effect, Reputation):
                self.reputation += effect.amount
            elif isinstance(effect, Pelican):
                self.pelicans += effect.amount
            elif isinstance(effect, Tax):
                self.tax += effect.amount
            elif isinstance(effect, Technology):
                self.technology += 1
            elif isinstance(effect, PublicTile):
                self.tiles += 1


class Facts:
    """Tables of one pack: gains of tiles and houses, matching dots, and prices once the town has built.

    matches: of two tiles, the dots of the second whose colours the first has. near: by number of players, the same of
    a tile and the villages at a square. settled: by commodity, card and arm.
    """

    def __init__(self, pack: Components) -> None:
        self.pack: Components = pack
        self.tiles: list[Gain] = [Gain(pack, effects) for effects in pack.tile_effects]
        self.mines: list[Gain] = [Gain(pack, effects) for effects in pack.mine_effects]
        self.houses: list[list[Gain]] = [[Gain(pack, effects) for effects in row] for row in pack.house_effects]
        self.matches: list[list[int]] = [[matching(own, other) for other in pack.tile_dots] for own in pack.tile_dots]
        self.colours: list[int] = [sum(1 for dots in own if dots) for own in pack.tile_dots]
        self.dots: list[int] = [sum(own) for own in pack.tile_dots]
        self.near: list[list[list[int]]] = [
            [[matching(own, village) for village in side.town.villages] for own in pack.tile_dots]
            for side in pack.side_for
        ]
        self.settled: list[list[int]] = [settled(pack, commodity) for commodity in range(KINDS)]


def matching(own: list[int], other: list[int]) -> int:
    """Return the dots of another tile or village whose colours are among one's own (K13.1)."""
    return sum(other[colour] for colour in range(DOTS) if own[colour])


def settled(pack: Components, commodity: int) -> list[int]:
    """Return the prices of a commodity, cell by cell, as they are once the town has built what it wants (K3.3)."""
    prices, symbols = pack.prices[commodity], pack.symbols[ORE_ARM if commodity == ORE else commodity]
    found = []
    for cell in range(len(prices)):
        at = cell
        while symbols[at] == TOWN and at % pack.positions < pack.positions - 1:
            at += 1
        found.append(prices[at])
    return found
