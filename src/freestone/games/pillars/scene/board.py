"""The board: its places in clockwise order, the event, the cost wheel, the bag and the cathedral."""

from typing import Final

from freestone.games.pillars.components import MATERIALS, METAL, Target
from freestone.games.pillars.scene import cards
from freestone.games.pillars.scene.builders import draw_builders
from freestone.games.pillars.scene.canvas import BOARD, Canvas, sized, slot
from freestone.games.pillars.state import NONE
from freestone.games.pillars.steps.board import RollTax
from freestone.games.pillars.steps.events import Bishop
from freestone.pictures import colour, counter, group, icon, plate, shield, text, wash

RULES: Final = {
    "bishop": "P4.2",
    "kingsbridge": "P4.4",
    "priory": "P4.5",
    "kings_court": "P4.7",
    "shiring": "P4.8",
    "castle": "P4.9",
    "market": "P4.10",
    "cathedral": "P4.12",
}
SPACE: Final = (
    f'<ellipse rx="13" ry="13.5" fill="{colour("paper")}" stroke="{colour("ink-soft")}" stroke-dasharray="3 2"/>'
)
SITES: Final = {"wood": "forest", "stone": "quarry", "sand": "gravel_pit"}


def draw_board(canvas: Canvas) -> None:
    """Put everything on the board, what lies lowest first."""
    _draw_cathedral(canvas)
    _draw_places(canvas)
    _draw_event(canvas)
    _draw_mill(canvas)
    _draw_kingsbridge(canvas)
    _draw_sites(canvas)
    _draw_court(canvas)
    _draw_shiring(canvas)
    _draw_castle(canvas)
    _draw_market(canvas)
    _draw_wheel(canvas)
    draw_builders(canvas)


def _draw_cathedral(canvas: Canvas) -> None:
    """P4.11: a part more after every round."""
    at = BOARD.at("cathedral")
    for number in range(1, canvas.state.cathedral + 1):
        part = BOARD.parts.get(f"part-{number}")
        if part:
            name = canvas.say("scene-cathedral-part", part=number)
            canvas.put(f"cathedral-part-{number}", "board", at, part, name, rule="P4.11")
    state = canvas.state
    words = canvas.say("scene-round", round=state.round, rounds=canvas.pack.rounds)
    sign = BOARD.at("round")
    canvas.put("round", "board", sign, text(0, 5, words, 14, bold=True), words, rule="P5.1")


def _draw_places(canvas: Canvas) -> None:
    """Where builders can be sent: the whole place can be clicked."""
    for target in canvas.pack.targets:
        state = canvas.state
        free = sum(state.spaces[space] == NONE for space in target.spaces)
        name = canvas.say("scene-place", target=f"target-{target.id}", free=free, spaces=len(target.spaces))
        canvas.put(
            f"place-{target.id}",
            "board",
            BOARD.at(f"place-{target.id}"),
            _spaces(canvas, target),
            name,
            tip=canvas.say(f"scene-tip-{target.place.id}"),
            choice=f"place:{target.id}",
            rule=RULES[target.place.id],
        )


def _spaces(canvas: Canvas, target: Target) -> str:
    """Return the spaces of a place, with the points that free ones score."""
    at = BOARD.at(f"place-{target.id}")
    art = ""
    for number, space in enumerate(target.spaces):
        spot = slot(BOARD.at(f"spaces-{target.id}"), len(target.spaces), number)
        points = target.place.points[target.place.spaces.index(space)]
        marked = points and canvas.state.spaces[space] == NONE
        art += group(spot.x - at.x, spot.y - at.y, SPACE, counter("point", points, 0, 0, 13) if marked else "")
    return art


def _draw_event(canvas: Canvas) -> None:
    """P4.1, P1.8: face down until it happens; who has foreseen it sees it."""
    state, at = canvas.state, BOARD.at("event")
    known = state.event if state.event != NONE else state.foreseen
    if known < 0:
        canvas.put("event", "board", at, cards.event_back(), canvas.say("scene-event-hidden"), rule="P4.1")
        return
    card = canvas.pack.events[known]
    art = cards.event(canvas.say(card.name), tuple(card.effects), card.good, card.index)
    message = "scene-event" if state.event != NONE else "scene-event-foreseen"
    name = canvas.say(message, card=card.name)
    asked = isinstance(canvas.step, Bishop)
    choice = "protection" if asked else ""
    canvas.put("event", "board", at, art, name, tip=canvas.explain(card.name), choice=choice, rule="P4.1")


def _draw_mill(canvas: Canvas) -> None:
    """P4.3: whose workers are in the wool mill."""
    state = canvas.state
    for seat in range(state.seats):
        if state.mill[seat]:
            art = wash(46, 24, colour("card"), corner=4, seed=seat + 2) + group(-13, 0, shield(seat, 18))
            art += counter("worker", state.mill[seat], 8, 0, 16)
            at = slot(BOARD.at("mill"), 4, seat, columns=2)
            name = canvas.say("scene-mill", seat=seat, workers=state.mill[seat])
            canvas.put(f"mill-{seat}", "board", sized(at, 46, 24), art, name, rule="P4.3")


