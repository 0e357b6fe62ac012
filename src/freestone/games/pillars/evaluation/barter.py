"""What the market is worth to somebody who stands there: the purchases and sales that pay, cube by cube."""

from typing import Final

from freestone.games.pillars.components import METAL
from freestone.games.pillars.evaluation.workshop import MOST, Workshop

LEAST_GAIN: Final = 0.05
MOST_REMEMBERED: Final = 20000


class Barter:
    """What a trader may do: prices, the stock, and which kinds may be bought and sold."""

    def __init__(self, prices: list[int], stock: list[int], buys: tuple[int, ...], sells: tuple[int, ...]) -> None:
        self.prices = prices
        self.stock = stock
        self.buys = buys
        self.sells = sells


def gain(shop: Workshop, purse: list[float], held: list[int], gold: int, barter: Barter) -> float:
    """Return what trading adds to the worth of cubes and gold; gold is counted in halves, as in a purse."""
    key = (tuple(held), gold, tuple(barter.stock), barter.buys, barter.sells, purse[1])
    found = shop.trades.get(key)
    if found is None:
        if len(shop.trades) > MOST_REMEMBERED:
            shop.trades.clear()
        found = shop.trades[key] = _trade(shop, purse, held[:], gold, barter)
    return found


def _trade(shop: Workshop, purse: list[float], held: list[int], gold: int, barter: Barter) -> float:
    stock, prices, curves = barter.stock[:], barter.prices, shop.curves
    most = len(purse) - 1
    total = 0.0
    while True:
        best, chosen, step = LEAST_GAIN, -1, 0
        for kind in barter.buys:
            cost = 2 * prices[kind]
            if stock[kind] and gold >= cost and held[kind] < MOST:
                line, have = curves[kind], held[kind]
                worth = line[have + 1] - line[have] + purse[gold - cost] - purse[gold]
                if worth > best:
                    best, chosen, step = worth, kind, 1
        for kind in barter.sells:
            if held[kind]:
                line, have = curves[kind], held[kind]
                worth = line[have - 1] - line[have] + purse[min(gold + 2 * prices[kind], most)] - purse[gold]
                if worth > best:
                    best, chosen, step = worth, kind, -1
        if chosen < 0:
            return total
        total += best
        held[chosen] += step
        gold = min(gold - 2 * step * prices[chosen], most)
        if step > 0 and chosen < METAL:
            stock[chosen] -= 1
