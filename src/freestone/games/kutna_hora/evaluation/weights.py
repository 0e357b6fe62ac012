"""The weights of the evaluation: figures in points, kept as data and tuned by a command."""

from pathlib import Path

from freestone.thinking import weights


class Weights:
    """What bots think things are worth; each name is explained in weights.toml."""

    def __init__(self, values: weights.Weights) -> None:
        self.values: weights.Weights = values
        self.groschen: list[float] = values["groschen"]
        self.first_groschen: float = values["first_groschen"][0]
        self.first: float = values["first"][0]
        self.spent_an_action: float = values["spent_an_action"][0]
        self.near: float = values["near"][0]
        self.savings: float = values["savings"][0]
        self.incomes: float = values["incomes"][0]
        self.crowd: float = values["crowd"][0]
        self.soon: float = values["soon"][0]
        self.again: float = values["again"][0]
        self.buying: list[float] = values["buying"]
        self.tax: float = values["tax"][0]
        self.new_tax: float = values["new_tax"][0]
        self.earned: float = values["earned"][0]
        self.population: list[float] = values["population"]
        self.ore_level: list[float] = values["ore_level"]
        self.arms: list[float] = values["arms"]
        self.reputation: list[float] = values["reputation"]
        self.pair: float = values["pair"][0]
        self.tile: float = values["tile"][0]
        self.plot: float = values["plot"][0]
        self.dots: float = values["dots"][0]
        self.square: float = values["square"][0]
        self.usual_tile: list[float] = values["usual_tile"]
        self.usual_dots: float = values["usual_dots"][0]
        self.open_neighbour: float = values["open_neighbour"][0]
        self.crossed_out: float = values["crossed_out"][0]
        self.no_house: float = values["no_house"][0]
        self.open_square: float = values["open_square"][0]
        self.neighbour: float = values["neighbour"][0]
        self.builds: float = values["builds"][0]
        self.public: float = values["public"][0]
        self.rows: float = values["rows"][0]
        self.row_stars: float = values["row_stars"][0]
        self.star: float = values["star"][0]
        self.mine: list[float] = values["mine"]
        self.miner: float = values["miner"][0]
        self.technology: float = values["technology"][0]
        self.pelican: list[float] = values["pelican"]
        self.used_pelicans: float = values["used_pelicans"][0]
        self.barbara: list[float] = values["barbara"]
        self.council: list[float] = values["council"]
        self.pooled: float = values["pooled"][0]
        self.pool: float = values["pool"][0]
        self.growth: list[float] = values["growth"]


def read() -> weights.Weights:
    """Read the weights that Freestone is shipped with."""
    return weights.read(Path(__file__).with_name("weights.toml"))