def _draw_kingsbridge(canvas: Canvas) -> None:
    """P4.4: the two advantage cards."""
    for number, index in enumerate(canvas.state.kingsbridge, start=1):
        card = canvas.pack.advantages[index]
        canvas.put(
            card.name,
            "board",
            sized(BOARD.at(f"kingsbridge-card-{number}"), cards.WIDTH, cards.HEIGHT),
            cards.advantage(canvas.say(card.name), tuple(card.effects), card.when, index),
            canvas.say("scene-advantage-offered", advantage=card.name),
            tip=canvas.explain(card.name),
            choice=f"place:kingsbridge-{number}",
            rule="P4.4",
        )


def _draw_sites(canvas: Canvas) -> None:
    """P4.6: forest, quarry and gravel pit with the resource cards that were taken."""
    owners = canvas.state.resource_owner
    for kind, material in enumerate(MATERIALS[:METAL]):
        taken = [card for card in canvas.pack.resource_cards if card.material == kind and owners[card.index] >= 0]
        for at, card in enumerate(taken):
            owner = owners[card.index]
            place = slot(BOARD.at(SITES[material]), max(3, len(taken)), at)
            name = canvas.say("scene-claim", resource=card.name, owner=owner)
            art = cards.claim(card, owner)
            canvas.put(card.name, "board", sized(place, 46, 26), art, name, tip=canvas.explain(card.name), rule="P4.6")


def _draw_court(canvas: Canvas) -> None:
    """P4.7: the metal for the first guest, and the die for the tax."""
    state = canvas.state
    if state.court_metal:
        name = canvas.say("scene-court-metal")
        canvas.put("court-metal", "board", BOARD.at("court-metal"), icon("metal", size=22), name, rule="P4.7")
    rolled = not any(isinstance(step, RollTax) for step in state.agenda)
    face = wash(26, 26, colour("card"), corner=6) + text(0, 6.5, state.tax if rolled else "?", 18, bold=True)
    name = canvas.say("scene-tax", tax=state.tax) if rolled else canvas.say("scene-tax-unknown")
    canvas.put("die", "board", BOARD.at("die"), face, name, rule="P4.7")


def _draw_shiring(canvas: Canvas) -> None:
    """P4.8: the two craftsmen who wait in Shiring."""
    for number, index in enumerate(canvas.state.shiring, start=1):
        card = canvas.pack.craftsmen[index]
        canvas.put(
            card.name,
            "board",
            sized(BOARD.at(f"shiring-card-{number}"), cards.WIDTH, cards.HEIGHT),
            cards.craftsman(card, canvas.say(card.name)),
            canvas.say("scene-craftsman-shiring", craftsman=card.name),
            tip=canvas.explain(card.name),
            choice=f"place:shiring-{number}",
            rule="P4.8",
        )


def _draw_castle(canvas: Canvas) -> None:
    """P4.9: grey workers, until somebody has hired them for the next round."""
    workers = canvas.pack.castle_workers
    if not any(canvas.state.grey):
        name = canvas.say("scene-castle-workers", workers=workers)
        art = counter("worker-grey", workers, 0, 0, 22)
        canvas.put("castle-workers", "board", BOARD.at("castle-workers"), art, name, rule="P4.9")


def _draw_market(canvas: Canvas) -> None:
    """P4.10: a stall a material, with its price and what lies there."""
    state, pack = canvas.state, canvas.pack
    verb = "cube" if isinstance(canvas.step, Bishop) else "buy"
    for kind, material in enumerate(MATERIALS):
        at = BOARD.at(f"stall-{material}")
        left = state.market[kind] if kind < METAL else 0
        name = canvas.say("scene-stall", material=f"material-{material}", left=left, price=pack.prices[kind])
        if kind == METAL:
            name = canvas.say("scene-stall-metal", price=pack.prices[kind])
        price = BOARD.at(f"price-{material}")
        art = group(price.x - at.x, price.y - at.y, counter("gold", pack.prices[kind], size=15))
        choice = f"{verb}:{material}" if kind < METAL else ""
        canvas.put(f"stall-{material}", "board", at, art, name, choice=choice, rule="P4.10")
        _draw_cubes(canvas, material, left)


def _draw_cubes(canvas: Canvas, material: str, left: int) -> None:
    for number in range(left):
        at = slot(BOARD.at(f"cubes-{material}"), max(4, left), number, columns=2)
        name = canvas.say(f"material-{material}")
        art = icon(material, size=18)
        canvas.put(f"cube-{material}-{number}", "board", sized(at, 18, 18), art, name, rule="P4.10")


def _draw_wheel(canvas: Canvas) -> None:
    """P3.4: the marker at what the next builder costs."""
    state, costs = canvas.state, canvas.pack.builder_costs
    cost = state.cost()
    name = canvas.say("scene-wheel", cost=cost)
    tip = canvas.say("scene-tip-wheel")
    canvas.put("wheel", "board", BOARD.at("wheel"), "", name, tip=tip, choice="wait", rule="P3.4")
    at = BOARD.at(f"cost-{min(state.marker, len(costs), 7)}")
    canvas.put("cost-marker", "board", at, plate(cost, 0, 0, 25, colour("gold"), colour("night")), name, rule="P3.4")
    bag = canvas.say("scene-bag", builders=sum(state.bag.counts))
    canvas.put("bag", "board", BOARD.at("bag"), "", bag, tip=canvas.say("scene-tip-bag"), choice="redraw", rule="P3.2")
