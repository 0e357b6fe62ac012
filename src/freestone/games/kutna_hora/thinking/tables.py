"""What judging a position looks up: the weights by name, and tables made once for each pack."""

from freestone.games.kutna_hora.components import Components
from freestone.games.kutna_hora.names import KINDS, TOWN
from freestone.games.kutna_hora.steps.end_of_game import matching_dots


class KutnaHoraWeights:
    """The weights as attributes, which compiled code reads fast; weights.toml explains each of them."""

    def __init__(self, numbers: dict[str, list[float]]) -> None:
        self.groschen: list[float] = numbers["groschen"]
        self.first_groschen: float = numbers["first_groschen"][0]
        self.first: float = numbers["first"][0]
        self.poor: list[float] = numbers["poor"]
        self.spent_an_action: float = numbers["spent_an_action"][0]
        self.near: float = numbers["near"][0]
        self.savings: float = numbers["savings"][0]
        self.incomes: float = numbers["incomes"][0]
        self.crowd: float = numbers["crowd"][0]
        self.soon: float = numbers["soon"][0]
        self.again: float = numbers["again"][0]
        self.buying: list[float] = numbers["buying"]
        self.tax: float = numbers["tax"][0]
        self.new_tax: float = numbers["new_tax"][0]
        self.earned: float = numbers["earned"][0]
        self.population: list[float] = numbers["population"]
        self.ore_level: list[float] = numbers["ore_level"]
        self.arms: list[float] = numbers["arms"]
        self.reputation: list[float] = numbers["reputation"]
        self.pair: float = numbers["pair"][0]
        self.tile: float = numbers["tile"][0]
        self.plot: float = numbers["plot"][0]
        self.dots: float = numbers["dots"][0]
        self.square: float = numbers["square"][0]
        self.usual_tile: list[float] = numbers["usual_tile"]
        self.usual_dots: float = numbers["usual_dots"][0]
        self.open_neighbour: float = numbers["open_neighbour"][0]
        self.crossed_out: float = numbers["crossed_out"][0]
        self.no_house: float = numbers["no_house"][0]
        self.open_square: float = numbers["open_square"][0]
        self.neighbour: float = numbers["neighbour"][0]
        self.builds: float = numbers["builds"][0]
        self.public: float = numbers["public"][0]
        self.rows: float = numbers["rows"][0]
        self.row_stars: float = numbers["row_stars"][0]
        self.star: float = numbers["star"][0]
        self.mine: list[float] = numbers["mine"]
        self.miner: float = numbers["miner"][0]
        self.technology: float = numbers["technology"][0]
        self.pelican: list[float] = numbers["pelican"]
        self.used_pelicans: float = numbers["used_pelicans"][0]
        self.barbara: list[float] = numbers["barbara"]
        self.council: list[float] = numbers["council"]
        self.unused: float = numbers["unused"][0]
        self.pooled: float = numbers["pooled"][0]
        self.promised: float = numbers["promised"][0]
        self.banked: list[float] = numbers["banked"]
        self.growth: list[float] = numbers["growth"]


class Gain:
    """What a list of effects brings at once, added up by verb."""

    def __init__(self, pack: Components, effects: int) -> None:
        amounts: dict[str, int] = {}
        for effect in pack.effect_lists[effects]:
            amounts[effect.verb] = amounts.get(effect.verb, 0) + effect.amount
        self.production: int = amounts.get("production", 0)
        self.points: int = amounts.get("points", 0)
        self.reputation: int = amounts.get("reputation", 0)
        self.pelicans: int = amounts.get("pelican", 0)
        self.tax: int = amounts.get("tax", 0)
        self.technology: int = amounts.get("technology", 0)
        self.tiles: int = amounts.get("public_tile", 0)


class Tables:
    """Gains, matching dots, and prices once the town has built, of one pack.

    - `gains`: by list of effects.
    - `matches`: of two tiles, the dots of the second that the first matches (K13.1).
    - `near`: by number of players, tile and square, the dots of the villages that the tile matches there.
    - `colours`, `dots`: by tile, how many colours and dots it has.
    - `settled`: by commodity and cell, the price once the town has built whatever it wants there (K3.3).
    """

    def __init__(self, pack: Components) -> None:
        # Thinking finds tables by the id of their pack, which must not be reused while they exist.
        self.pack: Components = pack
        self.gains: list[Gain] = [Gain(pack, effects) for effects in range(len(pack.effect_lists))]
        dots = pack.tile_dots
        self.matches: list[list[int]] = [[matching_dots(own, other) for other in dots] for own in dots]
        # By number of players, because the sides of the board have different villages.
        self.near: list[list[list[int]]] = [
            [[matching_dots(own, village) for village in side.town.villages] for own in dots] for side in pack.side_for
        ]
        self.colours: list[int] = [sum(1 for amount in own if amount) for own in dots]
        self.dots: list[int] = [sum(own) for own in dots]
        self.settled: list[list[int]] = [settled_prices(pack, commodity) for commodity in range(KINDS)]


def settled_prices(pack: Components, commodity: int) -> list[int]:
    """Return the prices of a commodity, cell by cell, once the town has built what it wants (K3.3)."""
    prices, symbols, found = pack.prices[commodity], pack.symbols[pack.arm_of[commodity]], []
    for cell in range(len(prices)):
        at = cell
        # An arm at its last position stays there, and its symbol does nothing (K3.3).
        while symbols[at] == TOWN and at % pack.positions < pack.positions - 1:
            at += 1
        found.append(prices[at])
    return found
