"""Rules, tips, icons and cards: what explains the game beside the table."""

from typing import Final

from freestone.games.kutna_hora.components import Components
from freestone.games.kutna_hora.names import PATRICIAN_NAMES
from freestone.presentation import Component
from freestone.words import Words

REASONS: Final = {
    "card-spent": "K2.2",
    "groschen-short": "K2.4",
    "commodity-short": "K2.4",
    "no-free-slot": "K5.2",
    "no-tile-left": "K5.1",
    "not-your-guild": "K5.1",
    "not-your-guild:house": "K7.8",
    "not-your-guild:convert": "K9.3",
    "only-public-tiles": "K7.4",
    "no-plot-marker": "K6.2",
    "no-free-square": "K6.1",
    "no-plot": "K7.1",
    "no-tile": "K7.1",
    "red-x": "K3.4",
    "no-house-left": "K7.2",
    "no-house-left:house": "K7.8",
    "no-house-left:convert": "K9.3",
    "no-house-at-all": "K7.8",
    "no-miner": "K4.6",
    "no-mine-tile": "K4.6",
    "no-open-space": "K4.3",
    "no-production": "K8.1",
    "no-patrician": "K8.2",
    "no-unused-pelican": "K9.1",
    "no-action-possible": "K10.1",
    "nobodys-building": "K7.5",
}
STEPS: Final = {
    "pick-set": "K1.9",
    "place-guild": "K1.9",
    "play-card": "K2.2",
    "choose-action": "K10.1",
    "accept": "K9.1",
    "claim-plot": "K6.1",
    "take-rights": "K5.1",
    "choose-tile": "K7.1",
    "choose-site": "K7.1",
    "remove-house": "K7.8",
    "fill-pool": "K4.1",
    "pick-mine": "K4.2",
    "dig": "K4.3",
    "seat-patrician": "K8.2",
    "convert-house": "K9.3",
    "gain-for-pairs": "K9.3",
    "score-building": "K9.3",
    "pay-tax": "K12.2",
}
ACTION_RULES: Final = {
    "mine": "K4.1",
    "rights": "K5.1",
    "plot": "K6.1",
    "building": "K7.1",
    "income": "K8.1",
    "barbara": "K9.1",
    "joker": "K10.1",
}
VERBS: Final = {
    "rest": "K2.3",
    "leave": "K4.2",
    "mine": "K4.4",
    "remove": "K7.6",
    **{f"action:{action}": rule for action, rule in ACTION_RULES.items()},
}
TOLD: Final = frozenset(
    {
        *("event-happened", "awarded", "town-built", "technology-rose", "tax-paid", "tax-not-paid", "council-met"),
        *("new-start", "game-ended"),
    }
)
TIPS: Final[dict[str, dict[str, list[str]]]] = {
    "pick-set": {"pick-set": ["hall", "market"]},
    "place-guild": {"place-guild": ["player-{seat}"]},
    "play-card": {"play-card": ["player-{seat}"], "first-steps": ["hall", "town"], "prices": ["market"]},
    "choose-action": {"joker": ["reputation-{seat}"]},
    "accept": {"barbara-gift": ["cathedral"]},
    "claim-plot": {"claim-plot": ["town"], "markers": ["rounds"]},
    "take-rights": {"take-rights": ["hall"], "costs": ["hall"]},
    "choose-tile": {"choose-tile": ["player-{seat}", "market"]},
    "choose-site": {"choose-site": ["town"]},
    "remove-house": {"remove-house": ["player-{seat}"]},
    "fill-pool": {"fill-pool": ["pool-{seat}", "waiting-{seat}"]},
    "pick-mine": {"pick-mine": ["mines"]},
    "dig": {"dig": ["mines"], "rows": ["mines"]},
    "seat-patrician": {"seat-patrician": ["council"]},
    "convert-house": {"convert-house": ["player-{seat}"]},
    "gain-for-pairs": {"gain-for-pairs": ["town"]},
    "score-building": {"score-building": ["town"]},
    "pay-tax": {"pay-tax": ["tax", "reputation-{seat}"]},
}
ACTION_CARD: Final = "glossary-card"
ICONS: Final = (
    *("point", "groschen", "ore", "silver", "wood", "permit", "food", "beer", "income", "population-deck", "ore-deck"),
    *("town-builds", "red-x", "tax", "reputation", "pelican", "flip", "house", "plot", "mine", "miner", "stack"),
    *("technology", "star", "dot-red", "dot-yellow", "dot-green", "dot-blue", "patrician-green", "patrician-silver"),
    *("patrician-yellow", "patrician-red", "crown", "scroll", "card", "joker", "event", "arrow"),
    *("start-player", "quill"),
)


def components(pack: Components) -> list[Component]:
    """Return every tile and card of a pack."""
    files = {True: "public_buildings.toml", False: "guild_buildings.toml"}
    found = [Component(tile.name, "cards-building", files[tile.colour >= 0], tile.id, "K7.3") for tile in pack.tiles]
    found += [Component(tile.name, "cards-mine", "mines.toml", tile.id, "K4.5") for tile in pack.mine_tiles]
    found += [
        Component(tile.name, "glossary-technology", "mines.toml", tile.id, "K7.6") for tile in pack.technology_mines
    ]
    found += [
        Component(tile.name, "glossary-flip", "st_barbara.toml", str(number), "K9.3")
        for number, tile in enumerate(pack.barbara_tiles, start=1)
    ]
    found += [Component(card.name, "cards-event", "events.toml", card.id, "K12.1") for card in pack.events]
    found += [Component(name, "cards-patrician", "rounds.toml", "patricians", "K12.3") for name in PATRICIAN_NAMES]
    return found + [Component(card.name, ACTION_CARD, "action_cards.toml", card.id, "K2.2") for card in pack.cards]


def what_actions_do(name: str, words: Words) -> str:
    """Return what the two actions of a card do."""
    pack = words.pack
    assert isinstance(pack, Components)
    card = next(card for card in pack.cards if card.name == name)
    texts = [(words.name(f"action-{action}"), words.text(f"scene-tip-{action}")) for action in card.actions]
    return " ".join(f"{action}: {does}" for action, does in texts)
