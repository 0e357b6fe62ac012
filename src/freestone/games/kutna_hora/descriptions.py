"""What components say: messages and their values, generated from figures and effects."""

from typing import TYPE_CHECKING

from freestone.core.step import Terms
from freestone.games.kutna_hora.cards import EventCard, MineTile, Tile
from freestone.games.kutna_hora.effects import Effect
from freestone.games.kutna_hora.names import COLOURS, GUILD_NAMES, NONE, PATRICIANS, ROWS

if TYPE_CHECKING:
    from freestone.games.kutna_hora.components import Components

Text = tuple[str, Terms]


def descriptions(pack: "Components") -> dict[str, list[Text]]:
    """Return the texts of every component by its message id."""
    found = {tile.name: of_tile(tile) for tile in pack.tiles}
    for mine in [*pack.mine_tiles, *pack.technology_mines]:
        found[mine.name] = of_mine(mine)
    for cathedral in pack.barbara_tiles:
        effects = of_effects(cathedral.fixed_effects) + of_effects(cathedral.middle_effects)
        found[cathedral.name] = [*effects, ("figure-flip_tax", {"amount": cathedral.tax})]
    found["barbara-complete"] = of_effects(pack.effect_lists[pack.after_last])
    for event in pack.events:
        found[event.name] = of_event(event)
    for row, houses in zip(ROWS, pack.house_effects, strict=True):
        for number, listed in enumerate(houses, start=1):
            found[f"house-{row}-{number}"] = of_effects(pack.effect_lists[listed])
    for colour, points in zip(PATRICIANS, pack.patrician_pay, strict=True):
        found[f"patrician-{colour}"] = [(f"pays-{colour}", {"points": points, "two": pack.yellow_two})]
    return found


def of_effects(effects: list[Effect]) -> list[Text]:
    """Return the texts of effects."""
    return [effect.text() for effect in effects]


def of_tile(tile: Tile) -> list[Text]:
    """Return what a building costs, does and shows."""
    wood: Text = ("figure-wood", {"amount": tile.wood})
    dots: list[Text] = [
        (f"figure-dots-{colour}", {"amount": amount})
        for colour, amount in zip(COLOURS, tile.dots, strict=True)
        if amount
    ]
    return [wood, *of_effects(tile.effects), ("figure-plot", {"amount": tile.plot}), *dots]


def of_mine(mine: MineTile) -> list[Text]:
    """Return what a mine does, and what it means for its neighbours and its row."""
    return [*of_effects(mine.effects), ("figure-cost", {"amount": mine.cost}), ("figure-stars", {"amount": mine.stars})]


def of_event(card: EventCard) -> list[Text]:
    """Return what an event does at once and during its round, and then at the end of the round."""
    figures = {
        "figure-tax": card.tax,
        "figure-building_wood": card.building_wood,
        "figure-mine_wood": card.mine_wood,
    }
    found = [_figure(message, amount) for message, amount in figures.items() if amount]
    later = {"effect-population": card.population, "effect-ore_deck": card.ore}
    ending: list[Text] = [(message, {"amount": amount}) for message, amount in later.items() if amount]
    if card.town_builds != NONE:
        ending.append(("figure-town_builds", {"guild": GUILD_NAMES[card.town_builds]}))
    if card.measure:
        message = "figure-award_most" if card.most else "figure-award_each"
        ending.append((message, {"measure": f"award-{card.measure}", "least": card.at_least}))
        ending += of_effects(card.gain)
    return [*found, ("figure-end_of_round", {}), *ending] if ending else found


def _figure(message: str, amount: int) -> Text:
    return (message if amount > 0 else f"{message}-less"), {"amount": abs(amount)}
