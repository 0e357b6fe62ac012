"""Every card face up, to be looked at."""

from freestone.games.pillars.components import Components
from freestone.games.pillars.scene import cards
from freestone.presentation.values import Face
from freestone.words import Words


def faces(pack: Components, words: Words) -> dict[str, Face]:
    """Return how every card looks, by its name."""
    width, height = cards.WIDTH, cards.HEIGHT
    hired = {
        card.name: Face(width, height, cards.craftsman(card, words.name(card.name), priced=not card.start))
        for card in pack.craftsmen
    }
    supplied = {card.name: Face(cards.RESOURCE_WIDTH, height, cards.resource(card)) for card in pack.resource_cards}
    favours = {
        card.name: Face(
            width, height, cards.advantage(words.name(card.name), tuple(card.effects), card.when, card.index)
        )
        for card in pack.advantages
    }
    events = {
        card.name: Face(
            width + 4, height + 18, cards.event(words.name(card.name), tuple(card.effects), card.good, card.index)
        )
        for card in pack.events
    }
    return {**hired, **supplied, **favours, **events}
