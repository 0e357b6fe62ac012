"""The weights of the evaluation: figures in points, kept as data and tuned by a command."""

from freestone.thinking import weights


class Weights:
    """What bots think things are worth; each name is explained in weights.toml."""

    def __init__(self, values: weights.Weights) -> None:
        self.values = values
        self.gold = values["gold"]
        self.gold_bend = values["gold_bend"][0]
        self.cube_workers = values["cube_workers"]
        self.metal_income = values["metal_income"][0]
        self.metal_workers = values["metal_workers"][0]
        self.metal_held = values["metal_held"][0]
        self.goldsmith = values["goldsmith"][0]
        self.cube_supply = values["cube_supply"]
        self.team_fade = values["team_fade"][0]
        self.income = values["income"]
        self.kept = values["kept"][0]
        self.salvage = values["salvage"]
        self.partner = values["partner"]
        self.hope = values["hope"][0]
        self.follow = values["follow"][0]
        self.redraw = values["redraw"]
        self.last_card = values["last_card"][0]
        self.tax_gold = values["tax_gold"][0]
        self.stop = values["stop"][0]
        self.worker = values["worker"][0]
        self.start = values["start"][0]
        self.bishop = values["bishop"][0]
        self.market = values["market"][0]
        self.rivalry = values["rivalry"][0]
        self.builder = values["builder"][0]
        self.growth = values["growth"]

    def lasting(self, verb: str) -> float:
        """Return what a kept card with this effect is worth each round, or once."""
        return self.values[verb][0]
