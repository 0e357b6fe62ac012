"""The supply (P2): seven resource cards and two craftsmen."""

from freestone.games.pillars.scene import cards
from freestone.games.pillars.scene.canvas import SUPPLY, Canvas, sized, slot
from freestone.games.pillars.state import ASIDE, NONE


def draw_supply(canvas: Canvas) -> None:
    """Lay out what can still be taken; every card keeps its slot."""
    _draw_resources(canvas)
    _draw_craftsmen(canvas)


def _draw_resources(canvas: Canvas) -> None:
    owners = canvas.state.resource_owner
    laid_out = [card for card in canvas.pack.resource_cards if owners[card.index] != ASIDE]
    for at, card in enumerate(laid_out):
        if owners[card.index] != NONE:
            continue
        place = slot(SUPPLY.at("resources"), len(laid_out), at)
        name = canvas.say("scene-resource", resource=card.name, workers=card.workers)
        canvas.put(
            card.name,
            "supply",
            sized(place, cards.RESOURCE_WIDTH, cards.HEIGHT),
            cards.resource(card),
            name,
            tip=canvas.explain(card.name),
            choice=f"take:{card.id}",
            rule="P2.2",
        )


def _draw_craftsmen(canvas: Canvas) -> None:
    state, pack = canvas.state, canvas.pack
    laid_out = [card for card in pack.of_round[state.round] if card not in state.shiring] if state.supply else []
    for at, index in enumerate(laid_out):
        if index not in state.supply:
            continue
        card = pack.craftsmen[index]
        canvas.put(
            card.name,
            "supply",
            sized(slot(SUPPLY.at("craftsmen"), len(laid_out), at), cards.WIDTH, cards.HEIGHT),
            cards.craftsman(card, canvas.say(card.name), priced=True),
            canvas.say("scene-craftsman-supply", craftsman=card.name, cost=card.cost),
            tip=canvas.explain(card.name),
            choice=f"hire:{card.id}",
            rule="P2.3",
        )
